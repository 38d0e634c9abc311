"""A toy of C: headers that are included as text, and prototypes apart from the definitions."""

import posixpath
from collections.abc import Collection, Sequence

import tree_sitter_c

from oxigraph_code.extraction import Conventions
from oxigraph_code.facts import FileFacts
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.languages.loader import TreeSitterLoader
from oxigraph_code.resolution import Semantics
from oxigraph_code.resolution.language.module_model import IncludedFiles
from oxigraph_code.resolution.language.object_model import ObjectModel
from oxigraph_code.resolution.language.semantics import Modules


class CConventions(Conventions):
    def visibility(self, name: str, enclosing_kind: str, modifiers: Sequence[str]) -> str:
        return "private" if "static" in modifiers else "public"


class CModules(Modules):
    def __init__(self, paths: Collection[str]) -> None:
        self._paths = paths

    def find(self, importer: str, name: str) -> str:
        name = name.strip('"')
        path = posixpath.normpath(posixpath.join(posixpath.dirname(importer), name))
        below = sorted(entry for entry in self._paths if entry.endswith(f"/{name}"))
        return path if path in self._paths else "\n".join(below)  # in any of the folders that a build may name


class CSemantics(Semantics):
    object_model = ObjectModel(has_declarations=True)
    module_model = IncludedFiles()

    def package(self, facts: FileFacts) -> str:
        return "program"  # the linker joins the functions of all files that are not static

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> Modules:
        return CModules(paths)


LOADER = TreeSitterLoader(
    language_id="c",
    file_extensions=("c", "h"),
    grammar=tree_sitter_c.language,
    query_files=("c.scm",),
    package=__name__,
    conventions=CConventions,
    semantics=CSemantics,
)

"""The rules of C for scopes and objects.

For maintainers: see ``resolution.language.semantics``. Names and texts only. The linker joins the functions and
variables of all files that are not static, so a program is one package.

Source: ISO/IEC 9899:2011, sections 6.2.1 to 6.2.3.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from oxigraph_code.facts import FileFacts
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.languages.c.library import LIBRARY, STARTS_PROCESSES, is_library_name, library_name
from oxigraph_code.languages.c.modules import CModules
from oxigraph_code.languages.c.roles import roles
from oxigraph_code.resolution.language.binding_model import Shadowing
from oxigraph_code.resolution.language.module_model import IncludedFiles
from oxigraph_code.resolution.language.object_model import ObjectModel
from oxigraph_code.resolution.language.semantics import Modules, Semantics
from oxigraph_code.resolution.language.type_model import TypeExpr

_PROGRAM = "program"
_QUALIFIER = re.compile(r"\b(?:const|volatile|restrict|struct|union|enum|register|static|extern)\b|[*&]")


class CSemantics(Semantics):
    """See ``resolution.language.semantics.Semantics``."""

    object_model = ObjectModel(has_declarations=True, stores_functions=True)
    module_model = IncludedFiles()
    binding_model = Shadowing()
    absent_values = ("NULL", "0")
    library = LIBRARY
    starts_processes = STARTS_PROCESSES
    builtin = staticmethod(library_name)
    is_never_shadowed = staticmethod(is_library_name)
    roles = staticmethod(roles)

    def module_name(self, path: str) -> str:
        return path

    def package(self, facts: FileFacts) -> str:
        return _PROGRAM

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> Modules:
        return CModules(paths, aliases)

    def read_annotation(self, text: str) -> TypeExpr | None:
        name = _QUALIFIER.sub("", text).strip()
        return TypeExpr(name) if name.isidentifier() else None

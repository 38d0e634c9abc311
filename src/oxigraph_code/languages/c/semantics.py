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
from oxigraph_code.resolution.language.object_model import CLASS_NAME, Implements, Members, ObjectModel, Receiver
from oxigraph_code.resolution.language.semantics import Modules, Semantics
from oxigraph_code.resolution.language.type_model import TypeExpr

_PROGRAM = "program"
_HELD = re.compile(
    r"(?:std::)?(?:unique_ptr|shared_ptr|weak_ptr|optional|vector|list|deque|set|array)"
    r"\s*<([^,<>]+(?:<.*>)?)(?:,.*)?>$"
)
_QUALIFIER = re.compile(
    r"\b(?:const|volatile|restrict|struct|union|enum|register|static|extern|class|typename|mutable|constexpr)\b|[*&]"
)


class CSemantics(Semantics):
    """See ``resolution.language.semantics.Semantics``."""

    object_model = ObjectModel(
        receiver=Receiver.IMPLICIT,
        own="this",
        members=Members.OUTSIDE,
        constructors=(CLASS_NAME,),
        implements=Implements.NAMED,
        has_declarations=True,
        stores_functions=True,
        has_flat_namespaces=True,
        chooses_by_parameters=True,
    )
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

    def base_name(self, base: str) -> str:
        return base.partition("<")[0].rpartition("::")[2].strip()

    def read_annotation(self, text: str) -> TypeExpr | None:
        name = _QUALIFIER.sub("", text).strip()
        if match := _HELD.match(name):
            return self.read_annotation(match[1])
        name = name.partition("<")[0].rpartition("::")[2].strip()
        return TypeExpr(name) if name.isidentifier() and name != "auto" else None


SEMANTICS = CSemantics()
"""The semantics of both languages, which are one program."""

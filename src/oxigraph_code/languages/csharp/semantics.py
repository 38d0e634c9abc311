"""The scope and object rules of C#.

For maintainers: see ``resolution.language.semantics``. Names and texts only. A namespace is a package, known by its
name; names of the namespaces around it are visible in it.

Source: C# language specification, "Basic concepts", "Namespaces", "Classes".
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cached_property

from oxigraph_code.facts import Definition, FileFacts
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.languages.csharp.annotations import read_annotation
from oxigraph_code.languages.csharp.library import DEFAULT_IMPORTS, LIBRARY, builtin, imported
from oxigraph_code.languages.csharp.roles import roles
from oxigraph_code.patterns.frameworks import SitePatterns, patterns_of
from oxigraph_code.resolution.language.binding_model import AnyOrder
from oxigraph_code.resolution.language.object_model import CLASS_NAME, Implements, Members, ObjectModel, Receiver
from oxigraph_code.resolution.language.semantics import Modules, Semantics

GLOBAL = "global"
"""The key of the namespace of files that state none."""
_NO_NAMESPACE = ("", "class", "interface")
_ARGUMENTS = re.compile(r"[<\[(?]")
_COMMON = frozenset(["Equals", "Finalize", "GetHashCode", "GetType", "MemberwiseClone", "ReferenceEquals", "ToString"])


class CSharpModules(Modules):
    """See ``resolution.language.semantics.Modules``."""

    def find(self, importer: str, name: str) -> str:
        return name


class CSharpSemantics(Semantics):
    """See ``resolution.language.semantics.Semantics``."""

    absent_values = ("null",)
    own_type = ""
    transparent_bases = frozenset({"System.Object"})
    binding_model = AnyOrder(class_sees_itself=False)
    object_model = ObjectModel(
        receiver=Receiver.IMPLICIT,
        own="this",
        parent="base",
        members=Members.REOPENED | Members.EXTENSIONS,
        reopening="partial",
        has_overloads=True,
        names_methods=True,
        implements=Implements.NAMED,
        constructors=(CLASS_NAME,),
        construction="new",
        subscript="this[]",
        has_namespaces=True,
    )
    library = LIBRARY

    @cached_property
    def patterns(self) -> SitePatterns:
        return patterns_of(__package__, ("csharp",))

    roles = staticmethod(roles)
    read_annotation = staticmethod(read_annotation)
    builtin = staticmethod(builtin)
    glob_import_type = staticmethod(imported)

    def package(self, facts: FileFacts) -> str:
        return facts.package if facts.package not in _NO_NAMESPACE else GLOBAL

    def packages_around(self, package: str) -> Sequence[str]:
        parts = package.split(".")
        return (*(".".join(parts[:length]) for length in range(len(parts) - 1, 0, -1)), GLOBAL)

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> Modules:
        return CSharpModules()

    def default_imports(self, path: str) -> Sequence[str]:
        return DEFAULT_IMPORTS

    def base_name(self, base: str) -> str:
        return _ARGUMENTS.split(base, maxsplit=1)[0].replace("global::", "").strip()

    def receiver_kind(self, method: Definition) -> tuple[str, bool]:
        return ("", False) if "static" in method.modifiers else ("this", True)

    def implicit_bases(self, definition: Definition) -> Sequence[str]:
        return ("System.Enum",) if definition.kind == "enum" else ()

    def is_external_class(self, qualified_name: str) -> bool:
        return qualified_name.rpartition(".")[2][:1].isupper()

    def common_member(self, name: str) -> str:
        return f"System.Object.{name}" if name in _COMMON else ""

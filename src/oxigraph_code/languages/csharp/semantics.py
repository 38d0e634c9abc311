"""The scope and object rules of C#.

For maintainers: see ``resolution.language.semantics``. Names and texts only.

Source: C# language specification, "Basic concepts", "Types", "Classes".
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from oxigraph_code.facts import FileFacts
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.resolution.language.binding_model import AnyOrder
from oxigraph_code.resolution.language.object_model import CLASS_NAME, Implements, Members, ObjectModel, Receiver
from oxigraph_code.resolution.language.semantics import Modules, Semantics
from oxigraph_code.resolution.language.type_model import Library, ValueTypes

GLOBAL = "global"
"""The key of the namespace of files that state none."""


class CSharpModules(Modules):
    """See ``resolution.language.semantics.Modules``: a namespace is a package, known by its name."""

    def find(self, importer: str, name: str) -> str:
        return name


class CSharpSemantics(Semantics):
    """See ``resolution.language.semantics.Semantics``."""

    absent_values = ("null",)
    own_type = ""
    binding_model = AnyOrder(class_sees_itself=False)
    object_model = ObjectModel(
        receiver=Receiver.IMPLICIT,
        own="this",
        parent="base",
        members=Members.REOPENED,
        has_overloads=True,
        implements=Implements.NAMED,
        constructors=(CLASS_NAME,),
        construction="new",
        has_namespaces=True,
    )
    library = Library(value_types=ValueTypes(names=("int", "bool"), text="string"))

    def package(self, facts: FileFacts) -> str:
        return facts.package or GLOBAL

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> Modules:
        return CSharpModules()

    def builtin(self, name: str) -> str:
        return name if name in ("int", "string", "bool") else ""

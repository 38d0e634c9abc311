"""A toy language, as short as a language can be: the forms of its models, and its package keys."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from oxigraph_code.facts import FileFacts
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.resolution.language.object_model import (
    CLASS_NAME,
    Ancestors,
    Implements,
    Members,
    ObjectModel,
    Receiver,
)
from oxigraph_code.resolution.language.semantics import Modules, Semantics


class ToyModules(Modules):
    def find(self, importer: str, name: str) -> str:
        return name


class ToySemantics(Semantics):
    object_model = ObjectModel(members=Members.OUTSIDE, ancestors=Ancestors.BY_DEPTH, implements=Implements.STRUCTURAL)

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> Modules:
        return ToyModules()

    def package(self, facts: FileFacts) -> str:
        return facts.package


class OverloadingToySemantics(ToySemantics):
    object_model = ObjectModel(
        receiver=Receiver.IMPLICIT,
        own="this",
        parent="super",
        has_overloads=True,
        constructors=(CLASS_NAME,),
        has_namespaces=True,
    )

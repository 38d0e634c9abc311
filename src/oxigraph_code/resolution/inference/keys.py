"""Subscript keys: the literal that a name is bound to, or that calls pass to a parameter.

For maintainers: an unknown key may mean any element. Other callers may pass another key too, which makes no resolved
call wrong; see ``argument_flow``. This module must not know the elements.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from oxigraph_code.facts.access_paths import ELEMENT, is_subscript
from oxigraph_code.resolution.inference.argument_flow import ArgumentFlow
from oxigraph_code.resolution.model.symbols import Bindings
from oxigraph_code.resolution.model.values import Site
from oxigraph_code.resolution.program.program import Program
from oxigraph_code.resolution.program.visible_bindings import VisibleBindings

_LONGEST: Final = 4
"""The longest chain of imports of a key."""
_STORED: Final = frozenset({"variable", "constant"})
_ANY: Final = (ELEMENT,)


class SubscriptKeys:
    """The keys in the files of a program."""

    def __init__(
        self,
        program: Program,
        visible_bindings: VisibleBindings,
        argument_flow: ArgumentFlow,
    ) -> None:
        self._visible_bindings = visible_bindings
        self._argument_flow = argument_flow
        self._program = program

    def steps(self, place: Site, name: str) -> Iterable[str]:
        """Return the subscripts that a name may stand for at a site."""
        path, meaning = place.path, self._visible_bindings.lookup(place, name)
        for _ in range(_LONGEST):
            entry = meaning.imports[0] if meaning.count == 1 and meaning.imports else None
            module = self._program.module(path, entry.path) if entry is not None and entry.kind == "symbol" else None
            if entry is None or module is None or module.kind != "module":
                break
            path = module.path
            meaning = self._program.names(path).in_scope(0, entry.name) or Bindings(-1)
        return self._bound(path, meaning) or _ANY

    def _bound(self, path: str, meaning: Bindings) -> Iterable[str]:
        """Return the key that a name is bound to in a file, if it is bound to a key."""
        definitions = self._program.files[path].definitions
        are_stored = all(definitions[index].kind in _STORED for index in meaning.definitions)
        if len(meaning.bindings) != 1 or meaning.imports or not are_stored:
            return ()
        binding = meaning.bindings[0]
        if binding.kind == "parameter":
            return self._argument_flow.keys(path, binding)
        return (binding.value,) if is_subscript(binding.value) and binding.kind == "variable" else ()

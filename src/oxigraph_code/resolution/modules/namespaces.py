"""The two namespaces of names in closed modules: modules and types, and values.

For maintainers: a module and a function of one name can exist side by side, and a glob import may bind one of them
while the scope itself binds the other. In other languages there is one namespace only. This module must not know how a
name is looked up.
"""

from __future__ import annotations

from typing import Final

from oxigraph_code.resolution.model.values import Value, Values
from oxigraph_code.resolution.program.program import Program

TYPES: Final = "types"
VALUES: Final = "values"

_TYPES_ALONE: Final = frozenset({"trait", "enum", "type_alias", "namespace"})
_VALUES_ALONE: Final = frozenset({"function", "method", "constant", "variable"})


class Namespaces:
    """The namespaces of the values of a program."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._are_apart = program.semantics.module_model.is_closed

    def lack(self, found: Values, namespace: str) -> bool:
        """Return true if all values of a name are in the other namespace."""
        other = VALUES if namespace == TYPES else TYPES
        return self._are_apart and bool(found) and all(self._only(value) == other for value in found)

    def are_open(self, found: Values) -> bool:
        """Return true if a name may have further values in the namespace that none of these is in."""
        return not found or self.lack(found, TYPES) or self.lack(found, VALUES)

    def joined(self, found: Values, others: Values) -> Values:
        """Join values of a name with others from the namespace that they leave open."""
        if not found or not others:
            return found or others
        for lacking in (TYPES, VALUES):
            if self.lack(found, lacking):
                return found + tuple(value for value in others if self._only(value) == lacking and value not in found)
        return found

    def _only(self, value: Value) -> str:
        """Return the only namespace of a value, empty if it may be in both."""
        if value.kind == "module":
            return TYPES
        if value.is_instance:
            return VALUES
        kind = self._program.definition(value).kind if value.kind == "symbol" else ""
        return TYPES if kind in _TYPES_ALONE else VALUES if kind in _VALUES_ALONE else ""

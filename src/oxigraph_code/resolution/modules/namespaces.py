"""In which of the two namespaces of a language something has its name: that of modules and types, or that of values.

For maintainers: in some languages a module and a function of one name stand side by side, and an import of everything
brings in the one where a scope itself has the other. Elsewhere nothing lacks anything here. This module must not know
how a name is found.
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
        self._are_apart = program.semantics.scoping.closed_namespaces

    def lack(self, found: Values, namespace: str) -> bool:
        """Whether all that was found under a name is in the other namespace than this one."""
        other = VALUES if namespace == TYPES else TYPES
        return self._are_apart and bool(found) and all(self._only(value) == other for value in found)

    def are_open(self, found: Values) -> bool:
        """Whether a name may mean something else besides, in the namespace that nothing found under it is in."""
        return not found or self.lack(found, TYPES) or self.lack(found, VALUES)

    def joined(self, found: Values, others: Values) -> Values:
        """What was found under a name, with those of others that are in the namespace that this is not in."""
        if not found or not others:
            return found or others
        for lacking in (TYPES, VALUES):
            if self.lack(found, lacking):
                return found + tuple(value for value in others if self._only(value) == lacking and value not in found)
        return found

    def _only(self, value: Value) -> str:
        """The one namespace that something has its name in, empty where that may be both."""
        if value.kind == "module":
            return TYPES
        if value.kind in ("instance", "outside-instance"):
            return VALUES
        kind = self._program.definition(value).kind if value.kind == "symbol" else ""
        return TYPES if kind in _TYPES_ALONE else VALUES if kind in _VALUES_ALONE else ""

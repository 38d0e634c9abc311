"""Object spreads: members that override those written before the spread.

For maintainers: if a member and a spread are on one line, only the order of the last spread is known. This module must
not know how an object came to a site.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oxigraph_code.facts import Spread
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.symbols import Bindings
from oxigraph_code.resolution.model.values import Value, Values, union
from oxigraph_code.resolution.program.program import Program

"""The name of a spread after all members of an object literal."""
_WRITTEN: Final = frozenset({"object", "module"})
_MAX_SPREADS: Final = 64


class Spreads:
    """The members of object literals with spreads."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        self._program = program
        self._evaluator = evaluator

    def over(
        self,
        owner: Value,
        name: str,
        spreads: Sequence[Spread],
        meaning: Bindings | None = None,
        written: Values = (),
    ) -> Values:
        """Return the values of a member: of the key, if it has values, or of a spread after it."""
        facts = self._program.files[owner.path]
        lines = [0]
        if meaning is not None:
            lines += [entry.line for entry in meaning.bindings]
            lines += [facts.definitions[index].start_line for index in meaning.definitions]
        found, is_all = written, True
        for entry in spreads[:_MAX_SPREADS]:
            if meaning is not None and not entry.is_last and entry.line <= max(lines):
                continue
            values = self._read(owner.path, entry)
            groups = [self._evaluator.of_member(value, name) for value in values if not value.is_external]
            if len(values) == 1 and values[0].kind in _WRITTEN and any(groups):
                found, is_all = groups[0], True
                continue
            is_known = bool(values) and all(map(self._evaluator.is_callable, union(groups)))
            found, is_all = union((found, *groups)), is_all and is_known
        return found if found == written and is_all else self._evaluator.one_of(found, is_all=is_all)

    def _read(self, path: str, entry: Spread) -> Values:
        scope = entry.scope if entry.value_scope < 0 else entry.value_scope
        return self._evaluator.read(path, scope, 0, entry.value) if entry.value else ()

"""Which of the things a name is bound to in a scope can have reached a place in it.

For maintainers: one look at lines, no graph of the control flow. The last binding before a place on whose branch the
place lies hides all before it; those after it stand on branches that may or may not have been taken, and in a loop what
comes later may have come before. In a function inside, or after the scope has run, all are possible.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from oxigraph_code.facts import Binding, Branch, FileFacts
from oxigraph_code.resolution.names import Meaning
from oxigraph_code.resolution.values import Place

_ALWAYS = Branch(0, 1 << 60)
_NEVER = Branch(1, 0)
_STORED = frozenset({"variable", "field", "constant"})


class _Candidate(NamedTuple):
    line: int
    kind: str
    number: int


class Flow:
    """The branches of one file."""

    def __init__(self, facts: FileFacts) -> None:
        self._facts = facts
        self._branches = sorted(facts.branches, key=lambda branch: (branch.start, -branch.end))
        self._starts = [branch.start for branch in self._branches]
        self._parents: list[int] = []
        open_branches: list[int] = []
        for index, branch in enumerate(self._branches):
            while open_branches and self._branches[open_branches[-1]].end < branch.start:
                open_branches.pop()
            self._parents.append(open_branches[-1] if open_branches else -1)
            open_branches.append(index)

    def reaching(self, meaning: Meaning, place: Place) -> Meaning:
        """The meaning of a name without what cannot be seen at a place where it is used."""
        count = len(meaning.definitions) + len(meaning.bindings) + len(meaning.imports)
        if count < 2 or not place.line or not self._runs_in(place.scope, meaning.scope):
            return meaning
        found = self._candidates(meaning)
        # What a function inside binds, it binds at any time.
        found = [
            entry
            for entry in found
            if not (entry.kind == "binding" and self._is_of_function(meaning.bindings[entry.number]))
        ]
        before = [entry for entry in found if entry.line < place.line]
        first = next(
            (nth for nth in range(len(before) - 1, -1, -1) if self._branch(before[nth].line).end >= place.line), 0
        )
        while first and before[first - 1].line == before[first].line and self._are_alternatives(meaning, before, first):
            first -= 1
        kept = before[first:]
        loop = self._loop(place.line)
        kept += [entry for entry in found if entry.line >= place.line and loop.start <= entry.line <= loop.end]
        if not kept or len(kept) == count:
            return meaning
        chosen = {(entry.kind, entry.number) for entry in kept}
        definitions = self._facts.definitions
        return meaning._replace(
            definitions=tuple(
                entry
                for entry in meaning.definitions
                if definitions[entry].kind in _STORED
                or ("definition", entry) in chosen
                or "overload" in definitions[entry].modifiers
            ),
            bindings=tuple(
                entry
                for nth, entry in enumerate(meaning.bindings)
                if ("binding", nth) in chosen or self._is_of_function(entry)
            ),
            imports=tuple(entry for nth, entry in enumerate(meaning.imports) if ("import", nth) in chosen),
        )

    @staticmethod
    def _are_alternatives(meaning: Meaning, found: Sequence[_Candidate], nth: int) -> bool:
        """Whether two neighbours are what one variable may turn out to be: read in scopes of their own."""
        pair = found[nth - 1 : nth + 1]
        if any(entry.kind != "binding" for entry in pair):
            return False
        first, second = (meaning.bindings[entry.number] for entry in pair)
        return first.scope == second.scope and first.value_scope != second.value_scope

    def is_bound(self, meaning: Meaning, place: Place) -> bool:
        """Whether anything binds the name before a place in the scope that does."""
        if not place.line or not self._runs_in(place.scope, meaning.scope):
            return True
        return any(entry.line < place.line for entry in self._candidates(meaning)) or self._loop(place.line) != _NEVER

    def narrowed(self, narrowings: Sequence[Binding], place: Place) -> list[Binding]:
        """Of what is known of an expression where something is true, what holds at a place; the innermost."""
        found: list[Binding] = []
        for entry in narrowings:
            holds = entry.line <= place.line <= self._branch(entry.line).end and self._runs_in(place.scope, entry.scope)
            if holds and (not found or entry.line >= found[0].line):
                found = [*(other for other in found if other.line == entry.line), entry]
        return found

    def _candidates(self, meaning: Meaning) -> list[_Candidate]:
        """In order of their lines; what is stored is a binding, beside the symbol it is."""
        definitions = self._facts.definitions
        found = [
            _Candidate(definitions[entry].start_line, "definition", entry)
            for entry in meaning.definitions
            if definitions[entry].kind not in _STORED
        ]
        found += [_Candidate(entry.line, "binding", nth) for nth, entry in enumerate(meaning.bindings)]
        found += [_Candidate(entry.line, "import", nth) for nth, entry in enumerate(meaning.imports)]
        return sorted(found)

    def _is_of_function(self, binding: Binding) -> bool:
        """Whether a function inside of a scope binds the name in it."""
        is_elsewhere = binding.kind != "parameter" and binding.value_scope >= 0
        return is_elsewhere and not self._runs_in(binding.value_scope, binding.scope)

    def _runs_in(self, scope: int, outer: int) -> bool:
        """Whether a scope is run as a part of another, not called later."""
        scopes = self._facts.scopes
        while scope != outer and scope > 0 and scopes[scope].kind == "block":
            scope = scopes[scope].parent
        return scope == outer

    def _branch(self, line: int) -> Branch:
        """The innermost branch around a line."""
        index = self._innermost(line)
        return self._branches[index] if index >= 0 else _ALWAYS

    def _loop(self, line: int) -> Branch:
        """The outermost loop around a line."""
        found, index = _NEVER, self._innermost(line)
        while index >= 0:
            if self._branches[index].is_loop:
                found = self._branches[index]
            index = self._parents[index]
        return found

    def _innermost(self, line: int) -> int:
        index = bisect_left(self._starts, line + 1) - 1
        while index >= 0 and self._branches[index].end < line:
            index = self._parents[index]
        return index

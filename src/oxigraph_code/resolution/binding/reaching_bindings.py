"""Which of the things a name is bound to in a scope can have reached a place in it.

For maintainers: one look at lines, no graph of the control flow. The last binding before a place on whose branch the
place lies hides all before it; those after it stand on branches that may or may not have been taken, and in a loop what
comes later may have come before. In a function inside, or after the scope has run, all are possible.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import attrgetter
from typing import Final, final

from oxigraph_code.facts import Binding, Branch, FileFacts
from oxigraph_code.resolution.model.symbols import Bindings
from oxigraph_code.resolution.model.values import Site

_ALWAYS: Final = Branch(0, 1 << 60)
_NEVER: Final = Branch(1, 0)
_STORED: Final = frozenset({"variable", "field", "constant"})
# No assignment hides what they say: it is of their own symbol, or of types.
_ALWAYS_THERE: Final = _STORED | {"trait", "type_alias", "namespace"}

_RUN_IN_PLACE: Final = frozenset({"block", "object"})
"""The kinds of scopes that are no code to be called later."""

_MOST: Final = 256
"""So many things that may have reached a place say no more than all of them."""


_Candidate = tuple[int, str, int]
"""Something that binds a name: its line, what it is, and its number among the like."""


@final
class _Candidates:
    """What binds a name in order of the lines, but for what functions inside bind: they do at any time.

    ``start`` is the first line of anything that binds it. ``definitions`` are the numbers of those definitions that are
    there at any time, ``bindings`` the same of bindings. Where it ``is_declared``, it is the name of a type parameter.
    """

    __slots__ = ("all", "bindings", "definitions", "is_declared", "lines", "meaning", "start")

    def __init__(
        self, meaning: Bindings, found: list[_Candidate], start: int, definitions: set[int], bindings: set[int]
    ) -> None:
        self.meaning = meaning
        self.all = found
        self.lines = [line for line, _, _ in found]
        self.start = start
        self.definitions = definitions
        self.bindings = bindings
        self.is_declared = any(entry.kind == "type_parameter" for entry in meaning.bindings)


_LINE: Final[Callable[[Binding], int]] = attrgetter("line")


class ReachingBindings:
    """The branches of one file."""

    def __init__(self, facts: FileFacts) -> None:
        self._facts = facts
        self._branches = _distinct(facts.branches)
        self._starts = [branch.start for branch in self._branches]
        self._parents: list[int] = []
        self._known: dict[int, _Candidates] = {}
        self._narrowings: dict[str, dict[tuple[int, int], list[Binding]]] = {}
        self._together: dict[int, list[int]] = {}
        open_branches: list[int] = []
        for index, branch in enumerate(self._branches):
            while open_branches and self._branches[open_branches[-1]].end < branch.start:
                open_branches.pop()
            self._parents.append(open_branches[-1] if open_branches else -1)
            open_branches.append(index)

    def reaching(self, meaning: Bindings, place: Site) -> Bindings:
        """The meaning of a name without what cannot be seen at a place where it is used."""
        count = meaning.count
        if count < 2 or not place.line or not self._runs_in(place.scope, meaning.scope):
            return meaning
        candidates = self._candidates(meaning)
        if candidates.is_declared:
            return meaning
        end = bisect_left(candidates.lines, place.line)
        first = self._first(candidates, end, place.line)
        # In a loop, what comes later may have come before.
        later = max(bisect_right(candidates.lines, self._loop(place.line).end), end)
        if later == first or later - first == count or later - first > _MOST:
            return meaning
        chosen = {"definition": set(candidates.definitions), "binding": set(candidates.bindings), "import": set[int]()}
        for _, kind, number in candidates.all[first:later]:
            chosen[kind].add(number)
        return meaning.only(
            definitions=tuple(meaning.definitions[nth] for nth in sorted(chosen["definition"])),
            bindings=tuple(meaning.bindings[nth] for nth in sorted(chosen["binding"])),
            imports=tuple(meaning.imports[nth] for nth in sorted(chosen["import"])),
        )

    def _first(self, candidates: _Candidates, end: int, line: int) -> int:
        """The first candidate before a line that may have reached it: the last that certainly did, or the first of
        all; no farther back than matters."""
        lines = candidates.lines
        for nth in range(end - 1, max(end - _MOST, 0) - 1, -1):
            if self._branch(lines[nth]).end >= line:
                break
        else:
            return max(end - _MOST - 1, 0)
        while nth and lines[nth - 1] == lines[nth] and self._are_alternatives(candidates, nth):
            nth -= 1
        return nth

    @staticmethod
    def _are_alternatives(candidates: _Candidates, nth: int) -> bool:
        """Whether two neighbours are what one variable may turn out to be: read in scopes of their own."""
        (_, first_kind, first_number), (_, second_kind, second_number) = candidates.all[nth - 1 : nth + 1]
        if first_kind != "binding" or second_kind != "binding":
            return False
        bindings = candidates.meaning.bindings
        first, second = bindings[first_number], bindings[second_number]
        return first.scope == second.scope and first.value_scope != second.value_scope

    def is_bound(self, meaning: Bindings, place: Site) -> bool:
        """Whether anything binds the name before a place in the scope that does."""
        if not place.line or not self._runs_in(place.scope, meaning.scope):
            return True
        return self._candidates(meaning).start < place.line or self._loop(place.line) != _NEVER

    def narrowed(self, path: str, narrowings: Sequence[Binding], place: Site, before: int) -> list[Binding]:
        """Of what is known of an access path where something is true, what holds at a place; the innermost, or with a
        line the innermost from before that."""
        latest_line = min(place.line, before - 1) if before else place.line
        if path not in self._narrowings:
            self._narrowings[path] = defaultdict(list)
            for entry in sorted(narrowings, key=_LINE):
                self._narrowings[path][self._innermost(entry.line), entry.scope].append(entry)
        scopes = self._run_together(place.scope)
        found: list[Binding] = []
        by_place = self._narrowings[path]
        for branch in self._around(place.line):
            for scope in scopes:
                entries = by_place.get((branch, scope), [])
                end = bisect_right(entries, latest_line, key=_LINE) if entries else 0
                latest = entries[bisect_left(entries, entries[end - 1].line, key=_LINE) : end] if end else []
                if latest and found and latest[0].line == found[0].line:
                    found = [*latest, *found]
                elif latest and (not found or latest[0].line > found[0].line):
                    found = latest
        return found

    def _around(self, line: int) -> Iterator[int]:
        """The branches around a line, the innermost first, and -1 for what is around all."""
        index = self._innermost(line)
        while index >= 0:
            if self._branches[index].end >= line:
                yield index
            index = self._parents[index]
        yield -1

    def _candidates(self, meaning: Bindings) -> _Candidates:
        # Meanings are kept, so each is known by what it is; to compare them would take as long as to look at them.
        known = self._known.get(id(meaning))
        if known is None:
            known = self._known[id(meaning)] = self._gathered(meaning)
        return known

    def _gathered(self, meaning: Bindings) -> _Candidates:
        """What binds a name; what is stored is a binding, beside the symbol it is."""
        definitions = self._facts.definitions
        found: list[_Candidate] = []
        stored: set[int] = set()
        at_any_time: set[int] = set()
        for nth, index in enumerate(meaning.definitions):
            if definitions[index].kind not in _ALWAYS_THERE:
                found.append((definitions[index].start_line, "definition", nth))
            if definitions[index].kind in _ALWAYS_THERE or "overload" in definitions[index].modifiers:
                stored.add(nth)
        found += [(entry.line, "import", nth) for nth, entry in enumerate(meaning.imports)]
        for nth, binding in enumerate(meaning.bindings):
            if self._is_of_function(binding):
                at_any_time.add(nth)
            else:
                found.append((binding.line, "binding", nth))
        found.sort()
        first = found[0][0] if found else _ALWAYS.end
        start = min([first, *(meaning.bindings[nth].line for nth in at_any_time)])
        return _Candidates(meaning, found, start, stored, at_any_time)

    def _is_of_function(self, binding: Binding) -> bool:
        """Whether a function inside of a scope binds the name in it."""
        is_elsewhere = binding.kind != "parameter" and binding.value_scope >= 0
        return is_elsewhere and not self._runs_in(binding.value_scope, binding.scope)

    def _runs_in(self, scope: int, outer: int) -> bool:
        """Whether a scope is run as a part of another, not called later."""
        return scope == outer or outer in self._run_together(scope)

    def _run_together(self, scope: int) -> Sequence[int]:
        """A scope and those around it that it is run as a part of."""
        known = self._together.get(scope)
        if known is None:
            scopes = self._facts.scopes
            known = self._together[scope] = [scope]
            while known[-1] > 0 and scopes[known[-1]].kind in _RUN_IN_PLACE:
                known.append(scopes[known[-1]].parent)
        return known

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


def _distinct(branches: Iterable[Branch]) -> list[Branch]:
    """Those around others before them. Of several on the same lines, as where all stands on one, no line can tell."""
    found: list[Branch] = []
    for branch in sorted(branches, key=_lines):
        if not found or branch.end != found[-1].end or branch.start != found[-1].start:
            found.append(branch)
        elif branch.is_loop:
            found[-1] = branch
    return found


def _lines(branch: Branch) -> int:
    """The lines of a branch, as one number that says which comes first."""
    return (branch.start << 32) - branch.end

"""Reaching bindings: those bindings of a name that some path of execution carries to a line.

For maintainers: this looks at lines and branches and builds no control-flow graph. The last binding before a line whose
branch encloses that line shadows all bindings before it; later ones are in branches that may or may not have run, and
in a loop a later line may run first. In a nested function, or after the scope has run, every binding may reach.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import attrgetter
from typing import Final, final

from oxigraph_code.facts import Binding, Branch, FileFacts, Narrowing
from oxigraph_code.resolution.model.symbols import Bindings
from oxigraph_code.resolution.model.values import Site

_ALWAYS: Final = Branch(0, 1 << 60)
_NEVER: Final = Branch(1, 0)
_STORED: Final = frozenset({"variable", "field", "constant"})
# No assignment shadows them: they are declarations of types or of their own symbol.
_ALWAYS_THERE: Final = _STORED | {"trait", "type_alias", "namespace"}

_RUN_IN_PLACE: Final = frozenset({"block", "object"})
"""The kinds of scopes that run as a part of the code around them."""

_MAX_CANDIDATES: Final = 256
"""The most candidates to tell apart; more of them say no more than all bindings."""


_Candidate = tuple[int, str, int]
"""A candidate: its line, the kind of binding, and its number within that kind."""


@final
class _Candidates:
    """The bindings of a name in order of lines, without those in nested functions, which may run late.

    ``start`` is the first line of any binding. ``definitions`` and ``bindings`` are the numbers of the definitions and
    bindings that reach every line. If it ``is_declared``, the name is a type parameter.
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


_LINE: Final[Callable[[Narrowing], int]] = attrgetter("line")


class ReachingBindings:
    """The branches of one file."""

    def __init__(self, facts: FileFacts) -> None:
        self._facts = facts
        self._branches = _distinct(facts.branches)
        self._starts = [branch.start for branch in self._branches]
        self._parents: list[int] = []
        self._known: dict[int, _Candidates] = {}
        self._narrowings: dict[str, dict[tuple[int, int], list[Narrowing]]] = {}
        self._together: dict[int, list[int]] = {}
        open_branches: list[int] = []
        for index, branch in enumerate(self._branches):
            while open_branches and self._branches[open_branches[-1]].end < branch.start:
                open_branches.pop()
            self._parents.append(open_branches[-1] if open_branches else -1)
            open_branches.append(index)

    def reaching(self, meaning: Bindings, place: Site) -> Bindings:
        """Return the bindings of a name without those that cannot reach a site."""
        count = meaning.count
        if count < 2 or not place.line or not self._runs_in(place.scope, meaning.scope):
            return meaning
        candidates = self._candidates(meaning)
        if candidates.is_declared:
            return meaning
        end = bisect_left(candidates.lines, place.line)
        first = self._first(candidates, end, place.line)
        # In a loop, a later line may run before.
        later = max(bisect_right(candidates.lines, self._loop(place.line).end), end)
        if later == first or later - first == count or later - first > _MAX_CANDIDATES:
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
        """Find the first candidate before a line that may reach it: the last one in a branch around the line."""
        lines = candidates.lines
        for nth in range(end - 1, max(end - _MAX_CANDIDATES, 0) - 1, -1):
            if self._branch(lines[nth]).end >= line:
                break
        else:
            return max(end - _MAX_CANDIDATES - 1, 0)
        while nth and lines[nth - 1] == lines[nth] and self._are_alternatives(candidates, nth):
            nth -= 1
        return nth

    @staticmethod
    def _are_alternatives(candidates: _Candidates, nth: int) -> bool:
        """Return true if two neighbours bind the same variable in alternative scopes."""
        (_, first_kind, first_number), (_, second_kind, second_number) = candidates.all[nth - 1 : nth + 1]
        if first_kind != "binding" or second_kind != "binding":
            return False
        bindings = candidates.meaning.bindings
        first, second = bindings[first_number], bindings[second_number]
        return first.scope == second.scope and first.value_scope != second.value_scope

    def is_bound(self, meaning: Bindings, place: Site) -> bool:
        """Return true if the name may have been bound before a site in the same scope."""
        if not place.line or not self._runs_in(place.scope, meaning.scope):
            return True
        return self._candidates(meaning).start < place.line or self._loop(place.line) != _NEVER

    def narrowed(self, path: str, narrowings: Sequence[Narrowing], place: Site, before: int) -> list[Narrowing]:
        """Return the innermost narrowings of an access path that hold at a site, or those before a line."""
        latest_line = min(place.line, before - 1) if before else place.line
        if path not in self._narrowings:
            self._narrowings[path] = defaultdict(list)
            for entry in sorted(narrowings, key=_LINE):
                self._narrowings[path][self._innermost(entry.line), entry.scope].append(entry)
        scopes = self._run_together(place.scope)
        found: list[Narrowing] = []
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
        """Yield the branches around a line, the innermost first, and -1 for the whole file."""
        index = self._innermost(line)
        while index >= 0:
            if self._branches[index].end >= line:
                yield index
            index = self._parents[index]
        yield -1

    def _candidates(self, meaning: Bindings) -> _Candidates:
        # Bindings are interned, so the identity is the key: comparing them would cost as much as computing this.
        known = self._known.get(id(meaning))
        if known is None:
            known = self._known[id(meaning)] = self._gathered(meaning)
        return known

    def _gathered(self, meaning: Bindings) -> _Candidates:
        """Collect the candidates of a name; a variable is a candidate by its binding, not by its symbol."""
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
        """Return true if a nested function binds the name in its enclosing scope."""
        is_elsewhere = binding.kind != "parameter" and binding.value_scope >= 0
        return is_elsewhere and not self._runs_in(binding.value_scope, binding.scope)

    def _runs_in(self, scope: int, outer: int) -> bool:
        """Return true if a scope runs as a part of another one and is not called later."""
        return scope == outer or outer in self._run_together(scope)

    def _run_together(self, scope: int) -> Sequence[int]:
        """Return a scope and those around it that it runs as a part of."""
        known = self._together.get(scope)
        if known is None:
            scopes = self._facts.scopes
            known = self._together[scope] = [scope]
            while known[-1] > 0 and scopes[known[-1]].kind in _RUN_IN_PLACE:
                known.append(scopes[known[-1]].parent)
        return known

    def _branch(self, line: int) -> Branch:
        """Return the innermost branch around a line."""
        index = self._innermost(line)
        return self._branches[index] if index >= 0 else _ALWAYS

    def _loop(self, line: int) -> Branch:
        """Return the outermost loop around a line."""
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
    """Return the branches from the outside in, with one branch for each range of lines."""
    found: list[Branch] = []
    for branch in sorted(branches, key=lambda branch: (branch.start, -branch.end)):
        if not found or branch.end != found[-1].end or branch.start != found[-1].start:
            found.append(branch)
        elif branch.is_loop:
            found[-1] = branch
    return found

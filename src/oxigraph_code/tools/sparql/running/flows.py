"""The steps of a function in their order: its calls, and theirs, each with its line of code.

For maintainers: calls that the graph does not resolve are steps as well, if their names say that something is written,
sent or queued. A function that half of the program calls tells nothing of one flow. This module must not know the
question.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from oxigraph_code import identity
from oxigraph_code.queries.lines import line_number
from oxigraph_code.queries.matching import WORDS
from oxigraph_code.search.places import is_about_others
from oxigraph_code.search.words import last_part, parts
from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.preview import cut_text
from oxigraph_code.tools.call_graph.call_sites import NO_LINES, CallGraph
from oxigraph_code.tools.call_graph.path_steps import step_kinds
from oxigraph_code.tools.calls.taken_steps import TakenSteps
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_EFFECTS: Final = frozenset(WORDS["located"]["effects"].split())
_MAX_OF_ONE: Final = (16, 6, 4)
"""The most steps of one function, by depth."""
_MAX_STEPS: Final = 30
_MAX_USERS: Final = 25
_FEWEST_LINES: Final = 2
_MAX_LENGTH: Final = 90
_RUN: Final = frozenset({"Function", "Method", "Class", "Route", "Macro"})


class _Step(NamedTuple):
    """A step by its line: to a symbol, or without one by a call that is not resolved."""

    line: int
    symbol: str
    how: str


class CodeSteps:
    """Find the steps of functions by the call graph, handovers, joins by a key and requests."""

    def __init__(self, workspace: Workspace, scope: QuestionScope) -> None:
        self._workspace, self._scope = workspace, scope
        self._handlers = {row["route"]: row["handler"] for row in workspace.cached_rows("routes") if "handler" in row}
        self._onward = step_kinds(workspace, scope)[1].onward
        self._known = Nodes(workspace, scope, ())
        self._steps: dict[str, Sequence[_Step]] = {}

    def of(self, start: str) -> list[Row]:
        """List the steps of a function, with the steps of each callee below it."""
        start = self._handlers.get(start, start)
        level, kept = [start], dict[str, Sequence[_Step]]()
        left = _MAX_STEPS
        for most in _MAX_OF_ONE:
            self._learn(level)
            for one in level:
                kept[one] = self._steps[one][: min(most, left)]
                left -= len(kept[one])
            following = dict.fromkeys(step.symbol for one in level for step in kept[one] if step.symbol)
            level = [one for one in following if one not in self._steps]
        return [*self._rows(start, kept, 1, {start})]

    def _learn(self, callers: Sequence[str]) -> None:
        """Find the steps of functions."""
        edges = [(near, far) for near, far in self._onward(callers) if near != far and self._scope.holds(far)]
        self._known.add([*callers, *(far for _, far in edges)])
        users = self._users({far for _, far in edges})
        calls = CallGraph(self._workspace)
        taken = TakenSteps(self._workspace, self._scope, calls, callers, set(edges))
        found: dict[str, list[_Step]] = defaultdict(list)
        for near, far in edges:
            symbol = self._known[far]
            is_small = symbol.end - symbol.line < _FEWEST_LINES and symbol.kind != "Route"
            if symbol.kind not in _RUN or is_about_others(symbol.path) or is_small or users.get(far, 0) > _MAX_USERS:
                continue
            lines, how = taken.phrase(self._known, near, far)
            if not lines and how != NO_LINES and "Route" not in (symbol.kind, self._known[near].kind):
                continue
            found[near].append(_Step(min(lines, default=0), far, "" if how.startswith("calls") else how))
        for row in batched_rows(self._workspace, "unresolved_in", "caller", callers):
            if _has_effect(row["text"]):
                found[row["caller"]].append(_Step(line_number(row["line"]), "", ""))
        for caller in callers:
            for far in calls.callees([caller]).at(1):
                name = identity.external_name(far)
                if name and _has_effect(name):
                    found[caller] += [_Step(line, "", "") for line in calls.lines([caller], [far])]
            # Overloads of one function are one step.
            by_line = {
                (step.line, self._known[step.symbol].name if step.symbol else ""): step for step in found[caller]
            }
            known = {step.line for step in by_line.values() if step.symbol}
            self._steps[caller] = sorted(
                (step for step in by_line.values() if step.symbol or step.line not in known),
                key=lambda step: (step.line, step.symbol),
            )

    def _users(self, symbols: set[str]) -> Mapping[str, int]:
        found: dict[str, int] = defaultdict(int)
        for row in batched_rows(self._workspace, "direct_calls_of", "symbol", sorted(symbols)):
            found[row["symbol"]] += 1
        return found

    def _rows(self, caller: str, kept: Mapping[str, Sequence[_Step]], depth: int, seen: set[str]) -> Iterator[Row]:
        lines = self._scope.text(self._known.path(caller)).split("\n") if kept.get(caller) else []
        for step in kept.get(caller, ()):
            text = cut_text(lines[step.line - 1].strip(), _MAX_LENGTH) if 0 < step.line <= len(lines) else step.how
            far = f" → {self._known[step.symbol].place}" if step.symbol else ""
            how = f" ({step.how})" if far and step.how not in ("", text) else ""
            data = {"line": step.line, "text": text, "to": step.symbol, "how": step.how, "depth": depth}
            yield Row(f"{'  ' * depth}{f'{step.line}: ' if step.line else ''}{text}{far}{how}", data)
            if step.symbol and step.symbol not in seen:
                seen.add(step.symbol)
                yield from self._rows(step.symbol, kept, depth + 1, seen)


def _has_effect(name: str) -> bool:
    """Return true if a call says by its first word that it writes, sends or queues."""
    return bool(words := parts(last_part(name))) and words[0] in _EFFECTS

"""How one symbol reaches another by calls.

For maintainers: where no way is known the answer is not "none": it says how far calls were followed from both sides,
and what could bridge the gap, which is never taken for a call. This module must not know how the graph is walked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from oxigraph_code.tools.call_sites import MOST, CallGraph, along, remembered
from oxigraph_code.tools.grouping import counted, shown_lines
from oxigraph_code.tools.listing import Format, Listing, MaxChars, Offset, Page, Row, Section, answer
from oxigraph_code.tools.naming import Meant, Named, meant
from oxigraph_code.tools.nodes import Nodes
from oxigraph_code.tools.scope import Project, Scope, scope_of
from oxigraph_code.tools.source_text import SourceText, source_text
from oxigraph_code.tools.symbols import Symbol
from oxigraph_code.tools.traversal import Meeting, Reached, meet, reach
from oxigraph_code.tools.workspace import Answer, Call, Workspace, asked

_LONGEST = 12
_MOST_PATHS = 3
_MOST_WAYS = 30
_MOST_BRIDGES = 20
_MOST_LINES = 3
_MOST_NAMED = 200
"""How many of those that lead to the end unresolved calls are compared with by name."""

_ALL = 100
"""More levels than anything is nested in."""


def find_path(
    workspace: Workspace,
    call: Call,
    source: Named,
    target: Named,
    code: Annotated[bool, "show the lines of the calls as well"] = False,
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """Find the shortest ways in which one function or class reaches another by calls, with the lines of the calls.

    Use when: "how does A reach B", "does A end up calling B", to follow a request through layers.
    Not for: everything that A calls (get_callees) or that reaches B (impact_analysis).
    Returns: up to 3 shortest paths, each step with its place and the lines of the call. Where none is known: how far
    calls were followed, what may bridge the gap without evidence, and whether B reaches A.
    """
    page = Page.asked(workspace.settings, offset, max_chars, format)
    scope = scope_of(workspace, call, project)
    if isinstance(scope, Answer):
        return scope
    start = meant(workspace, scope, source)
    if isinstance(start, Answer):
        return start
    end = meant(workspace, scope, target)
    if isinstance(end, Answer):
        return end
    return answer(_Paths(workspace, scope, start, end, code).listing(), page)


class _Paths:
    """The ways between what somebody has named."""

    def __init__(self, workspace: Workspace, scope: Scope, start: Meant, end: Meant, code: bool) -> None:
        self._workspace = workspace
        self._scope = scope
        self._start = start
        self._end = end
        self._code = code
        self._texts: dict[str, SourceText | None] = {}
        self._calls = CallGraph(workspace)
        self._onward = remembered(workspace, "called_from")
        self._backward = remembered(workspace, "calling")
        self._starts = self._with_inside(start)
        self._ends = self._with_inside(end)

    def listing(self) -> Listing:
        found = self._between(self._starts, self._ends)
        return self._found(found) if found.at else self._not_found()

    def _with_inside(self, symbol: Meant) -> list[str]:
        inside = along(self._workspace, "symbols_inside", "symbol", "inside")
        return list(reach(symbol.iris, inside, _ALL, MOST).distances)

    def _between(self, starts: Sequence[str], ends: Sequence[str]) -> Meeting:
        return meet(starts, ends, self._onward, self._backward, _LONGEST, MOST)

    def _found(self, found: Meeting) -> Listing:
        every = found.ways(_MOST_WAYS)
        known = Nodes(self._workspace, self._scope, [iri for way in every for iri in way])
        # Ways through other definitions of the same symbols, as overloads are, are one to whoever reads them.
        told = {tuple((known[iri].path, known[iri].name) for iri in way): way for way in reversed(every)}
        ways = list(reversed(told.values()))[:_MOST_PATHS]
        self._calls.callees(dict.fromkeys(iri for way in ways for iri in way[:-1]))
        sections = []
        for number, way in enumerate(ways, 1):
            rows = [row for at, iri in enumerate(way) for row in self._step(known[iri], way[at + 1 : at + 2])]
            sections.append(Section(f"path_{number}", rows, f"path {number}:" if len(ways) > 1 else ""))
        calls = len(ways[0]) - 1
        paths = f"{counted(len(ways), 'shortest path')} of {counted(calls, 'call')}"
        notes = [] if calls else ["one of them is, or is nested in, the other"]
        return Listing(
            f"{paths} from {self._start.place} to {self._end.place}",
            sections,
            facts=[self._scope.freshness],
            notes=[*notes, *self._start.notes, *self._end.notes],
            next_step="" if self._code else "code=true shows the lines of the calls",
            data={"calls": calls, "paths": ways},
        )

    def _step(self, symbol: Symbol, called: Sequence[str]) -> list[Row]:
        """A function on the way, with the lines at which it calls the next."""
        lines = list(self._calls.lines([symbol.iri], called))
        at = f" · calls at {shown_lines(lines)}" if lines else ""
        rows = [Row(f"  {symbol.place}{at}", {**symbol.data, "lines": lines})]
        text = self._text(symbol.path) if self._code and lines else None
        if text is not None:
            rows += [
                row._replace(line=f"    {row.line}") for line in lines[:_MOST_LINES] for row in text.rows(line, line)
            ]
        return rows

    def _text(self, path: str) -> SourceText | None:
        if path not in self._texts:
            text = source_text(self._workspace, self._scope, path)
            self._texts[path] = None if isinstance(text, Answer) else text
        return self._texts[path]

    def _not_found(self) -> Listing:
        """Where the graph stops, and what could lead on from there."""
        # A search for a way ends with the side that is through; what bridges a gap is seen from both.
        onward = reach(self._starts, self._onward, _LONGEST, MOST)
        backward = reach(self._ends, self._backward, _LONGEST, MOST)
        back = self._between(self._ends, self._starts)
        is_all = onward.is_all or backward.is_all
        far = "" if is_all else ", as far as was followed"
        other = "the other way round neither"
        if back.at:
            calls = counted(len(back.ways(1)[0]) - 1, "call")
            other = f"but {self._end.symbol.name} reaches {self._start.symbol.name} by {calls}"
        reaches = f"{self._start.symbol.name} reaches {len(onward.distances) - len(self._starts):,} functions"
        reached = f"{len(backward.distances) - len(self._ends):,} reach {self._end.symbol.name}"
        return Listing(
            f"no path of calls is known from {self._start.place} to {self._end.place}{far}",
            [
                Section("bridges", self._bridges(onward, backward), "what may bridge the gap, without evidence:"),
                Section("furthest", self._furthest(onward), f"furthest from {self._start.symbol.name}:"),
            ],
            facts=[other, f"{reaches}, {reached}", self._scope.freshness],
            notes=[*self._start.notes, *self._end.notes],
            next_step="get_callers and get_callees tell of each side what stayed unresolved",
            data={"is_whole": is_all, "other_direction": bool(back.at)},
        )

    def _furthest(self, onward: Reached) -> list[Row]:
        last = max(onward.distances.values())
        iris = onward.at(last)[:_MOST_BRIDGES] if last else []
        known = Nodes(self._workspace, self._scope, iris)
        return [Row(f"  {counted(last, 'call')}: {symbol.place}", symbol.data) for symbol in known.values()]

    def _bridges(self, onward: Reached, backward: Reached) -> list[Row]:
        """Calls from what is reached that may be of what leads to the end: by a name, or by an override."""
        here, there = list(onward.distances), backward.distances
        guessed = asked(self._workspace, "may_be_called", "caller", here)
        named = [(row["caller"], row["symbol"], "may call") for row in guessed if row["symbol"] in there]
        overridden = asked(self._workspace, "overriding", "symbol", here)
        over = [(row["symbol"], row["other"], "is overridden by") for row in overridden if row["other"] in there]
        pairs = [*over, *named]
        known = Nodes(self._workspace, self._scope, [iri for first, second, _ in pairs for iri in (first, second)])
        rows = [self._bridge(known[first], how, known[second], there[second]) for first, second, how in pairs]
        return [*rows, *self._unresolved(here, list(there)[:_MOST_NAMED])][:_MOST_BRIDGES]

    def _bridge(self, first: Symbol, how: str, second: Symbol, left: int) -> Row:
        rest = f", {counted(left, 'call')} from {self._end.symbol.name}" if left else ""
        data = {"from": first.iri, "how": how, "to": second.iri, "calls_left": left}
        return Row(f"  {first.place} {how} {second.name} ({second.path}:{second.line}){rest}", data)

    def _unresolved(self, here: Sequence[str], there: Sequence[str]) -> list[Row]:
        """Calls on the way that nobody could resolve and that end in a name of what is wanted."""
        unknown = [row for row in asked(self._workspace, "unresolved_in", "caller", here) if "name" in row]
        named = asked(self._workspace, "names_of_symbols", "symbol", there if unknown else [])
        wanted = {row["name"] for row in named}
        calls = [row for row in unknown if row["name"] in wanted]
        known = Nodes(self._workspace, self._scope, [row["caller"] for row in calls[:_MOST_BRIDGES]])
        rows = []
        for call in calls[:_MOST_BRIDGES]:
            caller = known[call["caller"]]
            said = f"  {caller.path}:{call['line']} {call['text']} in {caller.name} · unresolved, {call['reason']}"
            data = {"from": caller.iri, "how": "unresolved", "text": call["text"], "line": int(call["line"])}
            rows.append(Row(said, data))
        return rows

"""Paths between two symbols, files or routes by calls, handovers, joins by a key, and requests.

For maintainers: calls are tried before handovers, and both before the methods of a handed-over class, so that a path
rests on the strongest evidence. Without a path the answer is not "none": it reports how far the search went from both
sides, and lists possible bridges, which never count as steps. This module must not know how the graph is traversed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import pairwise
from typing import Annotated, NamedTuple

from oxigraph_code.errors import ArgumentError
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Format, Listing, MaxChars, Offset, Page, Row, Section, answer
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.answer.source_text import SourceText, source_text
from oxigraph_code.tools.answer.symbol_details import Symbol, modules_at
from oxigraph_code.tools.call_graph.call_sites import (
    MAX_FUNCTIONS,
    CallGraph,
    unresolved_by_name,
    with_nested,
)
from oxigraph_code.tools.call_graph.joins import sent_to_unknown
from oxigraph_code.tools.call_graph.path_steps import Avoided, Steps, step_kinds
from oxigraph_code.tools.call_graph.requests import placed_requests
from oxigraph_code.tools.call_graph.traversal import Reached, reach
from oxigraph_code.tools.calls.taken_steps import COMPUTED, INSTEAD, TakenSteps
from oxigraph_code.tools.evidence.handovers import handovers_of
from oxigraph_code.tools.evidence.outside import sending_names
from oxigraph_code.tools.evidence.registered_keys import keyed_lines
from oxigraph_code.tools.external_names.routes import routes_of
from oxigraph_code.tools.references.file_references import file_named
from oxigraph_code.tools.symbols.named_symbol import resolve_or_similar
from oxigraph_code.tools.workspace.scope import Project, QuestionScope, find_scope, module_files
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer, AnsweredEarly, Call, Workspace, batched_rows

_MAX_LENGTH = 12
_MAX_PATHS = 3
_MAX_K = 10
_SURE, _MAX_NEAR = 2, 8
"""The kinds of steps that are no guess, and the paths shown of ends that are not named."""
_MAX_WAYS = 30
_MAX_DETOURS = 24
"""The number of extra searches for paths longer than the shortest."""
_MAX_BRIDGES = 20
_MAX_LINES = 3
_PREVIEW = 3
_MAX_NAMED = 200
"""The number of predecessors of the end compared with unresolved calls by name."""


def find_path(
    workspace: Workspace,
    call: Call,
    source: Annotated[str, "symbol, file or route (POST /x)", BY_NAME],
    target: Annotated[str, "symbol, file or route (POST /x)", BY_NAME],
    k: Annotated[int, "1 to 10 paths; 0: up to 3 of the shortest"] = 0,
    avoid: Annotated[str, "symbols, files, folders"] = "",
    code: Annotated[bool, "lines of calls"] = False,
    bodies: Annotated[bool, "whole functions"] = False,
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """Find how one function, class, file or route reaches another.

    Use when: "how does A reach B", "does A end up calling B".
    Not for: all that A calls (get_callees).
    Returns: the shortest paths of calls and handovers, with lines; if none, possible bridges.
    """
    page = Page.from_arguments(workspace.settings, offset, max_chars, format)
    if not 0 <= k <= _MAX_K:
        raise ArgumentError(f"k cannot be {k}", hint=f"use 0 to {_MAX_K}", argument="k")
    scope = find_scope(workspace, call, project)
    start = _end(workspace, scope, source)
    end = _end(workspace, scope, target)
    avoided = _avoided(workspace, scope, avoid)
    return answer(
        _PathFinder(workspace, scope, start, end, avoided, k, shows_calls=code, shows_bodies=bodies).listing(), page
    )


def paths_between(workspace: Workspace, scope: QuestionScope, start: PathEnd, end: PathEnd) -> Listing | None:
    """Return the shortest paths by calls and handovers; ``None`` without any."""
    finder = _PathFinder(workspace, scope, start, end, Avoided(frozenset()), 0, shows_calls=True, shows_bodies=False)
    return finder.listing_of_path(_SURE, _MAX_NEAR)


class PathEnd(NamedTuple):
    """One end of a path: its name and place, the symbols it stands for, and notes about its name."""

    name: str
    place: str
    iris: list[str]
    notes: list[str]


def _end(workspace: Workspace, scope: QuestionScope, text: str) -> PathEnd:
    """Resolve an end: a file with its symbols, the handlers of a route, or a symbol with nested ones."""
    if module := file_named(workspace, scope, text.strip()):
        inside = [row["symbol"] for row in workspace.rows("symbols_in_module", module=[module])]
        path = scope.path_of(module)
        return PathEnd(path, f"{path} ({counted(len(inside), 'symbol')})", [module, *inside], [])
    routes = routes_of(workspace, scope, text)
    if routes and routes.is_exact:
        notes = [row.line for row in routes.rows[:_MAX_PATHS]]
        return PathEnd(text, f"route {text}", with_nested(workspace, routes.handlers), notes)
    found = resolve_or_similar(workspace, scope, text)
    return PathEnd(found.symbol.name, found.place, with_nested(workspace, found.iris), found.notes)


def _avoided(workspace: Workspace, scope: QuestionScope, avoid: str) -> Avoided:
    """Resolve the symbols, files and folders to avoid."""
    iris: list[str] = []
    for text in filter(None, map(str.strip, avoid.split(","))):
        folder = text.removeprefix("./").rstrip("/") + "/"
        modules = modules_at(workspace, scope, text) if set(text) & set("/.") else []
        modules += [module for module, path in module_files(workspace, scope).items() if path.startswith(folder)]
        if not modules:
            modules = resolve_or_similar(workspace, scope, text).iris
        iris += modules
    return Avoided(frozenset(iris))


class _PathFinder:
    """The paths between two ends, as a listing."""

    def __init__(
        self,
        workspace: Workspace,
        scope: QuestionScope,
        start: PathEnd,
        end: PathEnd,
        avoided: Avoided,
        k: int,
        *,
        shows_calls: bool,
        shows_bodies: bool,
    ) -> None:
        self._workspace = workspace
        self._scope = scope
        self._start = start
        self._end = end
        self._avoided = avoided
        self._k = k
        self._shows_calls = shows_calls
        self._shows_bodies = shows_bodies
        self._texts: dict[str, SourceText | None] = {}
        self._calls = CallGraph(workspace)
        self._kinds = step_kinds(workspace, scope)
        self._steps: TakenSteps | None = None

    def listing(self) -> Listing:
        return self.listing_of_path() or self._not_found()

    def listing_of_path(self, kinds: int | None = None, most: int = _MAX_PATHS) -> Listing | None:
        ways = self._ways(kinds, most)
        return self._found(ways) if ways else None

    def _ways(self, kinds: int | None, most: int) -> list[list[str]]:
        """Find the paths by the strongest kind of steps, and by weaker kinds if more paths are requested."""
        found: list[list[str]] = []
        for steps in self._kinds[:kinds]:
            found += [way for way in self._ways_by(steps) if way not in found]
            found = self._distinct(found)
            if found and len(found) >= self._k:
                break
        return sorted(found, key=len)[: self._k or _MAX_PATHS] if self._k else found[:most]

    def _ways_by(self, steps: Steps) -> list[list[str]]:
        shortest = self._between(steps, self._avoided)
        if not self._k or not shortest:
            return shortest
        found, tried = self._distinct(shortest), 0
        candidates: list[list[str]] = []
        # Yen's algorithm: the next path leaves a known one at some node, by an edge that no known path takes there.
        for way in found:
            for at in range(len(way) - 1):
                if tried == _MAX_DETOURS:
                    break
                tried += 1
                root = way[:at]
                taken = {(known[at], known[at + 1]) for known in found if known[: at + 1] == way[: at + 1]}
                spurs = self._between(steps.without(taken), self._avoided.and_also(root), [way[at]] if at else [])
                candidates += [[*root, *spur] for spur in spurs[:1]]
            more = [entry for entry in self._distinct(sorted(candidates, key=len)) if entry not in found]
            if len(found) < self._k and (new := self._distinct([*found, *more])[len(found) :]):
                found.append(new[0])
        return found

    def _between(self, steps: Steps, avoided: Avoided, starts: Sequence[str] = ()) -> list[list[str]]:
        starts = starts or [iri for iri in self._start.iris if not avoided.has(iri)]
        ends = [iri for iri in self._end.iris if not avoided.has(iri)]
        return steps.avoiding(avoided).paths_between(starts, ends, _MAX_LENGTH, MAX_FUNCTIONS).ways(_MAX_WAYS)

    def _distinct(self, ways: Sequence[list[str]]) -> list[list[str]]:
        """Keep one of the paths that read alike, as those through overloads of one function do."""
        known = Nodes(self._workspace, self._scope, [iri for way in ways for iri in way])
        distinct: dict[tuple[tuple[str, str], ...], list[str]] = {}
        for way in ways:
            distinct.setdefault(tuple((known[iri].path, known[iri].name) for iri in way), way)
        return list(distinct.values())

    def _found(self, ways: Sequence[list[str]]) -> Listing:
        known = Nodes(self._workspace, self._scope, [iri for way in ways for iri in way])
        sources = list(dict.fromkeys(iri for way in ways for iri in way[:-1]))
        self._steps = TakenSteps(
            self._workspace, self._scope, self._calls, sources, {step for way in ways for step in pairwise(way)}
        )
        sections = []
        for number, way in enumerate(ways, 1):
            rows = [row for at, iri in enumerate(way) for row in self._step(known, iri, way[at + 1 : at + 2])]
            sections.append(Section(f"path_{number}", rows, f"path {number}:" if len(ways) > 1 else ""))
        steps = len(ways[0]) - 1
        notes = [] if steps else ["one of them is, or is nested in, the other"]
        return Listing(
            f"{self._summary(ways)}{self._may()} from {self._start.place} to {self._end.place}",
            sections,
            facts=[self._scope.freshness],
            notes=[*notes, *self._start.notes, *self._end.notes],
            narrower="k=1" if len(ways) > 1 else "bodies=false" if self._shows_bodies else "a nearer source or target",
            next_step=self._next_step(),
            data={"calls": steps, "paths": ways},
        )

    def _next_step(self) -> str:
        if self._shows_bodies:
            return ""
        calls = "" if self._shows_calls else "code=true shows the lines of the calls, "
        return f"{calls}bodies=true the functions on the way"

    def _summary(self, ways: Sequence[list[str]]) -> str:
        """Return the number of paths, their lengths, and the number of steps that are no calls."""
        lengths = sorted({len(way) - 1 for way in ways})
        others = [sum(not self._calls.calls([one], [other]) for one, other in pairwise(way)) for way in ways]
        noun = "step" if any(others) else "call"
        if len(lengths) > 1:
            paths = f"{counted(len(ways), 'path')} of {lengths[0]:,} to {counted(lengths[-1], noun)}"
        else:
            paths = f"{counted(len(ways), 'shortest path')} of {counted(lengths[0], noun)}"
        if not any(others):
            return paths
        fewest = min(others)
        without_call = f"{fewest:,} of them no call" if fewest else "some with steps that are no calls"
        return f"{paths} ({without_call})"

    def _may(self) -> str:
        """Return a phrase for the steps to one of several functions."""
        instead = list(self._steps.instead.values()) if self._steps else []
        counts = ((instead.count(query), phrase) for query, (_, phrase) in INSTEAD.items())
        return "".join(f", {count:,} of them {phrase}" for count, phrase in counts if count)

    def _step(self, known: Nodes, iri: str, following: Sequence[str]) -> list[Row]:
        """Return rows for one step: the symbol, and the way it leads to the next."""
        symbol = known[iri]
        lines, how = self._steps.phrase(known, iri, following[0]) if following and self._steps else ([], "")
        rows = [Row(f"  {symbol.place}{f' · {how}' if how else ''}", {**symbol.data, "lines": lines, "how": how})]
        shown: list[tuple[int, int]] = []
        if self._shows_bodies and symbol.kind not in ("Module", "Variable") and symbol.line:
            shown = [(symbol.line, symbol.end)]
        elif self._shows_calls:
            shown = [(line, line) for line in lines[:_MAX_LINES]]
        text = self._text(symbol.path) if shown else None
        if text is not None:
            rows += [row._replace(line=f"    {row.line}") for part in shown for row in text.rows(*part)]
        return rows

    def _text(self, path: str) -> SourceText | None:
        if path not in self._texts:
            self._texts[path] = None
            with suppress(AnsweredEarly):
                self._texts[path] = source_text(self._workspace, self._scope, path)
        return self._texts[path]

    def _not_found(self) -> Listing:
        """Describe the ends of the search from both sides, with possible bridges."""
        # The path search stops once one side is exhausted; bridges need both.
        steps = self._kinds[1].avoiding(self._avoided)
        onward = reach(self._start.iris, steps.onward, _MAX_LENGTH, MAX_FUNCTIONS)
        backward = reach(self._end.iris, steps.backward, _MAX_LENGTH, MAX_FUNCTIONS)
        back = next(self._back(), [])
        is_all = onward.is_all or backward.is_all
        far = "" if is_all else ", as far as was followed"
        other = "the other way round neither"
        if back:
            other = f"but {self._end.name} reaches {self._start.name} by {self._counted_steps(back)}"
        reaches = f"{self._start.name} reaches {len(onward.distances) - len(self._start.iris):,} symbols"
        reached = f"{len(backward.distances) - len(self._end.iris):,} reach {self._end.name}"
        passing = " that avoids them" if self._avoided.iris else ""
        kinds = "calls, handovers, joins or requests"
        sites = handovers_of(self._workspace, self._end.iris).sites
        keyed = keyed_lines(self._workspace, self._scope, sites, list(onward.distances))
        ends = f"from {self._start.place} to {self._end.place}"
        return Listing(
            f"no path of {kinds}{passing} is known {ends}{far}{self._lost(onward, keyed, is_handed=bool(sites))}",
            [
                Section("bridges", [*keyed, *self._bridges(onward, backward)], "possible bridges, without evidence:"),
                Section("furthest", self._furthest(onward), f"furthest from {self._start.name}:"),
            ],
            facts=[other, f"{reaches}, {reached}", self._scope.freshness],
            notes=[*self._start.notes, *self._end.notes],
            next_step="get_callers and get_callees list the unresolved calls of each side",
            data={"is_whole": is_all, "other_direction": bool(back)},
            is_found=False,
        )

    def _lost(self, onward: Reached, keyed: Sequence[Row], *, is_handed: bool) -> str:
        """Return a phrase for sends, requests, and calls that may send or run a function out of a table."""
        reached = list(onward.distances)
        keys = sent_to_unknown(self._workspace, self._scope, reached)
        paths = [e.label for e in placed_requests(self._workspace, self._scope).unplaced(reached)]
        found = {"on the way {} to receivers that are not known": keys, "{} to routes that are not known": paths}
        phrases = [how.format(shortened(list(dict.fromkeys(names)), _PREVIEW)) for how, names in found.items() if names]
        starts = Nodes(self._workspace, self._scope, self._start.iris[:1]).values()
        sending = {name for start in starts for name in sending_names(start.path)}
        calls = list(batched_rows(self._workspace, "unresolved_in", "caller", reached))
        unknown = list(dict.fromkeys(call["text"] for call in calls if call.get("name") in sending))
        may_send = f"; may send by {shortened(unknown, _PREVIEW)}, which is not resolved" if unknown else ""
        tables = list(dict.fromkeys(call["text"] for call in calls if is_handed and call["reason"] == COMPUTED))
        may_run = f"; may run it by {shortened(tables, _PREVIEW)}, whose function is computed" if tables else ""
        has_key = f"; a key that {self._end.name} is registered under is in a string on the way" if keyed else ""
        lost = f"; {counted(len(calls), 'call')} on the way not resolved" if calls else ""
        return (f"; sends {' and '.join(phrases)}" if phrases else "") + has_key + may_send + may_run + lost

    def _back(self) -> Iterator[list[str]]:
        """Yield the shortest path in the other direction, by the strongest kind of steps."""
        for steps in self._kinds:
            avoiding = steps.avoiding(self._avoided)
            yield from avoiding.paths_between(self._end.iris, self._start.iris, _MAX_LENGTH, MAX_FUNCTIONS).ways(1)

    def _counted_steps(self, way: Sequence[str]) -> str:
        self._calls.callees(way[:-1])
        are_calls = all(self._calls.calls([one], [other]) for one, other in pairwise(way))
        return counted(len(way) - 1, "call" if are_calls else "step")

    def _furthest(self, onward: Reached) -> list[Row]:
        last = max(onward.distances.values())
        iris = onward.at(last)[:_MAX_BRIDGES] if last else []
        known = Nodes(self._workspace, self._scope, iris)
        return [Row(f"  {counted(last, 'step')}: {symbol.place}", symbol.data) for symbol in known.values()]

    def _bridges(self, onward: Reached, backward: Reached) -> list[Row]:
        """List possible edges into the predecessors of the end: by name or construction."""
        here, there = list(onward.distances), backward.distances
        guessed = batched_rows(self._workspace, "may_be_called", "caller", here)
        named = [(row["caller"], row["symbol"], "may call") for row in guessed if row["symbol"] in there]
        owners = batched_rows(self._workspace, "owners_of", "symbol", list(there)[:_MAX_NAMED])
        # A class that is instantiated on the way may have its methods run by other code.
        made = [(row["owner"], row["symbol"], "is made or handed over, and has") for row in owners]
        pairs = [*[pair for pair in made if pair[0] in onward.distances], *named]
        known = Nodes(self._workspace, self._scope, [iri for first, second, _ in pairs for iri in (first, second)])
        rows = [self._bridge(known[first], how, known[second], there[second]) for first, second, how in pairs]
        return [*rows, *self._unresolved(here, list(there)[:_MAX_NAMED])][:_MAX_BRIDGES]

    def _bridge(self, first: Symbol, how: str, second: Symbol, left: int) -> Row:
        rest = f", {counted(left, 'step')} from {self._end.name}" if left else ""
        data = {"from": first.iri, "how": how, "to": second.iri, "calls_left": left}
        return Row(f"  {first.place} {how} {second.name} ({second.path}:{second.line}){rest}", data)

    def _unresolved(self, here: Sequence[str], there: Sequence[str]) -> list[Row]:
        """List unresolved calls on the way, by the name of a predecessor of the end."""
        unknown = [row for row in batched_rows(self._workspace, "unresolved_in", "caller", here) if "name" in row]
        named = batched_rows(self._workspace, "names_of_symbols", "symbol", there if unknown else [])
        names = {row["name"] for row in named}
        wanted = unresolved_by_name(self._workspace, self._scope, names).specific
        calls = [row for row in unknown if row["name"] in wanted]
        known = Nodes(self._workspace, self._scope, [row["caller"] for row in calls[:_MAX_BRIDGES]])
        rows = []
        for call in calls[:_MAX_BRIDGES]:
            caller = known[call["caller"]]
            line = f"  {caller.path}:{call['line']} {call['text']} in {caller.name} · unresolved, {call['reason']}"
            data = {"from": caller.iri, "how": "unresolved", "text": call["text"], "line": int(call["line"])}
            rows.append(Row(line, data))
        return rows

"""What depends on some symbols, directly and through others, and what of it is run from outside.

For maintainers: edges are asked for a whole step at once, and an importing file is no step to those that import it, or
everything would depend on everything; nor is who overrides a method touched by what that calls. Callers of what a
symbol overrides, and those that may mean it by name alone, are no evidence and are kept apart. This module must not
know how answers look.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from oxigraph_code import identity
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.call_graph.call_sites import MANY_CALLS, along
from oxigraph_code.tools.call_graph.traversal import Reached, reach
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

MOST = 2_000
"""How many things are reached before no further step is begun, and how many of them are told one by one."""

_ALL = 100
"""More levels than anything is nested in."""

_QUERIES = {"in": "dependents", "out": "dependencies"}
_FIRST_STEPS = ("imports", "overrides")
"""What tells of a symbol itself, and not of what that leads to."""


_RUNNING = frozenset({"calls", "handsOver"})
_MOST_REGISTRATIONS = 3
CLASS_HANDOVER = "hands over its class"
"""The edge from a text that hands over a class to a method of it."""


class Around(NamedTuple):
    """What was reached from some symbols: how far, over how many shortest ways, and by which edges what is one step
    away. ``starts`` are the symbols with what is nested in them."""

    starts: tuple[str, ...]
    reached: Reached
    ways: Mapping[str, int]
    edges: Mapping[str, frozenset[str]]

    @property
    def others(self) -> list[str]:
        """What was reached, the nearest first, and of those what most ways lead to."""
        distances = self.reached.distances
        found = [iri for iri, distance in distances.items() if distance]
        return sorted(found, key=lambda iri: (distances[iri], -self.ways[iri], iri))


def around(workspace: Workspace, symbols: Iterable[str], direction: str, depth: int) -> Around:
    """What some symbols lead to along the edges of dependence, ``in`` to those that depend on them, or ``out``."""
    inside = reach(symbols, along(workspace, "symbols_inside", "symbol", "inside"), _ALL, MOST)
    starts = inside.distances
    kinds: dict[str, set[str]] = {}

    def edges(things: Sequence[str]) -> Iterable[tuple[str, str]]:
        run: set[str] = set()
        for row in batched_rows(workspace, _QUERIES[direction], "symbol", things):
            near, far, kind = row["symbol"], row["other"], row["edge"].removeprefix(identity.BASE)
            if kind in _FIRST_STEPS and near not in starts:
                continue
            if kind in _RUNNING:
                run.add(near)
            if near in starts:
                kinds.setdefault(far, set()).add(kind)
            yield near, far
        # What a variable of a module hands over is handed over by the module, for those that name it.
        tables = list(things) if direction == "in" else []
        for row in batched_rows(workspace, "modules_of_tables", "symbol", tables):
            if row["symbol"] in starts:
                kinds.setdefault(row["other"], set()).add("defines")
            yield row["symbol"], row["other"]
        # A method without a known caller may be run by what its class is handed to.
        others = [iri for iri in things if iri not in run] if direction == "in" else []
        for near, sources in class_handovers(workspace, others).items():
            for far in sources:
                if near in starts:
                    kinds.setdefault(far, set()).add(CLASS_HANDOVER)
                yield near, far
        # A call of what is outside has a site and no edge.
        libraries = [iri for iri in things if identity.external_name(iri)] if direction == "in" else []
        for row in batched_rows(workspace, "calls_of", "symbol", libraries):
            kinds.setdefault(row["caller"], set()).add("calls")
            yield row["symbol"], row["caller"]

    found = reach(starts, edges, depth, MOST)
    return Around(tuple(starts), found, _ways(found), {iri: frozenset(names) for iri, names in kinds.items()})


def _ways(found: Reached) -> dict[str, int]:
    """How many shortest ways lead to each."""
    ways: dict[str, int] = {}
    for iri in found.distances:
        ways[iri] = sum(ways[near] for near in found.nearer.get(iri, ())) or 1
    return ways


class Outside(NamedTuple):
    """What of some things is run from outside: which are tests or in files of tests, and which are entry points, with
    their kinds."""

    tests: frozenset[str]
    in_tests: frozenset[str]
    entries: Mapping[str, tuple[str, ...]]


def outside(workspace: Workspace, known: Nodes, iris: Sequence[str]) -> Outside:
    """Which tests and entry points are among some things."""
    modules = dict.fromkeys(filter(None, map(known.module, iris)))
    tests: set[str] = set()
    entries: dict[str, list[str]] = {}
    for row in batched_rows(workspace, "roles", "symbol", list(dict.fromkeys([*iris, *modules]))):
        if "entry" in row:
            entries.setdefault(row["symbol"], []).append(row["entry"])
        else:
            tests.add(row["symbol"])
    return Outside(
        frozenset(tests),
        frozenset(iri for iri in iris if iri in tests or known.module(iri) in tests),
        {iri: tuple(entries[iri]) for iri in iris if iri in entries},
    )


def faces(workspace: Workspace, iris: Sequence[str]) -> dict[str, list[str]]:
    """The modules that show some things to those who use the package, with what they show."""
    found: dict[str, list[str]] = {}
    for row in batched_rows(workspace, "exported_by", "symbol", iris):
        found.setdefault(row["module"], []).append(row["symbol"])
    return found


def class_handovers(workspace: Workspace, methods: Sequence[str]) -> dict[str, list[str]]:
    """The texts that hand over the class of public methods. A class that is handed over at many places is data to
    most of them, and says nothing of its methods."""
    found: dict[str, list[str]] = {}
    for row in batched_rows(workspace, "class_handovers", "symbol", methods):
        found.setdefault(row["symbol"], []).append(row["other"])
    return {method: sources for method, sources in found.items() if len(sources) <= _MOST_REGISTRATIONS}


class Maybe(NamedTuple):
    """The functions that may come to some symbols without evidence, and how many more call what those override, which
    is called too often to hint at any."""

    callers: list[str]
    left_out: int


def maybe(workspace: Workspace, starts: Collection[str]) -> Maybe:
    """The functions that may come to some symbols without evidence: by calling what they override, or by a name."""
    overridden = reach(starts, along(workspace, "overridden_by", "symbol", "other"), _ALL, MOST)
    through: dict[str, dict[str, None]] = {iri: {} for iri, distance in overridden.distances.items() if distance}
    for query in ("calls_of", "direct_calls_of"):
        for row in batched_rows(workspace, query, "symbol", list(through)):
            through[row["symbol"]][row["caller"]] = None
    telling = [caller for callers in through.values() if len(callers) <= MANY_CALLS for caller in callers]
    left_out = sum(len(callers) for callers in through.values() if len(callers) > MANY_CALLS)
    by_name = [row["caller"] for row in batched_rows(workspace, "may_call", "symbol", list(starts))]
    return Maybe(list(dict.fromkeys([*telling, *by_name])), left_out)

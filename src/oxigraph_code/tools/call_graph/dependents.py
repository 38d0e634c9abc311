"""Direct and transitive dependents of symbols, and the tests and entry points among them.

For maintainers: edges are queried for a whole step at once. Joins by a key and requests are steps as calls are. An
import is a step only from the starts, or everything would depend on everything, and so is an override. Callers of an
overridden method, and callers by name alone, are no evidence and are kept apart. This module must not know how answers
look. See decision 0023.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from oxigraph_code import identity
from oxigraph_code.search.places import is_about_others
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.call_graph.call_sites import (
    MAX_SPECIFIC_CALLS,
    CallGraph,
    cached_edges,
    closure,
    unresolved_by_name,
    with_nested,
)
from oxigraph_code.tools.call_graph.joins import joins_backward, joins_onward
from oxigraph_code.tools.call_graph.requests import placed_requests
from oxigraph_code.tools.call_graph.traversal import Reached, reach
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

MAX_DEPENDENTS = 2_000
"""No further step is begun once this many are reached; no more than this many are listed."""

_QUERIES = {"in": "dependents", "out": "dependencies"}
_FIRST_STEPS = ("imports", "overrides")
"""Edges that are followed from the starts only."""
_PREVIEW = 3


_RUNNING = frozenset({"calls", "handsOver"})
_MAX_REGISTRATIONS = 3
JOINED = "joined by a key"
REQUESTED = "requests"
CLASS_HANDOVER = "hands over its class"
"""The edge from code that hands over a class to a method of the class."""
_THROUGH = "calls what it alone implements"


class Dependence(NamedTuple):
    """The symbols reached from ``starts``, which include nested symbols.

    ``ways`` counts the shortest paths to each, ``edges`` has the edge kinds of direct neighbours.
    """

    starts: tuple[str, ...]
    reached: Reached
    ways: Mapping[str, int]
    edges: Mapping[str, frozenset[str]]

    @property
    def others(self) -> list[str]:
        """The reached symbols, nearest first; at equal distance those with most shortest paths first."""
        distances = self.reached.distances
        return sorted(self.reached.others, key=lambda iri: (distances[iri], -self.ways[iri], iri))


def dependence(
    workspace: Workspace, scope: QuestionScope, symbols: Iterable[str], direction: str, depth: int
) -> Dependence:
    """Follow dependency edges: ``in`` to dependents, ``out`` to dependencies."""
    starts = with_nested(workspace, symbols)
    named = frozenset(starts)
    kinds: dict[str, set[str]] = {}
    requests = placed_requests(workspace, scope)
    joins = (joins_backward if direction == "in" else joins_onward)(workspace, scope)
    others = {JOINED: joins, REQUESTED: requests.backward if direction == "in" else requests.onward}

    def edge(near: str, far: str, kind: str) -> tuple[str, str]:
        if near in named:
            kinds.setdefault(far, set()).add(kind)
        return near, far

    def edges(things: Sequence[str]) -> Iterable[tuple[str, str]]:
        run: set[str] = set()
        for row in batched_rows(workspace, _QUERIES[direction], "symbol", things):
            near, far, kind = row["symbol"], row["other"], row["edge"].removeprefix(identity.BASE)
            if kind in _FIRST_STEPS and near not in named:
                continue
            if kind in _RUNNING:
                run.add(near)
            yield edge(near, far, kind)
        for kind, further in others.items():
            for near, far in further(things):
                run.add(near)
                yield edge(near, far, kind)
        # A handover by a variable of a module counts as one by the module, for those that refer to it.
        tables = list(things) if direction == "in" else []
        for row in batched_rows(workspace, "modules_of_tables", "symbol", tables):
            yield edge(row["symbol"], row["other"], "defines")
        alone = implemented_alone(workspace, scope, things) if direction == "in" else {}
        for query in ("calls_of", "direct_calls_of") if alone else ():
            for row in batched_rows(workspace, query, "symbol", list(alone)):
                run.update(alone[row["symbol"]])
                yield from (edge(near, row["caller"], _THROUGH) for near in alone[row["symbol"]])
        # A method without a known caller may be run by the receiver of its class.
        not_run = [iri for iri in things if iri not in run] if direction == "in" else []
        handed_over = class_handovers(workspace, not_run)
        for near, sources in handed_over.sources.items():
            yield from (edge(near, far, CLASS_HANDOVER) for far in sources)
        for kind, further in others.items() if handed_over.methods else ():
            for class_, far in further(list(handed_over.methods)):
                yield from (edge(near, far, kind) for near in handed_over.methods[class_])
        # A call of an external symbol has a site and no edge.
        libraries = [iri for iri in things if identity.external_name(iri)] if direction == "in" else []
        for row in batched_rows(workspace, "calls_of", "symbol", libraries):
            kinds.setdefault(row["caller"], set()).add("calls")
            yield row["symbol"], row["caller"]

    found = reach(starts, edges, depth, MAX_DEPENDENTS)
    return Dependence(tuple(starts), found, _ways(found), {iri: frozenset(names) for iri, names in kinds.items()})


def _ways(found: Reached) -> dict[str, int]:
    """Count the shortest paths to each."""
    ways: dict[str, int] = {}
    for iri in found.distances:
        ways[iri] = sum(ways[near] for near in found.nearer.get(iri, ())) or 1
    return ways


class Roles(NamedTuple):
    """The symbols that run from outside: tests, symbols in test files, and entry points with their kinds."""

    tests: frozenset[str]
    in_tests: frozenset[str]
    entries: Mapping[str, tuple[str, ...]]


def roles_of(workspace: Workspace, known: Nodes, iris: Sequence[str]) -> Roles:
    """Find the tests and entry points among symbols."""
    modules = dict.fromkeys(filter(None, map(known.module, iris)))
    tests: set[str] = set()
    entries: dict[str, list[str]] = {}
    for row in batched_rows(workspace, "roles", "symbol", list(dict.fromkeys([*iris, *modules]))):
        if "entry" in row:
            entries.setdefault(row["symbol"], []).append(row["entry"])
        else:
            tests.add(row["symbol"])
    return Roles(
        frozenset(tests),
        frozenset(iri for iri in iris if iri in tests or known.module(iri) in tests),
        {iri: tuple(entries[iri]) for iri in iris if iri in entries},
    )


def exporting_modules(workspace: Workspace, iris: Sequence[str]) -> dict[str, list[str]]:
    """Return the modules that export symbols from a package, with the symbols."""
    found: dict[str, list[str]] = {}
    for row in batched_rows(workspace, "exported_by", "symbol", iris):
        found.setdefault(row["module"], []).append(row["symbol"])
    return found


class ClassHandovers(NamedTuple):
    """The code that hands over the classes of methods, by method, and the methods by class."""

    sources: Mapping[str, Sequence[str]]
    methods: Mapping[str, Sequence[str]]


def class_handovers(workspace: Workspace, methods: Sequence[str]) -> ClassHandovers:
    """Return the code that hands over the class of public methods.

    A class with many handovers is mostly data to its receivers, which is no evidence that its methods run.
    """
    found: dict[str, list[str]] = {}
    classes: dict[str, dict[str, None]] = {}
    for row in batched_rows(workspace, "class_handovers", "symbol", methods):
        found.setdefault(row["symbol"], []).append(row["other"])
        classes.setdefault(row["class"], {})[row["symbol"]] = None
    few = {method: sources for method, sources in found.items() if len(sources) <= _MAX_REGISTRATIONS}
    of = {class_: [method for method in inside if method in few] for class_, inside in classes.items()}
    return ClassHandovers(few, {class_: inside for class_, inside in of.items() if inside})


def implemented_alone(workspace: Workspace, scope: QuestionScope, methods: Sequence[str]) -> dict[str, list[str]]:
    """Find the methods of interfaces, and abstract ones, that some methods alone implement in the program."""
    found: dict[str, list[str]] = {}
    members = [iri for iri in methods if "." in iri.rpartition("/")[2]]
    for method, asked in cached_edges(workspace, "overridden_by")(members):
        found.setdefault(asked, []).append(method)
    rows = batched_rows(workspace, "abstract_among", "symbol", [*found])
    found = {row["symbol"]: found[row["symbol"]] for row in rows}
    others: dict[str, set[str]] = {}
    for asked, method in cached_edges(workspace, "overriding")(list(found)):
        others.setdefault(asked, set()).update({method}.difference(methods))
    known = Nodes(workspace, scope, set().union(*others.values()))
    aside = roles_of(workspace, known, [*known]).in_tests if known else frozenset()
    program = {iri for iri in known if iri not in aside and not is_about_others(known.path(iri))}
    return {asked: inside for asked, inside in found.items() if program.isdisjoint(others[asked])}


class PossibleCallers(NamedTuple):
    """Functions that may call symbols, without evidence.

    ``left_out`` counts callers of overridden methods that are called too often to be evidence.
    """

    callers: list[str]
    left_out: int


def possible_callers(workspace: Workspace, starts: Collection[str]) -> PossibleCallers:
    """Find callers of overridden methods, and callers by name alone."""
    overridden = closure(workspace, "overridden_by", starts).others
    through: dict[str, dict[str, None]] = {iri: {} for iri in overridden}
    for query in ("calls_of", "direct_calls_of"):
        for row in batched_rows(workspace, query, "symbol", list(through)):
            through[row["symbol"]][row["caller"]] = None
    specific = [caller for callers in through.values() if len(callers) <= MAX_SPECIFIC_CALLS for caller in callers]
    left_out = sum(len(callers) for callers in through.values() if len(callers) > MAX_SPECIFIC_CALLS)
    by_name = [row["caller"] for row in batched_rows(workspace, "may_call", "symbol", list(starts))]
    return PossibleCallers(list(dict.fromkeys([*specific, *by_name])), left_out)


class UnresolvedNames(NamedTuple):
    """Counts of unresolved calls around an impact.

    ``own`` are by the names of the symbols asked about, ``further`` by names on the way, ``common`` by names that many
    methods have; ``through`` counts callers of methods that those on the way override.
    """

    own: int = 0
    further: int = 0
    common: Mapping[str, int] = {}
    through: int = 0

    @property
    def total(self) -> int:
        return self.own + self.further

    @property
    def facts(self) -> list[str]:
        """The counts as phrases for the first line of an answer."""
        found = []
        if self.total:
            own = [f"{counted(self.own, 'unresolved call')} by such names"] if self.own else []
            call = "" if self.own else " unresolved call" + ("" if self.further == 1 else "s")
            further = [f"{self.further:,}{call} by names on the way"] if self.further else []
            found.append(f"{' and '.join([*own, *further])}, so this is a lower bound")
        if self.through:
            found.append(f"{counted(self.through, 'caller')} of base methods may run methods on the way")
        if self.common:
            names = shortened(sorted(self.common, key=lambda name: (-self.common[name], name)), _PREVIEW)
            calls = counted(sum(self.common.values()), "unresolved call")
            found.append(f"{calls} by common names hint at none ({names})")
        return found


def unresolved_around(workspace: Workspace, scope: QuestionScope, reached: Dependence, depth: int) -> UnresolvedNames:
    """Count the unresolved calls that may lead to the symbols within a depth."""
    distances = reached.reached.distances
    inner = [iri for iri, distance in distances.items() if distance < depth]
    names = {row["symbol"]: row["name"] for row in batched_rows(workspace, "names_of_symbols", "symbol", inner)}
    own = {name for iri, name in names.items() if not distances[iri]}
    counts = unresolved_by_name(workspace, scope, set(names.values()))
    return UnresolvedNames(
        sum(count for name, count in counts.specific.items() if name in own),
        sum(count for name, count in counts.specific.items() if name not in own),
        counts.common,
        _through_bases(workspace, [iri for iri in inner if distances[iri]], distances),
    )


def _through_bases(workspace: Workspace, further: Sequence[str], reached: Collection[str]) -> int:
    """Count the functions outside of the impact that call a method overridden by the methods."""
    overridden = [iri for iri in closure(workspace, "overridden_by", further).others if iri not in reached]
    return sum(iri not in reached for iri in CallGraph(workspace).callers(overridden).at(1))

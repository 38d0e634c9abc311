"""Pair predicted edges with true ones.

For maintainers: pairs of definitions are counted, each once, with both ends in the files of the truth. A class and its
own constructor are one. A call to a base's method in the truth is also satisfied by an override, and a nested caller
may be reported as the function around it: such loose matches come after exact ones, and a true edge rewards one of
them; further ones are neither right nor wrong. A pair at a site that the oracle itself left open is unjudged: out of
precision, wrong in strict precision.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from benchmarks.accuracy.predictions import Edge
from benchmarks.accuracy.truth_set import TYPES, TrueEdge, TruthSet, Undecided

Pair = tuple[int, int]


class Figures(NamedTuple):
    """Counts, and the ratios they make. ``neutral`` pairs are neither right nor wrong."""

    true: int = 0
    predicted: int = 0
    right: int = 0
    wrong: int = 0
    missed: int = 0
    unjudged: int = 0
    neutral: int = 0
    unmapped: int = 0

    def __add__(self, other: object) -> Figures:
        assert isinstance(other, Figures)
        return Figures(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))

    @property
    def precision(self) -> float:
        return _ratio(self.right, self.right + self.wrong)

    @property
    def strict_precision(self) -> float:
        return _ratio(self.right, self.right + self.wrong + self.unjudged)

    @property
    def recall(self) -> float:
        return _ratio(self.true - self.missed, self.true)

    @property
    def f1(self) -> float:
        both = self.precision + self.recall
        return 2 * self.precision * self.recall / both if both else 0.0


class Score(NamedTuple):
    """The score of one truth set; lists are in the order of predictions and truth."""

    figures: Figures
    wrong: list[Edge]
    unjudged: list[Edge]
    missed: list[TrueEdge]
    unmapped: list[Edge]


def score_calls(truth: TruthSet, predicted: Iterable[Edge]) -> Score:
    pairs, unmapped = _call_pairs(truth, predicted)
    exact, loose = _acceptable_calls(truth)
    return _scored(truth, truth.calls, pairs, unmapped, exact, loose)


def score_inherits(truth: TruthSet, predicted: Iterable[Edge]) -> Score:
    pairs: dict[Pair, Edge] = {}
    unmapped = []
    for edge in _inside(truth, predicted):
        below, above = truth.callee_at(edge.caller), truth.callee_at(edge.callee)
        if below is None or above is None or truth.nodes[above].type == "module":
            unmapped.append(edge)
        else:
            pair = truth.canonical(below), truth.canonical(above)
            if pair in truth.inherits or pair not in truth.implemented:  # by its methods: listed as overrides only
                pairs[pair] = edge
    exact = {(below, truth.canonical(above)): {(below, above)} for below, above in truth.inherits}
    return _scored(truth, truth.inherits, pairs, unmapped, exact, None)


def _inside(truth: TruthSet, predicted: Iterable[Edge]) -> Iterable[Edge]:
    return (edge for edge in predicted if edge.caller.file in truth.files and edge.callee.file in truth.files)


def _call_pairs(truth: TruthSet, predicted: Iterable[Edge]) -> tuple[dict[Pair, Edge], list[Edge]]:
    pairs: dict[Pair, Edge] = {}
    unmapped = []
    # The truth of Rust does not list the types that are called.
    listed = {(caller, truth.canonical(callee)) for caller, callee in truth.calls}
    lists_types = truth.language != "rust" and not truth.meta.get("neutral_class_targets")
    for edge in _inside(truth, predicted):
        caller, callee = truth.caller_at(edge.caller), truth.callee_at(edge.callee)
        if caller is None or callee is None or truth.nodes[callee].type == "module":
            unmapped.append(edge)
            continue
        if truth.nodes[caller].type in TYPES:
            caller = truth.module_of(caller)  # the body of a class runs in the module
        pair = caller, truth.canonical(callee)
        if lists_types or truth.nodes[callee].type != "class" or pair in listed:
            pairs[pair] = edge
    return pairs, unmapped


def _acceptable_calls(truth: TruthSet) -> tuple[Mapping[Pair, set[Pair]], Mapping[Pair, set[Pair]]]:
    """Return the true edges that a pair satisfies, exactly or loosely."""
    exact: dict[Pair, set[Pair]] = defaultdict(set)
    loose: dict[Pair, set[Pair]] = defaultdict(set)
    for key, edge in truth.calls.items():
        callees = {truth.canonical(callee) for callee in (edge.callee, *edge.alternatives)}
        for callee in callees:
            exact[edge.caller, callee].add(key)
        callees |= {truth.canonical(override) for override in truth.overriding(edge.callee)}
        for caller in truth.stand_ins(edge.caller):
            for callee in callees:
                loose[caller, callee].add(key)
    return exact, loose


def _scored(
    truth: TruthSet,
    table: Mapping[Pair, TrueEdge],
    pairs: Mapping[Pair, Edge],
    unmapped: list[Edge],
    exact: Mapping[Pair, set[Pair]],
    loose: Mapping[Pair, set[Pair]] | None,
) -> Score:
    required = {key for key, edge in table.items() if not edge.is_optional}
    found: set[Pair] = set()
    right = neutral = 0
    rest = []
    for pair, edge in pairs.items():
        if hits := exact.get(pair):
            found |= hits
            right += bool(hits & required)
            neutral += not hits & required
        else:
            rest.append((pair, edge))
    wrong: list[Edge] = []
    unjudged: list[Edge] = []
    undecided: dict[int, Undecided] = {}
    for (caller, callee), edge in rest:
        if loose is not None and (hits := loose.get((caller, callee))):
            new = (hits - found) & required
            found |= hits
            right += bool(new)
            neutral += not new
            continue
        if edge.is_neutral:
            neutral += 1
            continue
        if caller not in undecided:
            undecided[caller] = truth.undecided(caller)
        is_open = loose is not None and _is_open(undecided[caller], {truth.nodes[callee].name, edge.callee.short_name})
        (unjudged if is_open else wrong).append(edge)
    missed = [table[key] for key in table if key in required - found]
    counts = (len(required), len(pairs), right, len(wrong), len(missed), len(unjudged), neutral, len(unmapped))
    return Score(Figures(*counts), wrong, unjudged, missed, unmapped)


def _is_open(undecided: Undecided, names: set[str]) -> bool:
    return bool(undecided.names & names) or (undecided.has_variables and not undecided.decided & names)


def _ratio(part: int, whole: int) -> float:
    return part / whole if whole else 0.0

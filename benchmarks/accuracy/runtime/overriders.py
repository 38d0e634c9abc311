"""Classify a traced run's calls in which the executed function overrides the predicted callee.

For maintainers: an edge leads to the method that the class of the receiver has, as far as the text tells that class. An
instance may be of a subclass, so a tool that is asked for callers also lists the callers of overridden methods. These
figures follow them, too; they stand beside the strict figures and never instead of them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from benchmarks.accuracy.predictions import Edge
from benchmarks.accuracy.scoring import Score
from benchmarks.accuracy.truth_set import TruthSet


class Followed(NamedTuple):
    """The missed calls to overriders of a predicted callee, and the predicted edges that they replaced."""

    found: int
    seen: int


def followed(truth: TruthSet, predicted: Iterable[Edge], score: Score) -> Followed:
    """Compute the gain in score from following overriders."""
    below: dict[int, set[int]] = defaultdict(set)
    for edge in predicted:
        caller = truth.caller_at(edge.caller)
        if caller is not None:
            below[caller] |= _overriding(truth, edge)
    seen = {(caller, truth.canonical(callee)) for caller, callee in truth.calls}
    open_edges = [(truth.caller_at(edge.caller), _overriding(truth, edge)) for edge in (*score.wrong, *score.unjudged)]
    return Followed(
        sum(truth.canonical(edge.callee) in below[edge.caller] for edge in score.missed),
        sum(any((caller, callee) in seen for callee in callees) for caller, callees in open_edges),
    )


def _overriding(truth: TruthSet, edge: Edge) -> set[int]:
    callee = truth.callee_at(edge.callee)
    return set() if callee is None else {truth.canonical(entry) for entry in truth.overriding(callee)}

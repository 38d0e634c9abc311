"""The quality of jedi's truth: it is scored as a prediction against a type checker on two packages.

Run: ``python -m benchmarks.accuracy.truth.validate [NAME ...]``. Prints every difference, and as ``open`` the edges
that jedi finds where the type checker has none.
"""

from __future__ import annotations

import sys

from benchmarks.accuracy import table
from benchmarks.accuracy.predictions import Edge
from benchmarks.accuracy.scoring import score_calls, score_inherits
from benchmarks.accuracy.suites import PUBLIC, subjects
from benchmarks.accuracy.truth.making import made
from benchmarks.accuracy.truth_set import TrueEdge, TruthSet


def main(names: list[str]) -> None:
    calls, inherits = [], []
    for truth, root in subjects(PUBLIC, names or ["requests", "click"]):
        ours = TruthSet(made(truth.name, root, list(truth.files)))
        score = score_calls(truth, [_edge(ours, edge) for edge in ours.calls.values()])
        calls.append(table.Row(truth.name, truth.language, score.figures))
        inherited = score_inherits(truth, [_edge(ours, edge) for edge in ours.inherits.values()])
        inherits.append(table.Row(truth.name, truth.language, inherited.figures))
        for edge in score.wrong:
            print(f"only by jedi: {edge.caller} -> {edge.callee} {edge.lines}")
        for edge in score.unjudged:
            print(f"open: {edge.caller} -> {edge.callee} {edge.lines}")
        for missed in score.missed:
            print(f"not by jedi: {_edge(truth, missed)}")
    print(*table.shown("calls", calls), *table.shown("inherits", inherits), sep="\n")


def _edge(truth: TruthSet, edge: TrueEdge) -> Edge:
    return Edge(truth.nodes[edge.caller].place, truth.nodes[edge.callee].place, edge.sites)


if __name__ == "__main__":
    main(sys.argv[1:])

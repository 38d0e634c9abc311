"""Run: ``python -m benchmarks.accuracy [NAME ...]``.

Prints precision, strict precision (pairs that the oracle left open count as wrong), recall and F1 for call edges and
inheritance, by repository and pooled by language, and below them the figures of others on the same set. ``--samples N``
prints how many errors there are of each class, with N of each. ``--direct`` asks the resolver instead of a store: much
faster. ``--more`` takes another set: Python packages of many styles, with truth by jedi.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from pathlib import Path

from benchmarks.accuracy import direct, error_classes, graph, table
from benchmarks.accuracy.predictions import Predictions
from benchmarks.accuracy.scoring import Score, score_calls, score_inherits
from benchmarks.accuracy.suites import MORE, PUBLIC, Subject, subjects


def main() -> None:
    options = _parser().parse_args()
    calls, inherits = [], []
    for subject in subjects(options.truth, options.names):
        truth = subject.truth
        began = time.monotonic()
        scip = options.scip / f"{truth.name}.scip" if options.scip else None
        predictions = direct.predicted(subject.root) if options.direct else graph.predicted(subject.root, scip)
        print(f"{truth.name}: {time.monotonic() - began:.1f} s", file=sys.stderr)
        score = score_calls(truth, predictions.calls)
        calls.append(table.Row(truth.name, truth.language, score.figures))
        if truth.inherits:
            inherited = score_inherits(truth, predictions.inherits)
            inherits.append(table.Row(truth.name, truth.language, inherited.figures))
        if options.samples:
            _show_errors(subject, predictions, score, options.samples)
    for title, rows in (("calls", calls), ("inherits", inherits)):
        if rows:
            print(*table.shown(title, rows), "", sep="\n")
    if options.truth == PUBLIC:
        print(*table.peers(list(dict.fromkeys(row.language for row in calls))), sep="\n")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.accuracy", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these repositories")
    parser.add_argument("--direct", action="store_true", help="ask the resolver, without a store")
    parser.add_argument("--scip", type=Path, metavar="FOLDER", help="load FOLDER/NAME.scip, too")
    parser.add_argument("--samples", type=int, default=0, metavar="N", help="show classes of error, with N of each")
    sets = parser.add_mutually_exclusive_group()
    sets.add_argument(
        "--more", dest="truth", action="store_const", const=MORE, default=PUBLIC, help="the set of Python packages"
    )
    sets.add_argument("--truth", type=Path, default=PUBLIC, metavar="FOLDER", help="a set of your own")
    return parser


def _show_errors(subject: Subject, predictions: Predictions, score: Score, samples: int) -> None:
    truth, root = subject
    for title, classes in (
        ("not missing", error_classes.wrong(truth, root, score)),
        ("missing", error_classes.missed(truth, root, score, predictions.sites)),
    ):
        print(f"{truth.name}, {title}: {sum(map(len, classes.values())):,}")
        for name, examples in classes.items():
            print(f"  {len(examples):6,}  {name}")
            for example in random.Random(len(examples)).sample(examples, min(samples, len(examples))):
                print(f"            {example.text}\n              | {example.source}")
    for edge in score.unmapped[:samples]:
        print(f"  unmapped: {edge.caller} -> {edge.callee}")
    print()


if __name__ == "__main__":
    os.umask(0o077)
    main()

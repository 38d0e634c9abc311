"""Run: ``python -m benchmarks.accuracy.runtime``.

Traces the tests of requests, and prints how many explicit calls in the traces are in the graph (recall), and how many
edges from functions that ran were seen (confirmed), beside figures of other systems; then the same where a method call
may also run an overriding method. With ``--pairs`` it is about other tests: they ran with ``-p tracer`` in the folder
``TRACED_FOLDER``, and left ``TRACED_PAIRS``; ``--truth`` is about the sources below ``--root``.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from benchmarks.accuracy import direct, graph
from benchmarks.accuracy.runtime.overriders import followed
from benchmarks.accuracy.runtime.traced import read, traced
from benchmarks.accuracy.runtime.truth_of_run import truth_of_run
from benchmarks.accuracy.scoring import score_calls
from benchmarks.accuracy.suites import PUBLIC, subjects

_PEERS = Path(__file__).with_name("peers.json")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.accuracy.runtime", description=__doc__)
    parser.add_argument("--direct", action="store_true", help="ask the resolver, without a store")
    parser.add_argument("--again", action="store_true", help="run the tests again")
    parser.add_argument("--samples", type=int, default=0, metavar="N", help="show N missed and N unconfirmed edges")
    parser.add_argument("--pairs", type=Path, metavar="FILE", help="what the tracer wrote of other tests")
    parser.add_argument("--truth", type=Path, metavar="FILE", help="the truth about the sources of those")
    parser.add_argument("--root", type=Path, metavar="FOLDER", help="where these are")
    parser.add_argument("--scip", type=Path, metavar="FILE", help="load an index of another tool, too")
    parser.add_argument("--below", default="", metavar="PREFIX", help="the paths of the package in there")
    options = parser.parse_args()
    if options.pairs is not None:
        root, run = options.root, truth_of_run(options.truth, options.root, read(options.pairs), options.below)
    else:
        ((_, root),) = subjects(PUBLIC, ["requests"])
        run = truth_of_run(PUBLIC / "requests.jsonl.gz", root, traced(options.again), "src/requests/")
    judged = run.judged((direct.predicted(root) if options.direct else graph.predicted(root, options.scip)).calls)
    score = score_calls(run.truth, judged)
    figures = score.figures
    confirmed = figures.right + figures.neutral
    edges = confirmed + figures.wrong + figures.unjudged
    more = followed(run.truth, judged, score)
    print(f"{figures.true:,} explicit calls seen, {len(run.truth.calls) - figures.true:,} implicit ones")
    print(f"{'':20} recall confirmed")
    print(f"{'this graph':20} {figures.recall:6.3f} {confirmed / edges:9.3f}")
    recall = figures.recall + more.found / figures.true
    print(f"{'  or an overrider':20} {recall:6.3f} {(confirmed + more.seen) / edges:9.3f}")
    for system, (peer_recall, share) in (
        json.loads(_PEERS.read_text(encoding="utf-8")).items() if not options.pairs else ()
    ):
        print(f"{system:20} {peer_recall:6.3f} {share:9.3f}")
    for edge in score.missed[: options.samples]:
        print(f"missed: {run.truth.nodes[edge.caller].place} -> {run.truth.nodes[edge.callee].place}")
    for unseen in score.wrong[: options.samples]:
        print(f"not seen: {unseen.caller} -> {unseen.callee} {', '.join(unseen.rules)}")


if __name__ == "__main__":
    main()

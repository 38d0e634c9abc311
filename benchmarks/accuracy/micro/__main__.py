"""Run: ``python -m benchmarks.accuracy.micro [CATEGORY ...]``.

Prints for each category in PyCG's micro-benchmark the number of programs, in how many all calls are found (sound), in
how many no others are found (complete), and precision and recall over their calls. Everything in the suite counts, with
calls to builtins and calls that the text does not show (by decorators, loops, ``raise``); only calls of lambdas are
left out. The next two columns are precision and recall if implicit calls count as calls, too, and the last two if
candidates count besides. ``--errors`` shows the calls that are missing and the ones that the suite lacks; candidates
and implicit calls are marked there.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from pathlib import Path

from benchmarks.accuracy.micro.ours import calls
from benchmarks.accuracy.micro.suite import Call, programs
from benchmarks.accuracy.scoring import Figures


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.accuracy.micro", description=__doc__)
    parser.add_argument("categories", nargs="*", metavar="CATEGORY", help="only these")
    parser.add_argument("--suite", type=Path, metavar="FOLDER", help="another suite of the same form")
    parser.add_argument("--errors", action="store_true", help="show what is missing, and what is not in the suite")
    options = parser.parse_args()
    rows: dict[str, list[tuple[Figures, ...]]] = defaultdict(list)
    of_lambdas = 0
    for program in programs(options.suite):
        if options.categories and program.category not in options.categories:
            continue
        called, possible, implicit = calls(program.root)
        found = frozenset(call for call in called if not call[1].startswith(program.left_out))
        takers = (found, found | implicit, found | implicit | possible)
        rows[program.category].append(tuple(_figures(taken, program.calls) for taken in takers))
        of_lambdas += program.of_lambdas
        for sign, errors in (("-", program.calls - found), ("+", found - program.calls)) if options.errors else ():
            for caller, callee in sorted(errors):
                mark = " (may)" if (caller, callee) in possible else " (run)" if (caller, callee) in implicit else ""
                print(f"{sign} {program.category}/{program.name}: {caller} -> {callee}{mark}")
    print(f"{'':14} programs sound complete     P     R  true wrong missed  P run R run  P all R all")
    for category, entries in rows.items():
        print(_line(category, entries))
    print(_line("all", [entry for entries in rows.values() for entry in entries]))
    print(f"{of_lambdas} calls of lambdas are left out")


def _figures(found: frozenset[Call], true: frozenset[Call]) -> Figures:
    return Figures(len(true), len(found), len(found & true), len(found - true), len(true - found))


def _line(name: str, entries: list[tuple[Figures, ...]]) -> str:
    sound = sum(not entry.missed for entry, *_ in entries)
    complete = sum(not entry.wrong for entry, *_ in entries)
    total, *wider = (sum(column, Figures()) for column in zip(*entries, strict=True))
    counts = f"{total.true:5} {total.wrong:5} {total.missed:6}"
    more = "".join(f"  {entry.precision:.3f} {entry.recall:.3f}" for entry in wider)
    return f"{name:14} {len(entries):8} {sound:5} {complete:8} {total.precision:.3f} {total.recall:.3f} {counts}{more}"


if __name__ == "__main__":
    main()

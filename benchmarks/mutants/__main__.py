"""Measure the tests to run of ``impact_analysis`` against the tests that fail if a function raises.

Run: ``python -m benchmarks.mutants record FOLDER --name NAME --version VERSION [--code src] [--count 30] -- COMMAND``
draws functions of a project in Python, makes each raise, runs the tests with the command, such as ``venv/bin/python -m
pytest``, and writes ``NAME.json`` beside this file. ``python -m benchmarks.mutants score [--checkout FOLDER]...
[--each] [NAME]...`` scores the answers about those functions. A source distribution is fetched unless ``FOLDER`` holds
it unpacked, under its name and version.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterable
from pathlib import Path

from benchmarks.mutants.mutation import Recording, draw, functions, read, record, write
from benchmarks.mutants.scoring import score, table
from benchmarks.sources import python_package

_HERE = Path(__file__).parent


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.mutants", description=__doc__)
    commands = parser.add_subparsers(required=True, dest="command")
    recording = commands.add_parser("record")
    recording.add_argument("folder", type=Path)
    recording.add_argument("--name", required=True)
    recording.add_argument("--version", required=True)
    recording.add_argument("--code", default="src")
    recording.add_argument("--count", type=int, default=30)
    recording.add_argument("--seed", type=int, default=1)
    recording.add_argument("tests", nargs="+", metavar="COMMAND")
    scoring = commands.add_parser("score")
    scoring.add_argument("names", nargs="*", metavar="NAME")
    scoring.add_argument("--checkout", type=Path, action="append", default=[])
    scoring.add_argument("--each", action="store_true", help="print a line for each function")
    options = parser.parse_args()
    if options.command == "record":
        _record(options)
    else:
        _score(options.names, options.checkout, is_each=options.each)


def _record(options: argparse.Namespace) -> None:
    root = options.folder.resolve()
    drawn = draw(functions(root, options.code), options.count, options.seed)
    found = []
    for mutant in record(root, drawn, options.tests):
        print(f"{mutant.path}:{mutant.name}: {len(mutant.fails)} fail", flush=True)
        found.append(mutant)
        write(_HERE / f"{options.name}.json", Recording(options.name, options.version, options.seed, tuple(found)))


def _score(names: Iterable[str], checkouts: Iterable[Path], *, is_each: bool) -> None:
    groups = []
    for name in names or sorted(file.stem for file in _HERE.glob("*.json")):
        recording = read(_HERE / f"{name}.json")
        kept_as = f"{recording.project}-{recording.version}"
        folders = [place / kept_as for place in checkouts if (place / kept_as).is_dir()]
        checkout = folders[0] if folders else python_package(recording.project, recording.version)
        with tempfile.TemporaryDirectory() as store:
            found = list(score(recording, checkout.resolve(), Path(store)))
        groups.append((f"{name} {recording.version}", found))
        for one in found if is_each else ():
            missed = sorted(set(one.mutant.fails) - set(one.every))
            print(
                f"{one.mutant.path}:{one.mutant.name}: {len(one.mutant.fails)} fail; {len(one.by_calls)} by calls, of"
                f" which {len(set(one.by_calls) & set(one.mutant.fails))} fail; first: {one.is_first}; missed: {missed}"
            )
    print(table(groups))


if __name__ == "__main__":
    main()

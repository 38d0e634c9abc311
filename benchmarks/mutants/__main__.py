"""Measures the tests to run of ``impact_analysis`` against the test files that fail when a function raises.

Run: ``python -m benchmarks.mutants record FOLDER --name NAME --version VERSION [--code src] [--count 30] -- COMMAND``
draws functions of a project in Python, makes each raise, runs the tests with the command, such as ``venv/bin/python -m
pytest``, and writes ``NAME.json`` beside this file. ``python -m benchmarks.mutants score [--checkout FOLDER]... [NAME]``
scores the answers about those functions; a source distribution is fetched unless a folder is named.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from benchmarks.mutants.mutation import Recording, draw, functions, record, write

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
    options = parser.parse_args()
    root = options.folder.resolve()
    drawn = draw(functions(root, options.code), options.count, options.seed)
    found = []
    for mutant in record(root, drawn, options.tests):
        print(f"{mutant.path}:{mutant.name}: {len(mutant.fails)} fail", flush=True)
        found.append(mutant)
        write(_HERE / f"{options.name}.json", Recording(options.name, options.version, options.seed, tuple(found)))


if __name__ == "__main__":
    main()

"""The cost of indexing beside a peer: first, without changes, and after one edit, in turns.

Run: ``python -m benchmarks.peers [--rounds N] [--edited FILE] [FOLDER ...]``. Without a folder, Django is indexed. Each
round copies the folder and runs both programs one after the other, so that the load of the machine meets both. Prints
the medians of wall seconds, CPU seconds and peak memory over all processes, and ours as a multiple of the peer's.

For maintainers: the peer is fetched from npm once and runs as its users run it, with its settings untouched. It is
foreign code and runs on a copy, never on the folder itself.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

from benchmarks.indexing import Cost, measure
from benchmarks.sources import KEPT, source

PEER = "@colbymchenry/codegraph"
VERSION = "1.6.1"
OURS = "oxigraph-code"
THEIRS = f"codegraph {VERSION}"
ADDED = {".py": "\n\ndef added_by_benchmark():\n    return 1\n", ".rs": "\n\nfn added_by_benchmark() -> u8 { 1 }\n"}
IN_SCRIPTS = "\n\nexport function addedByBenchmark() { return 1 }\n"
MAX_BYTES = 500_000
"""Larger files are often generated, and left out of an index."""
STEPS = ("first index", "nothing changed", "one function added")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers", description=__doc__)
    parser.add_argument("folders", nargs="*", type=Path, metavar="FOLDER")
    parser.add_argument("--rounds", type=int, default=5, metavar="N")
    parser.add_argument(
        "--edited", default="", metavar="FILE", help="the file that gets a function; the largest if none"
    )
    options = parser.parse_args()
    peer = _peer()
    for folder in options.folders or [source("django")]:
        costs: dict[tuple[str, str], list[Cost]] = defaultdict(list)
        for number in range(options.rounds):
            for step, program, cost in _round(folder.resolve(), peer, options.edited, is_ours_first=number % 2 == 0):
                costs[step, program].append(cost)
            print(f"{folder.name}: round {number + 1} of {options.rounds}", file=sys.stderr, flush=True)
        _report(folder.name, costs)


def _peer() -> Path:
    """Return the program of the peer, fetched if it is not there."""
    folder = KEPT / f"codegraph-{VERSION}"
    program = folder / "node_modules" / ".bin" / "codegraph"
    if not program.exists():
        folder.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--silent", "--prefix", str(folder), f"{PEER}@{VERSION}"]
        subprocess.run(command, check=True, stdout=sys.stderr)
    return program


def _round(folder: Path, peer: Path, edited: str, *, is_ours_first: bool) -> list[tuple[str, str, Cost]]:
    """Return the costs of each step and program on copies of a folder."""
    with tempfile.TemporaryDirectory() as temporary:
        places = {"OXIGRAPH_STORE_PATH": f"{temporary}/store", "OXIGRAPH_CACHE_PATH": f"{temporary}/cache"}
        environment = {**os.environ, **places, "CODEGRAPH_TELEMETRY": "0", "HOME": temporary}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        ours, theirs = Path(temporary, "ours", folder.name), Path(temporary, "theirs", folder.name)
        for copy in (ours, theirs):
            shutil.copytree(folder, copy, symlinks=True, ignore=shutil.ignore_patterns(".git", "node_modules"))
        index = [sys.executable, "-m", "oxigraph_code.cli", "index", str(ours)]
        commands = {
            "first index": (index, [str(peer), "init", str(theirs)]),
            "nothing changed": (index, [str(peer), "sync", str(theirs)]),
            "one function added": (index, [str(peer), "sync", str(theirs)]),
        }
        found = []
        for step in STEPS:
            if step == "one function added":
                for copy in (ours, theirs):
                    _edit(copy / edited if edited else _largest(copy))
            pairs = list(zip((OURS, THEIRS), commands[step], strict=True))
            for program, command in pairs if is_ours_first else reversed(pairs):
                found.append((step, program, measure(command, environment)))
        return found


def _largest(folder: Path) -> Path:
    """Return the largest source file that both programs index; the same in each copy."""
    sizes = {
        file: file.stat().st_size
        for file in folder.rglob("*")
        if file.suffix in (".py", ".ts", ".tsx", ".js", ".rs") and file.is_file()
    }
    return max((size, file) for file, size in sizes.items() if size <= MAX_BYTES)[1]


def _edit(file: Path) -> None:
    with file.open("a", encoding="utf-8") as opened:
        opened.write(ADDED.get(file.suffix, IN_SCRIPTS))


def _report(name: str, costs: dict[tuple[str, str], list[Cost]]) -> None:
    for step in STEPS:
        ours, theirs = (
            [statistics.median(part) for part in zip(*costs[step, each], strict=True)] for each in (OURS, THEIRS)
        )
        print(f"{name}, {step}, medians of {len(costs[step, OURS])}")
        for program, (cpu, wall, memory) in ((OURS, ours), (THEIRS, theirs)):
            print(f"  {program:16} {wall:7.2f} s wall {cpu:7.2f} s CPU {memory:6.0f} MB")
        wall, cpu = ours[1] / theirs[1], ours[0] / theirs[0]
        print(f"  {'ratio':16} {wall:7.2f} of its wall {cpu:7.2f} of its CPU", flush=True)


if __name__ == "__main__":
    main()

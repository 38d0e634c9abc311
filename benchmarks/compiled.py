"""The graph and the cost of a wheel's compiled modules, beside plain Python, in turns.

Run: ``python -m benchmarks.compiled WHEEL [--rounds N] [FOLDER ...]``. Without a folder, Django is indexed. Prints the
medians of CPU and wall seconds of a first index, and their ratio. Exits with 1 if any triple differs, diagnostics of
files included: a fault of a compiled module may cost a file without a word.

For maintainers: both forms are one wheel unpacked, of which the plain one has lost its extension modules. The times of
a run are left out; all other triples of a folder are the same in each run.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import zipfile
from collections import defaultdict
from itertools import islice
from pathlib import Path

from benchmarks.indexing import Cost, measure
from benchmarks.sources import source

FORMS = ("plain", "compiled")
EXTENSIONS = (".so", ".pyd")
_SHOWN = 20
_TIMES = (b"#startedAt> ", b"#finishedAt> ")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.compiled", description=__doc__)
    parser.add_argument("wheel", type=Path, metavar="WHEEL")
    parser.add_argument("folders", nargs="*", type=Path, metavar="FOLDER")
    parser.add_argument("--rounds", type=int, default=1, metavar="N")
    options = parser.parse_intermixed_args()
    with tempfile.TemporaryDirectory() as temporary:
        places = unpacked(options.wheel, Path(temporary))
        differing = 0
        for folder in options.folders or [source("django")]:
            differing += compare(folder.resolve(), places, options.rounds)
    sys.exit(1 if differing else 0)


def unpacked(wheel: Path, folder: Path) -> dict[str, Path]:
    """Unpack a wheel in both forms, with bytecode."""
    places = {form: folder / form for form in FORMS}
    for form, place in places.items():
        with zipfile.ZipFile(wheel) as archive:
            names = [name for name in archive.namelist() if form == "compiled" or not name.endswith(EXTENSIONS)]
            archive.extractall(place, names)
        has_extensions = any(path.suffix in EXTENSIONS for path in place.rglob("*"))
        if has_extensions != (form == "compiled"):
            raise SystemExit(f"{wheel} has no compiled modules")
        subprocess.run([sys.executable, "-m", "compileall", "-q", str(place)], check=True)
    return places


def compare(folder: Path, places: dict[str, Path], rounds: int) -> int:
    """Index a folder by both forms, print the costs, and return the number of triples in one graph alone."""
    costs: dict[str, list[Cost]] = defaultdict(list)
    graphs: dict[str, Path] = {}
    with tempfile.TemporaryDirectory() as temporary:
        for number in range(rounds):
            for form in FORMS if number % 2 == 0 else reversed(FORMS):
                kept = Path(temporary, form)
                shutil.rmtree(kept, ignore_errors=True)
                environment = {
                    **os.environ,
                    "PYTHONPATH": str(places[form]),
                    "OXIGRAPH_STORE_PATH": str(kept / "store"),
                    "OXIGRAPH_CACHE_PATH": str(kept / "cache"),
                }
                environment.pop("PYTHONDONTWRITEBYTECODE", None)
                command = [sys.executable, "-P", "-m", "oxigraph_code.cli"]
                costs[form].append(measure([*command, "index", str(folder)], environment))
                graphs[form] = kept / "graph.nt"
                if number == rounds - 1:
                    subprocess.run([*command, "export", str(graphs[form])], env=environment, check=True)
        only = differing(graphs["plain"], graphs["compiled"])
    _report(folder.name, costs)
    for form, lines in only.items():
        print(f"  {len(lines):,} triples in the {form} graph alone", flush=True)
        for line in islice(sorted(lines), _SHOWN):
            print(f"    {line.decode(errors='replace').rstrip()}")
    return sum(map(len, only.values()))


def differing(plain: Path, compiled: Path) -> dict[str, set[bytes]]:
    """Return the triples that one of two graphs has alone."""
    first, second = (set(filter(_is_kept, path.open("rb"))) for path in (plain, compiled))
    return {"plain": first - second, "compiled": second - first}


def _is_kept(line: bytes) -> bool:
    return not any(time in line for time in _TIMES)


def _report(name: str, costs: dict[str, list[Cost]]) -> None:
    plain, compiled = ([statistics.median(part) for part in zip(*costs[form], strict=True)] for form in FORMS)
    print(f"{name}, first index, medians of {len(costs['plain'])}")
    for form, (cpu, wall, memory) in zip(FORMS, (plain, compiled), strict=True):
        print(f"  {form:8} {wall:7.2f} s wall {cpu:7.2f} s CPU {memory:6.0f} MB")
    wall, cpu = compiled[1] / plain[1], compiled[0] / plain[0]
    print(f"  {'ratio':8} {wall:7.2f} of the wall {cpu:7.2f} of the CPU", flush=True)


if __name__ == "__main__":
    main()

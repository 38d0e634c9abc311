"""The cost of resolution, against parsing the same files.

Run: ``python -m benchmarks.resolution [FOLDER...]``; without folders over a project of each family of languages. Prints
medians of several runs, in CPU seconds: parsing alone, reading kept facts back, and resolving them.

For maintainers: as in an index run, a process of its own does that once, which has not extracted the facts itself, and
nothing is collected as garbage meanwhile.
"""

from __future__ import annotations

import gc
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
from tree_sitter import Parser

from benchmarks.counts_of_rust import fetched
from benchmarks.sources import npm_package, source
from oxigraph_code import facts
from oxigraph_code.indexing.files.discovery import discover
from oxigraph_code.languages.loader import TreeSitterLoader
from oxigraph_code.languages.registry import installed
from oxigraph_code.resolution import resolve

RUNS = 5


class Kept(NamedTuple):
    """A file, and its facts as they are kept."""

    language: str
    path: str
    text: bytes
    facts: bytes


def keep(root: str, kept: str) -> None:
    """Write the files below a folder, with their facts, to a file."""
    registry = installed()
    discovery = discover(Path(root), registry)
    found = []
    for file in sorted(discovery.files):
        loader = registry.loader(file.language)
        if isinstance(loader, TreeSitterLoader):
            text = Path(discovery.root, file.path).read_bytes()
            found.append(Kept(file.language, file.path, text, facts.encode(loader.extract(text, file.path))))
    Path(kept).write_bytes(msgspec.msgpack.encode(found))


def measure(kept: str) -> None:
    """Print the CPU seconds of each stage for the kept files."""
    gc.disable()
    registry = installed()
    programs: dict[int, list[tuple[TreeSitterLoader, Kept]]] = defaultdict(list)
    for entry in msgspec.msgpack.decode(Path(kept).read_bytes(), type=list[Kept]):
        loader = registry.loader(entry.language)
        if isinstance(loader, TreeSitterLoader):
            programs[id(loader.semantics)].append((loader, entry))
    seconds: dict[str, float] = defaultdict(float)

    @contextmanager
    def timed(stage: str) -> Iterator[None]:
        began = time.process_time()
        yield
        seconds[stage] += time.process_time() - began

    for program in programs.values():
        parsers = [(Parser(loader.query_of(Path(file.path).suffix).grammar), file.text) for loader, file in program]
        with timed("parse"):
            for parser, text in parsers:
                parser.parse(text)
        with timed("read back"):
            files = [facts.decode(file.facts) for _, file in program]
        with timed("resolve"):
            resolve(files, program[0][0].semantics)
    print(msgspec.json.encode(seconds).decode())


def report(folder: str) -> None:
    """Print the cost of resolving the files below a folder."""

    def run(step: str, *arguments: str) -> str:
        program = f"import sys; from benchmarks.resolution import {step}; {step}(*sys.argv[1:])"
        command = [sys.executable, "-c", program, *arguments]
        return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout

    with tempfile.TemporaryDirectory() as temporary:
        kept = str(Path(temporary, "kept"))
        run("keep", folder, kept)
        runs = [msgspec.json.decode(run("measure", kept), type=dict[str, float]) for _ in range(RUNS)]
    stages = {stage: statistics.median(run[stage] for run in runs) for stage in runs[0]}
    ratio = statistics.median(run["resolve"] / run["parse"] for run in runs)
    print(f"{folder}:", ", ".join(f"{stage} {seconds:.2f} s" for stage, seconds in stages.items()))
    print(f"  resolving costs {ratio:.2f} times the CPU of parsing", flush=True)


def main() -> None:
    tokio = next(folder for folder in fetched() if folder.name.startswith("tokio-1"))
    folders = sys.argv[1:] or list(map(str, (source("django"), npm_package("effect", "3.10.0") / "src", tokio)))
    for folder in folders:
        report(folder)


if __name__ == "__main__":
    main()

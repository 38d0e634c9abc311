"""What resolving costs, against merely parsing the same files.

Run: ``python -m benchmarks.resolution [FOLDER...]``; without folders over a project of each family of languages. Prints
medians of several runs, in CPU seconds: parsing alone, reading kept facts back, and resolving them, by plain Python and
by compiled modules.

For maintainers: as in an index run, nothing is collected as garbage meanwhile.
"""

from __future__ import annotations

import gc
import statistics
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tree_sitter import Parser

from benchmarks.counts_of_rust import fetched
from benchmarks.forms import forms
from benchmarks.sources import npm_package, source
from oxigraph_code import facts
from oxigraph_code.indexing.discovery import discover
from oxigraph_code.languages.loader import TreeSitterLoader
from oxigraph_code.languages.registry import installed
from oxigraph_code.resolution import Semantics, resolve

RUNS = 5


class Program(NamedTuple):
    """Files that are resolved together: their texts with what reads them, and their facts as they are kept."""

    semantics: Semantics
    texts: list[tuple[TreeSitterLoader, str, bytes]]
    kept: list[bytes]


def programs(root: Path) -> list[Program]:
    """The programs below a folder."""
    registry = installed()
    discovery = discover(root, registry)
    found: dict[int, Program] = {}
    for file in sorted(discovery.files):
        loader = registry.loader(file.language)
        if isinstance(loader, TreeSitterLoader):
            program = found.setdefault(id(loader.semantics), Program(loader.semantics, [], []))
            text = Path(discovery.root, file.path).read_bytes()
            program.texts.append((loader, Path(file.path).suffix, text))
            program.kept.append(facts.encode(loader.extract(text, file.path)))
    return list(found.values())


def measured(found: list[Program]) -> dict[str, float]:
    """The CPU seconds of each stage, of all programs together."""
    seconds: dict[str, float] = defaultdict(float)

    @contextmanager
    def timed(stage: str) -> Iterator[None]:
        began = time.process_time()
        yield
        seconds[stage] += time.process_time() - began

    for program in found:
        parsers = [(Parser(loader.query_of(suffix).grammar), text) for loader, suffix, text in program.texts]
        with timed("parse"):
            for parser, text in parsers:
                parser.parse(text)
        with timed("read back"):
            files = [facts.decode(kept) for kept in program.kept]
        with timed("resolve"):
            resolve(files, program.semantics)
    return seconds


def report(folders: list[str]) -> None:
    """Print what resolving the files below each of some folders costs."""
    gc.disable()
    for root in map(Path, folders):
        found = programs(root)
        runs = [measured(found) for _ in range(RUNS)]
        stages = {stage: statistics.median(run[stage] for run in runs) for stage in runs[0]}
        ratio = statistics.median(run["resolve"] / run["parse"] for run in runs)
        print(f"{root}:", ", ".join(f"{stage} {seconds:.2f} s" for stage, seconds in stages.items()))
        print(f"  resolving costs {ratio:.2f} times the CPU of parsing", flush=True)


def main() -> None:
    tokio = next(folder for folder in fetched() if folder.name.startswith("tokio-1"))
    folders = sys.argv[1:] or list(map(str, (source("django"), npm_package("effect", "3.10.0") / "src", tokio)))
    program = "import sys; from benchmarks.resolution import report; report(sys.argv[1:])"
    with forms() as environments:
        for form, environment in environments.items():
            print(f"{form}:", flush=True)
            subprocess.run([sys.executable, "-c", program, *folders], env=environment, check=True)


if __name__ == "__main__":
    main()

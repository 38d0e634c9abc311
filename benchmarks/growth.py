"""The growth of a store over many edits, each followed by an update of the graph.

Run: ``python -m benchmarks.growth [PROJECT] [--updates 1000]``. Edits put a new function somewhere into a file and take
the last one out of it again, at random and always the same. Prints the store's size on the way, the cost of the updates
in CPU seconds, and the size of a store for the same files at once.
"""

from __future__ import annotations

import argparse
import random
import re
import shutil
import statistics
import tempfile
import time
from pathlib import Path

from benchmarks.sources import source
from oxigraph_code.indexing.runs.index_run import index
from oxigraph_code.indexing.runs.pipeline import RunContext
from oxigraph_code.languages.registry import installed
from oxigraph_code.settings.config import Settings, load_settings
from oxigraph_code.store import LocalStore

_TOP_LEVEL = re.compile(r"^(?=def |class |@)", re.MULTILINE)


class Edits:
    """A folder whose files are edited one at a time."""

    def __init__(self, root: Path, seed: int) -> None:
        self._random = random.Random(seed)
        self._texts = {path: path.read_text(encoding="utf-8") for path in sorted(root.rglob("*.py"))}
        self._paths = [path for path, text in self._texts.items() if _TOP_LEVEL.search(text)]

    def make(self, number: int) -> None:
        path = self._random.choice(self._paths)
        text = self._texts[path]
        place = self._random.choice([match.start() for match in _TOP_LEVEL.finditer(text)])
        called = self._random.choice(re.findall(r"^def (\w+)", text, re.MULTILINE) or ["print"])
        new = f'def edit_{number}(value):\n    """Edit {number} of many."""\n    return {called}(value)\n\n\n'
        path.write_text(text[:place] + new + text[place:], encoding="utf-8")


def megabytes(settings: Settings) -> float:
    return LocalStore(settings).size().bytes / 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("project", nargs="?", default="click")
    parser.add_argument("--updates", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        root = shutil.copytree(source(options.project), Path(folder, "root"))
        edits = Edits(root, options.seed)

        def indexed(settings: Settings) -> float:
            began = time.process_time()
            store = LocalStore(settings)
            index(root, [], RunContext(installed(), store, settings, lambda *_: None))
            store.close()
            return time.process_time() - began

        settings = load_settings({"store_path": Path(folder, "store")})
        first = indexed(settings)
        print(f"{options.project}: {megabytes(settings):.1f} MB at first, in {first:.1f} s CPU", flush=True)
        costs = []
        largest = 0.0
        for number in range(1, options.updates + 1):
            edits.make(number)
            costs.append(indexed(settings))
            largest = max(largest, megabytes(settings))
            if number % max(1, options.updates // 10) == 0:
                print(f"  after {number:5,} updates: {megabytes(settings):6.1f} MB", flush=True)
        fresh = load_settings({"store_path": Path(folder, "fresh")})
        indexed(fresh)
        print(
            f"  at most {largest:.1f} MB; of the same files at once: {megabytes(fresh):.1f} MB\n"
            f"  an update: {statistics.median(costs):.2f} s CPU at the median, {statistics.mean(costs):.2f} on average,"
            f" {max(costs):.2f} at most, beside the worker that reads the file"
        )


if __name__ == "__main__":
    main()

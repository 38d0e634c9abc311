"""Savings by the cache of facts: the same project again, one file of it, a copy in another folder.

Run: ``python -m benchmarks.caching [PROJECT]``. Prints CPU and wall seconds and peak memory of each run, and the size
of the cache afterwards.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

from benchmarks.indexing import measure
from benchmarks.sources import source


def main() -> None:
    root = source(sys.argv[1] if len(sys.argv) > 1 else "django")
    with tempfile.TemporaryDirectory() as folder:
        copy = shutil.copytree(root, Path(folder, "copy", root.name))
        file = max(root.rglob("*.py"), key=lambda path: path.stat().st_size)
        cache = Path(folder, "cache")

        def shown(what: str, path: Path, store: str, cache_mb: int = 1000) -> None:
            environment = {
                **os.environ,
                "OXIGRAPH_STORE_PATH": str(Path(folder, store)),
                "OXIGRAPH_CACHE_PATH": str(cache),
                "OXIGRAPH_MAX_CACHE_MB": str(cache_mb),
            }
            cpu, wall, memory = measure([sys.executable, "-m", "oxigraph_code.cli", "index", str(path)], environment)
            print(f"  {what:38} {cpu:6.1f} s CPU {wall:6.1f} s wall {memory:7.0f} MB peak", flush=True)

        print(root.name)
        shown("first run, without a cache", root, "without", 0)
        shown("first run, into an empty cache", root, "store")
        print(f"  {sum(part.stat().st_size for part in cache.iterdir()) / 1e6:.1f} MB in the cache")
        shown("a copy in another folder", copy, "of_copy")
        shown("again, nothing changed", root, "store")
        shown("again, without a cache", root, "store", 0)
        shown("one file", file, "store")
        shown("one file, without a cache", file, "store", 0)


if __name__ == "__main__":
    main()

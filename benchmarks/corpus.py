"""Make a folder with millions of lines in Python and TypeScript, out of large source distributions.

Run: ``python -m benchmarks.corpus FOLDER [--lines MILLIONS]``, then ``python -m benchmarks.peers --rounds 1 FOLDER`` or
``python -m benchmarks.indexing FOLDER``. Distributions are added in a fixed order until the folder has that many lines.

For maintainers: the versions are pinned, and code that is generated from descriptions of services is left out as far as
possible, because it repeats itself. The first two have 5.5 million lines, all of them more than nine.
"""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from benchmarks.sources import npm_package, python_package
from oxigraph_code.indexing.files.discovery import discover
from oxigraph_code.languages.registry import installed

DISTRIBUTIONS = (
    ("ansible", "12.3.0", python_package),
    ("office-ui-fabric-react", "7.204.1", npm_package),
    ("homeassistant", "2024.3.3", python_package),
    ("salt", "3008.5", python_package),
    ("sympy", "1.14.0", python_package),
    ("aws-cdk-lib", "2.276.0", npm_package),
)
MILLION = 1_000_000


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.corpus", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("--lines", type=float, default=5.4, metavar="MILLIONS", help="fewest lines, in millions")
    options = parser.parse_args()
    lines = files = 0
    for name, version, fetched in DISTRIBUTIONS:
        if lines >= options.lines * MILLION:
            break
        target = options.folder / name
        if not target.exists():
            shutil.copytree(fetched(name, version), target, symlinks=True)
        more, of_files = _size(target)
        lines, files = lines + more, files + of_files
        print(f"{name} {version}: {more:,} lines in {of_files:,} files", flush=True)
    print(f"{options.folder}: {lines:,} lines in {files:,} files")


def _size(folder: Path) -> tuple[int, int]:
    """Return the lines and the number of the files that an index run of a folder would read."""
    sizes = [(folder / file.path).read_bytes().count(b"\n") for file in discover(folder, installed()).files]
    return sum(sizes), len(sizes)


if __name__ == "__main__":
    main()

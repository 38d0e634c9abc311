"""Run: ``python -m benchmarks.accuracy.truth FOLDER [NAME ...]``; then score with ``--truth FOLDER``.

Makes truth about the packages of ``more/manifest.json``, or some: ``FOLDER/<name>.jsonl.gz``, and the sources that it
is about in ``FOLDER/src/<name>``. Files that are there already stay. With ``--root ROOT --files GLOB ...`` it is about
sources of your own; they are copied. It needs jedi (``pip install --group truth``) and its time: a second for every
hundred calls.
"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from benchmarks.accuracy.suites import MORE, fetched
from benchmarks.accuracy.truth.making import made, write


def main() -> None:
    options = _parser().parse_args()
    if options.root is not None:
        (name,) = options.names
        _make(options.folder, name, options.root, options.files)
        return
    manifest = json.loads((MORE / "manifest.json").read_text(encoding="utf-8"))
    packages = {entry["name"]: entry for entry in manifest}
    for name in options.names or packages:
        with tempfile.TemporaryDirectory() as folder:
            _make(options.folder, name, fetched(packages[name]["source"], Path(folder)), packages[name]["files"])


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.accuracy.truth", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where truth and sources go")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these packages")
    parser.add_argument("--root", type=Path, help="sources that are here already; NAME is what they are called")
    parser.add_argument("--files", nargs="+", default=["**"], metavar="GLOB", help="which of them, below the root")
    return parser


def _make(folder: Path, name: str, root: Path, patterns: Sequence[str]) -> None:
    truth, sources = folder / f"{name}.jsonl.gz", folder / "src" / name
    if truth.exists():
        return
    files = {path for pattern in patterns for path in _matching(root, pattern) if path.suffix == ".py"}
    relative = sorted(path.relative_to(root).as_posix() for path in files)
    for path in relative:
        (sources / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(root / path, sources / path)
    began = time.monotonic()
    records = made(name, sources, relative)
    write(records, truth)
    print(
        f"{name}: {len(relative)} files, {time.monotonic() - began:.0f} s, {json.dumps(records[0]['stats'])}",
        flush=True,
    )


def _matching(root: Path, pattern: str) -> list[Path]:
    return [path for path in root.glob(f"{pattern}/*.py" if pattern.endswith("**") else pattern) if path.is_file()]


if __name__ == "__main__":
    main()

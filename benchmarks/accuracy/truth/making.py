"""A truth file, from a folder of Python sources.

For maintainers: the same sources and the same jedi give the same edges; in rare cases a name is left open in one run
and taken for an external one in the next.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence
from pathlib import Path

import jedi

from benchmarks.accuracy.suites import digest
from benchmarks.accuracy.truth.jedi_oracle import JediOracle
from benchmarks.accuracy.truth.python_syntax import PythonFile
from benchmarks.accuracy.truth.records import Record, TruthMaker


def made(name: str, root: Path, paths: Sequence[str]) -> list[Record]:
    """Return the records of a truth file about some files below a root."""
    files = {path: PythonFile(path, (root / path).read_bytes()) for path in sorted(paths)}
    maker = TruthMaker(files, JediOracle(root, files))
    records = list(maker.records())
    meta: Record = {"kind": "meta", "name": name, "oracle": f"jedi {jedi.__version__}"}
    meta |= {"files": {path: digest(root / path) for path in files}, "stats": dict(maker.counts)}
    return [meta, *records]


def write(records: Sequence[Record], file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=0) as packed:
        for record in records:
            packed.write(json.dumps(record, separators=(",", ":")).encode() + b"\n")

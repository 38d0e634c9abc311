"""Recognise a report by its content.

For maintainers: JSON is decoded once, with its size bounded before. A JSON text that is no report may be RDF.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from oxigraph_code.errors import FileError
from oxigraph_code.reports.coverage import Files, of_coverage_json, read_cobertura, read_database, read_lcov

MAX_BYTES = 500_000_000
_HEAD = 4_096
_DATABASE = b"SQLite format 3\0"


class Coverage(NamedTuple):
    """The coverage of files, by the paths that the report has for them."""

    label: str
    files: Files


def read_report(path: Path) -> Coverage | None:
    """Read a file if it is a report of a known format. Raises ``FileError`` for a faulty or too large one."""
    try:
        with path.open("rb") as opened:
            head = opened.read(_HEAD)
        size = path.stat().st_size
    except OSError as error:
        raise FileError.from_os_error(error, str(path)) from None
    start = head.removeprefix(b"\xef\xbb\xbf").lstrip()
    is_json = start.startswith(b"{")
    readers = {"coverage.py database": read_database, "lcov": read_lcov, "Cobertura XML": read_cobertura}
    label = ""
    if head.startswith(_DATABASE):
        label = "coverage.py database"
    elif start.startswith((b"TN:", b"SF:")):
        label = "lcov"
    elif start.startswith(b"<") and b"<coverage" in start:
        label = "Cobertura XML"
    if (label or is_json) and size > MAX_BYTES:
        raise FileError(f"{path}: more than {MAX_BYTES:,} bytes", hint="report fewer files", path=str(path))
    if label:
        return Coverage(label, readers[label](path))
    return _of_json(_decoded(path), path) if is_json else None


def _decoded(path: Path) -> Mapping[str, Any]:
    try:
        found = msgspec.json.decode(path.read_bytes())
    except (msgspec.DecodeError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _of_json(data: Mapping[str, Any], path: Path) -> Coverage | None:
    meta = data.get("meta")
    if isinstance(meta, dict) and isinstance(data.get("files"), dict) and "branch_coverage" in meta:
        return Coverage("coverage.py JSON", of_coverage_json(data, path))
    return None

"""Recognize a report by its content.

For maintainers: JSON is decoded once, with its size bounded before. A JSON text that is no report may be RDF. SCIP has
no mark of its own and is known by its file extension.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import msgspec

from oxigraph_code.errors import FileError
from oxigraph_code.reports.coverage import Files, of_coverage_json, read_cobertura, read_database, read_lcov
from oxigraph_code.reports.packages import Advisory, Package, advisories_in, packages_in
from oxigraph_code.reports.scip import ScipIndex, read_scip

MAX_BYTES = 500_000_000
_HEAD = 4_096
_DATABASE = b"SQLite format 3\0"


class Coverage(NamedTuple):
    """The coverage of files, by the paths that the report has for them."""

    label: str
    files: Files


class Bill(NamedTuple):
    """The packages of a bill of materials."""

    label: str
    packages: list[Package]


class Advisories(NamedTuple):
    """Advisories about packages."""

    label: str
    advisories: list[Advisory]


Report = Coverage | Bill | Advisories | ScipIndex


def read_report(path: Path) -> Report | None:
    """Read a file if it is a report of a known format. Raises ``FileError`` for a faulty or too large one."""
    try:
        with path.open("rb") as opened:
            head = opened.read(_HEAD)
        size = path.stat().st_size
    except OSError as error:
        raise FileError.from_os_error(error, str(path)) from None
    start = head.removeprefix(b"\xef\xbb\xbf").lstrip()
    is_json = start.startswith((b"{", b"["))
    forms = {
        "coverage.py database": (head.startswith(_DATABASE), read_database),
        "lcov": (start.startswith((b"TN:", b"SF:")), read_lcov),
        "Cobertura XML": (start.startswith(b"<") and b"<coverage" in start, read_cobertura),
    }
    found = next(((label, read) for label, (fits, read) in forms.items() if fits), None)
    is_scip = path.suffix == ".scip"
    if (found or is_scip or is_json) and size > MAX_BYTES:
        raise FileError(f"{path}: more than {MAX_BYTES:,} bytes", hint="report fewer files", path=str(path))
    if found:
        return Coverage(found[0], found[1](path))
    return read_scip(path) if is_scip else _of_json(path) if is_json else None


def _of_json(path: Path) -> Report | None:
    try:
        data = msgspec.json.decode(path.read_bytes())
    except msgspec.DecodeError:
        return None
    except RecursionError:
        hint = "if it is RDF, load it with its format, as format=jsonld"
        raise FileError(f"{path}: nested too deeply for a report", hint=hint, path=str(path)) from None
    first = data[0] if isinstance(data, list) and data else data
    if not isinstance(first, dict):
        return None
    meta, files = first.get("meta"), first.get("files")
    is_marked = isinstance(meta, dict) and "branch_coverage" in meta
    entries = files.values() if isinstance(files, dict) else ()
    if is_marked or any(isinstance(entry, dict) and "executed_lines" in entry for entry in entries):
        if not is_marked or not isinstance(files, dict):
            problem = f"{path}: no report of coverage.py without {'files' if is_marked else 'meta.branch_coverage'}"
            raise FileError(problem, hint="write the report again", path=str(path))
        return Coverage("coverage.py JSON", of_coverage_json(first, path))
    is_spdx = str(first.get("spdxVersion", "")).startswith("SPDX-2") or "//spdx.org/rdf/3." in str(
        first.get("@context")
    )
    if is_spdx or first.get("bomFormat") == "CycloneDX":
        return Bill("CycloneDX" if "bomFormat" in first else "SPDX", packages_in(first, path))
    if isinstance(first.get("vulns"), list) or ("id" in first and isinstance(first.get("affected"), list)):
        return Advisories("OSV", advisories_in(data, path))
    return None

"""Coverage of tests: lcov, Cobertura XML, JSON and the database of coverage.py.

For maintainers: only coverage.py names the test that ran a line, as a context. An XML text may not declare entities,
and a database is opened read-only, its tables are read and no view, and the steps of its engine are bounded.

Source: geninfo(1) of LCOV; the DTD coverage-04 of Cobertura; the page "Coverage.py database schema" of coverage.py.
"""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote
from xml.parsers import expat

from oxigraph_code.errors import FileError

MAX_LINE = 1_000_000
"""The largest number of a line; a larger one is left out."""
_MAX_BITS = 50_000_000
"""The bytes of line numbers that are read from a database; each byte stands for eight lines."""
_MAX_STEPS = 20_000
_STEP = 100_000
"""The instructions of SQLite between two steps."""


@dataclass
class FileCoverage:
    """The lines of one file that ran or did not, and those that ran in each context, by its name.

    Its path is below the folder ``below`` of the machine that ran it, if the report states one.
    """

    below: str = ""
    lines: set[int] = field(default_factory=set)
    missed: set[int] = field(default_factory=set)
    contexts: dict[str, set[int]] = field(default_factory=lambda: defaultdict(set))

    def add(self, line: int, *, is_run: bool) -> None:
        if 0 < line <= MAX_LINE:
            (self.lines if is_run else self.missed).add(line)


Files = Mapping[str, FileCoverage]


def ranges(lines: Iterable[int]) -> str:
    """Write numbers of lines as ranges: ``3-7 9``."""
    spans: list[list[int]] = []
    for line in sorted(lines):
        if spans and spans[-1][1] == line - 1:
            spans[-1][1] = line
        else:
            spans.append([line, line])
    return " ".join(f"{first}-{last}" if last > first else str(first) for first, last in spans)


def lines_in(text: str) -> set[int]:
    """Read the output of ``ranges``."""
    found: set[int] = set()
    for span in text.split():
        first, _, last = span.partition("-")
        found.update(range(int(first), min(int(last or first), MAX_LINE) + 1))
    return found


def read_lcov(path: Path) -> Files:
    """Read a trace file of lcov."""
    files: dict[str, FileCoverage] = defaultdict(FileCoverage)
    current = FileCoverage()
    with path.open(encoding="utf-8", errors="surrogateescape") as text:
        for row in text:
            kind, _, value = row.strip().partition(":")
            if kind == "SF":
                current = files[value]
            elif kind == "DA":
                line, _, hits = value.partition(",")
                count = hits.partition(",")[0]
                if not line.isdecimal() or not count.lstrip("-").isdecimal():
                    raise FileError(f"{path}: {row.strip()[:80]!r} is no line of lcov", path=str(path))
                current.add(int(line), is_run=int(count) > 0)
    return files


def read_cobertura(path: Path) -> Files:
    """Read an XML report of Cobertura; paths are below its source folder, if there is one alone."""
    files: dict[str, FileCoverage] = defaultdict(FileCoverage)
    opened: list[FileCoverage] = []
    sources: list[str] = []

    def start(name: str, attributes: dict[str, str]) -> None:
        if name == "source":
            sources.append("")
        elif name == "class":
            opened.append(files[attributes.get("filename", "")])
        elif name == "line" and opened and attributes.get("number", "").isdecimal():
            hits = attributes.get("hits", "0")
            opened[-1].add(int(attributes["number"]), is_run=hits.isdecimal() and int(hits) > 0)

    def say(text: str) -> None:
        if sources and not files:
            sources[-1] += text.strip()

    def end(name: str) -> None:
        if name == "class":
            opened.pop()

    def refuse(*_: Any) -> None:
        raise FileError(f"{path}: declares entities", hint="a report of coverage needs none", path=str(path))

    parser = expat.ParserCreate()
    parser.StartElementHandler, parser.EndElementHandler, parser.EntityDeclHandler = start, end, refuse
    parser.CharacterDataHandler = say
    try:
        with path.open("rb") as text:
            parser.ParseFile(text)
    except expat.ExpatError as error:
        raise FileError(f"{path}: {error}", hint="write the report again", path=str(path)) from None
    for file in files.values():
        file.below = sources[0] if len(sources) == 1 else ""
    return files


def of_coverage_json(data: Mapping[str, Any], path: Path) -> Files:
    """Read the decoded JSON of coverage.py."""
    files: dict[str, FileCoverage] = {}
    try:
        for name, entry in data["files"].items():
            found = files[name] = FileCoverage()
            for line in entry["executed_lines"]:
                found.add(line, is_run=True)
            for line in entry.get("missing_lines", ()):
                found.add(line, is_run=False)
            for line, contexts in entry.get("contexts", {}).items():
                for context in filter(None, contexts):
                    found.contexts[context].add(int(line))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise FileError(f"{path}: no report of coverage.py: {error!r}", path=str(path)) from None
    return files


def read_database(path: Path) -> Files:
    """Read the database of coverage.py."""
    files: dict[str, FileCoverage] = defaultdict(FileCoverage)
    steps = iter(range(_MAX_STEPS))
    try:
        address = f"file:{quote(str(path.absolute()))}?mode=ro&immutable=1"
        with closing(sqlite3.connect(address, uri=True)) as database:
            database.execute("PRAGMA trusted_schema=OFF")
            database.set_progress_handler(lambda: next(steps, None) is None, _STEP)
            tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not {"file", "context"} <= tables:
                raise FileError(f"{path}: no database of coverage.py", path=str(path))
            for name, context, lines in _rows(database, tables):
                found = files[name]
                found.lines |= lines
                if context:
                    found.contexts[context] |= lines
    except (sqlite3.Error, TypeError) as error:
        raise FileError(f"{path}: {error}", hint="write the report again", path=str(path)) from None
    return files


def _rows(database: sqlite3.Connection, tables: set[str]) -> Iterator[tuple[str, str, set[int]]]:
    """Yield each record of lines or branches: its file, its context and its lines."""
    joined = "JOIN file ON file.id = file_id JOIN context ON context.id = context_id"
    if "line_bits" in tables:
        left = _MAX_BITS
        for name, context, bits in database.execute(f"SELECT path, context, numbits FROM line_bits {joined}"):  # noqa: S608
            left -= len(bits)
            if left < 0 or len(bits) > MAX_LINE // 8:
                raise TypeError("too many lines")
            yield name, context, {8 * at + bit for at, byte in enumerate(bits) for bit in range(8) if byte >> bit & 1}
    if "arc" in tables:
        for name, context, *ends in database.execute(f"SELECT path, context, fromno, tono FROM arc {joined}"):  # noqa: S608
            yield name, context, {line for line in ends if 0 < line <= MAX_LINE}

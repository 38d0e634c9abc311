"""Rows of the search index: symbols and modules, as all searches return them.

For maintainers: symbols of libraries are rows too, without a path and lines. This module must not know the kinds of
search.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from oxigraph_code.search.graph import EXTERNAL, MODULE, TEST
from oxigraph_code.search.places import is_about_others, places
from oxigraph_code.search.words import dotted

COLUMNS = (
    "s.iri, s.kinds, s.qualified, m.project, m.path, s.line, s.end, s.signature, s.visibility, s.doc, s.dependents,"
    " s.definitions, m.iri, m.hash, m.language, s.parts, s.weight"
)


class Entry(NamedTuple):
    """A symbol of the index, or a module.

    ``path`` is relative to its project, ``module`` is its file's IRI, ``hash`` the digest of the file's content, and
    ``parts`` are the words of its name. ``definitions`` counts its definitions; this is the first one.
    """

    iri: str
    kinds: tuple[str, ...]
    name: str
    project: str
    path: str
    line: int
    end: int
    signature: str
    visibility: str
    doc: str
    dependents: int
    definitions: int
    module: str
    hash: str
    language: str
    parts: str
    weight: float

    @property
    def kind(self) -> str:
        return self.kinds[0]

    @property
    def is_external(self) -> bool:
        return self.kind == EXTERNAL

    @property
    def is_test(self) -> bool:
        """True if it is a test, or in a file that tests or demonstrates other code."""
        return TEST in self.kinds or is_about_others(self.path)


def entry_of(columns: Sequence[str | int | float]) -> Entry:
    iri, kinds, *rest = columns
    return Entry(str(iri), tuple(str(kinds).split()), *rest)  # type: ignore[arg-type]


def numbered(database: sqlite3.Connection, numbers: Sequence[int]) -> list[Entry]:
    """Load rows by their numbers, in order."""
    rows = database.execute(
        f"SELECT {COLUMNS} FROM json_each(?) wanted JOIN symbol s ON s.id = wanted.value"  # noqa: S608
        " JOIN module m ON m.id = s.module ORDER BY wanted.key",
        (json.dumps(numbers),),
    )
    return list(map(entry_of, rows))


def of_module(database: sqlite3.Connection, module: int) -> dict[int, Entry]:
    """Load the symbols of a module by number, in the order of lines, with the module itself."""
    rows = database.execute(
        f"SELECT s.id, {COLUMNS} FROM symbol s JOIN module m ON m.id = s.module WHERE m.id = ?"  # noqa: S608
        " ORDER BY s.line, s.end DESC, s.iri",
        (module,),
    )
    return {number: entry_of(columns) for number, *columns in rows}


def described(database: sqlite3.Connection, iris: Iterable[str]) -> Mapping[str, Entry]:
    """Load the rows of symbols and modules by IRI, without libraries."""
    rows = database.execute(
        f"SELECT {COLUMNS} FROM json_each(?) wanted JOIN symbol s ON s.iri = wanted.value"  # noqa: S608
        " JOIN module m ON m.id = s.module WHERE m.path != '' ORDER BY s.iri",
        (json.dumps(list(iris)),),
    )
    return {entry.iri: entry for entry in map(entry_of, rows)}


def files_at(database: sqlite3.Connection, projects: Mapping[str, str], path: str) -> list[Entry]:
    """Find modules whose path below the root is or ends in a path; ``projects`` have their folders."""
    wanted = f"/{path.removeprefix('./').strip('/')}"
    ending = wanted.rpartition("/")[2]
    at = [place.number for place in places(database, projects, ending) if f"/{place.path}".endswith(wanted)]
    rows = database.execute(
        f"SELECT {COLUMNS} FROM json_each(?) wanted JOIN symbol s ON s.module = wanted.value AND s.line = 1"  # noqa: S608
        " JOIN module m ON m.id = s.module WHERE s.iri = m.iri ORDER BY length(m.path), s.iri",
        (json.dumps(at),),
    )
    return list(map(entry_of, rows))


def symbols_spelled(database: sqlite3.Connection, projects: Iterable[str], names: Iterable[str]) -> list[Entry]:
    """Find the symbols of projects whose names, joined into one word, are in ``names``."""
    rows = database.execute(
        f"SELECT {COLUMNS} FROM json_each(?) wanted JOIN symbol s ON s.in_one = wanted.value"  # noqa: S608
        " JOIN module m ON m.id = s.module AND m.iri != s.iri WHERE s.line > 0"
        " AND m.project IN (SELECT value FROM json_each(?)) ORDER BY s.weight DESC, m.path, s.line, s.iri",
        (json.dumps(list(dict.fromkeys(names))), json.dumps(list(projects))),
    )
    return list(map(entry_of, rows))


def modules_called(database: sqlite3.Connection, projects: Iterable[str], names: Iterable[str]) -> list[Entry]:
    """Find the modules of projects by file names, joined into one word and without extensions."""
    rows = database.execute(
        f"SELECT {COLUMNS} FROM json_each(?) wanted JOIN symbol s ON s.in_one = wanted.value"  # noqa: S608
        " JOIN module m ON m.id = s.module AND m.iri = s.iri WHERE m.path != ''"
        " AND m.project IN (SELECT value FROM json_each(?)) ORDER BY m.path, s.iri",
        (json.dumps(list(dict.fromkeys(names))), json.dumps(list(projects))),
    )
    return list(map(entry_of, rows))


def members(database: sqlite3.Connection, holder: Entry) -> list[tuple[int, str]]:
    """List first lines and names of functions and types directly inside of a symbol or a module."""
    rows = database.execute(
        "SELECT DISTINCT s.line, s.name, s.within FROM module m JOIN symbol s ON s.module = m.id WHERE m.iri = ?"
        " AND s.iri NOT IN (m.iri, ?) AND s.line BETWEEN ? AND ? AND s.kinds NOT IN (' field ', ' variable ')"
        " ORDER BY s.line, s.name",
        (holder.module, holder.iri, holder.line, holder.end),
    )
    inside = [(int(line), str(name), str(within)) for line, name, within in rows]
    # An implementation block belongs to its type, wherever it is.
    owner = "" if holder.kind == MODULE else dotted(holder.name)
    if inside and owner not in (within for *_, within in inside):
        owner = min((within for *_, within in inside), key=len)
    return [(line, name) for line, name, within in inside if within == owner]


def fullest(database: sqlite3.Connection, iris: Iterable[str]) -> Mapping[str, Entry]:
    """Load the longest definition of each symbol in its file; of an overloaded one it has the body."""
    rows = database.execute(
        f"SELECT wanted.value, {COLUMNS} FROM json_each(?) wanted JOIN symbol o ON o.iri = wanted.value"  # noqa: S608
        " JOIN symbol s ON s.module = o.module AND s.qualified = o.qualified JOIN module m ON m.id = s.module"
        " ORDER BY s.end - s.line, s.line",
        (json.dumps(list(iris)),),
    )
    return {str(iri): entry_of(columns) for iri, *columns in rows}

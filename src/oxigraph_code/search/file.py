"""The SQLite file of the search index: modules, symbols, and their words.

For maintainers: ``symbol`` has the columns to show and to sort by, ``words`` is the full-text table with the same
numbers; of several definitions of a symbol, the first is in ``words``. Prefixes have an index of their own, because a
scan of all words with a common prefix takes long. Symbols of libraries are in a module without a path, one for each
project. ``word`` is for misspelt words. ``meaning`` has the vectors of a module's symbols. ``texts`` has the text of
files: a module's row has its number, the row of a file without a loader the negative number of its row in ``other``.
``past`` are commits before the present one, ``messages`` their text. The file is in the store's folder and records its
generation. This module must not know the graph. See decision 0024.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from oxigraph_code.errors import StoreUnavailable
from oxigraph_code.processes.database import Layout, NewerLayout, is_broken, open_database, remove_database
from oxigraph_code.search.words import TOKENIZER

FILE_NAME = "search.sqlite"
_MAX_OTHERS = 7
_UNRESOLVED = "unresolved "

_LAYOUT = Layout(
    6,
    (
        "CREATE TABLE state (name TEXT NOT NULL PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID",
        "CREATE TABLE module (id INTEGER PRIMARY KEY, iri TEXT NOT NULL UNIQUE, project TEXT NOT NULL,"
        " path TEXT NOT NULL, language TEXT NOT NULL, hash TEXT NOT NULL)",
        "CREATE TABLE symbol (id INTEGER PRIMARY KEY, module INTEGER NOT NULL, iri TEXT NOT NULL, kinds TEXT NOT NULL,"
        " name TEXT NOT NULL, in_one TEXT NOT NULL, parts TEXT NOT NULL, qualified TEXT NOT NULL,"
        " within TEXT NOT NULL, line INTEGER NOT NULL, end INTEGER NOT NULL, signature TEXT NOT NULL,"
        " visibility TEXT NOT NULL, doc TEXT NOT NULL, dependents INTEGER NOT NULL,"
        " definitions INTEGER NOT NULL, weight REAL NOT NULL)",
        "CREATE INDEX symbol_by_module ON symbol (module, line)",
        "CREATE INDEX symbol_by_iri ON symbol (iri)",
        "CREATE INDEX symbol_by_name ON symbol (in_one)",
        "CREATE VIRTUAL TABLE words USING fts5(name, place, signature, docs,"
        f" tokenize = '{TOKENIZER}', prefix = '3 4 5')",
        f"CREATE VIRTUAL TABLE texts USING fts5(path, names, body, tokenize = '{TOKENIZER}')",
        "CREATE TABLE other (id INTEGER PRIMARY KEY, root TEXT NOT NULL, path TEXT NOT NULL, stamp TEXT NOT NULL)",
        "CREATE TABLE past (id INTEGER PRIMARY KEY, root TEXT NOT NULL, hash TEXT NOT NULL, age INTEGER NOT NULL,"
        " subject TEXT NOT NULL)",
        "CREATE TABLE changed (past INTEGER NOT NULL, path TEXT NOT NULL)",
        "CREATE INDEX changed_by_past ON changed (past)",
        f"CREATE VIRTUAL TABLE messages USING fts5(subject, body, tokenize = '{TOKENIZER}')",
        "CREATE TABLE source (name TEXT NOT NULL PRIMARY KEY, stamp TEXT NOT NULL) WITHOUT ROWID",
        "CREATE TABLE meaning (module INTEGER PRIMARY KEY, symbols BLOB NOT NULL, vectors BLOB NOT NULL)",
        "CREATE TABLE word (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE)",
    ),
)


@contextmanager
def opened(store_path: Path, graphs: Sequence[str] = ()) -> Iterator[sqlite3.Connection]:
    """Open the search index of a store, or of named graphs in it; a broken file is removed.

    Only the most recently used files of named graphs are kept. Raises ``StoreUnavailable``.
    """
    path = store_path / FILE_NAME
    if graphs:
        digest = hashlib.sha256("\0".join(graphs).encode()).hexdigest()[:16]
        path = path.with_name(f"{path.stem}-{digest}{path.suffix}")
        _make_room(path)
    database = None
    try:
        database = open_database(path, _LAYOUT)
        yield database
    except (sqlite3.Error, OSError) as error:
        if is_broken(error):
            remove_database(path)
        hint = "see that the folder can be written to, and that SQLite has FTS5"
        if is_broken(error) or isinstance(error, NewerLayout):
            hint = "ask again" if is_broken(error) else "upgrade oxigraph-code, or remove the file"
        raise StoreUnavailable(f"{path}: {error}", hint=hint, path=str(path)) from None
    finally:
        if database is not None:
            with suppress(sqlite3.Error):
                database.close()


def _make_room(path: Path) -> None:
    """Remove the files of named graphs that were used least recently, but for some."""
    with suppress(OSError):
        others = [other for other in path.parent.glob(f"{Path(FILE_NAME).stem}-*.sqlite") if other != path]
        for other in sorted(others, key=lambda file: -file.stat().st_mtime)[_MAX_OTHERS:]:
            remove_database(other)


def state(database: sqlite3.Connection, name: str) -> int:
    """Look up the number recorded under a name; 0 if there is none."""
    row = database.execute("SELECT value FROM state WHERE name = ?", (name,)).fetchone()
    return int(row[0]) if row else 0


def projects_without_links(database: sqlite3.Connection) -> set[str]:
    """List the projects that were recorded as unresolved."""
    query = "SELECT substr(name, ?) FROM state WHERE substr(name, 1, ?) = ?"
    length = len(_UNRESOLVED)
    return {iri for (iri,) in database.execute(query, (length + 1, length, _UNRESOLVED))}


def set_projects_without_links(database: sqlite3.Connection, projects: Iterable[str]) -> None:
    """Record the projects whose symbols lack what resolution finds: tests, routes, counts of dependents."""
    database.execute("DELETE FROM state WHERE substr(name, 1, ?) = ?", (len(_UNRESOLVED), _UNRESOLVED))
    database.executemany("INSERT INTO state VALUES (?, 1)", [(f"{_UNRESOLVED}{iri}",) for iri in projects])


def symbol_count(database: sqlite3.Connection) -> int:
    """Count the symbols in the index, without libraries."""
    return int(database.execute("SELECT COUNT(*) FROM symbol WHERE line > 0").fetchone()[0])


def source(database: sqlite3.Connection, name: str) -> str:
    """Look up the stamp that a source of texts had when it was read; empty if it was not."""
    row = database.execute("SELECT stamp FROM source WHERE name = ?", (name,)).fetchone()
    return str(row[0]) if row else ""


def set_source(database: sqlite3.Connection, name: str, stamp: str) -> None:
    database.execute("INSERT OR REPLACE INTO source VALUES (?, ?)", (name, stamp))


def set_state(database: sqlite3.Connection, name: str, value: int) -> None:
    database.execute("INSERT OR REPLACE INTO state VALUES (?, ?)", (name, value))

"""The facts of files by what the files hold, and what was said of files, kept on disk between runs for all projects of
a user.

For maintainers: a cache may be lost at any time and must never cost a run, so whatever goes wrong ends its use for
this run, and a file that is broken or of another layout is thrown away. Any number of processes share the file; SQLite
sees to that, and to kills. What is read is checked like anything else from outside: the checksum of the compression,
the types of the facts, and whose facts they are. This module must not know where the facts come from.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import sqlite3
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self, TypeVar

import msgspec

from oxigraph_code import facts
from oxigraph_code.database import Layout, is_broken, number, open_database, remove_database
from oxigraph_code.facts import FileFacts

FILE_NAME = "facts.sqlite"

Found = TypeVar("Found")

_log = logging.getLogger(__name__)

_LAYOUT = Layout(
    1,
    (
        "CREATE TABLE facts (key BLOB NOT NULL PRIMARY KEY, used INTEGER NOT NULL, value BLOB NOT NULL)",
        "CREATE INDEX facts_by_use ON facts (used)",
    ),
)
_HOUR_S = 3600
_MOST_WAITING = 1_000_000  # bytes that are written at once
_ROW_BYTES = 100  # of a row beside its value, about
_FASTEST = 1  # of zlib: a quarter of the size for a fortieth of the time of extraction


class Key(NamedTuple):
    """What the facts of a file depend on: its bytes, what reads them, and the extension, which decides the dialect."""

    digest: str
    language: str
    fingerprint: str
    extension: str

    @property
    def stored(self) -> bytes:
        return hashlib.sha256("\0".join(self).encode(errors="surrogateescape")).digest()


class FactsCache:
    """The cache in a folder, which is made where it is missing. After the first failure it holds and keeps nothing."""

    def __init__(self, folder: Path, limit: int, now: Callable[[], float] = time.time) -> None:
        """``limit`` is in bytes. ``now`` is what uses are dated by."""
        self._path = folder / FILE_NAME
        self._limit = limit
        self._hour = int(now() // _HOUR_S)
        self._waiting: dict[bytes, bytes] = {}
        self._waiting_bytes = 0
        self._used: list[bytes] = []
        self._bad: list[bytes] = []
        self._database: sqlite3.Connection | None = None
        with self._tolerant():
            self._database = open_database(self._path, _LAYOUT)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def find(self, key: Key) -> FileFacts | None:
        """The facts kept for a key, without their path."""

        def read(value: bytes) -> FileFacts | None:
            found = facts.decode(zlib.decompress(value))
            return found if (found.digest, found.language) == (key.digest, key.language) else None

        return self._find(key.stored, read)

    def find_text(self, digest: bytes) -> bytes | None:
        """The text that is kept by its SHA-256."""

        def read(value: bytes) -> bytes | None:
            text = zlib.decompress(value)
            return text if hashlib.sha256(text).digest() == digest else None

        return self._find(digest, read)

    def keep(self, key: Key, entry: FileFacts) -> None:
        """Keep the facts of a file, unless the file has changed since its key was made."""
        if self._database is None or (entry.digest, entry.language) != (key.digest, key.language):
            return
        self._keep(key.stored, facts.encode(entry._replace(path="")))

    def has_text(self, digest: bytes) -> bool:
        """Whether there is something by that name, which then counts as used."""
        return self._find(digest, lambda value: value) is not None

    def keep_text(self, digest: bytes, text: bytes) -> None:
        """Keep a text by its SHA-256, unless it is kept already."""
        if self._database is not None and not self.has_text(digest):
            self._keep(digest, text)

    def close(self) -> None:
        """Write what is still to be kept, and let go of the file."""
        if self._waiting or self._used or self._bad:
            self._write()
        with self._tolerant():
            if self._database is not None:
                self._database.close()
        self._database = None

    def _find(self, stored: bytes, read: Callable[[bytes], Found | None]) -> Found | None:
        row = found = None
        with self._tolerant():
            if self._database is not None:
                query = "SELECT value, used < ? FROM facts WHERE key = ?"
                row = self._database.execute(query, (self._hour, stored)).fetchone()
        if row is None:
            return None
        with contextlib.suppress(zlib.error, msgspec.DecodeError, TypeError):
            found = read(row[0])
        if found is None:
            self._bad.append(stored)
        elif row[1]:
            self._used.append(stored)
        return found

    def _keep(self, stored: bytes, content: bytes) -> None:
        value = zlib.compress(content, _FASTEST)
        if len(value) > self._limit // 2:
            return
        self._waiting[stored] = value
        self._waiting_bytes += len(value) + _ROW_BYTES
        if self._waiting_bytes > min(_MOST_WAITING, self._limit // 8):
            self._write()

    def _write(self) -> None:
        with self._tolerant():
            if self._database is not None:
                self._database.execute("BEGIN IMMEDIATE")
                self._database.executemany("DELETE FROM facts WHERE key = ?", ((key,) for key in self._bad))
                self._database.executemany(
                    "UPDATE facts SET used = ? WHERE key = ?", ((self._hour, key) for key in self._used)
                )
                self._make_room(self._database)
                rows = ((key, self._hour, value) for key, value in self._waiting.items())
                self._database.executemany("INSERT OR IGNORE INTO facts VALUES (?, ?, ?)", rows)
                self._database.execute("COMMIT")
                if number(self._database, "page_count") * number(self._database, "page_size") > self._limit:
                    # A step for each page, of which ``execute`` takes one.
                    self._database.executescript("PRAGMA incremental_vacuum")
        self._waiting, self._waiting_bytes, self._used, self._bad = {}, 0, [], []

    def _make_room(self, database: sqlite3.Connection) -> None:
        """Let the least recently used go before more comes than may be kept."""
        pages = number(database, "page_count") - number(database, "freelist_count")
        excess = pages * number(database, "page_size") + self._waiting_bytes - self._limit
        if excess <= 0:
            return
        # Some more, so that not every write has to make room.
        excess += self._limit // 10
        gone = []
        for row, size in database.execute("SELECT rowid, length(value) FROM facts ORDER BY used, rowid"):
            gone.append((row,))
            excess -= size + _ROW_BYTES
            if excess <= 0:
                break
        database.executemany("DELETE FROM facts WHERE rowid = ?", gone)

    @contextmanager
    def _tolerant(self) -> Iterator[None]:
        """Ends the use of the cache where something fails."""
        try:
            yield
        except (sqlite3.Error, OSError) as error:
            _log.warning("the cache of facts %s is not used: %s", self._path, error)
            if self._database is not None:
                with contextlib.suppress(sqlite3.Error):
                    self._database.close()
                self._database = None
                if is_broken(error):
                    remove_database(self._path)

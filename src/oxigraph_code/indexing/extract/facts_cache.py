"""The cache of facts by file content and statements by digest, shared by all projects of a user.

For maintainers: a cache may be lost at any time and must never make a run fail. So any error ends its use for this run,
and a database that is broken or has another layout is deleted. Several processes share the database; SQLite handles
locking, and processes that are killed. Values are verified like any other external input: by the checksum of the
compression, the types of the facts, and their digest. This module must not know the source of the facts. See decision
0011.
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
from oxigraph_code.facts import FileFacts
from oxigraph_code.processes.database import Layout, is_broken, number, open_database, remove_database

FILE_NAME = "facts.sqlite"

_Found = TypeVar("_Found")

_log = logging.getLogger(__name__)

_LAYOUT = Layout(
    1,
    (
        "CREATE TABLE facts (key BLOB NOT NULL PRIMARY KEY, used INTEGER NOT NULL, value BLOB NOT NULL)",
        "CREATE INDEX facts_by_use ON facts (used)",
    ),
)
_HOUR_S = 3600
_MAX_PENDING = 1_000_000  # bytes to write at once
_ROW_BYTES = 100  # of a row besides its value, roughly
_FASTEST = 1  # level of zlib: a quarter of the size for a fortieth of the time of extraction


def packed(content: bytes) -> bytes:
    """Compress content as the cache stores it."""
    return zlib.compress(content, _FASTEST)


def unpacked(value: bytes) -> bytes:
    """Decompress content. Raises ``zlib.error`` if it is damaged."""
    return zlib.decompress(value)


class FactsKey(NamedTuple):
    """The inputs of extraction: the content, the loader, and the extension, which selects the dialect."""

    digest: str
    language: str
    fingerprint: str
    extension: str

    @property
    def stored(self) -> bytes:
        return hashlib.sha256("\0".join(self).encode(errors="surrogateescape")).digest()


class FactsCache:
    """The cache in a folder, which is created if missing. After an error it finds and stores nothing."""

    def __init__(self, folder: Path, limit: int, now: Callable[[], float] = time.time) -> None:
        """``limit`` is in bytes; ``now`` dates each use."""
        self._path = folder / FILE_NAME
        self._limit = limit
        self._hour = int(now() // _HOUR_S)
        self._pending: dict[bytes, bytes] = {}
        self._pending_bytes = 0
        self._used: list[bytes] = []
        self._broken: list[bytes] = []
        self._database: sqlite3.Connection | None = None
        with self._tolerant():
            self._database = open_database(self._path, _LAYOUT)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def find(self, key: FactsKey) -> FileFacts | None:
        """Return the facts for a key, without their path."""

        def read(value: bytes) -> FileFacts | None:
            found = facts.decode(unpacked(value))
            return found if (found.digest, found.language) == (key.digest, key.language) else None

        return self._find(key.stored, read)

    def find_text(self, digest: bytes) -> bytes | None:
        """Return the text with a SHA-256."""

        def read(value: bytes) -> bytes | None:
            text = unpacked(value)
            return text if hashlib.sha256(text).digest() == digest else None

        return self._find(digest, read)

    def store(self, key: FactsKey, entry: FileFacts, encoded: bytes = b"") -> None:
        """Store the facts of a file, unless the file has changed since its key was computed.

        ``encoded`` has them without their path, if they were encoded before.
        """
        if self._database is None or (entry.digest, entry.language) != (key.digest, key.language):
            return
        self._store(key.stored, packed(encoded or facts.encode(entry._replace(path=""))))

    def has_text(self, digest: bytes) -> bool:
        """Return true if there is a value for a digest. Counts as a use."""
        return self._find(digest, lambda value: value) is not None

    def store_text(self, digest: bytes, text: bytes) -> None:
        """Store a text by its SHA-256."""
        if self._database is not None and not self.has_text(digest):
            self._store(digest, packed(text))

    def store_packed(self, digest: bytes, value: bytes) -> None:
        """Store a packed text by the SHA-256 of the text."""
        if self._database is not None and not self.has_text(digest):
            self._store(digest, value)

    def close(self) -> None:
        """Write pending values and close the database."""
        if self._pending or self._used or self._broken:
            self._write()
        with self._tolerant():
            if self._database is not None:
                self._database.close()
        self._database = None

    def _find(self, stored: bytes, read: Callable[[bytes], _Found | None]) -> _Found | None:
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
            self._broken.append(stored)
        elif row[1]:
            self._used.append(stored)
        return found

    def _store(self, stored: bytes, value: bytes) -> None:
        if len(value) > self._limit // 2:
            return
        self._pending[stored] = value
        self._pending_bytes += len(value) + _ROW_BYTES
        if self._pending_bytes > min(_MAX_PENDING, self._limit // 8):
            self._write()

    def _write(self) -> None:
        with self._tolerant():
            if self._database is not None:
                self._database.execute("BEGIN IMMEDIATE")
                self._database.executemany("DELETE FROM facts WHERE key = ?", ((key,) for key in self._broken))
                self._database.executemany(
                    "UPDATE facts SET used = ? WHERE key = ?", ((self._hour, key) for key in self._used)
                )
                self._make_room(self._database)
                rows = ((key, self._hour, value) for key, value in self._pending.items())
                self._database.executemany("INSERT OR IGNORE INTO facts VALUES (?, ?, ?)", rows)
                self._database.execute("COMMIT")
                if number(self._database, "page_count") * number(self._database, "page_size") > self._limit:
                    # The pragma frees one page a step, and ``execute`` makes one step only.
                    self._database.executescript("PRAGMA incremental_vacuum")
        self._pending, self._pending_bytes, self._used, self._broken = {}, 0, [], []

    def _make_room(self, database: sqlite3.Connection) -> None:
        """Delete the least recently used values to make room for pending ones."""
        pages = number(database, "page_count") - number(database, "freelist_count")
        excess = pages * number(database, "page_size") + self._pending_bytes - self._limit
        if excess <= 0:
            return
        # Some extra room, so that not every write has to delete.
        excess += self._limit // 10
        expired = []
        for row, size in database.execute("SELECT rowid, length(value) FROM facts ORDER BY used, rowid"):
            expired.append((row,))
            excess -= size + _ROW_BYTES
            if excess <= 0:
                break
        database.executemany("DELETE FROM facts WHERE rowid = ?", expired)

    @contextmanager
    def _tolerant(self) -> Iterator[None]:
        """End the use of the cache on an error."""
        try:
            yield
        except (sqlite3.Error, OSError) as error:
            _log.warning("the cache %s is disabled for this run: %s", self._path, error)
            if self._database is not None:
                with contextlib.suppress(sqlite3.Error):
                    self._database.close()
                self._database = None
                if is_broken(error):
                    remove_database(self._path)

"""The facts of files by what the files hold, kept on disk between runs for all projects of a user.

For maintainers: a cache may be lost at any time and must never cost a run, so whatever goes wrong ends its use for
this run, and a file that is broken or of another layout is thrown away. Any number of processes share the file; SQLite
sees to that, and to kills. What is read is checked like anything else from outside: the checksum of the compression,
the types of the facts, and whose facts they are. This module must not know where the facts come from.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
import sqlite3
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

import msgspec

from oxigraph_code import facts
from oxigraph_code.facts import FileFacts

FILE_NAME = "facts.sqlite"

_log = logging.getLogger(__name__)

_VERSION = 1
"""To be raised when the same columns come to hold something else."""
_LAYOUT = (
    "CREATE TABLE facts (key BLOB NOT NULL PRIMARY KEY, used INTEGER NOT NULL, value BLOB NOT NULL)",
    "CREATE INDEX facts_by_use ON facts (used)",
)
_WAIT_S = 5.0
_HOUR_S = 3600
_MOST_WAITING = 1_000_000  # bytes that are written at once
_JOURNAL_BYTES = 4_000_000
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
            self._database = _opened(self._path)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def find(self, key: Key) -> FileFacts | None:
        """The facts kept for a key, without their path."""
        stored, row = key.stored, None
        with self._tolerant():
            if self._database is not None:
                query = "SELECT value, used < ? FROM facts WHERE key = ?"
                row = self._database.execute(query, (self._hour, stored)).fetchone()
        if row is None:
            return None
        try:
            found = facts.decode(zlib.decompress(row[0]))
        except (zlib.error, msgspec.DecodeError, TypeError):
            found = None
        if found is None or (found.digest, found.language) != (key.digest, key.language):
            self._bad.append(stored)
            return None
        if row[1]:
            self._used.append(stored)
        return found

    def keep(self, key: Key, entry: FileFacts) -> None:
        """Keep the facts of a file, unless the file has changed since its key was made."""
        if self._database is None or (entry.digest, entry.language) != (key.digest, key.language):
            return
        value = zlib.compress(facts.encode(entry._replace(path="")), _FASTEST)
        if len(value) > self._limit // 2:
            return
        self._waiting[key.stored] = value
        self._waiting_bytes += len(value) + _ROW_BYTES
        if self._waiting_bytes > min(_MOST_WAITING, self._limit // 8):
            self._write()

    def close(self) -> None:
        """Write what is still to be kept, and let go of the file."""
        if self._waiting or self._used or self._bad:
            self._write()
        with self._tolerant():
            if self._database is not None:
                self._database.close()
        self._database = None

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
                if _number(self._database, "page_count") * _number(self._database, "page_size") > self._limit:
                    # A step for each page, of which ``execute`` takes one.
                    self._database.executescript("PRAGMA incremental_vacuum")
        self._waiting, self._waiting_bytes, self._used, self._bad = {}, 0, [], []

    def _make_room(self, database: sqlite3.Connection) -> None:
        """Let the least recently used go before more comes than may be kept."""
        pages = _number(database, "page_count") - _number(database, "freelist_count")
        excess = pages * _number(database, "page_size") + self._waiting_bytes - self._limit
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
                if _is_broken(error):
                    _remove(self._path)


class _OtherLayout(sqlite3.DatabaseError):
    """The file is of an older version of the program, or of another program."""


class _NewerLayout(sqlite3.DatabaseError):
    """The file is of a newer version of the program, which goes on using it."""


def _opened(path: Path) -> sqlite3.Connection:
    try:
        return _connected(path)
    except sqlite3.DatabaseError as error:
        if not _is_broken(error):
            raise
        _log.warning("the cache of facts %s is thrown away: %s", path, error)
    _remove(path)
    return _connected(path)


def _connected(path: Path) -> sqlite3.Connection:
    _make_private(path)
    # Without an isolation level, transactions begin where we say, and not where a statement looks like a change.
    database = sqlite3.connect(path, timeout=_WAIT_S, isolation_level=None)
    try:
        # What a hostile file says is data: no function that a schema names is called.
        database.execute("PRAGMA trusted_schema = OFF")
        if not _number(database, "page_count"):
            database.execute("PRAGMA auto_vacuum = INCREMENTAL")
        _set_journal(database)
        database.execute("PRAGMA synchronous = NORMAL")
        database.execute(f"PRAGMA journal_size_limit = {_JOURNAL_BYTES}")
        if _layout(database) != (_VERSION, *_LAYOUT):
            database.execute("BEGIN IMMEDIATE")
            if _layout(database) == (0,):
                for statement in _LAYOUT:
                    database.execute(statement)
                database.execute(f"PRAGMA user_version = {_VERSION}")
            elif _number(database, "user_version") > _VERSION:
                raise _NewerLayout("it is of a newer version")
            elif _layout(database) != (_VERSION, *_LAYOUT):
                raise _OtherLayout("it has another layout")
            database.execute("COMMIT")
    except BaseException:
        database.close()
        raise
    return database


def _set_journal(database: sqlite3.Connection) -> None:
    """Readers and a writer at a time. SQLite does not wait by itself for another process that sets the same."""
    end = time.monotonic() + _WAIT_S
    while True:
        try:
            database.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if _code(error) != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.02)
        else:
            return


def _layout(database: sqlite3.Connection) -> tuple[object, ...]:
    found = database.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid").fetchall()
    return (_number(database, "user_version"), *(sql for (sql,) in found))


def _number(database: sqlite3.Connection, pragma: str) -> int:
    value: int = database.execute(f"PRAGMA {pragma}").fetchone()[0]
    return value


def _make_private(path: Path) -> None:
    """Sources may be secret, and so are facts about them."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if path.is_symlink():
        raise OSError(f"{path} is a link")
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    if path.stat().st_mode & 0o077:
        path.chmod(0o600)


def _is_broken(error: Exception) -> bool:
    return isinstance(error, _OtherLayout) or _code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _code(error: Exception) -> int:
    """Of SQLite's errors the kind without its details; those that the module raises itself have none."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _remove(path: Path) -> None:
    # What belongs to the file goes before it: nobody may take it for that of the next one.
    for ending in ("-wal", "-shm", ""):
        with contextlib.suppress(OSError):
            path.with_name(path.name + ending).unlink()

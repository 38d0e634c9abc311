"""SQLite files that may be lost at any time: a broken or outdated file is created again.

For maintainers: any number of processes share such a file; SQLite handles that, and kills. The content is derived from
sources, so only the user may read it. This module must not know the content.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
import time
from pathlib import Path
from typing import NamedTuple

WAIT_S = 5.0
"""The time that a statement waits for another process."""

_log = logging.getLogger(__name__)

_JOURNAL_BYTES = 4_000_000
# Tables that a full-text table creates for itself.
_SHADOWS = ("_data", "_idx", "_content", "_docsize", "_config")


class Layout(NamedTuple):
    """The statements that create a file, and a version.

    Raise the version when the same columns get another meaning.
    """

    version: int
    statements: tuple[str, ...]


class NewerLayout(sqlite3.DatabaseError):
    """The file is of a newer version of the program, which keeps using it."""


class _OtherLayout(sqlite3.DatabaseError):
    """The file is from an older version of the program, or from another program."""


def open_database(path: Path, layout: Layout) -> sqlite3.Connection:
    """Open the file at a path; create it if it is missing, broken or of another layout.

    Raises ``OSError`` and ``sqlite3.Error``, with ``NewerLayout`` among these.
    """
    try:
        return _connected(path, layout)
    except sqlite3.DatabaseError as error:
        if not is_broken(error):
            raise
        _log.warning("%s is thrown away: %s", path, error)
    remove_database(path)
    return _connected(path, layout)


def is_broken(error: Exception) -> bool:
    """Return true if an error means that the file is broken or of another program."""
    return isinstance(error, _OtherLayout) or _code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def is_busy(error: Exception) -> bool:
    """Return true if an error means that another process writes."""
    return _code(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def remove_database(path: Path) -> None:
    """Remove a file; processes that have it open keep using their copy."""
    # The files beside it go first: they must not be taken for those of the next one.
    for ending in ("-wal", "-shm", ""):
        with contextlib.suppress(OSError):
            path.with_name(path.name + ending).unlink()


def number(database: sqlite3.Connection, pragma: str) -> int:
    """Return the value of a pragma that is a number."""
    value: int = database.execute(f"PRAGMA {pragma}").fetchone()[0]
    return value


def _connected(path: Path, layout: Layout) -> sqlite3.Connection:
    _make_private(path)
    # Without an isolation level, transactions begin only at ``BEGIN``, not at statements that look like changes.
    database = sqlite3.connect(path, timeout=WAIT_S, isolation_level=None)
    try:
        # The content of a hostile file is data: functions that its schema names are not called.
        database.execute("PRAGMA trusted_schema = OFF")
        if not number(database, "page_count"):
            database.execute("PRAGMA auto_vacuum = INCREMENTAL")
        _set_journal(database)
        database.execute("PRAGMA synchronous = NORMAL")
        database.execute(f"PRAGMA journal_size_limit = {_JOURNAL_BYTES}")
        if _found(database) != layout:
            database.execute("BEGIN IMMEDIATE")
            if _found(database) == Layout(0, ()):
                for statement in layout.statements:
                    database.execute(statement)
                database.execute(f"PRAGMA user_version = {layout.version}")
            elif number(database, "user_version") > layout.version:
                raise NewerLayout("it is of a newer version")
            elif _found(database) != layout:
                raise _OtherLayout("it has another layout")
            database.execute("COMMIT")
    except BaseException:
        database.close()
        raise
    return database


def _set_journal(database: sqlite3.Connection) -> None:
    """Allow readers beside a writer. SQLite does not wait by itself if another process sets the same."""
    end = time.monotonic() + WAIT_S
    while True:
        try:
            database.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if _code(error) != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.02)
        else:
            return


def _found(database: sqlite3.Connection) -> Layout:
    found = database.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid").fetchall()
    return Layout(number(database, "user_version"), tuple(sql for name, sql in found if not name.endswith(_SHADOWS)))


def _make_private(path: Path) -> None:
    """Create the file for its owner only, since sources may be secret."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if path.is_symlink():
        raise OSError(f"{path} is a link")
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    if path.stat().st_mode & 0o077:
        path.chmod(0o600)


def _code(error: Exception) -> int:
    """Return the primary code of SQLite's error, 0 for errors that the module raises itself."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF

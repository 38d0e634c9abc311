"""The log: one line of JSON for each event, on standard error and in a file of the store.

For maintainers: an event has a name and fields: durations, counts, paths, names of this program. Neither text of
sources, queries or graphs is logged, nor error messages about them, which may quote it; ``measure`` describes a text
without its content. Any number of processes write the file: each line is one write to its end, and a process that finds
it full renames it under a lock on that file. Child processes get the destination through their environment. No failure
here may cost an answer. This module must not know the events.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import sys
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from stat import S_ISREG
from typing import Any

LEVELS = ("debug", "info", "warning", "error", "off")
FILE_NAME = "log.jsonl"

_ENVIRONMENT = "OXIGRAPH_CODE_LOG"
_MAX_BYTES = 1_000_000
_OLDER = 2  # full files that are kept
_MAX_CHARS = 300  # of a field, so that a line is one write even on a shared standard error
_ROOT = "oxigraph_code"

_log = logging.getLogger(_ROOT)


def start(folder: Path, level: str, *, on_stderr: str) -> None:
    """Log events from ``level`` on to a file in a folder, and from ``on_stderr`` on to standard error.

    This holds for this process and for all later child processes.
    """
    os.environ[_ENVIRONMENT] = json.dumps([os.fspath(folder), level, on_stderr])
    inherit()


def destination() -> str:
    """Return the destination of this process's log, for ``inherit`` in another one."""
    return os.environ.get(_ENVIRONMENT, "")


def inherit(destination: str = "") -> None:
    """Log as the parent of this process does, which tells the destination if it started logging later."""
    if destination:
        os.environ[_ENVIRONMENT] = destination
    try:
        folder, level, on_stderr = json.loads(os.environ[_ENVIRONMENT])
    except (KeyError, ValueError):
        return
    _log.handlers.clear()
    _log.propagate = False
    _log.setLevel(_number(level))
    on_screen = logging.StreamHandler(sys.stderr)
    on_screen.setLevel(max(_number(level), _number(on_stderr)))
    for handler in (on_screen, _SharedFile(Path(folder))):
        handler.setFormatter(_Lines())
        _log.addHandler(handler)


def event(name: str, level: int = logging.INFO, /, **fields: Any) -> None:
    """Log an event."""
    _log.log(level, "%s", name, extra={"fields": fields})


def raised_at(error: Exception) -> str:
    """Format the innermost frame of an exception as ``module:line``, for a log without texts of users."""
    frame = error.__traceback__
    while frame is not None and frame.tb_next is not None:
        frame = frame.tb_next
    return f"{frame.tb_frame.f_globals.get('__name__', '')}:{frame.tb_lineno}" if frame is not None else ""


def measure(text: str) -> dict[str, Any]:
    """Describe a text without its content: its length, and a digest to recognize it by."""
    return {"chars": len(text), "digest": hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:12]}


def _number(level: str) -> int:
    return logging.CRITICAL + 1 if level == "off" else logging.getLevelNamesMapping()[level.upper()]


class _Lines(logging.Formatter):
    """Formats a record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        fields = getattr(record, "fields", {})
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": _cut(record.getMessage()),
            "pid": record.process,
            **{name: _cut(value) for name, value in fields.items()},
        }
        return json.dumps(line, default=str)


def _cut(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 3)
    return value if not isinstance(value, str) or len(value) <= _MAX_CHARS else f"{value[:_MAX_CHARS]}…"


class _SharedFile(logging.Handler):
    """The log file in a store, shared by any number of processes; nothing is written without a store."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._mark = folder / "format"
        self._path = folder / FILE_NAME

    def emit(self, record: logging.LogRecord) -> None:
        line = f"{self.format(record)}\n".encode()
        with suppress(OSError):
            if self._mark.exists():
                self._write(line)

    def _write(self, line: bytes) -> None:
        # The store may be in a hostile checkout: a write must land in a file, and in this one.
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT
        for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY"):
            flags |= getattr(os, name, 0)
        descriptor = os.open(self._path, flags, 0o600)
        try:
            state = os.fstat(descriptor)
            if not S_ISREG(state.st_mode):
                return
            os.write(descriptor, line)
            is_full = state.st_size + len(line) > _MAX_BYTES
            if is_full and sys.platform != "win32":
                self._make_way(descriptor)
        finally:
            os.close(descriptor)
        if is_full and sys.platform == "win32":
            # An open file cannot be renamed there, so two processes cannot do it at once.
            self._rename()

    def _make_way(self, descriptor: int) -> None:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        # Another process may have renamed the file since it was opened.
        if os.path.samestat(os.fstat(descriptor), self._path.stat()):
            self._rename()

    def _rename(self) -> None:
        for number in range(_OLDER, 0, -1):
            newer = self._path.with_name(f"{FILE_NAME}.{number - 1}") if number > 1 else self._path
            with suppress(FileNotFoundError):
                newer.replace(self._path.with_name(f"{FILE_NAME}.{number}"))

"""The writer lock and locks of named works: a waiting process sees the holder and its progress.

For maintainers: the lock is the system's; the content of the file only names the holder, the start and the progress. It
is for messages, so a stale or forged one does no harm. It is written by one call and always with the same length, so
that a reader sees a whole record, and blanked at the end; the record of a killed holder is recognized by its process
id. This module must not know the work that is done under a lock.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

from oxigraph_code.errors import StoreLocked
from oxigraph_code.processes.logs import event
from oxigraph_code.store.layout import StoreFolder, unavailable
from oxigraph_code.store.locking import FileLock
from oxigraph_code.store.protocol import WriterWait

_LOOK_SECONDS = (0.02, 0.2)  # the longer the wait, the longer the pause
_REPORT_SECONDS = 1.0
_WRITE_SECONDS = 0.3
_HOLDER_BYTES = 2048
_LOGGED_SECONDS = 0.1  # a shorter wait is not logged
_MAX_WORDS = 200  # characters of a purpose and of a stage


class Holder(NamedTuple):
    """The holder of a lock; ``since`` is in seconds since the epoch, 0 if it is unknown."""

    pid: int = 0
    purpose: str = "writing"
    since: float = 0.0
    stage: str = ""
    percent: int = -1

    @property
    def description(self) -> str:
        """The process, its purpose, its progress, and the time since it started."""
        stage = f": {self.stage}" if self.stage else ""
        percent = f", {self.percent} %" if self.percent >= 0 else ""
        seconds = f", at it for {max(0.0, time.time() - self.since):.0f} s" if self.since else ""
        return f"process {self.pid or 'unknown'} ({self.purpose}{stage}{percent}){seconds}"


class WriterLock:
    """A lock that is held. Any thread may report; a report after the release has no effect."""

    def __init__(self, lock: FileLock, purpose: str) -> None:
        self._guard = threading.Lock()  # no report may use a descriptor that a release has closed
        self._lock = lock
        self._holder = Holder(os.getpid(), purpose[:_MAX_WORDS], time.time())
        self._written = time.monotonic()
        self._write(self._holder)

    def report(self, stage: str, done: int, total: int) -> None:
        """Report progress to waiting processes; cheap enough to be called at every step."""
        moment = time.monotonic()
        if moment - self._written >= _WRITE_SECONDS:
            self._written = moment
            percent = min(100, 100 * done // total) if total > 0 else -1
            with self._guard, suppress(OSError):
                self._write(self._holder._replace(stage=stage[:_MAX_WORDS], percent=percent))

    def _write(self, holder: Holder) -> None:
        self._lock.write(msgspec.json.encode(holder).ljust(_HOLDER_BYTES))

    def release(self) -> None:
        with self._guard:
            with suppress(OSError):
                self._lock.write(b" " * _HOLDER_BYTES)
            self._lock.release()


@contextmanager
def acquire_writer(
    folder: StoreFolder, purpose: str, wait_s: float, waiting: WriterWait | None
) -> Iterator[WriterLock]:
    """Hold the writer lock of a store. Raises ``StoreLocked`` if it is not free within ``wait_s`` seconds.

    An exception from ``waiting`` ends the wait.
    """
    with _held(folder.writer_lock, "the store is being written by", purpose, wait_s, waiting) as held:
        yield held


@contextmanager
def acquire_work(
    folder: StoreFolder, work: str, purpose: str, wait_s: float, waiting: WriterWait | None
) -> Iterator[WriterLock]:
    """Hold the lock of a named work. Raises ``StoreLocked`` as ``acquire_writer`` does.

    The work may write a temporary file at ``folder.aside(work)``, which is removed with the lock.
    """
    lock, aside = folder.work_lock(work), folder.aside(work)
    with unavailable(lock):
        lock.parent.mkdir(exist_ok=True)
    with _held(lock, "the same is being done by", purpose, wait_s, waiting) as held:
        try:
            with unavailable(aside):
                aside.unlink(missing_ok=True)
            yield held
        finally:
            # If the system refuses to remove an open file, the next writer does it.
            with suppress(OSError):
                aside.unlink(missing_ok=True)
                lock.unlink(missing_ok=True)


@contextmanager
def _held(path: Path, what: str, purpose: str, wait_s: float, waiting: WriterWait | None) -> Iterator[WriterLock]:
    lock = _acquire(path, what, wait_s, waiting)
    try:
        with unavailable(path):
            held = WriterLock(lock, purpose)
    except BaseException:
        lock.release()
        raise
    try:
        yield held
    finally:
        held.release()


def _acquire(path: Path, what: str, wait_s: float, waiting: WriterWait | None) -> FileLock:
    start = time.monotonic()
    reported = -_REPORT_SECONDS
    while True:
        with unavailable(path):
            lock = FileLock.try_exclusive(path, create=True)
        if lock is not None:
            if lock.is_at(path):
                if (waited := time.monotonic() - start) > _LOGGED_SECONDS:
                    event("waited", lock=path.name, seconds=waited)
                return lock
            # The holder removed the file after it was opened here.
            lock.release()
            continue
        waited = time.monotonic() - start
        if waited >= wait_s:
            holder = _holder(path)
            raise StoreLocked(
                f"{what} {holder.description}; waited {waited:.0f} s for it",
                hint="try again when it has finished, or raise OXIGRAPH_WRITER_WAIT_S",
                pid=holder.pid,
                waited_s=waited,
            )
        if waiting is not None and waited - reported >= _REPORT_SECONDS:
            reported = waited
            waiting(f"waiting for {_holder(path).description}")
        shortest, longest = _LOOK_SECONDS
        time.sleep(min(longest, max(shortest, waited / 20), max(0.0, wait_s - waited)))


def _holder(path: Path) -> Holder:
    try:
        holder = msgspec.json.decode(path.read_bytes()[:_HOLDER_BYTES], type=Holder)
    except (OSError, msgspec.DecodeError):
        return Holder()
    if not _is_alive(holder.pid):
        return Holder()
    return holder._replace(purpose=holder.purpose[:_MAX_WORDS], stage=holder.stage[:_MAX_WORDS])


def _is_alive(pid: int) -> bool:
    """Return true if a process with this id may exist.

    A new holder may not have written its record yet, over a dead one's.
    """
    if sys.platform == "win32" or pid <= 0:
        return pid > 0
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True

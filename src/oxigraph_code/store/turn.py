"""Turns: queues of one, where who waits is told who holds it up and how far that is.

For maintainers: the lock is the system's, the file's content only says who holds it, since when, and how far that is.
That content is for people; a stale or a forged one changes nothing but a message. It is written with one call and
always as long, so that who reads it meanwhile sees a whole one, and taken away at the end; what a killed holder left is
told from a living one's by the process. This module must not know what is done in a turn.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

from oxigraph_code.errors import StoreLocked
from oxigraph_code.logs import event
from oxigraph_code.store.layout import StoreFolder, unavailable
from oxigraph_code.store.locking import FileLock
from oxigraph_code.store.protocol import WriterWait

_LOOK_SECONDS = (0.02, 0.2)  # the longer somebody has waited, the less often
_TELL_SECONDS = 1.0
_NOTE_SECONDS = 0.3
_NOTE_BYTES = 2048
_TOLD_SECONDS = 0.1  # a shorter wait is none
_WORDS = 200  # characters of what a process does, and of how far it is


class Holder(NamedTuple):
    """Who has a turn; ``since`` is in seconds since the epoch, 0 where it is not known."""

    pid: int = 0
    purpose: str = "writing"
    since: float = 0.0
    stage: str = ""
    percent: int = -1

    @property
    def words(self) -> str:
        """Who it is, at what, how far, and for how long already."""
        stage = f": {self.stage}" if self.stage else ""
        percent = f", {self.percent} %" if self.percent >= 0 else ""
        seconds = f", at it for {max(0.0, time.time() - self.since):.0f} s" if self.since else ""
        return f"process {self.pid or 'unknown'} ({self.purpose}{stage}{percent}){seconds}"


class Turn:
    """A turn that is held."""

    def __init__(self, lock: FileLock, purpose: str) -> None:
        self._lock = lock
        self._holder = Holder(os.getpid(), purpose[:_WORDS], time.time())
        self._noted = time.monotonic()
        self._note(self._holder)

    def tell(self, stage: str, done: int, total: int) -> None:
        """Let those who wait know how far this is; cheap enough to be called for every step."""
        moment = time.monotonic()
        if moment - self._noted >= _NOTE_SECONDS:
            self._noted = moment
            percent = min(100, 100 * done // total) if total > 0 else -1
            with suppress(OSError):
                self._note(self._holder._replace(stage=stage[:_WORDS], percent=percent))

    def _note(self, holder: Holder) -> None:
        self._lock.write(msgspec.json.encode(holder).ljust(_NOTE_BYTES))

    def end(self) -> None:
        with suppress(OSError):
            self._lock.write(b" " * _NOTE_BYTES)
        self._lock.release()


@contextmanager
def writers_turn(folder: StoreFolder, purpose: str, wait_s: float, waiting: WriterWait | None) -> Iterator[Turn]:
    """Have the store for writing. Raises ``StoreLocked`` when the turn does not come within ``wait_s`` seconds.

    What ``waiting`` raises ends the waiting.
    """
    with _held(folder.writer_lock, "the store is being written by", purpose, wait_s, waiting) as turn:
        yield turn


@contextmanager
def turn_at(folder: StoreFolder, work: str, purpose: str, wait_s: float, waiting: WriterWait | None) -> Iterator[Turn]:
    """Be the one process that does some work, named by a text. Raises ``StoreLocked`` as ``writers_turn`` does.

    What the work needs to write aside may be written to ``folder.aside(work)``, which is gone with the turn.
    """
    lock, aside = folder.work_lock(work), folder.aside(work)
    with unavailable(lock):
        lock.parent.mkdir(exist_ok=True)
    with _held(lock, "the same is being done by", purpose, wait_s, waiting) as turn:
        try:
            with unavailable(aside):
                aside.unlink(missing_ok=True)
            yield turn
        finally:
            # Where the system lets nobody remove what is open, the next writer does.
            with suppress(OSError):
                aside.unlink(missing_ok=True)
                lock.unlink(missing_ok=True)


@contextmanager
def _held(path: Path, what: str, purpose: str, wait_s: float, waiting: WriterWait | None) -> Iterator[Turn]:
    lock = _acquire(path, what, wait_s, waiting)
    try:
        with unavailable(path):
            turn = Turn(lock, purpose)
    except BaseException:
        lock.release()
        raise
    try:
        yield turn
    finally:
        turn.end()


def _acquire(path: Path, what: str, wait_s: float, waiting: WriterWait | None) -> FileLock:
    start = time.monotonic()
    told = -_TELL_SECONDS
    while True:
        with unavailable(path):
            lock = FileLock.try_exclusive(path, create=True)
        if lock is not None:
            if lock.is_at(path):
                if (waited := time.monotonic() - start) > _TOLD_SECONDS:
                    event("waited", lock=path.name, seconds=waited)
                return lock
            # The file was taken away, by who had it, since it was opened.
            lock.release()
            continue
        waited = time.monotonic() - start
        if waited >= wait_s:
            holder = _holder(path)
            raise StoreLocked(
                f"{what} {holder.words}; waited {waited:.0f} s for it",
                hint="try again when it has finished, or raise OXIGRAPH_WRITER_WAIT_S",
                pid=holder.pid,
                waited_s=waited,
            )
        if waiting is not None and waited - told >= _TELL_SECONDS:
            told = waited
            waiting(f"waiting for {_holder(path).words}")
        shortest, longest = _LOOK_SECONDS
        time.sleep(min(longest, max(shortest, waited / 20), max(0.0, wait_s - waited)))


def _holder(path: Path) -> Holder:
    try:
        holder = msgspec.json.decode(path.read_bytes()[:_NOTE_BYTES], type=Holder)
    except (OSError, msgspec.DecodeError):
        return Holder()
    if not _is_alive(holder.pid):
        return Holder()
    return holder._replace(purpose=holder.purpose[:_WORDS], stage=holder.stage[:_WORDS])


def _is_alive(pid: int) -> bool:
    """Whether there may be such a process: what holds a turn now may not have said so yet, over a dead one's words."""
    if sys.platform == "win32" or pid <= 0:
        return pid > 0
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True

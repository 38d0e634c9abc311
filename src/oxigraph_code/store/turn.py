"""The writer's turn: a queue of one, where who waits is told who holds it up.

For maintainers: the lock is the system's, the file's content only says who holds it and since when. That content is for
people; a stale or a forged one changes nothing but a message. This module must not know what is written.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import msgspec

from oxigraph_code.errors import StoreLocked
from oxigraph_code.store.layout import StoreFolder, unavailable
from oxigraph_code.store.locking import FileLock
from oxigraph_code.store.protocol import WriterWait

_LOOK_SECONDS = 0.02
_TELL_SECONDS = 1.0


class Holder(NamedTuple):
    """Who has the writer's turn; ``since`` is in seconds since the epoch, 0 where it is not known."""

    pid: int = 0
    purpose: str = "writing"
    since: float = 0.0

    @property
    def seconds(self) -> float:
        return max(0.0, time.time() - self.since) if self.since else 0.0


@contextmanager
def writers_turn(folder: StoreFolder, purpose: str, wait_s: float, waiting: WriterWait | None) -> Iterator[None]:
    """Have the store for writing. Raises ``StoreLocked`` when the turn does not come within ``wait_s`` seconds.

    What ``waiting`` raises ends the waiting.
    """
    lock = _acquire(folder, wait_s, waiting)
    try:
        with unavailable(folder.writer_lock):
            lock.write(msgspec.json.encode(Holder(os.getpid(), purpose, time.time())).decode())
        yield
    finally:
        lock.release()


def _acquire(folder: StoreFolder, wait_s: float, waiting: WriterWait | None) -> FileLock:
    start = time.monotonic()
    told = -_TELL_SECONDS
    while True:
        with unavailable(folder.writer_lock):
            lock = FileLock.try_exclusive(folder.writer_lock, create=True)
        if lock is not None:
            return lock
        waited = time.monotonic() - start
        holder = _holder(folder)
        if waited >= wait_s:
            raise StoreLocked(
                f"the store is being written by process {holder.pid or 'unknown'} ({holder.purpose}) "
                f"for {holder.seconds:.0f} s; waited {waited:.0f} s for it",
                hint="try again when it has finished, or raise OXIGRAPH_WRITER_WAIT_S",
                pid=holder.pid,
                waited_s=waited,
            )
        if waiting is not None and waited - told >= _TELL_SECONDS:
            told = waited
            waiting(holder.pid, holder.purpose, holder.seconds)
        time.sleep(min(_LOOK_SECONDS, max(0.0, wait_s - waited)))


def _holder(folder: StoreFolder) -> Holder:
    try:
        holder = msgspec.json.decode(folder.writer_lock.read_bytes()[:4096], type=Holder)
    except (OSError, msgspec.DecodeError):
        return Holder()
    return holder._replace(purpose=holder.purpose[:200])

"""The writer's copy of a generation, which a process may keep open from one write to the next.

For maintainers: opening a store takes longer than a small change of it. A process that writes repeatedly keeps its copy
open; after a write, it equals the published generation. It stays valid while that generation is the current one. A lock
protects it from removal and is released with the process. The files of a generation never change, except for the few by
which the engine finds the others: these are copied, and tables are linked, as in the engine's own checkpoints. A store
is rewritten through a file of N-Quads that is loaded in one piece, so that blank nodes keep their identity: see
decision 0022. This module must not know the content. See decision 0033.
"""

from __future__ import annotations

import itertools
import logging
import os
import shutil
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pyoxigraph

from oxigraph_code.store.layout import StoreFolder
from oxigraph_code.store.locking import FileLock
from oxigraph_code.store.pruning import remove

_MAX_WRITES = 50
"""The engine logs each write in a file that it reads when it opens a copy."""

_numbers = itertools.count(1)
_kept: list[WorkingCopy] = []
_keeping = threading.Lock()
_log = logging.getLogger(__name__)
_told_of_copies = False


class WorkingCopy:
    """A copy of the current generation, or an empty store if there is none."""

    def __init__(self, folder: StoreFolder) -> None:
        folder.work.mkdir(exist_ok=True)
        self._folder = folder.work / f"{os.getpid()}-{next(_numbers)}"
        self._path = self._folder / "1"
        self._writes = 0
        self._of = _identity(folder)
        self._lock = FileLock.try_exclusive(self._lock_path, create=True)
        self._store: pyoxigraph.Store | None = None
        try:
            self._folder.mkdir()
            number = folder.current()
            if number is not None:
                _link(folder.generation(number), self._path)
            self._store = pyoxigraph.Store(str(self._path))
        except BaseException:
            self.drop()
            raise

    @property
    def store(self) -> pyoxigraph.Store:
        if self._store is None:
            raise RuntimeError("the copy was asked for after it was dropped")
        return self._store

    @property
    def _lock_path(self) -> Path:
        return self._folder.with_name(f"{self._folder.name}.lock")

    def start_over(self, leaves_out: Callable[[bytes], bool] | None) -> bool:
        """Rewrite the copy, and leave out lines of N-Quads; False if the predicate leaves out none."""
        old, path = self._path, self._path.with_name(str(int(self._path.name) + 1))
        fresh = rewritten(self.store, path, leaves_out)
        if fresh is None:
            return False
        self._store, self._path = fresh, path
        remove(old)
        return True

    def is_published(self, folder: StoreFolder) -> None:
        """Record that the copy equals the current generation now."""
        self._of = _identity(folder)
        self._writes += 1

    def is_of(self, folder: StoreFolder) -> bool:
        """Return true if the copy equals the current generation and can take one more write."""
        is_current = self._folder.parent == folder.work and self._of == _identity(folder)
        return is_current and self._writes < _MAX_WRITES and self._path.is_dir()

    def drop(self) -> None:
        """Close the copy and remove it."""
        self._store = None
        remove(self._folder)
        self._lock_path.unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.release()


def working_copy(folder: StoreFolder) -> WorkingCopy:
    """Return the kept copy if it is current, else a new one. Only the writer may call it."""
    with _keeping:
        kept = _kept.pop() if _kept else None
    if kept is not None:
        if kept.is_of(folder):
            return kept
        kept.drop()
    return WorkingCopy(folder)


def keep(copy: WorkingCopy) -> None:
    """Keep a copy for the next write of this process."""
    drop_kept()
    with _keeping:
        _kept.append(copy)


def drop_kept() -> None:
    """Remove the copy that this process keeps, from any thread."""
    with _keeping:
        dropped = _kept[:]
        _kept.clear()
    for copy in dropped:
        copy.drop()


def _identity(folder: StoreFolder) -> tuple[int, int]:
    """Return the current generation and its inode: the folder of a store may be deleted and created again."""
    number = folder.current()
    return (0, 0) if number is None else (number, folder.generation(number).stat().st_ino)


def _link(generation: Path, target: Path) -> None:
    target.mkdir()
    with os.scandir(generation) as entries:
        for entry in entries:
            _copy(entry, target / entry.name)


def _copy(entry: os.DirEntry[str], target: Path) -> None:
    if entry.name.endswith(".sst"):
        # Not every file system has hard links.
        with suppress(OSError):
            os.link(entry.path, target)
            return
    shutil.copyfile(entry.path, target)


def rewritten(
    old: pyoxigraph.Store, target: Path, leaves_out: Callable[[bytes], bool] | None = None
) -> pyoxigraph.Store | None:
    """Copy a store to a path, and leave out lines of N-Quads.

    ``None`` if the predicate leaves out no line; without a predicate, everything is copied.
    """
    everything, kept = target.with_name("everything.nq"), target.with_name("kept.nq")
    old.dump(str(everything), pyoxigraph.RdfFormat.N_QUADS)
    if leaves_out is None:
        everything.rename(kept)
    elif not _copy_lines(everything, kept, leaves_out):
        kept.unlink()
        return None
    fresh = pyoxigraph.Store(str(target))
    fresh.bulk_load(path=str(kept), format=pyoxigraph.RdfFormat.N_QUADS, lenient=True)
    for name in old.named_graphs():
        fresh.add_graph(name)
    kept.unlink()
    return fresh


def _copy_lines(everything: Path, kept: Path, leaves_out: Callable[[bytes], bool]) -> bool:
    """Move lines from one file to another; True if some were left out."""
    some = False
    with everything.open("rb") as source, kept.open("wb") as target:
        for line in source:
            if leaves_out(line):
                some = True
            else:
                target.write(line)
    everything.unlink()
    return some


def warn_of_copies(generation: Path) -> None:
    """Log one warning if the file system has no hard links."""
    global _told_of_copies
    tables = [path for path in generation.iterdir() if path.suffix == ".sst"]
    if not _told_of_copies and tables and all(path.stat().st_nlink < 2 for path in tables):
        _told_of_copies = True
        _log.warning("%s: no hard links here, so each change copies the whole store", generation.parent)

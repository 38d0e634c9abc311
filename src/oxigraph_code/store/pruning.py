"""Remove unused files from a store's folder: old generations, and leftovers of killed processes.

For maintainers: a process holds a lock on each file that it needs, and releases it when it dies, so nothing here has to
be guessed. Only the writer removes. The engine never frees the text of deleted terms, and their size cannot be queried:
it is recorded when the store is rewritten, which is done when the store has more than doubled. A record that is lost
costs time or space, and nothing else. This module must not know the engine.
"""

from __future__ import annotations

import shutil
from contextlib import suppress
from pathlib import Path

from oxigraph_code.store.layout import GENERATION, NEW_SUFFIX, StoreFolder, replace_file
from oxigraph_code.store.locking import FileLock

_GONE_SUFFIX = ".gone"
# The last is the engine's, of an unfinished checkpoint.
_LEFT_OVER_SUFFIXES = (_GONE_SUFFIX, NEW_SUFFIX, ".tmp")
SPARE_BYTES = 16_000_000
"""Always allowed: the engine's own files come and go by megabytes."""


def prune(folder: StoreFolder) -> None:
    """Remove generations without readers, copies without a process, and leftovers of killed writers.

    Only the writer may call it.
    """
    current = folder.current()
    _remove_work(folder.work)
    _remove_turns(folder.turns)
    for path in sorted(folder.generations.iterdir()):
        stem = path.name.partition(".")[0]
        if path.name.endswith(_LEFT_OVER_SUFFIXES):
            remove(path)
        elif GENERATION.fullmatch(stem) and int(stem) != current:
            with suppress(OSError):
                _remove_generation(folder.generations / stem)


def remove(path: Path) -> None:
    """Remove a file, a link or a folder."""
    if path.is_symlink() or path.is_file():
        path.unlink()
    else:
        shutil.rmtree(path, ignore_errors=True)


def _remove_work(work: Path) -> None:
    if work.is_symlink() or not work.is_dir():
        with suppress(FileNotFoundError):
            remove(work)
        return
    held = set()
    for path in work.glob("*.lock"):
        with suppress(OSError):
            lock = FileLock.try_exclusive(path, create=False)
            if lock is None:
                held.add(path.stem)
            else:
                lock.release()
    for path in work.iterdir():
        if path.name.removesuffix(".lock") not in held:
            with suppress(OSError):
                remove(path)
    with suppress(OSError):
        work.rmdir()


def _remove_turns(turns: Path) -> None:
    """Remove the files of named works whose process was killed."""
    with suppress(FileNotFoundError):
        for path in turns.glob("*.lock"):
            with suppress(OSError):
                lock = FileLock.try_exclusive(path, create=False)
                if lock is not None:
                    path.with_suffix(".text").unlink(missing_ok=True)
                    path.unlink(missing_ok=True)
                    lock.release()


def _remove_generation(path: Path) -> None:
    lock = FileLock.try_exclusive(path.with_suffix(".lock"), create=True)
    if lock is None:
        return
    try:
        # Renaming is one step for other processes that check for the folder; removing takes many.
        gone = path.with_name(path.name + _GONE_SUFFIX)
        with suppress(FileNotFoundError):
            path.rename(gone)
        remove(gone)
        for suffix in (".counts", ".touched"):
            path.with_suffix(suffix).unlink(missing_ok=True)
        with suppress(FileNotFoundError):
            remove(path.with_suffix(".rows"))
        path.with_suffix(".lock").unlink(missing_ok=True)
    finally:
        lock.release()


def pays(folder: StoreFolder) -> bool:
    """Return true if rewriting the current generation pays."""
    return folder.size().bytes > 2 * _recorded(folder) + SPARE_BYTES


def record_size(folder: StoreFolder, before: int, *, is_rewritten: bool, is_bulk: bool) -> None:
    """Record the size of the current generation after a rewriting, a bulk load or the first write.

    ``before`` is the size before that, in bytes.
    """
    size = folder.size().bytes
    if is_rewritten or not before:
        held = size
    elif is_bulk:
        held = _recorded(folder) + max(0, size - before)
    else:
        return
    # Without the record, the store is rewritten once too often, or too late.
    with suppress(OSError):
        replace_file(folder.packed, f"{held}\n")


def record_attempt(folder: StoreFolder) -> None:
    """Record a rewriting as done beforehand, so that a failing one is not repeated at each change."""
    with suppress(OSError):
        replace_file(folder.packed, f"{folder.size().bytes}\n")


def _recorded(folder: StoreFolder) -> int:
    """Return the recorded bytes. A store without a valid record is rewritten once."""
    try:
        text = folder.packed.read_bytes()[:32].decode(errors="replace").strip()
    except OSError:
        return 0
    return int(text) if text.isascii() and text.isdigit() else 0

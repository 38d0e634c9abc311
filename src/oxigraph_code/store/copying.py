"""Copies of the engine's store: by hard links, or rewritten with statements left out.

For maintainers: a store is rewritten through a file of N-Quads that is loaded in one piece, so that blank nodes keep
their identity. This module must not know the reason for a copy, nor the owner of the statements that are left out. See
decision 0022.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pyoxigraph

_log = logging.getLogger(__name__)
_told_of_copies = False


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

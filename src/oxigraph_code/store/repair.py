"""Replace a damaged store by one with the readable statements of users.

For maintainers: triples that an index run wrote can be made again from files, and are left out. The damaged files are
moved aside and stay until the next repair. This module must not know the indexed content.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pyoxigraph

from oxigraph_code.identity import BASE
from oxigraph_code.store.layout import StoreFolder
from oxigraph_code.store.problems import is_damage
from oxigraph_code.store.protocol import Repair, WriterWait
from oxigraph_code.store.pruning import prune, remove
from oxigraph_code.store.writer_lock import acquire_writer

_TYPE = pyoxigraph.NamedNode("http://www.w3.org/1999/02/22-rdf-syntax-ns#type")


def repair_store(folder: StoreFolder, wait_s: float, waiting: WriterWait | None) -> Repair:
    """Move the current generation aside, and publish one with the readable statements of users.

    Raises ``StoreLocked`` if the writer lock is not free in time, ``StoreUnavailable`` if the disk is not writable.
    """
    folder.create()
    with acquire_writer(folder, "repairing the store", wait_s, waiting):
        number = folder.current() or 0
        damaged, aside = folder.generation(number), folder.root / "damaged"
        kept, is_whole = _additions(damaged)
        fresh, target = folder.work / "repaired", folder.generation(number + 1)
        folder.work.mkdir(exist_ok=True)
        for left in (fresh, target):
            remove(left)
        store = pyoxigraph.Store(str(fresh))
        store.extend(kept)
        store.flush()
        store.backup(str(target))
        del store
        remove(fresh)
        folder.publish(number + 1)
        # Last, so that a killed repair leaves the old state.
        remove(aside)
        damaged.rename(aside)
        prune(folder)
    return Repair(len(kept), is_whole, str(aside))


def _additions(damaged: Path) -> tuple[list[pyoxigraph.Quad], bool]:
    """Return the readable statements of users, and True if all were readable."""
    kept: list[pyoxigraph.Quad] = []
    try:
        kept.extend(_theirs(pyoxigraph.Store.read_only(str(damaged))))
    except (OSError, RuntimeError) as error:
        if not is_damage(error):
            raise
        return kept, False
    return kept, True


def _theirs(store: pyoxigraph.Store) -> Iterator[pyoxigraph.Quad]:
    for quad in store:
        is_class = quad.predicate == _TYPE and str(quad.object).startswith(f"<{BASE}")
        if not (quad.predicate.value.startswith(BASE) or is_class):
            yield quad

"""Recovery from a damaged store: an empty one takes its place, and its projects are indexed again from their files.

For maintainers: the notes beside the store say which roots it had, and none of them is true any more. The cache of
facts is kept apart and makes the runs short. This module must not know how a store is laid out.
"""

from __future__ import annotations

import os
from pathlib import Path

from oxigraph_code.config import Settings
from oxigraph_code.errors import FileError
from oxigraph_code.indexing.model.observed_root import forget_all, roots_seen
from oxigraph_code.indexing.model.progress import Told
from oxigraph_code.indexing.model.report import Rebuilt
from oxigraph_code.indexing.runs.index_run import index
from oxigraph_code.languages.registry import Registry
from oxigraph_code.logs import event
from oxigraph_code.store import LocalStore


def rebuild(path: Path, registry: Registry, store: LocalStore, settings: Settings, told: Told) -> Rebuilt:
    """Put an empty store in the place of a damaged one, and index all roots again that it had but the one of ``path``.

    Raises ``StoreError`` where the result cannot be written.
    """
    roots = roots_seen(settings.store_path)
    told("setting the damaged store aside", 0, 0)
    repair = store.repair()
    forget_all(settings.store_path)
    done, left = [], []
    own = os.path.realpath(path)
    for root in roots:
        if own == root or own.startswith(f"{root}{os.sep}"):
            continue
        try:
            index(Path(root), (), registry, store, settings, told, full=True)
            done.append(root)
        except FileError:
            left.append(root)
    event("repaired", saved=repair.saved, is_whole=repair.is_whole, rebuilt=len(done), left=len(left))
    return Rebuilt(repair.saved, repair.is_whole, repair.aside, tuple(done), tuple(left))

"""Repair of a damaged store: replace it by an empty one, and index its projects again.

For maintainers: the records beside the store name its roots, and none of them is valid any more. The cache of facts is
stored elsewhere and makes these runs short. This module must not know the layout of a store.
"""

from __future__ import annotations

import os
from pathlib import Path

from oxigraph_code.errors import FileError
from oxigraph_code.indexing.model.observed_root import delete_all_records, observed_roots
from oxigraph_code.indexing.model.report import Rebuilt
from oxigraph_code.indexing.runs.index_run import index
from oxigraph_code.indexing.runs.pipeline import RunContext
from oxigraph_code.processes.logs import event
from oxigraph_code.store import LocalStore


def rebuild(path: Path, context: RunContext) -> Rebuilt:
    """Replace a damaged store, and index all its roots again except the one of ``path``.

    Raises ``StoreError`` if the graph cannot be written.
    """
    _, store, settings, progress = context
    assert isinstance(store, LocalStore)  # noqa: S101
    roots = observed_roots(settings.store_path)
    progress("setting the damaged store aside", 0, 0)
    repair = store.repair()
    delete_all_records(settings.store_path)
    done, failed = [], []
    own = os.path.realpath(path)
    for root in roots:
        if own == root or own.startswith(f"{root}{os.sep}"):
            continue
        try:
            index(Path(root), (), context, full=True)
            done.append(root)
        except FileError:
            failed.append(root)
    event("repaired", saved=repair.saved, is_whole=repair.is_whole, rebuilt=len(done), left=len(failed))
    return Rebuilt(repair.saved, repair.is_whole, repair.aside, tuple(done), tuple(failed))

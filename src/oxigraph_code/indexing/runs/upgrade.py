"""Upgrade of a store from an older index format: index its projects again from their files.

For maintainers: a project whose files are gone keeps its graph, and the report names it. The new format is recorded at
the end, so a run that is killed starts over. Snapshots record the program that wrote them and are upgraded on their
next load. A damaged store is replaced by an empty one, whose records name the roots to index; the cache of facts is
stored elsewhere and makes these runs short. This module must not know the differences between formats.
"""

from __future__ import annotations

import os
from pathlib import Path

from oxigraph_code import rdf
from oxigraph_code.errors import FileError
from oxigraph_code.file_tree import is_gone
from oxigraph_code.indexing.files.roots import root_of
from oxigraph_code.indexing.model.graph_queries import ask_published, known_snapshots
from oxigraph_code.indexing.model.observed_root import delete_all_records, observed_roots
from oxigraph_code.indexing.model.report import Rebuilt, Upgrade
from oxigraph_code.indexing.runs.index_run import index
from oxigraph_code.indexing.runs.pipeline import RunContext
from oxigraph_code.processes.logs import event
from oxigraph_code.store import LocalStore


def upgrade(context: RunContext) -> Upgrade | None:
    """Index all projects of a store from an older program again; ``None`` if there is nothing to do.

    Raises ``StoreError`` if the graph cannot be written.
    """
    store = context.store
    if not store.is_older():
        return None
    ask = ask_published(store)
    kept, roots = [], dict[Path, list[str]]()
    for _, name, root in sorted(ask(rdf.PROJECTS)):
        if is_gone(root):
            kept.append(f"{name} ({root} is gone)")
            continue
        try:
            found = root_of(Path(root), context.registry, context.settings.store_path)
            roots.setdefault(found, []).append(name)
        except FileError as error:
            kept.append(f"{name} ({error.message})")
    rebuilt = []
    for root, names in roots.items():
        try:
            index(root, (), context, full=True)
            rebuilt += names
        except FileError as error:
            kept += [f"{name} ({error.message})" for name in names]
    snapshots = len(known_snapshots(ask))
    store.note_format()
    event("upgraded", rebuilt=len(rebuilt), kept=len(kept), snapshots=snapshots)
    return Upgrade(tuple(rebuilt), tuple(kept), snapshots) if rebuilt or kept or snapshots else None


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

"""Upgrade of a store from an older index format: index its projects again from their files.

For maintainers: a project whose files are gone keeps its graph, and the report names it. The new format is recorded at
the end, so a run that is killed starts over. Snapshots record the program that wrote them and are upgraded on their
next load. This module must not know the differences between formats.
"""

from __future__ import annotations

from pathlib import Path

from oxigraph_code import rdf
from oxigraph_code.errors import FileError
from oxigraph_code.file_tree import is_gone
from oxigraph_code.indexing.files.roots import root_of
from oxigraph_code.indexing.model.graph_queries import ask_published, known_snapshots
from oxigraph_code.indexing.model.report import Upgrade
from oxigraph_code.indexing.runs.index_run import index
from oxigraph_code.indexing.runs.pipeline import RunContext
from oxigraph_code.processes.logs import event


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

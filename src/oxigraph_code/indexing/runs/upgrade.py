"""A store whose graph an older program wrote: its projects are indexed again from their files.

For maintainers: what cannot be indexed again stays as it is, and is said. The new number is noted when all is done, so
a run that is killed before starts over. Snapshots know by themselves that they are of another program. This module must
not know what has changed between the programs.
"""

from __future__ import annotations

from pathlib import Path

from oxigraph_code import rdf
from oxigraph_code.config import Settings
from oxigraph_code.errors import FileError
from oxigraph_code.file_tree import is_gone
from oxigraph_code.indexing.files.roots import root_of
from oxigraph_code.indexing.model.graph_queries import published
from oxigraph_code.indexing.model.known_snapshots import known_snapshots
from oxigraph_code.indexing.model.progress import Told
from oxigraph_code.indexing.model.report import Upgrade
from oxigraph_code.indexing.runs.index_run import index
from oxigraph_code.languages.registry import Registry
from oxigraph_code.logs import event
from oxigraph_code.store import WritableStore


def upgrade(registry: Registry, store: WritableStore, settings: Settings, told: Told) -> Upgrade | None:
    """Bring all that the graph holds up to what this program writes; ``None`` where nothing is older.

    Raises ``StoreError`` where the result cannot be written.
    """
    if not store.is_older():
        return None
    asked = published(store)
    kept, roots = [], dict[Path, list[str]]()
    for _, name, root in sorted(asked(rdf.PROJECTS)):
        if is_gone(root):
            kept.append(f"{name} ({root} is gone)")
            continue
        try:
            roots.setdefault(root_of(Path(root), registry), []).append(name)
        except FileError as error:
            kept.append(f"{name} ({error.message})")
    rebuilt = []
    for root, names in roots.items():
        try:
            index(root, (), registry, store, settings, told, full=True)
            rebuilt += names
        except FileError as error:
            kept += [f"{name} ({error.message})" for name in names]
    snapshots = len(known_snapshots(asked))
    store.note_format()
    event("upgraded", rebuilt=len(rebuilt), kept=len(kept), snapshots=snapshots)
    return Upgrade(tuple(rebuilt), tuple(kept), snapshots) if rebuilt or kept or snapshots else None

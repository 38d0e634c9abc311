"""The first run over a root whose files are mostly those of another one: a second worktree, or another checkout.

For maintainers: what is the same there is not found out again, and what was said of it is said under other names. Only
where nothing of the root is in the graph yet, so that nothing has to be compared. The outcome is that of a run over
everything. This module must not know what a statement says.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from oxigraph_code import rdf
from oxigraph_code.config import Settings
from oxigraph_code.file_tree import is_gone
from oxigraph_code.indexing.delta.changed_files import compare
from oxigraph_code.indexing.delta.derive_snapshot import Continuation, continue_from
from oxigraph_code.indexing.delta.nearest_state import Near
from oxigraph_code.indexing.delta.write_full import keys_of
from oxigraph_code.indexing.extract.cached_facts import recalling
from oxigraph_code.indexing.files.discovery import Discovery, discover
from oxigraph_code.indexing.files.project_iris import Keys
from oxigraph_code.indexing.files.projects import Projects
from oxigraph_code.indexing.history.linking import HistoryLinks
from oxigraph_code.indexing.model.graph_queries import in_session, published
from oxigraph_code.indexing.model.known_snapshots import known_snapshots, taken_elsewhere
from oxigraph_code.indexing.model.ledger import Ledger, find_ledger, fingerprint
from oxigraph_code.indexing.model.path_text import shown
from oxigraph_code.indexing.model.progress import Told, now, waiting_for
from oxigraph_code.indexing.model.run_signals import TooLarge
from oxigraph_code.indexing.runs.incremental import Update
from oxigraph_code.languages.registry import Registry
from oxigraph_code.store import ANYTHING, WritableStore

_SHARE = 0.5
"""So many of the files have to look the same, of them all."""


def index_as_elsewhere(
    path: Path, languages: Sequence[str], registry: Registry, store: WritableStore, settings: Settings, told: Told
) -> Update | None:
    """Index a root by what is known of another; ``None`` where there is none that comes near, or it is better to find
    out everything.

    Raises ``FileError`` for a path that cannot be read, ``StoreError`` where the result cannot be written.
    """
    began_ns, started, asked = time.time_ns(), now(), published(store)
    there = {root: (iri, name) for iri, name, root in asked(rdf.PROJECTS)}
    # What is gone may be what is found here.
    if not there or any(map(is_gone, there)):
        return None
    found = discover(path, registry, languages, settings)
    projects = Projects(found, registry)
    if not found.is_whole or not found.files or not projects.all:
        return None
    known = {iri: root for root, (iri, _) in there.items()}
    keys = Keys(found, projects, known, taken_elsewhere(known_snapshots(asked), known, found.root))
    if not _is_first(keys):
        return None
    mark = fingerprint(registry, settings)
    # What has no name of its own is called after its folder, and that may be called otherwise there.
    names = {project.name for project in projects.all if project.is_named}
    roots = [Path(root) for root, (_, name) in there.items() if name in names or not names]
    ledgers = [(root, ledger) for root in roots if (ledger := find_ledger(settings.store_path, root, mark))]
    near = next(_by_nearness(ledgers, found, projects, settings), None)
    if near is None or not near.is_true(asked):
        return None
    continued = continue_from(near, found, projects, keys, registry, settings, told, is_own=False)
    if continued is None:
        return None
    return _written(continued, registry, store, settings, told, started, began_ns)


def _is_first(keys: Keys) -> bool:
    return not any(keyed.is_known for keyed in keys.projects) and len(keys.parts) == len(keys.projects)


def _by_nearness(
    ledgers: Sequence[tuple[Path, Ledger]], found: Discovery, projects: Projects, settings: Settings
) -> Iterator[Near]:
    """What is noted of other roots with the same folders of projects, from the one that has most of the files on."""
    sizes = {(file.path, file.size) for file in found.files}
    folders = {project.folder for project in projects.all}
    ranked = []
    for root, ledger in ledgers:
        same = sum((path, entry.size) in sizes for path, entry in ledger.entries.items())
        if ledger.notes.keys() == folders and same >= len(sizes) * _SHARE:
            ranked.append((-same, root, ledger))
    for _, root, ledger in sorted(ranked, key=lambda entry: entry[:2]):
        changes = compare(found.tree, found.files, ledger.entries, settings.max_file_bytes)
        ledger = msgspec.structs.replace(ledger, kept_as=ledger.names_of_kept(root))
        yield Near("", ledger, {note.iri: "" for note in ledger.notes.values()}, changes)


def _written(
    it: Continuation,
    registry: Registry,
    store: WritableStore,
    settings: Settings,
    told: Told,
    started: str,
    began_ns: int,
) -> Update | None:
    found, projects = it.found, it.projects
    with (
        recalling(found.tree, registry, settings) as recall,
        store.write(f"indexing {shown(str(found.root))}", waiting_for(told)) as session,
    ):
        keys = keys_of(session, found, projects)
        # What others said under the names that the projects have now is to be taken out.
        is_touched = session.dirty_subjects([ANYTHING, *(keyed.iri for keyed in keys.projects)])
        if is_touched or not _is_first(keys) or not it.is_true(keys, in_session(session)):
            return None
        told("writing the graph", 0, 0)
        finished = now()
        rewriting = it.rewriting(session, keys, registry, recall)
        try:
            added, _ = it.write(rewriting, session, keys, [""] * len(keys.projects), started, finished)
        except TooLarge:
            return None
        linked = HistoryLinks(session).link(keys.roots)
    ledger = it.ledger(finished, rewriting.noted(it.renewal.entries))
    ledger = msgspec.structs.replace(ledger, generation=session.generation, apart=keys.apart)
    ledger.keep(settings.store_path, found.root)
    added += sum(entry.added for entry in linked.values())
    return Update(found, projects, it.near.changes, ledger, added, 0, it.renewal.anew, is_first=True)

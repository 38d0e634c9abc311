"""An index run that looks only at what has changed since the last one over the same root.

For maintainers: what it writes is what a run over everything would write, triple for triple; where it cannot tell, it
gives up, and such a run has to be made. A file is read again if it looks from outside other than it did; resolved again
if it was read, or if something that its meaning rests on has changed its shape; and only what differs is written. This
module must not know any language.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from oxigraph_code import rdf
from oxigraph_code.config import Settings
from oxigraph_code.indexing.delta.changed_files import Changes, compare
from oxigraph_code.indexing.delta.ledger_entries import stamp_of
from oxigraph_code.indexing.delta.reresolve import Renewing
from oxigraph_code.indexing.delta.write_delta import Rewriting
from oxigraph_code.indexing.delta.write_full import keys_of, project_statements
from oxigraph_code.indexing.extract.cached_facts import recalling
from oxigraph_code.indexing.extract.reading import semantics_of
from oxigraph_code.indexing.files.discovery import Discovery, discover
from oxigraph_code.indexing.files.projects import Projects
from oxigraph_code.indexing.files.rediscovery import rediscover
from oxigraph_code.indexing.files.roots import root_of
from oxigraph_code.indexing.freshness.staleness import Doubt
from oxigraph_code.indexing.model.ledger import Ledger, ProjectNote, by_bytes, find_ledger, fingerprint
from oxigraph_code.indexing.model.path_text import is_within, shown
from oxigraph_code.indexing.model.progress import Told, now, waiting_for
from oxigraph_code.indexing.model.run_signals import MovedOn, TooLarge
from oxigraph_code.languages.registry import Registry
from oxigraph_code.store import ANYTHING, WritableStore

_MOST_TRIES = 3


class Update(NamedTuple):
    """What an update found and did: the statements that were ``added`` and ``removed``, the files that were read
    ``anew`` or known by what they hold. ``is_first`` where nothing of the root was there: changes are to another one's.
    """

    found: Discovery
    projects: Projects
    changes: Changes
    ledger: Ledger
    added: int = 0
    removed: int = 0
    anew: int = 0
    from_cache: int = 0
    is_first: bool = False


def update(
    path: Path,
    languages: Sequence[str],
    registry: Registry,
    store: WritableStore,
    settings: Settings,
    told: Told,
    published: Callable[[], None],
    doubt: Doubt | None,
) -> Update | None:
    """Bring the graph up to date with the files of the root that a path lies in, and tell when that is ``published``;
    ``None`` where only a run over everything can. Without a ``doubt`` anything may be other.

    Raises ``FileError`` for a path that cannot be read, ``StoreError`` where the result cannot be written.
    """
    mark = fingerprint(registry, settings)
    for _ in range(_MOST_TRIES):
        told("looking for files", 0, 0)
        began_ns = time.time_ns()
        root = root_of(path, registry)
        ledger = find_ledger(settings.store_path, root, mark)
        if ledger is None or not (ledger := _still_true(ledger, root, store)):
            return None
        if not path.is_dir():
            discover(path, registry, languages, settings)  # it may be nothing that can be read
        found = rediscover(root, registry, settings, doubt) or discover(root, registry, settings=settings)
        if not _covers(found, path):
            return None
        try:
            return _update(found, ledger, registry, store, settings, told, published, began_ns)
        except MovedOn:
            doubt = None
        except TooLarge:
            return None
    return None


def _covers(found: Discovery, path: Path) -> bool:
    """Whether something at a path is among what was found: somebody may name what is otherwise passed by."""
    start = Path(os.path.realpath(path)).relative_to(found.root).as_posix()
    return start == "." or any(is_within(file.path, start) for file in found.files)


def _still_true(ledger: Ledger, root: Path, store: WritableStore) -> Ledger | None:
    """The ledger, as of the current generation, if the last run over the projects of that is the one that wrote it."""
    generation = store.generation()
    if generation != ledger.generation:
        below, apart = f"{shown(root.as_posix().rstrip('/'))}/", set()
        finished = {note.iri: "" for note in ledger.projects.values()}
        for row in json.loads(store.query(rdf.RUNS, max_bytes=0).text)["results"]["bindings"]:
            project, its_root, ended = (row[name]["value"] for name in ("project", "root", "finished"))
            if project in finished:
                finished[project] = ended
            elif its_root.startswith(below):
                apart.add(its_root)
        if set(finished.values()) != {ledger.finished}:
            return None
        ledger = msgspec.structs.replace(ledger, generation=generation, apart=tuple(sorted(apart)))
    # Another repository that is no more takes its project along.
    return ledger if all(map(os.path.lexists, ledger.apart)) else None


def _update(
    found: Discovery,
    ledger: Ledger,
    registry: Registry,
    store: WritableStore,
    settings: Settings,
    told: Told,
    published: Callable[[], None],
    began_ns: int,
) -> Update:
    started = now()
    noted = ledger.entries
    changes = compare(found.tree, found.files, noted, settings.max_file_bytes)
    projects = Projects(found, registry)
    notes = _project_notes(found, projects, ledger.notes)
    semantics = semantics_of(registry)
    aliases = projects.aliases(file.path for file in found.files)
    are_aliases_other = repr(aliases) != ledger.aliases
    iris = {folder: note.iri for folder, note in notes.items()}
    touched = store.dirty_subjects(iris.values())
    if ANYTHING in touched:
        raise TooLarge("others may have changed anything")
    if not (changes.to_read or changes.removed or are_aliases_other or touched or notes != ledger.notes):
        if changes.touched:
            stamps = {path: stamp_of(file, began_ns) for path, file in changes.touched.items()}
            entries = {path: msgspec.structs.replace(noted[path], stamp=stamp) for path, stamp in stamps.items()}
            ledger = msgspec.structs.replace(ledger, files={**ledger.files, **by_bytes(entries)})
        if changes.touched or ledger.generation != store.generation():
            ledger.keep(settings.store_path, found.root)
        return Update(found, projects, changes, ledger)
    with recalling(found.tree, registry, settings) as recall:
        work = Renewing(found, changes, noted, recall, settings, told)
        renewal = work.renew(semantics, aliases, are_aliases_other=are_aliases_other, began_ns=began_ns)
    with (
        recalling(found.tree, registry, settings) as recall,
        store.write(f"indexing {found.root}", waiting_for(told)) as session,
    ):
        keys = keys_of(session, found, projects)
        if session.generation != ledger.generation:
            raise MovedOn("another process has written to the graph")
        if {keyed.project.folder: keyed.iri for keyed in keys.projects} != iris or len(keys.parts) > len(iris):
            raise TooLarge("projects are called otherwise now")
        told("writing the graph", 0, 0)
        finished = now()
        rewriting = Rewriting(session, found, keys, ledger, notes, registry, recall)
        added, removed = rewriting.write(changes, renewal, started, finished, touched)
        session.mark_reconciled(iris.values())
        session.publish()
        ledger = Ledger(
            fingerprint=ledger.fingerprint,
            generation=session.generation,
            finished=finished,
            aliases=repr(aliases),
            apart=keys.apart,
            projects=by_bytes(notes),
            files=by_bytes(rewriting.noted(renewal.entries)),
            kept_as=ledger.kept_as,
        )
        # Who is killed before that has the next one read everything.
        ledger.keep(settings.store_path, found.root)
        published()
    return Update(found, projects, changes, ledger, added, removed, renewal.anew, renewal.from_cache)


def _project_notes(found: Discovery, projects: Projects, before: Mapping[str, ProjectNote]) -> dict[str, ProjectNote]:
    """What there is to say of each project, where they are the ones that were noted. Raises ``TooLarge`` else."""
    if {project.folder for project in projects.all} != before.keys():
        raise TooLarge("there are other projects now")
    notes = {}
    for project in projects.all:
        iri, enclosing_iri, _ = msgspec.structs.astuple(before[project.folder])
        lines = project_statements(found, projects, project, iri, enclosing_iri)
        notes[project.folder] = ProjectNote(iri, enclosing_iri, tuple(lines))
    return notes

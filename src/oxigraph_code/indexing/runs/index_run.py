"""An index run: bring the working graph up to date with the files at a path.

For maintainers: a run covers one root with all its projects, or a part of it: a folder, a file, some languages. The
graph of everything outside of the part stays as it is. This module must not know any language.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec

from oxigraph_code import history, rdf
from oxigraph_code.file_tree import is_gone
from oxigraph_code.indexing.delta.changed_files import compare
from oxigraph_code.indexing.delta.nearest_state import NearestState
from oxigraph_code.indexing.delta.write_full import project_iris_in
from oxigraph_code.indexing.extract.indexed_sites import IndexedSites
from oxigraph_code.indexing.files.discovery import discover
from oxigraph_code.indexing.files.project_iris import ProjectIris
from oxigraph_code.indexing.files.projects import Projects
from oxigraph_code.indexing.files.rediscovery import remember
from oxigraph_code.indexing.files.roots import manifest_names, root_of
from oxigraph_code.indexing.freshness.staleness import SuspectFolders
from oxigraph_code.indexing.history.linking import HistoryLinks
from oxigraph_code.indexing.model.graph_queries import ask_published, known_snapshots, reserved_iris
from oxigraph_code.indexing.model.ledger import Ledger, by_bytes, load_ledger
from oxigraph_code.indexing.model.observed_root import FileStat, RecordingDisk
from oxigraph_code.indexing.model.paths import path_text
from oxigraph_code.indexing.model.progress import report_wait
from oxigraph_code.indexing.model.report import FileProblem, IndexReport
from oxigraph_code.indexing.model.run_signals import NeedsFullRun
from oxigraph_code.indexing.runs.derived import Derived
from oxigraph_code.indexing.runs.full import Full
from oxigraph_code.indexing.runs.incremental import incremental_modes
from oxigraph_code.indexing.runs.pipeline import RunContext, RunMode, make_run
from oxigraph_code.indexing.runs.reporting import log_run
from oxigraph_code.store import ANYTHING, WriteSession


def index(
    path: Path,
    languages: Sequence[str],
    context: RunContext,
    *,
    full: bool = False,
    on_publish: Callable[[], None] = lambda: None,
    suspects: SuspectFolders | None = None,
) -> IndexReport:
    """Bring the graph up to date with the files at a path, in some languages or in all.

    With a ledger of the root the run is incremental, over the whole root, unless ``full`` is set. Changes are searched
    in the suspect folders, or in all. An incremental run calls ``on_publish`` before it saves the records for the next
    run.

    Raises ``FileError`` for a path that cannot be read, ``UnknownLanguage``, and ``StoreError`` if the graph cannot be
    written.
    """
    for language in languages:
        context.registry.loader(language)
    root = str(root_of(path, context.registry, context.settings.store_path))
    waiting = report_wait(context.progress)
    with context.store.work(f"index of {root}", f"indexing {path_text(root)}", waiting):
        began = time.monotonic()
        modes: list[Callable[[], RunMode]] = [lambda: Full(context, path, languages)]
        if not full:
            modes.insert(0, lambda: FromSibling(context, path, languages))
            modes.insert(0, incremental_modes(context, path, languages, suspects))
        mode = make_run(modes, context, on_publish)
        report = msgspec.structs.replace(mode.report(time.monotonic() - began), checkout=mode.found.checkout)
        _save_observed_root(mode, report)
    if left_out := context.registry.left_out:
        unused = [FileProblem(f"loader {name}", "error", reason, 0, 0) for name, reason in left_out.items()]
        report = msgspec.structs.replace(
            report, problems=(*unused, *report.problems), problem_count=report.problem_count + len(unused)
        )
    log_run("index run", report, context.store.generation())
    return report


_SHARE = 0.5
"""The share of files that must have the same path and size in the sibling."""


def _save_observed_root(mode: RunMode, report: IndexReport) -> None:
    """Save the stats of all that the run has looked at, for staleness checks."""
    found, ledger, settings = mode.found, mode.ledger, mode.context.settings
    if ledger is None or not isinstance(found.tree, RecordingDisk):
        return
    for root in ledger.other_roots:
        found.tree.record(root)
    files = {file.path: FileStat(file.size, *file.stamp) for file in found.files}
    iris = [entry.iri for entry in ledger.projects.values()]
    names = manifest_names(mode.context.registry.loaders)
    observed = found.tree.observed(
        files, settings, ledger.generation, ledger.finished, iris, names, found.manifests, report
    )
    manifests = mode.projects.manifests_read()
    try:
        facts = msgspec.Raw(msgspec.msgpack.encode(by_bytes(manifests.facts)))
    except UnicodeEncodeError:
        # A name that is not valid text cannot be encoded; the next run reads the manifests again.
        facts = observed.manifest_facts
    inputs = tuple(sorted(map(os.fsencode, manifests.inputs)))
    observed = msgspec.structs.replace(
        observed, manifest_facts=facts, manifest_inputs=inputs, checkout=manifests.checkout
    )
    observed.save(settings.store_path)
    if commit := manifests.checkout[1]:
        ledger.keep(settings.store_path, found.root, commit, partial(_is_edited, found.root, ledger))
    remember(observed, found.files, settings)


def _is_edited(root: Path, ledger: Ledger) -> bool:
    """Return true if indexed files differ from the commit that is checked out."""
    if (repository := history.find_repository(root)) is None:
        return False
    below = repository.below(root)
    changes = [(change.path.removeprefix(below), change.kind) for change in repository.uncommitted()]
    return any(path in ledger.entries or kind == "deleted" for path, kind in changes)


class FromSibling(Derived):
    """Derive the graph of a root from the ledger of a sibling."""

    is_first = True
    _iris: ProjectIris

    def __init__(self, context: RunContext, path: Path, languages: Sequence[str]) -> None:
        super().__init__(context)
        self._path = path
        self._languages = languages

    def nearest(self) -> tuple[NearestState, ProjectIris]:
        registry, store, settings, _ = self.context
        if not store.generation():
            raise NeedsFullRun("nothing is in the store")
        ask = ask_published(store)
        known = {root: (iri, name) for iri, name, root in ask(rdf.PROJECTS)}
        # A project whose root is gone may have moved to this one, which a full run finds out.
        if not known or any(map(is_gone, known)):
            raise NeedsFullRun("no sibling in the graph, or a project may have moved")
        self.found = discover(self._path, registry, self._languages, settings)
        self.projects = Projects(self.found, registry)
        if not self.found.is_whole or not self.found.files or not self.projects.all:
            raise NeedsFullRun("not a run over a whole root with files")
        roots_by_iri = {iri: root for root, (iri, _) in known.items()}
        reserved = reserved_iris(known_snapshots(ask), roots_by_iri, self.found.root)
        iris = ProjectIris(self.found, self.projects, roots_by_iri, reserved)
        _check_is_new(iris)
        # A project without a name of its own has the name of its folder, which may differ in the sibling.
        names = {project.name for project in self.projects.all if project.is_named}
        roots = [Path(root) for root, (_, name) in known.items() if name in names or not names]
        if any(IndexedSites.of_root(settings.store_path, root).files for root in (self.found.root, *roots)):
            raise NeedsFullRun("an index of another tool is about one of the roots alone")
        found = ((root, load_ledger(settings.store_path, root, self.context.fingerprint)) for root in roots)
        ledgers = [(root, ledger) for root, ledger in found if ledger is not None]
        nearest = next(self._siblings(ledgers), None)
        if nearest is None or not nearest.is_current(ask):
            raise NeedsFullRun("no sibling has enough of the files")
        return nearest, iris

    def _siblings(self, ledgers: Sequence[tuple[Path, Ledger]]) -> Iterator[NearestState]:
        """Yield the states of siblings with the same project folders, those with most of the files first."""
        sizes = {(file.path, file.size) for file in self.found.files}
        folders = {project.folder for project in self.projects.all}
        ranked = []
        for root, ledger in ledgers:
            same = sum((path, entry.size) in sizes for path, entry in ledger.entries.items())
            if ledger.project_entries.keys() == folders and same >= len(sizes) * _SHARE:
                ranked.append((-same, root, ledger))
        for _, root, ledger in sorted(ranked, key=lambda entry: entry[:2]):
            max_bytes = self.context.settings.max_file_bytes
            changes = compare(self.found.tree, self.found.files, ledger.entries, max_bytes)
            ledger = msgspec.structs.replace(ledger, statement_names=ledger.stored_names(root))
            yield NearestState("", ledger, dict.fromkeys(ledger.project_iris.values(), ""), changes)

    def target(self, session: WriteSession) -> tuple[ProjectIris, Sequence[str]]:
        iris = project_iris_in(session, self.found, self.projects)
        # A full run removes statements that other writers made about the new IRIs.
        if session.dirty_subjects([ANYTHING, *(indexed.iri for indexed in iris.projects)]):
            raise NeedsFullRun("another writer has written about the projects")
        _check_is_new(iris)
        self._iris = iris
        return iris, [""] * len(iris.projects)

    def write(self, session: WriteSession) -> None:
        super().write(session)
        linked = HistoryLinks(session).link(self._iris.roots)
        self.added += sum(entry.added for entry in linked.values())

    def record(self, generation: int) -> None:
        assert self.ledger is not None  # noqa: S101
        other_roots = self._iris.other_roots
        self.ledger = msgspec.structs.replace(self.ledger, generation=generation, other_roots=other_roots)
        self.ledger.save(self.context.settings.store_path, self.found.root)


def _check_is_new(iris: ProjectIris) -> None:
    if any(indexed.is_known for indexed in iris.projects) or len(iris.parts) != len(iris.projects):
        raise NeedsFullRun("some of the projects are in the graph already")

"""An incremental run: read changed files, resolve the dirty set, write the statements that differ.

For maintainers: the graph equals a full run's, triple for triple; if that cannot be guaranteed, the run gives up. A
file is read if its stamp differs from the ledger, and resolved if it was read or if a dependency has changed. This
module must not know any language.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

import msgspec

from oxigraph_code import rdf
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.indexing.delta.changed_files import Changes, compare
from oxigraph_code.indexing.delta.ledger_entries import restamped
from oxigraph_code.indexing.delta.reresolve import Reresolution, Reresolved
from oxigraph_code.indexing.delta.write_delta import DeltaWriter
from oxigraph_code.indexing.delta.write_full import project_iris_in, project_statements
from oxigraph_code.indexing.extract.cached_facts import open_cached_facts
from oxigraph_code.indexing.extract.reading import SemanticsByLanguage
from oxigraph_code.indexing.files.discovery import Discovery, discover
from oxigraph_code.indexing.files.projects import Projects
from oxigraph_code.indexing.files.rediscovery import rediscover
from oxigraph_code.indexing.files.roots import root_of
from oxigraph_code.indexing.freshness.staleness import SuspectFolders
from oxigraph_code.indexing.model.ledger import Ledger, LedgerEntry, ProjectEntry, by_bytes, languages_of, load_ledger
from oxigraph_code.indexing.model.paths import is_within, path_text
from oxigraph_code.indexing.model.progress import WRITING, utc_now
from oxigraph_code.indexing.model.report import IndexReport
from oxigraph_code.indexing.model.run_signals import ConcurrentWrite, NeedsFullRun
from oxigraph_code.indexing.runs.pipeline import RunContext, RunMode
from oxigraph_code.indexing.runs.reporting import DeltaOutcome, report_of_delta
from oxigraph_code.store import ANYTHING, LocalStore, WriteSession


class Incremental(RunMode):
    """Bring the whole root around a path up to date, from its ledger.

    Only the suspect folders are searched for changes; without ``suspects`` all are.
    """

    answers_early: ClassVar[bool] = True

    _before: Ledger
    _changes: Changes
    _project_entries: dict[str, ProjectEntry]
    _aliases: Sequence[Alias]
    _dirty_subjects: set[str]
    _reresolved: Reresolved | None = None

    def __init__(
        self, context: RunContext, path: Path, languages: Sequence[str], suspects: SuspectFolders | None
    ) -> None:
        super().__init__(context)
        self._path = path
        self._languages = languages
        self._suspects = suspects
        self._finished = ""
        self._added = self._removed = 0

    def prepare(self) -> None:
        registry, store, settings, progress = self.context
        progress("looking for files", 0, 0)
        root = root_of(self._path, registry, settings.store_path)
        ledger = load_ledger(settings.store_path, root, self.context.fingerprint)
        if ledger is None:
            raise NeedsFullRun("no ledger")
        self._before = ledger = _validated(ledger, root, store)
        if not self._path.is_dir():
            discover(self._path, registry, self._languages, settings)  # raises if the file cannot be read
        self.found = found = rediscover(root, registry, settings, self._suspects) or discover(
            root, registry, settings=settings
        )
        if not _covers(found, self._path):
            raise NeedsFullRun("the path is ignored in a run over the root")
        self._changes = changes = compare(found.tree, found.files, ledger.entries, settings.max_file_bytes)
        self.projects = Projects(found, registry)
        self._project_entries = _project_entries(found, self.projects, ledger.project_entries)
        self._aliases = self.projects.aliases(file.path for file in found.files)
        aliases_changed = repr(self._aliases) != ledger.aliases
        self._dirty_subjects = set(store.dirty_subjects(self._iris.values()))
        if ANYTHING in self._dirty_subjects:
            raise NeedsFullRun("another writer may have changed any statement")
        projects_changed = self._project_entries != ledger.project_entries
        self.has_changes = bool(
            changes.to_read or changes.removed or aliases_changed or self._dirty_subjects or projects_changed
        )
        if self.has_changes:
            with open_cached_facts(found.tree, registry, settings) as cached:
                work = Reresolution(found, changes, ledger.entries, cached, progress)
                self._reresolved = work.run(
                    SemanticsByLanguage(registry),
                    self._aliases,
                    aliases_changed=aliases_changed,
                    began_ns=self.began_ns,
                )

    @property
    def _iris(self) -> dict[str, str]:
        return {folder: entry.iri for folder, entry in self._project_entries.items()}

    def write(self, session: WriteSession) -> None:
        registry, _, settings, progress = self.context
        reresolved = self._reresolved
        assert reresolved is not None  # noqa: S101
        with open_cached_facts(self.found.tree, registry, settings) as cached:
            iris = project_iris_in(session, self.found, self.projects)
            if session.generation != self._before.generation:
                raise ConcurrentWrite("another process has written to the graph")
            now = {indexed.project.folder: indexed.iri for indexed in iris.projects}
            if now != self._iris or len(iris.parts) > len(now):
                raise NeedsFullRun("the IRIs of projects have changed")
            progress(WRITING, 0, 0)
            self._finished = utc_now()
            writer = DeltaWriter(session, self.found, iris, self._before, self._project_entries, cached)
            self._added, self._removed = writer.write(
                self._changes, reresolved, self.started, self._finished, self._dirty_subjects
            )
        session.mark_reconciled(self._iris.values())
        self.ledger = Ledger(
            fingerprint=self.context.fingerprint(languages_of(reresolved.entries.values())),
            generation=0,
            finished=self._finished,
            aliases=repr(self._aliases),
            other_roots=iris.other_roots,
            projects=by_bytes(self._project_entries),
            files=by_bytes(writer.with_digests(reresolved.entries)),
            statement_names=self._before.statement_names,
        )

    def record(self, generation: int) -> None:
        if self.ledger is not None:
            self.ledger = msgspec.structs.replace(self.ledger, generation=generation)
            self.ledger.save(self.context.settings.store_path, self.found.root)
            return
        self.ledger = self._before
        if entries := self._restamped():
            self.ledger = msgspec.structs.replace(self._before, files={**self._before.files, **by_bytes(entries)})
        if entries or self._before.generation != generation:
            self.ledger.save(self.context.settings.store_path, self.found.root)

    def _restamped(self) -> dict[str, LedgerEntry]:
        """Return the entries of files with another stamp and the same content."""
        entries = self._before.entries
        return {path: restamped(entries[path], file, self.began_ns) for path, file in self._changes.restamped.items()}

    def report(self, seconds: float) -> IndexReport:
        assert self.ledger is not None  # noqa: S101
        parsed, from_cache = (self._reresolved.parsed, self._reresolved.from_cache) if self._reresolved else (0, 0)
        outcome = DeltaOutcome(self._changes, self.ledger, self._added, self._removed, parsed, from_cache)
        return report_of_delta(self.found, self.projects, outcome, seconds)


def incremental_modes(
    context: RunContext, path: Path, languages: Sequence[str], suspects: SuspectFolders | None
) -> Callable[[], Incremental]:
    """Return a factory of attempts.

    Only the first trusts the suspects: a concurrent change may be elsewhere.
    """
    attempts = iter([suspects])
    return lambda: Incremental(context, path, languages, next(attempts, None))


def _covers(found: Discovery, path: Path) -> bool:
    """Return true if files were found at or below a path.

    A path that the user names may be ignored in a run over the root.
    """
    start = Path(os.path.realpath(path)).relative_to(found.root).as_posix()
    return start == "." or any(is_within(file.path, start) for file in found.files)


def _validated(ledger: Ledger, root: Path, store: LocalStore) -> Ledger:
    """Return the ledger for the current generation.

    Raises ``NeedsFullRun`` if another run wrote the projects since.
    """
    generation = store.generation()
    if generation != ledger.generation:
        below, other_roots = f"{path_text(root.as_posix().rstrip('/'))}/", set()
        finished = {entry.iri: "" for entry in ledger.projects.values()}
        for row in json.loads(store.query(rdf.RUNS, max_bytes=0).text)["results"]["bindings"]:
            project, project_root, ended = (row[name]["value"] for name in ("project", "root", "finished"))
            if project in finished:
                finished[project] = ended
            elif project_root.startswith(below):
                other_roots.add(project_root)
        if set(finished.values()) != {ledger.finished}:
            raise NeedsFullRun("another run has written the projects")
        ledger = msgspec.structs.replace(ledger, generation=generation, other_roots=tuple(sorted(other_roots)))
    # A full run removes the projects of a nested repository that is gone.
    if not all(map(os.path.lexists, ledger.other_roots)):
        raise NeedsFullRun("a nested repository is gone")
    return ledger


def _project_entries(
    found: Discovery, projects: Projects, before: Mapping[str, ProjectEntry]
) -> dict[str, ProjectEntry]:
    """Return the present entries of projects.

    Raises ``NeedsFullRun`` if these are not the projects of the ledger.
    """
    if {project.folder for project in projects.all} != before.keys():
        raise NeedsFullRun("projects came or went")
    entries = {}
    for project in projects.all:
        known = before[project.folder]
        for language, problem in known.failures:
            projects.add_failure(project.folder, language, problem)
        lines = project_statements(found, projects, project, known.iri, known.enclosing_iri)
        entries[project.folder] = msgspec.structs.replace(known, lines=(*lines, *known.loaded))
    return entries

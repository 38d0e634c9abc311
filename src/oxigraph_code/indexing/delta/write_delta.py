"""Write the statements that differ after a re-resolution, and nothing else.

For maintainers: the previous statements about a module come from the graph, or from the cache if the graph has not
changed since. Those about a project come from the ledger, and totals are computed from the ledger entries of all files.
This module must not know the content of a statement. See decision 0113.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from oxigraph_code import __version__, identity, rdf
from oxigraph_code.indexing.delta.changed_files import Changes
from oxigraph_code.indexing.delta.reresolve import Reresolved
from oxigraph_code.indexing.delta.write_full import module_lines
from oxigraph_code.indexing.extract.cached_facts import CachedFacts
from oxigraph_code.indexing.files.discovery import Discovery
from oxigraph_code.indexing.files.project_iris import IndexedProject, ProjectIris
from oxigraph_code.indexing.history.linking import HistoryLinks
from oxigraph_code.indexing.model.iri_renaming import CheckoutNames, IriRenaming
from oxigraph_code.indexing.model.ledger import Ledger, LedgerEntry, ProjectEntry
from oxigraph_code.indexing.model.run_signals import NeedsFullRun
from oxigraph_code.store import WriteSession

_MAX_STATEMENTS = 1_000_000
"""The largest change to make in place; rebuilding the graph is faster for a larger one."""

_MODULES_AT_ONCE = 50
"""The number of modules to compare at a time."""

_PORTION = 20_000


class DeltaWriter:
    """The writer of one difference.

    ``before`` is the ledger before the change, ``projects`` are the new entries of projects by folder.
    """

    def __init__(
        self,
        session: WriteSession,
        found: Discovery,
        iris: ProjectIris,
        before: Ledger,
        projects: Mapping[str, ProjectEntry],
        cached: CachedFacts,
    ) -> None:
        self._session = session
        self._root = found.root
        self._iris = iris
        self._before = before
        self._projects = projects
        self._cached = cached
        self._digests: dict[str, bytes] = {}
        self._dirty_subjects: dict[str, list[str]] = {}
        """Subjects that other writers may have changed, by the path of their module."""
        names = CheckoutNames.encode(found.root, {folder: entry.iri for folder, entry in projects.items()})
        stored = before.stored_names(found.root)
        self._to_checkout_names, self._to_stored_names = IriRenaming(stored, names), IriRenaming(names, stored)

    def write(
        self, changes: Changes, reresolved: Reresolved, started: str, finished: str, dirty_subjects: Collection[str]
    ) -> tuple[int, int]:
        """Bring the working graph up to date; return how many statements were added and removed.

        ``dirty_subjects`` are subjects that other writers may have changed. Raises ``NeedsFullRun``.
        """
        self._dirty_subjects = self._modules_of(dirty_subjects, reresolved)
        removed, added = self.difference(self._iris.projects, "", changes, reresolved, started, finished)
        self.change(removed, added, "")
        linked = self._link_history(changes)
        return len(added) + linked[0], len(removed) + linked[1]

    def change(self, removed: set[str], added: set[str], graph: str) -> None:
        """Remove statements from a graph and add others."""
        for lines in _portions(removed):
            self._session.change(lines, (), graph)
        for lines in _portions(added):
            self._session.change((), lines, graph)

    def difference(
        self,
        projects: Iterable[IndexedProject],
        graph: str,
        changes: Changes,
        reresolved: Reresolved,
        started: str,
        finished: str,
    ) -> tuple[set[str], set[str]]:
        """Compute the statements to remove and to add, in a graph that agrees with the ledger.

        Raises ``NeedsFullRun``.
        """
        iris = {indexed.iri for indexed in projects}
        paths = dict.fromkeys([*reresolved.resolved, *reresolved.problems, *changes.removed, *self._dirty_subjects])
        own_paths = [path for path in paths if self._iris.place(path).project_iri in iris]
        removed = set(self._session.triples_owned_by([*map(identity.index_run, iris)], graph))
        added: set[str] = set()
        # Compared in portions, because most statements are the same and need not all be in memory.
        for start in range(0, len(own_paths), _MODULES_AT_ONCE):
            part = own_paths[start : start + _MODULES_AT_ONCE]
            lines = {path: self._lines_of(path, reresolved) for path in part}
            changed = [path for path in part if path in self._dirty_subjects or not self._is_unchanged(path)]
            before = self._lines_before(changed, graph)
            after = {line for path in changed for line in lines[path]}
            removed |= before - after
            added |= after - before
            if len(removed) + len(added) > _MAX_STATEMENTS:
                raise NeedsFullRun(f"more than {_MAX_STATEMENTS:,} statements differ")
        entries_before, totals = self._before.project_entries, self._totals(reresolved.entries)
        for indexed in projects:
            folder = indexed.project.folder
            old, now = totals[folder]
            removed.update(entries_before[folder].lines, old.lines(indexed.iri))
            added.update(self._projects[folder].lines, now.lines(indexed.iri))
            added.update(rdf.run_lines(indexed.iri, started, finished, len(indexed.project.files), __version__))
        return removed - added, added - removed

    def _lines_of(self, path: str, reresolved: Reresolved) -> list[str]:
        """Return the present statements about a module; none if the file is gone."""
        if path in reresolved.problems:
            language = reresolved.entries[path].language
            return rdf.unread_module_lines(path, language, reresolved.problems[path], self._iris.place, self._root)
        if path not in reresolved.entries:
            return []
        if path not in reresolved.resolved:
            return self._clean_statements(path, reresolved.entries[path]).split("\n")[:-1]
        facts, resolved = reresolved.facts, reresolved.resolved[path]
        has_module = reresolved.entries.__contains__
        lines = module_lines(facts[path], resolved, facts, self._cached.registry, self._iris, self._root, has_module)
        self._digests[path] = self._cached.store_statements(self._to_stored_names(rdf.as_text(lines), path).encode())
        return lines

    def _cached_statements(self, path: str, entry: LedgerEntry) -> str | None:
        """Return the cached statements about a file with the names of this checkout."""
        text = self._cached.statements(entry.statements)
        return None if text is None else self._to_checkout_names(text, path)

    def _clean_statements(self, path: str, entry: LedgerEntry) -> str:
        """Return the statements about a clean file. Raises ``NeedsFullRun`` if they are not cached any more."""
        known = self._cached_statements(path, entry)
        if known is None:
            raise NeedsFullRun(f"the statements about {path} are no longer cached")
        return known

    def _modules_of(self, subjects: Collection[str], reresolved: Reresolved) -> dict[str, list[str]]:
        """Group subjects by the path of their module.

        Raises ``NeedsFullRun`` for a subject outside of all modules.
        """
        found: dict[str, list[str]] = defaultdict(list)
        paths = {*self._before.entries, *reresolved.entries} if subjects else ()
        modules = {self._iris.place(path).module_iri: path for path in paths}
        for subject in subjects:
            candidate = subject.partition("?")[0]
            while candidate and candidate not in modules:
                candidate = candidate.rpartition("/")[0]
            if not candidate:
                raise NeedsFullRun(f"{subject} was changed and is in no module")
            found[modules[candidate]].append(subject)
        return found

    def _is_unchanged(self, path: str) -> bool:
        """Return true if the statements about a module are the same as before."""
        digest, entry = self._digests.get(path), self._before.entries.get(path)
        return bool(digest) and entry is not None and entry.statements == digest

    def _lines_before(self, paths: Sequence[str], graph: str) -> set[str]:
        """Return the statements in the graph about modules.

        Cached statements are used for a module that no other writer has changed and of which the graph has as many:
        counting takes a tenth of the time of reading.
        """
        modules = {self._iris.place(path).module_iri: path for path in paths}
        stored: dict[str, str] = {}
        entries = self._before.entries
        counts = self._session.count_owned_by(modules, graph)
        for module, path in modules.items():
            text = self._cached_statements(path, entries[path]) if path in entries else None
            if text is not None and path not in self._dirty_subjects and text.count("\n") == counts.get(module):
                stored[module] = text
        owners = [module for module in modules if module not in stored]
        # A subject that lost its link to the module is queried by itself.
        owners += [subject for path in paths for subject in self._dirty_subjects.get(path, ())]
        lines = set(self._session.triples_owned_by(owners, graph))
        for text in stored.values():
            lines.update(text.split("\n")[:-1])
        return lines

    def text_of(self, indexed: IndexedProject, reresolved: Reresolved, started: str, finished: str) -> tuple[Path, int]:
        """Write all statements about a project to a file; return its path and their number.

        Raises ``NeedsFullRun``.
        """
        count = 0
        with self._session.new_text() as text:
            for statements in self._all_statements(indexed, reresolved, started, finished):
                count += statements.count("\n")
                text.write(statements.encode())
        return Path(text.name), count

    def _all_statements(
        self, indexed: IndexedProject, reresolved: Reresolved, started: str, finished: str
    ) -> Iterator[str]:
        """Yield all statements about a project as N-Triples. Raises ``NeedsFullRun`` if some are not cached."""
        totals = _ProjectTotals()
        for path, entry in reresolved.entries.items():
            if self._iris.place(path).project_iri != indexed.iri:
                continue
            totals.add(entry)
            if path in reresolved.resolved or path in reresolved.problems:
                yield rdf.as_text(self._lines_of(path, reresolved))
            elif not entry.digest:
                problem = entry.diagnostics[0]
                yield rdf.as_text(rdf.unread_module_lines(path, entry.language, problem, self._iris.place, self._root))
            else:
                yield self._clean_statements(path, entry)
        yield rdf.as_text(self._projects[indexed.project.folder].lines)
        yield rdf.as_text(totals.lines(indexed.iri))
        yield rdf.as_text(rdf.run_lines(indexed.iri, started, finished, len(indexed.project.files), __version__))

    def with_digests(self, entries: Mapping[str, LedgerEntry]) -> dict[str, LedgerEntry]:
        """Return ledger entries with the digests of the statements that were written."""
        digests = self._digests.items()
        written = {path: msgspec.structs.replace(entries[path], statements=digest) for path, digest in digests}
        return {**entries, **written}

    def _totals(self, entries: Mapping[str, LedgerEntry]) -> dict[str, tuple[_ProjectTotals, _ProjectTotals]]:
        """Return the totals of each project before and now, reduced to what differs."""
        entries_before = self._before.entries
        found = {indexed.project.folder: (_ProjectTotals(), _ProjectTotals()) for indexed in self._iris.projects}
        for path in entries_before.keys() | entries.keys():
            before, now = entries_before.get(path), entries.get(path)
            if before is not now:
                for entry, totals in zip((before, now), found[self._iris.folder_of(path)], strict=True):
                    if entry is not None:
                        totals.add(entry)
        others = [(path, entry) for path, entry in entries.items() if entries_before.get(path) is entry]
        for folder, (removed, added) in found.items():
            names, counts_differ = removed.external ^ added.external, removed.calls != added.calls
            for path, entry in others if names or counts_differ else ():
                if self._iris.folder_of(path) == folder:
                    names.difference_update(entry.external)
                    if counts_differ:
                        removed.count(entry)
                        added.count(entry)
            removed.external &= names
            added.external &= names
            if not counts_differ:
                removed.calls = added.calls = Counter()
        return found

    def _link_history(self, changes: Changes) -> tuple[int, int]:
        """Link added modules to their history, and unlink removed ones."""
        added: dict[str, list[str]] = defaultdict(list)
        removed: dict[str, list[str]] = defaultdict(list)
        for modules, paths in ((added, changes.added), (removed, changes.removed)):
            for path in paths:
                place = self._iris.place(path)
                modules[place.project_iri].append(place.module_iri)
        links = HistoryLinks(self._session)
        linked = [
            links.link_modules(iri, self._iris.roots[iri], added[iri], removed[iri]) for iri in {**added, **removed}
        ]
        return sum(entry.added for entry in linked), sum(entry.removed for entry in linked)


class _ProjectTotals:
    """The totals of a project: its external symbols, and its call sites by language, rule and reason."""

    def __init__(self) -> None:
        self.external: set[str] = set()
        self.calls: Counter[tuple[str, str, str]] = Counter()

    def add(self, entry: LedgerEntry) -> None:
        self.external.update(entry.external)
        self.count(entry)

    def count(self, entry: LedgerEntry) -> None:
        for rule, reason, count in entry.calls:
            self.calls[entry.language, rule, reason] += count

    def lines(self, project_iri: str) -> Iterator[str]:
        yield from rdf.external_lines(project_iri, self.external)
        yield from rdf.coverage_lines(project_iri, self.calls)


def _portions(lines: set[str]) -> Iterator[list[str]]:
    ordered = sorted(lines)
    for start in range(0, len(ordered), _PORTION):
        yield ordered[start : start + _PORTION]

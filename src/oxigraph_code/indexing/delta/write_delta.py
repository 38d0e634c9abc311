"""From a renewal to what it changes in a graph: the statements that differ, and nothing else.

For maintainers: what a module said is asked of the graph, or known from when it was said; what a project said as a
whole is noted, and sums are worked out from the notes of all its files. This module must not know what a statement
says.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from oxigraph_code import __version__, identity, rdf
from oxigraph_code.indexing.delta.changed_files import Changes
from oxigraph_code.indexing.delta.reresolve import Renewal
from oxigraph_code.indexing.delta.write_full import module_lines
from oxigraph_code.indexing.extract.cached_facts import Recall
from oxigraph_code.indexing.files.discovery import Discovery
from oxigraph_code.indexing.files.project_iris import Keyed, Keys
from oxigraph_code.indexing.history.linking import HistoryLinks
from oxigraph_code.indexing.model.iri_renaming import Names, Renaming
from oxigraph_code.indexing.model.ledger import Entry, Ledger, ProjectNote
from oxigraph_code.indexing.model.run_signals import TooLarge
from oxigraph_code.languages.registry import Registry
from oxigraph_code.store import WriteSession

_MOST = 1_000_000
"""A larger change is better made by building the graph anew."""

_MODULES = 50
"""So many are compared at once."""

_PORTION = 20_000


class Rewriting:
    """The writing of what differs. ``before`` is what was noted about all files and projects, ``projects`` what is
    noted about these now, by folder."""

    def __init__(
        self,
        session: WriteSession,
        found: Discovery,
        keys: Keys,
        before: Ledger,
        projects: Mapping[str, ProjectNote],
        registry: Registry,
        recall: Recall,
    ) -> None:
        self._session = session
        self._root = found.root
        self._keys = keys
        self._before = before
        self._projects = projects
        self._registry = registry
        self._recall = recall
        self._digests: dict[str, bytes] = {}
        self._doubtful: dict[str, list[str]] = {}
        """What others may have changed, by the path of the module that it is in."""
        said = Names.of(found.root, {folder: note.iri for folder, note in projects.items()})
        kept = before.names_of_kept(found.root)
        self._as_said, self._as_kept = Renaming(kept, said), Renaming(said, kept)

    def write(
        self, changes: Changes, renewal: Renewal, started: str, finished: str, touched: Collection[str]
    ) -> tuple[int, int]:
        """Bring the working graph up to date; how many statements were added and removed. What others may have changed
        is ``touched``. Raises ``TooLarge``."""
        self._doubtful = self._modules_of(touched, renewal)
        removed, added = self.difference(self._keys.projects, "", changes, renewal, started, finished)
        self.change(removed, added, "")
        linked = self._link_history(changes)
        return len(added) + linked[0], len(removed) + linked[1]

    def change(self, removed: set[str], added: set[str], graph: str) -> None:
        """Take statements out of a graph and put others in."""
        for lines in _portions(removed):
            self._session.change(lines, (), graph)
        for lines in _portions(added):
            self._session.change((), lines, graph)

    def difference(
        self, projects: Iterable[Keyed], graph: str, changes: Changes, renewal: Renewal, started: str, finished: str
    ) -> tuple[set[str], set[str]]:
        """The statements about some projects that do not hold any more, of those in a graph that has what was noted,
        and those that hold only now. Raises ``TooLarge``."""
        iris = {keyed.iri for keyed in projects}
        paths = dict.fromkeys([*renewal.resolved, *renewal.problems, *changes.removed, *self._doubtful])
        mine = [path for path in paths if self._keys.place(path).project_iri in iris]
        removed = set(self._session.triples_owned_by([*map(identity.index_run, iris)], graph))
        added: set[str] = set()
        # Most of what a module says holds before and after: so that it is never all in memory.
        for start in range(0, len(mine), _MODULES):
            part = mine[start : start + _MODULES]
            lines = {path: self._lines_of(path, renewal) for path in part}
            other = [path for path in part if path in self._doubtful or not self._is_said(path)]
            before = self._lines_before(other, graph, are_of_many=len(mine) > _MODULES)
            after = {line for path in other for line in lines[path]}
            removed |= before - after
            added |= after - before
            if len(removed) + len(added) > _MOST:
                raise TooLarge(f"more than {_MOST:,} statements are others now")
        notes, sums = self._before.notes, self._sums(renewal.entries)
        for keyed in projects:
            folder = keyed.project.folder
            was, now = sums[folder]
            removed.update(notes[folder].lines, was.lines(keyed.iri))
            added.update(self._projects[folder].lines, now.lines(keyed.iri))
            added.update(rdf.run_lines(keyed.iri, started, finished, len(keyed.project.files), __version__))
        return removed - added, added - removed

    def _lines_of(self, path: str, renewal: Renewal) -> list[str]:
        """What there is to say about the module at a path now, nothing where that is gone."""
        if path in renewal.problems:
            language = renewal.entries[path].language
            return rdf.unread_module_lines(path, language, renewal.problems[path], self._keys.place, self._root)
        if path not in renewal.entries:
            return []
        if path not in renewal.resolved:
            return self._said(path, renewal.entries[path]).split("\n")[:-1]
        facts, resolved = renewal.facts, renewal.resolved[path]
        is_there = renewal.entries.__contains__
        lines = module_lines(facts[path], resolved, facts, self._registry, self._keys, self._root, is_there)
        self._digests[path] = self._recall.keep_statements(self._as_kept(rdf.as_text(lines), path).encode())
        return lines

    def _known(self, path: str, entry: Entry) -> str | None:
        """What was said of the file at a path."""
        text = self._recall.statements(entry.statements)
        return None if text is None else self._as_said(text, path)

    def _said(self, path: str, entry: Entry) -> str:
        """The same of a file that is what it was. Raises ``TooLarge`` where that is not known."""
        known = self._known(path, entry)
        if known is None:
            raise TooLarge(f"what is said of {path} is not known any more")
        return known

    def _modules_of(self, subjects: Collection[str], renewal: Renewal) -> dict[str, list[str]]:
        """Some things by the paths of the modules that they are in. Raises ``TooLarge`` where one is in none."""
        found: dict[str, list[str]] = defaultdict(list)
        paths = {*self._before.entries, *renewal.entries} if subjects else ()
        modules = {self._keys.place(path).module_iri: path for path in paths}
        for subject in subjects:
            candidate = subject.partition("?")[0]
            while candidate and candidate not in modules:
                candidate = candidate.rpartition("/")[0]
            if not candidate:
                raise TooLarge(f"{subject} is in no module")
            found[modules[candidate]].append(subject)
        return found

    def _is_said(self, path: str) -> bool:
        """Whether what there is to say about the module at a path now was said before."""
        digest, entry = self._digests.get(path), self._before.entries.get(path)
        return bool(digest) and entry is not None and entry.statements == digest

    def _lines_before(self, paths: Sequence[str], graph: str, *, are_of_many: bool) -> set[str]:
        """What the graph says about the modules at some paths. Of one of many, what was kept is believed where the
        graph has as many statements: to count them costs it a tenth."""
        modules = {self._keys.place(path).module_iri: path for path in paths}
        kept: dict[str, str] = {}
        if are_of_many:
            entries = self._before.entries
            counts = {
                module[1:-1]: int(count.split('"')[1])
                for module, count in self._session.select(rdf.count_by_owner(modules, graph))
            }
            for module, path in modules.items():
                text = self._known(path, entries[path]) if path in entries else None
                if text is not None and path not in self._doubtful and text.count("\n") == counts.get(module):
                    kept[module] = text
        owners = [module for module in modules if module not in kept]
        # What is not said to be in a module any more is asked for by itself.
        owners += [subject for path in paths for subject in self._doubtful.get(path, ())]
        lines = set(self._session.triples_owned_by(owners, graph))
        for text in kept.values():
            lines.update(text.split("\n")[:-1])
        return lines

    def text_of(self, keyed: Keyed, renewal: Renewal, started: str, finished: str) -> tuple[Path, int]:
        """A file with all that there is to say about a project now, and how many statements that are. Raises
        ``TooLarge`` as ``_everything`` does."""
        count = 0
        with self._session.new_text() as text:
            for statements in self._everything(keyed, renewal, started, finished):
                count += statements.count("\n")
                text.write(statements.encode())
        return Path(text.name), count

    def _everything(self, keyed: Keyed, renewal: Renewal, started: str, finished: str) -> Iterator[str]:
        """All that there is to say about a project now, as N-Triples. Raises ``TooLarge`` where that of some file that
        is what it was is not known any more."""
        sums = _Sums()
        for path, entry in renewal.entries.items():
            if self._keys.place(path).project_iri != keyed.iri:
                continue
            sums.add(entry)
            if path in renewal.resolved or path in renewal.problems:
                yield rdf.as_text(self._lines_of(path, renewal))
            elif not entry.digest:
                problem = entry.diagnostics[0]
                yield rdf.as_text(rdf.unread_module_lines(path, entry.language, problem, self._keys.place, self._root))
            else:
                yield self._said(path, entry)
        yield rdf.as_text(self._projects[keyed.project.folder].lines)
        yield rdf.as_text(sums.lines(keyed.iri))
        yield rdf.as_text(rdf.run_lines(keyed.iri, started, finished, len(keyed.project.files), __version__))

    def noted(self, entries: Mapping[str, Entry]) -> dict[str, Entry]:
        """What is noted about files, with the digests of what was said of them."""
        said = self._digests.items()
        return {**entries, **{path: msgspec.structs.replace(entries[path], statements=digest) for path, digest in said}}

    def _sums(self, entries: Mapping[str, Entry]) -> dict[str, tuple[_Sums, _Sums]]:
        """What adds up from the files of each project, before and now, as far as it is other."""
        before = self._before.entries
        found = {keyed.project.folder: (_Sums(), _Sums()) for keyed in self._keys.projects}
        for path in before.keys() | entries.keys():
            was, now = before.get(path), entries.get(path)
            if was is not now:
                for entry, sums in zip((was, now), found[self._keys.folder_of(path)], strict=True):
                    if entry is not None:
                        sums.add(entry)
        others = [(path, entry) for path, entry in entries.items() if before.get(path) is entry]
        for folder, (gone, came) in found.items():
            names, are_counts_other = gone.external ^ came.external, gone.calls != came.calls
            for path, entry in others if names or are_counts_other else ():
                if self._keys.folder_of(path) == folder:
                    names.difference_update(entry.external)
                    if are_counts_other:
                        gone.count(entry)
                        came.count(entry)
            gone.external &= names
            came.external &= names
            if not are_counts_other:
                gone.calls = came.calls = Counter()
        return found

    def _link_history(self, changes: Changes) -> tuple[int, int]:
        """Link the modules that came to their history, and unlink those that went."""
        came: dict[str, list[str]] = defaultdict(list)
        gone: dict[str, list[str]] = defaultdict(list)
        for modules, paths in ((came, changes.added), (gone, changes.removed)):
            for path in paths:
                place = self._keys.place(path)
                modules[place.project_iri].append(place.module_iri)
        links = HistoryLinks(self._session)
        linked = [links.link_modules(iri, self._keys.roots[iri], came[iri], gone[iri]) for iri in {**came, **gone}]
        return sum(entry.added for entry in linked), sum(entry.removed for entry in linked)


class _Sums:
    """What is said of a project that adds up from its files."""

    def __init__(self) -> None:
        self.external: set[str] = set()
        self.calls: Counter[tuple[str, str, str]] = Counter()

    def add(self, entry: Entry) -> None:
        self.external.update(entry.external)
        self.count(entry)

    def count(self, entry: Entry) -> None:
        for rule, reason, count in entry.calls:
            self.calls[entry.language, rule, reason] += count

    def lines(self, project_iri: str) -> Iterator[str]:
        yield from rdf.external_lines(project_iri, self.external)
        yield from rdf.coverage_lines(project_iri, self.calls)


def _portions(lines: set[str]) -> Iterator[list[str]]:
    ordered = sorted(lines)
    for start in range(0, len(ordered), _PORTION):
        yield ordered[start : start + _PORTION]

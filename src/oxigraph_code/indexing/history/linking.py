"""Code and history joined: which commits a project has, which module a change was made to.

For maintainers: both are worked out here and nowhere else, from what is in the graph and in the repository, whichever
of the two was loaded first. A project has those commits of the graph that a reference of its repository, or its HEAD,
leads to; a change affects a module of a project that has the commit and whose file has that path. Files are known by
the end of their IRI, which keeps every byte of a path. The commits themselves are facts and stay. This module must
not know how either was found.
"""

from __future__ import annotations

import tempfile
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from oxigraph_code import history, identity, rdf
from oxigraph_code.indexing.model.graph_diff import Difference
from oxigraph_code.store import WriteSession


class Linked(NamedTuple):
    """What linking a project came to: its commits, its modules that have changes, and what it did to the graph."""

    commits: frozenset[str] = frozenset()
    modules: int = 0
    added: int = 0
    removed: int = 0


class HistoryLinks:
    """The links of projects to history."""

    def __init__(self, session: WriteSession) -> None:
        self._session = session
        self._reachable: dict[str, frozenset[str]] = {}

    def link(self, projects: Mapping[str, Path]) -> dict[str, Linked]:
        """Bring the links of some projects, given with their roots, up to date, and take out those to modules that are
        gone."""
        if not self._session.select(rdf.history.ANY_COMMIT):
            return {}
        linked: dict[str, Linked] = {}
        before, wanted = self._links_to_nothing(projects), set[str]()
        for project_iri, root in projects.items():
            was = self._history_of(project_iri)
            now, linked[project_iri] = self._wanted(project_iri, root)
            linked[project_iri] = linked[project_iri]._replace(added=len(now - was), removed=len(was - now))
            before |= was
            wanted |= now
        write(self._session, wanted - before, before - wanted)
        return linked

    def link_modules(
        self, project_iri: str, root: Path, modules: Collection[str], gone: Collection[str] = ()
    ) -> Linked:
        """The same for some modules, of which the project has all that are still there; much faster. Those that are
        ``gone`` are unlinked."""
        commits = frozenset(_column(self._session.select(rdf.history.commits_of(project_iri))))
        repository = history.find_repository(root) if commits else None
        if repository is None:
            return self.link({project_iri: root}).get(project_iri, Linked())
        start = repository.below(root)
        found = self._session.select(rdf.history.affected([*modules, *gone]))
        before = {rdf.history.affects_line(change, module) for change, module in map(_iris, found)}
        wanted: set[str] = set()
        own = [module for module in modules if module.startswith(f"{project_iri}/")]
        paths = {module: start + identity.decode(module[len(project_iri) + 1 :]) for module in own}
        rows = [_iris(row) for row in self._session.select(rdf.history.changes_at(paths.values()))]
        for module in own:
            end = f"/{identity.encode_path(start)}{module[len(project_iri) + 1 :]}"
            wanted |= {
                rdf.history.affects_line(change, module)
                for commit, change in rows
                if commit in commits and change == commit + end
            }
        return Linked(commits, 0, *write(self._session, wanted - before, before - wanted))

    def unlink_gone(self) -> int:
        """Take out the links to modules of projects that are no more; how many there were."""
        return write(self._session, (), self._links_to_nothing(()))[1]

    def _wanted(self, project_iri: str, root: Path) -> tuple[set[str], Linked]:
        """The links that a project ought to have."""
        repository = history.find_repository(root)
        commits = self._commits_of(repository) if repository is not None else frozenset()
        wanted = {rdf.history.commit_of_project_line(project_iri, commit) for commit in commits}
        affected = 0
        if repository is not None and commits:
            start = identity.encode_path(repository.below(root))
            for module in _column(self._session.select(rdf.history.modules_of(project_iri))):
                path = start + module[len(project_iri) + 1 :]
                changes = [change for commit, change in self._changes.get(path, ()) if commit in commits]
                affected += bool(changes)
                wanted.update(rdf.history.affects_line(change, module) for change in changes)
        return wanted, Linked(commits, affected)

    def _commits_of(self, repository: history.Repository) -> frozenset[str]:
        if repository.identity not in self._reachable:
            reachable = repository.reachable(self._commits)
            self._reachable[repository.identity] = frozenset(self._commits[commit] for commit in reachable)
        return self._reachable[repository.identity]

    def _history_of(self, project_iri: str) -> set[str]:
        commits = _column(self._session.select(rdf.history.commits_of(project_iri)))
        lines = {rdf.history.commit_of_project_line(project_iri, commit) for commit in commits}
        return lines.union(self._affected.get(project_iri, ()))

    def _links_to_nothing(self, projects: Iterable[str]) -> set[str]:
        """The links to modules of projects that are no more."""
        gone = self._affected.keys() - self._session.projects().keys() - set(projects)
        return {line for project in gone for line in self._affected[project]}

    @cached_property
    def _affected(self) -> dict[str, list[str]]:
        """The links of changes to modules, as they were, by project."""
        by_project: dict[str, list[str]] = defaultdict(list)
        for change, module in map(_iris, self._session.select(rdf.history.AFFECTED)):
            by_project[identity.project_of(module)].append(rdf.history.affects_line(change, module))
        return by_project

    @cached_property
    def _commits(self) -> dict[str, str]:
        return {hash_[1:-1]: commit[1:-1] for hash_, commit in self._session.select(rdf.history.COMMITS)}

    @cached_property
    def _changes(self) -> dict[str, list[tuple[str, str]]]:
        """Commit and change by the encoded path of the file."""
        by_path: dict[str, list[tuple[str, str]]] = defaultdict(list)
        for commit, change in map(_iris, self._session.select(rdf.history.CHANGES)):
            by_path[change[len(commit) + 1 :]].append((commit, change))
        return by_path


def write(session: WriteSession, added: Collection[str], removed: Collection[str]) -> tuple[int, int]:
    """Put in and take out lines of N-Triples in the way that suits their number; how many of each there were."""
    if len(added) <= Difference.SMALL:
        session.change(removed, sorted(added))
    else:
        session.change(removed, ())
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "added.nt")
            with path.open("w", encoding="utf-8", newline="\n") as text:
                text.writelines(f"{line}\n" for line in sorted(added))
            session.add(path)
    return len(added), len(removed)


def _iris(row: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(term[1:-1] for term in row)


def _column(rows: Iterable[tuple[str, ...]]) -> list[str]:
    return [row[0][1:-1] for row in rows]

"""Links between code and history: the commits of a project, and the module that a change affects.

For maintainers: links are computed only here, from the graph and the repository, whichever of code and history was
loaded first. A project has the commits that a reference of its repository, or HEAD, reaches. A change affects a module
if the project has the commit and the file has the path of the change. Files are compared by the end of their IRI, which
keeps every byte of a path. Commits themselves are never removed. This module must not know how code and history were
loaded. See decision 0009.
"""

from __future__ import annotations

import tempfile
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from oxigraph_code import history, identity, rdf
from oxigraph_code.indexing.model.graph_diff import GraphDiff
from oxigraph_code.store import WriteSession


class Linked(NamedTuple):
    """The links of a project: its commits and the number of its changed modules, with the difference."""

    commits: frozenset[str] = frozenset()
    modules: int = 0
    added: int = 0
    removed: int = 0


class HistoryLinks:
    """The history links of projects, within one session."""

    def __init__(self, session: WriteSession) -> None:
        self._session = session
        self._reachable: dict[str, frozenset[str]] = {}

    def link(self, projects: Mapping[str, Path]) -> dict[str, Linked]:
        """Bring the links of projects up to date, and remove links to modules of projects that are gone.

        ``projects`` are root folders by IRI.
        """
        if not self._session.select(rdf.history.ANY_COMMIT):
            return {}
        linked: dict[str, Linked] = {}
        before, wanted = self._dangling_links(projects), set[str]()
        for project_iri, root in projects.items():
            own = self._history_of(project_iri)
            own_wanted, counts = self._wanted(project_iri, root)
            linked[project_iri] = counts._replace(added=len(own_wanted - own), removed=len(own - own_wanted))
            before |= own
            wanted |= own_wanted
        write_lines(self._session, wanted - before, before - wanted)
        return linked

    def link_modules(
        self, project_iri: str, root: Path, modules: Collection[str], gone: Collection[str] = ()
    ) -> Linked:
        """Link modules of a project, and unlink those that are ``gone``. Much faster than ``link``."""
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
        return Linked(commits, 0, *write_lines(self._session, wanted - before, before - wanted))

    def unlink_gone(self) -> int:
        """Remove links to modules of projects that are gone; return how many there were."""
        return write_lines(self._session, (), self._dangling_links(()))[1]

    def _wanted(self, project_iri: str, root: Path) -> tuple[set[str], Linked]:
        """Compute the links that a project should have."""
        repository = history.find_repository(root) if history.may_be_inside(root) else None
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

    def _dangling_links(self, projects: Iterable[str]) -> set[str]:
        """Return the links to modules of projects that are gone."""
        gone = self._affected.keys() - self._session.projects().keys() - set(projects)
        return {line for project in gone for line in self._affected[project]}

    @cached_property
    def _affected(self) -> dict[str, list[str]]:
        """The present links of changes to modules, by project."""
        by_project: dict[str, list[str]] = defaultdict(list)
        for change, module in map(_iris, self._session.select(rdf.history.AFFECTED)):
            by_project[identity.project_of(module)].append(rdf.history.affects_line(change, module))
        return by_project

    @cached_property
    def _commits(self) -> dict[str, str]:
        return {hash_[1:-1]: commit[1:-1] for hash_, commit in self._session.select(rdf.history.COMMITS)}

    @cached_property
    def _changes(self) -> dict[str, list[tuple[str, str]]]:
        """The commit and IRI of each change, by the encoded path of its file."""
        by_path: dict[str, list[tuple[str, str]]] = defaultdict(list)
        for commit, change in map(_iris, self._session.select(rdf.history.CHANGES)):
            by_path[change[len(commit) + 1 :]].append((commit, change))
        return by_path


def write_lines(session: WriteSession, added: Collection[str], removed: Collection[str]) -> tuple[int, int]:
    """Add and remove lines of N-Triples, as a transaction or as a file; return the number of each."""
    if len(added) <= GraphDiff.SMALL:
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

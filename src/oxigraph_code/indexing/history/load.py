"""Load git history into the graph.

For maintainers: commits are read before the run takes the writer lock, since that takes long; if another process has
loaded commits meanwhile, they are read again. The statements of a commit about itself never change and are written
once. Parents, people and links to code depend on the rest of the graph, so each load compares and corrects them: the
result does not depend on the order of loads. Commits that no reference reaches any more stay. This module must not know
the answers of tools.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import TextIO

from oxigraph_code import identity, rdf
from oxigraph_code.facts.commits import CommitFacts, Identity
from oxigraph_code.history import Repository, is_robot, open_repository
from oxigraph_code.indexing.history.linking import HistoryLinks, Linked, write_lines
from oxigraph_code.indexing.model.graph_diff import GraphDiff
from oxigraph_code.indexing.model.graph_queries import ask_published, ask_session
from oxigraph_code.indexing.model.paths import path_text
from oxigraph_code.indexing.model.progress import ProgressCallback, report_wait
from oxigraph_code.indexing.model.report import HistoryReport
from oxigraph_code.processes.logs import event
from oxigraph_code.settings.config import Settings
from oxigraph_code.store import LocalStore, WriteSession

_REPORT_EVERY = 50


def load_history(
    path: Path, max_commits: int, revision: str, store: LocalStore, settings: Settings, progress: ProgressCallback
) -> HistoryReport:
    """Bring the graph up to date with the newest commits of a revision, at most ``max_commits``.

    Raises ``FileError`` and ``HistoryError`` if the repository cannot be read, ``StoreError`` if the graph cannot be
    written.
    """
    began = time.monotonic()
    repository = open_repository(path)
    tip = repository.tip(revision)
    if not tip:
        return HistoryReport(path_text(repository.folder), branches=tuple(map(path_text, repository.branches())))

    purpose, waiting = f"loading the history of {path_text(repository.folder)}", report_wait(progress)
    with store.work(f"history of {repository.folder}", purpose, waiting) as text:
        ask = ask_published(store)
        known, bare = dict(ask(rdf.history.COMMITS)), ask(rdf.history.BARE_COMMITS)
        history = _History(repository, known, bare)
        history.read(tip, max_commits, text, progress)
        with store.write(purpose, waiting) as session:
            ask = ask_session(session)
            known = dict(ask(rdf.history.COMMITS))
            if known != history.known:
                history = _History(repository, known, ask(rdf.history.BARE_COMMITS))
                history.read(tip, max_commits, text, progress)
            progress("writing the graph", 0, 0)
            added, removed = history.write(session, text)
            progress("linking code and history", 0, 0)
            linked = _link(session, set(history.walked))
    report = history.report(revision, began, added, removed, linked)
    event(
        "history",
        root=report.repository,
        commits=report.commits,
        commits_added=report.commits_added,
        triples_added=report.added,
        triples_removed=report.removed,
        generation=session.generation,
        seconds=report.seconds,
    )
    return report


class _History:
    """The commits of one load, compared with those in the graph."""

    def __init__(self, repository: Repository, known: dict[str, str], bare: Iterable[tuple[str, ...]]) -> None:
        self._repository = repository
        self.known = known
        """The IRI of each commit in the graph, by full hash."""
        self._iris = dict(self.known)
        self._taken = set(self.known.values())
        self._bare = {commit for (commit,) in bare}
        self.walked: list[str] = []
        """The IRIs of the commits that were read, newest first."""
        self._parents: dict[str, tuple[str, ...]] = {}
        self._people: dict[str, Identity] = {}
        self._makers: dict[str, tuple[str, str, tuple[str, ...]]] = {}
        self._lines = 0
        self._added = self._changes = self._cut = 0
        self._renamed = 0
        self._has_more = False
        self._dates: list[str] = []

    def read(self, tip: str, max_commits: int, text: Path, progress: ProgressCallback) -> None:
        """Read commits, and write the statements about new ones to a file."""
        with text.open("w", encoding="utf-8", newline="\n") as output:
            commits = self._repository.commits(tip)
            for number, commit in enumerate(islice(commits, max_commits), start=1):
                if number % _REPORT_EVERY == 1:
                    progress("reading commits", number, max_commits)
                self._add_commit(commit, output)
            self._has_more = next(commits, None) is not None

    def _add_commit(self, commit: CommitFacts, output: TextIO) -> None:
        is_new = commit.hash not in self.known
        iri = self._iris.get(commit.hash) or self._free_iri(commit.hash)
        lines = rdf.history.commit_lines(commit, iri) if is_new else []
        if is_new or (commit.hash in self._bare and commit.parents):
            changes = self._repository.changes(commit)
            lines += rdf.history.change_lines(changes, iri)
            self._changes += len(changes)
            self._renamed += sum(change.kind == "renamed" for change in changes)
        output.writelines(f"{line}\n" for line in lines)
        self._lines += len(lines)
        self._added += is_new
        self._cut += commit.is_cut
        self.walked.append(iri)
        self._parents[commit.hash] = () if commit.is_cut else commit.parents
        self._makers[iri] = (
            self._person(commit.author_person),
            self._person(commit.committer_person),
            tuple(map(self._person, commit.co_authors)),
        )
        self._dates.append(commit.date)

    def _free_iri(self, commit: str) -> str:
        length = rdf.history.SHORT
        while (iri := identity.commit(commit[:length])) in self._taken and length < len(commit):
            length += 1
        self._iris[commit] = iri
        self._taken.add(iri)
        return iri

    def _person(self, person: Identity) -> str:
        iri = rdf.history.person_iri(person)
        if iri:
            self._people.setdefault(iri, person)
        return iri

    def write(self, session: WriteSession, text: Path) -> tuple[int, int]:
        """Bring the graph up to date; return how many statements were added and removed."""
        before: dict[str, set[str]] = {}
        mentioned: dict[str, set[str]] = {}
        for row in session.select(rdf.history.COMMIT_LINKS):
            commit = row[0][1:-1]
            before.setdefault(commit, set()).add(" ".join([*row, "."]))
            mentioned.setdefault(row[2][1:-1], set()).add(commit)
        added: set[str] = set()
        removed: set[str] = set()
        for commit, iri in self._iris.items():
            wanted = set(self._links(commit, iri))
            present = before.get(iri, set())
            added |= wanted - present
            if iri in self._makers:
                # A parent link stays true, even if a shallow clone does not have the parent.
                removed |= {line for line in present - wanted if not rdf.history.is_parent_line(line)}
        # People that no commit refers to any more, because the mailmap has changed.
        objects = {line.split(" ")[2][1:-1] for line in removed}
        unreferenced = {person for person in objects if mentioned.get(person, set()) <= self._makers.keys()}
        unreferenced -= self._people.keys()
        people_before = set(session.triples_owned_by({*self._people, *unreferenced}))
        people = {
            line
            for iri, person in self._people.items()
            for line in rdf.history.person_lines(person, iri, is_robot=is_robot(person))
        }
        added |= people - people_before
        removed |= people_before - people
        return self._store(session, text, added, removed)

    def _store(self, session: WriteSession, text: Path, added: set[str], removed: set[str]) -> tuple[int, int]:
        if self._lines > GraphDiff.SMALL:
            session.add(text)
            write_lines(session, added, removed)
        else:
            write_lines(session, {*text.read_text(encoding="utf-8").split("\n")[:-1], *added}, removed)
        return self._lines + len(added), len(removed)

    def _links(self, commit: str, iri: str) -> list[str]:
        author, committer, co_authors = self._makers.get(iri, ("", "", ()))
        parents = self._parents.get(commit)
        if parents is None:
            parents = self._repository.parents(commit)
        known = [self._iris[parent] for parent in parents if parent in self._iris]
        return rdf.history.commit_link_lines(iri, author, committer, co_authors, known)

    def report(self, revision: str, began: float, added: int, removed: int, linked: dict[str, Linked]) -> HistoryReport:
        reached = {commit for entry in linked.values() for commit in entry.commits}
        dates = sorted(date[:10] for date in self._dates)
        return HistoryReport(
            repository=path_text(self._repository.folder),
            revision=path_text(revision),
            commits=len(self.walked),
            commits_added=self._added,
            changes_added=self._changes,
            renames_added=self._renamed,
            people=len(self._people),
            first_date=dates[0] if dates else "",
            last_date=dates[-1] if dates else "",
            has_more=self._has_more,
            cut=self._cut,
            unreadable=self._repository.unreadable,
            projects={name: entry.modules for name, entry in linked.items()},
            unlinked=len(set(self.walked) - reached) if linked else 0,
            added=added + sum(entry.added for entry in linked.values()),
            removed=removed + sum(entry.removed for entry in linked.values()),
            seconds=time.monotonic() - began,
        )


def _link(session: WriteSession, walked: set[str]) -> dict[str, Linked]:
    """Link all projects that have some of the commits; return the links by project IRI."""
    projects = {iri: Path(root) for iri, root in sorted(session.projects().items())}
    linked = HistoryLinks(session).link(projects)
    return {iri: entry for iri, entry in linked.items() if not walked.isdisjoint(entry.commits)}

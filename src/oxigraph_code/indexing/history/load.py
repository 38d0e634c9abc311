"""Loading git history: from a repository to a published graph.

For maintainers: commits are read before the writer's turn is taken, for that takes long; where somebody else has loaded
commits in between, they are read again. What a commit says of itself is written once. Parents, people and the links to
code depend on what else is in the graph, so every load compares and mends them: the result does not depend on the
order of loads. Commits that no reference leads to any more stay; they are facts. This module must not know what tools
say about a load.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import TextIO

from oxigraph_code import identity, rdf
from oxigraph_code.commits import CommitFacts, Identity
from oxigraph_code.config import Settings
from oxigraph_code.history import Repository, open_repository
from oxigraph_code.indexing.history.linking import HistoryLinks, Linked, write
from oxigraph_code.indexing.model.graph_diff import Difference
from oxigraph_code.indexing.model.graph_queries import in_session, published
from oxigraph_code.indexing.model.path_text import shown
from oxigraph_code.indexing.model.progress import Told, waiting_for
from oxigraph_code.indexing.model.report import HistoryReport
from oxigraph_code.logs import event
from oxigraph_code.store import WritableStore, WriteSession

_SOME = 50


def load_history(
    path: Path, most: int, revision: str, store: WritableStore, settings: Settings, told: Told
) -> HistoryReport:
    """Bring the graph up to date with the newest commits that a revision leads to, at most so many.

    Raises ``FileError`` and ``HistoryError`` for what cannot be read, ``StoreError`` where the result cannot be
    written.
    """
    began = time.monotonic()
    repository = open_repository(path)
    tip = repository.tip(revision)
    if not tip:
        return HistoryReport(shown(repository.folder), branches=tuple(map(shown, repository.branches())))

    purpose, waiting = f"loading the history of {shown(repository.folder)}", waiting_for(told)
    with store.work(f"history of {repository.folder}", purpose, waiting) as text:
        asked = published(store)
        known, bare = dict(asked(rdf.history.COMMITS)), asked(rdf.history.BARE_COMMITS)
        history = _History(repository, known, bare)
        history.read(tip, most, text, told)
        with store.write(purpose, waiting) as session:
            asked = in_session(session)
            known = dict(asked(rdf.history.COMMITS))
            if known != history.known:
                history = _History(repository, known, asked(rdf.history.BARE_COMMITS))
                history.read(tip, most, text, told)
            told("writing the graph", 0, 0)
            added, removed = history.write(session, text)
            told("linking code and history", 0, 0)
            linked = _link(session, repository, set(history.walked))
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
    """The commits of one load, against those that the graph has already."""

    def __init__(self, repository: Repository, known: dict[str, str], bare: Iterable[tuple[str, ...]]) -> None:
        self._repository = repository
        self.known = known
        """The IRI of each commit of the graph, by full hash."""
        self._iris = dict(self.known)
        self._taken = set(self.known.values())
        self._bare = {commit for (commit,) in bare}
        self.walked: list[str] = []
        """The IRIs of the commits that were read, newest first."""
        self._parents: dict[str, tuple[str, ...]] = {}
        self._people: dict[str, Identity] = {}
        self._makers: dict[str, tuple[str, str]] = {}
        self._lines = 0
        self._added = self._changes = self._cut = 0
        self._renamed = 0
        self._has_more = False
        self._dates: list[str] = []

    def read(self, tip: str, most: int, text: Path, told: Told) -> None:
        """Read commits, and write what the new ones say of themselves to a file."""
        with text.open("w", encoding="utf-8", newline="\n") as output:
            commits = self._repository.commits(tip)
            for number, commit in enumerate(islice(commits, most), start=1):
                if number % _SOME == 1:
                    told("reading commits", number, most)
                self._keep(commit, output)
            self._has_more = next(commits, None) is not None

    def _keep(self, commit: CommitFacts, output: TextIO) -> None:
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
        self._makers[iri] = (self._person(commit.author_person), self._person(commit.committer_person))
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
        """Bring the graph up to date; how many statements were added and removed."""
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
            was = before.get(iri, set())
            added |= wanted - was
            if iri in self._makers:
                # What a commit follows stays true, also where a shallow clone does not know it.
                removed |= {line for line in was - wanted if not rdf.history.is_parent_line(line)}
        # Whoever is mentioned by no commit any more, because the mailmap has become another.
        gone = {line.split(" ")[2][1:-1] for line in removed}
        left = {person for person in gone if mentioned.get(person, set()) <= self._makers.keys()} - self._people.keys()
        was_people = set(session.triples_owned_by({*self._people, *left}))
        people = {line for iri, person in self._people.items() for line in rdf.history.person_lines(person, iri)}
        added |= people - was_people
        removed |= was_people - people
        return self._store(session, text, added, removed)

    def _store(self, session: WriteSession, text: Path, added: set[str], removed: set[str]) -> tuple[int, int]:
        if self._lines > Difference.SMALL:
            session.add(text)
            write(session, added, removed)
        else:
            write(session, {*text.read_text(encoding="utf-8").split("\n")[:-1], *added}, removed)
        return self._lines + len(added), len(removed)

    def _links(self, commit: str, iri: str) -> list[str]:
        author, committer = self._makers.get(iri, ("", ""))
        parents = self._parents.get(commit)
        if parents is None:
            parents = self._repository.parents(commit)
        known = [self._iris[parent] for parent in parents if parent in self._iris]
        return rdf.history.commit_link_lines(iri, author, committer, known)

    def report(self, revision: str, began: float, added: int, removed: int, linked: dict[str, Linked]) -> HistoryReport:
        reached = {commit for entry in linked.values() for commit in entry.commits}
        dates = sorted(date[:10] for date in self._dates)
        return HistoryReport(
            repository=shown(self._repository.folder),
            revision=shown(revision),
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


def _link(session: WriteSession, repository: Repository, walked: set[str]) -> dict[str, Linked]:
    """Link every project that has some of the commits; by project IRI."""
    projects = {iri: Path(root) for iri, root in sorted(session.projects().items())}
    linked = HistoryLinks(session).link(projects)
    return {iri: entry for iri, entry in linked.items() if not walked.isdisjoint(entry.commits)}

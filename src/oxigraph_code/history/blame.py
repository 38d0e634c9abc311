"""Which commits wrote some lines of a file last.

For maintainers: the engine's own blame takes seconds for an old file, and nothing ends it. Here only the lines that are
asked for are followed, from a commit to its parents, the newest first, and what is known when time is over is the
answer. A file is followed over renames, as git does. This module must not know what the lines are.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from heapq import heappop, heappush

import pygit2

from oxigraph_code.commits import Blame, WrittenLines
from oxigraph_code.history.changes import changes_of
from oxigraph_code.history.commits import commit_facts
from oxigraph_code.history.hunks import NO_HUNKS, Hunks
from oxigraph_code.history.people import People

_BROKEN = (pygit2.GitError, KeyError, ValueError)


def blame(
    repository: pygit2.Repository, tip: pygit2.Commit, path: str, lines: Sequence[int], data: bytes, until: float
) -> Blame:
    """Who wrote some lines of a file last, whose content may be other than in the tip. Numbers of lines are from 1, and
    sorted. What is not found until a moment of the monotonic clock is not found."""
    search = _Search(repository)
    blob = search.blob(tip, path)
    if blob is None:
        return Blame((), len(lines), 0)
    known = search.since(blob, data).before(lines)
    search.add(tip, path, known)
    search.run(until)
    people = People(repository, tip)
    written = []
    for commit, count in search.found:
        facts = commit_facts(commit, people, is_shallow=False)
        subject = facts.message.partition("\n")[0]
        written.append(WrittenLines(facts.hash, facts.author_person.name, facts.date, subject, count))
    written.sort(key=lambda entry: (-entry.lines, entry.hash))
    newest = sorted(search.found, key=lambda entry: -entry[0].commit_time)[:1]
    last = next((entry for entry in written for commit, _ in newest if entry.hash == str(commit.id)), None)
    return Blame(tuple(written), len(lines) - len(known), search.left, last)


class _Search:
    """How far some lines were followed."""

    def __init__(self, repository: pygit2.Repository) -> None:
        self.found: list[tuple[pygit2.Commit, int]] = []
        self.left = 0
        self._repository = repository
        self._lines: dict[tuple[pygit2.Oid, str], set[int]] = {}
        self._waiting: list[tuple[int, str, str, pygit2.Commit]] = []

    def add(self, commit: pygit2.Commit, path: str, lines: Sequence[int]) -> None:
        """Look for some lines of a file in a commit, and what was before it."""
        if not lines:
            return
        if (commit.id, path) not in self._lines:
            heappush(self._waiting, (-commit.commit_time, str(commit.id), path, commit))
        self._lines.setdefault((commit.id, path), set()).update(lines)

    def run(self, until: float) -> None:
        """Follow all lines, the newest commit first."""
        while self._waiting and time.monotonic() < until:
            _, _, path, commit = heappop(self._waiting)
            lines = sorted(self._lines.pop((commit.id, path)))
            written = self._pass_on(commit, path, lines)
            if not written:
                continue
            if self._repository.is_shallow and not commit.parent_ids:
                self.left += len(written)
            else:
                self.found.append((commit, len(written)))
        self.left += sum(map(len, self._lines.values()))

    def _pass_on(self, commit: pygit2.Commit, path: str, lines: Sequence[int]) -> Sequence[int]:
        """Give the parents of a commit the lines that they have; those that it wrote itself."""
        now = self.blob(commit, path)
        before = [(parent, path, self.blob(parent, path)) for parent in self._parents(commit)]
        for parent, _, blob in before:
            if blob is not None and now is not None and blob.id == now.id:
                self.add(parent, path, lines)
                return ()
        if len(before) == 1 and before[0][2] is None and (old := self._old_path(commit, path)):
            before = [(before[0][0], old, self.blob(before[0][0], old))]
        for parent, name, blob in before:
            if blob is None or now is None or not lines:
                continue
            hunks = NO_HUNKS if blob.id == now.id else Hunks.between(blob, now)
            self.add(parent, name, hunks.before(lines))
            lines = hunks.written(lines)
        return lines

    def blob(self, commit: pygit2.Commit, path: str) -> pygit2.Blob | None:
        """The content of a file in a commit."""
        try:
            found = commit.tree[path]
        except _BROKEN:
            return None
        return found if isinstance(found, pygit2.Blob) else None

    def since(self, blob: pygit2.Blob, data: bytes) -> Hunks:
        """How a file on disk differs from one that was committed."""
        if blob.data == data:
            return NO_HUNKS
        if b"\r\n" in data and b"\r\n" not in blob.data:
            # A checkout may end lines otherwise.
            data = data.replace(b"\r\n", b"\n")
        return Hunks.between(blob, data)

    def _parents(self, commit: pygit2.Commit) -> list[pygit2.Commit]:
        found: list[pygit2.Commit] = []
        for identifier in commit.parent_ids:
            parent = self._repository.get(identifier)
            if isinstance(parent, pygit2.Commit):
                found.append(parent)
        return found

    def _old_path(self, commit: pygit2.Commit, path: str) -> str:
        try:
            changes = changes_of(self._repository, commit)
        except _BROKEN:
            return ""
        return next((change.old_path for change in changes if change.path == path), "")

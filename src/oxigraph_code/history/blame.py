"""Blame: find the commits that last wrote lines of a file.

For maintainers: the engine's own blame takes seconds for an old file, and cannot be stopped. Here only the requested
lines are followed, from a commit to its parents, the newest first. The search ends after a number of commits and
comparisons, so that the answer does not depend on the machine's load. A file is followed over renames, as in git. This
module must not know the content of the lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush

import pygit2

from oxigraph_code.facts.commits import Blame, WrittenLines
from oxigraph_code.history.hunks import Hunks
from oxigraph_code.history.past import Past
from oxigraph_code.history.people import People, commit_facts, people_of

_MAX_COMMITS = 20_000
_MAX_VERSIONS = 500


def blame(repository: pygit2.Repository, tip: pygit2.Commit, path: str, lines: Sequence[int], data: bytes) -> Blame:
    """Find the commits that last wrote lines of a file, whose content may differ from the tip.

    ``lines`` are numbered from 1, and sorted.
    """
    past = Past(repository)
    file = past.file(tip.id, path)
    blob = past.blob(file) if file is not None else None
    if file is None or blob is None:
        return Blame((), len(lines), 0)
    search = _BlameSearch(past)
    known = Hunks.to_file(blob, data).before(lines)
    search.add(tip.id, path, file, known)
    search.run(is_shallow=repository.is_shallow)
    people = People(repository, tip)
    found = [(repository[identifier].peel(pygit2.Commit), count) for identifier, count in search.found]
    written = []
    for commit, count in found:
        facts = commit_facts(commit, people, is_shallow=False)
        subject = facts.message.partition("\n")[0]
        written.append(WrittenLines(facts.hash, facts.author_person.name, facts.date, subject, count, people_of(facts)))
    written.sort(key=lambda entry: (-entry.lines, entry.hash))
    newest = sorted(found, key=lambda entry: -entry[0].commit_time)[:1]
    last = next((entry for entry in written for commit, _ in newest if entry.hash == str(commit.id)), None)
    return Blame(tuple(written), len(lines) - len(known), search.left, last)


class _BlameSearch:
    """The state of a search: the lines that each commit still has to account for."""

    def __init__(self, past: Past) -> None:
        self.found: list[tuple[pygit2.Oid, int]] = []
        self.left = 0
        self._past = past
        self._commits = self._versions = 0
        self._lines: dict[tuple[pygit2.Oid, str], set[int]] = {}
        self._waiting: list[tuple[int, bytes, str, pygit2.Oid, pygit2.Oid]] = []

    def add(self, commit: pygit2.Oid, path: str, file: pygit2.Oid, lines: Sequence[int]) -> None:
        """Queue the lines of a file for a commit, after the commits that precede it."""
        if not lines:
            return
        commit, passed = self._past.origin(commit, path, file, _MAX_COMMITS - self._commits)
        self._commits += passed
        if (commit, path) not in self._lines:
            when = self._past.revision(commit).time
            heappush(self._waiting, (-when, commit.raw, path, commit, file))
        self._lines.setdefault((commit, path), set()).update(lines)

    def run(self, *, is_shallow: bool) -> None:
        """Follow all lines, the newest commit first."""
        while self._waiting and self._commits < _MAX_COMMITS and self._versions < _MAX_VERSIONS:
            self._versions += 1
            *_, path, commit, file = heappop(self._waiting)
            lines = sorted(self._lines.pop((commit, path)))
            parents = self._past.revision(commit).parents
            written = self._pass_on(commit, parents, path, file, lines)
            if written and is_shallow and not parents:
                self.left += len(written)
            elif written:
                self.found.append((commit, len(written)))
        self.left += sum(map(len, self._lines.values()))

    def _pass_on(
        self, commit: pygit2.Oid, parents: Sequence[pygit2.Oid], path: str, file: pygit2.Oid, lines: Sequence[int]
    ) -> Sequence[int]:
        """Queue the lines that a parent has for that parent, and return those that the commit wrote."""
        known = [parent for parent in parents if self._past.has(parent)]
        for parent in known:
            name = path
            old = self._past.file(parent, path)
            if old is None and len(known) == 1 and (name := self._past.old_path(commit, path)):
                old = self._past.file(parent, name)
            hunks = self._past.hunks(old, file) if old is not None and lines else None
            if old is None or hunks is None:
                continue
            self.add(parent, name, old, hunks.before(lines))
            lines = hunks.written(lines)
        return lines

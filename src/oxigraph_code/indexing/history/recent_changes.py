"""Recent changes: uncommitted ones, and those of the last commits or since a revision, as lines of the files of today.

For maintainers: counts of commits come from git alone. All bounds are numbers of things, never of seconds, and what
was left out is counted, so that an answer is the same on a busy machine. Since a revision, the comparison with that
revision decides which lines differ, which costs one comparison for each file; commits are compared to attribute the
lines. A commit of very many files says nothing of any of them, so it is only named. This module must not know the
symbols that the lines belong to.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import islice
from pathlib import Path

from oxigraph_code.commits import MOST_FILES, ChangeFacts, CommitFacts, RecentChanges, TouchedFile, TouchingCommit
from oxigraph_code.file_tree import Disk
from oxigraph_code.history import Repository, SurvivingLines, open_repository

_MOST_SINCE = 5_000
"""Commits since a revision whose files are listed."""
_MOST_WALKED = 50_000
"""Commits that are passed in search of those that touched a path."""
_MOST_VERSIONS = 1_000
"""Versions of files whose lines are attributed to commits."""
_MOST_DIFFERING = 5_000
"""Files whose lines are compared with those of a revision."""
_MOST_HISTORY = 500
"""The newest commits, for how often files change, and which change together."""


def recent_changes(
    root: Path, most: int, within: str, since: str, most_bytes: int, files: Collection[str] | None = None
) -> RecentChanges:
    """Find the last commits that touched a root, or a file or folder ``within`` it, or those ``since`` a revision.

    Lines are compared of ``files`` alone, by their paths below the root; of all files where there are none. Raises
    ``FileError`` and ``HistoryError``.
    """
    return _Recent(open_repository(root), root, within, most_bytes, files).found(most, since)


class _Recent:
    def __init__(
        self, repository: Repository, root: Path, within: str, most_bytes: int, files: Collection[str] | None
    ) -> None:
        self._repository = repository
        self._start = repository.below(root)
        self._within = {f"{self._start}{within}".rstrip("/")}
        self._disk = Disk(Path(repository.folder))
        self._most_bytes = most_bytes
        self._files = None if files is None else {f"{self._start}{path}" for path in files}
        self._tip = repository.tip("")
        self._now: dict[str, str] = {}
        """The present paths of renamed files, by the earlier ones."""
        self._lines: dict[str, SurvivingLines] = {}
        self._versions = 0
        self._merges = 0
        self._compared = 0
        self._is_complete = True

    def found(self, most: int, since: str) -> RecentChanges:
        changes = [change for change in self._repository.uncommitted() if self._is_wanted(change)]
        uncommitted = tuple(self._uncommitted(change) for change in changes)
        if not self._tip:
            return RecentChanges(uncommitted, (), self._start)
        # Paths that renames add to what is wanted are those of earlier commits.
        within = frozenset(self._within)
        base = self._repository.tip(since) if since else ""
        reachable = self._repository.since(self._tip, base) if since else []
        commits = self._since(reachable) if since else islice(self._last(), most)
        told = tuple(self._told(*entry) for entry in commits)
        parting = (self._repository.merge_base(self._tip, base) or base) if since else ""
        differing, unread = self._differing(parting, within) if since else ((), 0)
        merges = sum(len(self._repository.parents(commit)) > 1 for commit in reachable) if since else self._merges
        return RecentChanges(
            uncommitted,
            told,
            self._start,
            len(reachable),
            merges,
            self._compared,
            self._is_complete,
            differing,
            unread,
            self._repository.is_shallow,
            parting if parting != base else "",
            tuple(self._history()) if most or since else (),
        )

    def _since(self, reachable: Sequence[str]) -> Iterator[tuple[CommitFacts, Sequence[ChangeFacts]]]:
        """Compare the commits of a range, the newest first, without merges."""
        wanted = set(reachable)
        for commit in self._repository.commits(self._tip) if wanted else ():
            if commit.hash in wanted:
                if self._compared == _MOST_SINCE:
                    self._is_complete = False
                    return
                self._compared += 1
                yield from self._wanted(commit)
                wanted.discard(commit.hash)
                if not wanted:
                    return

    def _last(self) -> Iterator[tuple[CommitFacts, Sequence[ChangeFacts]]]:
        """Walk from the commit that is checked out, without merges."""
        for commit in self._repository.commits(self._tip):
            if self._compared == _MOST_WALKED:
                self._is_complete = False
                return
            self._compared += 1
            yield from self._wanted(commit)

    def _wanted(self, commit: CommitFacts) -> Iterator[tuple[CommitFacts, Sequence[ChangeFacts]]]:
        # What a merge brings is attributed to the commits that did it.
        if len(commit.parents) > 1:
            self._merges += 1
        elif self._repository.touches(commit, self._within):
            done = self._repository.paths_changed(commit)
            if any(map(self._is_wanted, done)):
                yield commit, done
            for change in done:
                if change.old_path:
                    self._now[change.old_path] = self._now.get(change.path, change.path)
                    if change.path in self._within:
                        self._within.add(change.old_path)

    def _is_wanted(self, change: ChangeFacts) -> bool:
        return _is_within(change.path, self._within)

    def _told(self, commit: CommitFacts, done: Sequence[ChangeFacts]) -> TouchingCommit:
        told: list[TouchedFile] = []
        has_lines = True
        if len(done) <= MOST_FILES:
            for change in filter(self._is_wanted, done):
                now = self._now.get(change.path, change.path)
                lines: tuple[tuple[int, int], ...] = ()
                # What was there from the beginning was not changed.
                if change.kind != "deleted" and commit.parents and self._is_read(now):
                    has_lines = has_lines and self._versions < _MOST_VERSIONS
                    self._versions += 1
                    if has_lines:
                        old = "" if change.kind == "added" else change.old_path or change.path
                        lines = self._surviving(now).changed(commit.hash, commit.parents[0], change.path, old)
                told.append(TouchedFile(now.removeprefix(self._start), change.kind, lines))
        subject = commit.message.partition("\n")[0]
        author = commit.author_person.name
        return TouchingCommit(commit.hash, author, commit.date, subject, len(done), tuple(told), has_lines)

    def _uncommitted(self, change: ChangeFacts) -> TouchedFile:
        lines: tuple[tuple[int, int], ...] = ()
        # Of a repository without commits, everything is new, which is no change.
        if change.kind != "deleted" and self._tip and self._is_read(change.path):
            lines = self._surviving(change.path).uncommitted(is_new=change.kind == "added")
        return TouchedFile(change.path.removeprefix(self._start), change.kind, lines)

    def _differing(self, base: str, within: Collection[str]) -> tuple[tuple[TouchedFile, ...], int]:
        """Compare the files of the commit that is checked out with those where it parted from a revision."""
        before = {now: path for path, now in reversed(self._now.items())}
        found: list[TouchedFile] = []
        compared = unread = 0
        for change in self._repository.differing(base, self._tip):
            if not _is_within(change.path, within) or (change.kind == "deleted" and change.path in self._now):
                continue
            lines: tuple[tuple[int, int], ...] = ()
            kind = change.kind
            if kind != "deleted" and self._is_read(change.path):
                if compared < _MOST_DIFFERING:
                    compared += 1
                    old = before.get(change.path, "") if kind == "added" else change.path
                    kind = "renamed" if old and kind == "added" else kind
                    lines = self._surviving(change.path).since(base, old)
                else:
                    unread += 1
            found.append(TouchedFile(change.path.removeprefix(self._start), kind, lines))
        return tuple(found), unread

    def _history(self) -> Iterator[tuple[str, ...]]:
        """The paths below the root that each of the newest commits changed."""
        for commit in islice(self._repository.commits(self._tip), _MOST_HISTORY):
            done = self._repository.paths_changed(commit)
            if len(done) <= MOST_FILES:
                paths = [change.path for change in done if change.path.startswith(self._start)]
                yield tuple(path.removeprefix(self._start) for path in paths)

    def _is_read(self, path: str) -> bool:
        return self._files is None or path in self._files

    def _surviving(self, path: str) -> SurvivingLines:
        if path not in self._lines:
            try:
                data = self._disk.read(path, self._most_bytes)
            except OSError:
                data = b""
            self._lines[path] = self._repository.surviving(self._tip, path, data, self._most_bytes)
        return self._lines[path]


def _is_within(path: str, places: Collection[str]) -> bool:
    return any(not place or path == place or path.startswith(f"{place}/") for place in places)

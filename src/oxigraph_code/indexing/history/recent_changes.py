"""Recent changes, uncommitted and of the last commits, as lines of the present files.

For maintainers: all limits are counts, never seconds, and what a limit cuts off is reported, so that an answer is the
same on a busy machine. Since a revision, one comparison of each file with that revision decides which lines differ;
commits are compared only to attribute the lines. A commit of very many files is listed without its files. Blame is
cached as long as commit and content of a file are the same; it is not in the graph, because an edit of one line would
change the statements about all lines below it: see decision 0039. This module must not know the symbols of the lines.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator, Sequence
from itertools import islice
from pathlib import Path

from oxigraph_code.errors import HistoryError
from oxigraph_code.facts.commits import (
    MAX_FILES,
    Blame,
    ChangeFacts,
    CommitFacts,
    RecentChanges,
    TouchedFile,
    TouchingCommit,
)
from oxigraph_code.file_tree import Disk
from oxigraph_code.history import Repository, SurvivingLines, find_repository, open_repository
from oxigraph_code.indexing.history.kept_changes import uncommitted_in

_MAX_SINCE = 5_000
"""Limit of commits since a revision whose files are listed."""
_MAX_WALKED = 50_000
"""Limit of commits to search for those that touched a path."""
_MAX_VERSIONS = 1_000
"""Limit of file versions whose lines are attributed to commits."""
_MAX_DIFFERING = 5_000
"""Limit of files to compare with a revision."""
_CHURN_COMMITS = 500
"""Number of commits that churn and co-change are computed from."""
_MAX_CACHED = 1_000
_cache: dict[tuple[object, ...], Blame] = {}


def recent_changes(
    root: Path, max_commits: int, within: str, since: str, max_bytes: int, files: Collection[str] | None = None
) -> RecentChanges:
    """Find the last commits that touched a root, or a path ``within`` it, or those ``since`` a revision.

    Lines are compared of ``files`` only, paths relative to the root, or of all files. Raises ``FileError`` and
    ``HistoryError``.
    """
    return _RecentChanges(open_repository(root), root, within, max_bytes, files).found(max_commits, since)


class _RecentChanges:
    def __init__(
        self, repository: Repository, root: Path, within: str, max_bytes: int, files: Collection[str] | None
    ) -> None:
        self._repository = repository
        self._start = repository.below(root)
        self._within = {f"{self._start}{within}".rstrip("/")}
        self._disk = Disk(Path(repository.folder))
        self._max_bytes = max_bytes
        self._files = None if files is None else {f"{self._start}{path}" for path in files}
        self._tip = repository.tip("")
        self._now: dict[str, str] = {}
        """The present paths of renamed files, by earlier path."""
        self._lines: dict[str, SurvivingLines] = {}
        self._versions = 0
        self._merges = 0
        self._compared = 0
        self._is_complete = True

    def found(self, max_commits: int, since: str) -> RecentChanges:
        is_file = any(map(self._disk.has_file, self._within))
        every = self._repository.uncommitted([*self._within]) if is_file else uncommitted_in(self._repository)
        changes = [change for change in every if self._is_wanted(change)]
        uncommitted = tuple(self._uncommitted(change) for change in changes)
        if not self._tip:
            return RecentChanges(uncommitted, (), self._start)
        # The walk below adds earlier paths of renamed files.
        within = frozenset(self._within)
        base = self._repository.tip(since) if since else ""
        reachable = self._repository.since(self._tip, base) if since else []
        commits = self._since(reachable) if since else islice(self._last(), max_commits)
        listed = tuple(self._listed(*entry) for entry in commits)
        merge_base = (self._repository.merge_base(self._tip, base) or base) if since else ""
        differing, unread = self._differing(merge_base, within) if since else ((), 0)
        merges = sum(len(self._repository.parents(commit)) > 1 for commit in reachable) if since else self._merges
        return RecentChanges(
            uncommitted,
            listed,
            self._start,
            len(reachable),
            merges,
            self._compared,
            self._is_complete,
            differing,
            unread,
            self._repository.is_shallow,
            merge_base if merge_base != base else "",
            tuple(self._history()) if max_commits or since else (),
        )

    def _since(self, reachable: Sequence[str]) -> Iterator[tuple[CommitFacts, Sequence[ChangeFacts]]]:
        """Compare the commits of a range, newest first, without merges."""
        wanted = set(reachable)
        for commit in self._repository.commits(self._tip) if wanted else ():
            if commit.hash in wanted:
                if self._compared == _MAX_SINCE:
                    self._is_complete = False
                    return
                self._compared += 1
                yield from self._wanted(commit)
                wanted.discard(commit.hash)
                if not wanted:
                    return

    def _last(self) -> Iterator[tuple[CommitFacts, Sequence[ChangeFacts]]]:
        """Walk the history from HEAD, without merges."""
        for commit in self._repository.commits(self._tip):
            if self._compared == _MAX_WALKED:
                self._is_complete = False
                return
            self._compared += 1
            yield from self._wanted(commit)

    def _wanted(self, commit: CommitFacts) -> Iterator[tuple[CommitFacts, Sequence[ChangeFacts]]]:
        # The changes of a merge are attributed to the merged commits.
        if len(commit.parents) > 1:
            self._merges += 1
        elif self._repository.touches(commit, self._within):
            changes = self._repository.paths_changed(commit)
            if any(map(self._is_wanted, changes)):
                yield commit, changes
            for change in changes:
                if change.old_path:
                    self._now[change.old_path] = self._now.get(change.path, change.path)
                    if change.path in self._within:
                        self._within.add(change.old_path)

    def _is_wanted(self, change: ChangeFacts) -> bool:
        return _is_within(change.path, self._within)

    def _listed(self, commit: CommitFacts, changes: Sequence[ChangeFacts]) -> TouchingCommit:
        listed: list[TouchedFile] = []
        has_lines = True
        if len(changes) <= MAX_FILES:
            for change in filter(self._is_wanted, changes):
                now = self._now.get(change.path, change.path)
                lines: tuple[tuple[int, int], ...] = ()
                # A root commit adds all lines, which is no change.
                if change.kind != "deleted" and commit.parents and self._is_read(now):
                    has_lines = has_lines and self._versions < _MAX_VERSIONS
                    self._versions += 1
                    if has_lines:
                        old = "" if change.kind == "added" else change.old_path or change.path
                        lines = self._surviving(now).changed(commit.hash, commit.parents[0], change.path, old)
                listed.append(TouchedFile(now.removeprefix(self._start), change.kind, lines))
        subject = commit.message.partition("\n")[0]
        author = commit.author_person.name
        return TouchingCommit(commit.hash, author, commit.date, subject, len(changes), tuple(listed), has_lines)

    def _uncommitted(self, change: ChangeFacts) -> TouchedFile:
        lines: tuple[tuple[int, int], ...] = ()
        # In a repository without commits all lines are new, which is no change.
        if change.kind != "deleted" and self._tip and self._is_read(change.path):
            lines = self._surviving(change.path).uncommitted(is_new=change.kind == "added")
        return TouchedFile(change.path.removeprefix(self._start), change.kind, lines)

    def _differing(self, base: str, within: Collection[str]) -> tuple[tuple[TouchedFile, ...], int]:
        """Compare the files of HEAD with the merge base."""
        before = {now: path for path, now in reversed(self._now.items())}
        found: list[TouchedFile] = []
        compared = unread = 0
        for change in self._repository.differing(base, self._tip):
            if not _is_within(change.path, within) or (change.kind == "deleted" and change.path in self._now):
                continue
            lines: tuple[tuple[int, int], ...] = ()
            kind = change.kind
            if kind != "deleted" and self._is_read(change.path):
                if compared < _MAX_DIFFERING:
                    compared += 1
                    old = before.get(change.path, "") if kind == "added" else change.path
                    kind = "renamed" if old and kind == "added" else kind
                    lines = self._surviving(change.path).since(base, old)
                else:
                    unread += 1
            found.append(TouchedFile(change.path.removeprefix(self._start), kind, lines))
        return tuple(found), unread

    def _history(self) -> Iterator[tuple[str, ...]]:
        """Yield the paths below the root that each of the newest commits changed."""
        for commit in islice(self._repository.commits(self._tip), _CHURN_COMMITS):
            changes = self._repository.paths_changed(commit)
            if len(changes) <= MAX_FILES:
                paths = [change.path for change in changes if change.path.startswith(self._start)]
                yield tuple(path.removeprefix(self._start) for path in paths)

    def _is_read(self, path: str) -> bool:
        return self._files is None or path in self._files

    def _surviving(self, path: str) -> SurvivingLines:
        if path not in self._lines:
            try:
                data = self._disk.read(path, self._max_bytes)
            except OSError:
                data = b""
            self._lines[path] = self._repository.surviving(self._tip, path, data, self._max_bytes)
        return self._lines[path]


def _is_within(path: str, places: Collection[str]) -> bool:
    return any(not place or path == place or path.startswith(f"{place}/") for place in places)


def blame_of(root: Path, path: str, lines: Sequence[tuple[int, int]], max_bytes: int, commit: str = "") -> Blame | None:
    """Find the last authors of line ranges of a file; ``None`` if git does not track the file.

    The file is that on disk, or of a commit.
    """
    repository = find_repository(root)
    if repository is None or not (tip := commit or repository.head()[1]):
        return None
    below = repository.below(root) + path
    try:
        data = repository.files(commit).read(below, max_bytes) if commit else Disk(root).read(path, max_bytes)
    except OSError:
        return None
    last = len(data.splitlines())
    wanted = sorted({line for start, end in lines for line in range(start, min(end, last) + 1)})
    key = (repository.identity, tip, below, hashlib.sha256(data).digest(), tuple(wanted))
    if key not in _cache:
        try:
            found = repository.blame(tip, below, wanted, data)
        except HistoryError:
            return None
        if found.older:
            return found
        while len(_cache) >= _MAX_CACHED:
            del _cache[next(iter(_cache))]
        _cache[key] = found
    return _cache[key]

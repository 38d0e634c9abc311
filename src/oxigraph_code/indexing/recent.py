"""What was changed last: by the last commits, and what is not committed, as lines of the files as they are now.

For maintainers: a commit says which lines of its own version it changed; where those are now is told by the differences
of that version and the file on disk. What later changes wrote over is theirs. Of a commit that touched very many files
none is told: it says nothing of any of them. This module must not know what the lines are of.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path

from oxigraph_code.commits import MOST_FILES, ChangeFacts, CommitFacts, RecentChanges, TouchedFile, TouchingCommit
from oxigraph_code.file_tree import Disk, FileTree
from oxigraph_code.history import Hunks, Repository, open_repository

_MOST_SINCE = 500
_MOST_S = 3.0


def recent_changes(root: Path, most: int, within: str, since: str, most_bytes: int) -> RecentChanges:
    """The last commits that touched what is below a root, or a file or folder ``within`` it, or those ``since`` a
    revision, and what is not committed. Raises ``FileError`` and ``HistoryError``."""
    return _Recent(open_repository(root), root, within, most_bytes).found(most, since)


class _Recent:
    def __init__(self, repository: Repository, root: Path, within: str, most_bytes: int) -> None:
        self._repository = repository
        self._start = repository.below(root)
        self._within = {f"{self._start}{within}".rstrip("/")}
        self._disk = Disk(Path(repository.folder))
        self._most_bytes = most_bytes
        self._now: dict[str, str] = {}
        """What became of files, by the paths that they had."""
        self._texts: dict[str, bytes] = {}
        self._until = time.monotonic() + _MOST_S
        self._is_all = True

    def found(self, most: int, since: str) -> RecentChanges:
        tip = self._repository.tip("")
        head = self._repository.files(tip) if tip else None
        changes = [change for change in self._repository.uncommitted() if self._is_wanted(change)]
        uncommitted = [self._touched(change, head, self._disk) for change in changes]
        commits = self._commits(tip, since) if tip else iter(())
        told = [self._told(*entry) for entry in islice(commits, _MOST_SINCE if since else most)]
        return RecentChanges(tuple(uncommitted), tuple(told), self._start, self._is_all)

    def _commits(self, tip: str, since: str) -> Iterator[tuple[CommitFacts, list[ChangeFacts]]]:
        """The commits that touched something that is wanted, the newest first, without merges."""
        wanted = self._repository.since(tip, self._repository.tip(since), _MOST_SINCE) if since else None
        for commit in self._repository.commits(tip):
            if time.monotonic() > self._until:
                self._is_all = False
                return
            if wanted is not None:
                if not wanted:
                    return
                if commit.hash not in wanted:
                    continue
                wanted.discard(commit.hash)
            done = self._repository.changes(commit)
            # What a merge brings is told of the commits that did it.
            if len(commit.parents) < 2 and any(map(self._is_wanted, done)):
                yield commit, done
            for change in done:
                if change.old_path:
                    self._now[change.old_path] = self._now.get(change.path, change.path)
                    if change.path in self._within:
                        self._within.add(change.old_path)

    def _is_wanted(self, change: ChangeFacts) -> bool:
        return any(not path or change.path == path or change.path.startswith(f"{path}/") for path in self._within)

    def _told(self, commit: CommitFacts, done: Sequence[ChangeFacts]) -> TouchingCommit:
        told: list[TouchedFile] = []
        if len(done) <= MOST_FILES:
            after = self._repository.files(commit.hash)
            before = self._repository.files(commit.parents[0]) if commit.parents else None
            told = [self._touched(change, before, after) for change in done if self._is_wanted(change)]
        subject = commit.message.partition("\n")[0]
        return TouchingCommit(commit.hash, commit.author_person.name, commit.date, subject, len(done), tuple(told))

    def _touched(self, change: ChangeFacts, before: FileTree | None, after: FileTree) -> TouchedFile:
        now = self._now.get(change.path, change.path)
        path = now.removeprefix(self._start)
        # What was there from the beginning was not changed.
        if change.kind == "deleted" or before is None:
            return TouchedFile(path, change.kind)
        old = self._read(before, change.old_path or change.path) if change.kind != "added" else b""
        new, current = self._read(after, change.path), self._current(now)
        lines = _changed(Hunks.between(*_alike(old, new)), Hunks.between(*_alike(new, current)).turned, current)
        return TouchedFile(path, change.kind, tuple(lines))

    def _read(self, tree: FileTree, path: str) -> bytes:
        try:
            return tree.read(path, self._most_bytes)
        except OSError:
            return b""

    def _current(self, path: str) -> bytes:
        if path not in self._texts:
            self._texts[path] = self._read(self._disk, path)
        return self._texts[path]


def _alike(old: bytes, new: bytes) -> tuple[bytes, bytes]:
    """Two texts with the same ends of lines, which a checkout may write otherwise."""
    return (old, new) if (b"\r\n" in old) == (b"\r\n" in new) else (old.replace(b"\r", b""), new.replace(b"\r", b""))


def _changed(done: Hunks, since: Hunks, current: bytes) -> Iterator[tuple[int, int]]:
    """Where the lines of a change are now; blank ones are passed by."""
    texts = current.split(b"\n")
    for hunk in done:
        if not hunk.new_lines:
            now = since.before([hunk.new - 1, hunk.new])
            if len(now) == 2 and now[1] == now[0] + 1:
                yield now[1], now[0]
            continue
        now = since.before(range(hunk.new, hunk.new + hunk.new_lines))
        yield from _runs(line for line in now if line <= len(texts) and texts[line - 1].strip())


def _runs(lines: Iterable[int]) -> Iterator[tuple[int, int]]:
    start = end = 0
    for line in lines:
        if start and line > end + 1:
            yield start, end
            start = line
        start, end = start or line, line
    if start:
        yield start, end

"""Positions in the working tree of the lines that a change wrote.

For maintainers: a commit numbers the lines of its own version. Versions are followed from the newest to the oldest, so
that the map of a version to the file on disk is the map of the next one, composed with one comparison. Lines that later
versions overwrote belong to those. This module must not know the selection of changes.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygit2

from oxigraph_code.history.hunks import Hunk, Hunks, LineMap
from oxigraph_code.history.past import Lines, Past

_ENDLESS = 1 << 40


class SurvivingLines:
    """One file of the working tree, and the versions that led to it."""

    def __init__(self, past: Past, committed: pygit2.Oid | None, data: bytes, most_bytes: int) -> None:
        """Take ``committed``, the file in the commit that is checked out, and ``data``, its bytes on disk."""
        self._past = past
        self._data = data
        self._texts = data.split(b"\n")
        self._most_bytes = most_bytes
        self._head = committed
        self._committed = committed if committed is not None and pygit2.hash(data) == committed else None
        same = LineMap.from_hunks(Hunks())
        self._maps: dict[pygit2.Oid, LineMap] = {self._committed: same} if self._committed is not None else {}
        self._next: dict[pygit2.Oid, pygit2.Oid] = {}
        """The new version that a commit made, by the old one."""

    def changed(self, commit: str, parent: str, path: str, old_path: str) -> Lines:
        """Find the lines that a commit wrote in a file; its parent has it as ``old_path``, empty if new.

        Must be called for commits from the newest to the oldest.
        """
        new = self._past.file(pygit2.Oid(hex=commit), path)
        old = self._past.file(pygit2.Oid(hex=parent), old_path) if parent and old_path else None
        if new is None:
            return ()
        if old is not None:
            self._next.setdefault(old, new)
        # For a file without uncommitted changes, the result depends on these three contents only.
        known = (old, new, self._committed) if self._committed is not None else None
        if known in self._past.survivors:
            return self._past.survivors[known]
        found = tuple(self._changed(old, new))
        if known is not None:
            self._past.survivors[known] = found
        return found

    def _changed(self, old: pygit2.Oid | None, new: pygit2.Oid) -> Iterator[tuple[int, int]]:
        hunks = self._between(old, new)
        if hunks is None:
            return
        now = self._map(new)
        if now is not None:
            yield from self._survivors(hunks, now)

    def _map(self, version: pygit2.Oid) -> LineMap | None:
        """Map a version to the file on disk, through the versions between them that were passed before."""
        way: list[pygit2.Oid] = []
        while version not in self._maps and version in self._next and version not in way:
            way.append(version)
            version = self._next[version]
        if version not in self._maps:
            since = self._since(version)
            if since is None:
                return None
            self._maps[version] = LineMap.from_hunks(since)
        now = self._maps[version]
        for earlier in reversed(way):
            hunks = self._between(earlier, self._next[earlier])
            now = self._maps[earlier] = LineMap.from_hunks(hunks).then(now) if hunks is not None else now
        return now

    def since(self, commit: str, path: str) -> Lines:
        """Find the lines committed since a commit; ``path`` is empty if that commit does not have the file."""
        old = self._past.file(pygit2.Oid(hex=commit), path) if path else None
        hunks = self._between(old, self._head) if self._head is not None else None
        now = self._map(self._head) if self._head is not None else None
        return () if hunks is None or now is None else tuple(self._survivors(hunks, now))

    def uncommitted(self, *, is_new: bool) -> Lines:
        """Find the lines that are not committed; all of a new file."""
        if is_new or self._head is None:
            hunks: Hunks | None = Hunks([Hunk(1, 0, 1, len(self._texts))])
        else:
            hunks = self._since(self._head)
        return () if hunks is None else tuple(self._survivors(hunks, LineMap.from_hunks(Hunks())))

    def _between(self, old: pygit2.Oid | None, new: pygit2.Oid) -> Hunks | None:
        if old is None:
            return Hunks([Hunk(1, 0, 1, _ENDLESS)])
        return self._past.hunks(old, new, self._most_bytes)

    def _since(self, version: pygit2.Oid) -> Hunks | None:
        if self._committed is not None:
            return self._past.hunks(version, self._committed, self._most_bytes)
        blob = self._past.blob(version)
        return Hunks.to_file(blob, self._data) if blob is not None and blob.size <= self._most_bytes else None

    def _survivors(self, hunks: Hunks, now: LineMap) -> Iterator[tuple[int, int]]:
        for hunk in hunks:
            if hunk.new_lines:
                for run in now.within(hunk.new, hunk.new_lines):
                    yield from self._written(run.new, min(run.new + run.lines, len(self._texts) + 1))
                continue
            before = 0 if hunk.new == 1 else _only(now, hunk.new - 1)
            after = _only(now, hunk.new)
            if before is not None and after == before + 1:
                yield after, before

    def _written(self, start: int, end: int) -> Iterator[tuple[int, int]]:
        """Split lines at blank ones, which are left out."""
        first = 0
        for line in range(start, end):
            if self._texts[line - 1].strip():
                first = first or line
            elif first:
                yield first, line - 1
                first = 0
        if first:
            yield first, end - 1


def _only(now: LineMap, line: int) -> int | None:
    return next((run.new for run in now.within(line, 1)), None)

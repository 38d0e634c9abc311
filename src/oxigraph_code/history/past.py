"""A cache of commits and of files in commits.

For maintainers: the content of a hash never changes, so it is cached for the process, whatever repository it was read
from: reading a thousand commits again takes longer than everything else that a question needs. Failures are not cached,
since a missing object may arrive. This module must not know the use of commits.
"""

from __future__ import annotations

import os
from typing import Any, NamedTuple

import pygit2

from oxigraph_code.facts.commits import ChangeFacts
from oxigraph_code.history.changes import Trees, changed_paths, paths_of
from oxigraph_code.history.hunks import NO_HUNKS, Hunks

_BROKEN = (pygit2.GitError, KeyError, ValueError)
_MAX_COMMITS = 100_000
_MAX_DIFFERENCES = 10_000


Lines = tuple[tuple[int, int], ...]
"""First and last lines; for a mere deletion, the line after it and the line before it."""
Survivors = dict[tuple[pygit2.Oid | None, pygit2.Oid, pygit2.Oid] | None, Lines]


class Revision(NamedTuple):
    """A commit without its texts and people."""

    time: int
    tree: pygit2.Oid
    parents: tuple[pygit2.Oid, ...]


class _Memory:
    """The cached content of repositories."""

    def __init__(self) -> None:
        self.revisions: dict[pygit2.Oid, Revision] = {}
        self.entries: dict[tuple[pygit2.Oid, str], pygit2.Oid | None] = {}
        self.origins: dict[tuple[pygit2.Oid, str], pygit2.Oid] = {}
        self.hunks: dict[tuple[pygit2.Oid, pygit2.Oid], Hunks] = {}
        self.survivors: Survivors = {}
        self.changes: dict[pygit2.Oid, tuple[ChangeFacts, ...]] = {}

    def forget(self) -> None:
        """Clear the tables that have grown large."""
        known: dict[Any, Any]
        for known in (self.revisions, self.entries, self.origins):
            if len(known) > _MAX_COMMITS:
                known.clear()
        for known in (self.hunks, self.survivors, self.changes):
            if len(known) > _MAX_DIFFERENCES:
                known.clear()


_memory = _Memory()


class Past:
    """The commits of a repository, and the files in them, by their hashes."""

    def __init__(self, repository: pygit2.Repository) -> None:
        self._repository = repository
        # In a shallow clone, the last commits seem to have no parents, which they have elsewhere or later.
        self._memory = _Memory() if repository.is_shallow else _memory
        self._memory.forget()
        self._trees = Trees(repository)

    @property
    def survivors(self) -> Survivors:
        """The lines of a change, by the versions before and after it and the present one."""
        return self._memory.survivors

    def has(self, commit: pygit2.Oid) -> bool:
        """Return true if the repository has a commit."""
        if commit not in self._memory.revisions:
            found = self._repository.get(commit)
            if not isinstance(found, pygit2.Commit):
                return False
            self._memory.revisions[commit] = Revision(found.commit_time, found.tree_id, tuple(found.parent_ids))
        return True

    def revision(self, commit: pygit2.Oid) -> Revision:
        """Return a commit that the repository has."""
        self.has(commit)
        return self._memory.revisions[commit]

    def file(self, commit: pygit2.Oid, path: str) -> pygit2.Oid | None:
        """Return the content of a path in a commit; ``None`` if the path does not exist."""
        found: pygit2.Oid | None = self.revision(commit).tree
        entries = self._memory.entries
        for name in path.split("/"):
            if found is None:
                return None
            step = found, name
            found = entries[step] if step in entries else self._entry(*step)
        return found

    def origin(self, commit: pygit2.Oid, path: str, file: pygit2.Oid, most: int) -> tuple[pygit2.Oid, int]:
        """Find the oldest commit from which on a file has been the same as in a commit.

        At most ``most`` commits are passed; their number is returned as well.
        """
        found = self._memory.origins.get((commit, path), commit)
        passed = 0
        while passed < most:
            for parent in self.revision(found).parents:
                if self.has(parent) and self.file(parent, path) == file:
                    found = self._memory.origins.get((parent, path), parent)
                    break
            else:
                break
            passed += 1
        self._memory.origins[commit, path] = found
        return found, passed

    def hunks(self, old: pygit2.Oid, new: pygit2.Oid, most_bytes: int = 0) -> Hunks | None:
        """Compare two versions of a file; ``None`` if one is unreadable or larger than ``most_bytes``."""
        if old == new:
            return NO_HUNKS
        if (old, new) not in self._memory.hunks:
            before, after = self.blob(old), self.blob(new)
            if before is None or after is None:
                return None
            if most_bytes and max(before.size, after.size) > most_bytes:
                return None
            self._memory.hunks[old, new] = Hunks.between(before, after)
        return self._memory.hunks[old, new]

    def blob(self, file: pygit2.Oid) -> pygit2.Blob | None:
        found = self._repository.get(file)
        return found if isinstance(found, pygit2.Blob) else None

    def _entry(self, tree: pygit2.Oid, name: str) -> pygit2.Oid | None:
        try:
            entry = self._trees.entries(tree.raw).get(os.fsencode(name))
        except _BROKEN:
            return None
        found = pygit2.Oid(raw=entry[1]) if entry is not None else None
        self._memory.entries[tree, name] = found
        return found

    def differing(self, old: pygit2.Oid, new: pygit2.Oid) -> list[ChangeFacts]:
        """Compare the files of two commits by paths. Raises ``KeyError`` for a missing tree."""
        return changed_paths(self._trees, self.revision(old).tree, self.revision(new).tree)

    def changes(self, commit: pygit2.Oid) -> tuple[ChangeFacts, ...]:
        """Compare a commit with its parents, without line counts; no changes if that is impossible."""
        if commit not in self._memory.changes:
            try:
                found = self._repository[commit].peel(pygit2.Commit)
                self._memory.changes[commit] = tuple(paths_of(self._repository, self._trees, found))
            except _BROKEN:
                return ()
        return self._memory.changes[commit]

    def old_path(self, commit: pygit2.Oid, path: str) -> str:
        """Find the name of a file before a commit renamed it; empty if it did not."""
        return next((change.old_path for change in self.changes(commit) if change.path == path), "")

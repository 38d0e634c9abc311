"""Comparison of git trees by the digests of their entries.

For maintainers: the engine's comparison takes ten times as long in a repository with folders of thousands of files,
since it creates an object for each entry before any comparison. Consecutive commits share most of their trees, so the
last trees are cached. Only paths, modes and contents are compared; this module must not know renames.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

import pygit2
from pygit2.enums import ObjectType

_ENTRY = re.compile(rb"([0-7]+) ([^\0]+)\0(.{20})", re.DOTALL)
_FOLDER = b"40000"
_MAX_ENTRIES = 200_000


TreeEntry = tuple[bytes, bytes]
"""Mode and digest of an entry, as git writes them: there are millions of them, so they have no class."""
_NOTHING: Mapping[bytes, TreeEntry] = {}


class TreeDifference(NamedTuple):
    """A path with its entries in two trees; ``None`` if one has no file there."""

    path: bytes
    old: TreeEntry | None
    new: TreeEntry | None


class Trees:
    """The trees of a repository. Raises ``KeyError`` for a missing one."""

    def __init__(self, repository: pygit2.Repository) -> None:
        self._repository = repository
        self._kept: dict[bytes, Mapping[bytes, TreeEntry]] = {}
        self._entries = 0

    def entries(self, tree: bytes) -> Mapping[bytes, TreeEntry]:
        """Read the entries of a tree by their names."""
        found = self._kept.pop(tree, None)
        if found is None:
            kind, data = self._repository.read(pygit2.Oid(raw=tree))
            if kind != ObjectType.TREE:
                raise KeyError(tree)
            found = {name: (mode, content) for mode, name, content in _ENTRY.findall(data)}
            self._entries += len(found)
            while self._entries > _MAX_ENTRIES and self._kept:
                self._entries -= len(self._kept.pop(next(iter(self._kept))))
        self._kept[tree] = found
        return found

    def differences(self, old: bytes | None, new: bytes | None) -> list[TreeDifference]:
        """Compare two trees, in the order of paths; ``None`` is a tree without entries."""
        found: list[TreeDifference] = []
        waiting: list[tuple[bytes, bytes | None, bytes | None]] = [(b"", old, new)]
        while waiting:
            start, before, after = waiting.pop()
            was = self.entries(before) if before is not None else _NOTHING
            now = self.entries(after) if after is not None else _NOTHING
            for name in dict.fromkeys(name for name, _ in was.items() ^ now.items()):
                path = start + name
                one, other = was.get(name), now.get(name)
                if _folder(one) or _folder(other):
                    waiting.append((path + b"/", _folder(one), _folder(other)))
                if _file(one) or _file(other):
                    found.append(TreeDifference(path, _file(one), _file(other)))
        return sorted(found, key=lambda entry: entry.path)


def _folder(entry: TreeEntry | None) -> bytes | None:
    return entry[1] if entry is not None and entry[0] == _FOLDER else None


def _file(entry: TreeEntry | None) -> TreeEntry | None:
    return None if entry is None or entry[0] == _FOLDER else entry

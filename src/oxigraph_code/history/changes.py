"""The changes of a commit to files, by comparing trees.

For maintainers: a commit is compared with its parent, a first commit with an empty tree, as in ``git log --name-status
-M``. A merge has only those files that differ from every parent, as in ``git log -c``: other commits made the changes
that it merges, and those would count twice. A merge has no line counts, since these would be relative to one of several
parents. Trees are compared by the digests of their entries, since the engine creates an object for each entry before
any comparison; the last trees are cached.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import pygit2
from pygit2.enums import DeltaStatus, DiffOption, ObjectType

from oxigraph_code.facts.commits import ChangeFacts
from oxigraph_code.history.renames import File, find_renames

_KINDS = {DeltaStatus.ADDED: "added", DeltaStatus.DELETED: "deleted"}
_SUBMODULE = 0o160000
_UNKNOWN = (-1, -1)
_OPTIONS = DiffOption.INCLUDE_TYPECHANGE
_ENTRY = re.compile(rb"([0-7]+) ([^\0]+)\0(.{20})", re.DOTALL)
_FOLDER = b"40000"
_MAX_ENTRIES = 200_000


TreeEntry = tuple[bytes, bytes]
"""Mode and digest of an entry, as git writes them: there are millions of them, so they have no class."""
_NOTHING: Mapping[bytes, TreeEntry] = {}


def changes_of(repository: pygit2.Repository, commit: pygit2.Commit) -> list[ChangeFacts]:
    """Compare a commit with its parents, in the order of paths. Raises ``KeyError`` for a missing tree."""
    parents = [repository[identifier].peel(pygit2.Tree) for identifier in commit.parent_ids]
    if len(parents) > 1:
        return list(_merged(parents, commit.tree))
    diff = parents[0].diff_to_tree(commit.tree, _OPTIONS, 0) if parents else commit.tree.diff_to_tree(swap=True)
    return list(_single(repository, diff))


def paths_of(repository: pygit2.Repository, trees: Trees, commit: pygit2.Commit) -> list[ChangeFacts]:
    """Return the same without line counts, which need a comparison of texts. Raises ``KeyError``."""
    if len(commit.parent_ids) > 1:
        return changes_of(repository, commit)
    parents = [repository[identifier].peel(pygit2.Commit).tree_id.raw for identifier in commit.parent_ids]
    found = trees.differences(parents[0] if parents else None, commit.tree_id.raw)
    deleted = [_side(path, old) for path, old, new in found if old is not None and new is None]
    added = [_side(path, new) for path, old, new in found if new is not None and old is None]
    renames = find_renames(deleted, added, lambda content: _data(repository, content))
    old_paths = {new.path: old.path for new, old in renames.items()}
    gone = set(old_paths.values())
    changes = []
    for path, old, new in found:
        if new is None and path in gone:
            continue
        if path in old_paths:
            changes.append(ChangeFacts("renamed", _text(path), _text(old_paths[path])))
        else:
            changes.append(ChangeFacts(_kind(old, new), _text(path)))
    return changes


def changed_paths(trees: Trees, old: pygit2.Oid, new: pygit2.Oid) -> list[ChangeFacts]:
    """Compare two trees by paths, without renames."""
    return [ChangeFacts(_kind(was, now), _text(path)) for path, was, now in trees.differences(old.raw, new.raw)]


def _kind(old: TreeEntry | None, new: TreeEntry | None) -> str:
    return "added" if old is None else "deleted" if new is None else "modified"


def _side(path: bytes, entry: TreeEntry) -> File:
    return File(path, entry[1].hex(), int(entry[0], 8))


def _merged(parents: list[pygit2.Tree], tree: pygit2.Tree) -> Iterator[ChangeFacts]:
    # A merge differs little from its first parent, and from the others by everything that happened meanwhile.
    first, *others = parents
    for path in sorted(delta.new_file.raw_path for delta in first.diff_to_tree(tree, _OPTIONS, 0).deltas):
        now = _entry(tree, path)
        before = [_entry(first, path), *(_entry(other, path) for other in others)]
        if now in before:
            continue
        if now is None:
            yield ChangeFacts("deleted", _text(path))
        else:
            yield ChangeFacts("modified" if any(before) else "added", _text(path))


def _entry(tree: pygit2.Tree, path: bytes) -> tuple[pygit2.Oid, int] | None:
    """Return the content and mode at a path, ``None`` if there is no file."""
    try:
        found = tree[os.fsdecode(path)]
    except KeyError:
        return None
    return None if isinstance(found, pygit2.Tree) else (found.id, int(found.filemode))


def _single(repository: pygit2.Repository, diff: pygit2.Diff) -> Iterator[ChangeFacts]:
    deltas = list(diff.deltas)
    deleted = [_old(delta) for delta in deltas if delta.status == DeltaStatus.DELETED]
    added = [_new(delta) for delta in deltas if delta.status == DeltaStatus.ADDED]
    renames = find_renames(sorted(deleted), sorted(added), lambda content: _data(repository, content))
    gone = set(renames.values())
    for index, delta in enumerate(deltas):
        if delta.status == DeltaStatus.DELETED and _old(delta) in gone:
            continue
        old = renames.get(_new(delta)) if delta.status == DeltaStatus.ADDED else None
        if old is not None:
            lines = _lines_between(repository, old, _new(delta))
            yield ChangeFacts("renamed", _text(delta.new_file.raw_path), _text(old.path), *lines)
        else:
            kind = _KINDS.get(DeltaStatus(delta.status), "modified")
            # The engine counts no lines if a file becomes a link or a link a file.
            if delta.status == DeltaStatus.TYPECHANGE:
                lines = _lines_between(repository, _old(delta), _new(delta))
            else:
                lines = _lines(diff, index, delta)
            yield ChangeFacts(kind, _text(delta.new_file.raw_path), "", *lines)


def _lines(diff: pygit2.Diff, index: int, delta: pygit2.DiffDelta) -> tuple[int, int]:
    if _SUBMODULE in (delta.old_file.mode, delta.new_file.mode):
        return _UNKNOWN
    try:
        return _counted(diff[index])
    except (KeyError, pygit2.GitError, ValueError):
        return _UNKNOWN  # a partial clone has the trees but not all contents


def _lines_between(repository: pygit2.Repository, old: File, new: File) -> tuple[int, int]:
    if old.content == new.content:
        return _UNKNOWN if _is_binary(_data(repository, new.content)) else (0, 0)
    try:
        one, other = repository[old.content], repository[new.content]
        if not isinstance(one, pygit2.Blob) or not isinstance(other, pygit2.Blob):
            return _UNKNOWN
        return _counted(one.diff(other))
    except (KeyError, pygit2.GitError, ValueError):
        return _UNKNOWN


def _counted(patch: pygit2.Patch | None) -> tuple[int, int]:
    if patch is None or patch.delta.is_binary:
        return _UNKNOWN
    _, added, deleted = patch.line_stats
    return added, deleted


def _is_binary(data: bytes | None) -> bool:
    return data is None or b"\0" in data[:8000]


def _data(repository: pygit2.Repository, content: str) -> bytes | None:
    try:
        found = repository[content]
    except (KeyError, pygit2.GitError, ValueError):
        return None
    return found.data if isinstance(found, pygit2.Blob) else None


def _old(delta: pygit2.DiffDelta) -> File:
    return File(delta.old_file.raw_path, str(delta.old_file.id), delta.old_file.mode)


def _new(delta: pygit2.DiffDelta) -> File:
    return File(delta.new_file.raw_path, str(delta.new_file.id), delta.new_file.mode)


def _text(path: bytes) -> str:
    return path.decode("utf-8", "surrogateescape")


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

"""Who somebody is: names and addresses, joined by the repository's mailmap.

For maintainers: the file is read here and not by the engine, which would also read whatever file the repository's own
configuration names. As for sources, no link is followed.
"""

from __future__ import annotations

from pathlib import Path

import pygit2

from oxigraph_code.facts import Identity

_NAME = ".mailmap"
_MOST_BYTES = 4 * 1024 * 1024


class People:
    """What the mailmap makes of an identity: that of the working tree, else that of a commit."""

    def __init__(self, repository: pygit2.Repository, tip: pygit2.Commit) -> None:
        data = _in_worktree(repository) or _in_commit(tip)
        self._mailmap = pygit2.Mailmap.from_buffer(data.decode("utf-8", "replace").replace("\0", ""))
        self._known: dict[Identity, Identity] = {}

    def person(self, identity: Identity) -> Identity:
        """The identity that stands for it."""
        if identity not in self._known:
            try:
                found = Identity(*self._mailmap.resolve(*identity))
            except (pygit2.GitError, ValueError):
                found = identity
            self._known[identity] = Identity(found.name or found.email, found.email)
        return self._known[identity]


def _in_worktree(repository: pygit2.Repository) -> bytes:
    if repository.workdir is None:
        return b""
    path = Path(repository.workdir, _NAME)
    try:
        if path.is_symlink() or not path.is_file():
            return b""
        with path.open("rb") as file:
            return file.read(_MOST_BYTES)
    except OSError:
        return b""


def _in_commit(commit: pygit2.Commit) -> bytes:
    try:
        entry = commit.tree[_NAME]
        return entry.data[:_MOST_BYTES] if isinstance(entry, pygit2.Blob) and entry.filemode != 0o120000 else b""
    except (KeyError, pygit2.GitError):
        return b""

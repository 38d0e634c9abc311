"""Real repositories, made commit by commit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pygit2
from pygit2.enums import FileMode

DAY = 86_400
START = 1_700_000_000
ANN = ("Ann", "ann@example.org")
BOB = ("Bob", "bob@example.org")

Files = Mapping[Any, str | bytes | None]
"""Files by name, as text or bytes; ``None`` removes one."""


class Script:
    """A repository that grows; each commit is a day after the one before it.

    Files are text, bytes, or ``None`` for one that goes; names may be bytes too.
    """

    def __init__(self, root: Path, *, bare: bool = False) -> None:
        self.root = root
        self.repository = pygit2.init_repository(str(root), bare=bare, initial_head="main")
        self.commits: list[str] = []

    def commit(
        self,
        message: str | bytes = "change",
        files: Files | None = None,
        *,
        branch: str = "main",
        parents: Sequence[str] | None = None,
        author: tuple[str, str] = ANN,
        committer: tuple[str, str] | None = None,
        time: int | None = None,
        offset: int = 0,
        modes: Mapping[str, int] | None = None,
    ) -> str:
        """Commit on a branch, on top of its tip or of ``parents``, and return the hash."""
        reference = f"refs/heads/{branch}"
        if parents is None:
            at = self.repository.references.get(reference)
            parents = [str(at.target)] if at is not None else []
        index = pygit2.Index()
        if parents:
            index.read_tree(self.repository[parents[0]].peel(pygit2.Tree))
        entries = _entries(index)
        for path, content in (files or {}).items():
            name = path.encode() if isinstance(path, str) else path
            if content is None:
                del entries[name]
                continue
            data = content.encode() if isinstance(content, str) else content
            mode = (modes or {}).get(name.decode("utf-8", "replace"), FileMode.BLOB)
            entries[name] = (self.repository.create_blob(data), mode)
        tree = _tree(self.repository, entries)
        when = START + DAY * len(self.commits) if time is None else time
        identity, other = _who(author, when, offset), _who(committer or author, when, offset)
        text = _object(tree, parents, identity, other, message.encode() if isinstance(message, str) else message)
        made = str(self.repository.odb.write(pygit2.enums.ObjectType.COMMIT, text))
        self.repository.references.create(reference, made, force=True)
        self.commits.append(made)
        return made

    def check_out(self) -> None:
        """Write the files of the current branch."""
        self.repository.checkout("HEAD", strategy=pygit2.enums.CheckoutStrategy.FORCE)


def _entries(index: pygit2.Index) -> dict[bytes, tuple[pygit2.Oid, int]]:
    return {entry.path.encode("utf-8", "surrogateescape"): (entry.id, int(entry.mode)) for entry in index}


def _tree(repository: pygit2.Repository, entries: Mapping[bytes, tuple[pygit2.Oid, int]]) -> pygit2.Oid:
    """Trees as git writes them; names may be any bytes, which the engine's builder would not take."""
    lines: list[tuple[bytes, bytes]] = []
    folders: dict[bytes, dict[bytes, tuple[pygit2.Oid, int]]] = {}
    for path, entry in entries.items():
        folder, slash, rest = path.partition(b"/")
        if slash:
            folders.setdefault(folder, {})[rest] = entry
        else:
            lines.append((path, b"%o %b\0%b" % (entry[1], path, entry[0].raw)))
    for folder, below in folders.items():
        lines.append((folder + b"/", b"40000 %b\0%b" % (folder, _tree(repository, below).raw)))
    text = b"".join(line for _, line in sorted(lines))
    return repository.odb.write(pygit2.enums.ObjectType.TREE, text)


def _who(identity: tuple[str, str], when: int, offset: int) -> bytes:
    sign, minutes = ("-" if offset < 0 else "+"), abs(offset)
    return f"{identity[0]} <{identity[1]}> {when} {sign}{minutes // 60:02}{minutes % 60:02}".encode(
        "utf-8", "surrogateescape"
    )


def _object(tree: pygit2.Oid, parents: Sequence[str], author: bytes, committer: bytes, message: bytes) -> bytes:
    head = [b"tree " + str(tree).encode(), *(b"parent " + parent.encode() for parent in parents)]
    head += [b"author " + author, b"committer " + committer]
    return b"\n".join(head) + b"\n\n" + message

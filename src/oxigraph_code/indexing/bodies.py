"""Digests of the text of symbols, by which one is known again under another name or in another place.

For maintainers: they are taken when two states of a project are compared, of the few symbols that only one of them has;
no symbol has to carry one in the graph for that. Indentation and the name of the symbol itself count for nothing. This
module must not know what is made of likeness.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from pathlib import Path
from textwrap import dedent

from oxigraph_code.file_tree import Disk, FileTree
from oxigraph_code.history import files_of
from oxigraph_code.indexing.body import Body, BodyDigest


def body_digests(root: Path, commit: str, bodies: Sequence[Body], most: int) -> list[BodyDigest]:
    """The digests of some texts of a commit, or without one of the files on disk, in their order."""
    tree: FileTree = files_of(root, commit) if commit else Disk(root)
    texts: dict[str, list[str]] = {}
    return [_digest(_lines(tree, body.path, most, texts), body) for body in bodies]


def _lines(tree: FileTree, path: str, most: int, known: dict[str, list[str]]) -> list[str]:
    if path not in known:
        try:
            known[path] = tree.read(path, most).decode("utf-8", "replace").splitlines()
        except OSError:
            known[path] = []
    return known[path]


def _digest(lines: Sequence[str], body: Body) -> BodyDigest:
    own = [line.rstrip() for line in lines[body.start - 1 : body.end]]
    filled = [line for line in own if line]
    if not filled:
        return BodyDigest("", 0)
    # What stands before it on its first line is not its own.
    text = dedent("\n".join([own[0].lstrip(), dedent("\n".join(own[1:]))]))
    nameless = re.sub(rf"(?<!\w){re.escape(body.name)}(?!\w)", "\0", text)
    return BodyDigest(hashlib.sha256(nameless.encode("utf-8", "replace")).hexdigest(), len(filled))

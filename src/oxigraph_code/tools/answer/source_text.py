"""The text of files as they are on disk now.

For maintainers: a path is judged by its target after all symbolic links, and only files below the root are read. A file
that changed since it was indexed is still read, with a caution, because line numbers of the graph may have moved. This
module must not know the use of the text.
"""

from __future__ import annotations

import errno
import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from oxigraph_code.file_tree import FileTree
from oxigraph_code.hints import said
from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.answer.preview import listed
from oxigraph_code.tools.answer.symbol_details import modules_at
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import AnsweredEarly, Workspace

MAX_CANDIDATES = 10
_WHY = {
    errno.EFBIG: "is too large to be shown",
    errno.EISDIR: "is a folder; repo_map lists files",
    errno.EINVAL: "is no regular file",
    errno.ELOOP: "is a link that leads nowhere",
    errno.EACCES: "may not be read",
    errno.EREMOTE: "is not here: the shared graph has no text of files",
}


class SourceText(NamedTuple):
    """The lines of a file, its path below the root, and its module if it is indexed.

    ``caution`` is a phrase if the graph does not describe the file as it is now.
    """

    path: str
    lines: Sequence[str]
    module: str = ""
    caution: str = ""

    def rows(self, start: int, end: int) -> list[Row]:
        """Return rows for the lines ``start`` to ``end``, counted from 1 and both included."""
        width = len(str(end))
        numbered = enumerate(self.lines[start - 1 : end], start)
        return [Row(f"{number:>{width}} {line}".rstrip(), {"line": number, "text": line}) for number, line in numbered]


def source_text(workspace: Workspace, scope: QuestionScope, path: str) -> SourceText:
    """Read the file at a path below the root, or at the end of such a path.

    Raises ``AnsweredEarly`` with the reason if no file is read.
    """
    disk = scope.tree
    wanted = path.strip().replace("\\", "/")
    if found := _inside(disk, wanted):
        return _read(workspace, scope, disk, found)
    indexed = modules_at(workspace, scope, wanted)
    if len(indexed) == 1:
        return _read(workspace, scope, disk, scope.path_of(indexed[0]))
    if not indexed:
        raise AnsweredEarly.nothing_found(
            f"{path} is not there in {scope.root}\n{said('repo_map lists files, search_code finds them')}"
        )
    paths = listed([f"  {scope.path_of(module)}" for module in indexed], MAX_CANDIDATES)
    raise AnsweredEarly.nothing_found("\n".join([f"{len(indexed)} files end so; name one:", *paths]))


def _inside(disk: FileTree, path: str) -> str:
    """Return the real path of an existing file below the root; empty if there is none."""
    try:
        real = disk.real_path(path)
    except (OSError, ValueError):
        if Path(path).is_absolute() or ".." in Path(path).parts:
            problem = f"{path} is not there, or outside of {disk.root}; only files inside are read"
            raise AnsweredEarly.nothing_found(problem) from None
        return ""
    if real == ".." or real.startswith("../"):
        raise AnsweredEarly.nothing_found(f"{path} is outside of {disk.root}; only files inside are read")
    return real


def _read(workspace: Workspace, scope: QuestionScope, disk: FileTree, path: str) -> SourceText:
    try:
        data = disk.read(path, workspace.settings.max_file_bytes)
    except OSError as error:
        problem = f"{path} {said(_WHY.get(error.errno or 0, 'cannot be read'))}"
        raise AnsweredEarly.nothing_found(problem) from None
    if b"\0" in data:
        raise AnsweredEarly.nothing_found(f"{path} is no text")
    # Only a line feed ends a line, as in the grammars that the line numbers of the graph come from.
    lines = [line.removesuffix("\r") for line in data.decode("utf-8", "replace").split("\n")]
    at = [module for module in modules_at(workspace, scope, path) if scope.path_of(module) == path]
    if not at:
        return SourceText(path, lines, caution="not in the index")
    known = workspace.rows("module_hashes", module=at)
    is_same = any(row["digest"] == hashlib.sha256(data).hexdigest() for row in known)
    return SourceText(path, lines, at[0], "" if is_same else "newer than the index: lines may have moved")

"""The text of files, as they are on disk now.

For maintainers: what a path means is decided by where it really leads, after all links, and only what lies inside of
the root is read. A file that has changed since it was indexed is still read, and whoever asks is told, because lines of
the graph may be others now. This module must not know what the text is for.
"""

from __future__ import annotations

import errno
import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from oxigraph_code.file_tree import Disk
from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.answer.symbol_details import modules_at
from oxigraph_code.tools.workspace.scope import Scope
from oxigraph_code.tools.workspace.workspace import Answer, Workspace

_MOST = 10
_WHY = {
    errno.EFBIG: "is too large to be shown",
    errno.EISDIR: "is a folder; repo_map lists files",
    errno.EINVAL: "is no regular file",
    errno.ELOOP: "is a link that leads nowhere",
    errno.EACCES: "may not be read",
}


class SourceText(NamedTuple):
    """The lines of a file, its path below the root, its module if it is indexed, and in words how the graph has it,
    where that is not as the file is now."""

    path: str
    lines: Sequence[str]
    module: str = ""
    caution: str = ""

    def rows(self, start: int, end: int) -> list[Row]:
        """Some of the lines with their numbers, from 1, the last one included."""
        width = len(str(end))
        numbered = enumerate(self.lines[start - 1 : end], start)
        return [Row(f"{number:>{width}} {line}".rstrip(), {"line": number, "text": line}) for number, line in numbered]


def source_text(workspace: Workspace, scope: Scope, path: str) -> SourceText | Answer:
    """The file at a path below the root or at the end of such a path; an answer that says why it is not read."""
    disk = Disk(scope.root)
    wanted = path.strip().replace("\\", "/")
    found = _inside(disk, wanted)
    if isinstance(found, Answer) or found:
        return found if isinstance(found, Answer) else _read(workspace, scope, disk, found)
    indexed = modules_at(workspace, scope, wanted)
    if len(indexed) == 1:
        return _read(workspace, scope, disk, scope.path_of(indexed[0]))
    if not indexed:
        return Answer.nothing_found(
            f"{path} is not there in {scope.root}\nrepo_map lists files, search_code finds them"
        )
    paths = [f"  {scope.path_of(module)}" for module in indexed]
    more = [f"  and {len(paths) - _MOST:,} more"] if len(paths) > _MOST else []
    return Answer.nothing_found("\n".join([f"{len(paths)} files end so; name one:", *paths[:_MOST], *more]))


def _inside(disk: Disk, path: str) -> str | Answer:
    """The real path of what is there below the root; empty where nothing is."""
    try:
        real = disk.real_path(path)
    except (OSError, ValueError):
        if Path(path).is_absolute() or ".." in Path(path).parts:
            return Answer.nothing_found(f"{path} is not there, or outside of {disk.root}; only what is inside is read")
        return ""
    if real == ".." or real.startswith("../"):
        return Answer.nothing_found(f"{path} is outside of {disk.root}; only what is inside is read")
    return real


def _read(workspace: Workspace, scope: Scope, disk: Disk, path: str) -> SourceText | Answer:
    try:
        data = disk.read(path, workspace.settings.max_file_bytes)
    except OSError as error:
        return Answer.nothing_found(f"{path} {_WHY.get(error.errno or 0, 'cannot be read')}")
    if b"\0" in data:
        return Answer.nothing_found(f"{path} is no text")
    # Only a line feed ends a line, as it does for the grammars that the lines of the graph come from.
    lines = [line.removesuffix("\r") for line in data.decode("utf-8", "replace").split("\n")]
    at = [module for module in modules_at(workspace, scope, path) if scope.path_of(module) == path]
    if not at:
        return SourceText(path, lines, caution="not in the index")
    known = workspace.rows("module_hashes", module=at)
    is_same = any(row["digest"] == hashlib.sha256(data).hexdigest() for row in known)
    return SourceText(path, lines, at[0], "" if is_same else "newer than the index: lines may have moved")

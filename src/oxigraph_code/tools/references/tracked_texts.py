"""Text files below a root that are no source code but can mention symbols.

For maintainers: they are read for each question because the graph does not contain them, so their number and size are
limited. This module must not know the search in them.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

_MOST_FILES = 20_000
_LARGEST = 2_000_000


def texts_below(root: Path, is_wanted: Callable[[str], bool], largest: int = _LARGEST) -> Iterator[tuple[str, str]]:
    """Read the tracked files below a root that match, each up to ``largest`` bytes.

    Without git, the files are those that an index run would see.
    """
    for path in _files(root, is_wanted)[:_MOST_FILES]:
        try:
            with (root / path).open("rb") as file:
                yield path, file.read(largest).decode("utf-8", "replace")
        except OSError:
            continue


def _files(root: Path, is_wanted: Callable[[str], bool]) -> list[str]:
    from oxigraph_code.history import open_worktree
    from oxigraph_code.indexing.files.discovery import files_seen
    from oxigraph_code.languages.registry import installed

    worktree = open_worktree(root)
    if worktree is None or not worktree.tracked:
        return sorted(filter(is_wanted, files_seen(root, installed())))
    below = os.path.relpath(os.path.realpath(root), worktree.root).replace(os.sep, "/")
    prefix = "" if below == "." else f"{below}/"
    return sorted(path.removeprefix(prefix) for path in worktree.tracked if path.startswith(prefix) and is_wanted(path))

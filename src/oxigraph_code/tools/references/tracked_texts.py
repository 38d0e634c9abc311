"""The files below a root that are no source code and can name symbols of it all the same.

For maintainers: they are read at each question, for the graph has nothing of them; so few and small ones only. This
module must not know what is looked for in them.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

_MOST_FILES = 20_000
_LARGEST = 2_000_000


def texts_below(root: Path, is_wanted: Callable[[str], bool], largest: int = _LARGEST) -> Iterator[tuple[str, str]]:
    """The paths and the first ``largest`` bytes of the wanted files that git tracks below a root, or of all that a run
    would see where git tracks nothing."""
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

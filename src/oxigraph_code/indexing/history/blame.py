"""Who wrote the lines of symbols last, asked of git.

For maintainers: an answer is kept for as long as the commit and the file stay what they are. Nothing of this is in the
graph: an edit of one line would change what is known of all below it. This module must not know how answers look.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

from oxigraph_code.commits import Blame
from oxigraph_code.errors import HistoryError
from oxigraph_code.file_tree import Disk
from oxigraph_code.history import find_repository

_MOST_KEPT = 1_000
_kept: dict[tuple[object, ...], Blame] = {}


def blame_of(root: Path, path: str, lines: Sequence[tuple[int, int]], most_bytes: int) -> Blame | None:
    """Who wrote some lines, from and to, of a file below a root last; ``None`` where git does not know the file."""
    repository = find_repository(root)
    _, commit = repository.head() if repository is not None else ("", "")
    if repository is None or not commit:
        return None
    try:
        data = Disk(root).read(path, most_bytes)
    except OSError:
        return None
    last = len(data.splitlines())
    wanted = sorted({line for start, end in lines for line in range(start, min(end, last) + 1)})
    key = (repository.identity, commit, repository.below(root) + path, hashlib.sha256(data).digest(), tuple(wanted))
    if key not in _kept:
        try:
            found = repository.blame(commit, repository.below(root) + path, wanted, data)
        except HistoryError:
            return None
        if found.older:
            return found
        while len(_kept) >= _MOST_KEPT:
            del _kept[next(iter(_kept))]
        _kept[key] = found
    return _kept[key]

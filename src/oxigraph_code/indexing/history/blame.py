"""Blame: the commit that last changed lines of a file.

For maintainers: results are cached as long as commit and file content are the same. They are not in the graph, because
an edit of one line would change the statements about all lines below it. This module must not know the answers of
tools. See decision 0039.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

from oxigraph_code.errors import HistoryError
from oxigraph_code.facts.commits import Blame
from oxigraph_code.file_tree import Disk
from oxigraph_code.history import find_repository

_MAX_CACHED = 1_000
_cache: dict[tuple[object, ...], Blame] = {}


def blame_of(root: Path, path: str, lines: Sequence[tuple[int, int]], max_bytes: int, commit: str = "") -> Blame | None:
    """Find the last authors of line ranges of a file; ``None`` if git does not track the file.

    The file is that on disk, or of a commit.
    """
    repository = find_repository(root)
    if repository is None or not (tip := commit or repository.head()[1]):
        return None
    below = repository.below(root) + path
    try:
        data = repository.files(commit).read(below, max_bytes) if commit else Disk(root).read(path, max_bytes)
    except OSError:
        return None
    last = len(data.splitlines())
    wanted = sorted({line for start, end in lines for line in range(start, min(end, last) + 1)})
    key = (repository.identity, tip, below, hashlib.sha256(data).digest(), tuple(wanted))
    if key not in _cache:
        try:
            found = repository.blame(tip, below, wanted, data)
        except HistoryError:
            return None
        if found.older:
            return found
        while len(_cache) >= _MAX_CACHED:
            del _cache[next(iter(_cache))]
        _cache[key] = found
    return _cache[key]

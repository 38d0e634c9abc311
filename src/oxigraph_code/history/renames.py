"""Find renames: added files with the content of deleted ones.

For maintainers: people compare the results with ``git log -M``, so the pairs must be git's; the engine's own search has
another measure of similarity and finds others. The steps are as in git: first equal content; then files whose name
occurs only once on both sides; then the most similar ones, up to a million comparisons. Two files are as similar as the
share of common bytes in the larger one, in pieces of one line or 64 bytes; half is enough. This module must not know
the source of contents. See decision 0008.

Source: gitdiffcore(7), section "diffcore-rename"; the tie-breaks were found by comparing results.
"""

from __future__ import annotations

import hashlib
import os
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from stat import S_IFREG, S_ISREG
from typing import NamedTuple

HIGHEST = 60_000
"""The similarity of equal files."""

_MIN_LIKENESS = HIGHEST // 2
_MAX_COMPARISONS = 1000 * 1000
_MAX_BYTES = 64 * 1024 * 1024
_MAX_TWINS = 100
_PIECE = 64
_KEPT_CANDIDATES = 4


class File(NamedTuple):
    """One side of a change: path, content, and the mode of the tree entry."""

    path: bytes
    content: str
    mode: int

    @property
    def name(self) -> bytes:
        return self.path.rpartition(b"/")[2]


class _Pieces(NamedTuple):
    """A content as the number of bytes of each piece, and its size."""

    size: int
    weights: Mapping[bytes, int]


Read = Callable[[str], bytes | None]
"""The bytes of a content, ``None`` if it cannot be read."""


def find_renames(deleted: Sequence[File], added: Sequence[File], read: Read) -> dict[File, File]:
    """Find the deleted file for each added one that is a rename; both sides in the order of paths."""
    found = _same_content(deleted, added)
    search = _RenameSearch(deleted, added, found, read)
    search.by_unique_name()
    search.by_likeness()
    return found


def renamed_files(deleted: Mapping[str, bytes], added: Mapping[str, bytes]) -> dict[str, str]:
    """Find the new paths of deleted files by content; an empty file is never a rename."""
    contents: dict[str, bytes] = {}

    def files(of: Mapping[str, bytes]) -> list[File]:
        found = []
        for path in sorted(filter(of.get, of)):
            digest = hashlib.sha256(of[path]).hexdigest()
            contents[digest] = of[path]
            found.append(File(os.fsencode(path), digest, S_IFREG))
        return found

    pairs = find_renames(files(deleted), files(added), contents.get)
    return {os.fsdecode(old.path): os.fsdecode(new.path) for new, old in pairs.items()}


def _same_content(deleted: Sequence[File], added: Sequence[File]) -> dict[File, File]:
    found: dict[File, File] = {}
    twins: dict[str, list[File]] = defaultdict(list)
    for old in deleted:
        twins[old.content].append(old)
    for new in added:
        candidates = [
            old
            for old in twins.get(new.content, [])[: _MAX_TWINS + 1]
            if (S_ISREG(old.mode) and S_ISREG(new.mode)) or old.mode == new.mode
        ]
        if candidates:
            best = next((old for old in candidates if old.name == new.name), candidates[0])
            twins[new.content].remove(best)
            found[new] = best
    return found


class _RenameSearch:
    """The search among files with different contents."""

    def __init__(self, deleted: Sequence[File], added: Sequence[File], found: dict[File, File], read: Read) -> None:
        self._deleted = deleted
        self._added = added
        self._found = found
        self._read = read
        self._pieces: dict[str, _Pieces | None] = {}

    def by_unique_name(self) -> None:
        """Compare a file whose name occurs only once with the file of that name on the other side."""
        old_by_name, new_by_name = (_by_name(side) for side in self._unpaired())
        for name, olds in old_by_name.items():
            news = new_by_name.get(name, [])
            if len(olds) == len(news) == 1 and self._likeness(olds[0], news[0]) >= _MIN_LIKENESS:
                self._found[news[0]] = olds[0]

    def by_likeness(self) -> None:
        """Pair the rest, most similar first; of equals a pair of one name, then the first."""
        olds, news = self._unpaired()
        if not olds or not news or len(olds) * len(news) > _MAX_COMPARISONS:
            return
        shared = _Shared([self._pieces_of(old) for old in olds])
        candidates: list[tuple[int, int, File, File]] = []
        for new in news:
            scores = shared.scores(self._pieces_of(new))
            best: list[tuple[int, int, File, File]] = []
            for score, old in zip(scores, olds, strict=True):
                _keep_best(best, (score, old.name == new.name, old, new))
            candidates.extend(best)
        candidates.sort(key=lambda candidate: candidate[:2], reverse=True)
        used: set[File] = set()
        for score, _, old, new in candidates:
            if score >= _MIN_LIKENESS and new not in self._found and old not in used:
                self._found[new] = old
                used.add(old)

    def _unpaired(self) -> tuple[list[File], list[File]]:
        taken = set(self._found.values())
        return [old for old in self._deleted if old not in taken], [
            new for new in self._added if new not in self._found
        ]

    def _likeness(self, old: File, new: File) -> int:
        return _Shared([self._pieces_of(old)]).scores(self._pieces_of(new))[0]

    def _pieces_of(self, file: File) -> _Pieces | None:
        if not S_ISREG(file.mode):
            return None
        if file.content not in self._pieces:
            data = self._read(file.content)
            self._pieces[file.content] = None if data is None or len(data) > _MAX_BYTES else _cut(data)
        return self._pieces[file.content]


class _Shared:
    """The common bytes of one content with several others, in one pass over its pieces."""

    def __init__(self, others: Sequence[_Pieces | None]) -> None:
        self._others = others
        self._holders: dict[bytes, list[tuple[int, int]]] = defaultdict(list)
        for index, other in enumerate(others):
            if other is not None:
                for piece, weight in other.weights.items():
                    self._holders[piece].append((index, weight))

    def scores(self, content: _Pieces | None) -> list[int]:
        """Return the similarity with each of the others; 0 if the sizes alone exclude a rename."""
        if content is None:
            return [0] * len(self._others)
        shared = [0] * len(self._others)
        for piece, weight in content.weights.items():
            for index, other_weight in self._holders.get(piece, ()):
                shared[index] += min(weight, other_weight)
        return [
            0 if other is None or not _sizes_allow(other.size, content.size) else _scaled(amount, other, content)
            for amount, other in zip(shared, self._others, strict=True)
        ]


def _sizes_allow(one: int, other: int) -> bool:
    larger = max(one, other)
    return min(one, other) > 0 and larger * (HIGHEST - _MIN_LIKENESS) >= abs(one - other) * HIGHEST


def _scaled(amount: int, one: _Pieces, other: _Pieces) -> int:
    return amount * HIGHEST // max(one.size, other.size)


def _cut(data: bytes) -> _Pieces:
    is_text = b"\0" not in data[:8000]
    lines = (data.replace(b"\r\n", b"\n") if is_text else data).split(b"\n")
    weights: Counter[bytes] = Counter()
    last = len(lines) - 1
    for number, line in enumerate(lines):
        whole = line if number == last else line + b"\n"
        for start in range(0, len(whole), _PIECE):
            piece = whole[start : start + _PIECE]
            weights[piece] += len(piece)
    return _Pieces(len(data), weights)


def _by_name(files: Sequence[File]) -> dict[bytes, list[File]]:
    by_name: dict[bytes, list[File]] = defaultdict(list)
    for file in files:
        by_name[file.name].append(file)
    return by_name


def _keep_best(best: list[tuple[int, int, File, File]], candidate: tuple[int, int, File, File]) -> None:
    """Keep the best few; a better one replaces the worst, which matters for equals later."""
    if len(best) < _KEPT_CANDIDATES:
        best.append(candidate)
        return
    worst = 0
    for index in range(1, _KEPT_CANDIDATES):
        if best[index][:2] < best[worst][:2]:
            worst = index
    if candidate[:2] > best[worst][:2]:
        best[worst] = candidate

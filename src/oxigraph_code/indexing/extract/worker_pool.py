"""Worker processes that read files, and what happens when one of them dies.

For maintainers: files go out in batches. A batch whose worker dies or does not come back is sent again file by file, so
that the one to blame is found and the others lose nothing. Starting a worker takes longer than reading a few files, so
one that has read no more than that is left for the next who reads. Making a grammar ready takes up to a second in each
worker, so a worker stays with what it has read before as long as there is more of it. This module must not know what is
in an answer.
"""

from __future__ import annotations

import os
import queue
import threading
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import PurePath
from typing import Any, NamedTuple

from oxigraph_code.child import Child, DeadlinePassed
from oxigraph_code.config import Settings
from oxigraph_code.errors import ChildFailed
from oxigraph_code.file_tree import FileTree
from oxigraph_code.indexing.files.discovery import SourceFile

_MODULE = "oxigraph_code.indexing.process.extract_worker"
_BATCH_FILES = 64
_BATCH_BYTES = 512 * 1024
_MEMORY_MB = 4096
_WORK_S = 10.0
_WORK_PER_MB_S = 10.0
_WAIT_FOR_WORK = 6
"""By the clock it may take so many times as long: others want the machine, too, and a disk may be far away."""

_left: list[Child] = []
"""Workers that wait for the next who reads."""


class Errand(NamedTuple):
    """A file to read, and the folder of the project it belongs to; without a path, the project itself."""

    file: SourceFile
    folder: str


class Reading(NamedTuple):
    """What came back for one errand; see ``extracting.answer``."""

    errand: Errand
    answer: dict[str, Any]


def read_files(
    tree: FileTree, errands: Sequence[Errand], settings: Settings, told: Callable[[int], None]
) -> Iterator[Reading]:
    """Read files in worker processes, in no certain order. ``told`` hears how many are done."""
    if not errands:
        return
    batches = Batches(errands)
    count = len(batches)
    results: queue.SimpleQueue[list[Reading] | BaseException] = queue.SimpleQueue()
    size = min(settings.workers or os.cpu_count() or 1, count)
    pool = [_Worker(tree, settings.max_file_bytes, batches, results) for _ in range(size)]
    is_done = False
    try:
        done = 0
        while done < len(errands):
            outcome = results.get()
            if isinstance(outcome, BaseException):
                raise outcome
            done += len(outcome)
            told(done)
            # Whoever has what it looks for may never ask whether there is more.
            is_done = count == 1 and done == len(errands)
            yield from outcome
    finally:
        for worker in pool:
            worker.stop(is_to_be_left=is_done)


class Batches:
    """Batches of bounded size, the largest files first, so that no worker is left alone with one at the end. Where
    there are several, each is of one extension, which says what grammar reads its files; the rarer come first."""

    def __init__(self, errands: Iterable[Errand]) -> None:
        ordered = sorted(errands, key=lambda errand: -errand.file.size)
        by_extension: dict[str, list[Errand]] = defaultdict(list)
        is_one = len(list(_batches(ordered))) == 1
        for errand in ordered:
            by_extension["" if is_one else PurePath(errand.file.path).suffix].append(errand)
        rarer = sorted(by_extension, key=lambda extension: sum(errand.file.size for errand in by_extension[extension]))
        self._waiting = {extension: deque(_batches(by_extension[extension])) for extension in rarer}
        self._begun: set[str] = set()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def take(self, known: set[str]) -> list[Errand] | None:
        """The next batch for a worker, ``None`` where all are taken: best of an extension that it has read before, then
        of one that no other has. ``known`` are those that it has read, and gets that of the batch."""
        with self._lock:
            left = [extension for extension, batches in self._waiting.items() if batches]
            if not left:
                return None
            extension = min(left, key=lambda extension: (extension not in known, extension in self._begun))
            self._begun.add(extension)
            known.add(extension)
            return self._waiting[extension].popleft()


def _batches(errands: Iterable[Errand]) -> Iterator[list[Errand]]:
    batch: list[Errand] = []
    size = 0
    for errand in errands:
        batch.append(errand)
        size += errand.file.size
        if len(batch) >= _BATCH_FILES or size >= _BATCH_BYTES:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def _take_left() -> Child | None:
    while _left:
        with suppress(IndexError):
            if (child := _left.pop()).alive:
                return child
    return None


class _Worker:
    """A thread that keeps one child process busy."""

    def __init__(
        self,
        tree: FileTree,
        most: int,
        batches: Batches,
        results: queue.SimpleQueue[list[Reading] | BaseException],
    ) -> None:
        self._root = os.fsencode(tree.root)
        self._commit = tree.commit
        self._most = most
        self._batches = batches
        self._results = results
        self._stopped = False
        self._child: Child | None = None
        self._was_left = False
        threading.Thread(target=self._work, daemon=True).start()

    def stop(self, *, is_to_be_left: bool) -> None:
        self._stopped = True
        if self._child is not None:
            if is_to_be_left and not _left:
                _left.append(self._child)
            else:
                self._child.kill()

    def _work(self) -> None:
        known: set[str] = set()
        try:
            while not self._stopped and (batch := self._batches.take(known)) is not None:
                self._results.put(self._read(batch))
        except BaseException as error:  # whoever waits must hear of it
            self._results.put(error)

    def _read(self, batch: list[Errand]) -> list[Reading]:
        try:
            answers = self._ask(batch)
        except DeadlinePassed:
            problem = "reading it took too long; it was given up"
        except ChildFailed as error:
            if self._was_left and not self._stopped:
                # It may have died before it was asked.
                return self._read(batch)
            problem = f"reading it ended the worker process (code {error.exit_code})"
        else:
            return [Reading(errand, answer) for errand, answer in zip(batch, answers, strict=True)]
        if len(batch) == 1 or self._stopped:
            return [Reading(errand, {"problem": problem}) for errand in batch]
        return [reading for errand in batch for reading in self._read([errand])]

    def _ask(self, batch: list[Errand]) -> list[dict[str, Any]]:
        if self._child is None or not self._child.alive:
            left = _take_left() if self._child is None else None
            self._was_left = left is not None
            self._child = left or Child(_MODULE, memory_mb=_MEMORY_MB)
        files = [
            (os.fsencode(folder), os.fsencode(file.path), file.language, _work_s(file.size)) for file, folder in batch
        ]
        answers: list[dict[str, Any]] = self._child.request(
            {"root": self._root, "commit": self._commit, "most": self._most, "files": files},
            deadline_s=_WAIT_FOR_WORK * _work_s(sum(errand.file.size for errand in batch)),
        )
        return answers


def _work_s(size: int) -> float:
    """How many seconds reading so many bytes may take of a processor."""
    return _WORK_S + _WORK_PER_MB_S * size / (1024 * 1024)

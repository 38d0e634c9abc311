"""The pool of worker processes that read files, and its recovery when one dies.

For maintainers: files are sent in batches. If a worker dies or misses its deadline, its batch is sent again file by
file, so only the facts of the culprit are lost. Starting a worker takes longer than reading a few files, so a worker
that served a single batch stays alive for the next caller. Loading a grammar takes up to a second in each worker, so a
worker continues with the language that it has loaded. This module must not know the content of an answer.
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

from oxigraph_code.errors import ChildFailed
from oxigraph_code.file_tree import FileTree
from oxigraph_code.indexing.files.discovery import SourceFile
from oxigraph_code.processes.child import Child, DeadlinePassed
from oxigraph_code.settings.config import Settings

_MODULE = "oxigraph_code.indexing.process.extract_worker"
_BATCH_FILES = 64
_BATCH_BYTES = 512 * 1024
_MEMORY_MB = 4096
_WORK_S = 10.0
_WORK_PER_MB_S = 10.0
_WALL_CLOCK_FACTOR = 6
"""The deadline in wall-clock time, as a multiple of the processor time.

The machine may be busy and the disk slow.
"""

_idle: list[Child] = []
"""Idle workers for the next caller."""


class ReadRequest(NamedTuple):
    """A file to read and the folder of its project; the project itself if the path is empty."""

    file: SourceFile
    folder: str


class WorkerAnswer(NamedTuple):
    """The answer to one request; see ``process.extract_worker``."""

    request: ReadRequest
    answer: dict[str, Any]


def read_files(
    tree: FileTree, requests: Sequence[ReadRequest], settings: Settings, progress: Callable[[int], None]
) -> Iterator[WorkerAnswer]:
    """Read files in worker processes, in any order. ``progress`` gets the number of files done."""
    if not requests:
        return
    batches = Batches(requests)
    count = len(batches)
    results: queue.SimpleQueue[list[WorkerAnswer] | BaseException] = queue.SimpleQueue()
    size = min(settings.processes, count)
    pool = [_Worker(tree, settings.max_file_bytes, batches, results) for _ in range(size)]
    is_done = False
    try:
        done = 0
        while done < len(requests):
            outcome = results.get()
            if isinstance(outcome, BaseException):
                raise outcome
            done += len(outcome)
            progress(done)
            # The caller may stop iterating before the end.
            is_done = count == 1 and done == len(requests)
            yield from outcome
    finally:
        for worker in pool:
            worker.stop(keep_alive=is_done)


class Batches:
    """Batches of bounded size, largest files first, so that no worker is left with a large one at the end.

    If there are several, each has files of one extension and so of one grammar, and rarer extensions come first.
    """

    def __init__(self, requests: Iterable[ReadRequest]) -> None:
        ordered = sorted(requests, key=lambda request: -request.file.size)
        by_extension: dict[str, list[ReadRequest]] = defaultdict(list)
        is_one = len(list(_batches(ordered))) == 1
        for request in ordered:
            by_extension["" if is_one else PurePath(request.file.path).suffix].append(request)
        rarer = sorted(
            by_extension, key=lambda extension: sum(request.file.size for request in by_extension[extension])
        )
        self._waiting = {extension: deque(_batches(by_extension[extension])) for extension in rarer}
        self._begun: set[str] = set()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def take(self, known: set[str]) -> list[ReadRequest] | None:
        """Take the next batch, or ``None`` if all are taken.

        ``known`` are the extensions that the worker has read, and gets the extension of the batch. A batch with a known
        extension is preferred, then one with an extension that no worker has read.
        """
        with self._lock:
            left = [extension for extension, batches in self._waiting.items() if batches]
            if not left:
                return None
            extension = min(left, key=lambda extension: (extension not in known, extension in self._begun))
            self._begun.add(extension)
            known.add(extension)
            return self._waiting[extension].popleft()


def _batches(requests: Iterable[ReadRequest]) -> Iterator[list[ReadRequest]]:
    batch: list[ReadRequest] = []
    size = 0
    for request in requests:
        batch.append(request)
        size += request.file.size
        if len(batch) >= _BATCH_FILES or size >= _BATCH_BYTES:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def _take_idle() -> Child | None:
    while _idle:
        with suppress(IndexError):
            if (child := _idle.pop()).alive:
                return child
    return None


class _Worker:
    """A thread that keeps one child process busy."""

    def __init__(
        self,
        tree: FileTree,
        max_bytes: int,
        batches: Batches,
        results: queue.SimpleQueue[list[WorkerAnswer] | BaseException],
    ) -> None:
        self._root = os.fsencode(tree.root)
        self._commit = tree.commit
        self._max_bytes = max_bytes
        self._batches = batches
        self._results = results
        self._stopped = False
        self._child: Child | None = None
        self._was_idle = False
        threading.Thread(target=self._work, daemon=True).start()

    def stop(self, *, keep_alive: bool) -> None:
        self._stopped = True
        if self._child is not None:
            if keep_alive and not _idle:
                _idle.append(self._child)
            else:
                self._child.kill()

    def _work(self) -> None:
        known: set[str] = set()
        try:
            while not self._stopped and (batch := self._batches.take(known)) is not None:
                self._results.put(self._read(batch))
        except BaseException as error:  # the caller must get it
            self._results.put(error)

    def _read(self, batch: list[ReadRequest]) -> list[WorkerAnswer]:
        try:
            answers = self._ask(batch)
        except DeadlinePassed:
            problem = "reading it took too long; it was given up"
        except ChildFailed as error:
            if self._was_idle and not self._stopped:
                # The idle worker may have died before the request.
                return self._read(batch)
            problem = f"reading it ended the worker process (code {error.exit_code})"
        else:
            return [WorkerAnswer(request, answer) for request, answer in zip(batch, answers, strict=True)]
        if len(batch) == 1 or self._stopped:
            return [WorkerAnswer(request, {"problem": problem}) for request in batch]
        return [reading for request in batch for reading in self._read([request])]

    def _ask(self, batch: list[ReadRequest]) -> list[dict[str, Any]]:
        if self._child is None or not self._child.alive:
            idle = _take_idle() if self._child is None else None
            self._was_idle = idle is not None
            self._child = idle or Child(_MODULE, memory_mb=_MEMORY_MB)
        files = [
            (os.fsencode(folder), os.fsencode(file.path), file.language, _work_s(file.size)) for file, folder in batch
        ]
        answers: list[dict[str, Any]] = self._child.request(
            {"root": self._root, "commit": self._commit, "max_bytes": self._max_bytes, "files": files},
            deadline_s=_WALL_CLOCK_FACTOR * _work_s(sum(request.file.size for request in batch)),
        )
        return answers


def _work_s(size: int) -> float:
    """Return the limit of processor time, in seconds, for a number of bytes to read."""
    return _WORK_S + _WORK_PER_MB_S * size / (1024 * 1024)

"""The pool of worker processes that read files, and its recovery when one dies.

For maintainers: files are sent in batches. If a worker dies or misses its deadline, its batch is sent again file by
file, so only the facts of the culprit are lost. Starting a worker takes longer than reading a few files, so a worker
that served a single batch stays alive for the next caller. Compiling a query takes up to a second, so those that
several workers need are compiled in this process before it forks the workers. It forks before it has threads: one that
computes a cached property holds a lock, which a fork would wait for. Elsewhere than on Linux workers are processes of
their own. This module must not know the content of an answer. See decisions 0114 and 0181.
"""

from __future__ import annotations

import os
import queue
import threading
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from oxigraph_code.errors import ChildFailed
from oxigraph_code.file_tree import FileTree
from oxigraph_code.indexing.files.discovery import SourceFile
from oxigraph_code.languages.loader import ending, extracts, grammar_of
from oxigraph_code.languages.registry import installed
from oxigraph_code.processes.child import CAN_FORK, Child, DeadlinePassed
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
_forks = CAN_FORK
_prepared: set[object] = set()
"""The grammars that this process has made ready for its forks."""


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
    if _forks:
        batches.prepare()
    pool = [_Worker(tree, settings.max_file_bytes, batches, results) for _ in range(size)]
    is_done = False
    try:
        for worker in pool:
            worker.start()
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

    If there are several, each has files of one grammar.
    """

    def __init__(self, requests: Iterable[ReadRequest]) -> None:
        ordered = sorted(requests, key=lambda request: -request.file.size)
        by_grammar: dict[object, list[ReadRequest]] = defaultdict(list)
        is_one = len(list(_batches(ordered))) == 1
        for request in ordered:
            by_grammar[
                None if is_one else grammar_of(installed().loader(request.file.language), request.file.path)
            ].append(request)
        self._waiting = {grammar: deque(_batches(of_grammar)) for grammar, of_grammar in by_grammar.items()}
        self._shared = {grammar for grammar, batches in self._waiting.items() if len(batches) > 1}
        """The grammars that several workers may need."""
        self._begun: set[object] = set()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def prepare(self) -> None:
        """Make all ready in this process that several workers need, so that its forks have it."""
        for grammar in self._shared - _prepared:
            file = self._waiting[grammar][0][0].file
            loader = installed().loader(file.language)
            if extracts(loader):
                with suppress(Exception):  # a loader from another package may raise anything; so will the worker
                    loader.extract(b"", f"file{ending(file.path)}")
            _prepared.add(grammar)

    def take(self, known: set[object]) -> list[ReadRequest] | None:
        """Take the next batch, or ``None`` if all are taken.

        ``known`` are the grammars that the worker has read, and gets the one of the batch. A batch of a grammar that
        one worker reads alone comes first, then one of a known grammar.
        """
        with self._lock:
            left = [grammar for grammar, batches in self._waiting.items() if batches]
            if not left:
                return None
            grammar = min(left, key=lambda one: (one in self._begun and one not in known, one in self._shared))
            self._begun.add(grammar)
            known.add(grammar)
            return self._waiting[grammar].popleft()


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
        idle = _take_idle()
        self._was_idle = idle is not None
        self._child = idle or Child(_MODULE, memory_mb=_MEMORY_MB, is_fork=_forks)

    def start(self) -> None:
        threading.Thread(target=self._work, daemon=True).start()

    def stop(self, *, keep_alive: bool) -> None:
        self._stopped = True
        if keep_alive and not _idle:
            _idle.append(self._child)
        else:
            self._child.kill()

    def _work(self) -> None:
        known: set[object] = set()
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
        if not self._child.alive:
            self._child, self._was_idle = Child(_MODULE, memory_mb=_MEMORY_MB), False
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

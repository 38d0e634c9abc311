"""Work in forked copies of this process, which share its memory.

For maintainers: the facts of a program are too large to send to each process, and a fork has them at no cost until it
changes a page. A fork of a process with threads must not use what another thread may have locked, so work is Python
that computes and nothing else. Other systems than Linux do not promise even that; there, and for a single process, a
thread works instead. All forks end as soon as the lifeline closes, also when their parent is killed. This module must
not know the tasks. See decision 0114.
"""

from __future__ import annotations

import gc
import logging
import os
import struct
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from queue import SimpleQueue
from typing import Generic, TypeVar

import msgspec

from oxigraph_code.errors import ChildFailed
from oxigraph_code.processes import logs
from oxigraph_code.processes.child import read_frame, write_frame
from oxigraph_code.processes.forked_child import close_all_but, exit_after, fork

Task = TypeVar("Task")
Result = TypeVar("Result")
_Start = Callable[[], Callable[[Task], Result]]

_NUMBER = struct.Struct("<I")
_LONGEST_RUN = 100
"""The tasks that a process takes at once: neighbours use the same results of inference."""
_LEAST_RUNS = 8
"""The runs for each process, so that none waits long for the last one."""
_RETIREMENT = 400
"""The tasks after which a new process takes over, since memory that a process uses becomes its own."""
_RETIRED = 3
_MAX_RUNS = 10_000
"""The numbers of all runs must fit into a pipe."""


class ForkedWork(Generic[Task, Result]):
    """Results of tasks, in any order, each with its task.

    The work goes on from ``begin`` to ``close``. Results are sent as frames of ``child`` and converted to ``kind``.
    """

    def __init__(self, tasks: Sequence[Task], kind: type[Result], processes: int) -> None:
        self._tasks = tasks
        self._kind = kind
        self._processes = min(processes, len(tasks)) if sys.platform == "linux" else 1
        fewest = len(tasks) // _MAX_RUNS + 1
        self._run = max(fewest, min(_LONGEST_RUN, len(tasks) // (_LEAST_RUNS * processes)))
        self._results: SimpleQueue[tuple[int, Result] | BaseException | None] = SimpleQueue()
        self._readers: list[threading.Thread] = []
        self._lifeline = self._leader = -1
        self._stopped = False

    def begin(self, start: _Start[Task, Result]) -> None:
        """Start to work. ``start`` makes the function that does a task, once and before the processes part."""
        try:
            pipes = self._fork(start) if self._processes > 1 else []
        except OSError as error:  # too many processes or open files
            logs.event("cannot fork", logging.WARNING, error=type(error).__name__, code=error.errno)
            pipes = []
        self._readers = [threading.Thread(target=self._collect, args=(pipe,), daemon=True) for pipe in pipes]
        self._readers = self._readers or [threading.Thread(target=self._do_all, args=(start,), daemon=True)]
        for reader in self._readers:
            reader.start()

    def close(self) -> None:
        """End all processes; results that are not read yet are lost."""
        self._stopped = True
        if self._lifeline >= 0:
            os.close(self._lifeline)
            os.waitpid(self._leader, 0)
            self._lifeline = -1
        for reader in self._readers:
            reader.join()

    def __len__(self) -> int:
        return len(self._tasks)

    def __iter__(self) -> Iterator[tuple[Task, Result]]:
        """Yield results until all tasks are done. Raises ``ChildFailed`` if a process ended before."""
        done, left = 0, len(self._readers)
        while left:
            found = self._results.get()
            if found is None:
                left -= 1
            elif isinstance(found, BaseException):
                raise found
            else:
                done += 1
                yield self._tasks[found[0]], found[1]
        if left := len(self._tasks) - done:
            logs.event("forked work is incomplete", logging.WARNING, tasks=left)
            raise ChildFailed(f"a process ended, and {left:,} tasks were not done", exit_code=1)

    def _do_all(self, start: _Start[Task, Result]) -> None:
        """Do all tasks in a thread of this process."""
        try:
            do = start()
            for number, task in enumerate(self._tasks):
                if self._stopped:
                    break
                self._results.put((number, do(task)))
        except BaseException as error:  # the caller must get it
            self._results.put(error)
        self._results.put(None)

    def _fork(self, start: _Start[Task, Result]) -> list[int]:
        """Start the first fork; return the pipes from which results are read. Raises ``OSError``."""
        opened: list[int] = []

        def pipe() -> tuple[int, int]:
            ends = os.pipe()
            opened.extend(ends)
            return ends

        try:
            runs, end_of_runs = pipe()
            for first in range(0, len(self._tasks), self._run):
                os.write(end_of_runs, _NUMBER.pack(first))
            end_of_child, lifeline = pipe()
            pipes = [pipe() for _ in range(self._processes)]
            leader = fork()
        except OSError:
            for descriptor in opened:
                os.close(descriptor)
            raise
        if leader == 0:
            exit_after(lambda: self._lead(start, runs, end_of_child, [writable for _, writable in pipes]))
        self._leader, self._lifeline = leader, lifeline
        for descriptor in (runs, end_of_runs, end_of_child, *(writable for _, writable in pipes)):
            os.close(descriptor)
        return [readable for readable, _ in pipes]

    def _lead(self, start: _Start[Task, Result], runs: int, lifeline: int, pipes: Sequence[int]) -> int:
        """Prepare the work in the first fork, and keep a fork of it busy for each pipe."""
        gc.disable()
        # Locks and pipes of the parent must end with the parent.
        close_all_but({0, 1, 2, runs, lifeline, *pipes})
        do = start()
        workers = {self._new_worker(do, runs, lifeline, pipe): pipe for pipe in pipes}
        _end_with(lifeline)
        while workers:
            worker, status = os.wait()
            pipe = workers.pop(worker)
            if os.waitstatus_to_exitcode(status) == _RETIRED:
                workers[self._new_worker(do, runs, lifeline, pipe)] = pipe
        return 0

    def _new_worker(self, do: Callable[[Task], Result], runs: int, lifeline: int, pipe: int) -> int:
        if (worker := os.fork()) == 0:
            _end_with(lifeline)
            exit_after(lambda: self._work(do, runs, pipe))
        return worker

    def _work(self, do: Callable[[Task], Result], runs: int, pipe: int) -> int:
        """Do tasks until none is left or the process retires; return its exit code."""
        done = 0
        with os.fdopen(pipe, "wb", buffering=0, closefd=False) as answers:
            while number := os.read(runs, _NUMBER.size):
                (first,) = _NUMBER.unpack(number)
                for task in range(first, min(first + self._run, len(self._tasks))):
                    write_frame(answers, (task, do(self._tasks[task])))
                done += self._run
                if done >= _RETIREMENT:
                    return _RETIRED
        return 0

    def _collect(self, pipe: int) -> None:
        with os.fdopen(pipe, "rb") as answers:
            while (frame := read_frame(answers)) is not None:
                number, result = frame
                self._results.put((number, msgspec.convert(result, self._kind)))
        self._results.put(None)


def _end_with(lifeline: int) -> None:
    """Have a thread end this process when the other end of a pipe closes."""

    def wait() -> None:
        os.read(lifeline, 1)
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()

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
import signal
import struct
import subprocess
import sys
import threading
import time
import warnings
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import IO, Generic, NoReturn, TypeVar

import msgspec

from oxigraph_code.errors import ChildFailed
from oxigraph_code.processes import logs
from oxigraph_code.processes.child import Child, Handler, Process, read_frame, serve, write_frame

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
_LOOK_S = 0.002
"""The time between two looks for the end of a process."""
_MAX_RUNS = 10_000
"""The numbers of all runs must fit into a pipe."""


class ForkedChild(Child):
    """A child that is a fork of this process, and has all that is loaded here. Raises ``OSError``.

    ``module`` is the name that the process gets; it serves ``handler``.
    """

    def __init__(self, module: str, handler: Handler, memory_mb: int = 0) -> None:
        self._handler = handler
        super().__init__(module, memory_mb=memory_mb)

    def _start(self, arguments: Sequence[str], limits: Mapping[str, str], lifeline: int) -> Process:
        return _Fork(self._module, self._handler, limits, lifeline)


class _Fork:
    """A forked process that serves requests, as ``subprocess`` shows processes."""

    def __init__(self, name: str, handler: Handler, environment: Mapping[str, str], lifeline: int) -> None:
        requests, stdin = os.pipe()
        stdout, answers = os.pipe()
        try:
            self.pid = _fork()
        except OSError:
            for descriptor in (requests, stdin, stdout, answers):
                os.close(descriptor)
            raise
        if self.pid == 0:
            _exit_after(lambda: _serve(name, handler, environment, requests, answers, lifeline))
        os.close(requests)
        os.close(answers)
        self.stdin: IO[bytes] | None = os.fdopen(stdin, "wb", buffering=0)
        self.stdout: IO[bytes] | None = os.fdopen(stdout, "rb", buffering=0)
        self._name = name
        self._code: int | None = None
        self._lock = threading.Lock()

    def poll(self) -> int | None:
        with self._lock:
            if self._code is None:
                ended, status = os.waitpid(self.pid, os.WNOHANG)
                self._code = os.waitstatus_to_exitcode(status) if ended else None
            return self._code

    def kill(self) -> None:
        if self.poll() is None:
            os.kill(self.pid, signal.SIGKILL)

    def wait(self, timeout: float | None = None) -> int:
        end = None if timeout is None else time.monotonic() + timeout
        while (code := self.poll()) is None:
            if end is not None and time.monotonic() > end:
                raise subprocess.TimeoutExpired(self._name, timeout or 0)
            time.sleep(_LOOK_S)
        return code


def _serve(
    name: str, handler: Handler, environment: Mapping[str, str], requests: int, answers: int, lifeline: int
) -> int:
    """Serve requests in a fork, with a session of its own."""
    gc.disable()
    os.setsid()
    os.dup2(requests, 0)
    os.dup2(answers, 1)
    # Locks and pipes of the parent must end with the parent.
    _close_all_but({0, 1, 2, lifeline})
    os.environ.update(environment)
    with suppress(OSError):
        Path("/proc/self/comm").write_text(name.rpartition(".")[2])
    serve(handler)
    return 0


def _fork() -> int:
    with warnings.catch_warnings():
        # Python warns of the locks of other threads, see above. The forks inherit the filter.
        warnings.simplefilter("ignore", DeprecationWarning)
        return os.fork()


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
            leader = _fork()
        except OSError:
            for descriptor in opened:
                os.close(descriptor)
            raise
        if leader == 0:
            _exit_after(lambda: self._lead(start, runs, end_of_child, [writable for _, writable in pipes]))
        self._leader, self._lifeline = leader, lifeline
        for descriptor in (runs, end_of_runs, end_of_child, *(writable for _, writable in pipes)):
            os.close(descriptor)
        return [readable for readable, _ in pipes]

    def _lead(self, start: _Start[Task, Result], runs: int, lifeline: int, pipes: Sequence[int]) -> int:
        """Prepare the work in the first fork, and keep a fork of it busy for each pipe."""
        gc.disable()
        # Locks and pipes of the parent must end with the parent.
        _close_all_but({0, 1, 2, runs, lifeline, *pipes})
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
            _exit_after(lambda: self._work(do, runs, pipe))
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


def _exit_after(work: Callable[[], int]) -> NoReturn:
    """End this process with the code that its work returns, or with 1 after an error."""
    code = 1
    try:
        code = work()
    except Exception as error:
        logs.event("forked work failed", logging.ERROR, error=type(error).__name__, place=logs.raised_at(error))
    finally:
        os._exit(code)


def _close_all_but(kept: Collection[int]) -> None:
    for entry in list(Path("/proc/self/fd").iterdir()):
        if int(entry.name) not in kept:
            with suppress(OSError):  # the descriptor of the list itself
                os.close(int(entry.name))


def _end_with(lifeline: int) -> None:
    """Have a thread end this process when the other end of a pipe closes."""

    def wait() -> None:
        os.read(lifeline, 1)
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()

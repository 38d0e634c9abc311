"""Child processes that are forks of this one, as ``subprocess`` shows processes.

For maintainers: a fork has all that this process has loaded, and starts in a hundredth of a second. It must be made
while this process has no thread that may hold a lock which the fork needs, and while it is small: each page that one of
both changes is copied. This module must not know the requests. See decision 0181.
"""

from __future__ import annotations

import logging
import os
import runpy
import signal
import subprocess
import sys
import threading
import time
import warnings
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, NoReturn

from oxigraph_code.processes import logs

_LOOK_S = 0.002
"""The time between two looks for the end of a process."""


class ForkedProcess:
    """A fork that runs a module as ``python -P -m`` does. Raises ``OSError`` where it cannot be made.

    Of the open files it keeps ``kept`` and the standard ones, which are pipes to this process.
    """

    def __init__(self, module: str, arguments: Sequence[str], environment: Mapping[str, str], kept: int) -> None:
        requests, stdin = os.pipe()
        stdout, answers = os.pipe()
        try:
            self.pid = fork()
        except OSError:
            for descriptor in (requests, stdin, stdout, answers):
                os.close(descriptor)
            raise
        if self.pid == 0:
            os.dup2(requests, 0)
            os.dup2(answers, 1)
            exit_after(lambda: _run(module, arguments, environment, kept))
        os.close(requests)
        os.close(answers)
        self.stdin: IO[bytes] | None = os.fdopen(stdin, "wb", buffering=0)
        self.stdout: IO[bytes] | None = os.fdopen(stdout, "rb", buffering=0)
        self._module = module
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
                raise subprocess.TimeoutExpired(self._module, timeout or 0)
            time.sleep(_LOOK_S)
        return code


def _run(module: str, arguments: Sequence[str], environment: Mapping[str, str], kept: int) -> int:
    os.setsid()
    # Locks and pipes of the parent must end with the parent.
    close_all_but({0, 1, 2, kept})
    os.environ.update(environment)
    if not sys.flags.safe_path:
        del sys.path[0]  # it may be the working directory, which may be a hostile checkout
    sys.argv = [module, *arguments]
    with suppress(OSError):
        Path("/proc/self/comm").write_text(module.rpartition(".")[2])
    warnings.simplefilter("ignore", RuntimeWarning)  # the module may be imported already
    runpy.run_module(module, run_name="__main__", alter_sys=True)
    return 0


def fork() -> int:
    with warnings.catch_warnings():
        # Python warns of the locks of other threads, see above. The forks inherit the filter.
        warnings.simplefilter("ignore", DeprecationWarning)
        return os.fork()


def exit_after(work: Callable[[], int]) -> NoReturn:
    """End this process with the code that its work returns, or with 1 after an error."""
    code = 1
    try:
        code = work()
    except BrokenPipeError:  # the end of the reader also closes the lifeline, but not always before a pipe of answers
        logs.event("the reader of a fork has ended", logging.DEBUG)
    except Exception as error:
        logs.event("forked work failed", logging.ERROR, error=type(error).__name__, place=logs.raised_at(error))
    finally:
        os._exit(code)


def close_all_but(kept: Collection[int]) -> None:
    for entry in list(Path("/proc/self/fd").iterdir()):
        if int(entry.name) not in kept:
            with suppress(OSError):  # the descriptor of the list itself
                os.close(int(entry.name))

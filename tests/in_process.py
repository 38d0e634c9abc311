"""Queries, updates and index runs, made in the process of the tests.

For maintainers: to start Python takes longer than most of them. The modules that answer are the real ones, and requests
and answers are encoded as ever; only the process is not there. A test about processes, deadlines or hostile queries
must not ask for it.
"""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.errors import OxigraphCodeError, from_wire, to_wire
from oxigraph_code.indexing.process import index_worker
from oxigraph_code.processes import child
from oxigraph_code.processes.child import Child, Handler, Progress, read_frame, write_frame
from oxigraph_code.store import processes
from oxigraph_code.store.endpoint.requests import Requests
from oxigraph_code.store.layout import StoreFolder
from oxigraph_code.store.reading import Reader
from oxigraph_code.store.writing import Work


@contextmanager
def stores_in_process() -> Iterator[None]:
    """Start no process for queries and updates."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(processes, "Child", _start)
        yield


@contextmanager
def jobs_in_process() -> Iterator[None]:
    """Start no process for index runs and the like either; those that read files are processes as ever."""
    with stores_in_process(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(child, "Child", _start)
        yield


def _start(module: str, *arguments: str, memory_mb: int = 0) -> Child | _InProcess:
    if module == "oxigraph_code.store.reading":
        reader = Reader(StoreFolder(Path(*arguments)))
        return _InProcess(reader.handle, lambda: _release(reader))
    if module == "oxigraph_code.store.writing":
        return _InProcess(Work(StoreFolder(Path(*arguments))).handle)
    if module == "oxigraph_code.store.endpoint.requests":
        requests = Requests()
        return _InProcess(requests.handle, lambda: _disconnect(requests))
    if module == "oxigraph_code.indexing.process.index_worker":
        return _InProcess(index_worker._answer, index_worker._close)
    return Child(module, *arguments, memory_mb=memory_mb)


def _release(reader: Reader) -> None:
    if reader._pin is not None:
        reader._pin.release()


def _disconnect(requests: Requests) -> None:
    if requests._client is not None:
        requests._client._client.close()


class _InProcess:
    """A stand-in for a ``Child`` that answers requests in this process.

    ``at_end`` acts like the end of a process.
    """

    def __init__(self, handler: Handler, at_end: Callable[[], None] = lambda: None) -> None:
        self._handler = handler
        self._at_end = at_end
        self.alive = True
        self.pid = os.getpid()

    def request(self, message: Any, deadline_s: float | None = None, progress: Progress | None = None) -> Any:
        def told(note: Any) -> None:
            if progress is not None:
                progress(_over_a_pipe(note))

        try:
            return _over_a_pipe(self._handler(_over_a_pipe(message), told))
        except OxigraphCodeError as error:
            raise from_wire(_over_a_pipe(to_wire(error))) from None

    def close(self) -> None:
        if self.alive:
            self.alive = False
            self._at_end()

    # A child ends with the last reference to it, since its input closes then.
    kill = __del__ = close


def _over_a_pipe(message: Any) -> Any:
    pipe = io.BytesIO()
    write_frame(pipe, message)
    pipe.seek(0)
    return read_frame(pipe)

"""Queries and updates of stores, run in the process of the tests.

For maintainers: to start Python takes longer than most of them. The modules that answer are the real ones, and requests
and answers are encoded as ever; only the process is not there. A test about processes, deadlines or hostile queries
belongs where it is.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.child import Child, Progress, read_frame, write_frame
from oxigraph_code.errors import OxigraphCodeError, from_wire, to_wire
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


def _start(module: str, *arguments: str, memory_mb: int = 0) -> Child | _InProcess:
    if module == "oxigraph_code.store.reading":
        return _InProcess(Reader(StoreFolder(Path(*arguments))))
    if module == "oxigraph_code.store.writing":
        return _InProcess(Work(StoreFolder(Path(*arguments))))
    if module == "oxigraph_code.store.endpoint.requests":
        return _InProcess(Requests())
    return Child(module, *arguments, memory_mb=memory_mb)


class _InProcess:
    """What answers requests in the place of a ``Child``."""

    def __init__(self, served: Reader | Work | Requests) -> None:
        self._served = served
        self.alive = True

    def request(self, message: Any, deadline_s: float | None = None, progress: Progress | None = None) -> Any:
        def told(note: Any) -> None:
            if progress is not None:
                progress(_over_a_pipe(note))

        try:
            return _over_a_pipe(self._served.handle(_over_a_pipe(message), told))
        except OxigraphCodeError as error:
            raise from_wire(_over_a_pipe(to_wire(error))) from None

    def close(self) -> None:
        self.alive = False
        # The end of a process would do this.
        if isinstance(self._served, Reader) and self._served._pin is not None:
            self._served._pin.release()
        if isinstance(self._served, Requests) and self._served._client is not None:
            self._served._client._client.close()

    kill = close


def _over_a_pipe(message: Any) -> Any:
    pipe = io.BytesIO()
    write_frame(pipe, message)
    pipe.seek(0)
    return read_frame(pipe)

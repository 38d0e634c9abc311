"""The process that runs one update or one load: ``python -P -m oxigraph_code.store.writing STORE``.

For maintainers: an update cannot be stopped, so it runs here. The parent sends separate requests, since waiting has a
limit of its own: first take the writer lock, then do the work, at whose deadline the parent kills this process. Nothing
is published then. The cleanup after publication may take any time. The process does one piece of work. This module must
not know the caller.
"""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec

from oxigraph_code.processes.child import Progress, restore_tagged, serve
from oxigraph_code.store.dirty_subjects import DirtySubjects
from oxigraph_code.store.engine import is_panic, panic_problem
from oxigraph_code.store.layout import StoreFolder
from oxigraph_code.store.loading import count_source
from oxigraph_code.store.protocol import UpdateReport
from oxigraph_code.store.requests import Begin, Count, End, Load, StoreRequest, Update
from oxigraph_code.store.writer import Session, write_session


class Work:
    """One update or load on one store."""

    def __init__(self, folder: StoreFolder) -> None:
        self._folder = folder
        self._stack = ExitStack()
        self._session: Session | None = None
        self._dirty: DirtySubjects = {}

    def handle(self, data: Any, progress: Progress) -> Any:
        try:
            return self._handle(restore_tagged(data, StoreRequest), progress)
        except BaseException as error:
            # A process that has finished must not hold the lock.
            with self._stack:
                if is_panic(error):
                    raise panic_problem(error) from None
                raise

    def _handle(self, request: StoreRequest, progress: Progress) -> Any:
        match request:
            case Count(source=source):
                size, self._dirty = count_source(source)
                return size
            case Begin(purpose=purpose, wait_s=seconds):
                self._session = self._stack.enter_context(write_session(self._folder, purpose, seconds, progress))
                return self._folder.current() or 0
            case End():
                self._stack.close()
                return None
        if self._session is None:
            raise RuntimeError("work was asked for before the turn was taken")
        result: UpdateReport | list[str] | None = None
        match request:
            case Update(update=update, operations=operations):
                result = self._session.update(update, operations)
            case Load(source=source, size=size):
                result = self._session.load(source, size, self._dirty)
        self._session.publish()
        return msgspec.to_builtins(result)


if __name__ == "__main__":
    serve(Work(StoreFolder(Path(sys.argv[1]))).handle)

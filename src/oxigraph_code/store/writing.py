"""The process that runs one update or one load: ``python -P -m oxigraph_code.store.writing STORE``.

For maintainers: an update cannot be stopped either, so it runs here. The parent asks in steps, for the waiting has a
limit of its own: first take the writer's turn, then do the work, whose deadline kills this process. Nothing is
published then. What follows when it is published may take as long as it does. The process serves one piece of work and
is closed. This module must not know who asks.
"""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec

from oxigraph_code.child import Progress, serve
from oxigraph_code.store.engine import is_panic, panic_problem
from oxigraph_code.store.layout import StoreFolder
from oxigraph_code.store.loading import look_at_source
from oxigraph_code.store.protocol import RdfSource, UpdateReport
from oxigraph_code.store.touched import Touched
from oxigraph_code.store.writer import Session, write_session


class Work:
    """One piece of work on one store."""

    def __init__(self, folder: StoreFolder) -> None:
        self._folder = folder
        self._stack = ExitStack()
        self._session: Session | None = None
        self._touched: Touched = {}

    def handle(self, request: Any, progress: Progress) -> Any:
        try:
            return self._handle(request, progress)
        except BaseException as error:
            # The turn must not be kept by a process that has nothing left to do.
            with self._stack:
                if is_panic(error):
                    raise panic_problem(error) from None
                raise

    def _handle(self, request: Any, progress: Progress) -> Any:
        if request["do"] == "count":
            size, self._touched = look_at_source(_source(request))
            return size
        if request["do"] == "begin":
            self._session = self._stack.enter_context(
                write_session(
                    self._folder,
                    request["purpose"],
                    request["wait_s"],
                    progress,
                )
            )
            return self._folder.current() or 0
        if self._session is None:
            raise RuntimeError("work was asked for before the turn was taken")
        result: UpdateReport | list[str] | None = None
        if request["do"] == "end":
            self._stack.close()
            return None
        if request["do"] == "update":
            result = self._session.update(request["update"], tuple(request["operations"]))
        else:
            result = self._session.load(_source(request), request["size"], self._touched)
        self._session.publish()
        return msgspec.to_builtins(result)


def _source(request: Any) -> RdfSource:
    fields = request["source"]
    return RdfSource(**{**fields, "path": Path(fields["path"]) if fields["path"] else None})


if __name__ == "__main__":
    serve(Work(StoreFolder(Path(sys.argv[1]))).handle)

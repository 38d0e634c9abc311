"""The child processes of a store: they are killed at deadlines, and an error explains their end.

For maintainers: queries go to processes that stay alive, every other work to a process of its own. Nothing of an engine
or a client of HTTP is imported here. This module must not know the requests of a kind of store.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from oxigraph_code.errors import ChildFailed, QueryError, QueryTimeout, QueryTooLarge, StoreUnavailable
from oxigraph_code.processes.child import MEMORY_EXIT_CODE, Child, DeadlinePassed
from oxigraph_code.processes.logs import event, measure
from oxigraph_code.settings.config import Settings
from oxigraph_code.store.guard import check_query
from oxigraph_code.store.protocol import QueryResult, Running
from oxigraph_code.store.requests import Graphs, Open, ReadQuery, ReadRows, StoreRequest

# Exit codes of an abort, as after a failed allocation, or of a kill by the system when memory runs out.
_MEMORY_EXIT_CODES = frozenset({MEMORY_EXIT_CODE, -6, -9, 0xC0000409})


class ServingModule(NamedTuple):
    """A module that serves requests, its arguments, and the request that it gets first."""

    module: str
    arguments: tuple[str, ...] = ()
    opening: StoreRequest = Open()


@dataclass
class _ReaderProcess:
    """A process that answers queries, one at a time; the first query starts it."""

    child: Child | None = None
    one_at_a_time: threading.Lock = field(default_factory=threading.Lock)


class ReadableStore:
    """A knowledge graph that processes query, for any thread; ``name`` begins the events of the log.

    All methods raise errors of the tree in ``errors``. ``running`` is entered while a call is worked on; its argument
    ends the work.
    """

    def __init__(self, settings: Settings, processes: StoreProcesses, name: str = "") -> None:
        self._settings = settings
        self._processes = processes
        self._name = name

    def query(
        self,
        query: str,
        default_graph: str | Sequence[str] = "",
        max_bytes: int | None = None,
        running: Running | None = None,
        *,
        seconds: float | None = None,
        is_users: bool = False,
    ) -> QueryResult:
        """Answer a read-only query about the newest published state.

        ``seconds`` is the deadline, ``None`` the setting ``query_timeout_s``. A query that ``is_users`` does not delay
        others. ``max_bytes`` limits the text of the result: ``None`` is the setting ``max_result_bytes``, 0 is no
        limit.
        """
        check_query(query, allow_network=self._settings.allow_network)
        limit = self._settings.max_result_bytes if max_bytes is None else max_bytes
        request = ReadQuery(query, _names(default_graph), limit)
        began = time.monotonic()
        answer = QueryResult(*self._processes.read(request, running, seconds, is_users=is_users))
        details = {**measure(query), "shown": answer.shown, "bytes": len(answer.text)}
        event(f"{self._name}query", logging.DEBUG, seconds=time.monotonic() - began, **details)
        return answer

    def rows(
        self, query: str, default_graph: str | Sequence[str] = "", *, is_kept: bool = False
    ) -> list[dict[str, str]]:
        """Return all rows of this program's own SELECT, without checking its text.

        Each row has the text of literals and the IRI of nodes, by variable; unbound variables are left out. ``is_kept``
        if others will ask the same while the graph stays as it is.
        """
        began = time.monotonic()
        names, rows = self._processes.read(ReadRows(query, _names(default_graph), is_kept))
        event(f"{self._name}rows", logging.DEBUG, seconds=time.monotonic() - began, **measure(query), shown=len(rows))
        return [{name: text for name, text in zip(names, row, strict=True) if text is not None} for row in rows]

    def graphs(self) -> list[str]:
        """Return the IRIs of the named graphs, sorted, after ``default`` if the default graph has triples."""
        return list(self._processes.read(Graphs()))

    def close(self) -> None:
        """End all processes: running calls raise an error, and unpublished updates have no effect."""
        self._processes.close()


def _names(graph: str | Sequence[str]) -> tuple[str, ...]:
    return (graph,) if graph and isinstance(graph, str) else tuple(graph)


class StoreProcesses:
    """The processes of the store at ``place``, a path or an address for messages; for any thread."""

    def __init__(self, settings: Settings, place: str, reader: ServingModule, worker: ServingModule) -> None:
        self._settings = settings
        self._place = place
        self._reader = reader
        self._worker = worker
        # One for queries of users, which may take long, and one for those of tools, which must not wait for them.
        self._readers = {True: _ReaderProcess(), False: _ReaderProcess()}
        self._working: set[Child] = set()
        self._closed = False

    def read(
        self,
        request: StoreRequest,
        running: Running | None = None,
        seconds: float | None = None,
        *,
        is_users: bool = False,
    ) -> Any:
        """Answer a request in a process that stays alive; ``seconds`` is as for ``ReadableStore.query``."""
        reader = self._readers[is_users]
        with reader.one_at_a_time:
            child, starts = reader.child, False
            if child is None or not child.alive:
                self._check_open()
                child, starts = self._start(self._reader, self._settings.query_memory_mb), True
                reader.child = child
            with running(child.kill) if running else nullcontext():
                if starts:
                    # The time for starting a process does not count for the query.
                    self.ask(child, self._reader.opening, 0, "query")
                limit = self._settings.query_timeout_s if seconds is None else seconds
                return self.ask(child, request, limit, "query")

    @contextmanager
    def worker(self, memory_mb: int, running: Running | None) -> Iterator[Child]:
        """Provide a process for one piece of work."""
        self._check_open()
        child = self._start(self._worker, memory_mb)
        self._working.add(child)
        try:
            with running(child.kill) if running else nullcontext():
                if self._worker.opening != Open():
                    self.ask(child, self._worker.opening, 0, "update")
                yield child
        finally:
            self._working.discard(child)
            child.close()

    def ask(self, child: Child, request: StoreRequest, seconds: float, what: str) -> Any:
        """Send a request to a process; 0 seconds is no limit. ``what`` names the work in errors."""
        try:
            return child.request(request, deadline_s=seconds or None)
        except DeadlinePassed:
            raise QueryTimeout(
                f"the {what} was ended after {seconds:g} s",
                hint="make it smaller: name more terms, join fewer patterns, ask for fewer rows; "
                "or raise OXIGRAPH_QUERY_TIMEOUT_S",
                seconds=seconds,
            ) from None
        except ChildFailed as error:
            raise self.ended(error, what) from None

    def ended(self, error: ChildFailed, what: str) -> QueryError | StoreUnavailable:
        """Return the error for a process that ended before it answered."""
        if self._closed:
            return StoreUnavailable(f"the store was closed during the {what}", path=self._place)
        limit = 0 if what == "load" else self._settings.query_memory_mb
        if error.exit_code in _MEMORY_EXIT_CODES:
            return QueryTooLarge(
                f"the {what} needed more memory than it may have ({limit} MB)"
                if limit
                else f"the {what} ran out of memory",
                hint="sort, group or join less at once, or raise OXIGRAPH_QUERY_MEMORY_MB",
                limit_mb=limit,
            )
        return QueryError(
            f"the {what} ended the {what} process (code {error.exit_code})",
            hint="it is probably nested too deeply or too long; put it more simply",
        )

    def close(self) -> None:
        """End all processes; running calls raise an error."""
        self._closed = True
        for child in [*self._working, *(reader.child for reader in self._readers.values() if reader.child)]:
            child.kill()

    def _start(self, program: ServingModule, memory_mb: int) -> Child:
        return Child(program.module, *program.arguments, memory_mb=memory_mb)

    def _check_open(self) -> None:
        if self._closed:
            raise StoreUnavailable("the store was closed", path=self._place)

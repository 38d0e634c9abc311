"""The store at an address, as the process of an editor uses it.

For maintainers: the same rules hold as for the embedded store: the guard checks every text before it is sent, a child
process does the work, and is killed at the deadline. The server may then still be at it; nothing can stop it from here.
This module must not know the protocol.
"""

from __future__ import annotations

import dataclasses
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from oxigraph_code.errors import QueryError, QueryTimeout
from oxigraph_code.processes.logs import event, measure
from oxigraph_code.settings.config import Settings
from oxigraph_code.store.endpoint.address import ServerAddress
from oxigraph_code.store.guard import check_query, check_update
from oxigraph_code.store.processes import ServingModule, StoreProcesses
from oxigraph_code.store.protocol import QueryResult, Replacement, Running, UpdateReport, WriterWait

_BYTES_PER_SECOND = 50_000
_REQUESTS = "oxigraph_code.store.endpoint.requests"


class EndpointStore:
    """The store behind an address, for any thread. See ``UpdatableStore``."""

    def __init__(self, settings: Settings, address: ServerAddress) -> None:
        self._settings = settings
        self.address = address
        opening = {"do": "open", "address": dataclasses.asdict(address)}
        program = ServingModule(_REQUESTS, opening=opening)
        self._processes = StoreProcesses(settings, address.url, program, program)

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
        check_query(query, allow_network=self._settings.allow_network)
        limit = self._settings.max_result_bytes if max_bytes is None else max_bytes
        request = {"do": "query", "query": query, "default_graph": default_graph, "max_bytes": limit}
        began = time.monotonic()
        answer = QueryResult(*self._processes.read(request, running, seconds, is_users=is_users))
        details = {**measure(query), "shown": answer.shown, "bytes": len(answer.text)}
        event("endpoint query", logging.DEBUG, seconds=time.monotonic() - began, **details)
        return answer

    def rows(self, query: str, default_graph: str | Sequence[str] = "") -> list[dict[str, str]]:
        began = time.monotonic()
        names, rows = self._processes.read({"do": "rows", "query": query, "default_graph": default_graph})
        event("endpoint rows", logging.DEBUG, seconds=time.monotonic() - began, **measure(query), shown=len(rows))
        return [{name: text for name, text in zip(names, row, strict=True) if text is not None} for row in rows]

    def graphs(self) -> list[str]:
        return list(self._processes.read({"do": "graphs"}))

    def update(self, update: str, waiting: WriterWait | None = None, running: Running | None = None) -> UpdateReport:
        operations = check_update(update, allow_network=self._settings.allow_network)
        with self._processes.worker(self._settings.query_memory_mb, running) as child:
            try:
                request = {"do": "update", "update": update}
                self._processes.ask(child, request, self._settings.query_timeout_s, "update")
            except (QueryTimeout, QueryError) as error:
                if not child.alive:
                    error.hint = f"the server may still do it, so look at the data before you repeat it; {error.hint}"
                raise
        return UpdateReport(operations, None)

    @contextmanager
    def updating(self) -> Iterator[Callable[[Replacement], None]]:
        """Provide a function that replaces triples, which may be repeated without harm."""
        with self._processes.worker(0, None) as child:

            def apply(replacement: Replacement) -> None:
                request = {"do": "apply", **replacement._asdict()}
                seconds = self._settings.query_timeout_s
                # A line may be slow without a fault.
                longer = seconds and seconds + len(replacement.lines) / _BYTES_PER_SECOND
                self._processes.ask(child, request, longer, "update")

            yield apply

    def close(self) -> None:
        """End all processes: running calls raise an error."""
        self._processes.close()

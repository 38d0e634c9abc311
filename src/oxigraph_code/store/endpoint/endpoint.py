"""The store at an address, as the process of an editor uses it.

For maintainers: the same rules hold as for the embedded store: the guard checks every text before it is sent, a child
process does the work, and is killed at the deadline. The server may then still be at it; nothing can stop it from here.
This module must not know the protocol.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from oxigraph_code.errors import QueryError, QueryTimeout
from oxigraph_code.settings.config import Settings
from oxigraph_code.store.endpoint.address import ServerAddress
from oxigraph_code.store.guard import check_update
from oxigraph_code.store.processes import ReadableStore, ServingModule, StoreProcesses
from oxigraph_code.store.protocol import Replacement, Running, UpdateReport, WriterWait
from oxigraph_code.store.requests import Apply, Connect, Update

_BYTES_PER_SECOND = 50_000
_REQUESTS = "oxigraph_code.store.endpoint.requests"


class EndpointStore(ReadableStore):
    """The store behind an address, for any thread."""

    def __init__(self, settings: Settings, address: ServerAddress) -> None:
        self.address = address
        program = ServingModule(_REQUESTS, opening=Connect(*dataclasses.astuple(address)))
        super().__init__(settings, StoreProcesses(settings, address.url, program, program), "endpoint ")

    def update(self, update: str, waiting: WriterWait | None = None, running: Running | None = None) -> UpdateReport:
        """Run SPARQL Update. The changes of each graph are not known."""
        operations = check_update(update, allow_network=self._settings.allow_network)
        with self._processes.worker(self._settings.query_memory_mb, running) as child:
            try:
                request = Update(update)
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
                request = Apply(replacement)
                seconds = self._settings.query_timeout_s
                # A line may be slow without a fault.
                longer = seconds and seconds + len(replacement.lines) / _BYTES_PER_SECOND
                self._processes.ask(child, request, longer, "update")

            yield apply

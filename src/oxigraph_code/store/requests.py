"""Requests to the processes of a store.

For maintainers: each is a tagged struct, which the other side reads back and matches by its class. Nothing of an engine
may be imported here, and this module must not know how a request is answered.
"""

from __future__ import annotations

import msgspec

from oxigraph_code.store.protocol import RdfSource, Replacement


class StoreRequest(msgspec.Struct, frozen=True, tag=True, tag_field="do"):
    """A request to a process of a store."""


class Open(StoreRequest, frozen=True):
    """Open the store."""


class Connect(StoreRequest, frozen=True):
    """Remember the address of a server."""

    url: str
    kind: str
    user: str
    secret: str


class ReadQuery(StoreRequest, frozen=True):
    """Answer a query over the default graph, or over the union of graphs; 0 bytes is no limit."""

    query: str
    graphs: tuple[str, ...]
    max_bytes: int


class ReadRows(StoreRequest, frozen=True):
    """Return all rows of a SELECT; ``is_kept`` if others will ask the same about this generation."""

    query: str
    graphs: tuple[str, ...]
    is_kept: bool = False


class Graphs(StoreRequest, frozen=True):
    """List the graphs."""


class Dump(StoreRequest, frozen=True):
    """Write a graph to a file."""

    path: str
    form: str
    graph: str


class Update(StoreRequest, frozen=True):
    """Run an update with these operations."""

    update: str
    operations: tuple[str, ...] = ()


class Apply(StoreRequest, frozen=True):
    """Replace triples at a server."""

    replacement: Replacement


class Count(StoreRequest, frozen=True):
    """Count the statements of a source."""

    source: RdfSource


class Load(StoreRequest, frozen=True):
    """Load a source of so many statements."""

    source: RdfSource
    size: int


class Begin(StoreRequest, frozen=True):
    """Take the writer lock."""

    purpose: str
    wait_s: float


class End(StoreRequest, frozen=True):
    """Release the writer lock."""

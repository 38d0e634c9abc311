"""Differences between servers: addresses, authentication, dialect and limits, one class each.

For maintainers: ``Standard`` is the SPARQL 1.1 protocol to the letter; the others override where a server deviates. A
server is recognised by its ``Server`` header, which proxies may hide, so a setting can name it. This module must not
know the client of HTTP.

Source: SPARQL 1.1 Protocol, SPARQL 1.1 Graph Store HTTP Protocol.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

JSON = "application/sparql-results+json"
N_TRIPLES = "application/n-triples"

Parameters = list[tuple[str, str]]


@dataclass(frozen=True)
class Standard:
    """A server that follows the protocol, with queries and updates at one address."""

    url: str

    name = "standard"
    authentication = "basic"
    accepts_gzip = False
    graphs_query = "SELECT DISTINCT ?g { GRAPH ?g { ?s ?p ?o } }"

    @classmethod
    def is_named_by(cls, header: str) -> bool:
        """True if the ``Server`` header of an answer is of such a server."""
        return False

    @property
    def query_url(self) -> str:
        return self.url

    @property
    def update_url(self) -> str:
        return self.url

    def query_parameters(self, query: str, graphs: Sequence[str]) -> Parameters:
        """The form fields of a query whose default graph is the union of some named graphs, if any are given."""
        return [("query", query), *(("default-graph-uri", graph) for graph in graphs)]

    def accepted(self, form: str) -> Mapping[str, str]:
        """The headers of a query: rows as SPARQL JSON, graphs as N-Triples."""
        return {"Accept": N_TRIPLES if form in ("CONSTRUCT", "DESCRIBE") else JSON}

    def is_timeout(self, status: int, text: str) -> bool:
        """True if an error of the server is the end of its own time limit."""
        return status in (408, 504)


class Oxigraph(Standard):
    """Oxigraph's own server: ``/query``, ``/update`` and ``/store`` below one address."""

    name = "oxigraph"
    accepts_gzip = True
    # The engine enumerates graphs without reading their triples.
    graphs_query = "SELECT ?g { GRAPH ?g {} }"

    @classmethod
    def is_named_by(cls, header: str) -> bool:
        return header.startswith("Oxigraph/")

    @property
    def base(self) -> str:
        return self.url.rstrip("/").removesuffix("/query").removesuffix("/update").removesuffix("/store")

    @property
    def query_url(self) -> str:
        return f"{self.base}/query"

    @property
    def update_url(self) -> str:
        return f"{self.base}/update"

    def is_timeout(self, status: int, text: str) -> bool:
        return super().is_timeout(status, text) or "has been cancelled" in text


SERVERS: tuple[type[Standard], ...] = (Oxigraph, Standard)


def server_of(kind: str, url: str, header: str = "") -> Standard:
    """The server at an address, by its name, or by a ``Server`` header if the name is ``auto``."""
    for server in SERVERS:
        if server.name == kind or (kind == "auto" and server.is_named_by(header)):
            return server(url)
    return Standard(url)

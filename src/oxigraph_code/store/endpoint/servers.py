"""Differences between servers: addresses, authentication, dialect and limits, one class each.

For maintainers: ``Standard`` is the SPARQL 1.1 protocol to the letter; the others override where a server deviates. A
server is recognized by its ``Server`` header, which proxies may hide, so a setting can name it. This module must not
know the client of HTTP.

Source: SPARQL 1.1 Protocol, SPARQL 1.1 Graph Store HTTP Protocol.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

JSON = "application/sparql-results+json"
N_TRIPLES = "application/n-triples"

_PREFIX = re.compile(r"\bPREFIX\s+([\w.-]*):\s*<([^>]*)>", re.IGNORECASE)
_LITERAL = re.compile('".*"')
_GRAPH = re.compile(r"\bGRAPH\s*(?:<([^>]*)>|([\w.-]*):([\w./-]*))", re.IGNORECASE)

Parameters = list[tuple[str, str]]


@dataclass(frozen=True)
class Standard:
    """A server that follows the protocol, with queries and updates at one address."""

    url: str
    has_user: bool = False

    name = "standard"
    authentication = "basic"
    accepts_gzip = False
    is_transactional = True
    """True if the operations of one update are done together or not at all."""
    graphs_query = "SELECT DISTINCT ?g { GRAPH ?g { ?s ?p ?o } }"

    @classmethod
    def is_named_by(cls, header: str) -> bool:
        """Return true if the ``Server`` header of an answer is of such a server."""
        return False

    @property
    def query_url(self) -> str:
        return self.url

    @property
    def update_url(self) -> str:
        return self.url

    def graph_store_url(self, graph: str) -> str:
        """Return the address to post triples of a named graph to; empty if the server has none."""
        return ""

    def query_parameters(self, query: str, graphs: Sequence[str]) -> Parameters:
        """Make the form fields of a query whose default graph is a union of named graphs, if there are any."""
        return [("query", query), *(("default-graph-uri", graph) for graph in graphs)]

    def update_text(self, update: str) -> str:
        """Return an update in the dialect of the server."""
        return update

    def posted_text(self, lines: str) -> str:
        """Return lines of N-Triples as the server takes them."""
        return lines

    def is_shown(self, graph: str) -> bool:
        """Return true if a named graph is no part of the server itself."""
        return True

    def accepted(self, form: str) -> Mapping[str, str]:
        """Return the headers of a query: rows as SPARQL JSON, graphs as N-Triples."""
        return {"Accept": N_TRIPLES if form in ("CONSTRUCT", "DESCRIBE") else JSON}

    def is_timeout(self, status: int, text: str) -> bool:
        """Return true if an error of the server is the end of its own time limit."""
        return status in (408, 504)


def _named_graphs(text: str) -> list[str]:
    """Return the graphs that a text names by ``GRAPH``: with a default graph, Virtuoso sees no other ones."""
    prefixes = dict(_PREFIX.findall(text))
    found = (iri or f"{prefixes.get(prefix, '')}{local}" for iri, prefix, local in _GRAPH.findall(text))
    return sorted(set(found))


class Virtuoso(Standard):
    """OpenLink Virtuoso, from version 7 on.

    It has no default graph: a query without graphs is about all of them, so one graph stands for the default graph. An
    update of several operations is several transactions, and a statement may have some thousand triples, so that
    triples are posted to the graph store. At its limit of rows an answer is cut, which a header tells.
    """

    name = "virtuoso"
    authentication = "digest"
    is_transactional = False
    default_graph = "https://ds-labs.org/code#default"

    @classmethod
    def is_named_by(cls, header: str) -> bool:
        return header.startswith("Virtuoso/")

    @property
    def base(self) -> str:
        return self.url.rstrip("/").removesuffix("-auth").removesuffix("/sparql")

    @property
    def query_url(self) -> str:
        return f"{self.base}/sparql-auth" if self.has_user else f"{self.base}/sparql"

    @property
    def update_url(self) -> str:
        return self.query_url

    def graph_store_url(self, graph: str) -> str:
        path = "sparql-graph-crud-auth" if self.has_user else "sparql-graph-crud"
        return f"{self.base}/{path}?{urlencode({'graph-uri': graph})}"

    def query_parameters(self, query: str, graphs: Sequence[str]) -> Parameters:
        named = [] if graphs else _named_graphs(query)
        chosen = super().query_parameters(query, graphs or [self.default_graph])
        return [*chosen, *(("named-graph-uri", graph) for graph in named)]

    def update_text(self, update: str) -> str:
        named = "".join(f"DEFINE input:named-graph-uri <{graph}>\n" for graph in _named_graphs(update))
        return f"DEFINE input:default-graph-uri <{self.default_graph}>\n{named}{update}"

    def posted_text(self, lines: str) -> str:
        # The type of a text that has a tag of HTML in it is taken for HTML.
        return _LITERAL.sub(lambda found: found[0].replace("<", "\\u003C"), lines)

    def is_shown(self, graph: str) -> bool:
        own = ("http://www.openlinksw.com/", "http://www.w3.org/ns/ldp#", "http://localuriqaserver/")
        return graph != self.default_graph and not graph.startswith(own)

    def accepted(self, form: str) -> Mapping[str, str]:
        return {"Accept": "text/ntriples"} if form in ("CONSTRUCT", "DESCRIBE") else super().accepted(form)

    def is_timeout(self, status: int, text: str) -> bool:
        return super().is_timeout(status, text) or "S1T00" in text or "estimated execution time" in text


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

    def graph_store_url(self, graph: str) -> str:
        return f"{self.base}/store?{urlencode({'graph': graph})}"

    def is_timeout(self, status: int, text: str) -> bool:
        return super().is_timeout(status, text) or "has been cancelled" in text


SERVERS: tuple[type[Standard], ...] = (Oxigraph, Virtuoso, Standard)


def server_of(kind: str, url: str, header: str = "", *, has_user: bool = False) -> Standard:
    """Return the server at an address, by its name, or by a ``Server`` header if the name is ``auto``."""
    for server in SERVERS:
        if server.name == kind or (kind == "auto" and server.is_named_by(header)):
            return server(url, has_user)
    return Standard(url, has_user)

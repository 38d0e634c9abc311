"""The process that talks to a server: ``python -P -m oxigraph_code.store.endpoint.requests``.

For maintainers: a server may be slow or send too much, so its answers are read in a process with a limit of memory,
which the parent kills at the deadline. Answers are parsed by the engine's parsers and cut as in the embedded store. The
secret comes with the first request, since arguments of a process are visible to all. This module must not know the
caller.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
import pyoxigraph

from oxigraph_code.errors import OxigraphCodeError, QueryError, QueryTimeout, StoreUnavailable
from oxigraph_code.processes.child import Progress, restore_tagged, serve
from oxigraph_code.store.endpoint.address import ServerAddress
from oxigraph_code.store.endpoint.client import Body, HttpClient, Refused
from oxigraph_code.store.endpoint.servers import JSON, N_TRIPLES, Standard, server_of
from oxigraph_code.store.engine import named_node, parse_query, parse_update
from oxigraph_code.store.guard import query_form
from oxigraph_code.store.problems import Parse, sparql_problem
from oxigraph_code.store.requests import Apply, Connect, Graphs, ReadQuery, ReadRows, StoreRequest, Update
from oxigraph_code.store.results import answer_of, rows_of
from oxigraph_code.store.tokens import PREFIXES, declared_prefixes, tokenize

_GRAPH_TYPES = {
    N_TRIPLES: pyoxigraph.RdfFormat.N_TRIPLES,
    "text/ntriples": pyoxigraph.RdfFormat.N_TRIPLES,
    "text/plain": pyoxigraph.RdfFormat.N_TRIPLES,
    "text/turtle": pyoxigraph.RdfFormat.TURTLE,
}
_ROW_TYPES = (JSON, "application/json")
_DEFAULT = "default"
_MAX_POSTED = 4_000_000
"""The most characters in one post: Virtuoso takes ten million bytes."""


def _iris(names: Sequence[str]) -> list[str]:
    return [named_node(name, "default_graph").value for name in names]


class Requests:
    """Requests to one server, which the first request names."""

    def __init__(self) -> None:
        self._address = ServerAddress("")
        self._client: HttpClient | None = None
        self._server: Standard | None = None

    def handle(self, data: Any, _progress: Progress) -> Any:
        request = restore_tagged(data, StoreRequest)
        match request:
            case Connect():
                self._address = ServerAddress(*msgspec.structs.astuple(request))
                self._client = HttpClient(self._address)
            case Graphs():
                return self._graphs()
            case Update(update=update):
                self._update(update)
            case Apply(replacement=replacement):
                self._apply(*replacement)
            case ReadRows(query=query, graphs=names):
                return self._rows(query, _iris(names))
            case ReadQuery(query=query, graphs=names, max_bytes=limit):
                with self._results(query, _iris(names)) as (results, most_rows):
                    answer = answer_of(results, limit)
                    return answer._replace(total=-1, complete=False) if most_rows else answer
        return None

    def _rows(self, query: str, graphs: Sequence[str]) -> Any:
        def solutions(text: str) -> Any:
            found: list[Any] = []
            limit = 0
            while True:
                with self._results(_page(text, len(found), limit), graphs) as (results, most_rows):
                    rows = list(results)
                    found += rows
                    limit = limit or most_rows
                    if len(rows) < limit or not limit:
                        return _Solutions(results.variables, found)

        return rows_of(query, solutions)

    def _graphs(self) -> list[str]:
        _, server = self._connected()
        _, rows = self._rows(server.graphs_query, [])
        named = sorted(row[0] for row in rows if row[0] and server.is_shown(row[0]))
        with self._results("ASK { ?s ?p ?o }", []) as (has_default, _):
            return [_DEFAULT, *named] if has_default else named

    def _update(self, update: str) -> None:
        client, server = self._connected()
        data = {"update": server.update_text(_with_prefixes(update))}
        with (
            self._explained(update, parse_update),
            client.post(server.update_url, data, {}, is_safe=False) as (_, body),
        ):
            body.readall()

    def _apply(self, before: str, graph: str, lines: str, after: str) -> None:
        """Run an update, insert lines of N-Triples into a graph, and run another update.

        They are one transaction if something is replaced and the server has transactions. All may be repeated.
        """
        _, server = self._connected()
        graph_store = server.graph_store_url(graph)
        if not lines or not graph_store or (before and server.is_transactional):
            inserted = f"INSERT DATA {{ GRAPH <{graph}> {{\n{lines}\n}} }}" if lines else ""
            self._send(server.update_url, " ;\n".join(filter(None, (before, inserted, after))))
            return
        if before:
            self._send(server.update_url, before)
        for part in _parts(lines):
            self._send(graph_store, server.posted_text(part), is_update=False)
        self._send(server.update_url, after)

    def _send(self, url: str, text: str, *, is_update: bool = True) -> None:
        client, server = self._connected()
        # Every triple of N-Triples is one of Turtle, which is the only one that Virtuoso takes.
        media_type = "application/sparql-update" if is_update else "text/turtle"
        # An error in the triples themselves has no place in an update.
        with self._explained(text, parse_update if is_update else str):
            client.send(url, text.encode(), {"Content-Type": media_type}, is_safe=True, zips=server.accepts_gzip)

    @contextmanager
    def _results(self, query: str, graphs: Sequence[str]) -> Iterator[tuple[Any, int]]:
        """Open the results of a query for the block, with the limit at which the server cut them."""
        client, server = self._connected()
        data: dict[str, Any] = {}
        for name, value in server.query_parameters(_with_prefixes(query), graphs):
            data.setdefault(name, []).append(value)
        headers = dict(server.accepted(query_form(query)))
        with self._explained(query, parse_query), client.post(server.query_url, data, headers, is_safe=True) as answer:
            media_type, body = answer
            try:
                yield self._parsed(query_form(query), media_type, body), body.most_rows
            except (SyntaxError, OSError, ValueError) as error:
                raise self._cut(error, body) from None

    def _parsed(self, form: str, media_type: str, body: Body) -> Any:
        is_graph = form in ("CONSTRUCT", "DESCRIBE")
        if not is_graph and media_type in _ROW_TYPES:
            found = pyoxigraph.parse_query_results(body, pyoxigraph.QueryResultsFormat.JSON)
            # Virtuoso answers a question of yes or no with a row.
            if form == "ASK" and isinstance(found, pyoxigraph.QuerySolutions):
                return _yes_or_no(found)
            return found
        if is_graph and media_type in _GRAPH_TYPES:
            return (quad.triple for quad in pyoxigraph.parse(body, _GRAPH_TYPES[media_type]))
        raise StoreUnavailable(
            f"{self._address.url} answers with {media_type or 'an unknown type'} in place of results",
            hint="set OXIGRAPH_STORE_URL to the query endpoint, often ending in /sparql or /query",
            path=self._address.url,
        )

    def _cut(self, error: Exception, body: Body) -> OxigraphCodeError:
        """Make the error for a body that does not parse, in which a server may name its own limit."""
        client, server = self._connected()
        if body.failure is not None:
            return client.broken_off(body.failure)
        if server.is_timeout(200, body.last.decode("utf-8", "replace")):
            return self._timeout("the answer ends in the middle")
        return client.broken_off(error)

    def _timeout(self, words: str) -> QueryTimeout:
        return QueryTimeout(
            f"the server ended the query at its own time limit: {words}",
            hint="make it smaller: name more terms, join fewer patterns, ask for fewer rows",
        )

    @contextmanager
    def _explained(self, text: str, parse: Parse) -> Iterator[None]:
        """Translate errors of the server; a syntax error gets its place, by parsing the text here."""
        _, server = self._connected()
        try:
            yield
        except Refused as refused:
            if server.is_timeout(refused.status, refused.text):
                raise self._timeout(refused.text) from None
            if refused.status == 400:
                try:
                    parse(text)
                except SyntaxError as error:
                    raise sparql_problem(error, text, parse) from None
                except (ValueError, OSError, RuntimeError):
                    pass
            raise QueryError(
                f"{self._address.url} did not answer (HTTP {refused.status}): {refused.text}",
                hint="the engine of the server may not support this request; write it differently",
            ) from None

    def _connected(self) -> tuple[HttpClient, Standard]:
        if self._client is None:
            raise RuntimeError("a request before the address")
        if self._server is None:
            header = self._client.server_header() if self._address.kind == "auto" else ""
            has_user = bool(self._address.user)
            self._server = server_of(self._address.kind, self._address.url, header, has_user=has_user)
            self._client.authenticate(self._server.authentication)
        return self._client, self._server


def _parts(lines: str) -> Iterator[str]:
    """Yield lines in parts that a server takes at once."""
    start = 0
    while start < len(lines):
        end = lines.rfind("\n", start, start + _MAX_POSTED) + 1 if len(lines) - start > _MAX_POSTED else len(lines)
        # A line may be longer than a part.
        end = end or (lines.find("\n", start) + 1 or len(lines))
        yield lines[start:end]
        start = end


def _yes_or_no(rows: pyoxigraph.QuerySolutions) -> Any:
    is_true = any(term.value in ("1", "true") for row in rows for term in row)
    text = json.dumps({"head": {}, "boolean": is_true})
    return pyoxigraph.parse_query_results(text, pyoxigraph.QueryResultsFormat.JSON)


def _page(query: str, offset: int, limit: int) -> str:
    """Return some rows of a SELECT of this program."""
    if not offset:
        return query
    start = next(token.start for token in tokenize(query).tokens if token.text.upper() == "SELECT")
    return f"{query[:start]}SELECT * WHERE {{ {{ {query[start:]}\n}} }} LIMIT {limit} OFFSET {offset}"


class _Solutions(list[Any]):
    """Solutions that have all been read, as the engine's own: with their variables."""

    def __init__(self, variables: Any, solutions: list[Any]) -> None:
        super().__init__(solutions)
        self.variables = variables


def _with_prefixes(text: str) -> str:
    """Return the text with declarations of the usual prefixes that it uses and does not declare."""
    tokens = tokenize(text).tokens
    used = {token.text.partition(":")[0] for token in tokens if token.kind == "prefixed"}
    missing = sorted((used & PREFIXES.keys()) - declared_prefixes(tokens).keys())
    return "".join(f"PREFIX {name}: <{PREFIXES[name]}>\n" for name in missing) + text


if __name__ == "__main__":
    serve(Requests().handle)

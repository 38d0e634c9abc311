"""Remote procedures, joined to the methods that serve them by the names in generated code.

For maintainers: code that is generated for Protobuf names a service in the client's type and in the server's base. This
module must not know how answers look. See decision 0151.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from oxigraph_code.identity import external_name
from oxigraph_code.patterns.foreign_forms import CLIENT, SERVER
from oxigraph_code.queries import StringTerm
from oxigraph_code.search.words import last_part
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.call_graph.call_sites import CallGraph
from oxigraph_code.tools.call_graph.foreign_names import ForeignCall, external_names
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace

KIND = "remote procedure"


class RemoteProcedures:
    """A lookup for the callers of methods that serve a procedure."""

    def __init__(self, workspace: Workspace, scope: QuestionScope) -> None:
        self._workspace = workspace
        self._scope = scope
        self._graph = CallGraph(workspace)

    def calls_of(self, methods: Sequence[str]) -> Iterator[ForeignCall]:
        """Find the calls of the procedures that methods serve."""
        for symbol in details(self._workspace, self._scope, methods).values() if self._clients else ():
            key = (self._service(symbol), symbol.short_name.lower())
            asked = [iri for iri, procedure in self._clients.items() if procedure == key]
            for caller in self._graph.callers(asked).at(1) if asked else ():
                lines = tuple(self._graph.lines([caller], asked))
                yield ForeignCall(caller, symbol.iri, f"{key[0]}.{symbol.short_name}", lines)

    def called_by(self, callers: Sequence[str]) -> Iterator[tuple[str, str]]:
        """Find the methods that serve the procedures that functions call."""
        called = self._graph.callees(callers).at(1) if self._clients else ()
        for iri in (entry for entry in called if entry in self._clients):
            name = last_part(external_name(iri))
            names = [StringTerm(first + name[1:]) for first in {name[0].lower(), name[0].upper()}]
            rows = self._workspace.rows("symbols_by_name", name=names, module=None)
            serving = Nodes(self._workspace, self._scope, [row["symbol"] for row in rows])
            for symbol in serving.ordered(serving.paths):
                if self._service(symbol) == self._clients[iri][0]:
                    yield from ((caller, symbol.iri) for caller in callers if self._graph.calls([caller], [iri]))

    @property
    def _clients(self) -> Mapping[str, tuple[str, str]]:
        """Look up services and procedures by external symbol; generated code may begin a name in lower case."""

        def make() -> dict[str, tuple[str, str]]:
            return {
                iri: (match[1], name.lower())
                for name, entries in external_names(self._workspace).items()
                for iri, qualified in entries
                if (match := CLIENT.fullmatch(qualified))
            }

        return self._workspace.cached("clients of remote procedures", make)

    def _service(self, symbol: Symbol) -> str:
        """Return the service that the type of a method serves; empty for none."""
        if not symbol.owner or not SERVER.search(self._scope.text(symbol.path)):
            return ""
        owners = details(self._workspace, self._scope, [symbol.owner]).values()
        lines = self._scope.text(symbol.path).split("\n")
        heads = ("\n".join(lines[owner.line - 1 : owner.end]) for owner in owners)
        return next((next(filter(None, match.groups())) for head in heads if (match := SERVER.search(head))), "")

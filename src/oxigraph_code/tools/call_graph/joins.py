"""Senders and receivers that are joined by a key, as edges and with their sites.

For maintainers: a store may have several checkouts with the same keys, so receivers and senders within the scope of the
question come before all others. A single word that joins very many is no evidence. This module must not know how
answers look. See decision 0123.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

from oxigraph_code.patterns.foreign_forms import CLIENT, SERVER
from oxigraph_code.queries import StringTerm
from oxigraph_code.queries.lines import line_number
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.call_graph.foreign_names import (
    FIELD,
    KIND,
    ForeignCall,
    ForeignNames,
    Lookup,
    Operations,
    external_names,
)
from oxigraph_code.tools.call_graph.traversal import Edges, memoized
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_REMOTE = "remote procedure"
_MAX_JOINED = 60
"""A sender with more receivers by one word, or a receiver with more senders, is joined to none by it."""


_Joined = TypeVar("_Joined")


class Join(NamedTuple):
    """A receiver, joined to a sender by a key.

    The sender sends at ``lines``, ``registrar`` registers the receiver at ``registered``; without a registration, both
    are the sender's own.
    """

    sender: str
    receiver: str
    kind: str
    name: str
    lines: tuple[int, ...]
    registrar: str
    registered: tuple[int, ...]

    @property
    def key(self) -> str:
        """The key, as answers name it."""
        return f"{self.kind} '{self.name}'"


def joins_of(workspace: Workspace, scope: QuestionScope, receivers: Sequence[str]) -> list[Join]:
    """Return the senders that receivers are joined to; empty where nothing of the store sends under a key."""
    found: dict[tuple[str, ...], tuple[dict[int, None], dict[int, None]]] = {}
    for row in batched_rows(workspace, "join_sites", "symbol", receivers):
        sender = row["user"] if row["access"] == "sends" else row.get("sender", "")
        key = (row["symbol"], row["kind"], row.get("key", row["name"]), sender, row["user"])
        sent, registered = found.setdefault(key, ({}, {}))
        sent[line_number(row.get("sent", row["line"]))] = None
        registered[line_number(row["line"])] = None
    joins = [
        Join(sender, receiver, kind, name, tuple(sent), registrar, tuple(registered))
        for (receiver, kind, name, sender, registrar), (sent, registered) in found.items()
    ]
    calls = [
        Join(call.caller, call.function, kind, call.name, call.lines, call.caller, call.lines)
        for kind, lookup in _lookups(workspace, scope).items()
        for call in dict.fromkeys(lookup.calls_of(receivers))
    ]
    called = {call[1:3] for call in calls}
    joins = [*(join for join in joins if join.sender or join[1:3] not in called), *calls]
    return _within_scope(
        scope, joins, [(join.receiver, join.kind, join.name) for join in joins], [e.sender for e in joins]
    )


def _lookups(workspace: Workspace, scope: QuestionScope) -> Mapping[str, ForeignNames | RemoteProcedures | Operations]:
    """Return the lookups of joins by names in the text, by the kind of join."""
    return {
        KIND: ForeignNames(workspace, scope),
        _REMOTE: RemoteProcedures(workspace, scope),
        FIELD: Operations(workspace, scope),
    }


def _within_scope(
    scope: QuestionScope, joins: Sequence[_Joined], near: Sequence[tuple[str, ...]], far: Sequence[str]
) -> list[_Joined]:
    """Keep those with an end within the scope, where there are any, and none of a key that joins too many."""
    inside: dict[tuple[str, ...], int] = {}
    counts: dict[tuple[str, ...], int] = {}
    for start, end in zip(near, far, strict=True):
        counts[start] = counts.get(start, 0) + 1
        inside[start] = inside.get(start, 0) + scope.holds(end)
    return [
        join
        for join, start, end in zip(joins, near, far, strict=True)
        if (counts[start] <= _MAX_JOINED or not start[-1].isidentifier()) and (not inside[start] or scope.holds(end))
    ]


def joins_onward(workspace: Workspace, scope: QuestionScope) -> Edges:
    """Return the edges from senders to receivers."""
    lookups = _lookups(workspace, scope).values()

    def edges(things: Sequence[str]) -> Iterable[tuple[str, str]]:
        found = (row for row in batched_rows(workspace, "joined_to", "symbol", things) if "other" in row)
        rows = list({(row["symbol"], row["other"], row["kind"], row["name"]): row for row in found}.values())
        near = [(row["symbol"], row["kind"], row["name"]) for row in rows]
        meant = _within_scope(scope, rows, near, [row["other"] for row in rows])
        others = (edge for lookup in lookups for edge in lookup.called_by(things))
        return [*((row["symbol"], row["other"]) for row in meant), *others]

    return workspace.cached(f"joins onward in {scope.key}", lambda: memoized(edges))


def joins_backward(workspace: Workspace, scope: QuestionScope) -> Edges:
    """Return the edges from receivers to senders."""

    def edges(things: Sequence[str]) -> Iterable[tuple[str, str]]:
        return [(join.receiver, join.sender) for join in joins_of(workspace, scope, things) if join.sender]

    return workspace.cached(f"joins backward in {scope.key}", lambda: memoized(edges))


def sent_to_unknown(workspace: Workspace, scope: QuestionScope, senders: Sequence[str]) -> list[str]:
    """List the keys, as answers name them, under which functions send to unknown receivers.

    A class is sent under the keys of its bases too, so a line is known if one of its keys is.
    """
    rows = [row for row in batched_rows(workspace, "joined_to", "symbol", senders) if scope.holds(row["symbol"])]
    known = {(row["symbol"], row["line"]) for row in rows if "other" in row}
    unknown = (row for row in rows if (row["symbol"], row["line"]) not in known)
    return list(dict.fromkeys(f"{row['kind']} '{row['name']}'" for row in unknown))


# Code that is generated for Protobuf names a service in the client's type and in the server's base. See decision
# 0151.
class RemoteProcedures(Lookup):
    """A lookup for the callers of methods that serve a procedure."""

    def calls_of(self, methods: Sequence[str]) -> Iterator[ForeignCall]:
        """Find the calls of the procedures that methods serve."""
        # The text of one file is searched sooner than all external names are read, and many texts are later.
        is_asked = len(methods) == 1 or self._clients
        for symbol in details(self._workspace, self._scope, methods).values() if is_asked else ():
            key = (self._service(symbol), symbol.short_name.lower())
            clients = self._clients.items() if key[0] else ()
            asked = [iri for iri, (service, name) in clients if (service, name.lower()) == key]
            for caller in self._graph.callers(asked).at(1) if asked else ():
                lines = tuple(self._graph.lines([caller], asked))
                yield ForeignCall(caller, symbol.iri, f"{key[0]}.{symbol.short_name}", lines)

    def called_by(self, callers: Sequence[str]) -> Iterator[tuple[str, str]]:
        """Find the methods that serve the procedures that functions call."""
        called = self._graph.callees(callers).at(1) if self._clients else ()
        for iri in (entry for entry in called if entry in self._clients):
            service, name = self._clients[iri]
            names = [StringTerm(first + name[1:]) for first in {name[0].lower(), name[0].upper()}]
            rows = self._workspace.rows("symbols_by_name", name=names, module=None)
            serving = Nodes(self._workspace, self._scope, [row["symbol"] for row in rows])
            for symbol in serving.ordered(serving.paths):
                if self._service(symbol) == service:
                    yield from ((caller, symbol.iri) for caller in callers if self._graph.calls([caller], [iri]))

    @property
    def _clients(self) -> Mapping[str, tuple[str, str]]:
        """Look up services and procedures by external symbol; generated code may begin a name in lower case."""

        def make() -> dict[str, tuple[str, str]]:
            return {
                iri: (match[1], match[2])
                for entries in external_names(self._workspace).values()
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

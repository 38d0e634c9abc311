"""Senders and receivers that are joined by a key, as edges and with their sites.

For maintainers: a store may have several checkouts with the same keys, so receivers and senders within the scope of the
question come before all others. A single word that joins very many is no evidence. This module must not know how
answers look. See decision 0123.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from oxigraph_code.queries.lines import line_number
from oxigraph_code.tools.call_graph import remote_procedures
from oxigraph_code.tools.call_graph.foreign_names import FIELD, KIND, ForeignNames, Operations
from oxigraph_code.tools.call_graph.remote_procedures import RemoteProcedures
from oxigraph_code.tools.call_graph.traversal import Edges, memoized
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

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
        remote_procedures.KIND: RemoteProcedures(workspace, scope),
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

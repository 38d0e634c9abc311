"""Uses outside of a change that it may break, each with the reason.

For maintainers: a use of something removed or renamed is one that only the earlier state has, so both states are
compared; the callers of a changed signature are in the graph of the later one. A caller that the change edits is left
to its author. This module must not know how answers look.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from oxigraph_code.facts import Parameter
from oxigraph_code.indexing.model.comparison import ComparedSymbol, Comparison, plain_type
from oxigraph_code.search.words import last_part
from oxigraph_code.tools.answer.symbol_details import semantics_of
from oxigraph_code.tools.call_graph.call_sites import CallGraph
from oxigraph_code.tools.call_graph.importing_tests import module_around
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_VISIBLE = {"public": 2, "internal": 1, "protected": 1, "package": 1}


class Break(NamedTuple):
    """A use of ``used`` by the symbol or module ``user``, and the reason why it may break.

    ``lines`` are empty if they are not known.
    """

    user: str
    user_name: str
    used: str
    reason: str
    lines: tuple[int, ...] = ()


def edited_symbols(found: Comparison) -> set[str]:
    """Return the symbols of the later state that a change touches, by IRI."""
    return {new.iri for _, new in found.changed} | {entry.iri for entry in found.added}


def breaks(workspace: Workspace, found: Comparison, differing: Collection[str]) -> list[Break]:
    """Find the uses that a change may break; ``differing`` are the paths of the files that it edits."""
    edited = edited_symbols(found)
    gone = {entry.iri for entry in found.removed}
    changed = [*_uses_of_lost(found, edited | gone, differing)]
    changed += _callers_of_changed(workspace, found, edited)
    seen: dict[tuple[str, str], Break] = {}
    for entry in changed:
        seen.setdefault((entry.user, entry.used), entry)
    return list(seen.values())


def _uses_of_lost(found: Comparison, edited: Collection[str], differing: Collection[str]) -> Iterator[Break]:
    now = {old.iri: new for old, new in found.moved}
    lost = {entry.iri: f"{_named(entry)}, which is removed" for entry in found.removed}
    lost |= {old.iri: f"{_named(old)}, which is {_named(new)} now" for old, new in found.moved}
    modules = {entry.module for entry in found.removed} | {old.module for old, _ in found.moved}
    # A symbol that moved and changed is removed and added: its users use another one of its name.
    again = {(use.caller, use.kind, _last_part(use.callee)) for use in found.gained}
    for use in found.lost:
        user = now[use.caller].iri if use.caller in now else use.caller
        if use.callee not in lost or use.callee in modules or user in edited:
            continue
        if (user, use.kind, _last_part(use.callee)) in again:
            continue
        path = use.caller_name if use.kind == "imports" else module_around(differing, use.caller_name)
        # In an edited file only a function that is not edited is known to be as it was.
        if path in differing and use.kind not in ("calls", "instantiates"):
            continue
        yield Break(user, use.caller_name, use.callee, f"{_VERBS.get(use.kind, use.kind)} {lost[use.callee]}")


_VERBS = {"handsOver": "hands over", "implementsTrait": "implements"}


def _last_part(iri: str) -> str:
    return last_part(iri.rpartition("/")[2])


def _named(symbol: ComparedSymbol) -> str:
    return f"{symbol.path} {symbol.name}"


def _callers_of_changed(workspace: Workspace, found: Comparison, edited: Collection[str]) -> Iterator[Break]:
    reasons = {new.iri: (new, reason) for old, new in found.signatures if (reason := _incompatible(old, new))}
    seen = _VISIBLE.get
    hidden = {new.iri: new for old, new in found.visibilities if seen(new.visibility, 0) < seen(old.visibility, 0)}
    for iri, new in hidden.items():
        reasons.setdefault(iri, (new, f"is {new.visibility} now"))
    graph = CallGraph(workspace)
    graph.callers(reasons)
    made = {new.owner: iri for iri, (new, _) in reasons.items() if _is_constructor(new)}
    users: dict[tuple[str, str], str] = {}
    for row in batched_rows(workspace, "dependents", "symbol", [*reasons, *made]):
        kind, iri = row["edge"].rpartition("#")[2], row["symbol"]
        if kind in ("calls", "overrides") or (kind == "instantiates" and iri in made):
            users[row["other"], made.get(iri, iri) if kind == "instantiates" else iri] = kind
    for (user, iri), kind in users.items():
        new, reason = reasons[iri]
        is_near = iri in hidden and user.startswith(new.module) and reason.startswith("is ")
        if user not in edited and not is_near:
            lines = tuple(graph.lines([user], [iri]))
            yield Break(user, "", iri, f"{_VERBS.get(kind, kind)} {_named(new)}, which {reason}", lines)


def _is_constructor(symbol: ComparedSymbol) -> bool:
    semantics = semantics_of(symbol.path)
    owner = _last_part(symbol.owner)
    return semantics is not None and semantics.object_model.is_constructor(symbol.short_name, owner)


def _incompatible(old: ComparedSymbol, new: ComparedSymbol) -> str:
    """Return the reason why callers of a signature may not fit the later one; empty if all of them fit."""
    before, after = old.parameters, new.parameters
    names, known = [entry.name for entry in after], {entry.name: entry for entry in before}
    takes_rest = {entry.kind for entry in after if entry.kind in ("rest", "keyword_rest")}
    needed = [
        entry.name
        for entry in after
        if _is_needed(entry) and not (entry.name in known and _is_needed(known[entry.name]))
    ]
    gone = [entry.name for entry in before if entry.name not in names]
    if gone and len(gone) == len(needed) and len(before) == len(after) and not takes_rest:
        renamed = [(one.name, other.name) for one, other in zip(before, after, strict=True) if one.name != other.name]
        return "renamed " + ", ".join(f"{one} to {other}" for one, other in renamed) if renamed else _retyped(old, new)
    parts = [f"needs {', '.join(needed)}"] if needed else []
    if gone and not takes_rest:
        parts.append(f"takes no {', '.join(gone)}")
    placed = [entry.name for entry in before if entry.kind == "positional"]
    after_place = [entry.name for entry in after if entry.kind == "positional"]
    by_name = [entry.name for entry in after if entry.kind == "keyword" and entry.name in placed]
    if by_name:
        parts.append(f"takes {', '.join(by_name)} by name alone")
    kept = [name for name in placed if name in after_place]
    if kept != [name for name in after_place if name in kept]:
        parts.append("takes them in another order")
    elif kept and not parts and after_place[: len(kept)] != kept:
        parts.append("takes others before them")
    return " and ".join(parts) or _retyped(old, new)


def _retyped(old: ComparedSymbol, new: ComparedSymbol) -> str:
    """Return the types and the defaults that differ in both signatures."""
    before = {entry.name: entry for entry in old.parameters}
    pairs = [(before[entry.name], entry) for entry in new.parameters if entry.name in before]
    parts = [
        f"takes {other.annotation} as {other.name}"
        for one, other in pairs
        if one.annotation and other.annotation and plain_type(one.annotation) != plain_type(other.annotation)
    ]
    parts += [
        f"takes {other.name}={other.default} by default, not {one.default}"
        for one, other in pairs
        if one.default and other.default and one.default != other.default
    ]
    if old.returns and plain_type(old.returns) != plain_type(new.returns):
        parts.append(f"returns {new.returns or 'nothing stated'} instead of {old.returns}")
    return " and ".join(parts)


def _is_needed(parameter: Parameter) -> bool:
    return not parameter.default and parameter.is_single and not parameter.name.endswith("?")

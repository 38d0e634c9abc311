"""Symbols that match a name, exactly or nearly.

For maintainers: the last part of a name must match the symbol, the parts before it the owners and then the path of the
file, in order; a path without a gap is meant before others. Two near forms are certain enough for an answer: another
case or other underscores, and a member that a type inherits. This module must not know how an answer looks.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from oxigraph_code.queries import StringTerm
from oxigraph_code.search.finding import spellings
from oxigraph_code.search.words import in_one, last_part
from oxigraph_code.tools.answer.symbol_details import Symbol, by_place, details
from oxigraph_code.tools.call_graph.call_sites import edges_of_query
from oxigraph_code.tools.call_graph.traversal import reach
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.search_index import search_index
from oxigraph_code.tools.workspace.workspace import Call, Workspace, batched_rows

# StringTerm in brackets, as in ``[Symbol.iterator]``, is one part.
SEPARATORS = re.compile(r"(?:::|[.#/\\])(?![^\[\]]*\])")

_MAX_SPELLINGS = 50
_MAX_OWNERS = 20
_MAX_BASES = 500
_MAX_DEPTH = 50


class SymbolMatch(NamedTuple):
    """A symbol that matches a name; ``path`` and ``module`` are empty for an external one.

    ``is_data`` is true for a field, a variable and a section of a document.
    """

    iri: str
    name: str
    path: str = ""
    module: str = ""
    is_data: bool = False


def find_matches(workspace: Workspace, scope: QuestionScope, text: str) -> list[SymbolMatch]:
    """Find all symbols that match a name; external ones of exactly that name if the root has none."""
    if fitting := matches_in(workspace, scope, text):
        return fitting
    external = [
        row for row in workspace.rows("external_symbols", name=[StringTerm(text)]) if scope.holds(row["symbol"])
    ]
    return [SymbolMatch(row["symbol"], row["name"]) for row in external]


def matches_in(
    workspace: Workspace, scope: QuestionScope, text: str, modules: Sequence[str] | None = None
) -> list[SymbolMatch]:
    """Find symbols of the root, or of modules, whose qualified name and path end as a name does.

    If the name leaves out no part between path and name for some of them, only those.
    """
    wanted = SEPARATORS.split(text)
    rows = workspace.rows("symbols_by_name", name=last_names(text), module=modules)
    called = _matches(scope, rows)
    found = sorted((symbol for symbol in called if fits(wanted, symbol)), key=lambda symbol: (symbol.path, symbol.iri))
    return [symbol for symbol in found if _is_without_gap(wanted, symbol)] or found


def _matches(scope: QuestionScope, rows: Iterable[Mapping[str, str]]) -> list[SymbolMatch]:
    return [
        SymbolMatch(
            row["symbol"], row["qualified"], scope.path_of(row["module"]), row["module"], row["is_data"] == "true"
        )
        for row in rows
        if scope.holds(row["symbol"])
    ]


def last_names(name: str) -> list[StringTerm]:
    """List the last parts that a symbol's name can have; a part such as ``#count`` contains a separator."""
    return [StringTerm(part) for part in dict.fromkeys((SEPARATORS.split(name)[-1], last_part(name), name))]


def fits(wanted: Sequence[str], symbol: SymbolMatch | Symbol, same: Callable[[str], str] = str) -> bool:
    """Return True if a name ends as the symbol's name does, and its path has the earlier parts in order.

    Parts are compared after ``same`` is applied to both.
    """
    name = [same(part) for part in SEPARATORS.split(symbol.name)]
    if wanted[-len(name) :] != name[-len(wanted) :]:
        return False
    place = iter([same(part) for part in SEPARATORS.split(symbol.path)])
    return all(part in place for part in wanted[: -len(name)])


def _is_without_gap(wanted: Sequence[str], symbol: SymbolMatch) -> bool:
    """Return true if the parts before the symbol's own name are the end of its path."""
    parts = list(wanted[: -len(SEPARATORS.split(symbol.name))])
    path = SEPARATORS.split(symbol.path)
    return not parts or parts in (path[-len(parts) :], path[:-1][-len(parts) :])


def similar_matches(workspace: Workspace, scope: QuestionScope, text: str) -> list[SymbolMatch]:
    """Return the symbols that match a name except for case and underscores.

    If all are spelled alike and some match as a whole, only those are returned.
    """
    wanted = [in_one(part) for part in SEPARATORS.split(text)]
    if not all(wanted):
        return []
    with search_index(workspace, Call().progress) as database:
        names = spellings(database, wanted[-1], list(scope.projects), _MAX_SPELLINGS)
    rows = workspace.rows("symbols_by_name", name=[StringTerm(name) for name in names], module=None) if names else []
    fitting = [one for one in _matches(scope, rows) if fits(wanted, one, in_one)]
    fitting.sort(key=lambda one: (one.path, one.iri))
    whole = [one for one in fitting if [in_one(part) for part in SEPARATORS.split(one.name)] == wanted]
    return whole if whole and len({last_part(one.name) for one in fitting}) == 1 else fitting


def inherited_members(workspace: Workspace, scope: QuestionScope, text: str) -> list[SymbolMatch]:
    """Return the definitions of a member in the nearest bases of the type that a name has as its owner."""
    owner, member = _owner_and_member(text)
    distances = _bases_around(workspace, scope, owner) if member else {}
    named = {one.iri: one for one in matches_in(workspace, scope, member)} if distances else {}
    members = [one for one in details(workspace, scope, list(named)).values() if distances.get(one.owner)]
    nearest = min((distances[one.owner] for one in members), default=0)
    return [named[one.iri] for one in members if distances[one.owner] == nearest]


def members_beginning(workspace: Workspace, scope: QuestionScope, text: str) -> list[str]:
    """Find the members of a type, own or inherited, that begin as ``Owner.start`` does."""
    owner, start = _owner_and_member(text)
    distances = _bases_around(workspace, scope, owner) if start else {}
    rows = batched_rows(workspace, "symbols_inside", "symbol", list(distances))
    inside = details(workspace, scope, [row["inside"] for row in rows]).values()
    named = sorted(
        (one for one in inside if one.short_name.lower().startswith(start.lower())),
        key=lambda one: (distances.get(one.owner, 0), by_place(one)),
    )
    return list({one.short_name: one.name for one in reversed(named)}.values())[::-1]


def _owner_and_member(text: str) -> tuple[str, str]:
    """Split a name before its last part; both are empty for a name of one part."""
    ends = [match.span() for match in SEPARATORS.finditer(text)]
    return (text[: ends[-1][0]], text[ends[-1][1] :]) if ends else ("", "")


def _bases_around(workspace: Workspace, scope: QuestionScope, owner: str) -> Mapping[str, int]:
    """Find the types of a name and their bases, with distances; none if too many types have the name."""
    fitting = matches_in(workspace, scope, owner) if owner else []
    owners = [one for one in fitting if one.name == owner] or fitting
    if not owners or len(owners) > _MAX_OWNERS:
        return {}
    bases = edges_of_query(workspace, "bases_of", "symbol", "other")
    return reach([one.iri for one in owners], bases, _MAX_DEPTH, _MAX_BASES).distances

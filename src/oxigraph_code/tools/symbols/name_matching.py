"""Symbols by a name that fits them, exactly or nearly.

For maintainers: a name is matched by its last part, and what stands before it by the owner and the path of the file, in
order. Two near forms are certain enough to answer about: another case or other underscores, and a member that a type
inherits. This module must not know how an answer looks.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from oxigraph_code.queries import Text
from oxigraph_code.search.finding import spellings
from oxigraph_code.search.words import in_one, last_part
from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.call_graph.call_sites import edges_of_query
from oxigraph_code.tools.call_graph.traversal import reach
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.search_index import search_index
from oxigraph_code.tools.workspace.workspace import Call, Workspace

# What stands in brackets, as in ``[Symbol.iterator]``, is one part.
SEPARATORS = re.compile(r"(?:::|[.#/\\])(?![^\[\]]*\])")

_MOST_SPELLINGS = 50
_MOST_OWNERS = 20
_MOST_BASES = 500
_DEEPEST = 50


class Called(NamedTuple):
    """A symbol that a name fits: its IRI, its qualified name, the path of its file below the root and the IRI of that;
    the last two are empty where it is of a library."""

    iri: str
    name: str
    path: str = ""
    module: str = ""


def symbols_named(workspace: Workspace, scope: QuestionScope, text: str) -> list[Called]:
    """All symbols that a name fits; where the root has none, those of libraries that have exactly that name."""
    if fitting := called_in(workspace, scope, text):
        return fitting
    external = [row for row in workspace.rows("external_symbols", name=[Text(text)]) if scope.holds(row["symbol"])]
    return [Called(row["symbol"], row["name"]) for row in external]


def called_in(
    workspace: Workspace, scope: QuestionScope, text: str, modules: Sequence[str] | None = None
) -> list[Called]:
    """The symbols of the root, or of some modules, that a name fits by its end and then by the path of their files."""
    wanted = SEPARATORS.split(text)
    rows = workspace.rows("symbols_called", name=last_names(text), module=modules)
    called = [
        Called(row["symbol"], row["qualified"], scope.path_of(row["module"]), row["module"])
        for row in rows
        if scope.holds(row["symbol"])
    ]
    return sorted((symbol for symbol in called if fits(wanted, symbol)), key=lambda symbol: (symbol.path, symbol.iri))


def last_names(name: str) -> list[Text]:
    """What a symbol may be called by the last part of its name; that may have separators in itself, as ``#count``."""
    return [Text(part) for part in dict.fromkeys((SEPARATORS.split(name)[-1], last_part(name), name))]


def fits(wanted: Sequence[str], symbol: Called | Symbol, same: Callable[[str], str] = str) -> bool:
    """Whether the parts of a name fit the end of a symbol's name, and those before it the path of its file.

    Parts are compared as ``same`` has them.
    """
    name = [same(part) for part in SEPARATORS.split(symbol.name)]
    if wanted[-len(name) :] != name[-len(wanted) :]:
        return False
    place = iter([same(part) for part in SEPARATORS.split(symbol.path)])
    return all(part in place for part in wanted[: -len(name)])


def alike(workspace: Workspace, scope: QuestionScope, text: str) -> list[Called]:
    """The symbols that a name fits but for case and underscores.

    Where all are spelled alike and some have no more in their names, only those.
    """
    wanted = [in_one(part) for part in SEPARATORS.split(text)]
    if not all(wanted):
        return []
    with search_index(workspace, Call().progress) as database:
        names = spellings(database, wanted[-1], list(scope.projects), _MOST_SPELLINGS)
    rows = workspace.rows("symbols_called", name=[Text(name) for name in names], module=None) if names else []
    found = [
        Called(row["symbol"], row["qualified"], scope.path_of(row["module"]), row["module"])
        for row in rows
        if scope.holds(row["symbol"])
    ]
    fitting = sorted((one for one in found if fits(wanted, one, in_one)), key=lambda one: (one.path, one.iri))
    whole = [one for one in fitting if [in_one(part) for part in SEPARATORS.split(one.name)] == wanted]
    return whole if whole and len({last_part(one.name) for one in fitting}) == 1 else fitting


def inherited(workspace: Workspace, scope: QuestionScope, text: str) -> list[Called]:
    """The definitions of a member in the nearest bases of the type that a name gives as its owner."""
    ends = [match.span() for match in SEPARATORS.finditer(text)]
    if not ends:
        return []
    owner, member = text[: ends[-1][0]], text[ends[-1][1] :]
    fitting = called_in(workspace, scope, owner) if owner and member else []
    owners = [one for one in fitting if one.name == owner] or fitting
    if not owners or len(owners) > _MOST_OWNERS:
        return []
    bases = edges_of_query(workspace, "bases_of", "symbol", "other")
    distances = reach([one.iri for one in owners], bases, _DEEPEST, _MOST_BASES).distances
    named = {one.iri: one for one in called_in(workspace, scope, member)}
    members = [one for one in details(workspace, scope, list(named)).values() if distances.get(one.owner)]
    nearest = min((distances[one.owner] for one in members), default=0)
    return [named[one.iri] for one in members if distances[one.owner] == nearest]

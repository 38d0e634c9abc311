"""Symbols that match a name, exactly or nearly.

For maintainers: the last part of a name must match the symbol, the parts before it the owners and then the path of the
file, in order; a path without a gap is meant before others. Two near forms are certain enough for an answer: another
case or other underscores, and a member that a type inherits. Functions and types are meant before data, code before its
tests and examples, a whole name before the end of one. A setting in several files is one key, and a method stands for
its overrides where they are many. This module must not know how an answer looks.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from oxigraph_code import identity
from oxigraph_code.queries import StringTerm
from oxigraph_code.search.finding import spellings
from oxigraph_code.search.places import is_about_others
from oxigraph_code.search.words import in_one, last_part
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.symbol_details import Symbol, brief, by_place, details
from oxigraph_code.tools.call_graph.call_sites import edges_of_query
from oxigraph_code.tools.call_graph.traversal import reach
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.search_index import search_index
from oxigraph_code.tools.workspace.workspace import Answer, AnsweredEarly, Call, Workspace, batched_rows

# StringTerm in brackets, as in ``[Symbol.iterator]``, is one part.
SEPARATORS = re.compile(r"(?:::|[.#/\\])(?![^\[\]]*\])")

_MAX_SPELLINGS = 50
_MAX_OWNERS = 20
_MAX_BASES = 500
_MAX_DEPTH = 50
_MAX_ANSWERED = 3
"""The most symbols of a name that are answered one after the other."""
_MAX_LISTED = 20
_MAX_COUNTED = 500
_NO_USES = frozenset({"imports", "overrides"})


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
    return narrowed(text, _matches(scope, workspace.rows("symbols_by_name", name=last_names(text), module=modules)))


def narrowed(text: str, called: Iterable[SymbolMatch]) -> list[SymbolMatch]:
    """Narrow symbols to those whose qualified name and path end as a name does; first those without a gap."""
    wanted = SEPARATORS.split(text)
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
    """Return true if a name ends as the symbol's name does, and its path has the earlier parts in order.

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


class Choice(NamedTuple):
    """The few symbols that a name means, each with its definitions.

    ``others`` counts the less likely matches.
    """

    symbols: Sequence[tuple[Symbol, ...]]
    others: int


def choose(workspace: Workspace, scope: QuestionScope, text: str, fitting: Sequence[SymbolMatch]) -> Choice:
    """Choose among the symbols that match a name. Raises ``AnsweredEarly`` if they are too many."""
    likely = _likeliest(text, fitting)
    if key := _definitions_of_key(workspace, likely, fitting):
        symbols = details(workspace, scope, [match.iri for match in key]).values()
        definitions = tuple(sorted(symbols, key=lambda symbol: is_about_others(symbol.path)))
        return Choice([definitions], len(fitting) - len(key))
    if len(likely) > _MAX_ANSWERED:
        likely = _without_overrides(workspace, likely)
    iris = [match.iri for place in likely for match in place]
    others = len(fitting) - len(iris)
    if len(likely) > _MAX_ANSWERED:
        raise AnsweredEarly(candidates(workspace, scope, text, iris, others))
    known = details(workspace, scope, iris)
    places = [{match.iri for match in place} for place in likely]
    return Choice([tuple(symbol for iri, symbol in known.items() if iri in place) for place in places], others)


def _likeliest(text: str, fitting: Iterable[SymbolMatch]) -> list[list[SymbolMatch]]:
    """Narrow the matches of a name to those that people mean by it, grouped by file and qualified name."""
    places: dict[tuple[str, str], list[SymbolMatch]] = {}
    for match in fitting:
        places.setdefault((match.path, match.name), []).append(match)
    found = list(places.values())
    if not text.isidentifier():
        found = [place for place in found if place[0].name == text] or found
    found = [place for place in found if not all(match.is_data for match in place)] or found
    found = [place for place in found if not is_about_others(place[0].path)] or found
    return [place for place in found if place[0].name == text] or found


def _without_overrides(workspace: Workspace, likely: Sequence[list[SymbolMatch]]) -> list[list[SymbolMatch]]:
    """Return the matches that override no other one."""
    iris = [match.iri for place in likely for match in place]
    rows = batched_rows(workspace, "overridden_by", "symbol", iris)
    overriding = {row["symbol"] for row in rows if row["other"] in iris}
    return [place for place in likely if not overriding.issuperset(match.iri for match in place)]


def _definitions_of_key(
    workspace: Workspace, likely: Sequence[Sequence[SymbolMatch]], fitting: Sequence[SymbolMatch]
) -> list[SymbolMatch]:
    """Return the variables that define one external name, such as a setting in several files."""
    names = {last_part(match.name) for match in fitting}
    if len(fitting) == 1 or len(names) > 1 or not all(match.is_data for match in fitting):
        return []
    rows = workspace.rows("name_uses", name=[StringTerm(name) for name in names])
    defining = {row["user"] for row in rows if row["access"] == "defines"}
    if not all(match.iri in defining for place in likely for match in place):
        return []
    return [match for match in fitting if match.iri in defining]


def candidates(workspace: Workspace, scope: QuestionScope, text: str, iris: Sequence[str], others: int = 0) -> Answer:
    """List the candidates of a name, the most used first.

    ``others`` counts the less likely ones.
    """
    symbols = details(workspace, scope, iris[:_MAX_COUNTED])
    places = {iri: (symbol.path, symbol.name) for iri, symbol in symbols.items()}
    users: dict[tuple[str, str], set[str]] = defaultdict(set)
    for row in batched_rows(workspace, "dependents", "symbol", list(symbols)):
        if row["edge"].removeprefix(identity.BASE) not in _NO_USES:
            users[places[row["symbol"]]].add(row["other"])
    counts = {place: len(users[place]) for place in places.values()}
    firsts = {places[symbol.iri]: symbol for symbol in reversed(symbols.values())}
    ordered = sorted(firsts.values(), key=lambda symbol: (-counts[places[symbol.iri]], by_place(symbol)))
    lines = [_line(symbol, counts[places[symbol.iri]]) for symbol in ordered[:_MAX_LISTED]]
    left = len(ordered) - len(lines) + max(len(iris) - _MAX_COUNTED, 0)
    more = [f"  and {left:,} more"] if left else []
    apart = f" ({others:,} more in tests, overriding these or less like it)" if others else ""
    again = f"{ordered[0].path}:{ordered[0].name}"
    head = f"{len(lines) + left:,} symbols are called {text}{apart}; name one, as in {again}"
    choices = [(f"{symbol.path}:{symbol.name}", line.strip()) for symbol, line in zip(ordered, lines, strict=False)]
    return Answer("\n".join([head, *lines, *more]), is_found=False, asked=text, choices=choices)


def _line(symbol: Symbol, users: int) -> str:
    used = f" · {counted(users, 'user')}" if users else ""
    return f"  {symbol.place}{brief(symbol.signature)}{used}"

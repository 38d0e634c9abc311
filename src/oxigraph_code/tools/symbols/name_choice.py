"""The choice among the symbols that match a name.

For maintainers: people type the bare name of what they ask about, and code has many symbols of one name. Functions and
types are meant before data, then code before its tests and examples, then a whole name before the end of one. A setting
in several files is one key, and a method stands for its overrides where they are many. The rest is answered if it is
little, and otherwise listed, never guessed. This module must not know the question.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from oxigraph_code import identity
from oxigraph_code.queries import StringTerm
from oxigraph_code.search.places import is_about_others
from oxigraph_code.search.words import last_part
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.symbol_details import Symbol, brief, by_place, details
from oxigraph_code.tools.symbols.name_matching import SymbolMatch
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Answer, Workspace, batched_rows

_MAX_ANSWERED = 3
"""The most symbols of a name that are answered one after the other."""
_MAX_LISTED = 20
_MAX_COUNTED = 500
_NO_USES = frozenset({"imports", "overrides"})


class Choice(NamedTuple):
    """The few symbols that a name means, each with its definitions.

    ``others`` counts the less likely matches.
    """

    symbols: Sequence[tuple[Symbol, ...]]
    others: int


def choose(workspace: Workspace, scope: QuestionScope, text: str, fitting: Sequence[SymbolMatch]) -> Choice | Answer:
    """Choose among the symbols that match a name; an answer lists them if they are too many."""
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
        return candidates(workspace, scope, text, iris, others)
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

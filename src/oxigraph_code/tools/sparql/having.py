"""Conditions on groups that name an alias of the projection.

For maintainers: SPARQL gives the aliases of a SELECT their values after HAVING has chosen the groups, so a condition on
one is an error in every group, and the engine answers nothing without a word. The expression of the alias is written in
its place, which can only be what was meant. This module must not run anything.

Source: SPARQL 1.1 Query Language, section 18.2.4.2 (HAVING) and 18.2.4.4 (SELECT expressions).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from oxigraph_code.store import Token, tokenize

_ENDS = frozenset({"ORDER", "LIMIT", "OFFSET", "VALUES"})


class Rewritten(NamedTuple):
    """A query with the aliases of its conditions written out, and these aliases."""

    query: str
    aliases: tuple[str, ...]


def without_aliases_in_having(query: str) -> Rewritten:
    """The query as it is meant; unchanged where no condition names an alias."""
    tokens = tokenize(query).tokens
    changes: list[tuple[Token, str]] = []
    for number, token in enumerate(tokens):
        if token.kind == "word" and token.text.upper() == "HAVING":
            aliases = _aliases(query, tokens, number)
            changes += [
                (used, aliases[used.text[1:]]) for used in _condition(tokens, number) if used.text[1:] in aliases
            ]
    for used, expression in reversed(changes):
        query = f"{query[: used.start]}({expression}){query[used.end :]}"
    return Rewritten(query, tuple(dict.fromkeys(used.text for used, _ in changes)))


def _condition(tokens: Sequence[Token], having: int) -> list[Token]:
    """The variables of the conditions behind a HAVING."""
    depth, found = tokens[having].depth, []
    for token in tokens[having + 1 :]:
        is_over = token.depth == depth and token.kind == "word" and token.text.upper() in _ENDS
        if is_over or token.depth < depth:
            break
        if token.kind == "variable":
            found.append(token)
    return found


def _aliases(query: str, tokens: Sequence[Token], having: int) -> dict[str, str]:
    """The expressions of the SELECT that a HAVING belongs to, by the names that they are given there."""
    depth = tokens[having].depth
    before = [number for number in range(having) if tokens[number].depth == depth]
    selects = [number for number in before if tokens[number].text.upper() == "SELECT"]
    if not selects:
        return {}
    found = {}
    opened = 0
    for number in range(selects[-1] + 1, having):
        token = tokens[number]
        # A bracket that opens is inside of itself.
        if token.depth == depth + 1 and token.text == "{":
            break
        if token.depth == depth + 1 and token.text == "(":
            opened = number
        is_named = token.depth == depth + 1 and token.text.upper() == "AS" and tokens[number + 1].kind == "variable"
        if is_named and opened:
            found[tokens[number + 1].text[1:]] = query[tokens[opened].end : token.start].strip()
    return found

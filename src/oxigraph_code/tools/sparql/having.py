"""Conditions in HAVING that use an alias of SELECT.

For maintainers: SPARQL assigns the aliases of a SELECT after HAVING, so a condition on an alias is an error in every
group and the result is empty without a message. The alias is replaced by its expression, the only sensible meaning.
This module must not run a query.

Source: SPARQL 1.1 Query Language, section 18.2.4.2 (HAVING) and 18.2.4.4 (SELECT expressions).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from oxigraph_code.store import Token, tokenize

_ENDS = frozenset({"ORDER", "LIMIT", "OFFSET", "VALUES"})


class Rewritten(NamedTuple):
    """A query with aliases replaced in its conditions, and these aliases."""

    query: str
    aliases: tuple[str, ...]


def without_aliases_in_having(query: str) -> Rewritten:
    """Replace the aliases in HAVING by their expressions; the query is unchanged if there are none."""
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
    """Return the variables in the conditions after HAVING."""
    depth, found = tokens[having].depth, []
    for token in tokens[having + 1 :]:
        is_over = token.depth == depth and token.kind == "word" and token.text.upper() in _ENDS
        if is_over or token.depth < depth:
            break
        if token.kind == "variable":
            found.append(token)
    return found


def _aliases(query: str, tokens: Sequence[Token], having: int) -> dict[str, str]:
    """Return the expressions of the SELECT around a HAVING, by alias."""
    depth = tokens[having].depth
    before = [number for number in range(having) if tokens[number].depth == depth]
    selects = [number for number in before if tokens[number].text.upper() == "SELECT"]
    if not selects:
        return {}
    found = {}
    opened = 0
    for number in range(selects[-1] + 1, having):
        token = tokens[number]
        # The depth of an opening bracket is that of its contents.
        if token.depth == depth + 1 and token.text == "{":
            break
        if token.depth == depth + 1 and token.text == "(":
            opened = number
        is_named = token.depth == depth + 1 and token.text.upper() == "AS" and tokens[number + 1].kind == "variable"
        if is_named and opened:
            found[tokens[number + 1].text[1:]] = query[tokens[opened].end : token.start].strip()
    return found

"""Terms of other vocabularies that people write by habit, and the terms of ours that they mean.

For maintainers: a query with an unknown term finds nothing and is no error, so each habit that was observed costs an
agent a turn. Meanings are quoted from the vocabulary. This module must not run a query.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Mapping
from functools import cache

from oxigraph_code import identity, vocabulary
from oxigraph_code.queries import read_data, term_lines

_NEAREST = 3
_OURS = vocabulary.TERMS
_HABITS: Mapping[str, str] = tomllib.loads(read_data("habits.toml"))
_TERM_OF_HABIT = {habit: term for term, habits in _HABITS.items() for habit in habits.split()}
_IN_ANY_CASE = {habit.lower(): term for habit, term in reversed(_TERM_OF_HABIT.items())}
_NO_TYPE = "It has no type: "
_HISTORY = frozenset({"Commit", "FileChange", "Person"})
_ENDS = re.compile(r"\((.+?) → (.+?)\)")
_SENTENCE = re.compile(r"(.+?\.)(?:\s|$)")


def term_for(name: str) -> str:
    """Return the term of ours for a name by habit, with ``^`` for the other direction; empty without one."""
    if f"{identity.BASE}{name}" in _OURS:
        return name
    return _TERM_OF_HABIT.get(name) or _IN_ANY_CASE.get(name.lower(), "")


def not_a_term(name: str) -> str:
    """Return a sentence about a name that is no term, with the intended or nearest term; empty for a term."""
    term = term_for(name)
    if term == name:
        return ""
    unknown = f"code:{name} is no term of the vocabulary, so nothing matches it"
    if term:
        way = ", in the other direction" if term.startswith("^") else ""
        return f"{unknown}; use code:{term.removeprefix('^')}{way}: {holds(term.removeprefix('^'))}"
    near = _near(name)
    guess = f"; nearest: {', '.join(f'code:{term}' for term in near)}" if near else ""
    return f"{unknown}{guess}"


def not_a_type(name: str) -> str:
    """Return a sentence about a class that is no type of any subject; empty for another term."""
    properties = _of_untyped().get(name)
    return f"code:{name} is stored as no type, so nothing matches it: {properties}" if properties else ""


def holds(name: str) -> str:
    """Return the domain, range and meaning of a term in a sentence; empty for any other name."""
    return _lines().get(name, "")


def is_of_history(name: str) -> bool:
    """Return true for a class of the history, and for a property that leads from or to such classes alone."""
    ends = _ENDS.match(holds(name))
    return name in _HISTORY or (ends is not None and any(set(end.split(" or ")) <= _HISTORY for end in ends.groups()))


@cache
def _lines() -> dict[str, str]:
    found = {}
    for line in term_lines():
        head, _, meaning = line.removeprefix("code:").partition(": ")
        name, _, between = head.partition(" ")
        sentence = _SENTENCE.match(meaning)
        found[name] = f"{between} {sentence[1] if sentence else meaning}".strip()
    return found


@cache
def _of_untyped() -> dict[str, str]:
    found = (line.removeprefix("code:").partition(": ") for line in term_lines() if _NO_TYPE in line)
    return {name: meaning.partition(_NO_TYPE)[2] for name, _, meaning in found}


def _near(name: str) -> list[str]:
    by_lower = {term.removeprefix(identity.BASE).lower(): term.removeprefix(identity.BASE) for term in sorted(_OURS)}
    return [by_lower[found] for found in difflib.get_close_matches(name.lower(), by_lower, n=_NEAREST)]

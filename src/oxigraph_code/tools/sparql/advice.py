"""Advice about a query: unknown terms, the cause of an empty result, slow forms.

For maintainers: advice stands beside the answer and never changes the query. It costs at most a few seconds, and only
if the query found nothing or was slow. Each slow form was measured against its alternative.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator

from oxigraph_code import identity
from oxigraph_code.errors import QueryError
from oxigraph_code.hints import said
from oxigraph_code.store import PREFIXES, Token, declared_prefixes, tokenize
from oxigraph_code.tools.sparql.graph_patterns import PatternPart, parse_query
from oxigraph_code.tools.sparql.terms import holds, is_of_history, not_a_term, not_a_type, term_for

SLOW_S = 1.0
"""The duration in seconds from which a query is called slow."""

_SECONDS = 2.0
_MAX_VALUES = 12
_TERM = re.compile(f"{re.escape(identity.BASE)}([A-Za-z]+)")
_WRITTEN = frozenset({"code", "rdf", "xsd"})
_NARROWING = frozenset({"FILTER", "MINUS"})

Query = Callable[[str, float], str]
"""A function that answers a query within some seconds; raises ``QueryError``."""


def unknown_terms(query: str) -> list[str]:
    """Return a sentence for each term of ours in a query that is no term, or a class that is no type."""
    return [sentence for name in _names(query) if (sentence := not_a_term(name) or not_a_type(name))]


def foreign_prefixes(query: str) -> list[str]:
    """Return a sentence for each used prefix of a vocabulary that indexing does not write."""
    tokens = tokenize(query).tokens
    used = {token.text.partition(":")[0] for token in tokens if token.kind == "prefixed"}
    found = []
    for prefix, iri in declared_prefixes(tokens).items():
        if prefix not in used or iri in PREFIXES.values() or iri.startswith(identity.BASE):
            continue
        if prefix == "code":
            found.append(f"code: is declared as <{iri}>; the vocabulary is <{identity.BASE}>, as code: is undeclared")
        else:
            found.append(f"{prefix}: is <{iri}>, which indexing never writes; the terms of code are those of code:")
    return found


def foreign_terms(query: str) -> list[str]:
    """Return a sentence for each term of a known vocabulary that indexing never writes, with ours."""
    used = dict.fromkeys(token.text for token in tokenize(query).tokens if token.kind == "prefixed")
    found = []
    for prefix, _, name in (text.partition(":") for text in used):
        term = term_for(name).removeprefix("^") if prefix in PREFIXES and prefix not in _WRITTEN else ""
        if term:
            found.append(f"indexing writes no {prefix}:{name}; use code:{term}: {holds(term)}")
    return found


def nothing_indexed(query: str, ask: Query) -> str:
    """Say that no project, or no history, is loaded for a query about it; empty otherwise.

    An empty count would look like an answer.
    """
    names = _names(query)
    try:
        if any(map(is_of_history, names)) and ask("ASK { ?commit a code:Commit }", _SECONDS) != "true":
            return said("no history is loaded: load_git_history loads commits; recent_changes answers without them")
        if not names or ask("ASK { ?project a code:Project }", _SECONDS) == "true":
            return ""
    except QueryError:
        return ""
    return said("no project is indexed: load_code indexes one; get_context does so in a repository, and keeps it fresh")


def empty_part(query: str, ask: Query) -> str:
    """Find the first part of an empty query that has no match; empty if this cannot be decided quickly."""
    known = parse_query(query)
    if known is None or not known.parts:
        return ""
    end = time.monotonic() + _SECONDS

    def matches(*parts: PatternPart) -> bool:
        group = " ".join(part.text if part.keyword or not part.subject else f"{part.text} ." for part in parts)
        return ask(f"{known.prologue} ASK {{ {group} }}", max(end - time.monotonic(), 0.01)) == "true"

    def values(part: PatternPart) -> list[str]:
        query = f"{known.prologue} SELECT DISTINCT ?value {{ ?any {part.predicate} ?value }} LIMIT {_MAX_VALUES + 1}"
        rows = json.loads(ask(query, max(end - time.monotonic(), 0.01)))["results"]["bindings"]
        return [row["value"]["value"] for row in rows]

    # Filters come last, because they may use variables that are bound after them.
    parts = sorted(
        (part for part in known.parts if part.keyword != "OPTIONAL"), key=lambda part: part.keyword in _NARROWING
    )
    try:
        for number, part in enumerate(parts):
            if not matches(*parts[: number + 1]):
                cause = _emptied(parts[:number], part, matches, values)
                return f"{cause}{_property_meaning(query, part)}"
    except QueryError:
        pass
    return ""


def _property_meaning(query: str, part: PatternPart) -> str:
    """Return the domain, range and meaning of the property in a pattern, from the vocabulary."""
    names = _names(f"{query[: query.find('{')]} {part.predicate}") if part.predicate else []
    meanings = [f"code:{name} {meaning}" for name in names if (meaning := holds(name))]
    return f"; {'; '.join(meanings)}" if meanings else ""


def _emptied(
    before: list[PatternPart],
    part: PatternPart,
    matches: Callable[..., bool],
    values: Callable[[PatternPart], list[str]],
) -> str:
    shown = " ".join(part.text.split())
    if part.keyword in _NARROWING:
        return f"empty: everything that matches is excluded by {shown}"
    if before and matches(part):
        others = "the one before it" if len(before) == 1 else f"the {len(before)} parts before it"
        return f"empty: {shown} has matches, but none together with {others}"
    cause = f"empty: nothing matches {shown}"
    if part.object.startswith(('"', "'")) and part.predicate != "a":
        there = values(part)
        if there and len(there) <= _MAX_VALUES:
            cause += f"; existing values: {', '.join(map(repr, there))}"
    return cause


def slow_forms(query: str) -> list[str]:
    """Return a sentence for each slow form in a query, with a faster alternative."""
    tokens = tokenize(query).tokens
    return list(dict.fromkeys(_slow(tokens)))


def _slow(tokens: tuple[Token, ...]) -> Iterator[str]:
    words = [token.text.upper() for token in tokens]
    kinds = [token.kind for token in tokens]
    for number, word in enumerate(words):
        after = words[number + 1 : number + 5]
        if word == "FILTER" and after[:1] == ["("] and _compares(kinds[number + 2 : number + 5], after[1:]):
            yield "FILTER(?x = term) looks at every ?x: put the term into the pattern, or bind it with VALUES"
        elif word == "FILTER" and after[:2] == ["NOT", "EXISTS"] and "." in _inside(words, number + 3):
            yield "FILTER NOT EXISTS with joined patterns: OPTIONAL { … } FILTER(!bound(?x)), or MINUS { … }, is faster"
        elif word in ("CONTAINS", "REGEX", "STRSTARTS", "STRENDS"):
            yield f"{word} reads every value: {said('search_code finds names and words by an index')}"
        elif word == "OPTIONAL" and not _has_pattern(tokens[:number]):
            yield "OPTIONAL stands before required patterns: put the required patterns first"
        elif word in ("+", "*") and kinds[number - 1] in ("prefixed", "iri"):
            yield (
                "a path of any length goes through everything that is connected: bound it (code:calls/code:calls?), "
                f"or {said('call impact_analysis')}"
            )
        elif word == "ORDER" and "LIMIT" in words[number:] and "SELECT" not in words[words.index("{") :]:
            yield "ORDER BY … LIMIT sorts whole rows: order and limit in a subselect, then join names and places"


def _compares(kinds: list[str], texts: list[str]) -> bool:
    """Return true if a filter begins by comparing a variable with a term."""
    terms = ("iri", "prefixed", "string", "number")
    return len(kinds) == 3 and texts[1] == "=" and {kinds[0], kinds[2]} & set(terms) != set() and "variable" in kinds


def _inside(words: list[str], start: int) -> list[str]:
    end = words.index("}", start) if "}" in words[start:] else len(words)
    return words[start:end]


def _has_pattern(tokens: tuple[Token, ...]) -> bool:
    """Return true if a required pattern stands between the beginning of the group and its end."""
    inside = [token for token in tokens if token.depth > 0 and token.kind in ("variable", "iri", "prefixed")]
    return len(inside) > 0


def _names(query: str) -> list[str]:
    """Return the terms of our namespace in a query, each once."""
    tokens = tokenize(query).tokens
    ours = declared_prefixes(tokens).get("code", identity.BASE) == identity.BASE
    return list(dict.fromkeys(filter(None, (_name(token, ours) for token in tokens))))


def _name(token: Token, ours: bool) -> str:
    if token.kind == "prefixed" and ours and token.text.startswith("code:"):
        return token.text.removeprefix("code:")
    found = _TERM.fullmatch(token.text[1:-1]) if token.kind == "iri" else None
    return found[1] if found else ""

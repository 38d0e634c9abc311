"""Questions put together from clauses, as "async functions of Cart that call pay and have no docs".

For maintainers: such a question is read word for word, and is answered only if nothing of it is left over; the clauses
are data of the library. This module must not know templates.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from oxigraph_code import identity
from oxigraph_code.queries import StringTerm, fill
from oxigraph_code.tools.sparql.bounds import counted_question
from oxigraph_code.tools.sparql.mentions import DECLARED, symbols_named
from oxigraph_code.tools.sparql.places import PlaceLookup
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace

_HEAD: Final = re.compile(
    r"\s*(?:(?:which|what|list|show(?:\s+me)?|find|give\s+me|get|name|(?:are|is)\s+there|do\s+we\s+have)\s+)?"
    r"(?:(?:all|any|every|each|the|of|our)\s+)*(?:(?:rest|http|api|web)\s+)?"
    rf"(?P<adjectives>(?:(?:{'|'.join(sorted(DECLARED))})\s+)*)(?P<kind>[a-z]+?)(?:e?s)?(?=\s|\W*$)",
    re.IGNORECASE,
)
_BETWEEN: Final = re.compile(
    r"\s*(?:,?\s*(?:and|but|also|that|which|who|can|could|may|might|do|does|all|there"
    rf"|(?:are|is)(?!\s+(?:{'|'.join(sorted(DECLARED))})\b))\b|,)*\s*",
    re.IGNORECASE,
)
_NOT: Final = re.compile(
    r"(?:(?:not|never|don'?t|doesn'?t|aren'?t|isn'?t)\s+|(?P<lacks>without|lack(?:s|ing)?|missing|(?:with|have|has|having)\s+no)\s+)",
    re.IGNORECASE,
)
_OF_KIND: Final = (
    r"(?:function|method|class|interface|trait|struct|type|exception|error|decorator|annotation|attribute)"
)
_NAMED: Final = re.compile(
    rf"\s+(?:(?:an?|the)\s+)?(?:{_OF_KIND}\s+)?(?P<quote>[`'\"]?)@?(?P<name>[\w$][\w$.:/<>-]*)(?:\(\))?(?P=quote)"
    rf"(?:\s+{_OF_KIND})?(?=\W|$)",
    re.IGNORECASE,
)
_EXPOSES: Final = re.compile(
    r"(?P<head>.*?\b(?:routes?|endpoints?))\s+(?:does|do|are\s+in|has)\s+(?P<name>\S+)\s+"
    r"(?:expose|have|define|handle|serve|provide|contain|declare|offer)s?\W*$",
    re.IGNORECASE,
)
_OF_PROJECT: Final = re.compile(
    r"\s+(?:does|do|are|is)\s+(?:there|(?:(?:the|this|our)\s+)?(?:app|application|code|project|program|server|it|we)\s+\w+)\W*$",
    re.IGNORECASE,
)
_LIMIT: Final = 1000
_EXCEPTION: Final = "exception"
_SHORTEST_ROLE: Final = 4


class Composed(NamedTuple):
    """A question that is put together: its query, kind and words.

    ``is_alone`` if no template asks the same, ``is_role`` if the kind is a word of the project.
    """

    query: str
    kind: str
    words: str
    is_alone: bool
    is_count: bool
    is_role: bool
    notes: tuple[str, ...]


class _Clause(NamedTuple):
    words: re.Pattern[str]
    takes: str
    where: str
    note: str
    is_asked: bool


@cache
def _data() -> Mapping[str, Any]:
    text = resources.files("oxigraph_code.queries").joinpath("clauses.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def _clauses() -> tuple[_Clause, ...]:
    return tuple(
        _Clause(
            re.compile(rf"(?:{entry['words']})(?!\w)", re.IGNORECASE),
            entry.get("takes", "symbol"),
            entry["where"],
            entry.get("note", ""),
            entry.get("asked", False),
        )
        for entry in _data()["clauses"].values()
    )


def composed(workspace: Workspace, scope: QuestionScope, question: str) -> Composed | None:
    """Put a query together for a question that consists of a kind and clauses; ``None`` for any other."""
    listed = counted_question(question)
    asked = _OF_PROJECT.sub("", listed or question)
    if exposed := _EXPOSES.match(asked):
        asked = f"{exposed['head']} of {exposed['name']}"
    places = PlaceLookup(workspace, scope)
    whole = [(asked, "", "")]
    whole += ((rest, place.condition, place.shown) for rest, place in places.read(asked))
    for text, within, shown in whole:
        head = _HEAD.match(text)
        noun = head["kind"].lower() if head else ""
        # The plural of a noun in -e is cut off with it.
        noun = noun if noun in _data()["kinds"] or f"{noun}e" not in _data()["kinds"] else f"{noun}e"
        kind = _data()["kinds"].get(noun, "")
        role = "" if kind or head is None or len(noun) < _SHORTEST_ROLE else _role(places, noun)
        role = role and _data()["roles"].get(noun, role)
        if head is None or not (kind or role):
            continue
        conditions = list(_conditions(workspace, scope, text, head))
        if None in conditions or not (conditions or role or noun == _EXCEPTION):
            continue
        is_alone = not role and (len(conditions) > 1 or not _is_asked(text[head.end() :]) or bool(head["adjectives"]))
        if noun == _EXCEPTION:
            conditions.append('?thing code:extends* ?upper FILTER(REGEX(STR(?upper), "(Exception|Error)$"))')
        lines = [f"  ?thing a code:{kind} ; code:definedIn ?module ." if kind else role]
        lines += [f"  {one}" for one in [within, *conditions] if one]
        words = " ".join(f"{text[head.start('adjectives') :].strip(' ?.!')} {shown}".split())
        notes = tuple(one.note for one in _clauses() if one.note and one.words.search(text))
        query = _query(scope, lines, bool(listed))
        return Composed(query, kind or noun, words, is_alone, bool(listed), bool(role), notes)
    return None


def _is_asked(text: str) -> bool:
    """Return true if the first clause in a text is a question of a template."""
    said, _ = _affirmed(text, _end(_BETWEEN, text, 0))
    return any(clause.is_asked for clause in _clauses() if clause.words.match(said))


def _affirmed(text: str, at: int) -> tuple[str, re.Match[str] | None]:
    """Return the clause at an offset as if nothing were negated in it, and its negation."""
    negated = _NOT.match(text, at)
    rest = text[negated.end() if negated else at :]
    return (f"with {rest}" if negated and negated["lacks"] else rest), negated


def _role(places: PlaceLookup, noun: str) -> str:
    """Write the condition for types or files with a role in their name, as controllers.

    They are the files in folders of that name, or else the types so named or in a file so named.
    """
    written = noun.capitalize()
    modules = [module for module in places.modules("") if re.search(rf"/{noun}(?:s|es)?/[^/]+$", module)]
    if modules:
        files = " ".join(f"<{module}>" for module in modules)
        return f"  VALUES ?thing {{ {files} }} ?thing code:partOf ?project ."
    is_named = f'STRENDS(?role, "{written}") && STRLEN(?role) > {len(written)}'
    named = f'FILTER({is_named} || REGEX(STR(?module), "/{noun}s?[.][a-z]+$"))'
    return f"  ?thing a code:Class ; code:definedIn ?module ; code:name ?role . {named}"


def _query(scope: QuestionScope, lines: list[str], is_count: bool) -> str:
    projects = " ".join(f"<{project}>" for project in sorted(scope.projects))
    files = [] if lines[0].startswith("  VALUES ?thing") else ["  ?module code:partOf ?project ."]
    inside = "\n".join([f"  VALUES ?project {{ {projects} }}", *files, *lines])
    selected = "(COUNT(DISTINCT ?thing) AS ?number)" if is_count else "DISTINCT ?thing"
    order = "" if is_count else f"\nORDER BY ?thing\nLIMIT {_LIMIT}"
    return f"PREFIX code: <{identity.BASE}>\nSELECT {selected}\nWHERE {{\n{inside}\n}}{order}\n"


def _conditions(workspace: Workspace, scope: QuestionScope, text: str, head: re.Match[str]) -> Iterator[str | None]:
    """Yield the conditions of the words before the kind and of the clauses, ``None`` for an unread one."""
    for number, word in enumerate(head["adjectives"].lower().split()):
        # Some languages have no keyword for it, and names that begin with a line below.
        own = f' || ?modifier{number} = "protected" && STRSTARTS(?ownName, "_")' if word == "private" else ""
        said = f'FILTER(STRSTARTS(?modifier{number}, "{word}"){own})'
        yield f"?thing code:modifier|code:visibility ?modifier{number} ; code:name ?ownName {said}"
    at = head.end()
    number = 0
    while (at := _end(_BETWEEN, text, at)) < len(text.rstrip(" ?.!")):
        said, negated = _affirmed(text, at)
        found = None
        for clause in _clauses():
            if (words := clause.words.match(said)) is None:
                continue
            named = _NAMED.match(said, words.end()) if clause.takes else None
            if clause.takes and named is None:
                continue
            found = _written(workspace, scope, clause, named["name"].rstrip(".") if named else "", number)
            end = named.end() if named else words.end()
            if found is not None:
                break
        if found is None:
            yield None
            return
        yield f"FILTER NOT EXISTS {{ {found} }}" if negated else found
        number += 1
        at = len(text) - (len(said) - end)


def _written(workspace: Workspace, scope: QuestionScope, clause: _Clause, name: str, number: int) -> str | None:
    """Write a clause with its name; ``None`` if nothing has it. Variables are told apart by a number."""
    where = re.sub(r"\?(?!thing\b)(\w+)", rf"?\g<1>{number}", clause.where)
    if clause.takes == "symbol":
        symbols = symbols_named(workspace, scope, name)
        where = where.replace("$symbol", f"?symbol{number}")
        return f"VALUES ?symbol{number} {{ {' '.join(f'<{iri}>' for iri in symbols)} }} {where} ." if symbols else None
    return fill(where, {"text": StringTerm(name)}) if clause.takes else where


def _end(pattern: re.Pattern[str], text: str, at: int) -> int:
    found = pattern.match(text, at)
    return found.end() if found else at

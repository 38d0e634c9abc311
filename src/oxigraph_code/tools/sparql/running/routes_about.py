"""Routes about a thing in several words, as "v1 API routes for nodes".

For maintainers: a route is about the words in its path and in the name of its handler, and next in the path of its
file; a verb may be its HTTP method. One word alone is left to clauses. This module must not know frameworks.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from oxigraph_code.queries.matching import EVERYDAY, WORDS, alike, singular, stem
from oxigraph_code.search.places import is_about_others
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.call_graph.requests import RegisteredRoute, registered_routes
from oxigraph_code.tools.sparql.lists.route_files import lines_of_routes, routes_of_api
from oxigraph_code.tools.sparql.lists.word_lists import RowWords
from oxigraph_code.tools.sparql.questions.bounds import counted_question
from oxigraph_code.tools.sparql.questions.mentions import AS_CODE, quoted_words
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion

_DATA: Final[Mapping[str, Any]] = WORDS["routes_about"]
_QUESTION: Final = re.compile(
    _DATA["question"].replace("%KIND%", WORDS["dependents"]["kinds"]["route"]), re.IGNORECASE | re.VERBOSE
)
_LINKS, _LEFT, _UNREAD = (frozenset(_DATA[key].split()) for key in ("links", "left", "unread"))
_METHODS: Final = {stem(verb): frozenset(methods.split()) for verb, methods in _DATA["methods"].items()}
_WORD: Final = re.compile(r"[a-z]+\d*(?:-[a-z]+)*", re.IGNORECASE)
_ANY_METHOD: Final = "a route that is registered for any method is not among them"
_VERSION: Final = re.compile(r"\bv\d+\b")
_API_AS_NOUN: Final = re.compile(
    r"\b(?:for|about|of|to|with) (?:the )?API (?!for\b|routes?\b|endpoints?\b)[a-z]+\W*$", re.IGNORECASE
)
_NO_MARKS: Final = re.compile(r"[^a-z0-9/]")
_LEAST: Final = 2


def routes_about(question: AskedQuestion) -> Listing | None:
    """List the routes with all words of a question; None for any other question."""
    text = counted_question(question.text) or question.text
    found = _QUESTION.fullmatch(text)
    if found is None or AS_CODE.search(_VERSION.sub("", text)) or not found["said"]:
        return None
    said = [word.lower() for word in _WORD.findall(f"{found['before']} {found['said']}")]
    # "API keys" are no interface.
    own = {"api"} if _API_AS_NOUN.search(found["said"]) else frozenset[str]()
    words = list(dict.fromkeys(word for word in said if word in own or word not in _LINKS | EVERYDAY))
    if not _UNREAD.isdisjoint(said) or not words:
        return None
    workspace, scope = question.workspace, question.scope
    every = [one for one in registered_routes(workspace) if scope.holds(one.module)]
    every = [one for one in every if not is_about_others(scope.path_of(one.module))]
    if every and len(words) < _LEAST:
        return None
    known = details(workspace, scope, sorted({iri for one in every for iri in one.handlers}))
    of_api = () if own else routes_of_api(scope, text, every)
    routes = of_api or every
    if not every:
        told = [word for word in words if word not in _LEFT]
        is_meant = RowWords.of(told, is_alike=True).are_in
        return lines_of_routes(question, told, is_meant, "no route is known by its framework")
    # Plain words may be left out, and those alone.
    plain = [word for word in words if word in _LEFT]
    ways = [set(left) for count in range(len(plain) + 1) for left in combinations(plain, count)]
    for left_out in ways:
        wanted = [word for word in words if word not in left_out]
        for with_file in (False, True):
            fitting = [one for one in routes if wanted and _is_about(question, one, known, wanted, with_file=with_file)]
            if fitting:
                return _listing(question, fitting, known, wanted, sorted(left_out), len(every), is_api=bool(of_api))
    return None


def _is_about(
    question: AskedQuestion,
    route: RegisteredRoute,
    known: Mapping[str, Symbol],
    words: Sequence[str],
    *,
    with_file: bool,
) -> bool:
    """Return true for a route with all words in its texts, ``with_file`` also in its file."""
    handlers = [known[iri].name for iri in route.handlers if iri in known]
    texts = [*route.paths, *handlers, *([question.scope.path_of(route.module)] if with_file else [])]
    # A verb is the method of a route, or stands in its texts.
    rest = [one for one in words if _methods(one).isdisjoint(route.methods)]
    joined = "".join(map(singular, rest))
    is_joined = len(rest) > 1 and any(joined in _NO_MARKS.sub("", path.lower()) for path in route.paths)
    return bool(rest) and (is_joined or RowWords.of(rest, is_alike=True).are_in(" ".join(texts)))


def _methods(word: str) -> frozenset[str]:
    """Return the HTTP methods that a verb stands for."""
    return frozenset().union(*(_METHODS.get(one, frozenset()) for one in alike(stem(word))))


def _listing(
    question: AskedQuestion,
    routes: Sequence[RegisteredRoute],
    known: Mapping[str, Symbol],
    words: Sequence[str],
    left_out: Sequence[str],
    number: int,
    *,
    is_api: bool,
) -> Listing:
    """Describe routes with their handlers, in the order of their files."""
    scope = question.scope
    ordered = sorted(routes, key=lambda one: (scope.path_of(one.module), one.line, one.name))
    rows = []
    for route in ordered:
        runs = [known[iri].place for iri in route.handlers if iri in known]
        place = f"{scope.path_of(route.module)}:{route.line} route {route.name}"
        rows.append(Row(" · ".join([place, *runs]), {"iri": route.iri, "name": route.name}))
    api = ", all with a part 'api'" if is_api else ""
    told = quoted_words(words, left_out, "their paths, methods, handlers or files")
    return Listing(
        f"{counted(len(rows), 'route')} with {told}{api} · found by these words, of {counted(number, 'route')}",
        [Section("rows", rows)],
        [scope.freshness],
        [_ANY_METHOD] if any(map(_methods, words)) else [],
        next_step='ask "list the routes" has them all',
        data={"template": "routes_about"},
    )

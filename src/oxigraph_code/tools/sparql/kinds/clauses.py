"""Questions put together from clauses, as "async functions of Cart that call pay and have no docs".

For maintainers: such a question is read word for word, and is answered only if nothing of it is left over; the clauses
are data of the library. This module must not know templates. See decision 0174.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, reduce
from itertools import islice
from typing import Any, Final, NamedTuple

from oxigraph_code.queries import StringTerm, fill, read_data
from oxigraph_code.queries.matching import MODIFIERS, NEVER_NAMES, WORDS, asking, narrowing, singular
from oxigraph_code.tools.answer.symbol_details import modules_at
from oxigraph_code.tools.sparql.kinds.measures import Measure, measured, query_of
from oxigraph_code.tools.sparql.kinds.roles import FILES, functions_with_role, types_with_role
from oxigraph_code.tools.sparql.questions.bounds import counted_question
from oxigraph_code.tools.sparql.questions.mentions import symbols_named
from oxigraph_code.tools.sparql.questions.places import PlaceLookup
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace

_SPOKEN: Final[Mapping[str, str]] = WORDS["spoken"]
_MODIFIER: Final = f"(?:{'|'.join(sorted(MODIFIERS))})"
_BETWEEN: Final = re.compile(
    r"\s*(?:,?\s*(?:exists?|and|but|also|that|which|who|can|could|may|might|do|does|all|there"
    r"|(?:defined|declared|located|found|listed|implemented|present|contained)(?=\s+(?:in|on|inside|within)\b|\W*$)"
    rf"|(?:are|is)(?!\s+(?:an?\s+)?{_MODIFIER}\b))\b|,)*\s*",
    re.IGNORECASE,
)
_INSIDE: Final = "code:nestedIn $symbol"
_NOT: Final = re.compile(
    r"(?:(?:not|never|don'?t|doesn'?t|aren'?t|isn'?t)\s+|(?P<lacks>without|lack(?:s|ing)?|missing|(?:with|have|has|having)\s+no)\s+)",
    re.IGNORECASE,
)
_OR: Final = re.compile(r"or\s+(?:that\s+)?", re.IGNORECASE)
_JOINED: Final = re.compile(r"(?:\b(?:and|but|nor)|,)\s+$", re.IGNORECASE)
_NAMED: Final = re.compile(
    rf"\s+(?:(?:an?|the|both|either)\s+)?(?:{_SPOKEN['of_kind']}\s+)?(?P<quote>[`'\"]?)@?(?P<name>/?[\w$][\w$.:/<>[\]-]*)(?:\(\))?(?P=quote)"
    rf"(?:\s+(?:{_SPOKEN['of_kind']}|{_SPOKEN['said_again']}))?(?=\W|$)",
    re.IGNORECASE,
)
_TYPED: Final = re.compile(rf"\s[a-z]+\s+(?:{_SPOKEN['typed']})$")
_WHAT: Final = re.compile(r"^\s*what(?=\s+(?:does|do|can|could|may|might)\b)", re.IGNORECASE)
_VIEW: Final = re.compile(r"\bviews?(?=\s+(?:does|do|is|are)\b.*\brender)", re.IGNORECASE)
"""The word for a template where it is rendered; a view may be a function, too."""
_AUXILIARY: Final = re.compile(r"\b(?:does|do|did|can|could|may|might|will|would|is|are)\s*$", re.IGNORECASE)
_PARTICLE: Final = re.compile(r"\s*(?:from|on|to|at|with|about)?\W*$")
_SUBJECT: Final = "subject"
_WITHOUT: Final = "MINUS"
_TESTED: Final = "?test a code:Test"
_CALLED: Final = re.compile("code:(?:Function|Method)")
_IN_MODULE: Final = "code:definedIn? ?module ."
_HOME: Final = " ; code:definedIn ?module ."
_ROUTES: Final = f"Route{_HOME}"
_METHOD: Final = "code:httpMethod"
GUARD: Final = "?guardName"
"""The variable for guards of routes in queries."""
_OF_ROUTES: Final = ("?thing code:pathPattern", f"?thing {_METHOD}")
_HANDLES: Final = re.compile(r"code:(?:pathPattern|httpMethod|handler)")
_OF_FILES: Final = re.compile(r"definedIn\? \?thing|^\?thing code:name")
_USER: Final = "?user"
_DEPENDENCY: Final = "?dependency"
_NAME_OF: Final = re.compile(r"^\?thing code:name (\?\w+)")
_LED_TO: Final = f"VALUES ?{_SUBJECT}"
_OPPOSITE: Final = re.compile(r"\?thing\b|\$symbol\b")
_EXPOSES: Final = re.compile(
    r"(?!.*\b(?:exceptions?|errors?|events?)\b.*\b(?:handle|serve)s?\W*$)"
    rf"(?P<head>.*?)\s+(?:does|do|are\s+in|has)\s+(?P<name>(?:the\s+(?:command\s+)?)?\S+(?:\s+(?:class|module|{_SPOKEN['said_again']}))?)\s+"
    r"(?:expose|have|define|handle|serve|provide|contain|declare|offer|register|accept|take|support)s?\W*$",
    re.IGNORECASE,
)
_OF_PROJECT: Final = re.compile(_SPOKEN["of_project"], re.IGNORECASE)
MOST_ROWS: Final = 1000
_MOST: Final = 1_000_000
"""The limit for rows that are chosen afterwards, by a word."""
_SHORTEST_ROLE: Final = 3
_WORD: Final = re.compile(r"[a-z][\w-]*", re.IGNORECASE)
_ALL: Final = re.compile(r"(?:\s+(?:are\s+there|exist))?\W*$", re.IGNORECASE)
_MAX_BEFORE: Final = 4
"""The words of a question among which its kind is looked for."""
_BY_WORD: Final = "(types with that name, and other files in folders of it)"
_FUNCTIONS_BY_WORD: Final = "(functions with that name, and all functions in files of it)"


class Composed(NamedTuple):
    """A question that is put together: its query, kind and words.

    ``is_guess`` if no rows may be no answer: the kind is a word of the project, or a clause may mean more.
    """

    query: str
    kind: str
    words: str
    is_count: bool
    is_guess: bool
    notes: tuple[str, ...]

    @property
    def is_first(self) -> bool:
        """True for a kind that the graph knows better than the wordings of templates."""
        return self.kind in _data()["first"]

    @property
    def is_by_word(self) -> bool:
        """True for a kind that is only a word in names and folders."""
        return self.words.endswith((_BY_WORD, _FUNCTIONS_BY_WORD))


class ListedKind(NamedTuple):
    """A kind that a question lists: its name, the words around it, and its queries, the surest first.

    It ``is_known`` if the graph has all such things, by more than a word.
    """

    key: str
    before: str
    after: str
    queries: Sequence[str]
    is_known: bool


class _Wording(NamedTuple):
    """A question without its place or its number; ``shown`` tells the place."""

    text: str
    within: str = ""
    shown: str = ""
    measure: Measure | None = None


class _Clause(NamedTuple):
    words: re.Pattern[str]
    passive: re.Pattern[str]
    takes: str
    where: str
    note: str
    is_guess: bool
    others: str
    variable: str = "symbol"

    @property
    def opposite(self) -> _Clause:
        """The clause from its other side: the things that a named symbol has this relation to."""
        where = _OPPOSITE.sub(lambda found: "?thing" if found[0] == "$symbol" else "$symbol", self.where)
        return self._replace(where=where, variable=_SUBJECT)


@cache
def _data() -> Mapping[str, Any]:
    return tomllib.loads(read_data("clauses.toml"))


@cache
def _head() -> re.Pattern[str]:
    """Return the pattern of the kind that a question begins with, and the words before it."""
    kinds = sorted((kind for of in ("names", "same", "kinds") for kind in _data()[of]), key=len, reverse=True)
    phrases = "|".join(kind for kind in kinds if not kind.isalpha())
    groups = "|".join(_data()["groups"])
    return re.compile(
        r"\s*(?:(?:which|what|list|show(?:\s+me)?|find|give\s+me|get|name|(?:are|is)\s+there|do\s+we\s+have)\s+)?"
        r"(?:(?:is|are|all|any|every|each|the|of|our|other)\s+)*"
        rf"(?:(?P<size>{'|'.join(_data()['sizes'])})\s+)?(?P<adjectives>(?:(?!(?:{phrases})(?:e?s)?\b)(?:{_MODIFIER}|{groups})\s+)*)"
        rf"(?P<kind>{phrases}|[a-z]+?)(?:e?s)?(?=\s|\W*$)",
        re.IGNORECASE,
    )


@cache
def _clauses() -> tuple[_Clause, ...]:
    fragments = _data()["fragments"].items()
    return tuple(
        _Clause(
            re.compile(rf"(?:{entry['words'].replace('{modifier}', _MODIFIER)})(?!\w)", re.IGNORECASE),
            re.compile(rf"(?:{entry.get('passive', '(?!)')})\s+(?:by|in|inside|within|from|on)\b", re.IGNORECASE),
            entry.get("takes", "symbol"),
            reduce(lambda text, part: text.replace(f"${part[0]}", part[1]), fragments, entry["where"]),
            entry.get("note", ""),
            entry.get("guess", False),
            entry.get("others", ""),
        )
        for entry in _data()["clauses"].values()
    )


def composed(workspace: Workspace, scope: QuestionScope, question: str) -> Sequence[Composed]:
    """Put queries together for a question that consists of a kind and clauses; none for any other.

    The first with rows answers it.
    """
    listed = counted_question(question)
    asked = _VIEW.sub("template", _WHAT.sub("things", _OF_PROJECT.sub("", listed or question)))
    if exposed := _EXPOSES.match(asked):
        asked = f"{exposed['head']} of {exposed['name']}"
    asked, measure = measured(asked)
    places = [(rest, place.condition, place.shown) for rest, place in PlaceLookup(workspace, scope).read(asked)]
    return [
        one
        for wording in (_Wording(*place, measure) for place in ((asked, "", ""), *places))
        for by_role in (False, True)
        for one in _read_as(workspace, scope, wording, is_listed=bool(listed), by_role=by_role)
    ]


def listed_kind(scope: QuestionScope, question: str) -> ListedKind | None:
    """Find the kind that a question lists, without its clauses; None for a kind that is not known."""
    first = _head().match(question)
    # A few words may stand before the kind.
    before = _WORD.finditer(question, first.start("adjectives")) if first else ()
    starts = [word.start() for word in islice(before, _MAX_BEFORE)]
    for start in starts:
        head = _head().match(question, start)
        if head is None or head.start("kind") < start:
            continue
        noun = head["kind"].lower()
        nouns = [_data()["same"].get(one, one) for one in (noun, f"{noun}e", f"{noun.removesuffix('i')}y")]
        key = next((one for one in nouns if one in _listed_kinds()), "")
        written, rest = question[head.start("kind") : head.end()], question[head.end() :]
        if not key and written.lower() != noun and _ALL.match(rest):
            key = singular(written.lower())
        kind = "" if key in _data()["roles"] else _kind(key)[1]
        adjectives = [_adjective(word, kind, at) for at, word in enumerate(head["adjectives"].lower().split())]
        if not key or None in adjectives:
            continue
        known = _data()["roles"].get(key, "")
        kinds = [kind] if kind else [_data()["roles"].get(known, known), types_with_role(key, is_whole=False)]
        conditions = [one for one in adjectives if one]
        lines = [lines_of(scope, conditions, one, key, "") for one in kinds if one]
        queries = [query_of(one, None, limit=_MOST) for one in lines]
        return ListedKind(key, question[starts[0] : head.start("adjectives")], rest, queries, bool(kind))
    return None


@cache
def _listed_kinds() -> frozenset[str]:
    words = " ".join((WORDS["roles"], WORDS["types"], WORDS["nouns"])).split()
    return frozenset((*words, *_data()["roles"], *_data()["kinds"], *_data()["names"])) - {"thing"}


def _read_as(
    workspace: Workspace, scope: QuestionScope, wording: _Wording, *, is_listed: bool, by_role: bool = False
) -> Iterator[Composed]:
    """Yield the queries for a wording of a question, those by a word last.

    ``by_role`` reads a kind of names in code, as commands, as a role.
    """
    text, within, shown, measure = wording
    head = _head().match(text)
    if head is None:
        return
    noun, rest = head["kind"].lower(), text[head.end() :].strip(" ?.!")
    size = _data()["sizes"].get((head["size"] or "").lower(), "")
    measure = Measure("lines", size) if size else measure
    # The plural of a noun in -e is cut off with it.
    key, kind = next((known for known in map(_kind, (noun, f"{noun}e")) if known[1]), _kind(noun))
    is_alone, roles = not (rest or head["adjectives"]), _data()["roles"]
    if by_role and not (_USER in kind and key in _data()["named"]):
        return
    kind = "" if by_role or (is_alone and _root(kind) and key in roles) else kind
    key = singular(text[head.start("kind") : head.end()].lower()) if key == noun and not kind else key
    has_role = not (kind or key in NEVER_NAMES or len(key) < _SHORTEST_ROLE or asking(text))
    role = types_with_role(key, is_whole=not rest, is_phrase=" " in noun) if has_role else ""
    is_whole = key in _data()["alone"]
    is_unread = bool(within) and _DEPENDENCY in kind
    if not (kind or role) or is_unread or (_root(kind) and is_alone and not is_whole):
        return
    conditions = _conditions(workspace, scope, text, head, kind)
    if conditions is None or (role and any(one.startswith(_WITHOUT) for one in conditions)):
        return
    if not (conditions or role or within or measure or is_whole):
        return
    written = " ".join(filter(None, (key, *conditions)))
    is_route = kind.endswith(_ROUTES)
    said = [one for one in _clauses() if one.words.search(text) and (not is_route or _HANDLES.search(one.where))]
    notes = [one.note for one in said if one.note]
    notes += [note for told, note in _data()["notes"].items() if told in (key, *written.split())]
    routes = {row["route"] for row in workspace.cached_rows("routes") if scope.holds(row["route"])} if is_route else ()
    facts = [fact.replace("{routes}", f"{len(routes):,}") for told, fact in _data()["told"].items() if told in written]
    # The methods of all routes are known.
    is_guess = is_route and not (_METHOD in written and routes)
    is_guess |= bool(role or _root(kind) or "exported" in text or (key in _data()["first"] and not is_route))
    is_guess |= key in _data()["unsure"] or any(one.is_guess for one in said)
    known = kind or roles.get(roles.get(key, ""), roles.get(key, ""))
    has_functions = bool(role) and key in _listed_kinds() and _USER not in _kind(key)[1]
    ways = {known: _data()["known_by"].get(key, ""), role: _BY_WORD}
    ways |= {functions_with_role(key): _FUNCTIONS_BY_WORD} if has_functions else {}
    other = _data()["otherwise"].get(key, known)
    since = f"(all {other}s, since none is known as {key})" if other in roles else ways[known]
    ways |= {roles.get(other, other): since}
    for condition, by_word in ways.items():
        if not condition:
            continue
        lines = lines_of(scope, conditions or _data()["by_itself"].get(key, []), condition, key, within)
        told = (text[head.start("adjectives") :].strip(" ?.!"), shown, measure.shown if measure else "")
        words = " ".join(" ".join((*told, *facts, by_word)).split())
        query = query_of(lines, measure, limit=_MOST if is_listed else MOST_ROWS)
        called = "row" if condition != known and head.group().endswith("es") else key
        yield Composed(query, called, words, is_listed, is_guess, tuple(notes))


def lines_of(scope: QuestionScope, conditions: Sequence[str], kind: str, key: str, within: str) -> list[str]:
    """Order the conditions of a query: those that lead to its things come before the kind."""
    lines = [one for one in conditions if not one.startswith(_LED_TO)]
    led_to = [one for one in conditions if one.startswith(_LED_TO)]
    place = [within] if within else []
    if not led_to:
        projects = " ".join(f"<{project}>" for project in sorted(scope.projects))
        files = [] if _DEPENDENCY in kind else ["?module code:partOf ?project ."]
        # Few things have a relation to a symbol, so that it comes first, unless the kind gives things their name.
        named = [one for one in lines if one.startswith("VALUES") and "AS ?thing)" not in kind]
        others = [one for one in lines if one not in named]
        return [*named, f"VALUES ?project {{ {projects} }}", *files, kind, *others, *place]
    # Things that a symbol leads to may belong to a library, so that no file has them.
    is_kind = _data()["led_to"].get(key, kind.replace(_HOME, " ."))
    home = [f"{led_to[0].split()[1]} code:definedIn ?module ."] if within else []
    return [*led_to, is_kind, *lines, *home, *place]


def _root(where: str) -> str:
    """Return the variable for a name in code that a condition is about; empty without one."""
    return next((root for root in (_USER, _DEPENDENCY) if root in where), "")


def _kind(noun: str) -> tuple[str, str]:
    """Return the noun that says the same, and the condition for its things; empty for no kind."""
    noun = _data()["same"].get(noun, noun)
    name = _data()["names"].get(noun)
    kind = _data()["kinds"].get(noun, "")
    if name:
        use = f'?use code:nameKind "{name}" ; code:usedBy {_USER} ; code:name ?thing . {_USER} {_IN_MODULE}'
        tests = _data()["outside_tests"]
        use += tests["condition"] if name in tests["kinds"] else ""
        return noun, f"{{ {use} }} UNION {{ {kind} }}" if kind else use
    return noun, (kind if "?" in kind or not kind else f"?thing a code:{kind}{_HOME}")


def _conditions(
    workspace: Workspace, scope: QuestionScope, text: str, head: re.Match[str], kind: str
) -> list[str] | None:
    """Write the conditions of the words before the kind and of the clauses; None if one of them is unread."""
    adjectives = [_adjective(word, kind, number) for number, word in enumerate(head["adjectives"].lower().split())]
    relations, clauses = _relations(kind), list[str]()
    at, number = head.end(), 0
    before: _Clause | None = None
    while (at := next(_BETWEEN.finditer(text, at)).end()) < len(text.rstrip(" ?.!")):
        other = _OR.match(text, at)
        start = other.end() if other else at
        negated = _NOT.match(text, start)
        said = text[negated.end() if negated else start :]
        # The clause as if nothing were negated in it.
        said = f"with {said}" if negated and negated["lacks"] else said
        again = before if other or negated or _JOINED.search(text[:at]) else None
        read = _read(said, relations, again, is_asked=bool(_AUXILIARY.search(text[:at])))
        written = ((_written(workspace, scope, clause, name, number), clause, end) for clause, name, end in read)
        found, before, end = next((one for one in written if one[0] is not None), (None, None, 0))
        is_either = bool(other and clauses) and not (negated or clauses[-1].startswith((_WITHOUT, _LED_TO)))
        # Without a guess nothing is said about the others; tests seldom make a type by themselves.
        if found is None or before is None or (other and not is_either):
            return None
        if negated and (before.is_guess or (before.where.startswith(_TESTED) and not _CALLED.search(kind))):
            return None
        without = " ".join(f"{_WITHOUT} {{ {one} }}" for one in (found, before.others) if one)
        found = without if negated else found
        clauses.append(f"{{ {clauses.pop()} }} UNION {{ {found} }}" if is_either else found)
        number += 1
        at = len(text) - (len(said) - end)
    return None if None in adjectives else [one for one in (*adjectives, *clauses) if one]


def _adjective(word: str, kind: str, number: int) -> str | None:
    """Write the condition of a word before the kind; None for a word that such things do not have."""
    root, is_routes = _root(kind), kind.endswith(_ROUTES)
    if root or is_routes or word not in MODIFIERS:
        group = _data()["groups"].get(word, "")
        is_of = is_routes if "?thing" in group else root == _DEPENDENCY if _DEPENDENCY in group else not kind
        return group if group and is_of else None
    word, beside = MODIFIERS[word], _data()["declared"].get(word, "")
    # Some languages have no keyword for it, and names that begin with a line below.
    own = f' || ?modifier{number} = "protected" && STRSTARTS(?ownName, "_")' if word == "private" else ""
    said = f'FILTER(STRSTARTS(?modifier{number}, "{word}"){own})'
    where = f"?thing code:modifier|code:visibility|code:decorator ?modifier{number} ; code:name ?ownName {said}"
    return f"{where} {beside}".strip()


def _relations(kind: str) -> list[_Clause]:
    """Return the clauses about a kind of things; names in code share those about a name."""
    root, is_routes = _root(kind), kind.endswith(_ROUTES)
    found = [
        clause
        for clause in _clauses()
        if _root(clause.where) == root and (is_routes or not clause.where.startswith(_OF_ROUTES))
    ]
    if kind == FILES:
        return [clause for clause in found if _OF_FILES.search(clause.where)]
    named = (clause._replace(where=_NAME_OF.sub(r"BIND(STR(?thing) AS \1)", clause.where)) for clause in _clauses())
    return [*(clause for clause in named if root and clause.where.startswith("BIND")), *found]


def _read(
    said: str, clauses: Sequence[_Clause], again: _Clause | None, *, is_asked: bool
) -> Iterator[tuple[_Clause, str, int]]:
    """Yield the clauses that a text may begin with, their names and their ends.

    A relation is said from either side: "that call pay", or "called by pay" and, if it ``is_asked``, "does pay call".
    ``again`` is the clause before a name that may stand alone, as in "that call load but not save".
    """
    for clause in clauses:
        active = clause.opposite if _USER in clause.where and clause.takes == "symbol" else clause
        for found, read in ((clause.words.match(said), active), (clause.passive.match(said), clause.opposite)):
            named = _NAMED.match(said, found.end()) if found and read.takes else None
            is_english = named and read.takes == "text" and not named["quote"] and narrowing(named["name"])
            # A type by its role is in quotes, if there is one.
            is_role = named and read.takes == "symbol" and not named["quote"] and _TYPED.search(named[0])
            if found and (named or not read.takes) and not (is_english or is_role):
                yield read, named["name"].rstrip(".") if named else "", (named or found).end()
    if (named := _NAMED.match(f" {said}")) is None:
        return
    name, rest = named["name"].rstrip("."), said[named.end() :]
    for clause in clauses if is_asked else ():
        found = clause.words.match(rest)
        if found and clause.takes == "symbol" and _PARTICLE.fullmatch(rest[found.end() :]):
            yield clause.opposite, name, len(said)
    if again is not None and again.takes == "symbol":
        yield again, name, named.end() - 1


def _written(workspace: Workspace, scope: QuestionScope, clause: _Clause, name: str, number: int) -> str | None:
    """Write a clause with its name; ``None`` if nothing has it. Variables are told apart by a number."""
    where = re.sub(r"(?<![\w)\]])\?(?!(?:thing|user|dependency)\b)(\w+)", rf"?\g<1>{number}", clause.where)
    if clause.takes == "symbol":
        symbols = symbols_named(workspace, scope, name)
        if _INSIDE in where:
            # Nothing of a library has parts in the project.
            symbols = [iri for iri in symbols if "?external=" not in iri]
        if clause.variable == _SUBJECT and name.islower():
            # A page is named after its function, or after its class in capitals.
            symbols = [*symbols, *symbols_named(workspace, scope, name.capitalize())]
        if clause.variable == _SUBJECT and "." in name:
            symbols = symbols or modules_at(workspace, scope, name)
        where = where.replace("$symbol", f"?{clause.variable}{number}")
        iris = " ".join(f"<{iri}>" for iri in symbols)
        return f"VALUES ?{clause.variable}{number} {{ {iris} }} {where} ." if symbols else None
    text = MODIFIERS.get(name.lower(), name) if clause.takes == "modifier" else name
    return fill(where, {"text": StringTerm(text)}) if clause.takes else where

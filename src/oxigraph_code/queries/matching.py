"""Matching of a question to the templates of the library.

For maintainers: no model. A question is reduced to its words without names, and compared with the wordings of each
template by common words, in which rare ones count more. The same question always has the same result. This module must
not know the contents of the graph.

Source: Salton and Buckley, Term-weighting approaches in automatic text retrieval, 1988 (tf-idf, cosine).
"""

from __future__ import annotations

import math
import re
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

from oxigraph_code.queries import read_data
from oxigraph_code.queries.library import Template, questions

NAME = "•"
"""The mark for a name in the words of a question."""

_TOKEN = re.compile(rf"[a-z]+|\b\d+\b|{NAME}")
_PLACEHOLDER = re.compile(r"\{\w+\}")
_FORMS = re.compile(r"(?:ed|tten|dden|made|built|ers|ors|ees)$")
"""The endings that tell doing from being done to, as in "callers" and "called by"."""
_SUFFIXES = ("ing", "ers", "er", "ed", "es", "s", "e")
_SHORTEST = 3
_OF = "of"
WORDS: Mapping[str, Any] = tomllib.loads(read_data("words.toml"))
EVERYDAY = frozenset(WORDS["everyday"].split())
FILLERS = frozenset(WORDS["fillers"].split())
_LINKS = frozenset(WORDS["links"].split())
TYPES = frozenset(WORDS["types"].split())
KINDS = frozenset({"function", "class", "fil", "interfac", "component"})
NEVER_NAMES = frozenset(WORDS["never_names"].split())
MODIFIERS: Mapping[str, str] = {**{word: word for word in WORDS["modifiers"].split()}, **WORDS["same_modifiers"]}
"""Words before functions and types that say how they are declared, with the modifier for each."""
_SAME: Mapping[str, str] = {other: word for word, others in WORDS["same"].items() for other in others.split()}
_UNKNOWN = 2.0
"""The weight of a word that no question of the library has: it is no evidence for any of them."""
_TOO_MANY = 0.35
_UNASKED = 0.6
_PLACES = 9
_MAX_WORDS = 3
_STRANGE = 0.3
"""The loss for a word that no wording of a template has, and once more if it is a kind."""
_OTHER = 1.0
"""The loss for a wording that says less or more than the question by a word that changes the answer."""
_NARROWING: Mapping[str, str] = {
    other: word for word, others in WORDS["narrowing"].items() for other in (word, *others.split())
}
_WORD = re.compile(r"(?<![\w./])[a-z]+(?![./]?\w)")
_PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+")
_PLURAL = re.compile(r"(?<=[xs])es$|(?<=[cs]h)es$|(?<!s)(?<!atu)s$")
_HEAD = re.compile(r"\W*(?:(?:which|what|list|show|find|me|all|every|the|our|other)\s+)+([a-z]+)", re.IGNORECASE)
_NOT = "not"
_NEGATED = re.compile(r"n['\u2019]t\b")
_MANNER = re.compile(r"\W*how\s+(?:does|do|did|is|are|was|were|can|could|should)\b", re.IGNORECASE)
"""The beginning of a question for a manner, which no list answers."""
_ASKING = re.compile(
    r"\W*(?:(?:please|tell|show|me|us)\s+)*(?:(who|when|why)\b|how (often|long|big|large)\b)", re.IGNORECASE
)
_ASKED = frozenset({"who", "when", "why", "how"})
_NO_CONTENT = frozenset({NAME, _OF, "what", "which"})
_PLAIN = _NO_CONTENT | FILLERS | _LINKS
_OF_TYPES = re.compile(r"\b([a-z]+)[ -](?:types|kinds)\b", re.IGNORECASE)
_CODE_NAME = re.compile(r"(?<!\w)[@$]?\w[\w-]*(?:[_./:@]+[\w-]+)+|\b[a-z]+[A-Z]\w*|\b[a-zA-Z]+\d\w*")
"""A name in a form of code, which rows have as a whole."""


_REWRITES = [(re.compile(one["from"], re.IGNORECASE), one["to"]) for one in WORDS["rewrites"]]
SECOND_PART = re.compile(
    r",?\s+(?P<part>(?:and|or)\s+(?:(?:in|by|on|with|from|to)\s+)?(?:who|whom|when|how|why|what|which|where)\b.*?)\W*$",
    re.IGNORECASE,
)
"""The second part of a question, as "and how often"."""
_QUOTED = re.compile(r"""([`"“][^`"”]*[`"”]|(?<!\w)'[^']*'(?!\w))""")


def rephrased(question: str) -> str:
    """Write words for the same as the library has them, except in quotes."""
    parts = _QUOTED.split(question)
    for pattern, word in _REWRITES:
        parts[::2] = [pattern.sub(word, part) for part in parts[::2]]
    return "".join(parts)


class _Wordings:
    """The words in all wordings of a template, as stems but for those that narrow."""

    def __init__(self, template: Template) -> None:
        self.stems = [frozenset(map(stem, _TOKEN.findall(wording))) for wording in template.questions]
        self.heads = {stem(found[1].lower()) for found in map(_HEAD.match, template.questions) if found}
        self.narrowing = frozenset().union(*map(narrowing, template.questions))
        told = [(wording, _tokens(wording)) for wording in reversed(template.questions)]
        self.vocabulary = {*(stem(token) for _, tokens in told for token in tokens), *(KINDS if template.kinds else ())}
        plain = _NO_CONTENT | FILLERS
        self.contents = {frozenset(stem(token) for token in tokens if token not in plain): one for one, tokens in told}


_wordings = cache(_Wordings)


class Match(NamedTuple):
    """A template with its similarity to a question, from 0 to 1, and the nearest wording.

    ``left_out`` are the words of the question that no wording of the template has.
    """

    template: Template
    score: float
    question: str
    left_out: tuple[str, ...] = ()

    def with_names(self, names: Sequence[str]) -> str:
        """Return the wording with names in its places; a place without a name is kept."""
        rest = iter(names)
        return _PLACEHOLDER.sub(lambda place: next(rest, place.group()), self.question)


def matches(words: str, mentioned: Sequence[frozenset[str]]) -> list[Match]:
    """Rank the templates by similarity to a question.

    In ``words``, each name is a ``NAME``; ``mentioned`` has the kinds of things that each name can stand for. A
    template that needs more names scores lower.
    """
    nearest = _nearest(words)
    asked, narrow, head = asking(words), narrowing(words), _head(words)
    told = [token for token in dict.fromkeys(_tokens(words)) if token not in _NO_CONTENT | FILLERS | _NARROWING.keys()]
    stems = {stem(token) for token in _tokens(words)}
    found = []
    for number, template in enumerate(questions()):
        kinds, wordings, names = template.kinds, _wordings(template), iter(mentioned)
        missing = not all(any(kind in name for name in names) for kind in kinds)
        unasked = max(len(mentioned) - len(kinds), 0)
        near, question = nearest.get(number, (0.0, template.questions[0]))
        unexplained = [token for token in told if stem(token) not in wordings.vocabulary]
        kinds_left = sum(stem(token) in KINDS for token in unexplained)
        fit = -near - _UNASKED * missing - _TOO_MANY * unasked - _STRANGE * (len(unexplained) + kinds_left)
        # A tool answers one question, and each of its wordings says it as a whole.
        is_other = not narrow <= (wordings.narrowing if template.has_query else narrowing(question))
        is_other |= not narrowing(question) <= narrow
        is_other |= bool(asking(question)) and not asked
        is_other |= bool(own := _own(question)) and own.isdisjoint(stems)
        content = {stem(token) for token in told if token not in _ASKED} & wordings.vocabulary
        is_other |= bool(asked) and not any({asked, *content} <= stems for stems in wordings.stems)
        is_other |= bool(kinds) and bool(head) and head not in wordings.heads
        fit -= _OTHER * is_other
        # At equal scores a symbol comes before its file, and these before a text.
        place = (-fit, kinds.count("text"), len({"path", "file"}.intersection(kinds)), template.name)
        found.append((place, Match(template, max(fit, 0.0), question, tuple(unexplained))))
    return [match for _, match in sorted(found)]


@cache
def _own(wording: str) -> frozenset[str]:
    """Return the stems of a wording that no other template has; a question has one of them."""
    found = (stem(token) for token in _tokens(wording) if token not in _PLAIN)
    return frozenset(one for one in found if _frequencies()[one] == 1)


def narrowing(words: str) -> frozenset[str]:
    """Return the words that change an answer, as "only" or "not", each by one for all of its kind."""
    found = {_NARROWING[token] for token in _WORD.findall(words.lower()) if token in _NARROWING}
    return frozenset(found | {_NOT} if _NEGATED.search(words.lower()) else found)


def asking(words: str) -> str:
    """Return the stem by which a question asks for people, days or reasons; empty for any other."""
    found = _ASKING.match(words)
    return stem((found[1] or found[2]).lower()) if found else ""


def content_words(words: str) -> Mapping[str, str]:
    """Return the words of a question that an answer by places must have, with their stems."""
    plain = _PLAIN | _ASKED | NEVER_NAMES | frozenset(WORDS["placing"].split())
    told = {token: stem(token) for token in _tokens(words) if token not in plain}
    return {token: stemmed for token, stemmed in told.items() if stemmed not in NOUNS} or told


def _head(words: str) -> str:
    """Return the kind of things that a question lists, as a stem; empty if no template lists it."""
    found = _HEAD.match(words)
    kind = stem(found[1].lower()) if found else ""
    return kind if kind in _kinds() else ""


@cache
def _kinds() -> frozenset[str]:
    return (NOUNS | {"commit"}) & frozenset().union(*(_wordings(template).heads for template in questions()))


def narrowed(question: str) -> Match | None:
    """Find the list that a question asks for, but for a few words that its rows may have."""
    if asking(question) or _MANNER.match(question):
        return None
    narrow, head = narrowing(question), _head(question)
    names = _CODE_NAME.findall(question)
    told = {token: stem(token) for token in _tokens(_CODE_NAME.sub(" ", question)) if token not in _PLAIN}
    told |= {name.lower(): name.lower() for name in names}
    of_types, found = _OF_TYPES.search(question), []
    for template in questions():
        wordings = _wordings(template)
        is_list = template.has_query and not template.kinds and narrow <= wordings.narrowing
        is_list &= not head or head in wordings.heads
        for content, wording in wordings.contents.items() if is_list else ():
            left_out = tuple(token for token, stemmed in told.items() if stemmed not in content)
            # "Notification types" are no types of code, and a number is a bound of rows.
            is_other = bool(of_types and of_types[1].lower() in left_out) or any(map(str.isdecimal, left_out))
            is_another = is_other or not (_CODE_KINDS | _ASKED).isdisjoint(map(stem, left_out))
            is_another |= not narrowing(wording) <= narrow
            if content and content.issubset(told.values()) and 0 < len(left_out) <= _MAX_WORDS and not is_another:
                found.append((len(content), Match(template, 1.0, wording, left_out)))
    return max(found, key=lambda one: one[0], default=(0, None))[1]


def has_wording(words: str, wording: str) -> bool:
    """Return true if a question has all words of a wording, in the same order around names."""
    return _features(wording) - FILLERS - _NO_CONTENT <= _features(words)


@cache
def known_words() -> frozenset[str]:
    """Return the words in questions of the library, and everyday words."""
    asked = (question for template in questions() for question in template.questions)
    words = {word for question in asked for word in _tokens(question)}
    return EVERYDAY | FILLERS | _SAME.keys() | words | {stem(word) for word in words}


def stem(word: str) -> str:
    """Strip a grammatical suffix; a stem need not be a word."""
    if (own := word.removesuffix("s")) in _OWN_STEMS:
        return own
    for suffix in _SUFFIXES:
        if word.endswith(suffix) and len(word) - len(suffix) >= _SHORTEST and not word.endswith("ss"):
            word = word.removesuffix(suffix)
            break
    word = word.removesuffix("e") if len(word) > _SHORTEST else word
    return _SAME.get(word, word)


def stems_of(text: str) -> set[str]:
    """Return the stems of the words in a text, also those in names and paths."""
    return {stem(part.lower()) for part in _PART.findall(text)}


def singular(word: str) -> str:
    return f"{word[:-3]}y" if word.endswith("ies") else _PLURAL.sub("", word)


def singulars(text: str) -> dict[str, str]:
    """Return the words of a text that say something, with their singulars."""
    words = re.findall(r"[a-z]+\d*", text.lower())
    return {word: singular(word) for word in words if word not in EVERYDAY | FILLERS}


def alike(stemmed: str) -> frozenset[str]:
    """Return the stems that rows may have instead of one, as "destroy" for "deletes" and "deletion"."""
    ways = {stemmed, _ACT.sub("", stemmed)}
    return frozenset(ways).union(*(stems for stems in _ALIKE if not ways.isdisjoint(stems)))


_ACT = re.compile(r"(?<=[ae]t)ion$")
"""The end of a noun that a verb is made of."""
_OWN_STEMS = frozenset(WORDS["own_stems"].split())
_ALIKE = [frozenset(map(stem, words.split())) for words in WORDS["alike"]]
NOUNS = frozenset(map(stem, WORDS["nouns"].split()))
_CODE_KINDS = frozenset(map(stem, WORDS["code_kinds"].split()))


def _tokens(words: str) -> list[str]:
    found = _TOKEN.findall(_PLACEHOLDER.sub(NAME, words.lower()))
    kept = []
    for before, token, after in zip(["", *found], found, [*found[1:], ""], strict=False):
        # The kind of thing beside its name is no part of the question: "who calls the function X".
        is_kind = after == NAME and before != "in" and (stem(token) in KINDS or token in TYPES)
        is_kind = is_kind or (before == NAME and token in TYPES)
        if token == _OF or not (is_kind or token in EVERYDAY):
            kept.append(token)
    return kept


def _features(words: str) -> set[str]:
    """Return stems, participles, and pairs that tell "calls X" from "X calls" and "calls of X"."""
    tokens = _tokens(words)
    plain = [token for token in tokens if token not in (NAME, _OF)]
    found = {feature for token in plain for feature in (stem(token), f"={token}")[: 1 + bool(_FORMS.search(token))]}
    found.update(f"{stem(before)} {stem(after)}" for before, after in pairwise(tokens) if NAME in (before, after))
    triples = zip(tokens, tokens[1:], tokens[2:], strict=False)
    found.update(f"{stem(before)} {_OF} {NAME}" for before, *after in triples if after == [_OF, NAME])
    return found - {f"{_OF} {NAME}"}


@cache
def _frequencies() -> Counter[str]:
    """Return the number of templates with each feature."""
    found: Counter[str] = Counter()
    for template in questions():
        found.update({feature for question in template.questions for feature in _features(question)})
    return found


@cache
def _library() -> tuple[tuple[tuple[int, str], ...], Mapping[str, Sequence[tuple[int, float]]]]:
    """Return the template and wording of each vector, and the vectors that have a feature."""
    wordings: list[tuple[int, str]] = []
    having: dict[str, list[tuple[int, float]]] = {}
    for number, template in enumerate(questions()):
        first = {frozenset(_features(question)): question for question in reversed(template.questions)}
        for question in reversed(first.values()):
            for feature, share in _vector(question).items():
                having.setdefault(feature, []).append((len(wordings), share))
            wordings.append((number, question))
    return tuple(wordings), having


def _nearest(words: str) -> dict[int, tuple[float, str]]:
    """Find the nearest wording of each template by its number, with the negative cosine."""
    asked = _vector(words)
    wordings, having = _library()
    shared: dict[int, float] = {}
    for feature, share in sorted(asked.items()):
        for wording, weight in having.get(feature, ()):
            shared[wording] = shared.get(wording, 0.0) + share * weight
    found: dict[int, tuple[float, int]] = {}
    for wording, cosine in shared.items():
        number = wordings[wording][0]
        # Rounded, since readings of one question are compared, and equal ones differ in the last place.
        found[number] = min(found.get(number, (0.0, 0)), (-round(cosine, _PLACES), wording))
    return {number: (near, wordings[wording][1]) for number, (near, wording) in found.items()}


def _vector(words: str) -> dict[str, float]:
    """Weigh the features of a question, in a vector with a Euclidean length of 1."""
    total = len(questions())
    known = _frequencies()
    weights = {
        feature: math.log((1 + total) / (1 + known[feature])) + 0.2 if feature in known else _UNKNOWN
        for feature in _features(words)
        if feature in known or feature.removeprefix("=") not in FILLERS
    }
    length = math.hypot(*weights.values())
    return {feature: weight / length for feature, weight in weights.items()}

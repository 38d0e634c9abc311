"""Lists of values that one declaration states, as the members of an enumeration or a constant list.

For maintainers: the declaration is found by its name, which has the words of the question and no other; its values are
read from its text, since the graph has no values of lists. This module must not know clauses or templates.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from oxigraph_code.queries import StringTerm
from oxigraph_code.queries.matching import WORDS, singular, singulars
from oxigraph_code.search.places import is_about_others
from oxigraph_code.search.words import parts
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.sparql.lists.word_lists import UNREAD
from oxigraph_code.tools.sparql.questions.mentions import MIGRATION, quoted_words
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion

_DATA: Final[Mapping[str, str]] = WORDS["values"]
_QUESTION: Final = re.compile(_DATA["question"], re.IGNORECASE | re.VERBOSE)
_VAGUE, _PLAIN, _BESIDE = (frozenset(_DATA[key].split()) for key in ("vague", "plain", "beside"))
_ORDER: Final = ("Enum", "TypeAlias", "Class", "Variable", "Field")
_MAX_HOLDERS: Final = 3
_LEAST: Final = 2
_WHOLE: Final = frozenset({"valid", "all", "available"})
_MEMBER: Final = re.compile(r"[A-Z][A-Z0-9_]*$")
_TEXT: Final = re.compile(r"""(["'`])(?P<text>(?:\\.|(?!\1).)*)\1""")
_NAME: Final = re.compile(r"[\w$.:\\-]+")
_BODY: Final = re.compile(
    r"[=:]\s*(?:\w[\w.&*:<>\[\]\\ ]*?[(]\s*)?(?:\[\]\w+|map\[\w+\]\w+)?\s*(?=[\[{(])"
    r"|=\s*(?:%[wi](?=[\[(])|(?:Set|List|Arrays|EnumSet)[.](?:of|asList)(?=[(]))"
)
_UNION: Final = re.compile(r"""=\s*\|?\s*(?P<values>["'][^"']*["'](?:\s*\|\s*["'][^"']*["'])+)""")
_COMMENT: Final = re.compile(r"(?<![:\w\"'])(?://|#(?!\[)).*|/\*.*?\*/")
_KEY: Final = re.compile(r"""(?:["'`](?P<text>[^"'`]+)["'`]|(?P<name>[\w$.-]+))\s*(?::(?!:)|=>)""")
_JOINED: Final = re.compile(r"[*+]|[.]{3}|(?![\"'`]).*\w\s*[+|]\s*\w")
_KEYS: Final = ("name", "key", "id", "value", "code", "slug", "type")


class _StatedValue(NamedTuple):
    name: str
    text: str


def listed_values(question: AskedQuestion) -> Listing | None:
    """List the values of the declaration that a question names by its words; None without one."""
    asked = question._replace(text=question.text.replace("third-party", "")).as_list
    found = _QUESTION.fullmatch(asked)
    if found is None or not UNREAD.isdisjoint(re.findall(r"\w+", asked.lower())):
        return None
    phrase = _told(f"{found['phrase']} {found['head']}")
    beside = _told(found["subject"] or found["to"] or "")
    head = singular(found["head"].lower())
    # A word as "type" names its subject before or after it.
    if head in _VAGUE and len(phrase) == 1:
        phrase, beside = phrase | beside, {}
    if not phrase or (head in _VAGUE and len(phrase) == 1):
        return None
    holders = _holders(question, head, phrase, beside)
    if not holders:
        return None
    first, values = holders[0]
    left_out = [word for word, one in beside.items() if one not in _words_of(first)]
    others = f" · {counted(len(holders) - 1, 'other declaration')} with these words" if holders[1:] else ""
    return Listing(
        f"{counted(len(values), 'value')} of {first.place}{others}",
        [
            Section("values", [_row(value) for value in own], f"{symbol.place}:" if holders[1:] else "")
            for symbol, own in holders[:_MAX_HOLDERS]
        ],
        [f"found by the name alone, which has {quoted_words(phrase, left_out)}", question.scope.freshness],
        data={"template": "values"},
    )


def _told(text: str) -> dict[str, str]:
    return {word: one for word, one in singulars(text).items() if word not in _PLAIN}


def _words_of(symbol: Symbol) -> frozenset[str]:
    return frozenset(singular(part) for part in (*parts(symbol.name), *parts(symbol.path)))


def _holders(
    question: AskedQuestion, head: str, phrase: Mapping[str, str], beside: Mapping[str, str]
) -> list[tuple[Symbol, Sequence[_StatedValue]]]:
    """Find the declarations with the words and some values, the nearest first."""
    workspace, scope = question.workspace, question.scope
    text = head.removesuffix("y")
    rows = workspace.rows("value_holders", project=sorted(scope.projects), text=StringTerm(text))
    found = []
    for symbol in details(workspace, scope, [row["symbol"] for row in rows if scope.holds(row["symbol"])]).values():
        own = frozenset(map(singular, parts(symbol.short_name)))
        is_named = head in own and own <= {*phrase.values(), *beside.values(), *_BESIDE, *_PLAIN}
        is_own = not (is_about_others(symbol.path) or MIGRATION.search(symbol.path))
        if is_named and is_own and _words_of(symbol).issuperset(phrase.values()):
            values = list(_values(question, symbol, head))
            # A list that is put together from others states not all of its values.
            if len(values) >= _LEAST and not any(_JOINED.match(value.text) for value in values):
                # A list of all comes first, then a name without another word.
                is_part = own.isdisjoint(_WHOLE)
                fit = (-len(_words_of(symbol) & set(beside.values())), is_part, len(own - set(phrase.values())))
                found.append(((*fit, _ORDER.index(symbol.kind), symbol.place), symbol, values))
    return [(symbol, own) for _, symbol, own in sorted(found)]


def _values(question: AskedQuestion, symbol: Symbol, head: str) -> Iterator[_StatedValue]:
    """Yield the values that a declaration states, with the line or the text of each."""
    lines = question.scope.text(symbol.path).split("\n")
    if symbol.kind in ("Enum", "Class"):
        inside = question.workspace.rows("symbols_inside", symbol=[symbol.iri])
        members = details(question.workspace, question.scope, [row["inside"] for row in inside])
        own = [one for one in members.values() if one.owner == symbol.iri]
        if symbol.kind == "Class" and any(one.kind == "Method" for one in own):
            return  # its constants are a part of its code
        own = [one for one in own if one.kind in ("Field", "Variable")]
        # Beside constants an enumeration has lists of them, and values for each.
        own = [one for one in own if one.short_name[:1].isupper()] or own
        told = Counter(one.line for one in own)
        for member in own:
            text = lines[member.line - 1].strip()
            if symbol.kind != "Class" or (_MEMBER.match(member.short_name) and not _BODY.search(text)):
                yield _StatedValue(member.short_name, text if told[member.line] == 1 else member.short_name)
        return
    text = "\n".join(_COMMENT.sub("", line) for line in lines[symbol.line - 1 : symbol.end])
    if union := _UNION.search(text):
        yield from (_StatedValue(one["text"], one["text"]) for one in _TEXT.finditer(union["values"]))
    elif body := _BODY.search(text):
        yield from _entries(text, body.end(), head)


def _entries(text: str, start: int, head: str) -> Iterator[_StatedValue]:
    """Yield the entries between two brackets, each by its key or its text."""
    depth, begin, at = 1, start + 1, start + 1
    marks = " \n" if text[:start].endswith("%w") else ",\n"
    while at < len(text):
        if quoted := _TEXT.match(text, at):
            at = quoted.end()
            continue
        if text[at] in ")]}":
            depth -= 1
        if (depth == 1 and text[at] in marks) or not depth:
            entry = text[begin:at].strip()
            if entry and (name := _name_of(entry, head)):
                yield _StatedValue(name, " ".join(entry.split()))
            begin = at + 1
            if not depth:
                return
        depth += text[at] in "([{"
        at += 1


def _name_of(entry: str, head: str) -> str:
    """Return the key or the text of an entry; of an object the text that says which it is."""
    if entry[0] not in "([{" and (key := _KEY.match(entry)):
        return key["text"] or key["name"]
    for word in (head, *_KEYS) if entry[0] == "{" else ():
        if said := re.search(rf"""\b{word}["']?\s*(?::|=>)\s*{_TEXT.pattern}""", entry, re.IGNORECASE):
            return said["text"]
    if quoted := _TEXT.search(entry):
        return quoted["text"]
    named = _NAME.search(entry)
    return named[0] if named else ""


def _row(value: _StatedValue) -> Row:
    more = "" if value.text in (value.name, f"'{value.name}'", f'"{value.name}"') else f" · {value.text[:120]}"
    return Row(f"{value.name}{more}", value._asdict())

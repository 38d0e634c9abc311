"""Lists of things by what their lines do, as "functions that write files" or "can panic".

For maintainers: no relation in the graph tells what a line does, so the forms of such lines are data.
The line is shown, so that the reader can judge it; the code itself comes before its tests. This module must not know
clauses or templates.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from oxigraph_code.queries import read_data
from oxigraph_code.search.places import is_about_others
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.sparql.bounds import counted_question
from oxigraph_code.tools.sparql.clauses import listed_kind
from oxigraph_code.tools.sparql.tool_answers import AskedQuestion
from oxigraph_code.tools.sparql.word_lists import MAX_LENGTH, listed_things

_COMMENT: Final = re.compile(r"\s*(?:#(?!\[)|//|/?\*|--|\"\"\"|''')")
_BEFORE: Final = re.compile(r"^\s*(?:(?:that|which|can|could|may|might|do|does|there)\b\s*)*", re.IGNORECASE)


class _Idiom(NamedTuple):
    words: re.Pattern[str]
    told: str
    lines: re.Pattern[str]

    def line(self, first: int, lines: Sequence[str]) -> str | None:
        """Return the first line with this form, and its number; None without one."""
        found = (one for one in enumerate(lines, first) if self.lines.search(one[1]) and not _COMMENT.match(one[1]))
        return next((f"{number} {line.strip()[:MAX_LENGTH]}" for number, line in found), None)


@cache
def _idioms() -> Sequence[_Idiom]:
    data = tomllib.loads(read_data("idioms.toml")).values()
    return [_Idiom(re.compile(one["words"], re.IGNORECASE), one["told"], re.compile(one["lines"])) for one in data]


def listed_by_idiom(question: AskedQuestion) -> Listing | None:
    """List the things of a kind whose lines do what a question says; None for any other question."""
    asked = counted_question(question.text) or question.text
    kind = listed_kind(question.scope, asked)
    said = _BEFORE.sub("", kind.after).strip(" ?.!") if kind and not kind.before.strip() else ""
    idiom = next((one for one in _idioms() if one.words.fullmatch(said)), None)
    if kind is None or idiom is None:
        return None
    things, _ = listed_things(question, kind)
    lines = [(thing.symbol, idiom.line(thing.first, thing.lines)) for thing in things]
    found = sorted(
        ((symbol, line) for symbol, line in lines if line), key=lambda one: (is_about_others(one[0].path), one[0].path)
    )
    rows = [Row(f"{symbol.place} · {line}", {**symbol.data, "text": line}) for symbol, line in found]
    of_tests = sum(is_about_others(symbol.path) for symbol, _ in found)
    last = f", {of_tests:,} of tests last" if of_tests else ""
    summary = f"{counted(len(rows), kind.key)} with a line that {idiom.told}"
    data = {"template": "idioms", "query": kind.queries[0]}
    return Listing(
        f"{summary}{last} · found by the form of lines alone, of {len(things):,}",
        [Section("rows", rows)],
        [question.scope.freshness],
        [kind.queries[0]],
        data=data,
    )

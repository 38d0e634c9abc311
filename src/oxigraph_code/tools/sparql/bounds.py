"""Bounds in a question: "more than 6 parameters", "since last week", "how many".

For maintainers: a bound is taken out of the question before it is matched, and put around the query that was chosen. A
query that has no such number or day cannot keep the bound, and is then no answer. This module must not know templates.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

_NUMBER: Final = re.compile(
    r"\b(?:(?:with|have|has|having|of|take|takes|taking|(?:called|used)(?:\s+by)?)\s+)?"
    r"(?:(?P<before>more than|greater than|longer than|larger than|bigger than|over|above|at least"
    r"|fewer than|less than|shorter than|smaller than|under|below|at most|exactly)\s+(?P<number>\d[\d,]*)"
    r"|(?P<other>\d[\d,]*)\s+or\s+(?P<after>more|fewer|less))\s+(?P<noun>[a-z]+)",
    re.IGNORECASE,
)
_OPERATORS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("more than", "greater than", "longer than", "larger than", "bigger than", "over", "above"), ">"),
    **dict.fromkeys(("fewer than", "less than", "shorter than", "smaller than", "under", "below"), "<"),
    **dict.fromkeys(("at least", "more"), ">="),
    **dict.fromkeys(("at most", "fewer", "less"), "<="),
    "exactly": "=",
}
_COLUMNS: Final[Mapping[str, str]] = {
    "arguments": "parameters",
    "params": "parameters",
    "args": "parameters",
    "others": "callers",
    "times": "callers",
    "subclasses": "lowers",
    "children": "lowers",
    "loc": "lines",
}
"""Columns of queries by the words that people use for them."""
_TIME: Final = re.compile(
    r"\b(?:since|in|during|within|over|for|from)?\s*(?:the\s+)?"
    r"(?:(?:last|past)\s+(?:(?P<number>\d+)\s+)?(?P<unit>day|week|month|quarter|year)s?"
    r"|(?P<word>today|yesterday|this\s+week|this\s+month|this\s+year)"
    r"|(?<=since )(?P<day>\d{4}-\d\d-\d\d))\b",
    re.IGNORECASE,
)
_DAYS: Final[Mapping[str, int]] = {"day": 1, "week": 7, "month": 30, "quarter": 91, "year": 365}
_COUNT: Final = re.compile(r"^\s*(?:how many|count(?: all)?(?: the)?|(?:the )?(?:total )?number of)\s+", re.IGNORECASE)
_LIMIT: Final = re.compile(r"\nLIMIT \d+\s*\Z")
_VARIABLE: Final = re.compile(r"\?(\w+)")
_DATE: Final = re.compile(r"^(?P<indent> *)[^#\n]*code:commitDate \?date[^\n]*$", re.MULTILINE)


@dataclass(frozen=True)
class Bounds:
    """Bounds that a question states: a number for a column, the first day, and if rows are counted."""

    column: str = ""
    operator: str = ""
    number: int = 0
    since: str = ""
    is_count: bool = False

    def __bool__(self) -> bool:
        return bool(self.column or self.since or self.is_count)

    @property
    def shown(self) -> str:
        """Return the bounds as they stand in the first line of an answer."""
        column = [f"{self.column} {self.operator} {self.number:,}"] if self.column else []
        return ", ".join([*column, *([f"since {self.since}"] if self.since else [])])

    def around(self, query: str) -> str | None:
        """Put the bounds into a query; return None if it has no such number or no day of commits."""
        if self.since:
            dated = _DATE.search(query)
            if dated is None:
                return None
            line = f'{dated["indent"]}FILTER(SUBSTR(STR(?date), 1, 10) >= "{self.since}")'
            query = f"{query[: dated.end()]}\n{line}{query[dated.end() :]}"
        if not self.column and not self.is_count:
            return query
        prefixes, select, rest = query.partition("SELECT ")
        names = _columns(rest)
        if self.column and self.column not in names:
            return None
        inner = textwrap.indent(_LIMIT.sub("", f"{select}{rest}").strip(), "    ")
        columns = "(COUNT(*) AS ?number)" if self.is_count else " ".join(f"?{name}" for name in names)
        kept = f"\n  FILTER(?{self.column} {self.operator} {self.number})" if self.column else ""
        order = "" if self.is_count else f"\nORDER BY DESC(?{self.column}) ?{names[0]}\nLIMIT 1000"
        return f"{prefixes}SELECT {columns}\nWHERE {{\n  {{\n{inner}\n  }}{kept}\n}}{order}\n"


def bounds_of(question: str, today: date) -> tuple[str, Bounds]:
    """Take the bounds out of a question; the rest asks for the most counted things, or recent ones."""
    column, operator, number = "", "", 0
    if found := _NUMBER.search(question):
        noun = found["noun"].lower()
        column = _COLUMNS.get(noun, noun)
        operator = _OPERATORS[(found["before"] or found["after"]).lower()]
        number = int((found["number"] or found["other"]).replace(",", ""))
        question = f"{question[: found.start()]}with the most {column}{question[found.end() :]}"
    since = ""
    if found := _TIME.search(question):
        since = _first_day(found, today)
        question = f"{question[: found.start()]} {question[found.end() :]}"
    return question, Bounds(column, operator, number, since)


def counted_question(question: str) -> str | None:
    """Return a question for a number as one for the list; None for any other question."""
    found = _COUNT.match(question)
    return None if found is None else f"list all {question[found.end() :]}"


def _first_day(found: re.Match[str], today: date) -> str:
    if found["day"]:
        return found["day"]
    if found["unit"]:
        return (today - timedelta(days=_DAYS[found["unit"].lower()] * int(found["number"] or 1))).isoformat()
    word = " ".join(found["word"].lower().split())
    back = {"today": 0, "yesterday": 1, "this week": today.weekday(), "this month": today.day - 1}
    days = back.get(word, today.timetuple().tm_yday - 1)
    return (today - timedelta(days=days)).isoformat()


def _columns(clause: str) -> list[str]:
    """Return the names of the columns in a SELECT clause, in order."""
    text = clause.partition("\nWHERE")[0]
    names, depth, start = [], 0, 0
    for at, sign in enumerate(text):
        if sign == "(":
            start = at if depth == 0 else start
            depth += 1
        elif sign == ")":
            depth -= 1
            if depth == 0:
                names.append(_VARIABLE.findall(text[start:at])[-1])
        elif sign == "?" and depth == 0 and (name := _VARIABLE.match(text, at)):
            names.append(name[1])
    return names

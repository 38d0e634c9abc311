"""Bounds in a question: "more than 6 parameters", "the five largest", "since last week", "how many".

For maintainers: a bound is taken out of the question before it is matched, and put around the query that was chosen. A
query that has no such number or day cannot keep the bound, and is then no answer. This module must not know templates.
"""

from __future__ import annotations

import re
import textwrap
from calendar import month_name
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from oxigraph_code.queries.matching import WORDS
from oxigraph_code.tools.sparql.questions.wordings import compiled

_NUMERALS: Final = {
    word: number
    for number, word in enumerate("one two three four five six seven eight nine ten eleven twelve".split(), 1)  # noqa: SIM905
} | {"twenty": 20, "fifty": 50, "hundred": 100}
_DIGITS: Final = rf"(?:\d[\d,]*|{'|'.join(_NUMERALS)})"
_OPERATORS: Final = {word: sign for sign, words in WORDS["comparisons"].items() for word in words}
_COLUMNS: Final[Mapping[str, str]] = WORDS["columns"]
"""Columns of queries by the words that people use for them."""
_MONTHS: Final = {name.lower(): number for number, name in enumerate(month_name) if name}
_MONTH: Final = "|".join(_MONTHS)
_DAY: Final = (
    rf"(?:\d{{1,2}}\s+)?(?:{_MONTH})(?:\s+\d{{1,2}}(?:st|nd|rd|th)?)?(?:,?\s+\d{{4}})?|\d{{4}}(?:-\d\d(?:-\d\d)?)?"
)
_NUMBER, _TIME, _TOP, _COUNT, _THING, _RELEASE, _BETWEEN, _MOST = (
    compiled(WORDS["bounds"][name], {"digits": _DIGITS, "day": _DAY})
    for name in ("number", "time", "top", "count", "thing", "release", "between", "most")
)
_DAYS: Final[Mapping[str, int]] = {"day": 1, "week": 7, "month": 30, "quarter": 91, "year": 365}
_LIMIT: Final = re.compile(r"\nLIMIT \d+\s*\Z")
_LIMITS: Final = re.compile(r"\n *LIMIT \d+")
_VARIABLE: Final = re.compile(r"\?(\w+)")
_EXPRESSION: Final = re.compile(r"\([^()]*?(?P<name>(?:\?\w+)?)\s*\)")
"""An expression without others in it; of the outermost, the last variable is the name of the column."""
_PAIR: Final = 2
_ORDER: Final = re.compile(r"^ORDER BY (?=DESC)", re.MULTILINE)
_DATE: Final = re.compile(r"^(?P<indent> *)[^#\n]*code:commitDate \?date[^\n]*$", re.MULTILINE)
_MODULE: Final = re.compile(r"^(?P<indent> *)\?module code:partOf \?project\b[^\n]*$", re.MULTILINE)
_SYMBOLS: Final = re.compile(
    r"^SELECT (?:DISTINCT )?\?(?:between|caller|callee|creator|dependent|member|method|symbol|test|type|user|writer)\b",
    re.MULTILINE,
)
"""Queries about a name, whose rows are symbols with a file each."""
_BESIDES: Final = re.compile(
    r",?\s+(?:besides|beside|(?:other|others)\s+than|apart\s+from|aside\s+from|except(?:\s+for)?|excluding|not\s+counting)"
    r"\s+(?P<name>[A-Z][\w'-]*(?:\s+[A-Z][\w'-]*)*)(?=\W*$)"
)
_NAMED: Final = re.compile(r"^(?P<indent> *)\?person code:name \?name \.$", re.MULTILINE)
_COMMIT: Final = re.compile(r"^(?P<indent> *)[^\n]*\?project code:hasCommit \?commit \.$", re.MULTILINE)


@dataclass(frozen=True)
class Bounds:
    """The bounds that a question states: a number, days, files, a limit, and if rows are counted.

    ``within`` is the condition on modules, ``place`` its words, ``arguments`` the place as tools take it; ``until`` is
    the first day that is left out, ``days`` are the words for both, if they are not the days themselves, ``besides`` is
    the name of people who are left out.
    """

    column: str = ""
    operator: str = ""
    number: int = 0
    since: str = ""
    until: str = ""
    days: str = ""
    within: str = ""
    place: str = ""
    arguments: tuple[tuple[str, str], ...] = ()
    limit: int = 0
    is_count: bool = False
    besides: str = ""

    def __bool__(self) -> bool:
        return self != Bounds(place=self.place, days=self.days, arguments=self.arguments)

    @property
    def shown(self) -> str:
        """Return the bounds as they stand in the first line of an answer."""
        column = f"{self.column} {self.operator} {self.number:,}" if self.column else ""
        since, until = f"since {self.since}" if self.since else "", f"before {self.until}" if self.until else ""
        besides = f"without people named {self.besides}" if self.besides else ""
        return ", ".join(filter(None, [column, self.place, *([self.days] if self.days else [since, until]), besides]))

    def around(self, query: str) -> str | None:
        """Put the bounds into a query; return None if it has no such number, no day or no files."""
        for operator, day in ((">=", self.since), ("<", self.until)):
            if day and not _DATE.search(query):
                return None
            line = rf'\g<0>\n\g<indent>FILTER(SUBSTR(STR(?date), 1, 10) {operator} "{day}")'
            query = _DATE.sub(line, query, count=1) if day else query
        if self.besides:
            if not _NAMED.search(query):
                return None
            line = rf'\g<0>\n\g<indent>FILTER(!CONTAINS(LCASE(?name), "{self.besides.lower()}"))'
            query = _NAMED.sub(line, query, count=1)
        is_of_symbols = bool(self.within) and not _has_modules(query)
        if is_of_symbols and not _SYMBOLS.search(query):
            return None
        if self.within and not is_of_symbols:
            # Selected by themselves first, since the engine would look through the changes of each commit.
            changes = f"?change code:affectsModule ?module . ?commit code:hasChange ?change . {self.within}"
            lines = {_MODULE: self.within, _COMMIT: f"{{ SELECT DISTINCT ?commit WHERE {{ {changes} }} }}"}
            inside = next(filter(lambda pattern: pattern.search(query), lines))
            met = inside.search(query)
            # A place of things that the rows leave out is no bound of the rows.
            if met and "MINUS" in query[: met.start()]:
                return None
            query = inside.sub(lambda found: f"{found[0]}\n{found['indent']}{lines[inside]}", query)
        if self.limit:
            query = _LIMIT.sub(f"\nLIMIT {self.limit}\n", query)
        if not (self.column or self.is_count or is_of_symbols):
            return query
        prefixes, select, rest = query.partition("SELECT ")
        names = _columns(rest)
        if self.column and self.column not in names:
            return None
        bound = _LIMITS if self.is_count else _LIMIT
        inner = textwrap.indent(bound.sub("", f"{select}{rest}").strip(), "    ")
        columns = (
            f"(COUNT(DISTINCT ?{names[0]}) AS ?number)" if self.is_count else " ".join(f"?{name}" for name in names)
        )
        kept = f"\n  FILTER(?{self.column} {self.operator} {self.number})" if self.column else ""
        kept += f"\n  ?{names[0]} code:definedIn ?module .\n  {self.within}" if is_of_symbols else ""
        first = f"DESC(?{self.column}) ?{names[0]}" if self.column else f"?{names[0]}"
        order = "" if self.is_count else f"\nORDER BY {first}\nLIMIT {self.limit or 1000}"
        return f"{prefixes}SELECT {columns}\nWHERE {{\n  {{\n{inner}\n  }}{kept}\n}}{order}\n"


def bounds_of(question: str, today: date, last_day: Callable[[], str] = str) -> tuple[str, Bounds]:
    """Take the bounds out of a question; the rest asks for the most counted things, or recent ones.

    ``last_day`` is the day of the last commit, from which on a time is counted that begins after it.
    """
    column, operator, number, limit, besides = "", "", 0, 0, ""
    if found := _BESIDES.search(question):
        besides = found["name"]
        question = without(question, found)
    if found := _NUMBER.search(question):
        noun = found["noun"].lower()
        column = _COLUMNS.get(noun, noun)
        operator = _OPERATORS[(found["before"] or found["after"]).lower()]
        number = _number(found["number"] or found["other"])
        question = without(question, found, f"with the most {column}")
    if found := _TOP.search(question):
        limit = _number(found["top"] or found["most"] or found["last"] or found["late"])
        question = without(question, found, "")
    since, until, days = "", "", ""
    if found := _TIME.search(question):
        since, until = _days_in(found, today)
        last = last_day() if found["unit"] else ""
        if last and (found["told"] or since > last):
            since, _ = _days_in(found, date.fromisoformat(last))
            days = f"since {since}, counted from the last commit on {last}"
        question = without(question, found)
    return question, Bounds(column, operator, number, since, until, days, limit=limit, besides=besides)


def without(question: str, found: re.Match[str], instead: str = " ") -> str:
    """Take what was read out of a question."""
    return f"{question[: found.start()]}{instead}{question[found.end() :]}"


def ordered_by_most(question: str, query: str) -> str:
    """Order a query by the number whose most a question asks for, if it has that column."""
    found = _MOST.search(question)
    column = _COLUMNS.get(found[1].lower(), found[1].lower()) if found else ""
    is_known = column in _columns(query.partition("SELECT ")[2])
    return _ORDER.sub(f"ORDER BY DESC(?{column}) ", query) if is_known else query


def has_files(query: str) -> bool:
    """Return true for a query whose files, commits or symbols can be bounded by a place."""
    return _has_modules(query) or bool(_SYMBOLS.search(query))


def _has_modules(query: str) -> bool:
    """Return true for a query over the files or commits of projects."""
    return any(pattern.search(query) for pattern in (_MODULE, _COMMIT))


def between_releases(question: str, tags: Callable[[], Sequence[tuple[str, str]]]) -> tuple[str, Bounds]:
    """Read a release in words, as a tag to begin at or as the days before it.

    ``tags`` are tags for releases with their days, the newest first. Any other question is left as it is.
    """
    found = _RELEASE.search(question) or _BETWEEN.search(question)
    if found is None or len(releases := tags()) < _PAIR:
        return question, Bounds()
    (last, day), (before, first) = releases[:_PAIR]
    if found.re is _BETWEEN:
        days = {name.removeprefix("v"): (name, one) for name, one in releases}
        ends = [days.get(found[end].removeprefix("v")) for end in ("last", "first")]
        if None in ends:
            return question, Bounds()
        (last, day), (before, first) = filter(None, ends)
    elif found["since"]:
        return without(question, found, f"since {last}"), Bounds()
    since, until = ((date.fromisoformat(one) + timedelta(days=1)).isoformat() for one in (first, day))
    return without(question, found), Bounds(since=since, until=until, days=f"after {before} until {last}")


def _number(text: str) -> int:
    return _NUMERALS.get(text.lower()) or int(text.replace(",", ""))


def counted_question(question: str) -> str | None:
    """Return a question for a number as one for the list; None for any other question."""
    found = _COUNT.match(question)
    return None if found is None else f"list all {question[found.end() :]}"


def counted_thing(question: str) -> str:
    """Return the noun whose number a question asks for, in lower case; empty for any other question."""
    found = _COUNT.match(question)
    thing = _THING.match(question, found.end()) if found else None
    return thing[1].lower() if thing else ""


def _days_in(found: re.Match[str], today: date) -> tuple[str, str]:
    """Return the first day that words for a time mean, and the first one after it that they leave out."""
    if found["all"]:
        return _days(found["all"], today)
    if found["until"]:
        return "", _days(found["until"], today)[0]
    if found["day"]:
        return _days(found["day"], today)[0], ""
    if found["unit"]:
        days = _DAYS[found["unit"].lower()] * int(found["number"] or 1)
    else:
        back = {"today": 0, "yesterday": 1, "this week": today.weekday(), "this month": today.day - 1}
        days = back.get(" ".join(found["word"].lower().split()), today.timetuple().tm_yday - 1)
    is_past = (found["word"] or "").lower() == "yesterday"
    return (today - timedelta(days=days)).isoformat(), today.isoformat() if is_past else ""


def _days(text: str, today: date) -> tuple[str, str]:
    """Return the first day in a year, month or day, and the next one after; without a year, the last."""
    parts = re.findall(rf"{_MONTH}|\d+", text.lower())
    names = [part for part in parts if part in _MONTHS]
    years = [int(part) for part in parts if len(part) == len("2026") and part.isdigit()]
    rest = [int(part) for part in parts if part.isdigit() and len(part) < len("2026")]
    month, day = (_MONTHS[names[0]], [*rest, 0][0]) if names else ([*rest, 0][0], [*rest, 0, 0][1])
    try:
        first = date(years[0] if years else today.year, month or 1, day or 1)
    except ValueError:
        return "", ""
    first = first if years or first <= today else first.replace(year=first.year - 1)
    after = first + timedelta(days=1 if day else 31 if month else 366)
    after = after if day else after.replace(day=1) if month else after.replace(month=1, day=1)
    return first.isoformat(), after.isoformat()


def _columns(clause: str) -> list[str]:
    """Return the names of the columns in a SELECT clause, in order."""
    text = clause.partition("\nWHERE")[0]
    while _EXPRESSION.search(text):
        text = _EXPRESSION.sub(r"\g<name>", text)
    return _VARIABLE.findall(text)

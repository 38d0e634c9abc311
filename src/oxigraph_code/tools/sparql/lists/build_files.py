"""Lists of entries in build files, as make targets, scripts of packages and Compose services.

For maintainers: such files are read when they are asked about, since the graph has no nodes for them; which files, and
where a row stands, is data. This module must not know clauses or templates.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from oxigraph_code.queries import read_data
from oxigraph_code.queries.matching import EVERYDAY, FILLERS, stem, stems_of
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.sparql.questions.mentions import quoted_words
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion

_LISTS: Final = re.compile(r"\W*(?:which|what|list|show)\b", re.IGNORECASE)
_WORD: Final = re.compile(r"[a-z]+", re.IGNORECASE)
_MAX_LENGTH: Final = 100


class _StatedRow(NamedTuple):
    path: str
    line: int
    name: str
    text: str


@cache
def _data() -> Mapping[str, Any]:
    return tomllib.loads(read_data("build_files.toml"))


@cache
def _stated() -> list[tuple[re.Pattern[str], Mapping[str, Any]]]:
    return [(re.compile(rf"\b{one['words']}\b", re.IGNORECASE), one) for one in _data()["stated"]]


def listed_by_files(question: AskedQuestion) -> Listing | None:
    """List the entries of build files; None for a question about other things, or without such a file."""
    asked = question.as_list
    words, entry = next(((words, one) for words, one in _stated() if words.search(asked)), (None, None))
    if not _LISTS.match(asked) or words is None or entry is None:
        return None
    form = re.compile(entry["files"])
    paths = [path for path in question.scope.files(question.workspace.settings) if form.search(path)]
    rows = [row for path in paths for row in _rows(path, question.scope.text(path), entry)]
    little = {stem(word) for word in (*EVERYDAY, *FILLERS, *_data()["said"].split(), *entry["thing"].split())}
    every = _WORD.findall(_LISTS.sub(" ", words.sub(" ", asked.lower())))
    wanted = {word: stem(word) for word in every if stem(word) not in little}
    kept = [row for row in rows if stems_of(f"{row.path} {row.name} {row.text}").issuperset(wanted.values())]
    if not kept:
        return None
    where = list(dict.fromkeys(row.path for row in kept))
    about = f" with {quoted_words(wanted)}" if wanted else ""
    files = where[0] if len(where) == 1 else f"{counted(len(where), 'file')}"
    shown = [Row(_line(row), row._asdict()) for row in kept]
    return Listing(
        f"{counted(len(kept), entry['thing'])}{about} in {files}",
        [Section("rows", shown)],
        ["as the text of the files says, without what they include", question.scope.freshness],
        data={"template": "build_files"},
    )


def _line(row: _StatedRow) -> str:
    return f"{row.path}:{row.line} {row.name}{f' · {row.text[:_MAX_LENGTH]}' if row.text else ''}"


def _rows(path: str, text: str, entry: Mapping[str, Any]) -> Iterator[_StatedRow]:
    """Yield the rows of a file, each once by its name."""
    lines = text.split("\n")
    if "line" in entry:
        form, known = re.compile(entry["line"]), set[str]()
        for number, line in enumerate(lines, 1):
            if (found := form.match(line)) and found["name"] not in known:
                known.add(found["name"])
                yield _StatedRow(path, number, found["name"], (found["text"] or "").strip())
    elif path.endswith(".json"):
        yield from _of_json(path, text, entry["section"])
    else:
        yield from _of_yaml(path, lines, entry)


def _of_json(path: str, text: str, section: str) -> Iterator[_StatedRow]:
    try:
        data = json.loads(text)
    except ValueError:
        return
    values = data.get(section) if isinstance(data, dict) else None
    for name, value in values.items() if isinstance(values, dict) else ():
        number = text[: max(text.find(f'"{name}"', text.find(f'"{section}"')), 0)].count("\n") + 1
        yield _StatedRow(path, number, name, value if isinstance(value, str) else json.dumps(value))


def _of_yaml(path: str, lines: list[str], entry: Mapping[str, Any]) -> Iterator[_StatedRow]:
    """Yield the keys right below the section of a file, with the first line of each that says more."""
    beside, begin = re.compile(entry["beside"]), f"{entry['section']}:"
    start = next((number for number, line in enumerate(lines) if line.rstrip() == begin), len(lines))
    key: re.Pattern[str] | None = None
    row: _StatedRow | None = None
    for number, line in enumerate(lines[start + 1 :], start + 2):
        if line[:1].strip() and not line.startswith("#"):
            break
        if key is None and (first := re.match(r"(\s+)[\w.\"'-]+:", line)):
            key = re.compile(rf"{first[1]}[\"']?([\w.-]+)[\"']?:\s*(?:#.*)?$")
        if key and (found := key.match(line)):
            if row:
                yield row
            row = _StatedRow(path, number, found[1], "")
        elif row and not row.text and (said := beside.match(line)):
            row = row._replace(text=said[1].strip().strip("\"'"))
    if row:
        yield row

"""Parts of a project that a question names and its answer does not read, as "the frontend".

For maintainers: every answer of ``ask`` passes here, so that no reading drops a part untold. A word names a part if a
folder or file has it as its name. This module must not know how a question is read.
"""

from __future__ import annotations

import re
from typing import Final

from oxigraph_code.queries.matching import EVERYDAY, FILLERS, NEVER_NAMES, NOUNS, WORDS, stem, stems_of
from oxigraph_code.search.places import is_about_others
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion

_ROLE: Final = rf"\s+(?:{'|'.join(WORDS['parts_of_projects'].split())})\b"
_THE: Final = r"(?:(?:in|of|from|inside|within|by|under|for)\s+)?(?:(?:the|our|this)\s+)?"
_QUERY: Final = re.compile(r"^(?:PREFIX|SELECT|#)", re.MULTILINE)
PROJECTS: Final = re.compile(r"VALUES \?project \{[^}]*\}")
_WORD: Final = re.compile(r"(?<![\w`'\"./-])[A-Za-z][a-z-]+(?![\w`'\"./-])")
_CODE: Final = re.compile(r"[`\"]([^`\"]+)[`\"]|\b\w+!(?!\w)|\b[\w.]*(?:[a-z][A-Z]|\w_\w|::)[\w.:]*|\b\w+\(\)")
_NO_LETTER: Final = re.compile(r"[\W_]")
_LAST: Final = re.compile(r"[./]|::")
_NO_PARTS: Final = EVERYDAY | FILLERS | NEVER_NAMES | {"database", "main"}
_NAMES: Final = re.compile(r"[^\W_]+(?:[-_][^\W_]+)*")


def dropped_parts(question: AskedQuestion, text: str) -> list[str]:
    """Return the words of a question that name a part of the project, and that its answer has not read."""
    # The project as a whole is no part of it, also where a folder has its name.
    no_parts = _NO_PARTS | {question.scope.root.name.lower()}
    said = [word for word in _WORD.findall(question.text) if word.lower() not in no_parts and not word.endswith("ed")]
    told = {word: stem(word.lower()) for word in said}
    words = {word: one for word, one in told.items() if one not in NOUNS or _named(word).search(question.text)}
    first, _, rest = text.partition("\n")
    query = _QUERY.search(rest)
    rows = [stems_of(row) for row in rest[: query.start() if query else None].splitlines() if " · " in row]
    read = stems_of(first) | stems_of(PROJECTS.sub("", rest[query.start() :]) if query else "")
    read |= rows[0].intersection(*rows[1:]) if rows else set()
    missing = {word: stemmed for word, stemmed in words.items() if stemmed not in read and not stems_of(word) <= read}
    names = _names(question) if missing else frozenset()
    return [word for word, stemmed in missing.items() if stemmed in names]


def dropped_names(question: AskedQuestion, text: str) -> list[str]:
    """Return the names in forms of code that an answer has neither in its first line nor in its query."""
    first, _, rest = text.partition("\n")
    query = _QUERY.search(rest)
    read = _NO_LETTER.sub("", f"{first}{rest[query.start() :] if query else ''}".lower())
    own = question.scope.root.name.lower()
    names = dict.fromkeys(found[1] or found[0] for found in _CODE.finditer(question.text))
    lasts = {name: _LAST.split(name.lower())[-1] for name in names if name.lower() != own}
    # Words of a name that stand one by one are read, too.
    stems = stems_of(first)
    return [
        name for name, last in lasts.items() if _NO_LETTER.sub("", last) not in read and not stems_of(last) <= stems
    ]


def _named(word: str) -> re.Pattern[str]:
    """Return the form in which a word for a kind names a part, as "the server" or "the service package"."""
    return re.compile(rf"\bthe\s+{word}(?:{_ROLE}|(?=\W*$|\s+(?:do|does|has|have|is|are)\b))", re.IGNORECASE)


def inside(question: str, word: str) -> str:
    """Ask a question inside the part that a word of it names."""
    named = rf"\b{_THE}\b{re.escape(word)}\b(?:{_ROLE})?"
    subject = re.compile(rf"\s+(?:do|does|did|has|have|is|are)\s+{named}(?:\s+\w+)?\W*$", re.IGNORECASE)
    if subject.search(question):
        return subject.sub(f" are there in `{word}/`", question)
    return f"{re.sub(rf'{named}', ' ', question, count=1, flags=re.IGNORECASE).strip(' ?.!')} in `{word}/`"


def _names(question: AskedQuestion) -> frozenset[str]:
    """Return the stems of folders and files outside tests that have one word as their name."""
    paths = [path for path in question.scope.files(question.workspace.settings) if not is_about_others(path)]
    names = {name.partition(".")[0] for path in paths for name in path.split("/")}
    return frozenset(stem(name.lower()) for name in names if _NAMES.fullmatch(name))

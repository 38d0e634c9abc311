"""Two questions in one, as "who calls X, and what does it call".

For maintainers: the second is asked on its own, with the subject of the first in place of a pronoun. This module must
not know how a question is read.
"""

from __future__ import annotations

import json
import re
from typing import Final, NamedTuple

from oxigraph_code.queries.matching import SECOND_PART, WORDS
from oxigraph_code.tools.sparql.questions.mentions import AS_CODE
from oxigraph_code.tools.sparql.questions.wordings import compiled
from oxigraph_code.tools.workspace.workspace import Answer

_LISTED, _THE, _OF, _PRONOUN, _DONE, _FROM, _RHYTHM, _AND = (
    compiled(WORDS["second_parts"][name], {})
    for name in ("listed", "the", "of", "pronoun", "done", "origin", "rhythm", "and")
)
_LAST: Final = re.compile(r"\s(?P<thing>\w+)\W*$")
_NAME: Final = re.compile(r"[`'\"][^`'\"]+[`'\"]|(?<=\s)[A-Z][\w.]*|[\w./:-]+")
_LEAST_WORDS: Final = 3


class QuestionPair(NamedTuple):
    """The two questions of a sentence, each whole by itself.

    ``of_each`` is the second with ``{}`` in place of a pronoun; empty without one.
    """

    first: str
    second: str
    of_each: str = ""


def question_pair(question: str) -> QuestionPair | None:
    """Split a sentence into two questions; None for one question, or a second that no subject makes whole."""
    found = SECOND_PART.search(question)
    if found is None:
        return None
    first, second = question[: found.start()], _AND.sub("", found["part"], count=1)
    subject = _subject(first)
    if (done := _DONE.search(first)) and _FROM.fullmatch(second):
        second = f"where are they {done['done']}"
    if _RHYTHM.fullmatch(second):
        return QuestionPair(first, f"how often do the {subject} run") if subject else None
    if _PRONOUN.search(second) and not subject:
        return None
    of_each = _said_of("{}", second)
    second = _said_of(subject, second)
    of_each = "" if of_each == second else of_each
    return QuestionPair(first, second, of_each) if len(second.split()) >= _LEAST_WORDS else None


def _said_of(subject: str, question: str) -> str:
    """Put a subject in place of the pronouns of a question."""
    return _PRONOUN.sub(lambda one: f"{subject}'s" if one["own"] else subject, question)


def _subject(first: str) -> str:
    """Return the subject of a question, a name before the things that it lists; empty without one."""
    names = [name for name in _NAME.findall(first.partition(" ")[2]) if AS_CODE.search(name) or not name[0].islower()]
    found = _LISTED.match(first) or _OF.search(first) or _THE.search(first)
    found = found or _LAST.search(first)
    return names[-1] if names else found[1] if found else ""


def joined(pair: QuestionPair, first: Answer, second: Answer) -> Answer:
    """Return both answers; in JSON, the second is a field of the first."""
    if first.text.startswith("{"):
        fields = {"question": pair.second, **json.loads(second.text)}
        return first.retold(_first_of_two, second=fields)
    text = f"{_first_of_two(first.text)}\n\n2 of 2 answers, to {pair.second!r} · {second.text}"
    return first._replace(text=text, snippets=first.snippets + second.snippets)


def _first_of_two(told: str) -> str:
    return f"1 of 2 answers · {told}"

"""A task on an application, and the verdict on an answer to it.

For maintainers: a verdict depends on facts and on the first line only, never on layout. This module knows neither the
tools nor the applications.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from benchmarks.questions.question import says, with_headings

# Tools whose answer is read as complete: with a fact missing, their first line has to say that something is open.
_CLAIMS_ALL = frozenset({"get_callers", "get_callees", "impact_analysis", "find_path", "find_references"})
_OPEN = re.compile(
    r"(?i)\b(unresolved|not resolved|unknown|may|might|guess(ed|es)?|hand(ed|s)|register(ed|s)?|passed|named in|by name"
    r"|could not|not followed|not looked|not shown|of \d+|more|are called)\b"
)
# Below a heading with one of these stand possibilities, which claim nothing.
_DOUBT = re.compile(r"(?i)\b(unresolved|may|might|guess(ed|es)?|by name)\b")
_ALTERNATIVE = " | "


class Verdict(StrEnum):
    """Order of severity, the mildest first."""

    RIGHT = "right"
    PARTIAL = "partial"
    WRONG = "wrong"
    MISLEADING = "misleading first line"


@dataclass(frozen=True)
class Run:
    """Evidence from running the application: the command, its output's SHA-256, and names in the output."""

    command: str
    digest: str
    shows: tuple[str, ...]


@dataclass(frozen=True)
class Task:
    """A task, with the facts that an answer must and must not state.

    ``must`` and ``never`` are facts, words that stand together in a line or under a heading; alternatives are divided
    by a bar. ``first_must`` and ``first_never`` are regular expressions for the first line.
    """

    id: str
    kind: str
    asks: str
    call: dict[str, Any]
    truth: str
    how: str
    must: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    first_must: tuple[str, ...] = ()
    first_never: tuple[str, ...] = ()
    run: Run | None = None


@dataclass(frozen=True)
class Application:
    """An application at a commit, with its tasks."""

    name: str
    repository: str
    commit: str
    tasks: tuple[Task, ...]


@dataclass(frozen=True)
class Judgement:
    """A verdict with its reasons."""

    verdict: Verdict
    reasons: tuple[str, ...]
    first_line: str


def application(file: Path) -> Application:
    """Read the tasks of a file, which is named like the application."""
    held = tomllib.loads(file.read_text(encoding="utf-8"))
    return Application(file.stem, held["repository"], held["commit"], tuple(map(_task, held["task"])))


def _task(entry: dict[str, Any]) -> Task:
    lists = {name: tuple(value) for name, value in entry.items() if isinstance(value, list)}
    run = entry.get("run")
    evidence = {"run": Run(run["command"], run["digest"], tuple(run["shows"]))} if run else {}
    return Task(**{**entry, **lists, **evidence})


def judge(task: Task, answer: str) -> Judgement:
    """Compare an answer with the truth of a task."""
    lines = with_headings(answer)
    first = next((line.strip() for line in answer.splitlines() if line.strip()), "")
    missing = [fact for fact in task.must if not _any_of(lines, fact)]
    false = [fact for fact in task.never if _any_of([line for line in lines if not _DOUBT.search(line)], fact)]
    claimed = [f"first line claims {pattern}" for pattern in task.first_never if re.search(pattern, first)]
    silent = [f"first line does not say {pattern}" for pattern in task.first_must if not re.search(pattern, first)]
    if missing and task.call["tool"] in _CLAIMS_ALL and not _OPEN.search(first):
        claimed.append("first line says of nothing that it is open, and facts are missing")
    reasons = (*claimed, *silent, *(f"lacks {fact}" for fact in missing), *(f"says {fact}" for fact in false))
    return Judgement(_verdict(task, missing, false, claimed, silent), reasons, first)


def _verdict(task: Task, missing: list[str], false: list[str], claimed: list[str], silent: list[str]) -> Verdict:
    if claimed or (silent and (missing or not task.must)):
        return Verdict.MISLEADING
    if false or (missing and len(missing) == len(task.must)):
        return Verdict.WRONG
    return Verdict.PARTIAL if missing or silent else Verdict.RIGHT


def _any_of(lines: list[str], fact: str) -> bool:
    return any(says(lines, alternative) for alternative in fact.split(_ALTERNATIVE))

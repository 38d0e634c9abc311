"""What an index run did, as data that crosses a process boundary."""

from __future__ import annotations

from typing import NamedTuple

import msgspec


class FileProblem(NamedTuple):
    """A diagnostic with the file it is about; ``line`` and ``column`` are 0 where unknown."""

    path: str
    severity: str
    message: str
    line: int
    column: int


class IndexReport(msgspec.Struct, frozen=True):
    """What an index run found and wrote.

    ``counts`` are by kind of definition; ``resolved`` are call sites by rule, ``unresolved`` by reason. ``triples`` is
    0 for a run that did not look at all the project's.
    """

    project: str
    project_iri: str
    root: str
    start: str
    languages: dict[str, int]
    counts: dict[str, int]
    resolved: dict[str, int]
    unresolved: dict[str, int]
    dependencies: int
    problems: tuple[FileProblem, ...]
    problem_count: int
    skipped: dict[str, int]
    triples: int
    added: int
    removed: int
    seconds: float

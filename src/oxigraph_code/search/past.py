"""Past commits in the search index: their messages, and the files that they changed.

For maintainers: only commits that the checked-out one is made of are read, the newest first, up to a number, and each
once. Merges repeat other commits, and a commit of very many files says little about any of them, so both are left out.
Renames are not followed: a file that is not there any more is no answer. This module must not know the ranking. See
decision 0121.
"""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from oxigraph_code.errors import OxigraphCodeError
from oxigraph_code.facts.commits import MAX_FILES, CommitFacts
from oxigraph_code.identity import readable
from oxigraph_code.search.words import spaced

if TYPE_CHECKING:
    from oxigraph_code.history import Repository

_MAX_COMMITS = 2_000
_MAX_CHARS = 2_000


class PastCommit(NamedTuple):
    """A commit, with its age as a number of commits and the paths that it changed below the root."""

    hash: str
    subject: str
    age: int
    paths: Sequence[str]


def put_past(database: sqlite3.Connection, root: Path, tip: str) -> None:
    """Bring the past commits of a root up to date with a tip; none if git cannot read them."""
    from oxigraph_code.history import open_repository

    known = dict(database.execute("SELECT hash, id FROM past WHERE root = ?", (str(root),)))
    ages: dict[str, int] = {}
    try:
        repository = open_repository(root)
        start = repository.below(root)
        for age, commit in enumerate(islice(repository.commits(tip), _MAX_COMMITS)):
            ages[commit.hash] = age
            if commit.hash not in known:
                known[commit.hash] = _put(database, repository, root, start, commit)
    except OxigraphCodeError:
        pass
    gone = [(number,) for digest, number in known.items() if digest not in ages]
    for statement in ("DELETE FROM messages WHERE rowid = ?", "DELETE FROM changed WHERE past = ?"):
        database.executemany(statement, gone)
    database.executemany("DELETE FROM past WHERE id = ?", gone)
    database.executemany("UPDATE past SET age = ? WHERE id = ?", [(age, known[digest]) for digest, age in ages.items()])


def _put(database: sqlite3.Connection, repository: Repository, root: Path, start: str, commit: CommitFacts) -> int:
    subject, _, body = commit.message.partition("\n")
    statement = "INSERT INTO past (root, hash, age, subject) VALUES (?, ?, 0, ?)"
    number = database.execute(statement, (str(root), commit.hash, subject)).lastrowid or 0
    is_read = len(commit.parents) == 1 and not commit.is_cut
    try:
        changes = repository.differing(commit.parents[0], commit.hash) if is_read else []
    except OxigraphCodeError:
        changes = []
    paths = [readable(change.path.removeprefix(start)) for change in changes if change.path.startswith(start)]
    if 0 < len(changes) <= MAX_FILES and paths:
        database.executemany("INSERT INTO changed VALUES (?, ?)", [(number, path) for path in paths])
        row = (number, spaced(subject), spaced(body[:_MAX_CHARS]))
        database.execute("INSERT INTO messages (rowid, subject, body) VALUES (?, ?, ?)", row)
    return number


def ages_of(database: sqlite3.Connection, root: Path) -> dict[int, int]:
    """Map the past commits that changed files below a root to their ages, by number."""
    query = "SELECT id, age FROM past WHERE root = ? AND id IN (SELECT past FROM changed)"
    return dict(database.execute(query, (str(root),)))


def commits_of(database: sqlite3.Connection, numbers: Sequence[int]) -> dict[int, PastCommit]:
    """Describe past commits with the files that they changed, by number."""
    wanted = (json.dumps(numbers),)
    paths: dict[int, list[str]] = defaultdict(list)
    query = "SELECT past, path FROM changed WHERE past IN (SELECT value FROM json_each(?))"
    for number, path in database.execute(query, wanted):
        paths[number].append(path)
    query = "SELECT id, hash, subject, age FROM past WHERE id IN (SELECT value FROM json_each(?))"
    return {
        number: PastCommit(digest, subject, age, paths[number])
        for number, digest, subject, age in database.execute(query, wanted)
    }


def changed_paths(database: sqlite3.Connection, root: Path) -> frozenset[str]:
    """Collect the paths below a root that past commits changed, also of files that are gone."""
    query = "SELECT DISTINCT path FROM changed WHERE past IN (SELECT id FROM past WHERE root = ?)"
    return frozenset(path for (path,) in database.execute(query, (str(root),)))

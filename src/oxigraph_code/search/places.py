"""Select the modules of a search: by path and language.

For maintainers: patterns are written as in ``.gitignore``, which is well known. This module must not know the search.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from oxigraph_code.patterns.code_forms import SPECIFICATION
from oxigraph_code.search.words import LISTED, parts

_WILD = frozenset("*?[")
_SHOWN = frozenset(LISTED["shown"].split())

_ABOUT = frozenset(LISTED["about_others"].split())
_ASIDE: Mapping[str, Sequence[str]] = {kind: words.split() for kind, words in LISTED["aside"].items()}
_ASKED_FOR: Mapping[str, Sequence[str]] = {kind: words.split() for kind, words in LISTED["asked_for"].items()}
_WHOLE_NAMED = "documentation"
"""The kind whose words are whole names of folders and files."""
_ASIDE_BY_ENDING: Mapping[str, str] = LISTED["aside_by_ending"]
# A bundler puts a digest of the text into the name of a file: ``index-B7Ri4N39.js``, ``index.94b01c79.js``.
_BUNDLED = re.compile(
    r"[.-](?:(?=[a-f]*\d)[0-9a-f]{8,}|(?=\w*\d)(?=\w*[A-Z])(?=\w*[a-z])[\w-]{8})\.(?:m?js|css)$", re.ASCII
)
_VENDORED = re.compile(LISTED["vendored_scripts"], re.IGNORECASE)
# Files that are indexed as code, but are seldom the place of a task.
_BESIDE_CODE = {kind: re.compile(pattern) for kind, pattern in (
    ("declaration", r"\.d\.[cm]?ts$"), ("automation", r"^\.github/"), ("documentation", r"^doc/"),
)}  # fmt: skip


class IndexedModule(NamedTuple):
    """A module of the index: its number, the path of its file below the root, and its language."""

    number: int
    path: str
    language: str


@lru_cache(maxsize=20_000)
def is_about_others(path: str) -> bool:
    """Return true if a file, by its path, tests or demonstrates other code."""
    return not _ABOUT.isdisjoint(_words(path))


def is_shown_to_users(path: str) -> bool:
    """Return true if a file, by its folders and its ending, is what users see of a program."""
    return not _SHOWN.isdisjoint([*path.lower().split("/")[:-1], path.rpartition(".")[2].lower()])


def _words(path: str) -> frozenset[str]:
    """Return the words of a path that may tell what its file repeats."""
    folder, _, name = path.rpartition("/")
    words = frozenset(parts(name))
    return words.difference(() if SPECIFICATION.search(name) else ("spec", "specs")).union(parts(folder))


@lru_cache(maxsize=20_000)
def set_aside(path: str) -> frozenset[str]:
    """Classify a file by its path into kinds of secondary code.

    Such as tests, fixtures, vendored or generated files, migrations, documentation.
    """
    words = _words(path)
    by_ending = {kind for ending, kind in _ASIDE_BY_ENDING.items() if path.endswith(ending)}
    if _BUNDLED.search(path):
        by_ending.add("generated")
    if _VENDORED.search(path):
        by_ending.add("vendored")
    # "docs-core" is the core of a program named so.
    names = {name.partition(".")[0].lower() for name in path.split("/")}
    found = {kind for kind, signs in _ASIDE.items() if not (names if kind == _WHOLE_NAMED else words).isdisjoint(signs)}
    return frozenset(by_ending | found)


def is_secondary(path: str) -> bool:
    """Return true for tests, examples, migrations and texts of a program, and vendored or generated files."""
    return bool(set_aside(path) - {_WHOLE_NAMED})


def repeats(path: str, wanted: frozenset[str]) -> int:
    """Count the kinds of secondary code that a file belongs to; 0 if one of them is wanted."""
    kinds = set_aside(path).union(kind for kind, signs in _BESIDE_CODE.items() if signs.search(path))
    return 0 if kinds & wanted else len(kinds)


def asked_for(words: Iterable[str]) -> frozenset[str]:
    """Find the kinds of secondary code that words ask for."""
    wanted = frozenset(words)
    return frozenset(kind for kind, signs in _ASKED_FOR.items() if not wanted.isdisjoint(signs))


def places(database: sqlite3.Connection, projects: Mapping[str, str], ending: str = "") -> list[IndexedModule]:
    """Load the modules of projects whose paths have an ending, with their folders below the root."""
    rows = database.execute(
        "SELECT id, project, path, language FROM module"
        " WHERE path != '' AND substr(path, length(path) - length(?) + 1) = ?"
        " AND project IN (SELECT value FROM json_each(?))",
        (ending, ending, json.dumps(list(projects))),
    )
    found = []
    for number, project, path, language in rows:
        folder = projects[project]
        found.append(IndexedModule(number, f"{folder}/{path}" if folder else path, language))
    return found


def outside(database: sqlite3.Connection, projects: Mapping[str, str]) -> list[int]:
    """List the numbers of library modules that projects use."""
    query = "SELECT id FROM module WHERE path = '' AND project IN (SELECT value FROM json_each(?))"
    return [number for (number,) in database.execute(query, (json.dumps(list(projects)),))]


def are_all(database: sqlite3.Connection, projects: Mapping[str, str]) -> bool:
    """Return true if the index has no modules of other projects."""
    return all(project in projects for (project,) in database.execute("SELECT DISTINCT project FROM module"))


def at_path(root: Path, path: str, *, is_anywhere: bool = False) -> Callable[[str], bool]:
    """Make a predicate for paths below a root that match a path or a pattern of the user.

    A path is a file or a folder from the root, or with ``is_anywhere`` the end of one. A pattern is written as in
    ``.gitignore``, several without a slash with commas between; one with a slash begins at the root, and ``**/`` at any
    folder.
    """
    wanted = path.replace("\\", "/").removeprefix(f"{root.as_posix()}/").removeprefix("./").rstrip("/")
    if wanted in ("", ".", root.as_posix()):
        return lambda _: True
    from pathspec import GitIgnoreSpec

    # A leading sign of another meaning is part of the name, and so are wildcards in an existing path.
    is_there = not _WILD.isdisjoint(wanted) and (root / wanted).exists()
    escaped = re.sub(r"([*?\[\]])", r"\\\1", wanted) if is_there else wanted
    plain = f"\\{escaped}" if wanted[0] in "!#" else escaped
    if is_anywhere:
        return GitIgnoreSpec.from_lines([f"**/{wanted.lstrip('/')}"]).match_file
    is_pattern = "/" not in wanted and not (is_there or _WILD.isdisjoint(wanted))
    return GitIgnoreSpec.from_lines(plain.split(",") if is_pattern else [f"/{plain.lstrip('/')}"]).match_file

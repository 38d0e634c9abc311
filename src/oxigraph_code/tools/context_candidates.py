"""Where a task may begin: what it names, what its hints name, and what its words are about.

For maintainers: what somebody has written down as a name counts more than any likeness. A name that many things have
tells little of each of them. What changed lately is only told from what is as near otherwise. This module must not know
what is around the candidates.
"""

from __future__ import annotations

import re
import sqlite3
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from oxigraph_code.commits import TouchedFile
from oxigraph_code.file_tree import Disk
from oxigraph_code.search.bodies import with_words
from oxigraph_code.search.entries import Entry, described, files_at, fullest
from oxigraph_code.search.places import Place, is_about_others, places
from oxigraph_code.search.relevance import Relevant, relevant
from oxigraph_code.search.words import Topics, parts
from oxigraph_code.tools.mentions import written_names
from oxigraph_code.tools.naming import meant, symbols_named
from oxigraph_code.tools.scope import Scope
from oxigraph_code.tools.touched import FileSymbols
from oxigraph_code.tools.workspace import Answer, Workspace

_MOST = 40
_FEW_FILES = 150
_CODE = 1.0
_MOST_NAMES = 10
_MOST_MEANT = 20
_HINTED = 3.0
_NAMED = 1.5
_ABOUT_OTHERS = 0.4
_LATELY = 1.1
_IN_AREA = 1.5
_AREA = re.compile(r"\s*(?:[a-z]+\()?([a-z][\w./-]*)\)?!?:\s")
_EDITED = 1.0
_OWN_EDITS = re.compile(
    r"\b(?:uncommitted|unstaged|work(?:ing)? ?tree|git diff"
    r"|(?:my|our|these|this|local|current|pending) (?:changes?|edits?|diff|work)"
    r"|(?:i|we)(?: have|'ve)? (?:just )?(?:changed|edited|did|wrote|added|broke))\b",
    re.IGNORECASE,
)
_LANGUAGE = re.compile(r"\blanguage[:=]\s*(\w+)", re.IGNORECASE)
_TESTS = re.compile(r"\b(?:tests?|testing|specs?|benchmarks?|examples?)\b", re.IGNORECASE)


class Candidate(NamedTuple):
    """Something that a task may begin at: how near it is to it, and why."""

    entry: Entry
    score: float
    reason: str


class Hints(NamedTuple):
    """What somebody says besides the task: names of files and symbols, and a language."""

    names: Sequence[str]
    language: str

    @classmethod
    def read(cls, text: str) -> Hints:
        """Names with commas or spaces between them, and ``language:`` with one."""
        language = _LANGUAGE.search(text)
        names = [name.strip("`'\"<>") for name in re.split(r"[,;\s]+", _LANGUAGE.sub(" ", text))]
        return cls([name for name in dict.fromkeys(names) if name], language[1].lower() if language else "")


class Candidates(NamedTuple):
    """The candidates, the nearest first, the hints that nothing has, and whether tests are what the task is about."""

    found: Sequence[Candidate]
    unknown: Sequence[str]
    is_about_tests: bool


def candidates(workspace: Workspace, database: sqlite3.Connection, scope: Scope, task: str, hints: Hints) -> Candidates:
    """Where a task may begin."""
    found: dict[str, Candidate] = {}
    unknown: list[str] = []
    wants_tests = bool(_TESTS.search(task))
    topics = Topics.of(task)
    edited = workspace.keeper.uncommitted(scope.root) if scope.commit else ()
    by_words = relevant(database, topics, sorted(scope.projects), hints.language, _MOST)
    if any(hit.is_named_so and (wants_tests or not hit.entry.is_test) for hit in by_words):
        files = _files(database, scope, hints.language, by_words, wants_tests)
        in_code = with_words(database, Disk(scope.root), files, topics, workspace.settings.max_file_bytes, _MOST)
        hits = [*((hit, 1.0) for hit in by_words), *((hit, _CODE) for hit in in_code)]
        # Words of any definition speak for the one that has the body.
        bodies = fullest(database, {hit.entry.iri: None for hit, _ in hits})
        for hit, worth in hits:
            entry = bodies[hit.entry.iri]
            part = worth * hit.score * (_ABOUT_OTHERS if entry.is_test and not wants_tests else 1.0)
            known = found.get(entry.iri, Candidate(entry, 0.0, hit.reason))
            found[entry.iri] = known._replace(score=known.score + part)
    area = _area(task)
    for iri, candidate in found.items():
        if not area.isdisjoint(parts(scope.path(candidate.entry.project, candidate.entry.path))):
            found[iri] = candidate._replace(score=candidate.score * _IN_AREA)
    named = [(name, _HINTED, "hint") for name in hints.names]
    named += [(name, _NAMED, "named in the task") for name in written_names(task) if name not in hints.names]
    for name, weight, reason in named[:_MOST_NAMES]:
        meant = _meant(workspace, database, scope, name)
        if not meant and reason == "hint":
            unknown.append(name)
        share = weight / max(len(meant), 1) ** 0.5
        for entry in meant[:_MOST_MEANT]:
            before = found[entry.iri].score if entry.iri in found else 0.0
            part = share * (_ABOUT_OTHERS if entry.is_test and not wants_tests and reason != "hint" else 1.0)
            found[entry.iri] = Candidate(entry, before + part, reason)
    if _OWN_EDITS.search(task):
        for entry in _edited(workspace, database, scope, edited):
            before = found[entry.iri].score if entry.iri in found else 0.0
            found[entry.iri] = Candidate(entry, before + _EDITED, "changed and not committed")
    lately = {row["module"] for row in workspace.rows("lately_changed", project=sorted(scope.projects))}
    paths = {file.path for file in edited}
    found = {iri: _if_lately(scope, candidate, lately, paths) for iri, candidate in found.items()}
    ranked = sorted(found.values(), key=lambda candidate: (-candidate.score, candidate.entry.iri))
    return Candidates(ranked[:_MOST], unknown, wants_tests)


def _area(task: str) -> frozenset[str]:
    """The words of the part of a project that a task begins with, as in ``parser: say where`` or ``fix(parser): …``."""
    area = _AREA.match(task)
    return frozenset(Topics.of(area[1]).words) if area else frozenset()


def _if_lately(scope: Scope, candidate: Candidate, modules: set[str], edited: set[str]) -> Candidate:
    """A candidate is a little nearer whose file one of the last commits changed, or somebody has before the next."""
    entry = candidate.entry
    is_edited = scope.path(entry.project, entry.path) in edited
    if not is_edited and entry.module not in modules:
        return candidate
    how = "is being changed" if is_edited else "changed lately"
    return candidate._replace(score=candidate.score * _LATELY, reason=f"{candidate.reason}; {how}")


def _edited(
    workspace: Workspace, database: sqlite3.Connection, scope: Scope, files: Sequence[TouchedFile]
) -> Sequence[Entry]:
    """The symbols with lines that are not committed, those of which most are changed first."""
    symbols = FileSymbols(workspace, scope, [file.path for file in files])
    touched: Counter[str] = Counter()
    for file in files:
        touched.update(symbols.touched(file.path, file.lines))
    entries = described(database, touched)
    most = [iri for iri, _ in sorted(touched.items(), key=lambda entry: (-entry[1], entry[0])) if iri in entries]
    return [entries[iri] for iri in most[:_MOST_MEANT]]


def _files(
    database: sqlite3.Connection, scope: Scope, language: str, hits: Sequence[Relevant], wants_tests: bool
) -> list[Place]:
    """The files to read: all there are if they are few, else those of what was found."""
    every = [place for place in places(database, scope.projects) if not language or place.language == language]
    every = [place for place in every if wants_tests or not is_about_others(place.path)]
    if len(every) <= _FEW_FILES:
        return every
    near = {scope.path(hit.entry.project, hit.entry.path) for hit in hits}
    return [place for place in every if place.path in near]


def _meant(workspace: Workspace, database: sqlite3.Connection, scope: Scope, name: str) -> Sequence[Entry]:
    """What a name stands for: files by the end of their paths, else symbols."""
    if set(name) & set("/.") and (files := files_at(database, scope.projects, name)):
        return files
    if " " in name:
        return ()
    symbols = [symbol.iri for symbol in symbols_named(workspace, scope, name) if symbol.path]
    if not symbols and ":" in name:
        found = meant(workspace, scope, name)
        symbols = [] if isinstance(found, Answer) else found.iris
    entries = described(database, symbols)
    return [entries[iri] for iri in dict.fromkeys(symbols) if iri in entries]

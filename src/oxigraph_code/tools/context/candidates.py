"""Candidates for the beginning of a task, by literals, hints and words.

For maintainers: a literal counts more than any similarity. A name that many symbols have is weak evidence for each of
them. Recent changes only decide among candidates that are otherwise equal. This module must not know the neighbours of
candidates.
"""

from __future__ import annotations

import re
import sqlite3
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from oxigraph_code import identity
from oxigraph_code.commits import TouchedFile
from oxigraph_code.search.bodies import beginnings
from oxigraph_code.search.entries import Entry, described, files_at
from oxigraph_code.search.literals import PATH, WORDS, Literal, literals, without_literals
from oxigraph_code.search.places import IndexedModule, asked_for, places, set_aside
from oxigraph_code.search.scan import scan
from oxigraph_code.search.words import Topics, in_one, parts, stems
from oxigraph_code.tools.changes.edited_symbols import FileSymbols
from oxigraph_code.tools.context.literals import LiteralSearch, LiteralUses
from oxigraph_code.tools.context.words import ByWords, OtherFile, WordSearch
from oxigraph_code.tools.symbols.name_matching import find_matches
from oxigraph_code.tools.symbols.named_symbol import resolve
from oxigraph_code.tools.symbols.text_search import text_files
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Answer, Workspace

_MAX_CANDIDATES = 40
_MAX_NAMES = 10
_MAX_MATCHES = 20
_HINTED = 3.0
_NAMED = 1.5
_BESIDE_LITERALS, _FEWEST_WORDS = 0.5, 2
_MAX_SHOWN_LENGTH = 40
_ABOUT_OTHERS = frozenset({"test", "example", "benchmark", "fixture", "snapshot"})
_LATELY = 1.1
_IN_AREA, _IN_FOLDER = 2.5, 1.5
_AREA = re.compile(r"\s*(?:[a-z]+\()?([a-z][\w./-]*)\)?!?:\s")
_WANTED = re.compile(r"\b(?:should|must|shall)(?: (?:not|never|also|only|always|again|be|even|just))* ([a-z]+)\b")
_PARTS_OF_PROJECT = re.compile(r"[/@]")
_EDITED = 1.0
_OWN_EDITS = re.compile(
    r"\b(?:uncommitted|unstaged|work(?:ing)? ?tree|git diff"
    r"|(?:my|our|these|this|local|current|pending) (?:changes?|edits?|diff|work)"
    r"|(?:i|we)(?: have|'ve)? (?:just )?(?:changed|edited|did|wrote|added|broke))\b",
    re.IGNORECASE,
)
_LANGUAGE = re.compile(r"\blanguage[:=]\s*(\w+)", re.IGNORECASE)


class Candidate(NamedTuple):
    """A place where a task may begin, with its score and the reason."""

    entry: Entry
    score: float
    reason: str


class Hints(NamedTuple):
    """The hints besides the task: names of files and symbols, and a language."""

    names: Sequence[str]
    language: str

    @classmethod
    def read(cls, text: str) -> Hints:
        """Parse names separated by commas or spaces, and ``language:`` with one."""
        language = _LANGUAGE.search(text)
        names = [name.strip("`'\"<>") for name in re.split(r"[,;\s]+", _LANGUAGE.sub(" ", text))]
        return cls([name for name in dict.fromkeys(names) if name], language[1].lower() if language else "")


class Candidates(NamedTuple):
    """The ranked candidates, and the evidence for them.

    ``files`` have words of the task but are not indexed, such as templates. ``unknown`` are hints without a match,
    ``nowhere`` words in no file. ``is_clear`` is true if there is evidence that the task begins at the first
    candidates.
    """

    found: Sequence[Candidate]
    written: Sequence[LiteralUses]
    files: Sequence[OtherFile]
    unknown: Sequence[str]
    nowhere: Sequence[str]
    is_about_tests: bool
    is_clear: bool


def candidates(
    workspace: Workspace, database: sqlite3.Connection, scope: QuestionScope, task: str, hints: Hints
) -> Candidates:
    """Find and rank the places where a task may begin."""
    return _Scores(workspace, database, scope, task, hints).result()


class _Scores:
    """Scores of symbols and files, added up over all evidence."""

    def __init__(
        self, workspace: Workspace, database: sqlite3.Connection, scope: QuestionScope, task: str, hints: Hints
    ) -> None:
        self._workspace = workspace
        self._database = database
        self._scope = scope
        self._task = task
        self._hints = hints
        known = places(database, scope.projects)
        self._literals = [one for one in literals(task) if not self._is_prose(one, known)]
        self._wanted = asked_for(parts(without_literals(task)))
        self._found: dict[str, Candidate] = {}
        topics = Topics.of(task)
        one_of_each = set({stem: word for word, stem in reversed(stems(topics.words).items())}.values())
        topics = topics._replace(words=[word for word in topics.words if word in one_of_each])
        begins, most_bytes = beginnings(topics.words), workspace.settings.max_file_bytes
        files = text_files(scope, known, self._workspace.settings, self._wanted)
        self._scanned = scan(scope.tree, files, begins, self._literals, most_bytes)
        writing = LiteralSearch(workspace, database, scope, self._scanned, self._wanted)
        self._written = writing.found(self._literals)
        self._wording = WordSearch(
            database, scope, topics, begins, self._scanned, self._wanted, hints.language, self._faint(), most_bytes
        )

    def _is_prose(self, literal: Literal, known: Sequence[IndexedModule]) -> bool:
        """True for words joined by slashes, as in "view/edit users", that are no path of a file or folder."""
        path = literal.text.strip("/")
        if literal.kind != PATH or not path.replace("/", "").isalpha() or self._scope.tree.has_folder(path):
            return False
        return not any(f"/{path}/" in f"/{one.path}" or f"/{path}." in f"/{one.path}" for one in known)

    def _faint(self) -> frozenset[str]:
        """The words of the task that occur only in names of resolved literals, and verbs that name no code.

        Names of tests are excluded, because they describe the code under test. The verb after "should" is the wanted
        behaviour, which the code does not have yet.
        """
        named = [one for one in self._written if one.is_name and one.literal.kind not in WORDS]
        known = [one for one in named if not any(entry.is_test for entry, _ in one.symbols)]
        plain = without_literals(self._task)
        of_literals = frozenset(word for one in known for word in parts(one.literal.text)) - frozenset(parts(plain))
        return of_literals | frozenset(word.lower() for word in _WANTED.findall(plain))

    def result(self) -> Candidates:
        found = self._wording.found()
        is_clear = self._wording.is_clear(found)
        self._found = {one.entry.iri: Candidate(one.entry, one.score, one.reason) for one in found}
        self._favour_area()
        self._favour_folders()
        for one in self._written:
            self._add_written(one)
        self._raise_beside_literals(found)
        unknown = self._add_hints()
        edited = self._edited()
        if _OWN_EDITS.search(self._task):
            is_clear = is_clear or bool(edited)
            for entry in _edited(self._workspace, self._database, self._scope, edited):
                self._add(entry, _EDITED, "changed and not committed")
        self._favour_lately(edited)
        ranked = sorted(self._found.values(), key=lambda candidate: (-candidate.score, candidate.entry.iri))[
            :_MAX_CANDIDATES
        ]
        is_clear = is_clear or any(one.is_specific for one in self._written) or len(unknown) < len(self._hints.names)
        files, nowhere = self._wording.other_files(), self._wording.nowhere
        is_about_tests = not _ABOUT_OTHERS.isdisjoint(self._wanted)
        return Candidates(ranked, self._written, files, unknown, nowhere, is_about_tests, is_clear)

    def _edited(self) -> list[TouchedFile]:
        """List the uncommitted changes in all repositories of the scope."""
        if self._scope.committed is not None or not (self._scope.commit or len(self._scope.roots) > 1):
            return []
        roots = {f"{folder}/" if folder else "": tree.root for folder, tree in self._scope.trees.items()}
        uncommitted = self._workspace.keeper.uncommitted
        return [
            file._replace(path=f"{start}{file.path}") for start, root in roots.items() for file in uncommitted(root)
        ]

    def _add(self, entry: Entry, score: float, reason: str) -> None:
        before = self._found[entry.iri].score if entry.iri in self._found else 0.0
        self._found[entry.iri] = Candidate(entry, before + score, reason)

    def _favour_area(self) -> None:
        area = _area(self._task) | _command(self._task, [self._scope.root.name, *self._scope.projects])
        for iri, candidate in self._found.items():
            if not area.isdisjoint(parts(self._path(candidate.entry))):
                self._found[iri] = candidate._replace(score=candidate.score * _IN_AREA)

    def _favour_folders(self) -> None:
        """Raise the scores in a folder that a literal names, or that contains its only match.

        A folder of most candidates is no evidence.
        """
        folders = {
            literal.text.strip("/")
            for literal in self._literals
            if literal.kind == PATH and self._scope.tree.has_folder(literal.text.strip("/"))
        }
        for one in self._written:
            homes = {_home(self._path(entry)) for entry, _ in one.symbols}
            if len(homes) == 1:
                folders |= homes - {""}
        paths = {iri: f"/{self._path(candidate.entry)}" for iri, candidate in self._found.items()}
        inside = {iri for iri, path in paths.items() if any(f"/{folder}/" in path for folder in folders)}
        for iri, candidate in self._found.items() if len(inside) * 2 < len(paths) else ():
            if iri in inside:
                self._found[iri] = candidate._replace(score=candidate.score * _IN_FOLDER)

    def _add_written(self, written: LiteralUses) -> None:
        for entry, worth in written.symbols if written.is_specific else ():
            has = any(line.inside and line.inside.iri == entry.iri for line in written.lines)
            part = 1.0 if len(written.symbols) == 1 else self._wording.part(entry.path)
            shown = written.text if len(written.text) <= _MAX_SHOWN_LENGTH else "a text of the task"
            reason = f"has {shown}" if has else "named in the task" if written.is_name else f"named beside {shown}"
            self._add(entry, _NAMED * worth * part, reason)

    def _raise_beside_literals(self, found: Sequence[ByWords]) -> None:
        """Raise the best entry named like other words of the task, which a literal would push out of reach."""
        most = max((candidate.score for candidate in self._found.values()), default=0.0)
        plain = frozenset(parts(without_literals(self._task)))
        named = [one for one in found if len(plain & one.named) >= _FEWEST_WORDS and not one.entry.is_test]
        for one in sorted(named, key=lambda one: (-one.score, one.entry.iri))[:1]:
            candidate = self._found[one.entry.iri]
            self._found[one.entry.iri] = candidate._replace(score=max(candidate.score, _BESIDE_LITERALS * most))

    def _add_hints(self) -> list[str]:
        """Add the matches of the hints; return the hints without a match."""
        unknown = []
        for name in self._hints.names[:_MAX_NAMES]:
            matches = _matching(self._workspace, self._database, self._scope, name)
            unknown += [] if matches else [name]
            for entry in matches[:_MAX_MATCHES]:
                self._add(entry, _HINTED / len(matches) ** 0.5, "hint")
        return unknown

    def _favour_lately(self, edited: Sequence[TouchedFile]) -> None:
        rows = self._workspace.rows("recently_changed", project=sorted(self._scope.projects))
        lately, paths = {row["module"] for row in rows}, {file.path for file in edited}
        for iri, candidate in self._found.items():
            self._found[iri] = _if_lately(self._scope, candidate, lately, paths)

    def _path(self, entry: Entry) -> str:
        return self._scope.path(entry.project, entry.path)


def _home(path: str) -> str:
    """The folder of the code that a file is about; for a test the parent of the test folder."""
    folder = path.rpartition("/")[0]
    while folder and "test" in set_aside(folder.rpartition("/")[2]):
        folder = folder.rpartition("/")[0]
    return folder


def _area(task: str) -> frozenset[str]:
    """The words of an area at the start of a task, as in ``parser: say where`` or ``fix(parser): …``."""
    area = _AREA.match(task)
    return frozenset(Topics.of(area[1]).words) if area else frozenset()


def _command(task: str, projects: Iterable[str]) -> frozenset[str]:
    """The words after the name of a program, which name one of its commands, as in ``shop import fails``."""
    names = {in_one(name) for iri in projects for name in _PARTS_OF_PROJECT.split(identity.decode(iri))[-2:]}
    words = task.split()
    after = [other for one, other in pairwise(words) if one.lower() in names and other.isalpha()]
    return frozenset(Topics.of(" ".join(after)).words)


def _if_lately(scope: QuestionScope, candidate: Candidate, modules: set[str], edited: set[str]) -> Candidate:
    """Raise the score of a candidate whose file is edited or changed in one of the last commits."""
    entry = candidate.entry
    is_edited = scope.path(entry.project, entry.path) in edited
    if not is_edited and entry.module not in modules:
        return candidate
    how = "is being changed" if is_edited else "changed lately"
    return candidate._replace(score=candidate.score * _LATELY, reason=f"{candidate.reason}; {how}")


def _edited(
    workspace: Workspace, database: sqlite3.Connection, scope: QuestionScope, files: Sequence[TouchedFile]
) -> Sequence[Entry]:
    """The symbols with uncommitted lines, those with most lines first."""
    symbols = FileSymbols(workspace, scope, [file.path for file in files])
    touched: Counter[str] = Counter()
    for file in files:
        touched.update(symbols.touched(file.path, file.lines))
    entries = described(database, touched)
    most = [iri for iri, _ in sorted(touched.items(), key=lambda entry: (-entry[1], entry[0])) if iri in entries]
    return [entries[iri] for iri in most[:_MAX_MATCHES]]


def _matching(workspace: Workspace, database: sqlite3.Connection, scope: QuestionScope, name: str) -> Sequence[Entry]:
    """The entries that a name stands for: files by the end of their paths, else symbols."""
    if set(name) & set("/.") and (files := files_at(database, scope.projects, name)):
        return files
    if " " in name:
        return ()
    symbols = [symbol.iri for symbol in find_matches(workspace, scope, name) if symbol.path]
    if not symbols and ":" in name:
        found = resolve(workspace, scope, name)
        symbols = [] if isinstance(found, Answer) else found.iris
    entries = described(database, symbols)
    return [entries[iri] for iri in dict.fromkeys(symbols) if iri in entries]

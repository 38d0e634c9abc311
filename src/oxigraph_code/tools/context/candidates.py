"""Candidates for the beginning of a task: the best symbols of the best files.

For maintainers: ``search.ranking`` ranks the files; names, paths and texts that the task contains, and hints, raise the
files that they lead to, so that all evidence is added up there. Within a file the words of the task decide, and a
symbol that the task names comes first. This module must not know the neighbours of candidates.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from oxigraph_code.facts.commits import TouchedFile
from oxigraph_code.search.bodies import SymbolWords, WordedSymbol, lines_of
from oxigraph_code.search.entries import Entry, described, files_at
from oxigraph_code.search.graph import MODULE
from oxigraph_code.search.literals import PATH, Literal, literals, values, without_literals
from oxigraph_code.search.places import asked_for
from oxigraph_code.search.ranking import FilesToRank, RankedFile, Ranking
from oxigraph_code.search.scan import scan
from oxigraph_code.search.task import Task
from oxigraph_code.search.words import parts
from oxigraph_code.tools.answer.preview import cut_text
from oxigraph_code.tools.call_graph.call_sites import cached_edges
from oxigraph_code.tools.changes.edited_symbols import FileSymbols
from oxigraph_code.tools.context.literals import LiteralSearch, LiteralUses, entries_called
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace

_MAX_READ = 16
# The evidence ends at this share of the best score. Words alone seldom reach more than the other number, and files that
# the task names must not push out all others.
_NEAR_ENOUGH, _BY_WORDS = 0.25, 1.0
_MAX_FILES, _FEWEST_FILES = 12, 3
# Of the first files all are named, those with little evidence by their paths alone.
_FIRST_FILES = 10
_MAX_OF_ONE_FILE = 2
_MAX_OTHER_FILES, _MUCH = 3, 0.35
_MAX_NAMES, _MAX_MATCHES = 10, 20
_HINTED, _EDITED = 6.0, 2.0
# A further symbol of a file counts by its words relative to the best one.
_FURTHER = 0.6
# A name that stands in code blocks alone is a part of an example more often than the place of a fault.
_IN_EXAMPLE, _MAX_TEXTS = 0.3, 3
_MAX_SHOWN_LENGTH = 40
_ABOUT_OTHERS = frozenset({"test", "example", "benchmark", "fixture", "snapshot"})
_FEWEST, _CLEAR, _FIRST = 2, 0.25, 5
_OWN_EDITS = re.compile(
    r"\b(?:uncommitted|unstaged|work(?:ing)? ?tree|git diff"
    r"|(?:my|our|these|this|local|current|pending) (?:changes?|edits?|diff|work)"
    r"|(?:i|we)(?: have|'ve)? (?:just )?(?:changed|edited|did|wrote|added|broke))\b",
    re.IGNORECASE,
)
_LANGUAGE = re.compile(r"\blanguage[:=]\s*(\w+)", re.IGNORECASE)


class Candidate(NamedTuple):
    """A place where a task may begin, with its score (1 for the best) and the reason."""

    entry: Entry
    score: float
    reason: str


class OtherFile(NamedTuple):
    """A file that is not indexed, with the words of the task in it."""

    path: str
    words: Sequence[str]


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

    ``files`` have words of the task but are not indexed, such as templates. ``fainter`` are paths of further files of
    code with less evidence, best first. ``unknown`` are hints without a match, ``nowhere`` words in no file.
    ``is_clear`` is true if there is evidence that the task begins at the first candidates. ``worth`` has the weight of
    each word of the task.
    """

    found: Sequence[Candidate]
    written: Sequence[LiteralUses]
    files: Sequence[OtherFile]
    fainter: Sequence[str]
    unknown: Sequence[str]
    nowhere: Sequence[str]
    worth: SymbolWords
    is_clear: bool


class _NamedSymbol(NamedTuple):
    """A symbol that the task or a hint leads to, with its weight and the reason."""

    entry: Entry
    worth: float
    reason: str


def candidates(
    workspace: Workspace, database: sqlite3.Connection, scope: QuestionScope, task: str, hints: Hints
) -> Candidates:
    """Find and rank the places where a task may begin."""
    return _CandidateSearch(workspace, database, scope, task, hints).result()


class _CandidateSearch:
    def __init__(
        self, workspace: Workspace, database: sqlite3.Connection, scope: QuestionScope, task: str, hints: Hints
    ) -> None:
        self._workspace = workspace
        self._database = database
        self._scope = scope
        self._task = Task.parse(task)
        self._hints = hints
        self._most_bytes = workspace.settings.max_file_bytes
        self._wanted = asked_for(parts(without_literals(self._task.text)))
        self._is_about_tests = not _ABOUT_OTHERS.isdisjoint(self._wanted)
        name = f"files to rank in {scope.root} {sorted(self._wanted)} {hints.language} {sorted(scope.projects)}"
        make = partial(FilesToRank.load, database, scope.projects, scope.root, self._wanted, hints.language)
        self._ranking = Ranking(database, workspace.cached(name, make))
        rarity = {word: self._ranking.rarity(word) for word in self._task.words}
        self._told: set[str] = set()
        self._nowhere = [word for word, value in rarity.items() if not value]
        numbers = values(self._task.text.partition("\n")[0])
        worth = {word: weight * rarity[word] for word, weight in self._task.words.items()}
        worth |= {number.text: self._ranking.rarity(number.text) for number in numbers}
        self._words = SymbolWords(worth, self._task.phrases)
        known = [*numbers, *(one for one in literals(self._task.text) if not self._is_prose(one))]
        hits = scan(self._ranking, scope.tree, known, self._most_bytes)
        found = LiteralSearch(workspace, database, scope, hits, self._wanted).found(known)
        self._written = [
            one for one in found if one.is_name or one.literal.text in self._task.told or 0 < one.files <= _MAX_TEXTS
        ]

    def _is_prose(self, literal: Literal) -> bool:
        """Return true for words joined by slashes that are no path, as in "view/edit users"."""
        path = literal.text.strip("/")
        if literal.kind != PATH or not path.replace("/", "").isalpha() or self._scope.tree.has_folder(path):
            return False
        known = self._ranking.files.values()
        return not any(f"/{path}/" in f"/{one.path}" or f"/{path}." in f"/{one.path}" for one in known)

    def result(self) -> Candidates:
        unknown, named = self._named()
        by_path: dict[str, dict[str, _NamedSymbol]] = defaultdict(dict)
        for one in named:
            known = by_path[self._path(one.entry)].get(one.entry.iri)
            if known is None or known.worth < one.worth:
                by_path[self._path(one.entry)][one.entry.iri] = one
        worth = {path: max(one.worth for one in some.values()) for path, some in by_path.items()}
        ranked = self._ranking.rank(self._task, worth, self._imports)
        code = [file for file in ranked if file.place.number > 0][:_MAX_READ]
        found: list[Candidate] = []
        best: list[WordedSymbol] = []
        for at, file in enumerate(code):
            # A file past the end of the evidence is not read.
            if at >= _FIRST and _is_past_evidence(found, file.score):
                break
            symbols = self._symbols(file)
            best += symbols[:1]
            found += self._of_file(file, symbols, by_path.get(file.place.path, {}))
        most = max((one.score for one in found), default=1.0)
        # Of equal scores the order is that of the files.
        found = _with_evidence(sorted(found, key=lambda one: -one.score))
        found = [one._replace(score=one.score / most) for one in found]
        is_clear = bool(worth) or self._is_clear(best[:_FIRST])
        others = self._others(ranked, most)
        fainter = self._fainter(code, {self._path(one.entry) for one in found})
        return Candidates(found, self._written, others, fainter, unknown, self._nowhere, self._words, is_clear)

    def _named(self) -> tuple[list[str], list[_NamedSymbol]]:
        """Resolve the task, the hints or edits to symbols, and list the hints without a match."""
        named = [one for written in self._written for one in _written(written, self._task.told)]
        unknown = []
        for name in self._hints.names[:_MAX_NAMES]:
            matches = _matching(self._workspace, self._database, self._scope, name)[:_MAX_MATCHES]
            unknown += [] if matches else [name]
            named += [_NamedSymbol(entry, _HINTED / len(matches) ** 0.5, "hint") for entry in matches]
        if _OWN_EDITS.search(self._task.text):
            entries = _edited(self._workspace, self._database, self._scope, self._uncommitted())
            named += [_NamedSymbol(entry, _EDITED, "changed and not committed") for entry in entries]
        return unknown, named

    def _uncommitted(self) -> list[TouchedFile]:
        """List the uncommitted changes in all repositories of the scope."""
        if self._scope.committed is not None or not (self._scope.commit or len(self._scope.roots) > 1):
            return []
        roots = {f"{folder}/" if folder else "": tree.root for folder, tree in self._scope.trees.items()}
        uncommitted = self._workspace.keeper.uncommitted
        return [
            file._replace(path=f"{start}{file.path}") for start, root in roots.items() for file in uncommitted(root)
        ]

    def _imports(self, files: Sequence[int]) -> Iterator[tuple[int, int]]:
        """Yield the imports among files of code."""
        rows = self._database.execute(
            "SELECT iri, id FROM module WHERE id IN (SELECT value FROM json_each(?))",
            (json.dumps(files),),
        )
        numbers = dict(rows)
        for module, imported in cached_edges(self._workspace, "imported_modules", "module")(list(numbers)):
            one, other = numbers[module], numbers.get(imported)
            if other is not None and one != other:
                yield one, other

    def _symbols(self, file: RankedFile) -> list[WordedSymbol]:
        lines = lines_of(self._scope.tree, file.place.path, self._most_bytes)
        return self._words.symbols(self._database, file.place, lines)

    def _of_file(
        self, file: RankedFile, symbols: Sequence[WordedSymbol], named: Mapping[str, _NamedSymbol]
    ) -> list[Candidate]:
        """Select the candidates of a file: symbols that the task names, and the best by its words."""
        symbols = [one for one in symbols if self._is_about_tests or not one.entry.is_test]
        symbols = [one for one in symbols if one.entry.kind != MODULE] or symbols
        most = symbols[0].score if symbols else 1.0
        scores = {one.entry.iri: (one.entry, one.score / most, one.reason) for one in symbols}
        for iri, name in named.items():
            before = scores[iri][1] if iri in scores else 0.0
            scores[iri] = name.entry, before + 1 + name.worth, name.reason
        ranked = sorted(scores.values(), key=lambda one: (-one[1], one[0].line, one[0].iri))
        kept: list[tuple[Entry, float, str]] = []
        for one in ranked:
            # A part of a symbol that comes before is shown with it, and each symbol with the path of its file.
            if len(kept) < _MAX_OF_ONE_FILE and not any(_holds(other[0], one[0]) for other in kept):
                kept += [one] if not kept or one[0].kind != MODULE else []
        first = ranked[0][1] if ranked else 1.0
        found = []
        for number, (entry, score, reason) in enumerate(kept):
            share = 1.0 if not number else _FURTHER * score / first
            cited = "" if number else self._cited(file)
            found.append(Candidate(entry, file.score * share, f"{reason}{cited}"))
        return found

    def _cited(self, file: RankedFile) -> str:
        """Phrase the nearest past commit of a file; the first file tells the subject."""
        if not file.commits:
            return ""
        commit = file.commits[0]
        subject = "" if commit.hash in self._told else f" {cut_text(commit.subject, _MAX_SHOWN_LENGTH)}"
        self._told.add(commit.hash)
        return f"; changed by {commit.hash[:7]}{subject}"

    def _is_clear(self, best: Sequence[WordedSymbol]) -> bool:
        """Return true if one best symbol has enough words to be the subject of the task."""
        words = [word for word, weight in self._task.words.items() if weight > 1] or list(self._task.words)
        whole = sum(self._words.worth.get(word, 0.0) for word in words)
        least = min(_FEWEST, (len(words) + 1) // 2)
        return any(len({*one.named, *one.inside}) >= least and one.score >= _CLEAR * whole for one in best)

    def _others(self, ranked: Sequence[RankedFile], most: float) -> list[OtherFile]:
        """Select the best files without a loader, with the words of the task in them."""
        others = [file.place.path for file in ranked if file.place.number < 0 and file.score >= _MUCH * most]
        found = []
        for path in others[:_MAX_OTHER_FILES]:
            text = "\n".join([path, *lines_of(self._scope.tree, path, self._most_bytes)])
            words = set[str]().union(*self._words.of_lines(text).values())
            found.append(OtherFile(path, sorted(words, key=lambda word: (-self._words.worth[word], word))))
        return found

    def _fainter(self, ranked: Sequence[RankedFile], known: Collection[str]) -> list[str]:
        """List the paths of the first files that no candidate is in, without secondary ones."""
        first = [file.place.path for file in ranked if file.place.number in self._ranking.primary][:_FIRST_FILES]
        return [path for path in first if path not in known][: max(_FIRST_FILES - len(known), 0)]

    def _path(self, entry: Entry) -> str:
        return self._scope.path(entry.project, entry.path)


def _least(found: Sequence[Candidate]) -> float:
    """Return the score at which the evidence ends."""
    return _NEAR_ENOUGH * min(found[0].score, _BY_WORDS) if found else 0.0


def _is_past_evidence(found: Sequence[Candidate], score: float) -> bool:
    """Return true if no file with this score, or a lower one, can be among the candidates."""
    files = len({one.entry.module for one in found})
    return files >= _MAX_FILES or (files >= _FEWEST_FILES and score < _least(found))


def _with_evidence(found: Sequence[Candidate]) -> list[Candidate]:
    """Cut the candidates of the first files at the end of the evidence."""
    files = list(dict.fromkeys(one.entry.module for one in found))
    least = _least(found)
    return [one for one in found if one.entry.module in files[: _MAX_FILES if one.score >= least else _FEWEST_FILES]]


def _written(written: LiteralUses, told: str) -> list[_NamedSymbol]:
    """Find the symbols that a literal of the task names or stands in; ``told`` has no examples."""
    share, found = 1.0 if written.literal.text in told else _IN_EXAMPLE, []
    for entry, worth in written.symbols if written.is_specific else ():
        has = any(line.inside and line.inside.iri == entry.iri for line in written.lines)
        shown = written.text if len(written.text) <= _MAX_SHOWN_LENGTH else "a text of the task"
        reason = f"has {shown}" if has else "named in the task" if written.is_name else f"named beside {shown}"
        found.append(_NamedSymbol(entry, share * worth, reason))
    return found


def _holds(entry: Entry, other: Entry) -> bool:
    """Return true if another symbol lies inside of an entry that is no file and no type."""
    is_holder = entry.kind in (MODULE, "class", "trait", "enum", "namespace", "implementation")
    return not is_holder and entry.line <= other.line and other.end <= entry.end


def _edited(
    workspace: Workspace, database: sqlite3.Connection, scope: QuestionScope, files: Sequence[TouchedFile]
) -> Sequence[Entry]:
    """Find the symbols with uncommitted lines, those with most lines first."""
    symbols = FileSymbols(workspace, scope, [file.path for file in files])
    touched: Counter[str] = Counter()
    for file in files:
        touched.update(symbols.touched(file.path, file.lines))
    entries = described(database, touched)
    most = [iri for iri, _ in sorted(touched.items(), key=lambda entry: (-entry[1], entry[0])) if iri in entries]
    return [entries[iri] for iri in most[:_MAX_MATCHES]]


def _matching(workspace: Workspace, database: sqlite3.Connection, scope: QuestionScope, name: str) -> Sequence[Entry]:
    """Find the entries that a name stands for: files by the end of their paths, else symbols."""
    if set(name) & set("/.") and (files := files_at(database, scope.projects, name)):
        return files
    if " " in name:
        return ()
    return entries_called(workspace, database, scope, name)

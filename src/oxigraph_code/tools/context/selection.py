"""ContextSelection from a neighbourhood within the budget of an answer.

For maintainers: an answer is as long as its evidence: entry points that are as likely as the first one get code, the
others a line. Every addition is measured in the final form, so nothing is cut later. Dependencies come before users,
and no part takes the room of all others. This module must not know the output formats.
"""

from __future__ import annotations

import hashlib
import re
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import NamedTuple

from oxigraph_code.patterns.code_forms import MARK, MAX_MARKS
from oxigraph_code.queries.lines import line_number
from oxigraph_code.search.bodies import SymbolWords
from oxigraph_code.search.entries import Entry, members, modules_called
from oxigraph_code.search.words import in_one, last_part, parts
from oxigraph_code.tools.context.bundle import MODULE, Bundle, Focus, Neighbour
from oxigraph_code.tools.context.candidates import Candidates
from oxigraph_code.tools.context.expansion import Edge, Neighbourhood, neighbourhood
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_MAX_HEAD_LENGTH = 12
_MAX_LINE_LENGTH = 300
_OPENING, _CLOSING = frozenset("([{"), frozenset(")]}")
_MAX_WORDED, _MAX_RELEVANT, _TOLD = 4, 6, 0.5
_MAX_MEMBERS = 15
Measure = Callable[[Bundle], int]

_HOLDERS = frozenset({MODULE, "class", "trait", "enum", "namespace", "implementation"})
# Code is shown of entry points that are about as likely as the first one.
_LIKELY, _MAX_WITH_CODE = 0.7, 3
_SHORT_LINES, _SHORT_NEED_LINES, _MAX_NEEDS_SHOWN, _MAX_VALUES = 30, 8, 1, 3
# The share of the budget up to which additions of a part begin, and the greatest number of each part.
_FOCUS, _FOCUS_CODE, _NEED_CODE = 0.6, 0.85, 0.9
_ROOM_FOR_NOTES = 400
_MAX_NEAR = {"needs": 4, "tests": 2, "users": 3}
_OUT = {
    "calls": "called by", "instantiates": "made by", "extends": "base of", "implementsTrait": "implemented by",
    "overrides": "overridden by", "references": "used by", "writes": "written by", "imports": "imported by",
    "handsOver": "handed over by",
}  # fmt: skip
_IN = {
    "calls": "calls", "instantiates": "makes", "extends": "extends", "implementsTrait": "implements",
    "overrides": "overrides", "references": "uses", "writes": "writes", "imports": "imports",
    "handsOver": "hands over",
}  # fmt: skip
_MAX_WITH_TESTS, _MAX_TESTS_NAMED = 2, 1
_MANY_CALLED = 20
_TEST_NAMES = (("", ""), ("test", ""), ("tests", ""), ("", "test"), ("", "tests"), ("", "spec"))


class ContextSelection(NamedTuple):
    """The bundle, the neighbours left out by part, and hubs with the count of their users."""

    bundle: Bundle
    hubs: Mapping[str, int]
    left_out: Mapping[str, int]
    cautions: Sequence[str]


def select(
    workspace: Workspace,
    database: sqlite3.Connection,
    bundle: Bundle,
    found: Candidates,
    measure: Measure,
) -> ContextSelection:
    """Fill a bundle with the most relevant entries, up to its budget by ``measure``."""
    likely = [one for one in found.found if one.score >= _LIKELY][:_MAX_WITH_CODE]
    around = neighbourhood(workspace, database, likely)
    selecting = _Selecting(workspace, database, replace(bundle, edges=around.edges), found, around, measure)
    selecting.begin()
    selecting.add_focus()
    selecting.add_fainter(found.fainter)
    main = [one.entry for one in likely]
    selecting.add_code(main, _FOCUS_CODE, _SHORT_LINES)
    for part in _MAX_NEAR:
        selecting.add_near(part)
    needs = selecting.entries("needs")
    values = [entry for entry in (*needs[_MAX_NEEDS_SHOWN:], *selecting.focus) if selecting.is_value(entry)]
    shown = [*needs[:_MAX_NEEDS_SHOWN], *values[:_MAX_VALUES]]
    selecting.add_code(shown, _NEED_CODE, _SHORT_NEED_LINES, only_whole=True)
    return selecting.result()


class _Selecting:
    def __init__(
        self,
        workspace: Workspace,
        database: sqlite3.Connection,
        bundle: Bundle,
        found: Candidates,
        around: Neighbourhood,
        measure: Measure,
    ) -> None:
        self._workspace = workspace
        self._database = database
        self._bundle = bundle
        self._found = found.found
        self._around = around
        self._measure = measure
        self._links: dict[str, list[Edge]] = defaultdict(list)
        for edge in around.edges:
            self._links[edge.source].append(edge)
            self._links[edge.target].append(edge)
        self._words = found.worth
        self._files = Files(bundle.scope, workspace.settings.max_file_bytes)
        self._ranked = around.ranked
        self._left_out: dict[str, int] = {}

    @property
    def focus(self) -> list[Entry]:
        return [focus.entry for focus in self._bundle.focus]

    def entries(self, part: str) -> list[Entry]:
        return [near.entry for near in self._bundle.near if near.part == part]

    def begin(self) -> None:
        """Add the best entry point, even if nothing else fits."""
        for candidate in self._found:
            began = self._bundle.focussed(Focus(candidate.entry, candidate.reason))
            if self._put(began, 1.0) or self._put(began.unexplained(), 1.0, reserve=0):
                return

    def add_focus(self) -> None:
        """Add entry points while there is room for their code."""
        known = {entry.iri for entry in self.focus}
        more = [Focus(one.entry, one.reason) for one in self._found if one.entry.iri not in known]
        # To measure all of them once is quicker than each.
        if not self._put(replace(self._bundle, focus=(*self._bundle.focus, *more)), _FOCUS):
            for focus in more:
                self._put(self._bundle.focussed(focus), _FOCUS)

    def add_fainter(self, paths: Sequence[str]) -> None:
        """Add the paths of further files, which code makes room for."""
        self._put(replace(self._bundle, fainter=paths), 1.0)

    def add_near(self, part: str) -> None:
        """Add the neighbours of the entry points in one part, best first."""
        starts, known = {entry.iri for entry in self.focus}, self._bundle.entries
        wanted = [iri for iri in self._ranked if iri not in known and self._part(iri, starts) == part]
        if part == "tests":
            wanted.sort(key=lambda iri: -self._likeness(iri))
            self._add_tests_named()
        else:
            wanted.sort(key=lambda iri: not self.is_value(self._around.entries[iri]))
        added = 0
        for iri in wanted:
            if added == _MAX_NEAR[part]:
                break
            added += self._put(self._bundle.related(Neighbour(self._around.entries[iri], part, self._link(iri))), 1.0)
        self._left_out[part] = len(wanted) - added

    def is_value(self, entry: Entry) -> bool:
        """Return True for a literal with a name like the task, since a value may be the place."""
        is_line = entry.kind == "variable" and entry.end == entry.line
        if not is_line or self._words.worth.keys().isdisjoint(entry.parts.split()):
            return False
        lines = self._files.lines(entry)
        has_value = re.compile(rf"\b{re.escape(last_part(entry.name))}\b[^=<>\"']*=\s*[-\d\"'`]")
        return entry.line <= len(lines) and bool(has_value.search(lines[entry.line - 1]))

    def _add_tests_named(self) -> None:
        """Add test files named after an entry point or its file, the nearest folders first."""
        for entry in [entry for entry in self.focus if not entry.is_test][:_MAX_WITH_TESTS]:
            stem = entry.path.rpartition("/")[2].partition(".")[0]
            names = [in_one(last_part(entry.name)), in_one(stem)] if entry.kinds[0] != MODULE else [in_one(stem)]
            called = [f"{before}{name}{after}" for name in names for before, after in _TEST_NAMES]
            found = modules_called(self._database, self._bundle.scope.projects, called)
            # A name that every folder has, such as a package file, says nothing.
            tests = [test for test in found if test.is_test] if len(found) <= _MANY_CALLED else []
            tests.sort(key=lambda test: (-_shared(test.path, entry.path), test.path))
            for test in tests[:_MAX_TESTS_NAMED]:
                if test.iri not in self._bundle.entries:
                    self._put(self._bundle.related(Neighbour(test, "tests", f"named like {entry.name}")), 1.0)

    def _likeness(self, iri: str) -> int:
        """Count the words of the task and the entry points in the name and path of a test.

        Many tests may run an entry point; those named like it are about it.
        """
        entry = self._around.entries[iri]
        words = set(self._words.worth).union(*(entry.parts.split() for entry in self.focus))
        return len(words.intersection(parts(f"{entry.path} {entry.name}")))

    def _part(self, iri: str, starts: set[str]) -> str:
        """Choose the part of the answer for an entry, by its edges to the entry points."""
        entry = self._around.entries[iri]
        links = self._links.get(iri, ())
        direct = [edge for edge in links if edge.source in starts or edge.target in starts]
        if all(edge.kind == "imports" for edge in direct):
            return ""
        if any(edge.source in starts for edge in direct):
            return "needs"
        return "tests" if entry.is_test else "users"

    def _link(self, iri: str) -> str:
        """Phrase the edge to the best linked entry point."""
        links = self._links.get(iri, ())
        for start in self.focus:
            for edge in links:
                if edge.source == start.iri:
                    return f"{_OUT[edge.kind]} {start.name}"
                if edge.target == start.iri:
                    return f"{_IN[edge.kind]} {start.name}"
        return ""

    def add_code(self, entries: Sequence[Entry], part: float, short: int, *, only_whole: bool = False) -> None:
        """Add the code of symbols: whole if it is short, else an excerpt."""
        calls = {} if only_whole else self._calls(entries)
        for number, entry in enumerate(entries):
            lines = self._files.lines(entry)
            if entry.line > len(lines):
                continue
            forms = []
            if entry.end - entry.line < short and entry.kinds[0] != MODULE:
                forms.append(whole(lines, entry.line, entry.end))
            if not only_whole:
                forms += self._short_forms(entry, lines, calls.get(entry.iri, ()))
            # The first entry point gets code if anything does.
            room = 1.0 if not number and not only_whole else part
            for form in forms:
                if form and self._put(self._bundle.shown(self._bundle.path(entry), form), room):
                    break

    def _short_forms(self, entry: Entry, lines: Sequence[str], calls: Iterable[int]) -> list[dict[int, str]]:
        start, end = entry.line, entry.end
        if entry.kinds[0] in _HOLDERS:
            inside = members(self._database, entry)
            # A file begins with licences and imports.
            first = 0 if entry.kinds[0] == MODULE else start
            return [declarations(lines, first, end, inside), declarations(lines, first, end, ())]
        return [shortened(lines, start, end, set(calls), self._words), declarations(lines, start, end, ())]

    def _calls(self, entries: Sequence[Entry]) -> Mapping[str, Sequence[int]]:
        """Find the lines at which functions call relevant functions."""
        found: dict[str, list[int]] = defaultdict(list)
        functions = [entry.iri for entry in entries if entry.kinds[0] not in _HOLDERS]
        for row in batched_rows(self._workspace, "calls_in", "caller", functions):
            if self._around.scores.get(row["symbol"], 0.0) > 0.1:
                found[row["caller"]].append(line_number(row["line"]))
        return found

    def _put(self, bundle: Bundle, part: float, reserve: int | None = None) -> bool:
        """Replace the bundle if the new one fits a share of the budget, less a reserve for notes."""
        kept = min(_ROOM_FOR_NOTES, bundle.budget // 5) if reserve is None else reserve
        if self._measure(bundle) + kept > bundle.budget * part:
            return False
        self._bundle = bundle
        return True

    def result(self) -> ContextSelection:
        cautions = [caution for path in self._bundle.code if (caution := self._files.caution(path))]
        if not self._bundle.is_explained:
            cautions.append("no room for the subgraph: ask for more characters")
        return ContextSelection(self._bundle, self._around.hubs, self._left_out, cautions)


def _shared(path: str, other: str) -> int:
    """Count the leading folders that two paths share."""
    pairs = zip(path.split("/")[:-1], other.split("/")[:-1], strict=False)
    return len([*takewhile(lambda pair: pair[0] == pair[1], pairs)])


# An excerpt has the declaration, the first line after it, the calls of relevant functions and the lines with words of
# the task; for a type, the first line of each member. Lines are never cut. A file that changed since it was indexed
# is shown as it is now, with a caution, because line numbers of the graph may have moved.
class Files:
    """The files of a scope, up to a size."""

    def __init__(self, scope: QuestionScope, most_bytes: int) -> None:
        self._scope = scope
        self._tree = scope.tree
        self._most_bytes = most_bytes
        self._lines: dict[str, Sequence[str]] = {}
        self._newer: set[str] = set()

    def lines(self, entry: Entry) -> Sequence[str]:
        """Read the lines of an entry's file; none if it cannot be read or is no text."""
        path = self._scope.path_of(entry.module)
        if path not in self._lines:
            self._lines[path] = self._read(path, entry.hash)
        return self._lines[path]

    def _read(self, path: str, digest: str) -> Sequence[str]:
        try:
            data = self._tree.read(path, self._most_bytes)
        except (OSError, ValueError):
            return ()
        if hashlib.sha256(data).hexdigest() != digest:
            self._newer.add(path)
        # Only a line feed ends a line, as in the grammars that the line numbers of the graph come from.
        lines = [line.removesuffix("\r") for line in data.decode("utf-8", "replace").split("\n")]
        return () if b"\0" in data else lines

    def caution(self, path: str) -> str:
        """Return a caution about a file that was read, or an empty text."""
        return f"{path}: newer than the index: lines may have moved" if path in self._newer else ""


def whole(lines: Sequence[str], start: int, end: int) -> dict[int, str]:
    """Return all lines of a range."""
    return {number: lines[number - 1] for number in range(max(start, 1), min(end, len(lines)) + 1)}


def shortened(lines: Sequence[str], start: int, end: int, calls: Collection[int], words: SymbolWords) -> dict[int, str]:
    """Select the decorators, the head, and the lines with most words, each with its neighbours."""
    end = min(end, len(lines))
    head = _head(lines, start, end)
    inside = words.of_lines("\n".join(lines[head:end]))
    # A message tells about the code around it.
    part = {at: _TOLD if lines[head + at - 1].lstrip().startswith(('"', "'", "`")) else 1.0 for at in inside}
    worth = {head + at: part[at] * sum(words.worth[word] for word in sorted(some)) for at, some in inside.items()}
    specific = sorted(worth, key=lambda number: (-worth[number], number))[:_MAX_WORDED]
    specific += [number for number in range(head + 1, end + 1) if number in calls and number not in specific]
    wanted = {number for at in specific[:_MAX_RELEVANT] for number in (at - 1, at, at + 1) if head < number <= end}
    return _chosen(lines, {*range(_first_mark(lines, start), head + 1), *wanted})


def _first_mark(lines: Sequence[str], start: int) -> int:
    """Find the first decorator or attribute right above a definition."""
    at = start
    while at > 1 and start - at < MAX_MARKS and MARK.match(lines[at - 2]):
        at -= 1
    return at


def declarations(lines: Sequence[str], start: int, end: int, members: Iterable[tuple[int, str]]) -> dict[int, str]:
    """List the lines of a declaration and the first line of each member; without a start, members alone."""
    end = min(end, len(lines))
    begins = sorted({_naming(lines, line, name) for line, name in members if start < line <= end})
    head = range(start, _head(lines, start, end) + 1) if start else ()
    return _chosen(lines, {*head, *begins[:_MAX_MEMBERS]})


def _naming(lines: Sequence[str], start: int, name: str) -> int:
    """Find the line with the name of a definition; lines above it are decorators or documentation."""
    near = range(start, min(start + _MAX_HEAD_LENGTH, len(lines)) + 1)
    return next((number for number in near if name in lines[number - 1]), start)


def _head(lines: Sequence[str], start: int, end: int) -> int:
    """Find the last line of a declaration: the one after its brackets are closed."""
    depth = 0
    for number in range(start, min(end, start + _MAX_HEAD_LENGTH) + 1):
        text = lines[number - 1].rstrip()
        depth += sum((letter in _OPENING) - (letter in _CLOSING) for letter in text)
        # The opening bracket of a body stays open.
        if depth <= 0 or (depth == 1 and text.endswith("{")):
            return min(number + 1, end)
    return min(start + 1, end)


def _chosen(lines: Sequence[str], numbers: Iterable[int]) -> dict[int, str]:
    return {number: lines[number - 1] for number in sorted(numbers) if len(lines[number - 1]) <= _MAX_LINE_LENGTH}

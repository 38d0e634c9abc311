"""Tests that ran the lines of functions, by loaded reports of coverage.

For maintainers: the header of a function runs with the file around it, so that only lines behind it are evidence; a
function on one line has no others. What a report says of a file that has changed since is left out and counted. This
module must not know the formats of reports.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import NamedTuple

from oxigraph_code import identity
from oxigraph_code.file_tree import FileTree
from oxigraph_code.reports.coverage import lines_in
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.answer.symbol_details import Symbol
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.texts import MAX_TEXT_BYTES
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_MAX_NAMED = 40
_FUNCTIONS = ("Function", "Method")
_BRACKETS = {"(": 1, "[": 1, ")": -1, "]": -1}


class RunTest(NamedTuple):
    """A test by its name in a report; ``iri`` is empty if the index has no such test, as an inherited one."""

    name: str
    iri: str
    path: str
    label: str


class Covered(NamedTuple):
    """The tests that ran functions, and the lines that ran or did not.

    ``reports`` name the tests, or else say anything of the files; ``changed`` has the paths of changed files.
    """

    tests: Sequence[RunTest] = ()
    ran: int = 0
    missed: int = 0
    reports: Sequence[str] = ()
    changed: Sequence[str] = ()

    @property
    def facts(self) -> list[str]:
        """Phrases for a first line: the tests by name, or else the lines."""
        by, of = f"by {', '.join(self.reports)}", f" of {self.ran + self.missed:,}" if self.missed else ""
        phrases = {
            f"run by {counted(len(self.tests), 'test')}, {by}": bool(self.tests),
            f"{self.ran:,}{of} lines run, {by}, which names no test for them": self.ran > 0 and not self.tests,
            f"no line of it run, {by}": not self.ran and bool(self.reports),
            f"changed since coverage was measured: {counted(len(self.changed), 'file')}": bool(self.changed),
        }
        return [phrase for phrase, is_there in phrases.items() if is_there]

    @property
    def rows(self) -> list[Row]:
        """A row for each file of tests, and one for the names that are no test of the index."""
        by_path: dict[str, list[RunTest]] = defaultdict(list)
        for test in self.tests:
            by_path[test.path].append(test)
        return [
            Row(
                f"  {path or 'not in the index'} · {counted(len(tests), 'test')}: "
                + shortened([test.label for test in tests], _MAX_NAMED),
                {"path": path, "names": [test.label for test in tests]},
            )
            for path, tests in sorted(by_path.items(), key=lambda entry: (not entry[0], entry[0]))
        ]


def covered(
    workspace: Workspace, scope: QuestionScope, symbols: Iterable[Symbol], earlier: FileTree | None = None
) -> Covered:
    """Find the tests that ran a line of functions, as these are or as earlier files have them."""
    functions: dict[str, list[Symbol]] = defaultdict(list)
    for symbol in symbols:
        if symbol.kind in _FUNCTIONS and symbol.path:
            functions[symbol.module].append(symbol)
    bodies: dict[str, set[int]] = {}
    digests: dict[str, str] = {}
    tests: dict[str, str] = {}
    reports: dict[str, bool] = {}
    changed: dict[str, None] = {}
    ran: set[tuple[str, int]] = set()
    missed: set[tuple[str, int]] = set()
    for row in batched_rows(workspace, "lines_run", "module", list(functions)):
        module = row["module"]
        path = scope.path_of(module)
        if module not in bodies:
            text = _text(scope, path, earlier)
            digests[module] = hashlib.sha256(text.encode()).hexdigest()
            bodies[module] = set().union(*(_body(symbol, text.split("\n")) for symbol in functions[module]))
        # The graph may be older than the text for a moment, and lines of one are none of the other.
        if row["digest"] != digests[module] or (earlier is None and row.get("now") != row["digest"]):
            changed[path] = None
            continue
        lines = lines_in(row["lines"]) & bodies[module]
        report = identity.decode(row["report"].removeprefix(f"{identity.BASE}report/").partition("/")[2])
        reports[report] = bool(reports.get(report) or (lines and "name" in row))
        ran.update((module, line) for line in lines)
        missed.update((module, line) for line in lines_in(row.get("missed", "")) & bodies[module])
        if lines and "name" in row:
            tests[row["name"]] = row.get("test", "")
    known = list(filter(None, tests.values()))
    modules = {row["symbol"]: row["module"] for row in batched_rows(workspace, "modules_of", "symbol", known)}
    found = [_test(scope, name, iri, modules.get(iri, "")) for name, iri in tests.items()]
    by = [report for report, names_tests in reports.items() if names_tests or not found]
    return Covered(found, len(ran), len(missed - ran), by, list(changed))


def _text(scope: QuestionScope, path: str, earlier: FileTree | None) -> str:
    """Read a file; empty for one that the earlier files do not have."""
    with suppress(OSError):
        return scope.text(path) if earlier is None else scope.texts.read(earlier, path, MAX_TEXT_BYTES)
    return ""


def _test(scope: QuestionScope, name: str, iri: str, module: str) -> RunTest:
    path, _, inside = name.partition("::") if "::" in name else ("", "", name)
    if module:
        path, inside = scope.path_of(module), identity.decode(iri.removeprefix(f"{module}/"))
    return RunTest(name, iri if module else "", path, inside.replace("::", "."))


def _body(symbol: Symbol, text: Sequence[str]) -> set[int]:
    """Collect the lines behind decorators and the header, which ends where its brackets are closed."""
    depth, is_decorator = 0, False
    for number in range(symbol.line, min(symbol.end, len(text) + 1)):
        line = text[number - 1]
        is_decorator = is_decorator if depth else line.lstrip().startswith("@")
        depth += sum(_BRACKETS.get(character, 0) for character in line)
        if depth <= 0 and not is_decorator:
            return set(range(number + 1, symbol.end + 1))
    return set(range(symbol.line, symbol.end + 1))

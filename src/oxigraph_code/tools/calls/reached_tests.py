"""Tests to run after a change: reached by calls, possibly reached, and those that see its files.

For maintainers: tests are listed by the files that a test runner takes. A test may run code that no edge leads to, so
those that see the file are the bound, by an import or a package: the count never says that there is no test while one
sees it. This module must not know how edges are followed. See decision 0126.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import LazyRows, Row, Section
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.call_graph.dependents import MAX_DEPENDENTS, Dependence, Roles, dependence, roles_of
from oxigraph_code.tools.call_graph.importing_tests import importing_tests, likeness, package_at
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace

MAX_STEPS = 10
"""The number of steps within which tests are looked for if none is nearer."""

_PREVIEW = 3
_MAX_NAMED = 20


class _Seeing(NamedTuple):
    """The verb for test files that see a changed file, as one and as several do."""

    one: str
    several: str


_IMPORTING = _Seeing("imports", "import")
_SHARING = _Seeing("imports or shares a package with", "import or share a package with")


class ReachedCode(NamedTuple):
    """Code that a change reaches, with the tests in it."""

    dependence: Dependence
    roles: Roles


class ReachedTests:
    """Test files for a change of symbols, nearest first, and those that may run it."""

    def __init__(
        self,
        workspace: Workspace,
        scope: QuestionScope,
        known: Nodes,
        symbols: Sequence[str],
        found: ReachedCode,
        possible: ReachedCode,
        depth: int,
    ) -> None:
        """Look for tests in the found and possible dependents within a depth, and farther if there is none."""
        self._workspace, self._scope, self._known = workspace, scope, known
        self._depth = self.steps = depth
        if not found.roles.in_tests and depth < MAX_STEPS and found.dependence.reached.is_all:
            deeper = dependence(workspace, scope, symbols, "in", MAX_STEPS)
            known.add(deeper.others)
            found = ReachedCode(deeper, roles_of(workspace, known, deeper.others))
            self.steps = MAX_STEPS
        self._reached = found.dependence.reached
        starts, asked = found.dependence.starts, symbols[:_MAX_NAMED]
        self._seeing = _SHARING if any(package_at(known.path(iri)) for iri in starts) else _IMPORTING
        self._importing = importing_tests(workspace, scope, dict.fromkeys(filter(None, map(known.module, starts))))
        files = {known.path(iri).rpartition(".")[0] for iri in asked}
        self._words = " ".join({*files, *(known[iri].name for iri in asked)})
        paths = {known.path(iri) for iri in found.roles.in_tests}
        self.by_calls = self._files(found, 0)
        self._possible = self._files(possible, 1, paths)
        self._by_import = self._seeing_files(paths | {known.path(iri) for iri in possible.roles.in_tests})

    @property
    def count(self) -> str:
        """A phrase for the first line: the files of tests, with their bound."""
        bound, way = len(self._importing), f"{self._seeing.several} it"
        if not self.by_calls:
            far = self.steps if self._reached.is_all else max(self._reached.distances.values())
            within, possible = counted(far, "step"), len(self._possible)
            more = f", {counted(possible, 'file')} of tests may reach it" if possible else ""
            if bound:
                return f"at most {counted(bound, 'file')} of tests {way}, none by calls within {within}{more}"
            return f"no test within {within} and none {self._seeing.one} it{more}"
        further = f", none within {counted(self._depth, 'step')}" if self.steps > self._depth else ""
        more = f", by calls{further}; at most {bound:,} {way}" if bound > len(self.by_calls) else further
        return f"{counted(len(self.by_calls), 'file')} of tests to run{more}"

    @property
    def others(self) -> list[Section]:
        """The files that may run it: by dependents that are possible only, and by imports."""
        seeing = f"tests that {self._seeing.several} its file, and may run it, the most alike first:"
        return [
            Section(
                "tests_that_may", self._possible, "tests that may reach it, as one of several, by a name or by a base:"
            ),
            Section("tests_by_import", self._by_import, seeing),
        ]

    def _files(self, code: ReachedCode, further: int, besides: Collection[str] = ()) -> Sequence[Row]:
        """List the test files that are reached, nearest first, without the paths ``besides``.

        ``further`` is added to each distance.
        """
        reached, roles = code
        found: dict[str, list[str]] = defaultdict(list)
        for iri in [iri for iri in reached.starts if iri in roles.tests] + reached.others[:MAX_DEPENDENTS]:
            if iri in roles.in_tests and self._known.path(iri) not in besides:
                found[self._known.path(iri)].append(iri)
        steps = {path: min(reached.reached.distances[iri] for iri in iris) + further for path, iris in found.items()}
        alike = self._alike(steps)
        files = {path: found[path] for path in sorted(found, key=lambda path: (steps[path], -alike[path]))}

        def rows() -> list[Row]:
            self._known.learn(iri for path, iris in files.items() if steps[path] < 2 for iri in iris)
            return [self._row(path, iris, roles, steps[path]) for path, iris in files.items()]

        return LazyRows(len(files), rows)

    def _row(self, path: str, iris: Sequence[str], roles: Roles, distance: int) -> Row:
        tests = [iri for iri in iris if iri in roles.tests and not self._known.is_module(iri)]
        said = f" · {counted(len(tests), 'test')}" if tests else ""
        if tests and distance < 2:
            said += f": {shortened(self._known.names(tests), _PREVIEW)}"
        away = f" · {counted(distance, 'step')} away" if distance != 1 else ""
        # Far away the names are many, and no sign of a test for it.
        named = {"tests": tests, "symbols": list(iris)} if distance < 2 else {"tests": [], "symbols": []}
        return Row(f"  {path}{away}{said}", {"path": path, "distance": distance, "test_count": len(tests), **named})

    def _seeing_files(self, besides: Collection[str]) -> list[Row]:
        """List the test files that import a changed file or share its package, most alike first."""
        alike = self._alike(self._importing)
        ranked = sorted(self._importing.items(), key=lambda entry: (-alike[entry[0]], entry[1], entry[0]))
        return [
            Row(
                f"  {path}" + (f" · through {counted(steps - 1, 'other file')}" if steps > 1 else ""),
                {"path": path, "imports": steps},
            )
            for path, steps in ranked
            if path not in besides
        ]

    def _alike(self, paths: Collection[str]) -> Mapping[str, float]:
        """Score test files by the likeness of their names to the changed symbols and files."""
        return defaultdict(float, likeness(self._workspace, self._scope, self._words, paths))

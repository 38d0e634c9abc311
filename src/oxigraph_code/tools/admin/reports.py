"""Join reports of other tools with the code, each in its own named graph.

For maintainers: a report is about files as they were, so each statement about a file goes with its digest, and holds as
long as the file has this digest: no index run has to know reports. A file that was written after the report is left
out. No path in a report is opened. See decision 0146.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from oxigraph_code import identity
from oxigraph_code import vocabulary as code
from oxigraph_code.errors import FileError
from oxigraph_code.rdf import ntriples
from oxigraph_code.reports.coverage import ranges
from oxigraph_code.reports.detection import Coverage, read_report
from oxigraph_code.reports.scip import ScipIndex
from oxigraph_code.store import RdfSource
from oxigraph_code.tools.admin.packages import join_packages
from oxigraph_code.tools.admin.reported_files import is_later, modules_at
from oxigraph_code.tools.admin.second_opinion import join_index
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.workspace.paths import full_path
from oxigraph_code.tools.workspace.scope import Project, QuestionScope, find_scope
from oxigraph_code.tools.workspace.workspace import Answer, Call, Workspace, batched_rows

_MAX_STATEMENTS = 5_000_000
_PREVIEW = 3
_PHASE = re.compile(r"\|(?:setup|run|teardown)$")
_PARAMETERS = re.compile(r"\[.*\]$", re.DOTALL)
_SUFFIX = re.compile(r"\.\w+$")


def load_report(workspace: Workspace, call: Call, input: str, project: Project = "") -> Answer:
    """Join a report of another tool with the code: coverage, an SBOM, advisories, or SCIP.

    Use when: impact_analysis shall name the tests that ran a line, ask the uses of a package with a fault, or a file
    have calls that no rule resolves.
    Not for: RDF (load_rdf).
    Returns: the files joined, and those left out.
    """
    path = full_path(input)
    found = joined_report(workspace, call, path, project)
    if found is None:
        raise FileError(f"{path}: no report of a known format", hint="load_rdf loads RDF", path=str(path))
    return found


load_coverage = load_sbom = load_advisories = load_scip = load_report


def joined_report(workspace: Workspace, call: Call, path: Path, project: str = "") -> Answer | None:
    """Join a file with the code if it is a report; ``None`` if it is none."""
    report = read_report(path)
    if report is None:
        return None
    scope = find_scope(workspace, call, project)
    if isinstance(scope, Answer):
        return scope
    within = path.relative_to(scope.root).as_posix() if path.is_relative_to(scope.root) else path.name
    owner = min(scope.projects, key=lambda iri: (scope.projects[iri].count("/"), scope.projects[iri], iri))
    graph = identity.report(owner, within)
    statements = ntriples.Statements()
    about = statements.about(graph)
    written = path.stat().st_mtime
    about.add(code.RDF_TYPE, ntriples.iri(code.Report))
    about.add(code.reportOf, ntriples.iri(owner))
    about.add_text(code.reportFormat, report.label)
    about.add(code.reportedAt, ntriples.date_time(datetime.fromtimestamp(int(written), UTC).isoformat()))
    if isinstance(report, Coverage):
        summary = _join_coverage(statements, workspace, scope, report, graph, written)
    elif isinstance(report, ScipIndex):
        summary = join_index(workspace, call, scope, report, graph, written)
    else:
        summary = join_packages(statements, workspace, scope, report, graph)
    if len(statements.lines) > _MAX_STATEMENTS:
        raise FileError(f"{path}: more than {_MAX_STATEMENTS:,} statements", hint="report fewer files", path=str(path))
    source = RdfSource("ntriples", text=ntriples.as_text(statements.lines), graph=graph, is_replacing=True)
    loaded = workspace.store.load(source, call.waiting, call.working)
    lines = [f"{report.label}: {summary[0]}", *summary[1:], f"{counted(loaded.count, 'triple')} in graph <{graph}>"]
    return Answer.with_fields("\n".join(lines), {"triples": loaded.count, "format": report.label, "graph": graph})


def _join_coverage(
    statements: ntriples.Statements,
    workspace: Workspace,
    scope: QuestionScope,
    report: Coverage,
    graph: str,
    written: float,
) -> list[str]:
    """State the lines that ran of each file, and the test that ran them where the report has contexts."""
    modules = modules_at(workspace, scope, report.files)
    digests = {row["module"]: row["digest"] for row in batched_rows(workspace, "module_hashes", "module", [*modules])}
    later = {module for module in modules if is_later(scope, scope.path_of(module), written)}
    test_called = _tests(workspace, scope)
    names: set[str] = set()
    unknown: set[str] = set()
    joined = sorted((digests.keys() & modules.keys()) - later)
    for module in joined:
        file = modules[module]
        iri = identity.coverage_of_file(module, graph)
        about = statements.about(iri)
        about.add(code.RDF_TYPE, ntriples.iri(code.FileCoverage))
        about.add(code.coveredModule, ntriples.iri(module))
        about.add_text(code.contentHash, digests[module])
        about.add(code.coveredLines, ntriples.text(ranges(file.lines)))
        about.add_text(code.missedLines, ranges(file.missed - file.lines))
        runs: dict[str, set[int]] = defaultdict(set)
        for context, ran in file.contexts.items():
            runs[_PARAMETERS.sub("", _PHASE.sub("", context))] |= ran
        for name, ran in sorted(runs.items()):
            test = test_called(name)
            about = statements.about(identity.coverage_of_file(module, graph, name))
            about.add(code.RDF_TYPE, ntriples.iri(code.TestCoverage))
            about.add(code.coverageOf, ntriples.iri(iri))
            about.add_text(code.testName, name)
            about.add(code.coveredLines, ntriples.text(ranges(ran)))
            if test:
                about.add(code.coveringTest, ntriples.iri(test))
            (names if test else unknown).add(name)
    tests = f"{len(names | unknown):,} tests by name, {len(names):,} of them in the index"
    none = "no test by name: the format or the run has no contexts"
    lines = [f"{counted(len(joined), 'file')} with coverage, {tests if names | unknown else none}"]
    if unknown:
        lines.append(f"not in the index, as tests that a class inherits: such as {min(unknown)}")
    if later:
        paths = sorted(map(scope.path_of, later))
        lines.append(f"left out, written after the report: {shortened(paths, _PREVIEW)}")
    if other := len(report.files) - len(modules):
        lines.append(f"left out: {counted(other, 'path')} that no file of the index has, or several")
    return lines


def _tests(workspace: Workspace, scope: QuestionScope) -> Callable[[str], str]:
    """Return a function that finds a test by the name of a context."""
    named: dict[str, set[str]] = defaultdict(set)
    for row in workspace.rows("symbols_of_kind", kind=code.Test):
        if scope.holds(row["symbol"]):
            inside = identity.decode(row["symbol"].removeprefix(f"{row['module']}/"))
            dotted = f"{_dotted(scope.path_of(row['module']))}.{inside}"
            while dotted:
                named[dotted].add(row["symbol"])
                dotted = dotted.partition(".")[2]

    def find(name: str) -> str:
        path, _, inside = name.partition("::")
        dotted = f"{_dotted(path)}.{inside.replace('::', '.')}" if inside else name
        tests = named.get(dotted, ())
        return next(iter(tests)) if len(tests) == 1 else ""

    return find


def _dotted(path: str) -> str:
    return _SUFFIX.sub("", path).replace("/", ".")

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
from typing import NamedTuple

from oxigraph_code import identity, vocabulary as code
from oxigraph_code.errors import FileError
from oxigraph_code.rdf import ntriples
from oxigraph_code.reports.coverage import ranges
from oxigraph_code.reports.detection import Advisories, Bill, Coverage, read_report
from oxigraph_code.reports.packages import MANIFESTS, Advisory, Package, import_names, same_name
from oxigraph_code.reports.scip import ScipIndex
from oxigraph_code.store import RdfSource
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
    whole = {f"{file.below}/{name}" if file.below else name: file for name, file in report.files.items()}
    modules = modules_at(workspace, scope, whole)
    # The folder of another machine, as of a container, may have another name.
    others = {name: file for name, file in report.files.items() if not file.below.startswith(str(scope.root))}
    if not modules and others:
        modules = modules_at(workspace, scope, others)
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


# An advisory is compared with packages of all loaded bills, and with dependencies of manifests where no bill has the
# package. Only a known version makes it certain. Each package of an advisory is described in the graph of the
# advisory, too, so that one query has all. See decision 0148.
class _Known(NamedTuple):
    """A package of a bill, or a dependency of a manifest with the constraint on its version.

    ``kinds`` are the ecosystems that it can be of; empty for any.
    """

    iri: str
    package: Package
    constraint: str = ""
    kinds: tuple[str, ...] = ()


def join_packages(
    statements: ntriples.Statements,
    workspace: Workspace,
    scope: QuestionScope,
    report: Bill | Advisories,
    graph: str,
) -> list[str]:
    """State the packages or the advisories of a report, and return lines for people."""
    if isinstance(report, Bill):
        declared = _declared(workspace, scope)
        known = 0
        for package in report.packages:
            iri = identity.in_report(graph, "package", package.url or f"{package.name}@{package.version}")
            _describe(statements, iri, package)
            about = statements.about(iri)
            about.add_text(code.packageUrl, package.url)
            about.add_text(code.license, package.license)
            same = declared.get(same_name(package.name), ())
            known += bool(same)
            for entry in same:
                about.add(code.declaredAs, ntriples.iri(entry.iri))
        hint = "load advisories after it, so that they are compared with its versions"
        return [f"{counted(len(report.packages), 'package')}, {known:,} of them declared in a manifest", hint]
    return _join_advisories(statements, workspace, scope, report.advisories, graph)


def _join_advisories(
    statements: ntriples.Statements,
    workspace: Workspace,
    scope: QuestionScope,
    advisories: list[Advisory],
    graph: str,
) -> list[str]:
    packages = _packages(workspace, scope)
    found: dict[bool | None, list[str]] = defaultdict(list)
    for advisory in advisories:
        iri = identity.in_report(graph, "advisory", advisory.name)
        about = statements.about(iri)
        concerned = [
            (known, verdict)
            for affected in advisory.affected
            for known in packages.get(same_name(affected.name), ())
            if not known.kinds or affected.kind in known.kinds
            if (verdict := affected.verdict(known.package.version, known.constraint)) is not False
        ]
        if not concerned:
            found[False].append(advisory.name)
            continue
        about.add(code.RDF_TYPE, ntriples.iri(code.Advisory))
        about.add_text(code.name, advisory.name)
        about.add_texts(code.advisoryAlias, advisory.aliases)
        about.add_text(code.description, advisory.summary)
        about.add_text(code.advisorySeverity, advisory.severity)
        fixed = {before for one in advisory.affected for _, before, _ in one.ranges}
        about.add_texts(code.fixedVersion, tuple(sorted(fixed - {""})))
        for known, is_affected in concerned:
            _describe(statements, known.iri, known.package)
            about.add(code.affects if is_affected else code.mayAffect, ntriples.iri(known.iri))
            found[is_affected].append(f"{advisory.name} ({known.package.name})")
    lines = [f"{counted(len(advisories), 'advisory').replace('advisorys', 'advisories')}"]
    for verdict, words in ((True, "affect"), (None, "may affect, since no version is known")):
        if found[verdict]:
            names = list(dict.fromkeys(found[verdict]))
            lines.append(f"{len(names):,} {words}: {shortened(names, _PREVIEW)}")
    lines.append(f"{len(found[False]):,} concern no package and no version of the project")
    return lines


def _describe(statements: ntriples.Statements, iri: str, package: Package) -> None:
    about = statements.about(iri)
    if "?package=" in iri:
        about.add(code.RDF_TYPE, ntriples.iri(code.Package))
    about.add_text(code.name, package.name)
    about.add_text(code.packageVersion, package.version)
    about.add_texts(code.importName, tuple(import_names(package.name)))


def _declared(workspace: Workspace, scope: QuestionScope) -> dict[str, list[_Known]]:
    found: dict[str, list[_Known]] = defaultdict(list)
    kinds = {
        project: tuple(
            kind
            for kind, names in MANIFESTS.items()
            if any(scope.tree.has_file(scope.path(project, name)) for name in names)
        )
        for project in scope.projects
    }
    for row in workspace.rows("declared", project=sorted(scope.projects)):
        iri = identity.dependency(row["project"], row["name"], row.get("group", ""))
        found[same_name(row["name"])].append(
            _Known(iri, Package(row["name"]), row.get("version", ""), kinds[row["project"]])
        )
    return found


def _packages(workspace: Workspace, scope: QuestionScope) -> dict[str, list[_Known]]:
    """Map names to packages of bills about the projects, and to declared dependencies that no bill has."""
    found: dict[str, list[_Known]] = defaultdict(list)
    starts = tuple(identity.report(project, "") for project in scope.projects)
    for row in workspace.rows("packages"):
        if row["report"].startswith(starts):
            package = Package(row["name"], row.get("version", ""), row.get("url", ""))
            found[same_name(package.name)].append(
                _Known(row["package"], package, kinds=(package.kind,) if package.kind else ())
            )
    return {**_declared(workspace, scope), **found}

"""Join bills of materials and advisories with the dependencies of the code.

For maintainers: an advisory is compared with packages of all loaded bills, and with dependencies of manifests where no
bill has the package. Only a known version makes it certain. Each package of an advisory is described in the graph of
the advisory, too, so that one query has all. See decision 0148.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from oxigraph_code import identity
from oxigraph_code import vocabulary as code
from oxigraph_code.rdf import ntriples
from oxigraph_code.reports.detection import Advisories, Bill
from oxigraph_code.reports.packages import MANIFESTS, Advisory, Package, import_names, same_name
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace

_PREVIEW = 3


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
        verdicts = list(_verdicts(advisory, packages))
        concerned = [verdict for verdict in verdicts if verdict[1] is not False]
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


def _verdicts(advisory: Advisory, packages: dict[str, list[_Known]]) -> Iterator[tuple[_Known, bool | None]]:
    for affected in advisory.affected:
        for known in packages.get(same_name(affected.name), ()):
            if not known.kinds or affected.kind in known.kinds:
                yield known, affected.verdict(known.package.version, known.constraint)


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

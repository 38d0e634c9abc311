"""A project as a whole, as N-Triples."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from oxigraph_code import identity, vocabulary as code
from oxigraph_code.facts import Dependency, ProjectFacts
from oxigraph_code.rdf.modules import add_diagnostic
from oxigraph_code.rdf.ntriples import TRUE, Statements, date_time, integer, iri
from oxigraph_code.rdf.symbols import last_part

PROJECTS = f"""
SELECT ?project ?name ?root {{
  ?project a <{code.Project}> ; <{code.name}> ?name ; <{code.rootPath}> ?root
}}
"""
"""A query for the projects of a graph, their names and roots."""

RUNS = f"""
SELECT ?project ?root ?finished {{
  ?run <{code.ofProject}> ?project ; <{code.finishedAt}> ?finished .
  ?project <{code.rootPath}> ?root
}}
"""
"""The projects of a graph, their roots, and when the last runs over them ended."""


def contents_of(project_iri: str) -> str:
    """Return a query for the paths of a project's modules, and the digests of their contents."""
    return (
        f"SELECT ?path ?digest {{ ?module <{code.partOf}> {iri(project_iri)} ; "
        f"<{code.relativePath}> ?path ; <{code.contentHash}> ?digest }}"
    )


def root_line(project_iri: str, root: str) -> str:
    """Return the statement about the root of a project."""
    statements = Statements()
    statements.about(project_iri).add_text(code.rootPath, root)
    return statements.lines[0]


def about_any(project_iris: Iterable[str]) -> str:
    """Return a query for all statements about projects and their contents."""
    inside = " || ".join(
        f'?s = {iri(project)} || STRSTARTS(STR(?s), "{project}/") || STRSTARTS(STR(?s), "{project}?")'
        for project in project_iris
    )
    return f"SELECT ?p {{ ?s ?p ?o FILTER({inside}) }}"


def project_lines(
    manifests: Sequence[ProjectFacts],
    project_iri: str,
    name: str,
    root: Path,
    languages: Iterable[str] = (),
    enclosing_iri: str = "",
) -> list[str]:
    """Return a project, by the manifests of each of its languages; the first statement of several wins.

    ``enclosing_iri`` is the project around its folder, if any.
    """
    statements = Statements()
    project = statements.about(project_iri)
    project.add(code.RDF_TYPE, iri(code.Project))
    project.add_text(code.name, name)
    project.add_text(code.rootPath, str(root))
    if enclosing_iri:
        project.add(code.enclosingProject, iri(enclosing_iri))
    for predicate, values in (
        (code.version, [facts.version for facts in manifests]),
        (code.description, [facts.description for facts in manifests]),
        (code.edition, [facts.edition for facts in manifests]),
    ):
        project.add_text(predicate, next(filter(None, values), ""))
    project.add_texts(code.language, tuple(sorted({*languages, *(facts.language for facts in manifests)})))
    project.add_texts(code.feature, tuple(feature for facts in manifests for feature in facts.features))
    ordinals: dict[tuple[str, str], int] = {}
    for facts in manifests:
        for dependency in facts.dependencies:
            key = (dependency.name, dependency.group)
            ordinals[key] = ordinals.get(key, 0) + 1
            dependency_iri = identity.dependency(project_iri, dependency.name, dependency.group, ordinals[key])
            project.add(code.hasDependency, iri(dependency_iri))
            _add_dependency(statements, dependency_iri, dependency, facts.language)
    problems = [problem for facts in manifests for problem in facts.diagnostics]
    for ordinal, (path, diagnostic) in enumerate(problems, start=1):
        subject = statements.about(identity.diagnostic(project_iri, ordinal))
        subject.add(code.aboutProject, iri(project_iri))
        subject.add_text(code.manifestPath, path)
        add_diagnostic(subject, diagnostic)
    return statements.lines


def language_lines(project_iri: str, languages: Iterable[str]) -> list[str]:
    """Write that a project has files of these languages."""
    statements = Statements()
    statements.about(project_iri).add_texts(code.language, tuple(sorted(languages)))
    return statements.lines


def _add_dependency(statements: Statements, dependency_iri: str, dependency: Dependency, language: str) -> None:
    subject = statements.about(dependency_iri)
    subject.add(code.RDF_TYPE, iri(code.Dependency))
    subject.add_text(code.name, dependency.name)
    subject.add_text(code.version, dependency.version)
    subject.add_text(code.dependencyLanguage, language)
    subject.add_text(code.dependencyGroup, dependency.group)
    subject.add_texts(code.extra, dependency.extras)
    subject.add_text(code.environmentMarker, dependency.marker)
    if dependency.optional:
        subject.add(code.optional, TRUE)


def external_lines(project_iri: str, qualified_names: Iterable[str]) -> list[str]:
    """Return the symbols outside a project that it uses."""
    statements = Statements()
    for qualified_name in sorted(set(qualified_names)):
        subject = statements.about(identity.external_symbol(project_iri, qualified_name))
        subject.add(code.RDF_TYPE, iri(code.ExternalSymbol))
        subject.add_text(code.name, last_part(qualified_name))
        subject.add_text(code.qualifiedName, qualified_name)
    return statements.lines


def coverage_lines(project_iri: str, counts: Mapping[tuple[str, str, str], int]) -> list[str]:
    """State how many calls each rule resolved, and how many are unresolved, by language and reason."""
    statements = Statements()
    for (language, rule, reason), count in sorted(counts.items()):
        subject = statements.about(identity.coverage(project_iri, language, reason or rule))
        subject.add(code.RDF_TYPE, iri(code.Coverage))
        subject.add(code.ofRun, iri(identity.index_run(project_iri)))
        subject.add_text(code.coveredLanguage, language)
        subject.add_text(code.resolution, "" if reason else rule)
        subject.add_text(code.unresolvedReason, reason)
        subject.add(code.siteCount, integer(count))
    return statements.lines


def run_lines(project_iri: str, started: str, finished: str, files: int, tool_version: str) -> list[str]:
    """Return the last index run of a project; times are ISO 8601 with a time zone.

    ``finished`` is empty while the links of its files are missing.
    """
    statements = Statements()
    run = statements.about(identity.index_run(project_iri))
    run.add(code.RDF_TYPE, iri(code.IndexRun))
    run.add(code.ofProject, iri(project_iri))
    run.add(code.startedAt, date_time(started))
    run.add(code.fileCount, integer(files))
    run.add_text(code.toolVersion, tool_version)
    return [*statements.lines, *(end_lines(project_iri, finished) if finished else ())]


def end_lines(project_iri: str, finished: str) -> list[str]:
    """Return the end of the last index run of a project, which it has when all its statements are there."""
    statements = Statements()
    statements.about(identity.index_run(project_iri)).add(code.finishedAt, date_time(finished))
    return statements.lines

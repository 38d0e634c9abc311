"""Loading code into the graph.

For maintainers: the work is an index run in a process of its own; here its report becomes text, shortest first.
"""

from __future__ import annotations

from typing import Annotated

from oxigraph_code.indexing.job import IndexJob
from oxigraph_code.indexing.report import IndexReport
from oxigraph_code.tools.paths import full_path
from oxigraph_code.tools.workspace import Answer, Call, Workspace

_MOST_PROBLEMS = 10

_KINDS = (
    ("class", "classes"),
    ("trait", "traits"),
    ("enum", "enums"),
    ("function", "functions"),
    ("method", "methods"),
    ("field", "fields"),
    ("variant", "variants"),
    ("variable", "variables"),
    ("type_alias", "type aliases"),
    ("constant", "constants"),
    ("namespace", "namespaces"),
    ("macro", "macros"),
    ("implementation", "implementations"),
    ("import", "imports"),
)


def load_code(
    workspace: Workspace,
    call: Call,
    path: Annotated[str, "file, folder or project root to index"],
    language: Annotated[str, "only this language; else every language found"] = "",
) -> Answer:
    """Index source code into the knowledge graph, or bring the index up to date.

    Use when: a project has not been indexed, or files have changed since.
    Not for: RDF files (load_rdf); a list of what is indexed (index_status).
    Returns: what was found (files, classes, functions, imports, calls) and every problem with its file and line.
    A folder is searched as git sees it; what git ignores is left out. In a repository of many packages, each folder
    whose manifest names it is a project. Calling again replaces what changed.
    """
    return _load(workspace, call, path, [language.lower()] if language else [])


def load_python_code(
    workspace: Workspace, call: Call, path: Annotated[str, "Python file, folder or project root to index"]
) -> Answer:
    """Index Python source code into the knowledge graph: modules, classes, functions, imports, calls, dependencies.

    Use when: only the Python part of a project is wanted.
    Not for: all languages of a project at once (load_code).
    Returns: what was found and every problem with its file and line.
    Manifests (pyproject.toml, setup.cfg, setup.py, requirements) are read, never run.
    """
    return _load(workspace, call, path, ["python"])


def load_rust_code(
    workspace: Workspace, call: Call, path: Annotated[str, "Rust file, folder, crate or Cargo workspace root to index"]
) -> Answer:
    """Index Rust source code into the knowledge graph: types, traits, implementations, functions, macros, calls.

    Use when: only the Rust part of a project is wanted.
    Not for: all languages of a project at once (load_code).
    Returns: what was found and every problem with its file and line.
    Each crate is a project. Cargo.toml is read; Cargo is never run, and macros are not expanded.
    """
    return _load(workspace, call, path, ["rust"])


def load_ts_code(
    workspace: Workspace,
    call: Call,
    path: Annotated[str, "TypeScript or JavaScript file, folder or project root to index"],
) -> Answer:
    """Index TypeScript and JavaScript source code: modules, classes, interfaces, functions, types, imports, exports.

    Use when: only the TypeScript and JavaScript part of a project is wanted.
    Not for: all languages of a project at once (load_code).
    Returns: what was found and every problem with its file and line.
    Reads .ts, .tsx, .js, .jsx and their module forms, and the scripts of .vue and .svelte; package.json is never run.
    """
    return _load(workspace, call, path, ["typescript", "javascript"])


def _load(workspace: Workspace, call: Call, path: str, languages: list[str]) -> Answer:
    target = full_path(path)
    job = IndexJob(target, languages, workspace.settings)
    with call.working(job.kill):
        return Answer(summary(job.run(call.told), languages))


def summary(report: IndexReport, asked: list[str]) -> str:
    """What a run found, in words, with what went wrong."""
    where = f"{report.root}/{report.start}" if report.start else report.root
    files = sum(report.languages.values())
    if not files:
        wanted = f"{' or '.join(asked)} files" if asked else "source files a loader reads"
        lines = [f"0 files: no {wanted} under {where}"]
        lines += _skipped(report)
        lines += _problems(report)
        if report.projects:
            lines.append(f"manifests: {report.dependencies:,} dependencies")
            lines += _projects(report, where)
        return "\n".join(lines)
    languages = ", ".join(f"{count:,} {language}" for language, count in sorted(report.languages.items()))
    counts = ", ".join(f"{report.counts[kind]:,} {plural}" for kind, plural in _KINDS if report.counts.get(kind))
    lines = [
        f"indexed {_what(report)}: {files:,} files ({languages}) in {report.seconds:.1f} s",
        f"found: {counts or 'no definitions'}; {report.dependencies:,} dependencies",
    ]
    if report.from_cache or report.anew > files:
        lines.append(f"files for resolution: {report.anew:,} read anew, {report.from_cache:,} known by the cache")
    lines += _calls(report)
    whole = f"{report.triples:,} triples about it; " if report.triples else ""
    lines.append(f"graph: {whole}{report.added:,} added, {report.removed:,} removed")
    lines += _skipped(report)
    lines += _problems(report)
    lines += _projects(report, where)
    return "\n".join(lines)


def _what(report: IndexReport) -> str:
    return report.projects[0].name if report.project_count == 1 else f"{report.project_count:,} projects"


def _projects(report: IndexReport, where: str) -> list[str]:
    if report.project_count == 1:
        return [f"project: <{report.projects[0].iri}> at {where}"]
    largest = ", ".join(f"{project.name} ({project.files:,} files)" for project in report.projects)
    rest = report.project_count - len(report.projects)
    more = f" and {rest:,} more" if rest else ""
    return [f"projects at {where}: {largest}{more}; index_status has their IRIs"]


def _calls(report: IndexReport) -> list[str]:
    total = report.counts.get("call", 0)
    if not total:
        return []
    external = report.resolved.get("external", 0)
    inside = sum(report.resolved.values()) - external
    unresolved = sum(report.unresolved.values())
    reasons = f" ({_ranked(report.unresolved)})" if unresolved else ""
    where = "the project" if report.project_count == 1 else "the projects"
    return [
        f"calls: {total:,} sites; {inside:,} resolved in {where}, {external:,} to builtins and libraries, "
        f"{unresolved:,} unresolved{reasons}"
    ]


def _ranked(counts: dict[str, int]) -> str:
    ranked = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    return ", ".join(f"{count:,} {what}" for what, count in ranked)


def _skipped(report: IndexReport) -> list[str]:
    if not report.skipped:
        return []
    return [f"passed by: {_ranked(report.skipped)}"]


def _problems(report: IndexReport) -> list[str]:
    if not report.problem_count:
        return []
    lines = [f"problems: {report.problem_count:,}; what could be read is in the graph"]
    for problem in report.problems[:_MOST_PROBLEMS]:
        place = ":".join([problem.path, *(str(number) for number in (problem.line, problem.column) if number)])
        lines.append(f"  {place} {problem.severity}: {problem.message}")
    rest = report.problem_count - min(_MOST_PROBLEMS, len(report.problems))
    if rest > 0:
        lines.append(f"  and {rest:,} more; all are in the graph: ?x a code:Diagnostic ; code:diagnosticMessage ?what")
    return lines

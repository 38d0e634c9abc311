"""The tools that index source code.

For maintainers: the work is an index run in a process of its own; here its report becomes text, shortest lines first.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import msgspec

from oxigraph_code import history
from oxigraph_code.errors import StoreUnavailable
from oxigraph_code.file_tree import Disk
from oxigraph_code.indexing.model.report import IndexReport
from oxigraph_code.indexing.process.job import IndexJob
from oxigraph_code.project_file import ignored_settings
from oxigraph_code.search.file import symbol_count
from oxigraph_code.tools.admin.fetching import source_at
from oxigraph_code.tools.admin.run_summary import fields, rebuilt_lines, summary, upgraded
from oxigraph_code.tools.admin.snapshots import load_snapshot
from oxigraph_code.tools.workspace.search_index import search_index, search_index_of_structure
from oxigraph_code.tools.workspace.workspace import Answer, Call, Workspace

_CHANGES = ("added", "changed", "removed")


def load_code(
    workspace: Workspace,
    call: Call,
    path: Annotated[str, "file or folder; or a git address, if the network is allowed"],
    language: Annotated[str, "only this language; else every language found"] = "",
    ref: Annotated[str, "branch, tag or commit, as a snapshot"] = "",
    full: Annotated[bool, "read everything again"] = False,
) -> Answer:
    """Index source code into the knowledge graph, or bring the index up to date.

    Use when: a project has not been indexed, or files have changed since.
    Not for: RDF files (load_rdf); a list of indexed projects (index_status).
    Returns: counts (files, classes, functions, imports, calls) and every problem with its file and line.
    Files that git ignores are left out. Calling again reads only changed files. A ref becomes a named graph.
    """
    if ref:
        source = source_at(workspace, call, path, ref)
        loaded = load_snapshot(workspace, call, str(source.path), language, ref)
        return loaded._replace(text="\n".join([loaded.text, *source.origin]))
    return _load(workspace, call, path, [language.lower()] if language else [], full=full)


def load_python_code(
    workspace: Workspace, call: Call, path: Annotated[str, "Python file, folder or project root to index"]
) -> Answer:
    """Index Python source code: modules, classes, functions, imports, calls, dependencies.

    Use when: only the Python part of a project is wanted.
    Not for: all languages of a project at once (load_code).
    Returns: counts and every problem with its file and line.
    Manifests (pyproject.toml, setup.cfg, setup.py, requirements) are read, never run.
    """
    return _load(workspace, call, path, ["python"])


def load_rust_code(
    workspace: Workspace, call: Call, path: Annotated[str, "Rust file, folder, crate or Cargo workspace root to index"]
) -> Answer:
    """Index Rust source code: types, traits, implementations, functions, macros, calls.

    Use when: only the Rust part of a project is wanted.
    Not for: all languages of a project at once (load_code).
    Returns: counts and every problem with its file and line.
    Each crate is a project. Cargo.toml is read; Cargo is never run, and macros are not expanded.
    """
    return _load(workspace, call, path, ["rust"])


def load_ts_code(
    workspace: Workspace,
    call: Call,
    path: Annotated[str, "TypeScript or JavaScript file, folder or project root to index"],
) -> Answer:
    """Index TypeScript and JavaScript source code: modules, classes, functions, types, imports.

    Use when: only the TypeScript and JavaScript part of a project is wanted.
    Not for: all languages of a project at once (load_code).
    Returns: counts and every problem with its file and line.
    Reads .ts, .tsx, .js, .jsx and their module forms, and the scripts of .vue and .svelte; package.json is never run.
    """
    return _load(workspace, call, path, ["typescript", "javascript"])


def load_go_code(
    workspace: Workspace, call: Call, path: Annotated[str, "Go file, folder or module root to index"]
) -> Answer:
    """Index Go source code: packages, types, interfaces, functions, methods, calls.

    Use when: only the Go part of a project is wanted.
    Not for: all languages of a project at once (load_code).
    Returns: counts and every problem with its file and line.
    Each module is a project. go.mod and go.work are read; the go command is never run.
    """
    return _load(workspace, call, path, ["go"])


def load_java_code(
    workspace: Workspace, call: Call, path: Annotated[str, "Java file, folder, module or project root to index"]
) -> Answer:
    """Index Java source code: classes, interfaces, enums, records, methods, calls by overload.

    Use when: only the Java part of a project is wanted.
    Not for: all languages of a project at once (load_code).
    Returns: counts and every problem with its file and line.
    Each module of Maven or Gradle is a project. Build files are read as text; no build tool is run.
    """
    return _load(workspace, call, path, ["java"])


def _load(workspace: Workspace, call: Call, path: str, languages: list[str], *, full: bool = False) -> Answer:
    source = source_at(workspace, call, path)
    job = IndexJob(source.path, languages, workspace.settings, full=full)
    with call.working(job.kill), search_index_of_structure(workspace, call.progress) as progress:
        report = job.run(progress)
    words, seconds = _index_words(workspace, call)
    report = msgspec.structs.replace(report, seconds=report.seconds + seconds)
    checkout = _checkout(workspace, report)
    lines = [
        summary(report, languages),
        _run(report, *checkout, source.path),
        *ignored_settings(Disk(Path(report.root))),
        *source.origin,
        *words,
        *upgraded(report.upgrade),
        *rebuilt_lines(report.rebuilt),
    ]
    text, (branch, revision) = "\n".join(lines), checkout
    return Answer(text, data={**fields(report, text), "branch": branch, "revision": revision})


def _run(report: IndexReport, branch: str, revision: str, path: Path) -> str:
    """A line with the mode of a run, the counts of changed files, the branch and the revision."""
    changes = ", ".join(f"{report.changes[how]:,} {how}" for how in _CHANGES) if report.changes else ""
    if report.is_full:
        since = f", of these since the last index {changes}" if changes else ""
        mode = f"full; files: {sum(report.languages.values()):,} indexed{since}"
    else:
        mode = f"incremental; files: {changes}"
    if not revision:
        return f"mode: {mode}; {history.unreadable_repository(path) or 'no commit is checked out'}"
    return f"mode: {mode}; branch: {branch or 'no branch'}; revision: {revision}"


def _checkout(workspace: Workspace, report: IndexReport) -> tuple[str, str]:
    """The branch and the commit that are checked out; empty without any."""
    written = {project.iri for project in report.projects}
    rows = [row for row in workspace.cached_rows("projects") if row["project"] in written and "commit" in row]
    return (rows[0].get("branch", ""), rows[0]["commit"]) if rows else ("", "")


def _index_words(workspace: Workspace, call: Call) -> tuple[list[str], float]:
    """Bring the search index up to date as a part of the run; return a line about it and the seconds.

    The graph is already published, so a failure loses nothing: it is reported, and the next search tries again.
    """
    began = time.monotonic()
    try:
        with search_index(workspace, call.progress) as words:
            symbols = symbol_count(words)
    except StoreUnavailable as error:
        return [f"index of words: not made ({error.message}); {error.hint}"], time.monotonic() - began
    seconds = time.monotonic() - began
    return [f"index of words: {symbols:,} names, up to date in {seconds:.1f} s"], seconds

"""The tools that index source code.

For maintainers: the work is an index run in a process of its own; here its report becomes text, shortest lines first. A
git address is cloned into the user's cache, if the network is allowed, and the clone is brought up to date by the next
load: see decision 0094.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec

from oxigraph_code import history
from oxigraph_code.errors import ConfigError, HistoryError, OxigraphCodeError, StoreUnavailable
from oxigraph_code.file_tree import Disk
from oxigraph_code.history.git_address import git_address
from oxigraph_code.indexing.model.observed_root import is_indexed
from oxigraph_code.indexing.model.report import IndexReport, SnapshotReport
from oxigraph_code.indexing.process.job import IndexJob
from oxigraph_code.indexing.process.requests import DropSnapshots, Fetch, LoadSnapshot
from oxigraph_code.languages.registry import installed
from oxigraph_code.processes.child import DeadlinePassed
from oxigraph_code.search.file import symbol_count
from oxigraph_code.settings.project_file import ignored_settings
from oxigraph_code.tools.admin.run_summary import fields, rebuilt_lines, summary, upgraded
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.preview import listed, shortened
from oxigraph_code.tools.workspace.asked_roots import roots_at_path
from oxigraph_code.tools.workspace.paths import full_path
from oxigraph_code.tools.workspace.scope import PathArg
from oxigraph_code.tools.workspace.search_index import make_search_index_again, search_index, search_index_of_structure
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer, Call, Workspace

_MAX_LEFT_OUT = 5
_CHANGES = ("added", "changed", "removed")
_CLONES = "clones"
_MAX_SECONDS = 600.0
_PREVIEW = 10
_MAX_GRAPHS = 3
_SHORT_HASH = 7


def load_code(
    workspace: Workspace,
    call: Call,
    path: Annotated[str, "file or folder; or a git address, if the network is allowed", BY_NAME],
    language: Annotated[str, "only this language", BY_NAME] = "",
    ref: Annotated[str, "branch, tag or commit, kept as a named graph", BY_NAME] = "",
    full: Annotated[bool, "read everything again", BY_NAME] = False,
) -> Answer:
    """Index source code, or bring its index up to date.

    Use when: another project or ref is asked about.
    Not for: RDF (load_rdf); the project around you.
    Returns: counts by kind, and problems with lines.
    """
    if ref:
        source = source_at(workspace, call, path, ref)
        loaded = load_snapshot(workspace, call, str(source.path), language, ref)
        return loaded._replace(text="\n".join([loaded.text, *source.origin]))
    return _load(workspace, call, path, [language.lower()] if language else [], full=full)


def load_language(language: str) -> Callable[[Workspace, Call, str], Answer]:
    """Load the tool that loads one language, named by its identifier or by an extension of its files."""

    def load(workspace: Workspace, call: Call, path: PathArg) -> Answer:
        return _load(workspace, call, path, installed().together_with(language))

    load.__doc__ = f"Index the {language} files of a project alone, as load_code does."
    return load


def _load(workspace: Workspace, call: Call, path: str, languages: list[str], *, full: bool = False) -> Answer:
    source = source_at(workspace, call, path)
    asked = roots_at_path(workspace, source.path)
    if asked is None:
        return _load_root(workspace, call, source, languages, full=full)
    answers, lines, left_out = list[Answer](), list[str](), [*asked.left_out]
    for number, root in enumerate(asked.roots, 1):
        name = asked.name(root)
        call.waiting(f"project {number:,} of {len(asked.roots):,}, {name}")
        try:
            answers.append(_load_root(workspace, call, FetchedSource(root, []), languages, full=full))
        except OxigraphCodeError as error:
            if call.is_stopped:
                raise
            left_out.insert(0, f"{name} ({error.message})")
        else:
            lines += [f"{name}:", *(f"  {line}" for line in answers[-1].text.splitlines())]
    rest = f"; left out: {shortened(left_out, _MAX_LEFT_OUT)}" if left_out else ""
    head = f"{counted(len(answers), 'project')} in {asked.folder}{rest}"
    runs = [answer.data for answer in answers]
    data = {"summary": head, "root": str(asked.folder), "runs": runs, "left_out": left_out}
    return Answer("\n".join([head, *lines]), is_found=bool(answers), data=data)


def _load_root(workspace: Workspace, call: Call, source: FetchedSource, languages: list[str], *, full: bool) -> Answer:
    job = IndexJob(source.path, languages, workspace.settings, full=full)
    # A short run ends before another thread could begin, and its thread could not fork the reading process.
    is_short = not full and is_indexed(workspace.settings.store_path, source.path)
    early = nullcontext(call.progress) if is_short else search_index_of_structure(workspace, call.progress)
    with call.working(job.kill), early as progress:
        report = job.run(progress)
    words, seconds = _index_words(workspace, call, full=full)
    report = msgspec.structs.replace(_in_languages(report, languages), seconds=report.seconds + seconds)
    lines = [
        summary(report, languages),
        _run(report, source.path),
        *ignored_settings(Disk(Path(report.root))),
        *source.origin,
        *words,
        *upgraded(report.upgrade),
        *rebuilt_lines(report.rebuilt),
    ]
    text, (branch, revision) = "\n".join(lines), report.checkout
    return Answer(text, data={**fields(report, text), "branch": branch, "revision": revision})


def _in_languages(report: IndexReport, languages: list[str]) -> IndexReport:
    """Drop the counts of other languages, which an incremental run has too."""
    kept = {language: count for language, count in report.languages.items() if not languages or language in languages}
    if kept == report.languages:
        return report
    return msgspec.structs.replace(report, languages=kept, counts={}, resolved={}, unresolved={})


def _run(report: IndexReport, path: Path) -> str:
    """Return a line with the mode of a run, the counts of changed files, the branch and the revision."""
    branch, revision = report.checkout
    changes = ", ".join(f"{report.changes[how]:,} {how}" for how in _CHANGES) if report.changes else ""
    if report.is_full:
        since = f", of these since the last index {changes}" if changes else ""
        mode = f"full; files: {sum(report.languages.values()):,} indexed{since}"
    else:
        mode = f"incremental; files: {changes}"
    if not revision:
        why = history.unreadable_repository(path) if history.may_be_inside(path) else ""
        return f"mode: {mode}; {why or 'no commit is checked out'}"
    return f"mode: {mode}; branch: {branch or 'no branch'}; revision: {revision}"


def _index_words(workspace: Workspace, call: Call, *, full: bool) -> tuple[list[str], float]:
    """Bring the search index up to date as a part of the run; return a line about it and the seconds.

    The graph is already published, so a failure loses nothing: it is reported, and the next search tries again.
    """
    began = time.monotonic()
    try:
        if full:
            make_search_index_again(workspace)
        with search_index(workspace, call.progress) as words:
            symbols = symbol_count(words)
    except StoreUnavailable as error:
        return [f"index of words: not made ({error.message}); {error.hint}"], time.monotonic() - began
    seconds = time.monotonic() - began
    return [f"index of words: {symbols:,} names, up to date in {seconds:.1f} s"], seconds


class FetchedSource(NamedTuple):
    """A path to index, with lines for the answer about its origin."""

    path: Path
    origin: list[str]


def source_at(workspace: Workspace, call: Call, text: str, ref: str = "") -> FetchedSource:
    """Resolve a path, or clone or fetch the repository at a git address.

    ``ref`` is a branch of the repository to fetch. Raises ``ConfigError`` if a setting forbids it, ``ArgumentError``
    for an unsupported address, and ``HistoryError`` if the repository cannot be fetched.
    """
    address = git_address(text)
    if address is None:
        return FetchedSource(full_path(text), [])
    if not workspace.settings.allow_network:
        raise ConfigError(
            f"{address.plain} is not fetched: the network is not allowed",
            hint="set OXIGRAPH_ALLOW_NETWORK=1 (the setting allow_network), or clone it with git and load the folder",
            setting="allow_network",
        )
    if workspace.settings.cache_path is None:
        raise ConfigError(
            f"{address.plain} is not fetched: there is no folder for clones",
            hint="set OXIGRAPH_CACHE_PATH to a folder (the setting cache_path)",
            setting="cache_path",
        )
    folder = workspace.settings.cache_path / _CLONES / address.folder
    try:
        was_there = call.make(Fetch(folder, workspace.settings, address, ref), _MAX_SECONDS)
    except DeadlinePassed:
        raise HistoryError(
            f"{address.plain} was not fetched in {_MAX_SECONDS:,.0f} s",
            hint="call again, or clone it with git and load the folder",
            path=address.plain,
        ) from None
    how = "fetched again, and checked out in" if was_there else "cloned into"
    return FetchedSource(
        folder, [f"{address.plain} was {how} {folder}; questions name it with project={str(folder)!r}"]
    )


def load_snapshot(workspace: Workspace, call: Call, path: str, language: str, ref: str) -> Answer:
    """Index a ref as a snapshot, for ``load_code``."""
    if language:
        raise HistoryError(
            f"a snapshot of {ref} cannot be of {language} alone",
            hint="leave language out: a snapshot holds all languages",
            path=path,
        )
    target = full_path(path)
    report = call.make(LoadSnapshot(target, workspace.settings, ref))
    fields = {"ref": report.ref, "commit": report.commit, "graphs": report.graphs, "left": report.left}
    return Answer.with_fields(_summary(report), fields)


def drop_snapshot(
    workspace: Workspace,
    call: Call,
    path: Annotated[str, "repository, project or folder"],
    ref: Annotated[str, "as it was passed to load_code"],
) -> Answer:
    """Remove the snapshot of a branch, tag or commit.

    Use when: it is not asked about any more.
    Not for: other named graphs (sparql_update with DROP GRAPH).
    Returns: the graphs dropped, and the triples of users, which stay.
    """
    report = call.make(DropSnapshots(full_path(path), workspace.settings, ref))
    others = f"snapshots there: {', '.join(report.refs)}" if report.refs else "there are no other snapshots there"
    if not report.dropped:
        return Answer.nothing_found(f"nothing dropped: {full_path(path)} has no snapshot of {ref}\n{others}")
    lines = [
        f"dropped {', '.join(f'<{graph}>' for graph in report.dropped[:_PREVIEW])}: {counted(report.removed, 'triple')}"
    ]
    if len(report.dropped) > _PREVIEW:
        lines.append(f"and {len(report.dropped) - _PREVIEW:,} more graphs")
    lines += [f"kept in <{graph}>: {counted(count, 'triple')} that users added" for graph, count in report.kept.items()]
    fields = {"dropped": report.dropped, "removed": report.removed}
    return Answer.with_fields("\n".join([*lines, others]), fields)


def _summary(report: SnapshotReport) -> str:
    commit = report.commit[:_SHORT_HASH]
    where = f"{report.root}/{report.start}" if report.start else report.root
    if not report.graphs:
        return f"0 files: no source files a loader reads under {where} at {report.ref} (commit {commit})"
    state = f"{report.ref} is at commit {commit}"
    lines = [f"snapshot: {state}; indexed" if report.run else f"snapshot: {state}, as indexed before; nothing to do"]
    # The project of the whole checkout comes before those in its folders.
    projects = sorted(report.graphs, key=lambda project: (report.folders[project].count("/"), report.folders[project]))
    graphs = [f"graph of {report.names[project]}: <{report.graphs[project]}>" for project in projects]
    lines += listed(graphs, _MAX_GRAPHS, "and {} more graphs")
    if report.run:
        if report.made_from not in ("", report.ref):
            lines.append(f"made from {report.made_from} and the files that differ")
        lines.append(summary(report.run, []))
    if report.left:
        refs = ", ".join(report.left)
        lines.append(
            f"dropped to make room: the snapshots of {refs}, used least recently; OXIGRAPH_MAX_SNAPSHOTS keeps more"
        )
    lines.append(f'query it with default_graph="{report.graphs[projects[0]]}"')
    return "\n".join(lines)

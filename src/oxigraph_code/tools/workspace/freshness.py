"""The graph of the projects that a question is about, brought up to date before the answer.

For maintainers: every tool that answers about the files as they are calls ``fresh`` first. It costs milliseconds if
nothing has changed, and otherwise at most the patience of the workspace; a run that takes longer continues, and the
answer says so. This module must not know the question, nor how projects are found.
"""

from __future__ import annotations

import math
import os
import re
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

from oxigraph_code.errors import ConfigError, OxigraphCodeError
from oxigraph_code.file_tree import Disk
from oxigraph_code.hints import call_of
from oxigraph_code.indexing.freshness.staleness import ChangeCount
from oxigraph_code.indexing.model.observed_root import ObservedRoot
from oxigraph_code.settings.project_file import ignored_settings
from oxigraph_code.tools.workspace.asked_roots import AskedRoots, Row, asked_roots, listed_projects
from oxigraph_code.tools.workspace.workspace import Call, Workspace

_SHORT_HASH = 7
_MAX_NAMED = 5
_FIRST_RUNS_S = 30.0
"""The time for the first runs in a folder of projects, after which those that have ended are asked."""
_FRESH = "index fresh"
_IS_FRESH = re.compile(rf"{_FRESH}( at \w+)?")


@dataclass(frozen=True)
class Freshness:
    """The scope of a question, and the state of its graph.

    Without ``projects`` the question has no scope, and ``words`` are the whole answer; otherwise ``words`` belong in
    its first line. ``roots`` are the roots of index runs, ``root`` is the only one or the folder around them.
    ``projects`` maps the IRIs of all their projects to folders, ``commit`` is checked out at the only root. ``newer``
    counts files that changed since, according to the staleness check. ``seen`` is the record of the only root, if its
    files are as that says.
    """

    words: str
    roots: tuple[Path, ...] = ()
    root: Path = Path()
    projects: Mapping[str, Path] = field(default_factory=dict)
    commit: str = ""
    newer: int = 0
    has_links: bool = True
    """False if only the structure is in the graph: calls, references, types, routes and tests are missing."""
    seen: ObservedRoot | None = None


class _State(NamedTuple):
    """The state of the graph of a root: a count of newer files, and a note about it, empty if it is fresh."""

    newer: int = 0
    words: str = ""
    has_links: bool = True


def fresh(workspace: Workspace, call: Call, project: str = "", *, needs_links: bool = True) -> Freshness:
    """Bring the roots that a project means up to date, if that is quick, and describe their state.

    ``project`` is a name, a path or an IRI; empty means the project around the client, or those in its folder. A
    project that is not indexed yet is indexed first, however long that takes; without ``needs_links`` only until its
    structure is in the graph. Raises the error of the index run if there is no older graph to answer from.
    """
    asked = asked_roots(workspace, project)
    if not asked.roots:
        return Freshness(asked.words)
    if asked.folder is not None:
        return _fresh_folder(workspace, call, asked, needs_links=needs_links)
    root = asked.roots[0]
    found = _fresh_root(workspace, root, _bring_up_to_date(workspace, call, root, needs_links=needs_links))
    if not found.projects or (asked.iri and asked.iri not in found.projects):
        known = listed_projects(workspace.cached_rows("projects"))
        return Freshness(f"{project or root} is no project that is indexed. {known}")
    return found


def _fresh_root(workspace: Workspace, root: Path, state: _State) -> Freshness:
    """Describe a root with a state in the graph; it may have no projects."""
    known, seen = workspace.cached_rows("projects"), workspace.keeper.observed(root)
    below = [row for row in known if Path(row["root"]).is_relative_to(root)]
    inside = {row["project"]: row for row in below if seen is None or row["project"] in seen.iris}
    commit = next((row["commit"] for row in inside.values() if "commit" in row), "")
    words = state.words or (f"{_FRESH} at {commit[:_SHORT_HASH]}" if commit else _FRESH)
    words = " · ".join([words, *ignored_settings(Disk(root))])
    folders = {iri: Path(row["root"]) for iri, row in inside.items()}
    return Freshness(words, (root,), root, folders, commit, state.newer, state.has_links, None if state.words else seen)


def _fresh_folder(workspace: Workspace, call: Call, asked: AskedRoots, *, needs_links: bool) -> Freshness:
    """Bring the roots in a folder up to date one after the other, and describe them together.

    A root that cannot be indexed is left out. First runs together take a limited time, then the rest is left out too.
    """
    until = time.monotonic() + max(_FIRST_RUNS_S, workspace.patience_s)
    found: dict[str, Freshness] = {}
    left_out: list[str] = []
    # Those that failed before come last, and may not take the time of all questions.
    has_failed = {root: workspace.keeper.failure_of(root) is not None for root in asked.roots}
    for number, root in enumerate(sorted(asked.roots, key=has_failed.__getitem__), 1):
        name = asked.name(root)
        if has_failed[root]:
            until = min(until, time.monotonic() + workspace.patience_s)
        stage = f"project {number:,} of {len(asked.roots):,}, {name}"
        try:
            state = _bring_up_to_date(
                workspace, call, root, needs_links=needs_links, first_until=until, announce=partial(call.waiting, stage)
            )
        except OxigraphCodeError as error:
            if call.is_stopped:
                raise
            left_out.append(f"{name} ({error.message})")
            continue
        one = _fresh_root(workspace, root, state)
        if one.projects:
            found[name] = one
        else:
            left_out.append(f"{name} ({state.words or 'no source files'})")
    words = _words_about(asked, found, [*left_out, *asked.left_out])
    if len(found) == 1:
        return replace(*found.values(), words=words)
    states = found.values()
    return Freshness(
        words,
        tuple(state.root for state in states),
        asked.folder or Path(),
        {iri: folder for state in states for iri, folder in state.projects.items()},
        newer=sum(state.newer for state in states),
        has_links=all(state.has_links for state in states),
    )


def _words_about(asked: AskedRoots, found: Mapping[str, Freshness], left_out: Sequence[str]) -> str:
    """Count the projects that were asked, name what was left out, and describe those that are not fresh."""
    names = _some([*found])
    count = f"{len(found):,} project{'' if len(found) == 1 else 's'}"
    head = f"asked {count} in {asked.folder}: {names}" if found else f"no project in {asked.folder} can be asked"
    rest = [f"left out: {_some(left_out)}"] if left_out else []
    states = {name: state.words for name, state in found.items() if not _IS_FRESH.fullmatch(state.words)}
    others = [f"{name}: {words}" for name, words in states.items()]
    return " · ".join([head, *rest, _some(others) if others else _FRESH])


def _some(items: Sequence[str]) -> str:
    more = len(items) - _MAX_NAMED
    return ", ".join([*items[:_MAX_NAMED], *([f"{more:,} more"] if more > 0 else [])])


def difference_to_files(workspace: Workspace, call: Call) -> str:
    """Bring the roots around the client up to date; return a line if the graph still differs.

    For questions about the whole graph, which can be answered without them: a root that is not indexed stays so.
    """
    asked = asked_roots(workspace)
    lines = []
    for root in filter(partial(_is_indexed, workspace), asked.roots):
        state = [_bring_up_to_date(workspace, call, root).words, *ignored_settings(Disk(root))]
        words = " · ".join(filter(None, state))
        lines += [f"{asked.name(root)}: {words}" if asked.folder else words] if words else []
    return "\n".join(lines)


def not_in_graph(workspace: Workspace) -> str:
    """Return a line with the client's roots if none of them is indexed and others are."""
    if not workspace.cached_rows("projects"):
        return ""
    missing = [root for root in asked_roots(workspace).roots if not _is_indexed(workspace, root)]
    verb, them = ("is", "it") if len(missing) == 1 else ("are", "them")
    return (
        f"{_some([*map(str, missing)])} {verb} not in the graph: {call_of('load_code')} indexes {them}"
        if missing
        else ""
    )


def _is_indexed(workspace: Workspace, root: Path) -> bool:
    return any(Path(row["root"]).is_relative_to(root) for row in workspace.cached_rows("projects"))


def _bring_up_to_date(
    workspace: Workspace,
    call: Call,
    root: Path,
    *,
    needs_links: bool = True,
    first_until: float = math.inf,
    announce: Callable[[], None] = lambda: None,
) -> _State:
    """Run the indexer if files changed, and wait for it; for a first run at most until ``first_until``.

    ``announce`` is called before a first run. A command ends with its answer, and would end the run, so it waits for
    the links in any case.
    """
    until = time.monotonic() + workspace.patience_s
    takes_structure = not needs_links and workspace.patience_s < math.inf
    while True:
        known = workspace.cached_rows("projects")
        finished = {row["project"]: row.get("finished", "") for row in known}
        newer = workspace.keeper.changes(root, finished, is_followed=True)
        if newer is not None and not newer:
            return _State()
        is_known = any(Path(row["root"]).is_relative_to(root) for row in known)
        missing = missing_links(known, root) if newer is None else None
        if not is_known and not workspace.settings.auto_index:
            return _State()
        is_first = newer is None and (not is_known or missing is not None)
        newer = newer or ChangeCount()
        if is_known and not root.is_dir():
            return _State(newer.files, f"index of {root}, which no longer exists", has_links=missing is None)
        failure = workspace.keeper.failure_of(root)
        if is_first:
            announce()
        run, is_ours = workspace.keeper.run(root)
        if takes_structure and missing is not None:
            return _State(words=missing.words(failure), has_links=False)
        is_enough = partial(_has_structure, workspace, root) if takes_structure and is_first else None
        with call.working(run.give_up) if is_first and is_ours else nullcontext():
            has_ended = run.wait(first_until if is_first else until, call.progress, is_enough)
        if not has_ended and is_first:
            if time.monotonic() >= first_until:
                missing = missing_links(workspace.cached_rows("projects"), root)
                return _State(words=missing.words(None) if missing else "not indexed yet, ask again", has_links=False)
            continue
        if not has_ended:
            return _State(newer.files, f"{_count_of(newer)}, being indexed by pid {workspace.keeper.pid}")
        if is_ours and run.error is None:
            return _State()
        if is_ours and run.error is not None:
            if is_first:
                raise run.error
            why = run.error.message
            if isinstance(run.error, ConfigError):
                return _State(newer.files, f"older than the files, since the settings are invalid: {why}")
            return _State(newer.files, f"{_count_of(newer)}, which cannot be indexed: {why}")


class MissingLinks(NamedTuple):
    """The files of a root whose structure alone is in the graph, and the time at which they were read."""

    files: int
    started: str

    @property
    def name(self) -> str:
        """The links, with the number of files."""
        return f"calls, references, types, routes and tests of {self.files:,} file{'' if self.files == 1 else 's'}"

    def words(self, failure: OxigraphCodeError | None) -> str:
        """Describe them during a run; ``failure`` is the error that ended the one before."""
        state = "are still being resolved" if failure is None else f"could not be resolved: {failure.message}"
        return f"{self.name} {state}; read at {self.started[11:19]} UTC"


def missing_links(known: Iterable[Row], root: Path) -> MissingLinks | None:
    """Find the links that are missing in the graph of a root, because its first run has not ended.

    ``known`` are the projects in the graph.
    """
    rows = [row for row in known if Path(row["root"]).is_relative_to(root)]
    unfinished = [row for row in rows if "started" in row and "finished" not in row]
    if not unfinished:
        return None
    return MissingLinks(sum(int(row["files"]) for row in unfinished), min(row["started"] for row in unfinished))


def _has_structure(workspace: Workspace, root: Path) -> bool:
    return missing_links(workspace.cached_rows("projects"), root) is not None


def newer_files(workspace: Workspace, folders: Sequence[Path]) -> dict[Path, str]:
    """Describe the changes since the index of each folder that can be checked, without a run."""
    finished = {row["project"]: row.get("finished", "") for row in workspace.cached_rows("projects")}
    roots = {folder: root for folder in folders if (root := workspace.keeper.root_above(folder)) and root.is_dir()}
    checks = {root: workspace.keeper.changes(root, finished) for root in set(roots.values())}
    found = {folder: look for folder, root in roots.items() if (look := checks[root]) is not None}
    return {folder: _count_of(look) if _is_newer(look) else "fresh" for folder, look in found.items()}


def _is_newer(look: ChangeCount) -> bool:
    """Return true if an index run would write something: a note beside the sources is no newer source."""
    if look.files or look.is_other or not look.unread:
        return bool(look)
    from oxigraph_code.languages.registry import installed

    return any(installed().loader_of(os.fsdecode(entry)) is not None for entry in look.unread)


def _count_of(newer: ChangeCount) -> str:
    if newer.files:
        return f"{newer.files:,} file{'' if newer.files == 1 else 's'} newer than the index"
    return "the checked out commit is newer than the index" if newer.is_other else "the index may be old"

"""The project that a question is about, and its graph brought up to date before the answer.

For maintainers: every tool that answers about the files as they are calls ``fresh`` first. It costs milliseconds if
nothing has changed, and otherwise at most the patience of the workspace; a run that takes longer continues, and the
answer says so. An ambiguous name of a project is an answer that lists the candidates, not an error. This module must
not know the question.
"""

from __future__ import annotations

import difflib
import math
import os
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import NamedTuple

from oxigraph_code.errors import OxigraphCodeError
from oxigraph_code.file_tree import Disk
from oxigraph_code.hints import call_of, said
from oxigraph_code.indexing.freshness.staleness import ChangeCount
from oxigraph_code.indexing.model.observed_root import ObservedRoot
from oxigraph_code.project_file import ignored_settings
from oxigraph_code.tools.workspace.paths import expanded
from oxigraph_code.tools.workspace.workspace import Call, Workspace

_SHORT_HASH = 7
_MAX_LISTED = 20

Row = Mapping[str, str]


@dataclass(frozen=True)
class Freshness:
    """The scope of a question, and the state of its graph.

    Without ``projects`` the question has no scope, and ``words`` are the whole answer; otherwise ``words`` belong in
    its first line. ``root`` is the root of an index run, ``projects`` maps the IRIs of all projects of that run to
    their folders, ``commit`` is the one checked out at the run. ``newer`` counts files that changed since, according to
    the staleness check.
    """

    words: str
    root: Path = Path()
    projects: Mapping[str, Path] = field(default_factory=dict)
    commit: str = ""
    newer: int = 0
    has_links: bool = True
    """False if only the structure is in the graph: calls, references, types, routes and tests are missing."""


class _Target(NamedTuple):
    """The folder that a question is about, and the project if one was named.

    ``is_named`` is true if the question or a setting of the server names the folder. ``words`` is the answer if there
    is no such folder or project.
    """

    folder: Path = Path()
    is_named: bool = False
    iri: str = ""
    words: str = ""


class _State(NamedTuple):
    """The state of the graph of a root: a count of newer files, and a note about it, empty if it is fresh."""

    newer: int = 0
    words: str = ""
    has_links: bool = True


def fresh(workspace: Workspace, call: Call, project: str = "", *, needs_links: bool = True) -> Freshness:
    """Bring the root around a project up to date, if that is quick, and describe its state.

    ``project`` is a name, a path or an IRI; empty means the project around the client. A project that is not indexed
    yet is indexed first, however long that takes; without ``needs_links`` only until its structure is in the graph.
    Raises the error of the index run if there is no older graph to answer from.
    """
    target = _named(workspace, project) if project else _around_client(workspace)
    root = _root(workspace, target) if not target.words else None
    if root is None:
        return Freshness(target.words or _no_project_at(workspace, target.folder))
    state = _bring_up_to_date(workspace, call, root, needs_links=needs_links)
    known, seen = workspace.cached_rows("projects"), workspace.keeper.observed(root)
    inside = {row["project"]: row for row in known if _is_of(row, root, seen)}
    if not inside or (target.iri and target.iri not in inside):
        return Freshness(f"{project or root} is no project that is indexed. {_list(known)}")
    commit = next((row["commit"] for row in inside.values() if "commit" in row), "")
    words = state.words or (f"index fresh at {commit[:_SHORT_HASH]}" if commit else "index fresh")
    words = " · ".join([words, *ignored_settings(Disk(root))])
    folders = {iri: Path(row["root"]) for iri, row in inside.items()}
    return Freshness(words, root, folders, commit, state.newer, state.has_links)


def difference_to_files(workspace: Workspace, call: Call) -> str:
    """Bring the project around the client up to date; return a line if the graph still differs.

    For questions about the whole graph, which can be answered without that project: a project that is not indexed stays
    so.
    """
    root = _root(workspace, _around_client(workspace))
    if root is None or not _is_indexed(workspace, root):
        return ""
    words = _bring_up_to_date(workspace, call, root).words
    return " · ".join(filter(None, [words, *ignored_settings(Disk(root))]))


def not_in_graph(workspace: Workspace) -> str:
    """Return a line that names the project around the client if only others are indexed."""
    if not workspace.cached_rows("projects"):
        return ""
    root = _root(workspace, _around_client(workspace))
    is_missing = root is not None and not _is_indexed(workspace, root)
    return f"{root} is not in the graph: {call_of('load_code')} indexes it" if is_missing else ""


def is_unknown(workspace: Workspace, project: str) -> bool:
    """True if no project of the working graph and no folder is called so."""
    found = _named(workspace, project)
    return bool(found.words) and not found.is_named


def _is_indexed(workspace: Workspace, root: Path) -> bool:
    return any(Path(row["root"]).is_relative_to(root) for row in workspace.cached_rows("projects"))


def _is_of(row: Row, root: Path, seen: ObservedRoot | None) -> bool:
    return Path(row["root"]).is_relative_to(root) and (seen is None or row["project"] in seen.iris)


def _around_client(workspace: Workspace) -> _Target:
    if workspace.settings.root is not None:
        return _Target(_folder(workspace.settings.root), is_named=True)
    return _Target(_folder(Path(os.environ.get("CLAUDE_PROJECT_DIR") or ".")))


def _folder(path: Path) -> Path:
    """The real folder at a path, or around the file at it."""
    real = Path(os.path.realpath(path))
    return real.parent if real.is_file() else real


def _named(workspace: Workspace, project: str) -> _Target:
    """Find the folder or project that a name, a path or an IRI means."""
    known = workspace.cached_rows("projects")
    text = project.strip().removeprefix("<").removesuffix(">")
    by_iri = {row["project"]: row for row in known if text in (row["project"], row["project"].rpartition("/")[2])}
    found = by_iri or {row["project"]: row for row in known if row["name"] == text}
    if len(found) > 1:
        listed = "\n".join(map(_line, [*found.values()][:_MAX_LISTED]))
        return _Target(
            is_named=True, words=f"{len(found)} projects are called {text}; name one by its path or IRI:\n{listed}"
        )
    for iri, row in found.items():
        return _Target(Path(row["root"]), is_named=True, iri=iri)
    path = _around_client(workspace).folder / expanded(text)
    with suppress(OSError, ValueError):
        if path.exists():
            return _Target(_folder(path), is_named=True)
    near = difflib.get_close_matches(text, [row["name"] for row in known], n=1)
    guess = f" Did you mean {near[0]}?" if near else ""
    return _Target(words=f"no project or folder is called {text}.{guess} {_list(known)}")


def _root(workspace: Workspace, target: _Target) -> Path | None:
    """The root of index runs over a folder; ``None`` if it is neither named, said nor indexed."""
    root = workspace.keeper.root_above(target.folder)
    if root is None and not target.folder.exists():
        roots = [Path(row["root"]) for row in workspace.cached_rows("projects")]
        root = max((known for known in roots if target.folder.is_relative_to(known)), default=None)
    if root is None:
        root, is_marked = workspace.keeper.root_of(target.folder)
        if not (is_marked or target.is_named):
            # A folder without a mark is a root if a run over it, or over a file in it, has made a project of it.
            known = _indexed_around(workspace, target.folder)
            if known is None:
                return None
            root = known
    with suppress(RuntimeError):
        # Editors start servers in the home folder, which may hold everything.
        if not target.is_named and root in (Path.home(), Path(root.anchor)):
            return None
    return root


def _indexed_around(workspace: Workspace, folder: Path) -> Path | None:
    """The folder of the indexed project that has files in a folder, at or above it."""
    known = {Path(row["root"]): row["project"] for row in workspace.cached_rows("projects")}
    above = [root for root in (folder, *folder.parents) if root in known]
    if not above or above[0] == folder:
        return above[0] if above else None
    inside = f"{folder.relative_to(above[0]).as_posix()}/"
    paths = workspace.cached_rows("module_paths", project=[known[above[0]]])
    return above[0] if any(row["path"].startswith(inside) for row in paths) else None


def _bring_up_to_date(workspace: Workspace, call: Call, root: Path, *, needs_links: bool = True) -> _State:
    """Run the indexer if files changed, and wait for it.

    A command ends with its answer, and would end the run, so it waits for the links in any case.
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
        is_first = newer is None and (not is_known or missing is not None)
        newer = newer or ChangeCount()
        if is_known and not root.is_dir():
            return _State(newer.files, f"index of {root}, which no longer exists", has_links=missing is None)
        failure = workspace.keeper.failure_of(root)
        run, is_ours = workspace.keeper.run(root)
        if takes_structure and missing is not None:
            return _State(words=missing.words(failure), has_links=False)
        is_enough = partial(_has_structure, workspace, root) if takes_structure and is_first else None
        with call.working(run.give_up) if is_first and is_ours else nullcontext():
            has_ended = run.wait(math.inf if is_first else until, call.progress, is_enough)
        if not has_ended and is_first:
            continue
        if not has_ended:
            return _State(newer.files, f"{_count_of(newer)}, being indexed by pid {workspace.keeper.pid}")
        if is_ours and run.error is None:
            return _State()
        if is_ours and run.error is not None:
            if is_first:
                raise run.error
            return _State(newer.files, f"{_count_of(newer)}, which cannot be indexed: {run.error.message}")


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
    """True if an index run would write something: a note beside the sources is no newer source."""
    if look.files or look.is_other or not look.unread:
        return bool(look)
    from oxigraph_code.languages.registry import installed

    return any(installed().loader_of(os.fsdecode(entry)) is not None for entry in look.unread)


def _count_of(newer: ChangeCount) -> str:
    if newer.files:
        return f"{newer.files:,} file{'' if newer.files == 1 else 's'} newer than the index"
    return "the checked out commit is newer than the index" if newer.is_other else "the index may be old"


def _no_project_at(workspace: Workspace, folder: Path) -> str:
    hint = "name one by its path, or start the server in one or with OXIGRAPH_ROOT"
    if any(Path(row["root"]) == folder for row in workspace.cached_rows("projects")):
        return f"{folder} is indexed, but too wide to be used without its name: pass {said(f'project={str(folder)!r}')}"
    if workspace.settings.store_url:
        hint += said("; project=shared asks the shared graph")
    return f"{folder} is in no project: {hint}. {_list(workspace.cached_rows('projects'))}"


def _list(known: Sequence[Row]) -> str:
    if not known:
        return said("Nothing is indexed yet: call load_code with the path of a project.")
    more = [f"and {len(known) - _MAX_LISTED:,} more"] if len(known) > _MAX_LISTED else []
    return "\n".join(["Indexed projects:", *map(_line, known[:_MAX_LISTED]), *more])


def _line(row: Row) -> str:
    return f"{row['name']} · {row['root']} · <{row['project']}>"

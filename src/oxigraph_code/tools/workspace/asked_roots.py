"""The roots that a question is about: the one around a folder, or those in a folder of projects.

For maintainers: ``project`` is a name, a path or an IRI; without it the question is about the client's folder. An
ambiguous name is an answer that lists the candidates, not an error. This module must not know the question, nor the
state of a graph.
"""

from __future__ import annotations

import difflib
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from oxigraph_code.file_tree import is_too_wide
from oxigraph_code.hints import said
from oxigraph_code.tools.workspace.paths import expanded
from oxigraph_code.tools.workspace.workspace import Workspace

_MAX_LISTED = 20

Row = Mapping[str, str]


@dataclass(frozen=True)
class AskedRoots:
    """The roots of index runs that a question is about; without any, ``words`` are the whole answer.

    ``iri`` is the project if one was named. Of a folder of projects, ``folder`` contains the roots, and ``left_out``
    are phrases about the rest of it.
    """

    roots: tuple[Path, ...] = ()
    iri: str = ""
    folder: Path | None = None
    left_out: tuple[str, ...] = ()
    words: str = ""

    def name(self, root: Path) -> str:
        """Return the name of a root in its folder."""
        return root.relative_to(self.folder).as_posix() if self.folder not in (None, root) else root.name


class _Target(NamedTuple):
    """The folder that a question is about, and the project if one was named.

    ``is_named`` is true if the question or a setting of the server names the folder. ``words`` is the answer if there
    is no such folder or project.
    """

    folder: Path = Path()
    is_named: bool = False
    iri: str = ""
    words: str = ""


def asked_roots(workspace: Workspace, project: str = "") -> AskedRoots:
    """Find the roots that a project means, or those around the client."""
    target = _named(workspace, project) if project else _around_client(workspace)
    if target.words:
        return AskedRoots(words=target.words)
    return _roots(workspace, target) or AskedRoots(words=_no_project_at(workspace, target.folder))


def roots_at_path(workspace: Workspace, path: Path) -> AskedRoots | None:
    """Find the roots in a folder of projects; ``None`` if a path is in one root."""
    if not os.path.isdir(path):  # noqa: PTH112 - a path that is too long is no folder, and no error either
        return None
    found = _roots(workspace, _Target(_folder(path), is_named=True))
    return found if found is not None and found.folder is not None else None


def is_unknown(workspace: Workspace, project: str) -> bool:
    """Return true if no project of the working graph and no folder is called so."""
    found = _named(workspace, project)
    return bool(found.words) and not found.is_named


def _around_client(workspace: Workspace) -> _Target:
    if workspace.settings.root is not None:
        return _Target(_folder(workspace.settings.root), is_named=True)
    return _Target(_folder(Path(os.environ.get("CLAUDE_PROJECT_DIR") or ".")))


def _folder(path: Path) -> Path:
    """Return the real folder at a path, or around the file at it."""
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
    return _Target(words=f"no project or folder is called {text}.{guess} {listed_projects(known)}")


def _roots(workspace: Workspace, target: _Target) -> AskedRoots | None:
    """Return the roots of index runs over a folder; ``None`` if it is neither named, marked nor indexed."""
    keeper, folder = workspace.keeper, target.folder
    root = keeper.root_above(folder)
    if root is None and not folder.exists():
        roots = [Path(row["root"]) for row in workspace.cached_rows("projects")]
        root = max((known for known in roots if folder.is_relative_to(known)), default=None)
    if root is None or (root == folder and not target.iri and keeper.may_hold_roots(root)):
        # Editors start servers in the home folder, which may hold everything.
        is_searched = target.is_named or not is_too_wide(folder)
        found = keeper.roots_at(folder)
        if found.below and is_searched:
            own = [folder] if found.is_marked and found.root == folder else []
            return AskedRoots((*own, *found.below), folder=folder, left_out=found.left_out)
        # A folder without a mark is a root if a run over it, or over a file in it, has made a project of it.
        is_root = found.is_marked or target.is_named
        root = root or (found.root if is_root else _indexed_around(workspace, folder))
    if root is None and not target.is_named:
        # A folder beside the projects of a folder is asked about as that folder is: the store around it says so.
        around = workspace.settings.store_path.parent
        is_above = around in folder.parents and not is_too_wide(around)
        return _roots(workspace, _Target(around)) if is_above else None
    if root is None or (not target.is_named and is_too_wide(root)):
        return None
    return AskedRoots((root,), target.iri)


def _indexed_around(workspace: Workspace, folder: Path) -> Path | None:
    """Return the folder of the indexed project that has files in a folder, at or above it."""
    known = {Path(row["root"]): row["project"] for row in workspace.cached_rows("projects")}
    above = [root for root in (folder, *folder.parents) if root in known]
    if not above or above[0] == folder:
        return above[0] if above else None
    inside = f"{folder.relative_to(above[0]).as_posix()}/"
    paths = workspace.cached_rows("module_paths", project=[known[above[0]]])
    return above[0] if any(row["path"].startswith(inside) for row in paths) else None


def _no_project_at(workspace: Workspace, folder: Path) -> str:
    hint = "name one by its path, or start the server in one or with OXIGRAPH_ROOT"
    if any(Path(row["root"]) == folder for row in workspace.cached_rows("projects")):
        return f"{folder} is indexed, but too wide to be used without its name: pass {said(f'project={str(folder)!r}')}"
    if workspace.settings.store_url:
        hint += said("; project=shared asks the shared graph")
    return f"{folder} is in no project: {hint}. {listed_projects(workspace.cached_rows('projects'))}"


def listed_projects(known: Sequence[Row]) -> str:
    """List the projects in the graph, a line for each."""
    if not known:
        return said("Nothing is indexed yet: call load_code with the path of a project.")
    more = [f"and {len(known) - _MAX_LISTED:,} more"] if len(known) > _MAX_LISTED else []
    return "\n".join(["Indexed projects:", *map(_line, known[:_MAX_LISTED]), *more])


def _line(row: Row) -> str:
    return f"{row['name']} · {row['root']} · <{row['project']}>"

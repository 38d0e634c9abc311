"""What a question is about: one root that was indexed, with the projects in it.

For maintainers: answers about symbols take in the whole root, because a caller may be in any project of a repository.
What is indexed, and how fresh that is, is found here for all tools. This module must not know what is asked.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from oxigraph_code import identity
from oxigraph_code.indexing.job import IndexJob
from oxigraph_code.tools.paths import full_path
from oxigraph_code.tools.workspace import Answer, Call, Workspace

Project = Annotated[str, "name, path or IRI of a project; else the one around the client's folder"]

_SHORT = 7
_MOST = 20


@dataclass(frozen=True)
class Scope:
    """A root, the folders of its projects below it by their IRIs, the commit that was checked out there when it was
    indexed (empty without one), and how fresh the graph is, in words."""

    root: Path
    projects: Mapping[str, str]
    commit: str
    freshness: str

    def holds(self, iri: str) -> bool:
        """Whether a module, or a symbol, is of one of the projects."""
        return identity.project_of(iri) in self.projects

    def path(self, project: str, relative_path: str) -> str:
        """Where a file of a project is below the root."""
        folder = self.projects.get(project, "")
        return f"{folder}/{relative_path}" if folder else relative_path


def scope_of(workspace: Workspace, call: Call, project: str = "") -> Scope | Answer:
    """What a question is about, indexed if it was not: the root around the client's folder, or around a project that
    is given by its name, path or IRI. An answer that lists the projects where it cannot be told."""
    known = workspace.rows("projects")
    start = _client_folder()
    if project:
        named = [row for row in known if project.strip("<>") in (row["project"], row["name"], row["root"])]
        if len(named) > 1:
            return _projects(f"{len(named)} projects are called {project}; give a path or an IRI", named)
        start = Path(named[0]["root"]) if named else full_path(project)
        if not named and not start.is_dir():
            return _projects(f"no project is called {project}", known)
    root = _root(start, known)
    if root is None:
        root = _marked(start)
        if root is None:
            return _projects(f"nothing is indexed around {start}; call load_code with the path of a project", known)
        job = IndexJob(root, [], workspace.settings)
        with call.working(job.kill):
            job.run(call.told)
        known = workspace.rows("projects")
    inside = [row for row in known if _is_within(Path(row["root"]), root)]
    if not inside:
        return Answer(f"{root} has no source files that a loader reads; call load_code with another path")
    commit = next((row["commit"] for row in inside if "commit" in row), "")
    folders = {row["project"]: Path(row["root"]).relative_to(root).as_posix() for row in inside}
    return Scope(
        root,
        {iri: "" if folder == "." else folder for iri, folder in folders.items()},
        commit,
        f"indexed at {commit[:_SHORT]}" if commit else f"indexed {inside[0].get('finished', '')}".rstrip(),
    )


def _client_folder() -> Path:
    """Where the client works; an editor that says so need not have started the server there."""
    return Path(os.environ.get("CLAUDE_PROJECT_DIR") or Path.cwd())


def _root(start: Path, known: Iterable[Mapping[str, str]]) -> Path | None:
    """The root that was indexed around a folder: a repository with projects, else the nearest project."""
    roots = [Path(row["root"]) for row in known]
    above = (start, *start.parents)
    for folder in above:
        if os.path.lexists(folder / ".git"):
            return folder if any(_is_within(root, folder) for root in roots) else None
    return next((folder for folder in above if folder in roots), None)


def _marked(start: Path) -> Path | None:
    """The root that a folder has by itself; a folder that nothing says is a project is not indexed unasked."""
    from oxigraph_code.indexing.discovery import find_root, is_marked
    from oxigraph_code.languages.registry import installed

    registry = installed()
    root = find_root(start, registry)
    return root if is_marked(root, registry) else None


def _is_within(path: Path, root: Path) -> bool:
    return path == root or root in path.parents


def _projects(said: str, rows: Iterable[Mapping[str, str]]) -> Answer:
    lines = [f"  {row['name']} · {row['root']} · <{row['project']}>" for row in rows]
    more = [f"  and {len(lines) - _MOST:,} more; index_status lists them"] if len(lines) > _MOST else []
    return Answer("\n".join([said, *(["indexed are:"] if lines else []), *lines[:_MOST], *more]))

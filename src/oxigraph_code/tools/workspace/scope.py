"""What a question is about: one root that was indexed, with the projects in it.

For maintainers: answers about symbols take in the whole root, because a caller may be in any project of a repository.
What is indexed, and how fresh that is, is found here for all tools. This module must not know what is asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from oxigraph_code import identity
from oxigraph_code.tools.workspace.freshness import fresh
from oxigraph_code.tools.workspace.workspace import Answer, Call, Workspace

Project = Annotated[str, "name, path or IRI of a project; else the one around the client's folder"]


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

    def path_of(self, module: str) -> str:
        """Where the file of a module is below the root."""
        project = identity.project_of(module)
        return self.path(project, identity.decode(module.removeprefix(f"{project}/")))

    def modules_of(self, path: str) -> list[str]:
        """The modules that the file at a path below the root would be, of whichever project it is."""
        folders = {project: f"{folder}/" if folder else "" for project, folder in self.projects.items()}
        return [
            identity.module(project, path.removeprefix(folder))
            for project, folder in folders.items()
            if path.startswith(folder)
        ]


def scope_of(workspace: Workspace, call: Call, project: str = "") -> Scope | Answer:
    """What a question is about, brought up to date: the root around the client's folder, or around a project that is
    given by its name, path or IRI. An answer that lists the projects where it cannot be told."""
    found = fresh(workspace, call, project)
    if not found.projects:
        return Answer.nothing_found(found.words)
    folders = {iri: folder.relative_to(found.root).as_posix() for iri, folder in found.projects.items()}
    projects = {iri: "" if folder == "." else folder for iri, folder in folders.items()}
    return Scope(found.root, projects, found.commit, found.words)

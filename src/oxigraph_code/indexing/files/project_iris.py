"""The IRIs of a run's projects, and the fate of projects that are already in the graph.

For maintainers: a project is identified by its root folder. A run over a whole project gives it the key that it would
get in an empty graph, so that the result does not depend on earlier runs; any other run keeps the existing key.
Projects in nested repositories belong to other runs. This module must not know the content of a statement.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from oxigraph_code import identity, rdf
from oxigraph_code.file_tree import in_other_repository
from oxigraph_code.indexing.files.code_owners import MarksOfFiles
from oxigraph_code.indexing.files.discovery import Discovery, not_read
from oxigraph_code.indexing.files.projects import Project, Projects
from oxigraph_code.indexing.model.graph_diff import GraphPart
from oxigraph_code.indexing.model.paths import is_within, path_text


class IndexedProject(NamedTuple):
    """A project that a run writes. ``is_known`` if it is already in the graph."""

    project: Project
    iri: str
    is_known: bool
    enclosing_iri: str


class ProjectIris:
    """The projects that a run writes, and the parts of the graph that it replaces."""

    def __init__(
        self, found: Discovery, projects: Projects, known: Mapping[str, str], reserved: Iterable[str] = ()
    ) -> None:
        """``known`` are the roots of the projects in the graph by IRI, ``reserved`` are other taken IRIs."""
        self._found = found
        self._projects = projects
        self._known = dict(known)
        """The roots of all projects in the graph by IRI."""
        self._iri_of_root: dict[str, str] = {}
        for iri in sorted(known, reverse=True):
            self._iri_of_root[known[iri]] = iri
        self._iris: dict[str, str] = {}
        self._places: dict[str, rdf.Place] = {}
        self._marks = MarksOfFiles(found.tree)
        written = [project for project in projects.all if self._has_statements(project)]
        in_reach = dict(self._in_reach())
        folders = {path_text(project.folder) for project in written}
        free = {iri for iri, folder in in_reach.items() if self._sees_all_of(folder)}
        reserved = {*(self._known.keys() - free), *reserved}
        for project in sorted(written, key=lambda project: (not project.is_named, project.folder)):
            if self._sees_all_of(project.folder):
                iri = self._free_iri(project, reserved)
            else:
                # A run over a part of a project keeps its IRI.
                iri = self._iri_of_root.get(self._root_of(project.folder)) or self._free_iri(project, reserved | free)
            self._iris[project.folder] = iri
            reserved.add(iri)
        for iri in free - {*self._iris.values()}:
            del self._known[iri]
        self.projects = [self._indexed_project(project, known) for project in written]
        """The projects that the run writes, sorted by folder."""
        self.parts = self._parts(in_reach, folders)
        """The parts of the graph that the run replaces, by project IRI."""
        self.gone = tuple(sorted(iri for iri in in_reach if iri not in self._known))
        """The IRIs of projects in the graph that no longer exist."""
        self.roots = {iri: Path(root) for iri, root in self._known.items() if iri in self.parts}
        """The root folders of the projects that the run changes, by IRI, without those that no longer exist."""
        self.roots.update((indexed.iri, found.root / indexed.project.folder) for indexed in self.projects)

    @property
    def other_roots(self) -> tuple[str, ...]:
        """The roots of projects in the graph below the root of the run that belong to other runs."""
        below = f"{path_text(self._found.root.as_posix().rstrip('/'))}/"
        return tuple(
            sorted(root for iri, root in self._known.items() if root.startswith(below) and iri not in self.parts)
        )

    def folder_of(self, path: str) -> str:
        """Return the folder of the project of the file at a path."""
        return self._projects.folder_of(path)

    def place(self, path: str) -> rdf.Place:
        """Return the place in the graph of the file at a path."""
        if path not in self._places:
            folder = self._projects.folder_of(path)
            iri = self._iris.get(folder) or self._iri_of_root.get(self._root_of(folder))
            if iri is None:
                # The project is not in the graph yet, and must not be confused with one that is.
                project = Project(folder, self._projects.name(folder) or (self._found.root / folder).name, True, ())
                iri = self._iris[folder] = self._free_iri(project, {*self._known, *self._iris.values()})
            self._places[path] = rdf.place_in(iri, _below(path, folder), self._marks.look_up(path))
        return self._places[path]

    def _has_statements(self, project: Project) -> bool:
        """Return true if a run has statements about a project.

        About its files or manifests, to replace earlier ones, or about a root of files that no loader reads: they are
        found by their text. A run over some languages leaves out projects in other languages.
        """
        if project.files:
            return True
        if not self._found.has_all_of(project.folder):
            return False
        wanted = self._found.languages
        manifests = self._projects.manifests(project.folder)
        if not (project.folder or wanted) and not_read(self._found.skipped):
            return True
        return self._root_of(project.folder) in self._iri_of_root or any(
            not wanted or entry.language in wanted for entry in manifests
        )

    def _in_reach(self) -> Iterable[tuple[str, str]]:
        """Yield the projects of the graph that have files in the part that the run covers, with folders."""
        start = self._found.root.as_posix().rstrip("/")
        root = path_text(start)
        for iri, path in self._known.items():
            if path.rstrip("/") != root and not path.startswith(f"{root}/"):
                continue
            folder = path[len(root) + 1 :]
            below = is_within(folder, self._found.start)
            if is_within(self._found.start, folder) or (below and not self.is_of_another_repository(folder)):
                yield iri, folder

    def is_of_another_repository(self, folder: str) -> bool:
        return in_other_repository(self._found.root / folder, self._found.root)

    def _sees_all_of(self, folder: str) -> bool:
        # A commit has the same projects as the working tree, so their IRIs are kept.
        return not self._found.tree.commit and self._found.has_all_of(folder) and not self._found.languages

    def _root_of(self, folder: str) -> str:
        return path_text(str(self._found.root / folder))

    def _free_iri(self, project: Project, reserved: set[str]) -> str:
        root = str(self._found.root / project.folder)
        iri = identity.project(identity.project_key(project.name))
        digits = 6
        while iri in reserved:
            iri = identity.project(identity.project_key(project.name, root, digits))
            digits += 1
        return iri

    def _indexed_project(self, project: Project, known: Mapping[str, str]) -> IndexedProject:
        iri = self._iris[project.folder]
        is_known = known.get(iri) == self._root_of(project.folder)
        enclosing, folder = "", project.folder
        while folder and not enclosing:
            folder = folder.rpartition("/")[0]
            enclosing = self._iris.get(folder, "")
            if not enclosing and (there := self._iri_of_root.get(self._root_of(folder))) in self._known:
                enclosing = there or ""
        return IndexedProject(project, iri, is_known, enclosing)

    def _parts(self, in_reach: Mapping[str, str], folders: set[str]) -> dict[str, GraphPart]:
        found = self._found
        parts = {}
        for indexed in self.projects:
            start = "" if found.has_all_of(indexed.project.folder) else _below(found.start, indexed.project.folder)
            parts[indexed.iri] = GraphPart(indexed.iri, start, found.is_file, found.languages)
        for iri, folder in in_reach.items():
            if iri in parts:
                continue
            if iri not in self._known:
                parts[iri] = GraphPart(iri, is_gone=True)
            elif folder not in folders:
                # Its files here belong to another project now.
                start = "" if found.has_all_of(folder) else _below(found.start, folder)
                parts[iri] = GraphPart(iri, start, found.is_file, found.languages, files_only=True)
        return parts


def _below(path: str, folder: str) -> str:
    return path[len(folder) + 1 :] if folder else path

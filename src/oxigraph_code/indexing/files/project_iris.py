"""Which IRI each project of a run has, and what becomes of the projects that the graph has already.

For maintainers: a project is known by its root folder. A run that sees all of a project gives it the key that an empty
graph would, so that the result does not depend on what was there before; any other run keeps the key. Projects of other
repositories below the root are other runs'. This module must not know what a statement says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from oxigraph_code import identity, rdf
from oxigraph_code.file_tree import in_other_repository
from oxigraph_code.indexing.files.discovery import Discovery
from oxigraph_code.indexing.files.git_attributes import Attributes
from oxigraph_code.indexing.files.projects import Project, Projects
from oxigraph_code.indexing.model.graph_diff import Part
from oxigraph_code.indexing.model.path_text import is_within, shown


class Keyed(NamedTuple):
    """A project that a run writes. ``is_known`` says that the graph has it, ``enclosing_iri`` what is around it."""

    project: Project
    iri: str
    is_known: bool
    enclosing_iri: str


class Keys:
    """The projects that a run writes, and the parts of the graph that it replaces."""

    def __init__(
        self, found: Discovery, projects: Projects, known: Mapping[str, str], taken: Iterable[str] = ()
    ) -> None:
        """``known`` are the roots of projects by IRI, ``taken`` the IRIs of projects that the graph does not have."""
        self._found = found
        self._projects = projects
        self._known = dict(known)
        """Roots by IRI, of all projects of the graph."""
        self._iri_of_root: dict[str, str] = {}
        for iri in sorted(known, reverse=True):
            self._iri_of_root[known[iri]] = iri
        self._iris: dict[str, str] = {}
        self._places: dict[str, rdf.Place] = {}
        self._attributes = Attributes(found.tree)
        written = [project for project in projects.all if self._is_written(project)]
        in_reach = dict(self._in_reach())
        folders = {shown(project.folder) for project in written}
        free = {iri for iri, folder in in_reach.items() if self._sees_all_of(folder)}
        taken = {*(self._known.keys() - free), *taken}
        for project in sorted(written, key=lambda project: (not project.is_named, project.folder)):
            if self._sees_all_of(project.folder):
                iri = self._free_iri(project, taken)
            else:
                # A part of a project cannot stand for all of it, so what it is known by stays.
                iri = self._iri_of_root.get(self._root_of(project.folder)) or self._free_iri(project, taken | free)
            self._iris[project.folder] = iri
            taken.add(iri)
        for iri in free - {*self._iris.values()}:
            del self._known[iri]
        self.projects = [self._keyed(project, known) for project in written]
        """What the run writes, by folder."""
        self.parts = self._parts(in_reach, folders)
        """What the run replaces, by project."""
        self.gone = tuple(sorted(iri for iri in in_reach if iri not in self._known))
        """The projects of the graph that the run does not find any more."""
        self.roots = {iri: Path(root) for iri, root in self._known.items() if iri in self.parts}
        """The root folders of the projects that the run changes, by IRI, without those that are gone."""
        self.roots.update((keyed.iri, found.root / keyed.project.folder) for keyed in self.projects)

    @property
    def apart(self) -> tuple[str, ...]:
        """The roots of the projects of the graph that lie below the root of the run and belong to other runs."""
        below = f"{shown(self._found.root.as_posix().rstrip('/'))}/"
        return tuple(
            sorted(root for iri, root in self._known.items() if root.startswith(below) and iri not in self.parts)
        )

    def folder_of(self, path: str) -> str:
        """The folder of the project that the file at a path of the run belongs to."""
        return self._projects.folder_of(path)

    def place(self, path: str) -> rdf.Place:
        """Where in the graph the file at a path of the run is."""
        if path not in self._places:
            folder = self._projects.folder_of(path)
            iri = self._iris.get(folder) or self._iri_of_root.get(self._root_of(folder))
            if iri is None:
                # The project is not in the graph yet; another one that is must not be taken for it.
                project = Project(folder, self._projects.name(folder) or (self._found.root / folder).name, True, ())
                iri = self._iris[folder] = self._free_iri(project, {*self._known, *self._iris.values()})
            marks = self._attributes.marks(path)
            self._places[path] = rdf.place_in(iri, _below(path, folder), marks)
        return self._places[path]

    def _is_written(self, project: Project) -> bool:
        """Whether there is something to say of a project: its files, its manifests, or that it is no more what it was.

        A run that asks for some languages leaves out the projects of others.
        """
        if project.files:
            return True
        if not self._found.has_all_of(project.folder):
            return False
        wanted = self._found.languages
        manifests = self._projects.manifests(project.folder)
        return self._root_of(project.folder) in self._iri_of_root or any(
            not wanted or entry.language in wanted for entry in manifests
        )

    def _in_reach(self) -> Iterable[tuple[str, str]]:
        """The projects of the graph, with their folders, that have files in the part that was looked at."""
        start = self._found.root.as_posix().rstrip("/")
        root = shown(start)
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
        # The files of a commit are those of a project as well as the files on disk are, so what it is known by stays.
        return not self._found.tree.commit and self._found.has_all_of(folder) and not self._found.languages

    def _root_of(self, folder: str) -> str:
        return shown(str(self._found.root / folder))

    def _free_iri(self, project: Project, taken: set[str]) -> str:
        root = str(self._found.root / project.folder)
        iri = identity.project(identity.project_key(project.name))
        digits = 6
        while iri in taken:
            iri = identity.project(identity.project_key(project.name, root, digits))
            digits += 1
        return iri

    def _keyed(self, project: Project, known: Mapping[str, str]) -> Keyed:
        iri = self._iris[project.folder]
        is_known = known.get(iri) == self._root_of(project.folder)
        enclosing, folder = "", project.folder
        while folder and not enclosing:
            folder = folder.rpartition("/")[0]
            enclosing = self._iris.get(folder, "")
            if not enclosing and (there := self._iri_of_root.get(self._root_of(folder))) in self._known:
                enclosing = there or ""
        return Keyed(project, iri, is_known, enclosing)

    def _parts(self, in_reach: Mapping[str, str], folders: set[str]) -> dict[str, Part]:
        found = self._found
        parts = {}
        for keyed in self.projects:
            start = "" if found.has_all_of(keyed.project.folder) else _below(found.start, keyed.project.folder)
            parts[keyed.iri] = Part(keyed.iri, start, found.is_file, found.languages)
        for iri, folder in in_reach.items():
            if iri in parts:
                continue
            if iri not in self._known:
                parts[iri] = Part(iri, is_gone=True)
            elif folder not in folders:
                # Its files here belong to another project now.
                start = "" if found.has_all_of(folder) else _below(found.start, folder)
                parts[iri] = Part(iri, start, found.is_file, found.languages, files_only=True)
        return parts


def _below(path: str, folder: str) -> str:
    return path[len(folder) + 1 :] if folder else path

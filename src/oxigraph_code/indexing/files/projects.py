"""The projects of a run: the folders with a manifest that names one, and the project of each file.

For maintainers: a run has one root and any number of projects below it. A folder is a project if a manifest in it has a
project name; a file belongs to the nearest project above it. Folders outside of the part that a run covers are examined
one by one when a path leads there, so a run over one file looks only at its parent folders. The loaders interpret
manifests; this module must not know a language, nor the content of the graph.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from oxigraph_code.facts import Diagnostic, ProjectFacts
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.file_tree import FileTree, FolderEntry
from oxigraph_code.indexing.files.discovery import Discovery, PreviousManifests, SourceFile, sources_below
from oxigraph_code.indexing.files.ignores import IgnoreCheck
from oxigraph_code.indexing.files.roots import is_manifest, manifest_names
from oxigraph_code.languages.loader import ExtractingLoader, extracts
from oxigraph_code.languages.registry import Registry


class Project(NamedTuple):
    """A project: its folder relative to the root of the run, and its files that the run covers.

    ``is_named`` if the name is from a manifest and not from the folder.
    """

    folder: str
    name: str
    is_named: bool
    files: tuple[SourceFile, ...]


class Projects:
    """The projects of a run, and their manifests."""

    def __init__(self, found: Discovery, registry: Registry) -> None:
        self._found = found
        self._registry = registry
        self._loaders: list[ExtractingLoader] = [loader for loader in registry.loaders if extracts(loader)]
        self._manifests: dict[str, tuple[ProjectFacts, ...]] = {}
        self._tree = _RecordingTree(found.tree)
        self._sorted: dict[str, tuple[ProjectFacts, ...]] = {}
        self._folders: dict[str, str] = {"": ""}
        self.failures: dict[str, tuple[tuple[str, str], ...]] = {}
        """The languages whose loaders failed to describe a project, and the problems, by folder."""

    @cached_property
    def all(self) -> tuple[Project, ...]:
        """The projects in and around the part that the run covers, sorted by folder."""
        files: dict[str, list[SourceFile]] = {}
        for file in self._found.files:
            files.setdefault(self.folder_of(file.path), []).append(file)
        around = self.folder_of(f"{self._found.start}/" if not self._found.is_file else self._found.start)
        folders = {*files, around, *filter(self._is_project, self._found.manifests)}
        if "" in folders - files.keys() and len(folders) > 1 and not self._has_content(""):
            folders.remove("")
        return tuple(self._project(folder, tuple(files.get(folder, ()))) for folder in sorted(folders))

    def folder_of(self, path: str) -> str:
        """Return the folder of the project of the file at a path."""
        folder = path.rpartition("/")[0]
        passed = []
        while folder not in self._folders and not self._is_project(folder):
            passed.append(folder)
            folder = folder.rpartition("/")[0]
        nearest = self._folders.setdefault(folder, folder)
        for entry in passed:
            self._folders[entry] = nearest
        return nearest

    def manifests(self, folder: str) -> tuple[ProjectFacts, ...]:
        """Return the facts of a folder's manifests, sorted by the number of files in their language."""
        if folder not in self._sorted:
            facts = self._read(folder)
            if len(facts) > 1:
                facts = self._by_file_count(folder, facts)
            self._sorted[folder] = facts
        return self._sorted[folder]

    def add_failure(self, folder: str, language: str, problem: str) -> None:
        """Record that the loader of a language failed to describe the project of a folder."""
        self.failures[folder] = (*self.failures.get(folder, ()), (language, problem))
        diagnostic = Diagnostic("error", f"the project's metadata by the {language} loader: {problem}")
        self._sorted[folder] = (*self.manifests(folder), ProjectFacts(language, diagnostics=((".", diagnostic),)))

    def aliases(self, paths: Iterable[str]) -> tuple[Alias, ...]:
        """Return the module aliases from the manifests of files' projects, and of enclosing projects."""
        folders: set[str] = set()
        for folder in set(map(self.folder_of, paths)):
            while folder not in folders:
                folders.add(folder)
                folder = self.folder_of(folder)
        declared = ((folder, facts) for folder in sorted(folders) for facts in self.manifests(folder))
        found = (alias.below(folder) for folder, facts in declared for alias in facts.aliases)
        return tuple(dict.fromkeys(found))

    def name(self, folder: str) -> str:
        """Return the project name from the manifests in a folder, or an empty text."""
        names = dict.fromkeys(entry.name for entry in self._read(folder) if entry.name)
        if len(names) > 1:
            return next(entry.name for entry in self.manifests(folder) if entry.name)
        return next(iter(names), "")

    def manifests_read(self) -> PreviousManifests:
        """Return the manifests for reuse in the next run, if none of their inputs changes."""
        if self._found.previous is not None:
            return self._found.previous
        facts = {folder: found for folder, found in self._manifests.items() if found}
        # Files that are not indexed are recorded by ``RecordingDisk``.
        inputs = self._tree.paths.intersection(file.path for file in self._found.files)
        return PreviousManifests(facts, frozenset(inputs), self._found.checkout)

    def _project(self, folder: str, files: tuple[SourceFile, ...]) -> Project:
        name = self.name(folder)
        plain = (self._found.root / folder).name or "root"
        return Project(folder, name or plain, bool(name), files)

    def _is_project(self, folder: str) -> bool:
        return not folder or any(entry.name for entry in self._read(folder))

    def _has_content(self, folder: str) -> bool:
        """Return true if a folder has manifests, or files of its own in any language."""
        return bool(self._read(folder)) or any(self.folder_of(file.path) == folder for file in self._found.others)

    def _read(self, folder: str) -> tuple[ProjectFacts, ...]:
        if self._found.previous is not None:
            return self._found.previous.facts.get(folder, ())
        if folder not in self._manifests:
            names = self._names(folder)
            # At the root a loader may read files besides its manifests.
            loaders = [
                loader
                for loader in self._loaders
                if not folder or any(is_manifest(name, loader.manifests) for name in names)
            ]
            facts = (loader.read_project(self._found.root / folder, self._found.root, self._tree) for loader in loaders)
            self._manifests[folder] = tuple(entry for entry in facts if entry is not None)
        return self._manifests[folder]

    def _names(self, folder: str) -> frozenset[str]:
        """Return the names of the manifests in a folder."""
        if self._found.has_all_of(folder):
            return self._found.manifests.get(folder, frozenset())
        start = f"{folder}/" if folder else ""
        known = frozenset(manifest_names(self._loaders))
        there = [name for name in known if "*" not in name and self._found.tree.has_file(f"{start}{name}")]
        there += [entry.name for entry in self._found.tree.entries(folder) if is_manifest(entry.name, known)]
        return frozenset(name for name in there if not (folder and self._ignore_reason(f"{folder}/{name}", False)))

    @cached_property
    def _ignore_reason(self) -> IgnoreCheck:
        start = self._found.start.rpartition("/")[0] if self._found.is_file else self._found.start
        return self._found.selection.ignores(self._found.tree, start, self._registry)

    def _by_file_count(self, folder: str, facts: tuple[ProjectFacts, ...]) -> tuple[ProjectFacts, ...]:
        counts: Counter[str] = Counter()
        sizes: Counter[str] = Counter()
        for file in sources_below(self._found, folder, self._registry):
            if self.folder_of(file.path) == folder:
                counts[file.language] += 1
                sizes[file.language] += file.size
        return tuple(sorted(facts, key=lambda entry: (-counts[entry.language], -sizes[entry.language], entry.language)))


class _RecordingTree:
    """A file tree that records the paths that are read."""

    def __init__(self, tree: FileTree) -> None:
        self._tree = tree
        self.paths: set[str] = set()

    @property
    def root(self) -> Path:
        return self._tree.root

    @property
    def commit(self) -> str:
        return self._tree.commit

    def entries(self, folder: str) -> Sequence[FolderEntry]:
        return self._tree.entries(folder)

    def real_path(self, path: str) -> str:
        self.paths.add(path)
        return self._tree.real_path(path)

    def has_file(self, path: str) -> bool:
        self.paths.add(path)
        return self._tree.has_file(path)

    def has_folder(self, path: str) -> bool:
        self.paths.add(path)
        return self._tree.has_folder(path)

    def read(self, path: str, most: int) -> bytes:
        self.paths.add(path)
        return self._tree.read(path, most)

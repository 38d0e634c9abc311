"""The scope of a question: one indexed root with its projects.

For maintainers: answers about symbols cover the whole root, because a caller may be in any project of a repository. All
tools find the indexed projects and their freshness here. This module must not know the question.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Annotated

from oxigraph_code import identity
from oxigraph_code.file_tree import Disk, Disks, FileTree, NoFiles
from oxigraph_code.indexing.model.observed_root import ObservedRoot
from oxigraph_code.settings.config import Settings
from oxigraph_code.store import EndpointStore, ReadableStore
from oxigraph_code.tools.workspace.freshness import fresh
from oxigraph_code.tools.workspace.texts import MAX_TEXT_BYTES, KnownTexts
from oxigraph_code.tools.workspace.workspace import BY_NAME, AnsweredEarly, Call, Workspace

Project = Annotated[str, "another project, by name, path or IRI", BY_NAME]
PathArg = Annotated[str, "file or folder", BY_NAME]


SHARED = "shared"
"""The project that means all projects on a server; ``shared:NAME`` is one of them."""

Ref = Annotated[str, "branch, tag or commit, instead of the files", BY_NAME]


@dataclass(frozen=True)
class QuestionScope:
    """The scope of a question: a root with the projects below it.

    ``projects`` maps IRIs to folders below the root, ``commit`` is the one checked out at the index run (empty without
    git), ``freshness`` is a phrase for the first line of an answer.
    """

    root: Path
    projects: Mapping[str, str]
    commit: str
    freshness: str
    committed: FileTree | None = None
    """The files of the commit of a snapshot, or ``NoFiles``; ``None`` means the files on disk."""
    roots: tuple[str, ...] = ("",)
    """The roots of index runs, by their folders: the root itself, or several below it."""
    has_links: bool = True
    """False if calls, references, types, routes and tests are still missing, as ``freshness`` says."""
    texts: KnownTexts = field(default_factory=KnownTexts, repr=False, compare=False)
    seen: ObservedRoot | None = field(default=None, repr=False, compare=False)
    """The record of the files of the only root, if they have just been found to be as it says."""
    _listed: dict[Settings, list[str]] = field(default_factory=dict, init=False, repr=False, compare=False)

    @property
    def key(self) -> str:
        """A text that tells scopes apart in names of cached values."""
        return f"{self.root} {sorted(self.projects)}"

    @cached_property
    def tree(self) -> FileTree:
        """The files that the graph is about."""
        return self.committed or (Disk(self.root) if self.roots == ("",) else Disks(self.root, self.roots))

    @property
    def trees(self) -> Mapping[str, FileTree]:
        """The files of each root, by its folder, since git and settings mark files in one root only."""
        return {folder: self.committed or Disk(self.root / folder) for folder in self.roots}

    def files(self, settings: Settings) -> list[str]:
        """List the paths of all regular files that are not ignored, in any language or none."""
        from oxigraph_code.indexing.files.discovery import files_in
        from oxigraph_code.languages.registry import installed

        if settings not in self._listed:
            self._listed[settings] = [
                f"{folder}/{path}" if folder else path
                for folder, tree in self.trees.items()
                for path in files_in(tree, installed(), settings)
            ]
        return self._listed[settings]

    def text(self, path: str, max_bytes: int = MAX_TEXT_BYTES) -> str:
        """Read a file; empty for one that is larger, leads out of the root or is on another machine."""
        with suppress(OSError, ValueError):
            return self.texts.read(self.tree, path, max_bytes)
        return ""

    def with_any(self, paths: Sequence[str], words: Sequence[str]) -> Sequence[str]:
        """Select the files that may have any of some words."""
        return paths if self.seen is None else self.texts.with_any(self.tree, self.seen, paths, words)

    def root_around(self, path: str) -> tuple[Path, str]:
        """Return the root of the index run over a file, and the path below it."""
        inside = [folder for folder in self.roots if not folder or path.startswith(f"{folder}/")]
        folder = max(inside, key=len, default="")
        return self.root / folder, path.removeprefix(f"{folder}/") if folder else path

    @property
    def has_files(self) -> bool:
        """False if the graph is from another machine, whose files cannot be read."""
        return not isinstance(self.committed, NoFiles)

    def holds(self, iri: str) -> bool:
        """Return true if a module or symbol belongs to one of the projects."""
        return identity.project_of(iri) in self.projects

    def path(self, project: str, relative_path: str) -> str:
        """Write the path of a file below the root; beyond the scope, after the name of its project."""
        if project and project not in self.projects:
            return f"{identity.decode(project.rpartition('/')[2])}: {relative_path}"
        folder = self.projects.get(project, "")
        return f"{folder}/{relative_path}" if folder else relative_path

    def path_of(self, module: str) -> str:
        """Return the path of the file of a module, below the root."""
        project = identity.project_of(module)
        return self.path(project, identity.decode(module.removeprefix(f"{project}/")))

    def modules_of(self, path: str) -> list[str]:
        """Return the module IRIs that a path below the root can have, one for each project that contains it."""
        folders = {project: f"{folder}/" if folder else "" for project, folder in self.projects.items()}
        return [
            identity.module(project, path.removeprefix(folder))
            for project, folder in folders.items()
            if path.startswith(folder)
        ]


@dataclass(frozen=True)
class SnapshotWorkspace(Workspace):
    """A workspace that answers from the snapshots of a ref, which have the same IRIs as the working graph."""

    scope: QuestionScope = field(kw_only=True)


@dataclass(frozen=True)
class SharedWorkspace(SnapshotWorkspace):
    """A workspace that answers from the graph on a server, in which ``digest`` stands for a generation."""

    endpoint: EndpointStore = field(kw_only=True)
    digest: int = field(kw_only=True)

    @property
    def source(self) -> ReadableStore:
        return self.endpoint

    @property
    def searched(self) -> tuple[str, ...]:
        return (self.endpoint.address.url, *self.graphs)

    def generation(self) -> int:
        return self.digest

    def is_older(self) -> bool:
        return False


def module_files(workspace: Workspace, scope: QuestionScope) -> Mapping[str, str]:
    """Map the modules of a scope to the paths of their files."""

    def make() -> dict[str, str]:
        rows = workspace.cached_rows("module_paths", project=sorted(scope.projects))
        return {row["module"]: scope.path_of(row["module"]) for row in rows}

    return workspace.cached(f"files of modules of {scope.key}", make)


def find_scope(workspace: Workspace, call: Call, project: str = "", *, needs_links: bool = True) -> QuestionScope:
    """Find the scope of a question and bring it up to date.

    ``project`` is a name, a path or an IRI; empty means the root around the client's folder. Without ``needs_links``
    the structure of a new project is enough. Raises ``AnsweredEarly`` with the projects if none or several match.
    """
    if isinstance(workspace, SnapshotWorkspace):
        return workspace.scope
    found = fresh(workspace, call, project, needs_links=needs_links)
    if not found.projects:
        raise AnsweredEarly.nothing_found(found.words)
    folders = {iri: folder.relative_to(found.root).as_posix() for iri, folder in found.projects.items()}
    projects = {iri: "" if folder == "." else folder for iri, folder in folders.items()}
    roots = tuple("" if root == found.root else root.relative_to(found.root).as_posix() for root in found.roots)
    return QuestionScope(
        found.root,
        projects,
        found.commit,
        found.words,
        roots=roots,
        has_links=found.has_links,
        texts=workspace.texts,
        seen=found.seen,
    )

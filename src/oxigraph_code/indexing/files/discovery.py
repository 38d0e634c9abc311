"""Which files a run finds: sources that a loader reads, and manifests.

For maintainers: git's own view where there is git, ``.gitignore`` files and the loaders' patterns elsewhere. What is
passed by is counted with its reason: a summary that leaves files out says so. This module must not know what a manifest
says; see ``projects``.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from oxigraph_code import history
from oxigraph_code.config import DEFAULTS, Settings
from oxigraph_code.errors import FileError
from oxigraph_code.facts import ProjectFacts
from oxigraph_code.file_tree import Disk, FileTree
from oxigraph_code.indexing.files.git_attributes import Attributes
from oxigraph_code.indexing.files.roots import find_root, is_marked, manifest_names, real_path
from oxigraph_code.indexing.files.selection import Selection, selection_of
from oxigraph_code.indexing.files.walk import NEVER, Listed, Stamp, stamp_of, stamp_of_blob, walk
from oxigraph_code.indexing.model.observed_root import NotingDisk
from oxigraph_code.indexing.model.path_text import is_within
from oxigraph_code.languages.registry import Registry

# A file may be named in a home folder, which holds everything, and is no project.
_MOST_UNMARKED = 5_000


class SourceFile(NamedTuple):
    """A file to read: its path relative to the root of the run, the language that reads it, its size in bytes."""

    path: str
    language: str
    size: int
    stamp: Stamp = NEVER
    marks: tuple[str, ...] = ()
    """What sets the file apart from code that is worked on; see ``attributes``."""


class Before(NamedTuple):
    """What the last run knew, where nothing that this rests on is other now: what manifests ``said``, by folder, the
    indexed files that were ``asked`` for that, and what was checked out."""

    said: Mapping[str, tuple[ProjectFacts, ...]]
    asked: frozenset[str]
    checkout: tuple[str, str]


class Discovery(NamedTuple):
    """What was found below ``start``, a folder or file of a tree, and what was passed by."""

    tree: FileTree
    start: str
    files: tuple[SourceFile, ...]
    skipped: dict[str, int]
    languages: frozenset[str] = frozenset()
    """The languages that were looked for, empty for all there are."""
    others: tuple[SourceFile, ...] = ()
    """Files of languages that were not looked for."""
    manifests: dict[str, frozenset[str]] = {}
    """The names of the manifests by folder; of a run over one file none."""
    is_file: bool = False
    """Whether ``start`` is a file."""
    before: Before | None = None
    selection: Selection = Selection()
    """The files that settings choose."""

    @property
    def root(self) -> Path:
        """The root of the run."""
        return self.tree.root

    @property
    def checkout(self) -> tuple[str, str]:
        """The branch and the commit that the working tree is at; empty where there is none."""
        if self.before is not None:
            return self.before.checkout
        repository = None if self.tree.commit else history.find_repository(self.root)
        return repository.head() if repository is not None else ("", "")

    @property
    def is_whole(self) -> bool:
        """Whether everything below the root was looked at."""
        return self.has_all_of("") and not self.languages

    def has_all_of(self, folder: str) -> bool:
        """Whether a folder lies in the part that was looked at, be it for some languages only."""
        return not self.is_file and is_within(folder, self.start)


def discover(path: Path, registry: Registry, languages: Sequence[str] = (), settings: Settings = DEFAULTS) -> Discovery:
    """The source files and manifests at a path, of the given languages or of all.

    Raises ``FileError`` for a path that cannot be read, and ``ConfigError`` for a project file that cannot be used.
    """
    target = real_path(path)
    is_folder = target.is_dir()
    root = find_root(target if is_folder else target.parent, registry)
    start = "" if target == root else target.relative_to(root).as_posix()
    everything = frozenset(loader.language_id for loader in registry.loaders)
    wanted = frozenset(languages) or everything
    if not is_folder:
        selection = selection_of(Disk(root), registry, settings)
        return _single_file(target, root, start, registry, wanted, selection)
    tree = NotingDisk(root)
    for file in history.files_of_state(root):
        tree.note(file)
    selection = selection_of(tree, registry, settings)
    return _below(tree, start, registry, wanted if wanted != everything else frozenset(), selection)


def discover_in(tree: FileTree, start: str, registry: Registry, settings: Settings = DEFAULTS) -> Discovery:
    """Find the source files and manifests at and below a folder of a commit, or of the files on disk.

    Raises ``ConfigError`` for a project file that cannot be used.
    """
    return _below(tree, start, registry, frozenset(), selection_of(tree, registry, settings))


def sources_below(found: Discovery, folder: str, registry: Registry) -> list[SourceFile]:
    """The files of all languages in a folder, which may lie outside of the part that was looked at."""
    seen = found if found.has_all_of(folder) else _below(found.tree, folder, registry, frozenset(), found.selection)
    return [file for file in (*seen.files, *seen.others) if is_within(file.path, folder)]


def sources_around(found: Discovery, registry: Registry) -> list[SourceFile]:
    """The files of all languages that a run does not ask for: those outside of its part, and of other languages in it.

    Where a file was named and nothing says that its folder is the root of something, only the nearest.
    """
    if not found.start:
        return list(found.others)
    most = None if is_marked(found.root, registry) else _MOST_UNMARKED
    selection = found.selection
    outside = _listed(found.tree, "", registry, Counter(), selection, passed_by=found.start, most=most)
    around = list(found.others)
    attributes = Attributes(found.tree)
    for path, size, stamp in outside:
        loader = registry.loader_of(path)
        if loader is not None and not selection.refuses(loader.language_id, size):
            around.append(SourceFile(path, loader.language_id, size, stamp, attributes.marks(path)))
    return around


def files_seen(root: Path, registry: Registry, settings: Settings = DEFAULTS) -> list[str]:
    """All regular files that a run over a root sees, whatever is in them."""
    return files_in(Disk(root), registry, settings)


def files_in(tree: FileTree, registry: Registry, settings: Settings = DEFAULTS) -> list[str]:
    """All regular files that a run over a tree sees, whatever is in them."""
    return [path for path, *_ in _listed(tree, "", registry, Counter(), selection_of(tree, registry, settings))]


def _single_file(
    target: Path, root: Path, start: str, registry: Registry, wanted: Iterable[str], selection: Selection
) -> Discovery:
    loader = registry.loader_of(target.name)
    if loader is None or loader.language_id not in wanted:
        known = ", ".join(
            f".{extension}"
            for entry in registry.loaders
            if entry.language_id in wanted
            for extension in entry.file_extensions
        )
        raise FileError(
            f"{target}: no loader reads this file", hint=f"files that can be read: {known}", path=str(target)
        )
    if not target.is_file():
        raise FileError(f"{target}: not a regular file", hint="name a file or folder", path=str(target))
    tree = Disk(root)
    marks = Attributes(tree).marks(start)
    file = SourceFile(start, loader.language_id, target.stat().st_size, stamp_of(target.stat()), marks)
    return Discovery(tree, start, (file,), {}, is_file=True, selection=selection)


def _below(
    tree: FileTree, start: str, registry: Registry, languages: frozenset[str], selection: Selection
) -> Discovery:
    skipped: Counter[str] = Counter()
    files, others = [], []
    manifests: dict[str, set[str]] = defaultdict(set)
    names = frozenset(manifest_names(registry.loaders))
    attributes = Attributes(tree)
    for path, size, stamp in _listed(tree, start, registry, skipped, selection):
        folder, _, name = path.rpartition("/")
        if name in names:
            manifests[folder].add(name)
        loader = registry.loader_of(name)
        if loader is None:
            skipped["no language loader"] += name not in names
        elif why := selection.refuses(loader.language_id, size):
            skipped[why] += 1
            if isinstance(tree, NotingDisk):
                tree.note(path)
        elif languages and loader.language_id not in languages:
            skipped[f"{loader.language_id} (not asked for)"] += 1
            others.append(SourceFile(path, loader.language_id, size, stamp, attributes.marks(path)))
        else:
            files.append(SourceFile(path, loader.language_id, size, stamp, attributes.marks(path)))
    by_folder = {folder: frozenset(found) for folder, found in manifests.items()}
    if not others and not _has_manifests_of_others(by_folder, registry, languages):
        languages = frozenset()
    return Discovery(
        tree, start, tuple(files), dict(+skipped), languages, tuple(others), by_folder, selection=selection
    )


def _listed(
    tree: FileTree,
    start: str,
    registry: Registry,
    skipped: Counter[str],
    selection: Selection,
    passed_by: str | None = None,
    most: int | None = None,
) -> list[Listed]:
    """The regular files below a folder; see ``walk``. What is in a commit is tracked, and so never ignored."""
    if tree.commit and isinstance(tree, history.CommittedFiles):
        ignored = selection.ignores(tree, start, registry)
        found = []
        for path, size, digest in tree.files_below(start, skipped):
            if why := ignored(path, False):
                skipped[f"{why} file"] += 1
            elif passed_by is None or not is_within(path, passed_by):
                found.append(Listed(path, size, stamp_of_blob(digest)))
        return found
    return walk(tree, start, selection.ignores(tree, start, registry), skipped, passed_by, most)


def _has_manifests_of_others(
    manifests: Mapping[str, frozenset[str]], registry: Registry, languages: frozenset[str]
) -> bool:
    named = frozenset[str]().union(*manifests.values())
    return any(
        loader.language_id not in languages and not named.isdisjoint(manifest_names([loader]))
        for loader in registry.loaders
    )

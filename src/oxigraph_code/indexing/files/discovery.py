"""Discovery: the source files that a loader reads, and the manifests.

For maintainers: in a repository git decides what is ignored, elsewhere ``.gitignore`` files and the loaders' patterns
do. Skipped files are counted by reason, so that a summary can report them. This module must not know the content of a
manifest; see ``projects``. See decisions 0125 and 0127.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from oxigraph_code import history
from oxigraph_code.errors import FileError
from oxigraph_code.facts import NO_MARKS, FileMarks, ProjectFacts
from oxigraph_code.file_tree import Disk, FileTree
from oxigraph_code.indexing.files.code_owners import MarksOfFiles
from oxigraph_code.indexing.files.roots import find_root, is_manifest, is_marked, manifest_names, real_path
from oxigraph_code.indexing.files.selection import OF_OTHER_LANGUAGES, Selection, selection_of
from oxigraph_code.indexing.files.walk import NO_STAMP, FileStamp, ListedFile, stamp_of, stamp_of_blob, walk
from oxigraph_code.indexing.model.observed_root import RecordingDisk
from oxigraph_code.indexing.model.paths import is_within
from oxigraph_code.languages.registry import Registry
from oxigraph_code.settings.config import DEFAULTS, Settings

# A named file may lie in a home folder, which holds everything and is no project.
_MAX_UNMARKED = 5_000


class SourceFile(NamedTuple):
    """A file to read: its path relative to the root of the run, its language and its size in bytes."""

    path: str
    language: str
    size: int
    stamp: FileStamp = NO_STAMP
    marks: FileMarks = NO_MARKS


class PreviousManifests(NamedTuple):
    """The manifests of the last run, all unchanged.

    ``facts`` are by folder, ``inputs`` are the indexed files that these were read from, ``checkout`` is the branch and
    commit that were checked out.
    """

    facts: Mapping[str, tuple[ProjectFacts, ...]]
    inputs: frozenset[str]
    checkout: tuple[str, str]


WITHOUT_LOADER = "file without a loader"
"""The reason for skipping a file in a language of no loader."""


def not_read(skipped: Mapping[str, int]) -> int:
    """Count the skipped files of which only the text can be found.

    They have no loader, or the settings do not name their language.
    """
    return sum(
        count for reason, count in skipped.items() if reason == WITHOUT_LOADER or reason.endswith(OF_OTHER_LANGUAGES)
    )


class Discovery(NamedTuple):
    """The files found in the folder or file ``start`` of a tree, and counts of skipped ones by reason."""

    tree: FileTree
    start: str
    files: tuple[SourceFile, ...]
    skipped: dict[str, int]
    languages: frozenset[str] = frozenset()
    """The languages to look for; empty for all."""
    others: tuple[SourceFile, ...] = ()
    """Files of the other languages."""
    manifests: dict[str, frozenset[str]] = {}
    """The names of the manifests by folder. Empty in a run over one file."""
    is_file: bool = False
    """True if ``start`` is a file."""
    previous: PreviousManifests | None = None
    selection: Selection = Selection()
    """The files that the settings select."""

    @property
    def root(self) -> Path:
        """The root of the run."""
        return self.tree.root

    @property
    def checkout(self) -> tuple[str, str]:
        """The branch and commit that are checked out; empty if there is none."""
        if self.previous is not None:
            return self.previous.checkout
        is_elsewhere = self.tree.commit or not history.may_be_inside(self.root)
        repository = None if is_elsewhere else history.find_repository(self.root)
        return repository.head() if repository is not None else ("", "")

    @property
    def is_whole(self) -> bool:
        """True if the run covers everything below the root."""
        return self.has_all_of("") and not self.languages

    def has_all_of(self, folder: str) -> bool:
        """Return true if the run covers a folder, at least for some languages."""
        return not self.is_file and is_within(folder, self.start)


def discover(path: Path, registry: Registry, languages: Sequence[str] = (), settings: Settings = DEFAULTS) -> Discovery:
    """Find the source files and manifests at a path, in some languages or in all.

    Raises ``FileError`` for a path that cannot be read, and ``ConfigError`` for an invalid project file.
    """
    target = real_path(path)
    is_folder = target.is_dir()
    root = find_root(target if is_folder else target.parent, registry, settings.store_path)
    start = "" if target == root else target.relative_to(root).as_posix()
    everything = frozenset(loader.language_id for loader in registry.loaders)
    wanted = frozenset(languages) or everything
    if not is_folder:
        selection = selection_of(Disk(root), registry, settings)
        return _single_file(target, root, start, registry, wanted, selection)
    tree = RecordingDisk(root)
    for file in history.files_of_state(root):
        tree.record(file)
    selection = selection_of(tree, registry, settings)
    return _below(tree, start, registry, wanted if wanted != everything else frozenset(), selection)


def discover_in(tree: FileTree, start: str, registry: Registry, settings: Settings = DEFAULTS) -> Discovery:
    """Find the source files and manifests in a folder of a commit, or of the files on disk.

    Raises ``ConfigError`` for an invalid project file.
    """
    return _below(tree, start, registry, frozenset(), selection_of(tree, registry, settings))


def discover_beside(
    found: Discovery, tree: FileTree, differing: Collection[str], registry: Registry
) -> Discovery | None:
    """Find the files of a commit that differs from the files on disk at some paths, from those on disk.

    ``None`` if one of them may decide on other files, such as a manifest.
    """
    if not (isinstance(tree, history.CommittedFiles) and isinstance(found.tree, RecordingDisk) and found.previous):
        return None
    if any(map(found.tree.may_decide, differing)) or not found.previous.inputs.isdisjoint(differing):
        return None
    selection, skipped = found.selection, Counter[str]()
    is_ignored = selection.ignores(tree, "", registry)
    listed = tree.files_at(differing, skipped)
    kept = [
        ListedFile(path, size, stamp_of_blob(digest)) for path, size, digest in listed if not is_ignored(path, False)
    ]
    there = _sorted_out(tree, "", kept, skipped, registry, frozenset(), selection)
    same = (file for file in found.files if file.path not in differing)
    files = sorted((*same, *there.files), key=lambda file: file.path)
    return found._replace(tree=tree, files=tuple(files))


def sources_below(found: Discovery, folder: str, registry: Registry) -> list[SourceFile]:
    """Find the files of all languages in a folder, which the run need not cover."""
    complete = found if found.has_all_of(folder) else _below(found.tree, folder, registry, frozenset(), found.selection)
    return [file for file in (*complete.files, *complete.others) if is_within(file.path, folder)]


def sources_around(found: Discovery, registry: Registry) -> list[SourceFile]:
    """Find the files that a run does not cover: outside of its part, and in other languages inside of it.

    If the root has neither a repository nor a manifest, only the nearest files.
    """
    if not found.start:
        return list(found.others)
    max_entries = None if is_marked(found.root, registry) else _MAX_UNMARKED
    selection = found.selection
    outside = _listed(found.tree, "", registry, Counter(), selection, excluded=found.start, max_entries=max_entries)
    around = list(found.others)
    marks = MarksOfFiles(found.tree)
    for path, size, stamp in outside:
        loader = registry.loader_of(path)
        if loader is not None and not selection.refuses(loader.language_id, size):
            around.append(SourceFile(path, loader.language_id, size, stamp, marks.look_up(path)))
    return around


def files_in(tree: FileTree, registry: Registry, settings: Settings = DEFAULTS) -> list[str]:
    """List all regular files of a tree that are not ignored, in any language or none."""
    return [path for path, *_ in _listed(tree, "", registry, Counter(), selection_of(tree, registry, settings))]


def _single_file(
    target: Path, root: Path, start: str, registry: Registry, wanted: Iterable[str], selection: Selection
) -> Discovery:
    loader = registry.loader_of(start)
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
    marks = MarksOfFiles(tree).look_up(start)
    file = SourceFile(start, loader.language_id, target.stat().st_size, stamp_of(target.stat()), marks)
    return Discovery(tree, start, (file,), {}, is_file=True, selection=selection)


def _below(
    tree: FileTree, start: str, registry: Registry, languages: frozenset[str], selection: Selection
) -> Discovery:
    skipped: Counter[str] = Counter()
    listed = _listed(tree, start, registry, skipped, selection)
    return _sorted_out(tree, start, listed, skipped, registry, languages, selection)


def _sorted_out(
    tree: FileTree,
    start: str,
    listed: Iterable[ListedFile],
    skipped: Counter[str],
    registry: Registry,
    languages: frozenset[str],
    selection: Selection,
) -> Discovery:
    """Sort listed files out by their names, languages and sizes."""
    files, others = [], []
    manifests: dict[str, set[str]] = defaultdict(set)
    names = frozenset(manifest_names(registry.loaders))
    marks = MarksOfFiles(tree)
    for path, size, stamp in listed:
        folder, _, name = path.rpartition("/")
        if is_manifest(name, names):
            manifests[folder].add(name)
        loader = registry.loader_of(path)
        if loader is None:
            skipped[WITHOUT_LOADER] += not is_manifest(name, names)
        elif reason := selection.refuses(loader.language_id, size):
            skipped[reason] += 1
            if isinstance(tree, RecordingDisk):
                tree.record(path)
        elif languages and loader.language_id not in languages:
            skipped[f"{loader.language_id} file (not requested)"] += 1
            others.append(SourceFile(path, loader.language_id, size, stamp, marks.look_up(path)))
        else:
            files.append(SourceFile(path, loader.language_id, size, stamp, marks.look_up(path)))
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
    excluded: str | None = None,
    max_entries: int | None = None,
) -> list[ListedFile]:
    """List the regular files below a folder; see ``walk``.

    Git ignores no file of a commit, because all are tracked.
    """
    ignore_reason = selection.ignores(tree, start, registry)
    if tree.commit and isinstance(tree, history.CommittedFiles):
        found = []
        for path, size, digest in tree.files_below(start, skipped):
            if reason := ignore_reason(path, False):
                skipped[f"{reason} file"] += 1
            elif excluded is None or not is_within(path, excluded):
                found.append(ListedFile(path, size, stamp_of_blob(digest)))
        return found
    return walk(tree, start, ignore_reason, skipped, excluded, max_entries)


def _has_manifests_of_others(
    manifests: Mapping[str, frozenset[str]], registry: Registry, languages: frozenset[str]
) -> bool:
    named = frozenset[str]().union(*manifests.values())
    names = frozenset(manifest_names(loader for loader in registry.loaders if loader.language_id not in languages))
    return any(is_manifest(name, names) for name in named)

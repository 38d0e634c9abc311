"""Which files belong to a project, and which of them a loader reads.

For maintainers: git's own view where there is git, ``.gitignore`` files and the loaders' patterns elsewhere. Links are
never followed, so that nothing outside the root is ever read and no loop is ever walked. What is passed by is counted
with its reason: a summary that leaves files out says so.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from pathspec import GitIgnoreSpec

from oxigraph_code.errors import FileError
from oxigraph_code.history import Worktree, open_worktree
from oxigraph_code.languages.loader import LanguageLoader, extracts
from oxigraph_code.languages.registry import Registry

# Folders in which no version-control system and no editor keeps sources.
_NEVER = (".git/", ".hg/", ".svn/", ".bzr/", ".idea/", ".vscode/", "oxigraph_data/", "node_modules/")

Ignores = Callable[[str, bool], bool]


class SourceFile(NamedTuple):
    """A file to read: its path relative to the project root, the language that reads it, its size in bytes."""

    path: str
    language: str
    size: int


class Discovery(NamedTuple):
    """What was found below ``start``, a folder or file of the project at ``root``, and what was passed by."""

    root: Path
    start: str
    files: tuple[SourceFile, ...]
    skipped: dict[str, int]
    languages: frozenset[str] = frozenset()
    """The languages that were looked for, empty for all there are."""

    @property
    def is_whole(self) -> bool:
        """Whether the whole project was looked at."""
        return not self.start and not self.languages

    @property
    def is_file(self) -> bool:
        """Whether ``start`` is a file."""
        return any(file.path == self.start for file in self.files)


def discover(path: Path, registry: Registry, languages: Sequence[str] = ()) -> Discovery:
    """The source files at a path, of the given languages or of all.

    Raises ``FileError`` for a path that cannot be read.
    """
    try:
        target = Path(os.path.realpath(path, strict=True))
        is_folder = target.is_dir()
        if is_folder:
            os.scandir(target).close()
    except (OSError, ValueError) as error:
        # A name that no system allows is a ValueError.
        reason = error.strerror if isinstance(error, OSError) else error
        hint = "name an existing file or folder by its full path"
        raise FileError(f"{path}: {reason}", hint, path=str(path)) from None
    root = find_root(target if is_folder else target.parent, registry)
    start = "" if target == root else target.relative_to(root).as_posix()
    everything = {loader.language_id for loader in registry.loaders}
    wanted = set(languages) or everything
    if not is_folder:
        return _single_file(target, root, start, registry, wanted)
    skipped: Counter[str] = Counter()
    files = []
    ignores = _ignores(root, start, [loader for loader in registry.loaders if loader.language_id in wanted])
    for relative, size in _walk(root, start, ignores, skipped):
        loader = registry.loader_of(relative)
        if loader is None:
            skipped["no language loader"] += 1
        elif loader.language_id not in wanted:
            skipped[f"{loader.language_id} (not asked for)"] += 1
        else:
            files.append(SourceFile(relative, loader.language_id, size))
    return Discovery(root, start, tuple(files), dict(skipped), frozenset(wanted if wanted != everything else ()))


def find_root(folder: Path, registry: Registry) -> Path:
    """The nearest folder at or above this one that is a repository or has a manifest, else the folder itself."""
    markers = [".git", *manifests(registry.loaders)]
    for candidate in (folder, *folder.parents):
        if any(os.path.lexists(candidate / marker) for marker in markers):
            return candidate
    return folder


def manifests(loaders: Iterable[LanguageLoader]) -> list[str]:
    """The names of the files that mark a project's root."""
    return [name for loader in loaders if extracts(loader) for name in loader.manifests]


def _single_file(target: Path, root: Path, start: str, registry: Registry, wanted: set[str]) -> Discovery:
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
    return Discovery(root, start, (SourceFile(start, loader.language_id, target.stat().st_size),), {})


def _ignores(root: Path, start: str, loaders: Sequence[LanguageLoader]) -> Ignores:
    patterns = GitIgnoreSpec.from_lines([*_NEVER, *(line for loader in loaders for line in loader.ignore_patterns)])
    worktree = open_worktree(root)
    # A folder that git ignores but somebody names is wanted: it is then walked as a folder without git.
    if worktree is not None and not (start and worktree.ignores(_in_worktree(worktree, root, start), is_folder=True)):
        return _GitView(worktree, root, patterns)
    return _IgnoreFiles(root, patterns, start)


def _in_worktree(worktree: Worktree, root: Path, path: str) -> str:
    prefix = root.relative_to(worktree.root).as_posix() if root != worktree.root else ""
    return f"{prefix}/{path}" if prefix else path


class _GitView:
    """Ignores what git ignores, and what the loaders do unless git tracks it."""

    def __init__(self, worktree: Worktree, root: Path, patterns: GitIgnoreSpec) -> None:
        self._worktree = worktree
        self._root = root
        self._patterns = patterns

    def __call__(self, path: str, is_folder: bool) -> bool:
        inside = _in_worktree(self._worktree, self._root, path)
        if self._worktree.ignores(inside, is_folder=is_folder):
            return True
        if not is_folder and inside in self._worktree.tracked:
            return False
        if is_folder and self._worktree.tracks_below(inside):
            return False
        return self._patterns.match_file(f"{path}/" if is_folder else path)


class _IgnoreFiles:
    """Ignores what the ``.gitignore`` files on the way from the root say, and what the loaders do."""

    def __init__(self, root: Path, patterns: GitIgnoreSpec, start: str) -> None:
        self._root = root
        self._patterns = patterns
        self._start = start
        self._read: dict[str, GitIgnoreSpec | None] = {}

    def __call__(self, path: str, is_folder: bool) -> bool:
        name = f"{path}/" if is_folder else path
        below = name[len(self._start) :].lstrip("/")
        if self._patterns.match_file(below):
            return True
        folder = path.rpartition("/")[0]
        # The deepest file that has something to say about a path decides.
        while True:
            spec = self._spec(folder)
            if spec is not None:
                verdict = spec.check_file(name[len(folder) :].lstrip("/")).include
                if verdict is not None:
                    return bool(verdict)
            if not folder or folder == self._start:
                return False
            folder = folder.rpartition("/")[0]

    def _spec(self, folder: str) -> GitIgnoreSpec | None:
        if folder not in self._read:
            file = self._root / folder / ".gitignore"
            try:
                readable = file.is_file() and not file.is_symlink() and file.stat().st_size < 1_000_000
                text = file.read_text(encoding="utf-8", errors="replace") if readable else ""
                self._read[folder] = GitIgnoreSpec.from_lines(text.splitlines()) if text else None
            except (OSError, ValueError):
                self._read[folder] = None
        return self._read[folder]


def _walk(root: Path, start: str, ignores: Ignores, skipped: Counter[str]) -> Iterator[tuple[str, int]]:
    """The regular files below a folder in the order of their paths, with their sizes."""
    waiting = [start]
    found = []
    while waiting:
        folder = waiting.pop()
        try:
            with os.scandir(root / folder) as listing:
                entries = sorted(listing, key=lambda entry: entry.name)
        except OSError as error:
            skipped[f"folder that cannot be read ({error.strerror})"] += 1
            continue
        for entry in entries:
            path = f"{folder}/{entry.name}" if folder else entry.name
            try:
                if entry.is_symlink():
                    skipped["symbolic link"] += 1
                elif entry.is_dir(follow_symlinks=False):
                    if ignores(path, True):
                        skipped["ignored folder"] += entry.name != ".git"
                    elif os.path.lexists(Path(entry.path, ".git")):
                        skipped["nested repository"] += 1
                    else:
                        waiting.append(path)
                elif entry.is_file(follow_symlinks=False):
                    if ignores(path, False):
                        skipped["ignored file"] += 1
                    else:
                        found.append((path, entry.stat(follow_symlinks=False).st_size))
                else:
                    skipped["special file"] += 1
            except OSError as error:
                skipped[f"entry that cannot be read ({error.strerror})"] += 1
    return iter(sorted(found))

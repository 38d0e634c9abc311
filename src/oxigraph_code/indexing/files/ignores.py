"""Ignore rules: git or ``.gitignore`` files, the patterns of the loaders, and the settings.

For maintainers: the patterns of all loaders apply, also in a run over some languages only, so that every run finds the
same files and manifests. This module must not know the use of a file.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from pathlib import Path
from stat import S_ISREG
from typing import TYPE_CHECKING

from oxigraph_code import history
from oxigraph_code.file_tree import FileTree
from oxigraph_code.indexing.model.paths import is_within
from oxigraph_code.languages.loader import LanguageLoader, extras_of

if TYPE_CHECKING:
    from pathspec import GitIgnoreSpec

# Folders of version-control systems, editors and package managers, which hold no sources of the project.
_ALWAYS_IGNORED = (".git/", ".hg/", ".svn/", ".bzr/", ".idea/", ".vscode/", "oxigraph_data/", "node_modules/")

# Folders of build output, downloads and reports. In a repository, those with tracked files are sources.
_BUILT = frozenset({"dist", "build", "vendor", ".next", ".cache", "coverage"})
_UNREADABLE = frozenset({".git", ".hg", ".svn", ".bzr", "oxigraph_data"})

IGNORE_FILE = ".gitignore"
_MAX_BYTES = 1_000_000

_GROUP_NAME = re.compile(r"\(\?P<\w+>")

_Specs = tuple[tuple[str, "GitIgnoreSpec"], ...]
IGNORED, EXCLUDED, BUILT = "ignored", "excluded", "left out by default"
IgnoreCheck = Callable[[str, bool], str]
"""Return the reason why a path relative to the root is ignored, or an empty text.

The second argument is true for a folder.
"""


def ignore_nothing(path: str, is_folder: bool) -> str:
    """Ignore no path: git never ignores tracked files, and all files of a commit are tracked."""
    return ""


def _spec_of(lines: Iterable[str]) -> GitIgnoreSpec:
    # A run that does not walk never needs the import.
    from pathspec import GitIgnoreSpec

    return GitIgnoreSpec.from_lines(lines)


class _Patterns:
    """Patterns that apply to all folders. One joined expression rejects the many paths without a match."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._spec = _spec_of(lines)
        texts = (_GROUP_NAME.sub("(?:", pattern.regex.pattern) for pattern in self._spec.patterns if pattern.regex)
        self._any = re.compile("|".join(f"(?:{text})" for text in texts))

    def match_file(self, path: str) -> bool:
        return self._any.match(path) is not None and self._spec.match_file(path)


def ignores(root: Path, start: str, loaders: Iterable[LanguageLoader]) -> IgnoreCheck:
    """Return the ignore rules at and below ``start``, a path relative to ``root``."""
    ignored = (line for loader in loaders for line in extras_of(loader).ignore_patterns)
    patterns = _Patterns([*_ALWAYS_IGNORED, *ignored])
    worktree = history.open_worktree(root) if history.may_be_inside(root) else None
    # A path that the user names is indexed even if git ignores it: then as a folder without git.
    if worktree is not None and not (start and worktree.ignores(_in_worktree(worktree, root, start), is_folder=True)):
        return _GitView(worktree, root, patterns, start)
    return _IgnoreFiles(root, patterns, start)


def _in_worktree(worktree: history.Worktree, root: Path, path: str) -> str:
    prefix = root.relative_to(worktree.root).as_posix() if root != worktree.root else ""
    return f"{prefix}/{path}" if prefix else path


class WithoutPackages:
    """Leave out folders of packages that a package manager wrote, whether git tracks them or not."""

    def __init__(self, tree: FileTree, start: str, loaders: Iterable[LanguageLoader], ignored: IgnoreCheck) -> None:
        self._tree = tree
        self._start = start
        self._ignored = ignored
        self._marks: dict[str, list[str]] = {}
        for mark in sorted({mark for loader in loaders for mark in extras_of(loader).package_marks}):
            folder, _, file = mark.partition("/")
            self._marks.setdefault(folder, []).append(file)
        self._known: dict[str, bool] = {}

    def __call__(self, path: str, is_folder: bool) -> str:
        if why := self._ignored(path, is_folder):
            return why
        parts = path.split("/")
        for number, name in enumerate(parts if is_folder else parts[:-1]):
            if name in self._marks and self._has_packages("/".join(parts[: number + 1]), self._marks[name]):
                return BUILT
        return ""

    def _has_packages(self, folder: str, files: Sequence[str]) -> bool:
        if folder not in self._known:
            is_asked = is_within(self._start, folder)  # a folder that the user names is indexed
            found = not is_asked and any(self._tree.has_file(f"{folder}/{file}") for file in files)
            self._known[folder] = found
        return self._known[folder]


class SettingsRules:
    """Patterns of the settings on top of other rules: ``exclude`` wins, then ``include``."""

    def __init__(self, include: Sequence[str], exclude: Sequence[str], ignored: IgnoreCheck) -> None:
        self._include = _spec_of(include)
        self._exclude = _spec_of(exclude)
        # The parent folders of included paths must be listed.
        self._parents = {above for pattern in include for above in _folders_above(pattern)}
        self._ignored = ignored

    def __call__(self, path: str, is_folder: bool) -> str:
        name = f"{path}/" if is_folder else path
        if self._exclude.match_file(name):
            return EXCLUDED
        why = self._ignored(path, is_folder)
        if not why or not _UNREADABLE.isdisjoint(path.split("/")):
            return why
        is_included = self._include.match_file(name) or (is_folder and path in self._parents)
        return "" if is_included else why


def _folders_above(pattern: str) -> list[str]:
    """Return the parent folders of a pattern, up to the first wildcard."""
    parts = list(takewhile(lambda part: not set(part) & set("*?["), pattern.strip("/").split("/")[:-1]))
    return ["/".join(parts[: number + 1]) for number in range(len(parts))]


class _GitView:
    """Ignore the paths that git ignores, and untracked paths that match a loader's pattern or are built."""

    def __init__(self, worktree: history.Worktree, root: Path, patterns: _Patterns, start: str) -> None:
        self._worktree = worktree
        self._root = root
        self._patterns = patterns
        self._start = start

    def __call__(self, path: str, is_folder: bool) -> str:
        inside = _in_worktree(self._worktree, self._root, path)
        if self._worktree.ignores(inside, is_folder=is_folder):
            return IGNORED
        if not is_folder and inside in self._worktree.tracked:
            return ""
        if is_folder and self._worktree.tracks_below(inside):
            return ""
        if self._patterns.match_file(f"{path}/" if is_folder else path):
            return IGNORED
        return BUILT if self._is_built(path.split("/")[: None if is_folder else -1]) else ""

    def _is_built(self, folders: Sequence[str]) -> bool:
        """Return true if a folder of build output around a path has no tracked file, and no user named it."""
        if _BUILT.isdisjoint(folders):
            return False
        around = ("/".join(folders[: number + 1]) for number, name in enumerate(folders) if name in _BUILT)
        return any(
            not is_within(self._start, folder)
            and not self._worktree.tracks_below(_in_worktree(self._worktree, self._root, folder))
            for folder in around
        )


class _IgnoreFiles:
    """Ignore the paths that ``.gitignore`` files from ``start`` down or a loader's pattern match."""

    def __init__(self, root: Path, patterns: _Patterns, start: str) -> None:
        self._root = root
        self._patterns = patterns
        self._start = start
        self._above: dict[str, _Specs] = {}

    def __call__(self, path: str, is_folder: bool) -> str:
        if not is_within(path, self._start):
            return ""
        name = f"{path}/" if is_folder else path
        below = name[len(self._start) :].lstrip("/")
        if self._patterns.match_file(below):
            return IGNORED
        # The deepest file that has a matching pattern decides.
        for folder, spec in self._specs(path.rpartition("/")[0]):
            verdict = spec.check_file(name[len(folder) :].lstrip("/")).include
            if verdict is not None:
                return IGNORED if verdict else ""
        # A file may have the name of such a folder.
        return "" if _BUILT.isdisjoint(below.rpartition("/")[0].split("/")) else BUILT

    def _specs(self, folder: str) -> _Specs:
        """Return the rules of a folder and of its parents, the deepest first."""
        if folder not in self._above:
            above = () if not folder or folder == self._start else self._specs(folder.rpartition("/")[0])
            spec = self._spec(folder)
            self._above[folder] = above if spec is None else ((folder, spec), *above)
        return self._above[folder]

    def _spec(self, folder: str) -> GitIgnoreSpec | None:
        try:
            status = os.lstat(f"{self._root}/{folder}/{IGNORE_FILE}")
            if not S_ISREG(status.st_mode) or status.st_size >= _MAX_BYTES:
                return None
            text = (self._root / folder / IGNORE_FILE).read_text(encoding="utf-8", errors="replace")
            return _spec_of(text.splitlines()) if text else None
        except (OSError, ValueError):
            return None

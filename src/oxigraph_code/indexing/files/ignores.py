"""Files and folders that are left out: by git or ``.gitignore`` files, by patterns of loaders, and by settings.

For maintainers: the patterns are those of all loaders, whichever languages a run asks for, so that every run sees the
same files and manifests. This module must not know what the files are for.
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
from oxigraph_code.indexing.model.path_text import is_within
from oxigraph_code.languages.loader import LanguageLoader, ignored_by

if TYPE_CHECKING:
    from pathspec import GitIgnoreSpec

# Folders in which no version-control system and no editor keeps sources.
_NEVER = (".git/", ".hg/", ".svn/", ".bzr/", ".idea/", ".vscode/", "oxigraph_data/", "node_modules/")

# Folders of built, fetched or measured files. Where there is git, it tells which of them are tracked.
_BUILT = frozenset({"dist", "build", "vendor", ".next", ".cache", "coverage"})
_UNREADABLE = frozenset({".git", ".hg", ".svn", ".bzr", "oxigraph_data"})

IGNORE_FILE = ".gitignore"
_MOST_BYTES = 1_000_000

_GROUP_NAME = re.compile(r"\(\?P<\w+>")

_Specs = tuple[tuple[str, "GitIgnoreSpec"], ...]
IGNORED, EXCLUDED, BUILT = "ignored", "excluded", "left out by default"
Ignores = Callable[[str, bool], str]
"""Why a path relative to the root of the run, of a folder or of a file, is left out; empty where it is not."""


def ignores_nothing(path: str, is_folder: bool) -> str:
    """What git tracks is never ignored, and all that is in a commit is tracked."""
    return ""


def _spec_of(lines: Iterable[str]) -> GitIgnoreSpec:
    # A run that does not walk does without.
    from pathspec import GitIgnoreSpec

    return GitIgnoreSpec.from_lines(lines)


class _Patterns:
    """Patterns that hold for all folders. Most paths none of them speaks of, which one expression tells at once."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._spec = _spec_of(lines)
        texts = (_GROUP_NAME.sub("(?:", pattern.regex.pattern) for pattern in self._spec.patterns if pattern.regex)
        self._any = re.compile("|".join(f"(?:{text})" for text in texts))

    def match_file(self, path: str) -> bool:
        return self._any.match(path) is not None and self._spec.match_file(path)


def ignores(root: Path, start: str, loaders: Iterable[LanguageLoader]) -> Ignores:
    """What is ignored at and below ``start``, a path of the run at ``root``."""
    patterns = _Patterns([*_NEVER, *(line for loader in loaders for line in ignored_by(loader))])
    worktree = history.open_worktree(root)
    # A folder that git ignores but somebody names is wanted: it is then walked as a folder without git.
    if worktree is not None and not (start and worktree.ignores(_in_worktree(worktree, root, start), is_folder=True)):
        return _GitView(worktree, root, patterns)
    return _IgnoreFiles(root, patterns, start)


def _in_worktree(worktree: history.Worktree, root: Path, path: str) -> str:
    prefix = root.relative_to(worktree.root).as_posix() if root != worktree.root else ""
    return f"{prefix}/{path}" if prefix else path


class Choice:
    """Patterns of settings, over what is left out otherwise: ``exclude`` wins, then ``include``."""

    def __init__(self, include: Sequence[str], exclude: Sequence[str], ignored: Ignores) -> None:
        self._include = _spec_of(include)
        self._exclude = _spec_of(exclude)
        # A folder on the way to an included one is listed.
        self._on_the_way = {above for pattern in include for above in _folders_above(pattern)}
        self._ignored = ignored

    def __call__(self, path: str, is_folder: bool) -> str:
        name = f"{path}/" if is_folder else path
        if self._exclude.match_file(name):
            return EXCLUDED
        why = self._ignored(path, is_folder)
        if not why or not _UNREADABLE.isdisjoint(path.split("/")):
            return why
        is_included = self._include.match_file(name) or (is_folder and path in self._on_the_way)
        return "" if is_included else why


def _folders_above(pattern: str) -> list[str]:
    """The folders above what a pattern fits, as far as they have no wildcards."""
    parts = list(takewhile(lambda part: not set(part) & set("*?["), pattern.strip("/").split("/")[:-1]))
    return ["/".join(parts[: number + 1]) for number in range(len(parts))]


class _GitView:
    """Ignores what git ignores, and what the loaders do unless git tracks it."""

    def __init__(self, worktree: history.Worktree, root: Path, patterns: _Patterns) -> None:
        self._worktree = worktree
        self._root = root
        self._patterns = patterns

    def __call__(self, path: str, is_folder: bool) -> str:
        inside = _in_worktree(self._worktree, self._root, path)
        if self._worktree.ignores(inside, is_folder=is_folder):
            return IGNORED
        if not is_folder and inside in self._worktree.tracked:
            return ""
        if is_folder and self._worktree.tracks_below(inside):
            return ""
        return IGNORED if self._patterns.match_file(f"{path}/" if is_folder else path) else ""


class _IgnoreFiles:
    """Ignores what the ``.gitignore`` files on the way from the root say, and what the loaders do."""

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
        # The deepest file that has something to say about a path decides.
        for folder, spec in self._specs(path.rpartition("/")[0]):
            verdict = spec.check_file(name[len(folder) :].lstrip("/")).include
            if verdict is not None:
                return IGNORED if verdict else ""
        # Of a file, only the folders that it lies in count.
        return "" if _BUILT.isdisjoint(below.rpartition("/")[0].split("/")) else BUILT

    def _specs(self, folder: str) -> _Specs:
        """What the files in a folder and in those above it say, the deepest first."""
        if folder not in self._above:
            above = () if not folder or folder == self._start else self._specs(folder.rpartition("/")[0])
            spec = self._spec(folder)
            self._above[folder] = above if spec is None else ((folder, spec), *above)
        return self._above[folder]

    def _spec(self, folder: str) -> GitIgnoreSpec | None:
        try:
            status = os.lstat(f"{self._root}/{folder}/{IGNORE_FILE}")
            if not S_ISREG(status.st_mode) or status.st_size >= _MOST_BYTES:
                return None
            text = (self._root / folder / IGNORE_FILE).read_text(encoding="utf-8", errors="replace")
            return _spec_of(text.splitlines()) if text else None
        except (OSError, ValueError):
            return None

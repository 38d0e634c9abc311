"""What is passed by: what git or ``.gitignore`` files ignore, and the loaders' patterns.

For maintainers: the patterns are those of all loaders, whichever languages a run asks for, so that every run sees the
same files and manifests. This module must not know what the files are for.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
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

IGNORE_FILE = ".gitignore"
_MOST_BYTES = 1_000_000

_GROUP_NAME = re.compile(r"\(\?P<\w+>")

_Specs = tuple[tuple[str, "GitIgnoreSpec"], ...]
Ignores = Callable[[str, bool], bool]
"""Whether a path relative to the root of the run, of a folder or of a file, is passed by."""


def ignores_nothing(path: str, is_folder: bool) -> bool:
    """What git tracks is never ignored, and all that is in a commit is tracked."""
    return False


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


class _GitView:
    """Ignores what git ignores, and what the loaders do unless git tracks it."""

    def __init__(self, worktree: history.Worktree, root: Path, patterns: _Patterns) -> None:
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

    def __init__(self, root: Path, patterns: _Patterns, start: str) -> None:
        self._root = root
        self._patterns = patterns
        self._start = start
        self._above: dict[str, _Specs] = {}

    def __call__(self, path: str, is_folder: bool) -> bool:
        if not is_within(path, self._start):
            return False
        name = f"{path}/" if is_folder else path
        below = name[len(self._start) :].lstrip("/")
        if self._patterns.match_file(below):
            return True
        # The deepest file that has something to say about a path decides.
        for folder, spec in self._specs(path.rpartition("/")[0]):
            verdict = spec.check_file(name[len(folder) :].lstrip("/")).include
            if verdict is not None:
                return bool(verdict)
        return False

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

"""The files that settings select: from the user, else from the project file at the root.

For maintainers: the project file is read from the tree that is searched, which may be a commit. This module must not
know how a tree is walked.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from oxigraph_code.file_tree import FileTree
from oxigraph_code.indexing.files.ignores import IgnoreCheck, SettingsRules, WithoutPackages, ignore_nothing, ignores
from oxigraph_code.indexing.model.observed_root import SITES, record_path
from oxigraph_code.languages.loader import extras_of
from oxigraph_code.languages.registry import Registry
from oxigraph_code.settings.config import Settings
from oxigraph_code.settings.project_file import read_project_file

_ALL = "*"
"""In the list of languages: all that are not optional."""

_UNNAMED = "file (read if the setting languages names it)"
_UNLISTED = "file (not among the languages of the settings)"
OF_OTHER_LANGUAGES = (_UNNAMED, _UNLISTED)
"""The ends of the reasons for skipping a file in a language that the settings do not name."""


class Selection(NamedTuple):
    """Patterns to include and to exclude, languages, and the largest size in bytes; empty or 0 for any."""

    include: tuple[str, ...] = ()
    exclude: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()
    max_file_bytes: int = 0
    unnamed: frozenset[str] = frozenset()
    """Languages that are read only if they are named, and are not."""

    def ignores(self, tree: FileTree, start: str, registry: Registry) -> IgnoreCheck:
        """Return the ignore rules for the paths at and below a folder."""
        ignored = ignore_nothing if tree.commit else ignores(tree.root, start, registry.loaders)
        ignored = WithoutPackages(tree, start, registry.loaders, ignored)
        return SettingsRules(self.include, self.exclude, ignored) if self.include or self.exclude else ignored

    def refuses(self, language: str, size: int) -> str:
        """Return the reason why a source file is skipped, or an empty text."""
        if language in self.unnamed:
            return f"{language} {_UNNAMED}"
        if self.languages and language not in self.languages:
            return f"{language} {_UNLISTED}"
        is_larger = self.max_file_bytes and size > self.max_file_bytes
        return f"file larger than the {self.max_file_bytes:,} bytes of the project file" if is_larger else ""


def selection_of(tree: FileTree, registry: Registry, settings: Settings) -> Selection:
    """Return the selection of the user's settings, completed by the project file.

    Raises ``ConfigError`` for an invalid project file.
    """
    own = read_project_file(tree, [_ALL, *(loader.language_id for loader in registry.loaders)])
    named = _listed(settings.languages) or own.languages
    has_index = record_path(settings.store_path, tree.root, SITES).exists()
    return Selection(
        _listed(settings.include) or own.include,
        _listed(settings.exclude) or own.exclude,
        () if _ALL in named else named,
        own.max_file_bytes,
        frozenset(
            loader.language_id
            for loader in registry.loaders
            if extras_of(loader).is_optional and not (has_index and extras_of(loader).needs_index)
        ).difference(named),
    )


def _listed(text: str) -> tuple[str, ...]:
    return tuple(filter(None, map(str.strip, re.split(r"[,\n]", text))))

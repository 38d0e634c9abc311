"""Files that ``.gitattributes`` files set apart: generated, vendored, or meant for something else than being worked on.

For maintainers: the files on the way from the root of the run to a file are read, the deeper ones last, and of several
lines about one attribute the last counts, as in git. A pattern of a folder counts for what is in it, which git leaves
to its users to write: those who mark folders mean that. This module must not know what is done with marked files.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from oxigraph_code.file_tree import FileTree

ATTRIBUTES_FILE: Final = ".gitattributes"
_MOST_BYTES: Final = 1_000_000
_MOST_RULES: Final = 2_000
_MARKS: Final = {
    "linguist-generated": ("generated", True),
    "linguist-vendored": ("vendored", True),
    "linguist-documentation": ("documentation", True),
    "linguist-detectable": ("undetectable", False),
    "diff": ("binary", False),
}
"""The attributes that set a file apart, with the mark for that and the value that does it."""
_MACROS: Final = {"binary": ("-diff",)}
_LINE: Final = re.compile(r'\s*("(?:[^"\\\\]|\\\\.)*"|[^\s"#\[!]\S*)\s+(.*)')


class _Rule(NamedTuple):
    """The paths that a line is about, and the marks that it sets or takes away."""

    paths: re.Pattern[str]
    marks: tuple[tuple[str, bool], ...]


_Rules = tuple[tuple[int, tuple[_Rule, ...]], ...]
"""The rules of several files, each with the length of what the paths of its folder begin with."""


class Attributes:
    """What the ``.gitattributes`` files of a tree say of its files."""

    def __init__(self, tree: FileTree) -> None:
        self._tree = tree
        self._folders: dict[str, _Rules] = {}

    def marks(self, path: str) -> tuple[str, ...]:
        """The marks of a file, by its path relative to the root."""
        rules = self._of_folder(path.rpartition("/")[0])
        if not rules:
            return ()
        found: dict[str, bool] = {}
        for start, of_file in rules:
            below = path[start:]
            for rule in of_file:
                if rule.paths.match(below):
                    found.update(rule.marks)
        return tuple(sorted(mark for mark, is_set in found.items() if is_set))

    def _of_folder(self, folder: str) -> _Rules:
        known = self._folders.get(folder)
        if known is None:
            above = self._of_folder(folder.rpartition("/")[0]) if folder else ()
            own = self._read(folder)
            known = self._folders[folder] = (*above, (len(folder) + bool(folder), own)) if own else above
        return known

    def _read(self, folder: str) -> tuple[_Rule, ...]:
        try:
            text = self._tree.read(f"{folder}/{ATTRIBUTES_FILE}" if folder else ATTRIBUTES_FILE, _MOST_BYTES)
        except (OSError, ValueError):
            return ()
        return tuple(_rules(text.decode(errors="replace").splitlines()[:_MOST_RULES]))


def _rules(lines: Iterable[str]) -> Iterator[_Rule]:
    # Most roots have no such file, and do without.
    from pathspec import GitIgnoreSpec

    for line in lines:
        match = _LINE.match(line)
        marks = tuple(_marks(match[2].split())) if match is not None else ()
        if match is None or not marks:
            continue
        written = match[1].strip('"')
        for pattern in GitIgnoreSpec.from_lines([written]).patterns:
            if pattern.regex is not None:
                yield _Rule(pattern.regex, marks)


def _marks(attributes: Iterable[str]) -> Iterator[tuple[str, bool]]:
    """The marks that some attributes set or take away."""
    for written in attributes:
        if written in _MACROS:
            yield from _marks(_MACROS[written])
            continue
        name, _, value = written.lstrip("-!").partition("=")
        mark, setting = _MARKS.get(name, ("", True))
        if mark:
            is_unset = written[0] == "!"
            yield mark, not is_unset and (written[0] != "-" and value.lower() != "false") is setting

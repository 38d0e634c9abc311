"""Attributes in ``.gitattributes`` that set files apart: generated, vendored, documentation, binary.

For maintainers: the files from the root of the run down to the folder of a path are read; a deeper file, and a later
line in the same file, overrides, as in git. A pattern that matches a folder also applies to the files in it, which git
does not do: users who mark folders mean their content. This module must not know how marked files are treated. See
decision 0078.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from oxigraph_code.file_tree import FileTree, text_of

ATTRIBUTES_FILE: Final = ".gitattributes"
_MAX_BYTES: Final = 1_000_000
_MAX_RULES: Final = 2_000
_MARKS: Final = {
    "linguist-generated": ("generated", True),
    "linguist-vendored": ("vendored", True),
    "linguist-documentation": ("documentation", True),
    "linguist-detectable": ("undetectable", False),
    "diff": ("binary", False),
}
"""Attributes that set a file apart, with the mark for each and the value that sets it."""
_MACROS: Final = {"binary": ("-diff",)}
_LINE: Final = re.compile(r'\s*("(?:[^"\\\\]|\\\\.)*"|[^\s"#\[!]\S*)\s+(.*)')


class _Rule(NamedTuple):
    """A line of an attributes file: a path pattern, and the marks that it sets or clears."""

    paths: re.Pattern[str]
    marks: tuple[tuple[str, bool], ...]


_Rules = tuple[tuple[int, tuple[_Rule, ...]], ...]
"""The rules of several files. Each file has the length of the path prefix of its folder."""


class GitAttributes:
    """The ``.gitattributes`` files of a tree."""

    def __init__(self, tree: FileTree) -> None:
        self._tree = tree
        self._folders: dict[str, _Rules] = {}

    def marks(self, path: str) -> tuple[str, ...]:
        """Return the marks of the file at a path relative to the root."""
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
        text = text_of(self._tree, f"{folder}/{ATTRIBUTES_FILE}" if folder else ATTRIBUTES_FILE, _MAX_BYTES)
        return tuple(_rules(text.splitlines()[:_MAX_RULES]))


def _rules(lines: Iterable[str]) -> Iterator[_Rule]:
    # Most roots have no attributes file and never need the import.
    from pathspec import GitIgnoreSpec

    for line in lines:
        match = _LINE.match(line)
        marks = tuple(_marks(match[2].split())) if match is not None else ()
        if match is None or not marks:
            continue
        attribute = match[1].strip('"')
        for pattern in GitIgnoreSpec.from_lines([attribute]).patterns:
            if pattern.regex is not None:
                yield _Rule(pattern.regex, marks)


def _marks(attributes: Iterable[str]) -> Iterator[tuple[str, bool]]:
    """Yield the marks that attributes set or clear."""
    for attribute in attributes:
        if attribute in _MACROS:
            yield from _marks(_MACROS[attribute])
            continue
        name, _, value = attribute.lstrip("-!").partition("=")
        mark, setting = _MARKS.get(name, ("", True))
        if mark:
            is_unset = attribute[0] == "!"
            yield mark, not is_unset and (attribute[0] != "-" and value.lower() != "false") is setting

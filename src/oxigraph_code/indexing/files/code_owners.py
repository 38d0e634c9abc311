"""Read owners in the ``CODEOWNERS`` file of a tree, and join them with other marks.

For maintainers: the dialects differ little, so one reader takes all. GitHub: the last matching line decides, and one
without owners clears them. GitLab: so it is in each section, a section has owners of its own for lines without any, and
a file has the owners of all sections. Bitbucket: a line may define a group, or leave paths out. A pattern that matches
a folder also applies to the files in it. This module must not know the use of owners.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from oxigraph_code.facts import FileMarks
from oxigraph_code.file_tree import FileTree
from oxigraph_code.indexing.files.git_attributes import GitAttributes

_PLACES: Final = (
    ".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS", ".bitbucket/CODEOWNERS",
)  # fmt: skip
"""The first of these that exists is read, as hosts do."""
_MAX_BYTES: Final = 3_000_000
_MAX_RULES: Final = 20_000
_COMMENT: Final = re.compile(r"(?:^|(?<=\s))#.*")
_WORD: Final = re.compile(r"(?:\\.|\S)+")
_SECTION: Final = re.compile(r"\^?\[([^\]]+)\](?:\[\d+\])?\s*(.*)")
_CHOICE: Final = re.compile(r":(?:random|all|least_busy)\b.*")
"""How many members of a group review, which is no part of its name."""
_WILD: Final = frozenset("*?[\\")
_GROUP: Final = "@@@"


class _OwnerRule(NamedTuple):
    """A line with its number; ``leaves_out`` if its section has nothing at its paths."""

    number: int
    paths: re.Pattern[str]
    section: str
    owners: tuple[str, ...]
    leaves_out: bool


class CodeOwners:
    """The ``CODEOWNERS`` file of a tree."""

    def __init__(self, tree: FileTree) -> None:
        self._rules: dict[str, list[_OwnerRule]] = defaultdict(list)
        """By the first folder that the pattern names, empty for a pattern without one."""
        for start, rule in _rules(_text(tree)):
            self._rules[start].append(rule)

    def look_up(self, path: str) -> tuple[str, ...]:
        """Return the owners of the file at a path relative to the root."""
        if not self._rules:
            return ()
        found: dict[str, tuple[str, ...]] = {}
        left_out = set()
        start = path.partition("/")[0]
        for rule in sorted((*self._rules.get(start, ()), *self._rules.get("", ())), reverse=True):
            if (rule.section not in found or rule.leaves_out) and rule.paths.match(path):
                found.setdefault(rule.section, rule.owners)
                if rule.leaves_out:
                    left_out.add(rule.section)
        return tuple(sorted({owner for section in found.keys() - left_out for owner in found[section]}))


class MarksOfFiles:
    """All that a repository states about its files apart from their text."""

    def __init__(self, tree: FileTree) -> None:
        self._attributes = GitAttributes(tree)
        self._owners = CodeOwners(tree)

    def look_up(self, path: str) -> FileMarks:
        """Return the marks of the file at a path relative to the root."""
        return FileMarks(self._attributes.marks(path), self._owners.look_up(path))


def _text(tree: FileTree) -> str:
    for name in _PLACES:
        try:
            return tree.read(name, _MAX_BYTES).decode(errors="replace")
        except (OSError, ValueError):
            continue
    return ""


def _rules(text: str) -> Iterator[tuple[str, _OwnerRule]]:
    """Yield the rules in the order of their lines, each with the folder that its pattern begins with."""
    section, inherited = "", tuple[str, ...]()
    groups: dict[str, tuple[str, ...]] = {}
    for number, line in enumerate(text.splitlines()[:_MAX_RULES]):
        line = _COMMENT.sub("", line).strip()
        if header := _SECTION.fullmatch(line):
            section, inherited = header[1].strip().lower(), _owners(header[2].split(), groups)
            continue
        pattern, *words = _WORD.findall(line) or [""]
        if pattern.startswith(_GROUP):
            groups[pattern.removeprefix(_GROUP)] = _owners(words, groups)
        elif pattern and not pattern.startswith(("CODEOWNERS.", "Check(")):
            yield from _read(number, pattern, section, _owners(words, groups) or inherited)


def _read(number: int, pattern: str, section: str, owners: tuple[str, ...]) -> Iterator[tuple[str, _OwnerRule]]:
    # Most roots have no such file and never need the import.
    from pathspec import GitIgnoreSpec

    paths = pattern.removeprefix("!")
    for compiled in GitIgnoreSpec.from_lines([paths]).patterns:
        if compiled.regex is not None:
            first, is_folder, _ = paths.lstrip("/").partition("/")
            is_anchored = "/" in paths.rstrip("/") and is_folder and _WILD.isdisjoint(first)
            yield first if is_anchored else "", _OwnerRule(number, compiled.regex, section, owners, paths != pattern)


def _owners(words: list[str], groups: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    found: list[str] = []
    for word in words:
        name = _CHOICE.sub("", word)
        found += groups.get(name.removeprefix("@@"), (name,)) if "@" in name else ()
    return tuple(dict.fromkeys(found))

"""Patterns of text by which sites are found before the tree is asked.

For maintainers: a file that has none of the names pays one search for each. This module must not know the tree.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

_MAX_PATH: Final = 1_000
_BEFORE_NAMES: Final = b"".join(re.findall(rb"[\w$.=}\s]", bytes(range(256))))
_BEHIND_NAMES: Final = re.compile(rb"[\w$.?\[\s]*+")
_BRACES: Final = re.compile(rb"[{}]")


def closing_brace(source: bytes, opening: int) -> int:
    """Find the end of the braces that open at an offset, at most one byte on if they are not closed."""
    depth = 0
    for brace in _BRACES.finditer(source, opening):
        depth += 1 if brace[0] == b"{" else -1
        if not depth:
            return brace.end()
    return opening + 1


def paths_to(names: Sequence[str], before: bytes, behind: bytes, source: bytes) -> list[re.Match[bytes]]:
    """Find paths that end in a name between two patterns, looked for around the names alone."""
    present = tuple(name for name in names if name.encode() in source)
    if not present:
        return []
    of_name, of_path = _patterns_of_names(present, before, behind)
    done, found = 0, list[re.Match[bytes]]()
    for name in of_name.finditer(source):
        if name.start() >= done:
            least = max(done, name.start() - _MAX_PATH)
            start = least + len(source[least : name.start()].rstrip(_BEFORE_NAMES))
            done = _BEHIND_NAMES.match(source, name.start()).end()  # type: ignore[union-attr]  # may match nothing
            found += of_path.finditer(source, start, done + 1)
    return found


@cache
def address_calls(makers: str) -> re.Pattern[bytes]:
    """Return the pattern of a call that makes an address of its arguments."""
    any_of = "|".join(re.escape(name).replace(r"\*", r"\w*") for name in makers.split())
    return re.compile(rf"(?:new\s+)?(?:[\w$]+\.)*(?:{any_of or '(?!)'})\(".encode())


@cache
def keys_of_entries(names: tuple[str, ...]) -> re.Pattern[bytes]:
    """Return the pattern of the keys of entries; the group is the name."""
    any_of = b"|".join(re.escape(name.encode()).replace(rb"\*", rb"[\w:.-]*") for name in names)
    return re.compile(rb"(?<![\w$.?\"'])[\"']?(" + any_of + rb")(?:(?<=/)[^\"'\n]*)?[\"']?\s*[:=]")


@cache
def documents_after(words: tuple[str, ...]) -> re.Pattern[bytes]:
    """Return the pattern of documents up to the first brace; the group is the word that they begin with."""
    any_of = b"|".join(re.escape(word.encode()) for word in words)
    return re.compile(rb"[\"'`]\s*+(?:#[^\n]*+\s*+)*+(" + any_of + rb")\b[^{}\"'`;]{0,1500}\{")


@lru_cache(maxsize=200)
def _patterns_of_names(
    names: tuple[str, ...], before: bytes, behind: bytes
) -> tuple[re.Pattern[bytes], re.Pattern[bytes]]:
    """Return the patterns of a name and of a whole path; the groups are the receiver and the name."""
    any_of = b"|".join(re.escape(name.encode()) for name in names)
    path = before + rb"((?:[\w$]++\s*+\.\s*+)*)(" + any_of + rb")" + behind
    return re.compile(rb"(?:" + any_of + rb")" + behind), re.compile(path)

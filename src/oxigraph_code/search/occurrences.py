"""Textual occurrences of names in files, in all the forms that programs write them.

For maintainers: any text counts as a use of a name, because a name in a string, a template or a setting may be one. A
name of several words is also searched for in camel case, snake case and kebab case, since frameworks convert them; a
part next to a computed text stands for all names with it. A limit on bytes ends the search, never the clock. This
module must not know the graph.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

_BUDGET = 300_000_000
_LOOKED_AT = 8192
_MAX_LINES = 200
"""The lines that are kept of one name: with more, it is a common word and no evidence."""
_SHORTEST_PART = 3
_MAX_KEYS = 50
_TOKEN = re.compile(rb"[A-Za-z_\x80-\xff][\w\x80-\xff]*(?:-[\w\x80-\xff]+)*")
_TOKEN_OR_END = re.compile(_TOKEN.pattern + rb"|\r\n?|\n")
_PART = re.compile(rb"[A-Za-z_]\w*")
# Patterns that begin with few characters are found several times faster.
_COMPUTED = re.compile(rb"[{%\"'`$](?:(?<=\{)|(?<=%)s|(?<=[\"'`])\s*[+%.]|(?<=\$)\{)")
_WORD_BACKWARDS = re.compile(rb"\w{2,}[A-Za-z_](?!\w)")
_LONGEST = 200
_LOWERED = bytes(range(256)).lower()
_AFTER_COMPUTED = re.compile(rb"[}%+.](?:(?<=\})|(?<=%)s|(?<=[+.])\s*[\"'`])(\w{3,})")
_ENDS = b"\r\n"
_WORD = re.compile(r"[a-z]+|[A-Z][a-z]*")


class Occurrences(NamedTuple):
    """The occurrences of names, by their keys.

    ``lines`` are path and line, up to a limit; ``beyond`` are the keys over it. ``computed`` are the keys with a part
    that the text has next to a computed one. ``files`` were read, all of them if ``is_complete``, and those in
    ``with_words`` have one of the words that were asked for besides.
    """

    lines: Mapping[str, Sequence[tuple[str, int]]]
    beyond: frozenset[str]
    computed: frozenset[str]
    files: int
    is_complete: bool
    with_words: Sequence[str]


def key_of(name: str) -> str:
    """Return a key shared by all forms of a compound name; a simple name is its own key."""
    bare = name.lstrip("_")
    words = _WORD.findall(bare)
    if len(words) < 2:
        return name
    return name[: len(name) - len(bare)] + bare.replace("_", "").replace("-", "").lower()


def occurrences(
    read_file: Callable[[str, int], bytes],
    paths: Iterable[str],
    names: Iterable[str],
    most_bytes: int,
    computes: Callable[[str], bool],
    words: Iterable[str] = (),
) -> Occurrences:
    """Search files for names, without binary files and files of more than ``most_bytes``.

    ``computes`` is True for a file that may compose names.
    """
    wanted = {key_of(name): name for name in names}
    search = _Search(wanted)
    asked = [word.encode() for word in words]
    with_words = []
    read = files = 0
    is_complete = True
    for path in paths:
        if read > _BUDGET:
            is_complete = False
            break
        try:
            data = read_file(path, most_bytes)
        except (OSError, ValueError):
            continue
        if b"\0" in data[:_LOOKED_AT]:
            continue
        read += len(data)
        files += 1
        search.add(path, data)
        if computes(path) and search.may_have_parts(data):
            search.add_parts(data)
        if any(word in data for word in asked):
            with_words.append(path)
    return Occurrences(search.lines, frozenset(search.beyond), search.computed(), files, is_complete, with_words)


def _bare(text: bytes) -> bytes:
    return text.translate(_LOWERED, b"_-")


class _Search:
    def __init__(self, wanted: Mapping[str, str]) -> None:
        self._wanted = wanted
        are_few = len(wanted) <= _MAX_KEYS and all(map(str.isascii, wanted))
        keys = [_bare(key.encode()) for key in wanted] if are_few else []
        self._rare = keys if all(keys) else []
        """The keys to look for in a file before its words are read, if they are few."""
        shortest = {part for name in wanted.values() for side in _parts(name) for part in side[:1]}
        self._rare_parts = [part.encode() for part in shortest] if self._rare else None
        self._keys: dict[bytes, tuple[str, ...]] = {}
        self._before: set[bytes] = set()
        self._after: set[bytes] = set()
        self.lines: dict[str, list[tuple[str, int]]] = defaultdict(list)
        self.beyond: set[str] = set()

    def add(self, path: str, data: bytes) -> None:
        """Record the occurrences in a file."""
        if self._rare:
            bare = _bare(data)
            if not any(key in bare for key in self._rare):
                return
        tokens = _TOKEN_OR_END.findall(data)
        found = {token: keys for token in set(tokens) if (keys := self._keys_of(token))}
        found = {token: keys for token, keys in found.items() if not self.beyond.issuperset(keys)}
        if not found:
            return
        number, seen = 1, set[bytes]()
        for token in tokens:
            if token in found:
                if token not in seen:
                    seen.add(token)
                    for key in found[token]:
                        self._note(key, path, number)
            elif token[0] in _ENDS:
                number += 1
                seen.clear()

    def may_have_parts(self, data: bytes) -> bool:
        """Return false if the names are few, and no part of one is in a file."""
        return self._rare_parts is None or any(part in data for part in self._rare_parts)

    def add_parts(self, data: bytes) -> None:
        """Record the parts next to computed texts in a file."""
        for at in map(re.Match.start, _COMPUTED.finditer(data)):
            if word := _WORD_BACKWARDS.match(data[max(0, at - _LONGEST) : at][::-1]):
                self._before.add(word[0][::-1])
        self._after.update(_AFTER_COMPUTED.findall(data))

    def _note(self, key: str, path: str, number: int) -> None:
        lines = self.lines[key]
        if len(lines) < _MAX_LINES:
            lines.append((path, number))
        else:
            self.beyond.add(key)

    def _keys_of(self, token: bytes) -> tuple[str, ...]:
        """Return the keys of names that a token, or a part of it between hyphens, may stand for."""
        if token not in self._keys:
            texts = [token, *_PART.findall(token)] if b"-" in token else [token]
            keys = (key_of(text.decode("utf-8", "replace")) for text in texts)
            self._keys[token] = tuple(dict.fromkeys(key for key in keys if key in self._wanted))
        return self._keys[token]

    def computed(self) -> frozenset[str]:
        """Collect the keys of names that begin or end like a text next to a computed one."""
        before = {text.decode("utf-8", "replace") for text in self._before}
        after = {text.decode("utf-8", "replace") for text in self._after}
        return frozenset(key for key, name in self._wanted.items() if _has_part(name, before, after))


def _has_part(name: str, before: set[str], after: set[str]) -> bool:
    """Return true if a name begins or ends with a text at the border of a word."""
    starts, ends = _parts(name)
    return not before.isdisjoint(starts) or not after.isdisjoint(ends)


def _parts(name: str) -> tuple[list[str], list[str]]:
    """Return the beginnings and the ends of a name at borders of words, the shortest first."""
    ends = [place for place in range(_SHORTEST_PART, len(name)) if name[place - 1] == "_" or name[place].isupper()]
    starts = [
        place for place in range(1, len(name) - _SHORTEST_PART + 1) if name[place] == "_" or name[place].isupper()
    ]
    return [name[:place] for place in ends], [name[place:] for place in reversed(starts)]

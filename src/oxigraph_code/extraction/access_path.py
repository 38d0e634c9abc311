"""Access paths: what a call site says about its receiver, as text that no formatting can change.

For maintainers: ``Model.objects.filter(name="x")[0].save()`` has the receiver ``Model.objects.filter()[]``. Paths are
put together from the calls inside them, each of which is a match of its own, so that a chain of a thousand calls costs
as much as a thousand calls. This module must not know any grammar; the separators below are those of all of them.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable

UNKNOWN = "…"
"""The part of a path that is neither a name, a member, a call nor a subscript."""

_LONGEST = 200

_PLAIN = re.compile(r"[^\W\d]\w*(?:\.\w+)*")
_TAIL = re.compile(r"(?:\s*(?:\.|::|\?\.|->)\s*\w+|\s*\[[^\[\]]*\])*")
_HEAD_AND_TAIL = re.compile(r"(?:::)?[^\W\d]\w*" + _TAIL.pattern)
_SUBSCRIPT = re.compile(r"\[[^\[\]]*\]")
_SEPARATOR = re.compile(r"\?\.|\.|::|->")
_SPACE = re.compile(r"\s+")


class AccessPaths:
    """The access paths of one file. Calls must be added innermost first: by their ends, ascending."""

    def __init__(self, text: Callable[[int, int], str]) -> None:
        self._text = text
        self._known: dict[int, list[tuple[int, str]]] = {}  # by where they start: where they end, ascending

    def add_call(self, start: int, end: int, callee: str, argument: str = "") -> None:
        """A call whose callee has this path; ``argument`` is kept where it decides what the call means."""
        self.add(start, end, f"{callee}({argument})")

    def add(self, start: int, end: int, path: str) -> None:
        """An expression that has this path, whatever its text is."""
        self._known.setdefault(start, []).append((end, path))

    def path(self, start: int, end: int) -> str:
        """The path of an expression, of at most 200 characters; what goes beyond is ``UNKNOWN``."""
        if self._text(start, start + 6) == "await ":
            path = self.path(start + 6, end)
            return path if path == UNKNOWN else f"{path}.await"
        known = self._known.get(start, ())
        nth = bisect_right(known, end, key=_end) - 1 if known else -1
        if nth >= 0:
            inner_end, head = known[nth]
            if end - inner_end > 4 * _LONGEST:
                return UNKNOWN
            tail = self._text(inner_end, end) if inner_end < end else ""
            if not _TAIL.fullmatch(tail):
                return UNKNOWN
        else:
            if end - start > 4 * _LONGEST:
                return UNKNOWN
            head, tail = "", self._text(start, end)
            if _PLAIN.fullmatch(tail):
                return tail if len(tail) <= _LONGEST else UNKNOWN
            if not _HEAD_AND_TAIL.fullmatch(tail):
                return UNKNOWN
        path = head + _SPACE.sub("", _SUBSCRIPT.sub("[]", tail))
        return path if len(path) <= _LONGEST else UNKNOWN


def _end(entry: tuple[int, str]) -> int:
    return entry[0]


def separator(between: str) -> str:
    """What stands between a receiver and a member, without the line ends and comments around it."""
    plain = between.strip()
    if _SEPARATOR.fullmatch(plain):
        return plain
    match = _SEPARATOR.match(plain) or _SEPARATOR.search(plain, max(0, len(plain) - 2)) or _SEPARATOR.search(plain)
    return match[0] if match else "."

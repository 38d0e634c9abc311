"""The calls of one file that pass a router to a function, which may register routes on it.

For maintainers: such a function has any name, so its calls are found by their arguments: the name of a router of the
file, a usual name of routers, or the call that makes one. Files without routers are not searched. This module must not
know any framework.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

from oxigraph_code.extraction.syntax.captured import CapturedReference
from oxigraph_code.extraction.text.file_text import FileText
from oxigraph_code.extraction.text.spans import Span
from oxigraph_code.facts import Import
from oxigraph_code.patterns.frameworks import RouterNames

_MOST: Final = 500
_BEFORE: Final = re.compile(rb"[(,]\s*&?\s*(?:mut\s+)?$")
_BEHIND: Final = re.compile(rb"\s*[,)]")
_LONGEST_GAP: Final = 40
_DEEPEST: Final = 20
_PATH: Final = re.compile(rb"(?:(?<![\w$])[\w$]+\s*\.\s*)+$")
_LONGEST_PATH: Final = 200


class PassedRouters:
    """The calls of one file, to be searched for routers among their arguments."""

    def __init__(self, calls: Iterable[CapturedReference], text: FileText, names: RouterNames) -> None:
        self._calls = calls
        self._text = text
        self._names = names

    def found(self, made: Collection[Span], named: Iterable[str], imports: Iterable[Import]) -> list[CapturedReference]:
        """The calls with a router among their arguments.

        ``made`` are the calls of the file that make or mount routers, ``named`` the names that have routers.
        """
        if not made and not any(self._names.is_imported(entry.path) for entry in imports):
            return []
        words = sorted({*named, *self._names.usual} - {""})
        offsets = [span.start for span in made if self._is_argument(span)]
        pattern = re.compile(rb"(?<![\w$])(?:" + b"|".join(map(_escaped, words)) + rb")(?![\w$])")
        for match in pattern.finditer(self._text.source):
            if _BEHIND.match(self._text.source, match.end()):
                path = Span(self._begins(match.start()), match.end())
                offsets += [path.start] if self._is_argument(path) else []
        if not offsets:
            return []
        calls = [call for call in self._calls if call.kind == "call" and call.callee_end >= 0]
        calls.sort(key=lambda call: call.callee_end)
        starts = [call.callee_end for call in calls]
        found = {id(call): call for offset in offsets for call in _around(offset, calls, starts)}
        return list(found.values())[:_MOST]

    def _begins(self, name: int) -> int:
        """The start of the path that a name ends."""
        before = _PATH.search(self._text.source, max(0, name - _LONGEST_PATH), name)
        return before.start() if before else name

    def _is_argument(self, span: Span) -> bool:
        """True if an expression is a whole argument."""
        before = _BEFORE.search(self._text.source, max(0, span.start - _LONGEST_GAP), span.start)
        return before is not None and _BEHIND.match(self._text.source, span.end) is not None


def _around(offset: int, calls: Sequence[CapturedReference], starts: Sequence[int]) -> Iterator[CapturedReference]:
    """The innermost call with an offset among its arguments."""
    nth = bisect_right(starts, offset) - 1
    for call in reversed(calls[max(0, nth - _DEEPEST) : nth + 1]):
        if call.end > offset:
            yield call
            return


def _escaped(word: str) -> bytes:
    return re.escape(word.encode())

"""The arguments of calls that may decide what the calls give.

For maintainers: a function that hands on what it is given is known by nothing at the call, so the first few arguments
are kept of each call whose value is used, as far as they are names, calls, or what is written there. They are read off
the text, so that no further node has to be matched. This module must not know any language.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from oxigraph_code.extraction.access_path import AccessPaths
from oxigraph_code.extraction.drafts import ReferenceDraft, Span
from oxigraph_code.extraction.text import Text

_MOST = 3
_OPENING = re.compile(rb"\s*\(\s*")
_NAME = re.compile(rb"[A-Za-z_$][\w$]*(?:\.[\w$#]+)*")
_PLAIN = re.compile(rb"""[\d.]+|"[^"\\\n]{0,80}"|'[^'\\\n]{0,80}'""")
_NEXT = re.compile(rb"\s*(?:,\s*(\))?|(\)))")
_GOES_ON = re.compile(rb"\s*(?:\?\.|[.\[(!])")
_TAKEN = re.compile(r"(?:=>?|\|\||\?\??|[\w\"'\])]\s*:|\b(?:return|await|yield))\s*$")
_LONGEST_BEFORE = 40


class Deciding:
    """Those of one file. Of members only calls of some ``methods`` count."""

    def __init__(self, text: Text, paths: AccessPaths, methods: Collection[str]) -> None:
        self._text = text
        self._paths = paths
        self._methods = methods

    def arguments(self, call: ReferenceDraft) -> list[Span]:
        """The first arguments of a call, up to the first of which nothing can be said."""
        if call.name is None or (call.receiver is not None and self._text.span(call.name) not in self._methods):
            return []
        opening = self._text.match(_OPENING, call.name.end)
        if opening is None or not self._is_used(call):
            return []
        found: list[Span] = []
        start = opening.end()
        while len(found) < _MOST:
            end = self._end(start)
            after = self._text.match(_NEXT, end) if end > start else None
            if after is None:
                break  # it goes on, and is more than what could be read
            found.append(Span(start, end))
            if after[1] or after[2]:
                break
            start = after.end()
        return found

    def _end(self, start: int) -> int:
        """Where an argument ends that begins there."""
        if (end := self._paths.end(start)) >= 0:
            return end
        match = self._text.match(_NAME, start) or self._text.match(_PLAIN, start)
        return match.end() if match is not None else -1

    def _is_used(self, call: ReferenceDraft) -> bool:
        """Whether something of what a call gives is used, or it is bound to something, or given back."""
        if self._text.match(_GOES_ON, call.end) is not None:
            return True
        return _TAKEN.search(self._text.piece(max(0, call.start - _LONGEST_BEFORE), call.start)) is not None

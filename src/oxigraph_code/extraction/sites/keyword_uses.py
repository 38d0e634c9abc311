"""Members that the keywords of calls name: fields of a constructor or a query.

For maintainers: the language decides which calls these are; this module finds their keywords in the text, as far as
they stand between the brackets of the call itself. It must not know any language, nor the owners of the members.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from oxigraph_code.extraction.conventions import Conventions
from oxigraph_code.extraction.syntax.captured import CapturedReference
from oxigraph_code.extraction.text.file_text import FileText, Span
from oxigraph_code.facts.access_paths import EACH, KeywordsStep

_DOTTED = re.compile(r"[^\W\d]\w*(?:\.[^\W\d]\w*)*")
_MAX_KEYWORDS = 12
_LONGEST_ARGUMENTS = 1_000
_ARGUMENT = re.compile(
    r"""[(\[{][^()\[\]{}"']*[)\]}]|([()\[\]{}])|(\w[\w.]*)(\s*=(?!=))?|(["'])((?:[^"'\\\n]|\\.){0,80})\4"""
)
_CONSTRUCTED = "constructed"
_CONDITION = "condition"
_NAMED = "named row"
_LISTED = frozenset({"listed row", "listed"})
_NAMED_MEMBER = "named member"
_WRITING = frozenset({_CONSTRUCTED, _NAMED_MEMBER, "written row", *_LISTED})
_ROWS = frozenset({"row", "written row", _NAMED, "listed row"})
_OBJECT = re.compile(rb"\s*([^\W\d]\w*(?:\.\w+)*)\s*,\s*(?=[\"'])")


class KeywordMembers(NamedTuple):
    """The members that the keywords of one call name.

    They belong to the rows of its receiver, to the constructed object, or, if it ``is_open``, to anything.
    """

    holder: Span
    is_row: bool
    is_write: bool
    is_open: bool
    members: tuple[str, ...]

    def paths(self, holder: str) -> Iterator[str]:
        """Yield the paths of uses for the owner's path, each with a few keywords."""
        for first in range(0, len(self.members), _MAX_KEYWORDS):
            keywords = KeywordsStep(self.members[first : first + _MAX_KEYWORDS])
            yield f"{holder}{EACH if self.is_row else ''}{keywords}"


def keywords_of(call: CapturedReference, text: FileText, conventions: Conventions) -> KeywordMembers | None:
    """Return the members that the keywords of a call name, if the language says that they name any."""
    if call.name is None or not (kind := conventions.keyword_use(text.span(call.name))):
        return None
    is_row = kind in _ROWS
    holder = call.receiver
    if kind in (_CONSTRUCTED, _CONDITION):
        holder = Span((call.receiver or call.name).start, call.name.end)
    elif kind == _NAMED_MEMBER:
        first = text.match(_OBJECT, call.name.end + 1)
        holder = Span(*first.span(1)) if first is not None and call.receiver is None else None
    if holder is None:
        return None
    found = map(conventions.member_path, _written(text, call.name.end, call.end, kind))
    members = tuple(name for name in dict.fromkeys(found) if _DOTTED.fullmatch(name))[
        : 1 if kind == _NAMED_MEMBER else None
    ]
    return KeywordMembers(holder, is_row, kind in _WRITING, kind == _CONDITION, members) if members else None


def _written(text: FileText, start: int, end: int, kind: str) -> Iterator[str]:
    """Yield the keywords of a call, and where texts name members, the texts or those in a list or mapping."""
    if text.byte(start) != b"(":
        return
    written = text.piece(start + 1, min(end, start + _LONGEST_ARGUMENTS))
    is_named, is_listed = kind in (_NAMED, _NAMED_MEMBER), kind in _LISTED
    if not (is_named or is_listed) and "=" not in written:
        return
    depth = 1
    for bracket, name, equals, _, literal in _ARGUMENT.findall(written):
        if bracket:
            depth += 1 if bracket in "([{" else -1
        elif depth == 1 and ((equals and kind != "listed") or (literal and is_named)):
            yield name or literal
        elif depth == 2 and literal and is_listed:
            yield literal

"""Comments between ``/*`` and ``*/`` or behind ``//``, and the documentation in them.

For maintainers: texts in, texts out. Spaces replace text that a grammar does not read; lengths and line ends stay, so
that offsets are right for the original. This module must not know the tags of a language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

_STAR: Final = re.compile(r"^[ \t]*\*(?!/)[ \t]?", re.MULTILINE)
_LONGEST: Final = 400_000
_LONGEST_SOURCE: Final = 2_000_000
_COMMENT: Final = re.compile(r"//[^\n]*|/\*(?:[^*]|\*(?!/))*\*/")
_NOT_LINE_END: Final = re.compile(rb"[^\r\n]")


def documentation_in(literal: str) -> str:
    """Take the marks off a documentation comment; return no text for another or a huge one."""
    if not literal.startswith("/**") or len(literal) > _LONGEST:
        return ""
    body = literal.removeprefix("/**").removesuffix("*/").rstrip("*")
    return "\n".join(line.rstrip() for line in _STAR.sub("", body).strip().splitlines())


def without_comments(text: str) -> str:
    """Replace the comments in a text by spaces; keep a text that begins with one, such as documentation."""
    return text if text.startswith("/*") or ("//" not in text and "/*" not in text) else _COMMENT.sub(" ", text)


def blanked(text: bytes) -> bytes:
    """Replace all bytes by spaces except line ends."""
    return _NOT_LINE_END.sub(b" ", text)


def rewritten(text: bytes, rules: Iterable[tuple[re.Pattern[bytes], bytes | None]]) -> bytes:
    """Put templates of the same length in place of patterns, blanks for no template; a huge text is kept."""
    for pattern, template in rules if len(text) <= _LONGEST_SOURCE else ():
        text = pattern.sub((lambda match: blanked(match[0])) if template is None else template, text)
    return text


def as_comment(text: bytes) -> bytes:
    """Replace the marks of a comment in markup by marks of a script."""
    return b"/*%b*/" % text[2:-2].replace(b"*/", b"  ")

"""Comments between ``/*`` and ``*/`` or behind ``//``, and the documentation in them.

For maintainers: texts in, texts out. This module must not know the tags of a language.
"""

from __future__ import annotations

import re
from typing import Final

_STAR: Final = re.compile(r"^[ \t]*\*(?!/)[ \t]?", re.MULTILINE)
_LONGEST: Final = 400_000
_COMMENT: Final = re.compile(r"//[^\n]*|/\*(?:[^*]|\*(?!/))*\*/")


def documentation_in(literal: str) -> str:
    """Take the marks off a documentation comment; return no text for another or a huge one."""
    if not literal.startswith("/**") or len(literal) > _LONGEST:
        return ""
    body = literal.removeprefix("/**").removesuffix("*/").rstrip("*")
    return "\n".join(line.rstrip() for line in _STAR.sub("", body).strip().splitlines())


def without_comments(text: str) -> str:
    """Replace the comments in a text by spaces; keep a text that begins with one, such as documentation."""
    return text if text.startswith("/*") or ("//" not in text and "/*" not in text) else _COMMENT.sub(" ", text)

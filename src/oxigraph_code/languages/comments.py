"""Documentation in block comments, for the languages that write it between ``/**`` and ``*/``.

For maintainers: texts in, texts out. This module must not know the tags of a language.
"""

from __future__ import annotations

import re
from typing import Final

_STAR: Final = re.compile(r"^[ \t]*\*(?!/)[ \t]?", re.MULTILINE)
_LONGEST: Final = 400_000


def documentation_in(literal: str) -> str:
    """Take the marks off a documentation comment; return no text for another or a huge one."""
    if not literal.startswith("/**") or len(literal) > _LONGEST:
        return ""
    body = literal.removeprefix("/**").removesuffix("*/").rstrip("*")
    return "\n".join(line.rstrip() for line in _STAR.sub("", body).strip().splitlines())

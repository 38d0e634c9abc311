"""Classify lines about an external key: a line reads the key, uses it, or declares it.

For maintainers: an environment variable or a setting has one name everywhere, so the class follows from the text around
the name, which most languages write alike. This module must not know any language.
"""

from __future__ import annotations

import re
from functools import lru_cache

READS, USES, DECLARES, MENTIONS = range(4)
"""The classes, the most sought first."""

KEY = re.compile(r"^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$")
"""A name of an environment variable or a setting."""

# Most languages, and most programs that wrap it, name the reader of the environment after it.
_OF_DECLARATIONS = r"(?:export|const|let|var|static|pub|final|public|private)"
_OF_ENVIRONMENT = r"\w*env\w*"


def part_of(line: str, name: str, *, is_code: bool) -> int:
    """Classify a line with a name in it."""
    if not is_code:
        return MENTIONS
    reads, declares = _patterns(name)
    if reads.search(line):
        return READS
    return DECLARES if declares.match(line) else USES


@lru_cache(maxsize=64)
def _patterns(name: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    name = re.escape(name)
    reads = rf"\b(?i:{_OF_ENVIRONMENT})\W{{1,4}}(?:\w+\W{{1,3}}){{0,2}}{name}\b"
    declares = rf"\s*(?:{_OF_DECLARATIONS}\s+)*[\"'`]?{name}[\"'`]?\s*(?::[^=]+)?[=:](?!=)"
    return re.compile(reads), re.compile(declares)

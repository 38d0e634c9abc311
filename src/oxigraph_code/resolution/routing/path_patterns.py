"""Readable route paths, so that they can be searched.

For maintainers: parameters stay as the framework writes them; regular expressions become readable, and each path begins
with a slash.
"""

from __future__ import annotations

import re
from typing import Final

from oxigraph_code.resolution.routing.texts import UNKNOWN

_SLASHES: Final = re.compile(r"(?<!:)/{2,}")
_GROUP: Final = re.compile(r"\((?:\?P<(\w+)>|\?:|(?!\?))(?:[^()]|\([^()]*\))*\)[+*?]?")
_OPTIONAL: Final = re.compile(r"\((?:\?:|(?!\?))(?:[^()]|\([^()]*\))*\)\?")
_ESCAPED: Final = re.compile(r"\\([/.\-_])")
_LOOK: Final = re.compile(r"\(\?[=!<][^()]*\)")


def normalized(path: str) -> str:
    """Return a path with one slash in front, and nowhere two."""
    if path.startswith((UNKNOWN, "*")):
        return _SLASHES.sub("/", path)
    return _SLASHES.sub("/", f"/{path}")


def plain_of_regular(pattern: str) -> str:
    """Convert a regular expression to a path: groups become parameters, anchors and escapes go.

    Groups without a name that may be left out are not in it.
    """
    plain = _LOOK.sub("", pattern.lstrip("^").removesuffix("$").removesuffix(r"\Z"))
    plain = _OPTIONAL.sub("", plain)
    plain = _GROUP.sub(lambda group: f"<{group[1] or UNKNOWN}>", plain)
    return _ESCAPED.sub(r"\1", plain).removesuffix("/?").replace("/?", "/")

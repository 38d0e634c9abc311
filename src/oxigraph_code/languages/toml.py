"""Bounded parsing of TOML manifests.

For maintainers: a small file can keep the standard library's parser busy for minutes, so a text that would cost too
much is rejected before parsing. This module must not know the meaning of any table.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from oxigraph_code.languages.folder import ProjectFolder

_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)")
_PARSING_COST = 100_000_000


def read_toml(folder: ProjectFolder, path: str) -> tuple[dict[str, Any], str] | None:
    """Read the tables of a manifest and its text; ``None`` and a diagnostic if it cannot be read."""
    text = folder.read_manifest(path)
    if text is None:
        return None
    # The parser takes quadratic time in the parts of a dotted key, and walks a header's parts for each of its lines.
    dots = [line.count(".") for line in text.split("\n")]
    if sum(count * count for count in dots) + 10 * max(dots) * len(dots) > _PARSING_COST:
        folder.report(path, "has keys of too many parts; not read", dots.index(max(dots)) + 1, severity="error")
        return None
    try:
        return tomllib.loads(text), text
    except (RecursionError, MemoryError):
        folder.report(path, "nested too deeply to be read", severity="error")
    except ValueError as error:
        place = _PLACE.search(str(error))
        line, column = (int(place[1]), int(place[2])) if place else (0, 0)
        if "(at end of document)" in str(error):
            line = text.count("\n") + 1
        message = str(error).partition(" (at ")[0]
        folder.report(path, f"does not parse: {message}", line, column, severity="error")
    return None

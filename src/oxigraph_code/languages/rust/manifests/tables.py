"""The tables of one Cargo.toml, which may be anything, since TOML has no schema.

For maintainers: this module must not know what the tables mean, except that a member may leave a value to its
workspace.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from oxigraph_code.languages.folder import ProjectFolder

_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)")
_PARSING_COST = 100_000_000
_LONGEST = 2_000
# Not characters of text: what no RDF literal, terminal or model should be given.
_UNUSABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")


def read_tables(folder: ProjectFolder, path: str) -> dict[str, Any] | None:
    """The tables of a manifest; None, and a diagnostic, where it cannot be read."""
    text = folder.read_manifest(path)
    if text is None:
        return None
    # The standard library takes the square of a dotted key's parts, and walks a header's parts again for each line.
    dots = [line.count(".") for line in text.split("\n")]
    if sum(count * count for count in dots) + 10 * max(dots) * len(dots) > _PARSING_COST:
        folder.report(path, "has keys of too many parts; not read", dots.index(max(dots)) + 1, severity="error")
        return None
    try:
        return tomllib.loads(text)
    except (RecursionError, MemoryError):
        folder.report(path, "nested too deeply to be read", severity="error")
    except ValueError as error:
        place = _PLACE.search(str(error))
        line, column = (int(place[1]), int(place[2])) if place else (0, 0)
        message = str(error).partition(" (at ")[0]
        folder.report(path, f"does not parse: {message}", line, column, severity="error")
    return None


def table(tables: object, *path: str) -> dict[str, Any]:
    """The table at a path of keys, empty where there is none."""
    for key in path:
        tables = tables.get(key) if isinstance(tables, dict) else None
    return tables if isinstance(tables, dict) else {}


def text_of(value: object) -> str:
    """A string that a graph can hold, empty for anything else."""
    if not isinstance(value, str) or len(value) > _LONGEST:
        return ""
    return _UNUSABLE.sub("\N{REPLACEMENT CHARACTER}", value).strip()


def texts_of(value: object) -> list[str]:
    """The strings of a list."""
    return [text for entry in value if (text := text_of(entry))] if isinstance(value, list) else []


def inherited(package: dict[str, Any], workspace: dict[str, Any], field: str) -> str:
    """A field of a package, from its workspace where it says so."""
    value = package.get(field)
    if isinstance(value, dict) and value.get("workspace") is True:
        value = table(workspace, "package").get(field)
    return text_of(value)

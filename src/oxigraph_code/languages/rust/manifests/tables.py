"""The tables of one Cargo.toml, which may be anything, since TOML has no schema.

For maintainers: this module must not know what the tables mean, except that a member may leave a value to its
workspace.
"""

from __future__ import annotations

import re
from typing import Any

from oxigraph_code.languages.folder import ProjectFolder
from oxigraph_code.languages.toml import read_toml

_LONGEST = 2_000
# Not characters of text: what no RDF literal, terminal or model should be given.
_UNUSABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")


def read_tables(folder: ProjectFolder, path: str) -> dict[str, Any] | None:
    """The tables of a manifest; None, and a diagnostic, where it cannot be read."""
    found = read_toml(folder, path)
    return None if found is None else found[0]


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

"""The tables of one Cargo.toml, with values of any type, since TOML has no schema.

For maintainers: this module must not know the meaning of the tables, except that a member may inherit a value from its
workspace.
"""

from __future__ import annotations

import re
from typing import Any

from oxigraph_code.languages.folder import ProjectFolder
from oxigraph_code.languages.toml import read_toml

_LONGEST = 2_000
# Control characters and surrogates, which no RDF literal or terminal should get.
_UNUSABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")


def read_tables(folder: ProjectFolder, path: str) -> dict[str, Any] | None:
    """Read the tables of a manifest; ``None`` and a diagnostic if it cannot be read."""
    found = read_toml(folder, path)
    return None if found is None else found[0]


def table(tables: object, *path: str) -> dict[str, Any]:
    """Return the table at a path of keys; empty if there is none."""
    for key in path:
        tables = tables.get(key) if isinstance(tables, dict) else None
    return tables if isinstance(tables, dict) else {}


def text_of(value: object) -> str:
    """Return a string that a graph can hold; empty for anything else."""
    if not isinstance(value, str) or len(value) > _LONGEST:
        return ""
    return _UNUSABLE.sub("\N{REPLACEMENT CHARACTER}", value).strip()


def texts_of(value: object) -> list[str]:
    """Return the strings of a list."""
    return [text for entry in value if (text := text_of(entry))] if isinstance(value, list) else []


def inherited(package: dict[str, Any], workspace: dict[str, Any], field: str) -> str:
    """Return a field of a package, inherited from its workspace if the field says so."""
    value = package.get(field)
    if isinstance(value, dict) and value.get("workspace") is True:
        value = table(workspace, "package").get(field)
    return text_of(value)

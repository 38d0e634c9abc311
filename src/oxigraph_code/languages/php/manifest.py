"""Read ``composer.json`` and ``composer.lock``: the name of a package and its dependencies.

For maintainers: text only; Composer is never run. A package that only the lock names is needed by others and has the
group ``indirect``. Constraints stay as written; ``php`` and extensions, such as ``ext-json``, are no dependencies.

Source: the documentation of Composer, "The composer.json schema".
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from oxigraph_code.facts import Dependency, ProjectFacts
from oxigraph_code.file_tree import FileTree
from oxigraph_code.languages.folder import ProjectFolder

MANIFEST = "composer.json"
_LOCK = "composer.lock"
_MAX_ENTRIES = 20_000


def read_project(path: Path, root: Path | None = None, tree: FileTree | None = None) -> ProjectFacts | None:
    """Read the manifests of a folder; ``None`` without one."""
    folder = ProjectFolder(path, tree)
    names = folder.names()
    if MANIFEST not in names and _LOCK not in names:
        return None
    stated = _read(folder, MANIFEST) if MANIFEST in names else {}
    locked = _read(folder, _LOCK) if _LOCK in names else {}
    dependencies = [*_needed(stated, "require", ""), *_needed(stated, "require-dev", "dev")]
    known = {entry.name for entry in dependencies}
    for key in ("packages", "packages-dev"):
        listed = locked.get(key)
        for entry in listed[:_MAX_ENTRIES] if isinstance(listed, list) else ():
            if isinstance(entry, dict) and (name := _text(entry, "name")) and name not in known:
                dependencies.append(Dependency(name, _text(entry, "version"), "indirect"))
    required = stated.get("require")
    return ProjectFacts(
        language="php",
        name=_text(stated, "name"),
        version=_text(stated, "version"),
        description=_text(stated, "description"),
        edition=_text(required, "php") if isinstance(required, dict) else "",
        dependencies=tuple(dict.fromkeys(dependencies)),
        diagnostics=folder.diagnostics(),
    )


def _read(folder: ProjectFolder, name: str) -> dict[str, Any]:
    """Read the object in a manifest; empty, with a diagnostic, if it has none."""
    try:
        found = json.loads(folder.read_manifest(name) or "{}")
    except (ValueError, RecursionError) as error:
        folder.report(name, f"no valid JSON: {error}", getattr(error, "lineno", 1))
        return {}
    if not isinstance(found, dict):
        folder.report(name, "no object of JSON", 1)
        return {}
    return found


def _needed(stated: dict[str, Any], key: str, group: str) -> Iterator[Dependency]:
    """Yield the packages that a list of a manifest names."""
    listed = stated.get(key)
    for name, constraint in list(listed.items())[:_MAX_ENTRIES] if isinstance(listed, dict) else ():
        if "/" in name and isinstance(constraint, str):
            yield Dependency(name, constraint, group)


def _text(stated: dict[str, Any], key: str) -> str:
    found = stated.get(key)
    return found if isinstance(found, str) else ""

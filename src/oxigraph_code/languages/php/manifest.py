"""Read ``composer.json`` and ``composer.lock``: the name of a package and its dependencies.

For maintainers: text only; Composer is never run. A package that only the lock names is needed by others and has the
group ``indirect``. Constraints stay as written; ``php`` and extensions, such as ``ext-json``, are no dependencies.

Source: the documentation of Composer, "The composer.json schema".
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from oxigraph_code.facts import Dependency, ProjectFacts
from oxigraph_code.file_tree import FileTree
from oxigraph_code.languages.folder import ProjectFolder
from oxigraph_code.languages.json_text import Object, object_of, read_object, text_of

MANIFEST = "composer.json"
_LOCK = "composer.lock"
_MAX_ENTRIES = 20_000


def read_project(path: Path, root: Path | None = None, tree: FileTree | None = None) -> ProjectFacts | None:
    """Read the manifests of a folder; ``None`` without one."""
    folder = ProjectFolder(path, tree)
    names = folder.names()
    if MANIFEST not in names and _LOCK not in names:
        return None
    stated, locked = read_object(folder, MANIFEST) or {}, read_object(folder, _LOCK) or {}
    dependencies = [*_needed(stated, "require", ""), *_needed(stated, "require-dev", "dev")]
    known = {entry.name for entry in dependencies}
    for key in ("packages", "packages-dev"):
        listed = locked.get(key)
        for entry in listed[:_MAX_ENTRIES] if isinstance(listed, list) else ():
            if (name := text_of(object_of(entry).get("name"))) and name not in known:
                dependencies.append(Dependency(name, text_of(entry.get("version")), "indirect"))
    return ProjectFacts(
        language="php",
        name=text_of(stated.get("name")),
        version=text_of(stated.get("version")),
        description=text_of(stated.get("description")),
        edition=text_of(object_of(stated.get("require")).get("php")),
        dependencies=tuple(dict.fromkeys(dependencies)),
        diagnostics=folder.diagnostics(),
    )


def _needed(stated: Object, key: str, group: str) -> Iterator[Dependency]:
    """Yield the packages that a list of a manifest names."""
    for name, constraint in list(object_of(stated.get(key)).items())[:_MAX_ENTRIES]:
        if "/" in name and isinstance(constraint, str):
            yield Dependency(name, constraint, group)

"""A project's name, version, description and dependencies, from ``package.json``.

For maintainers: manifests are read, never run; their scripts are not even looked at. The two loaders share the
manifest, and only one of them reports dependencies and faults, so that nothing is reported twice.

Sources: the documentation of npm (``package.json``), yarn and pnpm (workspaces, versions by ``workspace:`` and
``catalog:``, which stay as written).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from oxigraph_code.facts import Dependency, ProjectFacts
from oxigraph_code.file_tree import FileTree
from oxigraph_code.languages.folder import ProjectFolder
from oxigraph_code.languages.json_text import Object, object_of, read_object, text_of
from oxigraph_code.languages.typescript.manifests import MANIFESTS, PACKAGE_FILE
from oxigraph_code.languages.typescript.manifests.aliases import CONFIGURATIONS, read_aliases, read_compiler_options

# The tables of dependencies with their groups; those needed to run have none.
_TABLES = (
    ("dependencies", ""),
    ("devDependencies", "dev"),
    ("peerDependencies", "peer"),
    ("optionalDependencies", "optional"),
)
_MAX_DEPENDENCIES = 20_000
_LONGEST_NAME = 200
_LONGEST_TEXT = 4_000
# Control characters and surrogates, which no RDF literal or terminal should get.
_UNUSABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")
_USER_OF_URL = re.compile(r"((?:git\+)?(?:https?|ssh|git)://)[^/@\s]+@")


def read_project(path: Path, root: Path | None = None, tree: FileTree | None = None) -> ProjectFacts | None:
    """Read the manifests of a folder; ``None`` without any.

    Nothing outside of the folder is read, and nothing is executed.
    """
    folder = ProjectFolder(path, tree)
    if not any(map(folder.has_file, MANIFESTS)):
        return None
    package = (read_object(folder, PACKAGE_FILE) if folder.has_file(PACKAGE_FILE) else None) or {}
    read_compiler_options(folder)  # for its diagnostics
    facts = _described(folder, package)
    return facts._replace(
        dependencies=tuple(_dependencies(folder, package)),
        diagnostics=folder.diagnostics(),
        aliases=read_aliases(folder),
    )


def read_name(path: Path, root: Path | None = None, tree: FileTree | None = None) -> ProjectFacts | None:
    """Read the manifests without dependencies and diagnostics."""
    folder = ProjectFolder(path, tree)
    if not any(map(folder.has_file, MANIFESTS)):
        return None
    return _described(folder, (read_object(folder, PACKAGE_FILE) if folder.has_file(PACKAGE_FILE) else None) or {})


def _described(folder: ProjectFolder, package: Object) -> ProjectFacts:
    name = _clean(text_of(package.get("name"))).strip()
    if len(name) > _LONGEST_NAME:
        folder.report(PACKAGE_FILE, "the name is too long; not read", severity="error")
        name = ""
    uses_types = folder.has_file(CONFIGURATIONS[0]) or any(
        "typescript" in object_of(package.get(table)) for table, _ in _TABLES
    )
    return ProjectFacts(
        language="typescript" if uses_types else "javascript",
        name=name,
        version=_clean(text_of(package.get("version")))[:_LONGEST_TEXT],
        description=_clean(text_of(package.get("description")))[:_LONGEST_TEXT],
    )


def _dependencies(folder: ProjectFolder, package: Object) -> Iterator[Dependency]:
    meta = object_of(package.get("peerDependenciesMeta"))
    count = 0
    for table, group in _TABLES:
        declared = package.get(table)
        if declared is not None and not isinstance(declared, dict):
            folder.report(PACKAGE_FILE, f"{table} is not an object; not read", severity="error")
        for name, version in object_of(declared).items():
            plain = _clean(name).strip()
            if not plain or len(plain) > _LONGEST_NAME or not isinstance(version, str):
                folder.report(PACKAGE_FILE, f"{table}: {plain[:80] or 'an empty name'!r} is no dependency; left out")
                continue
            count += 1
            if count > _MAX_DEPENDENCIES:
                folder.report(PACKAGE_FILE, f"more than {_MAX_DEPENDENCIES:,} dependencies; the others are left out")
                return
            is_optional = group == "optional" or (group == "peer" and object_of(meta.get(name)).get("optional") is True)
            shown = _USER_OF_URL.sub(r"\1", _clean(version))[:_LONGEST_TEXT]
            yield Dependency(plain, shown, group, (), is_optional)


def _clean(text: str) -> str:
    return _UNUSABLE.sub("\N{REPLACEMENT CHARACTER}", text)

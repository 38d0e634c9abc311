"""The workspace of a package, with a manifest beside the package or in a folder above.

For maintainers: only manifests between a package and the root of the run are read, even if one names others. Faults of
a workspace are reported for its own folder only, not for every member.

Source: The Cargo Book, chapter "Workspaces".
"""

from __future__ import annotations

import os
import posixpath
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from oxigraph_code.file_tree import FileTree
from oxigraph_code.languages.folder import ProjectFolder
from oxigraph_code.languages.rust.manifests import MANIFEST
from oxigraph_code.languages.rust.manifests.tables import read_tables, table, text_of, texts_of


class CargoWorkspace(NamedTuple):
    """The table of a workspace, and the package's path in it, empty if both have one manifest."""

    table: dict[str, Any]
    member: str = ""

    def way_to(self, path: str) -> str:
        """Return the relative path from the package to a path of the workspace."""
        there = posixpath.normpath(path).split("/")
        here = self.member.split("/") if self.member else []
        while there and here and there[0] == here[0]:
            there, here = there[1:], here[1:]
        return "/".join([*[".."] * len(here), *there]) or "."


def workspace_of(path: Path, root: Path | None, tables: dict[str, Any], tree: FileTree | None) -> CargoWorkspace:
    """Return the workspace of the package in the folder ``path``; empty if there is none that may be read."""
    if "workspace" in tables:
        return CargoWorkspace(table(tables, "workspace"))
    for folder in _candidates(path, root, text_of(table(tables, "package").get("workspace"))):
        reader = ProjectFolder(folder, tree)
        found = (read_tables(reader, MANIFEST) or {}) if reader.has_file(MANIFEST) else {}
        member = path.relative_to(folder).as_posix()
        if "workspace" in found and not _excludes(table(found, "workspace"), member):
            return CargoWorkspace(table(found, "workspace"), member)
    return CargoWorkspace({})


def _candidates(path: Path, root: Path | None, written: str) -> Iterator[Path]:
    """Yield the folders that may have the workspace's manifest: the nearest first, or the named one."""
    above = [folder for folder in path.parents if root is not None and folder.is_relative_to(root)]
    if written:
        named = Path(os.path.normpath(path / written))
        above = [folder for folder in above if folder == named]
    yield from above


def _excludes(workspace: dict[str, Any], member: str) -> bool:
    excluded = [posixpath.normpath(pattern) for pattern in texts_of(workspace.get("exclude"))]
    return any(member == entry or member.startswith(f"{entry}/") for entry in excluded)

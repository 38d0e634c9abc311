"""Read ``Cargo.toml``: a package or a workspace.

For maintainers: text only; Cargo is never run, so values that a build script computes are unknown. A member of a
workspace is a project of its own, with the values that it inherits from the workspace; ``manifests`` reads the files,
this module merges them.

Source: The Cargo Book, chapters "The Manifest Format", "Workspaces", "Specifying Dependencies", "Features".
"""

from __future__ import annotations

import posixpath
from itertools import islice
from pathlib import Path
from typing import Any

from oxigraph_code.facts import ProjectFacts
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.file_tree import FileTree
from oxigraph_code.languages.folder import ProjectFolder, table
from oxigraph_code.languages.rust.configuration import BUILT_WITH
from oxigraph_code.languages.rust.manifests import MANIFEST
from oxigraph_code.languages.rust.manifests.dependencies import (
    MAXIMUM_DEPENDENCIES,
    crate_name,
    dependencies,
    features,
    inherited,
    read_tables,
    text_of,
    workspace_of,
)
from oxigraph_code.languages.rust.modules import FEATURES

_MAXIMUM_FEATURES = 5_000
# In the 2015 edition, import paths start at the crate root.
_OF_IMPORTS = Alias("", ("::crate",), "")


def read_project(path: Path, root: Path | None = None, tree: FileTree | None = None) -> ProjectFacts | None:
    """Read the manifest of a folder; ``None`` without one.

    Nothing outside of the folder is read but the manifest of its workspace in a folder above, as far as ``root``.
    Nothing is executed.
    """
    folder = ProjectFolder(path, tree)
    if MANIFEST not in folder.names():
        return None
    tables = read_tables(folder, MANIFEST) or {}
    package = table(tables, "package")
    workspace = workspace_of(path, root, tables, tree)
    found = list(islice(dependencies(folder, MANIFEST, tables, workspace), MAXIMUM_DEPENDENCIES + 1))
    if len(found) > MAXIMUM_DEPENDENCIES:
        folder.report(MANIFEST, f"more than {MAXIMUM_DEPENDENCIES:,} dependencies; the others are left out")
    declared = [text_of(name) for name in table(tables, "features")]
    # A value inherited from a workspace that must not be read is unknown.
    default = "2015" if package and "edition" not in package else ""
    edition = inherited(package, workspace.table, "edition") or default
    of_imports = _OF_IMPORTS if edition == "2015" else None
    called = (_library(tables), of_imports, _features(tables), *(alias for _, alias in found))
    return ProjectFacts(
        language="rust",
        name=text_of(package.get("name")),
        version=inherited(package, workspace.table, "version"),
        description=inherited(package, workspace.table, "description"),
        edition=edition,
        dependencies=tuple(dict.fromkeys(dependency for dependency, _ in found[:MAXIMUM_DEPENDENCIES])),
        diagnostics=folder.diagnostics(),
        features=tuple(dict.fromkeys(declared))[:_MAXIMUM_FEATURES],
        aliases=tuple(dict.fromkeys(alias for alias in called if alias)),
    )


def _library(tables: dict[str, Any]) -> Alias | None:
    """Return the name of a package's library and its root file, which may be missing."""
    written = table(tables, "lib")
    name = text_of(written.get("name")) or crate_name(text_of(table(tables, "package").get("name")))
    path = posixpath.normpath(text_of(written.get("path")) or "src/lib.rs")
    is_inside = path.endswith(".rs") and not path.startswith(("../", "/"))
    return Alias(name, (path,), "") if name and is_inside else None


def _features(tables: dict[str, Any]) -> Alias | None:
    """Return the features of a package: enabled ones with their prefix, and the others."""
    found = islice(features(tables), _MAXIMUM_FEATURES)
    named = tuple(f"::{name}" if is_left_out else f"::{BUILT_WITH}{name}" for name, is_left_out in found)
    return Alias(FEATURES, named or (f"::{BUILT_WITH}",), "") if "package" in tables else None

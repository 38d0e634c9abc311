"""What Cargo.toml says of a crate or of a workspace and its members.

For maintainers: text only; Cargo is never run, so what a build script would compute is not known. Of a workspace, the
dependencies of every member are those of the project; ``manifests`` reads one file, this module joins them.

Source: The Cargo Book, chapters "The Manifest Format", "Workspaces", "Specifying Dependencies", "Features".
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from oxigraph_code.facts import Dependency, ProjectFacts
from oxigraph_code.languages.folder import ProjectFolder
from oxigraph_code.languages.rust.manifests.dependencies import MAXIMUM_DEPENDENCIES, dependencies
from oxigraph_code.languages.rust.manifests.members import members
from oxigraph_code.languages.rust.manifests.tables import inherited, read_tables, table, text_of

MANIFESTS = ("Cargo.toml",)
_MAXIMUM_FEATURES = 5_000


def read_project(root: Path) -> ProjectFacts | None:
    """What the manifests in and below ``root`` say; None where it has none. Reads nothing outside, executes nothing."""
    folder = ProjectFolder(root)
    if MANIFESTS[0] not in folder.names():
        return None
    tables = read_tables(folder, MANIFESTS[0]) or {}
    workspace = table(tables, "workspace")
    package = table(tables, "package")
    found = list(dependencies(folder, MANIFESTS[0], "", "", tables, workspace))
    features = list(_features(tables))
    editions = [inherited(package, workspace, "edition")]
    if "workspace" in tables:
        for path in members(folder, workspace):
            manifest = f"{path}/{MANIFESTS[0]}"
            member = read_tables(folder, manifest)
            if member is None:
                continue
            name = text_of(table(member, "package").get("name")) or path
            found += dependencies(folder, manifest, path, name, member, workspace)
            features += (f"{name}/{feature}" for feature in _features(member))
            editions.append(inherited(table(member, "package"), workspace, "edition"))
            if len(found) > MAXIMUM_DEPENDENCIES:
                folder.report(manifest, f"more than {MAXIMUM_DEPENDENCIES:,} dependencies; the others are left out")
                break
    # What is left to a workspace outside of the root is not known.
    default = "2015" if package and "edition" not in package else ""
    return ProjectFacts(
        language="rust",
        name=text_of(package.get("name")),
        version=inherited(package, workspace, "version"),
        description=inherited(package, workspace, "description"),
        # A workspace without a package has no edition, but its members may agree on one.
        edition=editions[0] or default or _only(editions[1:]),
        dependencies=_once(found[:MAXIMUM_DEPENDENCIES]),
        diagnostics=folder.diagnostics(),
        features=tuple(dict.fromkeys(features))[:_MAXIMUM_FEATURES],
    )


def _features(tables: dict[str, Any]) -> list[str]:
    return [text_of(name) for name in table(tables, "features")]


def _only(editions: list[str]) -> str:
    given = set(editions)
    return given.pop() if len(given) == 1 else ""


def _once(found: list[Dependency]) -> tuple[Dependency, ...]:
    return tuple(dict.fromkeys(found))

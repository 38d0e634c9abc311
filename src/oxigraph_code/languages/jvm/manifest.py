"""Read the manifest of a project: Maven's, else Gradle's.

For maintainers: ``manifests`` reads each; this module chooses.
"""

from __future__ import annotations

from pathlib import Path

from oxigraph_code.facts import ProjectFacts
from oxigraph_code.file_tree import FileTree
from oxigraph_code.languages.jvm.manifests.gradle import read_gradle
from oxigraph_code.languages.jvm.manifests.maven import read_pom


def read_project(path: Path, root: Path | None = None, tree: FileTree | None = None) -> ProjectFacts | None:
    """Read the facts of the project in a folder; ``None`` without a manifest."""
    return read_pom(path, root, tree) or read_gradle(path, root, tree)


def read_name(path: Path, root: Path | None = None, tree: FileTree | None = None) -> ProjectFacts | None:
    """Read the manifests without dependencies and diagnostics, which another loader states."""
    facts = read_project(path, root, tree)
    return facts._replace(dependencies=(), diagnostics=()) if facts is not None else None

"""Projects made of manifests, and what was read of them, for the tests beside this module."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

from oxigraph_code.facts import ProjectFacts
from oxigraph_code.languages.python.manifest import read_project


def project(root: Path, **files: str) -> ProjectFacts:
    """Write files (``__`` for a dot, ``___`` for a slash in their names) and read the project."""
    for name, text in files.items():
        path = root / name.replace("___", "/").replace("__", ".")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text), encoding="utf-8")
    facts = read_project(root)
    assert facts is not None
    return facts


def messages(facts: ProjectFacts) -> list[str]:
    return [f"{path}:{diagnostic.line}: {diagnostic.message}" for path, diagnostic in facts.diagnostics]


def groups(facts: ProjectFacts) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for dependency in facts.dependencies:
        found.setdefault(dependency.group, []).append(dependency.name)
    return found

"""A project that is indexed once, and tools that are asked about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Answer, Call, Workspace
from oxigraph_code.tools.workspace.workspace import answer_by
from tests.indexing.support import index, write


def ask(workspace: Workspace, root: Path, tool: Callable[..., Answer], *arguments: Any, **more: Any) -> str:
    """Ask a tool about the project at a root."""
    return answer_by(tool, workspace, Call(), *arguments, project=str(root), **more).text


def indexed(root: Path, files: dict[str, str]) -> Iterator[tuple[Workspace, Path]]:
    """Index a project of some files in a store beside its root, for a fixture."""
    write(root, files)
    workspace = Workspace.open(
        load_settings({"store_path": root.parent / "store", "cache_path": root.parent / "cache.db"})
    )
    index(workspace, root)
    yield workspace, root
    workspace.close()

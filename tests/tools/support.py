"""A project that is indexed once, and tools that are asked about it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from oxigraph_code.tools import Answer, Call, Workspace
from oxigraph_code.tools.workspace.workspace import answer_by


def ask(workspace: Workspace, root: Path, tool: Callable[..., Answer], *arguments: Any, **more: Any) -> str:
    """Ask a tool about the project at a root."""
    return answer_by(tool, workspace, Call(), *arguments, project=str(root), **more).text

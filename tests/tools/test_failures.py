"""A tool that meets a failure that it does not handle reports the cause and a remedy."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.errors import ToolFailed
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Answer, Call, Tool, Workspace


def failing(workspace: Workspace, call: Call) -> Answer:
    """Fail as a fault of the program does."""
    raise KeyError("lost \udcff")


def test_an_unhandled_failure_names_tool_cause_and_remedy(tmp_path: Path) -> None:
    tool = Tool("code", "get_nothing", reads_only=True)
    tool.__dict__["function"] = failing
    workspace = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    with pytest.raises(ToolFailed) as caught:
        tool.run(workspace, Call())
    workspace.close()
    assert caught.value.message.startswith("get_nothing failed: KeyError:")
    assert "load_code" in caught.value.hint
    str(caught.value).encode()

"""The names that other graphs of code give to questions answer as the tools that they stand for."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.tools import TOOLS, Call, Workspace, tool_called
from tests.indexing.support import index, write

pytestmark = pytest.mark.usefixtures("in_process")

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "CODEOWNERS": "pay.py @shop/payments\n",
    "pay.py": "def charge():\n    return rate()\n\n\ndef rate():\n    return 1\n",
}


@pytest.mark.parametrize(
    ("name", "arguments", "said"),
    [
        ("find_code_by_owner", {"owner": "payments"}, "pay.py:1 function charge()"),
        ("get_entity_details", {"entity_id": "charge"}, "owned by: @shop/payments"),
        ("get_graph_overview", {}, "@shop/payments 1 file"),
        ("get_code_dependencies", {"entity_id": "charge"}, "rate"),
    ],
)
def test_a_name_of_another_graph_answers_unlisted(
    workspace: Workspace, tmp_path: Path, name: str, arguments: dict[str, str], said: str
) -> None:
    root = write(tmp_path / "shop", FILES)
    index(workspace, root)
    tool = tool_called(name)
    assert tool is not None
    assert tool not in TOOLS
    assert said in tool.run(workspace, Call(), project=str(root), **arguments).text

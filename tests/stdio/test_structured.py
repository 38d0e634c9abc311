"""A client that asks for structured content gets fields, and the text only once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from mcp.types import CallToolResult, TextContent

from tests.indexing.support import write
from tests.stdio.client import Session, serving

SHOP = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "cart.py": "class Cart:\n    def total(self):\n        return self.tax()\n\n    def tax(self):\n        return 1\n",
}


@pytest.fixture(scope="module")
def structured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Session]:
    folder = tmp_path_factory.mktemp("structured")
    shop = write(folder / "shop", SHOP)
    with serving(folder / "store", cwd=shop, OXIGRAPH_STRUCTURED_OUTPUT="1") as session:
        yield session


def call(session: Session, tool: str, **arguments: Any) -> tuple[dict[str, Any], list[str]]:
    """Return the fields and texts of an answer, which the client checks against the tool's schema."""

    async def run() -> CallToolResult:
        return await session.client.call_tool(tool, arguments)

    result = session._portal.call(run)
    assert result.structured_content is not None
    return result.structured_content, [block.text for block in result.content if isinstance(block, TextContent)]


def test_an_answer_is_fields_with_the_summary_as_text(structured: Session) -> None:
    assert all(tool.output_schema for tool in structured.tools())
    loaded, _ = call(structured, "load_code", path=".", full=True)
    assert (loaded["mode"], loaded["languages"], loaded["projects"][0]["name"]) == ("full", {"python": 1}, "shop")
    callers, texts = call(structured, "get_callers", symbol="Cart.tax")
    assert [row["name"] for row in callers["callers"]] == ["Cart.total"]
    assert texts == [callers["summary"]]


def test_an_answer_without_fields_is_its_text(structured: Session) -> None:
    found, texts = call(structured, "get_callers", symbol="Cart.tax", format="text")
    assert found["text"].splitlines()[0] == found["summary"] == texts[0]
    assert len(texts) == 1
    missing, _ = call(structured, "get_symbol", symbol="nowhere")
    assert missing["summary"].startswith("no symbol is called nowhere")


def test_notes_about_arguments_are_in_the_fields_too(structured: Session) -> None:
    found, texts = call(structured, "get_callers", function_name="Cart.tax")
    assert found["notice"] == texts[-1] == "function_name was read as symbol"

"""The tools that a text for models names are listed by the server that goes with it, and answer."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.clients.guidance import GUIDANCE
from oxigraph_code.server.handshake import INSTRUCTIONS
from oxigraph_code.tools import TOOLS
from oxigraph_code.tools.mcp.prompts import PROMPTS
from tests.docs import pages
from tests.docs.pages import ROOT
from tests.indexing.support import write
from tests.stdio.client import SERVER, serving

pytestmark = pytest.mark.needs_sources

NAMES = {tool.name for tool in TOOLS}
MARKED = re.compile(r"`(ask|outline)\b|\b(ask|outline)\(|\b(ask) with ")
"""Tools whose names are words as well."""
_UNLISTED = frozenset({"check_rules", "drop_project", "drop_snapshot"})
FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "cart.py": "class Cart:\n    def total(self):\n        return self.tax()\n\n    def tax(self):\n        return 1\n",
}
ARGUMENTS: Mapping[str, Any] = {
    "task": "change the tax of a cart",
    "query": "SELECT ?n { ?c a code:Class ; code:name ?n }",
    "symbol": "Cart.tax",
    "source": "Cart.total",
    "target": "Cart.tax",
    "seeds": "Cart",
    "question": "which classes are there",
    "update": "INSERT DATA { <x:a> <x:b> 1 }",
    "input": "<x:a> <x:b> 1 .",
    "base": "HEAD",
    "path": "cart.py",
}


def named(text: str) -> set[str]:
    """Return the names of tools in a text, without those outside of the usual list, which it may explain."""
    words = {word for match in MARKED.finditer(text) for word in match.groups() if word}
    return (NAMES & set(re.findall(r"\b[a-z]+_[a-z_]+\b", text)) | words) - _UNLISTED


def servers() -> Iterator[tuple[str, Sequence[str], str]]:
    """Yield each server that we configure for models, its command, and the texts that go with it."""
    plugin = json.loads(pages.read("plugin/.claude-plugin/plugin.json"))
    yield "plugin", command(plugin), pages.read("plugin/skills/code-graph/SKILL.md")
    guides = [ROOT / "README.md", *sorted((ROOT / "docs" / "guide").glob("*.md"))]
    prompts = [prompt("x") for prompt in PROMPTS]
    texts = [GUIDANCE, INSTRUCTIONS, *prompts, *map(pages.read, guides)]
    yield "example", command(json.loads(pages.read(".mcp.json.example"))), "\n".join(texts)


def command(configuration: Mapping[str, Any]) -> Sequence[str]:
    (server,) = configuration["mcpServers"].values()
    assert server["command"] == "oxigraph-mcp"
    assert not server.get("env")
    return [*SERVER, *server["args"]]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "started", "text"), [*servers()], ids=["plugin", "example"])
def test_the_tools_that_a_text_names_are_listed_and_answer(
    tmp_path: Path, name: str, started: Sequence[str], text: str
) -> None:
    shop = write(tmp_path / name, FILES)
    with serving(tmp_path / "store", cwd=shop, command=started, OXIGRAPH_TOOLS="") as session:
        listed = {tool.name for tool in session.tools()}
        assert len(named(text)) > 5
        assert named(text) <= listed
        for tool in TOOLS:
            if tool.name in named(text):
                required = [name for name, parameter in tool.parameters.items() if parameter.is_required]
                said = session.call(tool.name, **{name: ARGUMENTS[name] for name in required}).text
                assert "no tool is called" not in said

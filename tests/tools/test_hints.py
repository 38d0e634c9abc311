"""An answer names only tools that its client sees."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import oxigraph_code
from oxigraph_code.server.calls import open_workspace
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import TOOLS, Workspace
from tests.tools.support import ask

PACKAGE = Path(oxigraph_code.__file__).parent
OTHERS = {tool.name for tool in TOOLS if not tool.is_core}
# Answers of these tools, and modules that speak of tools without naming one to a client.
NOT_BY_DEFAULT = {f"{tool.home.replace('.', '/')}.py" for tool in TOOLS if not tool.is_core} | {"__init__.py"}


def literals(file: Path) -> Iterator[tuple[int, str]]:
    """Yield the string literals of a module without docstrings."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.lineno, node.value


@pytest.mark.needs_sources
def test_answers_of_core_tools_name_other_tools_as_hints_only() -> None:
    named = re.compile(rf"(?<![\w./])({'|'.join(sorted(OTHERS))})\b(?![\w=])")
    found = [
        f"{file.relative_to(PACKAGE)}:{line}: {text}"
        for file in sorted((PACKAGE / "tools").rglob("*.py"))
        if str(file.relative_to(PACKAGE / "tools")) not in NOT_BY_DEFAULT
        for line, text in literals(file)
        if named.search(text)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("tools", "words"),
    [
        ("core", "outline shows a file; get_symbol shows one"),
        ("get_callers, get_symbol", "get_symbol shows one"),
        ("get_callers", ""),
    ],
)
def test_a_hint_names_the_tools_of_the_server(tmp_path: Path, tools: str, words: str) -> None:
    workspace = open_workspace(load_settings({"store_path": tmp_path / "store", "tools": tools}))
    assert workspace.hints(outline="shows a file", get_symbol="shows one") == words
    workspace.close()


def test_a_command_has_all_tools(tmp_path: Path) -> None:
    workspace = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    assert workspace.hints(outline="shows a file") == "outline shows a file"
    workspace.close()


FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "cart.py": (
        "class Cart:\n    def __init__(self):\n        self.items = []\n\n"
        "    def total(self):\n        return self.items\n\n\n"
        "def unused(): ...\n\n\nLIMIT = 1\n\n\ndef limit():\n    return LIMIT\n"
    ),
}


@pytest.mark.parametrize("symbol", ["Cart", "Cart.items", "Cart.total", "unused", "LIMIT", "limit"])
def test_the_hints_of_answers_lead_in_no_circle(workspace: Workspace, root: Path, symbol: str) -> None:
    tools = {tool.name: tool for tool in TOOLS if tool.name in ("get_callers", "find_references", "impact_analysis")}
    following = re.compile(rf"({'|'.join(tools)}) (?:lists|follows|has)\b")

    def next_tools(name: str) -> set[str]:
        last = ask(workspace, root, tools[name].function, symbol).splitlines()[-1]
        return set(following.findall(last)) - {"impact_analysis"}

    led = {name: next_tools(name) for name in tools}
    assert not any(back in led[name] and name in led[back] for name in led for back in led), led

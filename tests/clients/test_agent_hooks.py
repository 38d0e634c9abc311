"""The hooks that add the graph to the work of an agent."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.clients.agent_hooks import searched_words
from tests.terminal import run


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with a store in its folder."""
    folder = tmp_path_factory.mktemp("hooks") / "shop"
    folder.mkdir()
    (folder / "cart.py").write_text("def tax(price): return price\n\n\ndef total(): return tax(1)\n")
    assert run(folder / "oxigraph_data", "index", cwd=folder).returncode == 0
    return folder


def hook(name: str, event: Any, cwd: Path) -> str:
    """Return the context that a hook adds."""
    text = event if isinstance(event, str) else json.dumps(event)
    command = [sys.executable, "-m", "oxigraph_code.clients.agent_hooks", name]
    done = subprocess.run(command, input=text, cwd=cwd, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return json.loads(done.stdout)["hookSpecificOutput"]["additionalContext"] if done.stdout else ""


@pytest.mark.parametrize(
    ("tool", "given", "words"),
    [
        ("Grep", {"pattern": "def total\\b"}, ["total"]),
        ("Bash", {"command": "cd src && grep -rn 'tax(' . | head"}, ["tax"]),
        ("Bash", {"command": "rg --type py pay_now"}, ["pay_now"]),
        ("Bash", {"command": "git grep -n Cart"}, ["Cart"]),
        ("Bash", {"command": "pytest -k total"}, []),
        ("Glob", {"pattern": "**/*"}, []),
    ],
)
def test_the_searched_names_are_those_of_the_pattern(tool: str, given: dict[str, str], words: list[str]) -> None:
    assert searched_words({"tool_name": tool, "tool_input": given}) == words


def test_a_text_search_gets_the_definitions_of_its_names(shop: Path) -> None:
    context = hook("search", {"tool_name": "Grep", "tool_input": {"pattern": "tax"}}, shop)
    assert "cart.py:1 function tax (1 dependents)" in context


def test_a_session_starts_with_the_most_used_symbols(shop: Path) -> None:
    context = hook("session-start", {}, shop)
    assert "1 python files" in context
    assert "cart.py:1 tax" in context


def test_the_store_is_found_from_a_folder_below(shop: Path) -> None:
    (shop / "deep").mkdir()
    assert "tax" in hook("session-start", {"cwd": str(shop / "deep")}, shop)


@pytest.mark.parametrize("event", ["", "no json", "[]", '{"tool_input": 1}', '{"tool_name": "Bash"}'])
def test_a_hook_that_fails_says_nothing(shop: Path, tmp_path: Path, event: str) -> None:
    assert hook("search", event, shop) == ""
    assert hook("search", event, tmp_path) == ""

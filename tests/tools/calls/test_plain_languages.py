"""Answers about a symbol of a language without calls say so in their first line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from oxigraph_code.tools import Answer, Workspace
from oxigraph_code.tools.calls.callees import get_callees
from oxigraph_code.tools.calls.callers import get_callers
from oxigraph_code.tools.calls.impact import impact_analysis
from oxigraph_code.tools.overview.repo_map import repo_map
from oxigraph_code.tools.references.references import find_references
from tests.tools.support import ask

FILES = {"lib/cart.lua": "local function hidden() end\n", "shop.py": "def total(): pass\n"}
SENTENCE = "calls and uses in lua files are not read"


@pytest.mark.parametrize("tool", [get_callers, get_callees, impact_analysis, find_references])
def test_the_first_line_says_what_is_not_read(workspace: Workspace, root: Path, tool: Callable[..., Answer]) -> None:
    assert SENTENCE in ask(workspace, root, tool, "hidden").splitlines()[0]
    assert SENTENCE not in ask(workspace, root, tool, "total")


def test_no_answer_says_that_nothing_calls_the_symbol(workspace: Workspace, root: Path) -> None:
    assert ask(workspace, root, get_callers, "hidden").startswith("no callers found of ")
    assert "calls nothing" not in ask(workspace, root, get_callees, "hidden")


def test_a_file_of_such_a_language_says_it_too(workspace: Workspace, root: Path) -> None:
    assert SENTENCE in ask(workspace, root, impact_analysis, "lib/cart.lua").splitlines()[0]


def test_the_map_says_it_for_the_language(workspace: Workspace, root: Path) -> None:
    assert "lua: 1 function (calls and uses are not read)" in ask(workspace, root, repo_map)

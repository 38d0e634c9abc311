"""The generated pages say the same wherever they are made."""

from __future__ import annotations

import argparse

import pytest
from docs import cli_page, tools_page

from oxigraph_code.tools import TOOLS, Tool
from tests.docs import pages
from tests.docs.commands import commands


@pytest.mark.parametrize("columns", ["20", "500"])
def test_the_page_of_commands_does_not_depend_on_the_terminal(columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = cli_page.render()
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert cli_page.render() == before


def test_every_command_has_a_section_with_every_argument() -> None:
    shared = set(pages.first_cells(pages.section("docs/reference/cli.md", "Settings")))
    for name, command in commands():
        own = set(pages.first_cells(pages.section("docs/reference/cli.md", name)))
        shown = {cell.partition(" ")[0] for cell in own | shared}
        for action in command._actions:
            if not isinstance(action, argparse._HelpAction):
                assert shown & {*action.option_strings, str(action.metavar)}, f"{name}: {action.dest}"


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.name)
def test_nothing_of_a_description_is_lost(tool: Tool) -> None:
    assert " ".join(tools_page.notes(tool)).split() == tool.description.split()

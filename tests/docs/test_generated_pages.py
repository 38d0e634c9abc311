"""The generated pages say the same wherever they are made."""

from __future__ import annotations

import pytest
from docs import cli_page, tools_page

from oxigraph_code.tools import TOOLS, Tool


@pytest.mark.parametrize("columns", ["20", "500"])
def test_the_page_of_commands_does_not_depend_on_the_terminal(columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = cli_page.render()
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert cli_page.render() == before


def test_every_command_has_a_section_with_every_option_and_example() -> None:
    page = cli_page.render()
    for name, command in cli_page.commands().items():
        section = page.partition(f"\n## {name}\n")[2].partition("\n## ")[0]
        for parameter in cli_page.arguments(command):
            in_table = cli_page.shown(parameter).replace("|", "\\|")
            assert in_table in section or cli_page.shown(parameter) in section, f"{name}: {parameter.name}"
        assert section.count("\noxigraph-code ") >= 1 + (command.epilog or "").count("\n  oxigraph-code ")


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.name)
def test_nothing_of_a_description_is_lost(tool: Tool) -> None:
    assert " ".join(tools_page.notes(tool)).split() == tool.description.split()

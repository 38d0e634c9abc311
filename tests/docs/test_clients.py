"""Configurations and command lines that people copy work."""

from __future__ import annotations

import dataclasses
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from docs import cli_page

from oxigraph_code.file_tree import Disk
from oxigraph_code.settings.config import ENVIRONMENT_PREFIX, Settings
from oxigraph_code.settings.project_file import PROJECT_FILE, read_project_file
from tests.docs import pages
from tests.docs.pages import ROOT

COMMANDS = set(tomllib.loads(pages.read("pyproject.toml"))["project"]["scripts"])
GUIDES = [ROOT / "README.md", *sorted((ROOT / "docs" / "guide").glob("*.md"))]
TERMINAL = set(cli_page.commands())
SHOWING = [ROOT / "README.md", ROOT / "docs" / "guide" / "clients.md"]
SETTINGS = {ENVIRONMENT_PREFIX + name.upper() for name in Settings.__dataclass_fields__}


def servers(configuration: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the entries for servers, under the key that a client wants."""
    for key in ("mcpServers", "mcp_servers", "servers", "mcp"):
        yield from configuration.get(key, {}).values()


def configurations() -> Iterator[dict[str, Any]]:
    yield json.loads(pages.read(".mcp.json.example"))
    yield from (json.loads(block.text) for block in pages.blocks("json", SHOWING))
    yield from (tomllib.loads(block.text) for block in pages.blocks("toml", SHOWING))


def test_every_configuration_starts_a_command_of_ours() -> None:
    found = [server for configuration in configurations() for server in servers(configuration)]
    assert len(found) == 11
    for server in found:
        command = server["command"][0] if isinstance(server["command"], list) else server["command"]
        assert command.rpartition("/")[2] in COMMANDS


def test_every_entry_for_a_team_connects_to_its_server_with_the_token() -> None:
    page = [ROOT / "docs" / "guide" / "team.md"]
    shown = [json.loads(block.text) for block in pages.blocks("json", page)]
    shown += [tomllib.loads(block.text) for block in pages.blocks("toml", page)]
    found = [server for configuration in shown for server in servers(configuration)]
    assert len(found) == 6
    for server in found:
        assert (server.get("url") or server["httpUrl"]) == "http://build.lan:8765/mcp"
        token = server.get("headers", {}).get("Authorization", "Bearer ") + server.get("bearer_token_env_var", "")
        assert re.fullmatch(r"Bearer .*(OXIGRAPH_HTTP_TOKEN|input:graph-token).*", token)


def test_every_configuration_sets_only_what_is_a_setting() -> None:
    for configuration in configurations():
        for server in servers(configuration):
            assert set(server.get("env", {})) <= SETTINGS


def test_the_example_is_for_any_machine() -> None:
    (server,) = servers(json.loads(pages.read(".mcp.json.example")))
    assert server["command"] in COMMANDS
    # Not every client replaces variables, and a server would make a folder of such a name.
    assert not re.search(r"[$/~]", json.dumps(server))


@pytest.mark.parametrize("page", GUIDES, ids=pages.name)
def test_every_command_line_of_a_guide_is_one_of_ours(page: Path) -> None:
    lines = "\n".join(block.text for block in pages.blocks("sh", [page]))
    assert set(re.findall(r"\boxigraph-(?:mcp|code)\b(?= [a-z'-]|$)", lines)) <= COMMANDS
    assert set(re.findall(r"^oxigraph-code ([\w-]+)", lines, re.MULTILINE)) <= TERMINAL
    assert set(re.findall(r"^make (\w+)", lines, re.MULTILINE)) <= set(
        re.findall(r"^(\w+):", pages.read("Makefile"), re.MULTILINE)
    )


def test_the_configuration_files_that_are_shown_can_be_read(tmp_path: Path) -> None:
    users, projects = pages.blocks("toml", [ROOT / "docs" / "reference" / "configuration.md"])
    assert set(tomllib.loads(users.text)) <= set(Settings.__dataclass_fields__)
    (tmp_path / PROJECT_FILE).write_text(projects.text, encoding="utf-8")
    shown = read_project_file(Disk(tmp_path))
    assert all(getattr(shown, field.name) for field in dataclasses.fields(shown) if field.name != "ignored")
    assert not shown.ignored

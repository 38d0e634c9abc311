"""The folders of the user on Linux, macOS and Windows, and the command that clients start there."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from oxigraph_code.clients import load_clients, server_command
from oxigraph_code.clients.catalogue import Machine
from oxigraph_code.settings.config import load_settings, pattern_folder

SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}
every_system = pytest.mark.parametrize("platform", SYSTEMS)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, ".cache"),
        ("linux", {"XDG_CACHE_HOME": "{home}/caches"}, "caches"),
        ("darwin", {}, ".cache"),
        ("win32", {"LOCALAPPDATA": "{home}/AppData/Local"}, "AppData/Local"),
        ("win32", {}, ""),
        ("win32", {"LOCALAPPDATA": "not absolute"}, ""),
    ],
)
def test_the_cache_is_in_the_folder_for_caches(
    home: Path, monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], folder: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    variables = {name: value.format(home=home) for name, value in environment.items()}
    assert load_settings({}, variables).cache_path == home / folder / "oxigraph-code"


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, ".config"),
        ("darwin", {"XDG_CONFIG_HOME": "{home}/settings"}, "settings"),
        ("win32", {"APPDATA": "{home}/AppData/Roaming"}, "AppData/Roaming"),
    ],
)
def test_settings_and_pattern_files_are_in_the_folder_for_settings(
    home: Path, monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], folder: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    variables = {name: value.format(home=home) for name, value in environment.items()}
    file = home / folder / "oxigraph-code/config.toml"
    file.parent.mkdir(parents=True)
    file.write_text("workers = 3\n")
    assert load_settings({}, variables).workers == 3
    assert pattern_folder(variables) == file.parent / "frameworks"


@pytest.mark.parametrize(("platform", "name"), [("linux", "oxigraph-mcp"), ("win32", "oxigraph-mcp.exe")])
def test_the_command_for_clients_is_the_script_beside_this_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, name: str
) -> None:
    (tmp_path / name).touch()
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    monkeypatch.setattr(sys, "platform", platform)
    assert server_command() == [str(tmp_path / name)]


@every_system
def test_each_client_has_a_file_of_the_user_on_each_system(tmp_path: Path, platform: str) -> None:
    variables = {"APPDATA": str(tmp_path / "AppData/Roaming")} if platform == "win32" else {}
    machine = Machine(SYSTEMS[platform], tmp_path, variables)
    files = {client.name: client.user_file(machine) for client in load_clients(machine)}
    assert [name for name, file in files.items() if file is None] == []
    assert all(file.is_relative_to(tmp_path) for file in files.values() if file is not None)

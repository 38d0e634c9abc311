"""Files for registries, plugins and bundles name this version and commands that are installed."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

from oxigraph_code import __version__

ROOT = Path(__file__).resolve().parents[1]
SCRIPTS = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["scripts"]
DESCRIPTIONS = ["server.json", "plugin/.claude-plugin/plugin.json", "mcpb/manifest.json"]


def read(name: str) -> Any:
    return json.loads((ROOT / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", DESCRIPTIONS)
def test_a_description_has_the_version_of_the_package(name: str) -> None:
    assert read(name)["version"] == __version__


def test_the_registry_entry_is_for_this_package() -> None:
    entry = read("server.json")
    (package,) = entry["packages"]
    assert (package["identifier"], package["version"]) == ("oxigraph-code", __version__)
    assert len(entry["description"]) <= 100


def test_the_plugin_starts_an_installed_command() -> None:
    (server,) = read("plugin/.claude-plugin/plugin.json")["mcpServers"].values()
    assert server["command"] in SCRIPTS


def test_the_bundle_runs_this_version_in_the_folder_that_the_user_chose() -> None:
    manifest = read("mcpb/manifest.json")
    command = manifest["server"]["mcp_config"]
    assert command["args"][:3] == ["--from", f"oxigraph-code=={__version__}", "oxigraph-mcp"]
    assert command["args"][3:] == ["--root", "${user_config.project}"]
    assert manifest["user_config"]["project"]["type"] == "directory"


def test_the_bundle_has_its_manifest_at_the_top(tmp_path: Path) -> None:
    recipe = next(line for line in (ROOT / "Makefile").read_text().splitlines() if "-m zipfile -c" in line)
    _, _, arguments = recipe.partition("-m zipfile -c dist/oxigraph-code.mcpb ")
    bundle = tmp_path / "oxigraph-code.mcpb"
    subprocess.run([sys.executable, "-m", "zipfile", "-c", str(bundle), *arguments.split()], cwd=ROOT, check=True)
    with zipfile.ZipFile(bundle) as opened:
        assert opened.namelist() == ["manifest.json"]

"""Output in another encoding than UTF-8: near characters, and nothing ends in a traceback."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.stdio.client import environment
from tests.terminal import run


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project whose names no Western encoding has."""
    folder = tmp_path_factory.mktemp("encodings") / "shop"
    folder.mkdir()
    (folder / "shop.py").write_text('def цена():\n    """A price → a total."""\n', encoding="utf-8")
    assert run(folder.parent / "store", "index", cwd=folder).returncode == 0
    return folder


@pytest.mark.parametrize("encoding", ["cp1252", "latin-1", "ascii"])
def test_characters_that_cannot_be_written_are_replaced(shop: Path, encoding: str) -> None:
    done = run(shop.parent / "store", "symbol", "цена", cwd=shop, encoding=encoding)
    assert (done.returncode, done.stderr) == (0, "")
    assert "function ????" in done.stdout
    assert "A price -> a total." in done.stdout


def test_an_error_is_replaced_as_well(shop: Path) -> None:
    done = run(shop.parent / "store", "цена", cwd=shop, encoding="cp1252")
    assert (done.returncode, "no command is called '????'" in done.stderr) == (2, True)


def test_json_keeps_every_character_by_its_escapes(shop: Path) -> None:
    done = run(shop.parent / "store", "symbol", "цена", "--json", cwd=shop, encoding="cp1252")
    assert json.loads(done.stdout)["symbol"]["name"] == "цена"


def test_a_pipe_of_another_encoding_ends_in_no_traceback(shop: Path) -> None:
    command = [sys.executable, "-m", "oxigraph_code.cli", "symbol", "цена"]
    variables = {**environment(shop.parent / "store"), "PYTHONIOENCODING": "cp1252"}
    done = subprocess.run(command, env=variables, cwd=shop, capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")

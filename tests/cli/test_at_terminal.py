"""Answers at a terminal: tables, lists to choose from, and lines that end between words."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_progress import _all_of
from tests.stdio.client import environment
from tests.terminal import run

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")

CLASSES = "".join(f"class Worker{number}:\n    def start(self):\n        pass\n\n\n" for number in range(5))
CALL = "def main(worker: Worker3):\n    worker.start()\n"
COLOURS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
WIDTH = 70


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project in which one name means five methods."""
    folder = tmp_path_factory.mktemp("terminal") / "shop"
    folder.mkdir()
    (folder / "shop.py").write_text(CLASSES + CALL)
    assert run(folder.parent / "store", "index", cwd=folder).returncode == 0
    return folder


def shown(shop: Path, *arguments: str, typed: str = "", awaited: str = "", **settings: str) -> list[str]:
    """Return the lines of a command at a terminal; ``typed`` is typed once ``awaited`` is shown."""
    import pty

    ours, terminal = pty.openpty()
    variables = {
        **environment(shop.parent / "store", **settings), "TERM": "xterm", "COLUMNS": str(WIDTH), "LINES": "60",
        "OXIGRAPH_NO_PAGER": "1",
    }  # fmt: skip
    command = [sys.executable, "-m", "oxigraph_code.cli", *arguments]
    with subprocess.Popen(command, cwd=shop, stdin=terminal, stdout=terminal, stderr=terminal, env=variables):
        os.close(terminal)
        before = _until(ours, awaited)
        os.write(ours, typed.encode())
        return COLOURS.sub("", before + _all_of(ours)).replace("\r", "").splitlines()


def _until(descriptor: int, awaited: str) -> str:
    """Read from a terminal until a text is there."""
    read = b""
    while awaited.encode() not in read:
        read += os.read(descriptor, 65_536)
    return read.decode()


def test_a_name_of_several_symbols_is_a_list_to_choose_from(shop: Path) -> None:
    candidates = shown(shop, "symbol", "start", typed="1\n")
    (first,) = [line for line in candidates if re.match(r" *1  ", line)]
    chosen = re.search(r"Worker\d", first)
    assert chosen is not None
    assert any(f"method {chosen[0]}.start" in line and "public" in line for line in candidates)


def test_rows_are_a_table_with_a_line_a_row_and_numbers_at_the_right(shop: Path) -> None:
    text = "many words, " * 20
    query = (
        f"SELECT ?name ?line ?text {{ ?c a code:Class ; code:name ?name ; code:startLine ?line . "
        f'BIND("{text}" AS ?text) }} ORDER BY ?line'
    )
    lines = shown(shop, "sparql", query)
    count = next(number for number, line in enumerate(lines) if line == "5 rows")
    head, _, *rows = lines[count + 1 : count + 8]
    assert all(len(line) <= WIDTH for line in lines)
    assert all(row.endswith("…") for row in rows)
    end = head.index("line") + len("line")
    assert [row[:end].split()[1] for row in rows] == [str(number) for number in range(1, 26, 5)]
    assert all(row[end - 1].isdigit() for row in rows)


def test_a_long_line_ends_between_words(shop: Path) -> None:
    lines = shown(shop, "callers", "shop.py:Worker3.start", "--depth", "9")
    assert all(len(line) <= WIDTH for line in lines)
    assert "1 caller of shop.py" in " ".join(lines)


@pytest.mark.parametrize(("keys", "connected"), [("\t\r", True), (" \t\r", False), ("\t\t\r", False)])
def test_the_clients_to_connect_are_a_list_to_choose_from(
    shop: Path, tmp_path: Path, keys: str, *, connected: bool
) -> None:
    (tmp_path / ".cursor").mkdir()
    lines = shown(shop, "install", typed=keys, awaited="Leave", HOME=str(tmp_path), PATH="/usr/bin:/bin")
    assert any("Cursor" in line for line in lines)
    assert (tmp_path / ".cursor/mcp.json").exists() is connected

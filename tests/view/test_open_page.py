"""Answers lead to the page that is open over their store, and to no other place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oxigraph_code.tools import Answer
from oxigraph_code.tools.workspace.open_page import open_page, shown_in_page
from oxigraph_code.view import PageServer
from tests.terminal import run

FOUND = Answer("2 dependents")
HUEY = {"symbol": "Huey.enqueue"}


def shown(store: Path, answer: Answer = FOUND, tool: str = "impact_analysis", **more: str) -> str:
    return shown_in_page(answer, tool, HUEY | more, store).page


def test_an_answer_has_the_address_of_its_view_while_a_page_is_open(server: PageServer, tmp_path: Path) -> None:
    with open_page(tmp_path, server.server_port):
        assert shown(tmp_path) == f"{server.origin}/#/impact/Huey.enqueue"
        assert server.token not in shown(tmp_path)
    assert shown(tmp_path) == ""


def test_a_store_that_cannot_be_written_has_a_page_without_addresses(server: PageServer, tmp_path: Path) -> None:
    with open_page(tmp_path / "gone", server.server_port):
        assert shown(tmp_path / "gone") == ""


def test_a_tool_without_a_view_and_an_answer_without_a_symbol_have_no_address(
    server: PageServer, tmp_path: Path
) -> None:
    with open_page(tmp_path, server.server_port):
        assert shown(tmp_path, tool="read_snippet") == ""
        assert shown(tmp_path, Answer.nothing_found("no symbol")) == ""
        assert shown(tmp_path, format="mermaid") == ""


@pytest.mark.parametrize("text", ["", "example.org", "1", "99999999", "-1", "\0"])
def test_a_page_that_is_gone_or_never_was_has_no_address(tmp_path: Path, text: str) -> None:
    (tmp_path / "page").write_text(text)
    assert shown(tmp_path) == ""


def test_an_answer_at_a_terminal_ends_with_the_address(server: PageServer, root: Path) -> None:
    store = root.parent / "store"
    with open_page(store, server.server_port):
        address = f"{server.origin}/#/calls/checkout"
        assert run(store, "callers", "checkout", cwd=root).stdout.rstrip().rpartition("\n")[2] == address
        for flags in (["--json"], ["--format", "json"]):
            assert json.loads(run(store, "callers", "checkout", *flags, cwd=root).stdout)["page"] == address

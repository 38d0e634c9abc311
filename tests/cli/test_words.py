"""Texts name commands and options at a terminal, and tools and arguments to a client."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from oxigraph_code.cli.verbs import by_name, verbs
from oxigraph_code.cli.words import as_command, help_text
from oxigraph_code.hints import call_of, said, speaking
from oxigraph_code.tools import TOOLS
from tests.terminal import run

NAMES = [tool.name for tool in TOOLS if "_" in tool.name]


def at_terminal(sentence: str) -> str:
    return said(sentence, as_command)


@pytest.mark.parametrize(
    ("sentence", "command"),
    [
        ("get_symbol shows one", "oxigraph-code symbol shows one"),
        ("call load_code with a path", "run oxigraph-code index with a path"),
        ("more: offset=40 · narrow: depth=1", "more: --offset 40 · narrow: --depth 1"),
        ("find_path code=true shows", "oxigraph-code path SOURCE TARGET --code shows"),
        ("find_references symbol=shop.py lists", "oxigraph-code references shop.py lists"),
        ("outline path='my shop.py' lists", "oxigraph-code outline 'my shop.py' lists"),
        ("search_code query=Cart mode=text finds", "oxigraph-code search Cart --mode text finds"),
        ("with max_results=3", "with --limit 3"),
        ("some_function is called; x.get_symbol and get_symbol(name) as well",) * 2,
    ],
)
def test_a_sentence_about_tools_is_one_about_commands_at_a_terminal(sentence: str, command: str) -> None:
    assert at_terminal(sentence) == command


@pytest.mark.parametrize("sentence", ["call load_code with a path", "find_references symbol=x lists; depth=1"])
def test_a_client_reads_a_sentence_as_it_is_written(sentence: str) -> None:
    assert said(sentence) == sentence


def test_a_call_that_is_a_command_already_stays() -> None:
    with speaking(as_command):
        call = call_of("outline", path="my_shop/a b.py")
        assert said(f"{call}; get_symbol") == "oxigraph-code outline 'my_shop/a b.py'; oxigraph-code symbol"
    assert call_of("outline", path="a b.py") == "outline path='a b.py'"


def test_names_in_rows_stay_as_they_are(tmp_path: Path) -> None:
    (tmp_path / "tools.py").write_text("def find_path():\n    return get_symbol(code=True)  # find_path code=true\n")
    done = run(tmp_path / "store", "symbol", "find_path", "--code", "--root", str(tmp_path), cwd=tmp_path)
    assert "# find_path code=true" in done.stdout
    assert "oxigraph-code callers and oxigraph-code references list its uses" in done.stdout


def test_an_error_names_commands(tmp_path: Path) -> None:
    done = run(tmp_path / "store", "sparql", "INSERT DATA { <x:a> <x:b> 1 }", cwd=tmp_path)
    assert "oxigraph-code update" in done.stderr
    assert "sparql_update" not in done.stderr


@pytest.mark.parametrize("verb", verbs(), ids=lambda verb: verb.name)
def test_a_help_page_names_no_tool(verb: object) -> None:
    text = help_text(by_name()[verb.name].tool.description)  # type: ignore[attr-defined]
    assert not [name for name in NAMES if re.search(rf"\b{name}\b", text)]

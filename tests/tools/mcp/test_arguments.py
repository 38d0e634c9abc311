"""The names that agents guess for arguments are read as the ones that they mean."""

from __future__ import annotations

import pytest

from oxigraph_code.tools import TOOLS
from oxigraph_code.tools.mcp.arguments import as_text, read_arguments

PARAMETERS = {tool.name: list(tool.parameters) for tool in TOOLS}


@pytest.mark.parametrize(
    ("tool", "guess", "argument"),
    [
        ("get_callers", "name", "symbol"),
        ("get_callers", "function_name", "symbol"),
        ("get_callers", "symbolName", "symbol"),
        ("impact_analysis", "file", "symbol"),
        ("read_snippet", "file_path", "path"),
        ("read_snippet", "start_line", "start"),
        ("read_snippet", "endLine", "end"),
        ("search_code", "pattern", "query"),
        ("search_code", "limit", "max_results"),
        ("get_symbol", "include_code", "code"),
        ("find_path", "from", "source"),
        ("find_path", "to", "target"),
        ("get_context", "query", "task"),
        ("recent_changes", "limit", "commits"),
        ("load_git_history", "limit", "max_commits"),
        ("compare_refs", "from", "base"),
        ("search_code", "repo", "project"),
        ("search_code", "maxChars", "max_chars"),
        ("get_symbol", "entity_id", "symbol"),
        ("get_dependencies", "entityId", "path"),
        ("read_snippet", "repo_path", "project"),
        ("load_code", "repo_path", "path"),
        ("load_code", "path_or_url", "path"),
        ("get_subgraph", "seed", "seeds"),
        ("get_subgraph", "filters", "edges"),
        ("get_context", "budget", "max_chars"),
        ("find_path", "max_paths", "k"),
        ("outline", "branch", "ref"),
    ],
)
def test_a_guess_is_read_as_the_argument_and_the_answer_says_so(tool: str, guess: str, argument: str) -> None:
    read = read_arguments({guess: "x"}, PARAMETERS[tool])
    assert read == ({argument: "x"}, (f"{guess} was read as {argument}",), ())


def test_an_argument_of_the_tool_is_no_guess() -> None:
    read = read_arguments({"query": "x", "path": "src", "file": "a.py"}, PARAMETERS["search_code"])
    assert (read.values, read.unknown) == ({"query": "x", "path": "src"}, ("file",))


def test_two_guesses_do_not_mean_one_argument() -> None:
    read = read_arguments({"name": "x", "function": "y"}, PARAMETERS["get_callers"])
    assert (read.values, read.unknown) == ({"symbol": "x"}, ("function",))


@pytest.mark.parametrize(
    ("tool", "guess", "said"),
    [
        ("get_callers", "limit", "limit was not used: an answer has as many rows as max_chars has room for"),
        ("get_callers", "include_code", "include_code was not used: get_symbol with code=true shows the code"),
        ("sparql_query", "limit", "limit was not used: write LIMIT in the query"),
        ("get_dependencies", "depth", "depth was not used: impact_analysis follows several steps"),
    ],
)
def test_what_other_tools_have_is_left_out_with_a_note(tool: str, guess: str, said: str) -> None:
    read = read_arguments({guess: 5}, PARAMETERS[tool])
    assert not read.values
    assert read.notes[0].startswith(said)


def test_what_means_nothing_is_unknown() -> None:
    assert read_arguments({"colour": "red"}, PARAMETERS["search_code"]).unknown == ("colour",)


def test_the_opposite_of_an_argument_is_turned_around() -> None:
    read = read_arguments({"incremental": False}, PARAMETERS["load_code"])
    assert read == ({"full": True}, ("incremental=False was read as full=True",), ())


def test_lists_and_mappings_of_texts_are_one_text() -> None:
    assert as_text(["src/a.py", "Cart"]) == "src/a.py, Cart"
    assert as_text({"files": ["a.py"], "symbols": ["Cart"], "language": "python"}) == "a.py, Cart, language:python"
    assert as_text(3) == 3

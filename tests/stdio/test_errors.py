"""Every error is a tool error with a cause, a place and a hint; the session goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.history.repositories import Script
from tests.stdio.client import Session


def test_a_syntax_error_quotes_the_place(session: Session) -> None:
    said = session.error("sparql_query", query="SELECT ?s WHERE {\n  ?s ?p\n}")
    assert "line 3" in said
    assert "^" in said


def test_an_unknown_prefix_is_named(session: Session) -> None:
    assert "cod" in session.error("sparql_query", query="SELECT * { ?s cod:name ?o }")


def test_an_update_is_refused_as_a_query(session: Session) -> None:
    assert "sparql_update" in session.error("sparql_query", query="INSERT DATA { <x:a> <x:b> <x:c> }")


def test_a_query_is_refused_as_an_update(session: Session) -> None:
    assert "sparql_query" in session.error("sparql_update", update="SELECT * { ?s ?p ?o }")


@pytest.mark.parametrize("keyword", ["SERVICE", "service", "sErViCe"])
def test_a_service_call_is_refused_and_says_what_allows_it(session: Session, keyword: str) -> None:
    query = f"SELECT * {{ {keyword} <http://127.0.0.1:9/sparql> {{ ?s ?p ?o }} }}"
    assert "OXIGRAPH_ALLOW_NETWORK=1" in session.error("sparql_query", query=query)


def test_a_load_is_refused_and_says_what_allows_it(session: Session) -> None:
    assert "OXIGRAPH_ALLOW_NETWORK=1" in session.error("sparql_update", update="LOAD <http://127.0.0.1:9/x.ttl>")


def test_deep_nesting_is_refused_and_the_session_goes_on(session: Session) -> None:
    said = session.error("sparql_query", query="SELECT * " + "{" * 5000 + "}" * 5000)
    assert "nest" in said
    assert session.answer("sparql_query", query="ASK {}") == "true"


def test_a_failed_update_changes_nothing(session: Session) -> None:
    session.error(
        "sparql_update", update="INSERT DATA { <x:half> <x:p> 1 } ; CREATE GRAPH <x:one> ; CREATE GRAPH <x:one>"
    )
    assert session.answer("sparql_query", query="ASK { <x:half> ?p ?o }") == "false"


def test_a_folder_without_history_says_what_to_name(session: Session, tmp_path: Path) -> None:
    said = session.error("load_git_history", path=str(tmp_path))
    assert f"{tmp_path}: not a git repository" in said
    assert "name a git repository" in said


def test_an_unknown_branch_is_answered_with_near_ones(session: Session, tmp_path: Path) -> None:
    script = Script(tmp_path / "shop")
    script.commit("x")
    assert "did you mean main?" in session.error("load_git_history", path=str(script.root), branch="mian")


@pytest.mark.parametrize("count", [0, -1, 1_000_001])
def test_a_number_of_commits_out_of_range_is_refused(session: Session, tmp_path: Path, count: int) -> None:
    said = session.error("load_git_history", path=str(tmp_path), max_commits=count)
    assert f"max_commits cannot be {count}" in said
    assert "from 1 to 1,000,000" in said


def test_malformed_rdf_is_named_with_its_line_and_column(session: Session) -> None:
    said = session.error("load_rdf", input="<x:bad> <x:p> 1 .\n<x:bad> nonsense", format="turtle")
    assert "line 2" in said
    assert "column" in said
    assert session.answer("sparql_query", query="ASK { <x:bad> ?p ?o }") == "false"


def test_an_unknown_format_is_answered_with_the_known_ones(session: Session) -> None:
    assert "turtle, ntriples, nquads, trig, rdfxml, n3, jsonld" in session.error(
        "load_rdf", input="a: b", format="yaml"
    )


@pytest.mark.parametrize("tool", ["load_code", "load_python_code"])
def test_a_missing_path_is_named_with_the_systems_words(session: Session, tool: str, tmp_path: Path) -> None:
    assert f"{tmp_path}/missing: No such file or directory" in session.error(tool, path=str(tmp_path / "missing"))


def test_a_missing_rdf_file_is_named_with_the_systems_words(session: Session, tmp_path: Path) -> None:
    assert f"{tmp_path}/no.ttl: No such file or directory" in session.error("load_rdf", input=str(tmp_path / "no.ttl"))


def test_an_unknown_language_is_answered_with_the_known_ones(session: Session, tmp_path: Path) -> None:
    assert "python" in session.error("load_code", path=str(tmp_path), language="klingon")


def test_an_unknown_argument_is_refused_with_the_nearest_name(session: Session) -> None:
    assert "did you mean 'query'" in session.error("sparql_query", query="ASK {}", qurey="ASK {}")


def test_a_missing_argument_is_named_without_noise(session: Session) -> None:
    said = session.error("sparql_query")
    assert "query: argument missing" in said
    assert "pydantic" not in said


def test_a_broken_file_is_reported_and_the_rest_of_it_is_in_the_graph(session: Session, tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("def good(): pass\n\ndef bad(:\n    pass\n\nclass Fine: pass\n")
    said = session.answer("load_code", path=str(tmp_path))
    assert "broken.py:3:" in said
    query = 'ASK { ?f code:name "good" ; code:definedIn/code:relativePath "broken.py" }'
    assert session.answer("sparql_query", query=query) == "true"


def test_a_folder_without_sources_is_a_normal_answer(session: Session, tmp_path: Path) -> None:
    assert session.answer("load_code", path=str(tmp_path)).startswith("0 files")


def test_no_message_begins_with_a_phrase_of_the_protocol_library(session: Session) -> None:
    """The message names the tool and the argument; a client shows it to a model as it is."""
    calls: list[tuple[str, dict[str, object]]] = [
        ("get_callers", {}),
        ("get_callers", {"symbol": "x", "depth": "far"}),
        ("get_callers", {"symbol": "x", "dpeth": 1}),
        ("sparql_query", {"query": "SELEC"}),
    ]
    for tool, arguments in calls:
        message = session.error(tool, **arguments)
        assert "Error executing" not in message


def test_a_guessed_argument_is_answered_with_a_note(session: Session, tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("def one(): pass\n")
    assert "file was read as path" in str(session.call("load_code", file=str(tmp_path)))

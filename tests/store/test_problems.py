"""An error names the place, the fault and the remedy."""

from __future__ import annotations

import pyoxigraph
import pytest

from oxigraph_code.errors import QuerySyntaxError, StoreError, StoreUnavailable
from oxigraph_code.store.engine import parse_query, parse_update
from oxigraph_code.store.problems import sparql_problem, store_problem


def problem_of(text: str, *, update: bool = False) -> QuerySyntaxError:
    parse = parse_update if update else parse_query
    with pytest.raises(SyntaxError) as caught:
        parse(text)
    problem = sparql_problem(caught.value, text, parse)
    assert isinstance(problem, QuerySyntaxError)
    return problem


@pytest.mark.parametrize(
    ("query", "row", "column", "reason"),
    [
        ("SELEC * { ?s ?p ?o }", 1, 1, "`SELEC` was not expected"),
        ("SELECT * { ?s ?p }", 1, 18, "`}` was not expected"),
        ("SELECT * {\n  ?s ?p ?o\n  FILTER(?x = }", 3, 15, "`}` was not expected"),
        ("SELECT ?s { ?s a code:Function . FILER(?s = 1) }", 1, 34, "`FILER` was not expected"),
        ("SELECT * { ?s ?p ?o } LIMIT x", 1, 29, "`x` was not expected"),
        ("SELECT ?n, ?m { ?n a ?m }", 1, 10, "`,` was not expected"),
        ("SELECT * { OPTIONAL ?a ?b ?c }", 1, 21, "`?a` was not expected; possible here: {"),
        ("ASK { é ?b ?c }", 1, 7, "`é` was not expected"),
        ("SELECT * { ?a ?b ?c", 1, 20, "the text ends too early"),
        ("SELECT * { ?s ?p 'it }", 1, 18, "the string that begins here does not end on its line"),
        ("SELECT * { ?s <name> ?o }", 1, 15, "the IRI <name> is relative and there is no BASE"),
        ("SELECT * {\n  ?s cod:name ?o }", 2, 6, "the prefix cod: is not declared"),
    ],
)
def test_the_place_is_the_mistake(query: str, row: int, column: int, reason: str) -> None:
    problem = problem_of(query)
    assert (problem.row, problem.column) == (row, column)
    assert reason in problem.message


@pytest.mark.parametrize(
    ("query", "reason"),
    [
        ("SELECT ?x (COUNT(*) AS ?n) { ?x ?y ?z }", "the SELECT contains a variable that is unbound"),
        ("SELECT (1 AS ?x) (2 AS ?x) {}", "duplicated variable name in SELECT"),
    ],
)
def test_the_engines_own_sentences_are_kept(query: str, reason: str) -> None:
    assert reason in problem_of(query).message


def test_an_update_is_explained_too() -> None:
    problem = problem_of("INSERT DATA { code:a code:b code:c } ; FOO", update=True)
    assert (problem.column, "`FOO` was not expected" in problem.message) == (40, True)


def test_the_line_is_quoted_with_a_caret_under_the_place() -> None:
    lines = problem_of("SELECT * {\n  ?s ?p }").message.split("\n")
    assert lines[1:] == ["    ?s ?p }", "          ^"]


def test_of_a_long_line_only_the_surroundings_are_quoted() -> None:
    query = "SELECT * { " + "?a ?b ?c . " * 50 + "?oops } "
    quoted, caret = problem_of(query).message.split("\n")[1:]
    assert len(quoted) < 130
    assert quoted[len(caret) - 1] == "}"


def test_an_unknown_prefix_comes_with_the_known_ones() -> None:
    hint = problem_of("SELECT * { ?s foo:bar ?o }").hint
    assert "PREFIX foo: <...>" in hint
    assert "code:" in hint


def test_ranges_of_characters_are_not_shown() -> None:
    assert "u{" not in problem_of("DESCRIBE").message


def test_a_full_disk_is_unavailable_and_other_words_of_the_engine_stay() -> None:
    assert isinstance(store_problem(OSError("IO error: No space left on device: x"), None), StoreUnavailable)
    problem = store_problem(OSError("IO error: bad block"), None)
    assert type(problem) is StoreError
    assert problem.message == "IO error: bad block"


def test_what_a_query_raises_while_it_runs_keeps_its_words() -> None:
    query = "SELECT (<http://f/x>(1) AS ?a) {}"
    with pytest.raises(RuntimeError) as caught:
        pyoxigraph.Store().query(query)
    assert "<http://f/x>" in sparql_problem(caught.value, query, parse_query).message

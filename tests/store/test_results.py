"""Answers are cut at a row and stay valid; uncut they equal the engine's own."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pyoxigraph
import pytest

from oxigraph_code.store import results
from oxigraph_code.store.results import answer_of, rows_of

TERMS = [
    "<http://o>",
    '"text"',
    '"say \\"hi\\"\\n\\u0001 \\u00E9 \\U0001F600"',
    '"text"@en-GB',
    '"text"@ar--rtl',
    "5",
    '"x"^^<http://own>',
    "true",
    "_:b",
    '<<( <http://s> <http://p> "o"@en )>>',
]


@pytest.fixture
def engine() -> pyoxigraph.Store:
    store = pyoxigraph.Store()
    store.update(
        "INSERT DATA {" + " ".join(f"<http://s/{n}> <http://p> {term} ." for n, term in enumerate(TERMS)) + "}"
    )
    return store


def many(rows: int) -> pyoxigraph.Store:
    store = pyoxigraph.Store()
    store.extend(
        pyoxigraph.Quad(pyoxigraph.NamedNode(f"http://s/{n}"), pyoxigraph.NamedNode("http://p"), pyoxigraph.Literal(n))
        for n in range(rows)
    )
    return store


def test_an_uncut_answer_equals_the_engines_own(engine: pyoxigraph.Store) -> None:
    query = "SELECT ?s ?o ?missing { ?s ?p ?o OPTIONAL { ?s <http://none> ?missing } }"
    answer = answer_of(engine.query(query), 0)
    own = engine.query(query).serialize(format=pyoxigraph.QueryResultsFormat.JSON)  # type: ignore[arg-type]
    assert own is not None
    assert json.loads(answer.text) == json.loads(own)
    assert (answer.shown, answer.total, answer.complete) == (len(TERMS), len(TERMS), True)


def test_an_uncut_graph_parses_to_the_same_triples(engine: pyoxigraph.Store) -> None:
    answer = answer_of(engine.query("CONSTRUCT { ?s ?p ?o } WHERE { ?s ?p ?o FILTER(!isBlank(?o)) }"), 0)
    parsed = {quad.triple for quad in pyoxigraph.parse(answer.text, pyoxigraph.RdfFormat.N_TRIPLES)}
    assert parsed == {quad.triple for quad in engine if not isinstance(quad.object, pyoxigraph.BlankNode)}


@pytest.mark.parametrize("limit", [60, 200, 1000, 5000])
def test_a_cut_answer_is_valid_json_within_the_limit(limit: int) -> None:
    answer = answer_of(many(100).query("SELECT * { ?s ?p ?o }"), limit)
    assert len(answer.text.encode()) <= limit
    assert len(json.loads(answer.text)["results"]["bindings"]) == answer.shown
    assert (answer.total, answer.complete) == (100, False)


@pytest.mark.parametrize("limit", [0, 10, 100, 1000])
def test_a_graph_is_cut_at_a_line_and_counted_without_duplicates(limit: int) -> None:
    answer = answer_of(many(100).query("CONSTRUCT { ?s ?p 1 . ?s ?p 1 } WHERE { ?s ?p ?o }"), limit)
    assert len(answer.text.encode()) <= limit or limit == 0
    assert answer.text.count(" .\n") == answer.shown
    assert (answer.total, answer.complete) == (100, limit == 0)


def test_what_would_take_too_long_to_count_is_not_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "COUNT_ON_ROWS", 50)
    assert answer_of(many(100).query("SELECT * { ?s ?p ?o }"), 500).total == -1
    assert answer_of(many(100).query("CONSTRUCT WHERE { ?s ?p ?o }"), 500).total == -1


def test_counting_on_ends_at_its_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    clock: Iterator[float] = iter(range(0, 1000, 100))
    monkeypatch.setattr("time.monotonic", lambda: next(clock))
    assert answer_of(many(1000).query("SELECT * { ?s ?p ?o }"), 500).total == -1


def test_rows_of_our_own_come_in_the_order_that_the_engine_gives_them(engine: pyoxigraph.Store) -> None:
    query = "SELECT ?o ?s ?missing { ?s ?p ?o OPTIONAL { ?s <http://none> ?missing } FILTER(!isTriple(?o)) }"
    lines = "SELECT ?n ?name { VALUES (?n ?name) { (10 'b') (9 'c') (10 'a') (UNDEF 'd') (<http://x> 'e') (9 'B') } }"
    for ordered in (f"{query}\nORDER BY ?missing ?s", f"{lines} ORDER BY ?n ?name", f"{lines} ORDER BY ?name ?n"):
        solutions = engine.query(ordered)
        assert isinstance(solutions, pyoxigraph.QuerySolutions)
        names, rows = rows_of(ordered, engine.query)
        assert rows == [[term and term.value for term in row] for row in solutions]
        assert names[0] in ("o", "n")


def test_rows_of_our_own_may_be_ordered_by_what_is_not_selected(engine: pyoxigraph.Store) -> None:
    engine.update("INSERT DATA { <x:a> <x:at> 2 . <x:b> <x:at> 1 }")
    query = "SELECT ?s WHERE { ?s <x:at> ?line } ORDER BY ?line ?s"
    assert rows_of(query, engine.query) == (["s"], [["x:b"], ["x:a"]])


def test_rows_of_our_own_tell_triples_as_they_are_written(engine: pyoxigraph.Store) -> None:
    _, rows = rows_of("SELECT ?o { ?s ?p ?o FILTER(isTriple(?o)) } ORDER BY ?o", engine.query)
    assert rows == [['<<( <http://s> <http://p> "o"@en )>>']]

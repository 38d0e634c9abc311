"""Every store keeps these rules, with any engine behind it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.errors import (
    FileError,
    QueryError,
    QueryRefused,
    QuerySyntaxError,
    RdfSyntaxError,
)
from oxigraph_code.store import FORMATS, PREFIXES, GraphChange, LocalStore, RdfSource
from tests.store.conftest import AnyStore, count, rows

pytestmark = pytest.mark.usefixtures("in_process")

INSERT = 'INSERT DATA { code:a code:name "a" ; code:calls code:b . GRAPH <http://g> { code:a code:name "g" } }'


def test_a_store_that_is_not_there_is_empty_and_stays_away(any_store: AnyStore, tmp_path: Path) -> None:
    assert rows(any_store, "SELECT * { ?s ?p ?o }") == []
    assert any_store.graphs() == []
    assert list(tmp_path.iterdir()) == []


def test_select_answers_sparql_json(any_store: AnyStore) -> None:
    any_store.update(INSERT)
    answer = any_store.query("SELECT ?s ?none ?n { ?s code:name ?n OPTIONAL { ?s code:none ?none } }")
    assert answer[0] == "select"
    assert json.loads(answer.text) == {
        "head": {"vars": ["s", "none", "n"]},
        "results": {
            "bindings": [
                {
                    "s": {"type": "uri", "value": "https://ds-labs.org/code#a"},
                    "n": {"type": "literal", "value": "a"},
                }
            ]
        },
    }


@pytest.mark.parametrize(("pattern", "text"), [("code:a ?p ?o", "true"), ("code:none ?p ?o", "false")])
def test_ask_answers_true_or_false(any_store: AnyStore, pattern: str, text: str) -> None:
    any_store.update(INSERT)
    answer = any_store.query(f"ASK {{ {pattern} }}")
    assert (answer.form, answer.text, answer.complete) == ("ask", text, True)


@pytest.mark.parametrize("query", ["CONSTRUCT { code:a code:calls ?o } WHERE { ?s code:calls ?o }", "DESCRIBE code:a"])
def test_construct_and_describe_answer_n_triples(any_store: AnyStore, query: str) -> None:
    any_store.update("INSERT DATA { code:a code:calls code:b }")
    answer = any_store.query(query)
    assert answer.form == "graph"
    assert answer.text == (
        "<https://ds-labs.org/code#a> <https://ds-labs.org/code#calls> <https://ds-labs.org/code#b> .\n"
    )


def test_construct_answers_each_triple_once(any_store: AnyStore) -> None:
    any_store.update("INSERT DATA { code:a code:p 1, 2, 3 }")
    answer = any_store.query("CONSTRUCT { ?s a code:Found } WHERE { ?s ?p ?o }")
    assert (answer.shown, answer.total, answer.text.count("\n")) == (1, 1, 1)


def test_usual_prefixes_are_declared(any_store: AnyStore) -> None:
    columns = " ".join(f"({prefix}:x AS ?{prefix})" for prefix in PREFIXES)
    assert rows(any_store, f"SELECT {columns} {{}}") == [{name: iri + "x" for name, iri in PREFIXES.items()}]


def test_a_prefix_of_the_query_wins(any_store: AnyStore) -> None:
    assert rows(any_store, "PREFIX code: <http://mine/> SELECT (code:x AS ?x) {}") == [{"x": "http://mine/x"}]


def test_a_query_sees_the_default_graph_unless_another_is_named(any_store: AnyStore) -> None:
    any_store.update(INSERT)
    query = "SELECT ?n { code:a code:name ?n }"
    assert rows(any_store, query) == [{"n": "a"}]
    assert rows(any_store, query, "http://g") == [{"n": "g"}]
    assert rows(any_store, query, "http://nowhere") == []


def test_a_default_graph_that_is_no_iri_is_refused(any_store: AnyStore) -> None:
    with pytest.raises(QueryRefused, match="default_graph 'not an iri'"):
        any_store.query("ASK {}", "not an iri")


def test_graphs_are_listed_sorted_after_a_default_graph_that_has_triples(any_store: AnyStore) -> None:
    any_store.update("INSERT DATA { GRAPH <http://z> { code:a code:p 1 } GRAPH <http://b> { code:a code:p 1 } }")
    assert any_store.graphs() == ["http://b", "http://z"]
    any_store.update("INSERT DATA { code:a code:p 1 }")
    assert any_store.graphs() == ["default", "http://b", "http://z"]


@pytest.mark.parametrize(
    ("update", "operations", "changes"),
    [
        ("INSERT DATA { code:a code:p 1, 2 }", ("INSERT DATA",), [("default", 3, 4, 0, 1)]),
        ("DELETE DATA { code:a code:p 1, 7 }", ("DELETE DATA",), [("default", 3, 2, 1, 0)]),
        ("INSERT DATA { code:a code:p 1 }", ("INSERT DATA",), []),
        ("INSERT DATA { _:x code:p 1 . _:x code:p 2 }", ("INSERT DATA",), [("default", 3, 5, 0, 2)]),
        (
            "DELETE { ?s ?p ?o } INSERT { ?s ?p 9 } WHERE { ?s ?p ?o }",
            ("DELETE/INSERT WHERE",),
            [("default", 3, 1, 3, 1)],
        ),
        (
            "DELETE { ?s ?p 1 } INSERT { ?s ?p 9 } WHERE { ?s ?p 1 }",
            ("DELETE/INSERT WHERE",),
            [("default", 3, 3, 1, 1)],
        ),
        ("DELETE { ?s ?p ?o } INSERT { ?s ?p ?o } WHERE { ?s ?p ?o }", ("DELETE/INSERT WHERE",), []),
        (
            "DELETE DATA { code:a code:p 1 } ; INSERT DATA { code:a code:p 9 }",
            ("DELETE DATA", "INSERT DATA"),
            [("default", 3, 3, 1, 1)],
        ),
        ("DELETE WHERE { code:a ?p ?o }", ("DELETE WHERE",), [("default", 3, 0, 3, 0)]),
        ("INSERT { GRAPH <http://h> { ?s ?p ?o } } WHERE { ?s ?p ?o }", ("INSERT WHERE",), [("http://h", 0, 3, 0, 3)]),
        ("WITH <http://g> DELETE { ?s ?p ?o } WHERE { ?s ?p ?o }", ("DELETE WHERE",), [("http://g", 1, 0, 1, 0)]),
        ("CLEAR DEFAULT", ("CLEAR",), [("default", 3, 0, 3, 0)]),
        ("DROP GRAPH <http://g>", ("DROP",), [("http://g", 1, 0, 1, 0)]),
        ("CREATE GRAPH <http://n>", ("CREATE",), []),
        ("ADD <http://g> TO DEFAULT", ("ADD",), [("default", 3, 4, 0, 1)]),
        ("MOVE DEFAULT TO <http://m>", ("MOVE",), [("default", 3, 0, 3, 0), ("http://m", 0, 3, 0, 3)]),
        ("COPY DEFAULT TO <http://g>", ("COPY",), [("http://g", 1, 3, 1, 3)]),
        (
            "WITH <http://g> DELETE { ?s ?p ?o } INSERT { ?s ?p 6 } WHERE { ?s ?p ?o }",
            ("DELETE/INSERT WHERE",),
            [("http://g", 1, 1, 1, 1)],
        ),
        (
            "DELETE WHERE { ?s ?p 1 } ; INSERT { ?s ?p 9 } WHERE { ?s ?p 3 }",
            ("DELETE WHERE", "INSERT WHERE"),
            [("default", 3, 3, 1, 1)],
        ),
        (
            "INSERT DATA { code:b code:p 1 } ; DELETE DATA { code:a code:p 1 . GRAPH <http://g> { code:a code:p 5 } }",
            ("INSERT DATA", "DELETE DATA"),
            [("default", 3, 3, 1, 1), ("http://g", 1, 0, 1, 0)],
        ),
    ],
)
@pytest.mark.quick_cases(6)
def test_an_update_reports_what_changed(
    store: LocalStore, update: str, operations: tuple[str, ...], changes: list[tuple[Any, ...]]
) -> None:
    store.update("INSERT DATA { code:a code:p 1, 3, 4 . GRAPH <http://g> { code:a code:p 5 } }")
    report = store.update(update)
    assert report.operations == operations
    assert report.changes == tuple(GraphChange(*change) for change in changes)


@pytest.mark.parametrize("any_store", ["local", "oxigraph"], indirect=True)
def test_several_operations_are_one_transaction(any_store: AnyStore) -> None:
    any_store.update("INSERT DATA { code:a code:p 1 }")
    with pytest.raises(QueryError, match="http://none"):
        any_store.update(
            "DELETE DATA { code:a code:p 1 } ; INSERT DATA { code:b code:p 1 } ; CLEAR GRAPH <http://none>"
        )
    assert rows(any_store, "SELECT ?s { ?s ?p ?o }") == [{"s": "https://ds-labs.org/code#a"}]


def test_a_query_is_no_update_and_an_update_no_query(any_store: AnyStore) -> None:
    with pytest.raises(QueryRefused, match="this is an update") as refused:
        any_store.query("PREFIX x: <http://x/> INSERT DATA { x:a x:b x:c }")
    assert "sparql_update" in refused.value.hint
    with pytest.raises(QueryRefused, match="this is a query") as refused:
        any_store.update("# hello\nSELECT * {}")
    assert "sparql_query" in refused.value.hint


@pytest.mark.parametrize("method", ["query", "update"])
def test_a_syntax_error_has_its_place(any_store: AnyStore, method: str) -> None:
    start = "SELECT *" if method == "query" else "DELETE"
    with pytest.raises(QuerySyntaxError) as caught:
        getattr(any_store, method)(f"{start} WHERE {{\n  ?s code:name }}")
    assert (caught.value.row, caught.value.column) == (2, 16)


SAMPLES = {
    "turtle": "<http://a> <http://p> <http://b> , 5 .",
    "ntriples": '<http://a> <http://p> <http://b> .\n<http://a> <http://p> "5" .\n',
    "nquads": '<http://a> <http://p> <http://b> .\n<http://a> <http://p> "5" <http://named> .\n',
    "trig": "<http://a> <http://p> <http://b> . GRAPH <http://named> { <http://a> <http://p> 5 }",
    "rdfxml": '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:x="http://x/">'
    '<rdf:Description rdf:about="http://a"><x:p rdf:resource="http://b"/><x:p>5</x:p></rdf:Description></rdf:RDF>',
    "n3": "@prefix x: <http://x/> . x:a x:p x:b , 5 .",
    "jsonld": '{"@id": "http://a", "http://p": [{"@id": "http://b"}, 5]}',
}


def test_every_format_has_a_sample() -> None:
    assert sorted(SAMPLES) == sorted(entry.name for entry in FORMATS)


@pytest.mark.parametrize("name", sorted(SAMPLES))
@pytest.mark.quick_cases(2)
def test_every_format_loads_from_a_file_and_from_text(store: LocalStore, tmp_path: Path, name: str) -> None:
    path = tmp_path / "data with space"
    path.write_text(SAMPLES[name])
    assert store.load(RdfSource(name, path=path)).count == 2
    assert store.load(RdfSource(name, text=SAMPLES[name])).count == 2
    assert count(store) + count(store, "GRAPH ?g { ?s ?p ?o }") == 2


def test_a_graph_is_for_what_names_none(store: LocalStore) -> None:
    store.load(RdfSource("trig", text=SAMPLES["trig"], graph="http://target"))
    assert store.graphs() == ["http://named", "http://target"]


@pytest.mark.parametrize(
    ("name", "text"),
    [("n3", "<x:a> <x:says> { <x:b> <x:c> <x:d> } ."), ("trig", "<x:a> <x:says> _:g . _:g { <x:b> <x:c> <x:d> }")],
)
def test_a_graph_named_by_a_blank_node_gets_an_iri(store: LocalStore, name: str, text: str) -> None:
    loaded = store.load(RdfSource(name, text=text))
    (graph,) = loaded.graphs
    assert store.graphs() == ["default", graph]
    assert rows(store, "SELECT ?s { <x:a> <x:says> ?g . GRAPH ?g { ?s ?p ?o } }") == [{"s": "x:b"}]
    store.update(f"DROP GRAPH <{graph}>")
    assert store.graphs() == ["default"]


def test_relative_iris_need_a_base(store: LocalStore) -> None:
    with pytest.raises(RdfSyntaxError) as caught:
        store.load(RdfSource("turtle", text="<a> <b> <c> ."))
    assert "base_iri" in caught.value.hint
    store.load(RdfSource("turtle", text="<a> <b> <c> .", base_iri="http://base/"))
    assert rows(store, "SELECT ?s { ?s ?p ?o }") == [{"s": "http://base/a"}]


def test_what_does_not_parse_changes_nothing_and_has_its_place(store: LocalStore, tmp_path: Path) -> None:
    path = tmp_path / "bad.ttl"
    path.write_text("<http://a> <http://p> 1 .\n<http://a> <http://p> ] .\n")
    with pytest.raises(RdfSyntaxError, match=r"bad\.ttl is not valid Turtle at line 2, column 23") as caught:
        store.load(RdfSource("turtle", path=path))
    assert (caught.value.row, caught.value.column) == (2, 23)
    assert "  <http://a> <http://p> ] .\n" in caught.value.message
    assert count(store) == 0


def test_a_file_that_cannot_be_read_is_named(store: LocalStore, tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"none\.ttl: No such file"):
        store.load(RdfSource("turtle", path=tmp_path / "none.ttl"))
    with pytest.raises(FileError, match="is a folder"):
        store.load(RdfSource("turtle", path=tmp_path))


def test_a_large_load_is_one_change_too(store: LocalStore) -> None:
    lines = [f'<http://a/{number}> <http://p> "{number}" .' for number in range(40_000)]
    assert store.load(RdfSource("ntriples", text="\n".join(lines))).count == 40_000
    assert count(store) == 40_000


def test_blank_nodes_of_two_loads_stay_apart(store: LocalStore) -> None:
    for _ in range(2):
        store.load(RdfSource("turtle", text="_:x <http://p> 1 ."))
    assert count(store) == 2

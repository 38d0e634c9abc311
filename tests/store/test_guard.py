"""Hostile text is refused before the engine sees it, and ordinary text is not."""

from __future__ import annotations

import pyoxigraph
import pytest

from oxigraph_code.errors import QueryRefused
from oxigraph_code.store.guard import MAX_DEPTH, MAX_QUERY_LENGTH, check_query, check_update

SERVICE_CALLS = [
    "SELECT * { SERVICE <http://evil/> { ?s ?p ?o } }",
    "SELECT * { service<http://evil/>{ ?s ?p ?o } }",
    "SELECT * { SERVICE SILENT ?where { ?s ?p ?o } }",
    "SELECT * { SERVICE # comment\n <http://evil/> { ?s ?p ?o } }",
    # The engine needs no word boundaries.
    "SELECT * { ?a ?b 1service?x{} }",
    "SELECT * { ?a ?b trueSERVICE?x{} }",
    'SELECT * { ?a ?b "x"servicesilent?x{} }',
    "PREFIX ex: <http://evil/> SELECT * { SERVICEex:a{} }",
    "PREFIX ex: <http://evil/> PREFIX serviceex: <http://x/> SELECT * { serviceex:a {} }",
    # These only look like the start of a string or a comment.
    "PREFIX e: <http://e/> SELECT * { ?a e:a\\#b ?c . SERVICE <http://evil/> {} }",
    "PREFIX e: <http://e/> SELECT * { ?a e:a\\'b ?c . SERVICE <http://evil/> {} #'\n}",
    "SELECT * { ?a <http://a/\\u0041#b> ?x . SERVICE <http://evil/> {} }",
    # The engine sees a comparison here, and the text after it is not in a string.
    "PREFIX x: <http://x/> SELECT * { ?a ?b ?c FILTER(?a<x:f('>')) SERVICE <http://evil/> {} #'\n}",
    "PREFIX x: <http://x/> SELECT * { ?a ?b ?c FILTER(?a<x:b#>'''\n) SERVICE <http://evil/> {} #'''\n}",
]

HARMLESS = [
    "SELECT ?service { ?service <http://p> ?x }",
    "SELECT * { ?x code:service ?y . ?y code:SERVICE code:load }",
    "PREFIX service: <http://x/> SELECT * { GRAPH service:g { service:a service:b service:c } }",
    'SELECT * { ?s ?p "SERVICE <http://x> { }" }',
    "SELECT * { ?s ?p '''it's a SERVICE <http://x> {''' }",
    "SELECT * { ?s ?p ?o } # SERVICE <http://x> { }",
    "SELECT * { ?s ?p <http://x/SERVICE> }",
    "SELECT * { ?s ?p ?o FILTER(?o < 3 && ?o > 1) }",
    'SELECT * { VALUES (?a ?b) { ("service" <http://a#service>) } }',
]


@pytest.mark.parametrize("query", SERVICE_CALLS)
def test_a_service_call_is_refused(query: str) -> None:
    with pytest.raises(QueryRefused, match="SERVICE") as caught:
        check_query(query, allow_network=False)
    assert "OXIGRAPH_ALLOW_NETWORK=1" in caught.value.hint


@pytest.mark.parametrize("query", SERVICE_CALLS)
def test_the_calls_refused_are_ones_the_engine_would_make(query: str) -> None:
    """The engine itself parses the cases above without an error."""
    try:
        pyoxigraph.Store().query(query)
    except SyntaxError:
        raise
    except (OSError, RuntimeError):
        pass


@pytest.mark.parametrize("query", SERVICE_CALLS)
def test_a_service_call_passes_where_the_network_is_allowed(query: str) -> None:
    check_query(query, allow_network=True)


@pytest.mark.parametrize("query", HARMLESS)
def test_the_word_service_elsewhere_is_harmless(query: str) -> None:
    check_query(query, allow_network=False)


def test_service_is_refused_in_an_update_too() -> None:
    with pytest.raises(QueryRefused, match="SERVICE"):
        check_update("INSERT { ?s ?p ?o } WHERE { SERVICE <http://evil/> { ?s ?p ?o } }", allow_network=False)


@pytest.mark.parametrize(
    "update",
    [
        "LOAD <http://evil/>",
        "load<http://evil/>",
        "LOADSILENT<http://evil/> INTO GRAPH <http://g>",
        "PREFIX a: <http://a/> LOAD a:x",
        "PREFIX a: <http://a/>LOADa:x",
        "CLEAR ALL ; # done\n LOAD SILENT <http://evil/>",
        "PREFIX x: <http://x/> DELETE { ?a ?b ?c } WHERE { ?a ?b ?c FILTER(?a<x:f('>')) } ; LOAD <http://evil/> #'",
    ],
)
def test_load_is_refused(update: str) -> None:
    with pytest.raises(QueryRefused, match="LOAD") as caught:
        check_update(update, allow_network=False)
    assert "OXIGRAPH_ALLOW_NETWORK=1" in caught.value.hint
    assert "load_rdf" in caught.value.hint


@pytest.mark.parametrize("update", ["LOAD <file:///etc/passwd>", "LOAD SILENT <FILE:///x> INTO GRAPH <http://g>"])
@pytest.mark.parametrize("allow_network", [True, False])
def test_load_of_a_file_points_to_load_rdf(update: str, allow_network: bool) -> None:
    with pytest.raises(QueryRefused, match="local files") as caught:
        check_update(update, allow_network=allow_network)
    assert "load_rdf" in caught.value.hint


@pytest.mark.parametrize(
    "update",
    [
        "INSERT DATA { code:load <http://p> <http://o> }",
        'INSERT DATA { <http://a> <http://p> "LOAD <http://x>" } # LOAD <http://x>',
        "PREFIX load: <http://x/> WITH load:g DELETE { load:a load:b load:c } WHERE { }",
        "COPY <http://x/load> TO <http://load/>",
    ],
)
def test_the_word_load_elsewhere_is_harmless(update: str) -> None:
    check_update(update, allow_network=False)


@pytest.mark.parametrize(
    ("update", "operations"),
    [
        ("", ()),
        ("PREFIX x: <http://x/>", ()),
        ("INSERT DATA {} ;", ("INSERT DATA",)),
        ("insertdata{};deletewhere{?a ?b ?c}", ("INSERT DATA", "DELETE WHERE")),
        ("DELETE { ?a ?b ?c } WHERE { ?a ?b ?c }", ("DELETE WHERE",)),
        ("WITH <http://g> DELETE {} INSERT {} USING <http://h> WHERE {}", ("DELETE/INSERT WHERE",)),
        (
            "BASE <http://b/> CLEAR ALL; PREFIX a: <x> DROP GRAPH a:x ; CREATE SILENT GRAPH <g>; LOAD <http://x>",
            ("CLEAR", "DROP", "CREATE", "LOAD"),
        ),
        ("INSERT DATA { code:a code:b 1 ; code:c 2 } ; ADD DEFAULT TO <http://g>", ("INSERT DATA", "ADD")),
    ],
)
def test_operations_are_named_in_order(update: str, operations: tuple[str, ...]) -> None:
    assert check_update(update, allow_network=True) == operations


@pytest.mark.parametrize("brackets", ["{}", "()", "[]"])
def test_nesting_is_bounded(brackets: str) -> None:
    def nested(depth: int) -> str:
        return "SELECT * " + brackets[0] * depth + brackets[1] * depth

    check_query(nested(MAX_DEPTH), allow_network=False)
    with pytest.raises(QueryRefused, match="5,000"):
        check_query(nested(5000), allow_network=False)


def test_brackets_in_strings_iris_and_comments_do_not_nest() -> None:
    check_query(f"SELECT * {{ ?s ?p '{'{(' * 500}' }} # {'[' * 500}", allow_network=False)


def test_length_is_bounded() -> None:
    with pytest.raises(QueryRefused, match="1,000,001"):
        check_query("#" * (MAX_QUERY_LENGTH + 1), allow_network=False)

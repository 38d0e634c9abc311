"""Advice about SPARQL names unused terms, terms without a match, and slow patterns."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code import vocabulary
from oxigraph_code.errors import ArgumentError
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Answer, Call, Workspace
from oxigraph_code.tools.sparql import terms as query_terms
from oxigraph_code.tools.sparql.advice import slow_forms
from oxigraph_code.tools.sparql.endpoint import sparql_query, sparql_update, without_aliases_in_having
from oxigraph_code.tools.sparql.graph_patterns import parse_query

DATA = """
INSERT DATA {
  code:p a code:Project .
  code:f a code:Function ; code:name "find" ; code:visibility "public" ; code:startLine 3 ; code:calls code:g .
  code:g a code:Function ; code:name "give" ; code:visibility "private" ; code:startLine 7 ;
    code:docstring "One,\\ntwo" .
}
"""


@pytest.fixture(scope="module")
def workspace(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workspace]:
    opened = Workspace.open(load_settings({"store_path": tmp_path_factory.mktemp("advice") / "store"}))
    sparql_update(opened, Call(), DATA)
    yield opened
    opened.close()


def ask(workspace: Workspace, query: str, format: str = "json") -> Answer:
    return sparql_query(workspace, Call(), query, format=format)


@pytest.mark.parametrize(
    ("query", "said"),
    [
        (
            "SELECT * { ?f code:nam 'x' }",
            "code:nam is no term of the vocabulary, so nothing matches it; nearest: code:name",
        ),
        ("SELECT * { ?f a <https://ds-labs.org/code#Functoin> }", "code:Functoin is no term"),
        (
            "SELECT (COUNT(*) AS ?n) { ?s a code:CallSite }",
            "code:CallSite is stored as no type, so nothing matches it: a subject of code:callee,",
        ),
        ("SELECT * { ?f code:zzzzzzzzz ?y }", "code:zzzzzzzzz is no term of the vocabulary, so nothing matches it\n"),
    ],
)
def test_a_term_that_nobody_uses_is_pointed_out(workspace: Workspace, query: str, said: str) -> None:
    assert said in ask(workspace, query).notice + "\n"


@pytest.mark.parametrize(
    "query",
    [
        "SELECT * { ?f a code:Function ; code:name ?name }",
        "PREFIX code: <https://example.org/> SELECT * { ?f code:nam ?y }",
        "SELECT * { <https://ds-labs.org/code#project/x> ?p ?o . OPTIONAL { ?f code:name ?n } }",
    ],
)
def test_terms_that_are_declared_and_things_are_not_pointed_out(workspace: Workspace, query: str) -> None:
    assert "no term" not in ask(workspace, query).notice


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ('SELECT ?f { ?f a code:Function ; code:name "fnd" }', 'empty: nothing matches ?f code:name "fnd"'),
        (
            'SELECT ?f { ?f code:visibility "publik" }',
            "empty: nothing matches ?f code:visibility \"publik\"; existing values: 'private', 'public'",
        ),
        (
            'SELECT ?f { ?f a code:Function . ?f code:name "give" . ?f code:visibility "public" }',
            'empty: ?f code:visibility "public" has matches, but none together with the 2 parts before it',
        ),
        (
            'SELECT ?f { ?f code:name "give" ; code:calls ?g }',
            "empty: ?f code:calls ?g has matches, but none together with the one before it",
        ),
        (
            "SELECT ?f { FILTER(?line > 100) ?f code:startLine ?line }",
            "empty: everything that matches is excluded by FILTER(?line > 100)",
        ),
        (
            "SELECT ?f { ?f a code:Function . { ?f a code:Class } UNION { ?f a code:Trait } }",
            "empty: nothing matches { ?f a code:Class } UNION { ?f a code:Trait }",
        ),
        ("SELECT ?f { ?f code:calls/code:calls+ ?g }", "empty: nothing matches ?f code:calls/code:calls+ ?g"),
        ("CONSTRUCT { ?f code:p 1 } WHERE { ?f a code:Class }", "empty: nothing matches ?f a code:Class"),
    ],
)
def test_what_found_nothing_is_told_which_part_did_not_match(workspace: Workspace, query: str, said: str) -> None:
    assert said in ask(workspace, query).notice


@pytest.mark.parametrize(
    ("query", "parts"),
    [
        (
            '{ ?a code:p "x"@en , 3 ; code:q "7"^^xsd:int . }',
            ['?a code:p "x"@en', "?a code:p 3", '?a code:q "7"^^xsd:int'],
        ),
        ("{ ?a ^code:p|!(code:q|a)/code:r? ?b }", ["?a ^code:p|!(code:q|a)/code:r? ?b"]),
        ("{ ?a code:p [ code:q 1 ; code:r 2 ] . ?b a ?c }", ["?a code:p [ code:q 1 ; code:r 2 ]", "?b a ?c"]),
        ("{ VALUES (?a ?b) { (1 2) } ?a code:p -3 }", ["VALUES (?a ?b) { (1 2) }", "?a code:p -3"]),
        ("{ FILTER NOT EXISTS { ?a code:p ?b } ?a a ?c }", ["FILTER NOT EXISTS { ?a code:p ?b }", "?a a ?c"]),
        ("{ BIND(1 AS ?x) GRAPH ?g { ?a a ?b . } ?c a ?d }", ["BIND(1 AS ?x)", "GRAPH ?g { ?a a ?b . }", "?c a ?d"]),
        ("{ { SELECT ?x { ?x a ?y } LIMIT 3 } ?x a ?z }", ["{ SELECT ?x { ?x a ?y } LIMIT 3 }", "?x a ?z"]),
        ("{ ?a FILTER }", ["?a", "FILTER"]),
        ("{", None),
    ],
)
def test_a_group_is_taken_apart_into_what_has_to_match(query: str, parts: list[str] | None) -> None:
    found = parse_query(f"SELECT * WHERE {query}")
    assert (found and [part.text for part in found.parts]) == parts


@pytest.mark.parametrize(
    ("query", "word"),
    [
        ('SELECT * { ?f code:name ?n FILTER(?n = "x") }', "VALUES"),
        ("SELECT * { ?f code:calls+ ?g }", "impact_analysis"),
        ('SELECT * { ?f code:name ?n FILTER(CONTAINS(?n, "x")) }', "search_code"),
        ("SELECT * { OPTIONAL { ?f code:name ?n } ?f a code:Class }", "required patterns first"),
        ("SELECT * { ?f a code:Class FILTER NOT EXISTS { ?g code:calls ?f . ?g a code:Function } }", "MINUS"),
        ("SELECT * { ?f a code:Class ; code:name ?n } ORDER BY ?n LIMIT 3", "subselect"),
    ],
)
def test_a_form_that_is_slow_has_a_better_one(query: str, word: str) -> None:
    (said,) = slow_forms(query)
    assert word in said


@pytest.mark.parametrize(
    "query",
    [
        'SELECT * { ?f code:name "x" ; code:startLine ?l FILTER(?l > 3) OPTIONAL { ?f code:docstring ?d } }',
        "SELECT * { { SELECT ?f { ?f a code:Class } ORDER BY ?f LIMIT 3 } ?f code:name ?n }",
    ],
)
def test_a_form_that_is_fast_is_left_alone(query: str) -> None:
    assert slow_forms(query) == []


def test_rows_come_as_a_table_with_their_number(workspace: Workspace) -> None:
    query = "SELECT ?f ?name ?doc { ?f code:name ?name OPTIONAL { ?f code:docstring ?doc } } ORDER BY ?name"
    table = "2 rows\nf | name | doc\ncode:f | find |\ncode:g | give | One, two\n"
    assert ask(workspace, query, "table").text == table
    assert json.loads(ask(workspace, query, "").text)["head"] == {"vars": ["f", "name", "doc"]}


def test_a_setting_decides_the_form_where_none_is_asked_for(tmp_path: Path) -> None:
    workspace = Workspace.open(load_settings({"store_path": tmp_path / "store", "sparql_format": "csv"}))
    try:
        assert ask(workspace, "SELECT ?x { VALUES ?x { 1 } }", "").text == "x\r\n1\r\n"
    finally:
        workspace.close()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("inheritsFrom", "use code:extends: "),
        ("file", "use code:relativePath: "),
        ("calledBy", "use code:calls, in the other direction: "),
        ("File", "use code:Module: "),
        ("lineNumber", "use code:startLine: "),
    ],
)
def test_a_term_of_habit_leads_to_the_one_that_is_meant(workspace: Workspace, name: str, said: str) -> None:
    query = f"SELECT * {{ ?f a code:{name} }}" if name[0].isupper() else f"SELECT * {{ ?f code:{name} ?y }}"
    assert said in ask(workspace, query).notice


def test_every_habit_leads_to_a_term_and_none_is_one() -> None:
    terms = {iri.partition("#")[2] for iri in vocabulary.TERMS}
    assert {term.removeprefix("^") for term in query_terms._HABITS} <= terms
    assert not {habit for habits in query_terms._HABITS.values() for habit in habits.split()} & terms


def test_a_prefix_that_indexing_never_writes_is_named_where_nothing_was_found(workspace: Workspace) -> None:
    query = "PREFIX seon: <https://example.org/seon#> SELECT * { ?f seon:calls ?g }"
    assert "seon: is <https://example.org/seon#>, which indexing never writes" in ask(workspace, query).notice
    query = "PREFIX code: <https://example.org/code#> SELECT * { ?f code:calls ?g }"
    assert "code: is declared as <https://example.org/code#>" in ask(workspace, query).notice


def test_a_foreign_term_that_indexing_never_writes_leads_to_ours(workspace: Workspace) -> None:
    query = "SELECT ?f WHERE { ?f a code:Function ; rdfs:label ?name }"
    assert "indexing writes no rdfs:label; use code:name: " in ask(workspace, query).notice


def test_a_property_that_has_no_match_is_told_with_what_it_holds(workspace: Workspace) -> None:
    query = "SELECT * { ?c a code:Function ; code:hasMethod ?m . ?m code:name ?n }"
    assert "code:hasMethod (Trait → string) The name of a method" in ask(workspace, query).notice


def test_the_hint_about_methods_by_name_leads_to_those_of_a_class(workspace: Workspace) -> None:
    query = "SELECT * { ?c a code:Function ; code:hasMethod ?m }"
    assert "of a class, code:hasFunction leads to the methods" in ask(workspace, query).notice


@pytest.mark.parametrize(
    "query",
    [
        "SELECT * { ?commit a code:Commit ; code:message ?words }",
        "SELECT (COUNT(*) AS ?n) { ?x code:affectsModule ?m }",
    ],
)
def test_an_empty_answer_about_commits_says_that_no_history_is_loaded(workspace: Workspace, query: str) -> None:
    assert "no history is loaded: load_git_history loads commits" in ask(workspace, query).notice
    assert "no history" not in ask(workspace, "SELECT * { ?f a code:Enum ; code:name ?n }").notice


def test_an_alias_in_having_is_read_as_its_expression_and_the_answer_says_so(workspace: Workspace) -> None:
    query = "SELECT ?v (COUNT(?f) AS ?n) { ?f code:visibility ?v } GROUP BY ?v HAVING(?n > 0) ORDER BY ?v"
    answer = ask(workspace, query, "csv")
    assert answer.text == "v,n\r\nprivate,1\r\npublic,1\r\n"
    assert "HAVING with ?n was read as with its expression" in answer.notice


@pytest.mark.parametrize(
    ("query", "aliases"),
    [
        ("SELECT ?a (SUM(?b) AS ?s) { ?a code:x ?b } GROUP BY ?a HAVING (?s = 2) LIMIT 3", ("?s",)),
        ("SELECT ?a { { SELECT ?a (SUM(?b) AS ?s) { ?a code:x ?b } GROUP BY ?a HAVING (?s = 2) } }", ("?s",)),
        ("SELECT ?a (COUNT(*) AS ?n) { ?a ?b ?c FILTER(?n > 2) } GROUP BY ?a HAVING (COUNT(?b) > 2) ORDER BY ?n", ()),
        ("SELECT ?a { ?a code:name 'HAVING(?a)' }", ()),
    ],
)
def test_only_conditions_on_groups_are_rewritten(query: str, aliases: tuple[str, ...]) -> None:
    assert without_aliases_in_having(query).aliases == aliases


def test_rows_come_as_csv_on_request(workspace: Workspace) -> None:
    query = "SELECT ?f ?doc { ?f code:docstring ?doc }"
    assert ask(workspace, query, "csv").text == 'f,doc\r\nhttps://ds-labs.org/code#g,"One,\ntwo"\r\n'


def test_a_form_that_nobody_writes_is_refused(workspace: Workspace) -> None:
    with pytest.raises(ArgumentError, match="xml"):
        ask(workspace, "ASK {}", "xml")


def test_a_table_that_is_too_long_says_so(tmp_path: Path) -> None:
    workspace = Workspace.open(load_settings({"store_path": tmp_path / "store", "max_result_bytes": "300"}))
    try:
        sparql_update(workspace, Call(), f"INSERT DATA {{ {' '.join(f'code:x code:p {n} .' for n in range(100))} }}")
        answer = ask(workspace, "SELECT ?n { code:x code:p ?n } ORDER BY ?n", "csv")
        assert len(answer.text.encode()) <= 300
        shown = len(answer.text.splitlines()) - 1
        assert f"cut: {shown} of 100 rows are shown" in answer.notice
    finally:
        workspace.close()


@pytest.mark.parametrize("query", ["CONSTRUCT WHERE { ?s code:p ?n }", "DESCRIBE code:x"])
@pytest.mark.parametrize("format", ["table", "json"])
def test_triples_keep_to_the_limit_in_any_format(tmp_path: Path, query: str, format: str) -> None:
    workspace = Workspace.open(load_settings({"store_path": tmp_path / "store", "max_result_bytes": "300"}))
    try:
        sparql_update(workspace, Call(), f"INSERT DATA {{ {' '.join(f'code:x code:p {n} .' for n in range(100))} }}")
        answer = ask(workspace, query, format)
        assert 0 < len(answer.text.encode()) <= 300
        assert f"cut: {len(answer.text.splitlines())} of 100 triples are shown" in answer.notice
    finally:
        workspace.close()


@pytest.mark.parametrize(
    "query",
    [
        "SELECT (COUNT(*) AS ?n) { ?f a code:Function }",
        "ASK { ?f a code:Function }",
        "SELECT ?f { ?f a code:Function }",
    ],
)
def test_whoever_asks_about_code_before_there_is_any_is_told(tmp_path: Path, query: str) -> None:
    workspace = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    try:
        assert ask(workspace, query).notice.startswith("no project is indexed: load_code")
        assert not ask(workspace, "ASK { ?s ?p ?o }").notice
    finally:
        workspace.close()

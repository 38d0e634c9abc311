"""Shapes as queries find the nodes and values that a validator of SHACL finds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pyshacl
import pytest
from pyoxigraph import RdfFormat, Store

from oxigraph_code.errors import ConfigError
from oxigraph_code.queries.shapes import SH, read_shapes
from oxigraph_code.store import PREFIXES

HEADER = """\
@prefix : <https://example.org/> .
@prefix code: <https://ds-labs.org/code#> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix sh: <http://www.w3.org/ns/shacl#> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
"""
PEOPLE = """\
:Manager rdfs:subClassOf :Person .
:ann a :Person ; :name "Ann" ; :age 30 ; :knows :bob , :tom ; :mail "ann@example.org" ; :born "1990-01-01"^^xsd:date .
:bob a :Manager ; :name "Bob", "Robert" ; :age "old" ; :knows :bob ; :mail "bob" ; :leads :ann , :tom ; :colour "red" .
:tom a :Person ; :name "" ; :age 200 , 3.5 ; :knows "nobody" , [ :name "x" ] ; :leads :bob ; :colour "pink", "blue" .
:eve a :Person ; :name "Ève"@fr ; :age -1 ; :start 5 ; :end 3 ; :colour 1 ; :next :ann .
:ann :next :bob . :bob :next :tom ; :start 1 ; :end 2 .
:Robot a rdfs:Class , sh:NodeShape . :r2 a :Robot ; :age 7 .
"""
CODE = """\
:m a code:Module ; code:relativePath "src/a.py" ; code:name "a" ; code:lineCount 12 ; code:imports :n .
:n a code:Module ; code:relativePath "/b.py" ; code:lineCount -1 , 4 ; code:imports :m , :n .
:f a code:Function , code:Method ; code:name "run" ; code:definedIn :m ; code:startLine 3 ; code:endLine 9 ;
  code:visibility "public" ; code:calls :g ; code:parameter "a" , "b" , "c" .
:g a code:Function ; code:name "Stop" ; code:definedIn :m , :n ; code:startLine 8 ; code:endLine 2 ;
  code:visibility "hidden" ; code:calls :f , :g ; code:nestedIn :f .
:h a code:Function ; code:name 3 ; code:startLine "x" ; code:definedIn "m" .
code:Method rdfs:subClassOf code:Function .
"""
EMPTY = ":x :y :z ."
SHAPES = {
    "cardinality": ":S a sh:NodeShape ; sh:targetClass :Person ;"
    " sh:property [ sh:path :name ; sh:minCount 1 ; sh:maxCount 1 ] , [ sh:path :leads ; sh:minCount 2 ] .",
    "datatype": ":S sh:targetSubjectsOf :age ; sh:property [ sh:path :age ; sh:datatype xsd:integer ] .",
    "class": ":S sh:targetObjectsOf :knows ; sh:class :Person .",
    "class of values": ":S sh:targetClass :Person ; sh:property [ sh:path :knows ; sh:class :Manager ] .",
    "kind of node": ":S sh:targetClass :Person ; sh:property [ sh:path :knows ; sh:nodeKind sh:IRI ] .",
    "pattern": ":S sh:targetClass :Person ; sh:property [ sh:path :mail ; sh:pattern '^[A-Z]+@' ; sh:flags 'i' ] .",
    "in": ":S sh:targetClass :Person ; sh:property [ sh:path :colour ; sh:in ( 'red' 'blue' ) ] .",
    "a value": ":S sh:targetClass :Person ; sh:property [ sh:path :knows ; sh:hasValue :tom ] .",
    "lengths": ":S sh:targetClass :Person ; sh:property [ sh:path :name ; sh:minLength 1 ; sh:maxLength 4 ] .",
    "bounds": ":S sh:targetClass :Person ; sh:property [ sh:path :age ; sh:minInclusive 0 ; sh:maxExclusive 150 ] .",
    "closed": ":S sh:targetNode :ann , :eve ; sh:closed true ; sh:ignoredProperties ( rdf:type :next ) ;"
    " sh:property [ sh:path :name ] , [ sh:path :age ] , [ sh:path :knows ] .",
    "and": ":S sh:targetClass :Person ; sh:and ( [ sh:property [ sh:path :mail ; sh:minCount 1 ] ]"
    " [ sh:property [ sh:path :name ; sh:maxCount 1 ] ] ) .",
    "or": ":S sh:targetClass :Person ; sh:or ( [ sh:property [ sh:path :mail ; sh:minCount 1 ] ]"
    " [ sh:property [ sh:path :leads ; sh:minCount 1 ; sh:class :Manager ] ] ) .",
    "one of two": ":S sh:targetClass :Person ; sh:xone ( [ sh:property [ sh:path :mail ; sh:minCount 1 ] ]"
    " [ sh:property [ sh:path :leads ; sh:minCount 1 ] ] ) .",
    "not": ":S sh:targetClass :Person ; sh:not [ sh:property [ sh:path :colour ; sh:minCount 1 ] ] .",
    "nested": ":S sh:targetClass :Person ; sh:property [ sh:path :knows ; sh:node :Known ; sh:severity sh:Warning ] ."
    " :Known sh:property [ sh:path :name ; sh:minCount 2 ; sh:datatype xsd:string ] .",
    "properties of values": ":S sh:targetClass :Person ; sh:property [ sh:path :leads ;"
    " sh:property [ sh:path :mail ; sh:minCount 1 ] ] .",
    "paths": ":S sh:targetClass :Person ;"
    " sh:property [ sh:path ( :knows :name ) ; sh:minCount 1 ] ,"
    " [ sh:path [ sh:inversePath :leads ] ; sh:maxCount 0 ] ,"
    " [ sh:path [ sh:alternativePath ( :mail :colour ) ] ; sh:maxCount 2 ] ,"
    " [ sh:path [ sh:oneOrMorePath :next ] ; sh:disjoint :knows ; sh:maxCount 2 ] ,"
    " [ sh:path ( [ sh:zeroOrMorePath :next ] [ sh:zeroOrOnePath :leads ] ) ; sh:class :Person ] .",
    "pairs": ":S sh:targetSubjectsOf :start ; sh:property [ sh:path :start ; sh:lessThanOrEquals :end ] .",
    "implicit": ":Robot a rdfs:Class , sh:NodeShape ; sh:property [ sh:path :name ; sh:minCount 1 ] .",
    "query": ":S a sh:NodeShape ; sh:targetClass :Person ; sh:sparql [ sh:prefixes :p ; sh:message 'knows {?value}' ;"
    " sh:select 'SELECT $this ?value WHERE { $this ex:knows ?value . FILTER(isLiteral(?value)) }' ] ."
    " :p sh:declare [ sh:prefix 'ex' ; sh:namespace 'https://example.org/'^^xsd:anyURI ] .",
    "code": ":S sh:targetClass code:Function ; sh:property [ sh:path code:name ; sh:datatype xsd:string ;"
    " sh:pattern '^[a-z]' ] , [ sh:path code:definedIn ; sh:class code:Module ; sh:minCount 1 ; sh:maxCount 1 ] ,"
    " [ sh:path code:visibility ; sh:in ( 'public' 'private' ) ] , [ sh:path code:parameter ; sh:maxCount 2 ] ,"
    " [ sh:path code:startLine ; sh:lessThanOrEquals code:endLine ; sh:datatype xsd:integer ; sh:minInclusive 1 ] .",
    "modules": ":S sh:targetClass code:Module ; sh:property [ sh:path code:imports ; sh:not [ sh:hasValue :n ] ] ,"
    " [ sh:path code:relativePath ; sh:pattern '^[^/]' ] , [ sh:path code:name ; sh:minCount 1 ] .",
}
Found = set[tuple[str, str, str]]


def named(text: str) -> str:
    """Name all blank nodes alike: each reader has names of its own for them."""
    return "blank" if text.startswith("_:") else text


def ours(data: str, shapes: str) -> Found:
    store = Store()
    store.load(data, format=RdfFormat.TURTLE)
    found: Found = set()
    for shape in read_shapes(shapes, "shapes", "shapes.ttl"):
        for row in store.query(shape.query, prefixes=PREFIXES):  # type: ignore[union-attr]
            value = str(row["value"]) if shape.has_value and row["value"] is not None else ""
            found.add((named(str(row["this"])), shape.component.lower(), named(value)))
    return found


def theirs(data: str, shapes: str) -> Found:
    from rdflib import BNode, Graph, Namespace

    sh = Namespace(SH)
    _, report, _ = pyshacl.validate(
        Graph().parse(data=data, format="turtle"), shacl_graph=Graph().parse(data=shapes, format="turtle")
    )

    def shown(node: object) -> str:
        return "blank" if isinstance(node, BNode) else node.n3() if node is not None else ""  # type: ignore[attr-defined]

    found: Found = set()
    # A result may have further results as its details.
    for result in report.objects(None, sh.result):
        component = str(report.value(result, sh.sourceConstraintComponent)).removeprefix(SH)
        component = component.removesuffix("ConstraintComponent")
        value = "" if component in ("HasValue", "MinCount", "MaxCount") else shown(report.value(result, sh.value))
        found.add((shown(report.value(result, sh.focusNode)), component.lower(), value))
    return found


def canonical(found: Found) -> Found:
    """Write integers as both writers may."""
    return {tuple(part.replace(f"^^<{PREFIXES['xsd']}string>", "") for part in row) for row in found}  # type: ignore[misc]


@pytest.fixture(scope="module")
def _quiet() -> Iterator[None]:
    import logging

    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


@pytest.mark.usefixtures("_quiet")
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("data", [PEOPLE, CODE, EMPTY], ids=["people", "code", "empty"])
def test_the_findings_of_a_shape_are_those_of_a_validator(shape: str, data: str) -> None:
    text = HEADER + SHAPES[shape]
    assert canonical(ours(HEADER + data, text)) == canonical(theirs(HEADER + data, text))


def test_every_shape_finds_something_in_one_of_the_graphs() -> None:
    both = HEADER + PEOPLE + CODE
    assert [name for name, text in SHAPES.items() if not ours(both, HEADER + text)] == []


def test_our_own_shapes_can_be_checked() -> None:
    text = (Path(__file__).parents[2] / "ontology" / "shapes.ttl").read_text(encoding="utf-8")
    assert len(read_shapes(text, "shapes", "shapes.ttl")) > 100


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (":S sh:targetClass :P ; sh:property [ sh:path :a ; sh:qualifiedMinCount 1 ] .", "qualifiedMinCount"),
        (":S sh:targetClass :P ; sh:node :S .", "lead to themselves"),
        (":S sh:targetClass :P ; sh:property [ sh:path :a ; sh:minCount -1 ] .", "no number"),
        (":S sh:targetClass :P ; sh:property [ sh:path [ ] ; sh:minCount 1 ] .", "a path is none"),
        (":S sh:targetClass :P ; sh:in _:a . _:a rdf:rest _:a .", "lead to themselves"),
        (":S sh:targetClass :P ; sh:property [ sh:path :a ; sh:pattern '(' ] .", "no regular expression"),
        ("nonsense", "shapes.ttl"),
        (":S sh:and " + "( " * 100_000, "shapes.ttl"),
    ],
)
def test_shapes_that_are_not_checked_are_refused(text: str, message: str) -> None:
    with pytest.raises(ConfigError, match=message):
        read_shapes(HEADER + text, "shapes", "shapes.ttl")

"""A graph is checked against shapes, declared terms, domains, ranges and datatypes."""

from __future__ import annotations

import pytest
from docs.terms import EXAMPLE_HEADER

from tests.ontology.conformance import stable_terms, violations
from tests.ontology.test_shapes import GOOD
from tests.ontology.test_terms import as_ntriples


def said(turtle: str, *, complete: bool = False) -> str:
    return "\n".join(violations(as_ntriples(EXAMPLE_HEADER + turtle), complete=complete))


@pytest.mark.parametrize(
    ("turtle", "expected"),
    [
        ("<#f> code:startsAt 3 .", "code:startsAt is not a property of the vocabulary"),
        ("<#f> code:Function 3 .", "code:Function is not a property of the vocabulary"),
        ("<#f> a code:Funktion .", "code:Funktion is not a class of the vocabulary"),
        ("<#f> a code:name .", "code:name is not a class of the vocabulary"),
        ("<#f> a code:Symbol .", "code:Symbol is abstract"),
        ("<#s> a code:CallSite .", "code:CallSite is implied"),
        (
            '<#c> a code:Class ; code:signature "()" .',
            "code:signature is for code:Function, not for code:Class or code:Symbol",
        ),
        (
            "<#f> a code:Function ; code:calls <#c> . <#c> a code:Class .",
            "code:calls has code:Function as its range, not code:c",
        ),
        ("<#f> code:startLine 3.0 .", "code:startLine has xsd:integer as its range"),
        ('<#f> code:startLine "three"^^xsd:integer .', "code:startLine has xsd:integer as its range"),
        ('<#f> code:name "total"@en .', "code:name has xsd:string as its range"),
        ("<#f> code:name <#total> .", "code:name has xsd:string as its range"),
        ('<#f> code:definedIn "cart.py" .', "code:definedIn has code:Module as its range"),
        ('<#r> code:startedAt "yesterday"^^xsd:dateTime .', "code:startedAt has xsd:dateTime as its range"),
    ],
)
def test_what_the_vocabulary_does_not_allow_is_named(turtle: str, expected: str) -> None:
    assert expected in said(turtle)


def test_a_subclass_is_within_the_domain_and_range_of_its_superclass() -> None:
    assert "decorator" not in said('<#m> a code:Function , code:Method ; code:decorator "cache" .')


def test_a_whole_graph_describes_everything_it_points_at() -> None:
    turtle = "<#f> a code:Function ; code:calls <#g> ."
    assert "code:calls has" in said(turtle, complete=True)
    assert "code:calls has" not in said(turtle, complete=False)


def test_a_whole_graph_gives_every_subject_of_ours_a_type() -> None:
    assert "code:signature is for code:Function, not for what has no type" in said(
        '<#f> code:signature "()" .', complete=True
    )


def test_a_property_for_one_implied_class_gives_its_subject_that_class() -> None:
    assert "code:handoverKind" not in said("<#h> code:handedOver <#f> ; code:handoverKind 'argument' .", complete=False)
    assert "a handover has one source" in said("<#h> code:handedOver <#f> .")


def test_what_users_add_to_our_subjects_is_theirs() -> None:
    added = '<#project/shop/cart.py/Cart> a <a:Reviewed> ; <a:note> "hot path" , 3 , <#nowhere> .'
    assert violations(as_ntriples(GOOD) + as_ntriples(EXAMPLE_HEADER + added)) == []


def test_every_stable_term_is_listed_and_no_abstract_one() -> None:
    assert {"Function", "definedIn"} <= stable_terms()
    assert stable_terms().isdisjoint({"Symbol"})


def test_fifty_thousand_triples_can_be_held_to_the_ontology() -> None:
    good = as_ntriples(GOOD)
    copies = 50_000 // len(good.splitlines()) + 1
    text = "".join(good.replace("/shop", f"/shop{n}") for n in range(copies))
    assert violations(text) == []

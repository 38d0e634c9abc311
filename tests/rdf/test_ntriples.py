"""A strict parser reads every written triple, and reads back its meaning."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st
from pyoxigraph import Literal, RdfFormat, parse

from oxigraph_code.rdf.ntriples import TRUE, Statements, date_time, integer, text

XSD = "http://www.w3.org/2001/XMLSchema#"


def read(term: str) -> Literal:
    (statement,) = parse(f"<a:s> <a:p> {term} .", format=RdfFormat.N_TRIPLES)
    assert isinstance(statement.object, Literal)
    return statement.object


@given(st.text())
def test_text_is_read_back_as_it_was(value: str) -> None:
    assert read(text(value)).value == value


@pytest.mark.parametrize(
    "value", ['"', "\\", "\\n", "a\nb\r\nc", "\t", "\0\x01\x1f\x7f", "\u2028\ufeff\uffff", "😀", "^^<a:b>", '" .']
)
def test_text_with_characters_that_mean_something(value: str) -> None:
    assert read(text(value)).value == value


def test_text_never_holds_a_line_end() -> None:
    assert "\n" not in text("a\nb")
    assert "\r" not in text("a\rb")


def test_what_is_no_character_is_replaced() -> None:
    assert read(text("a\udcff\ud800b")).value == "a\ufffd\ufffdb"


def test_numbers_times_and_truth_have_their_types() -> None:
    assert read(integer(-3)) == Literal(-3)
    assert read(TRUE) == Literal(True)
    assert read(date_time("2025-03-01T09:30:00Z")).datatype.value == f"{XSD}dateTime"


def test_empty_text_is_not_said_and_equal_text_once() -> None:
    statements = Statements()
    subject = statements.about("a:s")
    subject.add_text("a:p", "")
    subject.add_texts("a:p", ("x", "", "y", "x"))
    assert statements.lines == ['<a:s> <a:p> "x" .', '<a:s> <a:p> "y" .']


def test_each_line_is_one_statement() -> None:
    statements = Statements()
    statements.about("a:s").add("a:p", integer(1))
    statements.about("a:t").add_text("a:p", "x\ny")
    triples = [statement for line in statements.lines for statement in parse(line, format=RdfFormat.N_TRIPLES)]
    assert [str(statement.subject) for statement in triples] == ["<a:s>", "<a:t>"]

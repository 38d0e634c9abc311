"""A query for one tree has the patterns that can match it, and finds in it what the whole query finds."""

from __future__ import annotations

import pytest
import tree_sitter_python
from tree_sitter import Language, Node, Parser, Query, QueryCursor

from oxigraph_code.extraction.syntax.possible_patterns import edges_of, possible
from oxigraph_code.extraction.syntax.query import LanguageQuery

PYTHON = Language(tree_sitter_python.language())


def tree(text: str) -> Node:
    return Parser(PYTHON).parse(text.encode()).root_node


def kept(pattern: str, text: str) -> bool:
    """Return true if a pattern is kept for a text."""
    return bool(possible(pattern, PYTHON, edges_of(tree(text))))


@pytest.mark.parametrize(
    "pattern",
    [
        "(call) @a",
        "((identifier) (call)) @a",
        "(assignment right: (call function: (identifier) @b)) @a",
        "(assignment left: [(call) (tuple)]) @a",
        '((call) @a (#eq? @a "("))',
        "(assignment (call)+) @a",
    ],
)
def test_a_pattern_without_one_of_its_nodes_is_left_out(pattern: str) -> None:
    assert not kept(pattern, "x = 1\n")
    assert kept(pattern, "x = f()\n(a, f()) = 2\nf()[0] = g(); f() = 1\n")


def test_a_node_must_be_in_the_node_that_the_pattern_names() -> None:
    assert not kept("(return_statement (call)) @a", "f()\nreturn 1\n")
    assert kept("(return_statement (_ (call))) @a", "f()\nreturn 1\n")


@pytest.mark.parametrize(
    "pattern",
    [
        "(assignment (call)?) @a",
        "(module (import_statement)* @b (expression_statement)) @a",
        "(assignment [(integer) (call)]) @a",
        "(assignment !type) @a",
        '(assignment "=") @a ; (call)',
        "(expression) @a",
        "(MISSING) @a",
        '((identifier) @a (#any-of? @a "(call)" "]"))',
    ],
)
def test_all_else_in_a_pattern_counts_as_met(pattern: str) -> None:
    Query(PYTHON, pattern)
    assert kept(pattern, "x = 1\n")


def test_the_patterns_keep_their_order_and_their_text() -> None:
    text = '; first\n(integer) @a\n(call) @b\n[(string) (integer)] @c\n((identifier) @d\n (#set! kind ")"))\n'
    found = possible(text, PYTHON, edges_of(tree("x = 1\n")))
    assert found.replace(" ", "") == text.replace(" ", "").replace("(call)@b\n", "").replace(";first\n", "")


def test_a_second_tree_with_other_nodes_is_matched_by_all_patterns() -> None:
    query = LanguageQuery("toy", PYTHON, {"a.scm": "(integer) @value\n(call) @reference\n"})
    first, second = tree("x = 1\n"), tree("f(1)\n")
    assert list(QueryCursor(query.for_tree(first).query).captures(first)) == ["value"]
    assert query.for_tree(first) is query.for_tree(tree("y = 2\n"))
    assert {*QueryCursor(query.for_tree(second).query).captures(second)} == {"value", "reference"}

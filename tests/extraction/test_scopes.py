"""Every place in a text belongs to its innermost scope."""

from __future__ import annotations

from typing import Any

from hypothesis import given, strategies as st

from oxigraph_code.extraction.scopes.file_scopes import ScopeMap
from oxigraph_code.extraction.text.file_text import Span
from oxigraph_code.facts.kinds import ScopeKind

Tree = list[Any]  # of trees
TREES: st.SearchStrategy[Tree] = st.recursive(st.just([]), lambda inner: st.lists(inner, max_size=4), max_leaves=25)


def spans(tree: Tree, start: int = 0) -> tuple[list[Span], int]:
    """Nested spans with a character before, between and after each."""
    found = []
    position = start + 1
    for inner in tree:
        below, end = spans(inner, position)
        found += [Span(position, end), *below]
        position = end + 1
    return found, position


@given(TREES)
def test_a_place_is_in_the_smallest_span_around_it(tree: Tree) -> None:
    found, end = spans(tree)
    scopes = ScopeMap([(span, "function", index) for index, span in enumerate(found)])
    for offset in range(end):
        around = [span for span in found if span.start <= offset < span.end]
        smallest = min(around, key=lambda span: span.end - span.start, default=None)
        definition = scopes.scopes[scopes.at(offset)].definition
        assert (found[definition] if definition >= 0 else None) == smallest


@given(TREES)
def test_the_parent_of_a_scope_comes_before_it(tree: Tree) -> None:
    found, _ = spans(tree)
    scopes = ScopeMap([(span, "function", index) for index, span in enumerate(found)]).scopes
    assert all(scope.parent < index for index, scope in enumerate(scopes))


def test_the_order_in_which_spans_are_given_does_not_matter() -> None:
    kinds: tuple[ScopeKind, ScopeKind] = ("class", "function")
    outer, inner = (Span(0, 9), kinds[0], 0), (Span(2, 5), kinds[1], 1)
    assert ScopeMap([inner, outer]).scopes == ScopeMap([outer, inner]).scopes


def test_of_two_scopes_of_one_span_the_first_given_is_outside() -> None:
    scopes = ScopeMap([(Span(0, 9), "function", 0), (Span(0, 9), "block", -1)])
    assert scopes.scopes[scopes.at(4)].kind == "block"


def test_scopes_deeper_than_a_hundred_are_one_with_the_hundredth() -> None:
    scopes = ScopeMap([(Span(depth, 1_000 - depth), "function", depth) for depth in range(300)])
    assert len(scopes.scopes) == 101
    assert scopes.scopes[scopes.at(299)].definition == 99
    assert scopes.scopes[scopes.at(995)].definition == 4

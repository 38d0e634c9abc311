"""Access paths do not depend on formatting, have a bounded length and take linear time to read."""

from __future__ import annotations

import pytest

from oxigraph_code.extraction.values.path_reader import PathReader, separator
from oxigraph_code.facts.access_paths import UNKNOWN
from tests.extraction.support import read, slicer


def path(text: str) -> str:
    return PathReader(slicer(text)).path(0, len(text))


def texts(source: str) -> list[str]:
    return [reference.text for reference in read(source).references]


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("cart", "cart"),
        ("cart.items", "cart.items"),
        ("cart . items", "cart.items"),
        ("cart\n    .items", "cart.items"),
        ('carts["a"].items', "carts[].items"),
        ("carts[0][1]", "carts[][]"),
        ("carts[order[0]][1]", "carts[][]"),
        ("a::b->c?.d", "a::b.c.d"),
        ("größe.breite", "größe.breite"),
    ],
)
def test_a_path_is_names_members_and_subscripts(written: str, expected: str) -> None:
    assert path(written) == expected


@pytest.mark.parametrize("written", ["a + b", "'x'", "(a or b).c", "[1]", "-a", "a[b[c[0]]]", "a # note\n.b", "1"])
def test_everything_else_is_unknown(written: str) -> None:
    assert path(written) == UNKNOWN


def test_a_path_has_at_most_two_hundred_characters() -> None:
    assert path("a" * 200) == "a" * 200
    assert path("a" * 201) == UNKNOWN
    assert path("a" + ".b" * 100) == UNKNOWN
    assert path("a[" + "0" * 5_000_000 + "]") == UNKNOWN


def test_a_name_of_what_would_wait_is_a_name() -> None:
    assert PathReader(slicer("await html")).path(0, 5) == "await"


def test_arguments_are_left_out() -> None:
    assert sorted(texts("shop.cart(owner, key=1).total(x)")) == ["shop.cart", "shop.cart().total"]


def test_line_ends_and_comments_between_the_parts_are_left_out() -> None:
    assert "cart().total" in texts("(\n  cart()\n  # of all\n  .total()\n)\n")
    assert "cart.total" in texts("(cart. # of all\n  total())\n")


@pytest.mark.parametrize(
    ("between", "expected"), [(".", "."), ("\n  .", "."), (" :: ", "::"), ("# a.b\n .", "."), ("?.", "."), ("", ".")]
)
def test_a_separator_is_found_among_comments(between: str, expected: str) -> None:
    assert separator(between) == expected


def test_calls_in_arguments_have_paths_of_their_own() -> None:
    assert sorted(texts("a.f(b.g(), c.h().i())")) == ["a.f", "b.g", "c.h", "c.h().i"]


def test_a_chain_of_thousands_of_calls_reads_each_piece_of_text_a_few_times_only() -> None:
    links = 5_000
    text = "a" + ".f()" * links
    read_so_far = 0

    def piece(start: int, end: int) -> str:
        nonlocal read_so_far
        read_so_far += end - start
        return text[start:end]

    paths = PathReader(piece)
    for link in range(links):
        end = 1 + 4 * link
        paths.add_call(0, end + 4, paths.path(0, end) + ".f")
    assert read_so_far < 4 * len(text)


@pytest.mark.slow
def test_what_is_said_of_a_long_chain_is_not_longer_than_the_chain() -> None:
    source = "a" + ".f()" * 1_000
    facts = read(source)
    assert len(facts.references) == 1_000
    assert {reference.name for reference in facts.references} == {"f"}
    assert max(len(reference.text) for reference in facts.references) < 250

"""IRIs are valid, distinct for distinct things, and hold no line numbers."""

from __future__ import annotations

import os
import re

import pytest
from hypothesis import given, strategies as st
from pyoxigraph import RdfFormat, parse

from oxigraph_code import identity

# Names from a file system or a parser: all text, and bytes that are none.
NAMES = st.text(min_size=1, max_size=20) | st.binary(min_size=1, max_size=20).map(os.fsdecode)
PATHS = st.lists(NAMES.map(lambda name: name.replace("/", "_")), min_size=1, max_size=3).map("/".join)
ORDINALS = st.integers(min_value=1, max_value=3)

PROJECT = identity.project("shop")
MODULE = identity.module(PROJECT, "cart.py")


def is_valid(iri: str) -> bool:
    """As a strict parser sees it."""
    (triple,) = parse(f"<{iri}> <a:b> <{iri}> .", format=RdfFormat.N_TRIPLES)
    return str(triple.subject) == f"<{iri}>" and not re.search(r"[^!-~]", iri)


@given(NAMES)
def test_every_name_makes_a_valid_iri(name: str) -> None:
    try:
        name.encode(errors="surrogateescape")
    except UnicodeEncodeError:
        return  # half a character, which no decoder of files hands over
    for iri in (
        identity.project(identity.project_key(name)),
        identity.module(PROJECT, name),
        identity.symbol(MODULE, name),
        identity.import_(MODULE, name),
        identity.call_site(MODULE, name),
        identity.dependency(PROJECT, name, name),
        identity.external_symbol(PROJECT, name),
        identity.snapshot(identity.project("shop"), name),
    ):
        assert is_valid(iri)


@pytest.mark.parametrize(
    "name", ['"', " ", "<>", "{}", "\\", "^`|", "\n", "\0", "😀", "%", "#", "?", "~", "a/../b", "\udcff", "größe"]
)
def test_names_with_all_sorts_of_characters(name: str) -> None:
    assert is_valid(identity.symbol(MODULE, name))


@given(NAMES)
def test_marks_of_ours_never_stand_in_a_name(name: str) -> None:
    encoded = identity.encode(name.encode(errors="replace").decode(errors="replace"))
    assert not set("~?/#") & set(encoded)


@given(st.tuples(PATHS, ORDINALS), st.tuples(PATHS, ORDINALS))
def test_two_symbols_share_an_iri_only_when_name_and_ordinal_are_the_same(
    one: tuple[str, int], other: tuple[str, int]
) -> None:
    if any(re.search("[\ud800-\udc7f\udd00-\udfff]", path) for path, _ in (one, other)):
        return
    assert (identity.symbol(MODULE, *one) == identity.symbol(MODULE, *other)) == (one == other)


def test_things_of_different_kinds_never_share_an_iri() -> None:
    kinds = [
        identity.symbol(MODULE, "a"),
        identity.import_(MODULE, "a"),
        identity.call_site(MODULE, "a"),
        identity.diagnostic(MODULE),
        identity.dependency(PROJECT, "a"),
        identity.dependency(PROJECT, "a", "dev"),
        identity.external_symbol(PROJECT, "a"),
        identity.index_run(PROJECT),
        identity.module(PROJECT, "a"),
        identity.symbol(MODULE, "a?calls=a"),
        identity.symbol(MODULE, "a~2"),
    ]
    assert len({*kinds, identity.symbol(MODULE, "a", 2)}) == len(kinds) + 1


def test_the_first_of_a_name_has_no_ordinal() -> None:
    assert identity.symbol(MODULE, "Cart.total") == f"{identity.BASE}project/shop/cart.py/Cart.total"
    assert identity.symbol(MODULE, "Cart.total", 2).endswith("/Cart.total~2")


def test_a_call_site_of_a_second_symbol_is_not_the_second_call_site() -> None:
    second = identity.symbol(MODULE, "f", 2)
    assert identity.call_site(second, "g") != identity.call_site(identity.symbol(MODULE, "f"), "g", 2)


def test_a_file_name_that_is_no_text_keeps_its_bytes() -> None:
    assert identity.module(PROJECT, os.fsdecode(b"a\xff.py")).endswith("/a%FF.py")


def test_a_key_that_is_taken_gets_six_digits_of_its_root() -> None:
    one, other = identity.project_key("shop", "/home/ann/shop"), identity.project_key("shop", "/home/bob/shop")
    assert re.fullmatch(r"shop~[0-9a-f]{6}", one)
    assert len({"shop", one, other}) == 3


def test_people_are_known_by_their_address_whatever_its_case() -> None:
    assert identity.person("Ann", "Ann@Example.org") == identity.person("", "ann@example.org")
    assert identity.person("Ann", "").endswith("#person?name=Ann")


@pytest.mark.parametrize("path", ["src/cart.py", "a b/~?%7E.py", "caf\udce9.py", "日本/x"])
def test_a_path_can_be_read_back(path: str) -> None:
    assert identity.decode(identity.encode_path(path)) == path


def test_the_project_of_a_thing_is_the_start_of_its_iri() -> None:
    project = identity.project("a~1b2c3d")
    assert identity.project_of(identity.symbol(identity.module(project, "x/y.py"), "f")) == project


def test_what_a_call_site_and_an_external_symbol_are_of_is_told_by_their_names() -> None:
    module = identity.module(identity.project("shop"), "src/cart.py")
    assert identity.caller_of(identity.call_site(module, "self.total?calls=", 2)) == module
    assert identity.external_name(identity.external_symbol(identity.project("shop"), "a.b c")) == "a.b c"
    assert identity.external_name(module) == ""

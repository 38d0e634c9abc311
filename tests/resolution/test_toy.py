"""A short language has packages, methods outside of types, structural interfaces and overloads."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from oxigraph_code.facts import FileFacts, Target
from oxigraph_code.resolution import Resolution, Semantics
from tests.resolution.dirty import dirty
from tests.resolution.toy import OverloadingToySemantics, ToySemantics
from tests.resolution.toy_facts import extract

CART = """package shop
type Cart
interface Priced
  func total(rate Rate) Money
"""
TOTAL = """package shop
type Rate
type Money
func Cart.total(rate Rate) Money
  call tax(rate)
func tax(rate Rate) Money
"""
MAIN = """package main
import shop
func run(cart Cart)
  call shop.tax()
"""
PAY = """package shop
func pay(cart Cart, priced Priced)
  call cart.total()
  call priced.total()
"""
SHOP = {"cart": CART, "total": TOTAL, "main": MAIN, "pay": PAY}
OVERLOADS = """package shop
type Item
type Text
type Cart
  func add(item Item) Cart
  func add(text Text) Cart
  func add(item Item, text Text) Cart
func fill(cart Cart, item Item, text Text)
  call cart.add(item)
  call cart.add(text)
  call cart.add(item, text)
"""


def facts_of(files: Mapping[str, str]) -> dict[str, FileFacts]:
    return {path: extract(path, files[path]) for path in sorted(files)}


def resolution(files: Mapping[str, str], semantics: Semantics) -> Resolution:
    return Resolution(facts_of(files), semantics)


def called(files: Mapping[str, str], path: str, semantics: Semantics | None = None) -> list[str]:
    """Return the targets of a file's calls with the rules, in the order of the text."""
    facts = facts_of(files)
    links = resolution(files, semantics or ToySemantics()).of_file(path).links
    return [f"{', '.join(shown(facts, target) for target in link.targets)} ({link.rule})" for link in links]


def shown(facts: Mapping[str, FileFacts], target: Target) -> str:
    definition = facts[target.path].definitions[target.definition]
    return f"{definition.qualified_name}{f' {definition.ordinal}' if definition.ordinal > 1 else ''}"


def edges(files: Mapping[str, str], path: str) -> list[tuple[str, str]]:
    """Return the relations of a file: the kind and the name of the other end."""
    facts = facts_of(files)
    relations = resolution(files, ToySemantics()).of_file(path).relations
    ends = [(entry.kind, entry.target) for entry in relations if entry.target is not None]
    return [(kind, shown(facts, end) if end.definition >= 0 else end.path) for kind, end in ends]


def test_files_of_a_package_share_a_scope_and_importers_see_all_of_them() -> None:
    assert called(SHOP, "total") == ["tax (lexical)"]
    assert called(SHOP, "main") == ["tax (imported)"]
    assert {("imports", "cart"), ("imports", "total")} <= set(edges(SHOP, "main"))


def test_a_method_outside_of_its_type_is_a_member_of_it() -> None:
    assert called(SHOP, "pay") == ["Cart.total (member)", "Priced.total (member)"]
    assert ("has_function", "Cart.total") in edges(SHOP, "cart")
    assert ("nested_in", "Cart") in edges(SHOP, "total")


def test_a_type_implements_the_interface_that_it_has_the_methods_of() -> None:
    assert ("implements", "Priced") in edges(SHOP, "cart")
    assert ("overrides", "Priced.total") in edges(SHOP, "total")


def test_the_types_of_arguments_choose_between_overloads() -> None:
    assert called({"cart": OVERLOADS}, "cart", OverloadingToySemantics()) == [
        "Cart.add (member)",
        "Cart.add 2 (member)",
        "Cart.add 3 (member)",
    ]


@pytest.mark.parametrize(
    "change",
    [
        {"tax": "package shop\nfunc tax(rate Rate) Money\n"},
        {"total": TOTAL.replace("Cart.total", "Cart.sum")},
        {"total": TOTAL.replace("package shop", "package other")},
        {"cart": CART + "  func weight() Money\n"},
        {"cart": CART.replace("Cart", "Basket")},
        {"more": "package shop\nfunc Cart.weight() Money\n"},
        {"more": "package other\ninterface Total\n  func total(rate Rate) Money\n"},
        {"main": ""},
        {"total": ""},
    ],
    ids=["a name twice", "a method", "a package", "an interface", "a type", "a file", "another interface", "a user",
         "no methods"],
)  # fmt: skip
def test_files_that_are_not_dirty_after_a_change_resolve_as_before(change: Mapping[str, str]) -> None:
    now = {**SHOP, **change}
    changed = dirty(facts_of(SHOP).values(), facts_of(now).values(), ToySemantics())
    before, after = resolution(SHOP, ToySemantics()), resolution(now, ToySemantics())
    for path in SHOP.keys() - changed:
        assert after.of_file(path)[:3] == before.of_file(path)[:3], path

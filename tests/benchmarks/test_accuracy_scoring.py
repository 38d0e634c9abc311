"""Each rule by which predictions and truth are paired has one test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from benchmarks.accuracy.predictions import MODULE, Edge, Place
from benchmarks.accuracy.scoring import Figures, score_calls, score_inherits
from benchmarks.accuracy.truth_set import TruthSet

# A small shop: a class with a constructor, a class below it that overrides a method, and functions that call.
_DEFINITIONS: dict[str, dict[str, Any]] = {
    MODULE: {"line": 1, "lines": [0, 1], "end": 90, "type": "module"},
    "Cart": {"line": 11, "lines": [10, 11], "end": 20, "type": "class", "parent": MODULE},
    "__init__": {"line": 12, "end": 13, "type": "method", "parent": "Cart", "ctor_of": "Cart"},
    "total": {"line": 15, "end": 16, "type": "method", "parent": "Cart"},
    "GiftCart": {"line": 30, "end": 40, "type": "class", "parent": MODULE},
    "total of gifts": {"line": 31, "end": 32, "type": "method", "parent": "GiftCart", "name": "total"},
    "checkout": {"line": 50, "end": 60, "type": "function", "parent": MODULE},
    "inner": {"line": 52, "end": 54, "type": "function", "parent": "checkout", "inline": 1},
    "refund": {"line": 70, "end": 80, "type": "function", "parent": MODULE},
}
_NUMBERS = {name: number for number, name in enumerate(_DEFINITIONS)}
FILE = "shop/cart.py"


def truth(*edges: dict[str, Any]) -> TruthSet:
    records: list[dict[str, Any]] = [{"kind": "meta", "name": "shop", "files": {FILE: ""}}]
    for name, entry in _DEFINITIONS.items():
        record = {"kind": "def", "id": _NUMBERS[name], "file": FILE, "name": name, "lines": [entry["line"]], **entry}
        records.append(_numbered(record, "parent", "ctor_of"))
    for edge in edges:
        alternatives = [_NUMBERS[name] for name in edge.get("alts", ())]
        records.append(_numbered({"kind": "call", **edge, "alts": alternatives}, "caller", "callee"))
    return TruthSet(records)


def _numbered(record: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {key: _NUMBERS[value] if key in keys else value for key, value in record.items()}


def at(name: str, line: int = 0) -> Place:
    entry = _DEFINITIONS[name]
    return Place(FILE, line or entry["line"], entry.get("name", name))


def figures(known: TruthSet, *edges: tuple[Place, Place]) -> Figures:
    return score_calls(known, [Edge(*ends) for ends in edges]).figures


CALLS_CART = {"caller": "checkout", "callee": "Cart", "alts": ["__init__"]}
CALLS_TOTAL = {"caller": "checkout", "callee": "total"}
OVERRIDES = {"kind": "overrides", "caller": "total of gifts", "callee": "total"}


def test_a_wrapped_function_that_the_oracle_does_not_list_is_neither_right_nor_wrong() -> None:
    known = truth(CALLS_TOTAL)
    edges = [Edge(at("checkout"), at(name), (), ("wrapped",)) for name in ("total", "refund")]
    assert score_calls(known, edges).figures == Figures(true=1, predicted=2, right=1, neutral=1)
    both = Edge(at("checkout"), at("refund"), (), ("wrapped", "member"))
    assert score_calls(known, [both]).figures.wrong == 1


@pytest.mark.parametrize(
    "predicted", [["Cart"], ["__init__"], ["Cart", "__init__"]], ids=["class", "constructor", "both"]
)
def test_a_class_and_its_constructor_are_one(predicted: Sequence[str]) -> None:
    found = figures(truth(CALLS_CART), *((at("checkout"), at(name)) for name in predicted))
    assert found == Figures(true=1, predicted=1, right=1)


def test_a_definition_may_be_said_to_start_at_its_decorator() -> None:
    assert figures(truth(CALLS_CART), (at("checkout"), at("Cart", line=10))).right == 1


def test_an_override_satisfies_a_call_of_the_base() -> None:
    known = truth(CALLS_TOTAL, OVERRIDES)
    assert figures(known, (at("checkout"), at("total of gifts"))) == Figures(true=1, predicted=1, right=1)


def test_an_override_beside_the_base_is_neither_right_nor_wrong() -> None:
    known = truth(CALLS_TOTAL, OVERRIDES)
    found = figures(known, (at("checkout"), at("total of gifts")), (at("checkout"), at("total")))
    assert found == Figures(true=1, predicted=2, right=1, neutral=1)


def test_the_base_does_not_satisfy_a_call_of_the_override() -> None:
    known = truth({"caller": "checkout", "callee": "total of gifts"}, OVERRIDES)
    assert figures(known, (at("checkout"), at("total"))) == Figures(true=1, predicted=1, wrong=1, missed=1)


def test_what_has_no_name_folds_into_the_function_around() -> None:
    known = truth({"caller": "checkout", "callee": "refund"})
    assert figures(known, (Place(FILE, 57, "<lambda>"), at("refund"))).right == 1


def test_a_nested_caller_may_be_reported_as_what_is_around_it() -> None:
    known = truth({"caller": "inner", "callee": "refund"})
    assert figures(known, (at("checkout"), at("refund"))).right == 1
    known = truth({"caller": "checkout", "callee": "refund"})
    assert figures(known, (at("inner"), at("refund"))).wrong == 1


def test_the_body_of_a_class_runs_in_the_module() -> None:
    known = truth({"caller": MODULE, "callee": "refund"})
    assert figures(known, (at("Cart"), at("refund"))).right == 1
    assert figures(known, (at(MODULE), at("refund"))).right == 1


def test_what_the_oracle_left_open_is_unjudged() -> None:
    left = {"kind": "open", "caller": "checkout", "unresolved": ["refund"], "var": []}
    found = score_calls(truth(CALLS_CART, left), [Edge(at("checkout"), at("refund"))]).figures
    assert (found.wrong, found.unjudged) == (0, 1)
    assert found.strict_precision == 0


def test_through_a_variable_anything_may_be_called_but_what_was_decided() -> None:
    left = {"kind": "open", "caller": "checkout", "unresolved": [], "var": ["callback"], "closed": ["refund"]}
    known = truth(CALLS_CART, left)
    assert figures(known, (at("checkout"), at("total"))).unjudged == 1
    assert figures(known, (at("checkout"), at("refund"))).wrong == 1


def test_an_optional_edge_is_not_asked_for() -> None:
    known = truth({"caller": "checkout", "callee": "refund", "optional": 1})
    assert figures(known) == Figures()
    assert figures(known, (at("checkout"), at("refund"))) == Figures(predicted=1, neutral=1)


def test_what_cannot_be_placed_is_counted_and_what_lies_elsewhere_is_not() -> None:
    nowhere, elsewhere = Place(FILE, 85, "missing"), Place("tests/test_cart.py", 3, "test_total")
    found = figures(truth(CALLS_CART), (at("checkout"), nowhere), (elsewhere, at("total")))
    assert found == Figures(true=1, missed=1, unmapped=1)


def test_bases_are_paired_as_they_are() -> None:
    known = truth({"kind": "inherits", "caller": "GiftCart", "callee": "Cart"})
    predicted = [Edge(at("GiftCart"), at("Cart")), Edge(at("Cart"), at("GiftCart"))]
    assert score_inherits(known, predicted).figures == Figures(true=1, predicted=2, right=1, wrong=1)


def test_figures_are_pooled_by_adding_edges_up() -> None:
    pooled = Figures(true=4, right=1, wrong=1, missed=3) + Figures(true=2, right=2, unjudged=1)
    assert (pooled.precision, pooled.strict_precision, pooled.recall) == (0.75, 0.6, 0.5)
    assert pooled.f1 == pytest.approx(0.6)

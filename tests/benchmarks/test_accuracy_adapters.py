"""Predictions from the resolver and out of a store are the same, and so are their classes of error."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.accuracy import direct, error_classes, graph
from benchmarks.accuracy.predictions import MODULE, Edge, Place, Site
from benchmarks.accuracy.scoring import score_calls
from benchmarks.accuracy.truth_set import TruthSet

SOURCE = """\
class Cart:
    def __init__(self):
        self.items = []

    def total(self):
        return self.tax() + sum(self.items)

    def tax(self):
        return unknown()


def checkout(cart):
    cart.total()
    return [Cart().total() for _ in cart]


checkout(Cart())
"""


@pytest.mark.slow
def test_both_ways_say_the_same(tmp_path: Path) -> None:
    (tmp_path / "cart.py").write_text(SOURCE)
    one, other = direct.predicted(tmp_path), graph.predicted(tmp_path)
    assert sorted(one.calls) == sorted(other.calls)
    assert {site for site in one.sites if site.reason} == {site for site in other.sites if site.reason}
    assert any(site.reason for site in one.sites)


def test_edges_are_between_functions_classes_and_modules(tmp_path: Path) -> None:
    (tmp_path / "cart.py").write_text(SOURCE)
    module, checkout = Place("cart.py", 1, MODULE), Place("cart.py", 12, "checkout")
    cart, constructor = Place("cart.py", 1, "Cart"), Place("cart.py", 2, "__init__")
    found = {(edge.caller, edge.callee, edge.lines) for edge in direct.predicted(tmp_path).calls}
    assert found >= {
        *((module, cart, (17,)), (module, constructor, (17,)), (module, checkout, (17,))),
        *((checkout, cart, (14,)), (checkout, constructor, (14,))),
        (Place("cart.py", 5, "total"), Place("cart.py", 8, "tax"), (6,)),
    }


def test_missed_edges_are_classed_by_the_reason_of_their_site(tmp_path: Path) -> None:
    (tmp_path / "cart.py").write_text(SOURCE)
    definition = {"kind": "def", "file": "cart.py"}
    truth = TruthSet(
        [
            {"kind": "meta", "name": "shop", "files": {"cart.py": ""}},
            {**definition, "id": 0, "line": 1, "lines": [1], "end": 17, "name": MODULE, "type": "module"},
            {**definition, "id": 1, "line": 5, "lines": [5], "end": 6, "name": "total", "type": "method"},
            {**definition, "id": 2, "line": 12, "lines": [12], "end": 14, "name": "checkout", "type": "function"},
            {"kind": "call", "caller": 2, "callee": 1, "sites": [13]},
        ]
    )
    sites = [Site("cart.py", 13, "total", "", "unknown-receiver")]
    score = score_calls(
        truth, [Edge(Place("cart.py", 1, MODULE), Place("cart.py", 12, "checkout"), (17,), ("lexical",))]
    )
    assert error_classes.missed(truth, tmp_path, score, sites) == {
        "unresolved: unknown-receiver, same file": [
            error_classes.Example("cart.py:13 checkout -> cart.py:5 total", "cart.total()")
        ]
    }
    assert error_classes.wrong(truth, tmp_path, score) == {
        "wrong: lexical": [error_classes.Example("cart.py:17 <module> -> cart.py:12 checkout", "checkout(Cart())")]
    }

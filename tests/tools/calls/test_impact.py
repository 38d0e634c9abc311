"""Impact lists all dependents of a symbol, nearest first, with tests to run and entry points."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.errors import ArgumentError
from oxigraph_code.tools import Workspace
from oxigraph_code.tools.call_graph import dependents
from oxigraph_code.tools.calls.impact import impact_analysis
from tests.tools.support import ask

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\ndependencies = ["requests"]\n',
    "shop/__init__.py": 'from shop.cart import total\n\n__all__ = ["total"]\n',
    "shop/cart.py": (
        "RATE = 2\n\n\ndef price(item):\n    return RATE\n\n\n"
        "def total(items):\n    return sum(price(i) for i in items)\n"
        "\n\ndef tax(items):\n    return price(items) + total(items)\n\n\ndef alone(): ...\n"
    ),
    "shop/order.py": (
        "from shop.cart import tax, total\n\n\n"
        "class Order:\n    def close(self):\n        return total([]) + tax([])\n\n"
        "    def reopen(self):\n        return self.close()\n\n\n"
        "class Late(Order):\n    def close(self):\n        return 3\n"
        "\n\ndef finish(order):\n    return order.close()\n"
    ),
    "shop/web.py": (
        'from shop.order import Order\n\n\n@app.route("/close")\ndef close_view():\n    return Order().close()\n'
    ),
    "shop/words.py": "def words(): ...\n",
    "shop/pages.py": (
        'from shop.words import words\n\n\n@app.route("/about")\ndef about():\n    return words()\n'
        '\n\n@app.route("/help")\ndef show_help():\n    return words()\n'
    ),
    "shop/far.py": "import shop.order\n",
    "shop/outside.py": (
        "import requests\n\n\ndef fetch():\n    return requests.get('x')\n\n\ndef both():\n    fetch()\n"
    ),
    "tests/test_order.py": ("from shop.order import Order\n\n\ndef test_reopen():\n    Order().reopen()\n"),
    "tests/test_late.py": "def test_late(order):\n    order.reopen()\n",
    "tests/test_cart.py": (
        "from shop.cart import price, total\n\n\ndef prepared():\n    return total([])\n\n\ndef test_price():\n"
        "    assert price(1) == 2\n\n\ndef test_total():\n    assert prepared() == 0\n"
    ),
}


def said(workspace: Workspace, root: Path, symbol: str, **more: Any) -> str:
    return ask(workspace, root, impact_analysis, symbol, **more)


def found(workspace: Workspace, root: Path, symbol: str, **more: Any) -> dict[str, Any]:
    return dict(json.loads(said(workspace, root, symbol, format="json", max_chars=40_000, **more)))


def names(rows: list[dict[str, Any]]) -> list[tuple[int, str]]:
    return [(row["distance"], row["name"]) for row in rows]


def test_the_total_for_scripts_is_the_number_in_the_summary(workspace: Workspace, root: Path) -> None:
    answer = found(workspace, root, "cart.price")
    assert answer["summary"].startswith(f"{answer['total']} dependents of ")
    assert answer["rows"] == answer["shown"]


def test_dependents_come_by_distance_and_then_by_how_many_ways_lead_to_them(workspace: Workspace, root: Path) -> None:
    answer = found(workspace, root, "cart.price")
    nearest = [(1, "tax"), (1, "total"), (2, "Order.close")]
    assert names(answer["dependents"]) == [*nearest, (3, "Order.reopen"), (3, "close_view")]
    close = answer["dependents"][2]
    assert (close["ways"], len(close["over"])) == (2, 2)


def test_tests_are_told_by_the_files_a_runner_is_given_and_not_among_the_dependents(
    workspace: Workspace, root: Path
) -> None:
    answer = found(workspace, root, "cart.price")
    (file,) = answer["tests"]
    assert (file["path"], file["distance"]) == ("tests/test_cart.py", 1)
    assert [iri.rpartition("/")[2] for iri in file["tests"]] == ["test_price", "test_total"]
    assert "tests/test_cart.py · 2 tests: test_price, test_total" in said(workspace, root, "cart.price")


def test_entry_points_that_are_reached_are_named_with_the_faces_that_show_some_of_it(
    workspace: Workspace, root: Path
) -> None:
    text = said(workspace, root, "cart.price")
    assert "reaches 2 entry points" in text
    assert "  api: shop/__init__.py shows total\n  route: shop/web.py:4 route GET /close\n" in text


def test_entry_points_of_one_file_are_one_line(workspace: Workspace, root: Path) -> None:
    text = said(workspace, root, "words.words")
    assert "reaches 2 entry points" in text
    assert "  route: shop/pages.py: 4 route GET /about, 9 route GET /help\n" in text


def test_calls_of_what_a_method_overrides_and_calls_by_its_name_are_kept_apart(
    workspace: Workspace, root: Path
) -> None:
    answer = found(workspace, root, "Late.close")
    assert answer["dependents"] == []
    assert [row["name"] for row in answer["may_depend"]] == ["Order.reopen", "close_view"]
    assert "1 unresolved call by such names, so this is a lower bound" in answer["summary"]


def test_tests_that_come_by_a_base_or_by_a_name_alone_are_told_apart(workspace: Workspace, root: Path) -> None:
    answer = found(workspace, root, "Late.close")
    assert answer["tests"] == []
    assert [(row["path"], row["distance"]) for row in answer["tests_that_may"]] == [("tests/test_order.py", 2)]
    assert found(workspace, root, "Late.close", depth=1)["tests_that_may"] == []
    answer = found(workspace, root, "Order.reopen")
    assert [row["path"] for row in answer["tests"]] == ["tests/test_order.py"]
    assert [row["path"] for row in answer["tests_that_may"]] == ["tests/test_late.py"]


def test_of_a_file_all_symbols_and_its_importers_are_meant_but_not_those_who_import_these(
    workspace: Workspace, root: Path
) -> None:
    answer = found(workspace, root, "shop/order.py")
    assert {(row["path"], row["name"]) for row in answer["dependents"]} == {
        ("shop/far.py", "shop/far.py"),
        ("shop/web.py", "close_view"),
    }


def test_the_other_way_round_is_what_a_symbol_needs(workspace: Workspace, root: Path) -> None:
    answer = found(workspace, root, "Order.close", direction="out")
    assert names(answer["dependents"]) == [(1, "tax"), (1, "total"), (2, "price"), (3, "RATE")]
    assert "fields and variables listed last: 1" in answer["summary"]
    assert answer["tests"] == answer["entry_points"] == answer["may_depend"] == []


def test_who_calls_a_library_depends_on_it(workspace: Workspace, root: Path) -> None:
    assert names(found(workspace, root, "requests.get")["dependents"]) == [(1, "fetch"), (2, "both")]


def test_nothing_that_depends_on_it_is_said_with_what_may(workspace: Workspace, root: Path) -> None:
    assert said(workspace, root, "alone").startswith("0 dependents of shop/cart.py:16 function alone within 3 steps")
    assert "nothing in the index leads to it" in said(workspace, root, "alone")


def test_a_depth_bounds_what_is_told(workspace: Workspace, root: Path) -> None:
    assert names(found(workspace, root, "cart.price", depth=1)["dependents"]) == [(1, "tax"), (1, "total")]
    with pytest.raises(ArgumentError, match="depth cannot be 0"):
        said(workspace, root, "cart.price", depth=0)
    assert "depth=11 was read as 10, which is the maximum" in said(workspace, root, "cart.price", depth=11)
    with pytest.raises(ArgumentError, match="direction cannot be 'up'"):
        said(workspace, root, "cart.price", direction="up")


def test_what_is_cut_is_said(workspace: Workspace, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dependents, "MAX_DEPENDENTS", 1)
    answer = found(workspace, root, "cart.price")
    assert not answer["is_whole"]
    assert "cut: not followed further than 1 step" in " ".join(answer["notes"])


def test_whoever_calls_a_symbol_is_among_what_a_change_reaches(workspace: Workspace, root: Path) -> None:
    query = (
        "PREFIX code: <https://ds-labs.org/code#> "
        "SELECT ?callee ?caller WHERE { ?caller code:calls|code:instantiates ?callee }"
    )
    rows = json.loads(workspace.store.query(query).text)["results"]["bindings"]
    callers: dict[str, set[str]] = {}
    for row in rows:
        callers.setdefault(row["callee"]["value"], set()).add(row["caller"]["value"])
    assert len(callers) > 5
    for callee, expected in callers.items():
        answer = found(workspace, root, callee, depth=1)
        reached = {row["iri"] for row in answer["dependents"]}
        reached |= {iri for row in answer["tests"] for iri in row["symbols"]}
        assert {caller for caller in expected if caller != callee} <= reached


FILES["shop/jobs.py"] = """\
from queues import queue


def mail(): ...


HANDLERS = {"mail": mail}


def start():
    queue.add(mail)


def begin():
    start()


class Job:
    def run(self): ...

    def get(self): ...


queue.register(Job)


def ask(given):
    given.begin()
    given.get()
    given.begin()
"""
FILES["shop/far_jobs.py"] = (
    "from shop.jobs import begin\n\n\ndef a():\n    begin()\n\n\ndef b():\n    a()\n\n\ndef c():\n    b()\n"
)
FILES["tests/test_far.py"] = "from shop.far_jobs import c\n\n\ndef test_c():\n    c()\n"
FILES["shop/many.py"] = "".join(f"class C{number}:\n    def get(self): ...\n\n\n" for number in range(9))


def test_what_hands_a_symbol_over_depends_on_it_and_says_to_what(workspace: Workspace, root: Path) -> None:
    text = said(workspace, root, "jobs.mail", depth=1)
    assert "  10 function start · hands it to queue.add\n" in text
    assert "  7 variable HANDLERS · hands it to HANDLERS\n" in text


def test_what_a_class_is_handed_to_may_run_its_public_methods(workspace: Workspace, root: Path) -> None:
    assert "  at module level · hands over its class\n" in said(workspace, root, "Job.run")


def test_tests_are_looked_for_further_away_where_none_is_near(workspace: Workspace, root: Path) -> None:
    assert " · 1 file of tests to run, none within 3 steps · " in said(workspace, root, "jobs.mail")
    assert " · at most 1 file of tests import it, none by calls within 10 steps · " in said(workspace, root, "Job.run")


def test_unresolved_calls_are_counted_by_the_names_at_every_step_but_for_common_ones(
    workspace: Workspace, root: Path
) -> None:
    summary = found(workspace, root, "jobs.mail")["summary"]
    assert "1 unresolved call by names on the way, so this is a lower bound" in summary
    assert "unresolved" not in found(workspace, root, "jobs.mail", depth=1)["summary"]
    assert "1 unresolved call by common names hint at none (get)" in found(workspace, root, "Job.get")["summary"]


def test_an_impact_without_dependents_is_not_denied_if_calls_by_its_common_name_are_unresolved(
    workspace: Workspace, root: Path
) -> None:
    assert said(workspace, root, "C0.get").startswith("no dependent known of ")


FILES["shop/letters.py"] = """\
def deliver(): ...


class Work:
    def perform(self): ...


class Letter(Work):
    def perform(self):
        deliver()


def loop(work: Work):
    work.perform()
"""


def test_callers_of_what_methods_on_the_way_override_are_counted(workspace: Workspace, root: Path) -> None:
    summary = found(workspace, root, "letters.deliver")["summary"]
    assert " · 1 caller of base methods may run methods on the way" in summary
    assert "override" not in found(workspace, root, "letters.deliver", depth=1)["summary"]

"""Callers and callees come from the graph; possible and unknown ones are listed beside them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.errors import ArgumentError
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Answer, Call, Workspace
from oxigraph_code.tools.calls.call_paths import find_path
from oxigraph_code.tools.calls.callees import get_callees
from oxigraph_code.tools.calls.callers import get_callers
from oxigraph_code.tools.calls.impact import impact_analysis
from oxigraph_code.tools.references.references import find_references
from oxigraph_code.tools.sparql.ask import ask as ask_in_words
from oxigraph_code.tools.sparql.endpoint import sparql_update
from oxigraph_code.tools.symbols.symbol_card import get_symbol
from tests.indexing.support import index, rows, write
from tests.tools.support import ask

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\ndependencies = ["requests"]\n',
    "cart.py": (
        "import threading\nimport requests\n\n\n"
        "class Cart:\n"
        "    def __init__(self):\n        self.items = []\n\n"
        "    def total(self):\n        return tax(1) + tax(2)\n\n"
        "    def show(self):\n        return self.total()\n\n\n"
        "class GiftCart(Cart):\n"
        "    def total(self):\n        return 0\n\n\n"
        "class Worker(threading.Thread):\n"
        "    def run(self):\n        return Cart()\n\n\n"
        "def tax(rate):\n    return rate\n\n\n"
        "def fetch(given):\n    requests.get('x')\n    given.close_all()\n    given.close_all()\n    given.what()\n"
        "    return fetch(given)\n\n\n"
        "def __unused(): ...\n\n\n"
        "def unused(): ...\n\n\n"
        "def handed(): ...\n\n\n"
        "HANDLERS = [handed]\n\n\n"
        "class Shop:\n    def close_all(self): ...\n\n\n"
        "def probe(): ...\n\n\n"
        "class Plain(Cart):\n    def __init__(self): ...\n\n\n"
        "length = len\n"
    ),
    "template.py": "class Template:\n    def __call__(self):\n        return self.carry_out()\n",
    "filled.py": (
        "from template import Template\n\n\nclass Filled(Template):\n    def carry_out(self): ...\n\n\n"
        "class Other:\n    def carry_out(self): ...\n\n\nclass Third:\n    def carry_out(self): ...\n\n\n"
        "class Fourth:\n    def carry_out(self): ...\n\n\n"
        "def run_all():\n    Filled().carry_out()\n    Other().carry_out()\n"
    ),
    "basket.py": (
        "class Basket:\n"
        "    def __enter__(self): ...\n"
        "    def __exit__(self, *args): ...\n"
        "    def __add__(self, other): ...\n\n\n"
        "def fill():\n    with Basket():\n        pass\n"
    ),
    "jobs.py": (
        "from queues import queue, task\n\n\n"
        "@task\ndef mail(order): ...\n\n\n"
        "def send():\n    queue.add(mail)\n    mail.delay(1)\n    queue.add(mail)\n"
    ),
    "filters.py": (
        "from forms import CharFilter\n\n\n"
        "class Filter:\n    query = CharFilter(method='search')\n\n    def search(self, rows): ...\n\n\n"
        "class PlateFilter(Filter):\n    def search(self, rows): ...\n"
    ),
    "test_jobs.py": "from jobs import mail\n\n\ndef test_mail():\n    mail(1)\n",
    "stock.py": "def count(): ...\n",
    "stamp.ts": (
        "export function stamp(at: string): void;\nexport function stamp(at: number): void;\n"
        "export function stamp(at: any) {}\nexport function mark(at: any) { stamp(at); }\n"
    ),
    "test_stock.py": (
        "from unittest.mock import patch\n\n\n"
        "@patch('stock.count')\ndef test_none(): ...\n\n\n"
        "def test_some(mocker):\n    mocker.patch('stock.count')\n"
    ),
    "test_cart.py": "from cart import probe, tax\n\n\ndef test_probe():\n    probe()\n",
    "order.py": "from cart import Cart, tax\n\ntax(3)\n\n\ndef order():\n    cart = Cart()\n    return cart.show()\n",
}


def lines(workspace: Workspace, root: Path, tool: Callable[..., Answer], symbol: str, **more: Any) -> list[str]:
    return ask(workspace, root, tool, symbol, **more).splitlines()


def test_callers_are_told_by_file_with_the_lines_of_their_calls(workspace: Workspace, root: Path) -> None:
    first, *others = lines(workspace, root, get_callers, "tax")
    assert first.startswith("2 callers of cart.py:26 function tax · ")
    assert others[:4] == ["cart.py", "  10 method Cart.total", "order.py", "  3 at module level"]


def test_callers_further_away_say_what_they_call(workspace: Workspace, root: Path) -> None:
    found = lines(workspace, root, get_callers, "tax", depth=3)
    assert "2 more of these within 3 steps" in found[0]
    assert found[5:9] == [
        "2 steps away: cart.py",
        "  13 method Cart.show → Cart.total",
        "3 steps away: order.py",
        "  8 function order → Cart.show",
    ]


def test_a_function_that_calls_itself_is_its_own_caller(workspace: Workspace, root: Path) -> None:
    assert lines(workspace, root, get_callers, "fetch")[1:3] == ["cart.py", "  35 function fetch"]


def test_of_a_class_those_are_told_who_make_instances(workspace: Workspace, root: Path) -> None:
    assert lines(workspace, root, get_callers, "Cart")[1:5] == [
        "cart.py",
        "  23 method Worker.run",
        "order.py",
        "  7 function order",
    ]


def test_what_is_outside_has_callers_too(workspace: Workspace, root: Path) -> None:
    first, *others = lines(workspace, root, get_callers, "requests.get")
    assert first.startswith("1 caller of external requests.get · ")
    assert others[:2] == ["cart.py", "  31 function fetch"]


def test_what_overrides_a_callee_may_run_instead_but_for_constructors(workspace: Workspace, root: Path) -> None:
    found = lines(workspace, root, get_callees, "Cart.show")
    assert found[3:5] == ["may run instead: cart.py", "  17 method GiftCart.total(self) · overrides Cart.total"]
    assert "instead" not in ask(workspace, root, get_callees, "Worker.run")


def test_calls_of_what_a_method_overrides_are_told_apart(workspace: Workspace, root: Path) -> None:
    found = lines(workspace, root, get_callers, "GiftCart.total")
    assert found[0].startswith(
        "no direct callers of cart.py:17 method GiftCart.total · 1 caller of methods that it overrides · index"
    )
    assert found[1:3] == ["may land here, calls of methods it overrides:", "  cart.py:13 method Cart.show → Cart.total"]
    assert "1 method overrides it, with 0 callers of their own" in lines(workspace, root, get_callers, "Cart.total")


def test_a_class_that_nobody_makes_may_be_run_by_callers_of_what_its_methods_override(
    workspace: Workspace, root: Path
) -> None:
    found = lines(workspace, root, get_callers, "GiftCart")
    assert found[0].startswith(
        "no direct callers of cart.py:16 class GiftCart · 1 caller of methods that its methods override · index"
    )
    assert found[1:3] == ["may land here, calls of methods it overrides:", "  cart.py:13 method Cart.show → Cart.total"]
    assert "override" not in ask(workspace, root, get_callers, "Plain")


def test_unresolved_calls_by_its_name_are_counted_with_their_reasons(workspace: Workspace, root: Path) -> None:
    found = lines(workspace, root, get_callers, "Shop.close_all")
    assert "1 unresolved call by that name" in found[0]
    assert found[1:3] == [
        "may mean it, as one of several or by its name:",
        "  cart.py:32, 33 given.close_all in function fetch",
    ]


@pytest.mark.parametrize(
    ("symbol", "head", "said"),
    [
        ("Shop.close_all", "no callers found of", "1 unresolved call by that name"),
        ("handed", "no direct callers of", "handed over at 1 place (HANDLERS)"),
        ("Worker.run", "no callers found of", "its type derives from threading.Thread, which may run it"),
        ("length", "no callers found of", "a call of it calls the value it holds"),
        ("Basket.__add__", "no callers found of", "the language itself may run it"),
        ("unused", "no callers of", "only reflection, or code outside of the index, can call it"),
        ("__unused", "no callers of", "only reflection can call it"),
    ],
)
def test_that_nobody_calls_it_is_said_with_what_could_not_be_seen(
    workspace: Workspace, root: Path, symbol: str, head: str, said: str
) -> None:
    found = ask(workspace, root, get_callers, symbol)
    first = found.partition("\n")[0]
    assert first.startswith(head)
    assert said in (found if head == "no callers of" else first)


def test_what_is_run_without_a_call_is_told_apart_from_calls(workspace: Workspace, root: Path) -> None:
    found = lines(workspace, root, get_callers, "Basket.__enter__")
    said = "no direct callers of basket.py:2 method Basket.__enter__ · run implicitly in 1 place · "
    assert found[0].startswith(said)
    assert found[1:3] == ["implicitly: basket.py", "  7 function fill"]
    assert not any("only reflection" in line for line in found)
    called = lines(workspace, root, get_callees, "fill")
    assert called[3:] == [
        "run implicitly: basket.py",
        "  2 method Basket.__enter__(self)",
        "  3 method Basket.__exit__(self, *args)",
        "find_path shows how it reaches another",
    ]


def test_callees_are_told_with_what_is_outside_and_what_nobody_knows(workspace: Workspace, root: Path) -> None:
    first, *others = lines(workspace, root, get_callees, "fetch")
    assert first.startswith("2 callees of cart.py:30 function fetch · 1 of them outside of the project · 3 unresolved")
    assert others[:-1] == [
        "cart.py",
        "  30 function fetch(given) · called at 35",
        "outside of the project",
        "  requests.get · called at 31",
        "may be called, as one of several or by its name: cart.py",
        "  51 method Shop.close_all(self)",
        "unresolved, by the lines of cart.py:",
        "  32, 33 given.close_all · unknown-receiver",
        "  34 given.what · unknown-receiver",
    ]


def test_signatures_of_one_function_are_one_callee(workspace: Workspace, root: Path) -> None:
    first, *others = lines(workspace, root, get_callees, "mark")
    assert first.startswith("1 callee of stamp.ts:4 function mark · ")
    assert others[:2] == ["stamp.ts", "  1 function stamp(at: string) -> void (3 definitions) · called at 4"]


def test_of_a_class_what_its_methods_call_is_told(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, get_callees, "Cart", depth=2)
    assert "  9 method Cart.total(self) · called at 13" in found
    assert "  26 function tax(rate) · called at 10" in found
    assert "calls of 4 symbols nested in it are included" in found


def test_the_callers_of_every_symbol_are_those_of_the_graph(workspace: Workspace, root: Path) -> None:
    edges = rows(workspace, "SELECT DISTINCT ?b ?a { ?a code:calls|code:instantiates ?b } ORDER BY ?b ?a")
    assert len(edges) > 5
    for symbol in {callee for callee, _ in edges}:
        told = json.loads(ask(workspace, root, get_callers, symbol, format="json"))
        assert {row["iri"] for row in told["callers"]} == {caller for callee, caller in edges if callee == symbol}


def test_the_callees_of_every_function_are_those_of_the_graph(workspace: Workspace, root: Path) -> None:
    edges = rows(workspace, "SELECT DISTINCT ?a ?b { ?s code:caller ?a ; code:callee ?b . ?a a code:Function }")
    for symbol in {caller for caller, _ in edges}:
        told = json.loads(ask(workspace, root, get_callees, symbol, format="json"))
        called = {callee.partition("~")[0] for caller, callee in edges if caller == symbol}
        assert {row["iri"] for row in told["callees"]} == called


def test_that_only_tests_call_it_is_said(workspace: Workspace, root: Path) -> None:
    assert "1 caller of cart.py:54 function probe · all of them in tests · " in ask(
        workspace, root, get_callers, "probe"
    )
    assert "all of them in tests" not in ask(workspace, root, get_callers, "tax")


@pytest.mark.parametrize("depth", [0, -1])
def test_a_depth_below_one_is_refused(workspace: Workspace, root: Path, depth: int) -> None:
    with pytest.raises(ArgumentError, match="depth cannot be"):
        ask(workspace, root, get_callers, "tax", depth=depth)


def test_calls_in_the_value_of_a_variable_are_those_of_its_module(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, get_callees, "length")
    assert "calls in the value of length are those of its module: cart.py" in found


@pytest.mark.parametrize("tool", [get_callers, get_callees])
def test_a_depth_beyond_the_maximum_is_clamped_with_a_note(
    workspace: Workspace, root: Path, tool: Callable[..., Answer]
) -> None:
    clamped, note = ask(workspace, root, tool, "tax", depth=9), " · depth=9 was read as 5, which is the maximum"
    assert note in clamped.partition("\n")[0]
    assert clamped.replace(note, "") == ask(workspace, root, tool, "tax", depth=5)


def test_where_a_function_is_handed_over_is_said_also_beside_known_callers(workspace: Workspace, root: Path) -> None:
    first, *others = lines(workspace, root, get_callers, "mail")
    assert first.startswith(
        "1 caller of jobs.py:4 function mail · handed over at 4 places (@task, queue.add, mail.delay) · "
    )
    assert "all of them in tests" not in first
    assert others[:4] == [
        "handed over, and may be run by the receiver:",
        "  jobs.py:4 by decorator @task (queues.task)",
        "  jobs.py:9, 11 passed to queue.add (queues.queue.add) in function send",
        "  jobs.py:10 by mail.delay in function send",
    ]


def test_a_mock_replaces_a_function_and_is_not_handed_it(workspace: Workspace, root: Path) -> None:
    first, *others = lines(workspace, root, get_callers, "count")
    assert first.startswith("no callers found of stock.py:1 function count · replaced at 2 places (patch, mocker.")
    assert others[:3] == [
        "replaced, as tests do with mocks:",
        "  test_stock.py:4 by patch (unittest.mock.patch) in function test_none",
        "  test_stock.py:9 by mocker.patch in function test_some",
    ]
    found = ask(workspace, root, impact_analysis, "count")
    assert " · replaced at 2 places (patch, mocker.patch) · " in found.splitlines()[0]
    assert "replaced, as tests do with mocks:\n  test_stock.py:4 by " in found
    assert "replacements in 2" in lines(workspace, root, find_references, "count")[0]


def test_handovers_of_what_a_method_overrides_are_said(workspace: Workspace, root: Path) -> None:
    first, *others = lines(workspace, root, get_callers, "PlateFilter.search")
    assert first.startswith(
        "no direct callers of filters.py:11 method PlateFilter.search · an overridden method handed over at 1 place "
        "(CharFilter(method='search'))"
    )
    assert others[:2] == [
        "an overridden method is handed over, and the receiver may run it:",
        "  filters.py:5 named in a text of CharFilter(method='search') (forms.CharFilter) in class Filter",
    ]


@pytest.fixture(scope="module")
def stated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    """A project with an edge of a call that a user has written, which has no call site."""
    root = write(
        tmp_path_factory.mktemp("stated") / "rules",
        {
            "pyproject.toml": '[project]\nname = "rules"\n',
            "rules.py": (
                "def build():\n    pass\n\n\ndef check():\n    build()\n\n\ndef deploy():\n    pass\n\n\n"
                "class Site:\n    pass\n"
            ),
        },
    )
    opened = Workspace.open(load_settings({"store_path": root.parent / "store"}))
    index(opened, root)
    names = "?deploy code:name 'deploy' . ?build code:name 'build' . ?site code:name 'Site'"
    edges = "?deploy code:calls ?build, ?deploy ; code:instantiates ?site . <x:robot> code:calls ?deploy"
    update = f"PREFIX code: <https://ds-labs.org/code#> INSERT {{ {edges} }} WHERE {{ {names} }}"
    sparql_update(opened, Call(), update)
    yield opened, root
    opened.close()


@pytest.mark.parametrize(
    ("tool", "named", "expected"),
    [
        (get_callers, "build", "2 callers of rules.py:1 function build"),
        (get_callers, "build", "  6 function check"),
        (get_callers, "build", "  9 function deploy · calls it, at lines that the graph does not have"),
        (get_callers, "Site", "1 caller of rules.py:13 class Site"),
        (get_callers, "deploy", "2 callers of rules.py:9 function deploy"),
        (get_callees, "deploy", "3 callees of rules.py:9 function deploy"),
        (get_callees, "deploy", "  1 function build() · called at lines that the graph does not have"),
        (find_references, "build", "calls it: rules.py"),
        (find_references, "build", "  9 function deploy · calls it, at lines that the graph does not have"),
        (get_symbol, "build", "2 callers"),
        (ask_in_words, "who calls build", "2 callers of rules.py:1 function build"),
        (ask_in_words, "who calls build", "  9 function deploy · calls it, at lines that the graph does not have"),
        (ask_in_words, "what does deploy call", "  1 function build() · called at lines that the graph does not have"),
    ],
)
def test_an_edge_without_a_call_site_is_a_call_for_every_tool(
    stated: tuple[Workspace, Path], tool: Callable[..., Answer], named: str, expected: str
) -> None:
    assert expected in ask(*stated, tool, named)


def test_a_path_says_where_no_line_of_a_call_is_known(stated: tuple[Workspace, Path]) -> None:
    found = ask(*stated, find_path, "deploy", "build")
    assert "1 shortest path of 1 call from" in found
    assert "calls it, at lines that the graph does not have" in found


FILES["panels.tsx"] = """\
export class Panel extends Component {
  static size = 1
  render() { return Panel.size }
}

export class Forgotten {
  static size = 1
  render() { return Forgotten.size }
}

const TITLES = { closed: (panel) => panel.title }

export const page = (rows) =>
  rows.map(() => <Panel />)
"""


def test_a_function_in_an_object_may_be_run_by_a_computed_key(workspace: Workspace, root: Path) -> None:
    first = lines(workspace, root, get_callers, "TITLES.closed")[0]
    assert first.startswith(
        "no callers found of panels.tsx:11 function TITLES.closed · held by TITLES, where a computed key"
    )


def test_a_class_is_used_where_it_is_a_value_or_a_type_outside_of_itself(workspace: Workspace, root: Path) -> None:
    found = lines(workspace, root, get_callers, "Panel")
    assert found[0].startswith("no callers found of panels.tsx:1 class Panel · used as a value or type in 1 place")
    assert found[1:3] == ["used as a value or type: panels.tsx", "  14 function page"]
    assert lines(workspace, root, get_callers, "Forgotten")[0].startswith("no callers of")


FILES["Cargo.toml"] = '[package]\nname = "jobs"\nversion = "1.0.0"\n'
FILES["src/lib.rs"] = """\
pub trait Job: Clone {
    fn carry(&self);
}

pub struct Mail;

impl Job for Mail {
    fn carry(&self) {}
}

impl Clone for Mail {
    fn clone(&self) -> Mail { Mail }
}
"""


def test_a_library_runs_the_methods_of_its_own_trait_and_not_those_of_a_trait_that_asks_for_it(
    workspace: Workspace, root: Path
) -> None:
    assert "derives from" not in lines(workspace, root, get_callers, "Mail.carry")[0]
    assert "derives from" in lines(workspace, root, get_callers, "Mail.clone")[0]


def test_a_base_in_another_file_may_run_a_method_on_its_own_object(workspace: Workspace, root: Path) -> None:
    text = ask(workspace, root, get_callers, "Filled.carry_out")
    assert " · 1 caller that may mean it · " in text.splitlines()[0]
    assert "  template.py:3 self.carry_out in method Template.__call__\n" in text
    assert "may mean it" not in ask(workspace, root, get_callers, "Other.carry_out")

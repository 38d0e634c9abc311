"""A symbol is found as people name it, and never guessed."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from oxigraph_code.tools import Answer, AnsweredEarly, Call, Workspace
from oxigraph_code.tools.calls.callees import get_callees
from oxigraph_code.tools.calls.callers import get_callers
from oxigraph_code.tools.calls.hierarchy import type_hierarchy
from oxigraph_code.tools.calls.impact import impact_analysis
from oxigraph_code.tools.references.references import find_references
from oxigraph_code.tools.symbols.named_symbol import ResolvedSymbol, resolve, resolve_or_similar
from oxigraph_code.tools.symbols.symbol_card import get_symbol
from oxigraph_code.tools.workspace.scope import QuestionScope, find_scope
from oxigraph_code.tools.workspace.workspace import answer_by

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\ndependencies = ["requests"]\n',
    "src/shop/cart.py": (
        "import requests\n\n\nclass Cart:\n    def total(self):\n        requests.get('x')\n        return 1\n\n\n"
        "def total():\n    return 2\n\n\nif total():\n    def either(): ...\nelse:\n    def either(): ...\n"
    ),
    "src/shop/order.py": "class Order:\n    def total(self):\n        return 3\n\n    def close(self): ...\n",
    "parts/cart.py": "def close(): ...\n\ndef again(): ...\n",
    "parts/order.py": "def again(): ...\n",
    "near.py": (
        "def make_response(): ...\n\n\nclass App:\n    secret_key = None\n\n    def make_response(self): ...\n\n\n"
        "class Flask(App):\n    def run(self): ...\n\n\nclass Blueprint(Flask): ...\n\n\n"
        "SECRET_KEY = 1\n\n\nclass Left:\n    def both(self): ...\n\n\nclass Right:\n    def both(self): ...\n\n\n"
        "class Joined(Left, Right): ...\n"
    ),
    "depot/stock/service.py": "def named(): ...\n",
    "depot/stock/units/service.py": "def named(): ...\n",
    "queue/api.py": "class Queue:\n    def enqueue(self): ...\n    def enqueue_later(self): ...\n\n\n"
    "def start(queue: Queue):\n    queue.enqueue()\n",
    "queue/extra.py": "from queue.api import Queue\n\nenqueue = 1\n",
    "tests/test_queue.py": "def enqueue(): ...\n\n\ndef pause(): ...\n",
    "queue/pauses.py": "class A:\n    def pause(self): ...\n\n\nclass B:\n    def pause(self): ...\n\n\n"
    "class C:\n    def pause(self): ...\n\n\nclass E(A):\n    def pause(self): ...\n\n\n"
    "class D:\n    def pause(self): ...\n\n\n"
    "def rest(d: D):\n    d.pause()\n",
    "settings.py": "IP_FILTER = True\n",
    "tests/settings.py": "IP_FILTER = False\n",
    "views.py": "from django.conf import settings\n\n\ndef check():\n    return settings.IP_FILTER\n",
    "schema.ts": "import { z } from 'zod'\nexport const user = z.object({\n  nickName: z.string(),\n})\n",
    "note.h": "enum weight { LOW };\nstruct note { enum weight weight; };\n",
    "NOTES.md": "Notes on locking.\n",
    "lock.c": 'int locked(void) { return setting("shop.lock.off"); }\n/* off */\n',
    "stop.c": "void stop(void) { kill(0, SIGTERM); }\n",
    "nick.ts": "import { user } from './schema'\nexport const nick = (u) => user.parse(u)?.nickName\nnickName()\n",
    "bus.rb": "Bus.publish :order_done, order: self\nShop::Config['order_done']\nputs order_done\n",
    "bag.js": "class Bag {\n  *[Symbol.iterator]() {}\n  #count() {}\n  [kShut]() {}\n}\n",
}


@pytest.fixture(scope="module")
def scope(workspace: Workspace) -> QuestionScope:
    return find_scope(workspace, Call(), "shop")


def early(workspace: Workspace, scope: QuestionScope, text: str, by: Callable[..., ResolvedSymbol] = resolve) -> Answer:
    """Return the answer in place of a symbol."""
    with pytest.raises(AnsweredEarly) as caught:
        by(workspace, scope, text)
    return caught.value.answer


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("Cart.total", "src/shop/cart.py:5 method Cart.total"),
        ("Cart::total", "src/shop/cart.py:5 method Cart.total"),
        ("Cart.total()", "src/shop/cart.py:5 method Cart.total"),
        ("shop.cart.Cart.total", "src/shop/cart.py:5 method Cart.total"),
        ("cart.py:Cart.total", "src/shop/cart.py:5 method Cart.total"),
        ("src/shop/cart.py:6", "src/shop/cart.py:5 method Cart.total"),
        ("shop/cart.py:4", "src/shop/cart.py:4 class Cart"),
        ("shop/cart.py:total", "src/shop/cart.py:10 function total"),
        ("shop.cart.total", "src/shop/cart.py:10 function total"),
        ("Order", "src/shop/order.py:1 class Order"),
        ("code:project/shop/src/shop/order.py/Order.close", "src/shop/order.py:5 method Order.close"),
        ("https://ds-labs.org/code#project/shop/src/shop/order.py/Order", "src/shop/order.py:1 class Order"),
        ("depot.stock.service.named", "depot/stock/service.py:1 function named"),
        ("depot/stock/service.py:named", "depot/stock/service.py:1 function named"),
        ("requests.get", "external requests.get"),
        ("Bag.[Symbol.iterator]", "bag.js:2 method Bag.[Symbol.iterator]"),
        ("[Symbol.iterator]", "bag.js:2 method Bag.[Symbol.iterator]"),
        ("bag.js:Bag.[Symbol.iterator]", "bag.js:2 method Bag.[Symbol.iterator]"),
        ("Bag.#count", "bag.js:3 method Bag.#count"),
        ("bag.js:Bag.#count", "bag.js:3 method Bag.#count"),
        ("Bag.[kShut]", "bag.js:4 method Bag.[kShut]"),
    ],
)
def test_a_symbol_is_found_by_what_people_write(
    workspace: Workspace, scope: QuestionScope, text: str, place: str
) -> None:
    found = resolve(workspace, scope, text)
    assert found.symbol.place == place


def test_the_symbol_of_exactly_that_name_is_meant_and_the_others_are_counted(
    workspace: Workspace, scope: QuestionScope
) -> None:
    found = resolve(workspace, scope, "total")
    assert (found.symbol.name, found.others) == ("total", 2)
    assert found.notes[0].startswith("2 other symbols have a name that ends so;")
    assert found._replace(others=1).notes[0].startswith("1 other symbol has a name that ends so;")


def test_all_definitions_of_a_symbol_are_meant(workspace: Workspace, scope: QuestionScope) -> None:
    found = resolve(workspace, scope, "either")
    assert [definition.line for definition in found.definitions] == [15, 17]


def test_of_several_none_is_guessed(workspace: Workspace, scope: QuestionScope) -> None:
    found = early(workspace, scope, "again")
    first, *others = found.text.splitlines()
    assert first == "2 symbols are called again; name one, as in parts/cart.py:again"
    assert others == ["  parts/cart.py:3 function again()", "  parts/order.py:1 function again()"]


def test_a_function_is_meant_before_a_variable_and_before_tests(workspace: Workspace, scope: QuestionScope) -> None:
    found = resolve(workspace, scope, "enqueue")
    assert found.symbol.place == "queue/api.py:2 method Queue.enqueue"
    assert found.notes[0].startswith("2 other symbols have a name that ends so;")


@pytest.mark.parametrize("tool", [get_callers, find_references, impact_analysis, get_symbol])
def test_up_to_three_symbols_of_a_name_are_answered_one_after_the_other(
    workspace: Workspace, tool: Callable[..., Answer]
) -> None:
    found = tool(workspace, Call(), "again", project="shop")
    assert found.is_found
    assert found.text.startswith("2 symbols are called again, answered one after the other")
    assert all(sum(place in line for line in found.text.splitlines()) >= 1 for place in ("cart.py:3", "order.py:1"))


def test_the_rows_of_several_symbols_say_which_they_are_about(workspace: Workspace) -> None:
    said = json.loads(get_callers(workspace, Call(), "again", project="shop", format="json").text)
    assert [row["symbol"]["path"] for row in said["symbols"]] == ["parts/cart.py", "parts/order.py"]


def test_more_than_three_symbols_of_a_name_are_listed_with_their_users(workspace: Workspace) -> None:
    first, *others = answer_by(get_callers, workspace, Call(), "pause", project="shop").text.splitlines()
    assert first.startswith("4 symbols are called pause (2 more in tests, overriding these")
    assert first.endswith("name one, as in queue/pauses.py:D.pause")
    assert others[0] == "  queue/pauses.py:18 method D.pause(self) · 1 user"
    assert others[1] == "  queue/pauses.py:2 method A.pause(self)"


def test_a_setting_of_several_files_is_one_key(workspace: Workspace) -> None:
    said = find_references(workspace, Call(), "IP_FILTER", project="shop").text
    assert "settings.py:1 variable IP_FILTER (2 definitions)" in said.splitlines()[0]
    assert "reads it: views.py" in said


def test_an_unknown_member_gets_the_members_that_begin_so(workspace: Workspace, scope: QuestionScope) -> None:
    found = early(workspace, scope, "Queue.enq")
    assert found.text.endswith("members that begin so: Queue.enqueue, Queue.enqueue_later")


def test_a_line_that_no_symbol_holds_is_told(workspace: Workspace, scope: QuestionScope) -> None:
    found = early(workspace, scope, "src/shop/cart.py:9999")
    assert found.text.startswith("no symbol holds line 9999")


def test_a_name_that_nobody_has_gets_the_nearest(workspace: Workspace, scope: QuestionScope) -> None:
    found = early(workspace, scope, "Cart.totl")
    assert "nearest names: Cart.total" in found.text


def test_a_project_that_is_not_there_gets_those_that_are(workspace: Workspace) -> None:
    with pytest.raises(AnsweredEarly, match="shop · "):
        find_scope(workspace, Call(), "shp")


@pytest.mark.parametrize("path", ["src/shop/order.py", "shop/order.py", "./src/shop/order.py"])
def test_a_path_is_answered_as_the_module(workspace: Workspace, path: str) -> None:
    lines = get_symbol(workspace, Call(), path, project="shop").text.splitlines()
    assert lines[0].startswith("src/shop/order.py module · 3 symbols")
    assert "  1-5 class Order" in lines


@pytest.mark.parametrize("tool", [get_callers, get_callees, type_hierarchy])
def test_a_path_leads_to_the_tools_that_take_one(workspace: Workspace, tool: Callable[..., Answer]) -> None:
    found = tool(workspace, Call(), "src/shop/order.py", project="shop")
    assert found.text.startswith("src/shop/order.py is a file, and this takes a symbol")
    assert "find_references symbol=src/shop/order.py" in found.text
    assert "nearest" not in found.text


def test_a_path_of_several_files_lists_them(workspace: Workspace) -> None:
    found = get_symbol(workspace, Call(), "cart.py", project="shop").text
    assert found.splitlines() == [
        "2 files are at cart.py, and this takes a symbol",
        "  parts/cart.py",
        "  src/shop/cart.py",
    ]


@pytest.mark.parametrize(
    ("text", "place", "note"),
    [
        (
            "MAKE_RESPONSE",
            "near.py:1 function make_response",
            "no symbol is called MAKE_RESPONSE; read as ",
        ),
        ("makeresponse", "near.py:1 function make_response", "read as make_response"),
        ("App.makeResponse", "near.py:7 method App.make_response", "read as App.make_response"),
        ("near.py:MakeResponse", "near.py:1 function make_response", "read as make_response"),
        ("Flask.secret_key", "near.py:5 field App.secret_key", "Flask.secret_key is inherited from App.secret_key"),
        ("Blueprint.run", "near.py:11 method Flask.run", "Blueprint.run is inherited from Flask.run"),
        ("near.py:Blueprint.run", "near.py:11 method Flask.run", "is inherited from Flask.run"),
    ],
)
def test_a_near_name_is_answered_with_a_note(
    workspace: Workspace, scope: QuestionScope, text: str, place: str, note: str
) -> None:
    found = resolve_or_similar(workspace, scope, text)
    assert found.symbol.place == place
    assert note in found.notes[0]
    assert early(workspace, scope, text), "what is read in a text is taken as it is written"


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("secretKey", ["near.py:5 field App.secret_key", "near.py:17 variable SECRET_KEY"]),
        ("Joined.both", ["near.py:21 method Left.both", "near.py:25 method Right.both"]),
    ],
)
def test_several_near_names_are_listed(
    workspace: Workspace, scope: QuestionScope, text: str, places: list[str]
) -> None:
    found = early(workspace, scope, text, by=resolve_or_similar)
    assert all(place in found.text for place in places)


def test_a_near_name_is_said_in_the_first_line_of_impact(workspace: Workspace) -> None:
    said = impact_analysis(workspace, Call(), "Flask.secret_key", project="shop").text
    assert "App.secret_key (Flask.secret_key is inherited from App.secret_key)" in said.splitlines()[0]


@pytest.mark.parametrize("name", ["user.nickName", "nickName"])
def test_a_key_of_a_type_that_a_library_makes_is_shown_where_it_stands(
    workspace: Workspace, scope: QuestionScope, name: str
) -> None:
    found = early(workspace, scope, name)
    assert found.text.startswith(f"no symbol is called {name} in ")
    assert "\nas a key or a member, as of a type that a library makes, it stands at:\n" in found.text
    assert "  schema.ts:3: nickName: z.string(),\n" in found.text
    assert "  nick.ts:2: export const nick = (u) => user.parse(u)?.nickName\n" in found.text
    assert "nick.ts:3" not in found.text


def test_a_key_behind_a_colon_or_in_quotes_is_shown_where_it_stands(workspace: Workspace, scope: QuestionScope) -> None:
    found = early(workspace, scope, "order_done").text
    assert "  bus.rb:1: Bus.publish :order_done, order: self\n  bus.rb:2: Shop::Config['order_done']\n" in found
    assert "bus.rb:3" not in found


def test_a_constant_of_a_library_is_shown_where_it_stands(workspace: Workspace, scope: QuestionScope) -> None:
    found = early(workspace, scope, "SIGTERM")
    assert "\nas a constant that a library makes, it stands at:\n  stop.c:1: void stop(void)" in found.text


def test_a_key_is_shown_where_it_is_written_as_a_whole(workspace: Workspace, scope: QuestionScope) -> None:
    found = early(workspace, scope, "shop.lock.off")
    assert (
        '\nas it is written, it stands at:\n  lock.c:1: int locked(void) { return setting("shop.lock.off"); }\n'
        in found.text
    )
    assert "lock.c:2" not in found.text


def test_words_of_documents_are_no_members(workspace: Workspace, scope: QuestionScope) -> None:
    found = early(workspace, scope, "Shop.locking")
    assert "stands at" not in found.text


def test_a_whole_name_comes_before_one_behind_the_name_of_its_file(workspace: Workspace, scope: QuestionScope) -> None:
    found = resolve(workspace, scope, "note.weight")
    assert (found.symbol.kind, found.symbol.line) == ("Field", 2)

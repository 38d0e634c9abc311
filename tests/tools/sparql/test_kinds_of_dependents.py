"""Routes, tests, parts and commands that depend on a table, a folder, a symbol or words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.tools.support import ask as asked, indexed

FILES = {
    "requirements.txt": "flask\nclick\n",
    "shop/modules/orders/store.py": """\
def load_orders(connection):
    return connection.execute("SELECT id FROM orders WHERE paid = 1").fetchall()


def count_coupons(connection):
    return connection.execute("SELECT count(*) FROM coupons").fetchone()
""",
    "shop/modules/orders/service.py": """\
from shop.modules.orders.store import load_orders


def paid_orders(connection):
    return load_orders(connection)
""",
    "shop/modules/reports/routes.py": """\
from flask import Flask

from shop.modules.orders.service import paid_orders
from shop.modules.orders.store import load_orders

app = Flask(__name__)


@app.get("/orders")
def list_orders():
    return load_orders(None)


@app.get("/report")
def report():
    return paid_orders(None)


@app.get("/about")
def about():
    return "shop"
""",
    "shop/modules/mails/send.py": """\
import click

from shop.modules.orders.service import paid_orders


@click.command()
def send_mails():
    paid_orders(None)
""",
    "schema.sql": "CREATE TABLE orders (id INTEGER, paid INTEGER);\nCREATE TABLE coupons (id INTEGER);\n",
    "tests/test_paid.py": """\
from shop.modules.orders.service import paid_orders


def test_paid_orders_alone():
    assert paid_orders(None) == []
""",
    "tests/test_coupon_codes.py": "def test_expired():\n    assert True\n",
}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    yield from indexed(tmp_path_factory.mktemp("dependents") / "shop", FILES)


@pytest.mark.parametrize("question", ["Which endpoints touch the orders table?", "What routes query orders?"])
def test_routes_of_a_table_are_those_above_its_statements(shop: tuple[Workspace, Path], question: str) -> None:
    first, _, rest = asked(*shop, ask, question).partition("\n")

    assert first.startswith(f"2 {question.split()[1]}: ")
    assert "the table orders, known by statements with its name in 1 function within 3 steps: 1 directly by" in first
    assert "route GET /orders <- list_orders <- load_orders\nthrough other code:" in rest
    assert "route GET /report <- report <- paid_orders <- load_orders" in rest
    assert "/about" not in rest


def test_the_direction_of_an_access_is_told_to_be_unknown(shop: tuple[Workspace, Path]) -> None:
    text = asked(*shop, ask, "Which endpoints read the orders table?")

    assert "endpoints that may read the table orders" in text
    assert "reading and writing are not told apart" in text


def test_a_route_with_the_method_get_writes_nothing(shop: tuple[Workspace, Path]) -> None:
    first = asked(*shop, ask, "Which endpoints write to the orders table?").partition("\n")[0]
    assert first.startswith("no endpoint without GET is known to lead to the table orders")


def test_modules_beside_a_folder_are_counted_apart_from_tests(shop: tuple[Workspace, Path]) -> None:
    first, *rows = asked(*shop, ask, "Which modules depend on the orders module?").split("\n")

    assert first.startswith("3 modules: modules that depend on shop/modules/orders (2 files, 3 symbols): 2 import it")
    assert rows[:4] == [
        "with files that import it:",
        "shop/modules/mails · 1 file: send.py",
        "shop/modules/reports · 1 file: routes.py",
        "tests, and files in other folders:",
    ]


def test_tests_that_reach_a_subject_come_before_those_with_its_words(shop: tuple[Workspace, Path]) -> None:
    reaching = asked(*shop, ask, "Which tests exercise paid orders?")
    named = asked(*shop, ask, "Which tests cover expired coupon codes?")

    assert "reach it by calls:\n  tests/test_paid.py · 1 step away · 1 test: test_paid_orders_alone" in reaching
    assert "have these words in their path or name:\n  tests/test_coupon_codes.py" in named


def test_commands_are_reached_by_the_functions_that_run_them(shop: tuple[Workspace, Path]) -> None:
    text = asked(*shop, ask, "Which commands use the orders table?")

    assert "0 directly by their own code, 1 through other code" in text
    assert "function send_mails" in text


@pytest.mark.parametrize("question", ["Which endpoints touch the invoices table?", "Which modules use pandas?"])
def test_an_unknown_subject_has_no_dependents(shop: tuple[Workspace, Path], question: str) -> None:
    text = asked(*shop, ask, question)

    assert "that touch" not in text
    assert "that use" not in text


def test_lines_of_files_for_routes_stand_in_for_handlers_in_strings(tmp_path: Path) -> None:
    files = {
        "src/Orders.php": "<?php\nnamespace Shop;\nclass Orders { public function index() {} }\n",
        "src/OldOrders.php": "<?php\nnamespace Shop;\nclass OldOrders { public function index() {} }\n",
        "config/routes.php": """\
<?php
use Shop\\Orders;
$r->get('/', 'Orders@index');
$r->get('/old', 'OldOrders@index');
""",
    }
    for workspace, root in indexed(tmp_path / "shop", files):
        first, *rows = asked(workspace, root, ask, "Which routes lead to the Orders class?").split("\n")

        assert first.startswith("no route is known to lead to src/Orders.php:3 class Orders within 3 steps")
        assert "; 1 line with 'Orders' in files for routes" in first
        assert rows == ["config/routes.php:3 $r->get('/', 'Orders@index');"]

"""Names in a task are looked up before its words are weighed; without clear hits answers are short."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.context.context import get_context
from tests.indexing.support import index, write

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "src/shop/__init__.py": "",
    "src/shop/settings.py": 'import os\n\nBODY_LIMIT = int(os.environ.get("BODY_LIMIT", "10"))\n',
    "src/shop/views.py": (
        "from shop import settings\n\n\n"
        "def pause(request):\n    return request.body[: settings.BODY_LIMIT]\n\n\n"
        "def resume(request):\n    return None\n"
    ),
    "src/shop/urls.py": (
        "from shop import views\n\n\n"
        'routes = [\n    ("orders/<id>/pause", views.pause),\n    ("orders/<id>/resume", views.resume),\n]\n'
    ),
    "src/shop/command.py": (
        'def add_arguments(parser):\n    parser.add_argument("--num-workers", type=int)\n\n\n'
        "def run(num_workers):\n    return num_workers\n"
    ),
    "web/routes.js": "module.exports.routes = {\n  'PUT /api/carts/:id/rest': 'breaks/begin-one',\n};\n",
    "web/controllers/breaks/begin-one.js": "module.exports = {\n  fn() {\n    return 1;\n  },\n};\n",
    "web/controllers/users/begin-one.js": "module.exports = {\n  fn() {\n    return 2;\n  },\n};\n",
    "src/shop/limits.go": 'package shop\n\nfunc Limits() {\n\tset("carts.max_size", 3)\n}\n',
    "src/shop/carts.py": "def full(options):\n    return options.carts.max_size\n",
    "src/shop/options.py": 'def options(parse):\n    return parse("lazy-order-events")\n',
    "web/static/orders-B7Ri4N39.js": "function orders(){return 'audit of the warehouse'}\n",
    "web/orders.js": "function rest() {\n  return 'audit of each shelf of the warehouse, by weekday';\n}\n",
    "db/schema.graphql": "type Rebate {\n  id: Int\n}\n",
    "db/first.sql": "CREATE TABLE IF NOT EXISTS customers (\n  id int\n);\n",
    "src/shop/models.py": "class Order:\n    total = 0\n\n\nclass Invoice:\n    number = 0\n",
    "src/shop/migrations/first.py": "class Order:\n    pass\n",
    "src/shop/accounts.py": "def check_password(user):\n    return user\n",
    "templates/orders.html": "<html>\n<button>Add Order</button>\n</html>\n",
    "docs/orders.md": 'Press "Add Order".\nSee orders/<id>/pause and BODY_LIMIT.\n',
    "scripts/seed/customers.py": "def rebate_of_customer_by_weekday():\n    return 'a rebate by weekday'\n",
    "src/shop/rebates.py": "def rebate(customer):\n    return customer\n",
    "tests/test_pause.py": "def test_an_order_rests():\n    assert True\n",
    "tests/fixtures/orders.py": "def orders_of_customers():\n    return 'customers with orders'\n",
    **{f"src/shop/other_{number}.py": f"def other_{number}():\n    return {number}\n" for number in range(20)},
}


@pytest.fixture(scope="module")
def workspace(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workspace]:
    root = write(tmp_path_factory.mktemp("written") / "shop", FILES)
    opened = Workspace.open(load_settings({"store_path": root.parent / "store"}))
    index(opened, root)
    yield opened
    opened.close()


def text(workspace: Workspace, task: str, project: str = "shop") -> str:
    return get_context(workspace, Call(), task, project=project).text


def line_of(workspace: Workspace, task: str, words: str) -> str:
    """Return the first line that an answer shows of some words that the task has."""
    return text(workspace, task).partition(f"\n{words} is in ")[2].split("\n")[1].strip()


def entry_points(workspace: Workspace, task: str, project: str = "shop") -> list[str]:
    said = text(workspace, task, project).partition("entry points:\n")[2]
    return [line.strip() for line in said.split("\n") if line.startswith("  ")]


def test_a_route_leads_to_its_line_and_to_its_handler(workspace: Workspace) -> None:
    task = "POST /api/orders/<id>/pause answers too late"
    shown = line_of(workspace, task, "an end of /api/orders/<id>/pause")
    assert shown.startswith('src/shop/urls.py:5: ("orders/<id>/pause", views.pause),')
    assert any("views.py:4 function pause" in entry for entry in entry_points(workspace, task)[:2])


def test_a_route_leads_to_the_file_that_its_line_names_by_path(workspace: Workspace) -> None:
    first = entry_points(workspace, "PUT /api/carts/:id/rest must require a password")[:2]
    assert any("breaks/begin-one.js · named beside /api/carts/:id/rest" in entry for entry in first)
    assert not any("web/controllers/users/begin-one.js" in entry for entry in first)


def test_the_code_of_a_rule_leads_to_the_check_that_its_line_names(tmp_path: Path) -> None:
    files = {
        "shop/codes.py": (
            "from shop.checks import Spaces\nfrom shop.reports import report\n\n\n"
            'CHECKS = {\n    "E252": Spaces,\n}\n\n\ndef first():\n    report("E252")\n'
        ),
        "shop/checks.py": "class Spaces:\n    def run(self):\n        pass\n",
        "shop/reports.py": "def report(code):\n    return code\n",
    }
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    index(opened, write(tmp_path / "checks", files))
    points = entry_points(opened, "E252 is wrong", project="checks")
    opened.close()
    assert any("checks.py:1 class Spaces · named beside E252" in point for point in points[:2])
    assert not any("function report · named beside" in point for point in points)


def test_a_flag_leads_to_its_declaration(workspace: Workspace) -> None:
    task = "let --num-workers default to 3"
    assert line_of(workspace, task, "--num-workers").startswith("src/shop/command.py:2:")
    assert "function add_arguments" in entry_points(workspace, task)[0]


def test_a_text_is_found_in_files_that_are_not_indexed(workspace: Workspace) -> None:
    task = 'rename the button "Add Order" to "New Order"'
    assert line_of(workspace, task, "Add Order") == "templates/orders.html:2: <button>Add Order</button>"
    assert "New Order" not in text(workspace, task)


def test_scripts_get_the_files_too(workspace: Workspace) -> None:
    found = json.loads(get_context(workspace, Call(), 'the button "Add Order"', project="shop", format="json").text)
    places = [(entry["path"], entry["reason"]) for entry in found["focus"]]
    assert ("templates/orders.html", "has Add Order") in places


def test_what_reads_a_setting_comes_before_what_mentions_it(workspace: Workspace) -> None:
    lines = [line for line in text(workspace, "what happens without BODY_LIMIT").splitlines() if "BODY_LIMIT" in line]
    places = [line.strip().partition(":")[0] for line in lines if line.startswith("  src")]
    assert places[:2] == ["src/shop/settings.py", "src/shop/views.py"]


def test_a_dotted_name_is_found_as_a_string_of_another_case(workspace: Workspace) -> None:
    said = text(workspace, "Carts.max_size should be 5")
    assert "src/shop/limits.go:4" in said


def test_of_a_dotted_name_that_is_nowhere_the_last_name_is_looked_up(workspace: Workspace) -> None:
    said = text(workspace, "shop.cart.max_size should be 5")
    assert "max_size is in 2 lines of 2 files" in said
    assert "shop.cart.max_size is in" not in said


def test_a_type_of_a_schema_is_found_by_its_declaration(workspace: Workspace) -> None:
    assert line_of(workspace, "Add a weekday to the Rebate model", "Rebate").startswith("db/schema.graphql:1")


def test_a_table_is_found_by_its_declaration(workspace: Workspace) -> None:
    assert line_of(workspace, "Add a weekday to the customers table", "customers").startswith("db/first.sql:1")


def test_a_variable_of_the_environment_is_found_as_an_option_without_the_name_of_the_program(
    workspace: Workspace,
) -> None:
    said = text(workspace, "SHOP_LAZY_ORDER_EVENTS may be empty")
    assert "SHOP_LAZY_ORDER_EVENTS or lazy-order-events is in 1 line of 1 file" in said


def test_files_of_a_bundler_come_after_code(workspace: Workspace) -> None:
    assert "web/orders.js" in entry_points(workspace, "the audit of the warehouse is empty")[0]


def test_the_handler_of_a_route_comes_before_other_lines_with_it(tmp_path: Path) -> None:
    files = {
        "app.py": "from flask import Flask\n\napp = Flask('c')\n\n\n@app.get('/carts/first')\ndef cart():\n    pass\n",
        "client.js": "const cart = () => send('/carts/first')\n",
    }
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    index(opened, write(tmp_path / "carts", files))
    answer = get_context(opened, Call(), "GET /carts/first is slow", project="carts").text
    opened.close()
    first = next(line for line in answer.splitlines()[1:] if line.startswith("  "))
    assert "function cart" in first


def test_a_kind_of_files_that_the_task_names_is_not_set_aside(workspace: Workspace) -> None:
    for task in ("shop seed stops if customers order a rebate", "shop: Seed stops if customers order a rebate"):
        assert any("scripts/seed/customers.py" in point for point in entry_points(workspace, task)[:2])


def test_entry_points_end_with_their_evidence(workspace: Workspace) -> None:
    points = entry_points(workspace, "shop seed stops if customers order a rebate")
    assert not any("other_" in point for point in points)


def test_a_capital_names_a_type(workspace: Workspace) -> None:
    assert entry_points(workspace, "add notes to the Order model")[0].startswith("src/shop/models.py:1 class Order")


def test_words_of_a_name_are_stemmed(workspace: Workspace) -> None:
    assert "check_password" in entry_points(workspace, "checking passwords of users")[0]


def test_fixtures_come_after_code_unless_a_task_asks_for_them(workspace: Workspace) -> None:
    assert not any("fixtures" in entry for entry in entry_points(workspace, "the order of a customer is paused"))
    assert "fixtures" in entry_points(workspace, "fixtures with orders of customers")[0]


def test_seeds_of_a_database_come_after_code(workspace: Workspace) -> None:
    assert "rebates.py" in entry_points(workspace, "a rebate for each customer instead of each weekday")[0]


def test_words_beside_a_literal_name_an_entry_point_too(workspace: Workspace) -> None:
    task = "--num-workers is ignored by invoices, totals, resumes, bodies and requests after a password is checked"
    said = text(workspace, task)
    points = said.partition("entry points:\n")[2].partition("\nsrc/")[0]
    assert "check_password" in points
    assert points.index("check_password") > points.index("add_arguments")


def test_a_test_that_is_called_after_an_entry_point_is_told(workspace: Workspace) -> None:
    said = text(workspace, "POST /api/orders/<id>/pause answers too late")
    assert "tests/test_pause.py · named like pause" in said


def test_where_nothing_is_clear_three_matches_are_told_and_the_words_that_are_nowhere(workspace: Workspace) -> None:
    said = text(workspace, "let llamas vote on invoices in kubernetes clusters")
    assert said.startswith("no clear place to begin: 1 weak match")
    assert "in no file of code: llamas, vote, kubernetes, clusters" in said
    assert "class Invoice" in said
    assert len(said) < 700


def test_a_literal_that_is_nowhere_is_told(workspace: Workspace) -> None:
    assert "in no file of code: getInvoices" in text(workspace, "getInvoices of an invoice is slow")

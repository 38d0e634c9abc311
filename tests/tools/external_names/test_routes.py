"""A route is found by its request, with the code that it runs and the code that sends such requests."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.call_graph.route_paths import likeness, may_be, parse_request
from oxigraph_code.tools.calls.callers import get_callers
from oxigraph_code.tools.context.context import get_context
from oxigraph_code.tools.sparql.ask import ask as ask_question
from oxigraph_code.tools.symbols.search import search_code
from oxigraph_code.tools.symbols.symbol_card import get_symbol
from tests.indexing.support import index, write
from tests.tools.support import ask

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\nversion = "1"\n',
    "shop/__init__.py": "",
    "shop/app.py": (
        "from flask import Flask\n\nfrom shop.carts import carts\n\n"
        'app = Flask(__name__)\napp.register_blueprint(carts, url_prefix="/api")\n'
    ),
    "shop/carts.py": (
        'from flask import Blueprint\n\ncarts = Blueprint("carts", __name__)\n\n\n'
        '@carts.route("/carts/<int:number>", methods=["GET", "DELETE"])\ndef cart(number):\n'
        "    return str(number)\n\n\n"
        '@carts.route("/carts", methods=["POST"])\ndef create():\n    return ""\n'
    ),
    "shop/client.py": (
        "import requests\n\n\ndef read(number):\n"
        '    return requests.get(f"/api/carts/{number}")\n\n\n'
        "def end(thing, number):\n"
        '    return requests.delete(f"/api/{thing}/{number}")\n\n\n'
        "def list_all(base):\n"
        '    return requests.get(base + "x") or session.post("/carts")\n\n\n'
        "def pay():\n"
        '    return requests.post("https://pay.example/api/carts")\n'
    ),
    "shop/wrapped.py": """\
class Sender:
    def post(self, path, body):
        return run("POST", path, body)

    def execute(self, method, path):
        return run(method, path)


class Order:
    pass


def pay_in(sender: Sender, settings: dict):
    sender.post("/pay/in", Order())
    settings.get("/pay/in")


def pay_out(sender: Sender):
    sender.execute("POST", "/pay/out")


def keep(table):
    table.post("/pay/in", pay_in)
    return ["http://localhost/pay/in?now=1", "/pay/in/other"]
""",
    "shop/pay.py": (
        "from shop.app import app\n\n\n"
        '@app.route("/shelf/<path:rest>")\ndef shelf(rest):\n    return rest\n\n\n'
        '@app.route("/pay/in", methods=["GET", "POST"])\ndef income():\n    return ""\n\n\n'
        '@app.route("/pay/out", methods=["POST"])\ndef outcome():\n    return ""\n'
    ),
    "shop/web.ts": """\
const paths = { out: `/pay/out` };
interface Requests { post(url: string, body: unknown): unknown }
export class Payments {
  constructor(private requests: Requests) {}
  out() { return this.requests.post(paths.out, {}); }
}
""",
    "tests/test_carts.py": 'def test_created(client):\n    client.post("/api/carts")\n',
}


def test_a_route_is_found_by_method_and_path(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, search_code, "POST /api/carts").splitlines()
    assert found[0].startswith("POST /api/carts: 1 route, 1 place is known to send such a request")
    assert found[1] == "shop/carts.py:11 route POST /api/carts runs shop/carts.py:11 function create · Flask: route"


def test_a_value_fits_a_parameter_and_the_code_that_sends_it_is_shown(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, search_code, "GET /api/carts/3")
    assert "route GET|DELETE /api/carts/<int:number> runs shop/carts.py:6 function cart" in found
    assert "shop/client.py:5 sends GET /api/carts/… in function read" in found


def test_a_request_that_is_in_part_computed_is_counted_apart(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, search_code, "DELETE /api/carts/:id").splitlines()
    assert "0 places are known to send such a request by a path written there, 1 more may" in found[0]
    assert found[2].startswith("shop/client.py:9 may send DELETE /api/…/…")


def test_a_request_below_a_base_is_counted_apart(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, search_code, "POST /api/carts").splitlines()
    assert found[2] == "shop/client.py:13 may send POST /carts in function list_all"


def test_requests_of_computed_paths_are_counted(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, search_code, "GET /api/carts/3")
    assert "1 request of computed paths not matched" in found.splitlines()[0]
    assert "list_all" not in found


def test_tests_that_send_a_request_are_counted_and_come_last(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, search_code, "POST /api/carts").splitlines()
    assert "by a path written there (1 in tests), 1 more may" in found[0]
    assert found[3] == "tests/test_carts.py:2 sends POST /api/carts in function test_created"


def test_a_function_of_the_program_around_a_client_sends_requests(workspace: Workspace, root: Path) -> None:
    assert "shop/wrapped.py:14 sends POST /pay/in in function pay_in" in ask(workspace, root, search_code, "/pay/in")
    found = ask(workspace, root, search_code, "POST /pay/out").splitlines()
    assert found[2:4] == [
        "shop/web.ts:5 sends POST /pay/out in method Payments.out",
        "shop/wrapped.py:19 sends POST /pay/out in function pay_out",
    ]


def test_a_container_and_a_registration_send_no_request(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, search_code, "/pay/in")
    assert ": 1 route, 1 place is known to send such a request" in found
    assert "sends GET /pay/in" not in found


def test_other_lines_with_the_path_in_a_string_are_counted(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, search_code, "/pay/in").splitlines()
    assert "the path is in a string on 2 other lines," in found[0]
    assert "shop/wrapped.py:24 has http://localhost/pay/in?now=1 in a string" in found


def test_a_path_without_its_prefix_is_said_to_be_the_end_of_a_route(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, search_code, "POST /carts")
    assert found.startswith("1 route that ends in POST /carts, and none that is exactly so")


def test_a_method_that_no_route_of_the_path_has_is_said_first(workspace: Workspace, root: Path) -> None:
    assert ask(workspace, root, search_code, "PUT /api/carts").startswith(
        "no known route is PUT /api/carts; 1 route of that path for other methods"
    )


def test_a_route_with_an_open_end_is_said_to_be_one(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, search_code, "GET /shelf/high/3")
    assert found.startswith("1 route that takes anything below, also GET /shelf/high/3, and none that is exactly so")


def test_a_part_of_a_path_is_no_route_for_another_method(workspace: Workspace, root: Path) -> None:
    assert ask(workspace, root, search_code, "PUT /carts").startswith("no known route fits PUT /carts")


def test_a_request_that_no_route_fits_is_said_first(workspace: Workspace, root: Path) -> None:
    assert ask(workspace, root, search_code, "PUT /carts/2/more").startswith("no known route fits PUT /carts/2/more")


def test_a_route_that_is_the_end_of_a_request_is_shown_without_denying_it(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, search_code, "POST /gateway/v1/pay/out").splitlines()
    assert found[0].startswith("1 route that is the end of POST /gateway/v1/pay/out, and none that is exactly so")
    assert "route POST /pay/out runs" in found[1]


def test_a_tool_for_symbols_shows_the_route_that_is_meant(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, get_callers, "GET /api/carts/3")
    assert found.startswith("no symbol: GET /api/carts/3: 1 route")
    assert "runs shop/carts.py:6 function cart" in found


def test_a_task_that_names_a_route_begins_at_what_runs(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, get_context, "DELETE /api/carts/7 answers 500")
    entry_points = found.partition("entry points:\n")[2].splitlines()
    assert entry_points[0].startswith("  shop/carts.py:6 function cart")


def test_all_routes_are_listed_with_what_they_run(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, ask_question, "list the routes")
    assert found.startswith("5 routes: ")
    assert (
        "shop/carts.py:11 route POST /api/carts · shop/carts.py:11 function create · Flask: route" in found.splitlines()
    )


def test_a_route_as_a_symbol_is_told_with_what_it_runs(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, get_symbol, "POST /api/carts")
    assert "runs: shop/carts.py:11 function create" in found.splitlines()


def test_routes_are_a_kind_of_symbol(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, search_code, "carts", kind="route")
    assert "shop/carts.py:11 route POST /api/carts" in found


@pytest.mark.parametrize(
    ("pattern", "path", "fixed"),
    [
        ("/users/<int:id>", "/users/5", 2),
        ("/users/<int:id>", "/users/:id", 2),
        ("/users/me", "/users/:id", 0),
        ("/users/{id}/", "users/…", 2),
        ("…/users", "/api/v1/users", 2),
        ("/api/users", "…/users", 2),
        ("/files/{path:path}", "/files/a/b", 2),
        ("/files/[...slug]", "/files/a/b", 2),
        ("/results/<id>.<type>", "/results/3.json", 3),
        ("/results/<id>.<type>", "/results/3", 0),
        ("…/….callback", "/auth/google.callback", 1),
        ("…/api/stream*", "/api/streams/all", 3),
        ("…/api/stream*", "/api/users/3", 0),
        ("/users", "/users?page=2", 2),
        ("/users", "https://localhost:80/users", 2),
        ("/users", "/users/me", 0),
        ("/", "/", 2),
        ("/users", "/", 0),
    ],
)
def test_a_path_fits_a_pattern_by_its_fixed_parts(pattern: str, path: str, fixed: int) -> None:
    assert likeness(pattern, path) == fixed


def test_a_computed_part_may_be_several() -> None:
    assert may_be("/api/users/<id>", "/api/…")
    assert not may_be("/api/users/<id>", "/web/…")
    assert not may_be("/api/users/<id>", "/api/users/3")


@pytest.mark.parametrize("query", ["src/shop/cart.py", "delete carts", "POST a request", "Cart.total"])
def test_a_query_that_is_no_request_is_none(query: str) -> None:
    assert parse_request(query) is None


def test_frameworks_whose_routes_are_not_read_are_named_where_nothing_is_found(
    workspace: Workspace, root: Path
) -> None:
    files = {
        "package.json": '{"name": "bare", "dependencies": {"@feathersjs/express": "5"}}',
        "a.js": "export function a() {}\n",
    }
    index(workspace, bare := write(root.parent / "bare", files))
    said = ask(workspace, bare, search_code, "GET /qqq").splitlines()[0]
    assert said.startswith("nothing found for ")
    assert " · no known route fits GET /qqq · routes of @feathersjs/express are not read · " in said

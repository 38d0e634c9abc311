"""Routes run their handlers, and a handler without a name is the route."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Workspace
from oxigraph_code.tools.calls.call_paths import find_path
from oxigraph_code.tools.calls.callees import get_callees
from oxigraph_code.tools.calls.callers import get_callers
from oxigraph_code.tools.calls.impact import impact_analysis
from tests.indexing.support import index, write
from tests.tools.support import ask

_FILES = {
    "package.json": '{"name": "shop", "dependencies": {"express": "4"}}',
    "orders.ts": (
        "export function pay(order: string) {}\nexport function list() { pay('all') }\nexport function change() {}\n"
    ),
    "app.ts": (
        "import express from 'express'\nimport { change, list, pay } from './orders'\n\nconst app = express()\n"
        "app.post('/orders', (request, response) => {\n  pay('one')\n})\n"
        "app.get('/orders', list)\napp.put('/orders/all', change)\n"
    ),
    "client.ts": (
        "import axios from 'axios'\nimport { base } from './base'\n\n"
        "export class Client {\n  baseUrl = base()\n  all() { return axios.put(this.baseUrl + 'orders/all') }\n}\n"
    ),
    "base.ts": "export function base(): string { return window.location.origin + '/' }\n",
}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    root = write(tmp_path_factory.mktemp("routes") / "shop", _FILES)
    workspace = Workspace.open(load_settings({"store_path": root.parent / "store"}))
    index(workspace, root)
    yield workspace, root
    workspace.close()


def test_a_handler_without_a_name_calls_as_its_route_at_its_lines_and_once(shop: tuple[Workspace, Path]) -> None:
    found = ask(*shop, get_callers, "pay").splitlines()
    assert found[0].startswith("2 callers of orders.ts:1 function pay")
    assert found[1:5] == ["app.ts", "  6 route POST /orders", "orders.ts", "  2 function list"]
    assert "called at 6" in ask(*shop, get_callees, "app.ts:POST /orders")


def test_the_routes_that_run_a_function_are_counted_in_the_first_line(shop: tuple[Workspace, Path]) -> None:
    found = ask(*shop, get_callers, "list").splitlines()
    assert found[0].startswith("no direct callers of orders.ts:2 function list · 1 route runs it · ")
    assert found[1:3] == ["route that runs it: app.ts", "  8 route GET /orders"]


def test_a_route_is_called_by_the_requests_that_fit_it_also_behind_a_base_that_ends_in_a_slash(
    shop: tuple[Workspace, Path],
) -> None:
    found = ask(*shop, get_callers, "PUT /orders/all").splitlines()
    assert found[0].startswith("no direct callers of app.ts:9 route PUT /orders/all · 1 request fits its route · ")
    assert "  client.ts:6 sends PUT …orders/all in method Client.all" in found


def test_the_senders_of_a_route_with_a_handler_depend_on_it(shop: tuple[Workspace, Path]) -> None:
    found = ask(*shop, impact_analysis, "PUT /orders/all").splitlines()
    assert found[0].startswith("1 dependent of app.ts:9 route PUT /orders/all within 3 steps · 1 direct · ")
    assert "  6 method Client.all · requests" in found


def test_a_change_reaches_the_routes_that_run_what_it_reaches(shop: tuple[Workspace, Path]) -> None:
    found = ask(*shop, impact_analysis, "pay")
    assert " · reaches 2 entry points · " in found
    assert "  route: app.ts: 5 route POST /orders, 8 route GET /orders" in found


@pytest.mark.parametrize("route", ["POST /orders", "GET /orders"])
def test_a_route_is_an_end_of_a_path(shop: tuple[Workspace, Path], route: str) -> None:
    found = ask(*shop, find_path, route, "pay")
    assert found.startswith("1 shortest path of 1 call from route ")
    assert "  orders.ts:1 function pay" in found


_VIEWS = {
    "pyproject.toml": '[project]\nname = "pages"\ndependencies = ["django"]\n',
    "views.py": (
        "from django.views import View\n\n\nclass Page(View):\n    def get(self, request):\n        pass\n\n"
        "    def delete(self, request):\n        pass\n\n    def shown(self):\n        pass\n\n\n"
        "class Home(Page):\n    pass\n\n\nclass Own(Page):\n    def get(self, request):\n        pass\n"
    ),
    "urls.py": (
        "from django.urls import path\n\nfrom views import Home, Own\n\n"
        'urlpatterns = [path("home/", Home.as_view()), path("own/", Own.as_view())]\n'
    ),
}


def test_routes_of_classes_that_inherit_a_method_run_it(tmp_path: Path) -> None:
    root = write(tmp_path / "pages", _VIEWS)
    workspace = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    index(workspace, root)
    base, own = (ask(workspace, root, get_callers, f"views.py:{name}.get") for name in ("Page", "Own"))
    reached = ask(workspace, root, impact_analysis, "views.py:Page.get")
    shown = ask(workspace, root, get_callers, "views.py:Page.shown")
    workspace.close()
    assert " · 1 route runs it · " in base
    assert "/home/" in base
    assert "/own/" not in base
    assert "/own/" in own
    assert " · 2 routes run its class · " in shown
    assert "/home/" in reached


def test_a_route_runs_its_handler(shop: tuple[Workspace, Path]) -> None:
    found = ask(*shop, get_callees, "GET /orders").splitlines()
    assert found[0].startswith("0 callees of app.ts:8 route GET /orders · runs 1 symbol implicitly · ")
    assert found[1:3] == ["run implicitly: orders.ts", "  2 function list()"]

"""Routes that need no login, by stated exceptions and by missing guards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.tools.support import ask as asked, indexed

FILES = {
    "requirements.txt": "django\n",
    "shop/middleware.py": """\
LOGIN_EXEMPT_URLS = (
    "/about",
)


def is_exempt(path):
    return path in LOGIN_EXEMPT_URLS
""",
    "shop/urls.py": """\
from django.urls import path

from shop import views

urlpatterns = [path("about", views.about), path("orders", views.orders)]
""",
    "shop/views.py": "def about(request):\n    return ''\n\n\ndef orders(request):\n    return ''\n",
}
OVERNIGHT = {
    "package.json": '{"name": "shop", "workspaces": ["packages/*"]}',
    "packages/api/package.json": '{"name": "api", "dependencies": {"@overnightjs/core": "1"}}',
    "packages/api/src/orders.ts": """\
import { Controller, Get, Middleware, Post } from "@overnightjs/core";
import { isAuthenticated, isValidKey } from "./access";

@Controller("orders")
export class Orders {
  @Get("login")
  login() {}

  @Get("mine")
  @Middleware([isAuthenticated])
  mine() {}

  @Post()
  @Middleware([isValidKey])
  add() {}
}
""",
    "packages/api/src/access.ts": "export function isAuthenticated() {}\nexport function isValidKey() {}\n",
    "packages/web/package.json": '{"name": "web", "dependencies": {"next": "1"}}',
    "packages/web/next.config.js": "module.exports = {};\n",
    "packages/web/src/pages/orders/login.tsx": "export default function Index() { return null; }\n",
    "packages/web/src/paths.ts": "export const NO_AUTH_ROUTES = ['/orders/login'];\n",
}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    yield from indexed(tmp_path_factory.mktemp("open_routes") / "shop", FILES)


@pytest.mark.parametrize(
    "question",
    [
        "Which views can be accessed without logging in?",
        "Which endpoints are public?",
        "List the routes that do not require authentication",
        "Which URLs can be called by anonymous users?",
    ],
)
def test_an_exception_is_shown_with_the_routes_of_its_paths(shop: tuple[Workspace, Path], question: str) -> None:
    first, *rows = asked(*shop, ask, question).split("\n")

    assert first.startswith("1 route: routes without known authentication, 1 by exceptions stated at 1 place")
    assert rows[1] == 'shop/middleware.py:1 LOGIN_EXEMPT_URLS = ( "/about", ) · 1 route: ANY /about'


def test_routes_of_an_api_are_told_apart_from_pages_and_their_exceptions(tmp_path: Path) -> None:
    for workspace, root in indexed(tmp_path / "shop", OVERNIGHT):
        text = asked(workspace, root, ask, "Which API routes do not require authentication?")
        first, _, route, *_ = text.split("\n")

        told = "1 route: routes without known authentication, 1 without a known guard, of 3 with a part 'api'"
        assert first.startswith(told)
        assert route == "packages/api/src/orders.ts:6 route GET /orders/login"
        assert "NO_AUTH_ROUTES" not in text

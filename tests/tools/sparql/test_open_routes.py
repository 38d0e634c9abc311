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

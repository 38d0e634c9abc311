"""Routes about a thing in several words: by paths, handlers, methods and files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.tools.support import ask as asked, indexed

FILES = {
    "requirements.txt": "flask\n",
    "shop/web.py": """\
from flask import Flask

app = Flask(__name__)


@app.post("/settings/import/old-orders")
def import_old_orders():
    return ""


@app.get("/api/v1/apikey")
def keys_of_v1():
    return ""


@app.get("/api/v2/orders")
def orders_of_v2():
    return ""


@app.get("/api/v1/orders")
def orders_of_v1():
    return ""


@app.delete("/api/v1/orders/<id>")
def drop_order(id):
    return ""
""",
}
CODE_IGNITER = {
    "application/config/routes.php": "<?php\nroute_api_resource($route, 'webhooks', 'api/v1/');\n// webhooks\n",
}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    yield from indexed(tmp_path_factory.mktemp("routes_about") / "shop", FILES)


@pytest.mark.parametrize(
    ("question", "routes"),
    [
        ("What are the REST endpoints for importing old orders?", ["POST /settings/import/old-orders"]),
        (
            "Which HTTP routes does the v1 API expose for orders?",
            ["GET /api/v1/orders", "DELETE /api/v1/orders/<id>"],
        ),
        ("List the endpoints for API keys", ["GET /api/v1/apikey"]),
        ("Which endpoints delete orders?", ["DELETE /api/v1/orders/<id>"]),
        ("List the routes for old order data", ["POST /settings/import/old-orders"]),
    ],
)
def test_routes_have_all_words_in_their_texts_or_methods(
    shop: tuple[Workspace, Path], question: str, routes: list[str]
) -> None:
    first, *rows = asked(*shop, ask, question).split("\n")

    assert first.startswith(f"{len(routes)} route")
    assert [row.partition(" route ")[2].partition(" · ")[0] for row in rows[: len(routes)]] == routes


def test_lines_of_files_for_routes_stand_in_for_an_unknown_framework(tmp_path: Path) -> None:
    for workspace, root in indexed(tmp_path / "shop", CODE_IGNITER):
        first, row, *_ = asked(workspace, root, ask, "List the REST API endpoints for webhooks").split("\n")

        assert first.startswith("no route is known by its framework; 1 line with 'webhooks' in files for routes")
        assert row == "application/config/routes.php:2 route_api_resource($route, 'webhooks', 'api/v1/');"

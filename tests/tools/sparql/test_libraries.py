"""Libraries by their purpose, by a list of well-known packages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.tools.support import ask as asked, indexed

FILES = {
    "package.json": '{"name": "shop", "dependencies": {"stripe": "8.1.0", "pino": "9.0.0", "winston": "3.0.0"}}',
    "server/pay.ts": 'import Stripe from "stripe";\nexport const stripe = new Stripe("key");\n',
    "server/main.ts": 'import pino from "pino";\nimport { stripe } from "./pay";\nexport const log = pino(stripe);\n',
    "pay.test.ts": 'import Stripe from "stripe";\nit("pays", () => new Stripe("key"));\n',
}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    yield from indexed(tmp_path_factory.mktemp("libraries") / "shop", FILES)


@pytest.mark.parametrize(
    ("question", "first", "row"),
    [
        (
            "Which third-party libraries does the server use for payments?",
            "1 well-known library for payments imported in server",
            "stripe · 8.1.0 · imported by 1 file: server/pay.ts",
        ),
        (
            "Which library handles payments in the client, and which files use it?",
            "1 well-known library for payments imported, by all files, as no folder is named client",
            "stripe · 8.1.0 · imported by 1 file: server/pay.ts",
        ),
        (
            "Which logging library does the project use?",
            "1 well-known library for logging imported, 1 more declared without an import of the name",
            "winston · 3.0.0 · no import of its name",
        ),
    ],
)
def test_a_library_is_found_by_its_purpose(shop: tuple[Workspace, Path], question: str, first: str, row: str) -> None:
    found = asked(*shop, ask, question)
    assert found.startswith(f"{first} · found by a list of well-known packages: others may serve the purpose, too")
    assert row in found


@pytest.mark.parametrize(
    "question",
    ["Which external libraries does server depend on?", "What are the npm packages used in the server folder?"],
)
def test_libraries_of_a_part_are_the_declared_ones_that_its_files_import(
    shop: tuple[Workspace, Path], question: str
) -> None:
    first, *rows = asked(*shop, ask, question).splitlines()
    assert first.startswith("2 declared external libraries imported in server · ")
    assert rows[:2] == [
        "pino · 9.0.0 · imported by 1 file: server/main.ts",
        "stripe · 8.1.0 · imported by 1 file: server/pay.ts",
    ]


def test_a_project_has_the_libraries_of_its_own_manifest(tmp_path: Path) -> None:
    files = {
        "package.json": '{"name": "all", "workspaces": ["api", "web"]}',
        "api/package.json": '{"name": "api", "dependencies": {"pino": "1.0.0", "web": "1.0.0", "koa": "2.0.0"}}',
        "api/main.ts": 'import pino from "pino";\npino();\n',
        "web/package.json": '{"name": "web", "dependencies": {"vue": "3.0.0"}}',
        "web/main.ts": 'import vue from "vue";\nvue();\n',
    }
    for workspace, root in indexed(tmp_path / "parts", files):
        text = asked(workspace, root, ask, "Which npm dependencies does api have?")
        told = "1 declared external library imported in api, 1 more declared by its own manifest without an import"
        assert text.startswith(told)
        assert "declared alone:\nkoa · 2.0.0" in text
        assert "web" not in text


def test_no_library_of_the_list_is_no_zero(shop: tuple[Workspace, Path]) -> None:
    assert "well-known" not in asked(*shop, ask, "Which library is used for charts?")

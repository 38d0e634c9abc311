"""Documents have sections and mentions; a mention is listed if its code is gone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.languages.restructuredtext import LOADER
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.context.context import get_context
from oxigraph_code.tools.overview.outline import outline
from oxigraph_code.tools.symbols.documents import find_stale_documents
from oxigraph_code.tools.symbols.external_links import get_external_knowledge
from oxigraph_code.tools.symbols.search import search_code
from oxigraph_code.tools.symbols.symbol_card import get_symbol
from oxigraph_code.tools.workspace.workspace import answer_by
from tests.history.repositories import Script
from tests.indexing.support import index

pytestmark = pytest.mark.usefixtures("in_process")

GUIDE = """# Carts

Totals are made by `Cart.total`, see <https://notion.so/cart>.

## Rounding

`Cart.sum` rounds, `Outside.x`, `Cart.py` and `lru_cache()` are of others. Run `npm run lint`, then `npm run check`.

- [the record](../adr/0001-round.md#why), [gone](../adr/0002-gone.md), [a page](https://example.org/x.md)
- `src/cart.py`, `src/old.py`, `src/never.py`, `${SHOP}/src/x.py`
- [new](yyyymmdd-title.md)
"""
RST = """=====
Carts
=====

Totals are made by ``Cart.total``, see `notes <https://notion.so/cart>`_.

Rounding
--------
:meth:`~shop.cart.Cart.sum` rounds::

    ``not.this()``

.. code-block:: sh

    make lint

Status
------
Accepted
"""
FILES: dict[str, str | bytes | None] = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "package.json": '{"name": "shop", "scripts": {"lint": "x"}}',
    "src/cart.py": "class Cart:\n    def total(self): ...\n",
    "src/old.py": "x = 1\n",
    "src/web.py": (
        'from flask import Flask\n\napp = Flask(__name__)\n\n\n@app.get("/pay/<int:number>")\ndef pay(number): ...\n'
    ),
    "docs/http.md": "# HTTP\n\n`GET /pay/7` pays, `POST /pay/7` and `GET /gone` do not.\n",
    "src/rounded.py": "class Rounded: ...\n",
    "docs/guide.md": GUIDE,
    "adr/0001-round.md": "---\nstatus: accepted\n---\n# 1. Round\n\n## Why\n\nRun `npm run never`.\n",
    "README.md": "# Rounded\n",
}


@pytest.fixture(scope="module")
def workspace(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workspace]:
    root = tmp_path_factory.mktemp("documents") / "shop"
    script = Script(root)
    script.commit("Start", FILES)
    script.commit("Drop the old", {"src/old.py": None})
    script.check_out()
    settings = {"store_path": root.parent / "store", "languages": "*, markdown"}
    opened = Workspace.open(load_settings(settings))
    index(opened, root)
    yield opened
    opened.close()


def test_a_mention_of_what_is_gone_is_listed_with_its_line(workspace: Workspace) -> None:
    lines = find_stale_documents(workspace, Call(), project="shop").text.splitlines()
    assert lines[0].startswith("1 document of 3 mentions what is no longer there")
    assert lines[1:-1] == [
        "docs/guide.md",
        "  7 Cart.sum: Cart has no sum, and nothing else has that name",
        "  7 npm run check: no package.json has a script check",
        "  9 ../adr/0002-gone.md: the target of the link is not there",
        "  10 src/old.py: src has no old.py; a commit removed it",
    ]


def test_a_document_about_tests_is_read_and_a_fixture_is_not(tmp_path: Path) -> None:
    paths = "docs/testing/intro.md", "docs/pact-testing.md", "examples.md", "tests/data/page.md", "tests/docs.md"
    (tmp_path / "shop").mkdir()
    for path in paths:
        (tmp_path / "shop" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "shop" / path).write_text("# Page\n\nSee [it](gone.py).\n", encoding="utf-8")
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store", "languages": "*, markdown"}))
    try:
        index(opened, tmp_path / "shop")
        lines = find_stale_documents(opened, Call(), project="shop").text.splitlines()
    finally:
        opened.close()
    assert [line for line in lines[1:-1] if not line.startswith(" ")] == sorted(paths[:3])


def test_sections_are_found_and_shown(workspace: Workspace) -> None:
    found = search_code(workspace, Call(), "rounding", kind="section", project="shop").text
    assert "docs/guide.md:5 section Carts > Rounding" in found
    record = outline(workspace, Call(), "adr/0001-round.md", project="shop").text
    assert "status: accepted" in record
    assert "4-9 section 1. Round\n  6-9 section 1. Round > Why" in record


def test_a_symbol_is_shown_with_the_places_that_mention_it(workspace: Workspace) -> None:
    assert "mentioned in: docs/guide.md:3" in get_symbol(workspace, Call(), "Cart.total", project="shop").text


def test_links_of_documents_are_external_links(workspace: Workspace) -> None:
    text = get_external_knowledge(workspace, Call(), type="notion", project="shop").text
    assert "docs/guide.md:3 https://notion.so/cart [notion] in Carts" in text


def test_documents_are_read_only_where_they_are_named(tmp_path: Path) -> None:
    (tmp_path / "shop").mkdir()
    (tmp_path / "shop" / "README.md").write_text("# Shop\n", encoding="utf-8")
    (tmp_path / "shop" / "a.py").write_text("x = 1\n", encoding="utf-8")
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    try:
        assert "1 file" in index(opened, tmp_path / "shop").splitlines()[0]
        assert find_stale_documents(opened, Call(), project="shop").text.startswith("no document is in the index")
    finally:
        opened.close()


def test_a_file_is_shown_with_the_places_that_mention_it(workspace: Workspace) -> None:
    assert "mentioned in: docs/guide.md:10" in get_symbol(workspace, Call(), "src/cart.py", project="shop").text


def test_a_route_is_shown_with_the_places_that_mention_it(workspace: Workspace) -> None:
    lines = answer_by(get_symbol, workspace, Call(), "GET /pay/{number}", project="shop").text.splitlines()
    assert [line.strip() for line in lines if "mentions" in line] == ["docs/http.md:3 mentions GET /pay/7"]


def test_the_context_of_a_task_names_documents_of_its_symbols(workspace: Workspace) -> None:
    said = get_context(workspace, Call(), "change Cart.total", project="shop").text
    assert "mentioned in docs/guide.md:3" in said


def test_a_document_in_restructuredtext_has_sections_mentions_and_links() -> None:
    facts = LOADER.extract(RST.encode(), "docs/cart.rst")
    sections = [(entry.qualified_name, entry.start_line, entry.end_line) for entry in facts.definitions]
    assert sections == [("Carts", 2, 19), ("Carts > Rounding", 7, 16), ("Carts > Status", 17, 19)]
    found = [(remark.kind, remark.value, remark.line) for remark in facts.remarks]
    assert found == [
        ("status", "accepted", 1),
        ("mention", "Cart.total", 5),
        ("link", "https://notion.so/cart", 5),
        ("mention", "shop.cart.Cart.sum()", 9),
        ("mention", "make lint", 15),
    ]
    assert facts.docstring == "Totals are made by ``Cart.total``, see `notes <https://notion.so/cart>`_."


def test_a_name_means_code_before_a_section(workspace: Workspace) -> None:
    shown = get_symbol(workspace, Call(), "Rounded", project="shop").text
    assert shown.startswith("src/rounded.py:1 class Rounded")

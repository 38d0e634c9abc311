"""Shipped queries answer what the source of a small repository says, read by hand, and have a bound."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code import queries
from oxigraph_code.config import load_settings
from oxigraph_code.identity import BASE
from oxigraph_code.queries.library import FOLDER, templates
from oxigraph_code.tools import Workspace
from tests.indexing.support import index, write
from tests.queries.examples import EXAMPLES

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    # Each imports the other, one of them inside of a function.
    "cart.py": "import pay\n\n\nclass Cart: ...\n",
    "pay.py": "def pay():\n    from cart import Cart\n    return Cart()\n",
    # The package passes on a class; what imports that imports the package, and not the file of the class.
    "goods/__init__.py": "from goods.item import Item\n",
    "goods/item.py": "import price\n\n\nclass Item: ...\n",
    "price.py": "from goods import Item\n",
    # One way only.
    "till.py": "from cart import Cart\n",
    "web/a.ts": "import { b } from './b';\nexport function a() { return b(); }\n",
    "web/b.ts": "import { a } from './a';\nexport function b() { return a(); }\n",
    "web/c.ts": "import { a } from './a';\na();\n",
}


@pytest.fixture(scope="module")
def workspace(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workspace]:
    root: Path = write(tmp_path_factory.mktemp("truth") / "shop", FILES)
    opened = Workspace.open(load_settings({"store_path": root.parent / "store"}))
    index(opened, root)
    yield opened
    opened.close()


def test_files_that_import_each_other_are_pairs_as_the_imports_are_written(workspace: Workspace) -> None:
    project = f"{BASE}project/shop"
    rows = workspace.rows("templates/mutual_imports", project=[project])
    pairs = {(row["module"].removeprefix(f"{project}/"), row["other"].removeprefix(f"{project}/")) for row in rows}
    assert pairs == {("cart.py", "pay.py"), ("web/a.ts", "web/b.ts")}


@pytest.mark.parametrize("name", [*(f"{FOLDER}/{template.name}" for template in templates()), *EXAMPLES])
def test_a_query_that_is_shown_has_a_bound(name: str) -> None:
    found = re.search(r"^LIMIT (\d+)$", queries.read(name), re.MULTILINE)
    assert found is not None
    assert int(found[1]) <= 10_000

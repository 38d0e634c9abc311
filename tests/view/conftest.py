"""A small project with history, and the page over it."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Workspace
from oxigraph_code.view import PageServer
from tests.indexing.support import index, write

FILES = {
    "README.md": "# Shop\n\nA shop that takes orders. It is small.\n",
    "tests/test_cart.py": (
        "from shop.cart import Cart, checkout\n\n\ndef test_checkout():\n    assert checkout(Cart()) is not None\n"
    ),
    "shop/cart.py": (
        "from shop.tax import rate\n\n\nclass Cart:\n    def total(self):\n        return rate(1)\n\n\n"
        "class Gift(Cart):\n    pass\n\n\ndef checkout(cart: Cart):\n    return cart.total()\n\n\n"
        "def guess(thing):\n    return thing.unknown()\n"
    ),
    "CODEOWNERS": "shop/tax.py @shop/tax\n",
    "shop/tax.py": (
        'def rate(price):\n    """Rate.\n\n    @knowgraph\n    status: deprecated\n    tags: [money]\n    context:\n'
        '      business_goal: Trust\n    """\n    from shop.cart import checkout\n\n    return checkout\n'
    ),
    "shop/web.py": (
        "from flask import Flask\n\nfrom shop.cart import checkout\n\napp = Flask(__name__)\n\n\n"
        '@app.get("/pay")\ndef pay():\n    return checkout(None)\n'
    ),
}
_GIT = ["git", "-c", "user.name=A", "-c", "user.email=a@example.org"]


@pytest.fixture(scope="session")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = write(tmp_path_factory.mktemp("view") / "shop", FILES)
    for arguments in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "first"]):
        subprocess.run([*_GIT, *arguments], cwd=folder, check=True)
    return folder


@pytest.fixture(scope="session")
def workspace(root: Path) -> Iterator[Workspace]:
    opened = Workspace.open(load_settings({"store_path": root.parent / "store", "root": root}), waits=True)
    index(opened, root)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def server(workspace: Workspace) -> Iterator[PageServer]:
    with PageServer(workspace) as made:
        thread = threading.Thread(target=made.serve_forever, daemon=True)
        thread.start()
        yield made
        made.shutdown()
        thread.join()


@pytest.fixture(scope="session")
def visitor(server: PageServer) -> Iterator[httpx.Client]:
    """A client that has opened the address of the page."""
    with httpx.Client(trust_env=False, base_url=server.origin, timeout=60) as client:
        client.get(server.address)
        yield client

"""The example queries over a small scripted repository, and their answers as text."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

from oxigraph_code import queries
from oxigraph_code.indexing.history.load import load_history
from oxigraph_code.indexing.runs.index_run import index
from oxigraph_code.indexing.runs.pipeline import RunContext
from oxigraph_code.languages.registry import installed
from oxigraph_code.settings.config import load_settings
from oxigraph_code.store import LocalStore
from tests.history.repositories import ANN, BOB, Script

GOLDEN = Path(__file__).parent / "golden"
EXAMPLES = sorted(
    f"examples/{file.name.removesuffix('.rq')}"
    for file in resources.files("oxigraph_code.queries").joinpath("examples").iterdir()
    if file.name.endswith(".rq")
)

CART = '''"""Carts."""


class Cart:
    def total(self) -> int:
        return len(self.items)


def checkout() -> int:
    cart = Cart()
    return cart.total()
'''

LOG = """lines = 0


def log() -> None:
    global lines
    lines += 1


LISTENERS = [log]
"""


def shop(root: Path) -> Script:
    """Return a project with a rename, a merge that had to be made by hand, and files that change together."""
    script = Script(root)
    manifest = '[project]\nname = "shop"\n'
    script.commit("Start the shop", {"pyproject.toml": manifest, "src/basket.py": CART, "src/log.py": LOG})
    script.commit("Call baskets carts", {"src/basket.py": None, "src/cart.py": CART})
    both = {"src/cart.py": CART.replace("Carts", "Our carts"), "src/pay.py": "def pay() -> None: ...\n"}
    script.commit("Pay for carts", both, author=BOB)
    base = script.commit("Draw a logo", {"logo.png": b"\0\1"})
    first, second = CART.replace("Carts", "The carts"), CART.replace("Carts", "All carts")
    one = script.commit("Reword", {"src/cart.py": first}, branch="one", parents=[base], author=BOB)
    two_files = {"src/cart.py": second, "src/pay.py": "def pay() -> int: return 1\n"}
    two = script.commit("Reword too", two_files, branch="two", parents=[base], author=("Annie", ANN[1]))
    merged = {"src/pay.py": "def pay() -> int: return 1\n", "src/cart.py": CART.replace("Carts", "All the carts")}
    script.commit("Merge both wordings", merged, parents=[one, two])
    script.check_out()
    return script


def load(folder: Path) -> LocalStore:
    """Load a store with the scripted repository, code and history."""
    root = folder / "shop"
    shop(root)
    settings = load_settings({"store_path": folder / "store", "workers": 1})
    store = LocalStore(settings)
    load_history(root, 500, "", store, settings, lambda stage, done, total: None)
    index(root, [], RunContext(installed(), store, settings, lambda stage, done, total: None))
    return store


def answer(store: LocalStore, name: str) -> str:
    """Return the rows of a query, a line each, after a line with the names of its columns."""
    found = json.loads(store.query(queries.read(name)).text)
    names = found["head"]["vars"]
    rows = [[row[name]["value"] if name in row else "" for name in names] for row in found["results"]["bindings"]]
    return "".join(f"{' | '.join(cells)}\n" for cells in [names, *rows])


def golden(name: str) -> Path:
    """Return the place of a query's expected answer."""
    return GOLDEN / f"{name.rpartition('/')[2]}.txt"

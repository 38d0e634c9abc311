"""A large first run publishes the structure while it resolves, and ends with the graph of one step."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Collection, Iterable
from contextlib import ExitStack
from pathlib import Path

import pytest

from oxigraph_code.facts import Resolved
from oxigraph_code.facts.found import Module
from oxigraph_code.indexing.delta.write_structure import LARGE_BYTES
from oxigraph_code.indexing.files.roots import root_of
from oxigraph_code.indexing.model.ledger import load_ledger
from oxigraph_code.indexing.runs.index_run import index as run_index
from oxigraph_code.indexing.runs.pipeline import RunContext
from oxigraph_code.languages.registry import installed
from oxigraph_code.resolution import Resolution
from oxigraph_code.search import graph
from oxigraph_code.search.file import opened, symbol_count
from oxigraph_code.settings.config import load_settings
from oxigraph_code.store import LocalStore
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.overview.status import index_status
from oxigraph_code.tools.workspace.search_index import search_index, search_index_of_structure
from tests.indexing.support import Fresh, index, triples, write
from tests.stdio.processes import wait_until

pytestmark = pytest.mark.slow

PADDING = "# A comment takes bytes and no time.\n"
SHOP = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "prices.py": PADDING * (LARGE_BYTES // len(PADDING) + 1) + "def price():\n    return 1\n",
    "cart.py": "import os\nfrom prices import price\n\n\ndef total():\n    return price() + os.getpid()\n",
    "app.py": "from flask import Flask\n\napp = Flask(__name__)\n\n\n@app.get('/total')\ndef total():\n    return 1\n",
    "test_cart.py": "from cart import total\n\n\ndef test_total():\n    assert total() == 1\n",
    "broken.py": "def (\n",
}
DECLARED = {
    "total.h": "/** Adds prices. */\nint total(int a);\n\n/** Is defined elsewhere. */\nint tax(int a);\n",
    "total.c": '#include "total.h"\n\nint total(int a) { return a; }\n',
}
KILLED = """
import os, sys, time
from pathlib import Path
from oxigraph_code.settings.config import load_settings
from oxigraph_code.indexing.runs.index_run import index
from oxigraph_code.indexing.runs.pipeline import RunContext
from oxigraph_code.languages.registry import installed
from oxigraph_code.store import LocalStore

settings = load_settings({"store_path": Path(sys.argv[1])})
store = LocalStore(settings)

def die(stage, done, total):
    if stage == "resolving calls":
        while not store.generation():
            time.sleep(0.01)
        os.kill(os.getpid(), 9)

index(Path(sys.argv[2]), [], RunContext(installed(), store, settings, die))
"""


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    return write(tmp_path / "shop", SHOP)


def interrupted(store: Path, root: Path) -> None:
    """Make a first run that is killed between structure and links."""
    subprocess.run([sys.executable, "-P", "-c", KILLED, str(store), str(root)], check=False)


def at_structure(workspace: Workspace, root: Path, look: Callable[[], object]) -> None:
    """Make a first run, and look at the graph between structure and links."""
    looks = [look]

    def progress(stage: str, done: int, total: int) -> None:
        # A run that another writer interrupts is made again.
        if (stage, done) == ("resolving calls", 0) and looks:
            assert workspace.store.generation() == 1
            looks.pop()()

    run_index(root, [], RunContext(installed(), LocalStore(workspace.settings), workspace.settings, progress))


def test_the_graph_of_two_steps_is_that_of_one(workspace: Workspace, shop: Path) -> None:
    generations: list[int] = []
    at_structure(workspace, shop, lambda: generations.append(workspace.store.generation()))
    assert generations == [1]
    assert workspace.store.generation() == 2
    now = triples(workspace)
    index(workspace, shop, full=True)
    assert triples(workspace) == now


def test_the_run_after_two_steps_is_incremental(workspace: Workspace, shop: Path, fresh: Fresh) -> None:
    at_structure(workspace, shop, lambda: None)
    write(shop, {"cart.py": "from prices import price\n\n\ndef total():\n    return price()\n"})
    assert "1 changed" in index(workspace, shop)
    assert triples(workspace) == fresh(shop)


def test_the_first_generation_has_the_structure_and_no_calls(workspace: Workspace, shop: Path) -> None:
    seen: list[set[str]] = []
    at_structure(workspace, shop, lambda: seen.append(triples(workspace)))
    [structure], whole = seen, triples(workspace)
    assert structure < whole
    assert any('#name> "total"' in line for line in structure)
    assert not any("#caller>" in line for line in structure)
    assert any("#caller>" in line for line in whole)


def test_a_wait_for_another_writer_is_reported(workspace: Workspace, shop: Path) -> None:
    heard: list[str] = []
    with ExitStack() as held:
        held.enter_context(workspace.store.write("a test"))

        def progress(stage: str, done: int, total: int) -> None:
            if stage.startswith("waiting for"):
                heard.append(stage)
                held.close()

        run_index(shop, [], RunContext(installed(), LocalStore(workspace.settings), workspace.settings, progress))
    assert "a test" in heard[0]


def test_a_run_that_is_killed_between_the_steps_is_made_again(workspace: Workspace, shop: Path, fresh: Fresh) -> None:
    store = workspace.settings.store_path
    interrupted(store, shop)
    assert workspace.store.generation() == 1
    assert (
        "calls, references, types, routes and tests of 5 files are not resolved yet"
        in index_status(workspace, Call()).text
    )
    context = RunContext(installed(), LocalStore(workspace.settings), workspace.settings, lambda *_: None)
    assert load_ledger(store, root_of(shop, installed(), store), context.fingerprint) is None
    write(shop, {"cart.py": "from prices import price\n\n\ndef total():\n    return price()\n"})
    index(workspace, shop)
    assert triples(workspace) == fresh(shop)
    assert "not resolved yet" not in index_status(workspace, Call()).text


def test_statements_of_a_user_between_the_steps_are_kept(workspace: Workspace, shop: Path) -> None:
    note = "<https://example.org/note> <https://example.org/about> <https://ds-labs.org/code#project/shop>"
    at_structure(workspace, shop, lambda: workspace.store.update(f"INSERT DATA {{ {note} }}"))
    now = triples(workspace)
    assert f"{note} ." in now
    index(workspace, shop, full=True)
    assert triples(workspace) == now


@pytest.mark.parametrize("workers", [1, 4])
def test_the_graph_is_the_same_from_any_number_of_processes(tmp_path: Path, shop: Path, workers: int) -> None:
    write(
        shop,
        {"shop.ts": "export function price() { return 1 }\n", "page.ts": "import { price } from './shop'\nprice()\n"},
    )
    workspace = Workspace.open(load_settings({"store_path": tmp_path / "store", "workers": workers}))
    at_structure(workspace, shop, lambda: None)
    now = triples(workspace)
    index(workspace, shop, full=True)
    assert triples(workspace) == now
    workspace.close()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not fork")
def test_a_run_whose_processes_are_killed_is_made_again(
    workspace: Workspace, shop: Path, fresh: Fresh, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, resolve = os.getpid(), Resolution.of_file

    def killed_elsewhere(resolution: Resolution, path: str) -> Resolved:
        if os.getpid() != run:
            os.kill(os.getpid(), signal.SIGKILL)
        return resolve(resolution, path)

    monkeypatch.setattr(Resolution, "of_file", killed_elsewhere)
    at_structure(workspace, shop, lambda: None)
    assert triples(workspace) == fresh(shop)


def test_a_search_index_of_the_structure_is_completed(workspace: Workspace, shop: Path, tmp_path: Path) -> None:
    write(shop, DECLARED)

    def rows(of: Workspace) -> list[list[tuple[object, ...]]]:
        with search_index(of, lambda *_: None) as database:
            return [database.execute(query).fetchall() for query in TABLES]

    early: list[list[list[tuple[object, ...]]]] = []
    at_structure(workspace, shop, lambda: early.append(rows(workspace)))
    late = Workspace.open(load_settings({"store_path": tmp_path / "late"}))
    index(late, shop)
    assert rows(workspace) == rows(late)
    assert early[0] != rows(late)
    late.close()


def test_a_completed_search_index_reads_only_modules_with_routes_again(
    workspace: Workspace, shop: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[set[str]] = []

    def counted(ask: graph.Ask, modules: Collection[str], told: Callable[[int], None]) -> Iterable[Module]:
        asked.append({module.rpartition("/")[2] for module in modules})
        return read(ask, modules, told)

    read = graph.read
    monkeypatch.setattr(graph, "read", counted)
    write(shop, DECLARED)

    def look() -> None:
        with search_index(workspace, lambda *_: None):
            asked.clear()

    at_structure(workspace, shop, look)
    with search_index(workspace, lambda *_: None):
        assert asked == [{"app.py"}]


def test_the_search_index_is_made_beside_resolution(workspace: Workspace, shop: Path) -> None:
    def names() -> int:
        with opened(workspace.settings.store_path) as database:
            return symbol_count(database)

    with search_index_of_structure(workspace, lambda *_: None) as progress:

        def look() -> None:
            progress("resolving calls", 0, 0)
            wait_until(lambda: names() > 0, "the search index has names")

        at_structure(workspace, shop, look)
    assert workspace.store.generation() == 2


TABLES = (
    "SELECT s.iri, s.kinds, s.name, s.qualified, s.line, s.dependents, s.definitions, s.weight, s.doc, m.iri"
    " FROM symbol s JOIN module m ON m.id = s.module ORDER BY s.iri, s.line",
    "SELECT iri, project, path, language, hash FROM module ORDER BY iri",
    "SELECT text FROM word ORDER BY text",
    "SELECT s.iri, w.name, w.place, w.signature, w.docs FROM words w JOIN symbol s ON s.id = w.rowid ORDER BY s.iri",
)

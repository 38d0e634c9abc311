"""A root is indexed from the facts of a similar one, with the same result as a full run."""

from __future__ import annotations

import shutil
from functools import partial
from pathlib import Path

import pytest

from oxigraph_code.indexing.history.load import load_history
from oxigraph_code.indexing.model.ledger import fingerprint, load_ledger
from oxigraph_code.indexing.runs.pipeline import RunContext
from oxigraph_code.indexing.runs.snapshots import load_snapshot
from oxigraph_code.languages.registry import installed
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from tests.history.repositories import Script
from tests.indexing.runs.test_incremental import apply
from tests.indexing.support import (
    EVERYTHING,
    Fresh,
    along_real_histories,
    index,
    run_context,
    steps_of,
    triples,
    without_times,
    write,
)

pytestmark = pytest.mark.slow

SHOP = {
    "pyproject.toml": '[project]\nname = "shop"\ndependencies = ["flask"]\n',
    "shop/__init__.py": "",
    "shop/tax.py": 'import flask\n\n\ndef rate():\n    """Not <https://ds-labs.org/code#project/shop/x.py>."""\n',
    "shop/cart.py": "from shop.tax import rate\n\n\ndef total():\n    return rate()\n",
    "shop/pay.py": "from shop.cart import total\n\ntotal()\n",
    "packages/web/package.json": '{"name": "web"}',
    "packages/web/show.ts": 'import { draw } from "../draw/draw";\nexport function show() { return draw(); }\n',
    "packages/draw/package.json": '{"name": "draw"}',
    "packages/draw/draw.ts": "export function draw() {}\n",
    "broken.py": "x" * 3_000_000,
}
NEW = {"shop/tax.py": "def rate(share):\n    return share\n", "shop/new.py": "from shop.tax import rate\nrate(1)\n"}


def is_continued(workspace: Workspace, root: Path) -> bool:
    """Return true if triples about the files of a root are kept under other names."""
    ledger = load_ledger(workspace.settings.store_path, root, partial(fingerprint, installed(), workspace.settings))
    return ledger is not None and ledger.statement_names is not None


@pytest.fixture
def shop(tmp_path: Path, workspace: Workspace) -> Path:
    root = write(tmp_path / "shop", SHOP)
    index(workspace, root)
    return root


@pytest.mark.parametrize(
    "edit",
    [
        {},
        NEW,
        {**NEW, "shop/pay.py": None, "packages/draw/draw.ts": "draw()\n"},
        {"shop/show.rb": "def show\nend\n"},
        {"packages/draw/draw.ts": None, "packages/web/show.ts": None},
    ],
)
@pytest.mark.quick_cases(1)
def test_a_second_checkout_is_what_a_run_over_everything_makes_of_it(
    workspace: Workspace, shop: Path, tmp_path: Path, fresh: Fresh, edit: dict[str, str | None]
) -> None:
    other = shutil.copytree(shop, tmp_path / "other")
    apply(edit, other)
    said = index(workspace, other)
    assert said.startswith("indexed 3 projects: ")
    assert is_continued(workspace, other)
    expected = fresh(shop, other)
    assert triples(workspace) == expected
    assert "nothing had changed" in index(workspace, other)
    assert index(workspace, other, full=True)
    assert triples(workspace) == expected


def test_what_was_continued_is_updated_and_continued_in_turn(
    workspace: Workspace, shop: Path, tmp_path: Path, fresh: Fresh
) -> None:
    second, third = shutil.copytree(shop, tmp_path / "second"), shutil.copytree(shop, tmp_path / "third")
    index(workspace, second)
    apply({**NEW}, second)
    index(workspace, second)
    shutil.copytree(second, third, dirs_exist_ok=True)
    index(workspace, third)
    assert is_continued(workspace, third)
    assert triples(workspace) == fresh(shop, second, third)


def test_an_empty_folder_continues_nothing(workspace: Workspace, tmp_path: Path) -> None:
    index(workspace, write(tmp_path / "tax", {"tax.py": "RATE = 1\n"}))
    empty = tmp_path / "empty"
    empty.mkdir()
    assert index(workspace, empty).startswith("0 files")


@along_real_histories()
def test_a_second_worktree_along_a_real_history_is_what_a_run_over_everything_makes_of_it(
    workspace: Workspace, tmp_path: Path, fresh: Fresh, name: str
) -> None:
    steps = steps_of(name)
    root, other = tmp_path / "root", tmp_path / "other"
    apply(steps[0], root)
    index(workspace, root)
    shutil.copytree(root, other)
    for step in steps[1:4]:
        apply(step, other)
    index(workspace, other)
    assert triples(workspace) == fresh(root, other)
    apply(steps[4], other)
    index(workspace, other)
    assert triples(workspace) == fresh(root, other)


def test_history_is_linked_and_refs_are_continued_from_there(workspace: Workspace, tmp_path: Path) -> None:
    script = Script(tmp_path / "past")
    script.commit("Begin", {path: text for path, text in SHOP.items() if "broken" not in path})
    script.check_out()
    index(workspace, script.root)
    load_history(script.root, 10, "", workspace.store, workspace.settings, Call().progress)
    beside = tmp_path / "beside"
    script.repository.add_worktree("beside", str(beside))
    index(workspace, beside)
    assert is_continued(workspace, beside)
    assert "nothing had changed" in index(workspace, beside)
    report = load_snapshot(beside, "main", run_context(workspace))
    assert report.made_from == "the working tree"
    made = {
        graph: without_times(workspace.store.query(EVERYTHING, graph, max_bytes=0).text)
        for graph in report.graphs.values()
    }
    kept = triples(workspace)
    anew = Workspace.open(load_settings({"store_path": tmp_path / "anew"}))
    for root in (script.root, beside):
        index(anew, root, full=True)
    load_history(script.root, 10, "", anew.store, anew.settings, Call().progress)
    again = load_snapshot(beside, "main", RunContext(installed(), anew.store, anew.settings, Call().progress))
    assert triples(anew) == kept
    for graph in again.graphs.values():
        assert without_times(anew.store.query(EVERYTHING, graph, max_bytes=0).text) == made[graph]
    anew.close()


@pytest.mark.parametrize("hindrance", ["the first is gone", "other files", "no cache", "another run since"])
def test_where_there_is_nothing_to_continue_everything_is_found_out(
    workspace: Workspace, shop: Path, tmp_path: Path, fresh: Fresh, hindrance: str
) -> None:
    other = shutil.copytree(shop, tmp_path / "other")
    roots = [shop, other]
    if hindrance == "the first is gone":
        roots = [Path(shutil.move(other, tmp_path / "kept"))]
        shutil.rmtree(shop)
        index(workspace, roots[0])
    elif hindrance == "other files":
        for path in SHOP:
            if path.endswith((".py", ".ts")):
                (other / path).write_text("x = 1\n")
        index(workspace, other)
    elif hindrance == "no cache":
        cache = workspace.settings.cache_path
        assert cache is not None
        (cache / "facts.sqlite").rename(cache / "away.sqlite")
        index(workspace, other)
        (cache / "away.sqlite").replace(cache / "facts.sqlite")
    else:
        workspace.store.update("DELETE WHERE { ?run code:finishedAt ?t }")
        index(workspace, other)
        index(workspace, shop)
    assert not is_continued(workspace, roots[-1])
    assert triples(workspace) == fresh(*roots)

"""A snapshot that continues another state is the one that is made from nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from oxigraph_code import identity
from oxigraph_code.indexing.extract.facts_cache import FILE_NAME
from oxigraph_code.indexing.history.load import load_history
from oxigraph_code.indexing.model.report import SnapshotReport
from oxigraph_code.indexing.runs.snapshots import drop_snapshot, load_snapshot
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from tests.history.repositories import Files, Script
from tests.indexing.support import EVERYTHING, along_real_histories, index, rows, run_context, steps_of, without_times

_STEPS = 5
SHOP = {
    "pyproject.toml": '[project]\nname = "shop"\ndependencies = ["flask"]\n',
    "shop/__init__.py": "",
    "shop/tax.py": "import flask\n\n\ndef rate():\n    return flask.jsonify()\n",
    "shop/cart.py": "from shop.tax import rate\n\n\ndef total():\n    return rate()\n",
}

PAY = "from shop.cart import total\n\ntotal()\n"

Fresh = Callable[[Script, str], set[str]]


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Fresh]:
    """The snapshot of a ref in a store that has nothing else."""
    opened: list[Workspace] = []

    def of(script: Script, ref: str) -> set[str]:
        opened.append(Workspace.open(load_settings({"store_path": tmp_path / f"fresh{len(opened)}"})))
        assert not snapshot(opened[-1], script, ref).made_from
        return statements(opened[-1], ref)

    yield of
    for workspace in opened:
        workspace.close()


@pytest.fixture
def shop(tmp_path: Path) -> Script:
    script = Script(tmp_path / "shop")
    script.commit("Begin", SHOP)
    return script


def snapshot(workspace: Workspace, script: Script, ref: str) -> SnapshotReport:
    return load_snapshot(script.root, ref, run_context(workspace))


def statements(workspace: Workspace, ref: str) -> set[str]:
    """Read the triples of all snapshots of a ref."""
    graphs = rows(workspace, f'SELECT ?graph {{ ?graph a code:Snapshot ; code:ref "{ref}" }}')
    texts = (workspace.store.query(EVERYTHING, graph, max_bytes=0).text for (graph,) in graphs)
    return {line for text in texts for line in without_times(text)}


@along_real_histories()
def test_snapshots_along_a_real_history_are_those_that_are_made_from_nothing(
    workspace: Workspace, tmp_path: Path, fresh: Fresh, name: str
) -> None:
    steps: list[Files] = steps_of(name)
    script = Script(tmp_path / "root")
    for number, step in enumerate(steps[:_STEPS]):
        commit = script.commit(files=step)
        report = snapshot(workspace, script, "main")
        assert report.made_from == ("main" if number else "")
        if number == _STEPS - 1:
            expected = fresh(script, "main")
            assert statements(workspace, "main") == expected
            assert snapshot(workspace, script, commit).made_from == "main"
            assert statements(workspace, commit) == expected


def test_the_nearest_state_is_continued(workspace: Workspace, shop: Script, fresh: Fresh) -> None:
    shop.commit("More", {"shop/pay.py": PAY}, branch="far", parents=shop.commits)
    shop.commit("Other", {"shop/tax.py": "def rate():\n    return 2\n", "shop/new.py": "x = 1\n"}, branch="far")
    shop.commit("Near", {"shop/tax.py": "def rate():\n    return 3\n"})
    for ref, made_from in (("far", ""), ("main", "far"), ("main~1", "main"), ("far~1", "main~1")):
        assert snapshot(workspace, shop, ref).made_from == made_from
        assert statements(workspace, ref) == fresh(shop, ref)


def test_the_working_tree_is_continued_without_what_is_said_of_it_alone(
    workspace: Workspace, shop: Script, fresh: Fresh
) -> None:
    shop.check_out()
    index(workspace, shop.root)
    load_history(shop.root, 10, "", workspace.store, workspace.settings, Call().progress)
    index(workspace, shop.root)
    note = f"<{identity.project('shop')}/shop/tax.py/rate> <http://me/note> 'slow'"
    workspace.store.update(f"INSERT DATA {{ {note} }}")
    shop.commit(
        "More", {"shop/pay.py": "from shop.cart import total\n\ntotal()\n"}, branch="more", parents=shop.commits
    )
    for ref in ("main", "more"):
        assert snapshot(workspace, shop, ref).made_from == ("main" if ref == "more" else "the working tree")
        assert statements(workspace, ref) == fresh(shop, ref)


def test_other_names_of_projects_are_not_continued(workspace: Workspace, shop: Script, fresh: Fresh) -> None:
    snapshot(workspace, shop, "main")
    inner = {"inner/pyproject.toml": '[project]\nname = "inner"\n', "inner/a.py": "def a(): ...\n"}
    shop.commit("Two", inner, branch="two", parents=shop.commits)
    assert not snapshot(workspace, shop, "two").made_from
    assert statements(workspace, "two") == fresh(shop, "two")
    shop.commit("More", {"inner/b.py": "from inner.a import a\n\na()\n", "shop/tax.py": None}, branch="two")
    assert snapshot(workspace, shop, "two").made_from == "two"
    assert statements(workspace, "two") == fresh(shop, "two")


@pytest.mark.parametrize("damage", ["the graph", "the ledger", "dropped"])
@pytest.mark.quick_cases(1)
def test_what_is_not_as_it_was_noted_is_not_continued(
    workspace: Workspace, shop: Script, fresh: Fresh, damage: str
) -> None:
    snapshot(workspace, shop, "main")
    (ledger,) = (workspace.settings.store_path / "ledgers").iterdir()
    if damage == "the graph":
        graph = identity.snapshot(identity.project("shop"), "main")
        workspace.store.update(f"DELETE WHERE {{ GRAPH <{graph}> {{ ?run code:finishedAt ?t }} }}")
    elif damage == "the ledger":
        ledger.write_bytes(b"nothing")
    else:
        drop_snapshot(shop.root, "main", workspace.store, workspace.settings, Call().progress)
        assert not ledger.exists()
    shop.commit("More", {"shop/pay.py": "def pay(): ...\n"})
    assert not snapshot(workspace, shop, "main").made_from
    assert statements(workspace, "main") == fresh(shop, "main")


@pytest.mark.parametrize("is_broken", [False, True])
def test_where_what_was_said_is_not_known_any_more_everything_is_found_out(
    workspace: Workspace, shop: Script, fresh: Fresh, is_broken: bool
) -> None:
    snapshot(workspace, shop, "main")
    assert workspace.settings.cache_path is not None
    cache = workspace.settings.cache_path / FILE_NAME
    if is_broken:
        with closing(sqlite3.connect(cache)) as database, database:
            database.execute("UPDATE facts SET value = ?", (b"nothing",))
    else:
        cache.unlink()
    shop.commit("More", {"shop/pay.py": PAY}, branch="more", parents=shop.commits)
    assert not snapshot(workspace, shop, "more").made_from
    assert statements(workspace, "more") == fresh(shop, "more")

"""A project that has moved keeps its identity; projects that only look moved are new ones."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from oxigraph_code import identity
from oxigraph_code.indexing.runs.snapshots import drop_snapshot, load_snapshot
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.overview.status import index_status
from tests.history.repositories import Script
from tests.indexing.support import holds, index, rows, run_context, triples, write

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "shop/__init__.py": "",
    "shop/cart.py": "from shop.tax import rate\n\n\ndef total():\n    return rate()\n",
    "shop/tax.py": "def rate():\n    return 2\n",
}
PROJECTS = "SELECT ?p ?root { ?p a code:Project ; code:rootPath ?root } ORDER BY ?p"


def roots(workspace: Workspace) -> dict[str, str]:
    return {iri.removeprefix(identity.project("")): root for iri, root in rows(workspace, PROJECTS)}


@pytest.fixture
def shop(workspace: Workspace, tmp_path: Path) -> Path:
    """A project that is indexed, with a note on one of its functions."""
    root = write(tmp_path / "old" / "shop", FILES)
    index(workspace, root)
    workspace.store.update(f"INSERT DATA {{ <{identity.project('shop')}/shop/tax.py/rate> <http://me/note> 'low' }}")
    return root


def test_a_project_that_has_moved_is_the_same_and_leaves_no_ghost(
    workspace: Workspace, shop: Path, tmp_path: Path
) -> None:
    moved = shop.rename(tmp_path / "elsewhere")
    (moved / "shop/cart.py").write_text("def total(): ...\n")
    said = index(workspace, moved)
    assert f"moved: shop, from {shop}, which is gone, to {moved}" in said
    assert roots(workspace) == {"shop": str(moved)}
    assert holds(workspace, "?rate a code:Function ; code:name 'rate' ; <http://me/note> 'low'")
    assert not any(str(shop) in line for line in triples(workspace))
    assert len(list((workspace.settings.store_path / "ledgers").iterdir())) == 2, "a ledger and what was seen"
    assert "is gone" not in index_status(workspace, Call()).text


def test_what_is_left_of_a_move_is_what_a_run_from_nothing_writes(
    workspace: Workspace, shop: Path, tmp_path: Path
) -> None:
    moved = shop.rename(tmp_path / "elsewhere")
    index(workspace, moved)
    after = triples(workspace)
    index(workspace, moved, full=True)
    assert triples(workspace) == after
    workspace.store.update("DELETE WHERE { ?s ?p ?o }")
    index(workspace, moved)
    assert triples(workspace) == {line for line in after if "http://me/note" not in line}


def test_snapshots_move_along(workspace: Workspace, tmp_path: Path) -> None:
    script = Script(tmp_path / "old")
    script.commit("Begin", FILES)
    script.check_out()
    index(workspace, script.root)
    load_snapshot(script.root, "main", run_context(workspace))
    moved = script.root.rename(tmp_path / "new")
    index(workspace, moved)
    assert load_snapshot(moved, "main", run_context(workspace)).run is None
    assert drop_snapshot(moved, "main", workspace.store, workspace.settings, Call().progress).dropped


def test_a_folder_that_gives_a_project_its_name_may_be_called_otherwise(workspace: Workspace, tmp_path: Path) -> None:
    root = write(tmp_path / "draft", {"a.py": "def a(): ...\n"})
    index(workspace, root)
    said = index(workspace, root.rename(tmp_path / "final"))
    assert f"removed, because the project is gone: <{identity.project('draft')}>" in said
    assert roots(workspace) == {"final": str(tmp_path / "final")}


def test_projects_that_moved_together_are_told_of_at_once(workspace: Workspace, shop: Path, tmp_path: Path) -> None:
    for name in ("one", "two", "three"):
        write(shop / "examples" / name, {"pyproject.toml": f'[project]\nname = "{name}"\n', "main.py": f"{name} = 1\n"})
    index(workspace, shop)
    moved = shop.rename(tmp_path / "elsewhere")
    told = [line for line in index(workspace, moved).splitlines() if line.startswith("moved:")]
    assert told == [f"moved: shop, one, three and 1 more, from {shop}, which is gone, to {moved}"]


def _copied(shop: Path) -> None:
    shutil.copytree(shop, shop.parent.parent / "elsewhere")


def _other_content(shop: Path) -> None:
    shutil.rmtree(shop)
    write(shop.parent.parent / "elsewhere", {**FILES, "shop/tax.py": "VAT = 1\n", "shop/cart.py": "CART = 1\n"})


def _other_name(shop: Path) -> None:
    moved = shop.rename(shop.parent.parent / "elsewhere")
    (moved / "pyproject.toml").write_text('[project]\nname = "store"\n')


@pytest.mark.parametrize("change", [_copied, _other_content, _other_name])
def test_what_is_still_there_or_has_another_name_or_content_has_not_moved(
    workspace: Workspace, shop: Path, tmp_path: Path, change: Callable[[Path], None]
) -> None:
    change(shop)
    assert "moved:" not in index(workspace, tmp_path / "elsewhere")
    assert len(roots(workspace)) == 2
    assert roots(workspace)["shop"] == str(shop)
    assert ("is gone" in index_status(workspace, Call()).text) == (not shop.exists())


def test_a_folder_that_is_known_already_does_not_become_another(
    workspace: Workspace, shop: Path, tmp_path: Path
) -> None:
    shutil.copytree(shop, tmp_path / "copy")
    index(workspace, tmp_path / "copy")
    before = roots(workspace)
    shutil.rmtree(shop)
    index(workspace, tmp_path / "copy", full=True)
    assert roots(workspace) == before

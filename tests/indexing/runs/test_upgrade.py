"""A store of an older program is indexed again from the files, and each client learns the effect."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from oxigraph_code.indexing.model.ledger import fingerprint
from oxigraph_code.indexing.model.report import Upgrade
from oxigraph_code.indexing.runs.snapshots import load_snapshot
from oxigraph_code.indexing.runs.upgrade import upgrade
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.overview.status import index_status
from tests.history.repositories import Script
from tests.indexing.support import holds, index, load, run_context, triples, write

NAMED = '[project]\nname = "%s"\n'
TOTAL = "def total():\n    return rate()\n\n\ndef rate():\n    return 2\n"


def upgraded(workspace: Workspace) -> Upgrade | None:
    return upgrade(run_context(workspace))


def make_older(workspace: Workspace) -> None:
    """As a program left it that wrote no signatures."""
    workspace.store.update("DELETE { ?f code:signature ?s } WHERE { ?f code:signature ?s }")
    (workspace.settings.store_path / "index-format").write_text("0\n")


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    return write(tmp_path / "shop", {"pyproject.toml": NAMED % "shop", "cart.py": TOTAL})


@pytest.fixture
def other(tmp_path: Path) -> Path:
    return write(tmp_path / "other", {"pyproject.toml": NAMED % "other", "other.py": TOTAL})


def test_all_projects_are_indexed_again_and_notes_stay(workspace: Workspace, shop: Path, other: Path) -> None:
    index(workspace, shop)
    index(workspace, other)
    workspace.store.update("INSERT { ?f <http://me/note> 1 } WHERE { ?f code:name 'total' }")
    before = triples(workspace)
    make_older(workspace)
    assert triples(workspace) < before
    assert upgraded(workspace) == Upgrade(("other", "shop"), (), 0)
    assert triples(workspace) == before
    assert upgraded(workspace) is None


def test_a_project_whose_folder_is_gone_stays_as_it_was_and_is_named(
    workspace: Workspace, shop: Path, other: Path
) -> None:
    index(workspace, shop)
    index(workspace, other)
    make_older(workspace)
    shutil.rmtree(other)
    assert upgraded(workspace) == Upgrade(("shop",), (f"other ({other} is gone)",), 0)
    assert holds(workspace, "?f code:definedIn/code:relativePath 'cart.py' ; code:signature ?any")
    assert holds(workspace, "?f code:definedIn/code:relativePath 'other.py' ; a code:Function")


@pytest.mark.slow
def test_a_run_over_one_project_brings_the_whole_store_up_and_says_so(
    workspace: Workspace, shop: Path, other: Path
) -> None:
    index(workspace, shop)
    index(workspace, other)
    make_older(workspace)
    assert "indexed by an older version; load_code indexes all again" in index_status(workspace, Call()).text
    said = load(workspace, shop).splitlines()
    assert said[-2:] == [
        "the store was written by an older version in another format",
        "indexed again from their files: other, shop",
    ]
    assert "older version" not in index_status(workspace, Call()).text
    assert "older version" not in load(workspace, shop)


def test_snapshots_are_made_again_when_they_are_loaded(
    workspace: Workspace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = Script(tmp_path / "shop")
    script.commit("Begin", {"pyproject.toml": NAMED % "shop", "cart.py": TOTAL})

    def snapshot() -> bool:
        found = load_snapshot(script.root, "main", run_context(workspace))
        return found.run is not None

    assert snapshot()
    make_older(workspace)
    assert upgraded(workspace) == Upgrade((), (), 1)
    assert not snapshot()
    monkeypatch.setattr("oxigraph_code.indexing.runs.snapshots.INDEX_FORMAT", 99)
    assert snapshot()


def test_a_ledger_of_an_older_format_has_everything_read_again(
    workspace: Workspace, shop: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    index(workspace, shop)
    assert index(workspace, shop).startswith("up to date")
    monkeypatch.setattr("oxigraph_code.indexing.model.ledger.INDEX_FORMAT", 99)
    fingerprint.cache_clear()  # a program has one format as long as it runs
    try:
        assert index(workspace, shop).startswith("indexed shop")
        assert index(workspace, shop).startswith("up to date")
    finally:
        fingerprint.cache_clear()


def test_a_store_in_which_nothing_is_indexed_is_never_older(workspace: Workspace) -> None:
    workspace.store.update("INSERT DATA { <x:a> <x:b> <x:c> }")
    make_older(workspace)
    assert upgraded(workspace) is None
    assert not workspace.store.is_older()

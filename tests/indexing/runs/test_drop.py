"""A dropped project leaves with its own triples, and all others stay."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygit2
import pytest

from oxigraph_code import identity
from oxigraph_code.indexing.history import load as history_runs
from oxigraph_code.indexing.model import graph_diff as difference
from oxigraph_code.indexing.model.report import ProjectDropReport
from oxigraph_code.indexing.runs.drop import drop_project
from oxigraph_code.indexing.runs.snapshots import load_snapshot
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.admin import projects as tool
from oxigraph_code.tools.overview.status import index_status
from oxigraph_code.tools.workspace.paths import full_path
from tests.history.repositories import Script
from tests.indexing.support import holds, index, rows, run_context, triples, write

NAMED = '[project]\nname = "%s"\n'
TOTAL = "def total():\n    return rate()\n\n\ndef rate():\n    return 2\n"
NOTE = "INSERT DATA { <%s> <http://me/note> 'mind the tax' . GRAPH <http://me/notes> { <%s> <http://me/see> <x:y> } }"


def drop(workspace: Workspace, wanted: str) -> ProjectDropReport:
    return drop_project(wanted, full_path(wanted), workspace.store, workspace.settings, Call().progress)


def names(report: ProjectDropReport) -> list[str]:
    return [entry.name for entry in report.dropped]


def projects(workspace: Workspace) -> set[str]:
    return {iri.removeprefix(identity.project("")) for (iri,) in rows(workspace, "SELECT ?p { ?p a code:Project }")}


@pytest.fixture
def shop(tmp_path: Path) -> Script:
    script = Script(tmp_path / "shop")
    script.commit("Begin", {"pyproject.toml": NAMED % "shop", "cart.py": TOTAL})
    script.check_out()
    return script


@pytest.fixture
def other(tmp_path: Path) -> Path:
    return write(tmp_path / "other", {"pyproject.toml": NAMED % "other", "other.py": TOTAL})


@pytest.mark.parametrize("small", [20_000, 0], ids=["in place", "rebuilt"])
def test_a_project_goes_with_its_snapshots_and_links_and_nothing_else_does(
    workspace: Workspace, shop: Script, other: Path, small: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    index(workspace, other)
    history_runs.load_history(shop.root, 10, "", workspace.store, workspace.settings, Call().progress)
    before = triples(workspace)
    index(workspace, shop.root)
    load_snapshot(shop.root, "main", run_context(workspace))
    monkeypatch.setattr(difference.GraphDiff, "SMALL", small)
    report = drop(workspace, "shop")
    assert names(report) == ["shop"]
    assert report.snapshots == (identity.snapshot(identity.project("shop"), "main"),)
    assert report.removed > 50
    assert triples(workspace) == before
    assert workspace.store.graphs() == ["default"]


def test_what_others_wrote_about_a_dropped_project_stays_and_is_counted(workspace: Workspace, shop: Script) -> None:
    index(workspace, shop.root)
    total = f"{identity.project('shop')}/cart.py/total"
    workspace.store.update(NOTE % (total, total))
    report = drop(workspace, "shop")
    assert report.kept == 1
    assert holds(workspace, f"<{total}> <http://me/note> ?what . GRAPH <http://me/notes> {{ <{total}> ?p ?o }}")
    assert not holds(workspace, f"<{total}> a code:Function")
    index(workspace, shop.root)
    assert holds(workspace, f"<{total}> a code:Function ; <http://me/note> ?what")


@pytest.mark.parametrize("wanted", ["shop", "%s", f"<{identity.project('shop')}>", identity.project("shop")])
def test_a_project_is_named_by_its_name_its_path_or_its_iri(workspace: Workspace, shop: Script, wanted: str) -> None:
    index(workspace, shop.root)
    assert names(drop(workspace, wanted.replace("%s", str(shop.root)))) == ["shop"]
    assert projects(workspace) == set()


def test_after_a_drop_a_project_is_indexed_as_if_it_had_never_been(workspace: Workspace, shop: Script) -> None:
    index(workspace, shop.root)
    before = triples(workspace)
    drop(workspace, "shop")
    assert not list((workspace.settings.store_path / "ledgers").iterdir())
    assert index(workspace, shop.root).startswith("indexed shop")
    assert triples(workspace) == before


def test_a_name_that_several_projects_have_drops_none(workspace: Workspace, shop: Script, tmp_path: Path) -> None:
    index(workspace, shop.root)
    index(workspace, write(tmp_path / "copy", {"pyproject.toml": NAMED % "shop", "cart.py": TOTAL}))
    before = triples(workspace)
    report = drop(workspace, "shop")
    assert {entry.root for entry in report.candidates} == {str(shop.root), str(tmp_path / "copy")}
    assert triples(workspace) == before
    (key,) = projects(workspace) - {"shop"}
    assert names(drop(workspace, key)) == ["shop"]
    assert projects(workspace) == {"shop"}


def test_a_path_stands_for_the_projects_of_its_repository_alone(workspace: Workspace, tmp_path: Path) -> None:
    root = write(tmp_path / "mono", {"a/pyproject.toml": NAMED % "a", "a/a.py": "", "b/pyproject.toml": NAMED % "b"})
    pygit2.init_repository(str(root))
    nested = write(root / "vendored", {"pyproject.toml": NAMED % "vendored", "v.py": TOTAL})
    pygit2.init_repository(str(nested))
    index(workspace, root)
    index(workspace, nested)
    assert projects(workspace) == {"a", "b", "vendored"}
    ledgers = len(list((workspace.settings.store_path / "ledgers").iterdir()))
    assert names(drop(workspace, str(root))) == ["a", "b"]
    assert len(list((workspace.settings.store_path / "ledgers").iterdir())) == ledgers / 2
    assert projects(workspace) == {"vendored"}


def test_a_project_whose_folder_is_gone_is_said_to_be_and_can_be_dropped(workspace: Workspace, shop: Script) -> None:
    index(workspace, shop.root)
    assert "is gone" not in index_status(workspace, Call()).text
    shutil.rmtree(shop.root)
    assert f"{shop.root} is gone; oxigraph-code drop removes it" in index_status(workspace, Call()).text
    assert names(drop(workspace, str(shop.root))) == ["shop"]
    assert index_status(workspace, Call()).text.startswith("0 projects")


def test_a_project_that_only_snapshots_know_can_be_dropped(workspace: Workspace, shop: Script) -> None:
    load_snapshot(shop.root, "main", run_context(workspace))
    assert len(drop(workspace, str(shop.root)).snapshots) == 1
    assert triples(workspace) == set()


@pytest.mark.slow
def test_what_nobody_has_indexed_is_answered_with_what_is_there(workspace: Workspace, shop: Script) -> None:
    assert tool.drop_project(workspace, Call(), "shop").text == (
        "nothing dropped: no project is shop\nno project is in the graph"
    )
    index(workspace, shop.root)
    generation = workspace.store.generation()
    for wanted in ("shopp", str(shop.root / "sub"), identity.project("none")):
        said = tool.drop_project(workspace, Call(), wanted).text
        assert said.startswith(f"nothing dropped: no project is {wanted}\n")
        assert f"shop · {shop.root} · <{identity.project('shop')}>" in said
    assert workspace.store.generation() == generation


def test_the_answer_says_what_went_and_what_stays(workspace: Workspace, shop: Script) -> None:
    index(workspace, shop.root)
    workspace.store.update(f"INSERT DATA {{ <{identity.project('shop')}> <http://me/note> 1 }}")
    first, second, third, last = tool.drop_project(workspace, Call(), "shop").text.splitlines()
    assert first.startswith("dropped shop: ")
    assert second == f"shop · {shop.root} · <{identity.project('shop')}>"
    assert third == "kept: 1 triple about it that users added; sparql_update removes them"
    assert last == "commits stay: they belong to no project"

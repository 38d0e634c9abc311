"""Snapshots of refs: their statements, and the statements that they leave alone."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygit2
import pytest

from oxigraph_code import identity
from oxigraph_code.errors import HistoryError
from oxigraph_code.indexing.model.report import SnapshotReport
from oxigraph_code.indexing.runs.snapshots import drop_snapshot, load_snapshot
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.admin.load_code import load_snapshot as told_of_snapshot
from oxigraph_code.tools.overview.status import index_status
from tests.history.repositories import Script
from tests.indexing.support import EVERYTHING, holds, index, rows, run_context, triples, without_times
from tests.ontology import conformance

MANIFEST = '[project]\nname = "shop"\n'
CART = "from shop.tax import rate\n\n\ndef total():\n    return rate()\n"
FILES = {"pyproject.toml": MANIFEST, "src/shop/cart.py": CART, "src/shop/tax.py": "def rate():\n    return 2\n"}


@pytest.fixture
def shop(tmp_path: Path) -> Script:
    """A repository on ``main``, with a branch that has one function more."""
    script = Script(tmp_path / "shop")
    base = script.commit("Begin", FILES)
    script.commit("More", {"src/shop/pay.py": "def pay(): ...\n"}, branch="feature/pay", parents=[base])
    script.check_out()
    return script


def snapshot(workspace: Workspace, path: Path, ref: str) -> SnapshotReport:
    return load_snapshot(path, ref, run_context(workspace))


def graph(ref: str, key: str = "shop") -> str:
    return identity.snapshot(identity.project(key), ref)


def of_graph(workspace: Workspace, iri: str) -> set[str]:
    return without_times(workspace.store.query(EVERYTHING, iri, max_bytes=0).text)


def functions(workspace: Workspace, ref: str, key: str = "shop") -> list[str]:
    query = f"SELECT ?name {{ GRAPH <{graph(ref, key)}> {{ ?f a code:Function ; code:name ?name }} }} ORDER BY ?name"
    return [name for (name,) in rows(workspace, query)]


def test_the_snapshot_of_what_is_checked_out_is_the_working_graph(workspace: Workspace, shop: Script) -> None:
    snapshot(workspace, shop.root, "main")
    index(workspace, shop.root)
    about = ("<https://ds-labs.org/code#branch>", "<https://ds-labs.org/code#atCommit>", f"<{graph('main')}>")
    working = {line for line in triples(workspace) if not any(term in line for term in about)}
    assert of_graph(workspace, graph("main")) == working


def test_a_ref_is_indexed_without_touching_the_working_tree(workspace: Workspace, shop: Script) -> None:
    index(workspace, shop.root)
    before = triples(workspace)
    (shop.root / "src/shop/cart.py").write_text("broken(")
    report = snapshot(workspace, shop.root, "feature/pay")
    assert functions(workspace, "feature/pay") == ["pay", "rate", "total"]
    assert report.graphs == {identity.project("shop"): graph("feature/pay")}
    assert (shop.root / "src/shop/cart.py").read_text() == "broken("
    assert not (shop.root / "src/shop/pay.py").exists()
    assert {line for line in triples(workspace) if f"<{graph('feature/pay')}>" not in line} == before


def test_calls_of_a_snapshot_are_resolved(workspace: Workspace, shop: Script) -> None:
    snapshot(workspace, shop.root, "main")
    assert holds(workspace, f'GRAPH <{graph("main")}> {{ ?f code:name "total" ; code:calls/code:name "rate" }}')


def test_a_second_ref_reads_only_what_is_new(workspace: Workspace, shop: Script) -> None:
    snapshot(workspace, shop.root, "main")
    run = snapshot(workspace, shop.root, "feature/pay").run
    assert run is not None
    assert (run.parsed, run.from_cache) == (1, 0)
    assert run.changes == {"added": 1, "changed": 0, "removed": 0, "unchanged": 2}


@pytest.fixture
def workspace(tmp_path: Path) -> Iterator[Workspace]:
    settings = load_settings({"store_path": tmp_path / "store", "cache_path": tmp_path / "cache", "max_snapshots": 2})
    opened = Workspace.open(settings)
    yield opened
    opened.close()


def test_a_snapshot_tells_what_it_is_of(workspace: Workspace, shop: Script) -> None:
    snapshot(workspace, shop.root, "main")
    query = "SELECT ?s ?p ?ref ?at { ?s a code:Snapshot ; code:snapshotOf ?p ; code:ref ?ref ; code:atCommit ?at }"
    assert rows(workspace, query) == [(graph("main"), identity.project("shop"), "main", shop.commits[0])]
    lines = workspace.store.query("CONSTRUCT { ?s ?p ?o } { ?s a code:Snapshot ; ?p ?o }", max_bytes=0).text
    whole = workspace.store.query(EVERYTHING, graph("main"), max_bytes=0).text
    assert conformance.violations(lines + whole) == []
    assert conformance.checkout_terms() - conformance.emitted_terms(lines) == {"branch"}
    said = index_status(workspace, Call()).text
    assert f"snapshot main at {shop.commits[0][:7]} · indexed 20" in said


def test_the_project_says_its_branch_and_commit(workspace: Workspace, shop: Script) -> None:
    query = "SELECT ?branch ?commit { ?p a code:Project ; code:atCommit ?commit OPTIONAL { ?p code:branch ?branch } }"
    index(workspace, shop.root)
    assert rows(workspace, query) == [("main", shop.commits[0])]
    assert f"main at {shop.commits[0][:7]}" in index_status(workspace, Call()).text
    shop.repository.checkout("refs/heads/feature/pay")
    index(workspace, shop.root)
    assert rows(workspace, query) == [("feature/pay", shop.commits[1])]
    shop.repository.set_head(pygit2.Oid(hex=shop.commits[0]))
    index(workspace, shop.root)
    assert rows(workspace, query) == [("", shop.commits[0])]


def test_nothing_is_written_for_a_ref_that_has_not_moved(workspace: Workspace, shop: Script) -> None:
    snapshot(workspace, shop.root, "main")
    before = workspace.store.size().generation
    assert snapshot(workspace, shop.root, "main").run is None
    assert workspace.store.size().generation == before


def test_a_moved_branch_updates_its_snapshot_and_keeps_what_others_wrote(workspace: Workspace, shop: Script) -> None:
    snapshot(workspace, shop.root, "main")
    note = f'<{graph("main")}/me> <http://me/note> "slow"'
    workspace.store.update(f"INSERT DATA {{ GRAPH <{graph('main')}> {{ {note} }} }}")
    shop.commit("Rename", {"src/shop/tax.py": "def rates():\n    return 2\n"})
    run = snapshot(workspace, shop.root, "main").run
    assert run is not None
    assert run.removed > 0
    assert functions(workspace, "main") == ["rates", "total"]
    assert holds(workspace, f"GRAPH <{graph('main')}> {{ {note} }}")
    assert holds(workspace, f'<{graph("main")}> code:atCommit "{shop.commits[-1]}"')


def test_a_moved_branch_ends_as_one_that_was_indexed_from_nothing(
    workspace: Workspace, shop: Script, tmp_path: Path
) -> None:
    snapshot(workspace, shop.root, "main")
    shop.commit("Change", {"src/shop/tax.py": None, "src/shop/cart.py": "def rate(): ...\n", "lib/new.py": "x = 1\n"})
    snapshot(workspace, shop.root, "main")
    fresh = Workspace.open(load_settings({"store_path": tmp_path / "fresh"}))
    snapshot(fresh, shop.root, "main")
    assert of_graph(workspace, graph("main")) == of_graph(fresh, graph("main"))
    fresh.close()


def test_tags_commits_and_expressions_are_refs(workspace: Workspace, shop: Script) -> None:
    commit = pygit2.Oid(hex=shop.commits[0])
    signature = pygit2.Signature("Ann", "ann@example.org")
    shop.repository.create_tag("v1.0", commit, pygit2.enums.ObjectType.COMMIT, signature, "One")
    for ref in ("v1.0", shop.commits[0][:10], "feature/pay~1"):
        assert snapshot(workspace, shop.root, ref).commit == shop.commits[0]
        assert functions(workspace, ref) == ["rate", "total"]


def test_a_name_that_means_nothing_is_refused_with_what_is_near(workspace: Workspace, shop: Script) -> None:
    with pytest.raises(HistoryError, match=r"names no commit\n.*feature/pay"):
        snapshot(workspace, shop.root, "feature/pai")
    with pytest.raises(HistoryError, match=r"ambiguous.*\n.*more characters"):
        snapshot(workspace, shop.root, shop.commits[0][:2])
    shop.repository.references.delete("refs/heads/feature/pay")
    with pytest.raises(HistoryError, match="names no commit"):
        snapshot(workspace, shop.root, "feature/pay")


def test_a_repository_without_a_commit_has_no_snapshot(workspace: Workspace, tmp_path: Path) -> None:
    Script(tmp_path / "empty")
    with pytest.raises(HistoryError, match="names no commit"):
        snapshot(workspace, tmp_path / "empty", "HEAD")
    (tmp_path / "empty/a.py").write_text("x = 1\n")
    index(workspace, tmp_path / "empty")
    assert not holds(workspace, "?p a code:Project ; code:atCommit ?commit")


def test_a_bare_repository_has_snapshots(workspace: Workspace, tmp_path: Path) -> None:
    script = Script(tmp_path / "shop.git", bare=True)
    script.commit("Begin", FILES)
    report = snapshot(workspace, script.root, "main")
    assert functions(workspace, "main") == ["rate", "total"]
    assert report.root == str(script.root)


def test_the_folder_of_git_stands_for_its_repository(workspace: Workspace, shop: Script) -> None:
    assert snapshot(workspace, shop.root / ".git", "main").root == str(shop.root)
    moved = shutil.move(shop.root / ".git", shop.root.parent / "alone")
    assert snapshot(workspace, Path(moved), "main").root == str(moved)


@pytest.mark.slow
def test_of_many_projects_each_has_a_graph_and_a_path_chooses(workspace: Workspace, tmp_path: Path) -> None:
    script = Script(tmp_path / "mono")
    files = {"a/package.json": '{"name": "a"}', "a/src/one.ts": "export function one() {}\n"}
    files |= {"b/package.json": '{"name": "b"}', "b/two.ts": 'import { one } from "../a/src/one";\none();\n'}
    script.commit("Begin", files)
    script.check_out()
    report = snapshot(workspace, script.root / "b", "main")
    assert report.graphs == {identity.project("b"): graph("main", "b")}
    called = f"<{identity.project('a')}/src/one.ts/one>"
    assert holds(workspace, f"GRAPH <{graph('main', 'b')}> {{ ?module code:calls {called} }}")
    within = snapshot(workspace, script.root / "a/src/one.ts", "main")
    assert within.graphs == {identity.project("a"): graph("main", "a")}
    both = snapshot(workspace, script.root, "main")
    assert both.run is None
    assert sorted(both.graphs.values()) == [graph("main", "a"), graph("main", "b")]
    (script.root / "c").mkdir()
    with pytest.raises(HistoryError, match="has no folder c"):
        snapshot(workspace, script.root / "c", "main")


@pytest.mark.slow
def test_the_graph_to_query_is_that_of_the_project_around_the_others(workspace: Workspace, tmp_path: Path) -> None:
    script = Script(tmp_path / "shop")
    folders = ("", "a/", "a/deep/", "b/")
    manifests = {
        f"{folder}pyproject.toml": MANIFEST.replace("shop", folder[:-1].replace("/", "-") or "shop")
        for folder in folders
    }
    script.commit("Begin", manifests | {f"{folder}main.py": "def run(): ...\n" for folder in folders})
    script.check_out()
    said = told_of_snapshot(workspace, Call(), str(script.root), "", "main").text
    graphs = [line for line in said.splitlines() if line.startswith("graph of")]
    assert [line.split()[2] for line in graphs] == ["shop:", "a:", "b:"]
    assert said.endswith(f'query it with default_graph="{graph("main", "shop")}"')


def test_a_project_that_a_branch_loses_loses_its_snapshot(workspace: Workspace, tmp_path: Path) -> None:
    script = Script(tmp_path / "mono")
    files = {"a/pyproject.toml": '[project]\nname = "a"\n', "a/one.py": "def one(): ...\n"}
    script.commit("Begin", {**files, "b/pyproject.toml": '[project]\nname = "b"\n', "b/two.py": "x = 1\n"})
    snapshot(workspace, script.root, "main")
    script.commit("Less", {"b/pyproject.toml": None, "b/two.py": None})
    snapshot(workspace, script.root, "main")
    assert workspace.store.graphs() == ["default", graph("main", "a")]


def test_the_iris_are_those_of_the_working_graph_whatever_a_manifest_says(workspace: Workspace, shop: Script) -> None:
    shop.commit("Rename", {"pyproject.toml": '[project]\nname = "store"\n'})
    shop.check_out()
    index(workspace, shop.root)
    report = snapshot(workspace, shop.root, shop.commits[0])
    assert list(report.graphs) == [identity.project("store")]


def test_two_repositories_of_one_name_do_not_share_a_snapshot(
    workspace: Workspace, shop: Script, tmp_path: Path
) -> None:
    snapshot(workspace, shop.root, "main")
    other = Script(tmp_path / "other")
    other.commit("Begin", {"pyproject.toml": MANIFEST, "other.py": "def other(): ...\n"})
    other.check_out()
    index(workspace, other.root)
    [[working]] = rows(workspace, "SELECT ?p { ?p a code:Project }")
    assert working.startswith(f"{identity.project('shop')}~")
    [project] = snapshot(workspace, other.root, "main").graphs
    assert project == working
    assert functions(workspace, "main") == ["rate", "total"]


@pytest.mark.slow
def test_the_least_recently_used_snapshots_make_room(workspace: Workspace, shop: Script) -> None:
    for ref in ("main", "feature/pay"):
        snapshot(workspace, shop.root, ref)
        used = f"<{graph(ref)}> code:usedAt ?t"
        hour = "2001" if ref == "main" else "2002"
        workspace.store.update(
            f'DELETE {{ {used} }} INSERT {{ <{graph(ref)}> code:usedAt "{hour}-01-01T00:00:00+00:00"^^xsd:dateTime }} '
            f"WHERE {{ {used} }}"
        )
    assert snapshot(workspace, shop.root, "main").run is None
    assert snapshot(workspace, shop.root, shop.commits[0]).left == ("feature/pay",)
    assert workspace.store.graphs() == ["default", *sorted([graph("main"), graph(shop.commits[0])])]


def test_what_is_dropped_is_gone_but_for_what_others_wrote(workspace: Workspace, shop: Script) -> None:
    snapshot(workspace, shop.root, "main")
    snapshot(workspace, shop.root, "feature/pay")
    note = f"INSERT DATA {{ GRAPH <{graph('main')}> {{ <http://me> <http://me/note> 1 }} }}"
    workspace.store.update(note)
    shutil.rmtree(shop.root)
    report = drop_snapshot(shop.root / "src", "main", workspace.store, workspace.settings, Call().progress)
    assert report.dropped == (graph("main"),)
    assert report.kept == {graph("main"): 1}
    assert report.refs == ("feature/pay",)
    assert not holds(workspace, f"<{graph('main')}> ?p ?o")
    drop_snapshot(shop.root, "feature/pay", workspace.store, workspace.settings, Call().progress)
    assert workspace.store.graphs() == [graph("main")]
    assert drop_snapshot(shop.root, "main", workspace.store, workspace.settings, Call().progress).dropped == ()

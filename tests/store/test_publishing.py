"""Publishing sends only the difference, and the server then holds the projects of the local graph."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from oxigraph_code import identity
from oxigraph_code.errors import QueryError
from oxigraph_code.settings.config import load_settings
from oxigraph_code.store import EndpointStore, ServerAddress, project_of
from oxigraph_code.store.endpoint import publishing
from oxigraph_code.store.endpoint.publishing import Published, publish
from oxigraph_code.tools import Workspace
from oxigraph_code.tools.sparql.endpoint import sparql_query
from oxigraph_code.tools.workspace.workspace import Call
from tests.indexing.support import index, write
from tests.store.front import front
from tests.store.servers import VIRTUOSO_USER, oxigraph, virtuoso

pytestmark = pytest.mark.usefixtures("in_process")

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\ndependencies = ["rich"]\n',
    "shop/__init__.py": "",
    "shop/cart.py": "import json\n\n\ndef total(prices):\n    return json.dumps(sum(prices))\n",
    "shop/till.py": "from shop.cart import total\n\n\ndef pay():\n    return total([1])\n",
}
PROJECT = identity.project("shop")


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    with oxigraph() as url:
        yield url


@pytest.fixture(scope="module", params=["oxigraph", pytest.param("virtuoso", marks=pytest.mark.slow)])
def any_server(request: pytest.FixtureRequest) -> Iterator[ServerAddress]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NO_PROXY", "127.0.0.1")
        if request.param == "oxigraph":
            with oxigraph() as url:
                yield ServerAddress(url)
        else:
            # Fewer rows in an answer than the project has parts.
            with virtuoso(rows=10) as url:
                yield ServerAddress(url, user=VIRTUOSO_USER[0], secret=VIRTUOSO_USER[1])


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return write(tmp_path / "shop", FILES)


@pytest.fixture
def workspace(root: Path, server: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Workspace]:
    monkeypatch.chdir(root)
    settings = load_settings({"store_path": root.parent / "store", "store_url": server})
    opened = Workspace.open(settings)
    index(opened, root)
    yield opened
    opened.close()


@pytest.fixture
def run(workspace: Workspace, tmp_path: Path) -> Callable[..., Published]:
    """Publish the project and return the numbers; ``target`` is the shared store unless another is passed."""

    def run(target: EndpointStore | None = None) -> Published:
        dump = tmp_path / "dump.nt"
        workspace.store.dump(dump, "ntriples")
        (done,) = publish(dump, target or workspace.shared, [PROJECT])
        return done

    return run


Run = Callable[..., Published]


def local(workspace: Workspace, tmp_path: Path) -> set[str]:
    workspace.store.dump(tmp_path / "local.nt", "ntriples")
    lines = (tmp_path / "local.nt").read_bytes().splitlines(keepends=True)
    return {line.decode() for line in lines if project_of(line) == PROJECT.encode()}


def remote(workspace: Workspace) -> set[str]:
    found = workspace.shared.query("CONSTRUCT WHERE { ?s ?p ?o }", identity.published(PROJECT), 0)
    return set(found.text.splitlines(keepends=True))


def test_the_server_holds_the_project_and_only_the_difference_is_sent(
    workspace: Workspace, root: Path, run: Run, tmp_path: Path
) -> None:
    workspace.store.update(f'INSERT DATA {{ <{PROJECT}> <x:note> "mine" }}')
    first = run()
    assert remote(workspace) == local(workspace, tmp_path)
    assert (first.triples, first.removed, first.unchanged) == (len(remote(workspace)), 0, 0)
    assert run() == Published(PROJECT, 0, 0, first.sent, 0)
    (root / "shop/till.py").write_text("def refund():\n    pass\n")
    index(workspace, root)
    second = run()
    assert 0 < second.triples < first.triples / 2
    (root / "shop/till.py").unlink()
    index(workspace, root)
    third = run()
    assert third.removed > 0
    assert remote(workspace) == local(workspace, tmp_path)


def test_a_part_is_a_module_with_its_symbols_and_sites_or_stands_outside_of_modules(
    workspace: Workspace, run: Run
) -> None:
    run()
    parts = workspace.shared.rows(f"SELECT ?part {{ GRAPH <{identity.published_digests(PROJECT)}> {{ ?part ?p ?o }} }}")
    inner = "{ ?s code:definedIn ?o } UNION { ?s code:caller ?o } UNION { ?o code:hasImport ?s }"
    owned = workspace.shared.rows(f"SELECT ?s {{ GRAPH <{identity.published(PROJECT)}> {{ {inner} }} }}")
    assert owned
    assert not {row["part"] for row in parts} & {row["s"] for row in owned}


def test_an_interrupted_run_is_continued(
    workspace: Workspace, server: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publishing, "_MAX_NEW_TRIPLES", 20)
    with front(server) as failing:
        store = EndpointStore(workspace.settings, ServerAddress(failing.url, kind="oxigraph"))
        # Two requests look at the graph; a batch is two more, of which the last one marks it as complete.
        failing.faults = [0, 0, 0, 0, 0, 500]
        with pytest.raises(QueryError, match="HTTP 500"):
            run(store)
        store.close()
    assert remote(workspace) < local(workspace, tmp_path)
    assert run().unchanged > 0
    assert remote(workspace) == local(workspace, tmp_path)


def test_queries_of_the_shared_graph_find_published_projects(workspace: Workspace, run: Run) -> None:
    run()
    query = "SELECT ?caller { ?f code:name ?caller ; code:calls/code:name 'total' }"
    answer = sparql_query(workspace, Call(), query, format="csv", store="shared")
    assert answer.text == "caller\r\npay\r\n"


def test_projects_with_similar_keys_stay_apart(workspace: Workspace, run: Run, tmp_path: Path) -> None:
    run()
    dump = tmp_path / "other.nt"
    dump.write_text(f'<{PROJECT}s> <{identity.BASE}name> "other" .\n<{PROJECT}> <{identity.BASE}name> "shop" .\n')
    (done,) = publish(dump, workspace.shared, [f"{PROJECT}s"])
    assert (done.sent, done.triples) == (1, 1)


@pytest.mark.slow
@pytest.mark.parametrize("batch", [20, 50_000])
def test_every_server_holds_what_was_published_and_edited(
    any_server: ServerAddress, root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, batch: int
) -> None:
    monkeypatch.setattr(publishing, "_MAX_TRIPLES", batch)
    monkeypatch.setattr(publishing, "_MAX_NEW_TRIPLES", batch)
    there = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    target = EndpointStore(there.settings, any_server)
    index(there, root)
    for _ in ("as it is", "after an edit"):
        there.store.dump(tmp_path / "dump.nt", "ntriples")
        (_,) = publish(tmp_path / "dump.nt", target, [PROJECT])
        (again,) = publish(tmp_path / "dump.nt", target, [PROJECT])
        assert (again.sent, again.removed) == (0, 0)
        query = f"SELECT ?s ?p ?o {{ GRAPH <{identity.published(PROJECT)}> {{ ?s ?p ?o }} }}"
        # A server may write a time in another form.
        kept = {tuple(row.values()) for row in target.rows(query) if not row["p"].endswith("edAt")}
        owned = there.store.rows("SELECT ?s ?p ?o { ?s ?p ?o }")
        assert kept == {tuple(row.values()) for row in owned if not row["p"].endswith("edAt")}
        (root / "shop/till.py").write_text(f"def refund():\n    pass  # {batch}\n")
        index(there, root)
    target.close()
    there.close()

"""Questions to the graph that a team shares on a server."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.errors import ArgumentError, ConfigError
from oxigraph_code.settings.config import Settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.sparql.endpoint import sparql_query
from tests.store.servers import oxigraph, post

pytestmark = pytest.mark.usefixtures("in_process")

NAMES = "SELECT ?name { ?f a code:Function ; code:name ?name }"


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with oxigraph() as url:
        post(
            url.replace("/query", "/update"),
            update='PREFIX code: <https://ds-labs.org/code#> INSERT DATA { code:x a code:Function ; code:name "far" }',
        )
        yield url


@pytest.fixture
def workspace(tmp_path: Path, server: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Workspace]:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    monkeypatch.chdir(tmp_path)
    opened = Workspace.open(Settings(store_path=tmp_path / "store", store_url=server))
    opened.store.update('INSERT DATA { code:y a code:Function ; code:name "near" }')
    yield opened
    opened.close()


def test_the_local_store_answers_unless_the_shared_one_is_named(workspace: Workspace) -> None:
    assert sparql_query(workspace, Call(), NAMES, format="csv").text == "name\r\nnear\r\n"


def test_the_shared_store_answers_and_is_named_beside_the_answer(workspace: Workspace, server: str) -> None:
    answer = sparql_query(workspace, Call(), NAMES, format="table", store="shared")
    assert answer.text.splitlines()[0] == "1 row"
    assert "far" in answer.text
    assert f"shared graph at {server}: no projects" in answer.notice


def test_an_empty_answer_of_the_shared_store_has_its_cause(workspace: Workspace) -> None:
    answer = sparql_query(workspace, Call(), 'SELECT ?f { ?f a code:Function ; code:name "none" }', store="shared")
    assert "none" in answer.notice


def test_a_server_that_is_not_configured_is_asked_for(workspace: Workspace) -> None:
    alone = dataclasses.replace(workspace, settings=Settings(store_path=workspace.settings.store_path))
    with pytest.raises(ConfigError) as caught:
        sparql_query(alone, Call(), NAMES, store="shared")
    assert "OXIGRAPH_STORE_URL" in caught.value.hint


def test_a_store_of_another_name_is_refused(workspace: Workspace) -> None:
    with pytest.raises(ArgumentError, match="store cannot be 'remote'"):
        sparql_query(workspace, Call(), NAMES, store="remote")

"""Stores to test on. A backend is a name and a way to make an empty store in a folder."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from oxigraph_code.settings.config import Settings
from oxigraph_code.store import EndpointStore, LocalStore, ReadableStore, ServerAddress
from tests.store.servers import VIRTUOSO_USER, oxigraph, post, virtuoso

AnyStore = LocalStore | EndpointStore


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(store_path=tmp_path / "store", query_timeout_s=60.0, writer_wait_s=30.0)


@pytest.fixture(scope="session")
def oxigraph_server() -> Iterator[str]:
    with oxigraph() as url:
        yield url


@pytest.fixture
def oxigraph_url(oxigraph_server: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The query endpoint of an empty server."""
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    post(oxigraph_server.replace("/query", "/update"), update="DROP ALL")
    return oxigraph_server


@pytest.fixture(scope="session")
def virtuoso_server() -> Iterator[str]:
    with virtuoso() as url:
        yield url


@pytest.fixture(params=["local", "oxigraph", pytest.param("virtuoso", marks=pytest.mark.slow)])
def any_store(request: pytest.FixtureRequest, settings: Settings) -> Iterator[AnyStore]:
    """Every store that can be queried and updated."""
    store: AnyStore
    if request.param == "local":
        store = LocalStore(settings)
    elif request.param == "oxigraph":
        store = EndpointStore(settings, ServerAddress(request.getfixturevalue("oxigraph_url")))
    else:
        store = virtuoso_store(settings, request.getfixturevalue("virtuoso_server"))
    yield store
    store.close()


def virtuoso_store(settings: Settings, url: str) -> EndpointStore:
    """Return an empty store on a Virtuoso server."""
    os.environ["NO_PROXY"] = "127.0.0.1"
    user, secret = VIRTUOSO_USER
    found = EndpointStore(settings, ServerAddress(url, user=user, secret=secret))
    found.update("CLEAR DEFAULT")
    for graph in found.graphs():
        found.update(f"DROP SILENT GRAPH <{graph}>")
    return found


@pytest.fixture
def store(settings: Settings) -> Iterator[LocalStore]:
    local = LocalStore(settings)
    yield local
    local.close()


@pytest.fixture
def open_store(settings: Settings) -> Iterator[Callable[[], LocalStore]]:
    """Make stores on one and the same folder, as several editors do."""
    opened: list[LocalStore] = []

    def make() -> LocalStore:
        opened.append(LocalStore(settings))
        return opened[-1]

    yield make
    for local in opened:
        local.close()


def rows(store: ReadableStore, query: str, default_graph: str = "") -> list[dict[str, str]]:
    """Return the values a SELECT query binds, row by row."""
    found = json.loads(store.query(query, default_graph).text)["results"]["bindings"]
    return [{name: term["value"] for name, term in row.items()} for row in found]


def count(store: ReadableStore, pattern: str = "?s ?p ?o") -> int:
    return int(rows(store, f"SELECT (COUNT(*) AS ?n) {{ {pattern} }}")[0]["n"])

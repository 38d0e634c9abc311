"""Stores to test on. A backend is a name and a way to make an empty store in a folder."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from oxigraph_code.config import Settings
from oxigraph_code.store import LocalStore, WritableStore

BACKENDS: dict[str, Callable[[Settings], WritableStore]] = {"local": LocalStore}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(store_path=tmp_path / "store", query_timeout_s=60.0, writer_wait_s=30.0)


@pytest.fixture(params=sorted(BACKENDS))
def any_store(request: pytest.FixtureRequest, settings: Settings) -> Iterator[WritableStore]:
    store = BACKENDS[request.param](settings)
    yield store
    store.close()


@pytest.fixture
def store(settings: Settings) -> Iterator[LocalStore]:
    local = LocalStore(settings)
    yield local
    local.close()


@pytest.fixture
def open_store(settings: Settings) -> Iterator[Callable[[], LocalStore]]:
    """Makes stores on one and the same folder, as several editors do."""
    opened: list[LocalStore] = []

    def make() -> LocalStore:
        opened.append(LocalStore(settings))
        return opened[-1]

    yield make
    for local in opened:
        local.close()


def rows(store: WritableStore | LocalStore, query: str, default_graph: str = "") -> list[dict[str, str]]:
    """The values a SELECT query binds, row by row."""
    found = json.loads(store.query(query, default_graph).text)["results"]["bindings"]
    return [{name: term["value"] for name, term in row.items()} for row in found]


def count(store: WritableStore | LocalStore, pattern: str = "?s ?p ?o") -> int:
    return int(rows(store, f"SELECT (COUNT(*) AS ?n) {{ {pattern} }}")[0]["n"])

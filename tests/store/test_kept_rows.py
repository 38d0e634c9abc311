"""Rows of expensive queries are kept beside their generation, and removed with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from oxigraph_code.settings.config import Settings
from oxigraph_code.store import LocalStore, reading, results
from tests.in_process import stores_in_process

QUERY = "SELECT ?o WHERE { ?s ?p ?o } ORDER BY ?o"


@pytest.fixture(autouse=True)
def all_is_expensive(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(reading, "_WORTH_KEEPING_S", 0.0)
    with stores_in_process():
        yield


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The queries that the engine has answered."""
    found: list[str] = []
    rows_of = results.rows_of

    def listed(query: str, ask: Callable[[str], object]) -> reading.Rows:
        found.append(query)
        return rows_of(query, ask)

    monkeypatch.setattr(reading, "rows_of", listed)
    return found


def test_a_second_process_reads_rows_that_the_first_has_kept(
    open_store: Callable[[], LocalStore], asked: list[str]
) -> None:
    open_store().update('INSERT DATA { <urn:a> <urn:p> "1" }')
    assert [open_store().rows(QUERY, is_kept=True) for _ in range(2)] == [[{"o": "1"}]] * 2
    assert len(asked) == 1


def test_rows_of_other_queries_are_not_kept(store: LocalStore, asked: list[str], settings: Settings) -> None:
    store.update('INSERT DATA { <urn:a> <urn:p> "1" }')
    store.rows(QUERY), store.rows(QUERY)
    assert len(asked) == 2
    assert not [*(settings.store_path / "generations").glob("*.rows")]


def test_rows_of_one_graph_are_not_those_of_another(store: LocalStore) -> None:
    store.update('INSERT DATA { <urn:a> <urn:p> "1" . GRAPH <urn:g> { <urn:a> <urn:p> "2" } }')
    assert store.rows(QUERY, is_kept=True) == [{"o": "1"}]
    assert store.rows(QUERY, "urn:g", is_kept=True) == [{"o": "2"}]


def test_kept_rows_are_removed_with_their_generation(store: LocalStore, settings: Settings) -> None:
    store.update('INSERT DATA { <urn:a> <urn:p> "1" }')
    store.rows(QUERY, is_kept=True)
    store.update('INSERT DATA { <urn:a> <urn:p> "2" }')
    assert store.rows(QUERY, is_kept=True) == [{"o": "1"}, {"o": "2"}]
    store.update('INSERT DATA { <urn:a> <urn:p> "3" }')
    assert "000001.rows" not in [path.name for path in (settings.store_path / "generations").iterdir()]


def test_a_damaged_file_of_rows_is_made_again(store: LocalStore, settings: Settings) -> None:
    store.update('INSERT DATA { <urn:a> <urn:p> "1" }')
    store.rows(QUERY, is_kept=True)
    (kept,) = (settings.store_path / "generations").glob("*.rows/*")
    kept.write_bytes(b"\x92\x91\xa1o\x91\x91\x01")
    assert store.rows(QUERY, is_kept=True) == [{"o": "1"}]


def test_no_more_than_a_number_of_files_is_kept(
    store: LocalStore, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "_MAX_FILES", 2)
    store.update('INSERT DATA { <urn:a> <urn:p> "1" }')
    for number in range(4):
        store.rows(f"SELECT ?o WHERE {{ ?s ?p ?o }} LIMIT {number}", is_kept=True)
    assert len([*(settings.store_path / "generations").glob("*.rows/*")]) == 2

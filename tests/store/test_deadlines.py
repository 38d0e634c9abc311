"""The session goes on after any query or update, even one that ends its process."""

from __future__ import annotations

import dataclasses
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from oxigraph_code.errors import QueryError, QueryTimeout, QueryTooLarge, StoreUnavailable
from oxigraph_code.settings.config import Settings
from oxigraph_code.store import EndpointStore, LocalStore, RdfSource, ServerAddress
from tests.in_process import stores_in_process
from tests.store.conftest import count
from tests.store.servers import oxigraph

RUNAWAY = "SELECT (COUNT(*) AS ?n) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i }"
TRIPLES = 3000
limited = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="this system limits no address space")


@pytest.fixture
def hasty(settings: Settings, store: LocalStore) -> Iterator[LocalStore]:
    """A store with triples and little patience."""
    with stores_in_process():
        store.load(RdfSource("turtle", text="\n".join(f"<http://s/{n}> <http://p> {n} ." for n in range(TRIPLES))))
    local = LocalStore(dataclasses.replace(settings, query_timeout_s=1.0))
    yield local
    local.close()


def test_a_runaway_query_ends_at_the_deadline_and_the_session_goes_on(hasty: LocalStore, store: LocalStore) -> None:
    with pytest.raises(QueryTimeout, match="after 1 s") as caught:
        hasty.query(RUNAWAY)
    assert caught.value.seconds == 1.0
    assert "OXIGRAPH_QUERY_TIMEOUT_S" in caught.value.hint
    assert count(hasty) == TRIPLES
    assert count(store) == TRIPLES


@pytest.mark.slow
def test_a_runaway_update_ends_at_the_deadline_and_nothing_is_changed(hasty: LocalStore) -> None:
    with pytest.raises(QueryTimeout) as caught:
        hasty.update("INSERT { ?a <http://q> ?i } WHERE { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i }")
    assert caught.value.hint.startswith("nothing was changed")
    assert count(hasty) == TRIPLES
    hasty.update("INSERT DATA { code:a code:p 1 }")
    assert count(hasty) == TRIPLES + 1


@pytest.mark.slow
def test_a_query_to_a_server_ends_at_its_deadline_and_the_next_is_answered(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    # A server of its own: it would compute an answer without a reader until the end of all tests.
    with oxigraph() as url:
        store = EndpointStore(settings, ServerAddress(url))
        store.update("INSERT DATA { " + " ".join(f"<x:{n}> <x:p> {n} ." for n in range(60)) + " }")
        with pytest.raises(QueryTimeout):
            store.query(
                f"SELECT (COUNT(*) AS ?n) {{ {' '.join(f'?s{n} ?p{n} ?o{n} .' for n in range(6))} }}", seconds=1
            )
        assert store.query("ASK {}").text == "true"
        store.close()


def test_what_a_process_takes_to_start_is_not_the_time_of_its_query(
    hasty: LocalStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text("import time; time.sleep(1.5)")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    assert count(hasty) == TRIPLES


def test_a_query_waits_for_the_one_before_it_without_losing_time(hasty: LocalStore) -> None:
    def runaway() -> None:
        with pytest.raises(QueryTimeout):
            hasty.query(RUNAWAY)

    thread = threading.Thread(target=runaway)
    thread.start()
    assert count(hasty) == TRIPLES
    thread.join()


@pytest.mark.slow
@pytest.mark.parametrize(
    "query",
    [
        f"SELECT * {{ ?a ?b ?c FILTER({'!' * 100_000}true) }}",
        f"SELECT * {{ ?a ?b ?c FILTER(?a{' || ?a' * 50_000}) }}",
    ],
    ids=["operators", "alternatives"],
)
def test_a_query_that_ends_its_process_is_an_error(hasty: LocalStore, query: str) -> None:
    with pytest.raises(QueryError):
        hasty.query(query)
    assert count(hasty) == TRIPLES


@pytest.mark.slow
@limited
@pytest.mark.parametrize("method", ["query", "update"])
def test_a_query_that_eats_memory_ends_and_the_next_one_works(
    settings: Settings, hasty: LocalStore, method: str
) -> None:
    hungry = LocalStore(dataclasses.replace(settings, query_memory_mb=1200))
    pattern = "{ SELECT DISTINCT ?c ?f ?i { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i } }"
    text = f"SELECT * {pattern}" if method == "query" else f"DELETE {{ ?c ?c ?c }} WHERE {{ {pattern} }}"
    if method == "query":
        text += " ORDER BY ?i ?f ?c"
    try:
        with pytest.raises(QueryTooLarge) as caught:
            getattr(hungry, method)(text)
        assert caught.value.limit_mb == 1200
        assert count(hungry) == TRIPLES
    finally:
        hungry.close()


@limited
def test_the_default_memory_limit_is_enough_to_work(settings: Settings, store: LocalStore) -> None:
    assert settings.query_memory_mb == Settings().query_memory_mb > 0
    store.update("INSERT DATA { code:a code:p 1 }")
    assert count(store) == 1


def test_a_reader_that_died_is_replaced(store: LocalStore, settings: Settings) -> None:
    store.update("INSERT DATA { code:a code:p 1 }")
    assert count(store) == 1
    reader = store._processes._readers[False].child
    assert reader is not None
    reader.kill()
    assert count(store) == 1


def test_after_close_there_is_an_error_and_no_process(open_store: Callable[[], LocalStore]) -> None:
    store = open_store()
    store.query("ASK {}")
    store.close()
    with pytest.raises(StoreUnavailable, match="closed"):
        store.query("ASK {}")
    with pytest.raises(StoreUnavailable, match="closed"):
        store.update("INSERT DATA { code:a code:p 1 }")


def test_close_ends_a_running_query(hasty: LocalStore, settings: Settings) -> None:
    patient = LocalStore(settings)
    patient.query("ASK {}")
    ended: list[BaseException] = []

    def ask() -> None:
        try:
            patient.query(RUNAWAY)
        except StoreUnavailable as error:
            ended.append(error)

    thread = threading.Thread(target=ask)
    thread.start()
    threading.Event().wait(0.2)
    patient.close()
    thread.join(600)
    assert len(ended) == 1


@pytest.mark.slow
def test_a_large_file_has_more_time(hasty: LocalStore, tmp_path: Path) -> None:
    """The deadline is for runaway queries; a load takes as long as its file is large."""
    path = tmp_path / "large.nt"
    path.write_text("".join(f"<http://l/{n}> <http://p/{'x' * 200}> <http://o> .\n" for n in range(20_000)))
    assert hasty._load_seconds(RdfSource("ntriples", path=path)) > 5
    assert hasty.load(RdfSource("ntriples", path=path)).count == 20_000


def test_the_engine_is_not_loaded_beside_an_editor() -> None:
    script = "import sys, oxigraph_code.store; sys.exit('pyoxigraph' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0

"""A call that would never end, or takes all there is, costs itself alone."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from concurrent.futures import CancelledError, Future
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.stdio.client import ERAS, Said, Session, serving
from tests.stdio.processes import INDEX_RUN, PARSER, READER, SERVER, WRITER, needs_proc, processes, wait_until

pytestmark = pytest.mark.slow

RUNAWAY = "SELECT (COUNT(*) AS ?n) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i }"
RUNAWAY_UPDATE = "INSERT { ?a <x:far> ?i } WHERE { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i FILTER(?c = ?h) }"
COUNT = "SELECT (COUNT(*) AS ?n) { ?s ?p ?o }"
TRIPLES = 3_000

DEEP = {
    "groups": "SELECT * " + "{" * 5_000 + "}" * 5_000,
    "parentheses": f"ASK {{ FILTER({'(' * 5_000}1{')' * 5_000}) }}",
    "paths in parentheses": f"ASK {{ ?s {'(' * 5_000}<x:p>{')' * 5_000} ?o }}",
    "path steps": f"ASK {{ ?s {'/'.join(['<x:p>'] * 20_000)} ?o }}",
    "path choices": f"ASK {{ ?s {'|'.join(['<x:p>'] * 20_000)} ?o }}",
    "path inversions": f"ASK {{ ?s {'^' * 20_000}<x:p> ?o }}",
    "not exists": f"ASK {{ {'FILTER NOT EXISTS { ' * 5_000}{'}' * 5_000} }}",
    "optional": f"ASK {{ {'OPTIONAL { ' * 5_000}{'}' * 5_000} }}",
    "sub-selects": f"{'SELECT * { ' * 5_000}{'}' * 5_000}",
    "negations": f"ASK {{ FILTER({'!' * 50_000}true) }}",
    "minus signs": f"ASK {{ FILTER({'- ' * 50_000}1) }}",
    "sums": f"ASK {{ FILTER({'1+' * 50_000}1) }}",
    "alternatives": f"ASK {{ FILTER({'false||' * 20_000}true) }}",
    "unions": f"ASK {{ {'{?s ?p 1} UNION ' * 20_000}{{?s ?p 2}} }}",
    "lists": f"ASK {{ ?s ?p {'( ' * 5_000}1{' )' * 5_000} }}",
    "blank nodes": f"ASK {{ ?s ?p {'[ <x:p> ' * 5_000}1{' ]' * 5_000} }}",
    "calls": f"ASK {{ FILTER({'STR(' * 5_000}1{')' * 5_000}) }}",
    "triple terms": f"ASK {{ ?s ?p {'<<( ?s ?p ' * 5_000}1{' )>>' * 5_000} }}",
    "binds": f"ASK {{ {''.join(f'BIND(1 AS ?v{number}) ' for number in range(10_000))} }}",
}


class Open(NamedTuple):
    """A session with the store it is about."""

    store: Path
    session: Session
    other: Session


@contextmanager
def two_on(store: Path, era: str, **settings: str) -> Iterator[Open]:
    with serving(store, era, **settings) as session, serving(store) as other:  # type: ignore[arg-type]
        text = "".join(f"<x:s{number}> <x:p> <x:o{number}> .\n" for number in range(TRIPLES))
        session.answer("load_rdf", input=text, format="ntriples")
        yield Open(store, session, other)


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    """A server whose queries end after a second."""
    with two_on(tmp_path_factory.mktemp("short") / "store", ERAS[1], OXIGRAPH_QUERY_TIMEOUT_S="1") as opened:
        yield opened


@pytest.fixture(scope="module", params=ERAS)
def endless(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    """A server whose queries never end by themselves; how a call is cancelled differs between the eras."""
    with two_on(tmp_path_factory.mktemp("endless") / "store", request.param, OXIGRAPH_QUERY_TIMEOUT_S="0") as opened:
        yield opened


@pytest.fixture
def large(tmp_path: Path) -> Path:
    """A project that takes a while to index."""
    for number in range(40):
        text = "".join(f"def f{index}(a, b):\n    return g(a) + b\n\n" for index in range(2_000))
        tmp_path.joinpath(f"module_{number}.py").write_text(text)
    return tmp_path


def count(session: Session) -> int:
    return int(
        json.loads(session.answer("sparql_query", query=COUNT, format="json"))["results"]["bindings"][0]["n"]["value"]
    )


def test_a_runaway_query_ends_with_a_hint_and_everybody_goes_on(short: Open) -> None:
    call = short.session.begin("sparql_query", query=RUNAWAY)
    assert count(short.other) == TRIPLES
    said = call.result()
    assert said.is_error
    assert "ended after 1 s" in said.text
    assert "OXIGRAPH_QUERY_TIMEOUT_S" in said.text
    assert count(short.session) == count(short.other) == TRIPLES


def test_a_runaway_update_ends_and_changes_nothing(short: Open) -> None:
    said = short.session.error("sparql_update", update=RUNAWAY_UPDATE)
    assert "nothing was changed" in said
    assert count(short.session) == TRIPLES
    short.other.answer("sparql_update", update="INSERT DATA { <x:new> <x:p> 1 } ; DELETE DATA { <x:new> <x:p> 1 }")


@pytest.mark.parametrize("kind", DEEP)
def test_nesting_of_any_kind_never_ends_the_session(short: Open, kind: str) -> None:
    short.session.call("sparql_query", query=DEEP[kind])
    assert count(short.session) == TRIPLES


@pytest.mark.parametrize("kind", ["groups", "negations", "unions"])
def test_nesting_never_ends_the_session_in_an_update_either(short: Open, kind: str) -> None:
    where = DEEP[kind][DEEP[kind].index("{") :]
    short.session.call("sparql_update", update=f"INSERT {{ <x:no> <x:no> <x:no> }} WHERE {where} ; DROP GRAPH <x:none>")
    assert count(short.session) == TRIPLES


def test_a_query_that_takes_all_memory_is_an_error_and_the_session_goes_on(tmp_path: Path) -> None:
    with two_on(tmp_path / "store", ERAS[0], OXIGRAPH_QUERY_MEMORY_MB="1500") as small:
        said = small.session.error(
            "sparql_query", query="SELECT * { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i } ORDER BY ?a ?d ?g"
        )
        assert "needed more memory than it may have (1500 MB)" in said
        assert "OXIGRAPH_QUERY_MEMORY_MB" in said
        assert count(small.session) == TRIPLES


def cancel(call: Future[Said]) -> None:
    call.cancel()
    with suppress(CancelledError):
        call.result()


@needs_proc
def test_a_query_that_is_cancelled_ends_with_its_process(endless: Open) -> None:
    assert count(endless.session) == TRIPLES
    call = endless.session.begin("sparql_query", query=RUNAWAY)
    wait_until(lambda: busy_readers(endless), "the query runs")
    running = busy_readers(endless)
    cancel(call)
    assert count(endless.session) == TRIPLES
    wait_until(lambda: not running & set(processes(endless.store)), "the reader is gone")


@needs_proc
def test_an_update_that_is_cancelled_ends_with_its_process_and_changes_nothing(endless: Open) -> None:
    call = endless.session.begin("sparql_update", update=RUNAWAY_UPDATE)
    wait_until(lambda: any(processor_seconds(pid) > 0.5 for pid in processes(endless.store, WRITER)), "it runs")
    cancel(call)
    wait_until(lambda: not processes(endless.store, WRITER), "the writer is gone")
    assert count(endless.session) == TRIPLES
    endless.session.answer("sparql_update", update="DROP SILENT GRAPH <x:none>")


@needs_proc
def test_an_index_run_that_is_cancelled_ends_with_its_processes(endless: Open, large: Path) -> None:
    assert count(endless.session) == TRIPLES
    call = endless.session.begin("load_code", path=str(large))
    wait_until(lambda: processes(endless.store, PARSER), "files are read")
    # The worker that looked for the project's root is kept; only the parsers' own run ends.
    running = {parent(pid) for pid in processes(endless.store, PARSER)}
    cancel(call)
    wait_until(lambda: not processes(endless.store, PARSER), "the parsers are gone")
    wait_until(lambda: not running & set(processes(endless.store, INDEX_RUN)), "the run is gone")
    assert count(endless.session) == TRIPLES


@needs_proc
def test_a_server_whose_client_leaves_leaves_no_process_behind(tmp_path: Path, large: Path) -> None:
    store = tmp_path / "store"
    with two_on(store, ERAS[0], OXIGRAPH_QUERY_TIMEOUT_S="0") as opened:
        busy(opened, large)
    wait_until(lambda: not processes(store), "all are gone")


@needs_proc
def test_a_server_that_is_killed_leaves_no_process_behind(tmp_path: Path, large: Path) -> None:
    store = tmp_path / "store"
    with suppress(Exception), two_on(store, ERAS[0], OXIGRAPH_QUERY_TIMEOUT_S="0") as opened:
        busy(opened, large)
        for pid in processes(store, SERVER):
            os.kill(pid, signal.SIGKILL)
        wait_until(lambda: not processes(store), "all are gone")
    assert not processes(store)


@needs_proc
def test_a_parser_that_is_lost_in_a_file_ends_with_its_server(tmp_path: Path) -> None:
    (tmp_path / "endless.py").write_text("x = a" + ".f()" * 200_000)
    store = tmp_path / "store"
    with suppress(Exception), serving(store) as session:
        session.begin("load_code", path=str(tmp_path / "endless.py"))
        wait_until(lambda: any(processor_seconds(pid) > 1 for pid in processes(store, PARSER)), "it parses")
        for pid in processes(store, SERVER):
            os.kill(pid, signal.SIGKILL)
        wait_until(lambda: not processes(store), "all are gone")
    assert not processes(store)


def busy(opened: Open, project: Path) -> None:
    """Let a server query, index and wait for its turn at once."""
    opened.session.begin("sparql_query", query=RUNAWAY)
    opened.session.begin("load_code", path=str(project))
    opened.session.begin("sparql_update", update=RUNAWAY_UPDATE)
    wanted = (READER, WRITER, PARSER)
    wait_until(lambda: all(processes(opened.store, module) for module in wanted), "the server is busy")


def busy_readers(opened: Open) -> set[int]:
    """Return the busy readers of the first server, which has one for its own queries, too."""
    readers = [pid for pid in processes(opened.store, READER) if parent(pid) == server_of(opened)]
    return {pid for pid in readers if processor_seconds(pid) > 0.5}


def server_of(opened: Open) -> int:
    """Return the server of the first session: the one that was started first."""
    return min(processes(opened.store, SERVER), key=lambda pid: int(stat(pid)[21]))


def parent(pid: int) -> int:
    return int(stat(pid)[3])


def processor_seconds(pid: int) -> float:
    return (int(stat(pid)[13]) + int(stat(pid)[14])) / os.sysconf("SC_CLK_TCK")


def stat(pid: int) -> list[str]:
    """Return the fields of proc(5), numbered from 0."""
    return Path(f"/proc/{pid}/stat").read_text().split()

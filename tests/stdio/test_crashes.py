"""A writer that is killed or finds the disk full leaves the graph as before or as after its write."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from oxigraph_code.settings.config import Settings
from oxigraph_code.store import LocalStore
from tests.stdio.client import ERAS, SERVER, Session, environment, serving
from tests.stdio.processes import INDEX_RUN, WRITER, kill, needs_proc, processes, wait_until

pytestmark = pytest.mark.slow

_ROUNDS = 3
_GRAPH = "CONSTRUCT { ?s ?p ?o } WHERE { ?s ?p ?o FILTER(?p NOT IN (code:startedAt, code:finishedAt)) }"
_COUNT = "SELECT (COUNT(*) AS ?n) { ?s ?p ?o FILTER(?p NOT IN (code:startedAt, code:finishedAt)) }"
_MANY = 4_000
# Moves every one of many triples: one transaction that takes a while.
_MOVE = "DELETE { ?s <x:at> ?n } INSERT { ?s <x:at> ?next } WHERE { ?s <x:at> ?n BIND(?n + 1 AS ?next) }"


class State(NamedTuple):
    """A graph, but for the times of index runs."""

    triples: tuple[str, ...]
    total: int


def state(store: Path) -> State:
    """Open a store again and return its answers."""
    opened = LocalStore(Settings(store_path=store))
    try:
        text = opened.query(_GRAPH, max_bytes=0).text
        count = json.loads(opened.query(_COUNT).text)["results"]["bindings"][0]["n"]["value"]
    finally:
        opened.close()
    return State(tuple(sorted(text.splitlines())), int(count))


def write_project(root: Path, version: int) -> None:
    root.mkdir(exist_ok=True)
    for number in range(6):
        functions = "".join(f"def f{index}_{version}():\n    return f{index + 1}_{version}()\n" for index in range(40))
        (root / f"module_{number}.py").write_text(functions)


def index(store: Path, project: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-P", "-m", "oxigraph_code.cli", "index", str(project)]
    return subprocess.Popen(command, env=environment(store), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@needs_proc
def test_an_index_run_that_is_killed_is_done_or_was_never_begun(tmp_path: Path) -> None:
    store, project = tmp_path / "store", tmp_path / "project"
    moments = random.Random(7)
    states = []
    for version in (0, 1):
        write_project(project, version)
        began = time.monotonic()
        assert index(store, project).wait() == 0
        seconds = time.monotonic() - began
        states.append(state(store))
    assert states[0].total == states[1].total == len(states[0].triples)
    assert states[0] != states[1]
    killed_in_time = False
    now = 1
    for _ in range(_ROUNDS):
        write_project(project, 1 - now)
        run = index(store, project)
        wait_until(lambda: processes(store, INDEX_RUN), "the run has begun")
        time.sleep(moments.uniform(0, seconds))
        kill(store, INDEX_RUN)
        run.wait()
        found = state(store)
        assert found in states
        if found == states[now]:
            killed_in_time = True
            assert index(store, project).wait() == 0
            assert state(store) == states[1 - now]
        else:
            seconds /= 4  # the machine is faster now than it was at first
        now = 1 - now
    assert killed_in_time, "no run was killed in time"
    wait_until(lambda: not processes(store), "all are gone")
    with serving(store) as session:
        assert session.answer("index_status").startswith("1 project")


@needs_proc
def test_an_update_that_is_killed_is_done_or_was_never_begun(tmp_path: Path) -> None:
    store = tmp_path / "store"
    moments = random.Random(7)
    at = "SELECT DISTINCT ?n { ?s <x:at> ?n }"
    with serving(store) as session:
        session.answer("load_rdf", input="".join(f"<x:s{number}> <x:at> 0 .\n" for number in range(_MANY)))
        began = time.monotonic()
        session.answer("sparql_update", update=_MOVE)
        seconds = time.monotonic() - began
        reached = 1
        failures = 0
        for _ in range(_ROUNDS):
            call = session.begin("sparql_update", update=_MOVE)
            wait_until(lambda: call.done() or processes(store, WRITER), "the update has begun")  # noqa: B023
            time.sleep(moments.uniform(0, seconds))
            kill(store, WRITER)
            said = call.result()
            failures += said.is_error
            seconds /= 1 if said.is_error else 4
            (row,) = json.loads(session.answer("sparql_query", query=at, format="json"))["results"]["bindings"]
            after = int(row["n"]["value"])
            assert after == reached + 1 or (said.is_error and after == reached), said.text
            assert state(store).total == _MANY
            reached = after
        assert failures, "no update was killed in time"
        session.answer("sparql_update", update=_MOVE)
    with serving(store) as session:
        assert str(reached + 1) in session.answer("sparql_query", query=at)


@contextmanager
def small_disk(folder: Path) -> Iterator[tuple[Path, tuple[str, ...]]]:
    """Provide a file system of a few megabytes."""
    folder.mkdir()
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root can mount a small file system")
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=6m", "tmpfs", folder], capture_output=True)
    if mounted.returncode:
        pytest.skip(f"no small file system can be mounted: {mounted.stderr.decode().strip()}")
    try:
        yield folder / "store", SERVER
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


@contextmanager
def small_files(folder: Path) -> Iterator[tuple[Path, tuple[str, ...]]]:
    """Provide a server that can write no file of more than two megabytes."""
    if os.name == "nt":
        pytest.skip("the system has no such limit")
    folder.mkdir()
    yield folder / "store", ("/bin/sh", "-c", 'ulimit -f 4096; exec "$@"', "sh", *SERVER)


DISKS = {"No space left on device": small_disk, "File too large": small_files}


@pytest.fixture(scope="module", params=DISKS)
def full(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Session, str]]:
    """A session on a store with little room left, and the system's error when there is none."""
    folder = tmp_path_factory.mktemp("full")
    with DISKS[request.param](folder / "disk") as (store, command), serving(store, ERAS[0], command=command) as session:
        session.answer("sparql_update", update="INSERT DATA { <x:before> <x:p> 1 }")
        yield session, request.param


def test_a_load_that_fills_the_disk_is_an_error_in_the_systems_words(full: tuple[Session, str], tmp_path: Path) -> None:
    session, words = full
    file = tmp_path / "large.nt"
    file.write_text("".join(f'<x:s{number}> <x:p> "{number * 7919:064x}" .\n' for number in range(150_000)))
    assert words in session.error("load_rdf", input=str(file))
    is_as_before(session)


def test_an_update_that_fills_the_disk_is_an_error_in_the_systems_words(full: tuple[Session, str]) -> None:
    session, words = full
    data = "".join(f'<x:s{number}> <x:p> "{number * 7919:0200x}" .\n' for number in range(20_000))
    assert words in session.error("sparql_update", update=f"INSERT DATA {{ {data} }}")
    is_as_before(session)


def test_an_index_run_that_fills_the_disk_is_an_error_in_the_systems_words(
    full: tuple[Session, str], tmp_path: Path
) -> None:
    session, words = full
    for number in range(8):
        text = "".join(f"class C{number}_{index}:\n    def m(self): return C{index}\n" for index in range(600))
        (tmp_path / f"module_{number}.py").write_text(text)
    assert words in session.error("load_code", path=str(tmp_path))
    is_as_before(session)


def is_as_before(session: Session) -> None:
    """Check that earlier content is still answered, and that small changes can still be made."""
    assert (
        json.loads(session.answer("sparql_query", query=_COUNT, format="json"))["results"]["bindings"][0]["n"]["value"]
        == "1"
    )
    session.answer("sparql_update", update="INSERT DATA { <x:small> <x:p> 1 } ; DELETE DATA { <x:small> <x:p> 1 }")
    assert session.answer("sparql_query", query="ASK { <x:before> <x:p> 1 }") == "true"

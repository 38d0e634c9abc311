"""An index run changes its own part of the graph and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from oxigraph_code import identity
from oxigraph_code.errors import QueryError, StoreError
from oxigraph_code.store import LocalStore, WriteSession
from tests.store.conftest import count, rows

pytestmark = pytest.mark.usefixtures("in_process")

CODE = identity.BASE
PROJECT = identity.project("app")
MODULE = identity.module(PROJECT, "main.py")
SYMBOL = identity.symbol(MODULE, "run")
TYPE = "<http://www.w3.org/1999/02/22-rdf-syntax-ns#type>"

OWN = [
    f"<{PROJECT}> {TYPE} <{CODE}Project> .",
    f'<{PROJECT}> <{CODE}rootPath> "/home/me/app" .',
    f"<{MODULE}> {TYPE} <{CODE}Module> .",
    f"<{SYMBOL}> <{CODE}definedIn> <{MODULE}> .",
    f'<{SYMBOL}> <{CODE}docstring> "says \\"hi\\"\\n<x> <y> ." .',
    f'<{SYMBOL}> <{CODE}startLine> "7"^^<http://www.w3.org/2001/XMLSchema#integer> .',
    f'<{PROJECT}?dependency=x> <{CODE}version> "1"@en .',
]

# Notes on our subjects, other graphs, and projects project_of keys begin alike.
OTHERS = f"""
    <{SYMBOL}> <http://me/note> "slow" ; a <http://me/Hotspot> .
    <{PROJECT}> rdfs:label "my app" .
    <{PROJECT}~1a2b3c> a code:Project ; code:rootPath "/elsewhere/app" .
    <{PROJECT}lication/main.py> a code:Module .
    <http://me/list> <http://me/first> _:x . _:x <http://me/rest> _:x .
    <http://me/quoted> <http://me/triple> <<( <{SYMBOL}> code:name "run" )>> .
    GRAPH <http://me/graph> {{ <{SYMBOL}> code:name "in another graph" . _:x <http://me/rest> _:x }}
"""
OTHERS_COUNT = 11


@pytest.fixture
def text(tmp_path: Path) -> Path:
    path = tmp_path / "own.nt"
    path.write_text("".join(f"{line}\n" for line in OWN))
    return path


def _interrupted(store: LocalStore, work: Callable[[WriteSession], None]) -> None:
    def run() -> None:
        with store.write("indexing") as session:
            work(session)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run()


def total(store: LocalStore) -> int:
    return count(store) + count(store, "GRAPH ?g { ?s ?p ?o }")


def test_a_session_that_does_nothing_publishes_nothing(store: LocalStore, tmp_path: Path) -> None:
    with store.write("looking") as session:
        assert session.projects() == {}
        assert list(session.triples_of([PROJECT])) == []
    assert not (tmp_path / "store" / "current").exists()


def test_changes_take_out_and_put_in(store: LocalStore) -> None:
    with store.write("indexing") as session:
        session.change([], OWN)
        session.change(OWN[:1], [f"<{PROJECT}> {TYPE} <{CODE}Folder> ."])
        assert sorted(session.triples_of([PROJECT])) == sorted([*OWN[1:], f"<{PROJECT}> {TYPE} <{CODE}Folder> ."])
    assert count(store) == len(OWN)


def test_rows_are_terms_as_text(store: LocalStore) -> None:
    with store.write("indexing") as session:
        session.change([], OWN)
        assert session.select(f"SELECT ?s ?o {{ ?s <{CODE}docstring> ?o }}") == [
            (f"<{SYMBOL}>", '"says \\"hi\\"\\n<x> <y> ."')
        ]
        assert session.select(f"SELECT ?s {{ ?s <{CODE}none> ?o }}") == []


def test_a_file_is_added_to_what_is_there(store: LocalStore, text: Path) -> None:
    store.update(f"INSERT DATA {{ {OTHERS} }}")
    with store.write("loading") as session:
        session.add(text)
        session.add(text)
    assert total(store) == OTHERS_COUNT + len(OWN)


def test_a_session_that_fails_leaves_nothing(store: LocalStore) -> None:
    with store.write("indexing") as session:
        session.change([], OWN)
    _interrupted(store, lambda session: session.change(OWN, []))
    assert count(store) == len(OWN)


def test_a_malformed_line_is_an_error_and_changes_nothing(store: LocalStore) -> None:
    with pytest.raises(QueryError), store.write("indexing") as session:
        session.change([], [*OWN, "<a> <b>"])
    assert count(store) == 0


def test_projects_have_their_roots(store: LocalStore) -> None:
    store.update(f"INSERT DATA {{ {OTHERS} }}")
    with store.write("indexing") as session:
        session.change([], OWN)
        assert session.projects() == {PROJECT: "/home/me/app", f"{PROJECT}~1a2b3c": "/elsewhere/app"}


def test_triples_of_a_project_are_ours_and_its_alone(store: LocalStore) -> None:
    store.update(f"INSERT DATA {{ {OTHERS} }}")
    with store.write("indexing") as session:
        session.change([], OWN)
        assert sorted(session.triples_of([PROJECT])) == sorted(OWN)


def test_triples_owned_by_a_module_are_its_own_and_those_of_what_it_defines(store: LocalStore) -> None:
    store.update(f"INSERT DATA {{ {OTHERS} }}")
    with store.write("indexing") as session:
        session.change([], OWN)
        assert sorted(session.triples_owned_by([MODULE])) == sorted(OWN[2:6])
        assert list(session.triples_owned_by([])) == []


def test_a_first_build_stands_beside_what_is_there(store: LocalStore, text: Path) -> None:
    store.update(f"INSERT DATA {{ {OTHERS} }}")
    assert total(store) == OTHERS_COUNT
    with store.write("indexing") as session:
        session.rebuild([PROJECT], text)
    assert total(store) == OTHERS_COUNT + len(OWN)


def test_what_others_wrote_survives_a_rebuild(store: LocalStore, text: Path) -> None:
    store.update(f"INSERT DATA {{ {OTHERS} }}")
    store.update("CREATE GRAPH <http://me/empty>")
    with store.write("indexing") as session:
        session.change([], [*OWN, f"<{identity.module(PROJECT, 'gone.py')}> {TYPE} <{CODE}Module> ."])
    with store.write("indexing") as session:
        session.rebuild([PROJECT], text)
        assert sorted(session.triples_of([PROJECT])) == sorted(OWN)
    assert total(store) == OTHERS_COUNT + len(OWN)
    assert rows(store, f"SELECT ?note {{ <{SYMBOL}> <http://me/note> ?note }}") == [{"note": "slow"}]
    assert count(store, "<http://me/list> <http://me/first> ?x . ?x <http://me/rest> ?x") == 1
    assert store.graphs() == ["default", "http://me/empty", "http://me/graph"]


def test_a_rebuild_may_be_followed_by_changes(store: LocalStore, text: Path) -> None:
    for _ in range(2):
        with store.write("indexing") as session:
            session.rebuild([PROJECT], text)
            session.change(OWN[-1:], [])
    assert count(store) == len(OWN) - 1


def test_a_large_text_is_loaded_part_by_part(store: LocalStore, text: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oxigraph_code.store.loading.LOADED_AT_ONCE", 10)
    with store.write("indexing") as session:
        session.rebuild([PROJECT], text)
        assert sorted(session.triples_of([PROJECT])) == sorted(OWN)


def test_a_rebuild_from_a_file_that_is_not_there_changes_nothing(store: LocalStore, text: Path) -> None:
    with store.write("indexing") as session:
        session.rebuild([PROJECT], text)
    with pytest.raises(StoreError), store.write("indexing") as session:
        session.rebuild([PROJECT], text.with_name("none.nt"))
    assert count(store) == len(OWN)


def test_an_interrupted_rebuild_can_be_repeated(store: LocalStore, text: Path) -> None:
    with store.write("indexing") as session:
        session.rebuild([PROJECT], text)
    for _ in range(2):
        _interrupted(store, lambda session: session.rebuild([PROJECT], text))
    with store.write("indexing") as session:
        session.rebuild([PROJECT], text)
    assert count(store) == len(OWN)


def test_a_rebuild_finds_what_has_neither_a_class_nor_a_place(store: LocalStore, text: Path) -> None:
    """A third party's loader may have no more than a name."""
    with store.write("indexing") as session:
        session.change([], [f'<{PROJECT}/odd.x> <{CODE}name> "odd" .'])
    with store.write("indexing") as session:
        session.rebuild([PROJECT], text)
    assert count(store) == len(OWN)


SNAPSHOT = identity.snapshot(PROJECT, "main")


def in_snapshot(store: LocalStore, pattern: str) -> int:
    return count(store, f"GRAPH <{SNAPSHOT}> {{ {pattern} }}")


@pytest.mark.parametrize("way", ["change", "rebuild"])
def test_a_named_graph_is_written_apart_from_the_working_graph(store: LocalStore, text: Path, way: str) -> None:
    store.update(f'INSERT DATA {{ {OTHERS} GRAPH <{SNAPSHOT}> {{ <{SYMBOL}> <http://me/note> "slow" }} }}')
    with store.write("indexing") as session:
        session.change([], OWN)
        session.add(text, SNAPSHOT)
        if way == "change":
            session.change(OWN, OWN[:2], SNAPSHOT)
        else:
            text.write_text("".join(f"{line}\n" for line in OWN[:2]))
            session.rebuild([PROJECT], text, SNAPSHOT)
        assert sorted(session.triples_of([PROJECT], SNAPSHOT)) == sorted(OWN[:2])
        assert sorted(session.triples_of([PROJECT])) == sorted(OWN)
    assert in_snapshot(store, "?s ?p ?o") == 3
    assert in_snapshot(store, f'<{SYMBOL}> <http://me/note> "slow"') == 1
    assert total(store) == len(OWN) + OTHERS_COUNT + 3


@pytest.mark.parametrize("way", ["change", "rebuild"])
def test_a_named_graph_that_nothing_is_left_in_is_gone(store: LocalStore, text: Path, way: str) -> None:
    with store.write("indexing") as session:
        session.change([], [f"<{PROJECT}> <{CODE}enclosingProject> <{SNAPSHOT}> ."])
        session.add(text, SNAPSHOT)
    with store.write("dropping") as session:
        if way == "change":
            session.change(OWN, [], SNAPSHOT)
        else:
            text.write_text("")
            session.rebuild([PROJECT], text, SNAPSHOT)
    assert store.graphs() == ["default"]
    assert total(store) == 1

"""The next run restores its statements that others changed; additions beside them cost nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code import identity
from oxigraph_code.indexing.runs.index_run import index as run
from oxigraph_code.indexing.runs.snapshots import load_snapshot
from oxigraph_code.store import RdfSource
from oxigraph_code.tools import Workspace
from tests.history.repositories import Script
from tests.indexing.support import EVERYTHING, Fresh, index, run_context, triples, without_times, write

P = identity.project("shop")
SHOP = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "shop/tax.py": "def rate():\n    return 1\n",
    "shop/cart.py": "from shop.tax import rate\n\n\ndef total():\n    return rate()\n",
}
MANY = {f"many/m{number}.py": f"def f():\n    return {number}\n" for number in range(60)}
RATE, TAX = f"<{P}/shop/tax.py/rate>", f"<{P}/shop/tax.py>"
NOTE = f'{RATE} <http://me/note> "mine" .'
BEHIND = {
    "one for another": f'DELETE DATA {{ {RATE} code:name "rate" }} ; INSERT DATA {{ {RATE} code:name "tare" }}',
    "one more": f"INSERT DATA {{ {RATE} a code:Class }}",
    "by a pattern": f"DELETE WHERE {{ {RATE} ?p ?o }}",
    "by templates": "DELETE { ?f code:endLine ?l } INSERT { ?f code:endLine 7 } WHERE { ?f code:endLine ?l }",
    "without a module": f"DELETE DATA {{ {RATE} code:definedIn {TAX} }} ; INSERT DATA {{ {RATE} code:name 'x' }}",
    "of a module": f"DELETE WHERE {{ {TAX} ?p ?o }}",
    "of the project": f"DELETE WHERE {{ <{P}> code:language ?l }} ; INSERT DATA {{ <{P}> code:version '9' }}",
    "of nothing that is there": f"INSERT DATA {{ <{P}/nowhere.py/x> code:calls {RATE} }}",
    "one after the other": f"INSERT DATA {{ {RATE} <x:y> 'tare' }} ; "
    f"INSERT {{ ?f code:name ?n }} WHERE {{ ?f <x:y> ?n }} ; DELETE DATA {{ {RATE} <x:y> 'tare' }}",
    "from a graph": f"INSERT DATA {{ GRAPH <x:g> {{ {RATE} code:name 'x' }} }} ; "
    "ADD <x:g> TO DEFAULT ; DROP GRAPH <x:g>",
}


def touched(workspace: Workspace) -> set[str]:
    return set(workspace.store.dirty_subjects([P, ""]))


@pytest.mark.slow
@pytest.mark.parametrize("update", BEHIND.values(), ids=BEHIND)
@pytest.mark.quick_cases(3)
def test_what_others_change_of_ours_is_put_right_by_the_next_run(
    workspace: Workspace, tmp_path: Path, fresh: Fresh, update: str
) -> None:
    root = write(tmp_path / "shop", SHOP)
    index(workspace, root)
    expected = triples(workspace)
    workspace.store.update(f"INSERT DATA {{ {NOTE} }}")
    workspace.store.update(update)
    assert triples(workspace) != {*expected, NOTE}
    index(workspace, root)
    kept = set() if "?p ?o" in update and RATE in update else {NOTE}
    assert triples(workspace) == expected | kept
    assert not workspace.store.dirty_subjects([P])
    assert "nothing had changed" in index(workspace, root)


@pytest.mark.slow
@pytest.mark.parametrize("is_switched", [False, True])
def test_a_statement_for_another_is_put_right_where_many_files_change(
    workspace: Workspace, tmp_path: Path, fresh: Fresh, is_switched: bool
) -> None:
    others = {f"more/m{number}.py": "" for number in range(30)}
    root = write(tmp_path / "many", {"pyproject.toml": '[project]\nname = "shop"\n', **MANY, **others})
    index(workspace, root)
    one = f"<{P}/many/m1.py/f>"
    workspace.store.update(f"DELETE DATA {{ {one} code:name 'f' }} ; INSERT DATA {{ {one} code:name 'g' }}")
    if is_switched:
        write(root, {path: f"import os\n{text}" for path, text in MANY.items()})
    report = run(root, (), run_context(workspace))
    assert report.changes["changed"] == (len(MANY) if is_switched else 0)
    assert triples(workspace) == fresh(root)


def test_what_is_loaded_over_ours_is_put_right(workspace: Workspace, tmp_path: Path, fresh: Fresh) -> None:
    root, other = write(tmp_path / "shop", SHOP), write(tmp_path / "other", SHOP)
    index(workspace, root)
    second = identity.project(identity.project_key("shop", str(other)))
    name = f"<{identity.BASE}name>"
    text = f'{RATE} {name} "x" .\n<{second}/shop/tax.py/rate> {name} "y" .\n'
    workspace.store.load(RdfSource("ntriples", text=text))
    index(workspace, other)
    index(workspace, root)
    assert triples(workspace) == fresh(root, other)


@pytest.mark.parametrize(
    "update",
    [
        f"INSERT DATA {{ {NOTE} }}",
        "DELETE WHERE { ?s <http://me/note> ?o }",
        "INSERT { ?f <http://me/seen> true } WHERE { ?f a code:Function }",
        "DELETE { ?s ?p ?o } WHERE { ?s a <http://me/Note> ; ?p ?o }",
        "PREFIX my: <http://me/> DELETE { GRAPH my:g { ?s ?p ?o } } INSERT { GRAPH my:g { ?s code:name 'x' } } "
        "WHERE { GRAPH my:g { ?s ?p ?o } }",
        "WITH <http://me/g> DELETE { ?s ?p ?o } WHERE { ?s ?p ?o }",
        "CREATE GRAPH <http://me/g> ; DROP GRAPH <http://me/g>",
        f"INSERT DATA {{ GRAPH <http://me/g> {{ {RATE} code:name 'x' }} }}",
    ],
)
@pytest.mark.quick_cases(2)
def test_what_others_say_beside_ours_costs_nothing(workspace: Workspace, tmp_path: Path, update: str) -> None:
    index(workspace, write(tmp_path / "shop", SHOP))
    workspace.store.update("INSERT DATA { <http://me/n> a <http://me/Note> ; <http://me/note> 'x' }")
    workspace.store.update(update)
    assert not touched(workspace)


def test_a_snapshot_that_others_have_changed_is_made_again(workspace: Workspace, tmp_path: Path) -> None:
    script = Script(tmp_path / "past")
    script.commit("Begin", SHOP)
    graph = identity.snapshot(P, "main")

    def loaded() -> set[str]:
        load_snapshot(script.root, "main", run_context(workspace))
        return without_times(workspace.store.query(EVERYTHING, graph, max_bytes=0).text)

    expected = loaded()
    for pattern in ("DATA { GRAPH <%s> { %s code:name 'x' } }", "{ GRAPH <%s> { %s code:name 'x' } } WHERE {}"):
        workspace.store.update(f"INSERT {pattern % (graph, RATE)}")
        assert loaded() == expected

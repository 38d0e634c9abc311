"""Statements that users add survive every change to a graph, about our things and others."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from oxigraph_code import identity
from oxigraph_code.indexing.history.load import load_history
from oxigraph_code.indexing.model import graph_diff as difference
from oxigraph_code.indexing.runs.drop import drop_project
from oxigraph_code.indexing.runs.snapshots import drop_snapshot, load_snapshot
from oxigraph_code.indexing.runs.upgrade import upgrade
from oxigraph_code.tools import Call, Workspace
from tests.history.repositories import Script
from tests.indexing.support import holds, index, rows, run_context, write

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "shop/__init__.py": "",
    "shop/cart.py": "from shop.tax import rate\n\n\ndef total():\n    return rate()\n",
    "shop/tax.py": "def rate():\n    return 2\n",
}
SHOP = identity.project("shop")
TOTAL = f"{SHOP}/shop/cart.py/total"
SNAPSHOT = identity.snapshot(SHOP, "main")
NOTES = f"""
INSERT DATA {{
  <{TOTAL}> <http://me/note> "slow"@en , 'with "quotes", a \\\\ and a \\n line' , 3.50 , true , "<x:p> <x:q> ." ;
    a <http://me/Hot> ; rdfs:seeAlso <http://me/1> ; <http://me/by> [ <http://me/name> "Ann" ] .
  <{TOTAL}?note=1> <http://me/text> "mine" .
  <{SHOP}/shop/gone.py> <http://me/note> "was good" .
  <{SHOP}> <http://me/owner> "Ann" .
  <{SHOP}ping> <http://me/note> 1 ; code:name "a name that begins as ours does" .
  <http://me/1> <http://me/about> <{TOTAL}> , <{SHOP}> ; code:name "ticket" ; a code:Function .
  <http://me/2> rdf:reifies <<( <{TOTAL}> code:calls <{SHOP}/shop/tax.py/rate> )>> .
  GRAPH <http://me/notes> {{ <{TOTAL}> code:calls <http://me/1> ; <http://me/note> "here" . <{SHOP}> a code:Project }}
  GRAPH <{SNAPSHOT}> {{ <{TOTAL}> <http://me/note> "as it was" . <http://me/1> code:name "ticket" }}
}} ;
CREATE GRAPH <http://me/empty>
"""
EVERYTHING = "SELECT ?g ?s ?p ?o {{ {{ ?s ?p ?o }} UNION {{ GRAPH ?g {{ ?s ?p ?o }} }} {} }}"
_OURS = (
    # The subject is a project or in one, the predicate or class is in the vocabulary, the graph is no other's.
    f"FILTER(REGEX(STR(?s), '^{identity.project('')}(shop|store)([/?]|$)')) "
    f"FILTER(STRSTARTS(STR(IF(?p = rdf:type, ?o, ?p)), '{identity.BASE}')) FILTER(!BOUND(?g) || ?g = <{SNAPSHOT}>)",
    f"FILTER(STRSTARTS(STR(?s), '{identity.BASE}commit/') || STRSTARTS(STR(?s), '{identity.BASE}person'))",
    f"FILTER(?s = <{SNAPSHOT}> && !BOUND(?g))",
)


def theirs(workspace: Workspace) -> list[tuple[str, ...]]:
    """Return all that is not ours. Blank nodes have no names that last."""
    found = set(_quads(workspace, ""))
    for ours in _OURS:
        found -= set(_quads(workspace, ours))
    return sorted(found)


def _quads(workspace: Workspace, only: str) -> list[tuple[str, ...]]:
    found = rows(workspace, EVERYTHING.format(only))
    return [tuple(re.sub(r"^[0-9a-f]{20,}$", "_", str(value)) for value in row) for row in found]


@pytest.fixture
def shop(workspace: Workspace, tmp_path: Path) -> Script:
    """A repository that is indexed, as it is and as a snapshot, with notes of every kind."""
    script = Script(tmp_path / "shop")
    script.commit("Begin", FILES)
    script.check_out()
    index(workspace, script.root)
    snapshot(workspace, script)
    workspace.store.update(NOTES)
    return script


def snapshot(workspace: Workspace, shop: Script) -> None:
    load_snapshot(shop.root, "main", run_context(workspace))


def _edited(workspace: Workspace, shop: Script) -> None:
    write(shop.root, {"shop/cart.py": "def sum(): ...\n", "shop/more.py": "def total(): ...\n"})
    assert index(workspace, shop.root).startswith("up to date")


def _deleted(workspace: Workspace, shop: Script) -> None:
    (shop.root / "shop/cart.py").unlink()
    assert index(workspace, shop.root).startswith("up to date")


def _indexed_in_full(workspace: Workspace, shop: Script) -> None:
    write(shop.root, {"shop/cart.py": "def sum(): ...\n"})
    index(workspace, shop.root, full=True)


def _indexed_in_part(workspace: Workspace, shop: Script) -> None:
    write(shop.root, {"shop/cart.py": "def sum(): ...\n"})
    index(workspace, shop.root / "shop/cart.py", full=True)


def _dropped(workspace: Workspace, shop: Script) -> None:
    drop_project("shop", Path("shop"), workspace.store, workspace.settings, Call().progress)
    assert not holds(workspace, f"<{SHOP}> a code:Project")


def _snapshot_made_anew(workspace: Workspace, shop: Script) -> None:
    shop.commit("Change", {"shop/cart.py": "def sum(): ...\n"})
    snapshot(workspace, shop)


def _snapshot_dropped(workspace: Workspace, shop: Script) -> None:
    assert drop_snapshot(shop.root, "main", workspace.store, workspace.settings, Call().progress).dropped


def _history_loaded(workspace: Workspace, shop: Script) -> None:
    load_history(shop.root, 10, "", workspace.store, workspace.settings, Call().progress)


def _upgraded(workspace: Workspace, shop: Script) -> None:
    (workspace.settings.store_path / "index-format").unlink()
    assert upgrade(run_context(workspace))


def _moved(workspace: Workspace, shop: Script) -> None:
    assert "moved: shop" in index(workspace, shop.root.rename(shop.root.with_name("elsewhere")))


def _called_otherwise(workspace: Workspace, shop: Script) -> None:
    write(shop.root, {"pyproject.toml": '[project]\nname = "store"\n'})
    index(workspace, shop.root)
    assert not holds(workspace, f"<{SHOP}> a code:Project")


def _ledger_lost(workspace: Workspace, shop: Script) -> None:
    shutil.rmtree(workspace.settings.store_path / "ledgers")
    index(workspace, shop.root)


EVENTS = (
    *(_edited, _deleted, _indexed_in_full, _indexed_in_part, _dropped, _snapshot_made_anew, _snapshot_dropped),
    *(_history_loaded, _upgraded, _moved, _called_otherwise, _ledger_lost),
)
# Events that rewrite the store if they change much.
LARGE = (_indexed_in_full, _dropped, _snapshot_made_anew, _snapshot_dropped, _called_otherwise)


QUICK = (_edited, _dropped, _snapshot_made_anew, _moved)


@pytest.mark.parametrize(
    ("small", "happens"),
    [
        *(pytest.param(20_000, event, marks=[] if event in QUICK else [pytest.mark.slow]) for event in EVENTS),
        *(pytest.param(0, event, marks=pytest.mark.slow) for event in LARGE),
    ],
)
def test_what_users_add_stays_as_it_is(
    workspace: Workspace,
    shop: Script,
    small: int,
    happens: Callable[[Workspace, Script], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = theirs(workspace)
    assert len(before) == 24
    monkeypatch.setattr(difference.GraphDiff, "SMALL", small)
    happens(workspace, shop)
    assert theirs(workspace) == before
    assert {"http://me/notes", "http://me/empty", SNAPSHOT} <= set(workspace.store.graphs())


@pytest.mark.slow
@pytest.mark.parametrize("full", [False, True], ids=["changes", "everything"])
def test_a_note_on_a_function_that_moves_is_renamed_away_and_comes_back_is_about_it_again(
    workspace: Workspace, shop: Script, full: bool
) -> None:
    noted = f"<{TOTAL}> <http://me/note> 'slow'@en"
    steps: list[dict[str, str]] = [
        {"shop/cart.py": "\n\nimport os\n" + FILES["shop/cart.py"]},
        {"shop/cart.py": FILES["shop/cart.py"].replace("total", "sum")},
        {"shop/cart.py": "", "shop/till.py": FILES["shop/cart.py"]},
        {"shop/cart.py": FILES["shop/cart.py"], "shop/till.py": ""},
    ]
    is_there = []
    for step in steps:
        index(workspace, write(shop.root, step), full=full)
        assert holds(workspace, noted)
        is_there.append(holds(workspace, f"{noted} ; a code:Function"))
    assert is_there == [True, False, False, True]

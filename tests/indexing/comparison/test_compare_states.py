"""A comparison agrees with the graphs of both states, and writes neither."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from oxigraph_code import identity
from oxigraph_code.indexing.comparison import compare_states as comparing
from oxigraph_code.indexing.comparison.compare_states import compare_states
from oxigraph_code.indexing.comparison.file_state import ComparedState
from oxigraph_code.indexing.model.comparison import ComparedCall, ComparedSymbol, Comparison
from oxigraph_code.indexing.runs.snapshots import load_snapshot
from oxigraph_code.languages.registry import installed
from oxigraph_code.tools import Call, Workspace
from tests.history.repositories import Files, Script
from tests.indexing.support import along_real_histories, index, rows, run_context, steps_of

_STEPS = 8
_MANIFEST = {"pyproject.toml": '[project]\nname = "shop"\n'}
_LONG = "def total(cart):\n    found = cart.items()\n    return sum(found)\n\n\nRATE = 3\nLIMIT = 4\n"


def compared(workspace: Workspace, script: Script, base: str, head: str, *, is_review: bool = False) -> Comparison:
    store, settings = workspace.store, workspace.settings
    return compare_states(script.root, base, head, installed(), store, settings, Call().progress, is_review=is_review)


def stated(workspace: Workspace, script: Script, ref: str, names: str, pattern: str) -> set[tuple[str, ...]]:
    """Read the snapshot of a ref, with several definitions of one name as one."""
    load_snapshot(script.root, ref, run_context(workspace))
    graphs = rows(workspace, f'SELECT ?graph {{ ?graph a code:Snapshot ; code:ref "{ref}" }}')
    found = (rows(workspace, f"SELECT {names} {{ GRAPH <{graph}> {{ {pattern} }} }}") for (graph,) in graphs)
    return {row for part in found for row in part}


def ends(calls: tuple[ComparedCall, ...]) -> set[tuple[str, ...]]:
    return {(without_ordinal(call.caller), without_ordinal(call.callee)) for call in calls}


def without_ordinal(iri: str) -> str:
    return re.sub(r"~\d+$", "", iri)


def iris(symbols: list[ComparedSymbol]) -> set[str]:
    return {symbol.iri for symbol in symbols}


@along_real_histories()
def test_a_comparison_along_a_real_history_says_what_the_graphs_say(
    workspace: Workspace, tmp_path: Path, name: str
) -> None:
    steps: list[Files] = steps_of(name)
    script = Script(tmp_path / "root")
    for step in steps[:_STEPS]:
        script.commit(files=step)
    script.check_out()
    index(workspace, script.root)
    pairs = [(script.commits[0], script.commits[4]), (script.commits[4], script.commits[7])]
    found = [compared(workspace, script, base, head) for base, head in pairs]
    for (base, head), told in zip(pairs, found, strict=True):
        assert told.is_exact
        calls = [
            {tuple(map(without_ordinal, row)) for row in stated(workspace, script, ref, "?a ?b", "?a code:calls ?b")}
            for ref in (base, head)
        ]
        # A symbol that has moved is the same, and so are its calls.
        now = {old.iri: new.iri for old, new in told.moved}
        before = {tuple(now.get(iri, iri) for iri in row) for row in calls[0]}
        lost = {tuple(now.get(iri, iri) for iri in row) for row in ends(told.lost)}
        assert (lost, ends(told.gained)) == (before - calls[1], calls[1] - before)
        pattern = "?symbol code:qualifiedName ?name ; code:endLine ?end"
        symbols = [{row[0] for row in stated(workspace, script, ref, "?symbol", pattern)} for ref in (base, head)]
        gone, came = [old for old, _ in told.moved], [new for _, new in told.moved]
        assert iris([*told.removed, *gone]) - iris(came) == symbols[0] - symbols[1]
        assert iris([*told.added, *came]) - iris(gone) == symbols[1] - symbols[0]


def test_calls_that_change_in_files_that_do_not_are_found(workspace: Workspace, tmp_path: Path) -> None:
    files = {
        "base.py": "class Base:\n    def run(self): ...\n",
        "job.py": "from base import Base\n\n\nclass Job(Base): ...\n",
        "main.py": "from job import Job\n\n\ndef main():\n    Job().run()\n",
    }
    script = Script(tmp_path / "shop")
    base = script.commit("Before", {**_MANIFEST, **files})
    script.commit("After", {"job.py": files["job.py"].replace("...", "\n    def run(self): ...")})
    script.check_out()
    for is_indexed in (False, True):
        if is_indexed:
            index(workspace, script.root)
        told = compared(workspace, script, base, "main")
        names = [(call.caller_name, call.callee_name) for call in (*told.lost, *told.gained)]
        assert names == [("main.py/main", "base.py/Base.run"), ("main.py/main", "job.py/Job.run")]
        assert told.is_exact


def test_beyond_a_number_of_files_only_those_are_resolved_that_name_what_differs(
    workspace: Workspace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    users = {f"u{number}.py": "import far\n\n\ndef use():\n    far.go()\n" for number in range(4)}
    files = {"far.py": "def go(): ...\n", "near.py": "def pay(): ...\n", "till.py": "from near import pay\n\npay()\n"}
    script = Script(tmp_path / "shop")
    base = script.commit("Before", {**_MANIFEST, **files, **users})
    script.commit("After", {"near.py": "def charge(): ...\n"})
    script.check_out()
    monkeypatch.setattr(comparing, "_MAX_RESOLVED", 3)
    told = compared(workspace, script, base, "main")
    assert [call.caller_name for call in told.lost] == ["till.py"]
    assert (told.resolved, told.files, told.is_exact) == (2, 7, False)


def test_what_is_in_a_renamed_file_has_moved_also_if_it_is_short(workspace: Workspace, tmp_path: Path) -> None:
    script = Script(tmp_path / "shop")
    base = script.commit("Before", {**_MANIFEST, "a.py": _LONG, "b.py": "from a import total\n\ntotal(1)\n"})
    script.commit("After", {"a.py": None, "c.py": _LONG, "b.py": "from c import total\n\ntotal(1)\n"})
    script.check_out()
    told = compared(workspace, script, base, "")
    assert (told.added, told.removed, told.lost, told.gained, told.bodies) == ((), (), (), (), ())
    assert told.moved_files == (("a.py", "c.py"),)
    assert [(old.name, new.path) for old, new in told.moved] == [(name, "c.py") for name in ("total", "RATE", "LIMIT")]


def test_a_file_that_was_moved_and_not_committed_is_a_renamed_file(workspace: Workspace, tmp_path: Path) -> None:
    script = Script(tmp_path / "shop")
    base = script.commit("Before", {**_MANIFEST, "a.py": _LONG})
    script.check_out()
    (script.root / "a.py").rename(script.root / "c.py")
    assert compared(workspace, script, base, "").moved_files == (("a.py", "c.py"),)


def test_a_body_that_changed_is_told_of_the_symbol_that_it_is_of(workspace: Workspace, tmp_path: Path) -> None:
    text = "class Cart:\n    rate = 1\n\n    def total(self):\n        return 1\n\n    def close(self): ...\n"
    script = Script(tmp_path / "shop")
    base = script.commit("Before", {**_MANIFEST, "a.py": text})
    script.commit("After", {"a.py": "\n" + text.replace("return 1", "return 2").replace("rate = 1", "rate = 5")})
    script.check_out()
    told = compared(workspace, script, base, "main")
    assert [new.name for _, new in told.bodies] == ["Cart.rate", "Cart.total"]


def test_a_state_that_is_not_indexed_is_compared_as_well(workspace: Workspace, tmp_path: Path) -> None:
    script = Script(tmp_path / "shop")
    base = script.commit("Before", {**_MANIFEST, "a.py": "def a(): ...\n"})
    script.commit("After", {"a.py": "def a(x): ...\n"})
    script.check_out()
    told = compared(workspace, script, base, "")
    assert [(old.signature, new.signature) for old, new in told.signatures] == [("()", "(x)")]
    assert workspace.store.generation() == 0
    assert identity.project("shop") in told.signatures[0][1].iri


@along_real_histories()
def test_a_review_says_what_it_says_if_all_dependents_are_resolved(
    workspace: Workspace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    script = Script(tmp_path / "root")
    for step in steps_of(name)[:_STEPS]:
        script.commit(files=step)
    script.check_out()
    index(workspace, script.root)
    told = [compared(workspace, script, base, "", is_review=True) for base in script.commits[1:-1:2]]
    monkeypatch.setattr(ComparedState, "has_other_aliases", True)
    whole = [compared(workspace, script, base, "", is_review=True) for base in script.commits[1:-1:2]]
    assert [entry._replace(resolved=0) for entry in told] == [entry._replace(resolved=0) for entry in whole]


def test_a_review_resolves_the_unchanged_files_that_name_what_differs(workspace: Workspace, tmp_path: Path) -> None:
    files = {
        "near.py": "class Cart:\n    def __init__(self): ...\n\n\ndef pay(): ...\n\n\nRATE = 1\n",
        "till.py": "from near import pay\n\npay()\n",
        "shop.py": "from near import pay as take\n",
        "desk.py": "from shop import take\n\ntake()\n",
        "list.py": "from near import Cart\n\nCart()\n",
        "rate.py": "from near import RATE\n\nprint(RATE)\n",
    }
    script = Script(tmp_path / "shop")
    base = script.commit("Before", {**_MANIFEST, **files})
    now = files["near.py"].replace("pay()", "charge()").replace("(self)", "(self, tax)")
    script.commit("After", {"near.py": now})
    script.check_out()
    index(workspace, script.root)
    told = compared(workspace, script, base, "", is_review=True)
    assert {call.caller_name for call in told.lost if call.kind == "calls"} == {"till.py", "desk.py"}
    assert (told.resolved, told.is_exact) == (5, True)


def test_other_parameters_and_local_variables_are_followed_to_the_users_of_the_function_alone(
    workspace: Workspace, tmp_path: Path
) -> None:
    files = {
        "near.py": "class Cart:\n    def close(self): ...\n\n\ndef pay():\n    note = 1\n    print(note)\n",
        "till.py": "from near import Cart\n\nCart().close()\n",
        "desk.py": "from near import pay\n\npay()\n",
        "list.py": "import near\n\n\ndef read(file: open):\n    file.close()\n",
        "note.py": "import near\n\n# To close it is left to others.\n",
    }
    script = Script(tmp_path / "shop")
    base = script.commit("Before", {**_MANIFEST, **files})
    now = files["near.py"].replace("close(self)", "close(self, at=1)").replace("    note = 1", "    note = rate = 2")
    script.commit("After", {"near.py": now})
    script.check_out()
    index(workspace, script.root)
    told = compared(workspace, script, base, "", is_review=True)
    assert not told.lost
    assert [new.name for _, new in told.signatures] == ["Cart.close"]
    assert (told.resolved, told.is_exact) == (2, True)


@along_real_histories()
def test_a_review_says_the_same_with_the_ledgers_of_both_states(
    workspace: Workspace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    script = Script(tmp_path / "root")
    for step in steps_of(name)[:_STEPS]:
        script.commit(files=step)
        script.check_out()
        index(workspace, script.root)
    bases = script.commits[-4:-1]
    told = [compared(workspace, script, base, "", is_review=True) for base in bases]
    for kept in (workspace.settings.store_path / "ledgers").glob("*.at-*"):
        kept.unlink()
    monkeypatch.setattr(ComparedState, "has_other_aliases", True)
    whole = [compared(workspace, script, base, "", is_review=True) for base in bases]
    assert [entry._replace(resolved=0) for entry in told] == [entry._replace(resolved=0) for entry in whole]
    assert all(one.resolved <= other.resolved for one, other in zip(told, whole, strict=True))


@along_real_histories()
def test_a_review_that_resolves_its_base_leaves_a_ledger_for_the_next(
    workspace: Workspace, tmp_path: Path, name: str
) -> None:
    script = Script(tmp_path / "root")
    for step in steps_of(name)[:_STEPS]:
        script.commit(files=step)
    script.check_out()
    index(workspace, script.root)
    for base in script.commits[-4:-1]:
        first, second = (compared(workspace, script, base, "", is_review=True) for _ in range(2))
        assert first._replace(resolved=0) == second._replace(resolved=0)
        assert second.resolved <= first.resolved


def test_a_use_that_changes_by_a_type_in_a_third_file_is_found_in_an_edited_tree(
    workspace: Workspace, tmp_path: Path
) -> None:
    files = {
        "near.py": "class Cart:\n    def close(self): ...\n\n\nclass Box:\n    def close(self): ...\n\n\n"
        "def make():\n    return Cart()\n",
        "shop.py": "from near import make\n\n\ndef opened():\n    return make()\n",
        "till.py": "from shop import opened\n\nopened().close()\n",
        "list.py": "from shop import opened\n\nopened()\n",
    }
    script = Script(tmp_path / "shop")
    script.commit("Before", {**_MANIFEST, **files})
    script.check_out()
    index(workspace, script.root)
    (script.root / "near.py").write_text(files["near.py"].replace("return Cart", "return Box"))
    index(workspace, script.root)
    told = compared(workspace, script, "", "", is_review=True)
    assert [call.callee_name for call in told.lost if call.caller_name == "till.py"] == ["near.py/Cart.close"]
    assert (told.resolved, told.is_exact) == (2, True)


def test_the_ledgers_of_the_last_four_commits_are_kept(workspace: Workspace, tmp_path: Path) -> None:
    script = Script(tmp_path / "shop")
    for number in range(5):
        script.commit(files={**_MANIFEST, "a.py": f"def a{number}(): ...\n"})
        script.check_out()
        index(workspace, script.root)
    kept = (workspace.settings.store_path / "ledgers").glob("*.at-*")
    assert {file.suffix.split("-")[1] for file in kept} == set(script.commits[1:])


def test_a_ledger_kept_with_edits_gives_way_to_one_without(workspace: Workspace, tmp_path: Path) -> None:
    files = {"near.py": "def pay(): ...\n", "till.py": "from near import pay\n\npay()\n"}
    script = Script(tmp_path / "shop")
    script.commit("Before", {**_MANIFEST, **files})
    script.check_out()
    edited = files["near.py"].replace("pay", "charge")
    resolved = []
    for text in (edited, files["near.py"], edited):
        (script.root / "near.py").write_text(text)
        index(workspace, script.root)
        told = compared(workspace, script, "", "", is_review=True)
        resolved.append([call.caller_name for call in told.lost if call.kind == "calls"])
    kept = (workspace.settings.store_path / "ledgers").glob("*.at-*")
    assert [file.name.endswith("-edited") for file in kept] == [False]
    assert resolved == [["till.py"], [], ["till.py"]]

"""A running server answers about the files as they are now, asked or watching."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from oxigraph_code.settings.config import Settings
from oxigraph_code.store import LocalStore
from tests.history.repositories import Script
from tests.stdio.client import SERVER, Session, serving
from tests.stdio.processes import needs_proc, processes, wait_until

_NAMES = "SELECT ?name { ?symbol code:name ?name ; code:definedIn ?module }"


def edit(shop: Path, name: str) -> None:
    with (shop / "shop/cart.py").open("a", encoding="utf-8") as file:
        file.write(f"\n\ndef {name}():\n    pass\n")


def knows(session: Session, name: str) -> bool:
    return f'"{name}"' in session.answer("sparql_query", query=_NAMES, format="json")


def generation(store: Path) -> int:
    return LocalStore(Settings(store_path=store)).generation()


@pytest.mark.slow
def test_what_was_edited_is_in_the_next_answer(tmp_path: Path, shop: Path) -> None:
    with serving(tmp_path / "store", cwd=shop, OXIGRAPH_FRESHNESS_S="600") as session:
        assert "checkout" in session.answer("outline", path="cart.py")
        edit(shop, "edited")
        assert "edited" in session.answer("outline", path="cart.py")
        (shop / "shop/new.py").write_text("def brand_new():\n    pass\n", encoding="utf-8")
        assert "brand_new" in session.answer("outline", path="new.py")


@pytest.mark.slow
def test_history_is_loaded_when_it_is_asked_for_and_again_after_a_commit(tmp_path: Path) -> None:
    script = Script(tmp_path / "kiosk")
    cart = "def total():\n    return 1\n"
    script.commit("Begin", {"pyproject.toml": '[project]\nname = "kiosk"\n', "cart.py": cart, "CHANGES": "1\n"})
    with serving(tmp_path / "store", cwd=script.root, OXIGRAPH_FRESHNESS_S="600") as session:
        for number in range(2, 4):
            script.commit(f"Make it {number}", {"cart.py": cart.replace("1", str(number)), "CHANGES": f"{number}\n"})
            script.check_out()
            said = session.answer("recent_changes", path="cart.py")
            assert f"Make it {number} · 2 files" in said
            assert f"CHANGES {number} commits, 100%" in said


@pytest.mark.slow
def test_two_servers_make_one_run_of_one_edit(tmp_path: Path, shop: Path) -> None:
    store, patience = tmp_path / "store", "600"
    with (
        serving(store, cwd=shop, OXIGRAPH_FRESHNESS_S=patience) as one,
        serving(store, cwd=shop, OXIGRAPH_FRESHNESS_S=patience) as other,
    ):
        one.answer("outline", path="cart.py")
        other.answer("outline", path="cart.py")
        before = generation(store)
        edit(shop, "edited")
        answers = [session.begin("outline", path="cart.py") for session in (one, other)]
        assert all("edited" in answer.result(timeout=600).text for answer in answers)
        assert generation(store) == before + 1


@pytest.mark.slow
@needs_proc
def test_a_server_that_watches_needs_no_question_and_ends_whole(tmp_path: Path, shop: Path) -> None:
    store = tmp_path / "store"
    with serving(store, cwd=shop, command=(*SERVER, "--watch")) as session:
        wait_until(lambda: knows(session, "checkout"), "the project is indexed")
        edit(shop, "edited")
        wait_until(lambda: knows(session, "edited"), "an edit is seen")
    wait_until(lambda: not processes(store), "all are gone")


@pytest.mark.slow
@needs_proc
def test_many_files_at_once_are_one_run(tmp_path: Path, shop: Path) -> None:
    store = tmp_path / "store"
    with serving(store, cwd=shop, OXIGRAPH_WATCH="1") as session:
        wait_until(lambda: knows(session, "checkout"), "the project is indexed")
        edit(shop, "settled")
        wait_until(lambda: knows(session, "settled"), "an edit is seen")
        before = generation(store)
        # They appear in one moment: a busy machine may pause between two writes for longer than a burst of events may.
        parts = tmp_path / "parts"
        parts.mkdir()
        for number in range(500):
            (parts / f"part_{number}.py").write_text("def part():\n    pass\n", encoding="utf-8")
        (parts / "last.py").write_text("def last():\n    pass\n", encoding="utf-8")
        parts.rename(shop / "shop/parts")
        wait_until(lambda: knows(session, "last"), "the burst is seen")
        edit(shop, "after")
        wait_until(lambda: knows(session, "after"), "an edit is seen")
        assert generation(store) == before + 2


@pytest.mark.slow
def test_a_root_that_is_gone_is_followed_again_when_it_is_back(tmp_path: Path, shop: Path) -> None:
    with serving(tmp_path / "store", cwd=tmp_path, OXIGRAPH_WATCH="1", CLAUDE_PROJECT_DIR=str(shop)) as session:
        wait_until(lambda: knows(session, "checkout"), "the project is indexed")
        shutil.copytree(shop, tmp_path / "aside")
        shutil.rmtree(shop)
        assert "no longer exists" in session.answer("outline", path="cart.py")
        (tmp_path / "aside").rename(shop)
        edit(shop, "returned")
        wait_until(lambda: knows(session, "returned"), "it is followed again")

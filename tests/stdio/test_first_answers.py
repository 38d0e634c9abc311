"""A server answers about a project's structure while the calls of the first run are being resolved."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.settings.config import Settings
from oxigraph_code.store import LocalStore
from tests.indexing.runs.test_structure_first import SHOP, interrupted
from tests.indexing.support import write
from tests.stdio.client import serving
from tests.stdio.processes import needs_proc, wait_until

pytestmark = pytest.mark.slow

RESOLVING = "calls, references, types, routes and tests of 5 files are still being resolved; read at "
STRUCTURE: tuple[tuple[str, dict[str, str]], ...] = (
    ("outline", {"path": "cart.py"}),
    ("repo_map", {}),
    ("get_symbol", {"symbol": "cart.py:total"}),
    ("search_code", {"query": "price"}),
    ("search_code", {"query": "def total", "mode": "text"}),
)


@needs_proc
@pytest.mark.parametrize("mark", [".git", ""])
@pytest.mark.quick_cases(1)
def test_questions_of_structure_do_not_wait_for_the_links(tmp_path: Path, mark: str) -> None:
    shop, store = write(tmp_path / "shop", SHOP), tmp_path / "store"
    interrupted(store, shop)
    if mark:
        (shop / mark).mkdir()
    heard: list[str] = []
    with serving(store, cwd=shop) as session:
        # While this test holds the lock, no run can publish.
        with LocalStore(Settings(store_path=store)).write("a test"):
            for tool, arguments in STRUCTURE:
                first = session.answer(tool, **arguments).partition("\n")[0]
                assert RESOLVING in first, (tool, first)
            waiting = session.begin("get_callers", told=heard.append, symbol="prices.py:price")
            wait_until(lambda: len(set(heard)) > 1, "progress is reported")
            assert not waiting.done()
        assert "cart.py" in waiting.result(timeout=600).text
        assert RESOLVING not in session.answer("outline", path="cart.py")
        assert "index fresh" in session.answer("outline", path="cart.py")

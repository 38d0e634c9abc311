"""A store for index runs.

For maintainers: all share the cache of the whole session, so that most files are parsed once. Tests about a run without
a cache, or about the cache itself, bring settings of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Workspace
from tests.in_process import stores_in_process
from tests.indexing.support import Fresh, index, triples


@pytest.fixture(scope="package", autouse=True)
def _stores_in_process() -> Iterator[None]:
    with stores_in_process():
        yield


@pytest.fixture
def workspace(tmp_path: Path) -> Iterator[Workspace]:
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    yield opened
    opened.close()


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Fresh]:
    """Index all roots from nothing, one run each, and return the graph."""
    opened: list[Workspace] = []

    def of(*roots: Path) -> set[str]:
        opened.append(Workspace.open(load_settings({"store_path": tmp_path / f"fresh{len(opened)}"})))
        for root in roots:
            index(opened[-1], root, full=True)
        return triples(opened[-1])

    yield of
    for workspace in opened:
        workspace.close()

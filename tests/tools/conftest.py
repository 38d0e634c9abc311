"""The project of a test module, its ``FILES``, indexed once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Workspace
from tests.in_process import stores_in_process
from tests.indexing.support import index, write


@pytest.fixture(scope="package", autouse=True)
def _stores_in_process() -> Iterator[None]:
    with stores_in_process():
        yield


@pytest.fixture(scope="module")
def root(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp(request.module.__name__.rpartition(".")[2]) / "shop", request.module.FILES)


@pytest.fixture(scope="module")
def workspace(root: Path) -> Iterator[Workspace]:
    opened = Workspace.open(load_settings({"store_path": root.parent / "store"}))
    index(opened, root)
    yield opened
    opened.close()

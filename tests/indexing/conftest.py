"""A store for index runs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.config import Settings
from oxigraph_code.tools import Workspace


@pytest.fixture
def workspace(tmp_path: Path) -> Iterator[Workspace]:
    opened = Workspace.open(Settings(store_path=tmp_path / "store"))
    yield opened
    opened.close()

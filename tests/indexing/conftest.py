"""A store for index runs.

For maintainers: all share the cache of the whole session, so that most files are parsed once. Tests about what a run
makes of nothing, or about the cache itself, bring settings of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.config import load_settings
from oxigraph_code.tools import Workspace


@pytest.fixture
def workspace(tmp_path: Path) -> Iterator[Workspace]:
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    yield opened
    opened.close()

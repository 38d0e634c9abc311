"""No test leaves anything in the folders of whoever runs it."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

CACHE = "OXIGRAPH_CACHE_PATH"


@pytest.fixture(scope="session", autouse=True)
def _no_cache_of_the_user(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    before = os.environ.get(CACHE)
    os.environ[CACHE] = str(tmp_path_factory.mktemp("cache"))
    yield
    del os.environ[CACHE]
    if before is not None:
        os.environ[CACHE] = before

"""No test leaves anything in the folders of whoever runs it, and none depends on how busy the machine is."""

from __future__ import annotations

import os
from collections.abc import Iterator

import hypothesis
import pytest

CACHE = "OXIGRAPH_CACHE_PATH"

hypothesis.settings.register_profile("untimed", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow])
hypothesis.settings.load_profile("untimed")


@pytest.fixture(scope="session", autouse=True)
def _no_cache_of_the_user(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    before = os.environ.get(CACHE)
    os.environ[CACHE] = str(tmp_path_factory.mktemp("cache"))
    yield
    del os.environ[CACHE]
    if before is not None:
        os.environ[CACHE] = before

"""Tests leave nothing in the folders of their user, and do not depend on the load of the machine."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

from oxigraph_code.resolution import resolver
from tests.in_process import jobs_in_process

_REPORT = resolver._report
CACHE = "OXIGRAPH_CACHE_PATH"

hypothesis.settings.register_profile("untimed", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow])
hypothesis.settings.load_profile("untimed")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the cases slow that `quick_cases` leaves out, and skip tests of sources where there are none."""
    cases: Counter[str] = Counter()
    has_sources = (Path(__file__).parents[1] / "src").is_dir()
    for item in items:
        if item.get_closest_marker("needs_sources") and not has_sources:
            item.add_marker(pytest.mark.skip(reason="the sources are not here"))
        mark = item.get_closest_marker("quick_cases")
        if mark is not None:
            name = item.nodeid.partition("[")[0]
            cases[name] += 1
            if cases[name] > mark.args[0]:
                item.add_marker(pytest.mark.slow)


def pytest_make_parametrize_id(val: object) -> str | None:
    """Keep a case in the group of its module, whose name pytest-xdist ends at the last ``::``."""
    return val.replace("::", ":") if isinstance(val, str) and "::" in val else None


@pytest.fixture(scope="session", autouse=True)
def _faults_fail() -> Iterator[None]:
    """Let a fault of resolution end the test, although it costs a user one call.

    A compiled module reads this name when it calls the function, since it is decorated.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(resolver, "_report", _raise_again)
        yield


def _raise_again(error: str, place: str) -> None:
    raise  # the fault that is caught where this is called


@pytest.fixture
def as_users_run_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resolver, "_report", _REPORT)


@pytest.fixture(scope="session", autouse=True)
def _no_cache_of_the_user(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    before = os.environ.get(CACHE)
    os.environ[CACHE] = str(tmp_path_factory.mktemp("cache"))
    yield
    del os.environ[CACHE]
    if before is not None:
        os.environ[CACHE] = before


@pytest.fixture(scope="module")
def in_process() -> Iterator[None]:
    """Start no processes for the stores and index runs of a module."""
    with jobs_in_process():
        yield

"""Servers that all tests share that do not depend on the state of the store."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.stdio.client import ERAS, Session, serving


@pytest.fixture(scope="session")
def session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Session]:
    with serving(tmp_path_factory.mktemp("store") / "store", OXIGRAPH_QUERY_TIMEOUT_S="20") as opened:
        yield opened


@pytest.fixture(scope="session", params=[ERAS[0], pytest.param(ERAS[1], marks=pytest.mark.slow)])
def any_session(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Session]:
    """A server for each era of the protocol, for tests of their differences."""
    if request.param == ERAS[0]:
        yield request.getfixturevalue("session")
        return
    with serving(tmp_path_factory.mktemp("store") / "store", request.param) as opened:
        yield opened


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    """A small project with two modules, a class hierarchy and calls."""
    root = tmp_path / "shop"
    (root / "shop").mkdir(parents=True)
    (root / "pyproject.toml").write_text(
        '[project]\nname = "shop"\nversion = "1.2"\ndependencies = ["httpx>=0.27"]\n', encoding="utf-8"
    )
    (root / "shop/__init__.py").write_text("", encoding="utf-8")
    (root / "shop/cart.py").write_text(
        '''"""Carts."""

from decimal import Decimal


class Cart:
    """A purchase."""

    def total(self) -> Decimal:
        return self.tax(len(self.items))

    def tax(self, count: int) -> Decimal:
        return Decimal(count)


def checkout() -> None:
    cart = Cart()
    cart.total()
''',
        encoding="utf-8",
    )
    return root

"""Configuration names a symbol by its path, and by nothing less."""

from __future__ import annotations

import pytest

from oxigraph_code.search.configuration import is_configuration, lines_that_name_path


@pytest.mark.parametrize(
    ("path", "is_one"),
    [
        ("pyproject.toml", True),
        ("deploy/Dockerfile.web", True),
        ("Procfile", True),
        ("bin/start", True),
        ("compose.yaml", True),
        ("package-lock.json", False),
        ("poetry.lock", False),
        ("src/orders.py", False),
        ("README.md", False),
    ],
)
def test_configuration_is_told_by_the_name_of_the_file(path: str, is_one: bool) -> None:
    assert is_configuration(path) is is_one


@pytest.mark.parametrize(
    "line",
    [
        'mail = "shop.orders:checkout"',
        "CMD celery -A src.shop.orders.checkout worker",
        "handler: shop/orders.checkout",
        'first = "shop:checkout"',
        'mail = "shop.orders:checkout.delay"',
    ],
)
def test_the_path_of_its_module_or_folder_before_its_name_names_a_symbol(line: str) -> None:
    assert lines_that_name_path(f"x\n{line}\n", "src/shop/orders.py", "checkout") == [2]


@pytest.mark.parametrize(
    "line",
    ["checkout = 1", "orders:checkout", "shop.other:checkout", "shop.orders:checkouts", "uses: actions/checkout"],
)
def test_less_than_a_path_names_nothing(line: str) -> None:
    assert lines_that_name_path(line, "src/shop/orders.py", "checkout") == []


def test_a_module_in_no_folder_is_its_whole_path() -> None:
    assert lines_that_name_path("web: gunicorn app:create", "app.py", "create") == [1]

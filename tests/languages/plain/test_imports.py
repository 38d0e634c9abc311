"""Imports of plain languages lead to the files that their names mean."""

from __future__ import annotations

import pytest

from oxigraph_code.languages.plain import PlainLoader
from oxigraph_code.languages.registry import installed

_PATHS = ["web/lib/shop/cart.ex", "web/lib/shop/price_list.ex", "web/lib/shop_api/oidc_token.ex", "lib/shop/cart.ex"]


def _loader(language: str) -> PlainLoader:
    loader = installed().loader(language)
    assert isinstance(loader, PlainLoader)
    return loader


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("Shop.PriceList", "web/lib/shop/price_list.ex"),
        ("ShopAPI.OIDCToken", "web/lib/shop_api/oidc_token.ex"),
        ("Shop.Cart", "web/lib/shop/cart.ex"),
        ("Ecto.Query", ""),
    ],
)
def test_a_module_of_elixir_is_in_the_nearest_file_of_its_name(name: str, path: str) -> None:
    modules = _loader("elixir").semantics.modules(_PATHS)
    assert modules.find("web/lib/shop/cart.ex", name) == path


@pytest.mark.parametrize(
    ("language", "text", "names"),
    [
        ("elixir", "alias Shop.{Cart,\n  PriceList}\n", ["Shop.Cart", "Shop.PriceList"]),
        ("scala", "import shop.{Cart, Price => P}\n", ["shop.Cart", "shop.Price"]),
        ("scala", "import shop.items._\n", ["shop.items._"]),
    ],
)
def test_names_in_braces_are_imports_of_their_own(language: str, text: str, names: list[str]) -> None:
    facts = _loader(language).extract(text.encode(), f"shop.{language}")
    assert [entry.path or entry.name for entry in facts.imports] == names

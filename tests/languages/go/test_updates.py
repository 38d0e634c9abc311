"""An incremental run finds the interfaces that types in other files implement by embedding."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.indexing.support import Steps, after_updates

SHOP = {
    "go.mod": "module example.com/shop\n",
    "item/base.go": 'package item\n\ntype Base struct{}\n\nfunc (b Base) Name() string { return "" }\n',
    "item/item.go": "package item\n\ntype Item interface {\n\tName() string\n\tPrice() int\n}\n",
}
TEA = 'package tea\n\nimport "example.com/shop/item"\n\ntype Tea struct{ item.Base }\n\n'
PRICE = "func (t Tea) Price() int { return 1 }\n"
STEPS: Steps = (
    {"tea/tea.go": TEA},
    # The type around has all methods now, then a method of its own in place of the embedded one.
    {"tea/price.go": f"package tea\n\n{PRICE}"},
    {"tea/tea.go": f'{TEA}func (t Tea) Name() string {{ return "tea" }}\n'},
    {"tea/tea.go": TEA},
    {"tea/green.go": "package tea\n\ntype Green struct{ Tea }\n"},
    {"tea/tea.go": TEA.replace("item.Base", "")},
    {"tea/price.go": None},
)


@pytest.mark.slow
def test_updates_find_the_types_that_embed_another(tmp_path: Path) -> None:
    overridden = []
    for number, (found, fresh) in enumerate(after_updates(tmp_path, SHOP, STEPS)):
        assert found == fresh, f"step {number}"
        overridden.append(any("Base.Name> <https://ds-labs.org/code#overrides>" in line for line in found))
    assert overridden == [False, True, False, True, True, False, False]

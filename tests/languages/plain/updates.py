"""Edits of files in plain languages."""

from __future__ import annotations

from tests.indexing.support import Steps

SHOP = {
    "lib/cart.lua": 'local m = require("lib.item")\nfunction Cart.add() end\n',
    "lib/item.lua": "function Item.price() end\n",
    "web/page.html": '<link rel="stylesheet" href="style.css"><div id="cart"></div>\n',
    "web/style.css": '@import "base.css";\n.button { margin: 0 }\n',
    "run.sh": "source lib/common.sh\nbuild() { echo; }\n",
    "Dockerfile": "FROM python AS build\n",
    "ci.yaml": "jobs:\n  test:\n    steps: []\n",
    "web/lib/shop/cart.ex": "defmodule Shop.Cart do\n  alias Shop.{PriceList, Item}\nend\n",
    "web/lib/shop/item.ex": "defmodule Shop.Item do\nend\n",
    "shop.py": "def total(): pass\n",
}
STEPS: Steps = (
    # An imported file comes, and goes.
    {"lib/common.sh": "deploy() { echo; }\n"},
    {"web/base.css": ":root { --main: red }\n"},
    {"web/lib/shop/price_list.ex": "defmodule Shop.PriceList do\nend\n"},
    {"lib/common.sh": None},
    {"web/lib/shop/item.ex": None},
    {"lib/item.lua": None},
    {"lib/item/init.lua": "function Item.price() end\n"},
    # A file with a name and no extension changes.
    {"Dockerfile": "FROM python AS build\nFROM build AS run\n"},
    {"ci.yaml": "jobs:\n  lint: {}\n"},
)

"""A small repository in three languages: routes, names read from outside, and traits.

For maintainers: the frozen package has none of these. The truths in ``truth/shop.txt`` name lines in these files, and
are read from here.
"""

from __future__ import annotations

from pathlib import Path

from tests.history.repositories import BOB, Script

CART = '''\
"""Carts."""

import shop.pay


class Cart:
    """Things that a customer wants."""

    limit: int = 100

    def __init__(self) -> None:
        self.items: list[int] = []

    def is_empty(self) -> bool:
        return not self.items

    def buy(self) -> bool:
        return shop.pay.charge(sum(self.items))
'''

PAY = '''\
"""Payments."""

import requests
import requests_cache


def charge(amount: int) -> bool:
    """Charge a card."""
    requests_cache.clear()
    return requests.post("https://pay.example.org/api/charges", json={"amount": amount}).ok


def refund(amount: int) -> bool:
    from shop.cart import Cart

    return Cart().is_empty() and charge(-amount)


def countdown(n: int) -> int:
    return 0 if n == 0 else countdown(n - 1)
'''

API = """\
import os

from flask import Flask, current_app

from shop.cart import Cart
from shop.flags import feature_enabled

app = Flask(__name__)


@app.route("/carts/<int:number>", methods=["GET", "DELETE"])
def show_cart(number: int) -> str:
    return os.environ["SHOP_GREETING"]


@app.post("/carts")
def create_cart() -> str:
    cart = Cart()
    if feature_enabled("gift-wrap"):
        cart.limit = 50
    return current_app.config["CURRENCY"]
"""

CLI = '''\
import click

from shop.cart import Cart


@click.group()
def main() -> None:
    """The command line."""


@main.command()
@click.option("--dry-run", is_flag=True)
@click.option("--user", envvar="SHOP_USER")
def clean_up(dry_run: bool, user: str) -> None:
    """Drop old carts."""
    Cart().buy()
'''

TASKS = """\
from celery import shared_task
from redis import Redis

bus = Redis()


@shared_task(name="shop.send_bill")
def send_bill() -> None:
    bus.publish("bills.sent", "{}")


def listen(unknown) -> None:
    bus.subscribe("bills.paid")
    unknown.is_empty()
"""

MODELS = """\
from django.db import models


class Order(models.Model):
    number = models.CharField(max_length=20)
    paid = models.BooleanField(default=False)
"""

MIGRATION = """\
import sqlalchemy as sa
from alembic import op


def upgrade() -> None:
    op.create_table("orders", sa.Column("number", sa.String()))
    op.drop_column("orders", "paid")
"""

TESTS = """\
from shop.cart import Cart


def test_a_cart_is_empty() -> None:
    assert Cart().is_empty()


class TestBuying:
    def test_nothing(self) -> None:
        assert Cart().buy()
"""

PRICES = """\
export interface Priced {
  price(): number;
}

export class Apple implements Priced {
  price() {
    return 1;
  }
}

export async function order(apple: Apple) {
  return fetch('/api/orders', { method: 'POST' });
}
"""

RUST = """\
pub trait Taxed {
    fn tax(&self) -> u32;
}

pub struct Bread;

impl Taxed for Bread {
    fn tax(&self) -> u32 {
        7
    }
}

impl Taxed for Vec<u8> {
    fn tax(&self) -> u32 {
        0
    }
}

pub mod shelf;
pub mod stock;

pub fn mode() -> String {
    std::env::var("SHOP_MODE").unwrap()
}

#[cfg(test)]
mod tests {
    #[test]
    fn bread_is_taxed() {
        use super::Taxed;
        assert_eq!(super::Bread.tax(), 7);
    }
}
"""

FLAGS = """\
def feature_enabled(name: str) -> bool:
    return bool(name)
"""

SHELF = """\
use crate::stock;

pub struct Shelf;

pub fn fill() -> u32 {
    stock::count(&Shelf)
}
"""

STOCK = """\
use crate::shelf::Shelf;

pub fn count(_shelf: &Shelf) -> u32 {
    3
}
"""

FILES = {
    "pyproject.toml": (
        '[project]\nname = "shop"\nversion = "1"\ndependencies = ["flask>=3", "requests"]\n\n'
        '[project.optional-dependencies]\ndev = ["pytest==8.0"]\n\n[project.scripts]\nshop = "shop.cli:main"\n'
    ),
    "package.json": '{"name": "shop", "dependencies": {"react": "^18.0.0"}}\n',
    "Cargo.toml": '[package]\nname = "shop"\nversion = "1.0.0"\nedition = "2021"\n\n[dependencies]\nserde = "1.0"\n',
    "CODEOWNERS": "/shop/ @shop/backend\n/web/ @shop/web\n",
    "shop/__init__.py": "",
    "shop/api.py": API,
    "shop/cli.py": CLI,
    "shop/flags.py": f'"""Flags."""\n{FLAGS}',
    "shop/models.py": MODELS,
    "shop/pay.py": PAY,
    "shop/settings.py": 'CURRENCY = "EUR"\n',
    "shop/tasks.py": TASKS,
    "migrations/first.py": MIGRATION,
    "tests/test_cart.py": TESTS,
    # The package re-exports a class; its importers import the package, and not the file of the class.
    "goods/__init__.py": "from goods.item import Item\n",
    "goods/item.py": "import price\n\n\nclass Item: ...\n",
    "price.py": "from goods import Item\n",
    "src/lib.rs": RUST,
    "src/shelf.rs": SHELF,
    "src/stock.rs": STOCK,
    "web/a.ts": "import { b } from './b';\nexport function a() { return b(); }\n",
    "web/b.ts": "import { a } from './a';\nexport function b() { return a(); }\n",
    "web/c.ts": "import { a } from './a';\na();\n",
    "web/prices.ts": PRICES,
    "web/sizes.ts": "export enum Size {\n  Small,\n}\n\nexport type Weight = number;\n",
}

REPORTS = {
    "bom.json": (
        '{"bomFormat": "CycloneDX", "components": [{"name": "requests", "version": "2.30.0", '
        '"purl": "pkg:pypi/requests@2.30.0", "licenses": [{"license": {"id": "Apache-2.0"}}]}]}'
    ),
    "osv.json": (
        '{"id": "A-1", "summary": "Leak", "database_specific": {"severity": "LOW"}, "affected": [{"package": '
        '{"name": "requests", "ecosystem": "PyPI"}, "ranges": [{"type": "ECOSYSTEM", '
        '"events": [{"introduced": "0"}, {"fixed": "2.31.0"}]}]}]}'
    ),
}
"""Reports of other tools about it."""


def shop(root: Path) -> Script:
    """Return the repository; its carts were baskets once, and one file is no program."""
    script = Script(root)
    script.commit("Open the shop\n\nWith baskets.", {**FILES, "shop/basket.py": CART})
    script.commit("Call baskets carts", {"shop/basket.py": None, "shop/cart.py": CART}, author=BOB)
    script.commit("Begin to ship", {"shop/ship.py": "def ship(:\n    pass\n"})
    script.commit("Say less", {"shop/flags.py": FLAGS}, author=BOB)
    script.check_out()
    return script


def documents(root: Path) -> Script:
    """Return a repository with documents, which its project file names."""
    script = Script(root)
    files = {
        ".oxigraph-code.toml": 'languages = ["*", "markdown"]\n',
        "README.md": "# Shop\n\nSee #12.\n",
        "docs/adr/0001-use-carts.md": "---\nstatus: accepted\n---\n# Use carts\n\nCarts it is.\n",
        "docs/adr/README.md": "",
        "ship.py": "def ship():\n"
        '    """Ship.\n\n    @knowgraph\n    owner: Mail\n    context: {business_goal: Fewer returns}\n    """\n'
        "    # TODO(Ann): weigh\n    return 1  # FIXME: wait\n",
    }
    script.commit("Decide", files)
    script.check_out()
    return script

"""Counts of symbols by kind."""

from __future__ import annotations

import json
from pathlib import Path

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.overview.repo_map import repo_map
from tests.tools.support import ask

FILES = {
    "shop.py": """\
from enum import Enum
from typing import Protocol


class Color(Enum):
    RED = 1


class Priced(Protocol):
    def price(self): ...


class Cart:
    def total(self): ...


def pay(): ...
"""
}


def test_each_symbol_is_counted_once_under_its_narrowest_kind(workspace: Workspace, root: Path) -> None:
    (row,) = json.loads(ask(workspace, root, repo_map, format="json"))["symbols"]
    assert row["kinds"] == {"Class": 1, "Trait": 1, "Enum": 1, "Function": 1, "Method": 2, "Field": 1}

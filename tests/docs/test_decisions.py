"""Modules that name a decision lead to one that holds."""

from __future__ import annotations

import re

from tests.docs.pages import ROOT


def test_every_decision_that_a_module_names_exists_and_is_in_force() -> None:
    records = {page.name[:4]: page.read_text(encoding="utf-8") for page in (ROOT / "docs/decisions").glob("0*.md")}
    wrong = [
        f"{module.name}: {number}"
        for module in (ROOT / "src/oxigraph_code").rglob("*.py")
        for number in re.findall(r"decision (\d{4})", module.read_text(encoding="utf-8"))
        if "superseded by" in records.get(number, "superseded by nothing")
    ]
    assert wrong == []

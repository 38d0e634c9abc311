"""A question runs as many queries for forty dependents as for twelve: none for each of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.store import LocalStore
from oxigraph_code.tools import TOOLS, Workspace
from oxigraph_code.tools.answer import nodes
from tests.tools.support import ask


def _base_with_callers(name: str, count: int) -> str:
    lines = [f"class {name}Base:\n    def run_{name.lower()}(self): ...\n"]
    lines += [f"class {name}({name}Base):\n    def run_{name.lower()}(self): ...\n"]
    lines += [f"def {name.lower()}_{number}(it: {name}Base):\n    it.run_{name.lower()}()\n" for number in range(count)]
    return "\n\n".join(lines)


FILES = {
    "first.py": _base_with_callers("First", 2),
    "few.py": _base_with_callers("Few", 12),
    "many.py": _base_with_callers("Many", 40),
}
TOOL_NAMES = ("get_symbol", "get_callers", "get_callees", "find_references", "impact_analysis", "type_hierarchy")


@pytest.mark.parametrize("name", TOOL_NAMES)
def test_the_number_of_queries_does_not_grow_with_the_answer(
    workspace: Workspace, root: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    tool = next(tool for tool in TOOLS if tool.name == name)
    counts: list[int] = []
    rows = LocalStore.rows

    def counting(*arguments: Any, **named: Any) -> Any:
        counts[-1] += 1
        return rows(*arguments, **named)

    monkeypatch.setattr(LocalStore, "rows", counting)
    monkeypatch.setattr(nodes, "_AT_A_TIME", 4)  # with more, details are loaded only when they are shown
    # The first question loads data that is kept for the generation.
    for kind in ("First", "Few", "Many"):
        counts.append(0)
        ask(workspace, root, tool.function, symbol=kind if name == "type_hierarchy" else f"{kind}.run_{kind.lower()}")
    assert 0 < counts[2] <= counts[1]

"""An answer that is cut names an argument, or another call, that makes it shorter."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.tools import TOOLS, Call, Workspace

_HUB = "".join(f"    def part_{number}(self):\n        return helper_{number}()\n\n" for number in range(40))
_HELPERS = "".join(f"def helper_{number}():\n    return Hub().part_{number}()\n\n\n" for number in range(40))

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "shop/hub.py": f"class Hub:\n{_HUB}\n\n{_HELPERS}",
    **{
        f"users/folder_{number}/user_{number}.py": (
            f"import requests\nfrom shop.hub import Hub\n\n\nclass Sub{number}(Hub): ...\n\n\n"
            f"def use_{number}():\n    requests.get()\n    return Hub()\n"
        )
        for number in range(30)
    },
    "all.py": "".join(f"from users.folder_{number}.user_{number} import use_{number}\n" for number in range(30))
    + "\n\ndef run():\n"
    + "".join(f"    use_{number}()\n" for number in range(30)),
}

CALLS: list[tuple[str, dict[str, Any]]] = [
    ("search_code", {"query": "use"}),
    ("search_code", {"query": "Hub", "mode": "text"}),
    ("repo_map", {}),
    ("outline", {"path": "shop/hub.py"}),
    ("outline", {"path": "users"}),
    ("get_symbol", {"symbol": "Hub"}),
    ("get_symbol", {"symbol": "run", "code": True}),
    ("get_callers", {"symbol": "Hub"}),
    ("get_callees", {"symbol": "run"}),
    ("impact_analysis", {"symbol": "Hub", "depth": 1}),
    ("impact_analysis", {"symbol": "Hub", "depth": 3}),
    ("find_path", {"source": "run", "target": "Hub"}),
    ("find_path", {"source": "run", "target": "Hub", "k": 1, "bodies": True}),
    ("find_references", {"symbol": "Hub"}),
    ("find_references", {"symbol": "shop/hub.py"}),
    ("type_hierarchy", {"symbol": "Hub"}),
    ("get_dependencies", {"path": "shop/hub.py"}),
    ("get_dependencies", {"path": "requests"}),
    ("get_dependencies", {"path": "Hub"}),
    ("read_snippet", {"path": "all.py", "end": 60}),
]


@pytest.mark.parametrize(("name", "arguments"), CALLS, ids=[f"{name} {arguments}" for name, arguments in CALLS])
def test_a_cut_answer_tells_how_to_narrow_it(
    workspace: Workspace, root: Path, name: str, arguments: dict[str, Any]
) -> None:
    tool = next(tool for tool in TOOLS if tool.name == name)
    text = tool.run(workspace, Call(), project=str(root), max_chars=500, **arguments).text
    assert " left out; more: offset=" in text.splitlines()[-1]
    assert " · narrow: " in text.splitlines()[-1]

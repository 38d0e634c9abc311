"""One call of a tool as data, made through the same functions that serve agents.

For maintainers: files of questions and tasks hold calls as tables with the name of the tool and its arguments.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from oxigraph_code.tools import TOOLS, Call, Workspace
from oxigraph_code.tools.workspace.workspace import answer_by

_WITHOUT_PROJECT = frozenset({"sparql_query"})


def ask(workspace: Workspace, root: Path, call: Mapping[str, Any]) -> str:
    """Answer a call about the project at ``root``, with the notice below it, if there is one."""
    tools = {tool.name: tool for tool in TOOLS}
    arguments = {name: value for name, value in call.items() if name != "tool"}
    if call["tool"] == "compare_refs":
        arguments["path"] = str(root / arguments.get("path", ""))
    elif call["tool"] not in _WITHOUT_PROJECT:
        arguments["project"] = str(root)
    found = answer_by(tools[call["tool"]].function, workspace, Call(), **arguments)
    return "\n".join(filter(None, (found.text, found.notice)))

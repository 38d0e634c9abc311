"""The questions that the page may ask: tools that only read, answered as JSON.

For maintainers: the arguments are those of the tools, checked against their parameters.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from oxigraph_code.errors import ArgumentError
from oxigraph_code.tools import TOOLS, Call, Tool, Workspace

_OFFERED = (
    "search_code",
    "get_symbol",
    "get_callers",
    "get_callees",
    "impact_analysis",
    "type_hierarchy",
    "read_snippet",
    "sparql_query",
)
QUESTIONS: Final[Mapping[str, Tool]] = {tool.name: tool for tool in TOOLS if tool.name in _OFFERED}


def reply(workspace: Workspace, tool: Tool, arguments: object) -> bytes:
    """Answer a question with JSON: ``found``, ``answer`` and ``notice``.

    ``answer`` is the answer of the tool as JSON, or its text if the tool has no other form for it. Raises
    ``ArgumentError`` for arguments that the tool does not have, and the errors of the tool.
    """
    answer = tool.run(workspace, Call(), **_checked(tool, arguments), format="json")
    found: Any = answer.text
    try:
        found = json.loads(answer.text)
    except ValueError:
        pass
    reply = {"found": answer.is_found, "answer": found, "notice": answer.notice}
    return json.dumps(reply, ensure_ascii=False).encode()


def _checked(tool: Tool, arguments: object) -> dict[str, Any]:
    if not isinstance(arguments, dict):
        raise ArgumentError("the arguments are not a JSON object", hint='send {"NAME": VALUE}')
    parameters = {name: entry for name, entry in tool.parameters.items() if name != "format"}
    for name, value in arguments.items():
        if name not in parameters:
            raise ArgumentError(f"{tool.name} has no argument {name!r}", hint=f"use {', '.join(parameters)}")
        if type(value) is not parameters[name].kind:
            kind = parameters[name].kind.__name__
            raise ArgumentError(f"{name} has a value of the wrong type", hint=f"use {kind}", argument=name)
    for name, parameter in parameters.items():
        if parameter.is_required and name not in arguments:
            raise ArgumentError(f"{tool.name} needs the argument {name!r}", hint="add it", argument=name)
    return arguments

"""Write ``src/oxigraph_code/api/tool_methods.py``: a typed method for each tool.

For maintainers: editors and type checkers read source, so methods that are made at run time are none for them. A
default that a setting chooses is ``None`` there.
"""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator

from oxigraph_code.tools import TOOLS, Tool
from oxigraph_code.tools.tool import BY_SETTING, ToolParameter

_WIDTH = 120
_NO_BREAK = "\0"
_TOP = '''\
"""A method for each tool.

Generated from ``tools`` by ``python -m docs.generate``; do not edit.
"""
# fmt: off

from __future__ import annotations

from typing import Any

from oxigraph_code.api.results import ToolAnswer


class ToolMethods:
    """The tools as methods of a graph; docs/reference/tools.md explains their arguments."""

    def call(self, tool: str, **arguments: Any) -> ToolAnswer:
        raise NotImplementedError

    def _ask(self, tool: str, given: dict[str, Any]) -> ToolAnswer:
        return self.call(tool, **{name: value for name, value in given.items() if name != "self"})
'''


def render() -> str:
    """Render the text of the module."""
    return "\n".join([_TOP, *("\n".join(_method(tool)) + "\n" for tool in TOOLS)])


def _method(tool: Tool) -> Iterator[str]:
    parameters = [_declared(entry).replace(" ", _NO_BREAK) for entry in tool.parameters.values()]
    head = f"    def {tool.name}({', '.join(['self', *parameters])}){_NO_BREAK}->{_NO_BREAK}ToolAnswer:"
    yield from (line.replace(_NO_BREAK, " ") for line in textwrap.wrap(head, _WIDTH, subsequent_indent=" " * 8))
    yield f'        """{tool.title}."""'
    yield f'        return self._ask("{tool.name}", locals())'


def _declared(parameter: ToolParameter) -> str:
    kind = parameter.kind.__name__
    if parameter.is_required:
        return f"{parameter.name}: {kind}"
    if parameter.name in BY_SETTING:
        return f"{parameter.name}: {kind} | None = None"
    default = json.dumps(parameter.default) if kind == "str" else repr(parameter.default)
    return f"{parameter.name}: {kind} = {default}"

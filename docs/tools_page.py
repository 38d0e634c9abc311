"""Write the generated blocks of ``docs/reference/tools.md`` from the list of tools.

For maintainers: the text of a tool is its docstring and the annotations of its parameters; the rest of the page is
written by hand. The hints must be those that ``server`` sends.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from oxigraph_code.tools import TOOLS, Tool
from oxigraph_code.tools.tool import ToolParameter

_PAGE = Path(__file__).parent / "reference" / "tools.md"
_BLOCK = re.compile(r"(<!-- generated: (\w+) -->\n).*?(?=<!-- end -->)", re.DOTALL)
_LABELS = ("Use when: ", "Not for: ", "Returns: ", "Example: ")
_TYPES = {str: "string", int: "integer", float: "number", bool: "boolean"}


def render() -> str:
    """Render the page with its generated blocks made anew, and the words between them as they are."""
    return _BLOCK.sub(lambda block: f"{block[1]}\n{_block(block[2])}\n", _PAGE.read_text(encoding="utf-8"))


def _block(name: str) -> str:
    return "\n".join(_overview() if name == "tools" else _section(documented()[name]))


def documented() -> dict[str, Tool]:
    """Return the tools by the names of their sections: the loaders of one language have one together."""
    found: dict[str, Tool] = {}
    for tool in TOOLS:
        found.setdefault("load_LANGUAGE_code" if tool.language else tool.name, tool)
    return found


def _overview() -> Iterator[str]:
    yield "| Tool | What it does |"
    yield "|---|---|"
    for name, tool in documented().items():
        yield f"| [`{name}`](#{_anchor(name)}) | {_cell(_of_any_language(tool, tool.title))} |"
    yield ""


def _of_any_language(tool: Tool, text: str) -> str:
    return text.replace(tool.language, "LANGUAGE") if tool.language else text


def _anchor(name: str) -> str:
    return name.lower()


def _section(tool: Tool) -> Iterator[str]:
    first, *rest = (_of_any_language(tool, note) for note in notes(tool))
    yield f"{_text(first)}\n"
    if rest:
        yield "\n".join(map(_note, rest)) + "\n"
    if tool.parameters:
        yield "| Parameter | Type | Required | Meaning |"
        yield "|---|---|---|---|"
        yield from (_row(parameter) for parameter in tool.parameters.values())
        yield ""
    else:
        yield "No parameters.\n"
    yield f"Hints: {', '.join(_hints(tool))}.\n"


def notes(tool: Tool) -> list[str]:
    """Return the parts of a description, each on one line: labelled ones, and ones after a full stop."""
    found: list[str] = []
    for line in filter(None, map(str.strip, tool.description.splitlines())):
        if not found or line.startswith(_LABELS) or found[-1].endswith("."):
            found.append(line)
        else:
            found[-1] += f" {line}"
    return found


def _note(line: str) -> str:
    label, colon, words = line.partition(": ")
    if label == "Example" and colon:
        return f"- **Example:** `{words}`"
    if colon and line.startswith(_LABELS):
        return f"- **{label}:** {_text(words)}"
    return f"- {_text(line)}"


def _row(parameter: ToolParameter) -> str:
    required = "yes" if parameter.is_required else "no"
    kind = _TYPES.get(parameter.kind, str(parameter.kind))
    return f"| `{parameter.name}` | {kind} | {required} | {_cell(parameter.meaning)} |"


def _hints(tool: Tool) -> Iterator[str]:
    yield "reads only" if tool.reads_only else "changes the graph"
    if not tool.reads_only:
        yield "may destroy what is there" if tool.destroys else "not destructive"
    yield "safe to repeat" if tool.is_idempotent or tool.reads_only else "not safe to repeat"
    if tool.is_always_loaded:
        yield "always in the client's view, where the client allows it"


def _cell(text: str) -> str:
    return _text(text).replace("|", "\\|")


def _text(text: str) -> str:
    """Words as Markdown that shows them as they are."""
    return text.replace("<", "&lt;").replace("*", "\\*")

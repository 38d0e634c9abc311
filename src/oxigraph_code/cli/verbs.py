"""The verb of each tool: the name of its command, other names, arguments by position, and examples.

For maintainers: the table is ``verbs.toml``. This module must not know the library that parses command lines.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from oxigraph_code.tools import TOOLS, Tool, tool_called


@dataclass(frozen=True)
class OptionText:
    """An option as its help page explains it.

    ``choices`` are all of its values, or with ``is_open`` the usual ones; ``names`` replace the name of the argument.
    """

    help: str = ""
    choices: tuple[str, ...] = ()
    is_open: bool = False
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Verb:
    """The command of a tool.

    ``words`` is the argument that takes all words, ``placed`` are optional arguments that may stand by position, and
    ``asks`` is a question to confirm, with arguments of the tool in braces.
    """

    tool: Tool
    name: str
    others: tuple[str, ...] = ()
    placed: tuple[str, ...] = ()
    words: str = ""
    asks: str = ""
    examples: tuple[str, ...] = ()
    options: Mapping[str, OptionText] = field(default_factory=dict)


@cache
def verbs() -> tuple[Verb, ...]:
    """Return the verbs of the tools, in their order, without loaders for single languages."""
    table = tomllib.loads(Path(__file__).with_name("verbs.toml").read_text(encoding="utf-8"))
    found = []
    for tool in (tool for tool in TOOLS if not tool.language):
        row = table.get(tool.name, {})
        name = row.get("verb") or tool.name.replace("_", "-")
        also = {*row.get("others", ()), tool.name, tool.name.replace("_", "-")} - {name}
        found.append(
            Verb(
                tool,
                name,
                others=tuple(sorted(also)),
                placed=tuple(row.get("placed", ())),
                words=row.get("words", ""),
                asks=row.get("asks", ""),
                examples=tuple(row.get("examples", ())),
                options=_options(table["options"]) | _options(row.get("options", {})),
            )
        )
    return tuple(found)


def _options(rows: Mapping[str, Mapping[str, Any]]) -> dict[str, OptionText]:
    return {
        name: OptionText(
            row.get("help", ""), tuple(row.get("choices", ())), bool(row.get("is_open")), tuple(row.get("names", ()))
        )
        for name, row in rows.items()
    }


@cache
def by_name() -> dict[str, Verb]:
    """Return the verbs by all of their names."""
    return {name: verb for verb in verbs() for name in (verb.name, *verb.others)}


def verb_called(name: str) -> Verb | None:
    """Return the verb of a name; every language with a loader has one."""
    if (found := by_name().get(name)) is not None:
        return found
    tool = tool_called(name.replace("-", "_"))
    return None if tool is None else Verb(tool, name, options=by_name()["load_code"].options)

"""Calls of tools as commands: ``get_symbol code=true`` is ``oxigraph-code symbol --code``.

For maintainers: sentences about calls come from answers, from the hints of errors and from docstrings, which are the
help pages. Here they all become commands (see ``oxigraph_code.hints``), and nowhere else.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping

from oxigraph_code.cli.verbs import Verb, by_name
from oxigraph_code.errors import OxigraphCodeError
from oxigraph_code.hints import said

_PROGRAM = "oxigraph-code"


def as_command(tool: str, arguments: Mapping[str, str]) -> str:
    """Return the command of a tool with arguments; without a tool, the arguments as options."""
    verb = by_name().get(tool)
    if verb is not None:
        return f"{_PROGRAM} {_command(verb, arguments)}"
    options = " ".join(option_of(name, value) for name, value in arguments.items())
    return f"{tool} {options}".strip() if options else tool


def option_of(name: str, value: str = "") -> str:
    """Return an argument of a tool as an option of a command."""
    option = OTHER_NAMES.get(name, f"--{name.replace('_', '-')}")
    plain = value.strip("'\"")
    return option if plain in ("", "true") else f"{option} {shlex.quote(plain)}"


OTHER_NAMES = {"max_results": "--limit"}
"""Options that have a more usual name than the argument of the tool."""


def _command(verb: Verb, arguments: Mapping[str, str]) -> str:
    if not arguments:
        return verb.name
    parameters = verb.tool.parameters.items()
    first = [name for name, one in parameters if one.is_required or (name == verb.words and name in arguments)]
    placed = [shlex.quote(arguments[name].strip("'\"")) if name in arguments else name.upper() for name in first]
    options = [option_of(name, value) for name, value in arguments.items() if name not in first]
    return " ".join([verb.name, *placed, *options])


def explained(error: OxigraphCodeError) -> str:
    """Return an error with its hint in the words of the terminal."""
    hint = said(error.hint, as_command)
    return f"{error.message}\n{hint}" if hint else error.message


def help_text(text: str) -> str:
    """Return a text about tools for a help page, on which the name of the program would be noise."""
    return said(text, _without_program)


def _without_program(tool: str, arguments: Mapping[str, str]) -> str:
    return as_command(tool, arguments).removeprefix(f"{_PROGRAM} ")

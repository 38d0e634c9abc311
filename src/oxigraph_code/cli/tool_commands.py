"""A command for each tool, made from its parameters.

For maintainers: this module adds nothing to a tool but the words of a command line. A command that needs more has a
module of its own.
"""

from __future__ import annotations

import contextlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from oxigraph_code import logs
from oxigraph_code.cli import output
from oxigraph_code.cli.settings_options import read_settings, settings_options
from oxigraph_code.cli.verbs import Verb
from oxigraph_code.config import Settings
from oxigraph_code.tools import Answer, Call, Workspace
from oxigraph_code.tools.tool import BY_SETTING, ToolParameter

NOTHING_FOUND = 1
_TEXTS = frozenset({"query", "update"})
"""Arguments that may be given as ``@FILE``, or as ``-`` for standard input."""
_LABEL = re.compile(r" (?=(?:Use when|Not for|Returns|Example):)")
_HERE = {"load_code": "path", "load_git_history": "path"}
"""Required arguments that mean this project if they are left out."""


def tool_command(verb: Verb) -> click.Command:
    """The command of a tool."""
    parameters = list(verb.tool.parameters.values())
    made: list[click.Parameter] = []
    for parameter in parameters:
        if parameter.is_required or parameter.name == verb.words:
            made.append(_argument(verb, parameter))
    for parameter in parameters:
        if not parameter.is_required and parameter.name != verb.words:
            made.append(_option(parameter))
            if parameter.name in verb.placed:
                made.append(
                    click.Argument([f"placed_{parameter.name}"], required=False, metavar=f"[{parameter.name.upper()}]")
                )
    made.append(click.Option(["--json", "as_json"], is_flag=True, help="Answer with JSON."))
    if verb.asks:
        made.append(click.Option(["--yes", "-y", "is_confirmed"], is_flag=True, help="Do not ask."))
    return click.Command(
        verb.name,
        callback=lambda **values: _run(verb, values),
        params=[*made, *settings_options()],
        short_help=_sentence(verb.tool.title),
        help=_paragraphs(verb.tool.description),
        epilog=_examples(verb) if verb.examples else None,
    )


def _argument(verb: Verb, parameter: ToolParameter) -> click.Argument:
    is_optional = _HERE.get(verb.tool.name) == parameter.name
    shown = parameter.name.upper()
    if parameter.name == verb.words:
        metavar = f"{shown}..." if parameter.is_required else f"[{shown}...]"
        return click.Argument([parameter.name], nargs=-1, required=parameter.is_required, metavar=metavar)
    return click.Argument([parameter.name], required=not is_optional, metavar=f"[{shown}]" if is_optional else shown)


def _option(parameter: ToolParameter) -> click.Option:
    name = f"--{parameter.name.replace('_', '-')}"
    if parameter.kind is bool:
        return click.Option([name, parameter.name], is_flag=True, help=_sentence(parameter.meaning))
    return click.Option(
        [name, parameter.name],
        type=parameter.kind,
        default=None if parameter.name in BY_SETTING else parameter.default,
        metavar=parameter.name.upper(),
        help=_sentence(parameter.meaning),
    )


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:].rstrip('.')}."


def _paragraphs(text: str) -> str:
    """A description with a paragraph for each part: the summary, and those that begin with a label."""
    return _LABEL.sub("\n\n", text.replace("\n", " "))


def _examples(verb: Verb) -> str:
    return "\n".join(["\b", "Examples:", *(f"  oxigraph-code {example}" for example in verb.examples)])


def _run(verb: Verb, values: dict[str, Any]) -> None:
    settings = read_settings(values)
    as_json, is_confirmed = values.pop("as_json"), values.pop("is_confirmed", True)
    arguments = tool_arguments(verb, values)
    defaults = verb.tool.defaults(settings)
    arguments |= {name: defaults[name] for name in BY_SETTING if name in defaults and arguments[name] is None}
    if as_json and "format" in verb.tool.parameters:
        arguments["format"] = "json"
    if verb.asks and not is_confirmed and sys.stdin.isatty():
        click.confirm(verb.asks.format(**arguments), abort=True)
    with opened(settings) as workspace:
        answer = verb.tool.run(workspace, Call(output.progress()), **arguments)
    _show(answer, as_json=as_json)
    if not answer.is_found:
        sys.exit(NOTHING_FOUND)


@contextlib.contextmanager
def opened(settings: Settings) -> Iterator[Workspace]:
    """The workspace of a command, which waits for the graph to be up to date."""
    logs.start(settings.store_path, settings.log, on_stderr="warning")
    workspace = Workspace.open(settings, waits=True)
    try:
        yield workspace
    finally:
        workspace.close()


def tool_arguments(verb: Verb, values: dict[str, Any]) -> dict[str, Any]:
    """The arguments of the tool: words joined, placed ones in their place, texts read from files."""
    for name in verb.placed:
        placed = values.pop(f"placed_{name}", None)
        if placed is not None:
            kind = verb.tool.parameters[name].kind
            values[name] = kind(placed) if kind is not str else placed
    if verb.words:
        values[verb.words] = " ".join(values[verb.words])
    here = _HERE.get(verb.tool.name)
    if here and not values[here]:
        values[here] = "."
    for name in _TEXTS & values.keys():
        values[name] = _text(values[name])
    return values


def _text(argument: str) -> str:
    if argument == "-":
        return sys.stdin.read()
    return Path(argument[1:]).read_text(encoding="utf-8") if argument.startswith("@") else argument


def _show(answer: Answer, *, as_json: bool) -> None:
    text = answer.text
    if as_json and not text.lstrip().startswith(("{", "[", '"')):
        text = json.dumps({"answer": text}, ensure_ascii=False)
    output.show(text, answer.notice)

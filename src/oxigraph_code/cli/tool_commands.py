"""A command for each tool, made from its parameters.

For maintainers: this module adds nothing to a tool but the words of a command line. A command that needs more has a
module of its own.
"""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from oxigraph_code.cli import output
from oxigraph_code.cli.settings_options import read_settings, settings_options
from oxigraph_code.cli.verbs import OptionText, Verb
from oxigraph_code.cli.words import as_command, help_text
from oxigraph_code.hints import speaking
from oxigraph_code.processes import child, logs
from oxigraph_code.settings.config import DEFAULTS, Settings
from oxigraph_code.tools import Answer, Call, Workspace
from oxigraph_code.tools.answer.json_text import json_text
from oxigraph_code.tools.mcp.structured import structured
from oxigraph_code.tools.tool import BY_SETTING, ToolParameter
from oxigraph_code.tools.workspace.open_page import shown_in_page

NOTHING_FOUND = 1
JSON = click.Option(["--json", "as_json"], is_flag=True, help="Answer with JSON.")
"""The option of commands whose answers have a shape, see docs/reference/json.md."""
_TEXTS = frozenset({"query", "update"})
"""Arguments that may be ``@FILE``, or ``-`` for standard input."""
_LABEL = re.compile(r" (?=(?:Use when|Not for|Returns|Example):)")
_HERE = {"load_code": "path", "load_git_history": "path"}
"""Required arguments that mean this project if they are left out."""


def tool_command(verb: Verb) -> click.Command:
    """Return the command of a tool."""
    parameters = list(verb.tool.parameters.values())
    made: list[click.Parameter] = []
    for parameter in parameters:
        if parameter.is_required or parameter.name == verb.words:
            made.append(_argument(verb, parameter))
    for parameter in parameters:
        if not parameter.is_required and parameter.name != verb.words:
            made.append(_option(parameter, verb.options.get(parameter.name, OptionText())))
            if parameter.name in verb.placed:
                made.append(
                    click.Argument([f"placed_{parameter.name}"], required=False, metavar=f"[{parameter.name.upper()}]")
                )
    made.append(JSON)
    if verb.asks:
        made.append(click.Option(["--yes", "-y", "is_confirmed"], is_flag=True, help="Do not ask."))
    return click.Command(
        verb.name,
        callback=lambda **values: _run(verb, values),
        params=[*made, *settings_options(*_rows_limit(verb))],
        short_help=_sentence(help_text(verb.tool.title)),
        help=_LABEL.sub("\n\n", help_text(verb.tool.description).replace("\n", " ")),
        epilog=_examples(verb) if verb.examples else None,
    )


def _rows_limit(verb: Verb) -> tuple[str, ...]:
    """Return the setting that limits rows, for a list tool without such an argument."""
    has_own = any("--limit" in verb.options[name].names for name in verb.tool.parameters.keys() & verb.options.keys())
    return ("max_rows",) if "offset" in verb.tool.parameters and not has_own else ()


def _argument(verb: Verb, parameter: ToolParameter) -> click.Argument:
    is_optional = _HERE.get(verb.tool.name) == parameter.name
    shown = parameter.name.upper()
    if parameter.name == verb.words:
        metavar = f"{shown}..." if parameter.is_required else f"[{shown}...]"
        return click.Argument([parameter.name], nargs=-1, required=parameter.is_required, metavar=metavar)
    return click.Argument([parameter.name], required=not is_optional, metavar=f"[{shown}]" if is_optional else shown)


def _option(parameter: ToolParameter, text: OptionText) -> click.Option:
    names = text.names or (f"--{parameter.name.replace('_', '-')}",)
    meaning = text.help or _sentence(help_text(parameter.meaning))
    if parameter.kind is bool:
        return click.Option([*names, parameter.name], is_flag=True, help=meaning)
    is_chosen = parameter.name in BY_SETTING
    closed = click.Choice(text.choices, case_sensitive=False) if text.choices and not text.is_open else None
    usual = f"[{'|'.join(text.choices)}|...]" if text.choices else names[0].strip("-").replace("-", "_").upper()
    return click.Option(
        [*names, parameter.name],
        type=closed or parameter.kind,
        default=None if is_chosen or (closed and not parameter.default) else parameter.default,
        metavar=None if closed else usual,
        help=f"{meaning}  [default: {parameter.default}]" if parameter.default else meaning,
    )


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:].rstrip('.')}."


def _examples(verb: Verb) -> str:
    return "\n".join(["\b", "Examples:", *(f"  oxigraph-code {example}" for example in verb.examples)])


def _run(verb: Verb, values: dict[str, Any]) -> None:
    settings = read_settings(values)
    as_json, is_confirmed = values.pop("as_json"), values.pop("is_confirmed", True)
    arguments = tool_arguments(verb, values)
    defaults = verb.tool.defaults(settings)
    arguments |= {name: defaults[name] for name in BY_SETTING if name in defaults and arguments[name] is None}
    has_rows = "table" in verb.options["format"].choices
    if has_rows and not arguments["format"]:
        arguments["format"] = "table"
    draws = has_rows and arguments["format"] == "table" and not as_json and sys.stdout.isatty()
    if (as_json or draws) and "json" in verb.options["format"].choices and "format" in verb.tool.parameters:
        arguments["format"] = "json"
    if verb.asks and not is_confirmed and sys.stdin.isatty():
        click.confirm(verb.asks.format(**arguments), abort=True)
    with child.forked_children(), opened(settings) as workspace:
        answer = verb.tool.run(workspace, Call(output.progress()), **arguments)
        while answer.choices and not as_json and output.is_conversation():
            arguments |= _chosen(verb, answer, arguments)
            answer = verb.tool.run(workspace, Call(output.progress()), **arguments)
    answer = shown_in_page(answer, verb.tool.name, arguments, settings.store_path)
    show_answer(answer, as_json=as_json, draws=draws)
    if not (answer.is_found and answer.is_safe):
        sys.exit(NOTHING_FOUND)


@contextlib.contextmanager
def opened(settings: Settings) -> Iterator[Workspace]:
    """Provide the workspace of a command, which waits for a fresh graph and shows rows as a table."""
    logs.start(settings.store_path, settings.log, on_stderr="warning")
    if settings.sparql_format == DEFAULTS.sparql_format:
        settings = replace(settings, sparql_format="table")
    workspace = Workspace.open(settings, waits=True)
    before = workspace.generation()
    try:
        with speaking(as_command):
            yield workspace
    except KeyboardInterrupt:
        raise KeyboardInterrupt(_graph_state(before, workspace.generation())) from None
    finally:
        workspace.close()


def _graph_state(before: int, after: int) -> str:
    """Return the state in which an interrupted command leaves the graph."""
    if after != before:
        return f"kept: generation {after} of the graph, as it was published last; the same command goes on from there"
    return "the graph is as it was" if before else "nothing is indexed"


def _chosen(verb: Verb, answer: Answer, arguments: dict[str, Any]) -> dict[str, Any]:
    """Let the user choose among the symbols of a name; return the argument with the chosen one."""
    required = [name for name, parameter in verb.tool.parameters.items() if parameter.is_required]
    name = next((name for name in required if answer.asked in str(arguments[name])), required[0])
    width = shutil.get_terminal_size().columns
    lines = [f"{number:>3}  {line}" for number, (_, line) in enumerate(answer.choices, 1)]
    last = answer.text.rpartition("\n")[2]
    more = [last] if last.startswith("  and ") else []
    cut = [line if len(line) <= width else f"{line[: width - 1]}…" for line in [*lines, *more]]
    output.show("\n".join([answer.text.partition(";")[0], *cut]))
    number = click.prompt("Number", type=click.IntRange(1, len(lines)), err=True)
    return {name: answer.choices[number - 1][0]}


def tool_arguments(verb: Verb, values: dict[str, Any]) -> dict[str, Any]:
    """Return the arguments of the tool: words joined, placed ones in their place, texts read from files."""
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


def show_answer(answer: Answer, *, as_json: bool = False, draws: bool = False) -> None:
    """Print an answer: as it is, as JSON, or rows of SPARQL JSON as a table."""
    if draws and answer.text.startswith("{"):
        from oxigraph_code.cli.result_table import show_rows

        show_rows(answer.text, answer.notice)
        return
    if not as_json:
        text = answer.text
        if answer.page:
            is_object = text.startswith("{")
            text = json_text(json.loads(text) | {"page": answer.page}) if is_object else f"{text}\n{answer.page}"
        output.show(text, answer.notice)
        return
    is_json = not (answer.data or answer.page) and answer.text.lstrip().startswith(("{", "[", '"'))
    output.show_json(answer.text if is_json else json_text(structured(answer)), answer.notice)

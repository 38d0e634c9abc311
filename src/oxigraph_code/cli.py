"""The same tools at a terminal.

For maintainers: arguments in, text out; whatever takes more than that is a tool's. Options for settings are made from
the settings themselves. What a program parses goes to standard output, everything else to standard error.
"""

from __future__ import annotations

import argparse
import dataclasses
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from oxigraph_code import __version__, logs
from oxigraph_code.config import ENVIRONMENT_PREFIX, Settings, load_settings
from oxigraph_code.errors import (
    ArgumentError,
    ConfigError,
    OxigraphCodeError,
    QueryRefused,
    QuerySyntaxError,
    RdfSyntaxError,
    UnknownLanguage,
)
from oxigraph_code.tools import TOOLS, Answer, Call, Workspace
from oxigraph_code.tools.tool import Tool, ToolParameter

# What people type all day has a short name of its own.
_SHORT = {"load_code": "index", "sparql_query": "query", "index_status": "status"}
# What can be left out and has a place all the same: who compares two things types both.
_PLACED = {"compare_refs": "head"}
_QUERY = "sparql_query"
_NOTHING_FOUND, _WRONG_USE, _FAILURE, _INTERRUPTED = 1, 2, 3, 130
_MISUSES = (ArgumentError, ConfigError, UnknownLanguage, QuerySyntaxError, QueryRefused, RdfSyntaxError)


def parser(only: str = "") -> argparse.ArgumentParser:
    """The whole command line, or as much of it as one command needs: describing a tool takes loading it."""
    settings = argparse.ArgumentParser(add_help=False)
    group = settings.add_argument_group(
        "settings", "each also an environment variable, and a line of the configuration file"
    )
    for field in dataclasses.fields(Settings):
        variable = ENVIRONMENT_PREFIX + field.name.upper()
        alone: dict[str, Any] = {"nargs": "?", "const": True} if field.default is False else {}
        group.add_argument(
            f"--{field.name.replace('_', '-')}",
            metavar="VALUE",
            **alone,
            help=f"{field.metadata['meaning']} ({variable}, default {field.metadata['shown']})",
        )
    whole = argparse.ArgumentParser(prog="oxigraph-code", description="A code base as a knowledge graph.")
    whole.add_argument("--version", action="version", version=__version__)
    commands = whole.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser("serve", parents=[settings], help="serve MCP on standard input and output")
    commands_of = {_command(tool): tool for tool in TOOLS}
    for tool in [commands_of[only]] if only in commands_of else TOOLS:
        title = tool.title[:1].lower() + tool.title[1:]
        command = commands.add_parser(_command(tool), parents=[settings], help=_escaped(title))
        for parameter in tool.parameters.values():
            is_text = tool.name == _QUERY and parameter.is_required
            _add(command, parameter, "; @FILE to read it from a file, - for standard input" if is_text else "")
            if parameter.name == _PLACED.get(tool.name):
                _add_in_place(command, parameter)
    return whole


def _command(tool: Tool) -> str:
    return _SHORT.get(tool.name) or tool.name.replace("_", "-")


def _escaped(text: str) -> str:
    return text.replace("%", "%%")


def _add(command: argparse.ArgumentParser, parameter: ToolParameter, more: str) -> None:
    name, meaning = parameter.name.replace("_", "-"), _escaped(parameter.meaning + more)
    if parameter.is_required:
        command.add_argument(parameter.name, metavar=name.upper(), type=parameter.kind, help=meaning)
    elif parameter.kind is bool:
        command.add_argument(f"--{name}", dest=parameter.name, action="store_true", help=meaning)
    else:
        default = {"default": parameter.default, "metavar": name.upper()}
        command.add_argument(f"--{name}", dest=parameter.name, type=parameter.kind, help=meaning, **default)


def _add_in_place(command: argparse.ArgumentParser, parameter: ToolParameter) -> None:
    place = parameter.name.upper()
    # Without a value of its own, or it would take away what the option says.
    command.add_argument(
        parameter.name, metavar=place, nargs="?", default=argparse.SUPPRESS, help=_escaped(parameter.meaning)
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command and exit with its code: 0 answered, 1 nothing found, 2 wrong use, 3 failure, 130 interrupted."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    # Whoever knows a tool from MCP, or from a hint, types its name as it is there, or as commands are written.
    names = {name: _command(tool) for tool in TOOLS for name in (tool.name, tool.name.replace("_", "-"))}
    given[:1] = [names.get(word, word) for word in given[:1]]
    options = parser(*given[:1]).parse_args(given)
    try:
        flags = {field.name: getattr(options, field.name) for field in dataclasses.fields(Settings)}
        settings = load_settings(flags)
        if options.command == "serve":
            from oxigraph_code.server import serve

            serve(settings)
            return
        # At a terminal only what went wrong is of interest.
        logs.start(settings.store_path, settings.log, on_stderr="warning")
        workspace = Workspace.open(settings, waits=True)
        try:
            answer = _answer(options, workspace)
            _say(answer)
        finally:
            workspace.close()
    except OxigraphCodeError as error:
        _leave(str(error), _WRONG_USE if isinstance(error, _MISUSES) else _FAILURE)
    except BrokenPipeError:
        # The reader of a pipe has seen enough; Python would complain once more as it leaves.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        _leave(f"{error.filename or ''}: {error.strerror or error}", _FAILURE)
    except UnicodeDecodeError as error:
        _leave(f"the query is not UTF-8 text: {error.reason}", _WRONG_USE)
    except KeyboardInterrupt:
        sys.exit(_INTERRUPTED)
    else:
        if not answer.is_found:
            sys.exit(_NOTHING_FOUND)


def _leave(problem: str, code: int) -> NoReturn:
    print(f"oxigraph-code: {problem}", file=sys.stderr)
    sys.exit(code)


def _answer(options: argparse.Namespace, workspace: Workspace) -> Answer:
    call = Call(_teller())
    (tool,) = (tool for tool in TOOLS if options.command == _command(tool))
    given = {name: getattr(options, name) for name in tool.parameters}
    if tool.name == _QUERY:
        given["query"] = _query_text(options.query)
    return tool.run(workspace, call, **given)


def _query_text(argument: str) -> str:
    if argument == "-":
        return sys.stdin.read()
    return Path(argument[1:]).read_text(encoding="utf-8") if argument.startswith("@") else argument


def _teller() -> Any:
    """Shows how far a command is, where somebody watches."""
    if not sys.stderr.isatty():
        return lambda stage, done, total: None

    def told(stage: str, done: int, total: int) -> None:
        print(f"\r\x1b[K{stage}{f': {done:,} of {total:,}' if total else ''}", end="", file=sys.stderr, flush=True)

    return told


def _say(answer: Answer) -> None:
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    print(answer.text)
    if answer.notice:
        print(answer.notice, file=sys.stderr)


if __name__ == "__main__":
    main()

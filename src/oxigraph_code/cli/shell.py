"""``shell``: SPARQL queries one after the other, with a few commands about the shell itself.

For maintainers: a line that begins with a command's name is one where a query would begin; no query begins so. Reading
lines is the task of ``sparql_prompt``.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import click

from oxigraph_code.cli import output
from oxigraph_code.cli.settings_options import read_settings, settings_options
from oxigraph_code.cli.tool_commands import opened, show_answer
from oxigraph_code.cli.verbs import by_name
from oxigraph_code.cli.words import explained
from oxigraph_code.errors import OxigraphCodeError
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.sparql.result_tables import FORMATS

_UPDATES = frozenset({"INSERT", "DELETE", "CLEAR", "DROP", "CREATE", "COPY", "MOVE", "ADD"})
_HELP = f"""\
an empty line ends a query, the usual prefixes are predeclared
help                        this text
format {"|".join(FORMATS):20} the form of rows
timing on|off               say how long each query takes
exit                        end the shell, as does Ctrl-D"""
_COMMANDS = frozenset({"help", "format", "timing", "exit", "quit"})


class _Shell:
    """The state of a shell: the form of rows, and the choice to time queries."""

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = workspace
        self._format = "table"
        self._times = False

    def answer(self, query: str) -> bool:
        """Answer a query or a command; false if it ends the shell."""
        words = query.lower().rstrip(";").split()
        if words[0] in ("exit", "quit"):
            return False
        try:
            if words[0] in _COMMANDS:
                output.warn(self._changed(*words))
            else:
                began = time.monotonic()
                self._ask(query)
                if self._times:
                    output.warn(f"{time.monotonic() - began:.3f} s")
        except OxigraphCodeError as error:
            output.clear_progress()
            output.warn(explained(error))
        return True

    def _changed(self, command: str, value: str = "", *_: str) -> str:
        if command == "format" and value in FORMATS:
            self._format = value
            return f"rows are shown as {value}"
        if command == "timing" and value in ("on", "off"):
            self._times = value == "on"
            return f"timing is {value}"
        return _HELP

    def _ask(self, query: str) -> None:
        if query.split(None, 1)[0].upper() in _UPDATES:
            tool, arguments = by_name()["update"].tool, {"update": query}
        else:
            tool, arguments = by_name()["sparql"].tool, {"query": query, "format": self._format}
        draws = sys.stdout.isatty() and arguments.get("format") == "table"
        if draws:
            arguments["format"] = "json"
        show_answer(tool.run(self._workspace, Call(output.progress()), **arguments), draws=draws)


def _shell(**values: Any) -> None:
    from oxigraph_code.cli.sparql_prompt import read_queries

    with opened(read_settings(values)) as workspace:
        current = _Shell(workspace)
        for query in read_queries(workspace.settings.cache_path, _COMMANDS):
            if not current.answer(query):
                break


shell = click.Command(
    "shell",
    callback=_shell,
    params=settings_options(),
    help=(
        "Ask SPARQL queries one after the other, with completion of the vocabulary and a history.\n\n"
        "An empty line ends a query; exit or Ctrl-D ends the shell, and help lists its commands. The usual prefixes "
        "are predeclared."
    ),
    epilog="\b\nExamples:\n  oxigraph-code shell\n  oxigraph-code shell < queries.rq",
)

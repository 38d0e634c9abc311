"""``shell``: SPARQL queries one after the other, with a few commands about the shell itself.

For maintainers: a line that begins with a command's name is one where a query would begin; no query begins so. Reading
lines is the task of ``sparql_prompt``.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
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

_KEYWORDS = (
    *("SELECT", "DISTINCT", "WHERE", "FILTER", "OPTIONAL", "UNION", "MINUS", "BIND", "VALUES", "ORDER", "BY", "LIMIT"),
    *("OFFSET", "GROUP", "HAVING", "COUNT", "ASK", "CONSTRUCT", "DESCRIBE", "EXISTS", "NOT", "REGEX", "CONTAINS"),
    *("STRSTARTS", "SAMPLE", "GRAPH", "INSERT", "DELETE", "DATA"),
)
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


# At a terminal prompt_toolkit edits, completes and keeps the history.
def read_queries(folder: Path | None, commands: Collection[str]) -> Iterator[str]:
    """Read the queries and commands of standard input; at a terminal the history is kept in a folder."""
    yield from grouped(_typed(folder, commands) if sys.stdin.isatty() else sys.stdin, commands)


def grouped(lines: Iterable[str], commands: Collection[str] = ()) -> Iterator[str]:
    """Yield the texts between empty lines, and the lines that are commands where a query could begin."""
    query: list[str] = []
    for line in lines:
        if not query and _is_command(line, commands):
            yield line.strip()
        elif line.strip():
            query.append(line.rstrip("\n"))
        elif query:
            yield "\n".join(query)
            query = []
    if query:
        yield "\n".join(query)


def _is_command(line: str, commands: Collection[str]) -> bool:
    return bool(line.strip()) and line.lower().rstrip().rstrip(";").split()[:1][0] in commands


def _typed(folder: Path | None, commands: Collection[str]) -> Iterator[str]:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import WordCompleter
    from prompt_toolkit.history import FileHistory, History, InMemoryHistory

    from oxigraph_code import vocabulary

    terms = [f"code:{name}" for name in dir(vocabulary) if not name.startswith("_") and not name.isupper()]
    completer = WordCompleter([*_KEYWORDS, *terms, *sorted(commands)], ignore_case=True, WORD=True)
    history: History = InMemoryHistory()
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        history = FileHistory(str(folder / "sparql-history"))
    session: PromptSession[str] = PromptSession(history=history, completer=completer, complete_while_typing=False)
    is_first = True
    while True:
        try:
            line = session.prompt("sparql> " if is_first else "   ...> ")
        except KeyboardInterrupt:
            is_first = True
            yield ""
            continue
        except EOFError:
            return
        is_first = not line.strip() or (is_first and _is_command(line, commands))
        yield line

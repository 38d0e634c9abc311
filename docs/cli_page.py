"""Writes the page of the command line from the commands themselves.

For maintainers: click lays its help out for the width of a terminal, so the page is made from the commands' objects and
not from their output. This module must not know any command.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import click

from oxigraph_code.cli.app import command_line

_INTRO = """\
<!-- Generated from oxigraph_code.cli by `python -m docs.generate`; do not edit. -->

# The command line

`oxigraph-code` answers the questions of the tools at a terminal. Standard output has the answer and nothing else,
whole, also in a pipe or a file; progress, notices and errors go to standard error. At a terminal a long answer opens in
a pager, rows of SPARQL are a table, and a name of several symbols is a list to choose from; `NO_COLOR` turns colours
off, and `OXIGRAPH_NO_PAGER` the pager. Every command takes `--help`, which has examples, and the settings that
`oxigraph-code settings` lists, such as `--store-path`. `-n` or `--limit` is the number of rows where an answer is a
list.

`--json` prints one value in [a documented shape](json.md). Where standard output is not UTF-8, near characters replace
what cannot be written, JSON has escapes, and exported files stay UTF-8. `oxigraph-code completion` prints the script
with which a shell completes commands, options and, from the index of words, symbols: `callers Cart.to<Tab>`. Ctrl-C
ends a command and says what was kept of it.

A tool may also be called by the name that clients know it by, as in `oxigraph-code get_callers`.

| Exit code | Meaning |
|---|---|
| 0 | the question was answered; "no callers" and a query without rows are answers, too |
| 1 | nothing found: no symbol, file, project, path or line fits what was named or searched for, or several symbols do |
| 2 | wrong use: a command line, an argument, a setting, a query or RDF that cannot be read |
| 3 | failure: a file or store that cannot be read or written, a process that died, a limit of time or memory |
| 130 | interrupted |

`oxigraph-mcp` is the server alone, with the few arguments that belong into an editor's configuration (`--watch`,
`--tools`, `--root`); other settings come from the environment and from the configuration file. `oxigraph-code serve`
starts the same server and takes all settings as options.
"""


def commands() -> dict[str, click.Command]:
    """Return all commands by name, in the order of the help."""
    context = click.Context(command_line)
    found = {name: command_line.get_command(context, name) for name in command_line.list_commands(context)}
    return {name: command for name, command in found.items() if command is not None}


def arguments(command: click.Command) -> list[click.Parameter]:
    """Return the arguments and options of a command that its help page shows, without settings."""
    return [entry for entry in command.params if not getattr(entry, "hidden", False)]


def shown(parameter: click.Parameter) -> str:
    """Return a parameter as it is typed."""
    if isinstance(parameter, click.Argument):
        return parameter.make_metavar(click.Context(command_line))
    option = max(parameter.opts, key=len)
    is_flag = getattr(parameter, "is_flag", False)
    return option if is_flag else f"{option} {parameter.make_metavar(click.Context(command_line))}"


def render() -> str:
    """Render the text of the page."""
    summaries = [(f"[`{name}`](#{name})", _short(entry)) for name, entry in commands().items()]
    lines = [_INTRO, *_table(("Command", "Purpose"), summaries)]
    for name, command in commands().items():
        lines += _section(name, command)
    return "\n".join(lines).rstrip("\n") + "\n"


def _section(name: str, command: click.Command) -> Iterator[str]:
    placed = [shown(entry) for entry in arguments(command) if isinstance(entry, click.Argument)]
    yield f"## {name}\n"
    yield f"{_short(command)}\n"
    yield f"```text\noxigraph-code {' '.join([name, '[OPTIONS]', *placed])}\n```\n"
    rows = [(f"`{shown(entry)}`", getattr(entry, "help", None) or "") for entry in arguments(command)]
    rows = [(first, second) for first, second in rows if second]
    if rows:
        yield from _table(("Option", "Meaning"), rows)
    examples = re.findall(r"^  (oxigraph-code .+)$", command.epilog or "", re.MULTILINE)
    if examples:
        yield "```text\n{}\n```\n".format("\n".join(examples))


def _short(command: click.Command) -> str:
    return " ".join((command.short_help or (command.help or "").partition("\n\n")[0]).split())


def _table(head: tuple[str, str], rows: list[tuple[str, str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield "|---|---|"
    for first, second in rows:
        yield f"| {first.replace('|', chr(92) + '|')} | {second.replace('|', chr(92) + '|').replace('<', '&lt;')} |"
    yield ""

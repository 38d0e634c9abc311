"""Write ``docs/reference/cli.md`` from the parser of the command line.

For maintainers: the printed help depends on the width of the terminal and on the version of Python, so the page is made
from the parser itself. This module must not know any command.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from oxigraph_code import cli

_INTRO = """\
<!-- Generated from oxigraph_code.cli by `python -m docs.generate`; do not edit. -->

# The command line

`oxigraph-code` runs the tools of the server at a terminal. Results go to standard output; progress, notices and errors
go to standard error. A tool can also be called by its MCP name, as in `oxigraph-code get_callers` or
`oxigraph-code load-code`.

| Exit code | Meaning |
|---|---|
| 0 | the question was answered; "no callers" and a query without rows are answers too |
| 1 | nothing found: no symbol, file, project, path or line matches the argument, or several symbols do |
| 2 | wrong use: a command line, an argument, a setting, a query or RDF that cannot be read |
| 3 | failure: a file or store that cannot be read or written, a process that died, a limit of time or memory |
| 130 | interrupted |

`oxigraph-mcp` starts the server alone. It has the few options that an editor's configuration needs (`--watch`,
`--tools`, `--root`) and takes other settings from the environment and the configuration file. `oxigraph-code serve`
starts the same server and takes all settings as options.
"""


def render() -> str:
    """The text of the page."""
    whole = cli.parser()
    (commands,) = (action for action in whole._actions if isinstance(action, argparse._SubParsersAction))
    helps = {action.dest: action.help or "" for action in commands._choices_actions}
    lines = [_INTRO, f"```text\n{whole.prog} {_usage(whole)}\n```\n"]
    lines += _table(("Option", "Meaning"), [(_flags(action), _meaning(action)) for action in _options(whole)])
    lines += _table(("Command", "What it does"), [(f"[`{name}`](#{name})", helps[name]) for name in commands.choices])
    for name, command in commands.choices.items():
        lines += _command(f"{whole.prog} {name}", name, helps[name], command)
    for title, description, actions in _shared(commands).values():
        lines += [f"## {title}\n", f"Options of every command; {description}.\n"]
        lines += _table(("Option", "Meaning"), [(_flags(action), action.help or "") for action in actions])
    return "\n".join(lines).rstrip("\n") + "\n"


def _command(prog: str, name: str, what: str, command: argparse.ArgumentParser) -> Iterator[str]:
    yield f"## {name}\n"
    yield f"{what[:1].upper()}{what[1:]}.\n"
    yield f"```text\n{prog} {_usage(command)}\n```\n"
    own = [*_positionals(command), *_options(command)]
    if own:
        yield from _table(("Argument", "Meaning"), [(_flags(action), action.help or "") for action in own])


def _usage(command: argparse.ArgumentParser) -> str:
    parts = [f"[{_plain(action)}]" for action in _options(command)]
    if any(_has_title(group) for group in command._action_groups):
        parts.append("[SETTINGS]")
    return " ".join([*parts, *(_placed(action) for action in _positionals(command))])


def _shared(commands: argparse._SubParsersAction[Any]) -> dict[str, tuple[str, str, list[argparse.Action]]]:
    """The groups of options that have a title of their own, each once."""
    found: dict[str, tuple[str, str, list[argparse.Action]]] = {}
    for command in commands.choices.values():
        for group in filter(_has_title, command._action_groups):
            title = (group.title or "").capitalize()
            found.setdefault(title, (title, group.description or "", list(group._group_actions)))
    return found


def _has_title(group: argparse._ArgumentGroup) -> bool:
    return group.title not in ("positional arguments", "options")


def _positionals(command: argparse.ArgumentParser) -> list[argparse.Action]:
    return [action for action in command._actions if not action.option_strings]


def _options(command: argparse.ArgumentParser) -> list[argparse.Action]:
    """The options outside of groups with a title, without those that every program has."""
    grouped = {id(action) for group in command._action_groups if _has_title(group) for action in group._group_actions}
    return [
        action
        for action in command._actions
        if action.option_strings and id(action) not in grouped and not isinstance(action, argparse._HelpAction)
    ]


def _placed(action: argparse.Action) -> str:
    return f"[{_plain(action)}]" if action.nargs == argparse.OPTIONAL else _plain(action)


def _plain(action: argparse.Action) -> str:
    if not action.option_strings:
        return str(action.metavar or action.dest.upper())
    value = "" if action.nargs == 0 else f" {action.metavar or action.dest.upper()}"
    return f"{action.option_strings[-1]}{value}"


def _meaning(action: argparse.Action) -> str:
    # argparse's own words for its own option are those of the Python that runs.
    return "print the version and end" if isinstance(action, argparse._VersionAction) else action.help or ""


def _flags(action: argparse.Action) -> str:
    return f"`{_plain(action)}`"


def _table(head: tuple[str, str], rows: list[tuple[str, str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield "|---|---|"
    for first, second in rows:
        yield f"| {first} | {second.replace('|', chr(92) + '|').replace('<', '&lt;')} |"
    yield ""

"""The program: its commands, near names for unknown ones, and exit codes.

For maintainers: only the command that is called is built, since describing a tool loads it, and the tools are imported
for their own commands alone. Exit codes: 0 answered, 1
nothing found, 2 wrong use, 3 failure, 130 interrupted.
"""

from __future__ import annotations

import difflib
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

import click

from oxigraph_code import __version__
from oxigraph_code.cli import output
from oxigraph_code.cli.completion import VARIABLE
from oxigraph_code.errors import (
    ArgumentError,
    ConfigError,
    OxigraphCodeError,
    QueryRefused,
    QuerySyntaxError,
    RdfSyntaxError,
    UnknownLanguage,
)
from oxigraph_code.lazy import loading

_SWITCH_S = 0.0005
WRONG_USE, FAILURE, INTERRUPTED = 2, 3, 130
_MISUSES = (ArgumentError, ConfigError, UnknownLanguage, QuerySyntaxError, QueryRefused, RdfSyntaxError)

_COMMANDS = {
    "help": "about",
    "version": "about",
    "install": "client_commands",
    "uninstall": "client_commands",
    "clients": "client_commands",
    "instructions": "client_commands",
    "serve": "serving",
    "watch": "serving",
    "view": "page",
    "settings": "about",
    "completion": "about",
    "export": "graph_commands",
    "publish": "graph_commands",
    "shell": "shell",
    "doctor": "doctor",
    "repair": "doctor",
}
"""The commands that are no tools, and the modules that hold them."""
_WORKER = "oxigraph_code.indexing.process.index_worker"
_COMPARING = frozenset({"review", "review-change", "review_change"})
"""Commands that surely need the process of runs; it starts before their modules are loaded."""
_FUNCTIONS = {"help": "show_help"}
"""Commands whose name is taken in Python."""
_OTHERS = {"ui": "view", "page": "view"}
"""Other names of commands that are no tools."""
_LONGEST = 300
"""More than any sentence of a command has, so that none is cut in the list."""
_GROUPS = {
    "Ask about code": (
        "context search symbol callers callees impact path subgraph references hierarchy outline dependencies read map "
        "ask view"
    ),
    "Look at history": "review check changes compare history",
    "Work with the graph": "sparql update import export publish graphs shell drop drop-snapshot",
    "Index": "index watch status doctor repair",
    "Connect clients": "install uninstall clients instructions serve",
    "The program": "help version settings completion",
}


class CommandLine(click.Group):
    """The commands of the program, built when they are asked for."""

    def list_commands(self, context: click.Context) -> list[str]:
        from oxigraph_code.cli.verbs import verbs

        return [*(verb.name for verb in verbs()), *_COMMANDS]

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        plain = _OTHERS.get(name, name)
        if (home := _COMMANDS.get(plain)) is not None:
            module = import_module(f"{__package__}.{home}")
            command: click.Command = getattr(module, _FUNCTIONS.get(plain, plain))
            return command
        from oxigraph_code.cli.tool_commands import tool_command
        from oxigraph_code.cli.verbs import verb_called

        verb = verb_called(name)
        return None if verb is None else tool_command(verb)

    def resolve_command(
        self, context: click.Context, arguments: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = arguments[0]
        if name in _COMPARING and not {"-h", "--help"}.intersection(arguments):
            from oxigraph_code.processes.child import start_ahead

            start_ahead(_WORKER)
        with loading():
            command = self.get_command(context, name)
        if command is None:
            context.fail(_unknown(name))
        return command.name, command, arguments[1:]

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        known = {name: self.get_command(context, name) for name in self.list_commands(context)}
        grouped = {name for names in _GROUPS.values() for name in names.split()}
        # The loaders of single languages are for scripts, and index does all of it.
        rest = " ".join(name for name in known if name not in grouped and not name.startswith("load-"))
        for title, names in {**_GROUPS, "Other": rest}.items():
            rows = [
                (name, command.get_short_help_str(_LONGEST)) for name in names.split() if (command := known.get(name))
            ]
            if rows:
                with formatter.section(title):
                    formatter.write_dl(rows)


def _unknown(name: str) -> str:
    from oxigraph_code.cli.verbs import by_name

    plain = name.lower().replace("_", "-")
    verb_of = {entry: verb.name for entry, verb in by_name().items()} | {entry: entry for entry in _COMMANDS} | _OTHERS
    near = difflib.get_close_matches(plain, verb_of, n=6, cutoff=0.5) or [word for word in verb_of if plain in word]
    # Several names of one command are one suggestion.
    found = list(dict.fromkeys(verb_of[word] for word in near))[:3]
    guess = f" Did you mean {' or '.join(found)}?" if found else ""
    return f"no command is called {name!r}.{guess} oxigraph-code --help lists all commands."


def _print_version(context: click.Context, _: click.Parameter, is_asked: bool) -> None:
    if is_asked:
        click.echo(__version__)
        context.exit()


command_line = CommandLine(
    name="oxigraph-code",
    help="Ask a code base about itself: who calls this, what breaks if it changes, where to begin.",
    epilog="oxigraph-code COMMAND --help has examples. oxigraph-code settings lists all settings.",
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
    params=[
        click.Option(
            ["--version"],
            is_flag=True,
            expose_value=False,
            is_eager=True,
            callback=_print_version,
            help="Print the version and end.",
        )
    ],
)


def run(arguments: Sequence[str] | None = None) -> None:
    """Run one command and exit with its code."""
    # Threads that wait for the graph go on at once while another one computes.
    sys.setswitchinterval(_SWITCH_S)
    given = list(sys.argv[1:] if arguments is None else arguments)
    output.prepare()
    try:
        if instruction := os.environ.get(VARIABLE):
            from click.shell_completion import shell_complete

            sys.exit(shell_complete(command_line, {}, command_line.name or "", VARIABLE, instruction))
        with command_line.make_context(command_line.name, given or ["--help"]) as context:
            command_line.invoke(context)
    except click.exceptions.Exit as error:
        sys.exit(error.exit_code)
    except click.Abort:
        _leave("ended; nothing was changed", INTERRUPTED)
    except click.UsageError as error:
        _leave(_usage(error), WRONG_USE)
    except click.ClickException as error:
        _leave(error.format_message(), FAILURE)
    except OxigraphCodeError as error:
        from oxigraph_code.cli.words import explained

        _leave(explained(error), WRONG_USE if isinstance(error, _MISUSES) else FAILURE)
    except BrokenPipeError:
        # The reader of a pipe has seen enough; Python would complain once more as it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        _leave(f"{error.filename or ''}: {error.strerror or error}", FAILURE)
    except UnicodeDecodeError as error:
        _leave(f"the query is not UTF-8 text: {error.reason}", WRONG_USE)
    except KeyboardInterrupt as error:
        # The terminal has written ^C at the beginning of the line.
        start = "\n" if sys.stderr.isatty() else ""
        kept = f"; {error.args[0]}" if error.args else ""
        output.clear_progress()
        output.warn(f"{start}oxigraph-code: interrupted{kept}")
        sys.exit(INTERRUPTED)


def _usage(error: click.UsageError) -> str:
    """Write the message of wrong use: near options, or the needed argument, and an example."""
    text = error.format_message()
    command = error.ctx.command if error.ctx is not None else command_line
    if isinstance(error, click.NoSuchOption):
        options = [name for entry in command.params for name in entry.opts if name.startswith("--")]
        near = difflib.get_close_matches(error.option_name, options, n=2, cutoff=0.5)
        text = f"no option is called {error.option_name}."
        text += f" Did you mean {' or '.join(near)}?" if near else ""
    elif isinstance(error, click.MissingParameter) and error.param is not None and error.ctx is not None:
        text = f"{command.name} needs {error.param.make_metavar(error.ctx)}."
    if command is command_line:
        return text
    text = text if text.endswith((".", "?")) else f"{text}."
    _, _, example = (command.epilog or "").partition("Examples:\n  ")
    such = f" An example: {example.splitlines()[0]}" if example else ""
    return f"{text} oxigraph-code {command.name} --help explains it.{such}"


def _leave(problem: str, code: int) -> NoReturn:
    output.clear_progress()
    output.warn(f"oxigraph-code: {problem}")
    sys.exit(code)

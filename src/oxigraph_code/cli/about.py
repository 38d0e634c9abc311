"""``help``, ``version``, ``settings`` and ``completion``: commands about the program itself.

For maintainers: none of them opens a store.
"""

from __future__ import annotations

import os

import click

from oxigraph_code import __version__
from oxigraph_code.cli import output
from oxigraph_code.cli.completion import VARIABLE
from oxigraph_code.cli.settings_options import settings_table


@click.command(name="help", epilog="\b\nExamples:\n  oxigraph-code help\n  oxigraph-code help callers")
@click.argument("command", required=False)
def show_help(command: str | None) -> None:
    """Show the help of the program, or of one command."""
    root = click.get_current_context().find_root()
    if command is None:
        output.show(root.get_help())
        return
    assert isinstance(root.command, click.Group)  # noqa: S101 - the program is one
    name, found, _ = root.command.resolve_command(root, [command])
    if found is not None:
        with click.Context(found, info_name=name, parent=root) as context:
            output.show(found.get_help(context))


@click.command(epilog="\b\nExamples:\n  oxigraph-code version")
def version() -> None:
    """Print the version."""
    output.show(__version__)


@click.command()
def settings() -> None:
    """List all settings: their values, environment variables and options.

    A setting may be an option of any command, an environment variable, or a line of the configuration file.
    """
    output.show(settings_table())


@click.command(
    epilog="\b\nExamples:\n  oxigraph-code completion bash >> ~/.bashrc\n"
    "  oxigraph-code completion fish > ~/.config/fish/completions/oxigraph-code.fish"
)
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]), required=False)
def completion(shell: str | None) -> None:
    """Print the script that completes commands and options in a shell."""
    from click.shell_completion import get_completion_class

    name = shell or os.path.basename(os.environ.get("SHELL", "bash"))  # noqa: PTH119 - a name, not a file
    found = get_completion_class(name)
    if found is None:
        raise click.UsageError(f"no completion for {name}; give bash, zsh or fish")
    command_line = click.get_current_context().find_root().command
    output.show(found(command_line, {}, "oxigraph-code", VARIABLE).source())

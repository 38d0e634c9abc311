"""Each command typed wrongly in three ways is answered with a sentence that helps."""

from __future__ import annotations

import click
import pytest

from oxigraph_code.cli import main
from oxigraph_code.cli.app import WRONG_USE, command_line

COMMANDS = {
    name: command
    for name in command_line.list_commands(click.Context(command_line))
    if (command := command_line.get_command(click.Context(command_line), name)) is not None
}
every_command = pytest.mark.parametrize("name", COMMANDS)


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return the one line on standard error about a command line that is refused."""
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    captured = capsys.readouterr()
    assert (ended.value.code, captured.out) == (WRONG_USE, "")
    (line,) = captured.err.splitlines()
    return line


def arguments_of(name: str) -> list[click.Argument]:
    return [entry for entry in COMMANDS[name].params if isinstance(entry, click.Argument)]


@every_command
def test_a_misspelt_command_is_answered_with_its_name(capsys: pytest.CaptureFixture[str], name: str) -> None:
    misspelt = f"{name[:-1]}{name[-1] * 2}"
    _, _, guess = refused(capsys, misspelt).partition("Did you mean ")
    assert name in guess.partition("?")[0].split(" or ")


@every_command
def test_a_misspelt_option_is_answered_with_the_right_one(capsys: pytest.CaptureFixture[str], name: str) -> None:
    shown = [
        option
        for entry in COMMANDS[name].params
        if isinstance(entry, click.Option) and not entry.hidden
        for option in entry.opts
        if len(option) > 5
    ]
    option = shown[0] if shown else "--help"
    line = refused(capsys, name, f"{option[:-1]}x")
    assert option in line or option == "--help"
    assert f"oxigraph-code {name} --help explains it." in line


@every_command
def test_an_argument_too_few_or_too_many_is_answered_with_an_example(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    arguments = arguments_of(name)
    needed = [entry for entry in arguments if entry.required]
    if needed:
        line = refused(capsys, name)
        assert f"{name} needs " in line
    elif any(entry.nargs == -1 for entry in arguments):
        pytest.skip("it takes any number of arguments")
    else:
        line = refused(capsys, name, *["superfluous"] * (len(arguments) + 1))
        assert "superfluous" in line
    assert f"An example: oxigraph-code {name}" in line or name == "settings"

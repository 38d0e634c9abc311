"""Help pages: whole sentences, defaults, choices, and the words that people try first."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest

from oxigraph_code import __version__
from oxigraph_code.cli.verbs import verbs
from tests.cli.test_wrong_use import COMMANDS, every_command
from tests.terminal import run


def said(store: Path, *arguments: str) -> str:
    done = run(store, *arguments, cwd=store.parent)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def options(name: str) -> list[click.Option]:
    return [entry for entry in COMMANDS[name].params if isinstance(entry, click.Option) and not entry.hidden]


@every_command
def test_every_option_is_explained_in_sentences(name: str) -> None:
    for option in options(name):
        text = re.sub(r"  \[default: .+\]$", "", option.help or "")
        assert text[:1].isupper(), option
        assert text.endswith("."), option


@pytest.mark.parametrize("verb", verbs(), ids=lambda verb: verb.name)
def test_choices_and_defaults_are_those_of_the_tool(verb: object) -> None:
    tool, name = verb.tool, verb.name  # type: ignore[attr-defined]
    for option in options(name):
        parameter = tool.parameters.get(option.name)
        if parameter is None or not parameter.default or parameter.kind is bool:
            continue
        assert f"[default: {parameter.default}]" in (option.help or "")
        if isinstance(option.type, click.Choice):
            assert parameter.default in option.type.choices


def test_help_and_version_are_commands_as_well(tmp_path: Path) -> None:
    store = tmp_path / "store"
    assert said(store, "help") == said(store, "--help")
    assert said(store, "help", "callers").startswith("Usage: oxigraph-code callers [OPTIONS] SYMBOL")
    assert said(store, "version") == f"{__version__}\n"
    done = run(store, "help", "calers")
    assert (done.returncode, "Did you mean callers" in done.stderr) == (2, True)


@pytest.mark.parametrize(("name", "meant"), [("ui", "view"), ("graph", "subgraph")])
def test_other_names_are_those_of_a_command(tmp_path: Path, name: str, meant: str) -> None:
    assert said(tmp_path / "store", name, "--help").startswith(f"Usage: oxigraph-code {meant} ")


def test_the_options_in_the_examples_are_listed() -> None:
    for name, command in COMMANDS.items():
        used = set(re.findall(r" (--[a-z-]+)", command.epilog or ""))
        assert used <= {entry for option in options(name) for entry in [*option.opts, *option.secondary_opts]}, name


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with three callers of one function."""
    folder = tmp_path_factory.mktemp("help") / "shop"
    folder.mkdir()
    calls = "".join(f"def pay_{number}():\n    tax()\n\n\n" for number in range(3))
    (folder / "shop.py").write_text(f"def tax():\n    pass\n\n\n{calls}")
    assert run(folder.parent / "store", "index", cwd=folder).returncode == 0
    return folder


@pytest.mark.parametrize("arguments", [("callers", "tax"), ("search", "pay"), ("references", "tax")])
def test_a_limit_is_the_number_of_rows(shop: Path, arguments: tuple[str, ...]) -> None:
    for limit in ("--limit", "-n"):
        done = run(shop.parent / "store", *arguments, limit, "2", cwd=shop)
        assert "(2 shown)" in done.stdout.partition("\n")[0]


def test_a_depth_that_is_too_great_is_said_in_the_first_line(shop: Path) -> None:
    for command in ("callers", "callees", "impact"):
        first = run(shop.parent / "store", command, "tax", "--depth", "99", cwd=shop).stdout.partition("\n")[0]
        assert "--depth 99 was read as" in first

"""Settings as hidden options of every command, and the list of them.

For maintainers: a setting is an option, an environment variable and a line of the configuration file. This module must
not know any tool.
"""

from __future__ import annotations

import dataclasses
from typing import Any, NamedTuple

import click

from oxigraph_code.settings.config import ENVIRONMENT_PREFIX, Settings
from oxigraph_code.settings.project_file import with_project_file

# Without limit at a terminal: an answer there is never cut.
_LIMITS = ("max_answer_chars", "max_result_bytes")


class _Usual(NamedTuple):
    """A setting as commands show it under more usual names."""

    names: tuple[str, ...]
    help: str


_USUAL = {"max_rows": _Usual(("--limit", "-n", "--max-rows"), "Show at most this many rows.")}


def settings_options(*shown: str) -> list[click.Parameter]:
    """Return one option for each setting, hidden unless it is named."""
    return [_option(field, is_shown=field.name in shown) for field in dataclasses.fields(Settings)]


def _option(field: dataclasses.Field[Any], *, is_shown: bool) -> click.Option:
    usual = _USUAL.get(field.name) if is_shown else None
    names = usual.names if usual else (f"--{field.name.replace('_', '-')}",)
    meaning = field.metadata["meaning"]
    return click.Option(
        [*names, f"setting_{field.name}"],
        hidden=not is_shown,
        metavar=names[0].strip("-").upper().replace("-", "_"),
        is_flag=False,
        flag_value="1" if field.default is False else None,
        help=usual.help if usual else f"{meaning[:1].upper()}{meaning[1:]}.",
    )


def read_settings(values: dict[str, Any]) -> Settings:
    """Take the settings out of a command's parameters, and load all settings."""
    flags = {
        name: values.pop(f"setting_{name}", None) for name in (field.name for field in dataclasses.fields(Settings))
    }
    given = {name: value for name, value in flags.items() if value is not None}
    settings = with_project_file(given)
    return _without_limits(settings, given)


def _without_limits(settings: Settings, given: dict[str, Any]) -> Settings:
    """Return the settings without limits on the length of answers, unless the user has set one."""
    free: dict[str, Any] = {
        name: 0 for name in _LIMITS if name not in given and getattr(settings, name) == getattr(Settings, name)
    }
    return dataclasses.replace(settings, **free)


def settings_table() -> str:
    """Return every setting with its value now, its environment variable and its meaning, a block for each."""
    settings = with_project_file()
    lines = []
    for field in dataclasses.fields(Settings):
        value = getattr(settings, field.name)
        variable = ENVIRONMENT_PREFIX + field.name.upper()
        lines += [f"{field.name} = {value if value is not None else ''}", f"  {field.metadata['meaning']}"]
        lines += [f"  default {field.metadata['shown']}; {variable}, --{field.name.replace('_', '-')}", ""]
    return "\n".join(lines).rstrip()

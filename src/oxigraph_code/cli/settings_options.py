"""Settings as hidden options of every command, and the list of them.

For maintainers: a setting is an option, an environment variable and a line of the configuration file. This module must
not know any tool.
"""

from __future__ import annotations

import dataclasses
from typing import Any

import click

from oxigraph_code.config import ENVIRONMENT_PREFIX, Settings
from oxigraph_code.project_file import with_project_file

# Without limit at a terminal: an answer there is never cut.
_LIMITS = ("max_answer_chars", "max_result_bytes")


def settings_options() -> list[click.Parameter]:
    """One hidden option for each setting."""
    return [
        click.Option(
            [f"--{field.name.replace('_', '-')}", f"setting_{field.name}"],
            hidden=True,
            metavar="VALUE",
            is_flag=False,
            flag_value="1" if field.default is False else None,
        )
        for field in dataclasses.fields(Settings)
    ]


def read_settings(values: dict[str, Any]) -> Settings:
    """Take the options of settings out of the parameters of a command, and load all settings."""
    flags = {
        name: values.pop(f"setting_{name}", None) for name in (field.name for field in dataclasses.fields(Settings))
    }
    given = {name: value for name, value in flags.items() if value is not None}
    settings = with_project_file(given)
    return _without_limits(settings, given)


def _without_limits(settings: Settings, given: dict[str, Any]) -> Settings:
    """The settings without limits on the length of answers, unless the user has set one."""
    free: dict[str, Any] = {
        name: 0 for name in _LIMITS if name not in given and getattr(settings, name) == getattr(Settings, name)
    }
    return dataclasses.replace(settings, **free)


def settings_table() -> str:
    """Every setting with its value now, its environment variable and its meaning, a block for each."""
    settings = with_project_file()
    lines = []
    for field in dataclasses.fields(Settings):
        value = getattr(settings, field.name)
        variable = ENVIRONMENT_PREFIX + field.name.upper()
        lines += [f"{field.name} = {value if value is not None else ''}", f"  {field.metadata['meaning']}"]
        lines += [f"  default {field.metadata['shown']}; {variable}, --{field.name.replace('_', '-')}", ""]
    return "\n".join(lines).rstrip()

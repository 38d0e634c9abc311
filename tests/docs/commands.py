"""The commands of the terminal, for the tests beside this module."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from oxigraph_code import cli


def commands() -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Each command with its parser."""
    for action in cli.parser()._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices.items()

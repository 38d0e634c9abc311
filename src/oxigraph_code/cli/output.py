"""Answers on a terminal and in pipes.

For maintainers: standard output has what a program would parse, byte for byte; everything else goes to standard error.
Colours and the pager are for terminals alone, and ``NO_COLOR`` turns colours off.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Callable
from typing import Any

import click

_PLACE = re.compile(r"^(\s*)([\w./~@+-]+:\d+(?:-\d+)?)", re.MULTILINE)


def show(text: str, notice: str = "") -> None:
    """Print an answer: through a pager if a terminal is too small for it, whole in any case."""
    clear_progress()
    if sys.stdout.isatty():
        shown = _coloured(text) if "NO_COLOR" not in os.environ else text
        if text.count("\n") >= shutil.get_terminal_size().lines and not os.environ.get("OXIGRAPH_NO_PAGER"):
            os.environ.setdefault("LESS", "-FRX")
            click.echo_via_pager(shown + "\n", color=shown is not text)
        else:
            click.echo(shown)
    else:
        sys.stdout.write(text + "\n")
        sys.stdout.flush()
    if notice:
        warn(notice)


def warn(text: str) -> None:
    """Print a notice or an error to standard error."""
    print(text, file=sys.stderr)


def _coloured(text: str) -> str:
    """The summary in bold, and places in cyan."""
    head, newline, rest = text.partition("\n")
    return (
        click.style(head, bold=True)
        + newline
        + _PLACE.sub(lambda match: match[1] + click.style(match[2], fg="cyan"), rest)
    )


def progress() -> Callable[[str, int, int], Any]:
    """A callback that draws the progress of a command, if standard error is a terminal."""
    if not sys.stderr.isatty():
        return lambda stage, done, total: None

    def draw(stage: str, done: int, total: int) -> None:
        if total:
            width = 24
            filled = min(width, width * done // total)
            bar = f" {'━' * filled}{'╌' * (width - filled)} {done:,} of {total:,}"
        else:
            bar = ""
        print(f"\r\x1b[K{stage}{bar}", end="", file=sys.stderr, flush=True)

    return draw


def clear_progress() -> None:
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)

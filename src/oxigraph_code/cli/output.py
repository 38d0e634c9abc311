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
from typing import TYPE_CHECKING, Any, Final, cast

import click

from oxigraph_code.indexing.model.progress import ProgressEstimate

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

_PLACE = re.compile(r"^(\s*)([\w./~@+-]+:\d+(?:-\d+)?)", re.MULTILINE)


_TASK: Final = cast("TaskID", 0)
"""The only task of a bar."""
_shown: list[Progress] = []


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
    return _Bar().draw if sys.stderr.isatty() else lambda stage, done, total: None


def clear_progress() -> None:
    """Remove the bar, so that an answer can be printed."""
    while _shown:
        _shown.pop().stop()


class _Bar:
    """The stage of a run with a bar, the count, the rate and the time left. The first report shows it."""

    def __init__(self) -> None:
        self._estimate = ProgressEstimate()
        self._bar: Progress | None = None

    def draw(self, stage: str, done: int, total: int) -> None:
        self._estimate.report(stage, done, total)
        if self._bar is None or self._bar not in _shown:
            self._bar = self._started()
        # Without a total the bar moves to and fro.
        self._bar.update(_TASK, description=stage, completed=done, total=total or None, refresh=True)

    def _started(self) -> Progress:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn
        from rich.text import Text

        estimate = self._estimate

        class Details(ProgressColumn):
            def render(self, task: Task) -> Text:
                return Text(estimate.details)

        columns = (TextColumn("{task.description}", markup=False), BarColumn(24), Details())
        bar = Progress(*columns, console=Console(stderr=True), transient=True)
        bar.add_task("")
        bar.start()
        _shown.append(bar)
        return bar

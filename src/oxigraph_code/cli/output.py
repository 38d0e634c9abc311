"""Answers on a terminal and in pipes.

For maintainers: standard output has what a program would parse, byte for byte; everything else goes to standard error.
Colours, tables, wrapping and the pager are for terminals alone, and ``NO_COLOR`` turns colours off. An encoding other
than UTF-8, as of a Windows pipe, gets near characters for what it cannot write, and JSON its escapes.
"""

from __future__ import annotations

import codecs
import io
import json
import os
import re
import shutil
import sys
import textwrap
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, cast

import click

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

_PLACE = re.compile(r"^(\s*)([\w./~@+-]+:\d+(?:-\d+)?)", re.MULTILINE)
_CODE = re.compile(r"\s*\d+(?: |$)(?!.* · )")
"""A numbered line of a file, which must stay as it is."""
_NEAR: Final[Mapping[str, str]] = {"→": "->", "←": "<-", "↔": "<->", "·": "|", "…": "..."}
"""Characters of ours that not every encoding has."""
_HANDLER: Final = "oxigraph_code.near"

_TASK: Final = cast("TaskID", 0)
"""The only task of a bar."""
_shown: list[Progress] = []


def prepare() -> None:
    """Let standard output and standard error take every text, in whatever encoding they have."""
    codecs.register_error(_HANDLER, _near)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_HANDLER)


def _near(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)  # noqa: S101 - the handler is asked about writing alone
    return "".join(_NEAR.get(character, "?") for character in error.object[error.start : error.end]), error.end


def show(text: str, notice: str = "") -> None:
    """Print an answer: through a pager if a terminal is too small for it, whole in any case."""
    clear_progress()
    if sys.stdout.isatty():
        wrapped = _wrapped(text)
        shown = _coloured(wrapped) if has_colours() else wrapped
        if wrapped.count("\n") >= shutil.get_terminal_size().lines and not os.environ.get("OXIGRAPH_NO_PAGER"):
            os.environ.setdefault("LESS", "-FRX")
            click.echo_via_pager(shown + "\n", color=shown is not wrapped)
        else:
            click.echo(shown)
    else:
        sys.stdout.write(text + "\n")
        sys.stdout.flush()
    if notice:
        warn(notice)


def show_json(text: str, notice: str = "") -> None:
    """Print JSON, with escapes for what the encoding of standard output cannot write."""
    clear_progress()
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        text = json.dumps(json.loads(text))
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
    if notice:
        warn(notice)


def show_bytes(text: str) -> None:
    """Print a text that is data, in UTF-8 whatever the encoding of standard output."""
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode())
    sys.stdout.buffer.flush()


def has_colours() -> bool:
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ


def is_conversation() -> bool:
    """Return true if someone reads the answer and can be asked."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def _wrapped(text: str) -> str:
    """Break lines between words where the terminal would break them anywhere; lines of files stay."""
    width = shutil.get_terminal_size().columns
    return "\n".join(
        line
        if len(line) <= width or _CODE.match(line) or "\x1b" in line
        else textwrap.fill(
            line,
            width,
            subsequent_indent=" " * (len(line) - len(line.lstrip()) + 2),
            break_long_words=False,
            break_on_hyphens=False,
        )
        for line in text.split("\n")
    )


def warn(text: str) -> None:
    """Print a notice or an error to standard error."""
    print(_wrapped(text) if sys.stderr.isatty() else text, file=sys.stderr)


def _coloured(text: str) -> str:
    """Return the summary in bold, and places in cyan."""
    head, newline, rest = text.partition("\n")
    return (
        click.style(head, bold=True)
        + newline
        + _PLACE.sub(lambda match: match[1] + click.style(match[2], fg="cyan"), rest)
    )


def progress() -> Callable[[str, int, int], Any]:
    """Return a callback that draws the progress of a command, if standard error is a terminal."""
    return _Bar().draw if sys.stderr.isatty() else lambda stage, done, total: None


def clear_progress() -> None:
    """Remove the bar, so that an answer can be printed."""
    while _shown:
        _shown.pop().stop()


class _Bar:
    """The stage of a run with a bar, the count, the rate and the time left. The first report shows it."""

    def __init__(self) -> None:
        from oxigraph_code.indexing.model.progress import ProgressEstimate

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

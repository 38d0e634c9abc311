"""Commands of the command line, run in the process of the tests.

For maintainers: to start Python takes longer than most commands. A test about the process itself, such as one about
signals or pipes, starts a real one. ``PYTHONIOENCODING`` sets the encoding of the output, as for a real one, so that
all these tests can run with another encoding than UTF-8.
"""

from __future__ import annotations

import io
import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from oxigraph_code import cli
from tests.in_process import jobs_in_process
from tests.stdio.client import environment

ENCODING = os.environ.get("PYTHONIOENCODING", "utf-8")


def run(
    store: Path,
    *arguments: str,
    stdin: str = "",
    cwd: Path | None = None,
    encoding: str = ENCODING,
    **settings: str,
) -> CompletedProcess[str]:
    """Run a command on a store; ``settings`` are added to the environment."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding, newline="\n") for _ in range(2))
    code = 0
    with (
        _environment(environment(store, **settings)) as patch,
        jobs_in_process(),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        patch.setattr(sys, "stdin", io.StringIO(stdin))
        if cwd is not None:
            patch.chdir(cwd)
        try:
            cli.main(arguments)
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 0
    return CompletedProcess(arguments, code, _written(out), _written(err))


def _written(stream: io.TextIOWrapper) -> str:
    stream.flush()
    assert isinstance(stream.buffer, io.BytesIO)
    content = stream.buffer.getvalue()
    try:
        return content.decode(stream.encoding)
    except UnicodeDecodeError:
        return content.decode()  # data, which is UTF-8 in any case


@contextmanager
def _environment(variables: dict[str, str]) -> Iterator[pytest.MonkeyPatch]:
    """Have these variables and no other ones, and the log as before afterwards."""
    log = logging.getLogger("oxigraph_code")
    before = log.handlers[:], log.level, log.propagate
    with pytest.MonkeyPatch.context() as patch:
        for name in os.environ.keys() - variables.keys():
            patch.delenv(name)
        for name, value in variables.items():
            patch.setenv(name, value)
        # The variable that logging sets for child processes goes with the rest.
        patch.setenv("OXIGRAPH_CODE_LOG", "")
        yield patch
    log.handlers[:], log.propagate = before[0], before[2]
    log.setLevel(before[1])

"""The server's texts about the graph agree with the vocabulary."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from oxigraph_code import __version__, vocabulary
from oxigraph_code.server.handshake import INSTRUCTIONS
from oxigraph_code.store import PREFIXES


def test_the_instructions_use_declared_terms_only() -> None:
    used = set(re.findall(r"(?<![\w?$])code:(\w+)", INSTRUCTIONS))
    assert {f"{vocabulary.NAMESPACE}{term}" for term in used} <= vocabulary.TERMS


def test_the_prefixes_the_instructions_promise_are_predeclared() -> None:
    promised = re.search(r"predeclared, as are ([\w, ]+)\)", INSTRUCTIONS)
    assert promised is not None
    assert set(promised[1].split(", ")) <= set(PREFIXES)


@pytest.mark.parametrize(("argument", "code"), [("--help", 0), ("--store-path=x", 2), ("serve", 2)])
@pytest.mark.quick_cases(1)
def test_whoever_starts_the_server_with_arguments_is_told_where_they_go(argument: str, code: int) -> None:
    command = [sys.executable, "-P", "-m", "oxigraph_code.server", argument]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == code
    assert "oxigraph-code serve" in done.stdout + done.stderr


def test_the_server_tells_its_version() -> None:
    done = subprocess.run(
        [sys.executable, "-P", "-m", "oxigraph_code.server", "--version"], capture_output=True, text=True
    )
    assert (done.returncode, done.stdout.strip()) == (0, __version__)

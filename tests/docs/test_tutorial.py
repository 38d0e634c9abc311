"""The tutorial's commands have the answers that it shows."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.docs import pages
from tests.terminal import run
from tests.tools import goldens

TUTORIAL = pages.ROOT / "docs/guide/tutorial.md"
_PAIR = re.compile(r"```sh\noxigraph-code ([^\n]*)\n```\n\n```text\n(.*?)```", re.DOTALL)
SHOWN = _PAIR.findall(TUTORIAL.read_text(encoding="utf-8"))
ELLIPSIS = "…"


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package of the tutorial, indexed into the store beside it."""
    root = goldens.package(tmp_path_factory.mktemp("tutorial") / "itsdangerous").root
    assert run(root.parent / "store", "index", cwd=root).returncode == 0
    return root


def test_there_are_five_questions() -> None:
    assert len(SHOWN) == 5


@pytest.mark.slow
@pytest.mark.parametrize(("command", "text"), SHOWN, ids=[command for command, _ in SHOWN])
def test_a_command_answers_what_the_tutorial_shows(clone: Path, command: str, text: str) -> None:
    done = run(clone.parent / "store", *shlex.split(command), cwd=clone)
    assert done.returncode == 0, done.stderr
    answer = [without_commit(line) for line in done.stdout.splitlines()]
    at = 0
    for line in text.splitlines():
        if line != ELLIPSIS:
            assert without_commit(line) in answer[at:]
            at = answer.index(without_commit(line), at) + 1


def without_commit(line: str) -> str:
    return re.sub(r"index fresh at \w+", "index fresh", line)

"""After a run was killed during a switch of branches, the next one equals an index from nothing."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Workspace
from tests.indexing.support import index, triples, write

# So many are not looked at one by one, and are not so large a part of all that everything is found out.
FILES = 51
OTHERS = {f"more/m{number}.py": "" for number in range(18)}
SWITCH = """
import sys
from pathlib import Path

import pytest
from oxigraph_code.settings.config import load_settings
from oxigraph_code.indexing.runs.index_run import index
from oxigraph_code.indexing.runs.pipeline import RunContext
from oxigraph_code.languages.registry import installed
from oxigraph_code.store import LocalStore

settings = load_settings({"store_path": Path(sys.argv[1])})
print("begun", flush=True)
context = RunContext(
    installed(), LocalStore(settings), settings, lambda stage, *_: print(stage, flush=True)
)
index(Path(sys.argv[2]), [], context)
print("done", flush=True)
"""


def branch(number: int) -> dict[str, str]:
    """Return the files of a branch: other functions, other lines, other calls."""
    start = "\n" * number
    return {
        f"many/m{file}.py": f"{start}from many.m{file - 1} import f{number}\n\n\ndef f{number}():\n    f{number}()\n"
        for file in range(FILES)
    }


def killed(store: Path, root: Path, stage: str, seconds: float) -> bool:
    """Index in a process that is killed ``seconds`` after a stage; return true if it was not done yet."""
    command = [sys.executable, "-P", "-c", SWITCH, str(store), str(root)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        assert any(line.strip() == stage for line in run.stdout)
        time.sleep(seconds)
        run.kill()
        return "done" not in run.stdout.read()


@pytest.mark.slow
def test_a_switch_of_a_branch_that_is_killed_is_done_or_was_never_begun_and_the_next_run_ends_it(
    workspace: Workspace, tmp_path: Path
) -> None:
    moments = random.Random(11)
    root = write(tmp_path / "root", {"pyproject.toml": '[project]\nname = "many"\n', **OTHERS, **branch(0)})
    whole = Workspace.open(load_settings({"store_path": tmp_path / "whole"}))
    states = []
    for number in (0, 1):
        write(root, branch(number))
        index(whole, root, full=True)
        states.append(triples(whole))
    whole.close()
    index(workspace, root)
    write(root, branch(0))
    assert index(workspace, root).startswith("up to date: many, 69 files")
    now, in_time = 0, 0
    for stage in ("resolving calls", *["writing the graph"] * 2):
        write(root, branch(1 - now))
        in_time += killed(workspace.settings.store_path, root, stage, moments.uniform(0, 0.15))
        assert triples(workspace) in states
        index(workspace, root)
        now = 1 - now
        assert triples(workspace) == states[now]
    assert in_time, "no run was killed in time"

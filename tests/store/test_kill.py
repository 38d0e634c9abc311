"""A writer may be killed at any moment: published changes stay, and no others appear."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from oxigraph_code import identity
from oxigraph_code.settings.config import Settings
from oxigraph_code.store import LocalStore
from tests.store.conftest import rows

PROJECT = identity.project("p")
SIZE = 300

# Prints a number for each change it has published.
WRITER = f"""
import sys, tempfile
from pathlib import Path
from oxigraph_code.settings.config import Settings
from oxigraph_code.store import LocalStore

store = LocalStore(Settings(store_path=Path(sys.argv[1])))
number = int(sys.argv[2])
def lines(number):
    return [f'<{PROJECT}/m{{part}}.py> <{identity.BASE}version> "{{number}}" .' for part in range({SIZE})]
while True:
    with store.write("writing") as session:
        if number % 3 == 0:
            with tempfile.NamedTemporaryFile("w", suffix=".nt") as text:
                text.write("\\n".join(lines(number + 1)) + "\\n")
                text.flush()
                session.rebuild(["{PROJECT}"], Path(text.name))
        else:
            # Two transactions of the engine, one change of ours.
            session.change(lines(number), [])
            session.change([], lines(number + 1))
    number += 1
    print(number, flush=True)
"""


def published(store: LocalStore) -> int:
    """Return the number all parts agree on."""
    found = rows(store, "SELECT ?v (COUNT(*) AS ?n) { ?s code:version ?v } GROUP BY ?v")
    if not found:
        return 0
    assert [row["n"] for row in found] == [str(SIZE)]
    return int(found[0]["v"])


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.quick_cases(1)
def test_a_killed_writer_loses_nothing_that_was_published(settings: Settings, seed: int) -> None:
    delays = random.Random(seed)
    store = LocalStore(settings)
    try:
        before = 0
        for _ in range(2):
            writer = subprocess.Popen(
                [sys.executable, "-c", WRITER, str(settings.store_path), str(before)], stdout=subprocess.PIPE, text=True
            )
            assert writer.stdout is not None
            with writer.stdout:
                said = writer.stdout.readline()
                time.sleep(delays.uniform(0, 0.3))
                writer.kill()
                writer.wait()
                acknowledged = int((said + writer.stdout.read()).split()[-1])
            after = published(store)
            # One more change may be there: published, and killed before it was acknowledged.
            assert after in (acknowledged, acknowledged + 1)
            before = after
        store.update("INSERT DATA { <http://after> <http://the> <http://end> }")
        assert published(store) == before
        assert not (settings.store_path / "work").exists()
        generations = [path for path in (settings.store_path / "generations").iterdir() if path.is_dir()]
        assert len(generations) <= 2
    finally:
        store.close()


def test_a_child_does_not_outlive_its_parent(settings: Settings) -> None:
    script = (
        "import sys, time; from pathlib import Path; from oxigraph_code.settings.config import Settings\n"
        "from oxigraph_code.store import LocalStore\n"
        "store = LocalStore(Settings(store_path=Path(sys.argv[1]))); store.query('ASK {}')\n"
        "print(store._processes._readers[False].child.pid, flush=True); time.sleep(60)"
    )
    parent = subprocess.Popen(
        [sys.executable, "-c", script, str(settings.store_path)], stdout=subprocess.PIPE, text=True
    )
    assert parent.stdout is not None
    with parent.stdout:
        child = int(parent.stdout.readline())
        parent.kill()
        parent.wait()
        # The child holds the other end of standard error only, so the end of it shows in the process table.
        assert _ends(child)


def _ends(pid: int) -> bool:
    if not Path("/proc").is_dir():
        pytest.skip("no process table to look at")
    for _ in range(12_000):
        status = Path(f"/proc/{pid}/stat")
        try:
            if status.read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.05)
    return False

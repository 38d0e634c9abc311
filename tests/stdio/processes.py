"""The processes that work for a store, found by the environment they inherit.

For maintainers: looked up in ``/proc``, so that orphans are found too; tests that ask are skipped where there is none.
A store is a folder that no other test uses, so that no other process is ever meant.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from benchmarks import leftovers

from tests.stdio.client import environment

needs_proc = pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="processes are looked up in /proc")

processes = leftovers.processes

SERVER = "oxigraph_code.server"
READER = "oxigraph_code.store.reading"
WRITER = "oxigraph_code.store.writing"
INDEX_RUN = "oxigraph_code.indexing.process.index_worker"
PARSER = "oxigraph_code.indexing.process.extract_worker"

_HOLD = """
import sys
from pathlib import Path
from oxigraph_code.settings.config import Settings
from oxigraph_code.store import LocalStore

with LocalStore(Settings(store_path=Path(sys.argv[1]))).write("holding the pen"):
    print("held", flush=True)
    sys.stdin.read()
"""


def wait_until(true: Callable[[], object], what: str) -> None:
    """Wait for something that has to happen; the limit only keeps a broken build from hanging."""
    end = time.monotonic() + 600
    while not true():
        assert time.monotonic() < end, f"waited in vain until {what}"
        time.sleep(0.01)


def kill(store: Path, module: str) -> bool:
    """Kill a module's processes for a store, as the system does without memory; false if there are none."""
    found = processes(store, module)
    for pid in found:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    return bool(found)


@contextmanager
def holding(store: Path) -> Iterator[int]:
    """Another process has the writer's turn; its process number."""
    command = [sys.executable, "-P", "-c", _HOLD, str(store)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment(store)
    ) as holder:
        assert holder.stdin is not None
        assert holder.stdout is not None
        try:
            assert holder.stdout.readline() == "held\n"
            yield holder.pid
        finally:
            holder.stdin.close()
            holder.wait()

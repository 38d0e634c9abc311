"""The cost of indexing, against parsing the same files and running one query over each tree.

Run: ``python -m benchmarks.indexing [PROJECT | FOLDER]``. Prints medians of several runs: CPU and wall seconds of both
and their ratio, peak memory of all processes together, triples and bytes for each symbol, and from start to
``tools/list``.
"""

from __future__ import annotations

import ctypes
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from benchmarks.sources import PROJECTS, source
from oxigraph_code.indexing.files.discovery import discover
from oxigraph_code.languages.registry import installed

RUNS = 3
_ORPHANS_S = 3.0
_LOOK_S = 0.2
"""The time between two looks at the memory, each of which takes milliseconds."""
_PR_SET_CHILD_SUBREAPER = 36
"""The option by which a process becomes the parent of orphans below it, so that their CPU is counted."""

PARSE = """
import sys
from pathlib import Path
from tree_sitter import Parser, QueryCursor
from oxigraph_code.languages.registry import installed
for line in Path(sys.argv[1]).read_text().splitlines():
    path = Path(line)
    query = installed().loader_of(line).query_of(path.suffix[1:])
    QueryCursor(query.whole.query).matches(Parser(query.grammar).parse(path.read_bytes()).root_node)
"""


class Cost(NamedTuple):
    """CPU and wall seconds of a command with all its children, and the peak of their memory in MB."""

    cpu: float
    wall: float
    memory: float


class Size(NamedTuple):
    """Measure the content of a store, and its size on disk."""

    triples: int
    symbols: int
    bytes: int


def measure(command: list[str], environment: dict[str, str] | None = None) -> Cost:
    """Measure the cost of a command, including processes that outlive it for a moment."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)
    peak = _watch_memory(process)
    if process.wait() != 0:
        raise SystemExit(f"{command} failed")
    wall = time.perf_counter() - began
    _reap_orphans()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Cost(cpu, wall, peak())


def _reap_orphans() -> None:
    """Wait for processes whose parents have ended, but not for those that stay."""
    end = time.monotonic() + _ORPHANS_S
    with suppress(ChildProcessError):
        while time.monotonic() < end:
            if os.waitpid(-1, os.WNOHANG) == (0, 0):
                time.sleep(0.02)


def _watch_memory(process: subprocess.Popen[bytes]) -> Callable[[], float]:
    highest = 0

    def watch() -> None:
        nonlocal highest
        while process.poll() is None:
            highest = max(highest, sum(map(_memory, _family(process.pid))))
            time.sleep(_LOOK_S)

    thread = threading.Thread(target=watch, daemon=True)
    thread.start()

    def peak() -> float:
        thread.join()
        return highest / 1e6

    return peak


def _family(pid: int) -> list[int]:
    """Return a process and all its descendants."""
    members = [pid]
    for member in members:
        with suppress(OSError):  # any of them may end meanwhile
            for task in Path(f"/proc/{member}/task").glob("*/children"):
                members += map(int, task.read_text().split())
    return members


def _memory(pid: int) -> int:
    """Return the memory of a process, with its part in shared memory (``Pss`` of Linux)."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))


def start_to_tools() -> float:
    """Return seconds from starting the server to its answer to ``tools/list``."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, "-m", "oxigraph_code.server"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "OXIGRAPH_STORE_PATH": folder},
        )
        assert process.stdin is not None
        assert process.stdout is not None
        hello = {
            "protocolVersion": "2025-06-18",
            "capabilities": {},
            "clientInfo": {"name": "benchmark", "version": "1"},
        }
        for message in (
            {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello},
            {"jsonrpc": "2.0", "method": "notifications/initialized"},
            {"jsonrpc": "2.0", "id": 2, "method": "tools/list"},
        ):
            process.stdin.write(json.dumps(message).encode() + b"\n")
        process.stdin.flush()
        for line in process.stdout:
            if json.loads(line).get("id") == 2:
                break
        seconds = time.perf_counter() - began
        process.stdin.close()
        process.wait(10)
        process.stdout.close()
        return seconds


def main() -> None:
    asked = sys.argv[1] if len(sys.argv) > 1 else "django"
    root = source(asked) if asked in PROJECTS else Path(asked).resolve()
    found = discover(root, installed(), [])
    floors: list[Cost] = []
    runs: list[Cost] = []
    with tempfile.TemporaryDirectory() as folder:
        listing = Path(folder, "files")
        listing.write_text("\n".join(str(root / file.path) for file in found.files))
        for _ in range(RUNS):
            floors.append(measure([sys.executable, "-c", PARSE, str(listing)]))
            cost, size = _indexed(root)
            runs.append(cost)
    print(f"{root.name}, medians of {RUNS} runs")
    _print_cost("parse and one query", floors)
    _print_cost("index", runs)
    ratio = statistics.median(run.cpu / floor.cpu for run, floor in zip(runs, floors, strict=True))
    print(f"    {ratio:.1f} times the CPU of parsing")
    print(
        f"  {size.triples:,} triples, {size.symbols:,} symbols: "
        f"{size.triples / size.symbols:.0f} triples and {size.bytes / size.symbols:,.0f} bytes a symbol"
    )
    print(f"  start to tools/list: {statistics.median(start_to_tools() for _ in range(5)):.2f} s")


def _indexed(root: Path) -> tuple[Cost, Size]:
    """Measure the cost of indexing a folder into an empty store, and its content."""
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder, "store")
        places = {"OXIGRAPH_STORE_PATH": str(store), "OXIGRAPH_CACHE_PATH": f"{folder}/cache"}
        environment = {**os.environ, **places}
        command = [sys.executable, "-m", "oxigraph_code.cli"]
        cost = measure([*command, "index", str(root)], environment)
        bytes_on_disk = sum(file.stat().st_size for file in (store / "generations").rglob("*") if file.is_file())
        triples, symbols = (
            int(
                _ask(
                    [*command, "sparql", "--format", "json", f"SELECT (COUNT(*) AS ?n) WHERE {{ {pattern} }}"],
                    environment,
                )
            )
            for pattern in ("?s ?p ?o", "?s code:qualifiedName ?n")
        )
        return cost, Size(triples, symbols, bytes_on_disk)


def _print_cost(name: str, costs: list[Cost]) -> None:
    cpu, wall, memory = (statistics.median(column) for column in zip(*costs, strict=True))
    print(f"  {name:20} {cpu:6.1f} s CPU {wall:6.1f} s wall {memory:7.0f} MB peak")


def _ask(command: list[str], environment: dict[str, str]) -> str:
    said = subprocess.run(command, capture_output=True, check=True, env=environment).stdout
    value: str = json.loads(said)["results"]["bindings"][0]["n"]["value"]
    return value


if __name__ == "__main__":
    main()

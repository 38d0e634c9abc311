"""The delay until an edit is in the answers of a running server, and its cost.

Run: ``python -m benchmarks.freshness PROJECT [--file PATH [--function NAME]] [--edits 10]``. ``PROJECT`` is copied.
Prints medians: the CPU seconds of a staleness check that finds nothing; the seconds from an edit to the answer that has
it, as a client sees them, and the CPU seconds of the server's processes. The edits are inside of a function, functions
that are added and renamed, files that come and go, and parameters of the named function. The last figure is the delay
of the file system's events.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from anyio.from_thread import start_blocking_portal
from mcp import Client, StdioServerParameters
from mcp.types import TextContent

from benchmarks.updates import edited_within
from oxigraph_code.indexing.freshness.staleness import StalenessCheck
from oxigraph_code.indexing.model.observed_root import load_observed_root, record_path
from oxigraph_code.indexing.process.job import IndexJob
from oxigraph_code.settings.config import load_settings

_LOOKS = 50
_EVENTS = 10


def median_look(store: Path, root: Path) -> float:
    """CPU seconds of a look that finds nothing."""
    seen = load_observed_root(record_path(store, root, "seen"))
    assert seen is not None
    glance = StalenessCheck(seen)
    glance.changes()
    costs = []
    for _ in range(_LOOKS):
        began = time.process_time()
        assert not glance.changes()
        costs.append(time.process_time() - began)
    return statistics.median(costs)


def median_event(root: Path) -> float:
    """Return seconds until an edit is reported, without waiting for the end of a burst."""
    import watchfiles

    stop, delays = threading.Event(), []
    events = watchfiles.watch(root, step=10, debounce=50, stop_event=stop, rust_timeout=100, yield_on_timeout=True)
    next(events)
    for number in range(_EVENTS):
        began = time.monotonic()
        (root / f"event_{number}.txt").touch()
        while not next(events):
            pass
        delays.append(time.monotonic() - began)
    stop.set()
    return statistics.median(delays)


def processor_seconds(pid: int) -> float:
    """Of a process and its children, those that ended too; 0 where the system has no ``/proc``."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        children = [child for task in Path(f"/proc/{pid}/task").iterdir() for child in _children(task)]
    except OSError:
        return 0.0
    own = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    return own + sum(processor_seconds(int(child)) for child in children)


def _children(task: Path) -> list[str]:
    return (task / "children").read_text().split()


def _has_function(file: Path) -> bool:
    """Return true if ``within`` finds a place in a file."""
    return bool(edited_within(file.read_text(encoding="utf-8", errors="replace")))


def within(file: Path, number: int) -> Path:
    """Return one more statement inside of a function."""
    edited = edited_within(file.read_text(encoding="utf-8"))
    assert edited, "a file in Python with a function is needed"
    file.write_text(edited, encoding="utf-8")
    return file


def added(file: Path, number: int) -> Path:
    """Return one more function."""
    with file.open("a", encoding="utf-8") as opened:
        opened.write(f"\n\ndef edited_{number}():\n    pass\n")
    return file


def renamed(file: Path, number: int) -> Path:
    """Another name for a function that was added."""
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(f"def edited_{number}(", f"def renamed_{number}("), encoding="utf-8")
    return file


def came(file: Path, number: int) -> Path:
    """Return one more file."""
    other = file.with_name(f"edited_{number}.py")
    other.write_text("def edited():\n    pass\n", encoding="utf-8")
    return other


def went(file: Path, number: int) -> Path:
    """Return one file less."""
    other = file.with_name(f"edited_{number}.py")
    other.unlink()
    return other


def with_parameter(function: str, file: Path, number: int) -> Path:
    """Return one more parameter of a function, after all others and on a line of its own."""
    text = file.read_text(encoding="utf-8")
    start = text.index(f"def {function}(")
    end = text.index(")", start)
    before = text[:end].rstrip().rstrip(",")
    file.write_text(f"{before},\n        edited_{number}=None{text[end:]}", encoding="utf-8")
    return file


EDITS: dict[str, Callable[[Path, int], Path]] = {
    "inside of a function": within,
    "that adds a function": added,
    "that renames a function": renamed,
    "that adds a file": came,
    "that deletes a file": went,
}
"""Each makes a change and returns the file to ask about; they build upon one another."""


def edits(
    root: Path, store: Path, file: Path, count: int, edit: Callable[[Path, int], Path]
) -> list[tuple[float, float]]:
    """Measure for each edit the seconds until an answer has it, and the server's CPU seconds."""
    environment = {
        **os.environ,
        "OXIGRAPH_STORE_PATH": str(store),
        "OXIGRAPH_FRESHNESS_S": "600",
        "OXIGRAPH_LOG": "error",
        "OXIGRAPH_TOOLS": "all",
    }
    server = StdioServerParameters(
        command=sys.executable, args=["-P", "-m", "oxigraph_code.server"], env=environment, cwd=root
    )
    found = []
    with start_blocking_portal() as portal:
        client = Client(server)
        with portal.wrap_async_context_manager(client):

            async def outline(of: Path) -> str:
                arguments = {"path": of.relative_to(root).as_posix(), "max_chars": 40_000}
                result = await client.call_tool("outline", arguments)
                return "\n".join(block.text for block in result.content if isinstance(block, TextContent))

            last = portal.call(outline, file)
            for number in range(count):
                asked_for = edit(file, number)
                began, cost = time.monotonic(), processor_seconds(os.getpid())
                answer = portal.call(outline, asked_for)
                seconds = time.monotonic() - began
                # Lines are in it.
                assert answer != last, answer[-500:]
                last = answer
                found.append((seconds, processor_seconds(os.getpid()) - cost))
    # The first finds no process that is kept yet.
    return found[1:]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("project", type=Path)
    parser.add_argument("--file", default="")
    parser.add_argument("--function", default="", metavar="NAME", help="one of the file, without default values in ()")
    parser.add_argument("--edits", type=int, default=10)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        root, store = Path(folder, "project").resolve(), Path(folder, "store").resolve()
        shutil.copytree(options.project, root, symlinks=True)
        settings = load_settings({"store_path": store})
        report = IndexJob(root, [], settings).run(lambda *_: None)
        print(f"{sum(report.languages.values()):,} files, indexed in {report.seconds:.1f} s")
        # Else the first edits wait for the disk to write the data of the first run.
        if hasattr(os, "sync"):
            os.sync()
        file = root / options.file if options.file else next(filter(_has_function, sorted(root.rglob("*.py"))))
        print(f"a look: {median_look(store, root) * 1000:.1f} ms of CPU")
        wanted = dict(EDITS)
        if options.function:
            wanted["that adds a parameter"] = partial(with_parameter, options.function)
        for what, edit in wanted.items():
            found = edits(root, store, file, options.edits + 1, edit)
            seconds, costs = (statistics.median(column) for column in zip(*found, strict=True))
            print(f"an edit {what}: answered after {seconds:.2f} s, {costs:.2f} s of CPU", flush=True)
        print(f"an event: {median_event(root) * 1000:.0f} ms")


if __name__ == "__main__":
    main()

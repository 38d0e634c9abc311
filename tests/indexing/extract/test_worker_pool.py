"""Files are shared out so that no worker makes a grammar ready, or is started, without need."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.file_tree import Disk
from oxigraph_code.indexing.extract import worker_pool as workers
from oxigraph_code.indexing.extract.worker_pool import Batches, ReadRequest
from oxigraph_code.indexing.files.discovery import SourceFile
from oxigraph_code.processes.child import Child
from oxigraph_code.settings.config import Settings
from tests.indexing.support import write

LARGE = 400 * 1024
LANGUAGES = {
    ".py": "python",
    ".js": "javascript",
    ".rs": "rust",
    ".ts": "typescript",
    ".tsx": "typescript",
    ".mjs": "javascript",
}


def errands(size: int, *names: str) -> list[ReadRequest]:
    return [ReadRequest(SourceFile(name, LANGUAGES[Path(name).suffix], size), "") for name in names]


def taken(batches: Batches) -> Iterator[list[str]]:
    """List the names that one worker takes one after the other."""
    known: set[object] = set()
    while (batch := batches.take(known)) is not None:
        yield [errand.file.path for errand in batch]


def test_what_fits_into_one_batch_is_one() -> None:
    assert len(Batches(errands(100, "a.py", "b.js", "c.rs"))) == 1


def test_a_batch_of_several_holds_files_of_one_extension() -> None:
    found = list(taken(Batches(errands(LARGE, "a.py", "b.js", "c.py", "d.js"))))
    assert sorted(map(sorted, found)) == [["a.py", "c.py"], ["b.js", "d.js"]]


def test_a_worker_stays_with_what_it_has_read() -> None:
    batches = Batches(errands(LARGE, "a.js", "b.js", "c.js", "d.py", "e.py", "f.py", "g.py"))
    first, second = taken(batches), taken(batches)
    assert [next(first), next(second), next(second), next(first)] == [
        ["a.js", "b.js"],
        ["d.py", "e.py"],
        ["f.py", "g.py"],
        ["c.js"],
    ]


def test_a_worker_that_is_done_helps_another() -> None:
    batches = Batches(errands(LARGE, "a.js", "b.py", "c.py", "d.py", "e.py"))
    first, second = taken(batches), taken(batches)
    assert next(second) == ["a.js"]
    assert next(first) == ["b.py", "c.py"]
    assert next(second) == ["d.py", "e.py"]
    assert next(first, None) is None


def test_who_has_what_it_looks_for_leaves_the_worker_to_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Child] = []

    def counted(module: str, *, memory_mb: int, is_fork: bool) -> Child:
        started.append(new_child(module, memory_mb=memory_mb, is_fork=is_fork))
        return started[-1]

    new_child = Child
    monkeypatch.setattr(workers, "Child", counted)
    write(tmp_path, {"one.py": "def one(): pass\n"})
    errand = ReadRequest(SourceFile("one.py", "python", 16), "")
    for _ in range(3):
        readings = workers.read_files(Disk(tmp_path), [errand], Settings(), lambda _: None)
        assert next(readings).answer["facts"]
        readings.close()  # type: ignore[attr-defined]
    assert len(started) <= 1


@pytest.mark.skipif(not workers._forks, reason="workers are no forks on this system")
def test_workers_are_forked_with_the_shared_grammar_before_one_of_them_is_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events: list[str] = []

    def noted(module: str, *, memory_mb: int, is_fork: bool = False) -> Child:
        events.append(f"forked with {len(workers._prepared)}" if is_fork else "started")
        return new_child(module, memory_mb=memory_mb, is_fork=is_fork)

    def begun(worker: workers._Worker) -> None:
        events.append("busy")
        start(worker)

    new_child, start = Child, workers._Worker.start
    monkeypatch.setattr(workers, "_BATCH_FILES", 1)
    monkeypatch.setattr(workers, "_prepared", set())
    monkeypatch.setattr(workers, "_idle", [])
    monkeypatch.setattr(workers, "Child", noted)
    monkeypatch.setattr(workers._Worker, "start", begun)
    write(tmp_path, {f"{name}.py": f"def {name}(): pass\n" for name in ("one", "two", "three")})
    found = [ReadRequest(SourceFile(f"{name}.py", "python", 16), "") for name in ("one", "two", "three")]
    readings = list(workers.read_files(Disk(tmp_path), found, Settings(workers=2), lambda _: None))
    assert all("facts" in reading.answer for reading in readings)
    assert events == ["forked with 1", "forked with 1", "busy", "busy"]


def test_extensions_that_one_grammar_reads_share_batches() -> None:
    assert sorted(map(sorted, taken(Batches(errands(LARGE, "a.ts", "b.tsx", "c.js", "d.mjs"))))) == [
        ["a.ts"],
        ["b.tsx"],
        ["c.js", "d.mjs"],
    ]

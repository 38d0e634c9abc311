"""The end of a process that has grown too large."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from oxigraph_code.indexing.process import job
from oxigraph_code.indexing.process.requests import FindRoots
from oxigraph_code.settings.config import DEFAULTS


def test_a_request_during_the_end_of_a_large_process_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(job, "_MAX_RESIDENT_MB", 0)
    worker = job.ResidentWorker(DEFAULTS)
    child = worker.started()
    rest = threading.Thread(target=worker.rest)
    with child._turn:
        rest.start()
        asked: list[object] = []
        ask = threading.Thread(target=lambda: asked.append(worker.ask(FindRoots(tmp_path, DEFAULTS))))
        ask.start()
    rest.join()
    ask.join()
    worker.close()
    assert len(asked) == 1


def test_a_process_that_took_the_place_of_a_large_one_meanwhile_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = job.ResidentWorker(DEFAULTS)
    large = worker.started()
    fresh: list[object] = []

    def size(_request: object) -> int:
        large.kill()
        fresh.append(worker.started())
        return job._MAX_RESIDENT_MB + 1

    monkeypatch.setattr(large, "request", size)
    worker.rest()
    assert [worker.started()] == fresh
    worker.close()

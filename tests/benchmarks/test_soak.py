"""Servers on one store keep every acknowledged write, and nothing else, while processes are killed."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import anyio
import pytest
from benchmarks.soak import Place, problems_of, soak

from tests.history.repositories import Script
from tests.stdio.processes import needs_proc

_STEPS = 3


@pytest.mark.slow
@needs_proc
def test_after_a_short_soak_nothing_is_lost_and_nothing_left(tmp_path: Path) -> None:
    script = Script(tmp_path / "repository")
    start = {"pyproject.toml": '[project]\nname = "soaked"\n', "a.py": "def f(): return g()\n\ndef g(): pass\n"}
    script.commit("Begin", {**start, "b.py": "from a import f\n\ndef h(): return f()\n"})
    for number in range(3):
        script.commit(f"Go on, {number}", {f"c{number}.py": f"from a import g\n\ndef c{number}(): return g()\n"})
    script.check_out()
    place = Place(tmp_path / "place")
    place.folder.mkdir()
    place.add_worktrees(script.root, 2)
    said: Counter[str] = Counter()
    editors = anyio.run(soak, place, 7, lambda steps: steps >= _STEPS, said)
    assert said["load_code"] > len(editors)
    assert problems_of(place, editors) == []

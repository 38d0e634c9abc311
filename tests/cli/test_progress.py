"""A command at a terminal shows a bar while it works, and removes it before the answer."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.stdio.client import environment


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_an_index_at_a_terminal_shows_its_stage_and_its_files(tmp_path: Path) -> None:
    import pty

    (tmp_path / "shop").mkdir()
    for number in range(3):
        (tmp_path / f"shop/part_{number}.py").write_text("def part():\n    pass\n", encoding="utf-8")
    ours, terminal = pty.openpty()
    variables = {**environment(tmp_path / "store"), "TERM": "xterm", "COLUMNS": "120"}
    command = [sys.executable, "-m", "oxigraph_code.cli", "index", str(tmp_path / "shop")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=terminal, env=variables) as run:
        os.close(terminal)
        shown = _all_of(ours)
        assert run.stdout is not None
        answer = run.stdout.read().decode()
    assert "reading files" in shown
    assert "of 3" in shown
    assert "\x1b[2K" in shown[-60:]
    assert answer.startswith("indexed shop")


def _all_of(descriptor: int) -> str:
    """Everything that is written to a terminal until its last writer has ended."""
    parts: list[bytes] = []
    while True:
        try:
            part = os.read(descriptor, 65_536)
        except OSError:  # how Linux reports the end
            part = b""
        if not part:
            os.close(descriptor)
            return b"".join(parts).decode()
        parts.append(part)

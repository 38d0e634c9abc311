"""Write the golden answers of the tools again: ``python -m tests.tools.regenerate``."""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.tools.goldens import CHANGES, GOLDEN, QUESTIONS, answer, golden, load

if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    # An answer about a change must not depend on earlier questions.
    for questions in (QUESTIONS, CHANGES):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name).resolve()
            workspace = load(folder)
            for question in questions:
                golden(question).write_text(answer(workspace, folder, question), encoding="utf-8")
            workspace.close()

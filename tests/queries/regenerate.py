"""Write the golden answers of the example queries again: ``python -m tests.queries.regenerate``."""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.queries.examples import EXAMPLES, GOLDEN, answer, golden, load

if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        store = load(Path(folder))
        for name in EXAMPLES:
            golden(name).write_text(answer(store, name), encoding="utf-8")
        store.close()

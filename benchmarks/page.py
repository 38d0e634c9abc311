"""The time from opening the page to its first picture, in Chromium without a graphics card.

``python -m benchmarks.page 5000 50000`` makes a project of so many functions for each size, indexes it, and prints the
seconds until the first frame with the picture, the median of three. It needs Playwright and a Chromium.
"""

from __future__ import annotations

import random
import shutil
import statistics
import sys
import tempfile
import threading
from pathlib import Path
from typing import Any

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.workspace.freshness import fresh
from oxigraph_code.view import PageServer

_FUNCTIONS_IN_A_FILE = 49
_DRAWN = """() => new Promise((done) => {
  const look = () => document.querySelector("#drawing [data-id]")
    ? requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))) : setTimeout(look, 10);
  look();
})"""


def write_project(root: Path, size: int) -> None:
    """Write functions that call each other, within files and across them."""
    chosen = random.Random(size)
    count = max(size // (_FUNCTIONS_IN_A_FILE + 1), 4)
    modules = [f"part{number % 20}.piece{number % 7}.module{number}" for number in range(count)]
    for number, name in enumerate(modules):
        others = chosen.sample(range(count), 3)
        lines = [f"from {modules[other]} import f{other}_{index}" for index, other in enumerate(others)]
        for index in range(_FUNCTIONS_IN_A_FILE):
            callee = f"f{number}_{index - 1}" if index > 2 else f"f{others[index]}_{index}"
            lines += [f"def f{number}_{index}(x):", f"    return {callee}(x)"]
        path = root / f"{name.replace('.', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(lines) + "\n")


def drawn_after(playwright: Any, address: str) -> float:
    flags = ["--no-sandbox", "--disable-background-networking", "--no-first-run"]
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=flags)
    page = browser.new_page(viewport={"width": 1300, "height": 800})
    page.goto(address, wait_until="commit")
    seconds = float(page.evaluate(_DRAWN)) / 1000
    browser.close()
    return seconds


def main() -> None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        for size in map(int, sys.argv[1:] or ["5000", "50000"]):
            root = Path(folder) / str(size)
            write_project(root, size)
            workspace = Workspace.open(load_settings({"store_path": root / "store", "root": root}), waits=True)
            fresh(workspace, Call())
            with PageServer(workspace) as server:
                threading.Thread(target=server.serve_forever, daemon=True).start()
                seconds = statistics.median(drawn_after(playwright, server.address) for _ in range(3))
                print(f"{size:,} nodes: {seconds:.2f} s")
                server.shutdown()
            workspace.close()


if __name__ == "__main__":
    main()

"""Takes the pictures of the guide: the page over the code of this repository, in Chromium.

Run: ``python -m tests.view.pictures``, with the needs of ``test_page_in_browser``.
"""

from __future__ import annotations

import tempfile
import threading
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Workspace
from oxigraph_code.view import PageServer
from tests.indexing.support import index
from tests.view.test_page_in_browser import CHROMIUM, FLAGS, expect_status, show

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "guide" / "images"
FOLDER = "src/oxigraph_code/resolution"
SYMBOL = "Workspace.rows"
SETTLED_MS = 2_500


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        workspace = Workspace.open(load_settings({"store_path": Path(folder) / "store", "root": ROOT}), waits=True)
        index(workspace, ROOT)
        with PageServer(workspace) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            _take(server.address)
            server.shutdown()
        workspace.close()


def _take(address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page(viewport={"width": 1300, "height": 800})
        page.goto(address)
        expect_status(page, "folders and files")
        _save(page, "start")
        show(page, f"matrix/{FOLDER}")
        _save(page, "matrix")
        show(page, f"impact/{SYMBOL}")
        expect_status(page, "dependents of")
        _save(page, "impact")
        browser.close()


def _save(page: Page, name: str) -> None:
    page.wait_for_timeout(SETTLED_MS)
    page.screenshot(path=PICTURES / f"{name}.png")


if __name__ == "__main__":
    main()

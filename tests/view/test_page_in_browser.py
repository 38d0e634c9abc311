"""The page in Chromium: every view draws, by mouse and by keyboard alone, and nothing is loaded from elsewhere.

Skipped without Playwright and a Chromium: ``pip install --group browser``, and the browser of the system.
"""

from __future__ import annotations

import re
import shutil
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from oxigraph_code.view import PageServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Page

sync_api = pytest.importorskip("playwright.sync_api")
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
FLAGS = [
    *("--no-sandbox", "--disable-background-networking", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"),
]

pytestmark = [pytest.mark.slow, pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_api.sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def page(browser: Browser, server: PageServer) -> Iterator[Page]:
    """The page with its map drawn. Errors of its scripts and requests to other hosts fail the test."""
    context = browser.new_context(viewport={"width": 1200, "height": 700})
    opened = context.new_page()
    problems: list[str] = []
    opened.on("pageerror", lambda error: problems.append(str(error)))
    opened.on("console", lambda message: problems.append(message.text) if is_fault(message) else None)
    opened.on("request", lambda sent: problems.append(sent.url) if not is_local(sent.url, server) else None)
    opened.goto(server.address)
    expect_status(opened, "files and symbols")
    yield opened
    context.close()
    assert problems == []


def is_local(url: str, server: PageServer) -> bool:
    return url.startswith((server.origin, "data:", "blob:"))


def is_fault(message: ConsoleMessage) -> bool:
    """Return true for an error of the page; one that a question is answered with is no fault."""
    return message.type == "error" and "status of 400" not in message.text


def expect_status(page: Page, words: str) -> None:
    sync_api.expect(page.locator("#status")).to_contain_text(words, timeout=20_000)


def find(page: Page, name: str) -> None:
    """Open a symbol by keys alone."""
    page.keyboard.press("/")
    page.keyboard.press("Control+A")
    page.keyboard.type(name)
    sync_api.expect(page.locator("#results li.chosen")).to_contain_text(name, timeout=20_000)
    page.keyboard.press("Enter")
    sync_api.expect(page.locator("aside h2")).to_have_text(name, timeout=20_000)


def test_the_first_view_is_the_map_with_its_cycles(page: Page) -> None:
    expect_status(page, "of them in cycles (red)")
    assert page.locator("#picture canvas").count() > 5


def test_keys_alone_find_a_symbol_and_go_through_its_views(page: Page) -> None:
    find(page, "checkout")
    expect_status(page, "1 caller of shop/cart.py")
    page.keyboard.press("i")
    expect_status(page, "dependents of shop/cart.py")
    find(page, "Cart")
    page.keyboard.press("t")
    expect_status(page, "1 descendant")
    page.keyboard.press("m")
    expect_status(page, "files and symbols")


def test_a_symbol_has_its_source_its_callers_and_a_link_to_the_editor(page: Page, root: Path) -> None:
    find(page, "checkout")
    sync_api.expect(page.locator("aside pre").last).to_contain_text("return cart.total()")
    sync_api.expect(page.locator("aside li").filter(has_text="pay")).to_be_visible()
    link = page.locator("aside a").get_attribute("href")
    assert link is not None
    assert re.fullmatch(r"vscode://file/.*/shop/shop/cart\.py:\d+", link)


def test_a_caller_is_opened_by_tab_and_enter(page: Page) -> None:
    find(page, "checkout")
    page.locator("aside li button").filter(has_text="pay").focus()
    page.keyboard.press("Enter")
    sync_api.expect(page.locator("aside h2")).to_have_text("pay")


def test_the_browser_goes_back_to_the_view_before(page: Page) -> None:
    find(page, "checkout")
    page.keyboard.press("d")
    expect_status(page, "parts")
    page.go_back()
    expect_status(page, "1 caller of shop/cart.py")


def test_an_address_survives_a_reload_and_can_be_sent(page: Page) -> None:
    find(page, "checkout")
    page.keyboard.press("i")
    expect_status(page, "dependents of shop/cart.py")
    assert page.url.endswith("#/impact/checkout")
    page.reload()
    expect_status(page, "dependents of shop/cart.py")
    sync_api.expect(page.locator("aside h2")).to_have_text("checkout")


def test_heat_and_routes_are_listed(page: Page) -> None:
    page.keyboard.press("h")
    expect_status(page, "files by commits")
    sync_api.expect(page.locator("aside li")).to_have_count(3)
    page.keyboard.press("r")
    expect_status(page, "1 route")
    sync_api.expect(page.locator("aside li")).to_contain_text("GET /pay")


def test_the_matrix_marks_the_parts_of_a_cycle(page: Page) -> None:
    page.keyboard.press("d")
    expect_status(page, "2 in cycles (red)")
    marked = page.locator("#chart text.cycle[tabindex]")
    assert marked.all_text_contents() == ["cart.py", "tax.py"]


def test_a_query_is_a_table_and_a_graph(page: Page) -> None:
    page.keyboard.press("q")
    page.keyboard.press("Control+Enter")
    sync_api.expect(page.locator("#count")).to_have_text("1 row")
    page.click("#draw")
    expect_status(page, "1 of 1 edges drawn")


def test_a_faulty_query_shows_its_error(page: Page) -> None:
    page.keyboard.press("q")
    page.locator("#text").fill("SELECT nothing")
    page.click("#run")
    expect_status(page, "line 1")


@pytest.mark.parametrize("view", ["m", "d"])
def test_a_view_is_saved_as_svg_and_png(page: Page, tmp_path: Path, view: str) -> None:
    page.keyboard.press(view)
    for kind in ("svg", "png"):
        with page.expect_download() as download:
            page.click(f"#{kind}")
        download.value.save_as(tmp_path / f"code.{kind}")
    assert ET.parse(tmp_path / "code.svg").getroot().tag == "{http://www.w3.org/2000/svg}svg"
    assert "cart.py" in (tmp_path / "code.svg").read_text() or view == "m"
    assert (tmp_path / "code.png").read_bytes()[:4] == b"\x89PNG"


def test_the_page_follows_the_colours_of_the_system_and_its_own_switch(page: Page) -> None:
    def back() -> str:
        return str(page.evaluate("() => getComputedStyle(document.body).backgroundColor"))

    page.emulate_media(color_scheme="dark")
    assert back() == "rgb(13, 17, 23)"
    page.click("#theme")
    assert back() == "rgb(255, 255, 255)"

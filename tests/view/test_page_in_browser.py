"""The page in Chromium: each view explains, by mouse and by keyboard, and loads only its own files.

Skipped without Playwright and a Chromium: ``pip install --group browser``, and the browser of the system.
"""

from __future__ import annotations

import re
import shutil
import struct
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from oxigraph_code.api import CodeGraph
from oxigraph_code.tools import Workspace
from oxigraph_code.view import PageServer, exported_page

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Page

sync_api = pytest.importorskip("playwright.sync_api")
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
FLAGS = ["--no-sandbox", "--disable-background-networking"]
VIEWS = [
    "start",
    "file/shop/cart.py",
    "folder/shop",
    "history",
    "matrix/shop",
    "routes",
    "routes/GET /pay",
    "calls/checkout",
    "impact/checkout",
    "types/Cart",
]
_TEXTS = """() => [...document.querySelectorAll("#drawing text")].map((text) => {
  const { left, right, top, bottom } = text.getBoundingClientRect();
  return [text.textContent, left, right, top, bottom];
})"""
_SMALL = """() => [...document.querySelectorAll("body *")].filter((one) => one.checkVisibility() &&
  [...one.childNodes].some((part) => part.nodeType === 3 && part.textContent.trim()) &&
  parseFloat(getComputedStyle(one).fontSize) < 11).map((one) => one.textContent)"""

pytestmark = [pytest.mark.slow, pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_api.sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def page(browser: Browser, server: PageServer) -> Iterator[Page]:
    """The page with its first picture. Errors of its scripts and requests to other hosts fail the test."""
    context = browser.new_context(viewport={"width": 1200, "height": 700})
    opened = context.new_page()
    problems: list[str] = []
    opened.on("pageerror", lambda error: problems.append(str(error)))
    opened.on("console", lambda message: problems.append(message.text) if is_fault(message) else None)
    opened.on("request", lambda sent: problems.append(sent.url) if not is_local(sent.url, server) else None)
    opened.goto(server.address)
    expect_status(opened, "red closes")
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


def show(page: Page, view: str) -> None:
    """Open a view by its address, and wait until it is drawn."""
    page.evaluate("view => { document.getElementById('status').textContent = ''; location.hash = `#/${view}`; }", view)
    sync_api.expect(page.locator("#status")).not_to_be_empty(timeout=20_000)
    page.wait_for_load_state("networkidle")


def find(page: Page, name: str) -> None:
    """Open a symbol by keys alone."""
    page.keyboard.press("/")
    page.keyboard.press("Control+A")
    page.keyboard.type(name)
    sync_api.expect(page.locator("#results li.chosen")).to_contain_text(name, timeout=20_000)
    page.keyboard.press("Enter")
    sync_api.expect(page.locator("#details h1")).to_have_text(name, timeout=20_000)


def box(page: Page, name: str) -> Any:
    return page.locator(f'#drawing [data-id="{name}"]')


def row(page: Page, name: str) -> Any:
    return page.locator("#drawing .row", has_text=name)


def test_the_first_view_says_what_the_project_is_and_where_it_begins(page: Page) -> None:
    details = page.locator("#details")
    sync_api.expect(details).to_contain_text("A shop that takes orders.")
    sync_api.expect(details).to_contain_text("3 files")
    sync_api.expect(details).to_contain_text("python 100 %")
    sync_api.expect(details.locator("li", has_text="checkout").first).to_contain_text("by 1,")
    sync_api.expect(details).to_contain_text("GET /pay")


def test_the_first_picture_has_the_files_with_counted_arrows(page: Page) -> None:
    sync_api.expect(box(page, "shop/cart.py")).to_contain_text("cart.py")
    titles = page.locator("#drawing .arrow title").all_text_contents()
    assert any(re.fullmatch(r"shop/web\.py uses shop/cart\.py: \d+", title) for title in titles)


def test_of_a_cycle_the_weakest_arrow_is_marked(page: Page) -> None:
    expect_status(page, "one cycle of 2 folders and files")
    assert page.locator("#drawing .arrow.cycle title").all_text_contents() == [
        "shop/tax.py uses shop/cart.py: 3, closes a cycle"
    ]


@pytest.mark.parametrize("room", [500, 780, 1000])
def test_levels_that_find_no_room_stand_in_the_column_of_nearer_ones(page: Page, room: int) -> None:
    width, columns = page.evaluate(
        """async room => {
          const { entryOf, grouped } = await import('/groups.js');
          const name = "a_rather_long_name_of_a_function";
          const entries = [-4, -3, -2, -1, 1].map(level =>
            entryOf({ iri: `a/${level}`, name, path: `folder/file${level}.py` }, level));
          const scene = grouped({ iri: "c", name: "centre", note: "", hint: "" }, entries, new Map(), "Impact", room);
          return [scene.width, new Set(scene.boxes.map(({ x }) => x)).size];
        }""",
        room,
    )
    assert width <= room
    assert columns >= 3


@pytest.mark.parametrize("view", VIEWS)
def test_a_picture_is_not_wider_than_its_room(page: Page, view: str) -> None:
    page.set_viewport_size({"width": 800, "height": 700})
    show(page, view)
    at = 'document.getElementById("drawing")'
    over = page.evaluate(f"() => {at}.scrollWidth - {at}.clientWidth")
    assert over <= 0


@pytest.mark.parametrize("width", [1440, 800])
def test_of_few_boxes_the_largest_folder_opens_with_as_many_arrows_as_find_room(page: Page, width: int) -> None:
    packages = [f"internal/package{number}/code.go" for number in range(26)]
    paths = ["main.go", "client/client.go", *packages]
    facts = {"language": ["go"] * len(paths), "lines": [100] * len(paths), "aside": [""] * len(paths)}
    edges = [[0, 2, 9], *([2 + one, 2 + other, 3 + one] for one in range(26) for other in range(one + 1, 26, 3))]
    known = {"name": "shop", "root": "/shop", "sentence": "", "freshness": ""}
    page.route("**/api/map", lambda asked: asked.fulfill(json={**known, **facts, "path": paths}))
    page.route("**/api/dependencies", lambda asked: asked.fulfill(json={"paths": paths, "edges": edges}))
    page.set_viewport_size({"width": width, "height": 900})
    page.reload()
    expect_status(page, "weaker arrows not drawn")
    sync_api.expect(box(page, "internal/package7")).to_be_visible()
    assert page.locator("#drawing .arrow").count() >= 5
    at = 'document.getElementById("drawing")'
    assert page.evaluate(f"() => {at}.scrollWidth - {at}.clientWidth") <= 0


@pytest.mark.parametrize("width", [1440, 800])
def test_the_folder_with_most_of_a_project_opens_though_its_parts_are_many(page: Page, width: int) -> None:
    paths = [f"shop/part{number}.py" for number in range(60)] + [f"setting{number}.yaml" for number in range(16)]
    facts = {"language": ["python"] * len(paths), "lines": [100] * len(paths), "aside": [""] * len(paths)}
    edges = [[one, other, 3 + one] for one in range(60) for other in range(one + 1, 60, 7)]
    known = {"name": "shop", "root": "/shop", "sentence": "", "freshness": ""}
    page.route("**/api/map", lambda asked: asked.fulfill(json={**known, **facts, "path": paths}))
    page.route("**/api/dependencies", lambda asked: asked.fulfill(json={"paths": paths, "edges": edges}))
    page.set_viewport_size({"width": width, "height": 900})
    page.reload()
    expect_status(page, "weaker arrows not drawn")
    sync_api.expect(box(page, "shop/part7.py")).to_be_visible()


def test_what_no_arrow_joins_stands_side_by_side(page: Page) -> None:
    pairs = [{end: {"type": "uri", "value": f"x:{end}{number}"} for end in "ab"} for number in range(6)]
    answer = {"head": {"vars": ["a", "b"]}, "results": {"bindings": pairs}}
    page.route("**/api/sparql_query", lambda asked: asked.fulfill(json=answer))
    page.keyboard.press("q")
    page.locator("#text").fill("SELECT ?a ?b {}")
    page.click("#draw")
    expect_status(page, "6 of 6 edges drawn")
    tops = {round(box(page, f"x:a{number}").bounding_box()["y"]) for number in range(6)}
    assert len(tops) < 6


def test_a_folder_closes_and_opens(page: Page) -> None:
    page.locator('#drawing [data-toggles="shop"]').click()
    sync_api.expect(box(page, "shop/cart.py")).to_have_count(0)
    box(page, "shop").focus()
    page.keyboard.press(" ")
    sync_api.expect(box(page, "shop/cart.py")).to_have_count(1)


def test_tests_are_behind_a_switch(page: Page) -> None:
    sync_api.expect(box(page, "tests/test_cart.py")).to_have_count(0)
    page.get_by_label("tests, examples, vendored and generated").check()
    sync_api.expect(page.locator("#drawing")).to_contain_text("tests")


def test_a_click_dims_the_unrelated_and_shows_the_source(page: Page) -> None:
    box(page, "shop/web.py").click()
    sync_api.expect(page.locator("#details pre.source")).to_contain_text("from flask import Flask")
    sync_api.expect(box(page, "shop/tax.py")).to_have_class(re.compile("dimmed"))
    sync_api.expect(box(page, "shop/cart.py")).not_to_have_class(re.compile("dimmed"))
    assert page.url.endswith("#/file/shop/web.py")
    assert page.locator("#crumbs li").all_text_contents()[1:] == ["shop", "web.py"]


def test_size_and_colour_are_chosen_in_the_legend(page: Page) -> None:
    page.get_by_label("Size").select_option("users")
    sync_api.expect(box(page, "shop/cart.py")).to_contain_text("used by 2 files")
    page.get_by_label("Colour").select_option("coverage")
    sync_api.expect(page.locator("#legend")).to_contain_text("no functions")
    sync_api.expect(box(page, "shop/tax.py")).to_contain_text("100 % of 1 reached")
    page.get_by_label("Colour").select_option("churn")
    sync_api.expect(box(page, "shop/cart.py")).to_contain_text("1 commit")


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("width", [1440, 800])
def test_no_two_labels_of_a_picture_overlap(page: Page, view: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    show(page, view)
    texts = page.evaluate(_TEXTS)
    assert texts
    covered = [
        (one[0], other[0])
        for number, one in enumerate(texts)
        for other in texts[:number]
        if min(one[2], other[2]) - max(one[1], other[1]) > 1 and min(one[4], other[4]) - max(one[3], other[3]) > 3
    ]
    assert covered == []


@pytest.mark.parametrize("view", VIEWS)
def test_every_text_is_at_least_11_px_high(page: Page, view: str) -> None:
    show(page, view)
    assert page.evaluate(_SMALL) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("view", VIEWS)
def test_axe_finds_no_fault(page: Page, view: str, scheme: Any) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright")
    page.emulate_media(color_scheme=scheme)
    show(page, view)
    found = axe.Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_keys_alone_find_a_symbol_and_go_through_its_views(page: Page) -> None:
    find(page, "checkout")
    expect_status(page, "callers of shop/cart.py")
    page.keyboard.press("i")
    expect_status(page, "dependents of shop/cart.py")
    find(page, "Cart")
    page.keyboard.press("t")
    expect_status(page, "1 descendant")
    page.keyboard.press("s")
    expect_status(page, "red closes")


def test_calls_have_callers_and_callees_with_the_source(page: Page, root: Path) -> None:
    find(page, "checkout")
    sync_api.expect(row(page, "pay")).to_be_visible()
    sync_api.expect(row(page, "Cart.total")).to_be_visible()
    sync_api.expect(page.locator("#details pre.source")).to_contain_text("return cart.total()")
    link = page.locator("#details a", has_text="Open in").get_attribute("href")
    assert link is not None
    assert re.fullmatch(r"vscode://file/.*/shop/shop/cart\.py:\d+", link)


def test_a_symbol_and_its_file_show_their_owner_status_tags_and_goal(page: Page) -> None:
    show(page, "calls/rate")
    facts = page.locator("#details .facts")
    for text in ("owned by@shop/tax", "statusdeprecated", "tagsmoney", "business goalTrust"):
        sync_api.expect(facts).to_contain_text(text)
    show(page, "file/shop/tax.py")
    sync_api.expect(facts).to_contain_text("owned by@shop/tax")


def test_what_is_not_resolved_is_dashed(page: Page) -> None:
    show(page, "calls/guess")
    sync_api.expect(page.locator("#drawing .row.dashed")).to_contain_text("thing.unknown")


def test_impact_has_the_tests_and_the_command_that_runs_them(page: Page) -> None:
    show(page, "impact/checkout")
    sync_api.expect(box(page, "1 tests/")).to_contain_text("test_cart.py")
    sync_api.expect(page.locator("#details .command")).to_contain_text("tests/test_cart.py")
    sync_api.expect(page.locator("#details")).to_contain_text("Entry points reached")


def test_a_path_in_the_search_leads_to_its_route(page: Page) -> None:
    page.keyboard.press("/")
    page.keyboard.type("/pay")
    sync_api.expect(page.locator("#results li.chosen")).to_contain_text("GET /pay route shop/web.py", timeout=20_000)
    page.keyboard.press("Enter")
    sync_api.expect(page.locator("#details h1")).to_have_text("GET /pay", timeout=20_000)


def test_a_route_has_its_handler_and_its_senders(page: Page) -> None:
    show(page, "routes")
    row(page, "GET /pay").click()
    sync_api.expect(page.locator("#details h1")).to_have_text("GET /pay")
    sync_api.expect(row(page, "handler")).to_contain_text("pay")
    sync_api.expect(box(page, "centre")).to_contain_text("GET /pay")


def test_a_box_of_the_picture_is_reached_by_arrows_and_opened_by_enter(page: Page) -> None:
    show(page, "calls/checkout")
    page.locator("#drawing [data-id]").first.focus()
    for _ in range(10):
        page.keyboard.press("ArrowDown")
        if "pay" in (page.locator(":focus").get_attribute("aria-label") or ""):
            break
    page.keyboard.press("Enter")
    sync_api.expect(page.locator("#details h1")).to_have_text("pay")


def test_what_is_drawn_is_a_list_too(page: Page) -> None:
    page.locator("#list summary").click()
    page.locator("#list button", has_text="shop/cart.py").click()
    sync_api.expect(page.locator("#details h1")).to_have_text("shop/cart.py")


def test_the_browser_goes_back_to_the_view_before(page: Page) -> None:
    find(page, "checkout")
    page.keyboard.press("d")
    expect_status(page, "parts")
    page.locator("#back").click()
    expect_status(page, "callers of shop/cart.py")


def test_an_address_survives_a_reload_and_can_be_sent(page: Page) -> None:
    find(page, "checkout")
    page.keyboard.press("i")
    expect_status(page, "dependents of shop/cart.py")
    assert page.url.endswith("#/impact/checkout")
    page.reload()
    expect_status(page, "dependents of shop/cart.py")
    sync_api.expect(page.locator("#details h1")).to_have_text("checkout")


def test_an_address_without_its_symbol_that_is_opened_anew_shows_the_start(page: Page) -> None:
    page.evaluate("location.hash = '#/impact'")
    expect_status(page, "choose a symbol first")
    page.reload()
    expect_status(page, "choose a symbol first")
    sync_api.expect(page.locator("#drawing [data-id]").first).to_be_attached()
    assert page.url.endswith("#/start")


def test_an_address_of_nothing_is_answered_with_a_sentence(page: Page) -> None:
    show(page, "impact/nothing_here")
    expect_status(page, "nothing_here")


def test_a_name_that_several_symbols_have_leads_to_each(page: Page) -> None:
    paths = ("shop/one.py", "shop/two.py")
    rows = [{"name": "Order", "iri": f"{path}:Order", "path": path, "note": "3 users"} for path in paths]
    answer = {"summary": "2 are called Order", "choices": rows}
    page.route("**/api/get_symbol", lambda asked: asked.fulfill(json={"answer": answer}))
    show(page, "types/Order")
    expect_status(page, "2 are called Order")
    assert page.locator("#details li").all_text_contents() == ["Order 3 users shop/one.py", "Order 3 users shop/two.py"]
    page.locator("#drawing [data-id]", has_text="Order").last.click()
    sync_api.expect(page).to_have_url(re.compile(r"#/types/shop.+two\.py.+Order$"))


def test_an_inherited_member_says_so(page: Page) -> None:
    symbol = {"iri": "x", "name": "Base.save", "kind": "Method", "path": "a.py", "line": 1, "end": 2}
    answer = {"symbol": symbol, "notes": ["Page.save is inherited from Base.save"]}
    page.route("**/api/get_symbol", lambda asked: asked.fulfill(json={"answer": answer}))
    show(page, "types/Page.save")
    sync_api.expect(page.locator("#details .remark").first).to_have_text("Page.save is inherited from Base.save")


def test_a_found_symbol_opens_though_others_have_its_name(page: Page) -> None:
    def several(asked: Any) -> None:
        name = asked.request.post_data_json["symbol"]
        if name.startswith("https://"):
            asked.continue_()
        else:
            asked.fulfill(json={"answer": {"summary": f"2 symbols are called {name}"}})

    page.route("**/api/get_symbol", several)
    find(page, "checkout")
    expect_status(page, "callers of shop/cart.py")
    page.keyboard.press("i")
    expect_status(page, "dependents of shop/cart.py")


def test_the_colours_of_the_history_are_its_own(page: Page) -> None:
    show(page, "history")
    sync_api.expect(page.get_by_label("Colour")).to_have_value("churn")
    show(page, "start")
    sync_api.expect(page.get_by_label("Colour")).not_to_have_value("churn")


def test_very_many_files_are_grouped_by_the_folders_that_hold_most(page: Page) -> None:
    titles = page.evaluate(
        """async () => {
          const { entryOf, grouped } = await import('/groups.js');
          const paths = [...Array(40).keys()].map(one => `a/b/c${one % 4}/f${one}.py`).concat("x/only.py");
          const entries = paths.map((path, one) => entryOf({ iri: `i/${one}`, name: `n${one}`, path }, -1));
          const scene = grouped({ iri: "c", name: "centre", note: "", hint: "" }, entries, new Map(), "Calls", 900);
          return scene.boxes.map(({ title }) => title).sort();
        }"""
    )
    assert titles[-1] == "only.py"
    assert len(titles) <= 32
    assert "a/" not in titles


def test_files_of_one_name_are_told_apart_by_their_folders(page: Page) -> None:
    titles = page.evaluate(
        """async () => {
          const { entryOf, grouped } = await import('/groups.js');
          const paths = ['a/client.ts', 'b/client.ts', 'b/other.ts'];
          const entries = paths.map((path) => entryOf({ iri: path, name: `n ${path}`, path }, -1));
          const scene = grouped({ iri: "c", name: "centre", note: "", hint: "" }, entries, new Map(), "Calls", 900);
          return scene.boxes.map(({ title }) => title).sort();
        }"""
    )
    assert titles == ["a/client.ts", "b/client.ts", "centre", "other.ts"]


def test_the_history_has_files_and_commits(page: Page) -> None:
    show(page, "history")
    sync_api.expect(page.locator("#details")).to_contain_text("1 of 1 commits")
    sync_api.expect(page.locator("#details li strong")).to_have_text("first")


def test_the_matrix_marks_the_parts_of_a_cycle_and_has_users_first(page: Page) -> None:
    show(page, "matrix/shop")
    expect_status(page, "2 in cycles (red)")
    names = page.locator("#drawing text[tabindex]").all_text_contents()
    assert names[0].startswith("1  web.py")
    assert [name[3:10] for name in page.locator("#drawing text.cycle[tabindex]").all_text_contents()] == [
        "cart.py",
        "tax.pys",
    ]


def test_a_matrix_of_parts_that_use_no_other_is_of_the_largest_folder(page: Page) -> None:
    show(page, "matrix")
    expect_status(page, "in cycles")
    sync_api.expect(page.locator("#details h1")).to_have_text("shop/")


def test_a_query_is_a_table_and_a_graph(page: Page) -> None:
    page.keyboard.press("q")
    page.keyboard.press("Control+Enter")
    sync_api.expect(page.locator("#count")).to_have_text("1 row")
    page.click("#draw")
    expect_status(page, "1 of 1 edge drawn")


def test_a_faulty_query_shows_its_error(page: Page) -> None:
    page.keyboard.press("q")
    page.locator("#text").fill("SELECT nothing")
    page.click("#run")
    expect_status(page, "line 1")


@pytest.mark.parametrize("view", ["start", "matrix/shop", "impact/checkout"])
def test_a_picture_is_saved_as_svg_and_as_png_at_twice_its_size(page: Page, tmp_path: Path, view: str) -> None:
    show(page, view)
    for kind in ("svg", "png"):
        with page.expect_download() as download:
            page.click(f"#{kind}")
        download.value.save_as(tmp_path / f"code.{kind}")
    svg = ET.parse(tmp_path / "code.svg").getroot()
    drawn = page.locator("#drawing text").all_text_contents()
    assert ["".join(text.itertext()) for text in svg.iter("{http://www.w3.org/2000/svg}text")] == drawn
    width, height = struct.unpack(">II", (tmp_path / "code.png").read_bytes()[16:24])
    assert (width, height) == (2 * int(svg.attrib["width"]), 2 * int(svg.attrib["height"]))


def test_the_page_follows_the_colours_of_the_system_and_its_own_switch(page: Page) -> None:
    def back() -> str:
        return str(page.evaluate("() => getComputedStyle(document.body).backgroundColor"))

    page.emulate_media(color_scheme="dark")
    assert back() == "rgb(13, 17, 23)"
    page.click("#theme")
    assert back() == "rgb(255, 255, 255)"


def test_a_chain_longer_than_the_stack_has_a_component_for_each_node(page: Page) -> None:
    count = 5000
    found = page.evaluate(
        "async count => (await import('/cycles.js')).components(count, "
        "Array.from({ length: count - 1 }, (_, number) => [number, number + 1]))",
        count,
    )
    assert found == list(reversed(range(count)))


@pytest.mark.parametrize(
    ("view", "words"), [("calls", "callers left"), ("impact", "dependents left"), ("types", "ancestors left")]
)
def test_a_neighbourhood_is_drawn_in_a_frame_of_a_notebook(
    browser: Browser, workspace: Workspace, root: Path, view: str, words: str
) -> None:
    with ExitStack() as nothing:
        drawn = CodeGraph(root, workspace, nothing).draw("Cart" if view == "types" else "checkout", view)
    context = browser.new_context(offline=True)
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.set_content(drawn._repr_html_())
    frame = page.frame_locator("iframe")
    sync_api.expect(frame.locator("#status")).to_contain_text(words, timeout=20_000)
    sync_api.expect(frame.locator("#drawing svg")).to_be_visible()
    frame.get_by_role("link", name="Impact").click()
    sync_api.expect(frame.locator("#status")).to_contain_text("dependents left")
    context.close()
    assert problems == []


def test_an_exported_page_needs_no_server_and_loads_nothing(
    browser: Browser, workspace: Workspace, tmp_path: Path
) -> None:
    file = tmp_path / "page.html"
    file.write_text(exported_page(workspace, "checkout"))
    context = browser.new_context(offline=True)
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
    page.goto(file.as_uri())
    sync_api.expect(page.locator("#details .command")).to_contain_text("tests/test_cart.py", timeout=20_000)
    page.click("#start")
    sync_api.expect(page.locator("#details")).to_contain_text("A shop that takes orders.")
    sync_api.expect(box(page, "shop/cart.py")).to_be_visible()
    show(page, "calls/checkout")
    sync_api.expect(row(page, "pay")).to_be_visible()
    show(page, "file/shop/tax.py")
    sync_api.expect(page.locator("#details")).to_contain_text("run oxigraph-code view")
    context.close()
    assert problems == []

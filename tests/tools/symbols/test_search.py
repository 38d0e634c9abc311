"""Remembered parts of a name or purpose lead to a symbol."""

from __future__ import annotations

import multiprocessing
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from oxigraph_code.errors import ArgumentError
from oxigraph_code.search.file import FILE_NAME
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.symbols import text_search
from oxigraph_code.tools.symbols.search import search_code
from oxigraph_code.tools.symbols.symbol_card import get_symbol
from oxigraph_code.tools.workspace.workspace import answer_by
from tests.indexing.support import index, write

pytestmark = pytest.mark.usefixtures("in_process")

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    ".github/CODEOWNERS": "/src/ @shop/everybody  # the rest\n/src/shop/pay/ @shop/Payments ann@example.org\n",
    "src/shop/cart.py": (
        '"""Carts."""\n\n\nclass ShoppingCart:\n    """What a customer wants to buy. It is kept for a week."""\n\n'
        "    def total_price(self):\n        return 1\n\n    def _forget(self): ...\n\n\n"
        "# Rounds to the nearest five cents, as the law in Switzerland wants it.\ndef roundPrice(price):\n"
        "    return ShoppingCart().total_price()\n\n\ndef total():\n    return roundPrice(2)\n"
    ),
    "src/shop/pay/card.py": (
        "from shop.cart import total\n\n\nclass CardPayment:\n    def total(self):\n"
        '        """Ask the bank."""\n        return total()\n'
    ),
    "src/shop/pay/limits.rs": "pub enum Limit { Daily }\n\npub fn check_limit() {}\n",
    "tests/test_total.py": "def total(): ...\n",
}


def found(workspace: Workspace, query: str, project: str = "shop", **filters: Any) -> list[str]:
    """Return the names of the hits, the best first."""
    said = search_code(workspace, Call(), query, project=project, format="json", **filters).text
    return [row["name"] for row in msgspec.json.decode(said)["symbols"]]


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("ShoppingCart", "ShoppingCart"),
        ("shopping_cart", "ShoppingCart"),
        ("shopping cart", "ShoppingCart"),
        ("cart shopping", "ShoppingCart"),
        ("shop price round", "roundPrice"),
        ("ShoppingCart.total_price", "ShoppingCart.total_price"),
        ("ShoppingCart::total_price", "ShoppingCart.total_price"),
        ("CardPayment total", "CardPayment.total"),
        ("roundp", "roundPrice"),
        ("checklimit", "check_limit"),
        ("customer wants", "ShoppingCart"),
        ("where is the bank asked", "CardPayment.total"),
        ("switzerland", "roundPrice"),
        ("limits.rs", "src/shop/pay/limits.rs"),
    ],
)
def test_a_symbol_is_found_by_its_words_and_by_what_is_said_about_it(
    workspace: Workspace, query: str, name: str
) -> None:
    assert found(workspace, query)[0] == name


@pytest.mark.parametrize(
    ("query", "name"),
    [("shoping cart", "ShoppingCart"), ("ShopingCart", "ShoppingCart"), ("ruondPrice", "roundPrice")],
)
def test_a_misspelt_word_is_taken_for_the_nearest_and_the_answer_says_so(
    workspace: Workspace, query: str, name: str
) -> None:
    assert found(workspace, query)[0] == name
    assert "is nowhere; " in search_code(workspace, Call(), query, project="shop").text


def test_the_name_comes_before_its_beginning_and_what_is_about_other_code_comes_after(workspace: Workspace) -> None:
    lines = search_code(workspace, Call(), "total", project="shop").text.splitlines()[1:-1]
    assert [line.partition("(")[0] for line in lines[:4]] == [
        "src/shop/cart.py:18 function total",
        "src/shop/pay/card.py:5 method CardPayment.total",
        "tests/test_total.py:1 function total",
        "src/shop/cart.py:7 method ShoppingCart.total_price",
    ]


def test_a_line_says_where_what_and_in_a_sentence_why(workspace: Workspace) -> None:
    first, line, *_, last = search_code(workspace, Call(), "shopping cart", kind="class", project="shop").text.split(
        "\n"
    )
    assert first.startswith("1 found for 'shopping cart' · ")
    assert line == "src/shop/cart.py:4 class ShoppingCart · What a customer wants to buy."
    assert "get_symbol" in last


@pytest.mark.parametrize(
    ("filters", "names"),
    [
        ({"kind": "method"}, ["CardPayment.total", "ShoppingCart.total_price"]),
        ({"owner": "ShoppingCart"}, ["ShoppingCart.total_price"]),
        ({"owner": "card.py"}, ["CardPayment.total"]),
        ({"owner": "@payments"}, ["CardPayment.total"]),
        ({"owner": "payments"}, ["CardPayment.total"]),
        ({"owner": "none"}, ["total", "tests/test_total.py"]),
        ({"owner": "@shop/Payments"}, ["CardPayment.total"]),
        ({"owner": "ann@example.org"}, ["CardPayment.total"]),
        ({"path": "tests"}, ["total", "tests/test_total.py"]),
        ({"path": "src/**/card.py"}, ["CardPayment.total"]),
        ({"path": "pay/card.py"}, ["CardPayment.total"]),
        ({"language": "rust"}, []),
    ],
)
def test_filters_leave_out_what_does_not_fit(workspace: Workspace, filters: dict[str, Any], names: list[str]) -> None:
    said = search_code(workspace, Call(), "total", project="shop", format="json", **filters).text
    assert (
        said.startswith("nothing found") if not names else sorted(found(workspace, "total", **filters)) == sorted(names)
    )


@pytest.mark.parametrize(
    ("filters", "names"),
    [
        ({"kind": "class"}, ["CardPayment", "ShoppingCart"]),
        ({"owner": "ShoppingCart"}, ["ShoppingCart._forget", "ShoppingCart.total_price"]),
        ({"kind": "method", "owner": "@payments"}, ["CardPayment.total"]),
        ({"kind": "function", "language": "rust"}, ["check_limit"]),
        ({"kind": "function", "path": "tests"}, ["total"]),
    ],
)
def test_filters_without_a_query_list_all_that_they_match(
    workspace: Workspace, filters: dict[str, Any], names: list[str]
) -> None:
    assert sorted(found(workspace, "", **filters)) == names
    first = search_code(workspace, Call(), "", project="shop", **filters).text.splitlines()[0]
    assert first.startswith(f"{len(names)} found for {next(iter(filters))}=")


def test_symbols_with_most_dependents_come_first_without_a_query(workspace: Workspace) -> None:
    assert found(workspace, "", kind="function", path="src")[:2] == ["roundPrice", "total"]


def test_filters_that_nothing_fits_are_named(workspace: Workspace) -> None:
    text = search_code(workspace, Call(), "", project="shop", kind="class", path="tests").text
    assert text.startswith("nothing found for kind=class, path=tests in ")


@pytest.mark.parametrize("filters", [{}, {"mode": "text"}, {"mode": "text", "path": "src"}])
def test_an_empty_query_without_filters_is_an_error(workspace: Workspace, filters: dict[str, Any]) -> None:
    with pytest.raises(ArgumentError, match="the query is empty"):
        found(workspace, " ", **filters)


def test_a_number_of_results_ends_a_page(workspace: Workspace) -> None:
    whole = found(workspace, "total")
    assert found(workspace, "total", max_results=2) == whole[:2]
    assert found(workspace, "total", max_results=2, offset=1) == whole[1:3]
    text = search_code(workspace, Call(), "total", project="shop", max_results=2).text
    assert "(2 shown)" in text.splitlines()[0]
    assert "more: offset=2" in text.splitlines()[-1]
    assert len(lines(workspace, "total", max_results=1)) == 1


def test_what_is_hidden_is_found_where_it_is_asked_for(workspace: Workspace) -> None:
    assert found(workspace, "forget", visibility="protected") == ["ShoppingCart._forget"]
    assert search_code(workspace, Call(), "forget", visibility="public", project="shop").text.startswith(
        "nothing found"
    )


@pytest.mark.parametrize(("argument", "known"), [("kind", "class"), ("language", "python"), ("visibility", "public")])
def test_a_filter_that_nothing_has_gets_those_there_are(workspace: Workspace, argument: str, known: str) -> None:
    with pytest.raises(ArgumentError, match=known):
        found(workspace, "total", **{argument: "sandwich"})


def test_an_owner_that_owns_nothing_gets_those_who_do(workspace: Workspace) -> None:
    said = answer_by(search_code, workspace, Call(), "total", owner="@nobody", project="shop").text
    assert "@shop/Payments" in said


def test_a_star_lists_what_the_filters_match(workspace: Workspace) -> None:
    assert found(workspace, "*", kind="class") == found(workspace, "", kind="class")


def test_an_owner_that_no_owner_and_no_symbol_is_called_gets_the_owners(workspace: Workspace) -> None:
    said = search_code(workspace, Call(), owner="nobody", project="shop").text.splitlines()[0]
    assert said.startswith("nothing found for owner=nobody in ")
    assert "no owner is called nobody; the owners are @shop/Payments, " in said


def test_an_owner_is_shown_as_it_was_read_also_without_a_query(workspace: Workspace) -> None:
    said = search_code(workspace, Call(), owner="payments", project="shop").text
    assert "owner=payments was read as @shop/Payments" in said
    assert search_code(workspace, Call(), owner="everybody", kind="module", project="shop").text.startswith("1 found")


def test_a_symbol_has_the_owners_of_its_file(workspace: Workspace) -> None:
    said = get_symbol(workspace, Call(), "CardPayment.total", project="shop").text
    assert "owned by: @shop/Payments, ann@example.org" in said


def test_where_nothing_is_found_the_nearest_names_and_the_next_step_are_told(workspace: Workspace) -> None:
    said = search_code(workspace, Call(), "xqzw", project="shop").text
    assert said.startswith("nothing found for 'xqzw'")
    assert "mode=text" in said
    narrowed = search_code(workspace, Call(), "totl", kind="class", project="shop").text
    assert "nearest names: total" in narrowed
    assert "without kind" in narrowed


def test_words_that_are_not_all_there_find_what_has_some_of_them(
    workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oxigraph_code.search.meaning._model", lambda: None)
    said = search_code(workspace, Call(), "customer switzerland", project="shop").text
    assert "with some of the words" in said.splitlines()[0]


def test_pages_follow_one_another(workspace: Workspace) -> None:
    whole = found(workspace, "total")
    assert len(whole) > 2
    assert found(workspace, "total", offset=1) == whole[1:]


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Workspace]:
    """A workspace whose files may be changed."""
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    index(opened, write(tmp_path / "shop", FILES))
    yield opened
    opened.close()


def test_what_has_changed_is_found_as_it_is_now(own: Workspace, tmp_path: Path) -> None:
    assert found(own, "check_limit") != []
    write(tmp_path / "shop", {"src/shop/pay/limits.rs": "pub fn approve() {}\n"})
    (tmp_path / "shop/tests/test_total.py").unlink()
    index(own, tmp_path / "shop")
    assert found(own, "approve")[0] == "approve"
    assert "check_limit" not in found(own, "limit")
    assert "tests/test_total.py" not in found(own, "total")


def test_a_broken_or_foreign_index_is_made_anew(own: Workspace, tmp_path: Path) -> None:
    before = found(own, "total")
    file = tmp_path / "store" / FILE_NAME
    file.write_bytes(b"no database at all" * 1000)
    assert found(own, "total") == before
    file.unlink()
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("CREATE TABLE symbol (name)")
    assert found(own, "total") == before


def test_an_index_that_was_made_of_an_older_format_is_made_of_all_anew(own: Workspace, tmp_path: Path) -> None:
    before = found(own, "total")
    with closing(sqlite3.connect(tmp_path / "store" / FILE_NAME)) as file, file:
        file.execute("UPDATE state SET value = 0 WHERE name = 'format'")
        file.execute("UPDATE symbol SET qualified = 'old'")
    assert found(own, "total") == before


def test_an_index_of_a_later_generation_than_the_graph_is_not_believed(own: Workspace, tmp_path: Path) -> None:
    before = found(own, "total")
    with closing(sqlite3.connect(tmp_path / "store" / FILE_NAME)) as file, file:
        file.execute("UPDATE state SET value = 99 WHERE name = 'generation'")
        file.execute("UPDATE module SET hash = 'other'")
        file.execute("UPDATE symbol SET qualified = 'old'")
    assert found(own, "total") == before


def test_the_same_graph_gives_the_same_order(own: Workspace, tmp_path: Path) -> None:
    before = [found(own, query) for query in ("total", "cart", "price")]
    (tmp_path / "store" / FILE_NAME).unlink()
    assert [found(own, query) for query in ("total", "cart", "price")] == before


def _ask(store: Path, answers: multiprocessing.Queue[list[str]]) -> None:
    opened = Workspace.open(load_settings({"store_path": store}))
    answers.put(found(opened, "total"))
    opened.close()


@pytest.mark.slow
def test_two_processes_make_the_index_at_once_and_both_answer(own: Workspace, tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    answers: multiprocessing.Queue[list[str]] = context.Queue()
    processes = [context.Process(target=_ask, args=(tmp_path / "store", answers)) for _ in range(2)]
    for process in processes:
        process.start()
    first, second = answers.get(timeout=600), answers.get(timeout=600)
    for process in processes:
        process.join()
    assert first == second == found(own, "total")


def lines(workspace: Workspace, expression: str, **filters: Any) -> list[str]:
    """Return the places at which an expression matches, and their symbols."""
    said = search_code(workspace, Call(), expression, mode="text", project="shop", format="json", **filters).text
    found = msgspec.json.decode(said)["lines"]
    return [f"{row['path']}:{row['line']} {row['symbol']['name'] if row['symbol'] else ''}".rstrip() for row in found]


def test_lines_are_found_in_all_text_files_with_the_symbols_they_lie_in(workspace: Workspace) -> None:
    assert lines(workspace, r"(?i)cart\(|payments") == [
        "src/shop/cart.py:15 roundPrice",
        ".github/CODEOWNERS:2",
    ]


@pytest.mark.parametrize(
    ("filters", "places"),
    [
        ({"language": "rust"}, ["src/shop/pay/limits.rs:3 check_limit"]),
        ({"path": "tests"}, []),
        ({"owner": "CardPayment"}, ["src/shop/pay/card.py:5 CardPayment.total"]),
        ({"owner": "@payments", "path": "*.py"}, ["src/shop/pay/card.py:5 CardPayment.total"]),
    ],
)
def test_filters_hold_for_lines_too(workspace: Workspace, filters: dict[str, Any], places: list[str]) -> None:
    assert lines(workspace, r"^pub fn|^    def total\(", **filters) == places


def test_what_lines_do_not_have_is_refused(workspace: Workspace) -> None:
    with pytest.raises(ArgumentError, match="goes with mode=symbols"):
        lines(workspace, "total", kind="class")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "ShoppingCart(",
            "1 line in 1 file for 'ShoppingCart(' · taken as it is written, which is no regular expression",
        ),
        ("Cart().total", "1 line in 1 file for 'Cart().total' · taken as it is written, for as a regular expression"),
        ("(nothing", "0 lines in 0 files for '(nothing' · taken as it is written, which is no regular expression"),
        ("nothing()", "0 lines in 0 files for 'nothing()' · neither as a regular expression nor as it is written"),
    ],
)
def test_what_is_no_expression_or_matches_nothing_is_looked_for_as_it_is_written(
    workspace: Workspace, text: str, said: str
) -> None:
    assert search_code(workspace, Call(), text, mode="text", project="shop").text.startswith(said)


def test_what_reads_a_key_comes_before_what_declares_and_what_mentions_it(own: Workspace, tmp_path: Path) -> None:
    files = {
        "a.env": "CART_LIMIT=3\n",
        "b.py": "CART_LIMIT = 3\n",
        "c.py": "def limit(settings):\n    return settings.CART_LIMIT\n",
        "d.py": "import os\n\nlimit = os.environ['CART_LIMIT']\n",
        "tests/test_a.py": "import os\n\nlimit = os.environ['CART_LIMIT']\n",
    }
    index(own, write(tmp_path / "shop", files))
    order = [place.partition(":")[0] for place in lines(own, "CART_LIMIT")]
    assert order == ["d.py", "c.py", "b.py", "a.env", "tests/test_a.py"]


@pytest.mark.parametrize(
    ("path", "names"),
    [
        ("src/shop/pay", ["CardPayment.total"]),
        ("**/pay", ["CardPayment.total"]),
        ("*.py", ["total", "CardPayment.total", "total"]),
        ("*.go,*.py", ["total", "CardPayment.total", "total"]),
    ],
)
def test_a_path_begins_at_the_root_unless_it_is_a_pattern_for_any_folder(
    workspace: Workspace, path: str, names: list[str]
) -> None:
    assert [name for name in found(workspace, "total", path=path) if name in names] == names


def test_a_path_that_is_not_at_the_root_is_read_as_the_end_of_one_and_the_answer_says_so(workspace: Workspace) -> None:
    said = search_code(workspace, Call(), "total", path="pay", project="shop").text
    assert "pay is not at the root: read as **/pay" in said.splitlines()[0]


@pytest.mark.slow
def test_an_expression_that_takes_for_ever_is_ended_and_the_answer_says_so(
    own: Workspace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_search, "_SECONDS", 1.0)
    write(tmp_path / "shop", {"tests/long.txt": "a" * 60 + "!"})
    said = search_code(own, Call(), "^(a+)+$|bank", mode="text", project="shop").text
    assert "ended after 1 s" in said.splitlines()[0]


def test_what_git_ignores_what_is_no_text_and_what_is_outside_are_not_searched(own: Workspace, tmp_path: Path) -> None:
    shop = write(tmp_path / "shop", {".gitignore": "secret.txt\n", "secret.txt": "bank"})
    (shop / "bank.bin").write_bytes(b"\0bank")
    write(tmp_path, {"outside.txt": "bank"})
    (shop / "link.txt").symlink_to(tmp_path / "outside.txt")
    assert lines(own, "bank") == ["src/shop/pay/card.py:6 CardPayment.total"]


def test_a_long_line_is_shown_around_what_matches(own: Workspace, tmp_path: Path) -> None:
    write(tmp_path / "shop", {"long.txt": "x" * 10_000 + "needle" + "y" * 10_000})
    said = search_code(own, Call(), "needle", mode="text", project="shop").text
    assert "needle" in said
    assert len(said) < 1_000

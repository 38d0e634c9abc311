"""One call finds the start of a task, its code, dependencies and users, within the budget."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.errors import ArgumentError
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.context.context import get_context
from oxigraph_code.tools.symbols.symbol_card import get_symbol
from tests.history.repositories import Script
from tests.indexing.support import index, write

LONG = "".join(f"    step_{number} = amount + {number}\n" for number in range(80))
FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "src/shop/__init__.py": "",
    "src/shop/payment.py": (
        "from shop.money import rounded\n\n\n"
        "class PaymentGateway:\n"
        '    """Talks to the bank."""\n\n'
        "    def charge(self, amount):\n"
        '        """Charge a card."""\n'
        "        return self.send(rounded(amount))\n\n"
        "    def send(self, amount):\n"
        "        return unknown(amount)\n\n\n"
        "class QuietGateway(PaymentGateway):\n"
        "    def send(self, amount):\n"
        "        return None\n\n\n"
        "def settle(amount):\n"
        '    """Settle an invoice."""\n'
        f"{LONG}"
        "    return PaymentGateway().charge(amount)\n"
    ),
    "src/shop/money.py": "def rounded(amount):\n    return round(amount, 2)\n",
    "src/shop/pages.py": "def imprint():\n    return 'nobody asked'\n",
    "tests/test_payment.py": (
        "from shop.payment import PaymentGateway\n\n\n"
        "def test_a_card_is_charged():\n    assert PaymentGateway().charge(1)\n"
    ),
}


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("context") / "shop", FILES)


@pytest.fixture(scope="module")
def workspace(root: Path) -> Iterator[Workspace]:
    opened = Workspace.open(load_settings({"store_path": root.parent / "store"}))
    index(opened, root)
    yield opened
    opened.close()


def text(workspace: Workspace, task: str, hints: str = "", max_chars: int = 0) -> str:
    return get_context(workspace, Call(), task, max_chars, hints, project="shop").text


def bundle(workspace: Workspace, task: str, hints: str = "", max_chars: int = 0) -> dict[str, Any]:
    said = get_context(workspace, Call(), task, max_chars, hints, project="shop", format="json").text
    found: dict[str, Any] = json.loads(said)
    return found


def test_a_task_begins_at_the_symbol_that_it_names(workspace: Workspace) -> None:
    focus = bundle(workspace, "PaymentGateway.charge fails for large amounts")["focus"]
    assert (focus[0]["fq_name"], focus[0]["reason"]) == ("PaymentGateway.charge", "named in the task")


def test_words_that_only_stand_in_code_count_too(workspace: Workspace) -> None:
    focus = bundle(workspace, "the imprint of the payment: nobody asked")["focus"]
    assert "imprint" in [entry.get("fq_name") for entry in focus]
    told = bundle(workspace, "a payment that was asked for")["subgraph"]["nodes"]
    assert "code has asked" in [node["reason"] for node in told]


def test_a_task_in_words_begins_at_what_they_name(workspace: Workspace) -> None:
    focus = bundle(workspace, "fix the charge of a payment")["focus"]
    assert focus[0]["fq_name"] == "PaymentGateway.charge"
    assert focus[0]["reason"] == "named like charge"


@pytest.mark.parametrize("task", ["money: send it rounded", "fix(money): send it rounded"])
def test_what_stands_before_a_colon_names_a_place(workspace: Workspace, task: str) -> None:
    assert bundle(workspace, task)["focus"][0]["path"] == "src/shop/money.py"


def test_a_second_symbol_of_a_file_stands_behind_the_first(workspace: Workspace) -> None:
    points = [line for line in text(workspace, "money: send it rounded").splitlines() if line.startswith("  src/shop/")]
    assert len(points) == len({line.split(":")[0] for line in points})
    assert any(" · also :" in line for line in points)


@pytest.mark.parametrize("hint", ["src/shop/money.py", "money.py:rounded", "rounded, language:python"])
def test_hints_come_before_the_words_of_the_task(workspace: Workspace, hint: str) -> None:
    first = bundle(workspace, "fix the charge of a payment", hint)["focus"][0]
    assert (first["path"], first["reason"]) == ("src/shop/money.py", "hint")


def test_a_hint_that_nothing_has_is_told(workspace: Workspace) -> None:
    assert "no file or symbol here is called nowhere.py" in text(workspace, "fix the charge of a payment", "nowhere.py")


def test_a_language_that_a_file_has_not_leaves_it_out(workspace: Workspace) -> None:
    assert bundle(workspace, "fix the charge of a payment", "language:rust")["focus"] == []


def test_what_the_entry_points_need_who_uses_them_and_their_tests_are_told(workspace: Workspace) -> None:
    said = text(workspace, "PaymentGateway.charge")
    needs = said.partition("dependencies:\n")[2].partition("tests of them:")[0]
    tests = said.partition("tests of them:\n")[2].partition("users of them:")[0]
    users = said.partition("users of them:\n")[2]
    assert "src/shop/money.py:1 function rounded(amount) · called by PaymentGateway.charge" in needs
    assert "tests/test_payment.py:4 function test_a_card_is_charged · calls PaymentGateway.charge" in tests
    assert "function settle · calls PaymentGateway.charge" in users


def test_code_has_the_numbers_of_its_lines(workspace: Workspace) -> None:
    said = text(workspace, "PaymentGateway.charge").splitlines()
    assert "7     def charge(self, amount):" in said
    assert "9         return self.send(rounded(amount))" in said


def test_a_long_body_is_shortened_to_the_lines_that_tell(workspace: Workspace) -> None:
    shown = [snippet["text"] for snippet in bundle(workspace, "settle an invoice: `settle`")["snippets"]]
    assert 'def settle(amount):\n    """Settle an invoice."""' in shown
    assert "    step_79 = amount + 79\n    return PaymentGateway().charge(amount)" in shown
    assert not any("step_40" in text for text in shown)


def test_lines_are_never_cut(workspace: Workspace) -> None:
    for snippet in bundle(workspace, "fix the charge of a payment", max_chars=1_500)["snippets"]:
        lines = FILES[snippet["path"]].split("\n")[snippet["start"] - 1 : snippet["end"]]
        assert snippet["text"].split("\n") == lines


def test_snippets_have_the_digest_of_their_text(workspace: Workspace) -> None:
    for snippet in bundle(workspace, "fix the charge of a payment")["snippets"]:
        assert snippet["sha256"] == hashlib.sha256(snippet["text"].encode()).hexdigest()


def test_scripts_get_the_bundle_and_nothing_else(workspace: Workspace) -> None:
    found = bundle(workspace, "fix the charge of a payment")
    assert list(found) == ["repo", "intent", "focus", "snippets", "subgraph", "notes", "limits"]
    assert list(found["repo"]) == ["root", "rev"]
    assert list(found["subgraph"]) == ["nodes", "edges"]
    assert list(found["limits"]) == ["budget", "used_estimate"]
    assert found["intent"].startswith("fix: PaymentGateway.charge")


def test_ids_are_short_and_name_their_symbols(workspace: Workspace) -> None:
    found = bundle(workspace, "fix the charge of a payment")
    nodes = [*found["focus"], *found["subgraph"]["nodes"]]
    assert "https://" not in json.dumps(nodes + found["subgraph"]["edges"])
    for node in nodes:
        card = get_symbol(workspace, Call(), node["id"], project="shop").text
        assert node["path"] in card.splitlines()[0]
        assert node.get("fq_name", node["path"]) in card.splitlines()[0]


def test_ids_differ_where_two_symbols_have_one_name(workspace: Workspace) -> None:
    nodes = bundle(workspace, "fix the charge of a payment")["subgraph"]["nodes"]
    assert len({node["id"] for node in nodes}) == len(nodes)


def test_every_part_of_the_subgraph_says_why_it_is_there(workspace: Workspace) -> None:
    graph = bundle(workspace, "fix the charge of a payment")["subgraph"]
    known = {node["id"] for node in graph["nodes"]}
    assert all(part["reason"] for part in (*graph["nodes"], *graph["edges"]))
    assert all({edge["src"], edge["dst"]} <= known for edge in graph["edges"])
    assert {"DEFINES", "CALLS", "TESTS"} <= {edge["rel"] for edge in graph["edges"]}


@pytest.mark.parametrize("format", ["text", "json"])
@pytest.mark.parametrize("room", [500, 800, 1_500, 4_000, 8_000])
def test_an_answer_keeps_to_its_room(workspace: Workspace, format: str, room: int) -> None:
    said = get_context(workspace, Call(), "fix the charge of a payment", room, "", "shop", format).text
    assert len(said) <= room
    assert "PaymentGateway.charge" in said
    if format == "json":
        assert [entry.get("fq_name") for entry in json.loads(said)["focus"]][:1] == ["PaymentGateway.charge"]


def test_room_that_is_left_has_more_code(workspace: Workspace) -> None:
    little, more = (bundle(workspace, "PaymentGateway.charge", max_chars=room)["snippets"] for room in (1_500, 8_000))
    assert len(little) <= 1
    assert "def rounded(amount):" in "".join(snippet["text"] for snippet in more)


def test_the_same_task_has_the_same_answer(root: Path, tmp_path: Path, workspace: Workspace) -> None:
    first = [text(workspace, "fix the charge of a payment"), str(bundle(workspace, "how is a card charged"))]
    again = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    index(again, root)
    second = [text(again, "fix the charge of a payment"), str(bundle(again, "how is a card charged"))]
    again.close()
    assert first == second


def test_what_nothing_is_near_is_said_in_a_few_lines(workspace: Workspace) -> None:
    said = text(workspace, "make it better")
    assert "matches this task" in said
    assert "repo_map" in said
    assert len(said) < 400


def test_what_has_nothing_to_do_with_a_task_is_not_told(workspace: Workspace) -> None:
    assert "imprint" not in text(workspace, "fix the charge of a payment")


def first_paths(tmp_path: Path, files: dict[str, str], task: str) -> list[str]:
    """Return the paths of the entry points of a task in a project with some files."""
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    index(opened, write(tmp_path / "shop", {"pyproject.toml": '[project]\nname = "shop"\n', **files}))
    focus = bundle(opened, task)["focus"]
    opened.close()
    return [entry["path"] for entry in focus]


def test_adjacent_words_that_are_a_whole_name_come_before_a_name_with_rarer_words(tmp_path: Path) -> None:
    files = {
        "a.py": "def list_hint():\n    return 1\n",
        "b.py": "def price_list():\n    return 1\n",
        "c.py": "def price_high():\n    return 1\n\n\ndef price_low():\n    return 1\n",
    }
    assert first_paths(tmp_path, files, "the price list should show the hint")[0] == "b.py"


@pytest.mark.parametrize("task", ["Deleting a repository fails for stamps", "Repository deletion fails for stamps"])
def test_adjacent_words_are_a_name_in_any_form_and_order(tmp_path: Path, task: str) -> None:
    files = {
        "parcels.py": "def delete_repo():\n    return 1\n",
        "stamps.py": "class Stamps:\n    def repo(self):\n        return 'stamps of a repository'\n",
        **{f"m{number}.py": f"def repo_{number}(repo):\n    return {number}\n" for number in range(20)},
    }
    assert first_paths(tmp_path, files, task)[0] == "parcels.py"


@pytest.mark.parametrize("name", ["cartLinesAdd", "cart_lines_add", "SHOP_CART_LINES_ADD"])
def test_a_name_is_found_in_all_its_spellings(tmp_path: Path, name: str) -> None:
    files = {
        "lines.py": "class CartLinesAdd:\n    pass\n",
        "texts.py": f"class Texts:\n    hint = 'see {name} about lines'\n",
    }
    assert first_paths(tmp_path, files, f"{name} is slow")[0] == "lines.py"


def test_a_name_that_an_example_alone_has_counts_less_than_the_words_of_the_title(tmp_path: Path) -> None:
    files = {
        "weights.py": "def weight(stamp):\n    return 1\n",
        "desk.py": "class MailDesk:\n    def opened(self):\n        return self\n",
    }
    task = "Stamps have no weight\n\n```\nMailDesk().opened()\n```"
    assert first_paths(tmp_path, files, task)[0] == "weights.py"


def test_a_file_that_defines_nothing_comes_after_one_that_does(tmp_path: Path) -> None:
    files = {
        "shop/__init__.py": "from shop.late import run  # weight of a stamp\n",
        "shop/late.py": "def run():\n    return 1  # weight of a stamp, as the others say at greater length\n",
    }
    assert first_paths(tmp_path, files, "weight of a stamp")[0] == "shop/late.py"


def test_a_file_that_only_names_modules_comes_after_one_that_defines_something(tmp_path: Path) -> None:
    files = {
        "shop/__init__.py": '"""The weight of a stamp."""\n\n__all__ = ["run"]\n',
        "shop/late.py": "def run():\n    return 1  # weight of a stamp, as the others say at greater length\n",
    }
    assert first_paths(tmp_path, files, "weight of a stamp")[0] == "shop/late.py"


def test_a_file_is_not_named_again_beside_a_symbol_of_it(tmp_path: Path) -> None:
    code = "class Stamp:\n    pass\n\n\nprint('the weight of each stamp')\n"
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    index(opened, write(tmp_path / "shop", {"stamps.py": code}))
    text = get_context(opened, Call(), "Stamp has no weight", project="shop").text
    assert "stamps.py:1 class Stamp" in text
    assert "also" not in text
    opened.close()


def test_a_text_of_an_example_that_many_files_have_is_no_evidence(tmp_path: Path) -> None:
    files = {
        "weights.py": "def weight(stamp):\n    return 1\n",
        **{f"desk_{letter}.py": "def opened():\n    return 'mail-desk'\n" for letter in "abcd"},
    }
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    index(opened, write(tmp_path / "shop", files))
    text = get_context(opened, Call(), "Stamps have no weight\n\n```\nopen('mail-desk')\n```", project="shop").text
    assert "mail-desk is in" not in text
    opened.close()


@pytest.mark.parametrize(("path", "task"), [("a/stamps.d.ts", "weight of a stamp"), (".github/a.ts", "stamp weight")])
def test_declarations_and_automation_come_after_code(tmp_path: Path, path: str, task: str) -> None:
    files = {path: "export function stampWeight(): number;\n", "b/stamps.ts": "export const weightOfStamp = 1;\n"}
    assert first_paths(tmp_path, files, task)[0] == "b/stamps.ts"


def test_authors_of_a_commit_are_no_task(tmp_path: Path) -> None:
    files = {"parcels.py": "def run():\n    pass  # weight\n", "ada.py": "def ada():\n    pass  # weight of it\n"}
    task = "Weight is wrong\n\nCo-authored-by: Ada Lovelace <ada@ada.example>"
    assert first_paths(tmp_path, files, task)[0] == "parcels.py"


def test_a_special_method_is_no_spelling_of_its_word(tmp_path: Path) -> None:
    files = {"desk.py": "class Desk:\n    def __init__(self):\n        self.mail = 1\n"}
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    index(opened, write(tmp_path / "shop", files))
    assert "named in the task" not in get_context(opened, Call(), "the `init` of a mail desk", project="shop").text
    opened.close()


def test_a_folder_of_helpers_for_tests_is_a_test(tmp_path: Path) -> None:
    files = {
        "shop/a/testutils.py": "def weigh_stamp():\n    return 1\n",
        "shop/b/late.py": "def weigh_stamp():\n    return 1\n",
    }
    assert first_paths(tmp_path, files, "weigh a stamp")[0] == "shop/b/late.py"


@pytest.mark.parametrize(
    "link",
    [
        "https://github.com/shop/shop/blob/1f2e3d4/server/parcels.py#L1-L2",
        "[it](https://gitlab.com/shop/shop/-/blob/main/server/parcels.py).",
        "https://shop.readthedocs.io/en/stable/_modules/server/parcels.html#Parcels",
    ],
)
def test_a_link_to_source_names_its_file(tmp_path: Path, link: str) -> None:
    files = {
        "server/parcels.py": "def run():\n    pass\n",
        **{f"stamp_{letter}.py": "def stamp():\n    pass  # weight\n" for letter in "abc"},
    }
    assert first_paths(tmp_path, files, f"Weight of a stamp\n\nSee {link}")[0] == "server/parcels.py"


def test_comments_of_a_template_are_no_task(tmp_path: Path) -> None:
    files = {"parcels.py": "def run():\n    pass  # weight\n", "stamps.py": "def stamp():\n    pass  # weight of it\n"}
    task = "Weight is wrong\n<!-- see `stamps.py` first, and read the documentation -->"
    assert first_paths(tmp_path, files, task)[0] == "parcels.py"


@pytest.mark.parametrize("task", ["fix(web_shop): weight of a stamp", "web-shop: weight of a stamp"])
def test_files_in_the_folder_that_a_title_begins_with_come_first(tmp_path: Path, task: str) -> None:
    files = {
        "server/stamp_of_web_shop.py": "def stamp():\n    pass  # weight\n",
        "web-shop/label.py": "def stamp():\n    pass  # weight\n",
    }
    assert first_paths(tmp_path, files, task)[0] == "web-shop/label.py"


def test_a_word_is_two_words_of_a_name_too(tmp_path: Path) -> None:
    files = {
        "books.py": "class ReadCookBook:\n    pass\n\n\ndef cook():\n    pass\n\n\ndef book():\n    pass\n",
        "labels.py": "def label():\n    pass  # names\n",
    }
    assert first_paths(tmp_path, files, "Names of a cookbook are wrong")[0] == "books.py"


def test_the_first_ten_files_are_named_even_if_the_first_has_most_of_the_evidence(tmp_path: Path) -> None:
    files = {
        f"part_{letter}.py": f"def part():\n    return {index}  # rebate\n" for index, letter in enumerate("abcdefgh")
    }
    files["rebate_of_order.py"] = "def rebate_of_order():\n    return 1\n"
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    index(opened, write(tmp_path / "shop", files))
    answer = get_context(
        opened, Call(), "`rebate_of_order` in rebate_of_order.py: rebate of an order", project="shop"
    ).text
    opened.close()
    assert answer.splitlines()[2].startswith("  rebate_of_order.py")
    assert "less evidence: part_" in answer
    assert all(path in answer for path in files)


def test_specifications_are_tests_where_tests_are_called_so(tmp_path: Path) -> None:
    files = {"order_spec.py": "def order_rebate():\n    return 1\n", "order_spec.ts": "export const orderRebate = 1\n"}
    assert first_paths(tmp_path, files, "order rebate is wrong")[0] == "order_spec.py"


def test_words_joined_by_a_slash_are_no_path(workspace: Workspace) -> None:
    assert "occurs nowhere" not in text(workspace, "charge/refund payments")
    assert "in no file of code: src/invoices.py" in text(workspace, "src/invoices.py: charge a payment")


def test_tests_are_no_entry_points_unless_the_task_is_about_them(workspace: Workspace) -> None:
    assert not any("test_" in focus["path"] for focus in bundle(workspace, "a card is charged")["focus"])
    tests = bundle(workspace, "the test that a card is charged")["focus"]
    assert "test_a_card_is_charged" in [focus.get("fq_name") for focus in tests]


def test_calls_that_nobody_could_resolve_are_counted(workspace: Workspace) -> None:
    assert "1 call in the entry points with code unresolved" in text(workspace, "PaymentGateway.send")


def test_a_file_that_is_newer_than_the_index_is_told(root: Path, tmp_path: Path) -> None:
    copy = write(tmp_path / "shop", FILES)
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store", "freshness_s": 0}))
    index(opened, copy)
    write(copy, {"src/shop/payment.py": f"# new\n{FILES['src/shop/payment.py']}"})
    said = text(opened, "PaymentGateway.charge")
    opened.close()
    assert "newer than the index" in said


def test_a_task_without_words_is_refused(workspace: Workspace) -> None:
    with pytest.raises(ArgumentError):
        text(workspace, "  ")


def test_a_task_about_own_changes_begins_at_what_is_not_committed(tmp_path: Path) -> None:
    script = Script(tmp_path / "shop")
    text = "def invoice_total():\n    return 1\n\n\ndef other():\n    return 1\n"
    files = {f"{name}.py": text for name in ("a", "b")}
    script.commit("Begin", {"pyproject.toml": '[project]\nname = "shop"\n', **files})
    script.check_out()
    write(script.root, {"b.py": text.replace("return 1", "return 2", 1)})
    workspace = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    try:
        index(workspace, script.root)
        mine = bundle(workspace, "review my changes")["focus"]
    finally:
        workspace.close()
    assert [(entry["path"], entry["fq_name"]) for entry in mine] == [("b.py", "invoice_total")]


@pytest.fixture
def past(tmp_path: Path) -> Script:
    """Two files with the same names, in the order of which the second changed in a commit about shipping."""
    script = Script(tmp_path / "shop")
    same = {f"{name}.py": "def invoice_total():\n    return 1\n" for name in ("a", "b")}
    script.commit("Begin", {"pyproject.toml": '[project]\nname = "shop"\n', **same})
    script.commit("Count the shipping in", {"b.py": "def invoice_total():\n    return 2\n"})
    script.check_out()
    return script


def focus_of(root: Path, task: str) -> list[tuple[str, str]]:
    """Return the paths and reasons of the entry points of a task."""
    workspace = Workspace.open(load_settings({"store_path": root.parent / "store"}))
    try:
        index(workspace, root)
        text = get_context(workspace, Call(), task, project=str(root), format="json").text
    finally:
        workspace.close()
    return [(entry["path"], entry["reason"]) for entry in json.loads(text)["focus"]]


def test_a_past_commit_like_the_task_leads_to_the_files_that_it_changed(past: Script) -> None:
    (first, reason), *_ = focus_of(past.root, "the invoice total without shipping")
    assert first == "b.py"
    assert reason.endswith(" Count the shipping in")
    assert "; changed by " in reason


def test_commits_after_the_checked_out_one_are_no_evidence(past: Script) -> None:
    past.commit("Round the totals for taxes", {"a.py": "def invoice_total():\n    return 3\n"}, branch="later")
    assert not any("taxes" in reason for _, reason in focus_of(past.root, "the invoice total without taxes"))


def test_what_an_entry_point_hands_over_is_near_it(tmp_path: Path) -> None:
    files = {
        "pyproject.toml": '[project]\nname = "mail"\n',
        "mail.py": "def deliver(letter):\n    return letter\n",
        "office.py": "from queues import queue\n\nfrom mail import deliver\n\n\ndef post():\n    queue.add(deliver)\n",
    }
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    index(opened, write(tmp_path / "mail", files))
    said = get_context(opened, Call(), "what does post need", project="mail", hints="post").text
    opened.close()
    assert "handed over by post" in said


def test_of_a_long_function_code_is_shown_before_the_text_of_messages(tmp_path: Path) -> None:
    messages = "".join(f'    log(\n        "stamp without weight {n}"\n    )\n    pass\n    pass\n' for n in range(9))
    code = f"def send(desk):\n{messages}    weight = measure() * 2\n    return desk\n"
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    index(opened, write(tmp_path / "shop", {"desk.py": code}))
    assert "weight = measure() * 2" in get_context(opened, Call(), "Let send have a weight", project="shop").text
    opened.close()


def test_a_number_of_a_task_leads_to_the_value_beside_its_words(tmp_path: Path) -> None:
    files = {
        "trash.py": "def trash(page):\n    page.trashed = True\n\n\ndef trash_pages(pages):\n    return pages\n",
        "trash_page.py": "def show_trash(page):\n    return page.trash\n",
        "cleaning.py": "DAYS_IN_TRASH: int = 30\n\n\ndef clean(pages):\n    return DAYS_IN_TRASH\n",
        **{f"m{number}.py": f"WIDTH_{number} = 30\n" for number in range(9)},
    }
    assert first_paths(tmp_path, files, "pages in the trash go after 60 days instead of 30")[0] == "cleaning.py"


def test_a_number_within_a_calculation_is_no_value(tmp_path: Path) -> None:
    files = {
        "trash.py": "def trash(page, days):\n    page.trashed = days\n",
        "sessions.py": "def end(days):\n    return days * 30 * 24\n",
    }
    assert first_paths(tmp_path, files, "pages in the trash go after 30 days")[0] == "trash.py"


def test_a_constant_that_an_entry_point_uses_is_shown_if_it_is_named_like_the_task(tmp_path: Path) -> None:
    body = "".join(f"def step_{number}(page):\n    return page\n\n\n" for number in range(6))
    steps = "".join(f"    step_{number}(page)\n" for number in range(6))
    files = {
        "pyproject.toml": '[project]\nname = "shop"\n',
        "values.py": "DAYS_KEPT = 30\nHOURS = 4\n",
        "trash.py": f"from values import DAYS_KEPT, HOURS\n\n\n{body}def clean_trash(page):\n{steps}"
        "    return step_1(page, DAYS_KEPT, HOURS)\n",
    }
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    index(opened, write(tmp_path / "shop", files))
    said = text(opened, "clean the trash after more days: `clean_trash`")
    opened.close()
    assert "1 DAYS_KEPT = 30" in said
    assert "HOURS = 4" not in said

"""No answer drops a part of the project, a name or a second question untold."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.answer.listing import Page
from oxigraph_code.tools.sparql.ask import ask
from oxigraph_code.tools.sparql.questions.dropped_parts import dropped_parts
from oxigraph_code.tools.sparql.questions.second_questions import question_pair
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion
from oxigraph_code.tools.workspace.scope import find_scope
from tests.tools.support import ask as asked, indexed

FILES = {
    "backend/app.py": (
        "from fastapi import FastAPI\napp = FastAPI()\n\n\n@app.get('/a')\ndef a():\n    return total()\n\n\n"
        "def total():\n    return price()\n\n\ndef price():\n    return 1\n"
    ),
    "gateway/app.py": "from fastapi import FastAPI\napp = FastAPI()\n\n\n@app.get('/b')\ndef b(): ...\n",
    "gateway/mail.py": (
        "class Mail:\n    def to(self): ...\n    def body(self): ...\n\n\nclass Empty: ...\n\n\n"
        "def send(to):\n    raise ValueError(to)\n"
    ),
}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    yield from indexed(tmp_path_factory.mktemp("whole") / "shop", FILES)


def first_line(shop: tuple[Workspace, Path], question: str) -> str:
    return asked(*shop, ask, question).splitlines()[0]


@pytest.mark.parametrize("question", ["Which HTTP routes does the gateway expose?", "List the gateway routes"])
def test_a_part_that_a_question_names_bounds_its_answer(shop: tuple[Workspace, Path], question: str) -> None:
    first = first_line(shop, question)
    assert first.startswith("1 route")
    assert "gateway" in first


@pytest.mark.parametrize(
    ("text", "dropped"),
    [
        ("2 routes: HTTP routes · index fresh", ["mail"]),
        ("2 routes: HTTP routes (in mail) · index fresh", []),
        ("2 routes: HTTP routes · index fresh\nGET /mail/a · a\nGET /mail/b · b\n", []),
        ('2 routes: HTTP routes · index fresh\nSELECT ?thing WHERE { FILTER(STRENDS(?path, "mail.py")) }', []),
    ],
)
def test_a_part_is_read_by_a_first_line_all_rows_or_a_query(
    shop: tuple[Workspace, Path], text: str, dropped: list[str]
) -> None:
    workspace, root = shop
    page = Page.from_arguments(workspace.settings)
    scope = find_scope(workspace, Call(), str(root))
    question = AskedQuestion("Which routes does mail serve?", workspace, Call(), scope, page)
    assert dropped_parts(question, text) == dropped


def test_an_answer_in_json_is_bounded_and_refused_as_its_text(shop: tuple[Workspace, Path]) -> None:
    bounded = json.loads(asked(*shop, ask, "Which HTTP routes does the gateway expose?", format="json"))
    assert bounded["summary"].startswith("1 route")
    refused = json.loads(asked(*shop, ask, "Which dependencies need total_price?", format="json"))
    assert refused["summary"].startswith("no query of the library fits clearly")


def test_a_name_is_read_in_any_form(shop: tuple[Workspace, Path]) -> None:
    assert "total" in first_line(shop, "Who calls total()?")


def test_a_name_that_no_answer_can_read_is_refused(shop: tuple[Workspace, Path]) -> None:
    answer = asked(*shop, ask, "Which dependencies need total_price?")
    assert answer.startswith("no query of the library fits clearly")


def test_two_questions_have_two_answers(shop: tuple[Workspace, Path]) -> None:
    lines = asked(*shop, ask, "Who calls total, and what does it call?").splitlines()
    assert lines[0].startswith("1 of 2 answers · ")
    second = next(line for line in lines if line.startswith("2 of 2 answers, to 'what does total call' · "))
    assert "price" in "\n".join(lines[lines.index(second) :])


def test_a_second_question_about_a_list_is_asked_of_each_thing(shop: tuple[Workspace, Path]) -> None:
    answer = asked(*shop, ask, "Which functions are there in backend/app.py, and where are they called from?")
    second = answer[answer.index("2 of 2 answers, to 'where are each called from' · 2 rows for 2 of 3 things: ") :]
    assert "function total:\nbackend/app.py:5 function a · line 7" in second
    assert "nothing known for a\n" in second


def test_a_number_is_told_of_each_thing(shop: tuple[Workspace, Path]) -> None:
    answer = asked(*shop, ask, "Which classes are there and how many methods does each have?")
    assert "gateway/mail.py:1 class Mail · 2 methods\n" in answer


def test_a_second_question_without_a_verb_takes_the_verb_of_the_first() -> None:
    pair = question_pair("Which jobs are queued, and from where?")
    assert pair is not None
    assert pair.of_each == "where are {} queued"


def test_two_questions_have_two_answers_in_json(shop: tuple[Workspace, Path]) -> None:
    fields = json.loads(asked(*shop, ask, "Who calls total, and what does it call?", format="json"))
    assert fields["summary"].startswith("1 of 2 answers · ")
    assert fields["second"]["question"] == "what does total call"
    assert "price" in json.dumps(fields["second"]["callees"])


def test_later_pages_of_two_answers_are_of_the_first(shop: tuple[Workspace, Path]) -> None:
    question = "Which functions are there in backend/app.py, and where is ValueError raised?"
    first = asked(*shop, ask, question).splitlines()
    assert first[0].startswith("1 of 2 answers · 3 functions")
    assert asked(*shop, ask, question, offset=1).splitlines()[1] == first[2]


def test_two_questions_in_the_words_of_the_library_have_one_answer(shop: tuple[Workspace, Path]) -> None:
    first = first_line(shop, "Which interfaces are there and who implements them?")
    assert not first.startswith("1 of 2 answers")


def test_a_second_question_without_an_answer_is_named(shop: tuple[Workspace, Path]) -> None:
    first = first_line(shop, "Which functions are there in mail.py, and how often do they run?")
    assert first.startswith("the first part alone, without 'and how often do they run' · ")


KINDS = {
    "go.mod": "module example.com/shop\n\ngo 1.22\n",
    "kept.go": "package shop\n\ntype ID uint64\n\ntype Names []string\n\ntype Empty struct{}\n"
    "type Item struct{ Of ID }\n",
    "web/cart.ts": "export function total() {}\nfunction inner() {}\nconst close = () => {}\n",
    "web/wide.js": "function wide(a, b, c) {}\n",
    "shop/cart.py": "class Cart:\n    def total(self): ...\n",
    "shop/till.py": "from shop.cart import Cart\n\n\ndef pay():\n    return Cart()\n",
}


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("How many structs are there?", "2 structs in all"),
        ("Which exported functions in web have no tests?", "1 function: exported functions"),
        ("functions with more than 2 parameters", "1 function: functions with parameters > 2 (without functions that"),
        ("What breaks if I change the Cart class in shop/cart.py?", "what breaks if i change Cart"),
    ],
)
def test_the_first_line_counts_only_what_the_question_names(tmp_path: Path, question: str, first: str) -> None:
    for workspace, root in indexed(tmp_path / "shop", KINDS):
        assert asked(workspace, root, ask, question).startswith(first)


@pytest.mark.parametrize("question", ["Who calls the total function of Cart?", "Who calls `total` of Cart?"])
def test_a_member_with_its_type_is_one_name(tmp_path: Path, question: str) -> None:
    files = {"cart.py": "class Cart:\n    def total(self): ...\n\n\ndef pay(cart: Cart):\n    cart.total()\n"}
    for workspace, root in indexed(tmp_path / "cart", files):
        assert "1 caller of cart.py:2 method Cart.total" in asked(workspace, root, ask, question).splitlines()[0]

"""A question in words gets the query that answers it, or help to write one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.identity import BASE
from oxigraph_code.queries.library import Template, templates
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.admin.load_history import load_git_history
from oxigraph_code.tools.sparql.ask import ask
from oxigraph_code.tools.sparql.questions.mentions import NameLookup
from oxigraph_code.tools.workspace.scope import find_scope
from tests.history.repositories import Script
from tests.indexing.support import index
from tests.tools.support import ask as said

CART = '''\
from decimal import Decimal


class Cart:
    """What somebody buys."""

    rate: int = 2

    def total(self) -> Decimal:
        return Decimal(self.rate_of())

    def rate_of(self) -> int:
        return self.rate


class Basket(Cart):
    def rate_of(self) -> int:
        return 3
'''
PAY = """\
from cart import Cart


def pay(cart: Cart) -> None:
    cart.total()
    Cart().rate = 3


def unused_one():
    missing.thing()
"""


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    folder = tmp_path_factory.mktemp("ask")
    script = Script(folder / "shop")
    script.commit("Begin the shop", {"pyproject.toml": '[project]\nname = "shop"\n', "cart.py": CART})
    script.commit("Let people pay", {"pay.py": PAY})
    script.check_out()
    opened = Workspace.open(load_settings({"store_path": folder / "store"}))
    index(opened, script.root)
    load_git_history(opened, Call(), str(script.root))
    yield opened, script.root
    opened.close()


@pytest.mark.parametrize(
    ("question", "template", "row"),
    [
        ("Who calls Cart.total?", "callers", "  5 function pay"),
        ("what does `pay` call", "callees", "  9 method Cart.total(self) -> Decimal · called at 5"),
        ("which classes extend Cart", "subclasses", "cart.py:16 class Basket"),
        ("Which classes inherit from Cart?", "subclasses", "cart.py:16 class Basket"),
        ("list all classes", "clauses", "cart.py:16 class Basket"),
        ("How many functions are there in the project?", "symbol_numbers", "functions and methods"),
        ("who imports cart.py?", "importers", "pay.py"),
        ("Show me the outline of pay.py", "file_symbols", "  4-6 function pay"),
        ("What functions are defined in pay.py?", "file_symbols", "  4-6 function pay"),
        ("Which functions use Cart.total?", "references", "  5 function pay"),
        ("How does pay get to Cart.rate_of?", "between", "cart.py:9 method Cart.total"),
        ("Is there a path from pay to Cart.rate_of?", "between", "cart.py:9 method Cart.total"),
        ("Which commits did Ann make?", "commits_of_person", "Let people pay"),
        ("Which files did Ann change?", "files_of_person", "cart.py · 1 commits"),
        ("What are the hottest files in this repository?", "change_counts", "cart.py · 1 commit"),
        ("what does Cart do?", "documentation", "What somebody buys."),
        ("who sets Cart.rate", "writers", "pay.py:4 function pay"),
        ("What are the longest functions?", "longest_functions", "pay.py:4 function pay · 3 lines"),
        ("which functions return Decimal", "returning", "cart.py:9 method Cart.total · Decimal"),
        ("what is in pay.py", "file_symbols", "  4-6 function pay"),
        ("what changed recently", "recent_commits", "Let people pay"),
        ("which files import the library decimal", "library_users", "cart.py · line 1 · decimal.Decimal"),
        ("unresolved calls of pay.py", "unresolved_in_file", "missing.thing"),
        ("Show me how Cart.total is used", "references", "  5 function pay"),
        ("Who is the best person to review changes in pay.py?", "file_reviewers", "Ann"),
        ("What does the Cart class look like?", "fields", "cart.py:7 field Cart.rate"),
        ("What is the most used class?", "clauses", "cart.py:4 class Cart · 2 users"),
        ("What are the most important files?", "clauses", "cart.py · 1 importers"),
        ("Which class has the most dependencies?", "clauses", "cart.py:16 class Basket · 1 dependencies"),
        ("How many functions are there per file on average?", "average_lengths", "python · 5 functions"),
        ("Which files are the most coupled?", "clauses", "pay.py · 1 dependencies"),
        ("Which code was written by Ann?", "files_of_person", "cart.py · 1 commits"),
        ("Which bugs were fixed recently?", "commits_mentioning", "nothing in the graph"),
        ("Is decimal imported anywhere?", "library_users", "cart.py · line 1 · decimal.Decimal"),
    ],
)
def test_a_question_is_answered_by_its_query(
    shop: tuple[Workspace, Path], question: str, template: str, row: str
) -> None:
    found = json.loads(said(*shop, ask, question, format="json"))
    assert found["template"] == template
    lines = said(*shop, ask, question).splitlines()
    assert any(row in line for line in lines[1:]), lines


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("When was the function pay added?", "pay was added on {day} by Ann: the first commit in which"),
        ("Why was the function pay introduced?", "pay was added on {day} by Ann: the first commit in which"),
        ("Who introduced Cart.total?", "Cart.total was added on {day} by Ann: the first commit in which"),
        ("Which commit added the Basket class?", "Basket was added on {day} by Ann: the first commit in which"),
    ],
)
def test_a_symbol_begins_with_the_first_commit_that_declares_it(
    shop: tuple[Workspace, Path], question: str, first: str
) -> None:
    found = said(*shop, ask, question)
    message = "Let people pay" if "pay" in question else "Begin the shop"
    row = next(line for line in found.splitlines() if line.endswith(message))
    assert found.startswith(first.format(day=row[:10]))


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("How many commits were made?", "2 in all"),
        ("functions with more than 1 lines", "5 functions: functions with lines > 1"),
        ("classes with at least 3 members", "1 class: "),
        ("Which classes have the most methods?", "2 classes: "),
        ("How many classes are there?", "2 classes in all: classes"),
        ("How many python files are there in pay.py?", "1 row: the numbers of files and lines of each language (in"),
        ("the two largest files", "the first 2 files: the largest files"),
        ("Who knows pay.py best?", "1 row: the authors and co-authors of a file"),
        ("Which is larger, cart.py or pay.py?", "cart.py is larger than pay.py by lines"),
        ("Which files changed since 2001-01-01?", "3 files in 2 commits since 2001-01-01"),
        ("Which files changed today?", "0 files in 0 commits since "),
        ("Show me the source of Cart.total", "show the source of Cart.total · get_symbol("),
        ("Give me an overview of the codebase", "overview of the codebase · repo_map()"),
        ("Is the index up to date?", "is the index up to date · index_status()"),
        ("What changed since HEAD~1?", 'what changed since HEAD~1 · recent_changes(since="HEAD~1")'),
        ("Who should review my change?", "who should review my change · review_change()"),
        ("Which ADRs are there?", "0 rows: the decision records"),
        ("Which docs mention Cart?", 'which docs mention Cart · search_code(query="Cart", mode="text", path='),
        ("Which code refers to issue 12?", "0 rows: the code, documents and commits that refer to an issue"),
        ("Who should review pay.py?", "1 row: the owners of a file by CODEOWNERS, then its authors"),
        ("What did the last commit change?", "what did the last commit change · recent_changes(commits=1)"),
        (
            "Find code by business goal retention",
            'find code by business goal retention · find_code_by_business_goal(goal="retention") · no annotation',
        ),
        (
            "Which code serves the business goal of more paid seats?",
            'which code serves the business goal more paid seats · find_code_by_business_goal(goal="more paid seats")',
        ),
        ("Which functions are deprecated?", 'which functions are deprecated · search_code(status="deprecated")'),
        ("Which todos did Ann leave?", "0 rows: the tasks that a person left in comments"),
        ("Which decisions are accepted?", "0 rows: the decision records with a status"),
        ("Which business goals are stated?", "0 rows: the business goals that annotations state"),
        ("Who owns Cart.total?", "0 rows: the owners of a symbol, by its comments and by CODEOWNERS"),
        (
            "Which issues do the commit messages mention?",
            'which issues do the commit messages mention · get_external_knowledge(type="issue, jira, linear")',
        ),
        (
            "How does paying for a cart work?",
            "its steps may begin at pay.py:4 pay, found by the words 'paying' and 'cart'",
        ),
        ("Which team owns cart.py?", "0 rows: the owners of a file by CODEOWNERS"),
        ("How many methods does Cart have?", "2 methods: the members of a type"),
        ("Which functions in cart.py call Cart.rate_of?", "1 method: the callers of a function, with the lines of the"),
        ("Where is 'Cart' mentioned in pay.py?", 'where is Cart mentioned · search_code(query="Cart", mode="text", p'),
        ("What are the hotspots of this repository?", "2 files: the files that change often and are complex"),
        ("Which functions were used in 2026?", "no query of the library fits clearly"),
        (
            "Where is the Cart receipt mentioned?",
            "Where is the Cart receipt mentioned? (without regard to 'receipt', 'mentioned') · get_context(",
        ),
        (
            "list all basket classes",
            "1 class with 'basket' in their name, declaration or path",
        ),
        ("If I rename Cart.total, what else has to change?", "if i rename Cart.total what else has to change · impact"),
    ],
)
def test_the_first_line_says_how_a_question_was_read(shop: tuple[Workspace, Path], question: str, first: str) -> None:
    assert said(*shop, ask, question).startswith(first)


@pytest.mark.parametrize(
    "question",
    [
        "Which files have the most wheels?",
        "functions with more than 3 wheels",
        "What breaks if I paint it?",
        "translate cart.py to Go",
        "Which functions changed since last week?",
        "How many customers does the project have?",
        "list all wooden classes",
        "Which files changed in version 77?",
        "What does Cart.total call since last week?",
        "What was changed between missing.thing and v7.8.0?",
        "Which files did Ann change in `decimal`?",
    ],
)
def test_a_question_with_words_that_nothing_explains_is_refused(shop: tuple[Workspace, Path], question: str) -> None:
    assert said(*shop, ask, question).startswith("no query of the library fits clearly")


def test_a_question_with_a_word_that_an_answer_would_leave_out_is_refused(shop: tuple[Workspace, Path]) -> None:
    first = said(*shop, ask, "list every basket that inherits from Cart").splitlines()[0]
    assert first.startswith("no query of the library fits clearly")
    assert 'ask("what inherits from Cart")' in first


@pytest.mark.parametrize(
    "question",
    [
        "What is the project called?",
        "Which branches are there?",
        "Which class defines total?",
        "What locks does Cart use?",
        "Which tests take the longest?",
        "Which file has the most branches?",
        "How do I run the tests?",
        "Where is Cart.get_receipt used?",
        "What does the basket module do?",
        "Which DAO classes are there?",
    ],
)
def test_a_question_that_only_resembles_a_wording_is_refused(shop: tuple[Workspace, Path], question: str) -> None:
    workspace, root = shop
    assert not ask(workspace, Call(), question, project=str(root)).is_found


def test_a_name_that_nothing_has_is_said(shop: tuple[Workspace, Path]) -> None:
    assert "nothing indexed is named 'send_alert'" in said(*shop, ask, "callees of send_alert").splitlines()[0]


def test_a_part_of_the_name_of_a_type_is_none(shop: tuple[Workspace, Path]) -> None:
    assert said(*shop, ask, "which functions return Deci").startswith("0 rows")


@pytest.mark.parametrize("template", templates(), ids=lambda template: template.name)
@pytest.mark.quick_cases(20)
def test_every_question_of_the_library_is_answered(shop: tuple[Workspace, Path], template: Template) -> None:
    workspace, root = shop
    (commit,) = workspace.rows("templates/big_commits", project=[f"{BASE}project/shop"])[:1]
    names = {
        "modifier": "async",
        "symbol": "Cart.total",
        "path": "cart.py",
        "file": "cart.py",
        "text": "`decimal`",
        "person": "Ann",
    }
    for question in template.questions:
        text = question.replace("{commit}", commit["commit"].rpartition("/")[2])
        for kind, name in names.items():
            text = text.replace(f"{{{kind}}}", name)
        found = json.loads(said(workspace, root, ask, text, format="json"))
        # Without a file of owners, these are told by commits.
        others = ("topic",) if template.name == "file_owners" else ()
        assert found["template"] in (template.name, *others), text


def test_the_query_is_shown_and_can_be_run(shop: tuple[Workspace, Path]) -> None:
    found = json.loads(said(*shop, ask, "who calls Cart.total", format="json"))
    answer = json.loads(shop[0].store.query(found["query"]).text)
    assert len(answer["results"]["bindings"]) == found["total"] == 1


def test_what_is_told_of_commits_says_how_many_are_loaded(shop: tuple[Workspace, Path]) -> None:
    assert "by the 2 commits loaded" in said(*shop, ask, "who are the authors").splitlines()[0]
    assert "commits loaded" not in said(*shop, ask, "who calls Cart.total").splitlines()[0]


def test_without_history_the_first_line_says_so_instead_of_telling_of_no_rows(tmp_path: Path) -> None:
    (tmp_path / "shop").mkdir()
    (tmp_path / "shop" / "pyproject.toml").write_text('[project]\nname = "shop"\n')
    (tmp_path / "shop" / "cart.py").write_text(CART)
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    index(opened, tmp_path / "shop")
    first = said(opened, tmp_path / "shop", ask, "what changed recently").splitlines()[0]
    opened.close()
    assert first.startswith("no commits are loaded, call load_git_history")


def test_a_question_about_commits_loads_those_that_the_graph_lacks(tmp_path: Path) -> None:
    script = Script(tmp_path / "shop")
    script.commit("Begin the shop", {"cart.py": CART})
    script.check_out()
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    index(opened, script.root)
    first = said(opened, script.root, ask, "what changed recently").splitlines()[0]
    script.commit("Let people pay", {"pay.py": PAY})
    script.check_out()
    second = said(opened, script.root, ask, "what changed recently").splitlines()[0]
    opened.close()
    assert [line.partition("by the ")[2].partition(" loaded")[0] for line in (first, second)] == [
        "1 commit",
        "2 commits",
    ]


def test_files_that_import_each_other_are_found_however_they_name_each_other(tmp_path: Path) -> None:
    root = tmp_path / "shop"
    files = {
        "pyproject.toml": '[project]\nname = "shop"\n',
        "by_module_a.py": "import by_module_b\n",
        "by_module_b.py": "import by_module_a\n",
        "by_name_a.py": "from by_name_b import two\n\ndef one(): ...\n",
        "by_name_b.py": "def two():\n    from by_name_a import one\n",
        "mixed_a.py": "import mixed_b\n\ndef one(): ...\n",
        "mixed_b.py": "from mixed_a import one\n",
        "one_way_a.py": "import by_module_a, one_way_b\n",
        "one_way_b.py": "from by_name_b import two\n",
    }
    root.mkdir()
    for name, text in files.items():
        (root / name).write_text(text)
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    index(opened, root)
    rows = json.loads(said(opened, root, ask, "which files import each other", format="json"))["rows"]
    opened.close()
    pairs = {(row["module"].rpartition("/")[2], row["other"].rpartition("/")[2]) for row in rows}
    assert pairs == {(f"{name}_a.py", f"{name}_b.py") for name in ("by_module", "by_name", "mixed")}


def test_what_nobody_asks_gets_what_helps_to_write_a_query(shop: tuple[Workspace, Path]) -> None:
    found = json.loads(said(*shop, ask, "how shall I bake a cake for Cart", format="json"))
    assert len(found["queries"]) == 3
    assert any(row["term"].startswith("code:") for row in found["terms"])


def test_the_same_question_has_the_same_answer(shop: tuple[Workspace, Path]) -> None:
    assert len({said(*shop, ask, "who calls Cart.total") for _ in range(3)}) == 1


@pytest.mark.parametrize(
    ("question", "words", "names"),
    [
        ("who calls Cart.total?", "who calls •", ["Cart.total"]),
        ("who calls total() in src/cart.py", "who calls • in •", ["total()", "src/cart.py"]),
        ("what does 'Cart' do", "what does • do", ["Cart"]),
        ("where is Cart instantiated", "where is • instantiated", ["Cart"]),
        ("who calls pay please", "who calls • please", ["pay"]),
        ("who calls the well-known pay", "who calls the well known •", ["pay"]),
        ("does anybody like blue skies", "does anybody like blue skies", []),
    ],
)
def test_names_are_told_from_words(shop: tuple[Workspace, Path], question: str, words: str, names: list[str]) -> None:
    workspace, root = shop
    scope = find_scope(workspace, Call(), str(root))
    found, named = NameLookup(workspace, scope).read(question)
    assert (found, [mention.text for mention in named]) == (words, names)


def test_a_name_of_several_symbols_is_answered_by_the_tool_that_takes_all(shop: tuple[Workspace, Path]) -> None:
    workspace, root = shop
    first = ask(workspace, Call(), "does anything call rate_of", project=str(root)).text.splitlines()[0]
    assert 'get_callers(symbol="rate_of")' in first
    assert "2 symbols are called rate_of" in first

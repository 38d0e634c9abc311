"""Numbers of code: complexity, counts by kind and by folder, tasks, and relations between parts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.tools.support import ask as asked, indexed

FILES = {
    "shop/cart.py": (
        "# TODO: round\nimport pay.card\n\n\nclass Cart:\n    def total(self, a):\n        if a and a > 1:\n"
        "            return 1\n        return 2\n\n    def plain(self):\n        return 1\n\n\ndef top(a):\n"
        "    return 1 if a else 2\n"
    ),
    "shop/rate.py": "# FIXME: by country\ndef rate(a):\n    for b in a:\n        if b:\n            return b\n",
    "pay/card.py": "class Card:\n    def charge(self): ...\n\n\nclass Token: ...\n",
    "pay/shop_of.py": "from shop.cart import Cart\n\n\ndef of():\n    return Cart()\n",
    "mail/send.py": "from shop.cart import Cart\n\n\ndef send():\n    return Cart().total(1)\n",
}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    yield from indexed(tmp_path_factory.mktemp("numbers") / "shop", FILES)


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("Which functions have the highest cyclomatic complexity?", "shop/cart.py:6 method Cart.total"),
        ("most complex functions", "shop/cart.py:6 method Cart.total"),
        ("the two most complex functions in shop/rate.py", "shop/rate.py:2 function rate"),
        ("most complex classes", "shop/cart.py:5 class Cart · 4 complexity"),
        ("which files are the most complex", "shop/cart.py · 6 complexity"),
        ("rank files by complexity", "shop/cart.py · 6 complexity"),
        ("what is the average complexity in shop/rate.py", "python · 1 functions · 3 average · 3 highest"),
        ("how complex is top", "shop/cart.py:15 function top · 2 complexity"),
    ],
)
def test_functions_types_and_files_are_ordered_by_complexity(
    shop: tuple[Workspace, Path], question: str, first: str
) -> None:
    assert asked(*shop, ask, question).splitlines()[1].startswith(first)


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("functions with complexity over 2", "2 functions"),
        ("functions with a cyclomatic complexity >= 2", "3 functions"),
        ("how many functions have a complexity of more than 2", "2 functions in all"),
    ],
)
def test_complexity_has_a_bound(shop: tuple[Workspace, Path], question: str, first: str) -> None:
    assert asked(*shop, ask, question).startswith(first)


def test_functions_are_too_complex_from_eleven_on(shop: tuple[Workspace, Path]) -> None:
    assert asked(*shop, ask, "which functions are too complex").startswith(
        "0 functions: functions with complexity > 10"
    )


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("List all TODO and FIXME comments", "2 task comments"),
        ("how many todos are there", "1 todo in all"),
        ("find all fixme comments in shop", "1 fixme"),
        ("TODO or FIXME comments in pay", "0 task comments"),
    ],
)
def test_tasks_in_comments_are_listed_and_counted(shop: tuple[Workspace, Path], question: str, first: str) -> None:
    assert asked(*shop, ask, question).startswith(first)


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("does mail depend on shop", "yes: 1 file of mail depends on 1 file of shop; no file of shop"),
        ("Is shop dependent on mail?", "no: no file of shop is known to depend on one of mail; 1 file of mail"),
        (
            "are there circular imports between shop and pay",
            "yes: 1 file of shop depends on 1 file of pay; 1 file of pay",
        ),
        (
            "do shop and mail depend on each other",
            "no: no file of shop is known to depend on one of mail; 1 file of mail",
        ),
        (
            "are there circular dependencies between packages",
            "1 group of packages that depend on one another in a circle",
        ),
        ("circular dependencies in mail", "no files are known to depend on one another in a circle (in mail)"),
        ("are there import cycles", "no files are known to depend on one another in a circle"),
    ],
)
def test_dependencies_of_parts_are_told_in_both_directions(
    shop: tuple[Workspace, Path], question: str, first: str
) -> None:
    assert asked(*shop, ask, question).startswith(first)


def test_files_without_imports_depend_on_those_whose_classes_they_name(tmp_path: Path) -> None:
    files = {
        "app/models/user.rb": "class User\n  has_many :carts\nend\n",
        "app/models/cart.rb": "class Cart\n  def user\n    User.new\n  end\nend\n",
    }
    for workspace, root in indexed(tmp_path / "rails", files):
        found = asked(workspace, root, ask, "is there a circular dependency between files")
        assert found.startswith("1 group of files that depend on one another in a circle, 1 pair directly")


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("How many classes and functions are there?", "3 classes and 7 functions in all"),
        ("how many classes are there in each folder", "3 classes in 2 folders, most first"),
        ("number of functions per file in shop", "4 functions in 2 files, most first (in shop)"),
        ("which folder has the most functions", "7 functions in 3 folders, most first"),
        ("what is the largest package", "36 lines of code in 3 packages, most first"),
        ("how many todos are there per folder", "1 todos in 1 folder, most first"),
        ("lines of code per language", "36 lines of code in 1 language, most first"),
        ("How many test classes and test methods are there?", "0 test classes and 0 test methods in all"),
    ],
)
def test_kinds_are_counted_together_and_by_part(shop: tuple[Workspace, Path], question: str, first: str) -> None:
    assert asked(*shop, ask, question).startswith(first)


def test_structs_are_no_tables_and_no_named_types(tmp_path: Path) -> None:
    files = {
        "go.mod": "module a\n",
        "a.go": "package a\n\ntype Cart struct {\n\tA int\n}\n\ntype Kind int\n",
        "a.sql": "create table carts (id int, rate int);\n",
    }
    for workspace, root in indexed(tmp_path / "structs", files):
        assert asked(workspace, root, ask, "how many structs are there per file").startswith("1 struct")
        assert asked(workspace, root, ask, "structs with more than 0 fields").startswith("1 struct:")


def test_models_and_folders_without_tests_are_told_with_those_that_tests_use(tmp_path: Path) -> None:
    files = {
        "go.mod": "module a\n",
        "cart/cart.go": "package cart\n\nfunc Total() int { return 1 }\n",
        "cart/cart_test.go": (
            'package cart\n\nimport "testing"\nimport "a/rate"\n\nfunc TestTotal(t *testing.T) { Total(); rate.Of() }\n'
        ),
        "rate/rate.go": "package rate\n\nfunc Of() int { return 1 }\n",
        "mail/mail.go": "package mail\n\ntype Mail struct{}\n",
    }
    for workspace, root in indexed(tmp_path / "tested", files):
        first, *rows = asked(workspace, root, ask, "which packages have no tests").splitlines()
        assert first.startswith(
            "2 of 3 packages are without tests: none stands in them; 1 of them used by tests elsewhere"
        )
        assert rows[:3] == ["mail", "used by tests elsewhere:", "rate"]
        assert asked(workspace, root, ask, "structs without tests").startswith("1 of 1 structs are without tests")


@pytest.mark.parametrize("question", ["lines of code in shop compared to pay", "does shop have more lines than pay"])
def test_lines_of_two_parts_are_compared(shop: tuple[Workspace, Path], question: str) -> None:
    assert asked(*shop, ask, question).startswith("shop is larger than pay by lines")


def test_functions_without_tests_are_no_files(shop: tuple[Workspace, Path]) -> None:
    assert asked(*shop, ask, "which exported functions have no tests").startswith("7 functions:")


def test_a_class_is_untested_although_tests_import_its_namespace(tmp_path: Path) -> None:
    files = {
        "app/Cart.cs": "namespace App { public class Cart { public int Total() { return 1; } } }\n",
        "app/Rate.cs": "namespace App { public class Rate { public int Of() { return 1; } } }\n",
        "tests/CartTests.cs": (
            "using App;\nusing Xunit;\nnamespace Tests { public class CartTests { [Fact] public void Total() "
            "{ new Cart().Total(); } } }\n"
        ),
    }
    for workspace, root in indexed(tmp_path / "namespaces", files):
        first, *rows = asked(workspace, root, ask, "which classes have no tests").splitlines()
        assert first.startswith("1 of 2 classes are without tests")
        assert rows[0] == "app/Rate.cs:1 class Rate"


def test_a_name_of_a_library_is_no_place(tmp_path: Path) -> None:
    files = {
        "app/main.js": "export function main(all) { return all.includes(1) ? 1 : 2; }\n[].includes(1);\n",
        "includes/page.js": "export function page(a) { if (a) { return 1; } return 2; }\n",
    }
    for workspace, root in indexed(tmp_path / "includes", files):
        assert "page" in asked(workspace, root, ask, "the 3 most complex functions in includes").splitlines()[1]


def test_a_type_without_tests_stands_apart_where_tests_reach_its_file(tmp_path: Path) -> None:
    files = {
        "models.py": "from bases import Base\n\nclass Cart(Base): ...\n\nclass Rate(Base): ...\n",
        "bases.py": "class Base: ...\n",
        "mails.py": "class Mail: ...\n",
        "tests/test_models.py": "from models import Cart\n\ndef test_cart():\n    Cart()\n",
    }
    for workspace, root in indexed(tmp_path / "tested", files):
        first, *rows = asked(workspace, root, ask, "which classes have no tests").splitlines()
        assert first.startswith("3 of 4 classes are without tests: ")
        assert "; 2 of them reached by tests through other files" in first
        assert [row.rpartition(" ")[2] for row in rows[:4]] == ["Mail", "files:", "Base", "Rate"]


def test_parts_that_no_other_part_imports_stand_by_the_ways_in_which_they_may_run(tmp_path: Path) -> None:
    files = {
        "cart/cart.py": "from rates import rate\n",
        "rates/rate.py": "",
        "mails/mail.py": "import json\n",
        "tills/till.py": "import json\n",
        "tests/test_till.py": "from tills import till\n",
        "settings.yml": "apps: [cart]\n",
    }
    for workspace, root in indexed(tmp_path / "imports", files):
        first, *rows = asked(workspace, root, ask, "which modules are never imported by anything").splitlines()
        assert first.startswith(
            "no import or use in another module is known of 3 of 4 modules: 1 only tests import or use"
        )
        assert rows[:6] == [
            *("have none of these:", "mails/mail.py", "have their name in another file:"),
            *("cart/cart.py · in settings.yml", "only tests import or use:", "tills/till.py"),
        ]
        packages = asked(workspace, root, ask, "which packages are never imported by anything")
        assert packages.startswith("no import or use in another package is known of 3 of 4 packages")


def test_packages_that_depend_on_each_other_are_no_files(tmp_path: Path) -> None:
    files = {
        "a/one.py": "from b import two\n",
        "a/three.py": "",
        "b/two.py": "from a import three\n",
    }
    for workspace, root in indexed(tmp_path / "circles", files):
        text = asked(workspace, root, ask, "which packages depend on each other in a cycle")
        assert text.startswith("1 group of packages that depend on one another in a circle, 1 pair directly")


def test_the_greatest_of_tests_and_vendored_files_stand_behind_others(tmp_path: Path) -> None:
    long = "export function {} () {{\n" + "  go();\n" * 9 + "}}\n"
    files = {
        "cart.js": "export function total() {\n  return 1;\n}\n",
        "lib/jquery.slim.js": long.format("slide"),
        "tests/cart.test.js": long.format("prepare"),
    }
    for workspace, root in indexed(tmp_path / "greatest", files):
        first, *rows = asked(workspace, root, ask, "what are the longest functions").splitlines()
        assert first.startswith(
            "3 functions, 2 of tests, examples, migrations, vendored and generated files at the end"
        )
        assert [row.rpartition(" function ")[2] for row in rows[:4]] == [
            "total · 3 lines",
            "of tests, examples, migrations, vendored and generated files at the end:",
            "slide · 11 lines",
            "prepare · 11 lines",
        ]


def test_without_any_test_no_part_is_said_to_lack_them(tmp_path: Path) -> None:
    for workspace, root in indexed(tmp_path / "bare", {"shop/cart.py": "def total(): ...\n"}):
        found = asked(workspace, root, ask, "Which files in shop have no tests?")
        assert found.startswith("no file of tests is known, so that no file is known to have a test")

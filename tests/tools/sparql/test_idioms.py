"""Lists of functions by what their lines do; comments do nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.tools.support import ask as asked, indexed

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "shop/files.py": """\
def files(): ...


def keep(path):
    with open(path, "w") as file:
        file.write("1")


def load(path):
    # open(path, "w") would lose it
    return open(path).read()


def sure(path):
    try:
        return load(path)
    except Exception:
        return None
""",
    "shop/run.rs": "fn first(a: Option<i32>) -> i32 {\n    a.unwrap()\n}\n\nfn none() {}\n",
    "tests/test_files.py": "def test_keep(tmp_path):\n    (tmp_path / 'a').write_text('1')\n",
}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    yield from indexed(tmp_path_factory.mktemp("idioms") / "shop", FILES)


@pytest.mark.parametrize(
    ("question", "first", "row"),
    [
        ("Which functions write files?", "2 functions with a line that opens a file to write", "keep · 5 with open"),
        ("Which functions read files?", "1 function with a line that opens a file to read", "load · 11 return open"),
        ("Which functions can panic?", "1 function with a line that panics", "first · 2 a.unwrap()"),
        ("Which functions call .unwrap() or panic!?", "1 function with a line that panics", "first · 2 a.unwrap()"),
        ("How many functions catch all exceptions?", "1 function with a line that catches any", "sure · 17 except"),
        ("Which functions throw an error?", "0 functions with a line that throws or raises", ""),
        ("Which functions use unsafe code?", "0 functions with a line that is unsafe code", ""),
    ],
)
def test_functions_are_found_by_what_their_lines_do(
    shop: tuple[Workspace, Path], question: str, first: str, row: str
) -> None:
    found = asked(*shop, ask, question)
    assert found.startswith(first)
    assert "found by the form of lines alone, of 7" in found.splitlines()[0]
    assert row in found


def test_lines_of_tests_come_last(shop: tuple[Workspace, Path]) -> None:
    found = asked(*shop, ask, "Which functions write files?")
    assert ", 1 of tests last · " in found.splitlines()[0]
    assert found.index("shop/files.py") < found.index("tests/test_files.py")


def test_a_text_of_a_question_is_searched_as_it_is_written(shop: tuple[Workspace, Path]) -> None:
    assert "1 line in 1 file for" in asked(*shop, ask, "Where does the text .unwrap() occur?").splitlines()[0]


def test_two_names_of_which_either_is_asked_for_are_not_looked_for_in_one_line(shop: tuple[Workspace, Path]) -> None:
    assert asked(*shop, ask, "Which functions mention path or file?").startswith("no query of the library fits")

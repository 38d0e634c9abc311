"""The content of a file or a folder is listed without its text."""

from __future__ import annotations

from pathlib import Path

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.overview.outline import outline
from tests.tools.support import ask

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "src/shop/cart.py": "class Cart:\n    size = 1\n\n    def total(self):\n        return 1\n\n\ndef check(): ...\n",
    "src/shop/pay/card.py": "LIMIT = 1\n\n\ndef pay(): ...\n",
    "src/other.py": "def other(): ...\n",
}


def test_a_file_has_a_line_for_each_symbol_nested_as_in_the_file(workspace: Workspace, root: Path) -> None:
    _, *lines, _ = ask(workspace, root, outline, "src/shop/cart.py").splitlines()
    assert lines == [
        "src/shop/cart.py",
        "  1-5 class Cart",
        "    2 field size",
        "    4-5 method total(self)",
        "  8 function check()",
    ]


def test_a_folder_has_its_files_with_what_is_outermost_in_them(workspace: Workspace, root: Path) -> None:
    first, *lines, _ = ask(workspace, root, outline, "src/shop").splitlines()
    assert first.startswith("2 indexed files in src/shop, with their outermost functions and types")
    assert lines == [
        "src/shop/cart.py (4 symbols)", "  1 class Cart", "  8 function check",
        "src/shop/pay/card.py (2 symbols)", "  4 function pay",
    ]  # fmt: skip


def test_a_place_that_was_copied_from_an_answer_means_its_file(workspace: Workspace, root: Path) -> None:
    assert ask(workspace, root, outline, "src/other.py:1 function other()").startswith("1 symbol ")

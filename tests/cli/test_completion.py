"""Completion of symbols in a shell, from the index of words alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from oxigraph_code.cli import completion
from oxigraph_code.cli.completion import complete_symbol
from oxigraph_code.cli.verbs import by_name
from tests.stdio.client import environment
from tests.terminal import run

SOURCE = """\
class Cart:
    def total(self):
        return 1

    def to_text(self):
        return ""


def totals():
    pass
"""


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with one indexed project."""
    folder = tmp_path_factory.mktemp("completion")
    (folder / "shop").mkdir()
    (folder / "shop/cart.py").write_text(SOURCE)
    assert run(folder / "store", "index", cwd=folder / "shop").returncode == 0
    return folder / "store"


def completed(store: Path, typed: str, shell: str = "bash") -> list[str]:
    """Return the lines for a shell in which this is typed."""
    words = typed.split(" ")
    given = words[-1] if shell == "fish" else str(len(words) - 1)
    variables = {completion.VARIABLE: f"{shell}_complete", "COMP_WORDS": typed, "COMP_CWORD": given}
    return complete_symbol({**variables, "OXIGRAPH_STORE_PATH": str(store)}).splitlines()


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("callers Cart.to", {"Cart.total", "Cart.to_text"}),
        ("callers cart.tot", {"Cart.total"}),
        ("impact tot", {"total", "totals"}),
        ("symbol Cart.", {"Cart.total", "Cart.to_text"}),
        ("path Cart totals", {"totals"}),
    ],
)
def test_a_symbol_is_completed_from_its_beginning(store: Path, typed: str, names: set[str]) -> None:
    assert set(completed(store, f"oxigraph-code {typed}")) == {f"plain,{name}" for name in names}


@pytest.mark.parametrize("typed", ["callers --de", "index Cart", "callers zzz", "call", "callers "])
def test_other_words_are_left_to_click(store: Path, typed: str) -> None:
    assert completed(store, f"oxigraph-code {typed}") == []


def test_each_shell_gets_its_own_form(store: Path) -> None:
    assert completed(store, "oxigraph-code callers Cart.tota", "fish") == ["plain,Cart.total"]
    assert completed(store, "oxigraph-code callers Cart.tota", "zsh") == ["plain", "Cart.total", "_"]


def test_a_folder_without_a_store_completes_nothing(tmp_path: Path) -> None:
    assert completed(tmp_path / "none", "oxigraph-code callers x") == []


def test_the_commands_that_take_symbols_are_completed() -> None:
    takers = {"symbol", "source", "seeds"}
    expected = {
        name
        for name, verb in by_name().items()
        if "_" not in name
        and "-" not in name
        and any(entry.is_required and entry.name in takers for entry in verb.tool.parameters.values())
    }
    assert expected == completion._TAKE_SYMBOLS


def test_a_completion_imports_nothing_heavy(store: Path) -> None:
    code = "import sys; from oxigraph_code.cli import main; main(); print(*sys.modules, file=sys.stderr)"
    variables = {
        completion.VARIABLE: "bash_complete",
        "COMP_WORDS": "oxigraph-code callers Cart.tota",
        "COMP_CWORD": "2",
    }
    done = subprocess.run(
        [sys.executable, "-c", code], env={**environment(store), **variables}, capture_output=True, text=True
    )
    assert done.stdout == "plain,Cart.total\n"
    assert not {"click", "rich", "mcp", "pyoxigraph", "msgspec"} & set(done.stderr.split())

"""Text that may name a function is counted in the first line: strings, attributes, bodies of macros."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.calls.callers import get_callers
from tests.tools.support import ask

FILES = {
    "Cargo.toml": '[package]\nname = "shop"\n',
    "src/lib.rs": """\
mod clock;
mod times;
mod quoting;
struct Order {
    #[kept(using = "clock")]
    at: u32,
    #[kept(by = "crate::times::read")]
    paid: u32,
    #[kept(with = "other::times")]
    sent: u32,
}
""",
    "src/quoting.rs": """\
pub fn made() {}
pub fn spoken() {}
// spoken()
pub fn quoting() { quote! { let #x = crate::quoting::made(#y); } }
""",
    "src/clock.rs": "pub fn write() {}\n",
    "src/times.rs": "pub fn read() {}\npub fn left() {}\n",
    "app.py": "import jobs\n\njobs.TASKS\n",
    "jobs.py": """\
def sweep():
    print("sweep")


def rest():
    print("rest")


TASKS = ["jobs:sweep", "sweep it"]
""",
}


@pytest.mark.parametrize(
    ("symbol", "fact", "row"),
    [
        ("sweep", "its name in a string on 1 line", "  jobs.py:9"),
        ("read", "its name in a string on 1 line", "  src/lib.rs:7"),
        ("write", "its module in an attribute on 1 line", "  src/lib.rs:5"),
        ("made", "written like a call on 1 line without one in the graph", "  src/quoting.rs:4"),
    ],
)
def test_text_with_its_name_or_module_is_counted(
    workspace: Workspace, root: Path, symbol: str, fact: str, row: str
) -> None:
    answer = ask(workspace, root, get_callers, symbol).splitlines()
    assert answer[0].startswith("no callers found of ")
    assert f" · {fact} · index" in answer[0]
    assert row in answer


@pytest.mark.parametrize("symbol", ["rest", "left", "spoken"])
def test_a_string_in_the_function_itself_or_of_another_module_is_not(
    workspace: Workspace, root: Path, symbol: str
) -> None:
    assert "only reflection" in ask(workspace, root, get_callers, symbol)

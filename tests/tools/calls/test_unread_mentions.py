"""Text that may name a function is counted in the first line: strings, attributes, bodies of macros."""

from __future__ import annotations

import json
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
    "go.mod": "module example.org/shop\n",
    "user/delete.go": "package user\n\nfunc remind() {}\n",
    "user/events.go": 'package user\n\ntype Gone struct {\n\tUser string `json:"user"`\n}\n\n'
    "var page = `\n  remind() {{ .User }}\n`\n",
    "mail.ts": "import sent from 'sent'\n\nexport class Mail {\n  sent() {}\n}\n\nexport const end = sent\n",
    "src/clock.rs": "pub fn write() {}\n",
    "src/times.rs": "pub fn read() {}\npub fn left() {}\n",
    "pumps.py": "class Pump:\n    def stop(self): ...\n",
    "halt.ts": "export function halt(pump: unknown) {\n  pump.stop()\n}\n",
    "runner.py": "def run(each):\n    each('stop')\n",
    "setup.py": "def start(app):\n    app.add('pumps.Pump')\n",
    "a/tests/test_pumps.py": "".join(
        f"def test_{number}(settings):\n    settings.add('pumps.Pump')\n\n\n" for number in range(8)
    ),
    "key.h": "void press(int key);\n",
    "uinput.c": '#include "key.h"\nvoid press(int key) {}\n',
    "stdout.c": '#include "key.h"\nvoid press(int key) {}\n',
    "app.py": "import jobs\n\njobs.TASKS\n",
    "jobs.py": """\
def sweep():
    print("sweep")


def rest():
    print("rest")


TASKS = ["jobs:sweep", "sweep it"]
KINDS = ["nightly/sweep"]
""",
}


@pytest.mark.parametrize(
    ("symbol", "fact", "row"),
    [
        ("sweep", "its name in a string on 1 line", "  jobs.py:10"),
        ("read", "its name in a string on 1 line", "  src/lib.rs:7"),
        ("write", "its module in an attribute on 1 line", "  src/lib.rs:5"),
        ("made", "written like a call on 1 line without one in the graph", "  src/quoting.rs:4"),
    ],
)
def test_text_with_its_name_or_module_is_counted(
    workspace: Workspace, root: Path, symbol: str, fact: str, row: str
) -> None:
    answer = ask(workspace, root, get_callers, symbol).splitlines()
    assert answer[0].startswith(("no callers found of ", "no direct callers of "))
    assert f" · {fact} · index" in answer[0]
    assert any(line.partition(" · ")[0] == row for line in answer)


@pytest.mark.parametrize("symbol", ["rest", "left", "spoken"])
def test_a_string_in_the_function_itself_or_of_another_module_is_not(
    workspace: Workspace, root: Path, symbol: str
) -> None:
    assert "only reflection" in ask(workspace, root, get_callers, symbol)


@pytest.mark.parametrize("symbol", ["remind", "Mail.sent"])
def test_a_word_in_a_tag_a_template_or_an_import_is_no_mention(workspace: Workspace, root: Path, symbol: str) -> None:
    first, *_ = ask(workspace, root, get_callers, symbol).splitlines()
    assert "attribute" not in first
    assert "like a call" not in first
    assert "string" not in first


def test_a_prototype_is_not_written_like_a_call(workspace: Workspace, root: Path) -> None:
    assert "like a call" not in ask(workspace, root, get_callers, "press")


def test_lines_of_few_are_shown_of_each_kind_of_evidence(workspace: Workspace, root: Path) -> None:
    text, every = (
        ask(workspace, root, get_callers, "Pump.stop"),
        ask(workspace, root, get_callers, "Pump.stop", format="json"),
    )
    assert "  and 4 more; format=json lists all" in text.splitlines()
    assert len(json.loads(every)["class_handed_over"]) == 9


def test_production_and_its_own_name_come_before_handovers_of_its_class_in_tests(
    workspace: Workspace, root: Path
) -> None:
    lines = ask(workspace, root, get_callers, "Pump.stop").splitlines()
    assert "  runner.py:2 · each('stop')" in lines
    assert lines.index("has its name in a string:") < lines.index(
        "its class is handed over, and the receiver may run it:"
    )
    handed = [line for line in lines if "named in a text" in line]
    assert handed[0].startswith("  setup.py:2 ")


def test_a_call_by_its_name_in_another_language_is_none_of_it(workspace: Workspace, root: Path) -> None:
    assert "unresolved call" not in ask(workspace, root, get_callers, "Pump.stop").splitlines()[0]

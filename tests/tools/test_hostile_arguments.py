"""No argument and no name of a file makes a tool fail on something that it does not handle."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.config import load_settings
from oxigraph_code.errors import OxigraphCodeError, ToolFailed
from oxigraph_code.identity import readable
from oxigraph_code.tools import TOOLS, Call, Tool, Workspace
from oxigraph_code.tools.calls.imports import get_dependencies
from oxigraph_code.tools.symbols.search import search_code
from tests.history.repositories import Script
from tests.indexing.support import index

TEXTS = (
    "", " ", "alpha", "dir\udcff/m.py", "bad\udcff\udcfename.py", "\ud83d", "\0", "é" * 3_000, "../../etc/passwd", "*",
    "[", "(?P<", "a" * 20_000, "%FF", "<x:y>", "file:///x", "-1", "~", "code:Module", "https://ds-labs.org/code#project/",
    '"', "\\", "{}", "\u202e", "HEAD^{", "@{", "x.py:0", "x.py:99999999999999999999", "'; DROP TABLE symbol; --",
)  # fmt: skip
NUMBERS = (0, 1, -1, 10**9, -(10**30))
# Their arguments are programs or take long, and have hostile tests of their own.
ELSEWHERE = frozenset({"load_git_history", "sparql_update", "load_rdf"})
# They start processes.
SLOW = {tool.name for tool in TOOLS if not tool.reads_only} | {"compare_refs"}
ROUNDS = 12


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A repository with names and texts that are not UTF-8."""
    folder = tmp_path_factory.mktemp("undecodable") / "repository"
    folder.mkdir()
    script = Script(folder)
    files = {
        b"bad\xff\xfename.py": b"def alpha():\n    return beta()\n",
        b"dir\xff/m.py": b"def in_dir(): pass\n",
        b"texts.py": b'def gamma():\n    """A lone \\ud800 surrogate."""\n\ndef raw():\n    "\xed\xa0\x80"\n',
        b"texts.ts": b'/** \xed\xa0\x80 */\nexport function zeta() { return "\\ud800" }\nzeta({ "\\ud800": zeta });\n',
    }
    for name, text in files.items():
        path = folder / os.fsdecode(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)
    script.commit("add names that are no text", files)
    return folder


@pytest.fixture(scope="module", autouse=True)
def small_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A home folder with nothing in it: ``project="~"`` names it, and the index of a real one takes minutes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture(scope="module")
def workspace(root: Path) -> Iterator[Workspace]:
    opened = Workspace.open(load_settings({"store_path": root.parent / "store", "root": root}))
    index(opened, root)
    yield opened
    opened.close()


pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="file names are text on this system")


def test_a_name_that_is_not_utf_8_costs_no_answer(workspace: Workspace, root: Path) -> None:
    found = search_code(workspace, Call(), "alpha", project=str(root)).text
    assert "bad\ufffd\ufffdname.py:1" in found


def test_a_file_name_that_is_not_utf_8_names_its_file(workspace: Workspace) -> None:
    found = get_dependencies(workspace, Call(), "bad\udcff\udcfename.py").text
    assert readable(found).startswith("bad\ufffd\ufffdname.py imports 0 other files")


def test_a_docstring_with_a_lone_surrogate_costs_no_file(workspace: Workspace, root: Path) -> None:
    found = search_code(workspace, Call(), "gamma", project=str(root)).text
    assert "texts.py:1" in found


@pytest.mark.parametrize(
    "tool",
    [
        pytest.param(tool, id=tool.name, marks=[pytest.mark.slow] if tool.name in SLOW else [])
        for tool in TOOLS
        if tool.name not in ELSEWHERE
    ],
)
def test_hostile_arguments_are_answered_or_refused(workspace: Workspace, root: Path, tool: Tool) -> None:
    chance = random.Random(tool.name)
    for _ in range(ROUNDS):
        arguments = {
            name: _value(chance, parameter.kind)
            for name, parameter in tool.parameters.items()
            if parameter.is_required or chance.random() < 0.4
        }
        try:
            answer = tool.run(workspace, Call(), **arguments)
        except ToolFailed as error:
            pytest.fail(f"{tool.name}({arguments!r}): {error.cause}")
        except OxigraphCodeError:
            continue
        answer.text.encode()
        answer.notice.encode()


def _value(chance: random.Random, kind: Any) -> Any:
    if kind is bool:
        return chance.random() < 0.5
    if kind is int or kind is float:
        return chance.choice(NUMBERS)
    return chance.choice(TEXTS)

"""No argument and no name of a file makes a tool fail on something that it does not handle."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.errors import OxigraphCodeError, StoreDamaged, ToolFailed
from oxigraph_code.identity import readable
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import TOOLS, Answer, Call, Tool, Workspace
from oxigraph_code.tools.calls.callers import get_callers
from oxigraph_code.tools.calls.imports import get_dependencies
from oxigraph_code.tools.context.context import get_context
from oxigraph_code.tools.overview.outline import outline
from oxigraph_code.tools.references.references import find_references
from oxigraph_code.tools.symbols.search import search_code
from tests.history.repositories import Script
from tests.indexing.support import index

TEXTS = (
    "", " ", "alpha", "dir\udcff/m.py", "bad\udcff\udcfename.py", "\ud83d", "\0", "é" * 3_000, "../../etc/passwd", "*",
    "[", "(?P<", "a" * 20_000, "%FF", "<x:y>", "file:///x", "-1", "~", "code:Module", "https://ds-labs.org/code#project/",
    '"', "\\", "{}", "\u202e", "HEAD^{", "@{", "x.py:0", "x.py:99999999999999999999", "'; DROP TABLE symbol; --",
)  # fmt: skip
NUMBERS = (0, 1, -1, 10**9, -(10**30))
# They are programs or take long, and have hostile tests of their own, or are ``load_code`` for one language.
ELSEWHERE = frozenset(
    {"load_git_history", "sparql_update", "load_rdf", "load_rust_code", "load_python_code", "load_ts_code"}
)
# They start processes, or resolve two states of the repository.
SLOW = {tool.name for tool in TOOLS if not tool.reads_only} | {"compare_refs", "review_change", "check_rules"}
ROUNDS, SLOW_ROUNDS = 12, 6


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
        b"wrong.py": b"def wrong():\n    return alpha()\n\n\ndef calls_it():\n    return wrong()\n",
        b"long.py": b"def deep(): pass\n"
        + b"".join(b"def uses_%d_%s(): deep()\n" % (n, b"x" * 600) for n in range(12)),
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
    """Make an empty home folder: ``project="~"`` names it, and to index a real one takes minutes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture(scope="module")
def workspace(root: Path) -> Iterator[Workspace]:
    opened = Workspace.open(load_settings({"store_path": root.parent / "store", "root": root}))
    index(opened, root)
    found = json.loads(opened.store.query("SELECT ?f { ?f code:name 'wrong' }").text)["results"]["bindings"]
    wrong = f"<{found[0]['f']['value']}>"
    opened.store.update(
        f"DELETE WHERE {{ {wrong} code:startLine ?line }} ;"
        f"INSERT DATA {{ {wrong} code:startLine 'x', 99999999999999999999, -1, <urn:x> ; code:endLine 'y', 1e400 ;"
        f" code:name 5, '' ; code:docstring <urn:y> ; code:signature 7 ; code:nestedIn {wrong} ; code:calls {wrong} }}"
    )
    yield opened
    opened.close()


pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="file names are text on this system")


def test_a_name_that_is_not_utf_8_costs_no_answer(workspace: Workspace, root: Path) -> None:
    found = search_code(workspace, Call(), "alpha", project=str(root)).text
    assert "bad\ufffd\ufffdname.py:1" in found


def test_a_file_name_that_is_not_utf_8_names_its_file(workspace: Workspace) -> None:
    found = get_dependencies(workspace, Call(), "bad\udcff\udcfename.py").text
    assert readable(found).startswith("bad\ufffd\ufffdname.py imports 0 other files")


def test_the_text_of_a_file_whose_name_is_not_utf_8_is_searched_and_shown(workspace: Workspace, root: Path) -> None:
    found = search_code(workspace, Call(), "return beta", mode="text", project=str(root)).text
    assert "bad\ufffd\ufffdname.py\n  2: return beta() · in function alpha" in readable(found)
    context = get_context(workspace, Call(), "change alpha", project=str(root)).text
    assert "2     return beta()" in context
    assert "in no file" not in context


@pytest.mark.parametrize("tool", [tool for tool in TOOLS if "symbol" in tool.parameters], ids=lambda tool: tool.name)
def test_a_file_name_that_is_not_utf_8_is_no_fault_in_json(workspace: Workspace, root: Path, tool: Tool) -> None:
    found = tool.run(workspace, Call(), symbol="alpha", project=str(root), format="json").text
    assert "bad\ufffd\ufffdname.py" in found
    assert json.loads(found)


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
    for _ in range(SLOW_ROUNDS if tool.name in SLOW else ROUNDS):
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


SYMBOL_TOOLS = [tool for tool in TOOLS if "symbol" in tool.parameters]


@pytest.mark.parametrize("tool", SYMBOL_TOOLS, ids=lambda tool: tool.name)
def test_statements_of_the_wrong_kind_cost_no_answer(workspace: Workspace, root: Path, tool: Tool) -> None:
    for symbol in ("wrong", "calls_it"):
        assert "wrong.py:" in tool.run(workspace, Call(), symbol=symbol, project=str(root)).text


def test_a_search_among_statements_of_the_wrong_kind_finds_the_others(workspace: Workspace, root: Path) -> None:
    assert "wrong.py:5 function calls_it" in search_code(workspace, Call(), "calls_it", project=str(root)).text


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("tool", [get_callers, find_references, outline])
def test_every_page_of_rows_that_are_longer_than_a_page_leads_on(
    workspace: Workspace, root: Path, tool: Callable[..., Answer], form: str
) -> None:
    place = "long.py" if tool is outline else "deep"
    offset, pages = 0, 0
    while True:
        said = tool(workspace, Call(), place, project=str(root), offset=offset, max_chars=500, format=form).text
        pages += 1
        further = re.search(r"\boffset=(\d+)", said.splitlines()[-1] if form == "text" else json.loads(said)["next"])
        if further is None:
            break
        assert int(further[1]) > offset
        offset = int(further[1])
    assert 1 < pages <= 13


@pytest.mark.parametrize("content", [b"\x07" * 3_000, b""], ids=["overwritten", "empty"])
def test_a_damaged_store_is_named_by_every_tool_that_reads_it(
    workspace: Workspace, root: Path, tmp_path: Path, content: bytes
) -> None:
    store = tmp_path / "store"
    shutil.copytree(workspace.settings.store_path, store)
    for file in (store / "generations").glob("*/*.sst"):
        file.write_bytes(content)
    damaged = Workspace.open(replace(workspace.settings, store_path=store))
    calls: dict[str, dict[str, str]] = {
        "sparql_query": {"query": "ASK { ?s ?p ?o }"},
        "search_code": {"query": "alpha"},
        "get_context": {"task": "alpha"},
        "get_callers": {"symbol": "alpha"},
        "outline": {"path": "texts.py"},
        "ask": {"question": "who calls alpha"},
        "repo_map": {},
        "index_status": {},
        "list_graphs": {},
    }
    for tool in (tool for tool in TOOLS if tool.name in calls):
        with pytest.raises(StoreDamaged) as caught:
            tool.run(damaged, Call(), **calls[tool.name])
        assert "full=true" in caught.value.hint
    damaged.close()


def _value(chance: random.Random, kind: Any) -> Any:
    if kind is bool:
        return chance.random() < 0.5
    if kind is int or kind is float:
        return chance.choice(NUMBERS)
    return chance.choice(TEXTS)

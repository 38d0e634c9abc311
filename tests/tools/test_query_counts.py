"""A question runs as many queries for forty dependents as for twelve, and reads no other file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.file_tree import Disk
from oxigraph_code.indexing.model import observed_root
from oxigraph_code.indexing.model.observed_root import FileStat
from oxigraph_code.store import LocalStore
from oxigraph_code.tools import TOOLS, Workspace
from oxigraph_code.tools.answer import nodes
from oxigraph_code.tools.workspace import texts
from tests.tools.support import ask


def _base_with_callers(name: str, count: int) -> str:
    lines = [f"class {name}Base:\n    def run_{name.lower()}(self): ...\n"]
    lines += [f"class {name}({name}Base):\n    def run_{name.lower()}(self): ...\n"]
    lines += [f"def {name.lower()}_{number}(it: {name}Base):\n    it.run_{name.lower()}()\n" for number in range(count)]
    return "\n\n".join(lines)


OTHERS = [f"others/number_{number}.py" for number in range(5)]
FILES = {
    "first.py": _base_with_callers("First", 2),
    "few.py": _base_with_callers("Few", 12),
    "many.py": _base_with_callers("Many", 40),
    **{path: f"def of_{path[7:-3]}(): ...\n" for path in OTHERS},
}


def _question(tool: str, kind: str) -> dict[str, Any]:
    """Return the arguments of a question about a class with callers."""
    method, path = f"{kind}.run_{kind.lower()}", f"{kind.lower()}.py"
    others: dict[str, dict[str, Any]] = {
        "get_context": {"task": f"change {method}"},
        "search_code": {"query": f"run_{kind.lower()}"},
        "repo_map": {},
        "outline": {"path": path},
        "find_path": {"source": f"{kind.lower()}_1", "target": method},
        "get_subgraph": {"seeds": method},
        "type_hierarchy": {"symbol": kind},
        "get_dependencies": {"path": path},
        "read_snippet": {"path": path, "start": 1, "end": 4},
        "ask": {"question": f"who calls {method}?"},
    }
    return others.get(tool, {"symbol": method})


# Questions about git need a repository, the others are about the store or a whole project.
LEFT_OUT = (
    *("recent_changes", "compare_refs", "review_change"),
    *("list_graphs", "sparql_query", "check_rules", "index_status"),
)
TOOL_NAMES = [tool.name for tool in TOOLS if tool.reads_only and tool.name not in LEFT_OUT]


def _ask(workspace: Workspace, root: Path, name: str, kind: str) -> str:
    tool = next(tool for tool in TOOLS if tool.name == name)
    return ask(workspace, root, tool.function, **_question(name, kind))


@pytest.mark.parametrize("name", TOOL_NAMES)
def test_the_number_of_queries_does_not_grow_with_the_answer(
    workspace: Workspace, root: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    counts: list[int] = []
    rows = LocalStore.rows

    def counting(*arguments: Any, **named: Any) -> Any:
        counts[-1] += 1
        return rows(*arguments, **named)

    monkeypatch.setattr(LocalStore, "rows", counting)
    monkeypatch.setattr(nodes, "_AT_A_TIME", 4)  # with more, details are loaded only when they are shown
    # The first question loads data that is kept for the generation.
    for kind in ("First", "Few", "Many"):
        counts.append(0)
        workspace._latest.clear()  # other tools have asked about the same symbols
        _ask(workspace, root, name, kind)
    assert counts[2] <= counts[1]


def test_a_second_tool_runs_no_query_of_the_first(
    workspace: Workspace, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    rows = LocalStore.rows

    def asking(store: LocalStore, query: str, *arguments: Any, **named: Any) -> Any:
        asked.append(query)
        return rows(store, query, *arguments, **named)

    _ask(workspace, root, "get_symbol", "Few")
    workspace._latest.clear()
    monkeypatch.setattr(LocalStore, "rows", asking)
    for name in ("get_callers", "find_references", "ask"):
        _ask(workspace, root, name, "Few")
    assert len(asked) == len({*asked})


@pytest.mark.parametrize("name", TOOL_NAMES)
def test_a_later_question_reads_no_file_without_its_name(
    workspace: Workspace, root: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(observed_root, "_TIMESTAMP_NS", 0)
    read: list[str] = []
    real, real_many = Disk.read, texts.read_unchanged

    def reading(tree: Disk, path: str, most: int) -> bytes:
        read.append(path)
        return real(tree, path, most)

    def reading_many(tree: Disk, path: str, stat: FileStat) -> bytes | None:
        read.append(path)
        return real_many(tree, path, stat)

    monkeypatch.setattr(Disk, "read", reading)
    monkeypatch.setattr(texts, "read_unchanged", reading_many)
    _ask(workspace, root, name, "Few")
    read.clear()
    _ask(workspace, root, name, "Many")
    assert not {*OTHERS}.intersection(read)

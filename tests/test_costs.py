"""Indexing and asking about a real project costs no more calls and queries than recorded.

For maintainers: times depend on the machine; counts do not. Comprehensions are left out, since only some versions of
Python make functions of them. After a change that is worth its cost, run ``python -m tests.test_costs`` and say why in
the commit.
"""

from __future__ import annotations

import os
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import oxigraph_code
from oxigraph_code import identity, rdf, resolution
from oxigraph_code.file_tree import Disk
from oxigraph_code.indexing.model import observed_root
from oxigraph_code.languages.loader import ExtractingLoader, extracts
from oxigraph_code.languages.registry import installed
from oxigraph_code.settings.config import load_settings
from oxigraph_code.store import LocalStore
from oxigraph_code.tools import Call, Workspace, tool_called
from tests.in_process import jobs_in_process, stores_in_process
from tests.indexing.support import index, steps_of, write

RECORDED = Path(__file__).with_name("costs.toml")
MAX_GROWTH = 1.03
OURS = str(Path(oxigraph_code.__file__).parent)
PROJECTS = {"click": "python", "zustand": "typescript"}
QUESTIONS: dict[str, dict[str, Any]] = {
    "repo_map": {},
    "outline": {"path": "click/core.py"},
    "get_symbol": {"symbol": "Command.invoke"},
    "get_callers": {"symbol": "Command.invoke"},
    "get_callees": {"symbol": "Command.invoke"},
    "find_references": {"symbol": "Command.invoke"},
    "type_hierarchy": {"symbol": "Command"},
    "impact_analysis": {"symbol": "Command.invoke"},
    "find_path": {"source": "Command.main", "target": "Command.invoke"},
    "get_dependencies": {"path": "click/core.py"},
    "search_code": {"query": "invoke"},
    "get_context": {"task": "change Command.invoke"},
}


def texts_of(name: str, language: str) -> dict[str, str]:
    loader = loader_of(language)
    files = steps_of(name)[0]
    suffixes = tuple(f".{extension}" for extension in loader.file_extensions)
    return {path: text for path, text in sorted(files.items()) if path.endswith(suffixes) and text}


def loader_of(language: str) -> ExtractingLoader:
    loader = next(loader for loader in installed().loaders if loader.language_id == language)
    assert extracts(loader)
    return loader


def index_in_memory(loader: ExtractingLoader, texts: dict[str, str], root: Path) -> int:
    """Extract, resolve and describe files; the count of their triples."""
    facts = {path: loader.extract(text.encode(), path) for path, text in texts.items()}
    resolved = resolution.resolve(list(facts.values()), loader.semantics)
    places = rdf.one_project(identity.project("costs"))
    return sum(
        len(list(rdf.module_lines(facts[path], resolved[path], facts, path, places, root, ()))) for path in facts
    )


def measured(name: str, language: str, root: Path) -> dict[str, int]:
    """Count the triples of a project, and the calls to the package's named functions that make them."""
    loader, texts = loader_of(language), texts_of(name, language)
    index_in_memory(loader, texts, root)  # tables are filled by the first run
    calls = 0

    def count(frame: FrameType, event: str, _: Any) -> None:
        nonlocal calls
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(OURS) and not code.co_name.startswith("<"):
            calls += 1

    sys.setprofile(count)
    try:
        triples = index_in_memory(loader, texts, root)
    finally:
        sys.setprofile(None)
    return {"triples": triples, "calls": calls}


@pytest.mark.slow
def test_a_project_costs_no_more_triples_and_calls_than_recorded(tmp_path: Path) -> None:
    recorded = tomllib.loads(RECORDED.read_text(encoding="utf-8"))
    found = {name: measured(name, language, tmp_path) for name, language in PROJECTS.items()}
    grown = {
        f"{name}: {count:,} {kind} for {recorded[name][kind]:,}"
        for name, counts in found.items()
        for kind, count in counts.items()
        if count > recorded[name][kind] * MAX_GROWTH
    }
    assert not grown


def asked(root: Path, store: Path) -> dict[str, int]:
    """Count the files read, paths compared and queries run by the second question of each tool.

    The first question has read the texts, and filled the caches of the generation. The latest queries are forgotten, as
    if it was about another symbol.
    """
    write(root, texts_of("click", "python"))
    counts: Counter[str] = Counter()
    found: dict[str, int] = {}
    with pytest.MonkeyPatch.context() as patch, stores_in_process(), jobs_in_process():
        # No file is old enough for its stat to be trusted.
        patch.setattr(observed_root, "_TIMESTAMP_NS", 0)
        for owner, name, kind in (
            (Disk, "read", "files"),
            (os, "lstat", "paths"),
            (LocalStore, "rows", "queries"),
            (LocalStore, "query", "queries"),
        ):
            patch.setattr(owner, name, counted(getattr(owner, name), counts, kind, root if owner is os else None))
        workspace = Workspace.open(load_settings({"store_path": store, "root": root}))
        try:
            index(workspace, root)
            for tool, arguments in QUESTIONS.items():
                one = tool_called(tool)
                assert one is not None
                for _ in range(2):
                    counts.clear()
                    workspace._latest.clear()
                    answer = one.run(workspace, Call(), **arguments)
                assert answer.is_found
                found |= {f"{tool}_{kind}": counts[kind] for kind in ("files", "paths", "queries")}
        finally:
            workspace.close()
    return found


def counted(function: Callable[..., Any], counts: Counter[str], kind: str, within: Path | None) -> Callable[..., Any]:
    """Count the calls of a function; with ``within`` those about paths below a folder."""

    def count(*arguments: Any, **named: Any) -> Any:
        counts[kind] += within is None or os.fsencode(arguments[0]).startswith(os.fsencode(within) + b"/")
        return function(*arguments, **named)

    return count


def test_a_question_reads_no_more_files_and_runs_no_more_queries_than_recorded(tmp_path: Path) -> None:
    recorded = tomllib.loads(RECORDED.read_text(encoding="utf-8"))["questions"]
    found = asked(tmp_path / "click", tmp_path / "store")
    assert {kind: count for kind, count in found.items() if count > recorded[kind]} == {}


if __name__ == "__main__":
    lines = []
    for project, its_language in PROJECTS.items():
        lines += [
            f"[{project}]",
            *(f"{kind} = {n}" for kind, n in measured(project, its_language, Path.cwd()).items()),
            "",
        ]
    with tempfile.TemporaryDirectory() as folder:
        questions = asked(Path(folder, "click"), Path(folder, "store"))
    lines += ["[questions]", *(f"{kind} = {n}" for kind, n in questions.items()), ""]
    RECORDED.write_text("\n".join(lines), encoding="utf-8")

"""Index runs into a real store, and questions to the graph afterwards.

For maintainers: ``index`` runs in the process of the tests, for a process of its own takes longer to start than a small
project takes to index, and so do queries (``tests.in_process``); the workers that read files are processes as ever.
``load`` is the tool with a process of its own for the run, for tests that depend on it, such as loaders on a changed
import path.
"""

from __future__ import annotations

import json
import lzma
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.indexing.runs.index_run import index as run
from oxigraph_code.indexing.runs.pipeline import RunContext
from oxigraph_code.languages.registry import installed
from oxigraph_code.settings.config import Settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.admin.load_code import load_code
from oxigraph_code.tools.admin.run_summary import summary
from oxigraph_code.tools.workspace.paths import full_path

STRETCHES = Path(__file__).parent / "stretches"
EVERYTHING = "CONSTRUCT { ?s ?p ?o } WHERE { ?s ?p ?o }"
Fresh = Callable[..., set[str]]
"""Index all roots from nothing, one run each, and return the graph."""
# The last run says when it was; nothing else depends on the time.
_TIMES = re.compile(r" <https://ds-labs\.org/code#(?:startedAt|finishedAt)> ")


Steps = Sequence[dict[str, str | None]]
"""The texts of files after each step of updates, ``None`` for a file that is deleted."""


def write(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return root


def run_context(workspace: Workspace) -> RunContext:
    """Return the loaders, store and settings of a workspace, for a run in the process of the tests."""
    return RunContext(installed(), workspace.store, workspace.settings, Call().progress)


def index(workspace: Workspace, path: Path, language: str = "", *, full: bool = False) -> str:
    """Index, and return the text of the tool."""
    languages = [language] if language else []
    report = run(full_path(str(path)), languages, run_context(workspace), full=full)
    return summary(report, languages)


def load(workspace: Workspace, path: Path, language: str = "") -> str:
    """Index as server and command line do."""
    return load_code(workspace, Call(), str(path), language).text


def rows(workspace: Workspace, query: str) -> list[tuple[str, ...]]:
    """Return the values that a SELECT query binds, in rows in order of its variables; empty if unbound."""
    found = json.loads(workspace.store.query(query, max_bytes=0).text)
    return [
        tuple(row[name]["value"] if name in row else "" for name in found["head"]["vars"])
        for row in found["results"]["bindings"]
    ]


def holds(workspace: Workspace, pattern: str) -> bool:
    return workspace.store.query(f"ASK {{ {pattern} }}").text == "true"


def triples(workspace: Workspace) -> set[str]:
    """Return the working graph as lines of N-Triples, without the times of runs."""
    return without_times(workspace.store.query(EVERYTHING, max_bytes=0).text)


def without_times(lines: str) -> set[str]:
    return {line for line in lines.splitlines() if not _TIMES.search(line)}


def along_real_histories(quick: str = "") -> pytest.MarkDecorator:
    """Give a test the ``name`` of each stretch of a real history; all but the ``quick`` one are slow."""
    names = sorted(path.name.partition(".")[0] for path in STRETCHES.glob("*.json.xz"))
    assert quick in ("", *names)
    return pytest.mark.parametrize(
        "name", [pytest.param(name, marks=[] if name == quick else pytest.mark.slow) for name in names]
    )


def steps_of(name: str) -> Any:
    """Return the commits of a stretch of history: the texts of changed files, ``None`` for removed ones."""
    return json.loads(lzma.decompress((STRETCHES / f"{name}.json.xz").read_bytes()))["steps"]


def after_updates(folder: Path, files: dict[str, str], steps: Steps) -> Iterator[tuple[set[str], set[str]]]:
    """Yield for each step the graph after an incremental run, and the graph of a full run."""
    root = write(folder / "shop", files)
    workspace = Workspace.open(Settings(store_path=folder / "store", cache_path=folder / "cache"))
    try:
        index(workspace, root)
        for number, step in enumerate(steps):
            for name, text in step.items():
                if text is None:
                    (root / name).unlink()
                else:
                    write(root, {name: text})
            index(workspace, root)
            fresh = Workspace.open(Settings(store_path=folder / f"fresh{number}"))
            try:
                index(fresh, root, full=True)
                yield triples(workspace), triples(fresh)
            finally:
                fresh.close()
    finally:
        workspace.close()

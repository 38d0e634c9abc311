"""Index runs into a real store, and what the graph says afterwards.

For maintainers: the tool's function is called as server and command line call it, so the run has its own process and
its workers; only the protocol is left out.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.code import load_code

EVERYTHING = "CONSTRUCT { ?s ?p ?o } WHERE { ?s ?p ?o }"
# The last run says when it was; nothing else depends on the time.
_TIMES = re.compile(r" <https://ds-labs\.org/code#(?:startedAt|finishedAt)> ")


def write(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return root


def index(workspace: Workspace, path: Path, language: str = "") -> str:
    return load_code(workspace, Call(), str(path), language).text


def rows(workspace: Workspace, query: str) -> list[tuple[str, ...]]:
    """The values a SELECT query binds, row by row in the order of its variables; empty where unbound."""
    found = json.loads(workspace.store.query(query, max_bytes=0).text)
    return [
        tuple(row[name]["value"] if name in row else "" for name in found["head"]["vars"])
        for row in found["results"]["bindings"]
    ]


def holds(workspace: Workspace, pattern: str) -> bool:
    return workspace.store.query(f"ASK {{ {pattern} }}").text == "true"


def triples(workspace: Workspace) -> set[str]:
    """The working graph as lines of N-Triples, without the times of runs."""
    lines = workspace.store.query(EVERYTHING, max_bytes=0).text.splitlines()
    return {line for line in lines if not _TIMES.search(line)}

"""Indexing a stretch of a real project makes no more triples and calls no more functions than recorded.

For maintainers: times depend on the machine; counts do not. Comprehensions are left out, since only some versions of
Python make functions of them. After a change that is worth its cost, run ``python -m tests.test_costs`` and say why in
the commit.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import oxigraph_code
from oxigraph_code import identity, rdf, resolution
from oxigraph_code.languages.loader import ExtractingLoader, extracts
from oxigraph_code.languages.registry import installed
from tests.indexing.support import steps_of

RECORDED = Path(__file__).with_name("costs.toml")
MOST_GROWTH = 1.03
OURS = str(Path(oxigraph_code.__file__).parent)
PROJECTS = {"click": "python", "zustand": "typescript"}


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
    """Return the triples of a project, and the calls of named functions of the package that make them."""
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
        if count > recorded[name][kind] * MOST_GROWTH
    }
    assert not grown


if __name__ == "__main__":
    lines = []
    for project, its_language in PROJECTS.items():
        lines += [
            f"[{project}]",
            *(f"{kind} = {n}" for kind, n in measured(project, its_language, Path.cwd()).items()),
            "",
        ]
    RECORDED.write_text("\n".join(lines), encoding="utf-8")

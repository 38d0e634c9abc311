"""Facts and queries of a text, for the tests of extraction."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import tree_sitter_python

from oxigraph_code.extraction import LanguageQuery, load_query
from oxigraph_code.facts import FileFacts
from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import extracts


def read(source: str | bytes, path: str = "shop/cart.py") -> FileFacts:
    """Extract the facts of a file by its loader."""
    loader = registry.installed().loader_of(path)
    assert loader is not None
    assert extracts(loader)
    return loader.extract(source.encode() if isinstance(source, str) else source, path)


def query_of(folder: Path, **files: str) -> LanguageQuery:
    """Return the query of files with these texts; their names come without ``.scm``."""
    for name, text in files.items():
        (folder / f"{name}.scm").write_text(text, encoding="utf-8")
    query = load_query("toy", tree_sitter_python.language(), folder, [f"{name}.scm" for name in files])
    _ = query.whole  # which is compiled by the first tree that needs it
    return query


def slicer(text: str) -> Callable[[int, int], str]:
    return lambda start, end: text[start:end]

"""A run notes the symbols of files as a query finds them in the graph."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path

import pytest

from oxigraph_code.facts.found import FOUND_SYMBOLS, Found, Module, decode_found, noted_modules
from oxigraph_code.indexing.runs import full
from oxigraph_code.indexing.runs.index_run import index
from oxigraph_code.indexing.runs.pipeline import RunContext
from oxigraph_code.languages.registry import installed
from oxigraph_code.search import graph
from oxigraph_code.settings.config import load_settings
from oxigraph_code.store import LocalStore
from oxigraph_code.tools import Workspace
from tests.indexing.support import write
from tests.languages.golden import FOLDER, LANGUAGES

ODD = '"""Priced \x07."""\n\n\ndef price(é="\ufffe"):\n    """Return "it" \\\\ \u2028 \uffff."""\n'


_Modules = dict[str, tuple[str, str, list[Found]]]


def noted_and_read(folder: Path, root: Path) -> list[tuple[_Modules, _Modules]]:
    """Return the modules of a structure and of its graph: as the run noted them, and as read."""
    workspace = Workspace.open(load_settings({"store_path": folder / "store"}))
    looks: list[tuple[_Modules, _Modules]] = []

    def by_iri(modules: Iterable[Module]) -> _Modules:
        return {entry.iri: (entry.language, entry.docstring, sorted(entry.symbols)) for entry in modules}

    def look() -> None:
        noted = map(decode_found, noted_modules(workspace.store.beside(FOUND_SYMBOLS)).values())
        read = graph.read(workspace.rows, graph.content_hashes(workspace.rows), lambda _: None)
        looks.append((by_iri(noted), by_iri(read)))

    def told(stage: str, done: int, total: int) -> None:
        if (stage, done) == ("resolving calls", 0) and not looks:
            look()

    try:
        index(root, [], RunContext(installed(), LocalStore(workspace.settings), workspace.settings, told))
        look()
        with_routes = {*graph.routes(workspace.rows).values()}
    finally:
        workspace.close()
    (structure, (noted, read)) = looks
    # The index reads modules with routes again.
    noted, read = ({iri: module for iri, module in found.items() if iri not in with_routes} for found in (noted, read))
    return [structure, (noted, read)]


def texts(module: tuple[str, str, list[Found]]) -> list[tuple[str, str]]:
    return [(symbol.iri, symbol.docstring) for symbol in module[2]]


@pytest.fixture(autouse=True)
def _every_run_is_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(full, "LARGE_BYTES", 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_noted_symbols_are_those_of_the_graph(tmp_path: Path, language: str) -> None:
    root = shutil.copytree(FOLDER / language / "golden", tmp_path / "shop")
    (noted, read), (noted_later, read_later) = noted_and_read(tmp_path, root)
    assert sum(len(symbols) for _, _, symbols in noted.values()) > 10
    assert noted == {iri: module for iri, module in read.items() if iri in noted}
    assert noted_later == {iri: module for iri, module in read_later.items() if iri in noted_later}
    assert {iri for iri in read_later if texts(read_later[iri]) != texts(read[iri])} <= noted_later.keys()


def test_odd_texts_are_noted_as_the_graph_has_them(tmp_path: Path) -> None:
    (noted, read), _ = noted_and_read(
        tmp_path, write(tmp_path / "shop", {"pyproject.toml": "", "prices\udcff.py": ODD})
    )
    assert noted == read
    assert [len(symbols) for _, _, symbols in noted.values()] == [1]

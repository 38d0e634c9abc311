"""The pages about the inside of the program name packages and modules that exist."""

from __future__ import annotations

import re
import tomllib
from typing import get_args

import pytest

from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.model.values import Kind
from tests.docs import pages
from tests.docs.pages import ROOT

SOURCE = ROOT / "src" / "oxigraph_code"
CONTRACTS = {
    contract["name"]: contract["layers"]
    for contract in tomllib.loads(pages.read("pyproject.toml"))["tool"]["importlinter"]["contracts"]
    if contract["type"] == "layers"
}


@pytest.mark.needs_sources
@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "internals").glob("*.md")), ids=pages.name)
def test_a_module_that_a_page_names_exists(page: object) -> None:
    named = re.findall(r"`([\w/]+\.py)`", pages.read(str(page)))
    folders = (SOURCE, SOURCE / "resolution", SOURCE / "resolution" / "incremental")
    assert [name for name in named if not any((folder / name).is_file() for folder in folders)] == []


def test_the_map_has_every_package_at_its_level() -> None:
    (layers,) = (layers for layers in CONTRACTS.values() if "oxigraph_code.tools" in layers)
    levels = [set(re.findall(r"oxigraph_code\.(\w+)", layer)) for layer in layers]
    for row in pages.rows(pages.section("docs/internals/architecture.md", "Packages")):
        listed = set(re.findall(r"`(\w+)`", row[1]))
        assert listed == set().union(*(level for level in levels if level & listed)), row[0]
    shown = pages.section("docs/internals/architecture.md", "Packages")
    assert [name for level in levels for name in level if f"`{name}`" not in shown] == []


def test_the_page_about_resolution_has_its_layers_from_bottom_to_top() -> None:
    (layers,) = (layers for layers in CONTRACTS.values() if "resolver" in layers)
    names = [name for layer in reversed(layers) for name in layer.split(" | ")]
    assert pages.first_cells(pages.section("docs/internals/resolution.md", "Layers"))[: len(names)] == names


def test_the_page_about_incremental_runs_has_all_packages_of_indexing() -> None:
    (layers,) = (layers for layers in CONTRACTS.values() if "freshness" in layers)
    named = {cell.strip("`") for cell in pages.first_cells(pages.section("docs/internals/incremental.md", "Packages"))}
    assert named == {name for layer in layers for name in layer.split(" | ")}


def test_the_page_about_resolution_has_the_kinds_of_values_and_queries_that_exist() -> None:
    cells = [row[0] for row in pages.rows(pages.section("docs/internals/resolution.md", "Values"))]
    assert sorted(re.findall(r"`(\w+)`", " ".join(cells))) == sorted(get_args(Kind))
    queries = pages.first_cells(pages.section("docs/internals/resolution.md", "The evaluator"))
    assert [query for query in queries if not hasattr(ProgramEvaluator, query.partition("(")[0])] == []

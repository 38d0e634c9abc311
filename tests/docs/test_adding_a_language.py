"""The page about adding a language is whole, and its examples work."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

import pytest
import tree_sitter_python

from oxigraph_code.errors import FileError
from oxigraph_code.extraction import load_query
from oxigraph_code.extraction.conventions import Conventions
from oxigraph_code.extraction.syntax.query import CAPTURES, SETTINGS
from oxigraph_code.languages.loader import ExtractingLoader, LanguageLoader, extracts
from oxigraph_code.languages.registry import Registry, installed
from oxigraph_code.resolution import Semantics
from tests.docs import pages
from tests.docs.pages import ROOT
from tests.docs.test_specification import members
from tests.ontology.conformance import violations

PAGE = ROOT / "docs" / "contributing" / "adding-a-language.md"
MAKEFILE = """\
all: build test
build:
\techo "build"
test: build missing
VERSION := 1
"""


def listed(page: str, heading: str) -> set[str]:
    return set(pages.first_cells(pages.section(page, heading)))


@pytest.fixture
def loader() -> LanguageLoader:
    (block,) = pages.blocks("python", [PAGE])
    module = ModuleType("makefile_loader")
    exec(compile(block.text, str(PAGE), "exec"), module.__dict__)
    found: LanguageLoader = module.LOADER
    return found


@pytest.fixture
def project(tmp_path: Path) -> Path:
    root = tmp_path / 'a "project" ~ of <mine>'
    root.mkdir()
    (root / "rules.mk").write_text(MAKEFILE, encoding="utf-8")
    return root


def triples(statements: Iterable[str]) -> str:
    return "\n".join(statements) + "\n"


def test_the_loader_of_the_page_is_one(loader: LanguageLoader) -> None:
    assert isinstance(loader, LanguageLoader)
    assert not extracts(loader)
    assert Registry([*installed().loaders, loader]).loader_of("rules.MK") is loader


def test_the_loader_of_the_page_says_what_the_vocabulary_allows(loader: LanguageLoader, project: Path) -> None:
    said = triples(loader.load_file(project / "rules.mk", project))
    # The project itself is the index run's to describe.
    assert [problem for problem in violations(said, complete=False) if "partOf" not in problem] == []


def test_the_loader_of_the_page_finds_rules_and_what_they_call(loader: LanguageLoader, project: Path) -> None:
    said = list(loader.load_file(project / "rules.mk", project))
    calls = [statement.split() for statement in said if "#calls>" in statement]
    assert [(call[0].rpartition("/")[2], call[2].rpartition("/")[2]) for call in calls] == [
        ("all>", "build>"),
        ("all>", "test>"),
        ("test>", "build>"),
    ]
    assert list(loader.load_project_metadata(project)) == []


def test_the_loader_of_the_page_fails_with_words(loader: LanguageLoader, project: Path) -> None:
    with pytest.raises(FileError, match="No such file"):
        list(loader.load_file(project / "none.mk", project))


def test_the_queries_of_the_page_compile(tmp_path: Path) -> None:
    text = "\n".join(block.text for block in pages.blocks("scheme", [PAGE]))
    (tmp_path / "page.scm").write_text(text, encoding="utf-8")
    query = load_query("python", tree_sitter_python.language(), tmp_path, ["page.scm"])
    assert {settings.get("kind") for settings in query.whole.settings} >= {"function", "call", "symbol"}


def test_every_capture_and_setting_is_explained() -> None:
    assert listed("docs/contributing/adding-a-language.md", "Captures and settings") == CAPTURES | SETTINGS


@pytest.mark.parametrize("contract", [LanguageLoader, ExtractingLoader, Conventions, Semantics])
def test_every_member_of_a_contract_is_in_the_reference(contract: type) -> None:
    assert listed("docs/reference/languages.md", contract.__name__) == members(contract)

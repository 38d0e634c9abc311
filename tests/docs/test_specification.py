"""The lists of README, the specification and the reference are complete and correct."""

from __future__ import annotations

import dataclasses
import json
import re
from pathlib import Path

import pytest
from docs import terms
from docs.terms import NAMESPACE, RESOURCE, XSD
from docs.tools_page import documented

from oxigraph_code import errors, identity
from oxigraph_code.errors import OxigraphCodeError
from oxigraph_code.languages.loader import ExtractingLoader, LanguageLoader, extracts, extras_of
from oxigraph_code.languages.registry import installed
from oxigraph_code.settings.config import ENVIRONMENT_PREFIX, Settings
from oxigraph_code.store import FORMATS, PREFIXES
from tests.docs import pages
from tests.docs.pages import ROOT
from tests.tools.goldens import QUESTIONS, golden

SPECIFICATION = "docs/spec"
REFERENCE = "docs/reference"
KINDS = {str: "string", int: "integer", bool: "boolean"}


def members(protocol: type) -> set[str]:
    """Return the public members a protocol names itself."""
    return {name for name in vars(protocol) if not name.startswith("_")}


def test_every_setting_is_listed_with_its_default_and_meaning() -> None:
    expected = [
        [f"`{ENVIRONMENT_PREFIX}{field.name.upper()}`", f"`{field.metadata['shown']}`", field.metadata["meaning"]]
        for field in dataclasses.fields(Settings)
    ]
    assert list(pages.rows(pages.section(f"{REFERENCE}/configuration.md", "Settings"))) == expected


def test_readme_lists_every_tool_in_order() -> None:
    assert pages.first_cells(pages.section("README.md", "Tools")) == list(documented())


@pytest.mark.parametrize("name", documented())
def test_every_tool_is_in_the_reference_with_its_parameters(name: str) -> None:
    tool, section = documented()[name], pages.section(f"{REFERENCE}/tools.md", name)
    listed = [row[:3] for row in pages.rows(section) if len(row) == 4]
    assert listed == [
        [f"`{parameter.name}`", KINDS[parameter.kind], "yes" if parameter.is_required else "no"]
        for parameter in tool.parameters.values()
    ]
    assert listed or "No parameters" in section


def test_the_specification_has_a_section_for_every_tool_and_for_no_other() -> None:
    headings = re.findall(r"^## (.+)$", pages.read(f"{REFERENCE}/tools.md"), re.MULTILINE)
    assert headings == ["Listed tools", "Common rules", *documented(), "Resources and prompts"]


def test_every_error_is_in_the_reference() -> None:
    kinds = {
        kind.__name__
        for kind in vars(errors).values()
        if isinstance(kind, type) and issubclass(kind, OxigraphCodeError) and kind is not OxigraphCodeError
    }
    assert set(pages.first_cells(pages.section(f"{REFERENCE}/errors.md", "Errors"))) == kinds


@pytest.mark.parametrize("page", sorted((ROOT / SPECIFICATION).rglob("*.md")), ids=pages.name)
def test_an_error_that_a_page_names_exists(page: Path) -> None:
    named = re.findall(r"`([A-Z]\w*(?:Error|Refused|Timeout|TooLarge|Locked|Unavailable))`", pages.read(page))
    assert [name for name in named if not hasattr(errors, name)] == []


def test_every_term_is_in_the_reference_with_its_domain_range_and_status() -> None:
    for term in terms.read():
        section = pages.section(f"{REFERENCE}/ontology.md", f'<a id="{term.name}"></a>code:{term.name}')
        assert term.comment in section
        if not term.is_class:
            assert [_shown(term.domain), _shown(term.range), term.status] in list(pages.rows(section))


def test_the_terms_of_the_core_are_declared() -> None:
    core = pages.section("SPECIFICATIONS.md", "The core vocabulary")
    listed = re.findall(r"`code:(\w+)`", core)
    declared = {term.name: term for term in terms.read()}
    assert len([name for name in listed if declared[name].is_class]) == 10
    assert len(listed) == len(set(listed))


def test_every_kind_of_iri_is_shown() -> None:
    makers = {
        name
        for name, value in vars(identity).items()
        if callable(value) and value.__module__ == identity.__name__ and not name.startswith(("_", "encode"))
    }
    shown = " ".join(row[0].lower() for row in pages.rows(pages.section(f"{SPECIFICATION}/identity.md", "Identity")))
    readers = {
        "project_key",
        "project_of",
        "caller_of",
        "external_name",
        "decode",
        "readable",
        "is_route",
    }
    expected = {name.rstrip("_").replace("_", " ") for name in makers - readers}
    assert {name for name in expected if name not in shown} == set()


def test_the_examples_of_iris_are_what_identity_makes() -> None:
    project = identity.project("shop")
    cart = identity.module(project, "src/shop/cart.py")
    total = identity.symbol(cart, "Cart.total")
    made = [
        *(project, cart, total, identity.symbol(cart, "Cart.total", 2), identity.import_(cart, "decimal.Decimal")),
        *(identity.call_site(total, "self.tax"), identity.call_site(cart, "setup")),
        identity.name_use(f"{cart}/connect", "environment", "REDIS_URL", "reads"),
        identity.handover(identity.symbol(cart, "checkout"), "send_receipt", "queue.enqueue"),
        identity.route(identity.module(project, "src/shop/urls.py"), "POST /carts/<pk>/"),
        identity.request(identity.symbol(cart, "order"), "GET /carts"),
        *(identity.diagnostic(identity.module(project, "src/shop/old.py")), identity.diagnostic(project)),
        identity.remark(cart, "link", "#12"),
        *(identity.dependency(project, "httpx"), identity.dependency(project, "pytest", "dev")),
        *(identity.index_run(project), identity.coverage(project, "python", "imported")),
        *(identity.external_symbol(project, "builtins.len"), identity.commit("4ad47e6")),
        *(
            identity.file_change(identity.commit("4ad47e6"), "src/shop/cart.py"),
            identity.person("Ann", "ann@example.org"),
        ),
        *(identity.person("Ann", ""), identity.snapshot(identity.project("shop"), "v1.0")),
        *(
            identity.report(project, "coverage.json"),
            identity.coverage_of_file(cart, f"{identity.BASE}report/shop/x.json"),
        ),
        identity.in_report(identity.report(project, "osv.json"), "advisory", "GHSA-1"),
        *(identity.published(project), identity.published_digests(project)),
    ]
    shown = [row[2].strip("`") for row in pages.rows(pages.section(f"{SPECIFICATION}/identity.md", "Identity"))]
    assert [identity.BASE + example for example in shown] == made


def test_the_characters_that_names_keep_are_those_that_are_not_encoded() -> None:
    kept = re.search(r"digits and ``(.+?)``", pages.read(f"{SPECIFICATION}/identity.md"))
    assert kept is not None
    ascii_marks = {chr(code) for code in range(33, 127) if not chr(code).isalnum()}
    assert set(kept[1].split()) == {mark for mark in ascii_marks if identity.encode(mark) == mark}


def test_every_member_of_the_loader_contract_is_specified() -> None:
    section = pages.section(f"{SPECIFICATION}/loaders.md", "Language loaders")
    listed = {cell.partition("(")[0] for cell in pages.first_cells(section)}
    assert listed == members(LanguageLoader) | members(ExtractingLoader) | {"file_names", "ignore_patterns"}


def test_every_rdf_format_is_specified_with_all_its_names() -> None:
    listed = [row for row in pages.rows(pages.section(f"{REFERENCE}/tools.md", "load_rdf")) if len(row) == 2]
    assert [row[0] for row in listed] == [f"`{entry.name}`" for entry in FORMATS]
    for row, entry in zip(listed, FORMATS, strict=True):
        names = {*entry.names, *entry.media_types, *(f".{extension}" for extension in entry.extensions)}
        assert set(re.findall(r"`([^`]+)`", row[1])) == names


def test_every_predeclared_prefix_is_specified() -> None:
    found = re.search(r"a declaration in the text wins:\s(.+?)\.\n", pages.read(f"{SPECIFICATION}/store.md"), re.DOTALL)
    assert found is not None
    assert re.findall(r"`(\w+)`", found[1]) == list(PREFIXES)


@pytest.mark.parametrize(
    ("heading", "page"),
    [("Python", "python"), ("Rust", "rust"), ("TypeScript", "typescript"), ("JavaScript", "typescript")],
)
def test_the_table_of_a_language_is_that_of_its_loader(heading: str, page: str) -> None:
    loader = installed().loader(heading)
    assert extracts(loader)
    said = {
        row[0]: re.findall(r"`([^`]+)`", row[1])
        for row in pages.rows(pages.section(f"{SPECIFICATION}/languages/{page}.md", heading))
    }
    assert said["Identifier"] == [loader.language_id]
    assert said["Extensions"] == [f".{extension}" for extension in loader.file_extensions]
    assert said["Manifests"] == list(loader.manifests)
    assert said["Ignored"] in ([], [pattern.rstrip("/") for pattern in extras_of(loader).ignore_patterns])


def test_the_question_of_the_readme_has_that_answer() -> None:
    asked, answer = (part for part in pages.read("README.md").split("## One question")[1].split("```")[:2])
    assert all(f"`{name}={json.dumps(value)}`" in asked for name, value in QUESTIONS["get_callers"][1].items())
    assert answer.removeprefix("text\n") == golden("get_callers").read_text(encoding="utf-8")


@pytest.mark.parametrize(("page", "most"), [("README.md", 9_000), ("SPECIFICATIONS.md", 25_000)])
def test_a_first_page_stays_short(page: str, most: int) -> None:
    assert len(pages.read(page).encode()) <= most


def _shown(iris: tuple[str, ...]) -> str:
    def one(iri: str) -> str:
        if iri == RESOURCE:
            return "any"
        name = iri.removeprefix(NAMESPACE)
        return f"`xsd:{iri.removeprefix(XSD)}`" if iri.startswith(XSD) else f"[`code:{name}`](#{name})"

    return ", ".join(map(one, iris)) or "none"

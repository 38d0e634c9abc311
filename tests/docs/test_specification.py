"""What SPECIFICATIONS and README list is what there is, whole and as it is."""

from __future__ import annotations

import dataclasses
import json
import re

import pytest
from docs import terms
from docs.terms import NAMESPACE, RESOURCE, XSD, Term

from oxigraph_code import errors, identity
from oxigraph_code.config import ENVIRONMENT_PREFIX, Settings
from oxigraph_code.errors import OxigraphCodeError
from oxigraph_code.languages.loader import ExtractingLoader, LanguageLoader, extracts, ignored_by
from oxigraph_code.languages.registry import installed
from oxigraph_code.store import FORMATS, PREFIXES
from oxigraph_code.tools import TOOLS, Tool
from tests.docs import pages
from tests.tools.goldens import QUESTIONS, golden

SPECIFICATION = "SPECIFICATIONS.md"
KINDS = {str: "string", int: "integer", bool: "boolean"}


def members(protocol: type) -> set[str]:
    """The public members a protocol names itself."""
    return {name for name in vars(protocol) if not name.startswith("_")}


@pytest.mark.parametrize("page", [SPECIFICATION, "README.md"])
def test_every_setting_is_listed_with_its_default_and_meaning(page: str) -> None:
    expected = [
        [f"`{ENVIRONMENT_PREFIX}{field.name.upper()}`", f"`{field.metadata['shown']}`", field.metadata["meaning"]]
        for field in dataclasses.fields(Settings)
    ]
    assert list(pages.rows(pages.section(page, "Configuration"))) == expected


def test_readme_lists_every_tool_in_order() -> None:
    assert pages.first_cells(pages.section("README.md", "Tools")) == [tool.name for tool in TOOLS]


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.name)
def test_every_tool_is_specified_with_its_parameters(tool: Tool) -> None:
    section = pages.section(SPECIFICATION, tool.name)
    listed = [row[:3] for row in pages.rows(section) if len(row) == 4]
    assert listed == [
        [f"`{parameter.name}`", KINDS[parameter.kind], "yes" if parameter.is_required else "no"]
        for parameter in tool.parameters.values()
    ]
    assert listed or "No parameters" in section


def test_no_tool_is_specified_that_is_not_there() -> None:
    headings = re.findall(r"^### (.+)$", pages.section(SPECIFICATION, "Tools"), re.MULTILINE)
    assert headings == [tool.name for tool in TOOLS]


def test_every_error_is_specified() -> None:
    kinds = {
        kind.__name__
        for kind in vars(errors).values()
        if isinstance(kind, type) and issubclass(kind, OxigraphCodeError) and kind is not OxigraphCodeError
    }
    assert set(pages.first_cells(pages.section(SPECIFICATION, "Errors"))) == kinds


def test_the_errors_that_tools_are_said_to_raise_exist() -> None:
    named = re.findall(r"`([A-Z]\w*(?:Error|Refused|Timeout|TooLarge|Locked|Unavailable))`", pages.read(SPECIFICATION))
    assert [name for name in named if not hasattr(errors, name)] == []


def test_every_term_is_listed_with_its_domain_range_and_status() -> None:
    listed = {row[0]: row[1:] for row in pages.rows(pages.section(SPECIFICATION, "Ontology"))}
    assert listed.keys() == {f"`code:{term.name}`" for term in terms.read()}
    for term in terms.read():
        columns = [_shown(term.parents)] if term.is_class else [_shown(term.domain), _shown(term.range)]
        assert listed[f"`code:{term.name}`"][: len(columns) + 1] == [*columns, term.status], term.name


def test_the_meaning_of_a_term_is_in_the_words_of_the_vocabulary() -> None:
    by_name = {f"`code:{term.name}`": term for term in terms.read()}
    for row in pages.rows(pages.section(SPECIFICATION, "Ontology")):
        if len(row) > (4 if not _term(by_name, row).is_class else 3):
            assert row[-1].replace("`", "") == _term(by_name, row).comment.replace("`", "")


def test_every_kind_of_iri_is_shown() -> None:
    makers = {
        name
        for name, value in vars(identity).items()
        if callable(value) and value.__module__ == identity.__name__ and not name.startswith(("_", "encode"))
    }
    shown = " ".join(row[0].lower() for row in pages.rows(pages.section(SPECIFICATION, "Identity")))
    readers = {"project_key", "project_of", "caller_of", "external_name", "decode", "readable", "is_route"}
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
        *(identity.dependency(project, "httpx"), identity.dependency(project, "pytest", "dev")),
        *(identity.index_run(project), identity.coverage(project, "python", "imported")),
        *(identity.external_symbol(project, "builtins.len"), identity.commit("4ad47e6")),
        *(
            identity.file_change(identity.commit("4ad47e6"), "src/shop/cart.py"),
            identity.person("Ann", "ann@example.org"),
        ),
        *(identity.person("Ann", ""), identity.snapshot(identity.project("shop"), "v1.0")),
    ]
    shown = [row[2].strip("`") for row in pages.rows(pages.section(SPECIFICATION, "Identity"))]
    assert [identity.BASE + example for example in shown] == made


def test_the_characters_that_names_keep_are_those_that_are_not_encoded() -> None:
    kept = re.search(r"digits and ``(.+?)``", pages.read(SPECIFICATION))
    assert kept is not None
    ascii_marks = {chr(code) for code in range(33, 127) if not chr(code).isalnum()}
    assert set(kept[1].split()) == {mark for mark in ascii_marks if identity.encode(mark) == mark}


def test_every_member_of_the_loader_contract_is_specified() -> None:
    listed = {cell.partition("(")[0] for cell in pages.first_cells(pages.section(SPECIFICATION, "Language loaders"))}
    assert listed == members(LanguageLoader) | members(ExtractingLoader) | {"ignore_patterns"}


def test_every_rdf_format_is_specified_with_all_its_names() -> None:
    listed = [row for row in pages.rows(pages.section(SPECIFICATION, "load_rdf")) if len(row) == 2]
    assert [row[0] for row in listed] == [f"`{entry.name}`" for entry in FORMATS]
    for row, entry in zip(listed, FORMATS, strict=True):
        names = {*entry.names, *entry.media_types, *(f".{extension}" for extension in entry.extensions)}
        assert set(re.findall(r"`([^`]+)`", row[1])) == names


def test_every_predeclared_prefix_is_specified() -> None:
    found = re.search(r"a declaration in the text wins:\n(.+?)\.\n", pages.read(SPECIFICATION), re.DOTALL)
    assert found is not None
    assert re.findall(r"`(\w+)`", found[1]) == list(PREFIXES)


@pytest.mark.parametrize("heading", ["Python", "TypeScript", "JavaScript"])
def test_what_is_said_of_a_language_is_what_its_loader_says(heading: str) -> None:
    loader = installed().loader(heading)
    assert extracts(loader)
    said = {row[0]: re.findall(r"`([^`]+)`", row[1]) for row in pages.rows(pages.section(SPECIFICATION, heading))}
    assert said["Identifier"] == [loader.language_id]
    assert said["Extensions"] == [f".{extension}" for extension in loader.file_extensions]
    assert said["Manifests"] == list(loader.manifests)
    assert said["Ignored"] in ([], [pattern.rstrip("/") for pattern in ignored_by(loader)])


def test_the_question_of_the_readme_is_answered_so() -> None:
    asked, answer = (part for part in pages.read("README.md").split("## One question")[1].split("```")[:2])
    assert all(f"`{name}={json.dumps(value)}`" in asked for name, value in QUESTIONS["get_callers_method"][1].items())
    assert answer.removeprefix("text\n") == golden("get_callers_method").read_text(encoding="utf-8")


def _term(by_name: dict[str, Term], row: list[str]) -> Term:
    return by_name[row[0]]


def _shown(iris: tuple[str, ...]) -> str:
    def one(iri: str) -> str:
        if iri == RESOURCE:
            return "any"
        return f"`xsd:{iri.removeprefix(XSD)}`" if iri.startswith(XSD) else f"`code:{iri.removeprefix(NAMESPACE)}`"

    return ", ".join(map(one, iris)) or "none"

"""Advisories are joined with dependencies by name and version, and with the functions that call these."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.errors import FileError
from oxigraph_code.reports.packages import AffectedPackage, import_names, same_name
from oxigraph_code.tools import Workspace
from oxigraph_code.tools.admin.reports import load_report
from oxigraph_code.tools.sparql.ask import ask as ask_question
from oxigraph_code.tools.symbols.symbol_card import get_symbol
from tests.ontology.conformance import violations
from tests.tools.support import ask

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\ndependencies = ["requests>=2.3", "PyYAML==5.3", "new>=2", "old>=1"]\n',
    "shop.py": (
        "import requests\nimport yaml\n\n\ndef fetch():\n    return requests.get('x')\n\n\n"
        "def read(text):\n    return yaml.load(text)\n"
    ),
}


def load(workspace: Workspace, root: Path, data: Any, name: str) -> str:
    (root / name).write_text(json.dumps(data))
    return ask(workspace, root, load_report, str(root / name))


def advisory(name: str, package: str, *events: dict[str, str], ecosystem: str = "PyPI") -> dict[str, Any]:
    ranges = [{"type": "ECOSYSTEM", "events": list(events)}]
    affected = [{"package": {"name": package, "ecosystem": ecosystem}, "ranges": ranges}]
    return {"id": name, "summary": f"fault of {package}", "affected": affected}


CYCLONEDX = {
    "bomFormat": "CycloneDX",
    "components": [
        {"name": "requests", "version": "2.30.0", "purl": "pkg:pypi/requests@2.30.0"},
        {"name": "nested", "components": [{"name": "core", "group": "@babel", "purl": "pkg:npm/%40babel/core@7.0"}]},
    ],
}
SPDX = {
    "spdxVersion": "SPDX-2.3",
    "packages": [
        {
            "name": "requests",
            "versionInfo": "2.30.0",
            "licenseDeclared": "Apache-2.0",
            "externalRefs": [{"referenceType": "purl", "referenceLocator": "pkg:pypi/requests@2.30.0"}],
        }
    ],
}
SPDX_3 = {
    "@context": "https://spdx.org/rdf/3.0.1/spdx-context.jsonld",
    "@graph": [
        {"type": "SpdxDocument", "spdxId": "urn:d", "name": "shop"},
        {
            "type": "software_Package",
            "spdxId": "urn:p",
            "name": "requests",
            "software_packageVersion": "2.30.0",
            "externalIdentifier": [{"externalIdentifierType": "packageUrl", "identifier": "pkg:pypi/requests@2.30.0"}],
        },
        {"type": "Relationship", "relationshipType": "hasDeclaredLicense", "from": "urn:p", "to": ["urn:l"]},
        {
            "type": "simplelicensing_LicenseExpression",
            "spdxId": "urn:l",
            "simplelicensing_licenseExpression": "Apache-2.0",
        },
    ],
}
ADVISORIES = [
    advisory("A-1", "requests", {"introduced": "2.3.0"}, {"fixed": "2.31.0"}),
    advisory("A-2", "pyyaml", {"introduced": "0"}, {"fixed": "5.4"}),
    advisory("A-3", "requests", {"introduced": "0"}, ecosystem="npm"),
    advisory("A-4", "new", {"introduced": "0"}, {"fixed": "2.0"}),
    advisory("A-5", "old", {"introduced": "1.5"}, {"fixed": "1.6"}),
    {**advisory("A-6", "pyyaml", {"introduced": "0"}), "withdrawn": "2024-01-01T00:00:00Z"},
    advisory("A-7", "pyyaml", {"introduced": "0"}, ecosystem="npm"),
]


@pytest.mark.parametrize("bill", [CYCLONEDX, SPDX, SPDX_3], ids=["CycloneDX", "SPDX 2", "SPDX 3"])
def test_an_advisory_reaches_the_functions_that_call_its_package(workspace: Workspace, root: Path, bill: Any) -> None:
    assert "1 of them declared in a manifest" in load(workspace, root, bill, "bom.json")
    said = load(workspace, root, ADVISORIES, "osv.json")
    assert "2 affect: A-1 (requests), A-2 (PyYAML)" in said
    assert "1 may affect, since no version is known: A-5 (old)" in said
    assert "3 concern no package and no version of the project" in said
    uses = ask(workspace, root, ask_question, "which functions use vulnerable packages")
    assert "function fetch · line 6 · requests.get · A-1 · affects" in uses
    assert "function read · line 10 · yaml.load · A-2 · affects" in uses
    assert "affected by: A-1 of requests 2.30.0, fixed in 2.31.0" in ask(workspace, root, get_symbol, "requests.get")


def test_the_graphs_conform_to_the_ontology(workspace: Workspace, root: Path) -> None:
    load(workspace, root, CYCLONEDX, "bom.json")
    load(workspace, root, ADVISORIES, "osv.json")
    query = "CONSTRUCT { ?s ?p ?o } WHERE { { GRAPH ?g { ?s ?p ?o } } UNION { ?s ?p ?o } }"
    assert violations(workspace.store.query(query).text) == []


@pytest.mark.parametrize("bill", [SPDX, SPDX_3], ids=["SPDX 2", "SPDX 3"])
def test_licenses_are_asked_in_words(workspace: Workspace, root: Path, bill: Any) -> None:
    load(workspace, root, bill, "bom.json")
    assert "requests · 2.30.0 · Apache-2.0" in ask(workspace, root, ask_question, "licenses of the packages")


@pytest.mark.parametrize(
    ("version", "is_affected"),
    [
        ("1.9", False), ("2.0rc1", False), ("2.0", True), ("v2.0.0", True), ("2.0.post1", True), ("2.10", True),
        ("3.0.0-beta.2", True), ("3.0", False), ("3.0+build", False), ("4", False), ("9.9.9", True),
    ],
)  # fmt: skip
def test_versions_have_the_order_of_releases(version: str, is_affected: bool) -> None:
    package = AffectedPackage("a", "pypi", frozenset({"9.9.9"}), (("2.0", "3.0", ""),))
    assert package.holds(version) is is_affected


@pytest.mark.parametrize(
    ("kind", "constraint", "verdict"),
    [
        ("npm", "2.1.0", True), ("npm", "=2.1.0", True), ("npm", "3.1.0", False), ("golang", "v1.9.0", False),
        ("npm", "2", None), ("cargo", "2.1.0", None), ("cargo", "3.1.0", False), ("pypi", "<=3.5.0", None),
    ],
)  # fmt: skip
def test_a_version_alone_is_that_one_where_the_ecosystem_says_so(
    kind: str, constraint: str, verdict: bool | None
) -> None:
    package = AffectedPackage("a", kind, frozenset(), (("2.0", "3.0", ""),))
    assert package.verdict("", constraint) is verdict


def test_names_are_equal_in_different_spellings() -> None:
    assert same_name("Foo_Bar.baz") == same_name("foo-bar-baz")
    assert {"yaml", "pyyaml"} <= set(import_names("PyYAML"))
    assert "typing_extensions" in import_names("typing-extensions")


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ({"bomFormat": "CycloneDX", "components": [{"version": 1}]}, "no bill of materials"),
        ({"spdxVersion": "SPDX-2.3", "packages": {}}, "no bill of materials"),
        ({"@context": "https://spdx.org/rdf/3.0.1/spdx-context.jsonld", "@graph": [1]}, "no bill of materials"),
        ({"id": 1, "affected": []}, "no advisory of OSV"),
    ],
)
def test_a_malformed_report_is_refused(workspace: Workspace, root: Path, data: Any, fault: str) -> None:
    with pytest.raises(FileError, match=fault):
        load(workspace, root, data, "bad.json")

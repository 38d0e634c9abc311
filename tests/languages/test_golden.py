"""The golden graphs are what the loaders say, are well-formed, and leave no stable term out."""

from __future__ import annotations

import pytest
from pyoxigraph import RdfFormat, parse

from tests.languages.golden import LANGUAGES, golden, graph
from tests.ontology.conformance import (
    checkout_terms,
    emitted_terms,
    history_terms,
    report_terms,
    stable_terms,
    violations,
)

each_language = pytest.mark.parametrize("language", LANGUAGES)

# Declared and written, but not by every language.
NOT_OF = {
    "c": {
        *("Dependency", "Implementation", "Method", "NameUse", "Namespace"),
        *("Request", "Route", "Trait", "aboutProject", "access", "alias", "base", "decorator"),
        *("dependencyGroup", "dependencyLanguage", "description", "edition", "enclosingProject", "environmentMarker"),
        *("extends", "extra", "feature", "framework", "handler"),
        *("hasDependency", "hasMethod", "hasModule", "hasVariant"),
        *("httpMethod", "implementationOf", "implementedType", "implements", "implementsTrait"),
        *("implicitlyCalls", "instantiates", "joinKey", "manifestPath", "markedAs", "nameKind"),
        *("optional", "overrides", "pathPattern", "receivedBy", "routeRule"),
        *("usedBy", "version"),
        "exportsSymbol",
    },
    "cpp": {
        *("Handover", "Implementation", "NameUse", "Request", "Route", "Trait", "aboutProject", "access", "alias"),
        *("decorator", "dependencyGroup", "description", "edition", "enclosingProject", "environmentMarker"),
        *("exports", "exportsSymbol", "extra", "feature", "framework", "handedOver", "handler", "handoverKind"),
        *("handoverSource", "handsOver", "hasModule", "hasVariant", "httpMethod", "implementationOf"),
        *("implementedType", "implements", "implementsTrait", "implicitlyCalls", "joinKey", "manifestPath"),
        *("markedAs", "nameKind", "optional", "pathPattern", "receivedBy", "receiverText", "routeRule", "usedBy"),
        *("ExternalSymbol", "hasMethod", "receiver", "unresolvedMember", "writes"),
    },
    "csharp": {
        *("Implementation", "Macro", "NameUse", "Namespace", "Request", "Route", "TypeAlias", "Variable"),
        *("aboutProject", "access", "enclosingProject", "entryPoint", "environmentMarker", "exports"),
        *("exportsSymbol", "extra", "feature", "framework", "handler", "hasModule", "httpMethod", "implementationOf"),
        *("implementedType", "implements", "implementsTrait", "implicitlyCalls", "joinKey", "manifestPath"),
        *("mayCall", "nameKind", "optional", "pathPattern", "receivedBy", "receiver", "routeRule"),
        *("unresolvedMember", "usedBy"),
    },
    "go": {
        *("hasModule", "implements", "implementedType", "implementationOf", "Implementation", "Macro", "Namespace"),
        *("Enum", "hasVariant", "feature", "optional", "extra", "environmentMarker", "description", "exports"),
        "implicitlyCalls",
        "exportsSymbol",
    },
    "java": {
        *("hasModule", "implementedType", "implementationOf", "Implementation", "Macro", "Namespace", "TypeAlias"),
        *("edition", "feature", "enclosingProject", "environmentMarker", "extra", "exports", "alias", "Variable"),
        *("Request", "implicitlyCalls"),
        "exportsSymbol",
    },
    "kotlin": {
        "exportsSymbol",
        *("Implementation", "Macro", "NameUse", "Namespace", "Request", "Route", "Variable", "aboutProject"),
        *("access", "description", "edition", "enclosingProject", "environmentMarker", "exports", "extra", "feature"),
        *("framework", "handler", "hasModule", "httpMethod", "implementationOf", "implementedType", "implements"),
        *("implementsTrait", "implicitlyCalls", "joinKey", "manifestPath", "markedAs", "nameKind", "optional"),
        *("pathPattern", "receivedBy", "receiver", "routeRule", "usedBy"),
    },
    "php": {
        *("Implementation", "Macro", "NameUse", "Namespace", "Request", "Route", "TypeAlias", "aboutProject"),
        *("access", "alias", "enclosingProject", "environmentMarker", "exports", "extra", "feature", "framework"),
        *("handler", "hasModule", "httpMethod", "implementationOf", "implementedType", "implicitlyCalls", "joinKey"),
        *("manifestPath", "markedAs", "mayCall", "nameKind", "optional", "pathPattern", "receivedBy", "receiver"),
        *("routeRule", "unresolvedMember", "usedBy"),
        "exportsSymbol",
    },
    "plain": stable_terms()
    - {"Class", "Field", "Function", "Import", "Method", "Module", "Namespace", "Trait", "Variable"},
    "python": {
        *("hasModule", "implements", "implementedType", "implementationOf", "Implementation", "Macro", "Namespace"),
        *("edition", "feature", "enclosingProject", "implementsTrait"),
    },
    "ruby": {
        *("Enum", "Handover", "Implementation", "Macro", "NameUse", "Namespace", "Request", "Route"),
        *("TypeAlias", "aboutProject", "access", "alias", "decorator", "enclosingProject", "entryPoint"),
        *("environmentMarker", "exports", "extra", "feature", "framework", "handedOver", "handler"),
        *("handoverKind", "handoverSource", "handsOver", "hasModule", "hasVariant", "httpMethod"),
        *("implementationOf", "implementedType", "implements", "implementsTrait", "implicitlyCalls", "joinKey"),
        *("manifestPath", "markedAs", "mayCall", "nameKind", "optional", "pathPattern", "receivedBy"),
        *("receiver", "receiverText", "routeRule", "unresolvedMember", "usedBy", "valueType"),
        "exportsSymbol",
    },
    "rust": {"exports", "implicitlyCalls"},
    "typescript": {
        *("hasModule", "implementedType", "implementationOf", "Implementation", "Macro", "edition", "feature"),
        *("environmentMarker", "extra", "enclosingProject", "implicitlyCalls"),
    },
}
# Read alike in comments of all languages; tests/extraction/test_remarks.py has them.
REMARKED = {
    *("ExternalLink", "TaskComment", "about", "annotation", "assignee", "businessGoal", "funnelStage", "linkKind"),
    *("Document", "Section", "Mention", "mentionText", "mentionKind", "mentionForm"),
    *("linkTarget", "linkTitle", "revenueImpact", "seeAlso", "since", "status", "tag", "taskKind", "taskText"),
}

# Of routes in files of their own, which no golden graph has; tests/languages/php/test_frameworks.py has it.
GUARDS = {"guard"}


@each_language
def test_the_graph_is_the_golden_one(language: str) -> None:
    kept = golden(language).read_bytes().decode()
    assert graph(language).splitlines() == kept.splitlines(), (
        "python -m tests.languages.regenerate, and read the difference"
    )


@each_language
def test_the_golden_graph_is_valid_to_a_strict_parser_and_says_nothing_twice(language: str) -> None:
    triples = list(parse(golden(language).read_bytes(), format=RdfFormat.N_TRIPLES))
    assert len(triples) == len(set(map(str, triples))) == len(golden(language).read_bytes().splitlines())


@each_language
def test_the_golden_graph_keeps_to_the_vocabulary_and_the_shapes(language: str) -> None:
    assert violations(golden(language).read_text(encoding="utf-8")) == []


@each_language
def test_no_path_of_this_machine_is_in_the_golden_graph(language: str) -> None:
    text = golden(language).read_text(encoding="utf-8")
    assert str(golden(language).parent) not in text


@each_language
def test_every_stable_term_is_in_the_golden_graph(language: str) -> None:
    of_git = history_terms() | checkout_terms() | report_terms() | {"ownedBy"} | REMARKED | GUARDS
    missing = stable_terms() - of_git - emitted_terms(golden(language).read_text(encoding="utf-8"))
    assert missing == NOT_OF[language] & missing

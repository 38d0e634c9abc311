"""The vocabulary is complete, and keeps the core it promises."""

from __future__ import annotations

import ast
import re

import pytest
from docs import terms
from docs.generate import ROOT
from docs.terms import EXAMPLE_HEADER, NAMESPACE, RDF, RESOURCE, XSD, Graph, Term
from pyoxigraph import RdfFormat, parse, serialize

from oxigraph_code import identity, vocabulary
from tests.ontology.conformance import emitted_terms, misused_terms

TERMS = terms.read()
BY_NAME = {term.name: term for term in TERMS}
every_term = pytest.mark.parametrize("term", TERMS, ids=lambda term: term.name)

CORE_CLASSES = {"Project", "Module", "Function", "Class", "Trait", "Enum"} | {
    "Import",
    "Dependency",
    "Commit",
    "FileChange",
}
# name, domain, range; a term with two domains or ranges in the specification (filePath) has a union here.
CORE_PROPERTIES = """
    name any string                     hasDependency Project Dependency    commitHash Commit string
    filePath Module|FileChange string   importPath Import string            shortHash Commit string
    relativePath Module string          implements Class|Enum|Trait|Implementation string
                                        authorName Commit string
    startLine any integer               edition Project string              authorEmail Commit string
    endLine any integer                 calls Function|Module Function      committerName Commit string
    definedIn any Module                parameter Function string           committerEmail Commit string
    hasFunction Module|Class|Enum|Implementation Function
                                        returnType Function string          commitDate Commit dateTime
    hasMethod Trait string              visibility any string               message Commit string
    hasField Class string               docstring any string                parentCommit Commit Commit
    hasVariant Enum string              version Project|Dependency string   hasChange Commit FileChange
    hasModule Module Module             language Module|Project string      changeType FileChange string
    hasImport Module Import             hasCommit Project Commit            oldFilePath FileChange string
    affectsModule FileChange Module
"""


def as_ntriples(turtle: str) -> str:
    text = serialize(parse(turtle, format=RdfFormat.TURTLE), format=RdfFormat.N_TRIPLES)
    return (text or b"").decode()


def core_properties() -> list[tuple[str, str, str]]:
    return re.findall(r"(\w+) ([\w|]+) (\w+)", CORE_PROPERTIES)


def iris(names: str) -> set[str]:
    known = {"any": RESOURCE, **{kind: f"{XSD}{kind}" for kind in ("string", "integer", "dateTime")}}
    return {known.get(name, f"{NAMESPACE}{name}") for name in names.split("|")}


@every_term
def test_every_term_says_what_it_is(term: Term) -> None:
    assert term.label
    assert term.comment.endswith(".")
    assert term.status in {"stable", "implied", "unstable", "abstract"}
    assert term.example


@every_term
def test_classes_are_capitalised_and_properties_are_not(term: Term) -> None:
    assert term.name.isidentifier()
    assert term.name[0].isupper() == term.is_class


@every_term
def test_every_property_has_a_domain_and_a_range_that_exist(term: Term) -> None:
    classes = {other.iri for other in TERMS if other.is_class}
    datatypes = {f"{XSD}{name}" for name in ("string", "integer", "boolean", "dateTime")}
    if term.is_class:
        assert set(term.parents) <= classes
    else:
        assert term.domain
        assert set(term.domain) <= classes | {RESOURCE}
        assert term.range
        assert set(term.range) <= (classes if term.kind == "object property" else datatypes)


def test_an_abstract_class_has_subclasses() -> None:
    parents = {parent for term in TERMS for parent in term.parents}
    assert {term.iri for term in TERMS if term.status == "abstract"} <= parents


def test_no_term_is_declared_twice() -> None:
    assert len(BY_NAME) == len(TERMS)


@every_term
def test_every_example_is_turtle_about_its_term_and_within_the_vocabulary(term: Term) -> None:
    example = as_ntriples(EXAMPLE_HEADER + term.example)
    assert misused_terms(example, complete=False) == []
    assert term.status == "abstract" or term.name in emitted_terms(example)


def test_the_core_classes_are_declared() -> None:
    assert {name for name in CORE_CLASSES if not BY_NAME[name].is_class} == set()


def test_the_table_of_the_core_is_whole() -> None:
    assert len(core_properties()) == len({name for name, _, _ in core_properties()}) == 37


@pytest.mark.parametrize(("name", "domain", "range_"), core_properties())
def test_a_core_property_keeps_its_domain_and_range(name: str, domain: str, range_: str) -> None:
    assert set(BY_NAME[name].domain) == iris(domain)
    assert set(BY_NAME[name].range) == iris(range_)


def test_the_module_of_constants_has_every_term_under_its_name() -> None:
    assert {name: getattr(vocabulary, name) for name in BY_NAME} == {name: term.iri for name, term in BY_NAME.items()}
    assert {term.iri for term in TERMS} == vocabulary.TERMS
    assert f"{RDF}type" == vocabulary.RDF_TYPE


def test_each_term_that_stands_in_the_sources_is_declared() -> None:
    known = {*BY_NAME, "NAMESPACE", "RDF_TYPE", "TERMS"}
    named = {
        (path.name, node.attr)
        for path in (ROOT / "src" / "oxigraph_code").rglob("*.py")
        if "import vocabulary" in (text := path.read_text(encoding="utf-8")) or ", vocabulary" in text
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in ("code", "vocabulary")
    }
    assert len(named) > 100
    assert {(path, term) for path, term in named if term not in known} == set()


def test_a_misspelt_term_is_an_error() -> None:
    with pytest.raises(AttributeError, match="the vocabulary has no term callz"):
        _ = vocabulary.callz


def test_terms_and_things_share_one_namespace() -> None:
    assert vocabulary.NAMESPACE == terms.NAMESPACE == identity.BASE


def test_a_list_is_read_in_order() -> None:
    graph = Graph.from_turtle("<a:s> <a:p> ( <a:1> <a:2> ) .")
    (head,) = [value for _, predicates in graph for value in predicates.get("a:p", [])]
    assert [str(member) for member in graph.members(head)] == ["<a:1>", "<a:2>"]

"""The mappings to other vocabularies are sound."""

from __future__ import annotations

from docs.terms import NAMESPACE, ONTOLOGY, OWL, RDFS, SKOS, read
from pyoxigraph import NamedNode, RdfFormat, parse

PROMISED = ("http://www.w3.org/ns/prov#", "http://usefulinc.com/ns/doap#", "http://purl.org/dc/terms/")
SIMILAR = (
    "https://schema.org/",
    "https://spdx.org/rdf/3.0.1/terms/",
    "http://rdf.webofcode.org/woc/",
    "http://se-on.org/ontologies/",
)


def triples(file: str) -> list[tuple[str, str, str]]:
    found = []
    for quad in parse(path=ONTOLOGY / file, format=RdfFormat.TURTLE):
        if isinstance(quad.subject, NamedNode) and isinstance(quad.object, NamedNode):
            found.append((quad.subject.value, quad.predicate.value, quad.object.value))
    return found


ALIGNMENTS = triples("alignments.ttl")


def test_only_declared_terms_are_mapped() -> None:
    assert {subject for subject, _, _ in ALIGNMENTS} <= {term.iri for term in read()}


def test_classes_map_to_superclasses_and_properties_to_superproperties() -> None:
    classes = {term.iri for term in read() if term.is_class}
    for subject, predicate, _ in ALIGNMENTS:
        if predicate != f"{SKOS}closeMatch":
            assert predicate == f"{RDFS}{'subClassOf' if subject in classes else 'subPropertyOf'}"


def test_promises_are_made_to_prov_doap_and_dublin_core_only() -> None:
    assert [value for _, way, value in ALIGNMENTS if way.startswith(RDFS) and not value.startswith(PROMISED)] == []


def test_other_vocabularies_are_close_matches() -> None:
    assert [value for _, way, value in ALIGNMENTS if way.startswith(SKOS) and not value.startswith(SIMILAR)] == []


def test_nothing_is_called_equivalent() -> None:
    ways = {way for file in ("code.ttl", "alignments.ttl") for _, way, _ in triples(file)}
    assert ways.isdisjoint({f"{OWL}equivalentClass", f"{OWL}equivalentProperty", f"{OWL}sameAs", f"{SKOS}exactMatch"})


def test_the_vocabulary_itself_leans_on_no_other() -> None:
    hierarchy = {f"{RDFS}subClassOf", f"{RDFS}subPropertyOf"}
    assert all(value.startswith(NAMESPACE) for _, way, value in triples("code.ttl") if way in hierarchy)

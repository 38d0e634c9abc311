"""Read the vocabulary out of its Turtle source.

For maintainers: the generated files and the tests of the ontology all see it through ``Term``, so that the Turtle is
parsed in one way. Parts that a term lacks are empty here; tests check that nothing is lacking.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from pyoxigraph import BlankNode, Literal, NamedNode, RdfFormat, Triple, parse

ONTOLOGY = Path(__file__).resolve().parent.parent / "ontology"
NAMESPACE = "https://ds-labs.org/code#"
# The header for the examples of terms, with the prefixes that queries have too.
EXAMPLE_HEADER = f"""\
@base <{NAMESPACE.removesuffix("#")}> .
@prefix code: <{NAMESPACE}> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
"""

RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
RDFS = "http://www.w3.org/2000/01/rdf-schema#"
OWL = "http://www.w3.org/2002/07/owl#"
XSD = "http://www.w3.org/2001/XMLSchema#"
SKOS = "http://www.w3.org/2004/02/skos/core#"
RESOURCE = f"{RDFS}Resource"
STATUS = "http://www.w3.org/2003/06/sw-vocab-status/ns#term_status"

Node: TypeAlias = NamedNode | BlankNode | Literal | Triple
KINDS = {
    f"{OWL}Class": "class",
    f"{OWL}ObjectProperty": "object property",
    f"{OWL}DatatypeProperty": "datatype property",
}


@dataclass(frozen=True)
class Term:
    """A class or a property; ``domain`` and ``range`` list alternatives, ``parents`` are superclasses."""

    iri: str
    kind: str  # a value of KINDS
    label: str = ""
    comment: str = ""
    status: str = ""
    example: str = ""
    domain: tuple[str, ...] = ()
    range: tuple[str, ...] = ()
    parents: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self.iri.removeprefix(NAMESPACE)

    @property
    def is_class(self) -> bool:
        return self.kind == "class"


class Graph:
    """Triples by subject and predicate, in the order of the text."""

    def __init__(self, triples: Iterator[tuple[Node, str, Node]]) -> None:
        self._subjects: dict[Node, dict[str, list[Node]]] = {}
        for subject, predicate, value in dict.fromkeys(triples):  # a graph is a set
            self._subjects.setdefault(subject, {}).setdefault(predicate, []).append(value)

    @classmethod
    def from_turtle(cls, text: str) -> Graph:
        quads = parse(text, format=RdfFormat.TURTLE)
        return cls((quad.subject, quad.predicate.value, quad.object) for quad in quads)

    @classmethod
    def from_ntriples(cls, text: str) -> Graph:
        quads = parse(text, format=RdfFormat.N_TRIPLES)
        return cls((quad.subject, quad.predicate.value, quad.object) for quad in quads)

    def __iter__(self) -> Iterator[tuple[Node, dict[str, list[Node]]]]:
        return iter(self._subjects.items())

    def of(self, subject: Node) -> dict[str, list[Node]]:
        """Return the predicates of a subject with their objects."""
        return self._subjects.get(subject, {})

    def values(self, subject: Node, predicate: str) -> list[Node]:
        return self.of(subject).get(predicate, [])

    def members(self, head: Node) -> Iterator[Node]:
        """Yield the members of an RDF list."""
        while rest := self.values(head, f"{RDF}rest"):
            yield self.values(head, f"{RDF}first")[0]
            head = rest[0]


def read(path: Path = ONTOLOGY / "code.ttl") -> tuple[Term, ...]:
    """Read the terms of our namespace, in the order of the file."""
    graph = Graph.from_turtle(path.read_text(encoding="utf-8"))
    return tuple(
        _term(graph, subject, KINDS[kind])
        for subject, predicates in graph
        if isinstance(subject, NamedNode) and subject.value.startswith(NAMESPACE)
        for kind in (_value(types) for types in predicates.get(f"{RDF}type", []))
        if kind in KINDS
    )


def ancestors(terms: tuple[Term, ...]) -> dict[str, frozenset[str]]:
    """For every class, itself and all its superclasses."""
    parents = {term.iri: term.parents for term in terms if term.is_class}

    def above(iri: str) -> Iterator[str]:
        yield iri
        for parent in parents.get(iri, ()):
            yield from above(parent)

    return {iri: frozenset(above(iri)) for iri in parents}


def _term(graph: Graph, subject: NamedNode, kind: str) -> Term:
    def text(predicate: str) -> str:
        return next(map(_value, graph.values(subject, predicate)), "")

    return Term(
        iri=subject.value,
        kind=kind,
        label=text(f"{RDFS}label"),
        comment=text(f"{RDFS}comment"),
        status=text(STATUS),
        example=text(f"{SKOS}example"),
        domain=_classes(graph, graph.values(subject, f"{RDFS}domain")),
        range=_classes(graph, graph.values(subject, f"{RDFS}range")),
        parents=tuple(map(_value, graph.values(subject, f"{RDFS}subClassOf"))),
    )


def _classes(graph: Graph, nodes: list[Node]) -> tuple[str, ...]:
    """Return the class itself, or the classes of an anonymous union."""
    return tuple(
        _value(member) for node in nodes for member in ([node] if isinstance(node, NamedNode) else _union(graph, node))
    )


def _union(graph: Graph, node: Node) -> Iterator[Node]:
    for head in graph.values(node, f"{OWL}unionOf"):
        yield from graph.members(head)


def _value(node: Node) -> str:
    return "" if isinstance(node, Triple) else node.value

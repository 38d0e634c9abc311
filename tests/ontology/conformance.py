"""Check a graph, as N-Triples, against the vocabulary and the shapes.

For maintainers: golden tests of the loaders call ``violations``. Only predicates and classes of our namespace are
judged; users may add any others to our subjects. A subject has a class when its types include it or a subclass; an
object must be described in the same graph, except with ``complete=False``, which is for a part of a graph, such as the
statements about one file.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from docs import terms
from docs.terms import NAMESPACE, RDF, RESOURCE, XSD, Graph, Node, Term
from pyoxigraph import NamedNode

from tests.ontology import shacl

_TYPE = f"{RDF}type"


def violations(ntriples: str, *, complete: bool = True) -> list[str]:
    """List the faults of the graph, a line each, terms before shapes."""
    graph = Graph.from_ntriples(ntriples)
    return [*_misused(graph, complete), *_misshapen(graph)]


def misused_terms(ntriples: str, *, complete: bool = True) -> list[str]:
    """List the faults in the terms of a few triples, without regard to shapes."""
    return list(_misused(Graph.from_ntriples(ntriples), complete))


def emitted_terms(ntriples: str) -> set[str]:
    """Return the names of our terms that the graph uses, as predicates or as types."""
    used = set()
    for _, predicates in Graph.from_ntriples(ntriples):
        used |= {*predicates, *map(_iri, predicates.get(_TYPE, []))}
    used |= {kind for iri in used for kind in _implied().get(iri, ())}
    return {iri.removeprefix(NAMESPACE) for iri in used if iri.startswith(NAMESPACE)}


def stable_terms() -> set[str]:
    """Return the names of the terms that loaders write today."""
    return {term.name for term in terms.read() if term.status in ("stable", "implied")}


def history_terms() -> set[str]:
    """Name the terms about commits, changes and people, which no language loader writes."""
    classes = {f"{NAMESPACE}{name}" for name in ("Commit", "FileChange", "Person")}
    return {
        term.name
        for term in terms.read()
        if term.iri in classes or (term.domain and classes.issuperset(term.domain)) or classes.intersection(term.range)
    }


def checkout_terms() -> set[str]:
    """Return the names of terms about snapshots and checkouts, which no language loader writes either."""
    snapshot = f"{NAMESPACE}Snapshot"
    return {"branch"} | {term.name for term in terms.read() if term.iri == snapshot or snapshot in term.domain}


def report_terms() -> set[str]:
    """Return the names of the terms about reports of other tools, which no language loader writes."""
    names = ("Report", "FileCoverage", "TestCoverage", "Package", "Advisory")
    classes = {f"{NAMESPACE}{name}" for name in names}
    own = [term for term in terms.read() if term.iri in classes or classes.intersection(term.domain)]
    return {term.name for term in own} - {"contentHash", "description"}


def _misused(graph: Graph, complete: bool) -> Iterator[str]:
    types = {subject: _classes(predicates) for subject, predicates in graph}
    for subject, predicates in graph:
        yield from (f"{_short(subject)}: {text}" for text in _judge(types[subject], predicates, types, complete))


def _judge(
    own: frozenset[str], predicates: shacl.Predicates, types: dict[Node, frozenset[str]], complete: bool
) -> Iterator[str]:
    declared, above = _vocabulary()
    for kind in predicates.get(_TYPE, []):
        if _is_ours(_iri(kind)) and _iri(kind) not in above:
            yield f"{_short(kind)} is not a class of the vocabulary"
        elif _is_ours(_iri(kind)) and declared[_iri(kind)].status == "abstract":
            yield f"{_short(kind)} is abstract: its subclasses are the types to write"
        elif _is_ours(_iri(kind)) and declared[_iri(kind)].status == "implied":
            yield f"{_short(kind)} is implied: no subject has it as a type"
    for predicate, values in predicates.items():
        if not _is_ours(predicate):
            continue
        term = declared.get(predicate)
        if term is None or term.is_class:
            yield f"code:{predicate.removeprefix(NAMESPACE)} is not a property of the vocabulary"
            continue
        if not _within(term.domain, own) and (complete or own):
            yield f"code:{term.name} is for {_names(term.domain)}, not for {_names(own)}"
        for value in values:
            if not _in_range(term, value, types, complete):
                yield f"code:{term.name} has {_names(term.range)} as its range, not {_short(value)}"


def _misshapen(graph: Graph) -> Iterator[str]:
    for subject, predicates in graph:
        types = _classes(predicates)
        for shape in shacl.shapes():
            if shape.targets(predicates, types):
                yield from (f"{_short(subject)}: {text}" for text in shape.violations(predicates))


def _in_range(term: Term, value: Node, types: dict[Node, frozenset[str]], complete: bool) -> bool:
    if term.range[0].startswith(XSD):
        return shacl.is_literal_of(value, term.range[0])
    kinds = types.get(value, frozenset())
    return isinstance(value, NamedNode) and (_within(term.range, kinds) or not (complete or kinds))


def _within(wanted: tuple[str, ...], classes: frozenset[str]) -> bool:
    return wanted == (RESOURCE,) or not classes.isdisjoint(wanted)


def _classes(predicates: shacl.Predicates) -> frozenset[str]:
    """Our classes that the subject has, with their superclasses, and those that its properties imply."""
    _, above = _vocabulary()
    typed = (above.get(_iri(kind), frozenset()) for kind in predicates.get(_TYPE, []))
    return frozenset().union(*typed, *(_implied().get(predicate, ()) for predicate in predicates))


@cache
def _vocabulary() -> tuple[dict[str, Term], dict[str, frozenset[str]]]:
    declared = terms.read()
    return {term.iri: term for term in declared}, terms.ancestors(declared)


@cache
def _implied() -> dict[str, tuple[str, ...]]:
    """Return the class that each property implies, by the IRI of the property."""
    implied = {term.iri for term in terms.read() if term.status == "implied"}
    return {term.iri: term.domain for term in terms.read() if len(term.domain) == 1 and implied.issuperset(term.domain)}


def _is_ours(iri: str) -> bool:
    return iri.startswith(NAMESPACE)


def _iri(node: Node) -> str:
    return node.value if isinstance(node, NamedNode) else ""


def _short(node: Node) -> str:
    iri = _iri(node)
    return f"code:{iri.removeprefix(NAMESPACE)}" if _is_ours(iri) else str(node)


def _names(iris: tuple[str, ...] | frozenset[str]) -> str:
    return (
        " or ".join(sorted(iri.replace(NAMESPACE, "code:").replace(XSD, "xsd:") for iri in iris)) or "what has no type"
    )

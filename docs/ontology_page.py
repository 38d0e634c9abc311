"""Write ``docs/reference/ontology.md`` from the vocabulary.

For maintainers: the text about each term is in ``ontology/code.ttl``; this module has only the text around it.
"""

from __future__ import annotations

from collections.abc import Iterator

from docs import terms
from docs.markdown import table
from docs.terms import Term

_NO_TYPES = frozenset({"abstract", "implied"})
_INTRO = f"""\
<!-- Generated from ontology/code.ttl by `python -m docs.generate`; do not edit. -->

# The ontology

The graph describes code bases in the vocabulary below. Its source is [`ontology/code.ttl`](../../ontology/code.ttl).
[`ontology/shapes.ttl`](../../ontology/shapes.ttl) (SHACL) defines a well-formed graph, and
[`ontology/alignments.ttl`](../../ontology/alignments.ttl) maps the vocabulary to PROV-O, DOAP, Dublin Core, schema.org,
SPDX, CodeOntology and SEON. [spec/store.md](../spec/store.md#ownership) defines which statements an index run replaces.

How to read it:

- **Domain**: a subject with the property has one of these classes, or a subclass. *Any* means any subject.
- **Status**: *stable* terms are written by a loader today. *Unstable* terms are declared, and no loader writes them
  yet. [Names for domains and ranges](#names-for-domains-and-ranges) are no types: of an *abstract* one only the
  subclasses are, and a subject of a property that has an *implied* one as its only domain is of it.
- **Examples** are Turtle. Read them after these three lines:

```turtle
{terms.EXAMPLE_HEADER}```

## Namespaces

| Prefix | Namespace | Holds |
|---|---|---|
| `code:` | `{terms.NAMESPACE}` | the vocabulary, and the IRIs of indexed things |
| `rdf:` | `{terms.RDF}` | `rdf:type` |
| `xsd:` | `{terms.XSD}` | the types of literals: strings, integers, booleans, date and time |
"""


def render() -> str:
    """Render the text of the page."""
    declared = terms.read()
    classes = [term for term in declared if term.is_class]
    properties = [term for term in declared if not term.is_class]
    return "\n".join([_INTRO, *_classes(classes, properties), *_properties(properties)])


def _classes(classes: list[Term], properties: list[Term]) -> Iterator[str]:
    types = [term for term in classes if term.status not in _NO_TYPES]
    yield "## Classes\n"
    yield from table(("Class", "Subclass of", "Status"), ((_link(t.iri), _links(t.parents), t.status) for t in types))
    anything = [_link(term.iri) for term in properties if term.domain == (terms.RESOURCE,)]
    yield f"Any subject may have {', '.join(anything)}.\n"
    for term in types:
        yield from _class(term, properties)
    yield "## Names for domains and ranges\n"
    yield "No subject has one of these as its type, so `?x a code:Symbol` matches nothing.\n"
    for term in classes:
        if term.status in _NO_TYPES:
            yield from _class(term, properties)


def _class(term: Term, properties: list[Term]) -> Iterator[str]:
    yield f'### <a id="{term.name}"></a>code:{term.name}\n'
    yield f"{term.comment}\n"
    if term.parents:
        yield f"Has the properties of {_links(term.parents)} too.\n"
    own = [prop for prop in properties if term.iri in prop.domain]
    if own:
        yield from table(("Property", "Range", "Status"), ((_link(p.iri), _links(p.range), p.status) for p in own))
    yield _example(term)


def _properties(properties: list[Term]) -> Iterator[str]:
    yield "## Properties\n"
    for term in sorted(properties, key=lambda term: term.name):
        yield f'### <a id="{term.name}"></a>code:{term.name}\n'
        yield f"{term.comment}\n"
        yield from table(("Domain", "Range", "Status"), [(_links(term.domain), _links(term.range), term.status)])
        yield _example(term)


def _example(term: Term) -> str:
    return f"```turtle\n{term.example}\n```\n"


def _links(iris: tuple[str, ...]) -> str:
    return ", ".join(map(_link, iris)) or "none"


def _link(iri: str) -> str:
    if iri == terms.RESOURCE:
        return "any"
    if iri.startswith(terms.XSD):
        return f"`xsd:{iri.removeprefix(terms.XSD)}`"
    name = iri.removeprefix(terms.NAMESPACE)
    return f"[`code:{name}`](#{name})"

"""Holds a graph against ``ontology/shapes.ttl``.

For maintainers: a general validator takes many seconds for fifty thousand triples, which golden tests cannot spend;
this one reads the part of SHACL Core that our shapes use. It refuses unknown constraints, so that no shape is written
and never checked. Constraints are functions in ``_PROPERTY``: from the values, the parameter and the predicates of the
node they stand on, to whether they hold.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from docs.terms import ONTOLOGY, RDF, XSD, Graph, Node
from pyoxigraph import BlankNode, Literal, NamedNode

SH = "http://www.w3.org/ns/shacl#"
_KINDS: Mapping[str, type] = {f"{SH}IRI": NamedNode, f"{SH}Literal": Literal, f"{SH}BlankNode": BlankNode}
_LEXICAL = {
    f"{XSD}integer": re.compile(r"[+-]?[0-9]+"),
    f"{XSD}boolean": re.compile(r"true|false|1|0"),
    f"{XSD}dateTime": re.compile(r"-?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?"),
}
Predicates = Mapping[str, list[Node]]
Check = Callable[[list[Node], list[Node], Predicates], bool]


class UnknownConstraintError(Exception):
    """A shape uses a part of SHACL that is not read here."""


def is_literal_of(value: Node, datatype: str) -> bool:
    """Return true if the value is a well-formed literal of the datatype."""
    if not isinstance(value, Literal) or value.datatype.value != datatype:
        return False
    form = _LEXICAL.get(datatype)
    return form is None or form.fullmatch(value.value) is not None


def _number(node: Node) -> int:
    # A value that is no number satisfies no bound; its datatype is another constraint's business.
    return int(node.value) if is_literal_of(node, f"{XSD}integer") and isinstance(node, Literal) else -1


def _text(node: Node) -> str:
    return node.value if isinstance(node, NamedNode | Literal) else ""


_PROPERTY: dict[str, Check] = {
    "minCount": lambda values, wanted, _: len(values) >= _number(wanted[0]),
    "maxCount": lambda values, wanted, _: len(values) <= _number(wanted[0]),
    "datatype": lambda values, wanted, _: all(is_literal_of(value, _text(wanted[0])) for value in values),
    "nodeKind": lambda values, wanted, _: all(isinstance(value, _KINDS[_text(wanted[0])]) for value in values),
    "in": lambda values, wanted, _: all(value in wanted for value in values),
    "hasValue": lambda values, wanted, _: wanted[0] in values,
    "pattern": lambda values, wanted, _: all(re.search(_text(wanted[0]), _text(value)) for value in values),
    "minLength": lambda values, wanted, _: all(len(_text(value)) >= _number(wanted[0]) for value in values),
    "minInclusive": lambda values, wanted, _: all(_number(value) >= _number(wanted[0]) for value in values),
    "lessThanOrEquals": lambda values, wanted, focus: all(
        _number(value) <= _number(other) for value in values for other in focus.get(_text(wanted[0]), [])
    ),
}


@dataclass(frozen=True)
class PropertyShape:
    """The constraints on the values of one predicate."""

    path: str
    constraints: tuple[tuple[str, tuple[Node, ...]], ...]
    message: str

    def holds(self, focus: Predicates) -> bool:
        values = focus.get(self.path, [])
        return all(_PROPERTY[name](values, list(wanted), focus) for name, wanted in self.constraints)


@dataclass(frozen=True)
class NodeShape:
    """The constraints on a shape's targets: all properties, and exactly one alternative if there are any."""

    name: str
    classes: frozenset[str]
    subjects_of: frozenset[str]
    properties: tuple[PropertyShape, ...]
    alternatives: tuple[NodeShape, ...]
    message: str

    def targets(self, focus: Predicates, types: frozenset[str]) -> bool:
        return not self.classes.isdisjoint(types) or any(predicate in focus for predicate in self.subjects_of)

    def violations(self, focus: Predicates) -> Iterator[str]:
        for shape in self.properties:
            if not shape.holds(focus):
                yield shape.message
        if self.alternatives and sum(not any(shape.violations(focus)) for shape in self.alternatives) != 1:
            yield self.message


def read(text: str) -> tuple[NodeShape, ...]:
    """Read the node shapes of a Turtle document. Raises ``UnknownConstraintError``."""
    graph = Graph.from_turtle(text)
    kind = NamedNode(f"{SH}NodeShape")
    return tuple(
        _node_shape(graph, subject) for subject, predicates in graph if kind in predicates.get(f"{RDF}type", [])
    )


@cache
def shapes() -> tuple[NodeShape, ...]:
    """Our own."""
    return read((ONTOLOGY / "shapes.ttl").read_text(encoding="utf-8"))


_NODE = {"targetClass", "targetSubjectsOf", "property", "xone", "message"}


def _node_shape(graph: Graph, node: Node) -> NodeShape:
    _refuse_unknown(graph, node, _NODE)
    return NodeShape(
        name=_text(node),
        classes=frozenset(map(_text, graph.values(node, f"{SH}targetClass"))),
        subjects_of=frozenset(map(_text, graph.values(node, f"{SH}targetSubjectsOf"))),
        properties=tuple(_property_shape(graph, shape) for shape in graph.values(node, f"{SH}property")),
        alternatives=tuple(
            _node_shape(graph, shape) for head in graph.values(node, f"{SH}xone") for shape in graph.members(head)
        ),
        message=_message(graph, node),
    )


def _property_shape(graph: Graph, node: Node) -> PropertyShape:
    _refuse_unknown(graph, node, {"path", "message", *_PROPERTY})
    constraints = tuple(
        (name, tuple(graph.members(values[0]) if name == "in" else values))
        for predicate, values in graph.of(node).items()
        if (name := predicate.removeprefix(SH)) in _PROPERTY
    )
    return PropertyShape(_text(graph.values(node, f"{SH}path")[0]), constraints, _message(graph, node))


def _message(graph: Graph, node: Node) -> str:
    return next(map(_text, graph.values(node, f"{SH}message")), "an alternative does not hold")


def _refuse_unknown(graph: Graph, node: Node, known: set[str]) -> None:
    unknown = {name for name in graph.of(node) if name.startswith(SH) and name.removeprefix(SH) not in known}
    if unknown:
        raise UnknownConstraintError(", ".join(sorted(unknown)))

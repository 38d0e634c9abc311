"""SHACL shapes as queries: one SELECT for each constraint, with the nodes that break it.

For maintainers: a constraint is written as an expression that is true if a node breaks it, so that nested shapes are
EXISTS in it. A value outside of the domain of a function breaks the constraint, hence COALESCE. An unknown constraint
is refused, since a shape that is silently not checked would be worse than none. Shapes are data of a checked
repository, so depth and number are bounded. See docs/decisions/0143.

Source: W3C, "Shapes Constraint Language (SHACL)", 20 July 2017, sections 2, 4 and 5.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from typing import Final, NamedTuple

from pyoxigraph import BlankNode, Literal, NamedNode, RdfFormat, Triple, parse

from oxigraph_code.errors import ConfigError
from oxigraph_code.queries import quoted
from oxigraph_code.queries.rules import is_regex

SH: Final = "http://www.w3.org/ns/shacl#"
_RDF: Final = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
_RDFS: Final = "http://www.w3.org/2000/01/rdf-schema#"
_XSD: Final = "http://www.w3.org/2001/XMLSchema#"
_TYPE: Final = f"<{_RDF}type>"
_IS_A: Final = f"{_TYPE}/<{_RDFS}subClassOf>*"
_MAX_PARTS: Final = 2_000
_MAX_DEPTH: Final = 15
_CASTS: Final = ("boolean", "date", "dateTime", "decimal", "double", "float", "integer", "time")
_SEVERITIES: Final = {f"{SH}Violation": "error", f"{SH}Warning": "warning", f"{SH}Info": "note"}
_NODE_KINDS: Final = {
    "IRI": "ISIRI({0})",
    "Literal": "ISLITERAL({0})",
    "BlankNode": "ISBLANK({0})",
    "BlankNodeOrIRI": "(ISBLANK({0}) || ISIRI({0}))",
    "BlankNodeOrLiteral": "(ISBLANK({0}) || ISLITERAL({0}))",
    "IRIOrLiteral": "(ISIRI({0}) || ISLITERAL({0}))",
}
_BOUNDS: Final = {"minInclusive": ">=", "minExclusive": ">", "maxInclusive": "<=", "maxExclusive": "<"}
_LENGTHS: Final = {"minLength": ">=", "maxLength": "<="}
_PATHS: Final = {"zeroOrMorePath": "*", "oneOrMorePath": "+", "zeroOrOnePath": "?"}
_TARGETS: Final = ("targetClass", "targetNode", "targetSubjectsOf", "targetObjectsOf")
_SILENT: Final = frozenset(
    {*_TARGETS, "path", "property", "severity", "message", "deactivated", "flags", "ignoredProperties", "name"}
    | {"description", "order", "group", "defaultValue", "prefixes"}
)
"""Properties of shapes that are no constraints by themselves."""

Node = NamedNode | BlankNode | Literal | Triple
Predicates = Mapping[str, Sequence[Node]]


class Check(NamedTuple):
    """A constraint: ``fails`` is true for a focus and a value of it that break it.

    Without ``is_of_values`` it is about all values of the focus together.
    """

    component: str
    shown: str
    fails: Callable[[str, str], str]
    is_of_values: bool = True


class ShapeQuery(NamedTuple):
    """A query for the nodes that break one constraint of a shape."""

    shape: str
    component: str
    severity: str
    message: str
    help: str
    query: str
    has_value: bool


def read_shapes(text: str, name: str, source: str) -> list[ShapeQuery]:
    """Read the shapes of a Turtle document; ``name`` is for a shape without an IRI.

    Raises ``ConfigError`` for what is no Turtle, and for parts of SHACL that are not checked here.
    """
    try:
        quads = [*parse(text, format=RdfFormat.TURTLE)]
    except (SyntaxError, ValueError) as error:
        raise ConfigError(f"{source}: {error}", "correct the file; it is Turtle", setting=source) from None
    graph: dict[Node, dict[str, list[Node]]] = defaultdict(lambda: defaultdict(list))
    for quad in quads:
        graph[quad.subject][quad.predicate.value].append(quad.object)
    return _Shapes(graph, name, source).queries()


def _local(node: Node) -> str:
    text = node.value if isinstance(node, NamedNode | Literal) else ""
    return text.removeprefix(SH)


class _Shapes:
    """The shapes of a document."""

    def __init__(self, graph: Mapping[Node, Predicates], name: str, source: str) -> None:
        self._graph, self._name, self._source = graph, name, source
        self._numbers = count()
        self._parts = 0

    def queries(self) -> list[ShapeQuery]:
        found: list[ShapeQuery] = []
        for shape in [*self._graph]:
            targets = [self._target(kind, node) for kind in _TARGETS for node in self._all(shape, kind)]
            types = {_local(node) for node in self._graph[shape].get(f"{_RDF}type", ())}
            if "NodeShape" in types and types & {f"{_RDFS}Class", "http://www.w3.org/2002/07/owl#Class"}:
                targets.append(f"?this {_IS_A} {shape}")
            if targets:
                where = " UNION ".join(f"{{ {target} . }}" for target in targets)
                found += self._queries(shape, "?this", where if len(targets) > 1 else f"{targets[0]} .", shape, 0)
        return found

    def _target(self, kind: str, node: Node) -> str:
        if kind == "targetClass":
            return f"?this {_IS_A} {node}"
        if kind == "targetNode":
            return f"VALUES ?this {{ {node} }}"
        return f"?this {node} {self._variable()}" if kind == "targetSubjectsOf" else f"{self._variable()} {node} ?this"

    def _queries(self, shape: Node, focus: str, where: str, top: Node, depth: int) -> Iterator[ShapeQuery]:
        """Yield the queries of a shape and its property shapes, for the nodes of a pattern."""
        self._count(depth)
        if self._is_off(shape):
            return
        path = self._path_of(shape)
        value = self._variable() if path else focus
        reach = f"{where} {focus} {path} {value} ." if path else where
        for check in self._checks(shape, depth):
            of_values = check.is_of_values
            columns = f"({focus} AS ?focus) ({value if of_values else quoted(check.shown)} AS ?value)"
            body = f"{reach if of_values else where} FILTER({check.fails(focus, value)})"
            yield self._query(shape, top, check.component, check.shown, _select(columns, body), has_value=of_values)
        if self._is_true(shape, "closed"):
            name, other = self._variable(), self._variable()
            body = f"{reach} {value} {name} {other} . FILTER({name} NOT IN ({self._known(shape)}))"
            columns = f"({value} AS ?focus) ({other} AS ?value)"
            yield self._query(shape, top, "closed", "closed", _select(columns, body), has_value=True)
        for node in self._all(shape, "sparql"):
            yield self._written(shape, node, top, focus, where, path)
        for inner in self._all(shape, "property"):
            yield from self._queries(inner, value, reach, top, depth + 1)

    def _query(
        self, shape: Node, top: Node, component: str, shown: str, query: str, *, has_value: bool, message: str = ""
    ) -> ShapeQuery:
        severity = next((node for node in (*self._all(shape, "severity"), *self._all(top, "severity"))), None)
        text = message or self._text(shape, "message") or self._text(top, "message") or shown
        name = top.value.rpartition("/")[2].rpartition("#")[2] if isinstance(top, NamedNode) else ""
        level = _SEVERITIES.get(f"{SH}{_local(severity)}" if severity else f"{SH}Violation", "error")
        text_of_help = self._text(shape, "description") or self._text(top, "description")
        return ShapeQuery(name or self._name, component, level, text, text_of_help, query, has_value)

    def _written(self, shape: Node, node: Node, top: Node, focus: str, where: str, path: str) -> ShapeQuery:
        """Write the query of a SPARQL constraint, with the nodes of its shape put into its group."""
        text = self._text(node, "select")
        declared = [
            f"PREFIX {self._text(entry, 'prefix')}: <{self._text(entry, 'namespace')}>"
            for owner in self._all(node, "prefixes")
            for entry in self._all(owner, "declare")
        ]
        start, brace, rest = text.partition("{")
        if not brace or focus != "?this":
            raise self._error("sh:sparql is read with sh:select, at a shape with a target")
        body = f"{start}{{ {where} {rest}".replace("$PATH", path)
        return self._query(
            shape,
            top,
            "sparql",
            "the query of the shape has it",
            "\n".join([*declared, body]),
            has_value=True,
            message=self._text(node, "message"),
        )

    def _checks(self, shape: Node, depth: int) -> Iterator[Check]:
        """Yield the constraints of a shape, without its property shapes, closedness and queries."""
        path = self._path_of(shape)
        of = f" of {_brief(path)}" if path else ""
        for predicate, nodes in self._graph[shape].items():
            name = predicate.removeprefix(SH)
            if not predicate.startswith(SH) or name in _SILENT or name in ("closed", "sparql"):
                continue
            for node in nodes:
                shown = f"{name} {_brief(str(node)) if not isinstance(node, BlankNode) else ''}".rstrip() + of
                yield self._check(shape, name, node, shown, path, depth)

    def _check(self, shape: Node, name: str, node: Node, shown: str, path: str, depth: int) -> Check:
        """Return a constraint. Raises ``ConfigError`` for one that is not known."""

        def values(fails: Callable[[str], str]) -> Check:
            return Check(name, shown, lambda focus, value: fails(value))

        def together(fails: Callable[[str], str]) -> Check:
            return Check(name, shown, lambda focus, value: fails(focus), is_of_values=False)

        if name == "class":
            return values(lambda value: f"NOT EXISTS {{ {value} {_IS_A} {node} }}")
        if name == "datatype":
            return values(lambda value: _not(_of_datatype(value, node)))
        if name == "nodeKind" and _local(node) in _NODE_KINDS:
            return values(lambda value: _not(_NODE_KINDS[_local(node)].format(value)))
        if name == "pattern":
            flags = quoted(self._text(shape, "flags"))
            if not is_regex(str(node), flags):
                raise self._error(f"{shown} is no regular expression")
            return values(lambda value: _not(f"!ISBLANK({value}) && REGEX(STR({value}), {node}, {flags})"))
        if name in _LENGTHS:
            return values(lambda value: _not(f"STRLEN(STR({value})) {_LENGTHS[name]} {self._number(node)}"))
        if name in _BOUNDS:
            return values(lambda value: _not(f"{value} {_BOUNDS[name]} {node}"))
        if name == "in":
            return values(lambda value: _not(_or(f"sameTerm({value}, {one})" for one in self._members(node))))
        if name == "languageIn":
            return values(lambda value: _not(_or(f"LANGMATCHES(LANG({value}), {one})" for one in self._members(node))))
        if name in ("lessThan", "lessThanOrEquals"):
            sign, other = "<" if name == "lessThan" else "<=", self._variable()
            compared = f"EXISTS {{ {{0}} {node} {other} . FILTER({_not(f'{{1}} {sign} {other}')}) }}"
            return Check(name, shown, lambda focus, value: compared.replace("{0}", focus).replace("{1}", value))
        if name == "disjoint":
            return Check(name, shown, lambda focus, value: f"EXISTS {{ {focus} {node} {value} }}")
        if name == "hasValue" and path:
            return together(lambda focus: f"NOT EXISTS {{ {focus} {path} {node} }}")
        if name == "hasValue":
            return values(lambda value: f"!sameTerm({value}, {node})")
        if name in ("minCount", "maxCount") and path:
            number = self._number(node)
            least = number if name == "minCount" else number + 1
            return together(lambda focus: ("!" if name == "minCount" else "") + self._has(focus, path, least))
        return values(self._logic(name, node, depth))

    def _logic(self, name: str, node: Node, depth: int) -> Callable[[str], str]:
        """Return a constraint that is made of other shapes."""
        if name == "node":
            return lambda value: self._fails(node, value, depth + 1)
        if name == "not":
            return lambda value: f"!{self._fails(node, value, depth + 1)}"
        if name not in ("and", "or", "xone"):
            raise self._error(f"sh:{name} is not checked here")
        members = self._members(node)

        def fails(value: str) -> str:
            every = [self._fails(member, value, depth + 1) for member in members]
            if name == "xone":
                return f"({' + '.join(f'IF({one}, 0, 1)' for one in every) or '0'}) != 1"
            return _or(every) if name == "and" else f"({' && '.join(every) or 'true'})"

        return fails

    def _fails(self, shape: Node, focus: str, depth: int) -> str:
        """Return an expression that is true if a node breaks a shape in any way."""
        self._count(depth)
        if self._is_off(shape):
            return "false"
        if self._all(shape, "sparql"):
            raise self._error("sh:sparql in a shape without a target is not checked here")
        path = self._path_of(shape)
        value = self._variable() if path else focus
        of_all: list[str] = []
        of_values: list[str] = []
        for check in self._checks(shape, depth):
            (of_values if check.is_of_values else of_all).append(check.fails(focus, value))
        if self._is_true(shape, "closed"):
            name = self._variable()
            pattern = f"{value} {name} {self._variable()} . FILTER({name} NOT IN ({self._known(shape)}))"
            of_values.append(f"EXISTS {{ {pattern} }}")
        of_values += [self._fails(inner, value, depth + 1) for inner in self._all(shape, "property")]
        if path and of_values:
            of_values = [f"EXISTS {{ {focus} {path} {value} . FILTER({_or(of_values)}) }}"]
        return _or([*of_all, *of_values])

    def _has(self, focus: str, path: str, least: int) -> str:
        """Return an expression that is true if a path leads to so many nodes at least."""
        value, number = self._variable(), self._variable()
        if least < 2:
            return f"EXISTS {{ {focus} {path} {value} }}" if least else "true"
        counted = f"SELECT {focus} (COUNT(DISTINCT {value}) AS {number}) WHERE {{ {focus} {path} {value} }}"
        return f"EXISTS {{ {{ {counted} GROUP BY {focus} }} FILTER({number} >= {least}) }}"

    def _path_of(self, shape: Node) -> str:
        paths = self._all(shape, "path")
        return self._path(paths[0], 0) if paths else ""

    def _path(self, node: Node, depth: int) -> str:
        self._count(depth)
        if isinstance(node, NamedNode):
            return str(node)
        for kind, sign in _PATHS.items():
            for inner in self._all(node, kind):
                return f"({self._path(inner, depth + 1)}){sign}"
        for inner in self._all(node, "inversePath"):
            return f"^({self._path(inner, depth + 1)})"
        for inner in self._all(node, "alternativePath"):
            return f"({'|'.join(self._path(one, depth + 1) for one in self._members(inner))})"
        members = self._members(node)
        if len(members) < 2:
            raise self._error("a path is none of SHACL")
        return f"({'/'.join(self._path(one, depth + 1) for one in members)})"

    def _known(self, shape: Node) -> str:
        """Return the properties that a closed shape allows."""
        paths = [path for inner in self._all(shape, "property") for path in self._all(inner, "path")]
        ignored = [node for head in self._all(shape, "ignoredProperties") for node in self._members(head)]
        return ", ".join(str(node) for node in [*paths, *ignored] if isinstance(node, NamedNode))

    def _members(self, head: Node) -> list[Node]:
        found: list[Node] = []
        while rest := self._graph[head].get(f"{_RDF}rest"):
            self._count(0)
            found += self._graph[head].get(f"{_RDF}first", ())
            head = rest[0]
        return found

    def _all(self, node: Node, name: str) -> Sequence[Node]:
        return self._graph[node].get(f"{SH}{name}", ())

    def _text(self, node: Node, name: str) -> str:
        return next(map(_local, self._all(node, name)), "")

    def _number(self, node: Node) -> int:
        if not _local(node).isdecimal() or len(_local(node)) > 9:
            raise self._error(f"{_brief(str(node))} is no number of values or characters")
        return int(_local(node))

    def _is_true(self, node: Node, name: str) -> bool:
        return self._text(node, name) in ("true", "1")

    def _is_off(self, shape: Node) -> bool:
        return self._is_true(shape, "deactivated")

    def _variable(self) -> str:
        return f"?v{next(self._numbers)}"

    def _count(self, depth: int) -> None:
        self._parts += 1
        if depth > _MAX_DEPTH or self._parts > _MAX_PARTS:
            raise self._error(f"shapes are deeper than {_MAX_DEPTH}, more than {_MAX_PARTS:,} or lead to themselves")

    def _error(self, message: str) -> ConfigError:
        hint = "write the rule as a query: see docs/guide/rules.md"
        return ConfigError(f"{self._source}: {message}", hint, setting=self._source)


def _select(columns: str, body: str) -> str:
    return f"SELECT DISTINCT (?focus AS ?this) ?value WHERE {{ {{ SELECT DISTINCT {columns} WHERE {{ {body} }} }} }}"


def _not(test: str) -> str:
    """Return an expression that is true if a test is false or cannot be made."""
    return f"!COALESCE({test}, false)"


def _or(tests: Iterator[str] | Sequence[str]) -> str:
    return f"({' || '.join(tests) or 'false'})"


def _of_datatype(value: str, datatype: Node) -> str:
    plain = f"DATATYPE({value}) = {datatype}"
    is_cast = isinstance(datatype, NamedNode) and datatype.value.removeprefix(_XSD) in _CASTS
    return f"{plain} && ISLITERAL({datatype}(STR({value})))" if is_cast else plain


def _brief(text: str) -> str:
    """Shorten the IRIs in a text to their last parts."""
    return " ".join(part.strip("<>").replace("https://ds-labs.org/code#", "code:") for part in text.split(" "))

"""The matches of one file about expressions: aliases, choices, arguments and destructured parts.

For maintainers: these only help to find the access paths of other expressions, and become facts in no other way. As in
``capture``, offsets are read off the nodes and nothing walks from one to another.
"""

from __future__ import annotations

from typing import Any

from tree_sitter import Node

from oxigraph_code.extraction.syntax.captured import (
    CapturedCallback,
    CapturedEntry,
    CapturedExpected,
    CapturedOperator,
    CapturedPart,
    CapturedPattern,
    CapturedSame,
)
from oxigraph_code.extraction.text.file_text import Span

Captures = dict[str, list[Node]]
Settings = dict[str, Any]
"""The settings of a pattern; the query compares each kind with its vocabulary."""


class CapturedExpressions:
    """The expressions of one file that are more than their text."""

    def __init__(self) -> None:
        self.arguments: dict[Span, Span] = {}
        self.recorded: dict[Span, list[Span]] = {}
        """The arguments of calls that decide their results, as far as they are recorded: the first, or more."""
        self.named_arguments: dict[Span, list[tuple[Span | str, Span]]] = {}
        """The keyword arguments of calls that decide their results, each with its keyword."""
        self.same: list[CapturedSame] = []
        self.parts: dict[Span, CapturedPart] = {}
        self.counted: dict[Span, list[Span]] = {}
        self.embedded: list[Span] = []
        self.embedded_definitions: dict[Span, Span | None] = {}
        """Embedded definitions, with the condition under which they exist."""
        self.embedded_templates: list[Span] = []
        self.embedded_places: list[int] = []
        self.embedded_repetitions: list[Span] = []
        self.embedded_patterns: dict[Span, CapturedPattern] = {}
        self.choices: dict[Span, list[Span]] = {}
        self.wholes: dict[Span, list[Span]] = {}
        self.operators: dict[int, CapturedOperator] = {}
        self.casts: dict[Span, Span] = {}
        self.holders: dict[Span, str] = {}
        """The container types of a cast or a literal whose text tells its elements only."""
        self.literals: list[tuple[Span, Span]] = []
        self.named_literals: dict[Span, str] = {}
        self.callbacks: list[CapturedCallback] = []
        self.entries: list[CapturedEntry] = []
        self.expected: dict[Span, CapturedExpected] = {}
        self.anonymous: list[Span] = []
        """Anonymous functions, if it matters in which function a value is returned."""

    def add_choice(self, captures: Captures, settings: Settings) -> None:
        known = self.choices.setdefault(span_of(captures["choice"][0]), [])
        known += [span for span in map(span_of, captures["alternative"]) if span not in known]

    def add_whole(self, captures: Captures, settings: Settings) -> None:
        whole = span_of(captures["whole"][0])
        self.wholes.setdefault(whole, []).append(span_of(captures["element"][0]))
        if "name" in settings:
            self.holders[whole] = settings["name"]

    def add_otherwise(self, captures: Captures, settings: Settings) -> None:
        right = span_of(captures["alternative"][0])
        self.operators[right.end] = CapturedOperator(captures["otherwise"][0].start_byte, right)

    def add_then(self, captures: Captures, settings: Settings) -> None:
        right = span_of(captures["alternative"][0])
        self.operators[right.end] = CapturedOperator(-1, right)

    def add_cast(self, captures: Captures, settings: Settings) -> None:
        written = captures["type"]
        cast = span_of(captures["cast"][0])
        self.casts[cast] = Span(written[0].start_byte, written[-1].end_byte)
        if "name" in settings:
            self.holders[cast] = settings["name"]

    def add_literal(self, captures: Captures, settings: Settings) -> None:
        literal = span_of(captures["literal"][0])
        if "name" in settings:
            self.named_literals[literal] = settings["name"]
        else:
            self.literals.append((literal, span_of(captures["scope"][0])))

    def add_callback(self, captures: Captures, settings: Settings) -> None:
        self.callbacks.append(
            CapturedCallback(
                captures["parameters"][0].start_byte
                if "parameters" in captures
                else parameter_list(captures["callback"][0]),
                captures["callee"][0].end_byte if "callee" in captures else -1,
                settings.get("position", ""),
                first(captures, "type"),
                first(captures, "member"),
                first(captures, "value"),
            )
        )

    def add_entry(self, captures: Captures, settings: Settings) -> None:
        node, value = captures["entry"][0], captures["value"][0]
        line = value.end_point[0] + 1
        self.entries.append(CapturedEntry(span_of(node), line, first(captures, "member"), span_of(value)))

    def add_argument(self, captures: Captures, settings: Settings) -> None:
        reference, arguments = span_of(captures["reference"][0]), list(map(span_of, captures["argument"]))
        if "member" in captures or "position" in settings:
            keyword = settings.get("position") or span_of(captures["member"][0])
            self.named_arguments.setdefault(reference, []).append((keyword, arguments[0]))
        elif settings.get("kind") != "value":
            self.arguments.setdefault(reference, arguments[0])
        elif len(arguments) > len(self.recorded.get(reference, ())):
            self.recorded[reference] = arguments

    def add_expected(self, captures: Captures, settings: Settings) -> None:
        if settings.get("kind") == "closure":
            self.anonymous += map(span_of, captures["expected"])
            return
        draft = CapturedExpected(
            first(captures, "type"),
            first(captures, "member"),
            first(captures, "callee"),
            settings.get("value_suffix", ""),
        )
        for span in map(span_of, captures["expected"]):
            if draft.arguments is None or span not in self.expected:  # not every bracket holds arguments
                self.expected[span] = draft

    def add_same(self, captures: Captures, settings: Settings) -> None:
        node = captures["same"][0]
        suffix = settings.get("value_suffix", "")
        value, member = span_of(captures["value"][0]), first(captures, "member")
        self.same.append(CapturedSame(node.start_byte, node.end_byte, value, suffix, member))

    def add_part(self, captures: Captures, settings: Settings) -> None:
        pattern = first(captures, "pattern")
        is_counted = settings.get("naming") == "position"
        for node in captures["part"]:
            part = span_of(node)
            if pattern is not None and is_counted:
                self.counted.setdefault(pattern, []).append(part)
            self.parts[part] = CapturedPart(
                pattern,
                first(captures, "value"),
                first(captures, "name"),
                first(captures, "type"),
                settings.get("value_suffix", ""),
                is_counted,
                first(captures, "scope"),
                settings.get("kind", "parameter"),
            )

    def add_embedded(self, captures: Captures, settings: Settings) -> None:
        spans = list(map(span_of, captures["embedded"]))
        if (separator := first(captures, "separator")) is not None:
            if (pattern := self.embedded_patterns.get(spans[0])) is not None:
                pattern.behind.append(separator)
            elif separator.end - separator.start == 1:
                self.embedded_patterns[spans[0]] = CapturedPattern(separator.start, settings["before"].encode(), [])
            return
        kind = settings.get("kind")
        if kind == "place":
            self.embedded_places += [span.start for span in spans]
            return
        if kind == "repetition":
            self.embedded_repetitions += spans
            return
        self.embedded += spans
        if kind == "template":
            self.embedded_templates += spans
        if kind == "definitions":
            condition = first(captures, "condition")
            for span in spans:
                known = self.embedded_definitions.get(span)
                if known is None or (condition is not None and condition < known):
                    self.embedded_definitions[span] = condition  # a condition in front says more than the name


def span_of(node: Node) -> Span:
    """Return the text of a node."""
    return tuple.__new__(Span, node.byte_range)  # half the time of asking twice and naming both


def type_of_child(node: Node, position: int) -> str:
    """Return the kind of a child, empty if there is none."""
    child = node.child(position) if position < node.child_count else None
    return child.type if child is not None else ""


def first(captures: Captures, name: str) -> Span | None:
    """Return the text of the first node of a capture."""
    nodes = captures.get(name)
    return span_of(nodes[0]) if nodes else None


def parameter_list(function: Node) -> int:
    """Return the start of the parameters of a function, which is their key; -1 for any other node."""
    found = function.child_by_field_name("parameters") or function.child_by_field_name("parameter")
    return found.start_byte if found else -1

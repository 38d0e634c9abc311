"""What the matches of one file say of each thing they are about, as spans of its text.

For maintainers: a draft is filled by ``captures`` and read by what makes facts of it. A ``fixed_`` part is what a
pattern says itself where the text has no word for it. This module must not know any language, nor what a draft becomes.
"""

from __future__ import annotations

from typing import NamedTuple

from tree_sitter import Node

from oxigraph_code.extraction.text.spans import Span


class CapturedParameter(NamedTuple):
    """One element of a parameter list; marks such as ``*`` have no name."""

    start: int
    whole: Span
    name: Span | None
    annotation: Span | None
    default: Span | None
    kind: str


class CapturedImport(NamedTuple):
    """One imported name, as spans."""

    start: int
    end: int
    line: int
    kind: str
    fixed_source: str
    fixed_name: str
    source: Span | None
    name: Span | None
    alias: Span | None
    modifier: str
    binds: bool


class CapturedReference(NamedTuple):
    """One site; without a name, what is used there is computed. Of its arguments the ``functions`` are kept, or besides
    what may be ``handed`` on."""

    start: int
    end: int
    line: int
    kind: str
    fixed_name: str
    name: Span | None
    receiver: Span | None
    kept: str = ""


class CapturedUse(NamedTuple):
    """All of a path that is a ``write`` or an ``update``, or of which something ``runs``; with the type ``owner``, the
    name of one of its fields."""

    span: Span
    kind: str
    owner: Span | None
    runs: str = ""


class CapturedPassed(NamedTuple):
    """A path that is an ``argument`` of the call whose end is given, becomes one ``through`` its method of a ``name``,
    is ``stored`` in a literal or under a ``name``, or is ``returned``; an ``element`` of a sequence is stored only
    where that is a part of something."""

    span: Span
    kind: str
    call_end: int
    name: Span | None


class CapturedSame(NamedTuple):
    """An expression that is what a part of it is, what a step from that leads to, or a member of it."""

    start: int
    end: int
    value: Span
    suffix: str
    member: Span | None


class CapturedExpected(NamedTuple):
    """What a call is expected to give: a type, a member of what is of that type, what the parameter is that it is an
    argument for, or what the function around gives; and what a step from that leads to."""

    type: Span | None
    member: Span | None
    arguments: Span | None
    suffix: str


class CapturedPart(NamedTuple):
    """What a pattern takes out of the pattern it stands in, or out of a value.

    ``name`` is that of a field or, with a value, that of the method which hands it over; ``annotation`` is the type
    that is looked into. ``is_counted`` where its place among the parts of the pattern tells which one it is. ``scope``
    is where the names are bound, if not where they stand.
    """

    pattern: Span | None
    value: Span | None
    name: Span | None
    annotation: Span | None
    suffix: str
    is_counted: bool
    scope: Span | None
    kind: str


class CapturedEntry(NamedTuple):
    """What is put under a key: written beside its ``value`` in a mapping, or given to a subscript, which ends in it, or
    to something that has the key not in it."""

    span: Span
    line: int
    key: Span | None
    value: Span


class CapturedBinding(NamedTuple):
    """One name bound without a definition, a result, or what is known of an expression."""

    start: int
    line: int
    kind: str
    fixed_name: str
    name: Span
    value: Span | None
    value_suffix: str
    annotation: Span | None = None
    is_hoisted: bool = False
    member: Span | None = None
    name_suffix: str = ""


class CapturedCallback(NamedTuple):
    """A function that is handed to a call, is declared to be of a type, or assigned to a ``target``, by its parameter
    list; with a ``member``, one of an object that is."""

    parameter_list: int
    call_end: int
    position: str
    annotation: Span | None
    member: Span | None
    target: Span | None


class CapturedOperator(NamedTuple):
    """The end of what stands in front of an operator, -1 where that is no value of it, and what stands behind."""

    left_end: int
    right: Span


class CapturedPattern(NamedTuple):
    """A pattern in embedded text: where the comma before it is, what stands in front when it is read as one, and what
    ends it and what follows."""

    start: int
    before: bytes
    behind: list[Span]

    @property
    def begin(self) -> int:
        return self.start + 1 - len(self.before)


class CapturedBlock(NamedTuple):
    """A scope that is not the body of a definition; ``name`` is what leads to the names in it."""

    kind: str
    name: Span | None


class CapturedDefinition:
    """A symbol, put together from every pattern that captured its node."""

    __slots__ = (
        "annotation", "bases", "decorators", "docs", "end", "end_line", "generics", "implements", "is_hoisted",
        "keywords", "kind", "line", "member", "modifiers", "name", "naming", "parameter_list", "receiver", "returns",
        "scope", "start", "value", "value_suffix", "visibility", "words",
    )  # fmt: skip

    def __init__(self, node: Node) -> None:
        self.start = node.start_byte
        self.end = node.end_byte
        self.line = node.start_point[0] + 1
        self.end_line = node.end_point[0] + 1
        self.kind = ""
        self.name: Span | None = None
        self.scope: Span | None = None
        self.parameter_list = -1
        self.returns: Span | None = None
        self.annotation: Span | None = None
        self.value: Span | None = None
        self.value_suffix = ""
        self.member: Span | None = None
        self.receiver: Span | None = None
        self.visibility: Span | None = None
        self.generics: Span | None = None
        self.naming = ""
        self.is_hoisted = False
        self.docs: list[Span] = []
        self.words: list[str] = []
        self.implements: list[Span] = []
        self.bases: list[Span] = []
        self.keywords: list[Span] = []
        self.decorators: list[Span] = []
        self.modifiers: list[Span] = []


PART = {
    "name": "name",
    "returns": "returns",
    "type": "annotation",
    "value": "value",
    "receiver": "receiver",
    "member": "member",
    "visibility": "visibility",
    "generics": "generics",
}
"""The captures that a definition has one of, and what they are in its draft."""

PARTS = {
    "doc": "docs",
    "implements": "implements",
    "keyword": "keywords",
    "decorator": "decorators",
    "modifier": "modifiers",
}
"""Those that it has any number of."""


class CapturedLeading(NamedTuple):
    """What stands before a definition and belongs to it."""

    span: Span
    line: int
    decorator: Span | None
    doc: Span | None


CapturedValue = CapturedBinding | CapturedDefinition
"""A captured name that may have a value."""

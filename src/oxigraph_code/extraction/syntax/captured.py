"""The matches of one file as spans of its text, one type for each subject.

For maintainers: ``capture`` makes these, and later passes make facts of them. A ``fixed_`` part is set by the pattern
because the text has no word for it. This module must not know any language, and of the facts only their kinds.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from tree_sitter import Node

from oxigraph_code.extraction.text.file_text import Span
from oxigraph_code.facts.kinds import (
    AssignmentKind,
    BindingKind,
    DefinitionKind,
    ImportKind,
    ParameterKind,
    PassedKind,
    ReferenceKind,
    ReturnKind,
    ScopeKind,
)

ImportedKind = ImportKind | Literal["tree"]
HandedKind = PassedKind | Literal["element"]
UseKind = Literal["write", "update", "run", "type", "read", "element"]
OwnFact = Literal["narrowing", "export", "spread", "metaclass", "condition"]
"""The kinds of a binding that become a fact of another class."""
BoundKind = BindingKind | ReturnKind | AssignmentKind | OwnFact

OF_SIGNATURE = "signature"
"""The arguments of a call decide between overloads, which also pass values to functions among them."""


class CapturedParameter(NamedTuple):
    """One element of a parameter list; marks such as ``*`` have no name, an unnamed parameter a fixed one.

    Parameters after a mark of the kind ``keyword`` are given by name.
    """

    start: int
    whole: Span
    name: Span | None
    annotation: Span | None
    default: Span | None
    kind: ParameterKind
    fixed_name: str = ""


class CapturedImport(NamedTuple):
    """One imported name, as spans."""

    start: int
    end: int
    line: int
    kind: ImportedKind
    fixed_source: str
    fixed_name: str
    source: Span | None
    name: Span | None
    alias: Span | None
    modifier: str
    binds: bool


class CapturedReference(NamedTuple):
    """One site; without a name, the callee is computed.

    Of its arguments those that may be ``functions`` are kept, or with ``handed`` also those that may be called later.
    """

    start: int
    end: int
    line: int
    kind: ReferenceKind
    fixed_name: str
    name: Span | None
    receiver: Span | None
    kept: str
    node: Node


class CapturedUse(NamedTuple):
    """A whole path that is a ``write`` or an ``update``, or on which something ``runs``.

    With the type ``owner``, the name of one of its fields.
    """

    span: Span
    kind: UseKind
    owner: Span | None
    runs: str = ""


class CapturedPassed(NamedTuple):
    """A path that may be a function and is passed on.

    It is an ``argument`` of the call with that end, becomes one ``through`` its method ``name``, is ``stored`` in a
    literal or under a ``name``, or is ``returned``. In a ``field``, it is under a ``name`` or at a ``position`` in a
    literal of a ``type``. An ``element`` of a sequence is stored only if that is a part of a
    larger expression.
    """

    span: Span
    kind: HandedKind
    call_end: int
    name: Span | None
    type: Span | None = None
    position: int = -1


class CapturedSame(NamedTuple):
    """An expression with the value of a part, a step from the part, or a member in it."""

    start: int
    end: int
    value: Span
    suffix: str
    member: Span | None


class CapturedExpected(NamedTuple):
    """The type that the context of a call expects.

    It is a type, a member's type, a parameter's type for an argument, or the enclosing function's return type;
    ``suffix`` are the steps from there.
    """

    type: Span | None
    member: Span | None
    arguments: Span | None
    suffix: str


class CapturedPart(NamedTuple):
    """A part that a pattern takes out of the pattern around it, or out of a value.

    ``name`` is the name of a field or, with a value, of the method that passes it on; ``annotation`` is the type of the
    destructured value. ``is_counted`` if the position in the pattern decides the part. ``scope`` is the scope that
    binds the names, if they are bound elsewhere.
    """

    pattern: Span | None
    value: Span | None
    name: Span | None
    annotation: Span | None
    suffix: str
    is_counted: bool
    scope: Span | None
    kind: BindingKind


class CapturedEntry(NamedTuple):
    """A value under a key, with its key: in a literal, or assigned to a subscript whose end is the key.

    The key may also be outside of the target.
    """

    span: Span
    line: int
    key: Span | None
    value: Span


class CapturedBinding(NamedTuple):
    """One name that is bound without a definition, a result, or a narrowed expression."""

    start: int
    line: int
    kind: BoundKind
    fixed_name: str
    name: Span
    value: Span | None
    value_suffix: str
    annotation: Span | None = None
    is_hoisted: bool = False
    member: Span | None = None
    name_suffix: str = ""


class CapturedCallback(NamedTuple):
    """A function that a call receives, that has a declared type, or that is assigned to a ``target``.

    It is known by its parameter list; with a ``member``, the function is in an object.
    """

    parameter_list: int
    call_end: int
    position: str
    annotation: Span | None
    member: Span | None
    target: Span | None


class CapturedOperator(NamedTuple):
    """The end of the left operand of an operator, -1 if that is not its value, and the right operand."""

    left_end: int
    right: Span


class CapturedPattern(NamedTuple):
    """A pattern in embedded text: the comma before it, the text that makes it a pattern, and its end."""

    start: int
    before: bytes
    behind: list[Span]

    @property
    def begin(self) -> int:
        return self.start + 1 - len(self.before)


class CapturedBlock(NamedTuple):
    """A scope that is not the body of a definition; ``name`` is the prefix of the names in it."""

    kind: ScopeKind
    name: Span | None


class CapturedDefinition:
    """A symbol, put together from every pattern that captured its node."""

    __slots__ = (
        "annotation", "bases", "decorators", "docs", "end", "end_line", "generics", "implements", "is_hoisted",
        "keywords", "kind", "line", "member", "modifiers", "name", "naming", "owner", "parameter_list", "receiver",
        "returns", "scope", "start", "value", "value_suffix", "visibility", "words",
    )  # fmt: skip

    def __init__(self, node: Node) -> None:
        self.start = node.start_byte
        self.end = node.end_byte
        self.line = node.start_point[0] + 1
        self.end_line = node.end_point[0] + 1
        self.kind: DefinitionKind | Literal[""] = ""
        self.name: Span | None = None
        self.scope: Span | None = None
        self.parameter_list = -1
        self.returns: Span | None = None
        self.annotation: Span | None = None
        self.value: Span | None = None
        self.value_suffix = ""
        self.member: Span | None = None
        self.receiver: Span | None = None
        self.owner: Span | None = None
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
    "owner": "owner",
    "member": "member",
    "visibility": "visibility",
    "generics": "generics",
}
"""The captures that a definition has one of, and its attributes for them."""

PARTS = {
    "doc": "docs",
    "implements": "implements",
    "keyword": "keywords",
    "decorator": "decorators",
    "modifier": "modifiers",
}
"""Those that it has any number of."""


class CapturedLeading(NamedTuple):
    """A comment or attribute before a definition that belongs to it.

    If it ``is_adjacent``, a blank line after it separates it from the definition.
    """

    span: Span
    line: int
    decorator: Span | None
    doc: Span | None
    is_adjacent: bool = False


CapturedValue = CapturedBinding | CapturedDefinition
"""A captured name that may have a value."""

"""What the matches of one file say, gathered by what they are about.

For maintainers: this is the only loop over matches, and the only module besides ``query`` and ``extract`` that holds
syntax nodes; it reads offsets and lines off them and never walks from one to another. Which pattern means what is
decided once per language, by its captures, so that the loop makes one call per match.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tree_sitter import Node

from oxigraph_code.extraction.query import LanguageQuery

Captures = dict[str, list[Node]]
Settings = dict[str, str]


class Span(NamedTuple):
    """Byte offsets of a piece of text."""

    start: int
    end: int


class ParameterDraft(NamedTuple):
    """One element of a parameter list; marks such as ``*`` have no name."""

    start: int
    whole: Span
    name: Span | None
    annotation: Span | None
    default: Span | None
    kind: str


class ImportDraft(NamedTuple):
    """One imported name, as spans."""

    start: int
    line: int
    kind: str
    fixed_source: str
    source: Span | None
    name: Span | None
    alias: Span | None
    modifiers: tuple[str | Span, ...] = ()
    binds: bool = True
    fixed_name: str = ""


class ReferenceDraft(NamedTuple):
    """One site; a name of ``None`` means that what is used there is computed."""

    start: int
    end: int
    line: int
    kind: str
    name: Span | None
    receiver: Span | None
    fixed_name: str = ""


class BindingDraft(NamedTuple):
    """One name bound without a definition."""

    start: int
    line: int
    kind: str
    name: Span
    value: Span | None
    value_suffix: str
    is_hoisted: bool
    annotation: Span | None = None
    fixed_name: str = ""


class DefinitionDraft:
    """A symbol, put together from every pattern that captured its node."""

    __slots__ = (
        "annotation", "bases", "decorators", "doc", "end", "end_line", "implements", "is_hoisted",
        "keywords", "kind", "line", "modifiers", "name", "parameter_list", "receiver", "returns", "scope", "start",
        "value", "visibility", "words",
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
        self.receiver: Span | None = None
        self.doc: Span | None = None
        self.bases: list[Span] = []
        self.keywords: list[Span] = []
        self.decorators: list[Span] = []
        self.modifiers: list[Span] = []
        self.words: list[str] = []
        self.implements: list[Span] = []
        self.is_hoisted = False
        self.visibility: Span | None = None


class Gathered:
    """The drafts of one file, each kind in the order of the text."""

    def __init__(self) -> None:
        self.definitions: dict[int, DefinitionDraft] = {}
        self.parameters: dict[int, list[ParameterDraft]] = {}
        self.bindings: list[BindingDraft] = []
        self.references: list[ReferenceDraft] = []
        self.arguments: dict[Span, Span] = {}
        self.imports: list[ImportDraft] = []
        self.exports: list[Span] = []
        self.regions: list[tuple[Span, str]] = []
        self.blocks: dict[Span, tuple[str, Span | None]] = {}  # kind, and what leads to the names in it
        self.doc: Span | None = None
        self.errors: list[Node] = []

    def add_definition(self, captures: Captures, settings: Settings) -> None:
        node = captures["definition"][0]
        if (draft := self.definitions.get(node.start_byte)) is None:
            draft = self.definitions[node.start_byte] = DefinitionDraft(node)
        # What is bound to a function or class is that, and no variable besides.
        if not draft.kind or draft.kind in ("variable", "field"):
            draft.kind = settings.get("kind", draft.kind)
        draft.words += filter(None, [settings.get("modifier")])
        draft.is_hoisted |= settings.get("bound_in") == "function"
        for capture, nodes in captures.items():
            match capture:
                case "name":
                    draft.name = _span(nodes[0])
                case "scope":
                    draft.scope = Span(nodes[0].start_byte, nodes[-1].end_byte)
                case "parameters":
                    draft.parameter_list = nodes[0].start_byte
                case "returns":
                    draft.returns = _span(nodes[0])
                case "type":
                    draft.annotation = _span(nodes[0])
                case "value":
                    draft.value = _span(nodes[0])
                case "receiver":
                    draft.receiver = _span(nodes[0])
                case "doc":
                    draft.doc = _span(nodes[0])
                case "base":
                    draft.bases += map(_span, nodes)
                case "keyword":
                    draft.keywords += map(_span, nodes)
                case "decorator":
                    draft.decorators += map(_span, nodes)
                    draft.line = min(draft.line, nodes[0].start_point[0] + 1)
                case "modifier":
                    draft.modifiers += map(_span, nodes)
                case "visibility":
                    draft.visibility = _span(nodes[0])
                case "implements":
                    draft.implements += map(_span, nodes)

    def add_parameter(self, captures: Captures, settings: Settings) -> None:
        node = captures["parameter"][0]
        self.parameters.setdefault(captures["parameters"][0].start_byte, []).append(
            ParameterDraft(
                node.start_byte,
                _span(node),
                _first(captures, "name"),
                _first(captures, "type"),
                _first(captures, "value"),
                settings.get("kind", "positional"),
            )
        )

    def add_binding(self, captures: Captures, settings: Settings) -> None:
        value = _first(captures, "value")
        scope = _first(captures, "scope")
        for node in captures["binding"]:
            self.bindings.append(
                BindingDraft(
                    node.start_byte if scope is None else scope.start,
                    node.start_point[0] + 1,
                    settings.get("kind", "variable"),
                    _span(node),
                    value,
                    settings.get("value_suffix", ""),
                    settings.get("bound_in") == "function",
                    _first(captures, "type"),
                    settings.get("name", ""),
                )
            )

    def add_argument(self, captures: Captures, settings: Settings) -> None:
        self.arguments[_span(captures["reference"][0])] = _span(captures["argument"][0])

    def add_reference(self, captures: Captures, settings: Settings) -> None:
        node = captures["reference"][0]
        name = captures.get("name")
        receiver = captures.get("receiver")
        # The line of the name, not of the expression: a chain over several lines calls something on each of them.
        line = (name[0] if name else node).start_point[0] + 1
        self.references.append(
            ReferenceDraft(
                node.start_byte,
                node.end_byte,
                line,
                settings["kind"],
                _span(name[0]) if name else None,
                _span(receiver[0]) if receiver else None,
                settings.get("name", ""),
            )
        )

    def add_import(self, captures: Captures, settings: Settings) -> None:
        node = captures["import"][0]
        self.imports.append(
            ImportDraft(
                node.start_byte,
                node.start_point[0] + 1,
                settings["kind"],
                settings.get("source", ""),
                _first(captures, "source"),
                _first(captures, "name"),
                _first(captures, "alias"),
                (*filter(None, [settings.get("modifier")]), *map(_span, captures.get("modifier", ()))),
                settings.get("binds") != "nothing",
                settings.get("name", ""),
            )
        )

    def add_export(self, captures: Captures, settings: Settings) -> None:
        self.exports += map(_span, captures["export"])

    def add_region(self, captures: Captures, settings: Settings) -> None:
        self.regions.append((_span(captures["region"][0]), settings["modifier"]))

    def add_block(self, captures: Captures, settings: Settings) -> None:
        name = _first(captures, "name")
        for span in map(_span, captures["scope"]):
            if name is not None or span not in self.blocks:
                self.blocks[span] = (settings.get("kind", "block"), name)

    def add_doc(self, captures: Captures, settings: Settings) -> None:
        if self.doc is None:
            self.doc = _span(captures["doc"][0])

    def add_error(self, captures: Captures, settings: Settings) -> None:
        self.errors += captures["error"]


# The capture that says what a pattern is about, the most telling first.
_ABOUT: tuple[tuple[str, Callable[[Gathered, Captures, Settings], None]], ...] = (
    ("error", Gathered.add_error),
    ("definition", Gathered.add_definition),
    ("parameter", Gathered.add_parameter),
    ("argument", Gathered.add_argument),
    ("reference", Gathered.add_reference),
    ("import", Gathered.add_import),
    ("binding", Gathered.add_binding),
    ("export", Gathered.add_export),
    ("region", Gathered.add_region),
    ("scope", Gathered.add_block),
    ("doc", Gathered.add_doc),
)


def gather(matches: list[tuple[int, Captures]], query: LanguageQuery) -> Gathered:
    """Sort the matches of one file by what they are about."""
    gathered = Gathered()
    handlers: dict[int, Callable[[Gathered, Captures, Settings], None]] = {}
    settings = query.settings
    for pattern, captures in matches:
        handler = handlers.get(pattern)
        if handler is None:
            handler = next((handle for name, handle in _ABOUT if name in captures), _ignore)
            handlers[pattern] = handler
        handler(gathered, captures, settings[pattern])
    return gathered


def _ignore(gathered: Gathered, captures: Captures, settings: Settings) -> None:
    """A match of private captures alone."""


def _span(node: Node) -> Span:
    return Span(node.start_byte, node.end_byte)


def _first(captures: Captures, name: str) -> Span | None:
    nodes = captures.get(name)
    return _span(nodes[0]) if nodes else None

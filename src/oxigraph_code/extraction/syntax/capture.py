"""Capture the matches of one file, sorted by their subjects.

For maintainers: this is the only loop over matches. It reads offsets and lines off nodes and never walks from one to
another; nodes of calls, decorators and values are kept for the few that are selected later. The handler of a pattern is
chosen once per language, by its captures, so that the loop makes one call per match.
"""

from __future__ import annotations

from collections.abc import Callable

from tree_sitter import Node, QueryCursor

from oxigraph_code.extraction.syntax.captured import (
    OF_SIGNATURE,
    PART,
    PARTS,
    CapturedBinding,
    CapturedBlock,
    CapturedDefinition,
    CapturedImport,
    CapturedLeading,
    CapturedParameter,
    CapturedPassed,
    CapturedReference,
    CapturedUse,
)
from oxigraph_code.extraction.syntax.captured_expressions import (
    CapturedExpressions,
    Captures,
    Settings,
    first,
    parameter_list,
    span_of,
)
from oxigraph_code.extraction.syntax.guards import Guarded, guarded
from oxigraph_code.extraction.syntax.query import LanguageQuery
from oxigraph_code.extraction.text.file_text import Span
from oxigraph_code.facts import Branch

_MAX_FIELDS = 64


class Captured(CapturedExpressions):
    """The drafts of one file, each kind in the order of the text."""

    def __init__(self, root: Node) -> None:
        super().__init__()
        self.trees = [root]
        """The roots of the trees: the file, then embedded code."""
        self.definitions: dict[int, CapturedDefinition] = {}
        self.parameters: dict[int, list[CapturedParameter]] = {}
        self.reaches: dict[int, Span] = {}
        """The whole texts of parameters, by their start, since a capture may have only the name."""
        self.defaults: dict[int, Span] = {}
        """The defaults that stand behind such parameters."""
        self.bindings: list[CapturedBinding] = []
        self.references: list[CapturedReference] = []
        self.operations: list[CapturedReference] = []
        self.uses: list[CapturedUse] = []
        self.roots: list[tuple[int, int]] = []  # where paths begin that are used and not called
        self.passed: list[CapturedPassed] = []
        self.imports: list[CapturedImport] = []
        self.exports: list[Span] = []
        self.package: Span | None = None
        self.conditions: dict[int, list[Span]] = {}
        self.regions: list[tuple[Span, str]] = []
        self.blocks: dict[Span, CapturedBlock] = {}
        self.outer: set[Span] = set()
        self.read_in_text: set[Span] = set()
        """The values that are read at their own place, not where the target of the assignment is bound."""
        self.branches: list[Branch] = []
        self.decisions: list[int] = []
        self.comments: list[tuple[int, Span]] = []
        self.docs: list[Span] = []
        self.sections: list[Span] = []
        self.visibilities: list[tuple[Span, Span | None]] = []
        """Words of visibility that stand alone in a section, each with the name that it is about."""
        self.leading: dict[int, CapturedLeading] = {}
        self.annotations: list[Span] = []  # all decorators before definitions, also of templates
        self.errors: list[Node] = []
        self.nodes: dict[Span, Node] = {}
        """The nodes of decorators and values."""

    def node_at(self, start: int, end: int) -> Node | None:
        """Find the smallest node around some text in the tree of the file."""
        return self.trees[0].descendant_for_byte_range(start, end)

    def add_definition(self, captures: Captures, settings: Settings) -> None:
        node = captures["definition"][0]
        if (draft := self.definitions.get(node.start_byte)) is None:
            draft = self.definitions[node.start_byte] = CapturedDefinition(node)
        elif node.end_byte > draft.end:  # the first of several names begins where its declaration does
            draft.end, draft.end_line = node.end_byte, node.end_point[0] + 1
        # A variable that is bound to a function or class is that; a type alias with members is the type.
        if draft.kind in ("", "variable", "field", "constant", "type_alias"):
            draft.kind = settings.get("kind", draft.kind)
        if len(settings) > ("kind" in settings):
            draft.naming = settings.get("naming", draft.naming)
            draft.value_suffix = settings.get("value_suffix", draft.value_suffix)
            draft.is_hoisted |= settings.get("bound_in") == "function"
            if "modifier" in settings:
                draft.words.append(settings["modifier"])
        for capture, nodes in captures.items():
            if capture in PART:
                setattr(draft, PART[capture], span_of(nodes[0]))
            elif capture in PARTS:
                getattr(draft, PARTS[capture]).extend(map(span_of, nodes))
            elif capture == "scope":
                draft.scope = Span(nodes[0].start_byte, nodes[-1].end_byte)
                if len(nodes) == 1 and "parameters" not in captures:
                    draft.parameter_list = max(draft.parameter_list, parameter_list(nodes[0]))
            elif capture == "parameters":
                draft.parameter_list = nodes[0].start_byte
            elif capture == "base":
                draft.bases.append(Span(nodes[0].start_byte, nodes[-1].end_byte))
        if draft.value is not None and "value" in captures:
            self.nodes[draft.value] = captures["value"][0]
        if "decorator" in captures:
            self.nodes.update((span_of(node), node) for node in captures["decorator"])
            draft.line = min(draft.line, captures["decorator"][0].start_point[0] + 1)

    def add_parameter(self, captures: Captures, settings: Settings) -> None:
        nodes = captures["parameter"]
        found = self.parameters.setdefault(captures["parameters"][0].start_byte, [])
        if len(nodes) > 1:  # a further pattern, which states how far a parameter reaches
            self.reaches[nodes[0].start_byte] = Span(nodes[0].start_byte, nodes[-1].end_byte)
            if "value" in captures:
                self.defaults[nodes[0].start_byte] = span_of(captures["value"][0])
            return
        found.append(
            CapturedParameter(
                nodes[0].start_byte,
                span_of(nodes[0]),
                first(captures, "name"),
                first(captures, "type"),
                first(captures, "value"),
                settings.get("kind", "positional"),
                settings.get("name", ""),
            )
        )

    def add_binding(self, captures: Captures, settings: Settings) -> None:
        value = first(captures, "value")
        scope = first(captures, "scope")
        kind = settings.get("kind", "variable")
        if value is not None:
            self.nodes[value] = captures["value"][0]
            if "read_in" in settings:
                self.read_in_text.add(value)
        for node in captures["binding"]:
            self.bindings.append(
                CapturedBinding(
                    node.start_byte if scope is None else scope.start,
                    (captures["value"][0] if value and kind != "submodule" else node).end_point[0] + 1,
                    kind,
                    settings.get("name", ""),
                    span_of(node),
                    value,
                    settings.get("value_suffix", ""),
                    first(captures, "type"),
                    settings.get("bound_in") == "function",
                    first(captures, "member"),
                    settings.get("name_suffix", ""),
                )
            )

    def add_result(self, captures: Captures, settings: Settings) -> None:
        node = captures["result"][0]
        suffix = settings.get("value_suffix", "")
        name = Span(node.start_byte, node.start_byte)
        line = node.start_point[0] + 1
        # The value may be a scope of its own; the result belongs to the scope in front of it.
        before = max(0, node.start_byte - 1)
        self.bindings.append(CapturedBinding(before, line, settings["kind"], "", name, span_of(node), suffix))

    def add_narrowing(self, captures: Captures, settings: Settings) -> None:
        if "guard" in captures:
            for place in guarded(captures["guard"][0], settings["operators"], settings["leaves"]):
                self._add_narrowing(captures, settings, place)
        else:
            branch, otherwise, after = (captures.get(name, (None,))[0] for name in ("branch", "otherwise", "after"))
            self._add_narrowing(captures, settings, Guarded(branch, otherwise, after))

    def _add_narrowing(self, captures: Captures, settings: Settings, place: Guarded) -> None:
        node = captures["narrowing"][0]
        branch, other, after = place
        if branch:
            # Branches are lines: no narrowing if both branches share a line and use the same expression.
            if other and other.start_point[0] <= branch.end_point[0] and (node.text or b"") in (other.text or b""):
                return
            self.branches.append(Branch(branch.start_point[0] + 1, branch.end_point[0] + 1))
        first = branch or after
        line = first.start_point[0] + 1 if first else node.end_point[0] + 2
        suffix = settings.get("value_suffix", "")
        for value in captures["value"]:
            self.bindings.append(
                CapturedBinding(node.start_byte, line, "narrowing", "", span_of(node), span_of(value), suffix)
            )

    def add_branch(self, captures: Captures, settings: Settings) -> None:
        node = captures["branch"][0]
        is_loop = settings.get("kind") == "loop"
        self.branches.append(Branch(node.start_point[0] + 1, node.end_point[0] + 1, is_loop))

    def add_alias(self, captures: Captures, settings: Settings) -> None:
        self.comments += ((node.start_point[0] + 1, span_of(node)) for node in captures["alias"])

    def add_reference(self, captures: Captures, settings: Settings) -> None:
        node = captures["reference"][0]
        name = captures.get("name")
        receiver = captures.get("receiver")
        # The line of the name, not of the expression: a chain over several lines calls something on each of them.
        is_inside = name is not None and name[0].start_byte >= node.start_byte
        line = (name[0] if name and is_inside else node).start_point[0] + 1
        self.references.append(
            CapturedReference(
                node.start_byte,
                node.end_byte,
                line,
                settings["kind"],
                settings.get("name", ""),
                span_of(name[0]) if name else None,
                Span(receiver[0].start_byte, receiver[-1].end_byte) if receiver else None,
                settings.get("arguments", ""),
                node,
            )
        )

    def add_operation(self, captures: Captures, settings: Settings) -> None:
        node, receiver = captures["operation"][0], span_of(captures["receiver"][0])
        start, end, line = node.start_byte, node.end_byte, node.start_point[0] + 1
        self.operations.append(CapturedReference(start, end, line, "call", settings["name"], None, receiver, "", node))

    def add_use(self, captures: Captures, settings: Settings) -> None:
        node = captures["use"][0]
        if settings:
            self.uses.append(
                CapturedUse(span_of(node), settings["kind"], first(captures, "type"), settings.get("runs", ""))
            )
        else:
            self.roots.append(node.byte_range)

    def add_passed(self, captures: Captures, settings: Settings) -> None:
        node = captures["passed"][0]
        if "use" in captures:
            self.roots.append(node.byte_range)
        callee = captures.get("callee")
        end = callee[0].end_byte if callee else -1
        position = _position(node) if settings.get("naming") == "position" else -1
        named = first(captures, "name"), first(captures, "type")
        self.passed.append(CapturedPassed(span_of(node), settings["kind"], end, *named, position))

    def add_import(self, captures: Captures, settings: Settings) -> None:
        node = captures["import"][0]
        self.imports.append(
            CapturedImport(
                node.start_byte,
                node.end_byte,
                node.start_point[0] + 1,
                settings["kind"],
                settings.get("source", ""),
                settings.get("name", ""),
                first(captures, "source"),
                first(captures, "name"),
                first(captures, "alias"),
                settings.get("modifier", ""),
                settings.get("binds") != "nothing",
            )
        )

    def add_export(self, captures: Captures, settings: Settings) -> None:
        self.exports += map(span_of, captures["export"])

    def add_package(self, captures: Captures, settings: Settings) -> None:
        self.package = span_of(captures["package"][0])

    def add_region(self, captures: Captures, settings: Settings) -> None:
        region = span_of(captures["region"][0])
        if "condition" in captures:
            self.conditions.setdefault(region.start, []).extend(map(span_of, captures["condition"]))
        else:
            self.regions.append((region, settings["modifier"]))

    def add_scope(self, captures: Captures, settings: Settings) -> None:
        name = first(captures, "name")
        if settings.get("kind") == "outer":
            self.outer.update(map(span_of, captures["scope"]))
            self.read_in_text.update(map(span_of, captures["scope"]))
            return
        for span in map(span_of, captures["scope"]):
            if name is not None or span not in self.blocks:
                self.blocks[span] = CapturedBlock(settings.get("kind", "block"), name)

    def add_doc(self, captures: Captures, settings: Settings) -> None:
        self.docs += map(span_of, captures["doc"])

    def add_leading(self, captures: Captures, settings: Settings) -> None:
        node = captures["leading"][0]
        doc, decorator = first(captures, "doc"), first(captures, "decorator")
        known = self.leading.get(node.start_byte)
        if known is not None:
            doc, decorator = known.doc or doc, known.decorator or decorator
        if "decorator" in captures:
            self.annotations.append(span_of(captures["decorator"][0]))
            self.nodes[self.annotations[-1]] = captures["decorator"][0]
        self.leading[node.start_byte] = CapturedLeading(
            known.span if known is not None else span_of(node),
            node.start_point[0] + 1,
            # A documentation comment is no decorator, in whatever order the patterns match.
            None if doc else decorator,
            doc,
            "adjacent" in settings,
        )

    def add_section(self, captures: Captures, settings: Settings) -> None:
        self.sections.append(span_of(captures["section"][0]))

    def add_visibility(self, captures: Captures, settings: Settings) -> None:
        names: list[Span | None] = [*map(span_of, captures["name"])] if "name" in captures else [None]
        self.visibilities += ((span_of(captures["visibility"][0]), name) for name in names)

    def add_decision(self, captures: Captures, settings: Settings) -> None:
        self.decisions += [node.start_byte for node in captures["decision"]]

    def add_error(self, captures: Captures, settings: Settings) -> None:
        self.errors += captures["error"]


Handler = Callable[[Captured, Captures, Settings], None]

_ABOUT = (
    "passed use error definition parameter argument expected embedded same part reference operation entry narrowing"
    " branch choice whole otherwise then cast literal callback result import binding export package region leading"
    " scope doc section visibility alias decision"
)
"""The captures that decide the subject of a pattern, in order of precedence."""
_HANDLERS: tuple[tuple[str, Handler], ...] = tuple((name, getattr(Captured, f"add_{name}")) for name in _ABOUT.split())


def capture(root: Node, query: LanguageQuery) -> Captured:
    """Match a query over a syntax tree, and sort the matches by their subjects."""
    captured = Captured(root)
    handlers: dict[int, Handler] = {}
    compiled, settings = query.for_tree(root)
    for pattern, captures in QueryCursor(compiled).matches(root):
        handler = handlers.get(pattern)
        if handler is None:
            handler = next((handle for name, handle in _HANDLERS if name in captures), _ignore)
            handlers[pattern] = handler
        handler(captured, captures, settings[pattern])
    captured.references = _whole_calls(captured.references)
    # The same text is matched as an expression too.
    bound = {draft.source for draft in captured.imports if draft.binds}
    captured.imports = [draft for draft in captured.imports if draft.binds or draft.source not in bound]
    return captured


def _whole_calls(references: list[CapturedReference]) -> list[CapturedReference]:
    """Leave out the calls that are a part of an expression with more of their arguments."""
    longest = {draft.name: draft for draft in references if draft.kept == OF_SIGNATURE and draft.name}
    if not longest:
        return references
    for draft in references:
        if draft.name in longest and draft.start == longest[draft.name].start and draft.end > longest[draft.name].end:
            longest[draft.name] = draft
    return [
        draft
        for draft in references
        if draft.name not in longest or draft.start != longest[draft.name].start or draft is longest[draft.name]
    ]


def _ignore(captured: Captured, captures: Captures, settings: Settings) -> None:
    """Read a match of private captures alone."""


def _position(node: Node) -> int:
    """Return the number of elements before one in a list, as far as a type has fields; else -1."""
    position = 0
    before = node.prev_named_sibling
    while before is not None and position < _MAX_FIELDS:
        position += before.type != "comment"
        before = before.prev_named_sibling
    return position if before is None else -1

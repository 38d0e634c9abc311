"""The expressions that one file assigns, returns, or adds to a list, each with the path of its target.

For maintainers: captures have most of them; the rest is found at a site, by a climb from its node to the statement.
This module must not know any language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from tree_sitter import Node

from oxigraph_code.extraction.syntax.captured import CapturedBinding, CapturedValue
from oxigraph_code.extraction.syntax.captured_expressions import span_of, type_of_child
from oxigraph_code.extraction.text.file_text import Span
from oxigraph_code.extraction.values.file_pass import FilePass, ReadFile

RESULT: Final = "()"
"""The target of a returned value."""

_MAX_STEPS: Final = 40
_GIVEN_BACK: Final = frozenset({"return", "yield"})
_STATEMENT: Final = "_statement"
_ADDED: Final = re.compile(rb"\s*\+=\s*")
_PATH: Final = re.compile(r"[\w$]+(?:\.[\w$]+)*")
_SPACE: Final = re.compile(r"\s+")


class AssignedValues(FilePass):
    """The assigned values of one file."""

    def __init__(self, file: ReadFile) -> None:
        super().__init__(file)
        self.drafts: list[CapturedValue] = [*file.captured.definitions.values(), *file.captured.bindings]
        """The captured names that may have a value."""
        self._targets: dict[Span, str] | None = None

    def _named(self) -> dict[Span, str]:
        """Return the values that are assigned, each with its target."""
        if self._targets is not None:
            return self._targets
        found: list[tuple[Span, str]] = []
        for draft in self.drafts:
            if draft.value is not None and draft.kind and draft.kind != "narrowing":
                is_result = isinstance(draft, CapturedBinding) and draft.kind in _GIVEN_BACK
                found.append((draft.value, RESULT if is_result else self._target_of(draft)))
        self._targets = dict(sorted(found))
        return self._targets

    def _target_of(self, draft: CapturedValue) -> str:
        name = getattr(draft, "fixed_name", "") or self._text.span(draft.name)
        receiver = getattr(draft, "receiver", None)
        name = f"{self._text.span(receiver)}.{name}" if receiver is not None else name
        return name if name.isidentifier() else _SPACE.sub("", name)

    def assigned_to(self, is_selected: Callable[[str], object]) -> Iterator[tuple[Node, str]]:
        """Find the values of the selected variables, also those that are added to them, with the target."""
        nodes = self._captured.nodes
        for value, name in self._named().items():
            if is_selected(name.rpartition(".")[2]) and value in nodes:
                yield nodes[value], name
        for draft in self._captured.bindings:
            if draft.value is None and draft.name.start < draft.name.end and is_selected(self._text.span(draft.name)):
                added = self._text.match(_ADDED, draft.name.end)
                whole = self._captured.node_at(draft.name.start, added.end() + 1) if added is not None else None
                if whole is not None and (value_node := whole.child_by_field_name("right")) is not None:
                    yield value_node, self._text.span(draft.name)

    def target(self, site: Node) -> str:
        """Find the target around a site within the same function; empty without one."""
        written = self._captured.node_at(*site.byte_range)
        is_embedded = written is not None and written.byte_range != site.byte_range
        return self._target_around(site) or (self._target_around(written) if written and is_embedded else "")

    def _target_around(self, site: Node) -> str:
        function = self._scopes.function_at(site.start_byte)
        node, is_element = site, True
        for _ in range(_MAX_STEPS):
            name = self._named().get(Span(*node.byte_range), "")
            around = node.parent
            if not name and around is not None:
                name = self._target_in(node, around, is_site=node == site, is_element=is_element)
            if name:
                is_inside = self._scopes.function_at(max(0, node.start_byte - 1)) == function
                return name if is_inside else ""
            if around is None or around.type.endswith(_STATEMENT):
                break
            is_element = is_element and (node == site or type_of_child(node, 0) in ("[", "("))
            node = around
        return ""

    def _target_in(self, node: Node, around: Node, *, is_site: bool, is_element: bool) -> str:
        """Read the target of a node off its parent."""
        first = type_of_child(around, 0)
        if first == "return":
            return RESULT
        if first == "@" and is_site and (decorated := around.parent) is not None:
            pattern = decorated.child_by_field_name("pattern")
            return self._text.span(span_of(pattern)) if pattern is not None else ""
        if first == "(" and is_element and self._conventions.adding_methods and (call := around.parent) is not None:
            receiver, _, method = self._text.piece(call.start_byte, around.start_byte).rpartition(".")
            path = _SPACE.sub("", receiver)
            if method.strip() in self._conventions.adding_methods and _PATH.fullmatch(path) and _is_first(node, around):
                return path
        sign = type_of_child(around, 1)
        is_set = sign == "+=" or (sign == "=" and around.type.endswith(_STATEMENT))
        is_value = is_set and around.children[1].end_byte <= node.start_byte
        return _SPACE.sub("", self._text.span(span_of(around.children[0]))) if is_value else ""


def _is_first(node: Node, arguments: Node) -> bool:
    """Return true for the first argument, and for the second behind a position."""
    before = arguments.named_children[: arguments.named_children.index(node)]
    return not before or [entry.type for entry in before] == ["integer"]

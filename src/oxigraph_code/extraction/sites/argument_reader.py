"""Read the arguments of a call as nodes of the syntax tree.

For maintainers: nodes are walked for selected calls only. Text without a tree, such as the arguments of macros, is a
list of tokens: several nodes between two commas are read by the text of all of them. Depth and number are bounded;
anything beyond is ``other``. Texts are cut out of the source, since the tree may belong to a rewritten text. This
module must not know any language, nor the purpose of the arguments.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Final

from tree_sitter import Node

from oxigraph_code.extraction.scopes.file_scopes import ScopeMap
from oxigraph_code.extraction.syntax.captured import CapturedReference
from oxigraph_code.extraction.syntax.captured_expressions import type_of_child
from oxigraph_code.extraction.text.file_text import FileText
from oxigraph_code.extraction.text.node_kinds import NodeKinds
from oxigraph_code.extraction.values.path_reader import PathReader
from oxigraph_code.facts import Argument
from oxigraph_code.facts.access_paths import (
    UNKNOWN,
    is_import,
    is_literal,
    is_made,
    is_member,
    is_unknown,
    member,
    scope_of,
)

_MAX_DEPTH: Final = 6
_MAX_ARGUMENTS: Final = 200  # of one call, or elements of one list
_MAX_TERMS: Final = 50
_FIRST_ARGUMENTS: Final = 3
_MAX_LENGTH: Final = 500
_MAX_LITERAL: Final = 40
_NUMBER: Final = re.compile(r"-?\d[\w.]*$")
_ROOTED: Final = re.compile(rb"[&*]?(?:[\w.:]+!?\(\s*)?[a-z]{0,2}[\"'`](?:/|\$?\{)")
_VERB: Final = re.compile(rb"[\"'`](?:GET|POST|PUT|PATCH|DELETE|HEAD)[\"'`]")
_OPENING: Final = re.compile(rb"[A-Za-z$@]{0,3}(#*(?:\"\"\"|'''|[\"'`]))")
_ESCAPED: Final = re.compile(r"""\\(["'`/\\])""")
_DOUBLED: Final = re.compile(r"([{}])\1")
_PLACEHOLDER: Final = re.compile(r"%(?:\(\w+\))?[-+#0-9.]*[a-zA-Z]")
_ESCAPE: Final = "escape_sequence"
_MARKS: Final = ("type_arguments", "interpolation_brace")
_BRACKETS: Final = ("(", "[", "{")
_CLOSING: Final = (")", "]", "}")
_CLASS_OF: Final = ".class"
_NAMING: Final = ("=", ":")
_KEYS: Final = ("name", "key", "field")
_VALUES: Final = ("value", "expression", "argument", "operand")


class ArgumentReader:
    """The arguments of the calls of one file. All calls must be known to ``paths``."""

    def __init__(
        self,
        text: FileText,
        kinds: NodeKinds,
        paths: PathReader,
        scopes: ScopeMap,
        calls: Mapping[tuple[int, int], CapturedReference],
        sites: Mapping[tuple[int, int], int],
    ) -> None:
        """Take ``calls`` and ``sites`` by their start and end."""
        self._text = text
        self._kinds = kinds
        self._paths = paths
        self._scopes = scopes
        self._calls = calls
        self._sites = sites

    def read(self, call: Node) -> tuple[Argument, ...]:
        """Read the arguments in the brackets of a call, decorator, macro or subscript."""
        return tuple(self._read(part, 0) for part in islice(self._written(call), _MAX_ARGUMENTS))

    def count(self, call: Node) -> int:
        """Count the arguments as far as that matters."""
        return len(self._first(call))

    def is_text(self, call: Node) -> bool:
        """Return true if the first argument begins with a string literal."""
        return any(self._begins_with_text(part[0]) for part in self._first(call)[:1])

    def has_text(self, call: Node) -> bool:
        """Return true if one of the first arguments begins with a string literal."""
        return any(self._begins_with_text(part[0]) for part in self._first(call)[:_FIRST_ARGUMENTS])

    def has_path(self, call: Node) -> bool:
        """Return true if one of the first arguments may be a path from the root, also one that is formatted."""
        return self._has(_ROOTED, call)

    def has_method(self, call: Node) -> bool:
        """Return true if one of the first arguments is the name of an HTTP method."""
        return self._has(_VERB, call)

    def may_have_methods(self) -> bool:
        """Return true if any text of the file is the name of an HTTP method."""
        return _VERB.search(self._text.source) is not None

    def _has(self, pattern: re.Pattern[bytes], call: Node) -> bool:
        return any(self._text.match(pattern, part[0].start_byte) for part in self._first(call)[:_FIRST_ARGUMENTS])

    def value(self, node: Node) -> Argument:
        """Read one expression."""
        return self._read([node], 0)

    def _first(self, call: Node) -> list[list[Node]]:
        return list(islice(self._written(call), _FIRST_ARGUMENTS + 1))

    def _begins_with_text(self, node: Node) -> bool:
        for _ in range(_MAX_DEPTH):
            if node.type in self._kinds.texts or not node.child_count:
                break
            node = node.children[0]
        return node.type in self._kinds.texts or self._text.match(self._kinds.stated, node.start_byte) is not None

    def _within(self, brackets: Node, depth: int) -> tuple[Argument, ...]:
        """Read the arguments or elements between brackets."""
        if depth > _MAX_DEPTH:
            return ()
        return tuple(self._read(part, depth) for part in islice(self._parts(brackets), _MAX_ARGUMENTS))

    def _written(self, call: Node) -> Iterator[list[Node]]:
        """Yield the arguments in the brackets of a call, and a function behind them."""
        behind = call.children[-1] if self._kinds.behind and call.child_count else None
        if behind is None or behind.type not in self._kinds.behind:
            yield from self._parts(brackets_of(call))
        elif behind.type in self._kinds.functions:
            yield from self._parts(brackets_of(call))
            yield [behind]
        else:
            yield from self._parts(brackets_of(call.children[0]))
            yield behind.named_children[-1:]

    def _parts(self, brackets: Node) -> Iterator[list[Node]]:
        is_bare = brackets.type in self._kinds.lists and type_of_child(brackets, 0) not in _BRACKETS
        return ([child] for child in brackets.named_children if not child.is_extra) if is_bare else _parts(brackets)

    def _read(self, part: Sequence[Node], depth: int, name: str = "") -> Argument:
        """Read an argument: a node, or several tokens."""
        kinds, node = self._kinds, part[0]
        if len(part) > 2 and part[1].type in _NAMING and depth <= _MAX_DEPTH:
            return self._read(part[2:], depth + 1, self._key(node))
        if len(part) == 1 and node.type in kinds.named:
            key, value = _named(node)
            name = name if key == value != node else self._key(key)
            if value != node and node.type not in kinds.functions:
                return self._read([value], depth, name)
        row, column = part[-1].end_point
        found = Argument("other", name=name, line=node.start_point[0] + 1, end_line=row + (column > 0))
        if depth > _MAX_DEPTH:
            return found
        if len(part) == 1 and node.type in kinds.spread:
            return found._replace(kind="spread", parts=(self._read([_operand(node)], depth + 1),))
        while len(part) == 1 and (node.type in kinds.same or type_of_child(node, 0) == "&"):
            part = [node := _operand(node)]
        if len(part) > 1 and node.type == "&":
            part = part[1:]
        return self._expression(part[0], part[-1], depth, found)

    def _expression(self, node: Node, last: Node, depth: int, found: Argument) -> Argument:
        kinds = self._kinds
        start, end = node.start_byte, last.end_byte
        is_one = node is last
        if is_one and (terms := self._terms(node)):
            if any(term.type in kinds.texts for term in terms):
                return self._text_of(terms, depth, found)
            return found._replace(kind="sum", parts=tuple(self._read([term], depth + 1) for term in terms))
        if is_one and type_of_child(node, 1) == "%" and type_of_child(node, 0) in kinds.texts:
            return self._formatted(node.children[0], node.children[-1], depth, found)
        stated = self._text.match(self._kinds.stated, start)
        if stated is not None and stated.end() == end:
            return found._replace(kind="text", value=stated[1].decode())
        path = self._paths.path(start, end)
        if (scope := self._function(node, path)) >= -1:
            return found._replace(kind="function", scope=scope)
        written = self._text.piece(start, min(end, start + _MAX_LENGTH))
        if (is_one and node.type in kinds.constants) or _NUMBER.match(written[:_MAX_LITERAL]):
            return found._replace(kind="literal", value=written)
        if is_import(path):
            return found._replace(kind="path", value=path)
        if called := self._calls.get((start, end)):
            site = self._sites.get((start, end), -1)
            parts = () if site >= 0 else self._within(brackets_of(called.node), depth + 1)
            return found._replace(kind="call", value=self._callee(called), site=site, parts=parts)
        body = node.child_by_field_name("body") if is_one else None
        if is_one and (_is_bracketed(node) or node.type in kinds.lists) and not is_member(path):
            return self._bracketed(node, depth, found)
        kind = node.child_by_field_name("type") if body is not None else None
        if body is not None and kind is not None and (not is_made(path) or type_of_child(kind, 0) == "["):
            return self._bracketed(body, depth, found)
        if path and not is_unknown(path) and not is_literal(path):
            fields = self._within(body, depth + 1) if body is not None and is_made(path) else ()
            return found._replace(kind="path", value=path, parts=fields)
        return found

    def _bracketed(self, node: Node, depth: int, found: Argument) -> Argument:
        parts = self._within(node, depth + 1)
        if type_of_child(node, 0) == "{" and (not parts or any(part.name for part in parts)):
            return found._replace(kind="mapping", parts=parts)
        if type_of_child(node, 0) == "(" and len(parts) == 1 and not any(child.type == "," for child in node.children):
            return parts[0]._replace(name=found.name)
        return found._replace(kind="list", parts=parts)

    def _key(self, node: Node) -> str:
        """Read the name of an argument or entry; a computed key has none, unless it is a class."""
        while node.type not in self._kinds.texts and node.child_count == 1:
            node = node.children[0]
        if node.type in self._kinds.texts:
            return "".join(map(_shown, self._pieces(node, _MAX_DEPTH))) or UNKNOWN
        written = self._text.piece(*node.byte_range)
        if node.child_count:
            path = self._paths.path(*node.byte_range).removesuffix(_CLASS_OF)
            return f"{path}{_CLASS_OF}" if written.endswith((_CLASS_OF, "::class")) else ""
        return written if not _NUMBER.match(written) else ""

    def _callee(self, call: CapturedReference) -> str:
        """Build the access path of a call's callee."""
        receiver = self._paths.path(*call.receiver) if call.receiver is not None else ""
        return member(receiver, call.fixed_name or self._text.span(call.name))

    def _function(self, node: Node, path: str) -> int:
        """Find the scope of an anonymous function, -1 where it has none, -2 for any other expression."""
        if (scope := scope_of(path)) >= 0:
            return scope if self._scopes.scopes[scope].kind == "function" else -2
        if node.type not in self._kinds.functions:
            return -2
        scope = self._scopes.at(node.end_byte - 1)
        return scope if scope != self._scopes.at(max(0, node.start_byte - 1)) else -1

    def _terms(self, node: Node) -> list[Node]:
        """List the operands of a sum, or a string literal alone; empty for any other expression."""
        found: list[Node] = []
        while len(found) < _MAX_TERMS and node.child_count >= 3:
            children = [child for child in node.children if not child.is_extra]
            sign = children[1].type if len(children) == 3 else ""
            if sign != "+" and not (sign == "." and node.type.startswith("binary")):
                break
            found.append(children[2])
            node = children[0]
        return [node, *reversed(found)] if found or node.type in self._kinds.texts else []

    def _formatted(self, text: Node, values: Node, depth: int, found: Argument) -> Argument:
        """Put values into the placeholders of a text."""
        written = "".join(map(_shown, self._pieces(text, depth)))
        given = self._read([values], depth + 1)._replace(line=0, end_line=0)
        filled = iter(given.parts if given.kind == "list" else (given,))
        pieces: list[Argument] = []
        for number, part in enumerate(_PLACEHOLDER.split(written)):
            pieces += [next(filled, Argument("other"))] if number else []
            pieces += [Argument("text", part)] if part else []
        return found._replace(kind="template", value="".join(map(_shown, pieces))[:_MAX_LENGTH], parts=tuple(pieces))

    def _text_of(self, terms: Sequence[Node], depth: int, found: Argument) -> Argument:
        """Put a text together from its terms."""
        pieces: list[Argument] = []
        for term in terms:
            pieces += self._pieces(term, depth) if term.type in self._kinds.texts else [self._computed(term, depth)]
        value = "".join(map(_shown, pieces))[:_MAX_LENGTH]
        if all(piece.kind == "text" for piece in pieces):
            return found._replace(kind="text", value=value)
        return found._replace(kind="template", value=value, parts=tuple(pieces))

    def _pieces(self, node: Node, depth: int) -> list[Argument]:
        """Read the parts of a string literal: texts, and expressions that are put there."""
        children = node.named_children
        if any(child.type in self._kinds.texts for child in children):
            return [piece for child in children for piece in self._pieces(child, depth)]
        opening = self._text.match(_OPENING, node.start_byte)
        if opening is None:  # a word with a mark in front, at most
            return [Argument("text", self._text.piece(*node.byte_range).lstrip(":")[:_MAX_LENGTH])]
        found: list[Argument] = []
        begun, end = opening.end(), node.end_byte - len(opening[1])
        is_escaped = any(part.type == _ESCAPE for child in children for part in (child, *child.named_children))
        holes = [child for child in children if child.type in self._kinds.computed]
        for start, hole in [*((hole.start_byte, hole) for hole in holes), (end, None)]:
            if start > begun:
                written = self._text.piece(begun, start)
                written = _ESCAPED.sub(r"\1", written) if is_escaped else written
                written = _DOUBLED.sub(r"\1", written) if opening[0][:1] in b"fF$" else written
                split = enumerate(self._kinds.marked.split(written))
                found += [Argument("path" if at % 2 else "text", part[:_MAX_LENGTH]) for at, part in split if part]
            if hole is not None:
                found.append(self._computed(_operand(hole), depth))
                begun = hole.end_byte
        return found or [Argument("text", "")]

    def _computed(self, node: Node, depth: int) -> Argument:
        """Read a computed part of a text."""
        return self._read([node], depth + 1)._replace(line=0, end_line=0)


def brackets_of(call: Node) -> Node:
    """Find the node whose brackets hold the arguments of a call, decorator, macro or subscript."""
    if (arguments := call.child_by_field_name("arguments") or call.child_by_field_name("body")) is not None:
        return arguments
    inside = [child for child in call.children if type_of_child(child, 0) in _BRACKETS]
    if not inside and call.named_child_count == 1 and call.named_children[0].named_child_count > 1:
        return brackets_of(call.named_children[0])
    return inside[-1] if inside and call.children[-1] == inside[-1] else call


def _parts(brackets: Node) -> Iterator[list[Node]]:
    """Split the nodes behind the first bracket at commas."""
    part: list[Node] = []
    is_inside = False
    for child in brackets.children[:-1]:
        if not is_inside:
            is_inside = child.type in _BRACKETS
        elif child.type == ",":
            if part:
                yield part
            part = []
        elif not child.is_extra:
            part.append(child)
    if part:
        yield part


def _named(node: Node) -> tuple[Node, Node]:
    """Find the name and the value of a named argument or entry, which may be both."""
    key = _field(node, _KEYS) or next(iter(node.named_children), node)
    return key, node.child_by_field_name("value") or (node if key == node else node.named_children[-1])


def _operand(node: Node) -> Node:
    """Find the expression in a node that has its value, is spread out, or is put into a text."""
    inside = (child for child in node.named_children if not child.is_extra and child.type not in _MARKS)
    return _field(node, _VALUES) or next(inside, node)


def _field(node: Node, names: Sequence[str]) -> Node | None:
    return next(filter(None, map(node.child_by_field_name, names)), None)


def _is_bracketed(node: Node) -> bool:
    return type_of_child(node, 0) in _BRACKETS and node.children[-1].type in _CLOSING


def _shown(piece: Argument) -> str:
    return piece.value if piece.kind == "text" else UNKNOWN

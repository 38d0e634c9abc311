"""The definitions, call sites and bases of a Python file, by the parser that jedi uses.

For maintainers: the tree is parso's, so that places are those jedi is asked about, inside of f-strings too, and files
that are partly broken are read. parso takes the patterns of a match statement for calls, so ``ast`` says which are. A
call in a class body or a base list belongs to the function or module around; a default of a function counts as its own,
as in the public sets.
"""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import parso

Position = tuple[int, int]
"""Line from 1, column in characters from 0."""

_NODES = Any  # parso has no types worth the name


@dataclass
class Defined:
    """A function, method, class, or the module."""

    file: str
    name: str
    kind: str
    line: int
    lines: set[int]
    end: int
    parent: Defined | None
    is_inline: bool
    position: Position
    bases: list[Position] = field(default_factory=list)

    def __hash__(self) -> int:
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other


@dataclass
class CallSite:
    """A call; ``position`` is where the name of the callee stands, none if the callee is computed."""

    caller: Defined
    line: int
    name: str = ""
    position: Position | None = None
    is_bare: bool = False
    is_decorator: bool = False


class PythonFile:
    """One file, read."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path = path
        self.text = parso.python_bytes_to_unicode(source, errors="replace")
        tree = parso.parse(self.text)
        patterns = _patterns(self.text)
        self.module = Defined(path, "<module>", "module", 1, {0, 1}, tree.end_pos[0], None, False, (0, 0))
        self.definitions = [self.module]
        self.sites: list[CallSite] = []
        self._walk(tree)
        self.sites = [site for site in self.sites if site.position not in patterns]

    def _walk(self, tree: _NODES) -> None:
        # The function that runs a node, and the class if it is directly in its body.
        waiting: list[tuple[_NODES, Defined, Defined | None]] = [(tree, self.module, None)]
        while waiting:
            node, scope, owner = waiting.pop()
            if node.type == "funcdef":
                scope, owner = self._function(node, scope, owner), None
            elif node.type == "classdef":
                owner = self._class(node, scope, owner)
            elif node.type == "decorator":
                self._decorator(node, scope)
            elif node.type in ("atom_expr", "power"):
                self._calls(node, scope)
            waiting += [(child, scope, owner) for child in reversed(getattr(node, "children", ()))]

    def _function(self, node: _NODES, scope: Defined, owner: Defined | None) -> Defined:
        is_inline = scope.kind != "module" and owner is None
        defined = self._define(node, "function" if owner is None else "method", owner or scope, is_inline)
        self.definitions.append(defined)
        return defined

    def _class(self, node: _NODES, scope: Defined, owner: Defined | None) -> Defined:
        defined = self._define(node, "class", owner or scope, False)
        for argument in _arguments(node.get_super_arglist()):
            if (name := _base_name(argument)) is not None:
                defined.bases.append(name.start_pos)
        self.definitions.append(defined)
        return defined

    def _define(self, node: _NODES, kind: str, parent: Defined, is_inline: bool) -> Defined:
        line = node.name.start_pos[0]
        lines = {line, node.start_pos[0]}
        outer = node.parent if node.parent.type in ("async_stmt", "async_funcdef") else node
        lines.add(outer.start_pos[0])
        if outer.parent.type == "decorated":
            decorators = outer.parent.children[0]
            many = decorators.children if decorators.type == "decorators" else [decorators]
            lines.update(decorator.start_pos[0] for decorator in many)
        last = node.get_last_leaf()
        # A suite ends with the line break after it.
        end = last.start_pos[0] if last.type in ("newline", "endmarker") else last.end_pos[0]
        return Defined(self.path, node.name.value, kind, line, lines, end, parent, is_inline, node.name.start_pos)

    def _decorator(self, node: _NODES, scope: Defined) -> None:
        expression = node.children[1]
        if not _is_call(expression) and (name := _callee_name(expression)) is not None:
            is_bare = expression.type == "name"
            self.sites.append(CallSite(scope, name.start_pos[0], name.value, name.start_pos, is_bare, True))

    def _calls(self, node: _NODES, scope: Defined) -> None:
        before: list[_NODES] = []
        for child in node.children:
            if child.type == "trailer" and child.children[0] == "(":
                callee = [entry for entry in before if not _is_keyword(entry, "await")]
                name = _name_at_end(callee)
                if name is None:
                    self.sites.append(CallSite(scope, node.start_pos[0]))
                else:
                    is_bare = len(callee) == 1
                    self.sites.append(CallSite(scope, name.start_pos[0], name.value, name.start_pos, is_bare))
            before.append(child)


def _patterns(text: str) -> set[Position]:
    """Return the places at which match statements look like calls: class patterns, ``match`` and ``case``."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(text)
    except (SyntaxError, ValueError):
        return set()
    lines = text.split("\n")
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Match):
            found.add((node.lineno, node.col_offset))
            for line in range(node.lineno, node.cases[-1].pattern.lineno + 1):
                if lines[line - 1].lstrip().startswith("case"):
                    found.add((line, lines[line - 1].index("case")))
        elif isinstance(node, ast.MatchClass) and isinstance(node.cls, ast.Name | ast.Attribute):
            line = node.cls.end_lineno or 0
            end = len(lines[line - 1].encode()[: node.cls.end_col_offset].decode())
            found.add((line, end - len(node.cls.attr if isinstance(node.cls, ast.Attribute) else node.cls.id)))
    return found


def _is_keyword(node: _NODES, word: str) -> bool:
    return bool(node.type == "keyword" and node.value == word)


def _is_call(node: _NODES) -> bool:
    if node.type not in ("atom_expr", "power"):
        return False
    last = node.children[-1]
    return bool(last.type == "trailer" and last.children[0] == "(")


def _name_at_end(callee: list[_NODES]) -> _NODES | None:
    """Return the name that an atom with trailers ends in."""
    if len(callee) == 1:
        return _callee_name(callee[0])
    if callee and callee[-1].type == "trailer" and callee[-1].children[0] == ".":
        return callee[-1].children[1]
    return None


def _callee_name(node: _NODES) -> _NODES | None:
    """Return the name that an expression ends in, through parentheses."""
    while node.type == "atom" and node.children[0] == "(" and len(node.children) == 3:
        node = node.children[1]
    if node.type == "name":
        return node
    if node.type in ("atom_expr", "power") and not _is_keyword(node.children[0], "await"):
        return _name_at_end(node.children)
    return None


def _arguments(arguments: _NODES) -> Iterator[_NODES]:
    if arguments is None:
        return
    for entry in arguments.children if arguments.type == "arglist" else [arguments]:
        if entry.type in ("name", "atom_expr", "power"):
            yield entry


def _base_name(node: _NODES) -> _NODES | None:
    """Return the name of a base, without the arguments in square brackets behind it."""
    if node.type == "name":
        return node
    parts = list(node.children)
    if parts[-1].type == "trailer" and parts[-1].children[0] == "[":
        parts.pop()
    return _name_at_end(parts) if parts[0].type == "name" else None

"""Literal values in a Python file, through names that are bound once; nothing is executed.

For maintainers: a name has a value if one statement binds it and nothing may change it. A list or dictionary that other
statements only add to ends in ``UNKNOWN``, so that its certain part stays. Values have a largest size, because ``x = x
+ x`` thirty times takes a gigabyte. This module must not know manifests.
"""

from __future__ import annotations

import ast
import warnings
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

_MAX_SIZE = 100_000
"""The most elements or characters of a joined value."""
_MAX_DEPTH = 100
"""The deepest nesting of an expression, with the names in it."""

_Function = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
_ADDING = ("append", "extend", "insert", "setdefault")
_READING = ("items", "keys", "values", "get", "copy", "index", "count")
_HARMLESS = ("print", "dict", "list", "tuple", "sorted", "len")


class Unknown(Enum):
    """The type of ``UNKNOWN``."""

    UNKNOWN = "unknown"


UNKNOWN: Final = Unknown.UNKNOWN


@dataclass(frozen=True)
class ReexportedName:
    """The value of an imported name: the number of dots, the module, and the name there."""

    level: int
    path: str
    name: str


def parse_module(source: str) -> ast.Module:
    """Parse a module. Raises ``SyntaxError``, also for text too deeply nested for the parser."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about the project's text
            return ast.parse(source)
    except (RecursionError, MemoryError) as error:
        raise SyntaxError("nested too deeply to be read") from error
    except ValueError as error:  # a number of 5,000 digits
        raise SyntaxError(str(error)) from error


class ModuleValues:
    """The values of names and expressions at a call of a module."""

    def __init__(self, module: ast.Module, at: ast.Call | None = None) -> None:
        self._bindings: dict[str, list[ast.expr | ReexportedName | None]] = defaultdict(list)
        self._changed: dict[str, bool] = {}  # false if the changes only add
        self._values: dict[str, object] = {}
        self._targets: set[int] = set()  # names that a noted assignment binds
        for node in ast.walk(module):
            if node is not at:
                self._note_changes(node)
        for node in _run_nodes(module, at):
            self._note_bindings(node)

    def value(self, name: str, depth: int = 0) -> object:
        """Look up the value of a name."""
        if name not in self._values:
            self._values[name] = UNKNOWN  # of a name that is bound to itself
            only = self._bindings[name][0] if len(self._bindings[name]) == 1 else None
            value = only if isinstance(only, ReexportedName) else self.evaluate(only, depth)
            if name in self._changed and isinstance(value, list | dict):
                grown = [*value, UNKNOWN] if isinstance(value, list) else {**value, UNKNOWN: UNKNOWN}
                value = UNKNOWN if self._changed[name] else grown
            self._values[name] = value
        return self._values[name]

    def evaluate(self, node: ast.expr | None, depth: int = 0) -> object:
        """Evaluate an expression of literals, names, concatenation and subscripts, else return ``UNKNOWN``."""
        depth += 1
        if depth > _MAX_DEPTH:
            return UNKNOWN
        match node:
            case ast.Constant(value=value):
                return value
            case ast.Name(id=name):
                return self.value(name, depth)
            case ast.List(elts=elements) | ast.Tuple(elts=elements) | ast.Set(elts=elements):
                return self._elements(elements, depth)
            case ast.Dict(keys=keys, values=values):
                return self._dictionary(keys, values, depth)
            case ast.Call(func=ast.Name(id="dict"), args=[], keywords=words):
                keys = [ast.Constant(word.arg) if word.arg else None for word in words]
                return self._dictionary(keys, [word.value for word in words], depth)
            case ast.Call(func=ast.Attribute(value=text, attr="split"), args=[], keywords=[]):
                split = self.evaluate(text, depth)
                return list(split.split()) if isinstance(split, str) else UNKNOWN
            case ast.BinOp(left=left, op=ast.Add(), right=right):
                return _joined(self.evaluate(left, depth), self.evaluate(right, depth))
            case ast.Subscript(value=container, slice=ast.Constant(value=str() as key)):
                inner = self.evaluate(container, depth)
                return inner.get(key, UNKNOWN) if isinstance(inner, dict) else UNKNOWN
            case _:
                return UNKNOWN

    def _elements(self, elements: Sequence[ast.expr], depth: int) -> object:
        found: object = []
        for element in elements:
            if isinstance(element, ast.Starred):
                found = _joined(found, self.evaluate(element.value, depth))
            else:
                found = _joined(found, [self.evaluate(element, depth)])
        return found

    def _dictionary(self, keys: Sequence[ast.expr | None], values: Sequence[ast.expr], depth: int) -> object:
        found: dict[object, object] = {}
        for key, expression in zip(keys, values, strict=True):
            name = self.evaluate(key, depth)
            value = self.evaluate(expression, depth)
            if key is None and isinstance(value, dict):
                found.update(value)
            else:
                found[name if isinstance(name, str) else UNKNOWN] = value
        return found

    def _note_bindings(self, node: ast.AST) -> None:
        match node:
            case ast.Assign(targets=[ast.Name(id=name) as target], value=value):
                self._bindings[name].append(value)
                self._targets.add(id(target))
            case ast.AnnAssign(target=ast.Name(id=name) as target, value=ast.expr() as value):
                self._bindings[name].append(value)
                self._targets.add(id(target))
            case ast.AugAssign(target=target):
                self._targets.add(id(target))
            case ast.Name(id=name, ctx=ast.Store() | ast.Del()) if id(node) not in self._targets:
                self._bindings[name].append(None)
            case ast.ImportFrom(module=path, names=aliases, level=level):
                for alias in aliases:
                    self._bindings[alias.asname or alias.name].append(ReexportedName(level, path or "", alias.name))
            case ast.arg(arg=name) | ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                self._bindings[name].append(None)
            case _:
                return

    def _note_changes(self, node: ast.AST) -> None:
        match node:
            case ast.Assign(value=ast.Name(id=name), targets=[ast.Name()]):
                self._changed[name] = True  # both names share a list from here on
            case ast.Global(names=names):
                for name in names:
                    self._bindings[name].append(None)
            case ast.AugAssign(target=target, op=operator):
                self._change(target, only_adds=isinstance(operator, ast.Add))
            case ast.Subscript(value=container, slice=key, ctx=ast.Store() | ast.Del() as context):
                self._change(container, only_adds=isinstance(context, ast.Store) and isinstance(key, ast.Constant))
            case ast.Call(func=function, args=arguments, keywords=words):
                if isinstance(function, ast.Attribute) and function.attr not in _READING:
                    self._change(function.value, only_adds=function.attr in _ADDING)
                if not isinstance(function, ast.Name) or function.id not in _HARMLESS:
                    for argument in (*arguments, *(word.value for word in words)):
                        self._change(argument)
            case _:
                return

    def _change(self, node: ast.expr, *, only_adds: bool = False) -> None:
        """Note that the value of a name, or a part of it, may change."""
        while isinstance(node, ast.Subscript | ast.Attribute | ast.Starred):
            node = node.value
        if isinstance(node, ast.Name):
            self._changed[node.id] = self._changed.get(node.id, False) or not only_adds


def _run_nodes(module: ast.Module, at: ast.AST | None) -> Iterator[ast.AST]:
    """Walk the nodes of a module without the bodies of functions that do not enclose the call."""
    waiting: list[ast.AST] = [module]
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, _Function) or any(inner is at for inner in ast.walk(node)):
            waiting.extend(ast.iter_child_nodes(node))


def _joined(left: object, right: object) -> object:
    """Concatenate two texts or two lists; one may be unknown."""
    if isinstance(left, str) and isinstance(right, str):
        return left + right if len(left) + len(right) <= _MAX_SIZE else UNKNOWN
    if not isinstance(left, list) and not isinstance(right, list):
        return UNKNOWN
    first = left if isinstance(left, list) else [UNKNOWN]
    second = right if isinstance(right, list) else [UNKNOWN]
    return [*first, *second] if len(first) + len(second) <= _MAX_SIZE else UNKNOWN

"""Constant propagation over a Python file: values that follow from literals; nothing is executed.

For maintainers: this interprets the statements of a module in order and keeps certain values. An uncertain value is
``UNKNOWN``; a list with uncertain elements at its end ends in ``UNKNOWN``, so that its certain part stays. Lists and
dictionaries are shared between the names bound to them, as in Python. All work is limited by a budget, because ``x = x
+ x`` thirty times takes a gigabyte. This module must not know of manifests.
"""

from __future__ import annotations

import ast
import warnings
from enum import Enum
from typing import Final, TypeGuard

_BUDGET = 2_000_000  # elements and characters that may be created
_DEPTH = 100  # of one expression


class Unknown(Enum):
    """The type of ``UNKNOWN``."""

    UNKNOWN = "unknown"


UNKNOWN: Final = Unknown.UNKNOWN


def parse_module(source: str) -> ast.Module:
    """The syntax tree of a module. Raises ``SyntaxError``, also for text too deeply nested for the parser."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about the project's text
            return ast.parse(source)
    except (RecursionError, MemoryError) as error:
        raise SyntaxError("nested too deeply to be read") from error
    except ValueError as error:  # a number of 5,000 digits
        raise SyntaxError(str(error)) from error


class StaticNames:
    """The names of a module; ``values`` has the current value of each."""

    def __init__(self) -> None:
        self.values: dict[str, object] = {}
        self._budget = _BUDGET

    def evaluate(self, node: ast.expr, depth: int = 0) -> object:
        """The value of an expression, or ``UNKNOWN``."""
        if depth > _DEPTH:
            return UNKNOWN
        match node:
            case ast.Constant(value=value):
                return value
            case ast.Name(id=name):
                return self.values.get(name, UNKNOWN)
            case ast.List(elts=elements):
                return self._elements(elements, depth)
            case ast.Tuple(elts=elements) | ast.Set(elts=elements):
                return tuple(self._elements(elements, depth))
            case ast.Dict(keys=keys, values=values):
                return self._dictionary(keys, values, depth)
            case ast.BinOp(left=left, op=ast.Add(), right=right):
                return self._added(self.evaluate(left, depth + 1), self.evaluate(right, depth + 1))
            case ast.Subscript(value=container, slice=key):
                return self._item(self.evaluate(container, depth + 1), self.evaluate(key, depth + 1))
            case ast.Call(func=function, args=arguments, keywords=keywords):
                return self._call(function, arguments, keywords, depth)
            case ast.JoinedStr(values=parts) if all(isinstance(part, ast.Constant) for part in parts):
                return "".join(str(part.value) for part in parts if isinstance(part, ast.Constant))
            case _:
                return UNKNOWN

    def bind(self, target: ast.expr, value: object) -> None:
        """Assign a value to a target, as ``target = value`` does."""
        match target:
            case ast.Name(id=name):
                self.values[name] = value
            case ast.Tuple(elts=targets) | ast.List(elts=targets):
                known = isinstance(value, list | tuple) and len(value) == len(targets) and UNKNOWN not in value
                for index, part in enumerate(targets):
                    self.bind(part, value[index] if known and isinstance(value, list | tuple) else UNKNOWN)
            case ast.Starred(value=part):
                self.bind(part, UNKNOWN)
            case ast.Subscript(value=container, slice=key):
                self._set_item(self.evaluate(container), self.evaluate(key), value)
            case _:
                return

    def update(self, target: object, method: str, arguments: list[object]) -> None:
        """Apply a mutating method of a list or a dictionary; an unknown one makes its content uncertain."""
        match method, target, arguments:
            case "append", list(), [value]:
                self._extend(target, [value])
            case (("extend" | "__iadd__"), list(), [list() | tuple() as values]):
                self._extend(target, list(values))
            case (("append" | "extend" | "insert" | "__iadd__"), list(), _):
                self._extend(target, [UNKNOWN])
            case "update", dict(), [dict() as values]:
                if self._pays(len(values)):
                    target.update(values)
            case "setdefault", dict(), [str() as key, value]:
                target.setdefault(key, value)
            case _:
                make_uncertain(target)

    def spoil(self, target: object, method: str) -> None:
        """Apply ``update`` for a statement that may not run."""
        if isinstance(target, list) and method in ("append", "extend", "insert", "__iadd__"):
            self._extend(target, [UNKNOWN])
        else:
            make_uncertain(target)

    def _pays(self, amount: int) -> bool:
        self._budget -= amount + 1
        return self._budget >= 0

    def _extend(self, target: list[object], values: list[object]) -> None:
        target.extend(values if self._pays(len(values)) else [UNKNOWN])

    def _set_item(self, container: object, key: object, value: object) -> None:
        if isinstance(container, dict) and isinstance(key, str):
            container[key] = value
        else:
            make_uncertain(container)

    def _item(self, container: object, key: object) -> object:
        if isinstance(container, dict) and isinstance(key, str):
            return container.get(key, UNKNOWN)
        if not isinstance(container, list | tuple) or not isinstance(key, int) or not self._pays(len(container)):
            return UNKNOWN
        # After an uncertain element, positions are unknown.
        if UNKNOWN in container or not -len(container) <= key < len(container):
            return UNKNOWN
        return container[key]

    def _elements(self, elements: list[ast.expr], depth: int) -> list[object]:
        found: list[object] = []
        for element in elements:
            if isinstance(element, ast.Starred):
                inner = self.evaluate(element.value, depth + 1)
                self._extend(found, list(inner) if isinstance(inner, list | tuple) else [UNKNOWN])
            else:
                self._extend(found, [self.evaluate(element, depth + 1)])
        return found

    def _dictionary(self, keys: list[ast.expr | None], values: list[ast.expr], depth: int) -> dict[object, object]:
        found: dict[object, object] = {}
        for key, value in zip(keys, values, strict=True):
            inner = self.evaluate(value, depth + 1)
            if key is None:
                self._merge(found, inner)
                continue
            name = self.evaluate(key, depth + 1)
            if isinstance(name, str) and self._pays(1):
                found[name] = inner
            else:
                found[UNKNOWN] = UNKNOWN
        return found

    def _merge(self, target: dict[object, object], more: object) -> None:
        if isinstance(more, dict) and self._pays(len(more)):
            target.update(more)
        else:
            make_uncertain(target)

    def _added(self, left: object, right: object) -> object:
        if isinstance(left, str) and isinstance(right, str):
            return left + right if self._pays(len(left) + len(right)) else UNKNOWN
        for kind in (list, tuple):
            if isinstance(left, kind) or isinstance(right, kind):
                first = list(left) if isinstance(left, kind) else [UNKNOWN]
                second = list(right) if isinstance(right, kind) else [UNKNOWN]
                return kind(first + second) if self._pays(len(first) + len(second)) else UNKNOWN
        return UNKNOWN

    def _call(self, function: ast.expr, arguments: list[ast.expr], keywords: list[ast.keyword], depth: int) -> object:
        values = [self.evaluate(argument, depth + 1) for argument in arguments]
        match function, values:
            case ast.Name(id="dict"), _ if "dict" not in self.values and len(values) <= 1:
                found: dict[object, object] = {}
                for value in values:
                    self._merge(found, value)
                for keyword in keywords:
                    inner = self.evaluate(keyword.value, depth + 1)
                    self._merge(found, inner if keyword.arg is None else {keyword.arg: inner})
                return found
            case ast.Name(id="list" | "tuple" | "sorted" as name), [list() | tuple() as items]:
                if name in self.values or keywords or not self._pays(len(items)):
                    return UNKNOWN
                return tuple(items) if name == "tuple" else list(items)
            case ast.Attribute(value=on, attr=method), _ if not keywords:
                return self._string_method(self.evaluate(on, depth + 1), method, values)
            case _:
                return UNKNOWN

    def _string_method(self, text: object, method: str, values: list[object]) -> object:
        if not isinstance(text, str) or not self._pays(len(text)):
            return UNKNOWN
        match method, values:
            case (("strip" | "lstrip" | "rstrip"), []):
                return text.strip() if method == "strip" else text.lstrip() if method == "lstrip" else text.rstrip()
            case "split", []:
                return list(text.split())
            case "splitlines", []:
                return list(text.splitlines())
            case "join", [list() | tuple() as parts] if all_strings(parts):
                length = sum(map(len, parts)) + len(text) * len(parts)
                return text.join(parts) if self._pays(length) else UNKNOWN
            case _:
                return UNKNOWN


def all_strings(values: list[object] | tuple[object, ...]) -> TypeGuard[list[str]]:
    """True if all values are strings."""
    return all(isinstance(value, str) for value in values)


def make_uncertain(target: object) -> None:
    """Forget the content of a list or dictionary, for every name bound to it."""
    if isinstance(target, list):
        target[:] = [UNKNOWN]
    elif isinstance(target, dict):
        target.clear()
        target[UNKNOWN] = UNKNOWN

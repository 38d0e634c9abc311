"""Interpret the statements of a Python module in order, up to a node, into ``StaticNames``.

For maintainers: statements on the way to the node are interpreted; statements that may not run (branches, loops, other
functions) make the names that they assign uncertain. For a call inside a function, the rest of the module is
interpreted first. This module must not know of manifests.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from oxigraph_code.languages.python.manifests.literals import UNKNOWN, StaticNames, make_uncertain

_Function = ast.FunctionDef | ast.AsyncFunctionDef
_CHANGES = frozenset(
    ("append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse", "update", "setdefault", "popitem")
)


@dataclass(frozen=True)
class Imported:
    """The value of an imported name: the number of dots, the module, and the name there."""

    level: int
    path: str
    name: str


class ModuleReader:
    """The names of one module."""

    def __init__(self) -> None:
        self.names = StaticNames()

    def read(self, statements: Sequence[ast.stmt]) -> None:
        """Interpret statements that all run, in this order."""
        for statement in statements:
            self._read_statement(statement)

    def read_up_to(self, module: ast.Module, node: ast.AST) -> None:
        """Interpret the statements that run before ``node``."""
        parents = {id(child): parent for parent in ast.walk(module) for child in ast.iter_child_nodes(parent)}
        chain: list[ast.AST] = [node]
        while (parent := parents.get(id(chain[-1]))) is not None:
            chain.append(parent)
        on_the_way = {id(step) for step in chain}
        for step in reversed(chain):
            if isinstance(step, ast.For | ast.AsyncFor | ast.While):
                self._disturb(step)  # an earlier iteration
            elif isinstance(step, ast.With | ast.AsyncWith):
                self._bind_context(step)
            elif isinstance(step, _Function):
                arguments = step.args
                for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
                    self.names.values[argument.arg] = UNKNOWN
            for suite in _suites(step):
                position = next((index for index, inner in enumerate(suite) if id(inner) in on_the_way), None)
                if position is None:
                    if isinstance(step, ast.Try):
                        self._disturb_all(suite)
                    continue
                self.read(suite[:position])
                if isinstance(suite[position], _Function):
                    self.read(suite[position + 1 :])
                break

    def _read_statement(self, statement: ast.stmt) -> None:
        match statement:
            case ast.Assign(targets=targets, value=expression):
                value = self.names.evaluate(expression)
                for target in targets:
                    self.names.bind(target, value)
            case ast.AnnAssign(target=target, value=ast.expr() as expression):
                self.names.bind(target, self.names.evaluate(expression))
            case ast.AugAssign(target=target, op=operator, value=expression):
                self._augment(target, operator, expression)
            case ast.Expr(value=ast.Call() as call):
                self._call(call)
            case ast.With() | ast.AsyncWith():
                self._bind_context(statement)
                self.read(statement.body)
            case ast.ImportFrom(module=path, names=aliases, level=level):
                for alias in aliases:
                    self.names.values[alias.asname or alias.name] = Imported(level, path or "", alias.name)
            case _:
                self._disturb(statement)

    def _augment(self, target: ast.expr, operator: ast.operator, expression: ast.expr) -> None:
        current = self.names.evaluate(target)
        if isinstance(current, list) and isinstance(operator, ast.Add):
            self.names.update(current, "__iadd__", [self.names.evaluate(expression)])
        elif isinstance(operator, ast.Add):
            self.names.bind(target, self.names.evaluate(ast.BinOp(target, operator, expression)))
        else:
            self.names.bind(target, UNKNOWN)

    def _call(self, call: ast.Call) -> None:
        arguments = [self.names.evaluate(argument) for argument in call.args]
        function = call.func
        if isinstance(function, ast.Attribute):
            target = self.names.evaluate(function.value)
            if function.attr in _CHANGES and isinstance(target, list | dict):
                if call.keywords:
                    make_uncertain(target)
                else:
                    self.names.update(target, function.attr, arguments)
                return
        # An unknown function may mutate its arguments.
        if not (isinstance(function, ast.Name) and function.id == "print"):
            for argument in arguments:
                make_uncertain(argument)

    def _bind_context(self, statement: ast.With | ast.AsyncWith) -> None:
        for item in statement.items:
            if item.optional_vars is not None:
                self.names.bind(item.optional_vars, UNKNOWN)

    def _disturb_all(self, statements: Sequence[ast.stmt]) -> None:
        for statement in statements:
            self._disturb(statement)

    def _disturb(self, statement: ast.AST) -> None:
        """Make the names uncertain that a statement changes, if it may not run."""
        waiting: list[ast.AST] = [statement]
        while waiting:
            node = waiting.pop()
            match node:
                case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                    self.names.values[name] = UNKNOWN
                    self._disturb_scope(node)
                    continue
                case ast.Import(names=aliases):
                    for alias in aliases:
                        self.names.values[alias.asname or alias.name.partition(".")[0]] = UNKNOWN
                case ast.ImportFrom(names=aliases):
                    for alias in aliases:
                        self.names.values[alias.asname or alias.name] = UNKNOWN
                case _:
                    self._disturb_node(node, frozenset())
            waiting.extend(_children(node))

    def _disturb_scope(self, scope: ast.AST) -> None:
        """The same for the body of a function or class, whose local names are not the module's."""
        nodes = list(ast.walk(scope))
        shared = {name for node in nodes if isinstance(node, ast.Global) for name in node.names}
        own = {node.arg for node in nodes if isinstance(node, ast.arg)}
        own.update(node.id for node in nodes if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load))
        for node in nodes:
            self._disturb_node(node, frozenset(own - shared))

    def _disturb_node(self, node: ast.AST, own: frozenset[str]) -> None:
        match node:
            case ast.Name(id=name, ctx=ast.Store() | ast.Del()) if name not in own:
                self.names.values[name] = UNKNOWN
            case ast.Subscript(value=container, slice=key, ctx=ast.Store() | ast.Del()) if _base(container) not in own:
                self.names.bind(ast.Subscript(container, key, ast.Store()), UNKNOWN)
            case ast.AugAssign(target=target) if _base(target) not in own:
                current = self.names.evaluate(target)
                if isinstance(current, list):
                    self.names.spoil(current, "__iadd__")
                else:
                    self.names.bind(target, UNKNOWN)
            case ast.Call(func=ast.Attribute(value=target, attr=method)) if method in _CHANGES:
                if _base(target) not in own:
                    self.names.spoil(self.names.evaluate(target), method)
            case _:
                return


def _children(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        # ``x += …`` on a list mutates it; the name stays bound to the certain part.
        if isinstance(node, ast.AugAssign) and child is node.target and isinstance(child, ast.Name):
            continue
        yield child


def _suites(node: ast.AST) -> Iterator[list[ast.stmt]]:
    for name in ("body", "orelse", "finalbody"):
        suite = getattr(node, name, None)
        if isinstance(suite, list):
            yield suite


def _base(node: ast.expr) -> str:
    while isinstance(node, ast.Subscript | ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""

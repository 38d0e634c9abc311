"""Route handlers: the function, method or class of an argument, behind its wrappers.

For maintainers: a handler is a symbol of the program, an external thing by name, or an anonymous function by its scope.
Of a call with a function as argument the handler is that function; of any other call, the called factory.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain
from typing import Final, NamedTuple

from oxigraph_code.facts import Argument, FileFacts, PatternSite, Target
from oxigraph_code.facts.access_paths import without_call
from oxigraph_code.resolution.edges.named_symbols import NamedSymbols
from oxigraph_code.resolution.model.values import TYPES, Value
from oxigraph_code.resolution.routing.methods import methods_in
from oxigraph_code.resolution.routing.rule import RoutedProgram, RoutingRule
from oxigraph_code.resolution.routing.tables import MEMBER, MethodRow, picked

_RUN: Final = frozenset({"function", "method", "class"})
_MAX_DEPTH: Final = 4
_MAX_SYMBOLS: Final = 4
_DEFAULT: Final = "default"


class Handler(NamedTuple):
    """A handler: symbols, an external name, or the anonymous function of a scope with its lines."""

    targets: tuple[Target, ...] = ()
    external: str = ""
    scope: int = -1
    line: int = 0
    end_line: int = 0


def decorators_of(facts: FileFacts, definition: int) -> Iterator[PatternSite]:
    """Yield the sites that decorate a definition."""
    return (site for site in facts.pattern_sites if site.kind == "decorator" and site.definition == definition)


def decorators_around(facts: FileFacts, definition: int) -> Iterator[PatternSite]:
    """Yield the decorators of a definition, and of the one it is written in."""
    around = facts.scopes[facts.definitions[definition].scope].definition if definition >= 0 else -1
    for each in (definition, around):
        yield from decorators_of(facts, each) if each >= 0 else ()


class Handlers(RoutingRule):
    """The handlers of the routes of a program."""

    def __init__(self, routed: RoutedProgram, named: NamedSymbols) -> None:
        super().__init__(routed)
        self._named = named

    def of_definition(self, facts: FileFacts, definition: int) -> Handler:
        """Return a definition of a file as a handler."""
        return Handler((Target(facts.path, definition),))

    def find(self, argument: Argument, facts: FileFacts, scope: int, depth: int = 0) -> Handler | None:
        """Return the handler that an argument is; ``None`` if it is unknown."""
        if depth > _MAX_DEPTH:
            return None
        if argument.kind == "function":
            return Handler(scope=argument.scope, line=argument.line, end_line=argument.end_line)
        if argument.kind == "list" and (pair := self._of_pair(argument, facts, scope, depth)) is not None:
            return pair
        if argument.kind in ("list", "sum", "spread"):
            found = (self.find(part, facts, scope, depth + 1) for part in reversed(argument.parts))
            return next((handler for handler in found if handler is not None), None)
        if argument.kind == "path":
            return self._of_path(argument.value, facts, scope)
        if argument.kind == "text":
            return self._of_text(argument.value, facts)
        if argument.kind == "call":
            return self._of_call(argument, facts, scope, depth)
        return None

    def of_entry(self, entry: Argument, places: Sequence[str], facts: FileFacts, scope: int) -> Handler | None:
        """Return the handler that an entry is, or that its value states at the first place which has one."""
        if entry.kind != "mapping":
            return self.find(entry, facts, scope)
        stated = (part for place in places for part in picked(entry.parts, [place]))
        found = (self.find(part._replace(value=part.value.replace(MEMBER, ".")), facts, scope) for part in stated)
        return next((handler for handler in found if handler is not None), None)

    def is_callable(self, argument: Argument, facts: FileFacts, scope: int) -> bool:
        """Return true if an argument is a function or class, or a call with one as argument."""
        if argument.kind == "function" or (argument.kind == "call" and argument.value.endswith(self._tables.same)):
            return True
        handler = self.find(argument, facts, scope)
        return handler is not None and any(self._kind(target) in _RUN for target in handler.targets)

    def class_of(self, handler: Handler) -> Value | None:
        """Return the class that a handler is."""
        for target in handler.targets:
            if self._kind(target) in TYPES:
                return self._program.symbol(target.path, target.definition)
        return None

    def method_of(self, class_symbol: Value, name: str) -> Target | None:
        """Return a method of a class of the program, own or inherited."""
        for owner in self._evaluator.hierarchy.order(class_symbol):
            if owner.kind == "symbol":
                meaning = self._program.member(owner, name)
                if meaning is not None and meaning.definitions:
                    return Target(owner.path, meaning.definitions[-1])
        return None

    def methods_of(self, class_symbol: Value, names: Sequence[str]) -> list[str]:
        """Return the names of methods that a class has: its own, inherited, or by an external base."""
        found = {name for name in names if self.method_of(class_symbol, name) is not None}
        outside = [name for name in self._evaluator.hierarchy.outside(class_symbol) if name]
        for entry in self._tables.classes:
            if any(entry.outside.has(name) for name in outside):
                found |= set(entry.methods)
        return [name for name in names if name in found]

    def text_of_class(self, class_symbol: Value, *names: str) -> str:
        """Find the text that a class, or a base in the program, assigns to the first matching name."""
        for name in names:
            for owner in self._evaluator.hierarchy.order(class_symbol):
                if owner.kind != "symbol":
                    continue
                body = self._program.body(owner)
                for constant in self._program.files[owner.path].text_constants:
                    if constant.scope == body and constant.name == name and not constant.parts:
                        return constant.value
        return ""

    def value_of_class(self, class_symbol: Value | None, *names: str) -> str:
        """Find the access path that a class or its ancestors in the program assign to any of ``names``."""
        for owner in self._evaluator.hierarchy.order(class_symbol) if class_symbol is not None else ():
            body = self._program.body(owner) if owner.kind == "symbol" else -1
            for binding in self._program.files[owner.path].bindings if body >= 0 else ():
                if binding.scope == body and binding.name in names and binding.value:
                    return binding.value
        return ""

    def decorated_methods(self, class_symbol: Value) -> Iterator[tuple[FileFacts, PatternSite]]:
        """Yield the sites that decorate methods of a class, and of those it inherits from in the program."""
        seen: set[str] = set()
        for owner in self._evaluator.hierarchy.order(class_symbol):
            if owner.kind != "symbol":
                continue
            facts = self._program.files[owner.path]
            body = self._program.body(owner)
            for site in facts.pattern_sites:
                if site.kind == "decorator" and site.definition >= 0:
                    method = facts.definitions[site.definition]
                    if method.scope == body and method.name not in seen:
                        seen.add(method.name)
                        yield facts, site

    def restricted(self, handler: Handler) -> list[str]:
        """Return the HTTP methods that decorators of a function restrict it to."""
        found: list[str] = []
        for target in handler.targets:
            facts = self._program.files[target.path]
            for site in decorators_of(facts, target.definition):
                for entry in self._tables.restrictions.fitting(site):
                    found += self.stated_methods(entry, facts, site)
        return list(dict.fromkeys(found))

    def stated_methods(self, entry: MethodRow, facts: FileFacts, site: PatternSite) -> list[str]:
        """Return the HTTP methods that a site of a file says, by an entry; none where it says none."""
        return methods_in(
            entry,
            site,
            partial(self._texts.read, path=facts.path, scope=site.scope),
            partial(self._texts.listed, path=facts.path, scope=site.scope),
        )

    def _kind(self, target: Target) -> str:
        return self._program.defined(target).kind if target.definition >= 0 else ""

    def _of_path(self, written: str, facts: FileFacts, scope: int) -> Handler | None:
        for suffix in self._tables.same:
            written = without_call(written).removesuffix(suffix)
        values = self._evaluator.read(facts.path, scope, 0, written)
        symbols = [value.target for value in values if value.kind == "symbol" and self._kind(value.target) in _RUN]
        named = [target for target in self._uses.named(facts.path, scope, written) if target.definition >= 0]
        if run := [target for target in named if self._kind(target) in _RUN] or symbols or named:
            return Handler(tuple(run[:_MAX_SYMBOLS]))
        for value in values:
            if value.kind == "closure" and value.path == facts.path:
                return Handler(scope=value.definition)
            if value.is_external and value.name:
                return Handler(external=value.name)
        return None

    def _of_text(self, written: str, facts: FileFacts) -> Handler | None:
        """Return the symbol that a text names: dotted, by class and method, by file, or as the language does."""
        if path := self._program.semantics.function_in_text(written):
            return self._of_path(path, facts, 0)
        module, _, name = written.rpartition(".")
        found = self._program.module(facts.path, module) if module else None
        symbols = self._members(found, name)
        for entry in self._tables.texts if not symbols else ():
            match = entry.like.fullmatch(written)
            if match is not None and not symbols:
                placed = self._program.module_above(facts.path, match.expand(entry.module))
                symbols = self._members(placed, match.expand(entry.member))
        method = self._named.method(written) if not symbols else None
        symbols = symbols or ([method] if method is not None else [])
        return Handler(tuple(symbols[:_MAX_SYMBOLS])) if symbols else None

    def _members(self, module: Value | None, name: str) -> list[Target]:
        """List the symbols that a name of a file, or of the value that it exports, means."""
        if module is None or module.kind != "module":
            return []
        exported = self._evaluator.of_member(module, _DEFAULT)
        values = chain.from_iterable(self._evaluator.of_member(owner, name) for owner in (module, *exported))
        return list(dict.fromkeys(value.target for value in values if value.kind == "symbol"))

    def _of_pair(self, pair: Argument, facts: FileFacts, scope: int, depth: int) -> Handler | None:
        """Return the method that a class and the text behind it name."""
        if [part.kind for part in pair.parts] != ["path", "text"]:
            return None
        handler, owner = self.find(pair.parts[0], facts, scope, depth + 1), pair.parts[0].value
        class_symbol = self.class_of(handler) if handler is not None else None
        loaded = self._evaluator.read(facts.path, scope, 0, f"{owner}().{_DEFAULT}") if class_symbol is None else ()
        class_symbol = next((value for value in loaded if value.kind == "symbol"), class_symbol)
        method = self.method_of(class_symbol, pair.parts[1].value) if class_symbol is not None else None
        return Handler((method,)) if method is not None else handler

    def _of_call(self, argument: Argument, facts: FileFacts, scope: int, depth: int) -> Handler | None:
        if argument.value.endswith(self._tables.same):
            return self._of_path(argument.value, facts, scope)
        parts = argument.parts if argument.site < 0 else facts.pattern_sites[argument.site].arguments
        for part in reversed(parts):
            if part.kind in ("function", "call", "path") and self.is_callable(part, facts, scope):
                return self.find(part, facts, scope, depth + 1)
        found = self._of_path(argument.value, facts, scope)
        if found is not None and found.scope >= 0:
            # A wrapper in a variable; the handler may be the result of another call, in a variable of a module.
            return next(self._variables(parts, facts, scope), found)
        return found

    def _variables(self, parts: Sequence[Argument], facts: FileFacts, scope: int) -> Iterator[Handler]:
        """Yield the variables of modules that arguments name, as handlers."""
        for part in parts:
            for target in self._uses.named(facts.path, scope, part.value)[:1] if part.kind == "path" else ():
                is_outermost = self._program.defined(target).scope == 0
                if target.definition >= 0 and self._kind(target) == "variable" and is_outermost:
                    yield Handler((target,))

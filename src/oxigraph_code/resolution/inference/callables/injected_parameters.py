"""Injected parameters: values that a framework passes by name, such as the fixtures of tests.

For maintainers: a parameter gets the result of the function of its name: the nearest in the class, in the module, and
then in modules that the language names. A failed lookup is a recorded query about module names, so that a new file is
noticed. This module must not know the framework. See decision 0046.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping

from oxigraph_code.facts import Binding, FileFacts
from oxigraph_code.facts.access_paths import AWAIT
from oxigraph_code.resolution.inference.rule import EvaluationRule
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.values import Related, Site, Value, Values, union
from oxigraph_code.resolution.program.program import Program


class InjectedParameters(EvaluationRule):
    """The injected parameters of a program."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        super().__init__(program, evaluator)
        self._unknown: Values = (program.unknown,)
        """The value of a name with an unknown supplier."""
        self._injection = self._semantics.injection
        self._suppliers: dict[str, Mapping[tuple[int, str], Values]] = {}
        self._filled: dict[str, dict[int, Collection[str]]] = {}

    def relations(self, facts: FileFacts) -> Iterator[Related]:
        """Yield references from functions of a file to the functions that supply their parameters."""
        if self._injection is None:
            return
        for index in range(len(facts.definitions)):
            for name in self._injection.injected_parameters(facts, index):
                for value in self._found(self._program.symbol(facts.path, index), name):
                    yield "references", index, value.target, ""

    def from_outside(self, path: str, binding: Binding) -> Values:
        """Return the value that the framework itself supplies for a parameter."""
        own = self._injection.external_class(binding.name) if self._injection is not None else ""
        function = self._filled_by_name(path, binding) if own else None
        if function is None or self._evaluator.memoized(self._nearest, function, binding.name):
            return ()
        return (self._program.external_instance(own),)

    def from_inside(self, place: Site, name: str) -> Values:
        """Return the values that functions of the program supply for a parameter that is visible at a site."""
        meaning = self._program.names(place.path).lookup(place.scope, name) if self._injection is not None else None
        if meaning is None or meaning.count != 1 or not meaning.bindings:
            return ()
        function = self._filled_by_name(place.path, meaning.bindings[0])
        return union(map(self._handed_over, self._found(function, name))) if function is not None else ()

    def _filled_by_name(self, path: str, binding: Binding) -> Value | None:
        """Return the function of an injected parameter without an annotation."""
        if binding.kind != "parameter" or binding.annotation:
            return None
        index = self._program.files[path].scopes[binding.scope].definition
        return self._program.symbol(path, index) if index >= 0 and binding.name in self._names(path, index) else None

    def _handed_over(self, function: Value) -> Values:
        """Return the value that a supplier passes on: the first yielded one, or else the awaited result."""
        values = self._evaluator.call_result(function, None)
        names = self._program.names(function.path)
        if names.returned(names.body.get(function.definition, -1), "yield"):
            return union(self._rules.element(value, "[*]") for value in values)
        if "async" in self._program.definition(function).modifiers:
            return union(self._evaluator.of_member(value, AWAIT) for value in values)
        return values

    def _names(self, path: str, index: int) -> Collection[str]:
        """Return the injected parameters of a function."""
        of_file = self._filled.setdefault(path, {})
        if index not in of_file and self._injection is not None:
            of_file[index] = self._injection.injected_parameters(self._program.files[path], index)
        return of_file[index]

    def _found(self, function: Value, name: str) -> Values:
        """Return the functions that supply a parameter of a function."""
        found = self._evaluator.memoized(self._nearest, function, name)
        return found if found != self._unknown else ()

    def _nearest(self, function: Value, name: str) -> Values:
        for group in self._groups(function, name):
            # A supplier that takes its own name extends the next one, which it overrides.
            if found := tuple(value for value in group if value != function):
                return found
        return ()

    def _groups(self, function: Value, name: str) -> Iterator[Values]:
        """Yield the suppliers of a name, scope by scope, the nearest first."""
        path = function.path
        facts = self._program.files[path]
        scope = facts.definitions[function.definition].scope
        while scope > 0:
            entry = facts.scopes[scope]
            if entry.kind == "class":
                for owner in self._rules.hierarchy.order(self._program.symbol(path, entry.definition)):
                    if owner.kind == "symbol":
                        body = self._program.body(owner)
                        yield self._defined(owner.path, body, name)
            scope = entry.parent
        yield self._in_module(path, name)
        paths = [path]
        for module in self._injection.modules_around(path) if self._injection is not None else ():
            around = self._program.modules.find(path, module)
            if around and around != path:
                paths.append(around)
                yield self._in_module(around, name)
        for loading in paths:
            yield self._evaluator.memoized(self._in_plugins, loading, name)

    def _in_plugins(self, path: str, name: str) -> Values:
        """Return the suppliers in the modules that a module loads without a name for them."""
        loaded = (entry.path for entry in self._program.files[path].imports if not entry.binds)
        plugins = (self._program.modules.find(path, module) for module in loaded)
        return union(self._in_module(plugin, name) for plugin in plugins if plugin)

    def _in_module(self, path: str, name: str) -> Values:
        """Return the suppliers that a module defines or imports."""
        if found := self._defined(path, 0, name):
            return found
        meaning = self._program.names(path).in_scope(0, name)
        if meaning is None:
            imported = self._rules.imports.through_stars(path, name)[0]
        elif meaning.bindings:
            return self._unknown
        else:
            imported = union(self._rules.imports.values(path, entry) for entry in meaning.imports)
            if meaning.imports and not imported:
                return self._unknown
        if any(value.kind == "external" for value in imported):
            return self._unknown
        return tuple(
            value
            for value in imported
            if value.kind == "symbol"
            and value in self._defined(value.path, self._program.definition(value).scope, name)
        )

    def _defined(self, path: str, scope: int, name: str) -> Values:
        """Return the suppliers that a scope of a file defines."""
        facts = self._program.files[path]
        if path not in self._suppliers:
            found: dict[tuple[int, str], list[Value]] = defaultdict(list)
            for index, definition in enumerate(facts.definitions):
                if self._injection is not None and (called_for := self._injection.provided_name(definition)):
                    found[definition.scope, called_for].append(self._program.symbol(path, index))
            self._suppliers[path] = {key: tuple(values) for key, values in found.items()}
        return self._suppliers[path].get((scope, name), ())

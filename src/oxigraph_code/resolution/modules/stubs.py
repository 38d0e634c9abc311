"""Stub files: types for what another file defines.

For maintainers: definitions are taken from the source, parameter and return types from its stub if it declares any; a
name that only the stub has exists too. Both are joined by qualified name. This module must not know which files are
stubs, nor how types are written.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from oxigraph_code.facts import Binding, Definition, FileFacts, Target
from oxigraph_code.resolution.binding.symbol_table import name_in_scope
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.symbols import Bindings
from oxigraph_code.resolution.model.values import TYPES, Value, Values, agreed, union
from oxigraph_code.resolution.program.inference_rule import InferenceRule
from oxigraph_code.resolution.program.program import Program

_STORED: Final = frozenset({"variable", "field", "constant"})


class Stubs(InferenceRule):
    """The stubs of the files of a program."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        super().__init__(program, evaluator)
        self._stubs: dict[str, str] = {}
        self._sources: dict[str, str] = {}
        self._named: dict[str, dict[str, list[int]]] = {}

    def stub(self, path: str) -> str:
        """Return the path of the stub of a file, empty if there is none."""
        known = self._stubs.get(path)
        if known is None:
            known = self._stubs[path] = self._program.modules.stub(path)
        return known

    def source(self, path: str) -> str:
        """Return the path of the source of a stub, empty if the file is no stub."""
        known = self._sources.get(path)
        if known is None:
            known = self._sources[path] = self._program.modules.source(path)
        return known

    def result(self, function: Value, receiver: Value | None) -> Values:
        """Return the return values of a function by its stub."""
        if not self.stub(function.path):
            return ()
        groups = [
            self._evaluator.call_result(entry, receiver)
            for entry in self._declared(function)
            if self._program.definition(entry).returns
        ]
        # The arguments decide between several signatures.
        return agreed(groups)

    def of_bindings(self, path: str, bindings: Sequence[Binding], receiver: Value | None) -> Values:
        """Return the values of bindings in a source, by its stub."""
        if not bindings or not self.stub(path):
            return ()
        name, scope = bindings[0].name, bindings[0].scope
        if all(entry.kind == "parameter" for entry in bindings):
            return self._of_parameter(path, name, scope, receiver)
        meaning = self._in_scope(path, scope, name)
        return self._evaluator.values_of_bindings(self.stub(path), meaning, receiver) if meaning is not None else ()

    def _of_parameter(self, path: str, name: str, scope: int, receiver: Value | None) -> Values:
        function = self._program.symbol(path, self._program.files[path].scopes[scope].definition)
        groups = []
        for entry in self._declared(function) if function.definition >= 0 else ():
            definition = self._program.definition(entry)
            body = self._program.body(entry)
            groups += [
                self._evaluator.of_annotation(
                    self._program.place(entry.path, definition.scope), parameter.annotation, receiver, body
                )
                for parameter in definition.parameters
                if parameter.name == name and parameter.annotation and parameter.is_single
            ]
        return union(groups)

    def _in_scope(self, path: str, scope: int, name: str) -> Bindings | None:
        """Return the bindings of the same name in the stub, if they declare a type."""
        owner = self._program.files[path].scopes[scope]
        meaning = None
        if owner.kind == "module":
            meaning = self._program.names(self.stub(path)).in_scope(0, name)
        elif owner.kind == "class":
            found = self.member(self._program.symbol(path, owner.definition), name)
            meaning = found[1] if found is not None else None
        says = meaning is not None and (meaning.definitions or any(entry.annotation for entry in meaning.bindings))
        return meaning if says else None

    def member(self, owner: Value, name: str) -> tuple[Value, Bindings] | None:
        """Return the member of a class in its stub, with the class there."""
        for entry in self._declared(owner):
            meaning = self._program.member(entry, name)
            if meaning is not None:
                return entry, meaning
        return None

    def defined(self, value: Value) -> Values:
        """Find the definitions of a declared symbol, in its file or its package; else keep the value."""
        if value.kind != "symbol" or not self._program.definition(value).only_declares:
            return (value,)
        declared = self._program.definition(value)
        name, key = name_in_scope(declared), self._program.packages.key(value.path)
        if (owner := self._program.files[value.path].scopes[declared.scope].definition) >= 0:
            name = f"{self._program.files[value.path].definitions[owner].name}.{name}"
        own = self._program.names(value.path).in_scope(declared.scope if owner < 0 else 0, name)
        found = [Target(value.path, index) for index in own.definitions] if own is not None else []
        found += self._program.packages.declarations(key, value.path, name) if key else []
        values = (self._program.symbol(*target) for target in dict.fromkeys(found))
        kept = [entry for entry in values if not self._program.definition(entry).only_declares]
        if owner >= 0:
            # A file with a type of the name itself means that one.
            type_name = name.rpartition(".")[0]
            kept = [entry for entry in kept if entry.path == value.path or not self._has_type(entry.path, type_name)]
        kept = [entry for entry in kept if entry.path == value.path] or kept
        return tuple(self._alike(declared, kept)) or (value,)

    def _has_type(self, path: str, name: str) -> bool:
        definitions = self._program.files[path].definitions
        return any(entry.name == name and entry.kind in TYPES for entry in definitions)

    def _alike(self, declared: Definition, values: list[Value]) -> list[Value]:
        """Keep the definitions whose parameters have the types of a declaration, or all if none has."""
        types = [entry.annotation for entry in declared.parameters]
        same = []
        for value in values if len(values) > 1 else ():
            definition = self._program.definition(value)
            is_constant = ("const" in definition.modifiers) == ("const" in declared.modifiers)
            if [entry.annotation for entry in definition.parameters] == types and is_constant:
                same.append(value)
        return same or values

    def declared(self, facts: FileFacts) -> Iterator[tuple[int, Target]]:
        """Yield the definition of each declaration of a file, and a declaration that documents its definition."""
        for index, definition in enumerate(facts.definitions):
            if definition.only_declares:
                found = self.defined(self._program.symbol(facts.path, index))
                if found and found[0].target != (facts.path, index):
                    yield index, found[0].target
            elif not (
                definition.docstring
                or definition.scope
                or definition.receiver_type
                or definition.visibility == "private"
            ):
                yield from (
                    (index, target) for target in self._program.packages.documented(facts.path, definition.name)[:1]
                )

    def in_source(self, value: Value) -> Values:
        """Return the definitions in the source for a value of a stub; any other value itself."""
        source = self.source(value.path) if value.kind in ("symbol", "instance") else ""
        if not source:
            return (value,)
        definitions = self._program.files[source].definitions
        found = self._by_name(source).get(self._program.definition(value).qualified_name, ())
        kept = [index for index in found if definitions[index].kind not in _STORED]
        return tuple(self._program.value(value.kind, source, index, arguments=value.arguments) for index in kept) or (
            value,
        )

    def _declared(self, symbol: Value) -> list[Value]:
        """Return the declarations of a symbol in the stub of its file."""
        stub = self.stub(symbol.path)
        if not stub:
            return []
        found = self._by_name(stub).get(self._program.definition(symbol).qualified_name, ())
        return [self._program.symbol(stub, index) for index in found]

    def _by_name(self, path: str) -> dict[str, list[int]]:
        facts = self._program.files[path]
        if path not in self._named:
            named = self._named[path] = {}
            for index, definition in enumerate(facts.definitions):
                named.setdefault(definition.qualified_name, []).append(index)
        return self._named[path]

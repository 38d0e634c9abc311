"""Ambient declarations: names that files declare for all others without an import.

These are global names, and additions to modules and types that are defined elsewhere.

For maintainers: a language lists the ambient names of each file, so they are known without reading the files; a lookup
records a mark of its own, since any file may add a declaration. Types and namespaces under one name are merged, but
functions and values count only in the nearest file. This module must not know the syntax of a declaration. See decision
0047.
"""

from __future__ import annotations

import posixpath
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from oxigraph_code.resolution.incremental.dependencies import SHARED
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.values import Site, Value, Values, union
from oxigraph_code.resolution.modules.exports import WHOLE
from oxigraph_code.resolution.program.inference_rule import InferenceRule
from oxigraph_code.resolution.program.program import Program

_TYPES: Final = frozenset({"trait", "class"})
_JOINED: Final = _TYPES | {"namespace"}
_OF_MODULES: Final = "=+"
"""The prefixes of module names: declared as a whole, and extended."""
_MODULE: Final = "module"
"""The modifier of namespaces that are modules."""
UNBOUND: Final = "@"
"""The prefix of exports that a build tool imports where no binding has the name."""
_OUTSIDE: Final = "="
"""The prefix of an external module among modules that are known by path."""
_MAX_DECLARATIONS: Final = 64
"""The most declarations of one name; more of them belong to programs that never meet."""
_MAX_DEPTH: Final = 16

Declared = tuple[str, int]
"""A file and the number of a definition in it."""


class AmbientDeclarations(InferenceRule):
    """The ambient declarations of a program."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        super().__init__(program, evaluator)
        self._names = program.shared
        self._mark = program.seen.intern(SHARED)
        self._blocks_of: dict[str, list[Declared]] | None = None

    def named(self, place: Site, name: str) -> Values:
        """Return the values of a name without a binding in its file: in a merged namespace, or global."""
        if not self._is_any():
            return ()
        scopes = self._program.files[place.path].scopes
        scope = place.scope
        while scope > 0:
            entry = scopes[scope]
            if entry.kind == "namespace" and (found := self.of_namespace(place.path, entry.definition, name)):
                return found
            scope = entry.parent
        declared = self._named(name) or self._named(f"{UNBOUND}{name}")
        return self._values(self._nearest(place.path, declared))

    def declarations(self, path: str, definition: int) -> list[Declared]:
        """Return the other declarations that are merged with a type or namespace."""
        found = self._joined(path, definition, 0) if self._is_any() else ()
        return [entry for entry in found if self._kind(entry) in _JOINED and entry != (path, definition)]

    def is_open(self, path: str, definition: int) -> bool:
        """Return true if a type may have further declarations in external files."""
        name = self._program.files[path].definitions[definition].name
        return self._is_any() and (path, definition) in self._named(f"~{name}")

    def of_namespace(self, path: str, namespace: int, name: str) -> Values:
        """Return the members that other declarations of a namespace add."""
        return self._members(self.declarations(path, namespace), name)

    def of_file(self, path: str, name: str) -> Values:
        """Return the members that other files add to the module of a file."""
        return self._members(self._blocks(path), name) if self._is_any() else ()

    def of_outside(self, receiver: Value, name: str) -> Values:
        """Return members that the program declares for an external module or type."""
        if not self._is_any():
            return ()
        if receiver.kind == "external":
            whole = self._named(f"={receiver.name}")
            is_default = name == self._semantics.module_model.default_export
            return self._members(whole, name) or (self._members(whole, WHOLE) if is_default else ())
        module, _, own = receiver.name.rpartition(".")
        found = list(self._inside(self._blocks(f"{_OUTSIDE}{module}"), own))
        if self._semantics.builtin(own) == receiver.name:
            found += self._named(own)
        namespace, _, interface = self._library.external.merged.get(receiver.name, "").rpartition(".")
        if interface:
            found += self._inside(self._named(namespace), interface)
        for entry in found:
            instance = self._program.instance(*entry, arguments=receiver.arguments)
            member = self._evaluator.find_member(instance, name) if self._kind(entry) in _TYPES else None
            if member is not None and member.meaning is not None:
                return self._evaluator.values_of_bindings(member.path, member.meaning, instance)
        return ()

    def setting(self, receiver: Value, name: str) -> Values:
        """Look up an attribute of a settings object among the module variables that supply it."""
        return self._values(self._named(f"{receiver.name}.{name}")) if self._is_any() else ()

    def _is_any(self) -> bool:
        """Return true if any file has ambient declarations; this records a dependency on all of them."""
        self._program.seen.add(self._mark)
        return bool(self._names)

    def _joined(self, path: str, definition: int, depth: int) -> Iterable[Declared]:
        """Return all declarations that are merged with a definition, with or without itself."""
        facts = self._program.files[path]
        own = facts.definitions[definition]
        if _MODULE in own.modifiers:
            return self._blocks(self._module(path, own.name))
        scope = facts.scopes[own.scope]
        if scope.kind != "namespace":
            named = self._named(own.name)
            if (path, definition) in named:
                return named
            return self._inside(self._blocks(path), own.name) if own.scope == 0 else ()
        around = self._joined(path, scope.definition, depth + 1) if depth < _MAX_DEPTH else ()
        found = list(self._inside(around, own.name))
        namespace = facts.definitions[scope.definition]
        if _MODULE in namespace.modifiers:
            module = self._module(path, namespace.name)
            meaning = self._program.names(module).in_scope(0, own.name) if module in self._program.files else None
            found += [(module, entry) for entry in meaning.definitions] if meaning is not None else ()
        return found

    def _named(self, name: str) -> Sequence[Declared]:
        """Return the declarations of a name, unless there are too many to belong together."""
        found = self._names.get(name, ())
        return found if len(found) <= _MAX_DECLARATIONS else ()

    def _blocks(self, module: str) -> Sequence[Declared]:
        """Return the declarations that add to a module: to a file, by path, or to an external module."""
        if self._blocks_of is None:
            self._blocks_of = defaultdict(list)
            for name, declared in self._names.items():
                for entry in declared if name[0] in _OF_MODULES else ():
                    self._blocks_of[self._module(entry[0], name[1:])].append(entry)
        return self._blocks_of.get(module, ())[:_MAX_DECLARATIONS]

    def _module(self, path: str, name: str) -> str:
        """Return the key of a module that a file mentions by name."""
        module = self._program.module(path, name)
        return module.path or f"{_OUTSIDE}{module.name}" if module is not None else ""

    def _nearest(self, path: str, declared: Sequence[Declared]) -> Iterable[Declared]:
        """Return the declarations in the file nearest to another file; none if several are equally near."""
        if len({entry[0] for entry in declared}) < 2:
            return declared
        if all(self._kind(entry) in _JOINED for entry in declared):
            return declared[:1]
        shared = {entry: len(posixpath.commonpath((f"/{path}", f"/{entry[0]}"))) for entry in declared}
        nearest = [entry for entry in declared if shared[entry] == max(shared.values())]
        return nearest if len({entry[0] for entry in nearest}) == 1 else ()

    def _inside(self, namespaces: Iterable[Declared], name: str) -> Iterator[Declared]:
        """Yield the definitions of a name in namespaces."""
        for path, namespace in namespaces:
            meaning = self._program.names(path).member(namespace, name)
            for definition in meaning.definitions if meaning is not None else ():
                yield path, definition

    def _members(self, namespaces: Iterable[Declared], name: str) -> Values:
        """Return the values of a member in namespaces."""
        groups = []
        for path, namespace in namespaces:
            meaning = self._program.names(path).member(namespace, name)
            groups.append(self._evaluator.values_of_bindings(path, meaning) if meaning is not None else ())
        return union(groups)

    def _values(self, declared: Iterable[Declared]) -> Values:
        """Return the values of definitions, by their bindings."""
        groups = []
        for path, index in declared:
            definition = self._program.files[path].definitions[index]
            meaning = self._program.names(path).in_scope(definition.scope, definition.name)
            groups.append(self._evaluator.values_of_bindings(path, meaning) if meaning is not None else ())
        return union(groups)

    def _kind(self, declared: Declared) -> str:
        path, definition = declared
        return self._program.files[path].definitions[definition].kind

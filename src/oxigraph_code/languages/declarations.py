"""Read the declarations of external code from its source.

For maintainers: a root of external code is a folder of sources in the language itself: signatures without bodies. The
loader of the language reads them like any other file, but they are in no program: they are neither resolved nor written
to a graph. Names of classes in the types of a declaration are qualified, type parameters are not. This module must not
know any language. See decision 0131.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from oxigraph_code.errors import LanguageError
from oxigraph_code.facts import Definition, FileFacts
from oxigraph_code.languages.loader import TreeSitterLoader
from oxigraph_code.resolution.language.object_model import EXTENSION
from oxigraph_code.resolution.language.type_model import ExternalClass, ExternalMethod, TypeExpr
from oxigraph_code.resolution.model.values import TYPES

_NOT_REQUIRED = frozenset({"static", "default"})
_RUN = frozenset({"function", "method"})
_COMPLETE = frozenset({"outside", "object"})


def read_declarations(loader: TreeSitterLoader, root: Path) -> dict[str, ExternalClass]:
    """Read the classes that the sources below a folder declare, by qualified name."""
    endings = tuple(f".{extension}" for extension in loader.file_extensions)
    paths = sorted(path for path in root.rglob("*") if path.name.endswith(endings))
    files = [loader.extract(path.read_bytes(), path.relative_to(root).as_posix()) for path in paths]
    for path, facts in zip(paths, files, strict=True):
        for diagnostic in facts.diagnostics:
            raise LanguageError(
                f"{path}:{diagnostic.line}: {diagnostic.message}",
                hint="write signatures that the loader of the language parses",
                language=loader.language_id,
            )
    declared = [_Declarations(loader, facts) for facts in files]
    known = frozenset(name for entry in declared for name, _ in entry.classes())
    return {name: entry.declared(number, known) for entry in declared for name, number in entry.classes()}


class _Declarations:
    """The classes of one file; functions outside of classes are methods under the name of the package."""

    def __init__(self, loader: TreeSitterLoader, facts: FileFacts) -> None:
        self._facts = facts
        self._semantics = loader.semantics
        self._bound_type = loader.conventions.bound_type
        self._package = loader.semantics.package(facts)
        self._imports = {entry.alias or entry.name: entry for entry in facts.imports if entry.kind != "star"}
        self._stars = [entry.path for entry in facts.imports if entry.kind == "star"]
        self._bodies = {scope.definition: number for number, scope in enumerate(facts.scopes) if scope.definition >= 0}
        self._parameters: dict[int, list[str]] = defaultdict(list)
        for binding in facts.bindings:
            if binding.kind == "type_parameter":
                self._parameters[binding.scope].append(binding.name)
        self._known: frozenset[str] = frozenset()

    def classes(self) -> Iterator[tuple[str, int]]:
        """Yield the qualified names of the classes, with their numbers."""
        for number, definition in enumerate(self._facts.definitions):
            if definition.kind in TYPES:
                yield self._in(self._package, definition.qualified_name), number
        if any(self._stands_outside(definition) for definition in self._facts.definitions):
            yield self._package, -1

    def declared(self, number: int, known: frozenset[str]) -> ExternalClass:
        """Return the declaration of a class; ``known`` are the names of all classes of the root."""
        self._known = known
        if number < 0:
            return ExternalClass((), (), self._methods(0, "", is_interface=False), {}, is_interface=False)
        definition, body = self._facts.definitions[number], self._bodies[number]
        is_interface = definition.kind == "trait"
        bases = (*self._semantics.implicit_bases(definition), *definition.bases, *definition.implements)
        return ExternalClass(
            tuple(self._parameters[body]),
            tuple(self._type(base, body) for base in bases),
            self._methods(body, "" if definition.scope else definition.name, is_interface=is_interface),
            {
                member.name: self._type(member.annotation or definition.name, body)
                for member in self._facts.definitions
                if member.scope == body and member.kind not in TYPES and member.kind != "method"
            },
            is_interface,
        )

    def _methods(self, body: int, receiver: str, *, is_interface: bool) -> dict[str, list[ExternalMethod]]:
        """Return the methods in a scope, and those outside of a class that have it as receiver."""
        found: dict[str, list[ExternalMethod]] = defaultdict(list)
        for number, member in enumerate(self._facts.definitions):
            is_inside = member.scope == body and member.kind in _RUN and not member.receiver_type
            is_inside = is_inside or (not body and self._stands_outside(member))
            if is_inside or (receiver and member.receiver_type == receiver):
                found[member.name].append(self._method(number, body, is_interface=is_interface))
        return dict(found)

    def _method(self, number: int, around: int, *, is_interface: bool) -> ExternalMethod:
        method = self._facts.definitions[number]
        body = self._bodies.get(number, around)
        types = [self._type(self._bound_type(entry), body) for entry in method.parameters]
        is_extension = not around and EXTENSION in method.modifiers
        receiver = types.pop(0) if is_extension else self._receiver(body) if number in self._bodies else None
        return ExternalMethod(
            method.name,
            tuple(types),
            self._type(method.returns, body),
            tuple(self._parameters[body]) if number in self._bodies else (),
            is_variadic=any(entry.kind == "rest" for entry in method.parameters),
            is_static=method.kind == "function" or "static" in method.modifiers,
            is_abstract=is_interface and _NOT_REQUIRED.isdisjoint(method.modifiers),
            receiver=receiver,
        )

    def _stands_outside(self, definition: Definition) -> bool:
        return definition.kind == "function" or EXTENSION in definition.modifiers

    def _receiver(self, body: int) -> TypeExpr | None:
        """Return the type that a function extends, if its body binds the keyword for a receiver."""
        own = self._semantics.object_model.own
        bound = (entry for entry in self._facts.bindings if own and entry.name == own and entry.scope == body)
        return next((self._type(entry.annotation, body) for entry in bound), None)

    def _type(self, text: str, scope: int) -> TypeExpr:
        written = self._semantics.read_annotation(text) if text else None
        return self._named(written, scope) if written is not None else TypeExpr("")

    def _named(self, written: TypeExpr, scope: int) -> TypeExpr:
        """Qualify the names of classes in a type."""
        arguments = tuple(self._named(entry, scope) for entry in written.arguments)
        if not written.name or written.form in _COMPLETE:
            return written._replace(arguments=arguments)
        name = self._qualified(written.name, scope)
        return TypeExpr(name or written.name, arguments, (written.form or "outside") if name else written.form)

    def _qualified(self, name: str, scope: int) -> str:
        """Return the qualified name of a class that is named in a scope; empty for a type parameter."""
        separator = self._semantics.separator
        head, dot, rest = name.partition(separator)
        while scope >= 0:
            if name in self._parameters[scope]:
                return ""
            entry = self._facts.scopes[scope]
            if entry.kind == "class":
                around = self._in(self._package, self._facts.definitions[entry.definition].qualified_name)
                if self._in(around, head) in self._known:
                    return self._in(around, name)
            scope = entry.parent
        imported = self._imports.get(head)
        if imported is not None:
            return self._in(imported.path, imported.name + dot + rest if imported.name else rest)
        for package in (self._package, *self._stars):
            if self._in(package, head) in self._known:
                return self._in(package, name)
        visible = self._semantics.builtin(head)
        if visible:
            return visible + dot + rest
        return name if dot else self._in(self._package, name)  # one of the package that is not declared

    def _in(self, owner: str, name: str) -> str:
        return f"{owner}{self._semantics.separator}{name}"

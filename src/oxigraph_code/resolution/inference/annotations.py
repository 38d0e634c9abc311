"""Annotations: instances of declared types.

For maintainers: the language parses the text of an annotation; its names are looked up here. This module must not know
any name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from oxigraph_code.facts import Binding
from oxigraph_code.facts.access_paths import (
    ELEMENT,
    PATH_MARK,
)
from oxigraph_code.resolution.language.type_model import TypeExpr
from oxigraph_code.resolution.model.values import HAVE_MEMBERS, TYPES, Site, TypeArguments, Value, Values, agreed, union
from oxigraph_code.resolution.program.program import Program

_MAX_DEPTH: Final = 12
_MAX_ALIASES: Final = 2_000
"""The most type aliases to follow for one annotation; only hostile files need more."""

_NOTHING: Final[Mapping[str, Values]] = MappingProxyType({})


# The arguments of a trait instance are its type arguments, then its associated types in order of declaration.
class _Places(NamedTuple):
    """A trait's number of type parameters, and the names of its associated types."""

    before: int
    names: tuple[str, ...]


_NONE: Final = _Places(0, ())


class AssociatedTypes:
    """The associated types of the traits of a program."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._known: dict[tuple[str, int], _Places] = {}

    def names(self, instance: Value) -> tuple[str, ...]:
        """Return the names of the associated types of a trait; none for other instances."""
        return self._places(instance).names

    def values(self, instance: Value, name: str) -> Values:
        """Return the values of an associated type."""
        before, names = self._places(instance) if instance.arguments else _NONE
        place = before + names.index(name) if name in names else -1
        return instance.argument(place)

    def arguments(self, instance: Value, plain: tuple[Values, ...], said: Mapping[str, Values]) -> tuple[Values, ...]:
        """Return the arguments of an instance of a trait with some associated types, ``said``, by name."""
        before, names = self._places(instance)
        blank: tuple[Values, ...] = ((),) * (before - len(plain))
        return (*plain[:before], *blank, *(said.get(name, ()) for name in names))

    def _places(self, instance: Value) -> _Places:
        if instance.kind != "instance":
            return _NONE
        key = (instance.path, instance.definition)
        if key not in self._known:
            self._known[key] = self._read(instance) if self._program.definition(instance).kind == "trait" else _NONE
        return self._known[key]

    def _read(self, trait: Value) -> _Places:
        names = self._program.names(trait.path)
        body = names.body.get(trait.definition, -1)
        own = (entry.name for entry in names.facts.definitions if entry.scope == body and entry.kind == "type_alias")
        return _Places(len(names.bound.type_parameters(body)), tuple(dict.fromkeys(own)))


class _Context(NamedTuple):
    """The context of an annotation: its site, the receiver, the annotated scope, and known type arguments."""

    place: Site
    own: Values = ()
    inner_scope: int = -1
    known: Mapping[str, Values] = _NOTHING


class Annotations:
    """The values of annotations.

    ``denote`` evaluates a path at a site, ``member`` reads a member of a value or type, ``one_like`` replaces functions
    by an unknown function with their type.
    """

    def __init__(
        self,
        program: Program,
        denote: Callable[[Site, str], Values],
        member: Callable[[Value, str], Values],
        one_like: Callable[[Values], Values],
    ) -> None:
        self._program = program
        self._denote = denote
        self._member = member
        self._one_like = one_like
        self._associated_types = AssociatedTypes(program)
        self._has_overloads = program.semantics.object_model.has_overloads
        self._followed = 0
        """The type aliases that were followed for the annotation that is being read, 0 if none is."""

    def values(self, place: Site, text: str, own: Values, inner_scope: int, known: TypeArguments = ()) -> Values:
        """Return instances of an annotation's type; ``own`` are instances of the enclosing type."""
        written = self._program.semantics.read_annotation(text)
        return self._read(_Context(place, own, inner_scope, dict(known)), written) if written is not None else ()

    def member(self, record: Value, name: str) -> Values:
        """Evaluate the declared type of an object type's member."""
        written = self._program.semantics.read_annotation(record.name)
        if written is None:
            return ()
        name = name if name in written.members else ELEMENT
        if name not in written.members:
            return ()
        part = written.arguments[written.members.index(name)]
        return self._read(_Context(self._program.place(record.path, record.definition)), part)

    def _read(self, context: _Context, text: TypeExpr) -> Values:
        """Read an annotation, which may be a part of another one."""
        before = self._followed
        try:
            return self._values(context, text, 0)
        finally:
            # Those of a part count for the whole.
            self._followed = self._followed if before else 0

    def _values(self, context: _Context, text: TypeExpr, depth: int) -> Values:
        if depth > _MAX_DEPTH:
            return ()
        place, own, inner_scope, known = context
        semantics = self._program.semantics

        def arguments() -> tuple[Values, ...]:
            return tuple(self._values(context, entry, depth + 1) for entry in text.arguments)

        if not text.name:
            return union(arguments())
        if text.name in known and not text.arguments:
            return known[text.name]
        if text.form == "value":
            return self._one_like(self._denote(place, text.name))
        if text.form == "member":
            return union(self._member(value, text.name) for value in arguments()[0])
        if text.form == "object":
            return (self._program.value("record", place.path, max(inner_scope, place.scope), text.name),)
        if text.form == "outside":
            return self._of_outside(self._program.external(text.name), arguments)
        if text.name == semantics.own_type:
            return tuple(
                value if value.kind == "external_instance" else self._program.as_kind(value, "instance")
                for value in own
                if value.kind != "external"
            )
        if parameters := self._parameters(place, inner_scope, text.name):
            if given := self._type_argument(place.path, parameters[0], own):
                return given
            stated = [entry for entry in parameters if entry.annotation] if self._has_overloads else ()
            return union(self._bound(context, entry, depth) for entry in stated or parameters)
        found = []
        head, separator, rest = text.name.partition(PATH_MARK)
        if separator and (head == semantics.own_type or self._parameters(place, inner_scope, head)):
            return self._associated(self._values(context, TypeExpr(head), depth + 1), rest, depth)
        for value in self._program.with_length(self._denote(place, text.name), len(text.arguments)):
            if value.kind == "symbol":
                made = self._of_symbol(value, arguments, own, depth)
                found.append(self._by_names(made, text) if text.members else made)
            elif value.kind == "external":
                found.append(self._of_outside(value, arguments))
        if not any(found) and semantics.object_model.has_declarations:
            found = [self._of_symbol(value, arguments, own, depth) for value in self._tagged(place, text.name)]
        return union(found)

    def _tagged(self, place: Site, name: str) -> Values:
        """Find a type by its tag, which a variable of that name does not hide."""
        meaning = self._program.names(place.path).lookup(place.scope, name)
        if not (meaning.bindings or meaning.definitions):
            return ()
        declared = (self._program.symbol(*entry) for entry in self._program.packages.reopened(place.path, name))
        return tuple(value for value in declared if self._program.definition(value).kind in TYPES)

    def _by_names(self, values: Values, text: TypeExpr) -> Values:
        """Return instances of types with named arguments (associated types), each at its position."""
        found = []
        for value in values:
            given = list(zip(text.members, value.arguments, strict=False))
            plain = tuple(entry for name, entry in given if not name)
            found.append(self._with_associated(value, plain, {name: entry for name, entry in given if name}))
        return tuple(found)

    def _with_associated(self, value: Value, plain: tuple[Values, ...], said: Mapping[str, Values]) -> Value:
        """Return an instance of a trait with some of its associated types, ``said``."""
        if not said or said.keys().isdisjoint(self._associated_types.names(value)):
            return value
        arguments = self._associated_types.arguments(value, plain, said)
        return self._program.instance(value.path, value.definition, arguments=arguments)

    def _bound(self, context: _Context, parameter: Binding, depth: int) -> Values:
        """Return the bound of a type parameter, as its value when no argument is known."""
        if parameter.value:
            path = context.place.path
            around = self._program.files[path].scopes[parameter.scope].parent
            return self._values(_Context(self._program.place(path, around)), TypeExpr(parameter.value), depth + 1)
        root = self._program.semantics.library.value_types.root
        if root and not parameter.annotation:
            return (self._program.external_instance(root),)
        bound = self._program.semantics.read_annotation(parameter.annotation) if parameter.annotation else None
        found = self._values(context, bound, depth + 1) if bound is not None else ()
        if not found or not self._program.semantics.library.associated:
            return found
        return tuple(self._with_part(context, parameter, value, depth) for value in found)

    def _with_part(self, context: _Context, parameter: Binding, value: Value, depth: int) -> Value:
        """Return a value with the associated types that separate bounds of a type parameter state for it."""
        names = self._program.names(context.place.path)
        if value.kind == "instance" and (parts := self._associated_types.names(value)):
            trait = self._program.definition(value).name
            apart: dict[str, Values] = {}
            for part in parts:
                for path in (f"{parameter.name}::{part}", f"<{parameter.name} as {trait}>::{part}"):
                    if (meaning := names.in_scope(parameter.scope, path)) is not None:
                        apart[part] = union(self._bound(context, entry, depth + 1) for entry in meaning.bindings)
            return self._with_associated(value, value.arguments, apart)
        if value.kind != "external_instance" or value.arguments:
            return value
        for part in self._program.semantics.library.associated:
            said = names.in_scope(parameter.scope, f"{parameter.name}::{part}")
            if said is not None and (value.name, part) in self._program.semantics.library.result_types:
                held = union(self._bound(context, entry, depth + 1) for entry in said.bindings)
                return self._program.external_instance(value.name, arguments=(held,))
        return value

    def _parameters(self, place: Site, inner_scope: int, name: str) -> tuple[Binding, ...]:
        """Return the declarations of a type parameter, if a name is one."""
        names = self._program.names(place.path)
        meaning = names.in_scope(inner_scope, name) if inner_scope >= 0 else None
        if meaning is None:
            meaning = names.lookup(place.scope, name)
        found = tuple(entry for entry in meaning.bindings if entry.kind == "type_parameter")
        if found and self._program.semantics.object_model.has_blocks and all(entry.annotation for entry in found):
            # A further bound does not declare the parameter.
            around = names.lookup(names.facts.scopes[meaning.scope].parent, name)
            found += tuple(entry for entry in around.bindings if entry.kind == "type_parameter")
        return found

    def _type_argument(self, path: str, parameter: Binding, own: Values) -> Values:
        """Return the type argument of the receiver for a type parameter of its class or implementation block."""
        facts = self._program.files[path]
        scope = facts.scopes[parameter.scope]
        found = []
        for value in own:
            if scope.implementation >= 0:
                is_known = scope.definition != scope.implementation
                if is_known and value.path and value.target != (path, scope.definition):
                    continue  # the type around
                annotation = facts.definitions[scope.implementation].annotation
                written = self._program.semantics.read_annotation(annotation) if value.arguments else None
                found.append(_matched(written, value, parameter.name, 0) if written is not None else ())
            elif scope.kind == "class":
                nth = self._program.names(path).bound.type_parameters(parameter.scope).index(parameter.name)
                owner = (path, scope.definition)
                if self._has_overloads and value.target != owner:
                    continue  # members of classes with overloads are read from the class that declares them
                for seen in self._seen_as(value, owner, 0):
                    found.append(seen.arguments[nth] if nth < len(seen.arguments) else ())
        return union(found)

    def _seen_as(self, value: Value, owner: tuple[str, int], depth: int) -> Values:
        """View an instance as one of a base class, with the type arguments that its class states."""
        if value.kind not in ("instance", "parent") or depth > _MAX_DEPTH:
            return ()
        if value.target == owner:
            return (value,) if value.kind == "instance" else ()
        return union(self._seen_as(base, owner, depth + 1) for base in self._bases(value, depth))

    def external_bases(self, value: Value, depth: int = 0) -> Values:
        """Return an instance as one of each external class that its class inherits from, with type arguments."""
        if value.kind != "instance" or depth > _MAX_DEPTH:
            return (value,) if value.kind == "external_instance" else ()
        return union(self.external_bases(base, depth + 1) for base in self._bases(value, depth))

    def _bases(self, value: Value, depth: int) -> Values:
        """Return an instance as one of each base class."""
        definition = self._program.definition(value)
        body = self._program.body(value)
        context = _Context(self._program.place(value.path, definition.scope), (value,), body)
        texts = map(self._program.semantics.read_annotation, definition.bases)
        return union(self._values(context, text, depth + 1) for text in texts if text is not None)

    def _of_symbol(self, value: Value, arguments: Callable[[], tuple[Values, ...]], own: Values, depth: int) -> Values:
        definition = self._program.definition(value)
        if definition.kind in HAVE_MEMBERS:
            return (self._program.instance(value.path, value.definition, arguments=arguments()),)
        if definition.kind == "type_alias":
            self._followed += 1
            if not definition.annotation or self._followed > _MAX_ALIASES:
                return ()
            written = self._program.semantics.read_annotation(definition.annotation)
            place = self._program.place(value.path, definition.scope)
            body = self._program.body(value)
            known = _NOTHING
            if definition.parameters:
                own, given = (), arguments()
                known = dict(zip((parameter.name for parameter in definition.parameters), given, strict=False))
                for parameter in definition.parameters[len(given) :]:
                    if parameter.annotation:  # what it is where nothing is given
                        known[parameter.name] = self.values(place, parameter.annotation, (), body)
            context = _Context(place, own, body, known)
            return self._values(context, written, depth + 1) if written is not None else ()
        if definition.kind == "function" and self._program.semantics.object_model.assigns_members:
            return (self._program.instance(value.path, value.definition),)
        return ()

    def _of_outside(self, value: Value, arguments: Callable[[], tuple[Values, ...]]) -> Values:
        match self._program.semantics.library.forms.get(value.name):
            case "union":
                return union(arguments())
            case "first":
                return union(arguments()[:1])
            case "class":
                return tuple(self._program.class_of(entry) for entry in union(arguments()[:1]))
            case "nothing":
                return ()
        name = self._program.semantics.canonical_external_name(value.name)
        return (self._program.external_instance(name, arguments=arguments()),)

    def _associated(self, owners: Values, name: str, depth: int) -> Values:
        """Return the associated type of that name for types; nothing if they differ."""
        found = []
        for owner in owners:
            if owner.kind == "external_instance":
                given = self._program.semantics.library.result_types.get((owner.name, name))
                known = given is not None and given.name.isdigit() and int(given.name) < len(owner.arguments)
                found.append(owner.arguments[int(given.name)] if given is not None and known else ())
                continue
            if owner.arguments and (said := self._associated_types.values(owner, name)):
                found.append(said)
                continue
            for entry in self._member(self._program.as_kind(owner, "symbol"), name):
                if entry.kind == "symbol":
                    found.append(self._of_symbol(entry, lambda: (), (owner,), depth + 1))
        return agreed(found)


def _matched(written: TypeExpr, value: Value, name: str, depth: int) -> Values:
    """Return the part of a type at the position at which the text of a type has a name."""
    if depth > _MAX_DEPTH:
        return ()
    for text, given in zip(written.arguments, value.arguments, strict=False):
        if text.name == name and not text.arguments:
            return given
        for entry in given if text.arguments else ():
            if found := _matched(text, entry, name, depth + 1):
                return found
    return ()

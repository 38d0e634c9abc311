"""The methods of a type under one name, own and inherited, with the types of their parameters.

For maintainers: a method that another one overrides is left out. Types of parameters are evaluated only when several
methods take the same number of arguments. This module must not know call sites.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from oxigraph_code.facts import Parameter
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.language.type_model import ExternalMethod, TypeExpr
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.symbols import Bindings
from oxigraph_code.resolution.model.values import TYPES, TypeArguments, Value, Values
from oxigraph_code.resolution.overloads.supertypes import COMPANION, Supertypes, are_same_classes
from oxigraph_code.resolution.program.inference_rule import InferenceRule
from oxigraph_code.resolution.program.program import Program

CONSTRUCTOR: Final = "constructor"
"""The modifier of constructors, which bear the name of their class."""
LAST: Final = "last"
"""The key of an argument that stands behind the brackets of its call: it is the last one."""
COMPONENT: Final = "component"
"""The modifier of fields with an implicit method of their name."""
_NOT_NAMED: Final = frozenset({CONSTRUCTOR, "explicit"})
"""The modifiers of methods that their name alone does not mean."""
_ABSTRACT: Final = "abstract"
_NEVER_OVERRIDES: Final = frozenset({CONSTRUCTOR, "static", "private"})
RUN: Final = frozenset({"method", "function"})
_MAX_METHODS: Final = 64


class Method(NamedTuple):
    """A method as a member of ``owner``, an instance with type arguments.

    ``external`` is its declaration in a library. An implicit constructor has its class as ``value``, and the implicit
    method of a component its field. One that is generated for a field has a ``name`` of its own.
    """

    value: Value
    owner: Value
    external: ExternalMethod | None = None
    name: str = ""
    is_extension: bool = False
    """The receiver of the call is the first parameter."""

    @property
    def is_undeclared(self) -> bool:
        """True for a constructor of a class without a known declaration."""
        return self.external is None and self.value.kind != "symbol"


class Methods(InferenceRule):
    """The methods of the types of a program."""

    def __init__(self, program: Program, evaluator: Evaluator, supertypes: Supertypes) -> None:
        super().__init__(program, evaluator)
        self.supertypes = supertypes
        self._classes = self._library.classes
        self._known = TrackedMemo(self._named, program.seen)
        self._overridden_methods = TrackedMemo(self._overridden, program.seen)
        self._functions = TrackedMemo(self._function, program.seen)

    def named(self, receiver: Value, name: str) -> tuple[Method, ...]:
        """Return the methods of an instance under a name, the nearest first."""
        return self._known.compute(receiver, name)

    def _named(self, receiver: Value, name: str) -> tuple[Method, ...]:
        found: list[Method] = []
        linear = self.supertypes.linear(receiver)
        has_class = any(map(self._is_external_class, linear))
        for owner in linear:
            for method in self._own(owner, name):
                same = next((nth for nth, other in enumerate(found) if self._overrides(other, method)), -1)
                if same < 0:
                    found.append(method)
                elif not has_class and self._is_only_declared(found[same]) and method.external is None:
                    found[same] = method  # one of the program says more than one of a library
        return tuple(found[:_MAX_METHODS])

    def _is_external_class(self, owner: Value) -> bool:
        """Return true for a library class that may implement the methods of its interfaces."""
        declared = self._classes.get(owner.name) if owner.kind == "external_instance" else None
        is_root = owner.name == self._semantics.library.value_types.root
        return declared is not None and not declared.is_interface and not is_root

    def _is_only_declared(self, method: Method) -> bool:
        return method.external is not None and method.external.is_abstract

    def _own(self, owner: Value, name: str) -> Iterator[Method]:
        if owner.kind == "external_instance":
            declared = self._classes[owner.name].methods.get(name, ()) if owner.name in self._classes else ()
            value = self._program.external(f"{owner.name}{self._semantics.separator}{name}")
            yield from (Method(value, owner, entry) for entry in declared)
            return
        definitions = self._program.files[owner.path].definitions
        meaning = self._program.member(owner, name)
        kinds = []
        for index in meaning.definitions if meaning is not None else ():
            definition = definitions[index]
            kinds.append(definition.kind)
            if definition.kind in RUN and _NOT_NAMED.isdisjoint(definition.modifiers):
                yield Method(self._program.symbol(owner.path, index), owner)
        for index in meaning.definitions if meaning is not None and not RUN.intersection(kinds) else ():
            if COMPONENT in definitions[index].modifiers:
                yield Method(self._program.symbol(owner.path, index), owner)
        if not RUN.intersection(kinds):
            yield from self._generated(owner, name)
        if self._semantics.object_model.has_outside:
            outside = self._program.packages.outside(owner.path, definitions[owner.definition].name, name)
            yield from (Method(self._program.symbol(*target), owner) for target in outside)

    def _generated(self, owner: Value, name: str) -> Iterator[Method]:
        """Yield the methods that decorators generate for a field, each with the field as its value."""
        definitions = self._program.files[owner.path].definitions
        around = definitions[owner.definition]
        for field in self._semantics.accessed_fields(name):
            meaning = self._program.member(owner, field)
            for index in meaning.definitions if meaning is not None else ():
                if definitions[index].kind == "field" and self._semantics.generates(around, definitions[index], name):
                    yield Method(self._program.symbol(owner.path, index), owner, name=name)

    def overridden(self, method: Value) -> tuple[Method, ...]:
        """Return the methods that a method overrides: the nearest one along each line of supertypes."""
        return self._overridden_methods.compute(method)

    def _overridden(self, method: Value) -> tuple[Method, ...]:
        definition = self._program.definition(method)
        owner = self._program.files[method.path].scopes[definition.scope].definition
        if owner < 0:
            return ()
        instance = self._program.instance(method.path, owner)
        own: Sequence[Method] = (Method(method, instance, name=definition.name),)
        if definition.kind not in RUN:
            names = (definition.name,) if COMPONENT in definition.modifiers else self._semantics.readers(definition)
            named = [(name, entry) for name in names for entry in self._own(instance, name) if entry.value is method]
            own = [entry._replace(name=name) for name, entry in named]  # none if its method is written
        elif not _NEVER_OVERRIDES.isdisjoint((*definition.modifiers, definition.visibility)):
            return ()
        found: list[Method] = []
        for entry in own:
            for above in self.supertypes.linear(instance)[1:]:
                for other in self._own(above, entry.name):
                    is_hidden = any(self.supertypes.as_class(known.owner, above) is not None for known in found)
                    if not is_hidden and self._overrides(entry, other) and self._may_be_overridden(other):
                        found.append(other)
        return tuple(found)

    def _may_be_overridden(self, method: Method) -> bool:
        if method.owner.kind == "instance" and COMPANION in self._program.definition(method.owner).modifiers:
            return False
        if method.external is not None:
            return not method.external.is_static
        definition = self._program.definition(method.value)
        return _NEVER_OVERRIDES.isdisjoint((*definition.modifiers, definition.visibility))

    def is_abstract(self, method: Method) -> bool:
        """Return true if a method has no body of its own."""
        if method.external is not None:
            return method.external.is_abstract
        return _ABSTRACT in self._program.definition(method.value).modifiers

    def constructors(self, owner: Value) -> tuple[Method, ...]:
        """Return the constructors of a class, written ones only."""
        if owner.kind == "external_instance":
            return ()
        definition = self._program.definition(owner)
        name = definition.name
        found = tuple(
            Method(self._program.symbol(entry.path, index), owner)
            for entry in self.supertypes.declarations(owner)
            if (meaning := self._program.member(entry, name)) is not None
            for index in meaning.definitions
            if CONSTRUCTOR in (modifiers := self._program.files[entry.path].definitions[index].modifiers)
            and "static" not in modifiers
        )
        return (*found, Method(self._program.class_of(owner), owner)) if definition.parameters else found

    def receiver(self, method: Method) -> Values | None:
        """Return instances of the type that a function outside of it extends; ``None`` for any other method."""
        if method.external is not None:
            extended = method.external.receiver
            return self.supertypes.filled(extended, {}) if extended is not None else None
        if method.is_extension:
            return self.parameter(method._replace(is_extension=False), 0)
        bound = self._bound_receiver(method)
        return self._evaluator.values_of_bindings(method.value.path, bound) if bound is not None else None

    def receiver_text(self, method: Method) -> TypeExpr | None:
        """Return the type that a function outside of it extends, as it is written."""
        if method.external is not None:
            return method.external.receiver
        if method.is_extension:
            return self.parameter_text(method._replace(is_extension=False), 0)
        bound = self._bound_receiver(method)
        return self._semantics.read_annotation(bound.bindings[0].annotation) if bound and bound.bindings else None

    def _bound_receiver(self, method: Method) -> Bindings | None:
        """Look up the bindings of the receiver in a written method."""
        body = self.body(method) if method.value.kind == "symbol" else -1
        names = self._program.names(method.value.path) if body >= 0 else None
        return names.in_scope(body, self._semantics.object_model.own) if names is not None else None

    def takes(self, method: Method, keys: Sequence[str]) -> bool:
        """Return true if a method may take arguments with these keys, empty for positions."""
        length, is_variadic = self.arity(method)
        count = len(keys)
        if length == count or (is_variadic and count >= length - 1):
            return True
        parameters = self._parameters(method)
        if not parameters or (count > length and not any(entry.kind == "rest" for entry in parameters)):
            return False
        named = {parameters[-1].name if key == LAST else key for key in keys if key}
        by_position = count - sum(map(bool, keys))
        is_known = named <= {entry.name for entry in parameters}
        return is_known and all(
            entry.default or entry.kind == "rest" or entry.name in named for entry in parameters[by_position:]
        )

    def place(self, method: Method, nth: int, key: str) -> int:
        """Return the parameter that takes an argument at a position or with a key."""
        parameters = self._parameters(method) if key else ()
        if key == LAST:
            return max(self.arity(method)[0] - 1, 0)
        return next((place for place, entry in enumerate(parameters) if entry.name == key), nth)

    def _parameters(self, method: Method) -> Sequence[Parameter]:
        if method.external is not None or method.value.kind != "symbol":
            return ()
        return self._program.definition(method.value).parameters[int(method.is_extension) :]

    def arity(self, method: Method) -> tuple[int, bool]:
        """Return the number of parameters, and True if the last one takes any number of arguments."""
        if method.external is not None:
            return len(method.external.parameters), method.external.is_variadic
        if method.is_undeclared:
            return 0, False
        parameters = self._parameters(method)
        return len(parameters), bool(parameters) and parameters[-1].kind == "rest"

    def parameter(self, method: Method, nth: int, known: TypeArguments = ()) -> Values:
        """Return instances of a parameter's declared type."""
        if method.external is not None:
            environment = {**self.supertypes.environment(method.owner), **dict(known)}
            return self.supertypes.filled(method.external.parameters[nth], environment)
        if method.is_undeclared:
            return ()
        definition = self._program.definition(method.value)
        parameter = self._parameters(method)[nth]
        text = f"{parameter.annotation}[]" if parameter.kind == "rest" else parameter.annotation
        place = self._program.place(method.value.path, definition.scope)
        return self._evaluator.of_annotation(place, text, method.owner, self.body(method), known)

    def parameter_text(self, method: Method, nth: int) -> TypeExpr | None:
        """Return the type of a parameter as it is written."""
        if method.external is not None:
            return method.external.parameters[nth]
        if method.is_undeclared:
            return None
        parameter = self._parameters(method)[nth]
        text = f"{parameter.annotation}[]" if parameter.kind == "rest" else parameter.annotation
        return self._semantics.read_annotation(text)

    def result(self, method: Method, known: TypeArguments = ()) -> Values:
        """Return instances of the declared result."""
        if method.external is not None:
            environment = {**self.supertypes.environment(method.owner), **dict(known)}
            return self.supertypes.filled(method.external.returns, environment)
        if method.is_undeclared:
            return (method.owner,)
        definition = self._program.definition(method.value)
        if definition.kind in TYPES or CONSTRUCTOR in definition.modifiers or self._semantics.sets(method.name):
            return (method.owner,)
        text = definition.returns if definition.kind in RUN else definition.annotation
        if not text and definition.kind in RUN:
            return self._evaluator.call_result(method.value, method.owner)
        place = self._program.place(method.value.path, definition.scope)
        return self._evaluator.of_annotation(place, text, method.owner, self.body(method), known) if text else ()

    def result_text(self, method: Method) -> TypeExpr | None:
        """Return the type of the result as it is written."""
        if method.external is not None:
            return method.external.returns
        if method.is_undeclared:
            return None
        return self._semantics.read_annotation(self._program.definition(method.value).returns)

    def type_parameters(self, method: Method) -> tuple[str, ...]:
        """Return the names of a method's own type parameters."""
        if method.external is not None:
            return method.external.type_parameters
        if method.is_undeclared:
            return ()
        bound = self._program.names(method.value.path).bound
        return tuple(bound.type_parameters(self.body(method)))

    def class_parameters(self, owner: Value) -> tuple[str, ...]:
        """Return the names of the type parameters of a class."""
        if owner.kind == "external_instance":
            return self._classes[owner.name].parameters if owner.name in self._classes else ()
        names = self._program.names(owner.path)
        return tuple(names.bound.type_parameters(names.body.get(owner.definition, -1)))

    def body(self, method: Method) -> int:
        """Return the body scope of a method in the program, -1 if it has none."""
        return self._program.names(method.value.path).body.get(method.value.definition, -1)

    def function_of(self, instance: Value) -> Method | None:
        """Return the one abstract method of an interface, which a function implements."""
        return self._functions.compute(instance)

    def _function(self, instance: Value) -> Method | None:
        found: dict[tuple[str, int], Method] = {}
        concrete: set[tuple[str, int]] = set()
        for owner in self.supertypes.linear(instance):
            if owner.kind == "external_instance":
                declared = self._classes.get(owner.name)
                if declared is None or not declared.is_interface:
                    continue
                names = list(declared.methods)
            elif not owner.is_instance:
                return None
            elif self._program.definition(owner).kind == "trait":
                body = self._program.body(owner)
                definitions = self._program.files[owner.path].definitions
                names = [entry.name for entry in definitions if entry.scope == body and entry.kind == "method"]
            else:
                return None
            for name in dict.fromkeys(names):
                for method in self._own(owner, name):
                    key = name, self.arity(method)[0]
                    if not self.is_abstract(method):
                        concrete.add(key)
                    elif key not in concrete and not self._semantics.common_member(name):
                        found.setdefault(key, method)
        return next(iter(found.values())) if len(found) == 1 else None

    def _overrides(self, method: Method, other: Method) -> bool:
        """Return true if a method takes the same types as one of a supertype."""
        if method.owner is other.owner or self.arity(method) != self.arity(other):
            return False
        count, _ = self.arity(method)
        return all(self._is_same(self.parameter(method, nth), self.parameter(other, nth)) for nth in range(count))

    def _is_same(self, types: Values, others: Values) -> bool:
        # A type parameter without a value stands for any object.
        return not types or not others or are_same_classes(types, others)

    def class_is_known(self, instance: Value) -> bool:
        """Return true if the members of the class of an instance are known."""
        return instance.kind == "instance" or instance.name in self._classes

"""Select the implementation of an external trait that a call runs, by types at the call.

For maintainers: of several implementations, such as ``From<u8>`` and ``From<&str>``, the one runs whose parameter has
the type of the argument. Some library methods, such as ``into``, run an implementation of the expected type. A known
type that fits is evidence; so is a single implementation, unless an attribute may have made others. This module must
not know how names are found. See decision 0070.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple, final

from oxigraph_code.facts import FileFacts, Link, Reference, Target, Use
from oxigraph_code.facts.access_paths import RESULT, ParameterStep, parse_step
from oxigraph_code.resolution.calls.constructors import IMPLEMENTATION
from oxigraph_code.resolution.calls.may_call.name_candidates import MAX_IMPLEMENTED
from oxigraph_code.resolution.calls.member_calls import as_possible
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.language.type_model import Conversion
from oxigraph_code.resolution.model.evaluator import CallArguments
from oxigraph_code.resolution.model.values import TYPES, Site, Value, Values, union

_WORD: Final = re.compile(r"\w+")
_HELD: Final = "[?]"


class _Taken(NamedTuple):
    """The parameter of a method: any type with some traits (``is_any``), or one of these types.

    Without types nothing is known about it.
    """

    types: Values = ()
    is_any: bool = False


@final
class TraitMethods:
    """The methods that types of a program have because of traits outside."""

    def __init__(self, evaluator: ProgramEvaluator) -> None:
        self._program = evaluator.program
        self._semantics = evaluator.program.semantics
        self._library = evaluator.program.semantics.library
        self._evaluator = evaluator
        self._taken = TrackedMemo(self._taken_by, evaluator.program.seen)
        self._of_failures = TrackedMemo(self._making_failures, evaluator.program.seen)

    def of_site(self, facts: FileFacts, site: Reference, place: Site, link: Link) -> Link:
        """Return the link of a site, with the implementation that it runs."""
        if link.rule == IMPLEMENTATION or (link.external and link.candidates):
            return self._fitting(facts, site, link)
        conversion = self._library.conversions.get(site.name) if site.expected else None
        if conversion is None or link.targets or not self._is_meant(conversion, link):
            return link
        expected = self._expected(facts, site)
        if conversion.may_fail:
            held = (self._evaluator.element(value, _HELD) for value in expected if value.kind == "external_instance")
            expected = union([expected, *held])
        methods = self._expected_methods(conversion, expected)
        if not methods:
            return link
        given = (
            self._evaluator.at_canonical_site(place, self._program.access.parse(site.receiver))
            if conversion.is_given
            else ()
        )
        return self._decided(methods, self._made(given), conversion.method, link)

    def handing_on(self, facts: FileFacts, use: Use) -> Target | None:
        """Resolve the conversion that a function runs when it propagates an error of another type."""
        function = self._program.names(facts.path).functions[use.scope]
        methods = self._of_failures.compute(facts.path, function, use.runs) if function >= 0 else ()
        if not methods:
            return None
        path = self._program.access.parse(use.path)
        place = self._evaluator.sites.of_file(facts.path).settled(use.scope, use.line, path)
        values = self._evaluator.at_canonical_site(place, path)
        given = union(self._evaluator.element(value, self._library.failure) for value in values)
        if self._fit(given, self._own_type(methods[0])):
            return None
        fitting = self._fitting_methods(methods, given)
        return fitting[0].target if len(fitting) == 1 else None

    def _making_failures(self, path: str, function: int, mark: str) -> Values:
        """Return the methods that convert the error of a function."""
        failures = self._result(self._program.files[path], function, self._library.failure)
        return self._expected_methods(self._library.conversions[mark], failures)

    def _is_meant(self, conversion: Conversion, link: Link) -> bool:
        """Return true if a method may be the library's own method of that name."""
        if link.external:
            return self._semantics.canonical_external_name(link.external) == conversion.method
        return conversion.is_given and link.reason in ("unknown-receiver", "elsewhere") and not link.candidates

    def _fitting(self, facts: FileFacts, site: Reference, link: Link) -> Link:
        """Select among methods for several type arguments of one trait, by the argument of the call."""
        methods = tuple(self._program.symbol(*target) for target in link.targets or link.candidates)
        given = self._made(
            self._evaluator.external_types.argument(CallArguments(facts.path, site.number)) if site.number else ()
        )
        if link.rule != IMPLEMENTATION and self._is_outside(methods[0]):
            return as_possible(self._decided(methods, given, link.external, link)) if given else link
        trait = self._semantics.canonical_external_name(self._evaluator.members.outside_trait(methods[0]))
        if trait in self._library.reflexive and given and self._fit(given, self._own_type(methods[0])):
            return as_possible(link)._replace(candidates=())
        if len(methods) == 1 and not self._may_have_others(methods[0]):
            return link
        return self._decided(methods, given, link.external, link) if given or len(methods) == 1 else link

    def _made(self, given: Values) -> Values:
        """Return the values of the argument; the name of a unit type or variant is an instance of it.

        A path does not show if a pointer or its target is passed.
        """
        made = map(self._evaluator.receivers.made, given)
        whole = tuple(
            self._program.as_kind(value, "instance") if self._program.symbol_kind(value) in TYPES else value
            for value in made
        )
        pointers = (value for value in whole if value.kind == "external_instance")
        return union([whole, *(self._evaluator.external_types.pointees(value) for value in pointers)])

    def _decided(self, methods: Values, given: Values, external: str, link: Link) -> Link:
        """Link the method that fits the argument, or the only one that there can be."""
        fitting = self._fitting_methods(methods, given)
        possible = fitting or [
            method for method in methods if not self._differ(given, self._taken.compute(method).types)
        ]
        external = link.external or external
        is_only = len(methods) == len(possible) == 1 and not self._may_have_others(methods[0])
        if len(fitting) == 1 or is_only:
            return Link(IMPLEMENTATION, (possible[0].target,), external)
        candidates = tuple(method.target for method in possible)
        if link.external:
            return Link("external", external=external, candidates=candidates)
        return link._replace(candidates=candidates if len(candidates) <= MAX_IMPLEMENTED else ())

    def _fitting_methods(self, methods: Values, given: Values) -> Values:
        """Keep methods that accept the argument; a generic one only if all others accept something else."""
        known = [(method, self._taken.compute(method)) for method in methods] if given else []
        fitting = [method for method, taken in known if self._fit(given, taken.types)]
        if not fitting and all(taken.is_any or self._differ(given, taken.types) for _, taken in known):
            fitting = [method for method, taken in known if taken.is_any]
        return tuple(fitting)

    def _fit(self, given: Values, taken: Values) -> bool:
        told = self._semantics.canonical_external_name
        return any(
            one.kind == other.kind and (one.is_of_same(other) if one.path else told(one.name) == told(other.name))
            for one in given
            for other in taken
        )

    def _differ(self, given: Values, taken: Values) -> bool:
        """Return true if the argument certainly has another type than the parameter.

        Types of two packages may be the same under two names.
        """
        return bool(given and taken) and not any(
            one.kind == other.kind == "external_instance" and self._package(one) != self._package(other)
            for one in given
            for other in taken
        )

    def _package(self, value: Value) -> str:
        return self._semantics.canonical_external_name(value.name).partition(self._semantics.separator)[0]

    def _taken_by(self, method: Value) -> _Taken:
        """Return the parameter of a method after the receiver."""
        definition = self._program.definition(method)
        own, _ = self._semantics.receiver_kind(definition)
        parameters = [entry for entry in definition.parameters if not own or entry.name != own]
        written = self._semantics.read_annotation(parameters[0].annotation) if parameters else None
        names = self._program.names(method.path)
        around = (names.body.get(method.definition, -1), definition.scope)
        if written is None or not written.name:
            return _Taken()
        if any(written.name in names.bound.type_parameters(scope) for scope in around):
            return _Taken(is_any=True)
        place = self._program.place(method.path, definition.scope)
        found = self._evaluator.of_annotation(place, parameters[0].annotation, None, around[0])
        # A value with a trait may be of any type.
        return _Taken() if any(self._is_trait(value) for value in found) else _Taken(found)

    def _is_trait(self, value: Value) -> bool:
        return value.kind == "instance" and self._program.definition(value).kind == "trait"

    def _own_type(self, method: Value) -> Values:
        """Return the type that a method is implemented for."""
        scope = self._program.definition(method).scope
        return self._evaluator.receivers.own_type(self._program.place(method.path, scope))

    def _is_outside(self, method: Value) -> bool:
        return any(value.kind == "external_instance" for value in self._own_type(method))

    def _may_have_others(self, method: Value) -> bool:
        """Return true if an attribute of a method's type may derive the same trait for it."""
        trait = self._semantics.canonical_external_name(self._evaluator.members.outside_trait(method))
        # Beside what is for any type, there can be no other.
        is_any = self._taken.compute(method).is_any
        deriving = self._library.deriving.get(trait, frozenset()) if not is_any else frozenset()
        return any(
            word in deriving
            for value in (self._own_type(method) if deriving else ())
            if value.kind == "instance"
            for text in self._program.definition(value).decorators
            for word in _WORD.findall(text)
        )

    def _expected_methods(self, conversion: Conversion, expected: Values) -> Values:
        """Find implementations of a conversion for the expected types."""
        found: dict[Value, None] = {}
        for value in expected:
            if value.kind == "instance" and self._program.definition(value).kind in TYPES - {"trait"}:
                owner = self._program.symbol(value.path, value.definition)
                order = self._evaluator.hierarchy.order(owner)
                methods = self._evaluator.members.of_trait_outside(order, conversion.runs, conversion.trait)
                found |= dict.fromkeys(methods)
        return tuple(found)

    def _expected(self, facts: FileFacts, site: Reference) -> Values:
        """Return types that the context of a call expects."""
        if site.expected.startswith(RESULT):
            function = self._program.names(facts.path).functions[site.scope]
            return self._result(facts, function, site.expected.removeprefix(RESULT))
        path = self._program.access.parse(site.expected)
        step = parse_step(path.last) if path.form == "call" else None
        if isinstance(step, ParameterStep) and step.argument and not step.parameter:
            return self._parameter(facts, site, path.before.text, int(step.argument))
        return self._evaluator.read(facts.path, site.scope, site.line, site.expected)

    def _result(self, facts: FileFacts, function: int, step: str) -> Values:
        """Infer the declared return type of a function, or its elements at ``step``."""
        definition = facts.definitions[function] if function >= 0 else None
        if definition is None or not definition.returns:
            return ()
        body = self._program.names(facts.path).body.get(function, -1)
        place = self._program.place(facts.path, definition.scope)
        found = self._evaluator.of_annotation(place, definition.returns, None, body)
        return union([self._evaluator.element(value, step) for value in found]) if step else found

    def _parameter(self, facts: FileFacts, site: Reference, callee: str, nth: int) -> Values:
        """Infer the type of a parameter, or of a constructed type's field, by position."""
        path = self._program.access.parse(callee)
        place = self._evaluator.sites.of_file(facts.path).settled(site.scope, site.line, path)
        groups = []
        for value, receiver in self._evaluator.called(place, path):
            definition = self._program.definition(value) if value.kind == "symbol" else None
            if definition is None:
                continue
            if definition.kind == "variant":
                text = self._semantics.part_of_variant(definition.annotation, str(nth))
                groups.append(self._declared(value, text, None, definition.scope))
            elif definition.kind == "class":
                groups.append(self._evaluator.of_member(self._program.as_kind(value, "instance"), str(nth)))
            elif definition.kind in ("function", "method"):
                own, _ = self._semantics.receiver_kind(definition)
                is_behind = path.mark == "." and bool(definition.parameters) and definition.parameters[0].name == own
                position = nth + is_behind
                if position < len(definition.parameters):
                    body = self._program.body(value)
                    groups.append(self._declared(value, definition.parameters[position].annotation, receiver, body))
        return union(groups)

    def _declared(self, value: Value, text: str, receiver: Value | None, scope: int) -> Values:
        place = self._program.place(value.path, self._program.definition(value).scope)
        return self._evaluator.of_annotation(place, text, receiver, scope) if text else ()

"""Method probing: choose among methods of one name by the form of the receiver.

For maintainers: for languages with open types. An inherent method comes before a trait's method that takes the receiver
in the same form; the language defines the forms and their order. Most types have no two methods of a name, and the text
of a receiver is read only if one has. This module must not know call sites. See decision 0054.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple, final

from oxigraph_code.facts import Binding
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.language.type_model import TypeExpr
from oxigraph_code.resolution.model.access_paths import AccessPath
from oxigraph_code.resolution.model.values import Site, Value, Values

_FORMS: Final = ("", "&", "&mut ")
"""Forms of an unknown receiver; deeper references are rare."""
_BORROWED: Final = frozenset({"&", "mut"})
"""The annotation of a variable that is a reference of unknown depth."""
_MAX_DEPTH: Final = 4


class _Method(NamedTuple):
    value: Value
    trait: Value | None
    is_own: bool
    taken: str


@final
class MethodProbing:
    """The methods of one name that types of a program have."""

    def __init__(self, evaluator: ProgramEvaluator) -> None:
        self._program = evaluator.program
        self._semantics = evaluator.program.semantics
        self._evaluator = evaluator
        self._kept = TrackedMemo(self._rivals, evaluator.program.seen)

    def rivals(self, receiver: Value, name: str) -> Values:
        """Return the inherent and trait methods of a name, if the call decides between them.

        Empty if the type's own method is always chosen.
        """
        return tuple(entry.value for entry in self._methods(receiver, name))

    def chosen(self, receiver: Value, name: str, place: Site, path: AccessPath) -> Values:
        """Select the method for a call on a path at a site, if the form of the receiver is known."""
        methods = self._methods(receiver, name)
        found = {self._first(methods, form, place) for form in self._forms(receiver, place, path)}
        return found.pop() if len(found) == 1 else ()

    def _methods(self, receiver: Value, name: str) -> tuple[_Method, ...]:
        if receiver.kind != "instance":
            return ()
        return self._kept.compute(self._program.symbol(receiver.path, receiver.definition), name)

    def _rivals(self, owner: Value, name: str) -> tuple[_Method, ...]:
        own: list[_Method] = []
        of_traits: list[_Method] = []
        traits: set[Value] = set()
        for entry in self._evaluator.hierarchy.order(owner):
            meaning = self._program.member(entry, name) if entry.path else None
            for index in meaning.definitions if meaning is not None else ():
                definition = self._program.files[entry.path].definitions[index]
                method = self._method(entry, index) if definition.kind == "method" else None
                if method is None or method.trait in traits:
                    continue
                (own if method.is_own else of_traits).append(method)
            traits.update(method.trait for method in of_traits if method.trait is not None)
        if not own or not of_traits or not self._depends(own, of_traits):
            return ()
        return (*own, *of_traits)

    def _depends(self, own: list[_Method], of_traits: list[_Method]) -> bool:
        if any(self._program.definition(method.value).visibility == "private" for method in own):
            return True
        for form in _FORMS:
            steps = list(self._semantics.autoref_steps(form))
            first = min((steps.index(method.taken) for method in own if method.taken in steps), default=len(steps))
            if any(method.taken in steps[:first] for method in of_traits):
                return True
        return False

    def _method(self, owner: Value, index: int) -> _Method | None:
        facts = self._program.files[owner.path]
        scope = facts.scopes[facts.definitions[index].scope]
        is_of_trait = self._program.definition(owner).kind == "trait"
        implementation = facts.definitions[scope.implementation] if scope.implementation >= 0 else None
        taken = self._semantics.self_kind(facts.definitions[index], implementation.annotation if implementation else "")
        if taken is None or (implementation is None and not is_of_trait):
            return None
        trait = owner if is_of_trait else None
        if implementation is not None and implementation.implements:
            trait = self._evaluator.hierarchy.implementations.trait_of(owner.path, scope.implementation)
        is_own = not is_of_trait and implementation is not None and not implementation.implements
        return _Method(self._program.symbol(owner.path, index), trait, is_own, taken)

    def _first(self, methods: tuple[_Method, ...], form: str, place: Site) -> Values:
        """Return the first methods that probing finds for a form; empty if it is unknown."""
        for step in self._semantics.autoref_steps(form):
            taking = [method for method in methods if method.taken == step]
            found = [method for method in taking if method.is_own and self._is_visible(method.value, place)]
            if not found:
                sights = [(method, self._is_in_sight(method.trait, place)) for method in taking if not method.is_own]
                if any(is_in_sight is None for _, is_in_sight in sights):
                    return ()
                found = [method for method, is_in_sight in sights if is_in_sight]
            if found:
                is_one = len(found) == 1 or len({method.trait for method in found if method.trait}) == 1
                return tuple(method.value for method in found) if is_one else ()
        return ()

    def _is_visible(self, method: Value, place: Site) -> bool:
        """Return true if a method is visible at a site: private ones are, in their module and below."""
        definition = self._program.definition(method)
        if definition.visibility != "private":
            return True
        paths = self._evaluator.module_tree
        home = paths.module_around(self._program.place(method.path, definition.scope))
        here: Value | None = paths.module_around(place)
        while here is not None and here is not home:
            here = paths.parent(here)
        return here is home

    def _is_in_sight(self, trait: Value | None, place: Site) -> bool | None:
        """Return true if a trait is in scope at a site; ``None`` if that is unknown."""
        if trait is None:
            return None
        if trait is self._trait_around(place):
            return True
        separator = self._semantics.separator
        is_here = trait.kind == "symbol"
        name = self._program.definition(trait).name if is_here else trait.name.rpartition(separator)[2]
        told = self._semantics.canonical_external_name
        for value in self._evaluator.of_name(place, name):
            if value is trait or (value.kind == "external" and not is_here and told(value.name) == told(trait.name)):
                return True
        if any(entry.alias == "_" and entry.name == name for entry in self._program.files[place.path].imports):
            return True
        return False if is_here or not self._program.names(place.path).may_come_by_star(place.scope) else None

    def _trait_around(self, place: Site) -> Value | None:
        """Return the trait that the method around a place is of."""
        names = self._program.names(place.path)
        method, _ = names.method_around(place.scope)
        if method < 0:
            return None
        scope = names.facts.scopes[names.facts.definitions[method].scope]
        if scope.implementation >= 0:
            return self._evaluator.hierarchy.implementations.trait_of(place.path, scope.implementation)
        return self._program.symbol(place.path, scope.definition)

    def _forms(self, receiver: Value, place: Site, path: AccessPath, depth: int = 0) -> Collection[str]:
        """Return the forms of a path at a site: a value of the receiver's type, or references to one."""
        if path.form == "name":
            return self._of_name(receiver, place, path.text, depth)
        if path.form == "member" and path.mark == ".":
            return self._any_of(receiver, self._fields(place, path))
        if path.form == "call":
            called = self._evaluator.called(place, path.before)
            return {form for value, _ in called for form in self._of_call(receiver, value)} or _FORMS
        return _FORMS

    def _of_name(self, receiver: Value, place: Site, name: str, depth: int) -> Collection[str]:
        names = self._program.names(place.path)
        if name in names.receivers:
            method, _ = names.method_around(place.scope)
            scope = names.facts.scopes[names.facts.definitions[method].scope]
            written = names.facts.definitions[scope.implementation].annotation if scope.implementation >= 0 else ""
            taken = self._semantics.self_kind(names.facts.definitions[method], written)
            return _FORMS if taken is None else (taken,)
        bound = self._binding(place, name)
        if bound is None or bound.annotation:
            return self._any_of(receiver, [bound.annotation] if bound is not None else [])
        if bound.kind != "variable" or depth == _MAX_DEPTH:
            return _FORMS
        read_in = bound.scope if bound.value_scope < 0 else bound.value_scope
        there = self._program.place(place.path, read_in, bound.line)
        return self._forms(receiver, there, self._program.access.parse(bound.value), depth + 1)

    def _binding(self, place: Site, name: str) -> Binding | None:
        """Return the one binding that a name means at a place."""
        meaning = self._evaluator.visible_bindings.reaching(place, self._evaluator.visible_bindings.lookup(place, name))
        is_one = len(meaning.bindings) == 1 and not meaning.definitions and not meaning.imports
        return meaning.bindings[0] if is_one else None

    def _fields(self, place: Site, path: AccessPath) -> list[str]:
        """Return the annotations of a field, one for each candidate."""
        found = []
        for owner in self._evaluator.of_receiver(place, path.before):
            member = self._evaluator.find_member(owner, path.last, is_value=True) if owner.kind == "instance" else None
            if member is None or member.meaning is None:
                return []
            found += [entry.annotation for entry in self._program.definitions_of(member)]
        return found

    def _of_call(self, receiver: Value, value: Value) -> Collection[str]:
        if value.kind == "external":
            last = value.name.rpartition(self._semantics.separator)[2]
            return ("",) if last in self._semantics.library.value_makers else _FORMS
        definition = self._program.definition(value) if value.kind == "symbol" else None
        if definition is None:
            return _FORMS
        return self._any_of(receiver, [definition.returns]) if definition.kind in ("function", "method") else ("",)

    def _any_of(self, receiver: Value, annotations: Collection[str]) -> Collection[str]:
        """Return the form that an annotation states for an instance of the receiver's type."""
        found = set()
        for text in annotations:
            written = self._semantics.read_annotation(text) if text else None
            if written is None or not self._is_type(receiver, written):
                return (self._semantics.ref_kind(text),) if text in _BORROWED else _FORMS
            found.add(self._semantics.ref_kind(text))
        return found or _FORMS

    def _is_type(self, receiver: Value, written: TypeExpr) -> bool:
        name = written.name.rpartition(self._semantics.separator)[2]
        return name in (self._semantics.own_type, self._program.definition(receiver).name)

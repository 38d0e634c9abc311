"""Resolve the calls of a file whose language tells methods apart by their parameters.

For maintainers: a call that its arguments do not decide has candidates and no target. This module must not know how
overloads are chosen.
"""

from __future__ import annotations

from collections.abc import Sequence

from oxigraph_code.facts import FileFacts, Link, Reference, Target
from oxigraph_code.resolution.calls.call_resolver import CallRules
from oxigraph_code.resolution.calls.may_call.name_candidates import MAX_IMPLEMENTED
from oxigraph_code.resolution.calls.member_calls import outside, unresolved
from oxigraph_code.resolution.model.access_paths import AccessPath
from oxigraph_code.resolution.model.values import TYPES, Site, Value
from oxigraph_code.resolution.overloads.methods import CONSTRUCTOR, Method


class OverloadedSites:
    """The calls of one file."""

    def __init__(self, facts: FileFacts, rules: CallRules) -> None:
        self._facts = facts
        self._rules = rules
        self._evaluator = evaluator = rules.evaluator
        self._program = evaluator.program
        self._separator = evaluator.program.semantics.separator
        self._model = evaluator.program.semantics.object_model
        self._places = evaluator.sites.of_file(facts.path)
        self._overloads = evaluator.overloads

    def link(self, site: Reference) -> Link:
        """Resolve a call of the file; an unresolved one gets candidate targets."""
        return self._rules.guesses.of_site(site, self._link(site))

    def _link(self, site: Reference) -> Link:
        callee = self._program.access.parse(site.text)
        place = self._places.settled(site.scope, site.line, self._program.access.parse(site.receiver or site.name))
        methods = self._overloads.chosen(place, callee, site.number)
        if not methods:
            return self._without_methods(site, place, callee)
        if len(methods) == 1:
            return self._to(methods[0], site, place, callee)
        links = [self._to(method, site, place, callee) for method in methods]
        targets = [target for link in links for target in link.targets]
        if targets:
            return unresolved("ambiguous")._replace(candidates=tuple(dict.fromkeys(targets)))
        return links[0]

    def _to(self, method: Method, site: Reference, place: Site, callee: AccessPath) -> Link:
        value = method.value
        if value.kind != "symbol":
            return outside(value.name)
        definition = self._program.definition(value)
        rule = self._rule(method, site, place, callee)
        if definition.kind in TYPES:
            return Link(rule, (value.target,))
        if CONSTRUCTOR not in definition.modifiers or self._is_delegation(site):
            return Link(rule, (value.target,), candidates=self._implementations(method))
        return Link(rule, (method.owner.target, value.target))

    def _implementations(self, method: Method) -> tuple[Target, ...]:
        """Return the methods that implement an abstract one, which a call may run; none if there are many."""
        if not self._overloads.methods.is_abstract(method):
            return ()
        found = []
        for target in self._rules.guesses.named(self._program.definition(method.value).name):
            overridden = self._overloads.methods.overridden(self._program.symbol(*target))
            if any(entry.value is method.value for entry in overridden):
                found.append(target)
        return tuple(found) if len(found) <= MAX_IMPLEMENTED else ()

    def _is_delegation(self, site: Reference) -> bool:
        """Return true if a constructor calls another one of its class, or one of the superclass."""
        return not site.receiver and site.name in (self._model.own, self._model.parent)

    def _rule(self, method: Method, site: Reference, place: Site, callee: AccessPath) -> str:
        if method.is_extension or self._program.definition(method.value).kind == "function":
            return "lexical" if method.value.path == self._facts.path else "imported"
        owner = method.owner.target
        declared = {entry.target for entry in self._overloads.supertypes.declarations(method.owner)}
        if callee.form == "name":
            around = self._classes_around(site.scope)
            if not declared.isdisjoint(around) or self._is_delegation(site):
                return "lexical"
            is_constructor = method.value.target == owner or CONSTRUCTOR in self._modifiers(method.value)
            if is_constructor:
                return "lexical" if owner.path == self._facts.path else "imported"
            if self._is_inherited(method, around):
                return "inherited"
            return "imported" if "static" in self._modifiers(method.value) else "member"
        if callee.before.last == self._model.parent:
            return "inherited"
        receivers = self._evaluator.of_receiver(place, callee.before)
        return "member" if any(receiver.target in declared for receiver in receivers) else "inherited"

    def _modifiers(self, value: Value) -> Sequence[str]:
        return self._program.definition(value).modifiers

    def _is_inherited(self, method: Method, around: Sequence[Target]) -> bool:
        supertypes = self._overloads.supertypes
        return any(supertypes.as_class(self._program.instance(*target), method.owner) is not None for target in around)

    def _classes_around(self, scope: int) -> list[Target]:
        found = []
        while scope > 0:
            entry = self._facts.scopes[scope]
            if entry.kind == "class" and entry.definition >= 0:
                found.append(Target(self._facts.path, entry.definition))
            scope = entry.parent
        return found

    def _without_methods(self, site: Reference, place: Site, callee: AccessPath) -> Link:
        """Return the link of a call for which no method was found."""
        if callee.form != "member":
            parents = self._evaluator.of_path(place, callee.text) if callee.text == self._model.parent else ()
            if parents and parents[0].is_external:
                return outside(parents[0].name)  # its constructor
            unknown = self._overloads.names.unknown_static_classes(place.path)
            if len(unknown) == 1 and not self._is_open(place):
                return outside(f"{unknown[0]}{self._separator}{site.name}")  # all other places are known
            return unresolved("elsewhere" if unknown or self._is_open(place) else "undefined")
        receivers = self._evaluator.of_receiver(place, callee.before)
        if not receivers:
            return unresolved("unknown-receiver")
        for receiver in receivers:
            if receiver.is_external and receiver.name:
                link = outside(f"{receiver.name}{self._separator}{site.name}")
                return self._rules.overrides.with_candidates(receivers, site.name, link)
        return unresolved("elsewhere" if any(map(self._is_open_type, receivers)) else "undefined")

    def _is_open(self, place: Site) -> bool:
        """Return true if a class around inherits from an unknown class."""
        own = self._overloads.names.own_type(place.path, place.scope)
        return own is not None and self._is_open_type(own)

    def _is_open_type(self, value: Value) -> bool:
        instance = self._overloads.names.instance(value) if value.kind in ("symbol", "external") else value
        return any(
            not self._overloads.methods.class_is_known(entry) for entry in self._overloads.supertypes.linear(instance)
        )

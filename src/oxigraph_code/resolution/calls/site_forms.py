"""The forms of call sites: the steps of resolving a call that differ between models.

For maintainers: a language with plain types and files has the general rules of ``call_resolver``. This module must not
know how a name or a member is looked up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oxigraph_code.facts import Binding, Link, Reference, Target
from oxigraph_code.facts.access_paths import PATH_MARK, call_number
from oxigraph_code.resolution.calls.call_resolver import CallResolver
from oxigraph_code.resolution.calls.member_calls import outside, unresolved
from oxigraph_code.resolution.calls.overload_choice import OverloadChoice
from oxigraph_code.resolution.calls.overloaded_sites import OverloadedSites
from oxigraph_code.resolution.language.module_model import DeclaredModules, NamespacedModules
from oxigraph_code.resolution.language.semantics import Semantics
from oxigraph_code.resolution.model.access_paths import AccessPath
from oxigraph_code.resolution.model.symbols import Bindings
from oxigraph_code.resolution.model.values import Site, Values

_UNKNOWN: Final = frozenset({"unknown-receiver", "elsewhere"})


class BlockSites(CallResolver):
    """Calls of methods in blocks: the function, build and traits around a site decide."""

    def _deciding_scope(self, scope: int) -> int:
        return scope

    def _chosen(self, site: Reference, link: Link) -> Link:
        if site.kind == "literal" or len(link.targets) > 1:
            link = self._of_kind(link, is_literal=site.kind == "literal")
        conditions = self._names.builds.around(site.scope) if link.targets else ()
        return self._in_its_build(link, conditions) if conditions else link

    def _in_its_build(self, link: Link, conditions: Sequence[str]) -> Link:
        """Keep definitions that can be in one build with the calling code, if they exclude one another."""
        own = self._facts.path
        others = {}
        for target in link.targets:
            names = self._names if target.path == own else self._program.names(target.path)
            others[target] = names.builds.beside(target.definition, conditions)
        if not any(others.values()):
            return link
        kept = [Target(target.path, entry) for target in others for entry in others[target] or (target.definition,)]
        return link._replace(targets=tuple(dict.fromkeys(kept)))

    def _at_site(self, site: Reference, place: Site, link: Link, guessed: Link) -> Link:
        if not site.number and not site.expected:
            return guessed
        found = self._rules.trait_methods.of_site(self._facts, site, place, link)
        return self._rules.guesses.of_site(site, found) if found is not link else guessed

    def _member(self, site: Reference, place: Site, path: AccessPath) -> Link:
        link = super()._member(site, place, path)
        is_open = link.reason in _UNKNOWN and site.kind == "call"
        return self._by_trait(site, place, path, link) if is_open else link

    def _by_trait(self, site: Reference, place: Site, path: AccessPath, link: Link) -> Link:
        """Use the traits in scope if the receiver is unknown or external.

        Their methods are candidates. They are certain if the library knows all members of the receiver's class and
        macros implement nothing else of that name.
        """
        values = self._evaluator.of_receiver(place, path)
        if any(value.kind != "external_instance" for value in values):
            return link
        self._rules.guesses.asked.add(site.name)
        methods = self._rules.traits.methods(site.name, place)
        is_closed = bool(values) and all(value.name in self._semantics.library.closed for value in values)
        if methods and is_closed and self._rules.traits.are_all(methods, site.name):
            return Link("member", methods)
        return link._replace(candidates=methods)

    def _of_receivers(self, site: Reference, receivers: Values) -> Link:
        method, _ = self._names.method_around(site.scope)
        return self._rules.members.link(receivers, site.name, Target(self._facts.path, method))


class TreeSites(CallResolver):
    """Calls in a module tree, in which a glob import of a block may shadow names around it."""

    def _of_name(self, site: Reference, place: Site, meaning: Bindings) -> Link:
        values = self._evaluator.imports.through_nearer_stars(place, site.name, meaning.scope)
        if values and (link := self._called(self._rules.members.rule_for(values, self._facts.path), values)):
            return link
        if meaning.scope >= 0 and self._evaluator.imports.is_hidden(place, meaning.scope):
            return unresolved("elsewhere")
        if meaning.scope < 0 or meaning.is_star_last:
            return super()._of_name(site, place, meaning)
        link = self._of_meaning(place, meaning)
        beside = self._beside(site.name, meaning) if link.reason else None
        return beside or self._or_given(link, meaning)

    def _beside(self, name: str, meaning: Bindings) -> Link | None:
        """Return the function that an import of everything brings in beside a module of its name."""
        path = self._facts.path
        bound = self._evaluator.values_of_bindings(path, meaning)
        values = self._evaluator.imports.beside(bound, path, name, meaning.scope)
        return (
            self._called(self._rules.members.rule_for(values[len(bound) :], path), values) if values != bound else None
        )

    def _by_star(self, site: Reference, place: Site) -> Link | None:
        values = self._evaluator.of_name(place, site.name)
        link = self._called(self._rules.members.rule_for(values, self._facts.path), values)
        return link or (unresolved("elsewhere") if self._evaluator.imports.is_hidden(place) else None)


class TreeBlockSites(BlockSites, TreeSites):
    """Calls of methods in implementation blocks, in a module tree."""


class ObjectSites(CallResolver):
    """Calls of members and names to which several functions may be assigned."""

    def _unbound(self, site: Reference, place: Site) -> Link:
        return self._called("lexical", self._evaluator.of_name(place, site.name)) or unresolved("undefined")

    def _assigned(self, values: Values, meaning: Bindings, bindings: Sequence[Binding]) -> Values:
        is_several = len(values) > 1 and bindings
        return self._rules.members.fields.assigned(self._facts, meaning, bindings, values) if is_several else values

    def _unless_handed_away(self, site: Reference, receivers: Values, link: Link) -> Link:
        if not site.receiver.isidentifier():
            return link
        return self._rules.members.fields.unless_handed_away(site, self._facts.path, receivers, link)

    def _leads_on(self, path: AccessPath) -> bool:
        return bool(call_number(path.last)) or super()._leads_on(path)


class NamespacedSites(CallResolver):
    """Calls of names that may be paths of namespaces."""

    def _unbound(self, site: Reference, place: Site) -> Link:
        rule = "member" if site.name in self._semantics.object_model.own_classes else "imported"
        return self._called(rule, self._evaluator.of_name(place, site.name)) or unresolved("undefined")


class ImplicitSites(CallResolver):
    """Calls of members without their receiver, and of the overridden method by a keyword."""

    def _at_site(self, site: Reference, place: Site, link: Link, guessed: Link) -> Link:
        if not self._semantics.object_model.chooses_by_parameters:
            return guessed
        if len(link.targets) > 1:
            guessed = OverloadChoice(self._facts.path, self._evaluator).chosen(site, link)
        defined = self._evaluator.stubs.defined
        known = (value for target in guessed.candidates for value in defined(self._program.symbol(*target)))
        return guessed._replace(candidates=tuple(dict.fromkeys(value.target for value in known)))

    def _member(self, site: Reference, place: Site, path: AccessPath) -> Link:
        link = super()._member(site, place, path)
        is_flat = self._semantics.object_model.has_flat_namespaces and PATH_MARK in site.text
        if not (is_flat and link.reason and site.receiver.isidentifier()):
            return link
        if qualified := self._semantics.builtin(site.receiver):
            return outside(f"{qualified}{PATH_MARK}{site.name}")
        if any(value.kind != "module" for value in self._evaluator.of_path(place, site.receiver)):
            return link
        return super()._lexical(site, self._program.place(self._facts.path, 0))

    def _lexical(self, site: Reference, place: Site) -> Link:
        if site.name == self._semantics.object_model.parent:
            return self._overridden(site, place)
        has_sides = self._semantics.object_model.has_sides  # there a variable alone is no call
        owners = self._evaluator.receivers.implicit(place, site.name, is_called=has_sides)
        if not owners:
            return super()._lexical(site, place)
        link = self._of_receivers(site, owners)
        return link._replace(rule="lexical") if link.rule == "member" else link

    def _overridden(self, site: Reference, place: Site) -> Link:
        """Resolve a call of the method that the one around overrides."""
        method, _ = self._names.method_around(site.scope)
        parents = self._evaluator.receivers.parent(place, site.name, "")
        if not parents:
            return unresolved("undefined")
        return self._rules.members.link(parents, self._facts.definitions[method].name)

    def _unbound(self, site: Reference, place: Site) -> Link:
        """Resolve a name that may be one of an unknown superclass."""
        own = self._evaluator.receivers.around(self._facts.path, site.scope)
        if not own and self._semantics.trusts_only_name(""):
            return unresolved("unknown-receiver")  # a template, or a block that another object runs
        if not own:
            return super()._unbound(site, place)
        link = self._of_receivers(site, own)
        return (self._in_subclasses(own, site.name) if link.reason == "undefined" else None) or link


def sites_form(semantics: Semantics) -> type[CallResolver | OverloadedSites]:
    """Return the form of call sites of a language."""
    if semantics.object_model.has_overloads:
        return OverloadedSites
    is_tree = isinstance(semantics.module_model, DeclaredModules)
    if semantics.object_model.has_blocks:
        return TreeBlockSites if is_tree else BlockSites
    if semantics.object_model.assigns_members:
        return ObjectSites
    if isinstance(semantics.module_model, NamespacedModules):
        return NamespacedSites
    if semantics.object_model.is_implicit:
        return ImplicitSites
    return TreeSites if is_tree else CallResolver

"""Resolve the calls of a file: one rule per function, one function per form of a call.

For maintainers: a rule returns a link with its own name, or an unresolved link with a reason. No rule guesses: a name
that merely matches is no evidence.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from oxigraph_code.facts import Binding, FileFacts, Link, Reference
from oxigraph_code.facts.access_paths import (
    PATH_MARK,
    CallStep,
    IndexStep,
    VariableKeyStep,
    parse_step,
)
from oxigraph_code.resolution.calls.macros import Macros
from oxigraph_code.resolution.calls.may_call.library_overrides import LibraryOverrides, SubclassTargets
from oxigraph_code.resolution.calls.may_call.name_candidates import NameCandidates
from oxigraph_code.resolution.calls.may_call.stored_functions import CrossFileArguments, StoredFunctions
from oxigraph_code.resolution.calls.member_calls import VALUES, MemberCalls, outside, unresolved
from oxigraph_code.resolution.calls.trait_methods import TraitMethods
from oxigraph_code.resolution.calls.traits_in_scope import TraitsInScope
from oxigraph_code.resolution.calls.used_members import ONLY_CLASS, UsedMembers
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.inference.wrapped_values import RULE, WrappedValues
from oxigraph_code.resolution.model.access_paths import AccessPath
from oxigraph_code.resolution.model.symbols import Bindings
from oxigraph_code.resolution.model.values import MAX_VALUES, Site, Values

_STORED: Final = frozenset({"variable", "field", "constant"})
# They may share the name of a function or class, and mean nothing to a call of it.
_NEVER_CALLED: Final = frozenset({"trait", "type_alias", "namespace"})

_RUN: Final = frozenset({"function", "method"})

# The callee gave no function; it may stand for one.
_OPEN: Final = frozenset({"elsewhere", "dynamic"})


class CallRules(NamedTuple):
    """The rules of calls in a program, which the sites of all its files share."""

    evaluator: ProgramEvaluator
    members: MemberCalls
    guesses: NameCandidates
    overrides: LibraryOverrides
    used_members: UsedMembers
    macros: Macros
    traits: TraitsInScope
    subclass_targets: SubclassTargets
    givers: CrossFileArguments
    trait_methods: TraitMethods
    wrapped: WrappedValues
    stored: StoredFunctions


class CallResolver:
    """The calls of one file of a program."""

    def __init__(self, facts: FileFacts, rules: CallRules) -> None:
        self._facts = facts
        self._rules = rules
        self._evaluator = evaluator = rules.evaluator
        self._program = evaluator.program
        self._semantics = evaluator.program.semantics
        self._called = rules.members.constructions.called
        self._names = evaluator.program.names(facts.path)
        self._places = evaluator.sites.of_file(facts.path)
        self._has_paths = self._semantics.separator == PATH_MARK
        self._links: dict[tuple[object, ...], tuple[Link, Link]] = {}
        """Links by canonical site and text: as resolved, and with candidate targets."""

    def link(self, site: Reference) -> Link:
        """Resolve a reference of the file; an unresolved one gets candidate targets."""
        kind, name, receiver, text, scope, line = site[:6]
        path = self._program.access.parse(receiver or name)
        place = self._places.settled(scope, line, path)
        key = (place, text, kind if name else "", self._deciding_scope(scope))
        known = self._links.get(key)
        if known is None:
            found = self._worked_out(site, place, path)
            if found.reason in _OPEN and kind == "call":
                found = self._through_wrapper(site) or found
            found = self._chosen(site, found)
            if found.reason and not found.candidates and kind == "call":
                found = found._replace(candidates=self._rules.stored.called(site, place, path))
            guessed = (
                self._rules.used_members.of_site(self._facts, site) if found.reason == "unknown-receiver" else None
            )
            known = self._links[key] = found, guessed or self._rules.guesses.of_site(site, found)
        return self._at_site(site, place, *known)

    def _deciding_scope(self, scope: int) -> int:
        """Return the scope of a site if its link depends on it beside its canonical site; else -1."""
        return -1

    def _chosen(self, site: Reference, link: Link) -> Link:
        """Keep the targets of a link that the form of the site allows."""
        return self._of_kind(link, is_literal=True) if site.kind == "literal" else link

    def _at_site(self, site: Reference, place: Site, link: Link, guessed: Link) -> Link:
        """Resolve one site; ``guessed`` is the link of all sites like it, with candidate targets."""
        return guessed

    def _through_wrapper(self, site: Reference) -> Link | None:
        """Resolve the call of a wrapped value to the function that it stands for, if known."""
        path = self._program.access.parse(site.text)
        functions = self._rules.wrapped.called(self._places.settled(site.scope, site.line, path), path)
        return self._called(RULE, functions) if functions else None

    def _of_kind(self, link: Link, *, is_literal: bool) -> Link:
        """Choose between a type and a function of one name.

        A literal with named fields constructs the type; a call runs the function.
        """
        definitions = ((entry, self._program.defined(entry)) for entry in link.targets)
        kinds = {target: definition.kind for target, definition in definitions}
        if not _RUN.isdisjoint(kinds.values()):
            targets = tuple(target for target, kind in kinds.items() if (kind in _RUN) is not is_literal)
            return link._replace(targets=targets) if targets else unresolved("elsewhere")
        return link

    def _worked_out(self, site: Reference, place: Site, path: AccessPath) -> Link:
        """Dispatch on the form of a reference."""
        if not site.name:
            return self._computed(place, path)
        if site.kind == "macro":
            return self._macro(site, place)
        if not site.receiver:
            return self._lexical(site, place)
        if self._has_paths and site.text.startswith(PATH_MARK, len(site.receiver)):
            return self._path(site, place, path)
        return self._member(site, place, path)

    def _computed(self, place: Site, path: AccessPath) -> Link:
        """Resolve a call of a computed value."""
        values = self._evaluator.at_canonical_site(place, path) if path.text else ()
        return self._called("member", values) or unresolved("dynamic")

    def _lexical(self, site: Reference, place: Site) -> Link:
        """Resolve a bare name: in the scopes around, through imports, then as a builtin."""
        is_receiver = site.name in self._names.receivers
        if is_receiver and (receivers := self._evaluator.receivers.of_name(place, site.name)):
            return self._called("member", receivers) or unresolved("dynamic")
        return self._of_name(site, place, self._evaluator.visible_bindings.lookup(place, site.name))

    def _of_name(self, site: Reference, place: Site, meaning: Bindings) -> Link:
        """Resolve a bare name that is no receiver, with its bindings in the file."""
        if meaning.scope >= 0 and not meaning.is_star_last:
            return self._or_given(self._of_meaning(place, meaning), meaning)
        if self._program.packages.key(self._facts.path):
            values = self._evaluator.imports.of_package(self._facts.path, site.name)
            if link := self._called("lexical", values):
                return link
        if own := site.name == self._semantics.own_type and self._evaluator.receivers.own_type(place):
            return self._of_own_type(own)
        if self._names.may_come_by_star(site.scope) and (found := self._by_star(site, place)):
            return found
        qualified = self._semantics.builtin(site.name)
        return outside(qualified) if qualified else self._unbound(site, place)

    def _or_given(self, link: Link, meaning: Bindings) -> Link:
        """Return the link of a bound name, with candidates if it may be a function that another file passes."""
        is_open = link.reason == "dynamic" and not link.candidates
        return link._replace(candidates=self._rules.givers.passed(self._facts.path, meaning)) if is_open else link

    def _by_star(self, site: Reference, place: Site) -> Link | None:
        """Resolve a name that a glob import may bind; ``None`` if none does."""
        values = self._evaluator.of_name(place, site.name)
        return self._called(self._rules.members.rule_for(values, self._facts.path), values) or unresolved("elsewhere")

    def _unbound(self, site: Reference, place: Site) -> Link:
        """Resolve a name without a binding."""
        return unresolved("undefined")

    def _of_meaning(self, place: Site, meaning: Bindings) -> Link:
        """Resolve a name by its bindings in a scope, as far as each of them is known."""
        reached = self._evaluator.visible_bindings.reaching(place, meaning)
        definitions = [self._facts.definitions[entry] for entry in reached.definitions]
        kinds = {entry.kind for entry in definitions} - _NEVER_CALLED
        if len(definitions) > MAX_VALUES or (kinds and kinds <= {"variant"} and len(definitions) > 1):
            return unresolved("ambiguous")
        bindings = [entry for entry in reached.bindings if entry.kind != "submodule"]
        bindings = [entry for entry in bindings if entry.value not in self._semantics.absent_values]
        parts = [(), *(self._evaluator.imports.values(self._facts.path, entry) for entry in reached.imports)]
        is_bound_besides = bool(reached.definitions or reached.bindings)
        if reached.is_imported_last and is_bound_besides and not self._semantics.binding_model.is_ordered:
            return unresolved("elsewhere")
        rule = "imported" if reached.imports and kinds <= _STORED else "lexical"
        values = self._evaluator.values_of_bindings(
            self._facts.path, reached.only(bindings=tuple(bindings)), declared=meaning.bindings
        )
        # If statements run in order, a name that an import could not bring is bound by another one.
        is_known = (self._semantics.binding_model.is_ordered or all(parts[1:])) and not (
            kinds - VALUES and bindings and not self._are_known(reached, bindings)
        )
        if not is_known and (len(parts) - 1 + len(definitions) + len(bindings)) > 1:
            return unresolved("elsewhere" if not definitions and not bindings else "ambiguous")
        if link := self._called(rule, self._assigned(values, reached, bindings)):
            return link
        # An import from the program leads nowhere else, though the result of calling it is unknown.
        functions = self._semantics.library.functions
        is_elsewhere = any(not part or (part[0].is_external and part[0].name not in functions) for part in parts[1:])
        return unresolved("elsewhere" if is_elsewhere else "dynamic" if kinds <= VALUES else "ambiguous")

    def _assigned(self, values: Values, meaning: Bindings, bindings: Sequence[Binding]) -> Values:
        """Return the values of a name with assignments."""
        return values

    def _are_known(self, meaning: Bindings, bindings: Iterable[Binding]) -> bool:
        """Return true if each binding of a name that also has definitions has known values."""
        return all(
            self._evaluator.values_of_bindings(self._facts.path, meaning.only((), (entry,), ()))
            or self._is_imported(entry)
            for entry in bindings
        )

    def _is_imported(self, binding: Binding) -> bool:
        """Return true if the value of a binding is a name that imports alone bind."""
        meaning = self._names.lookup(binding.scope, binding.value) if binding.value.isidentifier() else None
        return meaning is not None and bool(meaning.imports) and meaning.count == len(meaning.imports)

    def _macro(self, site: Reference, place: Site) -> Link:
        return (self._external_path(site) if site.receiver else None) or self._rules.macros.link(site, place)

    def _of_own_type(self, own: Values) -> Link:
        classes = tuple(self._program.as_kind(value, "symbol") for value in own if value.kind == "instance")
        return self._called("member", classes) or unresolved("elsewhere")

    def _path(self, site: Reference, place: Site, path: AccessPath) -> Link:
        """Resolve the last part of a path through namespaces and types."""
        receivers = self._evaluator.of_scope(place, path)
        if not receivers:
            return self._external_path(site) or unresolved(self._why_no_path(site, place, path))
        return self._of_receivers(site, receivers)

    def _external_path(self, site: Reference) -> Link | None:
        """Resolve a path that begins with a builtin name."""
        head, separator, rest = site.receiver.partition(PATH_MARK)
        if "(" in site.receiver or self._names.lookup(site.scope, head).scope >= 0:
            return None
        qualified = self._semantics.builtin(head)
        if not qualified or self._names.may_come_by_star(site.scope):
            return None
        mark = "!" if site.kind == "macro" else ""
        return outside(f"{qualified}{separator}{rest}::{site.name}{mark}")

    def _member(self, site: Reference, place: Site, path: AccessPath) -> Link:
        """Resolve a member of a receiver: its class's own, an inherited one, or one of a module."""
        if (
            site.text in self._names.narrowings
            and self._evaluator.visible_bindings.narrowed(place, site.text, self._names.narrowings[site.text])
            and (link := self._called("member", self._evaluator.of_path(place, site.text)))
        ):
            return link
        receivers = self._evaluator.of_receiver(place, path)
        if not receivers:
            link = unresolved(self._why_unknown(place, path))
            supplied = self._evaluator.injected_parameters.from_inside(place, site.receiver)
            return link._replace(candidates=self._rules.members.link(supplied, site.name).targets) if supplied else link
        link = self._rules.overrides.with_candidates(receivers, site.name, self._of_receivers(site, receivers))
        if link.reason == "ambiguous" and link.candidates and len(receivers) == 1:
            chosen = self._rules.members.probing.chosen(receivers[0], site.name, place, path)
            link = self._called("member", chosen) or link
        if link.targets:
            return self._unless_handed_away(site, receivers, link)
        owner = site.receiver.removesuffix("()").removesuffix(f".{self._semantics.library.class_member}")
        is_own = owner in self._names.receivers or path.parent is not None
        # A subclass may have a member that the class around lacks.
        if link.reason != "undefined" or not is_own:
            return link
        return self._in_subclasses(receivers, site.name) or unresolved("unknown-receiver")

    def _in_subclasses(self, receivers: Values, name: str) -> Link | None:
        """Return the link of a member that the class around lacks, if subclasses have it."""
        found = self._rules.subclass_targets.overrides_in_subclasses(receivers, name)
        if len(found) == 1 and self._semantics.trusts_only_name(""):
            return Link(ONLY_CLASS, found)
        return unresolved("unknown-receiver")._replace(candidates=found) if found else None

    def _of_receivers(self, site: Reference, receivers: Values) -> Link:
        return self._rules.members.link(receivers, site.name)

    def _unless_handed_away(self, site: Reference, receivers: Values, link: Link) -> Link:
        """Return the link of a member, unless other files may assign it."""
        return link

    def _why_no_path(self, site: Reference, place: Site, path: AccessPath) -> str:
        """Return true if the first name of a path is imported or unbound."""
        meaning = self._names.lookup(site.scope, site.receiver.partition(PATH_MARK)[0])
        return "elsewhere" if _is_declared(meaning) else self._why_unknown(place, path)

    def _why_unknown(self, place: Site, path: AccessPath) -> str:
        """Return true if a path leads to an external namespace, or to no known one."""
        head = path.deciding
        if head is None or place.line or self._evaluator.at_canonical_site(place, head):
            head = path
            while path.text and path.parent is None:
                if values := self._evaluator.at_canonical_site(place, path):
                    is_outside = any(value.is_external for value in values)
                    return "elsewhere" if is_outside else "unknown-receiver"
                head = path
                if not self._leads_on(path):
                    break
                path = path.before
        meaning = self._names.lookup(place.scope, head.text)
        return "elsewhere" if _is_declared(meaning) else "unknown-receiver"

    def _leads_on(self, path: AccessPath) -> bool:
        """Return true if the value of a path is unknown because that before its last step is."""
        return _leads_on(path)


def _leads_on(path: AccessPath) -> bool:
    """Return true if the last step of a path is a member, a plain call or a plain subscript."""
    if path.form not in ("call", "part"):
        return path.last != ""
    step = parse_step(path.last)
    if isinstance(step, CallStep):
        return not step.number
    key = step.key if isinstance(step, IndexStep) else step.name if isinstance(step, VariableKeyStep) else "?"
    return f"_{key.replace('*', '_')}".isidentifier()


def _is_declared(meaning: Bindings) -> bool:
    """Return true if an annotation or a value binds a name to something external."""
    return bool(meaning.imports) or any(entry.kind == "submodule" for entry in meaning.bindings[:MAX_VALUES])

"""Members that assignments add to objects and functions, and the receivers of such functions.

For maintainers: an assignment is found by the name of the member in the file of the object, and counts if its target
evaluates to that very object. This module must not know classes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from oxigraph_code.facts import MemberAssignment, Spread
from oxigraph_code.facts.access_paths import (
    ELEMENT,
    BuiltinStep,
    CastStep,
    ImportStep,
    LiteralStep,
    parse_step,
    receiver_of,
    scope_of,
)
from oxigraph_code.resolution.inference.literals import Spreads
from oxigraph_code.resolution.inference.rule import EvaluationRule
from oxigraph_code.resolution.model.access_paths import AccessPath
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.symbols import last_written
from oxigraph_code.resolution.model.values import Site, Value, Values, union
from oxigraph_code.resolution.program.program import Program

_MAX_ENTRIES: Final = 64
_MAX_SPREADS: Final = 64
_MAX_NAMES: Final = 256
_MAX_LEVELS: Final = 4
_FUNCTIONS: Final = frozenset({"function", "method"})


class DynamicMembers(EvaluationRule):
    """The objects and functions of a program with assigned members."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        super().__init__(program, evaluator)
        self._prototype = self._object_model.prototype
        self._shared = self._object_model.shared_members
        self._own = self._semantics.own_type
        self._targets: dict[str, dict[int, list[tuple[int, str]]]] = {}
        self._givings = MemberAssignments(program, evaluator)
        self._spreads = Spreads(program, evaluator)

    def whole(self, place: Site, path: str) -> Values:
        """Return the values of a bracketed expression."""
        whole = parse_step(path)
        if isinstance(whole, CastStep):
            return self._evaluator.of_annotation(place, whole.type, None, place.scope)
        if isinstance(whole, ImportStep):
            entry = self._program.files[place.path].imports[whole.number]
            return self._rules.imports.values(place.path, entry)
        if isinstance(whole, LiteralStep):
            return self.literal(place.path, whole.scope)
        if not isinstance(whole, BuiltinStep):
            return ()
        if qualified := self._semantics.builtin(path):
            return (self._program.external(qualified),)  # a type without a name of its own
        module = self._program.module(place.path, whole.name)
        return self._rules.imports.as_value(module) if module is not None else ()

    def is_module(self, place: Site, path: str) -> bool:
        """Return true if a name denotes the module object at a site: it may be assigned, but not bound."""
        meaning = self._program.names(place.path).lookup(place.scope, path)
        is_assigned = all(entry.kind == "assignment" for entry in meaning.bindings)
        return is_assigned and not meaning.definitions and not meaning.imports

    def literal(self, path: str, scope: int) -> Values:
        """Return the value of the literal with a scope."""
        entry = self._program.files[path].scopes[scope]
        if entry.definition >= 0:
            return (self._program.symbol(path, entry.definition),)
        if entry.kind in ("array", "block"):
            return (self._program.value("object", path, scope, self._library.array),)
        if entry.kind == "mapping":
            return (self._program.value("object", path, scope, self._library.mapping),)
        return (self._program.value("object" if entry.kind == "object" else "closure", path, scope),)

    def member(self, owner: Value, name: str) -> Values:
        """Look up a member of an object or function, or of an instance made by a function."""
        found: Values = ()
        if owner.kind == "prototype":
            return self._evaluator.of_member(self._program.as_kind(owner, "instance"), name, is_value=False)
        if owner.kind == "symbol" and name == self._prototype:
            found = (self._program.value("prototype", owner.path, owner.definition),)
        elif owner.kind == "object":
            found = self._of_literal(owner, name)
            if found:
                # A later call may see other assignments; a copy may lack them.
                assigned = self.assigned(owner, name)
                others = union((*assigned, *self._mixed_in(owner, name, "copy")))
                if assigned or others:
                    return self._evaluator.one_of(union((found, others)), is_all=all(assigned))
        found = found or self.added(owner, name)
        if owner.kind == "object" and not found and self._shared:
            found = self._of_component(owner, name)
        if owner.kind == "object" and owner.name and name != ELEMENT:
            return found or self._evaluator.of_member(self._rules.literals.as_array(owner), name)
        return found

    def one_of(self, owner: Value) -> Values:
        """Choose among all functions of an object literal, for a computed member name; there may be others."""
        return self._evaluator.one_of(self._evaluator.memoized(self._functions, owner), is_all=False)

    def _functions(self, owner: Value) -> Values:
        """Return all known functions in an object literal, or assigned to its members."""
        bound = self._program.names(owner.path).bound
        members = bound.members(owner.definition)
        if not members or max(len(members), len(bound.given_members)) > _MAX_NAMES:
            return ()
        groups = [self._of_literal(owner, name) for name in members]
        for name in bound.given_members:
            groups += self.assigned(owner, name)
        for entry in bound.spreads.get(owner.definition, ())[:_MAX_SPREADS]:
            spread = self.read(owner.path, entry, entry.value)
            groups += [self._evaluator.memoized(self._functions, value) for value in spread if value.kind == "object"]
        found = union(groups)
        return tuple(value for value in found if self._rules.subscripts.is_called(value))

    def _of_literal(self, owner: Value, name: str) -> Values:
        names = self._program.names(owner.path)
        meaning = names.in_scope(owner.definition, name)
        spreads = names.bound.spreads.get(owner.definition, ()) if not owner.name else ()
        if meaning is None:
            return self._spreads.over(owner, name, spreads) if spreads else ()
        meant = last_written(meaning, names.facts.definitions, self._semantics.is_called_by_access)
        found = self._evaluator.values_of_bindings(owner.path, meant, owner)
        found = found if meaning.count < 2 else self._evaluator.one_of(found)
        return self._spreads.over(owner, name, spreads, meant, found) if spreads and found else found

    def _of_component(self, owner: Value, name: str) -> Values:
        """Look up a function that a component literal shares, from the literal or one nested in it."""
        names, scope = self._program.names(owner.path), owner.definition
        scopes = names.facts.scopes
        for _ in range(_MAX_LEVELS):
            if scopes[scope].kind != "object":
                break
            for key in self._shared:
                meaning = names.in_scope(scope, key)
                for entry in meaning.bindings if meaning is not None else ():
                    step = parse_step(entry.value)
                    if isinstance(step, LiteralStep) and scopes[step.scope].kind == "object":
                        return self._of_literal(self._program.value("object", owner.path, step.scope), name)
            scope = scopes[scope].parent
        return ()

    def shared(self, place: Site, name: str) -> Values:
        """Look up a function that a component shares with its template, a list of expressions in its file."""
        bound = self._program.names(place.path).bound
        if not any(bound.homes(key) for key in self._shared):
            return ()
        scopes, scope = self._program.files[place.path].scopes, place.scope
        while scope > 0 and scopes[scope].parent > 0:
            scope = scopes[scope].parent
        outermost = [number for number, entry in enumerate(scopes) if entry.parent == 0]
        if not any(scopes[one].kind == "array" for one in ([scope] if scope else outermost)):
            return ()
        objects = (self._program.value("object", place.path, one) for one in outermost if scopes[one].kind == "object")
        return next(filter(None, (self._of_component(value, name) for value in objects)), ())

    def added(self, owner: Value, name: str) -> Values:
        """Return the values that assignments to a member or mixins add."""
        groups = self.assigned(owner, name)
        if owner.kind == "instance" and self._prototype and not any(groups):
            maker = self._program.as_kind(owner, "symbol")
            for giving in self._givings.of_member(owner.path, self._prototype):
                if self._givings.is_to(maker, giving):
                    groups += self._of_all(owner.path, giving.entry, name)
        return union(groups if any(groups) else self._mixed_in(owner, name))

    def assigned(self, owner: Value, name: str) -> list[Values]:
        """Return the values of each assignment to a member."""
        return [
            self.read(owner.path, giving.entry, giving.entry.value)
            for giving in self._givings.of_member(owner.path, name)
            if self._givings.is_to(owner, giving)
        ]

    def _mixed_in(self, owner: Value, name: str, kind: str = "") -> list[Values]:
        """Return the values that mixins add for a member; ``kind`` narrows the mixins to one kind."""
        return [
            values
            for giving in self._givings.of_all(owner.path, kind)
            if self._givings.is_to(owner, giving)
            for values in self._of_all(owner.path, giving.entry, name)
        ]

    def or_given_besides(self, owner: Value, name: str, values: Values) -> Values:
        """Join the values of a member with functions that code outside of the class assigns."""
        others = [
            self.read(owner.path, giving.entry, giving.entry.value)
            for giving in self._givings.of_member(owner.path, name)
            if not giving.is_own
            and any(
                value.kind == "instance" and value.is_of_same(owner)
                for value in self._evaluator.at_canonical_site(giving.place, giving.receiver)
            )
        ]
        if not others:
            return values
        functions = tuple(value for value in union(others) if self._rules.subscripts.is_called(value))
        return self._evaluator.one_of(union((values, functions)), is_all=False)

    def _of_all(self, path: str, entry: MemberAssignment, name: str) -> list[Values]:
        values = self.read(path, entry, entry.value)
        found = [self._evaluator.of_member(value, name, is_value=False) for value in values]
        if entry.kind != "copy":
            return found
        # Members in the body of a class are not copied.
        return [tuple(value for value in members if not self._is_of_class(value)) for members in found]

    def _is_of_class(self, value: Value) -> bool:
        if value.kind != "symbol" or self._program.definition(value).kind != "method":
            return False
        scope = self._program.files[value.path].scopes[self._program.definition(value).scope]
        return scope.kind == "class"

    def read(self, path: str, entry: MemberAssignment | Spread, text: str) -> Values:
        """Evaluate a text at the site of a binding."""
        scope = entry.scope if entry.value_scope < 0 else entry.value_scope
        return self._evaluator.read(path, scope, 0, text)

    def receiver(self, place: Site) -> Values:
        """Return the receiver of a function around a site that is no method of a class."""
        names = self._program.names(place.path)
        meaning = names.lookup(place.scope, self._own)
        scopes = names.facts.scopes
        scope = place.scope
        while scope > 0 and scope != meaning.scope:
            if scopes[scope].kind == "class":
                return (self._program.instance(place.path, scopes[scope].definition),)
            scope = scopes[scope].parent
        if scope <= 0 or meaning.definitions or meaning.imports:
            return ()
        if annotated := tuple(entry for entry in meaning.bindings if entry.annotation):
            return self._evaluator.values_of_bindings(place.path, meaning.only(bindings=annotated))
        around = scopes[scope].parent
        if scopes[around].kind == "object":
            return self._of_member_function(place.path, around)
        definition = scopes[scope].definition
        if definition >= 0 and names.facts.definitions[definition].kind in _FUNCTIONS:
            return (self._program.instance(place.path, definition),)
        return ()

    def _of_member_function(self, path: str, around: int) -> Values:
        """Return the objects whose members are bound in the scope of an object literal or assignment."""
        targets = self._targets_of(path).get(around, ())
        found = [self._evaluator.read(path, scope, 0, target) for scope, target in targets[:_MAX_SPREADS]]
        return union([(self._program.value("object", path, around),), *found])

    def _targets_of(self, path: str) -> dict[int, list[tuple[int, str]]]:
        """Return the paths of targets to which object literals or functions are assigned, by scope."""
        if path not in self._targets:
            found = self._targets[path] = {}
            bound = self._program.names(path).bound
            scopes = self._program.files[path].scopes
            given = [entry for entries in bound.given_members.values() for entry in entries]
            for entry in (*given, *bound.mixins):
                if scopes[entry.scope].kind == "object":
                    receiver = receiver_of(entry.path)
                    found.setdefault(entry.scope, []).append((scopes[entry.scope].parent, receiver))
                elif (literal := scope_of(entry.value)) >= 0:
                    found.setdefault(literal, []).append((entry.scope, entry.path))
            modules = sorted(self._semantics.module_model.own_exports)[:1]
            for export in (entry for entries in bound.exports.values() for entry in entries if modules):
                scope = export.scope if scopes[export.scope].kind == "object" else scope_of(export.value)
                if scope >= 0:
                    found.setdefault(scope, []).append((0, modules[0]))
        return self._targets[path]


# Every object with members needs them, so they are read once for a file, each with its target at its canonical site.
@final
class SitedAssignment:
    """A binding that adds members to an object, with the target path at its canonical site."""

    __slots__ = ("entry", "is_own", "place", "receiver")

    def __init__(self, entry: MemberAssignment, place: Site, receiver: AccessPath, is_own: bool) -> None:
        self.entry = entry
        self.place = place
        self.receiver = receiver
        self.is_own = is_own
        """True if the target is the receiver of the enclosing function."""


@final
class MemberAssignments(EvaluationRule):
    """The assignments to members in the files of a program."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        super().__init__(program, evaluator)
        self._own = self._semantics.own_type
        self._known: dict[tuple[str, str], Sequence[SitedAssignment]] = {}

    def of_member(self, path: str, name: str) -> Sequence[SitedAssignment]:
        """Return the assignments to members of a name in a file."""
        entries = self._program.names(path).bound.given_members.get(name)
        return self._read(path, name, entries[:_MAX_ENTRIES]) if entries else ()

    def of_all(self, path: str, kind: str = "") -> Sequence[SitedAssignment]:
        """Return the mixins in a file, of one kind or of any."""
        mixins = self._program.names(path).bound.mixins
        found = self._read(path, "", mixins) if mixins else ()
        return [giving for giving in found if kind in ("", giving.entry.kind)][:_MAX_ENTRIES]

    def _read(self, path: str, name: str, entries: Sequence[MemberAssignment]) -> Sequence[SitedAssignment]:
        known = self._known.get((path, name))
        if known is None:
            known = self._known[path, name] = [
                self._settled(path, entry, receiver_of(entry.path) if name else entry.path) for entry in entries
            ]
        return known

    def _settled(self, path: str, entry: MemberAssignment, receiver: str) -> SitedAssignment:
        scope = entry.scope if entry.value_scope < 0 else entry.value_scope
        access = self._program.access.parse(receiver)
        place = self._rules.sites.of_file(path).settled(scope, 0, access)
        return SitedAssignment(entry, place, access, self._is_own(path, entry, receiver))

    def _is_own(self, path: str, entry: MemberAssignment, receiver: str) -> bool:
        """Return true if the target is the receiver of the enclosing function, or a variable bound to it."""
        if receiver == self._own or not receiver.isidentifier():
            return receiver == self._own
        bindings = self._program.names(path).lookup(entry.scope, receiver).bindings
        return bool(bindings) and all(entry.value == self._own for entry in bindings)

    def is_to(self, owner: Value, giving: SitedAssignment) -> bool:
        """Return true if an assignment is to a member of an object."""
        for value in self._evaluator.at_canonical_site(giving.place, giving.receiver):
            kind = value.kind
            # Other instances lack what is assigned to one, unless each assigns it to itself.
            if kind == "prototype" or (kind == "instance" and giving.is_own):
                kind = "instance"
            elif kind == "instance":
                continue
            if kind == owner.kind and value.is_of_same(owner):
                return True
        return False

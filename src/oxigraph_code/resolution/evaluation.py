"""What an access path denotes where it is used.

For maintainers: every step either has evidence or ends the search. A value that depends on itself is left out, and what
was worked out while something was left out is not kept, so that no answer depends on which was asked for first. The
number of steps is bounded, so hostile chains cost no more than honest ones. This module must not know what a call site
is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from oxigraph_code.facts import Binding
from oxigraph_code.resolution.annotations import Annotations
from oxigraph_code.resolution.flow import Flow
from oxigraph_code.resolution.imports import Imports
from oxigraph_code.resolution.inheritance import Ancestry
from oxigraph_code.resolution.members import Member, Members
from oxigraph_code.resolution.names import Meaning
from oxigraph_code.resolution.objects import Objects
from oxigraph_code.resolution.outside import Handed, Outside
from oxigraph_code.resolution.paths import Paths
from oxigraph_code.resolution.places import Places
from oxigraph_code.resolution.program import Program
from oxigraph_code.resolution.receivers import Receivers
from oxigraph_code.resolution.results import Results
from oxigraph_code.resolution.values import TYPES, Place, Value, Values, union

_STEP = re.compile(r"(?:(.*)(\.|::))?([^.:()\[\]]+)$", re.DOTALL)
_SUFFIX = re.compile(r"(\((?:#?\w*|\d+:\d+)\)|\[[^\[\]]*\])$")
_DEEPEST = 40
_MOST_STEPS = 3_000
_MOST_BINDINGS = 64
_MOST_SHADOWED = 256
_STORED = frozenset({"variable", "field", "constant"})


class Evaluation:
    """The values of access paths in the files of a program."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._semantics = program.semantics
        self.ancestry = Ancestry(program, self.of_path)
        self.members = Members(program, self.ancestry)
        self._annotations = Annotations(program, self.of_path, self._of_type)
        self.receivers = Receivers(program, self)
        self.outside = Outside(program, self)
        self.results = Results(program, self)
        self.imports = Imports(program, self)
        self.objects = Objects(program, self)
        self.paths = Paths(program, self)
        self.places = Places(program)
        self._flows: dict[str, Flow] = {}
        self._known: dict[tuple[object, ...], Values] = {}
        self._open: dict[tuple[object, ...], int] = {}
        self._lowest = _DEEPEST
        self._steps = 0
        if program.semantics.scoping.members_apart:
            _ = self.ancestry.implementations  # before anything is asked of types

    def of_path(self, place: Place, path: str) -> Values:
        """What an access path denotes at a place."""
        return self.once(self._of_path, self.places.settled(place, path), path)

    def once(self, work: Callable[..., Values], *asked: object) -> Values:
        """What a function answers, kept; nothing where that is asked for while it is being worked out."""
        key = (work, *asked)
        known = self._known.get(key)
        if known is not None:
            return known
        if key in self._open or len(self._open) == _DEEPEST:
            self._lowest = min(self._lowest, self._open.get(key, 0))
            return ()
        self._steps = 0 if not self._open else self._steps + 1
        if self._steps > _MOST_STEPS:
            self._lowest = 0
            return ()
        level = self._open[key] = len(self._open)
        around, self._lowest = self._lowest, _DEEPEST
        values = work(*asked)
        del self._open[key]
        if self._lowest >= level:
            self._known[key] = values
            self._lowest = around
        else:
            self._lowest = min(around, self._lowest)
        return values

    def lookup(self, place: Place, name: str) -> Meaning:
        """Everything a name may mean at a place, in the nearest scope that binds it."""
        names = self.program.names(place.path)
        meaning = names.lookup(place.scope, name)
        if meaning.scope <= 0 or not self._semantics.scoping.runs_in_order:
            return meaning
        if self._semantics.scoping.bindings_shadow:
            return self._before(place, name, meaning)
        scope = names.facts.scopes[meaning.scope]
        if scope.kind == "class" and not self._flow(place.path).is_bound(meaning, place):
            # The body of a class sees what is around it until it binds the name itself.
            return names.lookup(scope.parent, name)
        return meaning

    def _before(self, place: Place, name: str, meaning: Meaning) -> Meaning:
        """The meaning of a name where what later statements bind is not seen yet."""
        names = self.program.names(place.path)
        first = meaning
        while meaning.bindings and not meaning.definitions and not meaning.imports and place.line:
            if any(self._is_seen(entry, place) for entry in meaning.bindings):
                return meaning
            around = names.facts.scopes[meaning.scope].parent
            if around < 0 or names.facts.scopes[meaning.scope].kind not in ("block", "function"):
                break
            meaning = names.lookup(around, name)
        return meaning if meaning.scope >= 0 else first

    @staticmethod
    def _is_seen(binding: Binding, place: Place) -> bool:
        """Whether a binding comes before a place; on one line, whether the place is not a part of it."""
        if binding.kind != "variable" or binding.line < place.line:
            return True
        is_of_itself = not binding.value or re.split(r"\W", binding.value, maxsplit=1)[0] == binding.name
        return binding.line == place.line and not is_of_itself

    def reaching(self, place: Place, meaning: Meaning) -> Meaning:
        """The meaning of a name without what cannot be seen at a place where it is used."""
        scoping = self._semantics.scoping
        is_ordered = scoping.runs_in_order and not (scoping.bindings_shadow and len(meaning.bindings) > _MOST_SHADOWED)
        if not is_ordered or any(entry.kind == "type_parameter" for entry in meaning.bindings):
            return meaning
        return self._flow(place.path).reaching(meaning, place)

    def _flow(self, path: str) -> Flow:
        if path not in self._flows:
            self._flows[path] = Flow(self.program.files[path])
        return self._flows[path]

    def _of_path(self, place: Place, path: str) -> Values:
        if "|" in path:
            return union(self.of_path(place, part) for part in path.split("|"))
        if narrowings := self.program.names(place.path).narrowings.get(path):
            known = self._flow(place.path).narrowed(narrowings, place)
            if values := union(self.of_path(Place(place.path, entry.scope), entry.value) for entry in known):
                return values
        if path[0] in "{<" and path[-1] in "}>":
            return self.objects.whole(place, path)
        if path in self._semantics.scoping.module_paths and self.objects.is_module(place, path):
            return self.imports.as_value(Value("module", place.path))
        if suffix := _SUFFIX.search(path):
            inner = path[: suffix.start()]
            if suffix[0].startswith("[="):
                return self.results.narrowed(place, suffix[0], self.of_path(place, inner) if inner else ())
            if suffix[0].startswith("(") and ":" in suffix[0]:
                return self.results.handed(self.called(place, inner), suffix[0])
            if not suffix[0].startswith("("):
                return union(self.results.element(value, suffix[0]) for value in self.of_path(place, inner))
            if suffix[0].startswith("(#"):
                return self.results.of_calls(self.called(place, inner), Handed(place.path, suffix[0][2:-1]))
            parent = self._semantics.parent_class(path)
            return self._call(place, inner) if parent is None else self._parent(place, inner, parent)
        step = _STEP.match(path)
        if step is None:
            return ()
        if not step[2]:
            parent = self._semantics.parent_class(path)
            return self.of_name(place, step[3]) if parent is None else self._parent(place, path, parent)
        if step[2] == "::":
            return union(self.of_member(value, step[3], is_value=False) for value in self.of_scope(place, step[1]))
        is_value = step[2] == "."
        return union(self.of_member(value, step[3], is_value=is_value) for value in self.of_receiver(place, step[1]))

    def handed(self, handed: Handed | None) -> Values:
        """What a call is given, as far as that decides what it gives."""
        if handed is None:
            return ()
        entries = self.program.names(handed.path).arguments.get(handed.number, ())
        groups = [
            self.of_path(Place(handed.path, entry.value_scope, entry.line), entry.value)
            for entry in entries
            if entry.value
        ]
        return next((group for group in groups if group), ())

    def of_scope(self, place: Place, path: str) -> Values:
        """What a path denotes that something is looked up in by name: modules and types."""
        if path and any(bracket in path for bracket in "()[]."):
            found = self.of_path(place, path)
        else:
            found = self.once(self.paths.follow, place, path)
        found = union(self.receivers.aliased(value) for value in found)
        return tuple(value for value in found if value.kind in ("module", "outside") or self._is_type(value))

    def _is_type(self, value: Value) -> bool:
        return value.kind == "symbol" and self.program.definition(value).kind in (*TYPES, "implementation")

    def of_receiver(self, place: Place, path: str) -> Values:
        """What an access path denotes something of which is used: of a function, what its decorators make of it."""
        found = self.of_path(place, path)
        return (
            union(self.decorated(value) for value in found) if any(value.kind == "symbol" for value in found) else found
        )

    def decorated(self, value: Value) -> Values:
        """What the decorators of a function make of it; any other value itself."""
        if value.kind != "symbol" or not self.program.definition(value).decorators:
            return (value,)
        return self.once(self.results.decorated, value) or (value,)

    def _call(self, place: Place, callee: str) -> Values:
        """What a call of an access path gives."""
        head, _, name = callee.rpartition(".")
        if head and name in self._semantics.library.copies:
            return self.of_path(place, head)
        return self.results.of_calls(self.called(place, callee))

    def called(self, place: Place, callee: str) -> list[tuple[Value, Value | None]]:
        """What a call of an access path calls, and what it is read from."""
        step = _STEP.match(callee)
        if step is None or not step[2]:
            return [(value, None) for value in self.of_path(place, callee)]
        if step[2] == "::":
            return [
                (value, receiver if receiver.kind != "module" else None)
                for receiver in self.of_scope(place, step[1])
                for value in self.of_member(receiver, step[3], is_value=False)
            ]
        return [
            (value, receiver)
            for receiver in self.of_receiver(place, step[1])
            for value in self.of_member(receiver, step[3], is_value=False)
        ]

    def _parent(self, place: Place, callee: str, name: str) -> Values:
        """The receiver of the method around, seen from behind its class or a named one."""
        names = self.program.names(place.path)
        _, owner = names.method_around(place.scope)
        if owner < 0 or names.lookup(place.scope, callee).scope >= 0:
            return ()
        after: Values = (Value("symbol", place.path, owner),)
        if name:
            after = self.of_path(place, name)
        if len(after) != 1 or after[0] not in self.ancestry.order(Value("symbol", place.path, owner)):
            return ()
        return (Value("parent", place.path, owner, arguments=(after,)),)

    def of_name(self, place: Place, name: str) -> Values:
        """What a name means at a place."""
        names = self.program.names(place.path)
        if receivers := self.receivers.of_name(place, name):
            return receivers
        if name == self._semantics.own_type and self._semantics.scoping.open_objects:
            return self.objects.receiver(place)
        meaning = self.lookup(place, name)
        is_closed = self._semantics.scoping.closed_namespaces
        if is_closed and (found := self.through_nearer_stars(place, name, meaning.scope)):
            return found
        if meaning.is_star_last:
            found, is_certain = self.imports.through_stars(place.path, name)
            if found or not is_certain:
                return found
        if meaning.scope >= 0:
            return self.of_meaning(place.path, self.reaching(place, meaning), declared=meaning.bindings)
        if name == self._semantics.own_type and (own := self.receivers.own_type(place)):
            return tuple(
                value._replace(kind="symbol" if value.kind == "instance" else "outside")
                for value in own
                if value.kind in ("instance", "outside-instance")
            )
        if is_closed:
            qualified = "" if self.is_hidden(place) else self._semantics.builtin(name)
            return (Value("outside", name=qualified),) if qualified else ()
        if names.has_star_import:
            found, is_certain = self.imports.through_stars(place.path, name)
            if found or not is_certain:
                return found
            if names.may_come_by_star(place.scope) and not self._semantics.scoping.runs_in_order:
                return ()
        qualified = self._semantics.builtin(name)
        return (Value("outside", name=qualified),) if qualified else ()

    def through_nearer_stars(self, place: Place, name: str, until: int) -> Values:
        """What imports of everything bring in under a name, in the scopes before the one that binds it."""
        names = self.program.names(place.path)
        for scope in names.scopes_until(place.scope, until) if names.has_star_import else ():
            if found := self.once(self.imports.taken, place.path, name, scope):
                return found
        return ()

    def is_hidden(self, place: Place, until: int = -1) -> bool:
        """Whether an import of everything may hide what is visible everywhere, or what a scope around binds."""
        names = self.program.names(place.path)
        return any(
            not self.imports.through_stars(place.path, "", scope)[1]
            for scope in (names.scopes_until(place.scope, until) if names.has_star_import else ())
        )

    def of_meaning(
        self, path: str, meaning: Meaning, receiver: Value | None = None, declared: Sequence[Binding] = ()
    ) -> Values:
        """What a name that is bound in a file denotes, read from a receiver where there is one."""
        groups = [self.imports.values(path, entry) for entry in meaning.imports]
        facts = self.program.files[path]
        for index in meaning.definitions:
            kind = facts.definitions[index].kind
            if kind == "namespace":
                groups.append((Value("module", path, index),))
            elif kind == "variant":
                enum = facts.scopes[facts.definitions[index].scope].definition
                is_made = self._semantics.scoping.variants_construct
                groups.append((Value("symbol", path, index) if is_made else Value("instance", path, enum),))
            elif kind == "method" and self._semantics.is_called_by_access(facts.definitions[index]):
                value = Value("symbol", path, index)
                groups.append(self.results.of_call(value, receiver) if receiver and receiver.kind != "symbol" else ())
            elif kind == "constant" and self._semantics.scoping.members_apart:
                constant = facts.definitions[index]
                groups.append(self.of_annotation(Place(path, constant.scope), constant.annotation, receiver, -1))
            elif kind not in _STORED:
                groups.append((Value("symbol", path, index),))
        groups.append(self._of_bindings(path, meaning.bindings, declared or meaning.bindings, receiver))
        if self._semantics.scoping.open_objects and not any(groups) and len(meaning.definitions) == 1:
            groups.append((Value("variable", path, meaning.definitions[0]),))
        return union(groups)

    def _of_bindings(
        self, path: str, bindings: Sequence[Binding], declared: Sequence[Binding], receiver: Value | None
    ) -> Values:
        """What was assigned, as far as known; what a variable is declared to be, else."""
        if len(bindings) > _MOST_BINDINGS:
            return ()
        if any(entry.kind == "type_parameter" for entry in bindings):
            found = union(
                self.of_annotation(Place(path, entry.scope), entry.annotation, None, -1) for entry in bindings
            )
            return tuple(value._replace(kind="symbol") for value in found if value.kind == "instance")
        if bindings and all(entry.kind == "submodule" for entry in bindings):
            return union(self.paths.declared(path, entry) for entry in bindings)
        if self._semantics.scoping.bindings_shadow:
            groups = [self._of_binding(path, entry, receiver) for entry in bindings]
            if len({entry.line for entry in bindings}) == 1:
                groups = [group for group in groups if group]  # one of several, all of one type
            return groups[0] if groups and all(group == groups[0] for group in groups) else ()
        annotated = [entry for entry in declared if entry.annotation]
        if bindings and annotated and (bindings[0].kind == "field" or len(bindings) == len(declared)):
            return union(self._of_binding(path, entry, receiver) for entry in annotated)
        groups = [self._of_binding(path, entry, receiver) for entry in bindings]
        if annotated and not all(groups):
            groups += [self._of_binding(path, entry, receiver) for entry in annotated]
        return union(groups)

    def _of_binding(self, path: str, binding: Binding, receiver: Value | None) -> Values:
        scope = binding.scope if binding.value_scope < 0 else binding.value_scope
        if binding.annotation:
            found = self.of_annotation(Place(path, scope), binding.annotation, receiver, binding.scope)
            if found or not self._semantics.scoping.bindings_shadow:
                return found
        return self.of_path(Place(path, scope, binding.line), binding.value) if binding.value else ()

    def of_annotation(self, place: Place, text: str, receiver: Value | None, inner_scope: int) -> Values:
        """What has the type an annotation says. ``inner_scope`` is what it annotates: it may have type parameters."""
        own = (receiver,) if receiver is not None else self.receivers.own_type(place)
        return self.once(self._annotations.values, place, text, own, inner_scope)

    def find_member(self, receiver: Value, name: str, *, is_value: bool = False) -> Member | None:
        """The member of the class of a receiver, or of the class that it is."""
        order = self.ancestry.order(Value("symbol", receiver.path, receiver.definition))
        if receiver.kind == "parent":
            order = order[order.index(receiver.arguments[0][0]) + 1 :]
        found = self.members.find(order, name, is_value=is_value)
        if found is None or found.meaning is None or not self._semantics.scoping.statics_apart:
            return found
        return found._replace(meaning=self.members.on_one_side(found, is_class=receiver.kind == "symbol"))

    def of_member(self, receiver: Value, name: str, *, is_value: bool = True) -> Values:
        """What a receiver has under a name."""
        if name == "await" and self._semantics.library.awaits_anything and receiver.kind[:7] != "outside":
            return (receiver,)
        if receiver.kind == "module":
            return self.imports.of_module(receiver, name)
        if receiver.kind in ("outside", "outside-instance"):
            if self._semantics.scoping.members_apart:
                return self.once(self.outside.member, receiver, name, is_value)
            return self.results.outside_member(receiver, name)
        if receiver.kind == "record":
            return self.once(self._annotations.member, receiver, name)
        if not self.is_of_class(receiver):
            return self.once(self.objects.member, receiver, name) if self._semantics.scoping.open_objects else ()
        return self.once(self._of_member, receiver, name, is_value)

    def _of_type(self, value: Value, name: str) -> Values:
        """What something has under a name of which an annotation says that it is a type."""
        return self.of_member(value, name, is_value=not self._semantics.scoping.members_apart)

    def is_of_class(self, value: Value) -> bool:
        """Whether the members of a value are those of a class."""
        if value.kind not in ("symbol", "instance", "parent"):
            return False
        kind = self.program.definition(value).kind
        if kind == "trait" and value.kind == "symbol" and self._semantics.scoping.types_apart:
            return False
        return kind in TYPES or kind == "implementation"

    def _of_member(self, receiver: Value, name: str, is_value: bool) -> Values:
        found = self.find_member(receiver, name, is_value=is_value)
        if (found is None or found.meaning is None) and self._semantics.scoping.open_objects:
            for owner in (*self.ancestry.order(receiver._replace(kind="symbol", arguments=())),):
                if owner.kind == "symbol" and (values := self.objects.member(owner._replace(kind=receiver.kind), name)):
                    return values
        if found is None:
            return ()
        if found.meaning is None:
            if self._semantics.scoping.members_apart and receiver.kind == "instance":
                return self.outside.forwarded(receiver, name, is_value)
            return (Value("outside", name=found.outside),) if found.outside and not found.is_unknown else ()
        return self.of_meaning(found.owner.path, found.meaning, receiver)

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
from oxigraph_code.resolution.inheritance import TYPES, Ancestry
from oxigraph_code.resolution.members import Member, Members
from oxigraph_code.resolution.names import Meaning
from oxigraph_code.resolution.objects import Objects
from oxigraph_code.resolution.places import Places
from oxigraph_code.resolution.program import Program
from oxigraph_code.resolution.results import Results
from oxigraph_code.resolution.values import Place, Value, Values, union

_STEP = re.compile(r"(?:(.*)(\.|::))?([^.:()\[\]]+)$", re.DOTALL)
_SUFFIX = re.compile(r"(\((?:\w*|\d+:\d+)\)|\[[*\d]*\])$")
_DEEPEST = 40
_MOST_STEPS = 3_000
_MOST_BINDINGS = 64
_STORED = frozenset({"variable", "field", "constant"})


class Evaluation:
    """The values of access paths in the files of a program."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._semantics = program.semantics
        self.ancestry = Ancestry(program, self.of_path)
        self.members = Members(program, self.ancestry)
        self._annotations = Annotations(program, self.of_path, self.of_member)
        self._results = Results(program, self)
        self.imports = Imports(program, self)
        self.objects = Objects(program, self)
        self.places = Places(program)
        self._flows: dict[str, Flow] = {}
        self._known: dict[tuple[object, ...], Values] = {}
        self._open: dict[tuple[object, ...], int] = {}
        self._lowest = _DEEPEST
        self._steps = 0

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
        scope = names.facts.scopes[meaning.scope]
        if scope.kind == "class" and not self._flow(place.path).is_bound(meaning, place):
            # The body of a class sees what is around it until it binds the name itself.
            return names.lookup(scope.parent, name)
        return meaning

    def reaching(self, place: Place, meaning: Meaning) -> Meaning:
        """The meaning of a name without what cannot be seen at a place where it is used."""
        return self._flow(place.path).reaching(meaning, place) if self._semantics.scoping.runs_in_order else meaning

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
            if ":" in suffix[0]:
                return self._results.handed(self.called(place, inner), suffix[0])
            if not suffix[0].startswith("("):
                return union(self._results.element(value, suffix[0]) for value in self.of_path(place, inner))
            parent = self._semantics.parent_class(path)
            return self._call(place, inner) if parent is None else self._parent(place, inner, parent)
        step = _STEP.match(path)
        if step is None:
            return ()
        if not step[2]:
            parent = self._semantics.parent_class(path)
            return self.of_name(place, step[3]) if parent is None else self._parent(place, path, parent)
        names = self.program.names(place.path)
        namespace = names.namespace(place.scope, step[1]) if step[2] == "::" else -1
        if namespace >= 0:
            return self.of_meaning(place.path, names.in_namespace(namespace, step[3]))
        is_value = step[2] == "."
        return union(
            self.of_member(value, step[3], is_value=is_value)
            for value in self.of_receiver(place, step[1])
            if is_value or value.kind != "instance"
        )

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
        return self.once(self._results.decorated, value) or (value,)

    def _call(self, place: Place, callee: str) -> Values:
        """What a call of an access path gives."""
        head, _, name = callee.rpartition(".")
        if head and name in self._semantics.library.copies:
            return self.of_path(place, head)
        return self._results.of_calls(self.called(place, callee))

    def called(self, place: Place, callee: str) -> list[tuple[Value, Value | None]]:
        """What a call of an access path calls, and what it is read from."""
        step = _STEP.match(callee)
        names = self.program.names(place.path)
        if step is None or not step[2] or (step[2] == "::" and names.namespace(place.scope, step[1]) >= 0):
            return [(value, None) for value in self.of_path(place, callee)]
        return [
            (value, receiver)
            for receiver in self.of_receiver(place, step[1])
            if step[2] == "." or receiver.kind != "instance"
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
        if receiver := self.of_receiver_name(place, name):
            return (receiver,)
        if name == self._semantics.own_type and self._semantics.scoping.open_objects:
            return self.objects.receiver(place)
        meaning = self.lookup(place, name)
        if meaning.is_star_last:
            found, is_certain = self.imports.through_stars(place.path, name)
            if found or not is_certain:
                return found
        if meaning.scope >= 0:
            return self.of_meaning(place.path, self.reaching(place, meaning), declared=meaning.bindings)
        if name == self._semantics.own_type and (own := self.own_type(place)):
            return (own._replace(kind="symbol"),)
        if names.has_star_import:
            found, is_certain = self.imports.through_stars(place.path, name)
            if found or not is_certain:
                return found
            if names.may_come_by_star(place.scope) and not self._semantics.scoping.runs_in_order:
                return ()
        qualified = self._semantics.builtin(name)
        return (Value("outside", name=qualified),) if qualified else ()

    def own_type(self, place: Place) -> Value | None:
        """An instance of the type that the language's word for it means, where that is a name."""
        if not self._semantics.scoping.own_type_is_a_name:
            return None
        facts = self.program.files[place.path]
        scope = place.scope
        while scope > 0:
            if facts.scopes[scope].kind == "class":
                return self._instance(place.path, facts.scopes[scope].definition)
            scope = facts.scopes[scope].parent
        return None

    def _instance(self, path: str, definition: int) -> Value | None:
        """An instance of a type, if what it has can be known: what implements a trait for a type that is not here adds
        to methods nobody sees."""
        entry = self.program.files[path].definitions[definition]
        if entry.kind == "implementation" and entry.implements:
            return None
        return Value("instance", path, definition)

    def of_receiver_name(self, place: Place, name: str) -> Value | None:
        """``self`` and its like: the receiver of the method around, where nothing between rebinds the name."""
        names = self.program.names(place.path)
        method, owner = names.method_around(place.scope)
        if method < 0:
            return None
        receiver, is_instance = self._semantics.receiver_kind(names.facts.definitions[method])
        if not receiver or receiver != name:
            return None
        meaning = names.lookup(place.scope, name)
        rebound = len(meaning.bindings) != 1 or meaning.definitions or meaning.imports
        if rebound or meaning.scope != names.body[method]:
            return None
        known = self._instance(place.path, owner)
        return known if known is None or is_instance else known._replace(kind="symbol")

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
                groups.append(self._results.of_call(value, receiver) if receiver and receiver.kind != "symbol" else ())
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
        if len(bindings) > _MOST_BINDINGS or any(entry.kind == "type_parameter" for entry in bindings):
            return ()
        if self._semantics.scoping.bindings_shadow:
            groups = [self._of_binding(path, entry, receiver) for entry in bindings]
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
            return self.of_annotation(Place(path, scope), binding.annotation, receiver, binding.scope)
        return self.of_path(Place(path, scope, binding.line), binding.value) if binding.value else ()

    def of_annotation(self, place: Place, text: str, receiver: Value | None, inner_scope: int) -> Values:
        """What has the type an annotation says. ``inner_scope`` is what it annotates, with its type parameters."""
        own = receiver if receiver is not None else self.own_type(place)
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
            return self._results.outside_member(receiver, name)
        if receiver.kind == "record":
            return self.once(self._annotations.member, receiver, name)
        if not self.is_of_class(receiver):
            return self.once(self.objects.member, receiver, name) if self._semantics.scoping.open_objects else ()
        return self.once(self._of_member, receiver, name, is_value)

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
            return (Value("outside", name=found.outside),) if found.outside and not found.is_unknown else ()
        return self.of_meaning(found.owner.path, found.meaning, receiver)

"""Candidate targets of calls on values of library types: methods of types that derive from these.

For maintainers: the call may run any of them or one of the library's own, so these are never certain. Deriving types
are found by the names of bases that files declare for others, since finding them all would mean reading every file. A
class without the member that it calls on itself is written to be subclassed, so methods of its subclasses are
candidates too; a mixin's subclasses are the classes that include it. This module must not know call sites.
See decision 0168.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Final, final

from oxigraph_code.facts import FileFacts, Link, Target
from oxigraph_code.resolution.calls.may_call.name_candidates import MAX_IMPLEMENTED
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.inference.external.members import DERIVED
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.language.semantics import Semantics
from oxigraph_code.resolution.model.values import TYPES, Kind, Value, Values
from oxigraph_code.resolution.program.program import Program

MAX_DERIVED: Final = 64
_LAST: Final = re.compile(r"\w+$")
MAX_TARGETS: Final = 16
_OWN: Final = frozenset({"instance", "symbol"})


def derived_types(facts: FileFacts, semantics: Semantics) -> Iterator[tuple[str, int]]:
    """Yield the types of a file by the last names of their bases, where a type states these."""
    if semantics.object_model.states_bases:
        for index, definition in enumerate(facts.definitions):
            if definition.kind in TYPES:
                for text in dict.fromkeys((*definition.implements, *definition.bases)):
                    extension = semantics.extension(text)
                    if match := _LAST.search(semantics.base_name(text) or (extension.path if extension else "")):
                        yield match[0] + DERIVED, index


def naming_as_base(program: Program, name: str) -> Iterator[Value]:
    """Yield the types of a program that name one as a base by its last name."""
    key = "".join(_LAST.findall(name)) + DERIVED
    for path, index in program.declared_anywhere(key):
        yield program.symbol(path, index)


@final
class LibraryOverrides:
    """The methods of a program that calls on values of library types may run."""

    def __init__(
        self, evaluator: ProgramEvaluator, bases: Callable[[FileFacts, int], Collection[Target | str]]
    ) -> None:
        """``bases`` returns the types that a type of a file names as bases; external ones by their names."""
        self._program = evaluator.program
        self._separator = evaluator.program.semantics.separator
        self._is_nominal = evaluator.program.semantics.object_model.is_nominal
        self._has_overloads = evaluator.program.semantics.object_model.has_overloads
        self._evaluator = evaluator
        self._bases = bases
        self._deriving = TrackedMemo(self._derived, evaluator.program.seen)
        self._methods = TrackedMemo(self._overriding, evaluator.program.seen)

    def with_candidates(self, receivers: Values, name: str, link: Link) -> Link:
        """Return the link of a call of a library's method, with candidates; without them if there are many."""
        if not (self._is_nominal and link.external) or link.targets or link.candidates:
            return link
        types = [value.name for value in receivers if value.kind == "external_instance"]
        if len(types) < len(receivers):
            return link
        found = dict.fromkeys(target for type_ in types for target in self._methods.compute(type_, name))
        return link._replace(candidates=tuple(found)) if 0 < len(found) <= MAX_IMPLEMENTED else link

    def _overriding(self, type_: str, name: str) -> tuple[Target, ...]:
        """Return the methods that instances of deriving types run under a name."""
        found: dict[Target, None] = {}
        for derived in self._deriving.compute(type_):
            instance = self._program.as_kind(derived, "instance")
            named = self._evaluator.overloads.methods.named(instance, name)[:1] if self._has_overloads else ()
            methods = [method.value for method in named]
            for method in methods or self._evaluator.of_member(instance, name, is_value=False):
                if method.kind == "symbol" and "static" not in self._program.definition(method).modifiers:
                    found[method.target] = None
        return tuple(found)

    def _derived(self, type_: str) -> Values:
        """Return the types of the program that derive from a library's type, none if there are many."""
        found: dict[Value, None] = {}
        waiting: list[tuple[str, str | Target]] = [(type_, type_)]
        while waiting:
            name, wanted = waiting.pop()
            for value in naming_as_base(self._program, name):
                if value not in found and wanted in self._bases(self._program.files[value.path], value.definition):
                    found[value] = None
                    if len(found) > MAX_DERIVED:
                        return ()
                    waiting.append((self._program.definition(value).name, value.target))
        return tuple(found)


@final
class SubclassTargets:
    """The subclasses of each class of a program."""

    def __init__(self, evaluator: ProgramEvaluator, member_call: Callable[[Values, str], Link]) -> None:
        self._program = evaluator.program
        self._ancestry = evaluator.hierarchy
        self._member_call = member_call
        self._states_bases = evaluator.program.semantics.object_model.states_bases
        self._of_file = TrackedMemo(self._read, evaluator.program.seen)
        self._deriving = TrackedMemo(self._derived, evaluator.program.seen)

    def overrides_in_subclasses(self, receivers: Values, name: str) -> tuple[Target, ...]:
        """Return the overrides of a member in subclasses of the receivers' classes; none if there are many."""
        found: dict[Target, None] = {}
        for receiver in receivers:
            subclasses = self._subclasses(receiver) if receiver.kind in _OWN else ()
            for subclass in subclasses if len(subclasses) <= MAX_DERIVED else ():
                found.update(dict.fromkeys(self._member_call((subclass,), name).targets))
        return tuple(found) if len(found) <= MAX_TARGETS else ()

    def _subclasses(self, receiver: Value) -> Sequence[Value]:
        """Return the receivers of subclasses that run the methods of a receiver."""
        if self._states_bases:
            return self._deriving.compute(receiver)
        known = self._of_file.compute(receiver.path).get(receiver.definition, ())
        return [self._program.as_kind(subclass, receiver.kind) for subclass in known]

    def _derived(self, receiver: Value) -> Values:
        """Find the receivers of subclasses in all files, one more than are used if there are many."""
        own = self._program.declarations(self._program.as_kind(receiver, "symbol"))
        sides: dict[Value, Sequence[Kind]] = dict.fromkeys(own, (receiver.kind,))
        waiting = [own[0]]
        while waiting and len(sides) - len(own) <= MAX_DERIVED:
            for value in naming_as_base(self._program, self._program.definition(waiting.pop()).name):
                if value not in sides and (known := self._sides(value, sides)) is not None:
                    sides[value] = known
                    waiting.append(value)
        return tuple(self._program.as_kind(value, side) for value in sides if value not in own for side in sides[value])

    def _sides(self, value: Value, known: Mapping[Value, Sequence[Kind]]) -> Sequence[Kind] | None:
        """Return the sides of a type that have methods of known types; empty if only its includers have them."""
        order = self._ancestry.order(value)[1:]
        found = dict.fromkeys(side for entry in order for side in known.get(entry, ()))
        for includers in (False, True):
            mixins = self._ancestry.extending(value, includers=includers)
            if any(entry in known for mixin in mixins for entry in self._ancestry.order(mixin)):
                return list(found if includers else found | {"symbol": None})
        return list(found) or None

    def _read(self, path: str) -> Mapping[int, Sequence[Value]]:
        """Map each class of a file to its subclasses there, by the number of its definition."""
        found: dict[int, list[Value]] = defaultdict(list)
        for index, definition in enumerate(self._program.files[path].definitions):
            if definition.kind == "class" and definition.bases:
                subclass = self._program.symbol(path, index)
                for entry in self._ancestry.order(subclass)[1:]:
                    if entry.path == path:
                        found[entry.definition].append(subclass)
        return dict(found)

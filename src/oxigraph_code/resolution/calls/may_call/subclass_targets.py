"""Candidate targets of ``self.name()`` in a class without such a member: methods of its subclasses.

For maintainers: such a class is written to be subclassed, and any subclass may be the receiver, so these are candidates
and never certain by themselves. A mixin's subclasses are the classes that include it, and the classes it extends. Where
files state no bases for others, only subclasses in the same file are found, since finding them all would mean reading
every file. This module must not know call sites.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Final, final

from oxigraph_code.facts import Link, Target
from oxigraph_code.resolution.calls.may_call.library_overrides import MAX_DERIVED, naming_as_base
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.inference.program_rules import ProgramRules
from oxigraph_code.resolution.model.values import Kind, Value, Values

MAX_TARGETS: Final = 16
_OWN: Final = frozenset({"instance", "symbol"})


@final
class SubclassTargets:
    """The subclasses of each class of a program."""

    def __init__(self, evaluator: ProgramRules, member_call: Callable[[Values, str], Link]) -> None:
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

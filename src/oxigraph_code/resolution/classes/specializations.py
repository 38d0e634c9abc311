"""Specializations: implementations of a generic type that fit the type arguments of a receiver.

For maintainers: in languages with implementation blocks, a block for ``Door<Open>`` adds nothing to ``Door<Shut>``.
Only concrete types of the program tell two blocks apart, since anything else may be a type parameter. This module must
not know call sites.
"""

from __future__ import annotations

from typing import final

from oxigraph_code.resolution.classes.member_lookup import MemberLookup
from oxigraph_code.resolution.classes.receivers import Receivers
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.model.symbols import Member
from oxigraph_code.resolution.model.values import Value, Values
from oxigraph_code.resolution.program.program import Program

_MAX_DEPTH = 4


@final
class Specializations:
    """The implementation blocks of a program, by their type arguments."""

    def __init__(
        self,
        program: Program,
        members: MemberLookup,
        receivers: Receivers,
    ) -> None:
        self._members = members
        self._receivers = receivers
        self._program = program
        self._orders = TrackedMemo(self._order, program.seen)

    def find(self, order: tuple[Value, ...], receiver: Value, name: str, *, is_value: bool) -> Member | None:
        """Look up a member in an MRO, in blocks that fit the receiver."""
        members = self._members
        if not receiver.arguments or receiver.kind != "instance":
            return members.find(order, name, is_value=is_value)
        found = members.find(self._orders.compute(order, receiver), name, is_value=is_value)
        return found and self._member(found, receiver)

    def _order(self, order: tuple[Value, ...], receiver: Value) -> tuple[Value, ...]:
        """Leave out the blocks of an MRO that are not for the type arguments of a receiver."""
        blocks = {entry for entry in order if self._program.symbol_kind(entry) == "implementation"}
        if len(blocks) < 2:
            return order
        return tuple(
            entry for entry in order if entry not in blocks or self._is_for(receiver, entry.path, entry.definition)
        )

    def _member(self, found: Member, receiver: Value) -> Member:
        """Keep the definitions of a member in blocks that fit the receiver."""
        if found.meaning is None or len(found.meaning.definitions) < 2:
            return found
        facts = self._program.files[found.owner.path]
        kept = tuple(
            index
            for index in found.meaning.definitions
            if self._is_for(receiver, found.owner.path, facts.scopes[facts.definitions[index].scope].implementation)
        )
        return Member(found.owner, found.meaning.only(definitions=kept)) if kept else found

    def _is_for(self, receiver: Value, path: str, implementation: int) -> bool:
        """Return true if no type argument shows that a block is for other receivers."""
        body = self._program.names(path).bodies_of_implementations.get(implementation, -1)
        own = self._receivers.own_type(self._program.place(path, body)) if body >= 0 else ()
        same = [entry for entry in own if entry.is_of_same(receiver)]
        return not same or any(not self._differ(entry, receiver) for entry in same)

    def _differ(self, one: Value, other: Value, depth: int = 0) -> bool:
        """Return true if the type arguments of two instances exclude one another."""
        return depth < _MAX_DEPTH and any(
            self._exclude(*pair, depth + 1) for pair in zip(one.arguments, other.arguments, strict=False)
        )

    def _exclude(self, some: Values, others: Values, depth: int) -> bool:
        if len(some) != 1 or len(others) != 1 or not (self._is_closed(some[0]) and self._is_closed(others[0])):
            return False
        return not some[0].is_of_same(others[0]) or self._differ(some[0], others[0], depth)

    def _is_closed(self, value: Value) -> bool:
        return value.kind == "instance" and self._program.definition(value).kind in ("class", "enum")

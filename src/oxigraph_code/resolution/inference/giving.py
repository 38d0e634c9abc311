"""What gives members to what: the assignments to members in a file, and what takes all members of something else.

For maintainers: each is asked for every thing that has members, and so read off its file once, with the path of what
it gives them to at the place where that is settled. This module must not know what is given.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from oxigraph_code.facts import Binding
from oxigraph_code.resolution.model.access_paths import AccessPath
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.values import Site, Value
from oxigraph_code.resolution.program.canonical_sites import CanonicalSites
from oxigraph_code.resolution.program.program import Program

_MOST: Final = 64


@final
class MemberAssignment:
    """A binding that gives members to something, and the path of that at the place where it is settled."""

    __slots__ = ("entry", "is_own", "place", "receiver")

    def __init__(self, entry: Binding, place: Site, receiver: AccessPath, is_own: bool) -> None:
        self.entry = entry
        self.place = place
        self.receiver = receiver
        self.is_own = is_own
        """What is given them is the receiver of the function around."""


@final
class MemberAssignments:
    """What gives members in the files of a program."""

    def __init__(
        self,
        program: Program,
        evaluator: Evaluator,
        sites: CanonicalSites,
    ) -> None:
        self._program = program
        self._evaluator = evaluator
        self._sites = sites
        self._own = program.semantics.own_type
        self._known: dict[tuple[str, str], Sequence[MemberAssignment]] = {}

    def of_member(self, path: str, name: str) -> Sequence[MemberAssignment]:
        """What gives members of a name to anything in a file."""
        entries = self._program.names(path).bound.given_members.get(name)
        return self._read(path, name, entries[:_MOST]) if entries else ()

    def of_all(self, path: str, kind: str = "") -> Sequence[MemberAssignment]:
        """What gives all members of something else in a file, in one of the ways or in any."""
        mixins = self._program.names(path).bound.mixins
        found = self._read(path, "", mixins) if mixins else ()
        return [giving for giving in found if kind in ("", giving.entry.kind)][:_MOST]

    def _read(self, path: str, name: str, entries: Sequence[Binding]) -> Sequence[MemberAssignment]:
        known = self._known.get((path, name))
        if known is None:
            known = self._known[path, name] = [
                self._settled(path, entry, entry.name.rpartition(".")[0] if name else entry.name) for entry in entries
            ]
        return known

    def _settled(self, path: str, entry: Binding, receiver: str) -> MemberAssignment:
        scope = entry.scope if entry.value_scope < 0 else entry.value_scope
        access = self._program.access.of(receiver)
        place = self._sites.of_file(path).settled(scope, 0, access)
        return MemberAssignment(entry, place, access, self._is_own(path, entry, receiver))

    def _is_own(self, path: str, entry: Binding, receiver: str) -> bool:
        """Whether what is given a member is the receiver of the function around, also by a name that it gives it."""
        if receiver == self._own or not receiver.isidentifier():
            return receiver == self._own
        bindings = self._program.names(path).lookup(entry.scope, receiver).bindings
        return bool(bindings) and all(entry.value == self._own for entry in bindings)

    def is_to(self, owner: Value, giving: MemberAssignment) -> bool:
        """Whether something is given members so."""
        for value in self._evaluator.at_canonical_site(giving.place, giving.receiver):
            kind = value.kind
            # What one instance is given, others need not have; but for what each gives itself.
            if kind == "prototype" or (kind == "instance" and giving.is_own):
                kind = "instance"
            elif kind == "instance":
                continue
            if kind == owner.kind and value.is_of_same(owner):
                return True
        return False

"""Assignments to members in a file, and mixins that copy all members of another object.

For maintainers: every object with members needs them, so they are read once for a file, each with its target at its
canonical site. This module must not know the assigned values.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from oxigraph_code.facts import MemberAssignment
from oxigraph_code.facts.access_paths import receiver_of
from oxigraph_code.resolution.model.access_paths import AccessPath
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.values import Site, Value
from oxigraph_code.resolution.program.canonical_sites import CanonicalSites
from oxigraph_code.resolution.program.program import Program

_MAX_ENTRIES: Final = 64


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
class MemberAssignments:
    """The assignments to members in the files of a program."""

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
        place = self._sites.of_file(path).settled(scope, 0, access)
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

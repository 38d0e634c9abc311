"""The class of an unknown receiver, by the members that are called on it.

For maintainers: where types are not declared, the names that a function calls on a parameter say which class it is
written for, if one class of the program has them all. Names that every object has say nothing. A language asks for this
(``Semantics.trusts_only_name``); see decision 0144. This module must not know how a member is called.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Final, final

from oxigraph_code.facts import FileFacts, Link, Reference, Target
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.model.values import Value, Values

ONLY_CLASS: Final = "only-class"
"""The rule for a method of the only class that has all members called on a receiver."""
_FEWEST: Final = 2
_MAX_CLASSES: Final = 128
_Groups = Mapping[tuple[str, int], frozenset[str]]


@final
class UsedMembers:
    """The receivers of a program with the members called on them."""

    def __init__(self, evaluator: ProgramEvaluator, methods: Mapping[str, Sequence[tuple[str, int]]]) -> None:
        """``methods`` are the methods of all files by name."""
        self._program = evaluator.program
        self._evaluator = evaluator
        self._methods = methods
        self._classes = TrackedMemo(self._having, evaluator.program.seen)
        self._used = TrackedMemo(self._used_in, evaluator.program.seen)
        self.asked: set[str] = set()
        """The names that were looked up, found or not."""
        self._of_library = [frozenset(names) for names in evaluator.program.semantics.library.members.values()]
        counted = Counter(chain.from_iterable(self._of_library))
        self._of_all = frozenset(name for name, count in counted.items() if count * 2 > len(self._of_library))

    def of_site(self, facts: FileFacts, site: Reference) -> Link | None:
        """Resolve a call on an unknown receiver to the method of the only class that fits it."""
        if not site.receiver or not self._program.semantics.trusts_only_name(site.receiver):
            return None
        scope = self._owner(facts, site)
        names = self._used.compute(facts.path).get((site.receiver, scope), frozenset())
        if site.name not in names or len(names) < _FEWEST:
            return None
        self.asked |= names
        around = facts.scopes[scope].definition if facts.scopes[scope].kind == "class" else -1
        own = self._first(self._program.symbol(facts.path, around)) if around >= 0 else None
        # An object that a class holds is seldom one of itself: a wrapper has the members of what it wraps.
        classes = [value for value in self._classes.compute(names) if value is not own]
        methods = {target for value in self._outermost(classes) for target in self._named(value, site.name)}
        return Link(ONLY_CLASS, tuple(methods)) if len(methods) == 1 else None

    def _owner(self, facts: FileFacts, site: Reference) -> int:
        """Return the scope that binds a receiver, or the class around a field; else the file."""
        scope = self._program.names(facts.path).lookup(site.scope, site.receiver).scope
        if scope < 0:
            scope = site.scope
            while scope > 0 and facts.scopes[scope].kind != "class":
                scope = facts.scopes[scope].parent
        return scope

    def _used_in(self, path: str) -> _Groups:
        """Return the names that are called on each receiver of a file, by the scope that binds it."""
        facts = self._program.files[path]
        found: dict[tuple[str, int], set[str]] = defaultdict(set)
        for site in facts.references:
            if site.kind == "call" and site.receiver and site.name not in self._of_all:
                found[site.receiver, self._owner(facts, site)].add(site.name)
        return {key: frozenset(used) for key, used in found.items()}

    def _having(self, names: frozenset[str]) -> Values:
        """Return the classes that have all members of some names; none if a library class may be meant."""
        if any(names <= known for known in self._of_library):
            return ()
        entries = [entry for name in names for entry in self._methods.get(name, ())[: _MAX_CLASSES + 1]]
        owners: dict[Value, None] = {}
        for path, index in entries:
            facts = self._program.files[path]
            owner = facts.scopes[facts.definitions[index].scope].definition
            if owner >= 0 and facts.definitions[owner].kind == "class":
                owners[self._first(self._program.symbol(path, owner))] = None
        if len(owners) > _MAX_CLASSES:
            return ()
        return tuple(value for value in owners if all(self._named(value, name) for name in names))

    def _outermost(self, classes: Sequence[Value]) -> list[Value]:
        """Leave out classes that derive from another one of them."""
        others = set(classes)
        return [value for value in classes if others.isdisjoint(self._evaluator.hierarchy.order(value)[1:])]

    def _named(self, owner: Value, name: str) -> list[Target]:
        return self._program.methods_of(self._evaluator.find_member(self._program.as_kind(owner, "instance"), name))

    def _first(self, class_symbol: Value) -> Value:
        return self._program.declarations(class_symbol)[0]

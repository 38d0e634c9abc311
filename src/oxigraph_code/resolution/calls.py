"""Which definitions a call means: one rule per function, in order of evidence.

For maintainers: a rule answers with a link, or with a reason why it cannot, or with nothing when the site is not its
business; the first answer stands, and its rule's name is stored with it. No rule guesses: a name that merely matches is
not evidence. The rules here see one file; what an import brings in is left unresolved with that reason.
"""

from __future__ import annotations

from collections.abc import Sequence

from oxigraph_code.facts import FileFacts, Link, Reference, Target
from oxigraph_code.resolution.inheritance import UNKNOWN, Ancestry, only_class
from oxigraph_code.resolution.names import FileNames, Meaning
from oxigraph_code.resolution.semantics import Semantics
from oxigraph_code.resolution.types import Types

# More than this many definitions of one name are no evidence for any of them.
_MOST_TARGETS = 32

# They may share the name of a function or class, and mean nothing to a call of it.
_NEVER_CALLED = ("trait", "type_alias", "namespace")


class CallResolver:
    """The calls of one file."""

    def __init__(self, facts: FileFacts, semantics: Semantics) -> None:
        self._facts = facts
        self._semantics = semantics
        self._names = FileNames(facts, semantics)
        self._ancestry = Ancestry(self._names, semantics)
        self._types = Types(self._names, self._ancestry, semantics)

    def link(self, index: int) -> Link:
        """What the reference at that index means."""
        site = self._facts.references[index]
        for rule in (self._computed, self._lexical, self._parent, self._member):
            if link := rule(index, site):
                return link
        return _unresolved(index, "unknown-receiver")

    def _computed(self, index: int, site: Reference) -> Link | None:
        """What is called is the value of an expression."""
        return None if site.name else _unresolved(index, "dynamic")

    def _lexical(self, index: int, site: Reference) -> Link | None:
        """A bare name means what the nearest scope around binds it to."""
        if site.receiver:
            return None
        meaning = self._names.lookup(site.scope, site.name)
        if meaning.scope >= 0:
            receiver = self._types.of_path(site.scope, site.name)
            if receiver is not None and not receiver.is_instance and self._is_value(meaning):
                return Link(index, "member", self._construction(receiver.definition))
            return self._of_meaning(index, "lexical", meaning)
        if self._names.has_star_import:
            return _unresolved(index, "other-file")
        if qualified := self._semantics.builtin(site.name):
            return Link(index, "external", external=qualified)
        return _unresolved(index, "undefined")

    def _parent(self, index: int, site: Reference) -> Link | None:
        """A member of what the class of the method around inherits from, or of what comes after a named class."""
        parent = self._semantics.parent_class(site.receiver)
        if parent is None:
            return None
        _, owner = self._names.method_around(site.scope)
        head = site.receiver.partition("(")[0]
        if owner < 0 or self._names.lookup(site.scope, head).scope >= 0 or self._names.has_star_import:
            return _unresolved(index, "unknown-receiver")
        order = self._ancestry.order(owner)
        after = only_class(self._names, self._names.lookup(site.scope, parent)) if parent else owner
        if after not in order or after == UNKNOWN:
            return _unresolved(index, "unknown-receiver")
        return self._in_order(index, "inherited", order[order.index(after) + 1 :], site.name)

    def _member(self, index: int, site: Reference) -> Link | None:
        """A member of a receiver whose class is known, its own or inherited."""
        receiver = self._types.of_path(site.scope, site.receiver)
        if receiver is None:
            head = site.receiver.partition(".")[0].partition("(")[0].partition("[")[0]
            is_imported = bool(self._names.lookup(site.scope, head).imports)
            return _unresolved(index, "other-file" if is_imported else "unknown-receiver")
        return self._in_order(index, "member", self._ancestry.order(receiver.definition), site.name)

    def _in_order(self, index: int, rule: str, order: Sequence[int], name: str) -> Link:
        found = self._types.find_member(order, name)
        if found.meaning is None and found.ended_unknown:
            return _unresolved(index, "other-file")
        if found.meaning is None:
            qualified = self._semantics.common_member(name)
            return Link(index, "external", external=qualified) if qualified else _unresolved(index, "undefined")
        return self._of_meaning(index, rule if found.owner == order[0] else "inherited", found.meaning)

    def _of_meaning(self, index: int, rule: str, meaning: Meaning) -> Link:
        if not meaning.definitions:
            return _unresolved(index, "other-file" if meaning.imports else "dynamic")
        definitions = self._facts.definitions
        meaning = self._without_types(meaning)
        kinds = {definitions[entry].kind for entry in meaning.definitions}
        if not kinds <= {"function", "method", "class"}:
            return _unresolved(index, "dynamic" if kinds <= {"variable", "field", "variant"} else "ambiguous")
        if meaning.is_imported_last:
            return _unresolved(index, "other-file")
        if meaning.bindings or len(meaning.definitions) > _MOST_TARGETS:
            return _unresolved(index, "ambiguous")
        if any(self._semantics.is_called_by_access(definitions[entry]) for entry in meaning.definitions):
            return _unresolved(index, "dynamic")
        targets: list[Target] = []
        for entry in meaning.definitions:
            targets += self._construction(entry) if definitions[entry].kind == "class" else [self._target(entry)]
        return Link(index, rule, tuple(dict.fromkeys(targets)))

    def _without_types(self, meaning: Meaning) -> Meaning:
        """What is left of the meanings of a name when those that cannot be called are taken away, if anything is."""
        kinds = self._facts.definitions
        left = tuple(entry for entry in meaning.definitions if kinds[entry].kind not in _NEVER_CALLED)
        return meaning._replace(definitions=left) if left else meaning

    def _is_value(self, meaning: Meaning) -> bool:
        """Whether a name is bound to a value only, and defines nothing that can be called itself."""
        kinds = {self._facts.definitions[entry].kind for entry in meaning.definitions}
        return bool(meaning.bindings) and kinds <= {"variable", "field"}

    def _construction(self, class_definition: int) -> tuple[Target, ...]:
        """A class, and the constructors a call of it calls."""
        order = self._ancestry.order(class_definition)
        constructors = []
        for name in self._semantics.constructors:
            found = self._types.find_member(order, name)
            if found.meaning is not None and found.owner != UNKNOWN:
                constructors += [
                    self._target(entry)
                    for entry in found.meaning.definitions
                    if self._facts.definitions[entry].kind == "method"
                ]
        return (self._target(class_definition), *constructors)

    def _target(self, definition: int) -> Target:
        return Target(self._facts.path, definition)


def _unresolved(index: int, reason: str) -> Link:
    return Link(index, "unresolved", reason=reason)

"""Which definitions a call means: one rule per function, in order of evidence.

For maintainers: a rule answers with a link, or with a reason why it cannot, or with nothing when the site is not its
business; the first answer stands, and its rule's name is stored with it. No rule guesses: a name that merely matches is
not evidence. The rules here see one file; what an import brings in is left unresolved with that reason.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from oxigraph_code.facts import FileFacts, Link, Reference, Target
from oxigraph_code.resolution.inheritance import UNKNOWN, Ancestry, only_class
from oxigraph_code.resolution.names import FileNames, Meaning
from oxigraph_code.resolution.semantics import Semantics
from oxigraph_code.resolution.types import Types

# More than this many definitions of one name are no evidence for any of them.
_MOST_TARGETS = 32

_VALUES = frozenset({"variable", "field", "variant", "constant"})
# They may share the name of a function or class, and mean nothing to a call of it.
_NEVER_CALLED = frozenset({"trait", "type_alias", "namespace"})


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
        for rule in (self._computed, self._macro, self._lexical, self._parent, self._path, self._member):
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
        if own := site.name == self._semantics.own_type and self._types.own_type(site.scope):
            return self._of_own_type(index, own.definition)
        if self._names.may_come_by_star(site.scope):
            return _unresolved(index, "other-file")
        if qualified := self._semantics.builtin(site.name):
            return Link(index, "external", external=qualified)
        return _unresolved(index, "undefined")

    def _macro(self, index: int, site: Reference) -> Link | None:
        """A macro of the file, defined around the site; the order of two of one name is not looked at."""
        if site.kind != "macro":
            return None
        if site.receiver:
            return self._external_path(index, site) or _unresolved(index, "other-file")
        found = self._names.macro(site.scope, site.name)
        if found.scope >= 0:
            if len(found.definitions) != 1:
                return _unresolved(index, "ambiguous")
            return Link(index, "lexical", (self._target(found.definitions[0]),))
        meaning = self._names.lookup(site.scope, site.name)
        if meaning.imports or self._names.may_come_by_star(site.scope):
            return _unresolved(index, "other-file")
        if qualified := self._semantics.builtin(f"{site.name}!"):
            return Link(index, "external", external=qualified)
        return _unresolved(index, "other-file")

    def _of_own_type(self, index: int, definition: int) -> Link | None:
        is_class = self._facts.definitions[definition].kind == "class"
        return Link(index, "member", self._construction(definition)) if is_class else _unresolved(index, "other-file")

    def _path(self, index: int, site: Reference) -> Link | None:
        """What a path through namespaces and types ends in."""
        if not site.text.startswith("::", len(site.receiver)):
            return None
        namespace = self._names.namespace(site.scope, site.receiver)
        if namespace >= 0:
            meaning = self._names.in_namespace(namespace, site.name)
            if meaning.scope >= 0:
                return self._of_meaning(index, "lexical", meaning)
            return _unresolved(index, "other-file" if self._names.may_come_by_star(namespace) else "undefined")
        receiver = self._types.of_path(site.scope, site.receiver)
        if receiver is None:
            return self._external_path(index, site)
        if receiver.is_instance:
            return _unresolved(index, "unknown-receiver")
        return self._in_order(index, "member", self._ancestry.order(receiver.definition), site.name)

    def _external_path(self, index: int, site: Reference) -> Link | None:
        """A path that starts at what is visible everywhere."""
        head, separator, rest = site.receiver.partition("::")
        if "(" in site.receiver or self._names.lookup(site.scope, head).scope >= 0:
            return None
        qualified = self._semantics.builtin(head)
        if not qualified or self._names.may_come_by_star(site.scope):
            return None
        mark = "!" if site.kind == "macro" else ""
        return Link(index, "external", external=f"{qualified}{separator}{rest}::{site.name}{mark}")

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
            head = re.split(r"\.|::|[(\[]", site.receiver, maxsplit=1)[0]
            meaning = self._names.lookup(site.scope, head)
            is_elsewhere = bool(meaning.imports) or any(entry.kind == "submodule" for entry in meaning.bindings)
            return _unresolved(index, "other-file" if is_elsewhere else "unknown-receiver")
        link = self._in_order(index, "member", self._ancestry.order(receiver.definition), site.name)
        method, _ = self._names.method_around(site.scope)
        # What hands on to a method of its own name means one of the type, which another file may have.
        is_own = any(target.definition == method for target in link.targets)
        return _unresolved(index, "other-file") if is_own and self._types.is_of_trait(method) else link

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
        if len(meaning.definitions) > _MOST_TARGETS:
            return _unresolved(index, "ambiguous")
        definitions = self._facts.definitions
        meaning = self._without_types(meaning)
        kinds = {definitions[entry].kind for entry in meaning.definitions}
        if kinds == {"variant"} and self._semantics.scoping.variants_construct and not meaning.bindings:
            is_one = len(meaning.definitions) == 1 and not meaning.imports
            return (
                Link(index, rule, (self._target(meaning.definitions[0]),))
                if is_one
                else _unresolved(index, "ambiguous")
            )
        if not kinds or not kinds <= {"function", "method", "class"}:
            return _unresolved(index, "dynamic" if kinds <= _VALUES else "ambiguous")
        if meaning.is_imported_last:
            return _unresolved(index, "other-file")
        if meaning.bindings:
            return _unresolved(index, "ambiguous")
        if self._semantics.scoping.members_apart and kinds == {"method"} and not self._are_alternatives(meaning):
            return _unresolved(index, "ambiguous")
        if any(self._semantics.is_called_by_access(definitions[entry]) for entry in meaning.definitions):
            return _unresolved(index, "dynamic")
        targets: list[Target] = []
        for entry in meaning.definitions:
            targets += self._construction(entry) if definitions[entry].kind == "class" else [self._target(entry)]
        return Link(index, rule, tuple(dict.fromkeys(targets)))

    def _without_types(self, meaning: Meaning) -> Meaning:
        """The meanings of a name that a call may mean, without types and what holds names of its own; all the
        definitions, if none would be left."""
        kinds = self._facts.definitions
        left = tuple(entry for entry in meaning.definitions if kinds[entry].kind not in _NEVER_CALLED)
        bindings = tuple(entry for entry in meaning.bindings if entry.kind != "submodule")
        return meaning._replace(definitions=left or meaning.definitions, bindings=bindings)

    def _are_alternatives(self, meaning: Meaning) -> bool:
        """Whether only one of some methods is ever compiled; else they are of several traits or type arguments."""
        modifiers = [self._facts.definitions[entry].modifiers for entry in meaning.definitions]
        return len(modifiers) == 1 or all("conditional" in words for words in modifiers)

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

"""Candidate targets: members and names to which several functions are assigned.

For maintainers: the value of such a field depends on the order of execution, so its functions are a choice, and even a
single one is not certain if another assignment has an unknown value. The initial value does not count, since fields are
often empty at first. This module must not know call sites. See decision 0053.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oxigraph_code.facts import Binding, FileFacts, Link, Reference
from oxigraph_code.resolution.binding.symbol_table import bound_name
from oxigraph_code.resolution.inference.program_rules import ProgramRules
from oxigraph_code.resolution.model.symbols import Bindings
from oxigraph_code.resolution.model.values import Value, Values

_MAX_TARGETS: Final = 64
_FUNCTIONS: Final = frozenset({"method", "class"})
_CALLED: Final = frozenset({"function", "class"})


class MultiTargetFields:
    """The fields of a program, in languages whose assignments add members to any object."""

    def __init__(self, evaluator: ProgramRules) -> None:
        self._program = evaluator.program
        self._absent = evaluator.program.semantics.absent_values
        self._evaluator = evaluator
        self._away: dict[str, frozenset[str]] = {}

    def called(self, owner: Value, name: str, meaning: Bindings, receiver: Value, values: Values) -> Values:
        """Join the known ``values`` of a class member into a choice, if several functions are bound to it."""
        if not meaning.bindings and not self._program.names(owner.path).bound.given_members.get(name):
            return values  # it may have several signatures
        definitions = [self._program.files[owner.path].definitions[index] for index in meaning.definitions]
        functions = [entry for entry in definitions if entry.kind in _FUNCTIONS and "overload" not in entry.modifiers]
        given = [entry for entry in meaning.bindings if entry.value and entry.value not in self._absent]
        if len(functions) + len(given) < 2 or not any(map(self._evaluator.is_callable, values)):
            return values
        is_all = all(
            self._is_known(owner.path, meaning.only((), (entry,), ()), receiver) for entry in given[:_MAX_TARGETS]
        )
        return self._evaluator.one_of(values, is_all=is_all)

    def join_choices(self, owner: Value, name: str, values: Values) -> Values:
        """Join the values of a classless object's member into a choice, if several are assigned to it."""
        if len(self._program.names(owner.path).bound.given_members.get(name, ())) < 2:
            return values
        if owner.kind == "prototype":
            owner = self._program.as_kind(owner, "instance")
        groups = self._evaluator.dynamic_members.assigned(owner, name)
        if len(groups) < 2:
            return values
        is_all = all(any(map(self._evaluator.is_callable, group)) for group in groups)
        return self._evaluator.one_of(values, is_all=is_all)

    def assigned(self, facts: FileFacts, meaning: Bindings, given: Sequence[Binding], values: Values) -> Values:
        """Join the values of a name into a choice, if several functions or assignments define it."""
        functions = [facts.definitions[index] for index in meaning.definitions]
        count = sum(entry.kind in _CALLED and "overload" not in entry.modifiers for entry in functions)
        count += len({(entry.line, entry.value) for entry in given if entry.value})
        return self._evaluator.one_of(values) if count > 1 else values

    def unless_handed_away(self, site: Reference, path: str, receivers: Values, link: Link) -> Link:
        """Return the link of a call of a field that holds a function.

        It is unresolved if the instance was passed to another file, which may assign any function.
        """
        files = self._program.files
        is_held = all(files[at].definitions[index].kind == "function" for at, index in link.targets)
        is_of_class = all(value.kind == "instance" and self._evaluator.is_of_class(value) for value in receivers)
        if not is_held or not is_of_class or site.receiver not in self._handed_away(path):
            return link
        return Link("unresolved", reason="dynamic", candidates=link.targets)

    def _handed_away(self, path: str) -> frozenset[str]:
        """Return the names that a file passes to imported functions."""
        known = self._away.get(path)
        if known is None:
            facts = self._program.files[path]
            imported = {bound_name(entry) for entry in facts.imports}
            calls = (call for call in facts.references if call.arguments and not call.receiver)
            given = (entry for call in calls if call.name in imported for entry in call.arguments)
            known = self._away[path] = frozenset(entry.partition("=")[2] for entry in given)
        return known

    def _is_known(self, path: str, meaning: Bindings, receiver: Value) -> bool:
        """Return true if the assigned function is known."""
        values = self._evaluator.values_of_bindings(path, meaning, receiver)
        return any(map(self._evaluator.is_callable, values))

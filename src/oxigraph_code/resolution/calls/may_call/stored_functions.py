"""Candidate targets: functions that any file stores in the field or variable that is called.

For maintainers: such values are found by the name of the field (see ``name_index``), or by its position in an
initializer without names. The type of the object decides between fields of one name; of an unknown object they count
only if all are stored in one type. Calls that pass a function to a parameter from another file are found by the name of
the callee (see ``name_candidates``). Their lines do not count, and neither do local variables around them, whose
changes other files do not see. See decision 0060. The functions of a field with several assignments are a choice, since
its value depends on the order of execution; the initial value does not count. See decision 0053. This module must not
know call sites of other forms.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, final

from oxigraph_code.facts import Binding, FileFacts, Link, Passed, Reference, Target
from oxigraph_code.resolution.binding.name_index import stored_under
from oxigraph_code.resolution.binding.symbol_table import bound_name
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.model.access_paths import AccessPath
from oxigraph_code.resolution.model.symbols import Bindings
from oxigraph_code.resolution.model.values import Site, Value, Values

_MAX_STORED: Final = 512
_SUBSCRIPT: Final = re.compile(r"\[[^\]]*\]")
_MAX_CALLS: Final = 8
"""The most such calls of one name; more of them are no hint."""
_MAX_NAMED: Final = 64
"""The most calls that are distinguished by file."""
_MAX_TARGETS: Final = 64
_FUNCTIONS: Final = frozenset({"method", "class"})
_CALLED: Final = frozenset({"function", "class"})


@final
class StoredFunctions:
    """The functions in fields of a program; ``names`` are the stored values by the name of the field."""

    def __init__(
        self, evaluator: ProgramEvaluator, names: Mapping[str, Sequence[tuple[str, int]]], givers: CrossFileArguments
    ) -> None:
        self._program = evaluator.program
        self._evaluator = evaluator
        self._names = names
        self._givers = givers

    def called(self, site: Reference, place: Site, receiver: AccessPath) -> tuple[Target, ...]:
        """Return the functions that a call of a field or variable may run."""
        if not site.name or not self._program.semantics.object_model.stores_functions:
            return ()
        if not site.receiver:
            return self._of_variable(site, place)
        owners = self._classes(self._evaluator.of_receiver(place, receiver))
        entries = list(self._stored(site.name))
        for owner in owners:
            if (position := self._position(owner, site.name)) >= 0:
                entries += self._stored(f"[{position}]")
        held = [(self._owners(path, entry), path, entry) for path, entry in entries]
        if not owners:
            owners = {owner for of_entry, _, _ in held for owner in of_entry}
            if len(owners) != 1:
                return ()
        found = (self._functions(path, entry) for of_entry, path, entry in held if of_entry & owners)
        return tuple(dict.fromkeys(target for group in found for target in group))

    def _of_variable(self, site: Reference, place: Site) -> tuple[Target, ...]:
        names = self._program.names(place.path)
        is_local = names.lookup(site.scope, site.name).scope > 0
        found: dict[Target, None] = {}
        for path, entry in self._stored(site.name):
            is_same = path == place.path and names.functions[entry.scope] == names.functions[site.scope]
            if _SUBSCRIPT.sub("", entry.receiver) == site.name and (is_same or not is_local):
                found |= dict.fromkeys(self._functions(path, entry))
        return tuple(found)

    def _stored(self, name: str) -> Iterator[tuple[str, Passed]]:
        """Yield the values that files store under a name."""
        key = stored_under(name)
        self._givers.asked.add(key)
        for path, number in self._names.get(key, ())[:_MAX_STORED]:
            yield path, self._program.files[path].passed[number]

    def _owners(self, path: str, entry: Passed) -> set[Target]:
        """Return the types whose field a value is stored in."""
        place = self._program.place(path, entry.scope)
        text = entry.receiver.replace("->", ".")
        before = text.rpartition("[" if text.endswith("]") else ".")[0]
        owner = _SUBSCRIPT.sub("", before).strip("(*&) ")
        return self._classes(
            self._evaluator.of_path(place, owner) or self._evaluator.of_annotation(place, owner, None, -1)
        )

    def _classes(self, values: Values) -> set[Target]:
        return {value.target for value in values if value.kind == "instance"}

    def _position(self, owner: Target, name: str) -> int:
        """Return the position of a field in its type; -1 if the type has no such field."""
        facts = self._program.files[owner.path]
        body = self._program.names(owner.path).body.get(owner.definition, -1)
        fields = [entry.name for entry in facts.definitions if entry.scope == body and entry.kind == "field"]
        return fields.index(name) if body >= 0 and name in fields else -1

    def _functions(self, path: str, entry: Passed) -> tuple[Target, ...]:
        """Return the functions that a stored value is; of a parameter, those that other files pass."""
        place = self._program.place(path, entry.scope)
        values = self._evaluator.of_path(place, entry.path)
        found = tuple(value.target for value in values if self._evaluator.argument_flow.is_function(value))
        if found or not entry.path.isidentifier():
            return found
        return self._givers.passed(path, self._program.names(path).lookup(entry.scope, entry.path))


@final
class CrossFileArguments:
    """The calls of all files with functions as arguments, ``calls``, by name; see ``indexed_names``."""

    def __init__(self, evaluator: ProgramEvaluator, calls: Mapping[str, Sequence[tuple[str, int]]]) -> None:
        self._program = evaluator.program
        self._evaluator = evaluator
        self._calls = calls
        self.asked: set[str] = set()
        """The names that were looked up, found or not."""

    def passed(self, path: str, meaning: Bindings) -> tuple[Target, ...]:
        """Return the functions that other files pass to the parameter that a name means, if it means one."""
        binding = meaning.bindings[0] if meaning.count == 1 and meaning.bindings else None
        if binding is None or binding.kind != "parameter":
            return ()
        parameter = self._evaluator.argument_flow.parameter(path, binding)
        if parameter is None:
            return ()
        name = f"{parameter.called_as}("
        self.asked.add(name)
        found: dict[Target, None] = {}
        named = self._calls.get(name, ())
        calls = [entry for entry in named if entry[0] != path] if len(named) <= _MAX_NAMED else []
        sites = map(self._site, calls) if len(calls) <= _MAX_CALLS else ()
        for place, argument in self._evaluator.argument_flow.arguments(parameter, sites):
            if argument and self._is_seen(place, argument):
                values = self._evaluator.of_path(place, argument)
                found.update(
                    (value.target, None) for value in values if self._evaluator.argument_flow.is_function(value)
                )
        return tuple(found)

    def _site(self, call: tuple[str, int]) -> tuple[Site, Reference]:
        site = self._program.files[call[0]].references[call[1]]
        return self._program.place(call[0], site.scope), site

    def _is_seen(self, place: Site, argument: str) -> bool:
        """Return true if other files see the head of an argument: a module name, or the receiver of a method."""
        names = self._program.names(place.path)
        head = self._program.access.parse(argument).head
        if head is None:
            return False
        return head.text in names.receivers or names.lookup(place.scope, head.text).scope <= 0


class MultiTargetFields:
    """The fields of a program, in languages whose assignments add members to any object."""

    def __init__(self, evaluator: ProgramEvaluator) -> None:
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
        if len(functions) + len(given) < 2 or not any(map(self._evaluator.subscripts.is_called, values)):
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
        is_all = all(any(map(self._evaluator.subscripts.is_called, group)) for group in groups)
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
        return any(map(self._evaluator.subscripts.is_called, values))

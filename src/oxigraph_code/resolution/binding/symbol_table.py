"""The symbol table of one file: the names that each scope binds, and their bindings.

For maintainers: a name is not always bound in the scope that the text stands in: some statements declare that it
belongs to the module or to a scope around, and in some languages an assignment never declares a name. This module knows
one file, and not how names are looked up.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

from oxigraph_code.facts import (
    Binding,
    Definition,
    Export,
    FileFacts,
    Import,
    MemberAssignment,
    Metaclass,
    Narrowing,
    RecordedArgument,
    Return,
    Spread,
)
from oxigraph_code.facts.access_paths import assigned_name, is_subscript
from oxigraph_code.facts.nesting import outside_of
from oxigraph_code.resolution.language.object_model import TEXTUAL
from oxigraph_code.resolution.model.symbols import ScopeEntry, ScopeTable

_Entry = int | Binding | Import
"""A binding of a name: the number of a definition, or a binding or import itself."""

_BLOCK: Final = frozenset({"block"})
_TAKEN: Final = ("global", "nonlocal")
"""The declarations that another scope binds a name."""


class SymbolTable:
    """The bindings of all scopes of one file."""

    def __init__(self, facts: FileFacts) -> None:
        self.given: dict[tuple[int, str], list[Return]] = defaultdict(list)
        """The returned and yielded expressions of functions, by the scope of the body and the keyword."""
        self.narrowings: dict[str, list[Narrowing]] = defaultdict(list)
        """Narrowings of access paths: branches in which a type test or a comparison holds."""
        self.arguments: dict[str, list[RecordedArgument]] = defaultdict(list)
        """The arguments of calls whose result depends on them, by the number of the call."""
        self.exports: dict[str, list[Export]] = defaultdict(list)
        """The exports of the module by name; under ``=``, the value that stands for the module itself."""
        self.handed_on: dict[str, list[Import]] = defaultdict(list)
        """The names that the module re-exports without binding them."""
        self.handed_stars: list[Import] = []
        self.given_members: dict[str, list[MemberAssignment]] = defaultdict(list)
        """Assignments to members, by the name of the member."""
        self.given_keys: dict[str, None] = {}
        """The member names above that are assigned as subscript keys."""
        self.mixins: list[MemberAssignment] = []
        self.parameters: dict[int, list[str]] = defaultdict(list)
        """The parameter names of functions, by the scope of the body."""
        self.wrapping: dict[int, set[str]] = defaultdict(set)
        """The parameters that the returned function calls, by the scope of the body."""
        self.metaclasses: dict[int, Metaclass] = {}
        """The metaclasses of classes, by the scope of the body."""
        self.spreads: dict[int, list[Spread]] = defaultdict(list)
        self._facts = facts
        self._type_parameters: dict[int, dict[str, None]] | None = None
        self._keys: dict[int, list[str]] | None = None
        self._members: dict[int, dict[str, None]] | None = None
        self._known: dict[str, ScopeTable | _Entry | list[_Entry]] = {}
        """The entries of a name, or the unsorted bindings of a name not looked up yet.

        Most names of a file are never looked up, and most have one binding.
        """
        self._takes_names = False
        self._bindings()
        for index, definition in enumerate(facts.definitions):
            self._note(name_in_scope(definition), index)
        for entry in facts.imports:
            if name := bound_name(entry):
                self._note(name, entry)
            elif not entry.binds and entry.kind == "star":
                self.handed_stars.append(entry)
            elif not entry.binds and (name := entry.alias or entry.name):
                self.handed_on[name].append(entry)

    def _bindings(self) -> None:
        facts = self._facts
        for binding in facts.bindings:
            self._note(binding.name, binding)
            if binding.kind == "parameter":
                self.parameters[binding.scope].append(binding.name)
            elif binding.kind in _TAKEN:
                self._takes_names = True
        for returned in facts.returns:
            self.given[outside_of(facts.scopes, returned.scope, _BLOCK), returned.kind].append(returned)
        for narrowing in facts.narrowings:
            self.narrowings[narrowing.path].append(narrowing)
        for argument in facts.recorded_arguments:
            self.arguments[argument.number].append(argument)
        for scope, name in facts.wrapped_parameters:
            self.wrapping[scope].add(name)
        for metaclass in facts.metaclasses:
            self.metaclasses[metaclass.scope] = metaclass
        for export in facts.named_exports:
            self.exports[export.name].append(export)
        for spread in facts.spreads:
            self.spreads[spread.scope].append(spread)
        for assignment in facts.member_assignments:
            if assignment.kind != "member":
                self.mixins.append(assignment)
                continue
            self.given_members[name := assigned_name(assignment.path)].append(assignment)
            if is_subscript(name):
                self.given_keys[name] = None

    def _note(self, name: str, entry: _Entry) -> None:
        entries = self._known.setdefault(name, entry)
        if entries is entry:
            return
        if isinstance(entries, list):
            entries.append(entry)
        elif not isinstance(entries, ScopeTable):
            self._known[name] = [entries, entry]

    def note_unbound(self, name: str, definition: int) -> None:
        """Bind a name to a definition of another name, if only such definitions or variables have that name."""
        entries = self._known.get(name, [])
        definitions = self._facts.definitions
        if isinstance(entries, ScopeTable):
            return
        if all(
            definitions[entry].name != name if isinstance(entry, int) else entry.kind == "variable"
            for entry in (entries if isinstance(entries, list) else [entries])
        ):
            self._note(name, definition)

    def homes(self, name: str) -> ScopeTable | None:
        """Return the entries of a name in all scopes, if it has any."""
        known = self._known.get(name)
        if known is not None and not isinstance(known, ScopeTable):
            known = self._known[name] = self._read(known if isinstance(known, list) else [known])
        return known

    def all_homes(self) -> Iterator[tuple[str, ScopeTable]]:
        """Yield all names with their entries."""
        for name in self._known:
            if (homes := self.homes(name)) is not None:
                yield name, homes

    def home(self, scope: int, name: str) -> ScopeEntry | None:
        """Return the entry of a name in a scope, if it has one."""
        homes = self.homes(name)
        return homes.in_scope(scope) if homes is not None else None

    def keys(self, scope: int) -> Sequence[str]:
        """Return the keys that an array or a mapping literal binds."""
        if self._keys is None:
            self._keys = defaultdict(list)
            for name in dict.fromkeys(entry.name for entry in self._facts.bindings if is_subscript(entry.name)):
                homes = self.homes(name)
                for home in homes.all() if homes is not None else ():
                    self._keys[home.scope].append(name)
        return self._keys.get(scope, ())

    def members(self, scope: int) -> Sequence[str]:
        """Return the names that an object literal binds; none if members are assigned to it later."""
        if self._members is None:
            self._members = defaultdict(dict)
            places = [(entry.scope, entry.name) for entry in self._facts.definitions]
            places += [(entry.scope, entry.name) for entry in self._facts.bindings if entry.kind == "variable"]
            for place, name in places:
                if self._facts.scopes[place].kind == "object":
                    self._members[place][name] = None
            for assignment in self._facts.member_assignments:
                if assignment.kind == "member":
                    self._members.pop(assignment.scope, None)
        return list(self._members.get(scope, ()))

    def type_parameters(self, scope: int) -> list[str]:
        """Return the names of a definition's type parameters, in order, by the scope of its body."""
        if self._type_parameters is None:
            self._type_parameters = {}
            for entry in self._facts.bindings:
                if entry.kind == "type_parameter" and entry.name.isidentifier():
                    names = self._type_parameters.setdefault(entry.scope, {})
                    if not entry.annotation:
                        names.pop(entry.name, None)  # what it satisfies may be said apart, and before
                    names[entry.name] = None
        return list(self._type_parameters.get(scope, ()))

    def _read(self, entries: list[_Entry]) -> ScopeTable:
        """Sort the bindings of a name into entries: bindings first, then definitions, then imports."""
        homes = ScopeTable()
        if self._takes_names:
            for entry in entries:
                if isinstance(entry, Binding) and entry.kind in _TAKEN:
                    homes.make(entry.scope).elsewhere = entry.kind
        waiting: list[Binding] = []
        for entry in entries:
            if isinstance(entry, int):
                homes.make(self._binding(homes, self._facts.definitions[entry].scope)).bound.append(entry)
            elif not isinstance(entry, Binding):
                homes.make(self._binding(homes, entry.scope)).bound.append(entry)
            elif entry.kind == "assignment":
                waiting.append(entry)
            elif not (home := homes.make(entry.scope)).elsewhere:
                home.bound.append(entry)
            elif entry.kind not in _TAKEN:
                waiting.append(entry)
        if waiting:
            self._read_last(homes, waiting)
        return homes

    def _read_last(self, homes: ScopeTable, waiting: list[Binding]) -> None:
        # Assignments come last, since they declare nothing that another entry could refer to.
        for binding in sorted(waiting, key=lambda binding: binding.kind == "assignment"):
            around = self._around if binding.kind == "assignment" else self._binding
            bound_in = around(homes, binding.scope)
            read_in = binding.scope if binding.value_scope < 0 else binding.value_scope
            homes.make(bound_in).bound.append(binding._replace(scope=bound_in, value_scope=read_in))

    def _binding(self, homes: ScopeTable, scope: int) -> int:
        """Return the scope that binds a name which a scope mentions, after ``global`` and ``nonlocal``."""
        home = homes.in_scope(scope) if self._takes_names else None
        if home is None or home.elsewhere != "nonlocal":
            return scope if home is None or not home.elsewhere else 0
        around = self._facts.scopes[scope].parent
        while around > 0:
            home = homes.in_scope(around)
            if home is not None and not home.elsewhere and (home.bindings or home.definitions):
                return around
            around = self._facts.scopes[around].parent
        return scope

    def _around(self, homes: ScopeTable, scope: int) -> int:
        """Return the nearest enclosing scope that declares the name visibly; else the module."""
        while scope > 0:
            home = homes.in_scope(scope)
            if home is not None and home.bound and self._facts.scopes[scope].kind not in ("class", "object"):
                return scope
            scope = self._facts.scopes[scope].parent
        return 0


def name_in_scope(definition: Definition) -> str:
    """Return the name that a scope binds to a definition; macros and methods outside of types differ."""
    if definition.receiver_type:
        return f"{definition.receiver_type}.{definition.name}"
    is_apart = definition.kind == "macro" and TEXTUAL not in definition.modifiers
    return f"{definition.name}!" if is_apart else definition.name


def bound_name(entry: Import) -> str:
    """Return the name that an import binds; empty if it binds none."""
    if entry.kind == "star" or not entry.binds:
        return ""
    return entry.alias or entry.name or entry.path.partition(".")[0]

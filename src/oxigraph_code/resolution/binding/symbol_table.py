"""Which names each scope of a file binds, and to what.

For maintainers: a name is not always bound in the scope that the text stands in: some statements say that it is the
module's or that of a scope around, and in some languages an assignment never binds a name itself. This module knows one
file, and nothing of how names are looked up.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

from oxigraph_code.facts import Binding, FileFacts, Import
from oxigraph_code.resolution.model.symbols import ScopeEntry, ScopeTable

_Entry = int | Binding | Import
"""What binds a name: a definition by its place in the file, or one of the others itself."""

_TAKEN: Final = ("global", "nonlocal")
"""Where a scope says that it takes a name from."""


class SymbolTable:
    """Everything that the scopes of one file bind."""

    def __init__(self, facts: FileFacts) -> None:
        self.given: dict[tuple[int, str], list[Binding]] = defaultdict(list)
        """What a function gives back, each ``return`` or each ``yield``, by its body and that word."""
        self.narrowings: dict[str, list[Binding]] = defaultdict(list)
        """What is known of an access path where something is true."""
        self.arguments: dict[str, list[Binding]] = defaultdict(list)
        """What calls are given, where that decides what they give, by its number."""
        self.exports: dict[str, list[Binding]] = defaultdict(list)
        """What the module hands out under a name; under ``=``, what stands for the module itself."""
        self.handed_on: dict[str, list[Import]] = defaultdict(list)
        """What the module takes from others only to hand it out."""
        self.handed_stars: list[Import] = []
        self.given_members: dict[str, list[Binding]] = defaultdict(list)
        """What is assigned to members of something, by the name of the member."""
        self.given_keys: dict[str, None] = {}
        """Those of the names that are keys."""
        self.mixins: list[Binding] = []
        self.parameters: dict[int, list[str]] = defaultdict(list)
        """The names of the parameters of functions, by the scopes of their bodies."""
        self.wrapping: dict[int, set[str]] = defaultdict(set)
        """Those of them that are called in what the function gives back."""
        self.metaclasses: dict[int, Binding] = {}
        """What the classes themselves are instances of, by the scopes of their bodies."""
        self.spreads: dict[int, list[Binding]] = defaultdict(list)
        self._facts = facts
        self._type_parameters: dict[int, dict[str, None]] | None = None
        self._keys: dict[int, list[str]] | None = None
        self._members: dict[int, dict[str, None]] | None = None
        self._known: dict[str, ScopeTable | _Entry | list[_Entry]] = {}
        """The homes of a name, or all that has to do with one that nobody has asked for yet: most names of a file are
        never asked for, and most have to do with one thing only."""
        self._takes_names = False
        self._bindings()
        for index, definition in enumerate(facts.definitions):
            name = definition.name + ("!" if definition.kind == "macro" else "")  # they have names of their own
            self._note(name, index)
        for entry in facts.imports:
            if name := bound_name(entry):
                self._note(name, entry)
            elif not entry.binds and entry.kind == "star":
                self.handed_stars.append(entry)
            elif not entry.binds and (name := entry.alias or entry.name):
                self.handed_on[name].append(entry)

    def _bindings(self) -> None:
        for binding in self._facts.bindings:
            kind = binding.kind
            if kind in ("variable", "parameter", "field", "assignment", "type_parameter", "submodule"):
                self._note(binding.name, binding)
                if kind == "parameter":
                    self.parameters[binding.scope].append(binding.name)
            elif kind in ("return", "yield"):
                self.given[self._function_around(binding.scope), kind].append(binding)
            elif kind == "narrowing":
                self.narrowings[binding.name].append(binding)
            elif kind == "argument":
                self.arguments[binding.name].append(binding)
            elif kind == "wrapping":
                self.wrapping[binding.scope].add(binding.name)
            elif kind == "metaclass":
                self.metaclasses[binding.scope] = binding
            elif kind == "export":
                self.exports[binding.name].append(binding)
            elif kind == "member":
                self.given_members[name := binding.name.rpartition(".")[2]].append(binding)
                if name[:1] == "[":
                    self.given_keys[name] = None
            elif kind in ("mixin", "copy"):
                self.mixins.append(binding)
            elif kind == "spread":
                self.spreads[binding.scope].append(binding)
            elif kind != "condition":  # of macros, which have names of their own
                self._takes_names = self._takes_names or kind in _TAKEN
                self._note(binding.name, binding)

    def _note(self, name: str, entry: _Entry) -> None:
        entries = self._known.setdefault(name, entry)
        if entries is entry:
            return
        if isinstance(entries, list):
            entries.append(entry)
        elif not isinstance(entries, ScopeTable):
            self._known[name] = [entries, entry]

    def note_unbound(self, name: str, definition: int) -> None:
        """Bind a name to a definition that has another one, if no scope binds it but to such, or to a variable."""
        entries = self._known.get(name, [])
        definitions = self._facts.definitions
        if isinstance(entries, ScopeTable):
            return
        if all(
            definitions[entry].name != name if isinstance(entry, int) else entry.kind == "variable"
            for entry in _as_list(entries)
        ):
            self._note(name, definition)

    def homes(self, name: str) -> ScopeTable | None:
        """What the scopes that have to do with a name bind it to, if any has."""
        known = self._known.get(name)
        if known is not None and not isinstance(known, ScopeTable):
            known = self._known[name] = self._read(known if isinstance(known, list) else [known])
        return known

    def all_homes(self) -> Iterator[tuple[str, ScopeTable]]:
        """The same of all names."""
        for name in self._known:
            if (homes := self.homes(name)) is not None:
                yield name, homes

    def home(self, scope: int, name: str) -> ScopeEntry | None:
        """What a scope binds a name to, if it has to do with the name."""
        homes = self.homes(name)
        return homes.of(scope) if homes is not None else None

    def keys(self, scope: int) -> Sequence[str]:
        """The names of what is written in an array or a mapping."""
        if self._keys is None:
            self._keys = defaultdict(list)
            for name in dict.fromkeys(entry.name for entry in self._facts.bindings if entry.name[:1] == "["):
                homes = self.homes(name)
                for home in homes.all() if homes is not None else ():
                    self._keys[home.scope].append(name)
        return self._keys.get(scope, ())

    def members(self, scope: int) -> Sequence[str]:
        """The names of what is written in an object; none of what is written where a member is assigned."""
        if self._members is None:
            self._members = defaultdict(dict)
            places = [(entry.scope, entry.name) for entry in self._facts.definitions]
            places += [(entry.scope, entry.name) for entry in self._facts.bindings if entry.kind == "variable"]
            for place, name in places:
                if self._facts.scopes[place].kind == "object":
                    self._members[place][name] = None
            for binding in self._facts.bindings:
                if binding.kind == "member":
                    self._members.pop(binding.scope, None)
        return list(self._members.get(scope, ()))

    def type_parameters(self, scope: int) -> list[str]:
        """The names of the type parameters of what a scope is the body of, in their order."""
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
        """The homes of a name by all that has to do with it: bindings first, then definitions, then imports."""
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
        # The assignments last, since they bind nothing that another could be of.
        for binding in sorted(waiting, key=_is_assignment):
            around = self._around if binding.kind == "assignment" else self._binding
            bound_in = around(homes, binding.scope)
            read_in = binding.scope if binding.value_scope < 0 else binding.value_scope
            homes.make(bound_in).bound.append(binding._replace(scope=bound_in, value_scope=read_in))

    def _function_around(self, scope: int) -> int:
        while scope > 0 and self._facts.scopes[scope].kind == "block":
            scope = self._facts.scopes[scope].parent
        return scope

    def _binding(self, homes: ScopeTable, scope: int) -> int:
        """The scope that a name is bound in when it is bound in this one."""
        home = homes.of(scope) if self._takes_names else None
        if home is None or home.elsewhere != "nonlocal":
            return scope if home is None or not home.elsewhere else 0
        around = self._facts.scopes[scope].parent
        while around > 0:
            home = homes.of(around)
            if home is not None and not home.elsewhere and (home.bindings or home.definitions):
                return around
            around = self._facts.scopes[around].parent
        return scope

    def _around(self, homes: ScopeTable, scope: int) -> int:
        """The nearest scope, this one or around, in which the name is bound and seen; else the module."""
        while scope > 0:
            home = homes.of(scope)
            if home is not None and home.bound and self._facts.scopes[scope].kind not in ("class", "object"):
                return scope
            scope = self._facts.scopes[scope].parent
        return 0


def _as_list(entries: _Entry | list[_Entry]) -> list[_Entry]:
    return entries if isinstance(entries, list) else [entries]


def _is_assignment(binding: Binding) -> bool:
    return binding.kind == "assignment"


def bound_name(entry: Import) -> str:
    """The name an import binds, empty where it binds none of its own."""
    if entry.kind == "star" or not entry.binds:
        return ""
    return entry.alias or entry.name or entry.path.partition(".")[0]

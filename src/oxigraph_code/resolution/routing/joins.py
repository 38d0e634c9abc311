"""Senders and receivers that share a key: queues, buses, events, topics, jobs and procedures.

For maintainers: a file records its own side of a join, and whatever in the store has the same key is the other side, so
no file depends on who else uses a key. A key is a text with all constants filled in, else the variable or the type that
an argument means; without either nothing is recorded, except for receivers that are certain. This module must not know
any framework: the table ``joins`` states the meaning of each site.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from itertools import chain
from typing import Final, NamedTuple

from oxigraph_code.facts import Argument, Definition, FileFacts, JoinSide, PatternSite, Target
from oxigraph_code.facts.access_paths import head_of, receiver_of
from oxigraph_code.resolution.edges.references import SymbolReferences
from oxigraph_code.resolution.inference.program_rules import ProgramRules
from oxigraph_code.resolution.model.values import TYPES, Values
from oxigraph_code.resolution.routing.groups import Groups
from oxigraph_code.resolution.routing.tables import JoinRow, Tables, last_name, picked
from oxigraph_code.resolution.routing.texts import UNKNOWN, Texts

_RECEIVER: Final = "receiver"
_TARGET: Final = "target"
_CALLED_ON: Final = "called_on"
_FIRST: Final = ("0",)
_CALLED_BELOW: Final = "called_below"
_EACH: Final = "each"
_NAME: Final = re.compile(r"[\w$]+")
_ROUTER: Final = re.compile(r"_?[rR]outer$")
_OUTERMOST: Final = re.compile(r"|_?(?:app|root|main|api|trpc)")
"""The names of mappings whose keys have nothing in front."""
_SAME: Final = (".as_view", ".bind")
_CLASS_OF: Final = ".class"
_DEFINITION: Final = "definition"
_PARAMETER: Final = "parameter"
_CLASS: Final = "class"
_TYPE: Final = "type"
_FIELD: Final = "field"
_ARGUMENT: Final = "argument"
_MESSAGE: Final = re.compile(r"\w(?:Event|Message|Command|Notification)$")
"""The names of external classes that are keys as classes of the program are."""
_DECORATED: Final = "decorated"
_FUNCTIONS: Final = frozenset({"function", "method"})
_CLASSES: Final = frozenset({"class", "trait"})
_VALUES: Final = frozenset({"variable", "field", "variant", "constant"})
_HUMP: Final = re.compile(r"_+(\w)")
_CALLABLE: Final = frozenset({"call", "function", "path"})
_LONGEST: Final = 200
_MAX_VALUES: Final = 8
_MAX_KEYS: Final = 20
_MAX_ROUNDS: Final = 3
_MAX_METHODS: Final = 64


class _Key(NamedTuple):
    """A key: a name, and the variable or type that it is of if it is no text."""

    name: str
    symbol: Target | None = None


class _Wrapper(NamedTuple):
    """A sender in a function that has its key as a parameter."""

    entry: JoinRow
    site: PatternSite
    parameter: str


class Joins:
    """The sides of joins in the files of a program."""

    def __init__(
        self,
        evaluator: ProgramRules,
        uses: SymbolReferences,
        tables: Tables,
        texts: Texts,
        groups: Groups,
        methods: Mapping[str, Sequence[tuple[str, int]]],
    ) -> None:
        """Create from the index of names, ``methods``."""
        self._evaluator = evaluator
        self._program = evaluator.program
        self._uses = uses
        self._tables = tables
        self._texts = texts
        self._groups = groups
        self._methods_by_name = methods
        self.asked: set[str] = set()
        """The names that were looked up in the index of names, found or not."""

    def of_file(self, facts: FileFacts) -> list[JoinSide]:
        """Return the sides of joins that a file has, each once."""
        found: dict[JoinSide, None] = {}
        wrappers: dict[int, list[_Wrapper]] = {}
        for site in facts.pattern_sites:
            for entry in self._tables.joins.of(site):
                if entry.access == "defines" or not self._is_meant(entry, facts, site):
                    continue
                if parameter := self._parameter(entry, facts, site):
                    around = self._program.names(facts.path).functions[site.scope]
                    wrappers.setdefault(around, []).append(_Wrapper(entry, site, parameter))
                elif not self._is_by_name(entry):
                    found.update(dict.fromkeys(self._sides(entry, facts, site)))
        if wrappers:
            found.update(dict.fromkeys(self._through(facts, wrappers)))
        return list(found)

    def _is_by_name(self, entry: JoinRow) -> bool:
        """Return true if a key is the name of the method that is run."""
        return entry.access == "sends" and bool(entry.handler)

    def _parameter(self, entry: JoinRow, facts: FileFacts, site: PatternSite) -> str:
        """Return the parameter of the function around a sender that is its key; empty if its type is the key."""
        around = self._program.names(facts.path).functions[site.scope]
        if entry.access != "sends" or around < 0:
            return ""
        names = {parameter.name for parameter in facts.definitions[around].parameters}
        found = next((e.value for e in picked(site.arguments, entry.key) if e.value in names), "")
        values = self._evaluator.read(facts.path, site.scope, site.line, found) if found else ()
        is_typed = any(value.kind == "instance" and self._kind(value.target) in _CLASSES for value in values)
        return "" if is_typed and not entry.by else found

    def _through(self, facts: FileFacts, wrappers: dict[int, list[_Wrapper]]) -> Iterator[JoinSide]:
        """The keys that calls of functions pass which send something under a parameter, also through others."""
        functions = self._program.names(facts.path).functions
        calls = [
            (site, target.definition)
            for site in facts.pattern_sites
            if site.kind == "keyed"
            for target in self._uses.named(facts.path, site.scope, site.callee)[:1]
            if target.path == facts.path
        ]
        for _ in range(_MAX_ROUNDS):
            for site, callee in calls:
                around = functions[site.scope]
                names = {own.name for own in facts.definitions[around].parameters} if around >= 0 else set()
                for wrapper in list(wrappers.get(callee, ())):
                    argument = self._passed(facts, callee, site, wrapper.parameter)
                    outer = wrapper._replace(parameter=argument.value if argument is not None else "")
                    if outer.parameter in names and outer not in wrappers.setdefault(around, []):
                        wrappers[around].append(outer)
        for site, callee in calls:
            user = functions[site.scope]
            for entry, inner, parameter in wrappers.get(callee, ()):
                argument = self._passed(facts, callee, site, parameter)
                text = self._texts.of(argument, facts.path, site.scope) if argument is not None else UNKNOWN
                if UNKNOWN in text or self._named(entry, _Key(text)) is None:
                    continue
                is_by_name = self._is_by_name(entry)
                targets = tuple(self._methods(entry, facts, inner, text, user)) if is_by_name else ()
                if targets or not is_by_name:
                    yield JoinSide(entry.kind, text, "sends", site.line, user, targets)

    def _passed(self, facts: FileFacts, callee: int, site: PatternSite, parameter: str) -> Argument | None:
        """Return the argument that a call passes to a parameter."""
        parameters = [entry.name for entry in facts.definitions[callee].parameters]
        if parameters and parameters[0] in self._program.names(facts.path).receivers:
            parameters = parameters[1:]
        placed = [argument for argument in site.arguments if not argument.name]
        named = (argument for argument in site.arguments if argument.name == parameter)
        position = parameters.index(parameter) if parameter in parameters else len(placed)
        return next(named, placed[position] if position < len(placed) else None)

    def _methods(self, entry: JoinRow, facts: FileFacts, site: PatternSite, name: str, user: int) -> Iterator[Target]:
        """Yield the methods of a name, of the type of the object; of any other class if the type is unknown."""
        self.asked.add(name)
        owners = [
            (Target(*method), self._program.files[method[0]].scopes[self._definition(Target(*method)).scope].definition)
            for method in self._methods_by_name.get(name, ())[:_MAX_METHODS]
        ]
        classes = {
            value.target
            for argument in picked(site.arguments, entry.handler)
            for value in self._evaluator.read(facts.path, site.scope, site.line, argument.value)
            if value.kind == "instance"
        }
        own = facts.scopes[facts.definitions[user].scope].definition if user >= 0 else -1
        for method, owner in owners:
            is_own = method.path == facts.path and owner == own
            if owner < 0 or is_own:
                continue
            order = self._evaluator.hierarchy.order(self._program.symbol(method.path, owner)) if classes else ()
            if not classes or any(value.kind == "symbol" and value.target in classes for value in order):
                yield method

    def _is_meant(self, entry: JoinRow, facts: FileFacts, site: PatternSite) -> bool:
        """True if the callee is from where the entry says; unknown callees count, unless the entry is sure."""
        if not entry.file.search(facts.path) or not self._is_of(entry, facts, site):
            return False
        if not entry.outside.names or self._groups.is_made(facts.path, site, entry):
            return True
        return not entry.sure and self._groups.is_unknown(facts.path, site)

    def _is_of(self, entry: JoinRow, facts: FileFacts, site: PatternSite) -> bool:
        """Check if the class around a site, or one above, has a name that an entry states."""
        above = self._above(Target(facts.path, self._class_around(facts, site))) if entry.of else ()
        found = {name for owner in above for name in (self._definition(owner).name, *self._bases_of(owner))}
        return not entry.of or any(fnmatchcase(name, pattern) for name in found for pattern in entry.of)

    def _bases_of(self, owner: Target) -> Iterator[str]:
        """Yield the names of the bases that a class states, also from outside."""
        base_name = self._program.semantics.base_name
        return (last_name(base_name(base)) for base in self._definition(owner).bases)

    def _class_around(self, facts: FileFacts, site: PatternSite) -> int:
        """Find the class with the method that a site stands in; -1 without one."""
        is_method = site.kind == _DEFINITION and site.definition >= 0
        around = site.definition if is_method else self._program.names(facts.path).functions[site.scope]
        return facts.scopes[facts.definitions[around].scope].definition if around >= 0 else -1

    def _above(self, owner: Target) -> list[Target]:
        """List a class and the classes above it in the program."""
        if self._kind(owner) not in TYPES:
            return []
        order = self._evaluator.hierarchy.order(self._program.symbol(owner.path, owner.definition))
        return [value.target for value in order[:_MAX_VALUES] if value.kind == "symbol"]

    def _sides(self, entry: JoinRow, facts: FileFacts, site: PatternSite) -> Iterator[JoinSide]:
        if entry.key == (_EACH,):
            yield from self._each(entry, facts, site)
            return
        is_sending = entry.access == "sends"
        keys = [named for key in self._keys(entry, facts, site) if (named := self._named(entry, key)) is not None]
        if is_sending and not entry.by:
            keys = list(dict.fromkeys(general for key in keys for general in (key, *self._bases(key))))
        if not keys and entry.sure and (entry.by != _FIELD or (is_sending and self._is_parameter(facts, site))):
            keys = [_Key(UNKNOWN)]
        user = site.definition if site.definition >= 0 else self._program.names(facts.path).functions[site.scope]
        targets = () if is_sending or not keys else tuple(self._run(entry, facts, site)) or (Target(facts.path, user),)
        for name, symbol in keys[:_MAX_KEYS]:
            yield JoinSide(entry.kind, name, entry.access, site.line, user, targets, symbol)

    def _is_parameter(self, facts: FileFacts, site: PatternSite) -> bool:
        around = self._program.names(facts.path).functions[site.scope]
        return around >= 0 and any(own.name == site.receiver for own in facts.definitions[around].parameters)

    def _named(self, entry: JoinRow, key: _Key) -> _Key | None:
        """The key that an entry makes of a text, all or the group of a pattern; ``None`` without a match."""
        like = entry.like
        match = re.search(like, key.name) if like and key.symbol is None else None
        if match is None:
            is_type = key.symbol is not None and self._kind(key.symbol) in TYPES
            return key if not like or (key.symbol is not None and not is_type) else None
        return _Key(_styled(match[match.re.groups], entry))

    def _bases(self, key: _Key) -> Iterator[_Key]:
        """Yield the classes above the class that is sent, as a receiver of a class also gets its subclasses."""
        if key.symbol is not None and self._kind(key.symbol) in TYPES:
            symbol = self._program.symbol(key.symbol.path, key.symbol.definition)
            above = [value.target for value in self._evaluator.hierarchy.order(symbol) if value.kind == "symbol"]
            yield from (self._of_symbol(target) for target in above[:_MAX_VALUES] if target != key.symbol)

    def _each(self, entry: JoinRow, facts: FileFacts, site: PatternSite) -> Iterator[JoinSide]:
        """Yield the receivers in a mapping of keys to functions or to calls with a function."""
        user = self._program.names(facts.path).functions[site.scope]
        around = _ROUTER.sub("", last_name(site.target)) if not entry.handler else ""
        for argument in picked(site.arguments, entry.handler or _FIRST):
            for part in argument.parts if argument.kind == "mapping" else ():
                if part.kind == "path" and _ROUTER.sub("", last_name(part.value)) != part.name:
                    yield from self._mounted(entry, facts, site, part)
                inner = facts.pattern_sites[part.site].arguments if part.site >= 0 else part.parts
                handlers = [handler for handler in (part, *inner) if handler.kind in ("function", "path")]
                run = [target for handler in handlers for target in self._of_handler(entry, facts, site, handler)]
                if part.name and run and (part.kind != "path"):
                    name = part.name if _OUTERMOST.fullmatch(around) else f"{around}.{part.name}"
                    yield JoinSide(entry.kind, name, "receives", part.line or site.line, user, (run[-1],))

    def _mounted(self, entry: JoinRow, facts: FileFacts, site: PatternSite, part: Argument) -> Iterator[JoinSide]:
        """Yield the receivers in a mapping of another name, under the name that it has in this one."""
        user = self._program.names(facts.path).functions[site.scope]
        for variable in self._uses.named(facts.path, site.scope, part.value)[:1]:
            other = self._program.files[variable.path]
            name = self._definition(variable).name if variable.definition >= 0 else ""
            for inner in (e for e in other.pattern_sites if name and e.target == name and entry.fits(e)):
                for side in self._each(entry, other, inner):
                    whole = f"{part.name}.{side.name.rpartition('.')[2]}"
                    yield side._replace(name=whole, line=part.line or site.line, user=user)

    def _keys(self, entry: JoinRow, facts: FileFacts, site: PatternSite) -> list[_Key]:
        """Return the keys of a site, by the first of the places that has any."""
        for place in entry.key:
            if found := list(self._at(place, entry, facts, site)):
                return list(dict.fromkeys(found))
        return []

    def _at(self, place: str, entry: JoinRow, facts: FileFacts, site: PatternSite) -> Iterator[_Key]:
        if place == _RECEIVER:
            yield from self._declared(entry, facts, site)
        elif entry.by == _TYPE:
            yield from self._of_named_type(place, facts, site)
        elif entry.by == _ARGUMENT:
            for value in self._evaluator.read(facts.path, site.scope, site.line, site.receiver)[:1]:
                arguments = value.arguments[0] if len(value.arguments) == 1 else ()
                of_program = (e.target for e in arguments if e.kind in ("instance", "symbol"))
                yield from map(self._of_symbol, (e for e in of_program if self._kind(e) in TYPES))
        elif entry.by == _FIELD:
            held = self._held(facts, site) or self._held_around(entry, facts, site)
            yield from map(self._of_symbol, held[:1])
        elif place == _CALLED_ON and entry.by:
            yield from self._of_argument(entry, Argument("path", site.receiver), facts, site)
        elif place == _CALLED_BELOW:
            if names := _NAME.findall(site.receiver)[1:][-2:]:
                yield _Key(".".join(names))
        elif place == _CALLED_ON:
            yield _Key(last_name(site.receiver))
        elif place == _TARGET:
            if name := last_name(site.target):
                yield _Key(_styled(name, entry))
        elif place == _DEFINITION and site.definition >= 0:
            yield _Key(_styled(facts.definitions[site.definition].name, entry))
        elif place == _CLASS:
            yield from self._of_holder(entry.kind, Target(facts.path, self._class_around(facts, site)))
        elif place == _PARAMETER:
            own = [Target(facts.path, site.definition)] if site.definition >= 0 else []
            for target in own or self._run(entry, facts, site):
                yield from self._of_parameter(self._program.files[target.path], target.definition)
        else:
            for argument in picked(site.arguments, [place]):
                for part in argument.parts if argument.kind == "list" else (argument,):
                    found = list(self._of_argument(entry, part, facts, site))
                    if entry.of:  # an object that is passed is the holder of a key, and none itself
                        found = [key for key in found if key.symbol is None or self._kind(key.symbol) not in TYPES]
                        holder = part.value if part.kind == "path" and not found else ""
                        found += self._stated(entry.kind, facts, site._replace(receiver=holder))
                    yield from found

    def _held(self, facts: FileFacts, site: PatternSite) -> list[Target]:
        """List the lasting field or variable that the receiver of a site is."""
        found = self._uses.symbols(facts.path, site.scope, site.line, site.receiver)[0]
        return [target for target in found[:1] if self._is_lasting(target)]

    def _held_around(self, entry: JoinRow, facts: FileFacts, site: PatternSite) -> list[Target]:
        """List the one field in the class around that others use so, where a parameter is the receiver."""
        own = self._class_around(facts, site)
        if own < 0 or not self._is_parameter(facts, site):
            return []
        others = (other for other in facts.pattern_sites if self._class_around(facts, other) == own)
        rows = [row for row in self._tables.joins.rows if (row.kind, row.by) == (entry.kind, entry.by)]
        fields = (self._held(facts, other) for other in others if any(row.fits(other) for row in rows))
        found = dict.fromkeys(target for held in fields for target in held)
        return list(found) if len(found) == 1 else []

    def _of_named_type(self, place: str, facts: FileFacts, site: PatternSite) -> Iterator[_Key]:
        """Find the type that inherits the method: the receiver's, or the result's in the function around.

        A type with its own method may have many queues. The key has the name of the package, since
        the sends of a function under one name are one.
        """
        around = self._program.names(facts.path).functions[site.scope]
        result = f"{facts.definitions[around].name}()" if around >= 0 else ""
        path = site.receiver if place == _CALLED_ON else result
        for value in self._evaluator.read(facts.path, site.scope, site.line, path)[:_MAX_VALUES] if path else ():
            if value.kind == "instance" and self._kind(value.target) in TYPES and self._definition(value.target).bases:
                name = self._definition(value.target).qualified_name
                own = (_folder(value.target), f"{name}.{site.name}")
                methods = self._evaluator.of_member(value, site.name, is_value=False)
                targets = [method.target for method in methods if method.kind == "symbol"]
                if methods and own not in [(_folder(e), self._definition(e).qualified_name) for e in targets]:
                    package = self._program.files[value.target.path].package
                    yield _Key(f"{package}.{name}" if package else name, value.target)

    def _declared(self, entry: JoinRow, facts: FileFacts, site: PatternSite) -> Iterator[_Key]:
        """Find the key stated for the receiver of a call where it is made or injected, or by its class."""
        if not site.receiver:
            return
        if found := list(self._stated(entry.kind, facts, site)):
            yield from found
            return
        own = Target(facts.path, self._class_around(facts, site))
        of_receiver = self._evaluator.read(facts.path, site.scope, site.line, site.receiver)
        of_head = self._evaluator.read(facts.path, site.scope, site.line, head_of(site.receiver))
        held = [value.target for value in of_receiver if value.kind == "instance"]
        for owner in [*held, *(value.target for value in of_head if value.kind == "instance" and value.target == own)]:
            yield from self._of_holder(entry.kind, owner)

    def _of_holder(self, kind: str, owner: Target) -> Iterator[_Key]:
        """Find the key that a class, or one above, states for all of its instances."""
        for above in self._above(owner):
            facts = self._program.files[above.path]
            for site in facts.pattern_sites:
                if self._class_around(facts, site) == above.definition:
                    for entry in self._defining(kind, site, is_of_classes=True):
                        keys = self._keys(entry, facts, site) if self._is_meant(entry, facts, site) else []
                        if keys:
                            yield keys[0]
                            return

    def _defining(self, kind: str, site: PatternSite, *, is_of_classes: bool) -> Iterator[JoinRow]:
        """Find the entries by which a site states a key, for all instances of a class or for one receiver."""
        for entry in self._tables.joins.of(site):
            is_fit = entry.access == "defines" and entry.kind == kind
            if is_fit and bool(entry.of) is is_of_classes:
                yield entry

    def _stated(self, kind: str, facts: FileFacts, site: PatternSite) -> Iterator[_Key]:
        """Find the keys stated for the receiver of a site where it is made or injected."""
        if not site.receiver:
            return
        holders = self._uses.named(facts.path, site.scope, site.receiver)[:_MAX_VALUES]
        for holder in holders or (Target(facts.path, -1),):
            held = self._program.files[holder.path]
            name = held.definitions[holder.definition].name if holder.definition >= 0 else last_name(site.receiver)
            for other in held.pattern_sites:
                if other.definition != holder.definition and last_name(other.target) != name:
                    continue
                for entry in self._defining(kind, other, is_of_classes=False):
                    if entry.key == (_TARGET,):
                        yield _Key(name, holder)
                    else:
                        yield from self._keys(entry, held, other)

    def _of_parameter(self, facts: FileFacts, definition: int) -> Iterator[_Key]:
        """Yield the types that the parameters of a function are declared with."""
        body = self._program.names(facts.path).body.get(definition, -1)
        for parameter in facts.definitions[definition].parameters:
            if parameter.annotation and body >= 0:
                values = self._evaluator.read(facts.path, body, 0, parameter.name)
                declared = (self._of_symbol(value.target) for value in values if value.kind == "instance")
                if (found := next(chain(declared, self._outside(values)), None)) is not None:
                    yield found
                    return

    def _of_argument(self, entry: JoinRow, argument: Argument, facts: FileFacts, site: PatternSite) -> Iterator[_Key]:
        text = self._texts.of(argument, facts.path, site.scope)
        if UNKNOWN not in text:
            if text and len(text) <= _LONGEST and not entry.by:
                yield _Key(text)
            return
        if argument.kind not in ("path", "call"):
            return
        written = argument.value.removesuffix(_CLASS_OF)
        paths = [written] if argument.kind == "path" else [f"{written}()"]
        if argument.kind == "call" and (holder := receiver_of(argument.value)):
            paths.append(holder)  # the name of an event is asked of the event
        for path in paths:
            named = [
                target
                for target in self._uses.named(facts.path, site.scope, path)
                if self._kind(target) in _VALUES and argument.kind == "path"
            ]
            values = self._evaluator.read(facts.path, site.scope, site.line, path)
            types = [
                value.target
                for value in values
                if value.kind in ("instance", "symbol") and self._kind(value.target) in TYPES
            ]
            members = [target for target in named if self._kind(target) == "variant"]
            if entry.by:
                members, types = [], []
            if found := members or types or [target for target in named if self._is_constant(target)]:
                yield self._of_symbol(found[0])
                return
            if outside := list(self._outside(values)):
                yield outside[0]
                return

    def _outside(self, values: Values) -> Iterator[_Key]:
        """Yield the external classes of messages that values are."""
        for value in values:
            if value.kind in ("external", "external_instance") and _MESSAGE.search(value.name):
                yield _Key(value.name)

    def _is_constant(self, target: Target) -> bool:
        """Return true for a variable of a module or class."""
        facts = self._program.files[target.path]
        definition = self._definition(target)
        return definition.kind != "field" and facts.scopes[definition.scope].kind in ("module", "class")

    def _is_lasting(self, target: Target) -> bool:
        return self._kind(target) == "field" or (self._kind(target) in _VALUES and self._is_constant(target))

    def _of_symbol(self, target: Target) -> _Key:
        return _Key(self._definition(target).qualified_name, target)

    def _definition(self, target: Target) -> Definition:
        return self._program.files[target.path].definitions[target.definition]

    def _kind(self, target: Target) -> str:
        return self._definition(target).kind if target.definition >= 0 else ""

    def _run(self, entry: JoinRow, facts: FileFacts, site: PatternSite) -> Iterator[Target]:
        """Yield the functions that a receiver runs: those of the handler, or its methods of some names."""
        places = entry.handler
        if _DECORATED in places:
            if site.definition >= 0:
                yield from self._of_class(entry, Target(facts.path, site.definition))
            return
        for argument in picked(site.arguments, [place for place in places if place != _RECEIVER]):
            yield from self._of_handler(entry, facts, site, argument)
        if _RECEIVER in places and site.receiver:
            yield from self._meant(entry, facts, site, site.receiver)

    def _of_handler(self, entry: JoinRow, facts: FileFacts, site: PatternSite, argument: Argument) -> Iterator[Target]:
        if argument.kind == "function":
            around = facts.scopes[argument.scope].definition if argument.scope >= 0 else -1
            own = self._program.names(facts.path).functions[argument.scope if argument.scope >= 0 else site.scope]
            yield Target(facts.path, around if around >= 0 else own)
            return
        if argument.kind == "text" and (path := self._program.semantics.function_in_text(argument.value)):
            yield from self._meant(entry, facts, site, path)
            return
        same = (suffix for suffix in _SAME if argument.value.endswith(suffix))
        path = argument.value.removesuffix(next(same, ""))
        path = f"{path}()" if argument.kind == "call" and path == argument.value else path
        meant = list(self._meant(entry, facts, site, path)) if argument.kind in ("path", "call") else []
        if argument.kind == "call":
            parts = argument.parts if argument.site < 0 else facts.pattern_sites[argument.site].arguments
            handed = (list(self._of_handler(entry, facts, site, part)) for part in parts if part.kind in _CALLABLE)
            meant = next(filter(None, handed), meant)  # a call around a function gives that function
        yield from meant

    def _meant(self, entry: JoinRow, facts: FileFacts, site: PatternSite, path: str) -> Iterator[Target]:
        for value in self._evaluator.read(facts.path, site.scope, site.line, path)[:_MAX_VALUES]:
            if value.kind in ("symbol", "instance"):
                yield from self._of_class(entry, value.target)

    def _of_class(self, entry: JoinRow, target: Target) -> Sequence[Target]:
        """Return the methods of a class that an entry names; the class or function itself without any."""
        if self._kind(target) not in TYPES:
            return [target] if self._kind(target) in _FUNCTIONS else []
        instance = self._program.as_kind(self._program.symbol(target.path, target.definition), "instance")
        found = [
            value.target
            for name in entry.runs
            for value in self._evaluator.of_member(instance, name, is_value=False)
            if value.kind == "symbol"
        ]
        return found or [target]


def _styled(name: str, entry: JoinRow) -> str:
    return _HUMP.sub(lambda match: match[1].upper(), name) if entry.style == "camel" else name


def _folder(target: Target) -> str:
    return target.path.rpartition("/")[0]

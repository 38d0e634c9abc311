"""Find the keys of the sites of joins.

For maintainers: a key is a text with all constants filled in, else the variable or the type that an argument means. It
may be stated elsewhere: where the receiver of a call is made or injected, or for all instances of its class.
See decision 0147.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import PurePosixPath
from typing import Final, NamedTuple

from oxigraph_code.facts import Argument, FileFacts, PatternSite, Target
from oxigraph_code.facts.access_paths import head_of, receiver_of
from oxigraph_code.resolution.model.values import TYPES, Values
from oxigraph_code.resolution.routing.join_handlers import JoinHandlers
from oxigraph_code.resolution.routing.join_sites import JoinSites
from oxigraph_code.resolution.routing.rule import RoutedProgram, RoutingRule
from oxigraph_code.resolution.routing.tables import JoinRow, last_name, picked
from oxigraph_code.resolution.routing.texts import UNKNOWN

_RECEIVER: Final = "receiver"
_MADE: Final = "made"
_TARGET: Final = "target"
_ENTRY: Final = "entry"
_FILE: Final = "file"
_CALLED_ON: Final = "called_on"
_CALLED_BELOW: Final = "called_below"
_NAME: Final = re.compile(r"[\w$]+")
_CLASS_OF: Final = re.compile(r"<Class<(.+)>>$|\.class$")
"""A class that is written as a value: by its type, or by a name behind its path."""
_DEFINITION: Final = "definition"
_PARAMETER: Final = "parameter"
_CLASS: Final = "class"
_TYPE: Final = "type"
_FIELD: Final = "field"
_ARGUMENT: Final = "argument"
_CALLED: Final = re.compile(r"\(\w*\)$")
_MESSAGE: Final = re.compile(r"\w(?:Event|Message|Command|Notification)$|\bEvents\W+\w+$")
"""The names of external classes that are keys as classes of the program are."""
_VALUES: Final = frozenset({"variable", "field", "variant", "constant"})
_HUMP: Final = re.compile(r"[_-]+(\w)")
_LONGEST: Final = 200
_MAX_VALUES: Final = 8


class JoinKey(NamedTuple):
    """A key: a name, and the variable or type that it is of if it is no text."""

    name: str
    symbol: Target | None = None


class JoinKeys(RoutingRule):
    """The keys in the files of a program."""

    def __init__(self, routed: RoutedProgram, sites: JoinSites, handlers: JoinHandlers) -> None:
        super().__init__(routed)
        self._sites = sites
        self._handlers = handlers

    def of_site(self, entry: JoinRow, facts: FileFacts, site: PatternSite) -> list[JoinKey]:
        """Return the keys of a site, by the first of the places that has any."""
        for place in entry.key:
            if found := list(self._at(place, entry, facts, site)):
                return list(dict.fromkeys(found))
        return []

    def of_name(self, entry: JoinRow, name: str, facts: FileFacts, site: PatternSite) -> list[JoinKey]:
        """Return the key that the name of an entry is: a class by its path, else the text."""
        argument = Argument("path" if _CLASS_OF.search(name) else "text", name)
        return list(self._of_argument(entry, argument, facts, site))

    def named(self, entry: JoinRow, key: JoinKey) -> JoinKey | None:
        """Make the key of an entry from a text, all or the groups of a pattern; ``None`` without a match."""
        like = entry.like
        match = re.search(like, key.name) if like and key.symbol is None else None
        if match is None and key.symbol is not None:
            return key if not like or self._sites.kind(key.symbol) not in TYPES else None
        if match is None:
            return None if like else JoinKey(_styled(key.name, entry))
        return JoinKey(_styled("".join(match.groups("")) or match[0], entry))

    def bases(self, key: JoinKey) -> Iterator[JoinKey]:
        """Yield the classes above the class that is sent, as a receiver of a class also gets its subclasses."""
        if key.symbol is not None and self._sites.kind(key.symbol) in TYPES:
            symbol = self._program.symbol(key.symbol.path, key.symbol.definition)
            above = [value.target for value in self._evaluator.hierarchy.order(symbol) if value.kind == "symbol"]
            yield from (self._of_symbol(target) for target in above[:_MAX_VALUES] if target != key.symbol)

    def _at(self, place: str, entry: JoinRow, facts: FileFacts, site: PatternSite) -> Iterator[JoinKey]:
        if place == _RECEIVER:
            yield from self._declared(entry, facts, site)
        elif place == _MADE:
            yield from self._made(entry.kind, facts, site.receiver_site)
        elif entry.by == _TYPE:
            yield from self._of_named_type(place, facts, site)
        elif entry.by == _ARGUMENT:
            for value in self._evaluator.read(facts.path, site.scope, site.line, site.receiver)[:1]:
                arguments = value.arguments[0] if len(value.arguments) == 1 else ()
                of_program = (e.target for e in arguments if e.kind in ("instance", "symbol"))
                yield from map(self._of_symbol, (e for e in of_program if self._sites.kind(e) in TYPES))
        elif entry.by == _FIELD:
            held = self._held(facts, site) or self._held_around(entry, facts, site)
            yield from map(self._of_symbol, held[:1])
        elif place in (_CALLED_ON, _TARGET) and entry.by:
            path = site.receiver if place == _CALLED_ON else site.target
            for key in self._of_argument(entry, Argument("path", path), facts, site):
                if entry.by != _CLASS or not self._sites.has_method(key.symbol, entry.without):
                    yield key
        elif place == _CALLED_BELOW:
            if names := _NAME.findall(site.receiver)[1:][-2:]:
                yield JoinKey(".".join(names))
        elif place in (_CALLED_ON, "called"):
            yield JoinKey(last_name(site.receiver) if place == _CALLED_ON else site.name)
        elif place == _TARGET:
            if name := last_name(site.target):
                yield JoinKey(name)
        elif place == _ENTRY and site.arguments:
            holder = "".join(part[:1].upper() + part[1:] for part in site.arguments[0].name.split("-"))
            yield JoinKey(f"{holder}.{site.name}")
        elif place == _FILE:
            name = PurePosixPath(facts.path).stem
            names = [self._texts.read(argument, facts.path, site.scope) for argument in site.arguments[:1]]
            yield from (JoinKey(f"{name}.{text}") for text in names if UNKNOWN not in text)
        elif place == _DEFINITION and site.definition >= 0:
            yield JoinKey(facts.definitions[site.definition].name)
        elif place == _CLASS:
            around = Target(facts.path, self._sites.class_around(facts, site))
            yield from [self._of_symbol(around)] if entry.by == _CLASS else self._of_holder(entry.kind, around)
        elif place == _PARAMETER:
            own = [Target(facts.path, site.definition)] if site.definition >= 0 else []
            for target in own or self._handlers.of_site(entry, facts, site):
                yield from self._of_parameter(self._program.files[target.path], target.definition)
        else:
            for argument in picked(site.arguments, [place]):
                for part in argument.parts if argument.kind == "list" else (argument,):
                    found = list(self._of_argument(entry, part, facts, site))
                    if entry.of:  # an object that is passed is the holder of a key, and none itself
                        found = [
                            key for key in found if key.symbol is None or self._sites.kind(key.symbol) not in TYPES
                        ]
                        holder = part.value if part.kind == "path" and not found else ""
                        found += self._stated(entry.kind, facts, site._replace(receiver=holder))
                    yield from found

    def _held(self, facts: FileFacts, site: PatternSite) -> list[Target]:
        """List the lasting field or variable that a receiver is, or that its call returns."""
        places = [(facts.path, site.scope, site.line, site.receiver)]
        if (called := _CALLED.sub("", site.receiver)) != site.receiver:
            places += [
                (value.path, returned.scope, returned.line, returned.value)
                for value in self._evaluator.read(facts.path, site.scope, site.line, called)[:_MAX_VALUES]
                if value.kind == "symbol"
                for names in (self._program.names(value.path),)
                for returned in names.returned(names.body.get(value.definition, -1), "return")
            ]
        found = [target for place in places for target in self._uses.symbols(*place)[0][:1]]
        return [target for target in found if self._is_lasting(target)]

    def _held_around(self, entry: JoinRow, facts: FileFacts, site: PatternSite) -> list[Target]:
        """List the one field in the class around that others use so, where a parameter is the receiver."""
        own = self._sites.class_around(facts, site)
        if own < 0 or not self._sites.is_parameter(facts, site):
            return []
        others = (other for other in facts.pattern_sites if self._sites.class_around(facts, other) == own)
        rows = [row for row in self._tables.joins.rows if (row.kind, row.by) == (entry.kind, entry.by)]
        fields = (self._held(facts, other) for other in others if any(row.fits(other) for row in rows))
        found = dict.fromkeys(target for held in fields for target in held)
        return list(found) if len(found) == 1 else []

    def _of_named_type(self, place: str, facts: FileFacts, site: PatternSite) -> Iterator[JoinKey]:
        """Find the type that inherits the method: the receiver's, or the result's in the function around.

        A type with its own method may have many queues. The key has the name of the package, since
        the sends of a function under one name are one.
        """
        around = self._program.names(facts.path).functions[site.scope]
        result = f"{facts.definitions[around].name}()" if around >= 0 else ""
        path = site.receiver if place == _CALLED_ON else result
        for value in self._evaluator.read(facts.path, site.scope, site.line, path)[:_MAX_VALUES] if path else ():
            if (
                value.kind == "instance"
                and self._sites.kind(value.target) in TYPES
                and self._program.defined(value.target).bases
            ):
                name = self._program.defined(value.target).qualified_name
                own = (_folder(value.target), f"{name}.{site.name}")
                methods = self._evaluator.of_member(value, site.name, is_value=False)
                targets = [method.target for method in methods if method.kind == "symbol"]
                if methods and own not in [(_folder(e), self._program.defined(e).qualified_name) for e in targets]:
                    package = self._program.files[value.target.path].package
                    yield JoinKey(f"{package}.{name}" if package else name, value.target)

    def _declared(self, entry: JoinRow, facts: FileFacts, site: PatternSite) -> Iterator[JoinKey]:
        """Find the key stated for the receiver of a call where it is made or injected, or by its class."""
        if not site.receiver:
            return
        if found := list(self._stated(entry.kind, facts, site)):
            yield from found
            return
        own = Target(facts.path, self._sites.class_around(facts, site))
        of_receiver = self._evaluator.read(facts.path, site.scope, site.line, site.receiver)
        of_head = self._evaluator.read(facts.path, site.scope, site.line, head_of(site.receiver))
        held = [value.target for value in of_receiver if value.kind == "instance"]
        for owner in [*held, *(value.target for value in of_head if value.kind == "instance" and value.target == own)]:
            yield from self._of_holder(entry.kind, owner)

    def _of_holder(self, kind: str, owner: Target) -> Iterator[JoinKey]:
        """Find the key that a class, or one above, states for all of its instances."""
        for above in self._sites.above(owner):
            facts = self._program.files[above.path]
            for site in facts.pattern_sites:
                if self._sites.class_around(facts, site) == above.definition:
                    for entry in self._defining(kind, site, is_of_classes=True):
                        keys = self.of_site(entry, facts, site) if self._sites.is_meant(entry, facts, site) else []
                        if keys:
                            yield keys[0]
                            return

    def _defining(self, kind: str, site: PatternSite, *, is_of_classes: bool) -> Iterator[JoinRow]:
        """Find the rows for a site that states a key, for all instances of a class or for one receiver."""
        for entry in self._tables.joins.fitting(site):
            is_fit = entry.access == "defines" and entry.kind == kind
            if is_fit and bool(entry.of) is is_of_classes:
                yield entry

    def _stated(self, kind: str, facts: FileFacts, site: PatternSite) -> Iterator[JoinKey]:
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
                        yield JoinKey(name, holder)
                    else:
                        yield from self.of_site(entry, held, other)

    def _made(self, kind: str, facts: FileFacts, number: int) -> Iterator[JoinKey]:
        """Find the key that a call states for what it makes."""
        for row in self._defining(kind, facts.pattern_sites[number], is_of_classes=False) if number >= 0 else ():
            yield from self.of_site(row, facts, facts.pattern_sites[number])

    def _of_parameter(self, facts: FileFacts, definition: int) -> Iterator[JoinKey]:
        """Yield the type that a parameter of a function is declared with, or that such an envelope holds."""
        body = self._program.names(facts.path).body.get(definition, -1)
        for parameter in facts.definitions[definition].parameters:
            if parameter.annotation and body >= 0:
                values = self._evaluator.read(facts.path, body, 0, parameter.name)
                declared = [value for value in values if value.kind == "instance"]
                declared += [e for value in values if len(value.arguments) == 1 for e in value.arguments[0]]
                known = (self._of_symbol(value.target) for value in declared if not value.is_external)
                if (found := next(chain(known, self._outside(values)), None)) is not None:
                    yield found
                    return

    def _of_argument(
        self, entry: JoinRow, argument: Argument, facts: FileFacts, site: PatternSite
    ) -> Iterator[JoinKey]:
        text = self._texts.read(argument, facts.path, site.scope)
        # Two texts with an unknown part may be one key, if a row says that they are so long.
        if UNKNOWN not in text or (UNKNOWN in entry.like and re.match(entry.like, text)):
            if text and len(text) <= _LONGEST and not entry.by:
                yield JoinKey(text)
            return
        if argument.kind not in ("path", "call"):
            return
        yield from self._made(entry.kind, facts, argument.site)
        written = _CLASS_OF.sub(r"\1", argument.value)
        is_named = argument.kind == "path" or bool(entry.by)
        paths = [written] if is_named else [f"{written}()"]
        if (argument.kind == "call" or entry.by) and (holder := receiver_of(argument.value)):
            paths.append(holder)  # the name of an event is asked of the event, or of the variable that makes it
        for path in paths:
            named = [
                target
                for target in self._uses.named(facts.path, site.scope, path)
                if self._sites.kind(target) in _VALUES and is_named
            ]
            values = self._evaluator.read(facts.path, site.scope, site.line, path)
            types = [
                value.target
                for value in values
                if value.kind in ("instance", "symbol") and self._sites.kind(value.target) in TYPES
            ]
            members = [target for target in named if self._sites.kind(target) == "variant"]
            if entry.by and entry.by != _CLASS:
                members, types = [], []
            if found := members or types or [target for target in named if self._is_constant(target)]:
                yield self._of_symbol(found[0])
                return
            if outside := list(self._outside(values)):
                yield outside[0]
                return

    def _outside(self, values: Values) -> Iterator[JoinKey]:
        """Yield the external classes of messages that values are."""
        for value in values:
            if value.kind in ("external", "external_instance") and _MESSAGE.search(value.name):
                yield JoinKey(value.name)

    def _is_constant(self, target: Target) -> bool:
        """Return true for a variable of a module or class."""
        facts = self._program.files[target.path]
        definition = self._program.defined(target)
        return definition.kind != "field" and facts.scopes[definition.scope].kind in ("module", "class")

    def _is_lasting(self, target: Target) -> bool:
        return self._sites.kind(target) == "field" or (
            self._sites.kind(target) in _VALUES and self._is_constant(target)
        )

    def _of_symbol(self, target: Target) -> JoinKey:
        return JoinKey(self._program.defined(target).qualified_name, target)


def _styled(name: str, entry: JoinRow) -> str:
    name = name.replace(".", "_") if entry.style == "snake" else name
    return _HUMP.sub(lambda match: match[1].upper(), name) if entry.style == "camel" else name


def _folder(target: Target) -> str:
    return target.path.rpartition("/")[0]

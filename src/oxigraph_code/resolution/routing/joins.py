"""Senders and receivers that share a key: queues, buses, events, topics, jobs and procedures.

For maintainers: a file records its own side of a join, and whatever in the store has the same key is the other side, so
no file depends on who else uses a key. A key is a text with all constants filled in, else the variable or the type that
an argument means; without either nothing is recorded, except for receivers that are certain. This module must not know
any framework: the table ``joins`` states the meaning of each site.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from oxigraph_code.facts import Argument, FileFacts, JoinSide, PatternSite, Target
from oxigraph_code.resolution.routing.join_handlers import JoinHandlers
from oxigraph_code.resolution.routing.join_keys import JoinKey, JoinKeys
from oxigraph_code.resolution.routing.join_sites import JoinSites
from oxigraph_code.resolution.routing.rule import RoutedProgram, RoutingRule
from oxigraph_code.resolution.routing.tables import JoinRow, last_name, picked
from oxigraph_code.resolution.routing.texts import UNKNOWN

_FIRST: Final = ("0",)
_EACH: Final = "each"
_ROUTER: Final = re.compile(r"_?[rR]outer$")
_OUTERMOST: Final = re.compile(r"|_?(?:app|root|main|api|trpc)")
"""The names of mappings whose keys have nothing in front."""
_FIELD: Final = "field"
_CLASS: Final = "class"
_TYPES: Final = "types"
_RUN: Final = frozenset({"function", "path", "text"})
_CLASSES: Final = frozenset({"class", "trait"})
_MAX_KEYS: Final = 20
_MAX_ROUNDS: Final = 3
_MAX_METHODS: Final = 64


class _Wrapper(NamedTuple):
    """A sender in a function that has its key as a parameter."""

    entry: JoinRow
    site: PatternSite
    parameter: str


class Joins(RoutingRule):
    """The sides of joins in the files of a program."""

    def __init__(
        self, routed: RoutedProgram, sites: JoinSites, methods: Mapping[str, Sequence[tuple[str, int]]]
    ) -> None:
        """Create from the index of names, ``methods``."""
        super().__init__(routed)
        self._sites = sites
        self._handlers = JoinHandlers(routed.evaluator, sites)
        self._keys = JoinKeys(routed, sites, self._handlers)
        self._methods_by_name = methods
        self.asked: set[str] = set()
        """The names that were looked up in the index of names, found or not."""

    def of_file(self, facts: FileFacts) -> list[JoinSide]:
        """Return the sides of joins that a file has, each once."""
        found: dict[JoinSide, None] = {}
        wrappers: dict[int, list[_Wrapper]] = {}
        for site in facts.pattern_sites:
            for entry in self._tables.joins.fitting(site):
                if entry.access == "defines" or not self._sites.is_meant(entry, facts, site):
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
        is_typed = any(value.kind == "instance" and self._sites.kind(value.target) in _CLASSES for value in values)
        is_given = found and any(key.symbol is not None for key in self._keys.of_site(entry, facts, site))
        return "" if (is_typed or is_given) and not entry.by else found

    def _through(self, facts: FileFacts, wrappers: dict[int, list[_Wrapper]]) -> Iterator[JoinSide]:
        """Find keys that calls pass to functions which send under a parameter, also through other functions."""
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
                text = self._texts.read(argument, facts.path, site.scope) if argument is not None else UNKNOWN
                if UNKNOWN in text or self._keys.named(entry, JoinKey(text)) is None:
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
        """Yield an object's methods of a name; methods of any class if the object's type is unknown."""
        self.asked.add(name)
        owners = [
            (
                Target(*method),
                self._program.files[method[0]].scopes[self._program.defined(Target(*method)).scope].definition,
            )
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

    def _sides(self, entry: JoinRow, facts: FileFacts, site: PatternSite) -> Iterator[JoinSide]:
        if entry.key == (_EACH,):
            yield from self._each(entry, facts, site)
            return
        is_sending = entry.access == "sends"
        keys = [
            named
            for key in self._keys.of_site(entry, facts, site)
            if (named := self._keys.named(entry, key)) is not None
        ]
        if is_sending and entry.by in ("", _CLASS):
            keys = list(dict.fromkeys(general for key in keys for general in (key, *self._keys.bases(key))))
        if not keys and entry.sure and (entry.by != _FIELD or (is_sending and self._sites.is_parameter(facts, site))):
            keys = [JoinKey(UNKNOWN)]
        user = site.definition if site.definition >= 0 else self._program.names(facts.path).functions[site.scope]
        user = user if user >= 0 else self._sites.class_around(facts, site)
        targets = tuple(self._handlers.of_site(entry, facts, site)) if keys and not is_sending else ()
        if not is_sending and not targets:
            keys = [] if _TYPES in entry.handler else keys
            targets = (Target(facts.path, user),)
        for name, symbol in keys[:_MAX_KEYS]:
            yield JoinSide(entry.kind, name, entry.access, site.line, user, targets, symbol)

    def _each(self, entry: JoinRow, facts: FileFacts, site: PatternSite) -> Iterator[JoinSide]:
        """Yield the receivers in a mapping of keys to functions or to calls with a function."""
        user = self._program.names(facts.path).functions[site.scope]
        around = _ROUTER.sub("", last_name(site.target)) if not entry.handler else ""
        for argument in picked(site.arguments, entry.handler or _FIRST):
            for part in argument.parts if argument.kind in ("mapping", "list") else ():
                if part.kind == "path" and not entry.runs and _ROUTER.sub("", last_name(part.value)) != part.name:
                    yield from self._mounted(entry, facts, site, part)
                inner = facts.pattern_sites[part.site].arguments if part.site >= 0 else part.parts
                handlers = [handler for handler in (part, *inner) if handler.kind in _RUN]
                run = [
                    target for handler in handlers for target in self._handlers.of_argument(entry, facts, site, handler)
                ]
                if entry.runs and part.name and run:
                    for key in self._keys.of_name(entry, part.name, facts, site):
                        yield JoinSide(entry.kind, key.name, "receives", part.line, user, tuple(run), key.symbol)
                elif part.name and run and part.kind != "path":
                    name = part.name if _OUTERMOST.fullmatch(around) else f"{around}.{part.name}"
                    held = self._uses.named(facts.path, site.scope, part.name)[:1] if entry.by else ()
                    symbol = next(iter(held), None)
                    if symbol is not None or not entry.by:
                        yield JoinSide(entry.kind, name, "receives", part.line or site.line, user, (run[-1],), symbol)

    def _mounted(self, entry: JoinRow, facts: FileFacts, site: PatternSite, part: Argument) -> Iterator[JoinSide]:
        """Yield the receivers in a mapping of another name, under the name that it has in this one."""
        user = self._program.names(facts.path).functions[site.scope]
        for variable in self._uses.named(facts.path, site.scope, part.value)[:1]:
            other = self._program.files[variable.path]
            name = self._program.defined(variable).name if variable.definition >= 0 else ""
            for inner in (e for e in other.pattern_sites if name and e.target == name and entry.fits(e)):
                for side in self._each(entry, other, inner):
                    whole = f"{part.name}.{side.name.rpartition('.')[2]}"
                    yield side._replace(name=whole, line=part.line or site.line, user=user)

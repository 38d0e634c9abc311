"""Find the functions that receivers run.

For maintainers: this module must not know keys. See decision 0160.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from oxigraph_code.facts import Argument, FileFacts, PatternSite, Target
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.model.values import TYPES
from oxigraph_code.resolution.routing.join_sites import JoinSites
from oxigraph_code.resolution.routing.tables import JoinRow, picked

_RECEIVER: Final = "receiver"
_ENTRY: Final = "entry"
_CLASS: Final = "class"
_TYPES: Final = "types"
_SAME: Final = (".as_view", ".bind")
_DECORATED: Final = "decorated"
_FUNCTIONS: Final = frozenset({"function", "method"})
_CALLABLE: Final = frozenset({"call", "function", "path"})
_MAX_VALUES: Final = 8


class JoinHandlers:
    """The functions behind the receivers of a program."""

    def __init__(self, evaluator: ProgramEvaluator, sites: JoinSites) -> None:
        self._evaluator = evaluator
        self._program = evaluator.program
        self._sites = sites

    def of_site(self, entry: JoinRow, facts: FileFacts, site: PatternSite) -> Iterator[Target]:
        """Yield the functions that a receiver runs: the handler, or its methods that the row names."""
        places = entry.handler
        if _DECORATED in places:
            if site.definition >= 0:
                yield from self._of_class(entry, Target(facts.path, site.definition))
            return
        if _CLASS in places:
            yield from self._of_class(entry, Target(facts.path, self._sites.class_around(facts, site)))
        if _ENTRY in places:  # a call written as a handler is its body
            for argument in picked(site.arguments, [site.name]):
                kind = "path" if argument.kind == "call" else argument.kind
                yield from self.of_argument(entry, facts, site, argument._replace(kind=kind))
        for argument in picked(site.arguments, [place for place in places if place not in (_RECEIVER, _CLASS)]):
            yield from self.of_argument(entry, facts, site, argument)
        if _TYPES in places:
            first = facts.pattern_sites[site.receiver_site].line if site.receiver_site >= 0 else site.line
            told = (e.path for e in facts.passed if e.kind == "argument" and first <= e.line <= site.end_line)
            for path in dict.fromkeys(told):
                values = self._evaluator.read(facts.path, site.scope, site.line, path)[:_MAX_VALUES]
                types = (value.target for value in values if value.kind == "symbol")
                yield from (target for target in types if self._sites.kind(target) in TYPES)
        if _RECEIVER in places and site.receiver:
            yield from self._targets(entry, facts, site, site.receiver)

    def of_argument(self, entry: JoinRow, facts: FileFacts, site: PatternSite, argument: Argument) -> Iterator[Target]:
        """Yield the functions that an argument names, is, or is a call around."""
        if argument.kind == "function":
            around = facts.scopes[argument.scope].definition if argument.scope >= 0 else -1
            own = self._program.names(facts.path).functions[argument.scope if argument.scope >= 0 else site.scope]
            yield Target(facts.path, around if around >= 0 else own)
            return
        if argument.kind == "list":
            for part in argument.parts:
                yield from self.of_argument(entry, facts, site, part)
            return
        if argument.kind == "text" and (path := self._program.semantics.function_in_text(argument.value)):
            yield from self._targets(entry, facts, site, path)
            return
        same = (suffix for suffix in _SAME if argument.value.endswith(suffix))
        path = argument.value.removesuffix(next(same, ""))
        path = f"{path}()" if argument.kind == "call" and path == argument.value else path
        meant = list(self._targets(entry, facts, site, path)) if argument.kind in ("path", "call") else []
        if argument.kind == "call":
            parts = argument.parts if argument.site < 0 else facts.pattern_sites[argument.site].arguments
            found = [list(self.of_argument(entry, facts, site, part)) for part in parts if part.kind in _CALLABLE]
            handed = [e for e in found if e and self._sites.kind(e[0]) in _FUNCTIONS]
            makers = [] if handed or meant else list(self._targets(entry, facts, site, argument.value))
            # A call around a function gives that function; any other may make one.
            meant = next(filter(None, (*handed, meant, makers, *found)), [])
        yield from meant

    def _targets(self, entry: JoinRow, facts: FileFacts, site: PatternSite, path: str) -> Iterator[Target]:
        for value in self._evaluator.read(facts.path, site.scope, site.line, path)[:_MAX_VALUES]:
            if value.kind in ("symbol", "instance"):
                yield from self._of_class(entry, value.target)

    def _of_class(self, entry: JoinRow, target: Target) -> Sequence[Target]:
        """Return the methods of a class that an entry names; the class or function itself without any."""
        if self._sites.kind(target) not in TYPES:
            return [target] if self._sites.kind(target) in _FUNCTIONS else []
        instance = self._program.as_kind(self._program.symbol(target.path, target.definition), "instance")
        found = [
            value.target
            for name in entry.runs
            for value in self._evaluator.of_member(instance, name, is_value=False)
            if value.kind == "symbol"
        ]
        return found or [target]

"""Find the classes around the sites of joins, and check that a site is meant by an entry of the table.

For maintainers: this module must not know keys or handlers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from typing import Final

from oxigraph_code.facts import FileFacts, PatternSite, Target
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.model.values import TYPES
from oxigraph_code.resolution.routing.groups import Groups
from oxigraph_code.resolution.routing.tables import JoinRow, RouteRow, last_name

_DEFINITION: Final = "definition"
_MAX_VALUES: Final = 8


class JoinSites:
    """The places of joins in a program."""

    def __init__(self, evaluator: ProgramEvaluator, groups: Groups) -> None:
        self._evaluator = evaluator
        self._program = evaluator.program
        self._groups = groups

    def is_meant(self, entry: JoinRow, facts: FileFacts, site: PatternSite) -> bool:
        """Check that the callee is from where the entry says; unknown callees count, unless the entry is sure."""
        if not entry.file.search(facts.path) or not self.is_of(entry, facts, site):
            return False
        own = facts.definitions[site.definition].parameters if entry.without and site.definition >= 0 else ()
        if any(parameter.name in entry.without for parameter in own):
            return False
        if not entry.outside.names:
            return entry.access != "sends" or not self._only_inspects(facts, site)
        if self._groups.is_made(facts.path, site, entry):
            return True
        return not entry.sure and self._groups.is_unknown(facts.path, site)

    def _only_inspects(self, facts: FileFacts, site: PatternSite) -> bool:
        values = self._evaluator.read(facts.path, site.scope, 0, site.callee) if site.kind == "call" else ()
        return any(value.is_external and self._program.semantics.only_inspects(value.name) for value in values)

    def is_of(self, entry: JoinRow | RouteRow, facts: FileFacts, site: PatternSite) -> bool:
        """Check if the class around a site, or one above, has a name that an entry states."""
        if not entry.of:
            return True
        above = self.above(Target(facts.path, self.class_around(facts, site)))
        found = {name for owner in above for name in (self._program.defined(owner).name, *self._bases_of(owner))}
        if not above and site.definition >= 0:  # a method outside of its type has that in its name
            found.add(last_name(facts.definitions[site.definition].qualified_name.rpartition(".")[0]))
        return any(fnmatchcase(name, pattern) for name in found for pattern in entry.of)

    def _bases_of(self, owner: Target) -> Iterator[str]:
        """Yield the names of the bases and traits that a class states, also from outside."""
        base_name, own = self._program.semantics.base_name, self._program.defined(owner)
        return (last_name(base_name(base)) for base in (*own.bases, *own.implements))

    def class_around(self, facts: FileFacts, site: PatternSite) -> int:
        """Find the class with the method or the field that a site stands in; -1 without one."""
        is_method = site.kind == _DEFINITION and site.definition >= 0
        around = site.definition if is_method else self._program.names(facts.path).functions[site.scope]
        scope = facts.scopes[facts.definitions[around].scope if around >= 0 else site.scope]
        return scope.definition if around >= 0 or scope.kind == "class" else -1

    def above(self, owner: Target) -> list[Target]:
        """List a class and the classes above it in the program."""
        if self.kind(owner) not in TYPES:
            return []
        order = self._evaluator.hierarchy.order(self._program.symbol(owner.path, owner.definition))
        return [value.target for value in order[:_MAX_VALUES] if value.kind == "symbol"]

    def is_parameter(self, facts: FileFacts, site: PatternSite) -> bool:
        """Return true if the receiver of a site is a parameter of the function around."""
        around = self._program.names(facts.path).functions[site.scope]
        return around >= 0 and any(own.name == site.receiver for own in facts.definitions[around].parameters)

    def has_method(self, target: Target | None, names: Sequence[str]) -> bool:
        """Return true if a class has a method with one of the names."""
        if target is None or not names:
            return False
        instance = self._program.as_kind(self._program.symbol(target.path, target.definition), "instance")
        return any(self._evaluator.of_member(instance, name, is_value=False) for name in names)

    def kind(self, target: Target) -> str:
        """Return the kind of a target; empty for a module."""
        return self._program.defined(target).kind if target.definition >= 0 else ""

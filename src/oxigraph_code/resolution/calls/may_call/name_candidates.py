"""Candidate targets by name, for calls on an unknown receiver.

For maintainers: a candidate is never evidence and is kept apart from certain targets. A name that the language's own
classes have is no hint, and neither is one of many methods, nor a trait method with many implementations. This module
must not know receivers. See decision 0058.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from oxigraph_code.facts import Link, Reference, Target
from oxigraph_code.resolution.language.semantics import Semantics

_MAX_CANDIDATES: Final = 3
ONLY_NAME: Final = "only-name"
"""The rule for the only method of a name, on a receiver with an unknown type."""
MAX_NAMED: Final = 256
"""The most methods of one name among which overrides are looked for."""
MAX_IMPLEMENTED: Final = 16
"""The most implementations of one trait that are listed as candidates."""


class NameCandidates:
    """The methods of all files by name, ``methods``, as candidates."""

    def __init__(self, methods: Mapping[str, Sequence[tuple[str, int]]], semantics: Semantics) -> None:
        self._methods = methods
        self._common = frozenset().union(*semantics.library.members.values())
        self._is_trusted = semantics.trusts_only_name
        self._targets: dict[str, tuple[Target, ...]] = {}
        self.asked: set[str] = set()
        """The names that were looked up, found or not."""

    def of_site(self, site: Reference, link: Link) -> Link:
        """Return the link of a call site, with candidates if it has no target."""
        if link.candidates:
            is_few = link.reason or len(link.candidates) <= MAX_IMPLEMENTED
            return link if is_few else Link("unresolved", reason="ambiguous")
        if link.reason != "unknown-receiver" or site.kind != "call" or site.name in self._common:
            return link
        self.asked.add(site.name)
        candidates = self._targets_of(site.name)
        if len(candidates) == 1 and self._is_trusted(site.receiver):
            return Link(ONLY_NAME, candidates)
        return Link(link.rule, link.targets, link.external, link.reason, candidates) if candidates else link

    def named(self, name: str) -> tuple[Target, ...]:
        """Return all methods of a name; none if there are many."""
        self.asked.add(name)
        methods = self._methods.get(name, ())
        return tuple(Target(*entry) for entry in methods) if len(methods) <= MAX_NAMED else ()

    def _targets_of(self, name: str) -> tuple[Target, ...]:
        """Return the methods of a name; none if there are many."""
        known = self._targets.get(name)
        if known is None:
            methods = self._methods.get(name, ())
            is_few = len(methods) <= _MAX_CANDIDATES
            known = self._targets[name] = tuple(Target(*entry) for entry in methods) if is_few else ()
        return known

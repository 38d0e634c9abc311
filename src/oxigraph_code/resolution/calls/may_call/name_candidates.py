"""What a call on something nobody knows could mean, going by the name alone.

For maintainers: a guess is never evidence, and is kept apart from all that is. A name that the language's own classes
have, too, says nothing, and neither does one that many methods have. Nor do many implementations of one trait, for a
call that found them by the type of its receiver.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from oxigraph_code.facts import Link, Reference, Target
from oxigraph_code.resolution.language.semantics import Semantics

_MOST: Final = 3
MOST_IMPLEMENTED: Final = 16
"""So many implementations of one trait are told of, where it is not known which of them is meant."""


class NameCandidates:
    """What the names of methods could mean. ``methods`` are those of all files, by name."""

    def __init__(self, methods: Mapping[str, Sequence[tuple[str, int]]], semantics: Semantics) -> None:
        self._methods = methods
        self._common = frozenset().union(*semantics.library.members.values())
        self._targets: dict[str, tuple[Target, ...]] = {}
        self.asked: set[str] = set()
        """The names that were looked for, found or not."""

    def of_site(self, site: Reference, link: Link) -> Link:
        """The link of a site, with the few methods it could mean."""
        if link.candidates:
            is_few = link.reason or len(link.candidates) <= MOST_IMPLEMENTED
            return link if is_few else Link("unresolved", reason="ambiguous")
        if link.reason != "unknown-receiver" or site.kind != "call" or site.name in self._common:
            return link
        self.asked.add(site.name)
        candidates = self._targets_of(site.name)
        return Link(link.rule, link.targets, link.external, link.reason, candidates) if candidates else link

    def _targets_of(self, name: str) -> tuple[Target, ...]:
        """The methods of a name, none where there are many."""
        known = self._targets.get(name)
        if known is None:
            methods = self._methods.get(name, ())
            is_few = len(methods) <= _MOST
            known = self._targets[name] = tuple(Target(*entry) for entry in methods) if is_few else ()
        return known

"""What a call on something nobody knows could mean, going by the name alone.

For maintainers: a guess is never evidence, and is kept apart from all that is. A name that the language's own classes
have, too, says nothing, and neither does one that many methods have. Nor do many implementations of one trait, for a
call that found them by the type of its receiver.
"""

from __future__ import annotations

from collections import defaultdict

from oxigraph_code.facts import Link, Reference, Target
from oxigraph_code.resolution.program import Program

_MOST = 3


class Guesses:
    """The methods of a program by their names."""

    def __init__(self, program: Program) -> None:
        self._methods: dict[str, list[Target]] = defaultdict(list)
        for path, facts in program.files.items():
            for index, definition in enumerate(facts.definitions):
                if definition.kind == "method":
                    self._methods[definition.name].append(Target(path, index))
        self._common = frozenset().union(*program.semantics.library.members.values())

    def of_site(self, site: Reference, link: Link) -> Link:
        """The link of a site, with the few methods it could mean."""
        if link.candidates:
            return link if len(link.candidates) <= _MOST else link._replace(candidates=())
        candidates = self._methods.get(site.name, ())
        is_unknown = link.reason == "unknown-receiver" and site.kind == "call" and site.name not in self._common
        return link._replace(candidates=tuple(candidates)) if is_unknown and 0 < len(candidates) <= _MOST else link

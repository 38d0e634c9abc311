"""Resolve what the rules have left open by the index of another tool.

For maintainers: the last rule, and never against another one. An index has a definition by its qualified name, so that
one that is gone, or is no function or type any more, gives nothing. This module must not know the format of an index.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from oxigraph_code.facts import FileFacts, IndexedSite, Link, Relation, Target
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.program.program import Program

RULE: Final = "scip"
_CALLED: Final = frozenset({"function", "method", "class", "trait", "enum", "variant", "macro"})


class IndexLinks:
    """The links and uses of a program by the indexes of other tools."""

    def __init__(self, program: Program) -> None:
        self._files = program.files
        self._numbers = TrackedMemo(self._numbers_in, program.seen)

    def links(self, facts: FileFacts, links: Sequence[Link]) -> list[Link]:
        """Return the links of a file, with a target where the rules have none and an index has one.

        In a language without references all sites are of the index.
        """
        is_alone = any(site.is_alone for site in facts.indexed)
        is_open = [is_alone or bool(link.reason and not link.targets and not link.external) for link in links]
        places = {(site.line, site.name) for site, still in zip(facts.references, is_open, strict=True) if still}
        targets: dict[tuple[int, str], set[Target | None]] = defaultdict(set)
        for indexed in facts.indexed:
            if (indexed.line, indexed.name) in places:
                target = self._target(indexed)
                is_called = (
                    target is not None and self._files[target.path].definitions[target.definition].kind in _CALLED
                )
                targets[indexed.line, indexed.name].add(target if is_called else None)
        found = []
        for site, link, still in zip(facts.references, links, is_open, strict=True):
            meant = targets.get((site.line, site.name), ()) if still else ()
            target = next(iter(meant), None) if len(meant) == 1 else None
            found.append(Link(RULE, (target,)) if target else link)
        return found

    def uses(self, facts: FileFacts) -> Iterator[Relation]:
        """Yield the uses of symbols without a call, in a language whose files have no references of their own."""
        for site in (site for site in facts.indexed if site.is_alone and not site.is_call):
            target = self._target(site)
            source = self._number(facts.path, site.caller, 1)
            if target and target != (facts.path, source):
                yield Relation("references", source, target)

    def _target(self, site: IndexedSite) -> Target | None:
        """Find the definition that an index has for a site."""
        number = self._number(site.path, site.qualified_name, site.ordinal)
        return Target(site.path, number) if number >= 0 else None

    def _number(self, path: str, qualified_name: str, ordinal: int) -> int:
        """Return the number of a definition in its file; -1 if the file, or the definition, is gone."""
        return self._numbers.compute(path).get((qualified_name, ordinal), -1) if path in self._files else -1

    def _numbers_in(self, path: str) -> Mapping[tuple[str, int], int]:
        definitions = enumerate(self._files[path].definitions)
        return {(entry.qualified_name, entry.ordinal): number for number, entry in definitions}

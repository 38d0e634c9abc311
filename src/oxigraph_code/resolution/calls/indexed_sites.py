"""Resolve what the rules have left open by the index of another tool.

For maintainers: the last rule, and never against another one. An index has a definition by its qualified name, so that
one that is gone, or is no function or type any more, gives nothing. This module must not know the format of an index.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from oxigraph_code.facts import FileFacts, IndexedSite, Link, Relation, Target
from oxigraph_code.resolution.program.program import Program

RULE: Final = "scip"
_CALLED: Final = frozenset({"function", "method", "class", "trait", "enum", "variant", "macro"})


def indexed_links(facts: FileFacts, links: Sequence[Link], program: Program) -> list[Link]:
    """Return the links of a file, with a target where the rules have none and an index has one.

    In a language without references all sites are of the index.
    """
    files, is_alone = program.files, any(site.is_alone for site in facts.indexed)
    is_open = [is_alone or bool(link.reason and not link.targets and not link.external) for link in links]
    places = {(site.line, site.name) for site, still in zip(facts.references, is_open, strict=True) if still}
    definitions = _NamedDefinitions(files)
    targets: dict[tuple[int, str], set[Target | None]] = defaultdict(set)
    for indexed in facts.indexed:
        if (indexed.line, indexed.name) in places:
            target = definitions.target(indexed)
            is_called = target is not None and files[target.path].definitions[target.definition].kind in _CALLED
            targets[indexed.line, indexed.name].add(target if is_called else None)
    found = []
    for site, link, still in zip(facts.references, links, is_open, strict=True):
        meant = targets.get((site.line, site.name), ()) if still else ()
        target = next(iter(meant), None) if len(meant) == 1 else None
        found.append(Link(RULE, (target,)) if target else link)
    return found


def indexed_uses(facts: FileFacts, program: Program) -> Iterator[Relation]:
    """Yield the uses of symbols without a call, in a language whose files have no references of their own."""
    definitions = _NamedDefinitions(program.files)
    for site in (site for site in facts.indexed if site.is_alone and not site.is_call):
        target = definitions.target(site)
        source = definitions.number(facts.path, site.caller, 1)
        if target and target != (facts.path, source):
            yield Relation("references", source, target)


class _NamedDefinitions:
    """The definitions of files by their qualified names."""

    def __init__(self, files: Mapping[str, FileFacts]) -> None:
        self._files = files
        self._numbers: dict[str, dict[tuple[str, int], int]] = {}

    def target(self, site: IndexedSite) -> Target | None:
        """Find the definition that an index has for a site."""
        number = self.number(site.path, site.qualified_name, site.ordinal)
        return Target(site.path, number) if number >= 0 else None

    def number(self, path: str, qualified_name: str, ordinal: int) -> int:
        """Return the number of a definition in its file; -1 if the file, or the definition, is gone."""
        if path not in self._files:
            return -1
        if path not in self._numbers:
            definitions = enumerate(self._files[path].definitions)
            self._numbers[path] = {(entry.qualified_name, entry.ordinal): number for number, entry in definitions}
        return self._numbers[path].get((qualified_name, ordinal), -1)

"""The files that each file imports, or whose symbols it uses.

For maintainers: a file that imports nothing of the project depends on the files whose symbols it uses, since some
languages load code by its name. This module must not know questions.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from typing import Final, NamedTuple

from oxigraph_code.queries.matching import WORDS
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion

_OF_NAMESPACES: Final = re.compile(WORDS["parts"]["files_of_namespaces"])


class PathUses(NamedTuple):
    """The files that each file depends on; ``are_used`` those that it names without an import.

    ``by_symbols`` are those whose symbols it uses.
    """

    targets: Mapping[str, Collection[str]]
    are_used: Collection[str]
    by_symbols: Mapping[str, Collection[str]]

    def between(self, ones: Collection[str], others: Collection[str]) -> list[tuple[str, str]]:
        """Return pairs of files in which one of the first depends on another."""
        return [(one, to) for one in sorted(ones) for to in sorted(self.targets.get(one, ())) if to in others]

    def reached(self, files: Collection[str]) -> set[str]:
        """Return the files that some depend on, also through others, and these."""
        found = near = set(files)
        while near := set[str]().union(*(self.targets.get(one, ()) for one in near)) - found:
            found = found | near
        return found

    def every(self) -> Iterator[tuple[str, str]]:
        """Yield pairs of files in which one imports another, or uses a symbol of it."""
        for uses in (self.targets, self.by_symbols):
            yield from ((one, other) for one, others in uses.items() for other in others)


def file_uses(question: AskedQuestion) -> PathUses:
    """Map each file to those that it imports, or else whose symbols it uses."""
    found: dict[str, dict[str, set[str]]] = {"imports": defaultdict(set), "uses": defaultdict(set)}
    for row in question.workspace.cached_rows("file_uses", project=sorted(question.scope.projects)):
        # A namespace that a file imports is all of its files, of which it may use one.
        if row["kind"] == "uses" or not _OF_NAMESPACES.search(row["module"]):
            found[row["kind"]][row["module"]].add(row["other"])
    are_used = found["uses"].keys() - found["imports"].keys()
    return PathUses({**found["uses"], **found["imports"]}, are_used, found["uses"])

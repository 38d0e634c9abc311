"""Unresolved calls that may lead into an impact, by name, at every step of it.

For maintainers: an unresolved call may mean any symbol of its name, so an impact is a lower bound if such a name is on
the way. A name that many types share is no evidence; it is counted and not followed. This module must not know how an
impact is computed. See decision 0025.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.call_graph.call_sites import CallGraph, closure, unresolved_by_name
from oxigraph_code.tools.call_graph.dependents import Dependence
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_PREVIEW = 3


class UnresolvedNames(NamedTuple):
    """Counts of unresolved calls around an impact.

    ``own`` are by the names of the symbols asked about, ``further`` by names on the way, ``common`` by names that many
    methods have; ``through`` counts callers of methods that those on the way override.
    """

    own: int = 0
    further: int = 0
    common: Mapping[str, int] = {}
    through: int = 0

    @property
    def total(self) -> int:
        return self.own + self.further

    @property
    def facts(self) -> list[str]:
        """The counts as phrases for the first line of an answer."""
        found = []
        if self.total:
            own = [f"{counted(self.own, 'unresolved call')} by such names"] if self.own else []
            call = "" if self.own else " unresolved call" + ("" if self.further == 1 else "s")
            further = [f"{self.further:,}{call} by names on the way"] if self.further else []
            found.append(f"{' and '.join([*own, *further])}, so this is a lower bound")
        if self.through:
            found.append(f"{counted(self.through, 'caller')} of base methods may run methods on the way")
        if self.common:
            names = shortened(sorted(self.common, key=lambda name: (-self.common[name], name)), _PREVIEW)
            calls = counted(sum(self.common.values()), "unresolved call")
            found.append(f"{calls} by common names hint at none ({names})")
        return found


def unresolved_around(workspace: Workspace, scope: QuestionScope, reached: Dependence, depth: int) -> UnresolvedNames:
    """Count the unresolved calls that may lead to the symbols within a depth."""
    distances = reached.reached.distances
    inner = [iri for iri, distance in distances.items() if distance < depth]
    names = {row["symbol"]: row["name"] for row in batched_rows(workspace, "names_of_symbols", "symbol", inner)}
    own = {name for iri, name in names.items() if not distances[iri]}
    counts = unresolved_by_name(workspace, scope, set(names.values()))
    return UnresolvedNames(
        sum(count for name, count in counts.specific.items() if name in own),
        sum(count for name, count in counts.specific.items() if name not in own),
        counts.common,
        _through_bases(workspace, [iri for iri in inner if distances[iri]], distances),
    )


def _through_bases(workspace: Workspace, further: Sequence[str], reached: Collection[str]) -> int:
    """Count the functions outside of the impact that call a method overridden by the methods."""
    overridden = [iri for iri in closure(workspace, "overridden_by", further).others if iri not in reached]
    return sum(iri not in reached for iri in CallGraph(workspace).callers(overridden).at(1))

"""Cycles of imports that a change makes.

For maintainers: an import closes a cycle if its end leads back to its start, and it is new if the earlier imports did
not lead there. This module must not know how answers look.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import partial

from oxigraph_code.indexing.model.comparison import ComparedCall
from oxigraph_code.tools.call_graph.importing_tests import module_around
from oxigraph_code.tools.call_graph.traversal import Neighbours, shortest_way
from oxigraph_code.tools.workspace.scope import QuestionScope, module_files
from oxigraph_code.tools.workspace.workspace import Workspace


def cycles_gained(
    workspace: Workspace, scope: QuestionScope, gained: Iterable[ComparedCall], lost: Iterable[ComparedCall]
) -> list[list[str]]:
    """Return the new cycles as modules in their order, each beginning and ending with the same."""
    projects = sorted(scope.projects)
    module_of = partial(module_around, module_files(workspace, scope))
    new = {(use.caller, use.callee) for use in gained if use.kind == "imports"}
    if not new:
        return []
    rows = workspace.cached_rows("imports_of_projects", project=projects)
    every = {(row["module"], row["target"]) for row in rows}
    gone = {(use.caller, use.callee) for use in lost if use.kind == "imports"}

    def imports(edges: Iterable[tuple[str, str]]) -> Neighbours:
        found: dict[str, set[str]] = defaultdict(set)
        for one, other in edges:
            found[module_of(one)].add(module_of(other))
        return found

    before, after = imports((every - new) | gone), imports(every)
    found: dict[frozenset[str], list[str]] = {}
    for one, other in sorted({(module_of(one), module_of(other)) for one, other in new}):
        back = shortest_way(after, other, one) if one and one != other else []
        if back and not (shortest_way(before, other, one) and shortest_way(before, one, other)):
            found.setdefault(frozenset(back), [one, *back])
    return list(found.values())

"""Direct dependencies and dependents of one symbol, by the edges between them.

For maintainers: nested symbols count as the symbol itself, as in the analysis of impact, which follows more steps. This
module must not know how the symbol was named.
"""

from __future__ import annotations

from collections.abc import Sequence

from oxigraph_code.tools.answer.grouping import by_file, counted
from oxigraph_code.tools.answer.hints import hints
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.symbol_details import Symbol
from oxigraph_code.tools.call_graph.dependents import Dependence, dependence
from oxigraph_code.tools.symbols.named_symbol import ResolvedSymbol
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace


def dependencies_of_symbol(workspace: Workspace, scope: QuestionScope, found: ResolvedSymbol) -> Listing:
    """List what a symbol depends on and what depends on it, one step far."""
    used, users = (dependence(workspace, scope, found.iris, direction, 1) for direction in ("out", "in"))
    known = Nodes(workspace, scope, [*used.others, *users.others])
    outside = sum(not known.path(iri) for iri in used.others)
    of_them = f", {outside:,} of them outside of the project" if outside else ""
    return Listing(
        f"{found.place} depends on {counted(len(used.others), 'symbol')}{of_them}"
        f", and {counted(len(users.others), 'symbol')} or files depend on it",
        [
            *_sections("depends_on", known, used, "depends on: "),
            *_sections("depended_on_by", known, users, "is used by: "),
        ],
        facts=[scope.freshness],
        notes=found.notes,
        narrower="path= one of its members" if len(used.starts) > len(found.iris) else "get_callers",
        next_step=hints(workspace, impact_analysis="follows more steps", get_subgraph="draws them"),
        data={"symbol": found.symbol.data},
    )


def _sections(name: str, known: Nodes, found: Dependence, title: str) -> Sequence[Section]:
    def row(symbol: Symbol) -> Row:
        edges = sorted(found.edges.get(symbol.iri, ()))
        at = "" if symbol.kind == "Module" or not symbol.line else f"{symbol.line} "
        return Row(f"  {at}{symbol.label} · {', '.join(edges)}", {**symbol.data, "edges": edges})

    return by_file(name, known, found.others, row, title) or [Section(name, [])]

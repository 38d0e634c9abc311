"""What a type derives from and what derives from it; what a method overrides and what overrides it.

For maintainers: a hierarchy is a graph that may have circles where a program is wrong, so each symbol is opened once.
This module must not know how bases are found.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from oxigraph_code.tools.call_sites import MOST, along
from oxigraph_code.tools.grouping import counted
from oxigraph_code.tools.listing import Format, Listing, MaxChars, Offset, Page, Row, Section
from oxigraph_code.tools.naming import Meant, Named, answer_about
from oxigraph_code.tools.scope import Project, Scope
from oxigraph_code.tools.symbols import Symbol, nodes
from oxigraph_code.tools.traversal import Reached, reach
from oxigraph_code.tools.workspace import Answer, Call, Workspace

_ALL = 100
"""More levels than a hierarchy has."""


def type_hierarchy(
    workspace: Workspace,
    call: Call,
    symbol: Named,
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """Show what a class, trait or interface derives from and what derives from it; of a method, its overrides.

    Use when: "what inherits from X", "who implements X", "which methods override X", before you change a base.
    Not for: members of one type (get_symbol); who calls a method (get_callers).
    Returns: two trees, indented by generation, with places: what it derives from, in and outside of the project, and
    what derives from it.
    """
    page = Page.asked(workspace.settings, offset, max_chars, format)
    return answer_about(workspace, call, symbol, project, page, lambda scope, found: _listing(workspace, scope, found))


def _listing(workspace: Workspace, scope: Scope, found: Meant) -> Listing:
    is_method = found.symbol.kind in ("Method", "Function")
    queries = ("overridden_by", "overriding") if is_method else ("bases_of", "derived_of")
    above, below = (reach(found.iris, along(workspace, query, "symbol", "other"), _ALL, MOST) for query in queries)
    known = nodes(workspace, scope, [*above.distances, *below.distances])
    words = ("overrides", "overridden by") if is_method else ("derives from", "derived from it")
    sections = [
        Section("ancestors", _tree(above, known, found.iris), f"{words[0]}:"),
        Section("descendants", _tree(below, known, found.iris), f"{words[1]}:"),
    ]
    counts = [counted(len(section.rows), section.name.removesuffix("s")) for section in sections]
    notes = [] if above.is_all and below.is_all else [f"not followed further than {MOST:,} symbols"]
    return Listing(
        f"{', '.join(counts)} of {found.place}",
        sections,
        facts=[scope.freshness],
        notes=[*notes, *found.notes],
        next_step="get_symbol shows one with its members; get_callers tells who calls a method",
        data={"symbol": found.symbol.data},
    )


def _tree(reached: Reached, known: Mapping[str, Symbol], starts: Sequence[str]) -> list[Row]:
    """What was reached, each below the first of those it was reached from."""
    beneath: dict[str, list[str]] = {}
    for iri in known:
        if iri in reached.nearer:
            beneath.setdefault(reached.nearer[iri][0], []).append(iri)
    rows = []
    waiting = [iri for start in reversed(starts) for iri in reversed(beneath.get(start, []))]
    while waiting:
        iri = waiting.pop()
        distance, symbol = reached.distances[iri], known[iri]
        others = [known[near].name for near in reached.nearer[iri][1:]]
        also = f" · also of {', '.join(others)}" if others else ""
        rows.append(
            Row(
                f"{'  ' * distance}{symbol.place}{also}",
                {**symbol.data, "distance": distance, "of": reached.nearer[iri]},
            )
        )
        waiting += reversed(beneath.get(iri, []))
    return rows

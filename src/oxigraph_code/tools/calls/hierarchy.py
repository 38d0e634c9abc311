"""Type hierarchies: bases and subtypes of a type, overridden and overriding methods.

For maintainers: the hierarchy of a faulty program may have cycles, so each symbol is expanded once. This module must
not know how bases are resolved.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import chain

from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Format, LazyRows, Listing, MaxChars, Offset, Page, Row, Section
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.symbol_details import Symbol
from oxigraph_code.tools.call_graph.call_sites import MAX_FUNCTIONS, closure
from oxigraph_code.tools.call_graph.traversal import Reached
from oxigraph_code.tools.symbols.named_symbol import ResolvedSymbol, SymbolArg, with_symbol
from oxigraph_code.tools.workspace.scope import Project, QuestionScope
from oxigraph_code.tools.workspace.workspace import Answer, Call, Workspace, batched_rows

_AT_A_TIME = 100
Blocks = Mapping[tuple[str, str], Sequence[str]]
"""The implementation blocks of a type and a trait."""


def type_hierarchy(
    workspace: Workspace,
    call: Call,
    symbol: SymbolArg,
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """Show bases and subtypes of a class, trait or interface, or overrides of a method.

    Use when: "what inherits from X", "implementations of X".
    Not for: members (get_symbol).
    Returns: two trees with places.
    """
    page = Page.from_arguments(workspace.settings, offset, max_chars, format)
    return with_symbol(workspace, call, symbol, project, page, lambda scope, found: _listing(workspace, scope, found))


def _listing(workspace: Workspace, scope: QuestionScope, found: ResolvedSymbol) -> Listing:
    is_method = found.symbol.kind in ("Method", "Function", "Field")
    queries = ("overridden_by", "overriding") if is_method else ("bases_of", "derived_of")
    above, below = (closure(workspace, query, found.iris) for query in queries)
    known = Nodes(workspace, scope, [*above.distances, *below.distances])
    blocks = _blocks(workspace, known)
    words = ("overrides", "overridden by") if is_method else ("derives from", "derived from it")
    ancestors, descendants = (_tree(reached, known, found.iris) for reached in (above, below))
    sections = [
        *_sections("ancestors", ancestors, known, blocks, above, f"{words[0]}:"),
        *_sections("descendants", descendants, known, blocks, below, f"{words[1]}:"),
    ]
    counts = [counted(len(ancestors), "ancestor"), counted(len(descendants), "descendant")]
    notes = [] if above.is_all and below.is_all else [f"not followed further than {MAX_FUNCTIONS:,} symbols"]
    return Listing(
        f"{', '.join(counts)} of {found.place}",
        sections,
        facts=[scope.freshness],
        notes=[*notes, *found.notes],
        narrower="symbol= one of them",
        next_step="get_symbol shows one with its members; get_callers lists the callers of a method",
        data={"symbol": found.symbol.data},
        # A class that a call makes, as of declarations, is known as a variable only.
        is_found=bool(ancestors or descendants) or found.symbol.kind != "Variable",
    )


def _blocks(workspace: Workspace, known: Nodes) -> Blocks:
    """Group the implementation blocks of the listed types by type and trait."""
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    for row in batched_rows(workspace, "blocks_of", "symbol", list(known.paths)):
        if "trait" in row:
            found[row["symbol"], row["trait"]].append(row["block"])
    return found


def _tree(reached: Reached, known: Nodes, starts: Sequence[str]) -> list[str]:
    """Order a tree depth-first, each symbol below its first parent, siblings by file and name."""
    beneath: dict[str, list[str]] = {}
    for iri in sorted(reached.nearer, key=lambda iri: (known.path(iri), iri)):
        beneath.setdefault(reached.nearer[iri][0], []).append(iri)
    order = []
    waiting = [iri for start in reversed(starts) for iri in reversed(beneath.get(start, []))]
    while waiting:
        iri = waiting.pop()
        order.append(iri)
        waiting += reversed(beneath.get(iri, []))
    return order


def _sections(
    name: str, tree: Sequence[str], known: Nodes, blocks: Blocks, reached: Reached, title: str
) -> list[Section]:
    """Split a tree into sections whose details are loaded when they are shown."""
    starts = range(0, max(len(tree), 1), _AT_A_TIME)
    parts = [tree[start : start + _AT_A_TIME] for start in starts]
    return [
        Section(name, LazyRows(len(part), partial(_rows, part, known, blocks, reached)), "" if number else title)
        for number, part in enumerate(parts)
    ]


def _rows(iris: Sequence[str], known: Nodes, blocks: Blocks, reached: Reached) -> list[Row]:
    written = {iri: list(_written(iri, reached.nearer[iri], blocks)) for iri in iris}
    known.add(chain.from_iterable(written.values()))
    known.learn(dict.fromkeys(chain(iris, *(reached.nearer[iri][1:] for iri in iris), *written.values())))
    return [_row(known[iri], known, known.ordered(written[iri]), reached) for iri in iris]


def _written(iri: str, nearer: Sequence[str], blocks: Blocks) -> Iterable[str]:
    """Find the blocks that implement a symbol's relation to earlier symbols: either side may be the trait."""
    for near in nearer:
        yield from (*blocks.get((iri, near), ()), *blocks.get((near, iri), ()))


def _row(symbol: Symbol, known: Nodes, blocks: Sequence[Symbol], reached: Reached) -> Row:
    distance, near = reached.distances[symbol.iri], reached.nearer[symbol.iri]
    others = [known[iri].name for iri in near[1:]]
    also = f" · also of {', '.join(others)}" if others else ""
    at = f" · implemented at {', '.join(_lines(block, symbol) for block in blocks)}" if blocks else ""
    data = {"distance": distance, "of": near, "implementations": [block.iri for block in blocks]}
    return Row(f"{'  ' * distance}{symbol.place}{at}{also}", {**symbol.data, **data})


def _lines(block: Symbol, beside: Symbol) -> str:
    path = f"{block.path}:" if block.path != beside.path else ""
    return f"{path}{block.line}-{block.end}"

"""Callees of a symbol.

For maintainers: all calls of a function are in its own text, so resolved, possible and unresolved ones add up to all of
them. This module must not know where calls are stored.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from oxigraph_code.tools.answer.grouping import by_file, counted, shown_lines
from oxigraph_code.tools.answer.listing import Format, Listing, MaxChars, Offset, Page, Row, Section
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.symbol_details import Symbol, brief
from oxigraph_code.tools.call_graph.call_sites import MAX_FUNCTIONS, CallGraph, closure, with_nested
from oxigraph_code.tools.calls.depth import MAX_DEPTH, ClampedDepth, Depth, clamp_depth
from oxigraph_code.tools.evidence.handovers import handed_over_rows, handovers_in
from oxigraph_code.tools.symbols.named_symbol import ResolvedSymbol, SymbolArg, with_symbol
from oxigraph_code.tools.workspace.scope import Project, QuestionScope
from oxigraph_code.tools.workspace.workspace import Answer, Call, Workspace, batched_rows

_PREVIEW = 3
_VALUES = frozenset({"Field", "Variable"})


def get_callees(
    workspace: Workspace,
    call: Call,
    symbol: SymbolArg,
    depth: Depth = 1,
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """List the callees of a function or of a class's methods.

    Use when: "what does X call".
    Not for: how A reaches B (find_path).
    Returns: callees by file, with lines. Apart: overrides, handovers, unresolved calls.
    """
    page = Page.from_arguments(workspace.settings, offset, max_chars, format)
    followed = clamp_depth(depth, MAX_DEPTH)
    return with_symbol(
        workspace,
        call,
        symbol,
        project,
        page,
        lambda scope, found: _Callees(workspace, scope, found, followed).listing(),
    )


class _Callees:
    """The callees of a symbol and of the symbols nested in it."""

    def __init__(
        self, workspace: Workspace, scope: QuestionScope, found: ResolvedSymbol, followed: ClampedDepth
    ) -> None:
        self._scope = scope
        self._found = found
        self._depth = depth = followed.steps
        self._clamping = followed.notes
        self._graph = CallGraph(workspace)
        self._callers = with_nested(workspace, found.iris)
        self._reached = self._graph.callees(self._callers, depth)
        itself = [iri for iri in self._callers if self._graph.calls(self._callers, [iri])]
        direct = dict.fromkeys([*itself, *self._reached.at(1)])
        self._definitions = self._called_together(direct)
        self._direct = list(self._definitions)
        self._may = [row["symbol"] for row in batched_rows(workspace, "may_be_called", "caller", self._callers)]
        self._implicit = [row["symbol"] for row in batched_rows(workspace, "implicit_callees", "caller", self._callers)]
        self._unresolved = list(batched_rows(workspace, "unresolved_in", "caller", self._callers))
        self._handing = handovers_in(workspace, self._callers)
        owners = batched_rows(workspace, "owners_of", "symbol", [*direct])
        # A constructor call names the class too; only one of them counts for overrides.
        made = {row["symbol"] for row in owners if row["owner"] in direct}
        chosen = [iri for iri in direct if iri not in made]
        self._instead = closure(workspace, "overriding", chosen)
        listed = {*direct, *self._instead.others}
        self._may = [iri for iri in self._may if iri not in listed]
        handed = [iri for site in self._handing for iri in (site.symbol, site.source)]
        reached = [*self._reached.distances, *self._may, *self._implicit, *self._instead.distances, *handed]
        self._known = Nodes(workspace, scope, reached)

    def _called_together(self, callees: Iterable[str]) -> dict[str, int]:
        """Count the definitions of each name that are called at the same lines, by the first."""
        first: dict[tuple[str, tuple[int, ...]], str] = {}
        found: Counter[str] = Counter()
        for iri in callees:
            name, _, ordinal = iri.partition("~")
            lines = tuple(self._graph.lines(self._callers, [iri]))
            found[first.setdefault((name if ordinal.isdecimal() or not ordinal else iri, lines), iri)] += 1
        return found

    def listing(self) -> Listing:
        direct = self._direct
        outside = sum(not self._known.path(iri) for iri in direct)
        head = f"{counted(len(direct), 'callee')} of {self._found.place}"
        facts = [*self._clamping, *([f"{outside:,} of them outside of the project"] if outside else [])]
        farther = len(self._reached.distances) - len(self._callers) - len(self._reached.at(1))
        if self._depth > 1:
            facts.append(f"{farther:,} more within {self._depth} steps")
        if not self._reached.is_all:
            facts.append(f"not followed further than {MAX_FUNCTIONS:,} functions")
        if self._implicit:
            facts.append(f"runs {counted(len(self._implicit), 'symbol')} implicitly")
        if self._handing:
            facts.append(f"hands over {counted(len({site.symbol for site in self._handing}), 'symbol')}")
        if self._unresolved:
            facts.append(counted(len(self._unresolved), "unresolved call"))
        return Listing(
            head,
            self._sections(),
            facts=[*facts, self._scope.freshness],
            notes=[*self._notes(), *self._found.notes],
            narrower="depth=1" if self._depth > 1 else "find_path shows the way to one of them",
            next_step="find_path shows how it reaches another" if direct else "",
            data={"symbol": self._found.symbol.data, "is_whole": self._reached.is_all},
        )

    def _sections(self) -> list[Section]:
        sections = by_file("callees", self._known, self._direct, lambda symbol: self._row(symbol, self._callers, 1))
        for distance in range(2, self._depth + 1):
            further = partial(self._further_row, distance)
            sections += by_file("callees", self._known, self._reached.at(distance), further, f"{distance} steps away: ")
        instead = [iri for iri in self._instead.others if iri not in self._definitions]
        sections += by_file("overriding", self._known, instead, self._instead_row, "may run instead: ")
        what = "handed over, and may be run by the receiver:"
        sections.append(Section("hands_over", handed_over_rows(self._handing, self._known), what))
        sections += by_file("implicit", self._known, self._implicit, _plain, "run implicitly: ")
        guess = "may be called, as one of several or by its name: "
        sections += by_file("may_call", self._known, self._may, _plain, guess)
        title = f"unresolved, by the lines of {self._found.symbol.path}:"
        return [*sections, Section("unresolved", _unresolved_rows(self._unresolved), title)]

    def _further_row(self, distance: int, symbol: Symbol) -> Row:
        return self._row(symbol, self._reached.nearer[symbol.iri], distance)

    def _instead_row(self, symbol: Symbol) -> Row:
        overridden = [self._known[iri].name for iri in self._instead.nearer[symbol.iri]]
        row = _plain(symbol)
        return row._replace(line=f"{row.line} · overrides {', '.join(overridden[:_PREVIEW])}")

    def _row(self, callee: Symbol, callers: Sequence[str], distance: int) -> Row:
        lines = self._graph.lines(callers, [callee.iri])
        calling = [iri for iri in callers if self._graph.calls([iri], [callee.iri])]
        by = ", ".join(self._known[iri].name for iri in calling[:_PREVIEW]) if distance > 1 else ""
        where = f"{callee.line} {callee.label}{brief(callee.signature)}" if callee.line else callee.label
        called = f"called at {shown_lines(lines)}" if lines else "called at lines that the graph does not have"
        several = self._definitions.get(callee.iri, 1) if distance == 1 else 1
        where += f" ({several} definitions)" if several > 1 else ""
        line = f"  {where} · {called}{f' by {by}' if by else ''}"
        rules = sorted(set(lines.values()))
        return Row(line, {**callee.data, "lines": list(lines), "rules": rules, "distance": distance, "by": calling})

    def _notes(self) -> list[str]:
        symbol = self._found.symbol
        if not symbol.path:
            return ["calls inside of a library are not in the graph"]
        notes = []
        if len(self._callers) > len(self._found.iris):
            nested = counted(len(self._callers) - len(self._found.iris), "symbol")
            notes.append(f"calls of {nested} nested in it are included")
        if not (self._direct or self._unresolved or self._implicit or self._handing or self._found.unread):
            of_module = f"calls in the value of {symbol.name} are those of its module: {symbol.path}"
            notes.append(of_module if symbol.kind in _VALUES else f"{symbol.name} calls nothing")
        return notes


def _plain(symbol: Symbol) -> Row:
    return Row(f"  {symbol.line} {symbol.label}{brief(symbol.signature)}", symbol.data)


def _unresolved_rows(calls: Iterable[Mapping[str, str]]) -> list[Row]:
    """Return one row for all calls with the same text and reason."""
    lines: dict[tuple[str, str], list[int]] = {}
    for call in sorted(calls, key=lambda call: int(call["line"])):
        lines.setdefault((call["text"], call["reason"]), []).append(int(call["line"]))
    return [
        Row(f"  {shown_lines(at)} {text} · {reason}", {"lines": at, "text": text, "reason": reason})
        for (text, reason), at in lines.items()
    ]

"""All references to a symbol, by kind.

For maintainers: calls and imports have lines; the other edges have only the symbol that refers, so its place is shown.
This module must not know how references are found in files.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from operator import attrgetter
from typing import Annotated

from oxigraph_code.errors import ArgumentError
from oxigraph_code.queries.lines import line_number
from oxigraph_code.tools.answer.grouping import by_file, counted, plain, rows_of, shown_lines
from oxigraph_code.tools.answer.joined import joined
from oxigraph_code.tools.answer.listing import Format, Listing, MaxChars, Offset, Page, Row, Section, answer
from oxigraph_code.tools.answer.symbol_details import Symbol
from oxigraph_code.tools.answer.use_lines import UseLines, lines_of
from oxigraph_code.tools.call_graph.call_sites import NO_LINES
from oxigraph_code.tools.evidence import runs
from oxigraph_code.tools.evidence.asked_symbol import HOLDING, AskedSymbol
from oxigraph_code.tools.evidence.evidence import facts_of, sections_of
from oxigraph_code.tools.evidence.handovers import handover_rows, users_without_handovers
from oxigraph_code.tools.evidence.mentions import mentions_of
from oxigraph_code.tools.references.file_references import file_named, file_references
from oxigraph_code.tools.symbols.named_symbol import SymbolArg, resolve_all
from oxigraph_code.tools.workspace.scope import Project, find_scope
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer, Call, Workspace, batched_rows

_TYPES = ("Class", "Trait", "Enum", "TypeAlias")
_PARTS = re.compile(r"::|[./]")

_KINDS: Mapping[str, frozenset[str]] = {
    "calls": frozenset({"calls", "runs"}),
    "imports": frozenset({"imports"}),
    "writes": frozenset({"writes"}),
    "reads": frozenset({"reads", "value_uses"}),
    "types": frozenset({"type_uses"}),
    "subtypes": frozenset({"subtypes", "implementations"}),
    "overrides": frozenset({"overrides"}),
    "handovers": frozenset({"handovers", "replacements"}),
}
"""The sections of an answer by the kind of reference that selects them."""
_KIND_LIST = ", ".join(_KINDS)


def find_references(
    workspace: Workspace,
    call: Call,
    symbol: SymbolArg,
    kind: Annotated[str, "only this kind", BY_NAME] = "",
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """Find all uses of a symbol: calls, writes, reads, types, subtypes, overrides, imports, handovers.

    Use when: "where is X used", before you rename or delete it.
    Not for: indirect uses (impact_analysis).
    Returns: lines by kind and file; of a file, its importers.
    """
    page = Page.from_arguments(workspace.settings, offset, max_chars, format)
    kinds = _kinds(kind)
    scope = find_scope(workspace, call, project)
    if module := file_named(workspace, scope, symbol.strip()):
        if kinds:
            raise ArgumentError(
                "kind goes with a symbol, and this is a file",
                hint=f"leave kind out, or name a symbol as {symbol.strip()}:name",
                argument="kind",
            )
        return answer(file_references(workspace, scope, module), page)
    listings = [
        _ReferenceReport(AskedSymbol(workspace, scope, one), kinds).listing(is_brief=page.format == "text")
        for one in resolve_all(workspace, scope, symbol)
    ]
    return answer(joined(symbol, listings, scope.freshness), page)


def _kinds(text: str) -> list[str]:
    """Split the kinds of references in an argument; raises ``ArgumentError`` for an unknown one."""
    wanted = list(dict.fromkeys(word.strip().lower() for word in text.split(",") if word.strip()))
    for word in wanted:
        if word not in _KINDS:
            raise ArgumentError(f"kind cannot be {word!r}", hint=f"use one of {_KIND_LIST}", argument="kind")
    return wanted


class _ReferenceReport:
    """The references to a symbol, as a listing.

    The first line counts places, which are functions, and files outside of their functions: the graph has one edge for
    all reads of a function.
    """

    def __init__(self, subject: AskedSymbol, kinds: Sequence[str] = ()) -> None:
        self._subject = subject
        self._wanted = kinds
        found, users = subject.found, subject.users
        handing = [site.source for site in (*subject.handed, *subject.replaced)]
        beside, self._by_name = [runs.joined(subject), runs.requested(subject)], runs.used_by_name(subject)
        others = chain(*users.values(), handing, *(one.iris for one in (*beside, self._by_name)))
        subject.known.add([*subject.callers, *others])
        rows = batched_rows(subject.workspace, "import_lines", "module", users["imports"])
        self._imports = _import_lines(rows, found.symbol.name)
        left_out = lines_of(found.definitions)
        for module, lines in self._imports.items():
            left_out.setdefault(subject.known.path(module), []).extend(lines)
        self._use = UseLines(subject.workspace, subject.scope, found.symbol, left_out)
        has_uses = subject.callers or handing or any(users.values()) or any(one.total for one in beside)
        texts = subject.lines_with_texts() if subject.is_function and not has_uses else None
        is_field = found.symbol.kind == "Field"
        mentions = mentions_of(
            subject.workspace, subject.scope, found.symbol, {} if is_field else texts, is_unused=not has_uses
        )
        self._beside = [self._by_name, runs.named_outside(subject), *beside, *mentions.every]

    def listing(self, *, is_brief: bool) -> Listing:
        subject = self._subject
        names = {name for kind in self._wanted for name in _KINDS[kind]}
        every = self._sections()
        beside = sections_of(self._beside[1:], is_brief=is_brief)
        sections = [section for section in every if not names or section.name in names]
        possible = self._possible(names)
        counts = {section.name: 0 for section in sections}
        for section in sections:
            counts[section.name] += len(section.rows)
        kinds = ", ".join(f"{name.replace('_', ' ')} in {count:,}" for name, count in counts.items())
        facts = [kinds] if kinds else []
        if names:
            others = sum(len(section.rows) for section in every) - sum(counts.values())
            facts.append(f"{others:,} of other kinds left out")
        if unresolved := len(subject.unresolved.reasons):
            facts.append(f"{counted(unresolved, 'unresolved call')} by that name")
        total = sum(counts.values())
        of_kind = f" by {' or '.join(self._wanted)}" if names else ""
        # For a symbol that is not called, get_callers leads back here.
        is_called = subject.is_function and bool(subject.unresolved.reasons)
        calls = "get_callers lists unresolved calls; " if is_called else ""
        return Listing(
            f"{self._refer(total, sum(len(section.rows) for section in possible))} to {subject.found.place}{of_kind}",
            [*sections, *possible, *([] if names else filter(attrgetter("rows"), beside))],
            facts=[*facts, *facts_of(self._beside), subject.scope.freshness],
            narrower="" if names else "kind=calls",
            notes=subject.found.notes,
            next_step=f"{calls}impact_analysis follows further",
            data={
                "symbol": subject.symbol.data,
                "unresolved_reasons": subject.unresolved.why,
                "unresolved_users": self._by_name.total,
            },
        )

    def _possible(self, names: set[str]) -> list[Section]:
        """Show the uses of its name on something unknown; of writes alone, those that assign to it."""
        if names and not names & {"writes", "reads"}:
            return []
        row, verb, users = self._use.row, "use", self._by_name.iris
        if names and "reads" not in names:
            row, verb = self._use.writing_row, "write"
            users = [user for user in users if "lines" in row(self._subject.known[user]).data]
        return by_file("unresolved_uses", self._subject.known, users, row, f"may {verb} it, of something unknown: ")

    def _refer(self, total: int, possible: int) -> str:
        """Count the references; without any, never deny them if something may be one."""
        if total:
            return f"{counted(total, 'place')} {'refers' if total == 1 else 'refer'}"
        if self._subject.symbol.kind in HOLDING and self._subject.callers:
            return "0 known references"
        if possible:
            return f"{counted(possible, 'possible reference')}, none certain,"
        is_named = any(one.total for one in self._beside)
        return "0 known references" if is_named or self._subject.unresolved.reasons else "0 references"

    def _sections(self) -> list[Section]:
        known, users = self._subject.known, self._subject.users
        handed = handover_rows(self._subject.handed, known, code=self._subject.code)
        replaced = handover_rows(self._subject.replaced, known)
        imports = rows_of(known, dict.fromkeys(users["imports"]), self._import)
        is_accessed = self._subject.symbol.kind in HOLDING and "calls" not in self._wanted
        accessing = {*users["writes"], *users["references"]} if is_accessed else ()
        callers = [caller for caller in self._subject.callers if caller not in accessing]
        return [
            *by_file("calls", known, callers, self._call, f"calls {self._callee}: "),
            *by_file("writes", known, users["writes"], self._written, "writes it: "),
            *(section for kind, used in self._subject.users_by_kind.items() for section in self._used(kind, used)),
            *([Section("handovers", handed, "hands it over instead of calling it:")] if handed else []),
            *([Section("replacements", replaced, "replaces it, as tests do with mocks:")] if replaced else []),
            *by_file("runs", known, self._subject.implicit, plain, "runs it implicitly: "),
            *by_file("subtypes", known, users["extends"], plain, "extends it: "),
            *by_file("implementations", known, users["implementsTrait"], plain, "implements it: "),
            *by_file("overrides", known, users["overrides"], plain, "overrides it: "),
            *([Section("imports", imports, "imports it:")] if imports else []),
        ]

    @property
    def _callee(self) -> str:
        kinds = self._subject.found.kinds
        called = [kind[0].kind for kind in kinds if kind[0].kind not in HOLDING]
        return "it" if len(kinds) == 1 or not called else f"the {called[0].lower()}"

    def _used(self, kind: str, uses: Iterable[str]) -> list[Section]:
        used = "type_uses" if kind in _TYPES else "reads" if kind in HOLDING else "value_uses"
        run = {*self._subject.implicit, *self._subject.holders}
        users = users_without_handovers(self._subject.handed, [user for user in uses if user not in run])
        it = "it" if len(self._subject.found.kinds) == 1 else f"the {kind.lower()}"
        title = {"type_uses": f"names {it}: ", "reads": f"reads {it}: ", "value_uses": f"uses {it} as a value: "}[used]
        return by_file(used, self._subject.known, users, self._read, title)

    def _written(self, user: Symbol) -> Row:
        return self._accessed(user, self._use.writing_row(user), "references")

    def _read(self, user: Symbol) -> Row:
        return self._accessed(user, self._use.reading_row(user), "writes")

    def _accessed(self, user: Symbol, row: Row, other: str) -> Row:
        """Show the calls of a generated accessor, unless a line has the name or the user another edge."""
        is_shown = "lines" in row.data or user.iri in self._subject.users[other]
        return row if is_shown or not self._subject.graph.lines([user.iri], self._subject.called) else self._call(user)

    def _call(self, caller: Symbol) -> Row:
        lines = self._subject.graph.lines([caller.iri], self._subject.called)
        at = shown_lines(lines) if lines else str(caller.line)
        unknown = "" if lines else f" · {NO_LINES}"
        return Row(f"  {at} {caller.label}{unknown}", {**caller.data, "lines": list(lines)})

    def _import(self, module: Symbol) -> Row:
        lines = self._imports.get(module.iri, [])
        at = f":{shown_lines(lines)}" if lines else ""
        return Row(f"  {module.path}{at}", {"iri": module.iri, "path": module.path, "lines": lines})


def _import_lines(rows: Iterable[Mapping[str, str]], name: str) -> dict[str, list[int]]:
    """Find the lines of imports by module that name a symbol, or all names of a module."""
    lines: dict[str, list[int]] = defaultdict(list)
    for row in rows:
        if _PARTS.split(row["path"])[-1] == _PARTS.split(name)[-1]:
            lines[row["module"]].append(line_number(row["line"]))
    return lines

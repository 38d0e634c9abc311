"""The card of one symbol: all facts about it.

For maintainers: statements that others added to a symbol count as much as an index run's, and are shown with their
predicates. The code is read from the current file, not from the graph. This module must not know how calls are
resolved.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Annotated

from oxigraph_code import identity
from oxigraph_code.queries import StringTerm
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Format, Listing, MaxChars, Offset, Page, Row, Section
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.owners import Owners
from oxigraph_code.tools.answer.preview import cut_text
from oxigraph_code.tools.answer.remarks import remark_facts
from oxigraph_code.tools.answer.source_text import source_text
from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.changes.authorship import authorship
from oxigraph_code.tools.overview.outline import outline_of
from oxigraph_code.tools.symbols.documents import sections_about, sections_naming
from oxigraph_code.tools.symbols.named_symbol import ResolvedSymbol, SymbolArg, with_symbol
from oxigraph_code.tools.workspace.scope import Project, QuestionScope
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer, AnsweredEarly, Call, Workspace, batched_rows

# The statements about a symbol in the order of the answer; the values of the links are other symbols.
_TEXTS = {"decorator": "decorators", "modifier": "modifiers", "valueType": "type", "entryPoint": "entry point"}
_LINKS = {
    "extends": "extends",
    "implementsTrait": "implements",
    "implementationOf": "implementation of",
    "overrides": "overrides",
    "handler": "runs",
}
_WRITTEN = {"extends": "base", "implementsTrait": "implements"}
# The statements about an implementation block that are facts about its type.
_OF_BLOCKS = ("implements", "implementsTrait")
_MAX_LENGTH = 1_000
_MAX_MENTIONS = 10


def get_symbol(
    workspace: Workspace,
    call: Call,
    symbol: SymbolArg,
    code: Annotated[bool, "with its lines", BY_NAME] = False,
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """Explain one symbol.

    Use when: "what is X", "show me X".
    Not for: finding it by words (search_code).
    Returns: signature, documentation, members, bases, overrides, counts of uses, owner, last change, notes.
    """
    page = Page.from_arguments(workspace.settings, offset, max_chars, format)
    return with_symbol(
        workspace,
        call,
        symbol,
        project,
        page,
        lambda scope, found: _Card(workspace, scope, found, shows_code=code).listing(),
        lambda scope, module: _card_of_file(workspace, scope, module),
        needs_links=False,
    )


def _card_of_file(workspace: Workspace, scope: QuestionScope, module: str) -> Listing:
    path = scope.path_of(module)
    mentioned = sections_naming(workspace, scope, path)[:_MAX_MENTIONS]
    return outline_of(workspace, scope, [module], f"{path} module", {"mentioned in": mentioned})


class _Card:
    """The facts about one symbol, as a listing."""

    def __init__(self, workspace: Workspace, scope: QuestionScope, found: ResolvedSymbol, *, shows_code: bool) -> None:
        self._workspace = workspace
        self._scope = scope
        self._found = found
        self._statements: dict[str, list[str]] = defaultdict(list)
        self._blocks = {
            row["block"]: row.get("trait", "") for row in batched_rows(workspace, "blocks_of", "symbol", found.iris)
        }
        self._add_statements(found.iris)
        inside = batched_rows(workspace, "symbols_inside", "symbol", found.iris)
        self._members = details(workspace, scope, [row["inside"] for row in inside])
        links = [iri for link in _LINKS for iri in self._statements[link]]
        self._known = Nodes(workspace, scope, [*links, *self._blocks, *filter(None, [found.symbol.owner])])
        self._shows_code, self._caution, self._code = shows_code, "", list[Row]()
        if shows_code and found.symbol.path:
            try:
                text = source_text(workspace, scope, found.symbol.path)
            except AnsweredEarly as early:
                self._code = [Row(early.answer.text, {"text": early.answer.text})]
            else:
                self._caution = text.caution
                self._code = [row for entry in found.definitions for row in text.rows(entry.line, entry.end)]

    def _add_statements(self, iris: Sequence[str]) -> None:
        rows = batched_rows(self._workspace, "symbol_statements", "symbol", [*iris, *self._blocks])
        found = ((row["symbol"], row["predicate"].removeprefix(identity.BASE), row["value"]) for row in rows)
        own = ((name, value) for symbol, name, value in found if symbol not in self._blocks or name in _OF_BLOCKS)
        # Several definitions of one name, and blocks in the file of their type, may share a statement.
        for name, value in dict.fromkeys(own):
            self._statements[name].append(value)

    def listing(self) -> Listing:
        symbol = self._found.symbol
        state = self._caution if self._caution and self._scope.has_links else self._scope.freshness
        facts = [symbol.visibility, self._uses(), state]
        shown = "" if self._shows_code or not symbol.path else "code=true shows its code; "
        return Listing(
            f"{symbol.place}{symbol.signature}",
            self._sections(),
            facts=[fact for fact in facts if fact],
            notes=self._found.notes,
            narrower="symbol= one of its members" if self._members else "code=false",
            next_step=f"{shown}get_callers and find_references list its uses",
            data={"symbol": {**symbol.data, "visibility": symbol.visibility, "owner": symbol.owner}},
        )

    def _uses(self) -> str:
        rows = self._workspace.rows("symbol_uses", symbol=self._found.iris)
        return ", ".join(counted(int(row["count"]), row["use"]) for row in rows)

    def _sections(self) -> list[Section]:
        path = self._found.symbol.path
        own_first = sorted(self._members.values(), key=lambda member: member.path != path)
        members = [_member(member, path) for member in own_first]
        return [
            Section("facts", [*self._definitions(), *self._facts(), *self._change()]),
            Section("documentation", [_documentation(text) for text in self._statements["docstring"][:1]]),
            Section("written", self._notes(), "written about it:"),
            Section("code", self._code, "code:"),
            Section("members", members, f"{counted(len(members), 'member')}:"),
        ]

    def _definitions(self) -> list[Row]:
        several = self._found.definitions if len(self._found.definitions) > 1 else ()
        return [Row(f"defined at {definition.place}{definition.signature}", definition.data) for definition in several]

    def _facts(self) -> list[Row]:
        rows = []
        symbol = self._found.symbol
        if symbol.owner in self._known:
            rows.append(_fact("in", [self._known[symbol.owner].place], [symbol.owner]))
        if symbol.end > symbol.line:
            rows.append(_fact("lines", [f"{symbol.line}-{symbol.end}"]))
        within = [*self._found.iris, symbol.owner, symbol.module]
        if owners := Owners(self._workspace, self._scope).nearest(within):
            rows.append(_fact("owned by", owners))
        if mentioned := sections_about(self._workspace, self._scope, symbol.name):
            rows.append(_fact("mentioned in", mentioned[:_MAX_MENTIONS]))
        rows += self._advisories()
        rows += [_fact(name, values) for name, values in remark_facts(self._workspace, self._found.iris).items()]
        for name, shown in _TEXTS.items():
            if self._statements[name]:
                rows.append(_fact(shown, self._statements[name]))
        for link, shown in _LINKS.items():
            iris = self._statements[link]
            known = [self._known[iri] for iri in iris]
            # A base that is written but not resolved is listed too.
            names = {entry.short_name for entry in known}
            written = [
                text for text in self._statements[_WRITTEN.get(link, "")] if not any(name in text for name in names)
            ]
            if known or written:
                rows.append(
                    _fact(shown, [*(f"{entry.place}{self._implemented_at(entry)}" for entry in known), *written], iris)
                )
        return rows

    def _advisories(self) -> list[Row]:
        """Find advisories about the package of an external symbol."""
        name = identity.external_name(self._found.symbol.iri)
        ends = [match.start() for match in re.finditer(r"[.:/]", name)] if name else []
        prefixes = [StringTerm(prefix) for end in [*ends, len(name)] if (prefix := name[:end])]
        rows = self._workspace.rows("advisories_of", name=prefixes) if prefixes else []
        return [
            _fact("affected by" if row["how"].endswith("#affects") else "may be affected by", [_advisory(row)])
            for row in rows
        ]

    def _implemented_at(self, trait: Symbol) -> str:
        """Return the places of the blocks in other files that implement a trait."""
        blocks = [self._known[block] for block, of in self._blocks.items() if of == trait.iri]
        places = [f"{block.path}:{block.line}" for block in blocks if block.path != self._found.symbol.path]
        return f" (at {', '.join(places)})" if places else ""

    def _change(self) -> list[Row]:
        symbol = self._found.symbol
        lines = [(entry.line, entry.end) for entry in self._found.definitions if entry.path == symbol.path]
        blame = (
            self._workspace.keeper.blame(*self._scope.root_around(symbol.path), lines)
            if symbol.path and not self._scope.committed
            else None
        )
        if blame is not None:
            return authorship(blame)
        modules = sorted({entry.module for entry in self._found.definitions if entry.module})
        commits = self._workspace.rows("last_change", module=modules) if modules else []
        return [_fact("file last changed", [_described_commit(row)]) for row in commits]

    def _notes(self) -> list[Row]:
        return [_note(row) for row in self._workspace.rows("symbol_notes", symbol=self._found.iris)]


def _fact(name: str, values: Sequence[str], iris: Sequence[str] = ()) -> Row:
    return Row(f"{name}: {', '.join(values)}", {"fact": name, "values": list(values), "iris": list(iris)})


def _member(symbol: Symbol, path: str) -> Row:
    """Return the line of a member of a symbol in the file at ``path``."""
    lines = f"{symbol.line}-{symbol.end}" if symbol.end > symbol.line else f"{symbol.line}"
    place = lines if symbol.path == path else f"{symbol.path}:{lines}"
    return Row(f"  {place} {symbol.kind.lower()} {symbol.short_name}{symbol.signature}", symbol.data)


def _documentation(text: str) -> Row:
    shown = cut_text(text, _MAX_LENGTH)
    return Row("\n".join(f"  {line}".rstrip() for line in shown.splitlines()), {"text": text})


def _note(row: Mapping[str, str]) -> Row:
    text = f"  <{row['from']}> <{row['predicate']}> it" if "from" in row else f"  <{row['predicate']}> {row['value']}"
    graph = f" in <{row['graph']}>" if "graph" in row else ""
    return Row(f"{text}{graph}", {key: value for key, value in row.items() if key != "symbol"})


def _described_commit(commit: Mapping[str, str]) -> str:
    subject = commit["message"].partition("\n")[0]
    return f"{commit['hash']} {commit['date'][:10]} {commit.get('author', '')}: {subject}"


def _advisory(row: Mapping[str, str]) -> str:
    version = f" {row['version']}" if "version" in row else ""
    fixed = f", fixed in {row['fixed']}" if "fixed" in row else ""
    return f"{row['advisory']} of {row['package']}{version}{fixed}: {row.get('summary', '')}".rstrip(": ")

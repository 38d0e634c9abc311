"""What a file holds, without reading it."""

from __future__ import annotations

from typing import Annotated

from oxigraph_code.tools.listing import Format, Listing, MaxChars, Offset, Page, Row, Section, answer
from oxigraph_code.tools.scope import Project, scope_of
from oxigraph_code.tools.symbols import Symbol, modules_at, symbols_in
from oxigraph_code.tools.workspace import Answer, Call, Workspace

_INDENT = "  "


def outline(
    workspace: Workspace,
    call: Call,
    path: Annotated[str, "file, from the root of the project or the end of such a path"],
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """List the symbols of a file: classes, functions, methods, fields, with their lines and signatures.

    Use when: "what is in this file", before you read a file or a part of it.
    Not for: one symbol (get_symbol); what a file imports (get_dependencies); the files of a project (repo_map).
    Returns: a line for each symbol in the order of the file: lines, kind, name and signature, nested as in the file.
    """
    page = Page.asked(workspace.settings, offset, max_chars, format)
    scope = scope_of(workspace, call, project)
    if isinstance(scope, Answer):
        return scope
    modules = modules_at(workspace, scope, path)
    if not modules:
        return Answer(f"{path} is not in the index of {scope.root} · {scope.freshness}\nrepo_map lists its files")
    symbols = symbols_in(workspace, scope, modules)
    sections = []
    for where in dict.fromkeys(symbol.path for symbol in symbols.values()):
        inside = [symbol for symbol in symbols.values() if symbol.path == where]
        sections.append(Section("symbols", [_row(symbol, symbols) for symbol in inside], where))
    files = "" if len(sections) == 1 else f" in {len(sections)} files"
    head = f"{len(symbols):,} symbols{files}"
    return answer(
        Listing(head, sections, facts=[scope.freshness], next_step="get_symbol shows one, with its code"), page
    )


def _row(symbol: Symbol, around: dict[str, Symbol]) -> Row:
    depth, owner = 1, symbol.owner
    while owner in around:
        depth, owner = depth + 1, around[owner].owner
    lines = f"{symbol.line}-{symbol.end}" if symbol.end > symbol.line else f"{symbol.line}"
    return Row(f"{_INDENT * depth}{lines} {symbol.kind.lower()} {symbol.short_name}{symbol.signature}", symbol.data)

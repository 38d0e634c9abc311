"""Outlines: the symbols of a file, or the files of a folder with their outermost symbols.

For maintainers: this module must not know how symbols are found.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType

from oxigraph_code.hints import said
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Format, LazyRows, Listing, MaxChars, Offset, Page, Row, Section, answer
from oxigraph_code.tools.answer.owners import Owners
from oxigraph_code.tools.answer.remarks import remark_facts
from oxigraph_code.tools.answer.symbol_details import Symbol, modules_at, modules_below, symbols_in
from oxigraph_code.tools.workspace.paths import pasted
from oxigraph_code.tools.workspace.scope import PathArg, Project, QuestionScope, find_scope
from oxigraph_code.tools.workspace.workspace import Answer, Call, Workspace

_INDENT = "  "
_DETAILS = frozenset({"Field", "Variable", "Variant", "Parameter"})


def outline(
    workspace: Workspace,
    call: Call,
    path: PathArg,
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """List the symbols of a file or folder.

    Use when: "what is in this file".
    Not for: imports (get_dependencies).
    Returns: lines, kind, name, signature, nested.
    """
    page = Page.from_arguments(workspace.settings, offset, max_chars, format)
    scope = find_scope(workspace, call, project, needs_links=False)
    path = pasted(path).path
    modules = modules_at(workspace, scope, path)
    if not modules and (below := modules_below(workspace, scope, path)):
        return answer(_of_folder(workspace, scope, path, below), page)
    if not modules:
        head = f"{path} is not in the index of {scope.root} · {scope.freshness}"
        return Answer.nothing_found(f"{head}\n{said('repo_map lists its files')}")
    return answer(outline_of(workspace, scope, modules), page)


def outline_of(
    workspace: Workspace,
    scope: QuestionScope,
    modules: list[str],
    place: str = "",
    besides: Mapping[str, Sequence[str]] = MappingProxyType({}),
) -> Listing:
    """List the symbols of modules, and facts; ``place`` is the beginning of the first line."""
    symbols = symbols_in(workspace, scope, modules)
    sections = []
    for where in dict.fromkeys(symbol.path for symbol in symbols.values()):
        inside = [symbol for symbol in symbols.values() if symbol.path == where]
        sections.append(Section("symbols", [_row(symbol, symbols) for symbol in inside], where))
    owned = {"owned by": Owners(workspace, scope).nearest(modules)} if len(modules) == 1 else {}
    stated = [
        Row(f"{name}: {', '.join(values)}", {"fact": name, "values": values})
        for name, values in {**owned, **besides, **remark_facts(workspace, modules)}.items()
        if values
    ]
    files = "" if len(sections) <= 1 else f" in {len(sections)} files"
    facts = [f"{counted(len(symbols), 'symbol')}{files}", scope.freshness]
    head = place or facts.pop(0)
    return Listing(
        head,
        [Section("facts", stated), *sections],
        facts=facts,
        narrower="get_symbol of one class lists its members",
        next_step="get_symbol shows one, with its code",
    )


def _of_folder(workspace: Workspace, scope: QuestionScope, path: str, modules: list[str]) -> Listing:
    """List the files below a folder with their outermost symbols, loaded when they are shown."""
    rows = [LazyRows(1, partial(_file, workspace, scope, module)) for module in modules]
    head = (
        f"{counted(len(modules), 'indexed file')} in {path.strip('/') or '.'}, with their outermost functions and types"
    )
    facts = [scope.freshness]
    step = "outline of one file shows all its symbols; repo_map counts the files of each folder"
    return Listing(
        head, [Section("files", row) for row in rows], facts=facts, narrower="a deeper folder", next_step=step
    )


def _file(workspace: Workspace, scope: QuestionScope, module: str) -> list[Row]:
    symbols = symbols_in(workspace, scope, [module])
    top = [symbol for symbol in symbols.values() if symbol.owner not in symbols and symbol.kind not in _DETAILS]
    kinds = [f"  {symbol.line} {symbol.kind.lower()} {symbol.short_name}" for symbol in top]
    where = scope.path_of(module)
    data = {"path": where, "symbols": [symbol.data for symbol in top]}
    return [Row("\n".join([f"{where} ({counted(len(symbols), 'symbol')})", *kinds]), data)]


def _row(symbol: Symbol, around: dict[str, Symbol]) -> Row:
    depth, owner = 1, symbol.owner
    while owner in around:
        depth, owner = depth + 1, around[owner].owner
    lines = f"{symbol.line}-{symbol.end}" if symbol.end > symbol.line else f"{symbol.line}"
    return Row(f"{_INDENT * depth}{lines} {symbol.kind.lower()} {symbol.short_name}{symbol.signature}", symbol.data)

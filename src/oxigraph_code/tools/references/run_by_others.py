"""Methods that libraries, holders of an object or computed names may run, as far as the graph shows.

For maintainers: these are signs and no proof, so such methods are undecided and never in use. This module must not know
any framework.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_PUBLIC = frozenset({"", "public"})
_ACCESSOR = re.compile(r"(?:get|set|is)([A-Z]\w*)$")
# A member of the object itself whose name is computed, which may be any method.
_COMPUTED_MEMBER = re.compile(
    r"(?<![\w$.])(?:(?:this|self)\s*\[\s*(?![\"'`\d])|getattr\(\s*(?:self|cls)\s*,\s*(?![\"']\w+[\"']\s*[,)]))"
)


def types_run_by_others(workspace: Workspace, scope: QuestionScope, types: Collection[str]) -> set[str]:
    """Find the types whose methods a library or a computed name may run, also by bases and subtypes."""
    subtypes = _related(workspace, "subtypes_of", "subtype", types)
    bases = _related(workspace, "supertypes_of", "base", set().union(*subtypes.values()))
    known = sorted(set().union(*bases.values()))
    run = {row["type"] for row in batched_rows(workspace, "run_by_libraries", "type", known)}
    run |= {
        symbol.iri
        for symbol in details(workspace, scope, known).values()
        if any(map(_COMPUTED_MEMBER.search, lines_of_file(workspace, scope, symbol.path)[symbol.line - 1 : symbol.end]))
    }
    return {entry for entry in types if any(not run.isdisjoint(bases[subtype]) for subtype in subtypes[entry])}


def fulfilling(workspace: Workspace, methods: Sequence[Symbol], owners: Mapping[str, Symbol]) -> set[str]:
    """Find the methods that may be there for an interface of a library.

    That is where a type need not name its interfaces. These are public methods of a type that other packages cannot
    name, and those with types of a dependency.
    """
    from oxigraph_code.languages.loader import extracts
    from oxigraph_code.languages.registry import installed
    from oxigraph_code.resolution.language.object_model import StructuralTypes

    loaders = {symbol.path: installed().loader_of(symbol.path) for symbol in methods}
    structural = {
        path
        for path, loader in loaders.items()
        if loader is not None and extracts(loader) and isinstance(loader.semantics.object_model, StructuralTypes)
    }
    public = [entry for entry in methods if entry.path in structural and entry.owner and entry.visibility in _PUBLIC]
    typed = batched_rows(workspace, "typed_by_dependencies", "symbol", [entry.iri for entry in public])
    hidden = {entry.iri for entry in public if owners[entry.owner].visibility not in _PUBLIC}
    return hidden | {row["symbol"] for row in typed}


def accessors(workspace: Workspace, scope: QuestionScope, methods: Sequence[Symbol]) -> set[str]:
    """Find the accessors of fields, which libraries run by the name of the property."""
    fields = {
        entry.iri: f"{entry.owner}.{match[1][0].lower()}{match[1][1:]}"
        for entry in methods
        if entry.owner and (match := _ACCESSOR.match(entry.short_name))
    }
    known = details(workspace, scope, sorted(set(fields.values())))
    return {method for method, field in fields.items() if field in known}


def _related(workspace: Workspace, query: str, other: str, types: Collection[str]) -> dict[str, set[str]]:
    found = {entry: {entry} for entry in types}
    for row in batched_rows(workspace, query, "type", sorted(types)):
        found[row["type"]].add(row[other])
    return found


def lines_of_file(workspace: Workspace, scope: QuestionScope, path: str) -> Sequence[str]:
    """Read the lines of a file below the root; none of one that cannot be read."""
    try:
        content = scope.tree.read(path, workspace.settings.max_file_bytes)
    except OSError:
        return ()
    return content.decode("utf-8", "replace").splitlines()

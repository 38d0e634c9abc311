"""Signs that a function may run without an edge in the graph: by libraries, holders of objects, names.

For maintainers: these are signs and no proof, so a function with one is undecided and never in use. Each is a fact
about its file, its object or its class. This module must not know any language or framework.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence

from oxigraph_code.patterns.code_forms import NOT_DECLARING
from oxigraph_code.search.named_lines import in_configuration, is_configuration
from oxigraph_code.search.places import set_aside
from oxigraph_code.tools.answer.symbol_details import Symbol, details, semantics_of
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_PUBLIC = frozenset({"", "public"})
_ACCESSOR = re.compile(r"(?:get|set|is)([A-Z]\w*)$")
_DECLARING = re.compile(r"\s*(?:[\w\"*]+(?:\([\w\s:]*\))?\s+)*?(\w+\*?)\s+\*?(?:r#)?")
# A value, or the export that a file offers to its importers under any name.
_VALUE = re.compile(r"\s*(?:return|yield|await|throw|export\s+default)\b")
_NAME = re.compile(r"[A-Za-z_$]")
_QUOTED_PATH = re.compile(r"([\"'`])([\w$./:-]+)\1")


def types_run_by_others(workspace: Workspace, scope: QuestionScope, types: Collection[str]) -> set[str]:
    """Find the types whose methods a library or a computed name may run, also by bases and subtypes."""
    subtypes = _related(workspace, "subtypes_of", "subtype", types)
    bases = _related(workspace, "supertypes_of", "base", set().union(*subtypes.values()))
    known = sorted(set().union(*bases.values()))
    run = {row["type"] for row in batched_rows(workspace, "run_by_libraries", "type", known)}
    run |= {
        symbol.iri
        for symbol in details(workspace, scope, known).values()
        if (semantics := semantics_of(symbol.path))
        and (computed := semantics.object_model.computed_member)
        and re.search(computed, "\n".join(scope.text(symbol.path).split("\n")[symbol.line - 1 : symbol.end]))
    }
    return {entry for entry in types if any(not run.isdisjoint(bases[subtype]) for subtype in subtypes[entry])}


def types_named_by_path(scope: QuestionScope, files: Sequence[str], types: Collection[Symbol]) -> set[str]:
    """Find the types that a library may load by their path in a configuration or a string in some files."""
    found: set[str] = set()
    names = sorted({entry.short_name for entry in types})
    if not names:
        return found
    paths_with_names = re.compile(rf"[.:](?:{'|'.join(map(re.escape, names))})(?!\w)")
    for path in scope.with_any(files, [f"{mark}{name}" for mark in ".:" for name in names]):
        whole = scope.text(path)
        if not paths_with_names.search(whole):
            continue
        lines = [line for line in whole.split("\n") if paths_with_names.search(line)]
        if not is_configuration(path):
            lines = [text for line in lines for _, text in _QUOTED_PATH.findall(line) if paths_with_names.search(text)]
        text = "\n".join(lines)
        found.update(entry.iri for entry in types if text and in_configuration(text, entry.path, entry.name))
    return found


def fulfilling(workspace: Workspace, methods: Sequence[Symbol], owners: Mapping[str, Symbol]) -> set[str]:
    """Find the methods that may be there for an interface of a library.

    A type need not name its interfaces there. Test doubles have such methods. Under structural interfaces, so have
    types that other packages cannot name, and types with the types of a dependency in them.
    """
    from oxigraph_code.resolution.language.object_model import Implements

    known = {
        entry.iri: semantics.object_model.implements for entry in methods if (semantics := semantics_of(entry.path))
    }
    doubles = {
        entry.iri
        for entry in methods
        if entry.kind == "Method" and "test" in set_aside(entry.path) and known.get(entry.iri) is not Implements.NAMED
    }
    public = [
        entry
        for entry in methods
        if known.get(entry.iri) is Implements.STRUCTURAL and entry.owner and entry.visibility in _PUBLIC
    ]
    asked = sorted({entry.owner for entry in public})
    typed = {row["type"] for row in batched_rows(workspace, "typed_by_dependencies", "type", asked)}
    return doubles | {
        entry.iri for entry in public if entry.owner in typed or owners[entry.owner].visibility not in _PUBLIC
    }


def is_loaded_alone(path: str) -> bool:
    """Check if a file is a module by itself: no part of a package, and declared in no other file."""
    from oxigraph_code.facts import FileFacts

    semantics = semantics_of(path)
    return (
        semantics is not None
        and not semantics.module_model.is_closed
        and not semantics.package(FileFacts("", path, "", 0))
    )


def names_of_bases(path: str, known: Iterable[str], unresolved: Iterable[str]) -> list[str]:
    """Find the names of external and unresolved bases that may know the methods of a type.

    The root of all types knows none, and a type is no base of its own forms.
    """
    semantics = semantics_of(path)
    if semantics is None:
        return list(known)
    more = [] if semantics.object_model.is_structural else filter(_NAME.match, unresolved)
    return [name for name in (*known, *more) if name not in semantics.transparent_bases]


def sending_names(path: str) -> set[str]:
    """Find the names of functions that send something in the language of a file, wherever they are from."""
    from oxigraph_code.resolution.routing.tables import tables_of

    semantics = semantics_of(path)
    entries = tables_of(semantics).joins.rows if semantics is not None else ()
    sending = (e for e in entries if e.access == "sends" and "call" in e.kinds and not e.outside.names)
    return {name for entry in sending for name in entry.names}


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


def is_declared(name: str, lines: Iterable[str]) -> bool:
    """Check if a keyword in front of its name declares a function on one of its lines.

    Others are named by a key of an object or an assigned member, so any holder of the object may run them.
    """
    word = re.compile(rf"(?<![\w$]){re.escape(name)}(?![\w$]|\s+\w)")
    for line in lines:
        if (place := word.search(line)) is not None:
            before = line[: place.start()]
            declaring = _DECLARING.fullmatch(before)
            return declaring is not None and declaring[1] not in NOT_DECLARING and not _VALUE.match(before)
    return False

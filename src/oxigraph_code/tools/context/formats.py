"""Output formats of a bundle: text for readers and JSON for scripts.

For maintainers: in the text the most important lines come first and nothing is repeated; code keeps its line numbers,
and gaps are said. This module must not know how anything was selected.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from oxigraph_code import identity
from oxigraph_code.hints import said
from oxigraph_code.search.entries import Entry
from oxigraph_code.search.literals import ROUTE
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.json_text import json_text
from oxigraph_code.tools.answer.symbol_details import brief
from oxigraph_code.tools.context.bundle import MODULE, Bundle, Focus, Snippet

_RELATIONS = {"implementsTrait": "IMPLEMENTS"}
_EXERCISES = frozenset({"calls", "instantiates", "references"})
_MAX_LINES = 3
_WIDEST = 120
PARTS = {
    "needs": "dependencies:",
    "tests": "tests of them:",
    "users": "users of them:",
    "others": "also near:",
}
"""The parts of the neighbourhood in order, with their titles."""


def as_text(bundle: Bundle, next_step: str) -> str:
    """Format the bundle as text: summary, entry points, literals, code, neighbours, notes, next step."""
    lines = [*_focus(bundle), *_written(bundle), *_code(bundle), *_near(bundle), *bundle.notes, next_step]
    below = "\n".join(lines)
    used = len(below) + len(_first(bundle, bundle.budget)) + 1
    return f"{_first(bundle, used)}\n{below}"


def _first(bundle: Bundle, used: int) -> str:
    if not bundle.is_clear:
        weak = f"no clear place to begin: {counted(len(bundle.focus), 'weak match')}".replace("matchs", "matches")
        return f"{weak} · {bundle.scope.freshness}"
    files = len(bundle.code)
    counts = [counted(len(bundle.focus), "entry point"), f"code of {counted(files, 'file')}"]
    for part, noun in (("needs", "dependency"), ("tests", "test"), ("users", "user")):
        count = sum(near.part == part for near in bundle.near)
        counts += [counted(count, noun).replace("dependencys", "dependencies")] if count else []
    return " · ".join([", ".join(counts), f"{used:,} of {bundle.budget:,} characters", bundle.scope.freshness])


def _written(bundle: Bundle) -> list[str]:
    """Write the lines with literals of the task."""
    found: list[str] = []
    for written in bundle.written:
        if not written.total:
            continue
        # The handlers of a route are entry points, and more telling than its other lines.
        is_handled = written.is_name and written.literal.kind == ROUTE
        shown = written.lines[:_MAX_LINES] if written.is_specific and not is_handled else ()
        counts = f"{counted(written.total, 'line')} of {counted(written.files, 'file')}"
        more = f" ({len(shown)} shown)" if len(shown) < written.total else ""
        found.append(f"{written.text} is in {counts}{more}{':' if shown else said('; search_code mode=text')}")
        for at in shown:
            place = f"{at.path}:{at.line}: {at.text[:_WIDEST]}" if at.line else at.path
            inside = at.inside if at.inside and at.inside.kinds[0] != MODULE else None
            found.append(f"  {place}{f' · in {inside.kinds[0]} {inside.name}' if inside else ''}")
    return found


def _focus(bundle: Bundle) -> list[str]:
    by_file: dict[str, list[Focus]] = defaultdict(list)
    for focus in bundle.focus:
        by_file[focus.entry.module].append(focus)
    rows = [
        " · also ".join(
            [
                f"  {_line(bundle, first.entry)} · {first.reason}",
                *(f":{one.entry.line} {_named(one.entry)}" for one in others),
            ]
        )
        for first, *others in by_file.values()
    ]
    title = "entry points:" if bundle.is_clear else "perhaps:"
    fainter = [f"less evidence: {', '.join(bundle.fainter)}"] if bundle.fainter else []
    return [title, *rows, *fainter] if rows else []


def _code(bundle: Bundle) -> list[str]:
    found: list[str] = []
    for path, snippets in groupby(bundle.snippets, key=lambda snippet: snippet.path):
        every = list(snippets)
        width = len(str(every[-1].end))
        found.append(path)
        for number, snippet in enumerate(every):
            # Single lines of declarations need no mark between them.
            found += ["…"] if number and len(every[number - 1].lines) > 1 else []
            numbered = enumerate(snippet.lines, snippet.start)
            found += [f"{at:>{width}} {text}".rstrip() for at, text in numbered]
    return found


def _near(bundle: Bundle) -> list[str]:
    found: list[str] = []
    for part, title in PARTS.items():
        rows = [
            f"  {_line(bundle, near.entry)}{brief(near.entry.signature) if part == 'needs' else ''} · {near.reason}"
            for near in bundle.near
            if near.part == part
        ]
        if part == "others":
            rows += [f"  {path} · has {', '.join(words)}" for path, words in bundle.files]
        found += [title, *rows] if rows else []
    return found


def _line(bundle: Bundle, entry: Entry) -> str:
    """Write an entry in a line of its own."""
    if entry.kinds[0] == MODULE:
        return bundle.path(entry)
    return f"{bundle.path(entry)}:{entry.line} {_named(entry)}"


def _named(entry: Entry) -> str:
    return f"{entry.kinds[0]} {entry.name}"


def as_json(bundle: Bundle, intent: str) -> str:
    """Format the bundle as JSON."""
    ids = _ids(bundle)
    frame = {
        "repo": {"root": str(bundle.scope.root), "rev": bundle.scope.commit or None},
        "intent": intent,
        "focus": [
            *({**_node(bundle, focus.entry, ids), "reason": focus.reason} for focus in bundle.focus),
            *_files_written(bundle),
            *({"type": "file", "id": path, "path": path, "reason": "less evidence"} for path in bundle.fainter),
        ],
        "snippets": [_snippet_json(snippet) for snippet in bundle.snippets],
        "subgraph": _subgraph(bundle),
        "notes": list(bundle.notes),
        "limits": {"budget": bundle.budget, "used_estimate": bundle.budget},
    }
    frame["limits"] = {"budget": bundle.budget, "used_estimate": len(_encoded(frame))}
    return _encoded(frame)


def _files_written(bundle: Bundle) -> Iterable[dict[str, Any]]:
    """Yield files with a literal of the task outside of all symbols."""
    for written in bundle.written:
        lines: dict[str, int] = {}
        for line in written.lines:
            if line.inside is None:
                lines.setdefault(line.path, line.line)
        for path, number in lines.items():
            where = f"line {number} has" if number else "its path has"
            yield {"type": "file", "id": path, "path": path, "reason": f"{where} {written.text}"}


def _subgraph(bundle: Bundle) -> dict[str, Any]:
    if not bundle.is_explained:
        return {"nodes": [], "edges": []}
    ids = _ids(bundle)
    edges = ({**edge, "src": ids[edge["src"]], "dst": ids[edge["dst"]]} for edge in _edges(bundle))
    return {"nodes": list(_nodes(bundle, ids)), "edges": list(edges)}


def _ids(bundle: Bundle) -> Mapping[str, str]:
    """Make short ids by IRI: the path of a file, ``path:name`` of a symbol.

    Tools that take a symbol accept these. If several symbols have one path and name, the first gets the short id.
    """
    found: dict[str, str] = {}
    taken: set[str] = set()
    for entry in bundle.entries.values():
        path = bundle.path(entry)
        short = path if entry.kinds[0] == MODULE else f"{path}:{entry.name}"
        found[entry.iri] = f"code:{entry.iri.removeprefix(identity.BASE)}" if short in taken else short
        found.setdefault(entry.module, path)
        taken.add(short)
    return found


def _encoded(data: Any) -> str:
    return json_text(data)


def _snippet_json(snippet: Snippet) -> dict[str, Any]:
    text = "\n".join(snippet.lines)
    digest = hashlib.sha256(text.encode()).hexdigest()
    return {"path": snippet.path, "start": snippet.start, "end": snippet.end, "sha256": digest, "text": text}


def _node(bundle: Bundle, entry: Entry, ids: Mapping[str, str]) -> dict[str, Any]:
    if entry.kinds[0] == MODULE:
        return {"type": "file", "id": ids[entry.iri], "path": bundle.path(entry)}
    return {"type": "symbol", "id": ids[entry.iri], "fq_name": entry.name, "path": bundle.path(entry)}


def _nodes(bundle: Bundle, ids: Mapping[str, str]) -> Iterable[dict[str, Any]]:
    """Yield files, then the symbols in them."""
    files = {found.entry.module: found.entry for found in bundle.mentioned}
    named = {found.entry.iri for found in bundle.mentioned}
    for module, entry in files.items():
        if module not in named:
            yield {"type": "file", "id": ids[module], "path": bundle.path(entry), "reason": f"defines {entry.name}"}
    for found in bundle.mentioned:
        yield {**_node(bundle, found.entry, ids), "reason": found.reason}


def _edges(bundle: Bundle) -> Iterable[dict[str, str]]:
    known = bundle.entries
    for entry in known.values():
        if entry.kinds[0] != MODULE:
            yield {"src": entry.module, "rel": "DEFINES", "dst": entry.iri, "reason": "its file"}
    starts = {focus.entry.iri for focus in bundle.focus}
    for edge in bundle.links:
        source = known[edge.source]
        tests = source.is_test and edge.kind in _EXERCISES and not known[edge.target].is_test
        relation = "TESTS" if tests else _RELATIONS.get(edge.kind, edge.kind.upper())
        reason = "needed by an entry point" if edge.source in starts else "depends on an entry point"
        yield {"src": edge.source, "rel": relation, "dst": edge.target, "reason": reason}

"""The context of a task: entry points, code and neighbours, each with a reason.

For maintainers: a bundle grows by immutable additions, so that the selection can measure each variant against the
budget. Code is stored by line, because two excerpts of a file may overlap or touch. The JSON form is here; the text
form is in ``text``. This module must not know how anything was selected.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from oxigraph_code import identity
from oxigraph_code.search.entries import Entry
from oxigraph_code.tools.context.expansion import Edge
from oxigraph_code.tools.context.literals import LiteralUses
from oxigraph_code.tools.context.words import OtherFile
from oxigraph_code.tools.workspace.scope import QuestionScope

MODULE = "module"

_RELATIONS = {"implementsTrait": "IMPLEMENTS"}
_EXERCISES = frozenset({"calls", "instantiates", "references"})


class Focus(NamedTuple):
    """A place where the task may begin, with the reason."""

    entry: Entry
    reason: str


class Neighbour(NamedTuple):
    """A neighbour of the entry points, with its part of the answer and the reason."""

    entry: Entry
    part: str
    reason: str


class Snippet(NamedTuple):
    """Consecutive lines of a file."""

    path: str
    start: int
    lines: Sequence[str]

    @property
    def end(self) -> int:
        return self.start + len(self.lines) - 1


@dataclass(frozen=True)
class Bundle:
    """The whole content of an answer.

    ``written`` are the literals of the task with their lines, ``files`` the files that are not indexed, with the words
    of the task in them. ``code`` maps paths and line numbers to lines. If ``is_explained`` is false, the JSON form has
    no subgraph; if ``is_clear`` is false, there is no evidence that the task begins at the entry points.
    """

    scope: QuestionScope
    task: str
    budget: int
    written: Sequence[LiteralUses] = ()
    files: Sequence[OtherFile] = ()
    focus: Sequence[Focus] = ()
    near: Sequence[Neighbour] = ()
    edges: Sequence[Edge] = ()
    code: Mapping[str, Mapping[int, str]] = field(default_factory=dict)
    notes: Sequence[str] = ()
    is_explained: bool = True
    is_clear: bool = True

    def focussed(self, focus: Focus) -> Bundle:
        return replace(self, focus=(*self.focus, focus))

    def unexplained(self) -> Bundle:
        return replace(self, is_explained=False)

    def related(self, near: Neighbour) -> Bundle:
        return replace(self, near=(*self.near, near))

    def shown(self, path: str, lines: Mapping[int, str]) -> Bundle:
        """Add lines of a file."""
        return replace(self, code={**self.code, path: {**self.code.get(path, {}), **lines}})

    def path(self, entry: Entry) -> str:
        return self.scope.path(entry.project, entry.path)

    @property
    def mentioned(self) -> Sequence[Focus | Neighbour]:
        """All entry points and neighbours."""
        return [*self.focus, *self.near]

    @property
    def entries(self) -> Mapping[str, Entry]:
        """All entries by IRI."""
        return {found.entry.iri: found.entry for found in self.mentioned}

    @property
    def links(self) -> Sequence[Edge]:
        """The edges between the entries."""
        known = self.entries
        return [edge for edge in self.edges if edge.source in known and edge.target in known]

    @property
    def snippets(self) -> list[Snippet]:
        """The code as consecutive lines, in the order in which the files were added."""
        found = []
        for path, lines in self.code.items():
            numbers = sorted(lines)
            breaks = [0, *(at for at, (one, two) in enumerate(pairwise(numbers), 1) if two != one + 1), len(numbers)]
            for start, end in pairwise(breaks):
                found.append(Snippet(path, numbers[start], [lines[number] for number in numbers[start:end]]))
        return found


def as_json(bundle: Bundle, intent: str) -> str:
    """Format the bundle as JSON."""
    ids = _ids(bundle)
    frame = {
        "repo": {"root": str(bundle.scope.root), "rev": bundle.scope.commit or None},
        "intent": intent,
        "focus": [
            *({**_node(bundle, focus.entry, ids), "reason": focus.reason} for focus in bundle.focus),
            *_files_written(bundle),
        ],
        "snippets": [_snippet(snippet) for snippet in bundle.snippets],
        "subgraph": _subgraph(bundle),
        "notes": list(bundle.notes),
        "limits": {"budget": bundle.budget, "used_estimate": bundle.budget},
    }
    frame["limits"] = {"budget": bundle.budget, "used_estimate": len(_encoded(frame))}
    return _encoded(frame)


def _files_written(bundle: Bundle) -> Iterable[dict[str, Any]]:
    """Files with a literal of the task outside of all symbols."""
    for written in bundle.written:
        lines: dict[str, int] = {}
        for line in written.lines:
            if line.inside is None:
                lines.setdefault(line.path, line.line)
        for path, number in lines.items():
            where = f"line {number} has" if number else "its path has"
            yield {"type": "file", "id": path, "path": path, "reason": f"{where} {written.literal.text}"}


def _subgraph(bundle: Bundle) -> dict[str, Any]:
    if not bundle.is_explained:
        return {"nodes": [], "edges": []}
    ids = _ids(bundle)
    edges = ({**edge, "src": ids[edge["src"]], "dst": ids[edge["dst"]]} for edge in _edges(bundle))
    return {"nodes": list(_nodes(bundle, ids)), "edges": list(edges)}


def _ids(bundle: Bundle) -> Mapping[str, str]:
    """Short ids by IRI: the path of a file, ``path:name`` of a symbol.

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
    return msgspec.json.encode(data).decode()


def _snippet(snippet: Snippet) -> dict[str, Any]:
    text = "\n".join(snippet.lines)
    digest = hashlib.sha256(text.encode()).hexdigest()
    return {"path": snippet.path, "start": snippet.start, "end": snippet.end, "sha256": digest, "text": text}


def _node(bundle: Bundle, entry: Entry, ids: Mapping[str, str]) -> dict[str, Any]:
    if entry.kinds[0] == MODULE:
        return {"type": "file", "id": ids[entry.iri], "path": bundle.path(entry)}
    return {"type": "symbol", "id": ids[entry.iri], "fq_name": entry.name, "path": bundle.path(entry)}


def _nodes(bundle: Bundle, ids: Mapping[str, str]) -> Iterable[dict[str, Any]]:
    """Files, then the symbols in them."""
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

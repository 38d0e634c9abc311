"""What a task is told: the places it may begin at, code, what is around them, and why each is there.

For maintainers: a bundle grows by additions, so that whoever chooses can measure every form of it against its room.
Code is kept by line, because two pieces of one file may share lines or touch. Here is the form for scripts; the one for
readers is in ``context_text``. This module must not know how anything was chosen.
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
from oxigraph_code.tools.context.literals import Written
from oxigraph_code.tools.context.words import OtherFile
from oxigraph_code.tools.workspace.scope import QuestionScope

MODULE = "module"

_RELATIONS = {"implementsTrait": "IMPLEMENTS"}
_EXERCISES = frozenset({"calls", "instantiates", "references"})


class Focus(NamedTuple):
    """Where the task may begin, and why."""

    entry: Entry
    reason: str


class Near(NamedTuple):
    """What is around: which part of the answer it belongs to, and why it is there."""

    entry: Entry
    part: str
    reason: str


class Snippet(NamedTuple):
    """Lines of a file that follow one another."""

    path: str
    start: int
    lines: Sequence[str]

    @property
    def end(self) -> int:
        return self.start + len(self.lines) - 1


@dataclass(frozen=True)
class Bundle:
    """All that an answer says. ``written`` are the literals of the task with their lines, ``files`` those that are not
    indexed, with the words of the task that they have. ``code`` has the lines that are shown, by path and number;
    without ``is_explained`` scripts get no subgraph. Without ``is_clear`` nothing says that the task begins at the
    entry points."""

    scope: QuestionScope
    task: str
    budget: int
    written: Sequence[Written] = ()
    files: Sequence[OtherFile] = ()
    focus: Sequence[Focus] = ()
    near: Sequence[Near] = ()
    edges: Sequence[Edge] = ()
    code: Mapping[str, Mapping[int, str]] = field(default_factory=dict)
    notes: Sequence[str] = ()
    is_explained: bool = True
    is_clear: bool = True

    def focussed(self, focus: Focus) -> Bundle:
        return replace(self, focus=(*self.focus, focus))

    def unexplained(self) -> Bundle:
        return replace(self, is_explained=False)

    def related(self, near: Near) -> Bundle:
        return replace(self, near=(*self.near, near))

    def shown(self, path: str, lines: Mapping[int, str]) -> Bundle:
        """With more lines of a file."""
        return replace(self, code={**self.code, path: {**self.code.get(path, {}), **lines}})

    def path(self, entry: Entry) -> str:
        return self.scope.path(entry.project, entry.path)

    @property
    def told(self) -> Sequence[Focus | Near]:
        """All that it is about, entry points first."""
        return [*self.focus, *self.near]

    @property
    def entries(self) -> Mapping[str, Entry]:
        """All that it is about."""
        return {found.entry.iri: found.entry for found in self.told}

    @property
    def links(self) -> Sequence[Edge]:
        """The edges between what is in it."""
        known = self.entries
        return [edge for edge in self.edges if edge.source in known and edge.target in known]

    @property
    def snippets(self) -> list[Snippet]:
        """The code, file by file in the order that the files came in, and from top to bottom."""
        found = []
        for path, lines in self.code.items():
            numbers = sorted(lines)
            breaks = [0, *(at for at, (one, two) in enumerate(pairwise(numbers), 1) if two != one + 1), len(numbers)]
            for start, end in pairwise(breaks):
                found.append(Snippet(path, numbers[start], [lines[number] for number in numbers[start:end]]))
        return found


def as_json(bundle: Bundle, intent: str) -> str:
    """The bundle for scripts."""
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
    """The files that have a literal of the task where no symbol is."""
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
    """Short ids by IRIs: the path of a file, ``path:name`` of a symbol.

    Tools that take a symbol take these. Of several symbols with one path and name, the first has the short id.
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
    """Files before what is in them."""
    files = {found.entry.module: found.entry for found in bundle.told}
    named = {found.entry.iri for found in bundle.told}
    for module, entry in files.items():
        if module not in named:
            yield {"type": "file", "id": ids[module], "path": bundle.path(entry), "reason": f"defines {entry.name}"}
    for found in bundle.told:
        yield {**_node(bundle, found.entry, ids), "reason": found.reason}


def _edges(bundle: Bundle) -> Iterable[dict[str, str]]:
    known = bundle.entries
    for entry in known.values():
        if entry.kinds[0] != MODULE:
            yield {"src": entry.module, "rel": "DEFINES", "dst": entry.iri, "reason": "where it is"}
    starts = {focus.entry.iri for focus in bundle.focus}
    for edge in bundle.links:
        source = known[edge.source]
        tests = source.is_test and edge.kind in _EXERCISES and not known[edge.target].is_test
        relation = "TESTS" if tests else _RELATIONS.get(edge.kind, edge.kind.upper())
        reason = "what an entry point needs" if edge.source in starts else "who depends on it"
        yield {"src": edge.source, "rel": relation, "dst": edge.target, "reason": reason}

"""The context of a task: entry points, code and neighbours, each with a reason.

For maintainers: a bundle grows by immutable additions, so that the selection can measure each variant against the
budget. Code is stored by line, because two excerpts of a file may overlap or touch. This module must not know how
anything was selected.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import NamedTuple

from oxigraph_code.search.entries import Entry
from oxigraph_code.tools.context.candidates import OtherFile
from oxigraph_code.tools.context.expansion import Edge
from oxigraph_code.tools.context.literals import LiteralUses
from oxigraph_code.tools.workspace.scope import QuestionScope

MODULE = "module"


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
    that they have of it, ``fainter`` further paths. ``code`` maps paths and line numbers to lines.
    If ``is_explained`` is false, the JSON form has no subgraph; if ``is_clear`` is false, there is no evidence that the
    task begins at the entry points.
    """

    scope: QuestionScope
    task: str
    budget: int
    written: Sequence[LiteralUses] = ()
    files: Sequence[OtherFile] = ()
    fainter: Sequence[str] = ()
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
        return self.scope.path_of(entry.module)

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

"""The values that a store takes and gives, and the session of a writer, independent of the engine.

For maintainers: an index run uses ``WriteSession`` while it holds the writer lock. Triples cross this interface as
N-Triples text, never as objects of an engine.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, NamedTuple, Protocol


class QueryResult(NamedTuple):
    """The result of a query.

    ``form`` is ``select``, ``ask`` or ``graph``; ``text`` is SPARQL 1.1 JSON, ``true``/``false`` or N-Triples.
    ``shown`` is the number of rows or triples in ``text``. ``complete`` is False if the size limit cut off the rest;
    ``total`` is then the number of all, or -1 if counting them would have taken too long.
    """

    form: str
    text: str
    shown: int
    total: int
    complete: bool


@dataclass(frozen=True)
class GraphChange:
    """The number of triples of a graph before and after an update, with those deleted and inserted.

    ``graph`` is ``default`` or an IRI. ``before`` and ``after`` are -1 if the graph is too large to count, ``deleted``
    and ``inserted`` if only their difference is known.
    """

    graph: str
    before: int
    after: int
    deleted: int = -1
    inserted: int = -1


@dataclass(frozen=True)
class Loaded:
    """The number of triples or quads read, and the IRIs that replace blank nodes as graph names."""

    count: int
    graphs: tuple[str, ...] = ()


@dataclass(frozen=True)
class UpdateReport:
    """The effect of an update: its operations in order, and the graphs whose triples changed.

    ``changes`` is ``None`` if the engine does not report them.
    """

    operations: tuple[str, ...]
    changes: tuple[GraphChange, ...] | None


@dataclass(frozen=True)
class RdfSource:
    """RDF to load: the file at ``path``, or ``text``. ``format`` is a short name of ``formats``.

    ``is_replacing`` puts it in place of all that ``graph`` has.
    """

    format: str
    path: Path | None = None
    text: str = ""
    base_iri: str = ""
    graph: str = ""
    is_replacing: bool = False


class Replacement(NamedTuple):
    """Lines of N-Triples for a named graph, with an update before and one after their insertion.

    All of it may be repeated without harm.
    """

    before: str
    graph: str
    lines: str
    after: str


WriterWait = Callable[[str], None]
"""Called during a wait for a lock, with a description of its holder and the holder's progress.

An exception from it ends the wait.
"""


Running = Callable[[Callable[[], None]], AbstractContextManager[None]]
"""Entered while a child process works for a call; its argument ends that process, to cancel the call."""


class StoreSize(NamedTuple):
    """The current generation, 0 before the first one is published, and its size on disk in bytes."""

    generation: int
    bytes: int


class WriteSession(Protocol):
    """A transaction of the one writer, published at its end at the latest.

    Readers see nothing of it before; if it fails, they never do. A ``graph`` is the IRI of a named graph, or empty for
    the working graph. ``generation`` is the one that the session starts from, and after its end the one that it
    published.
    """

    @property
    def generation(self) -> int: ...

    def publish(self) -> None:
        """Make the changes so far the current generation, before the session ends."""

    def keep_beside(self, name: str, content: bytes) -> None:
        """Keep a file beside the generation that is published next, and no longer than it."""

    def new_text(self) -> AbstractContextManager[BinaryIO]:
        """Return a new text file on the store's disk, for ``rebuild``; it is removed when the session ends."""

    def projects(self) -> dict[str, str]:
        """Return the root path of each project in the working graph, by project IRI."""

    def triples_of(self, projects: Collection[str], graph: str = "") -> Iterable[str]:
        """Return the owned triples about projects and their content: N-Triples, without line ends.

        This scans the graph once for all of the projects that it knows: seconds for a million triples.
        """

    def triples_owned_by(self, owners: Collection[str], graph: str = "") -> Iterable[str]:
        """Return the owned triples about subjects and everything that belongs to them, as N-Triples.

        Some may come twice. Fast for a few subjects.
        """

    def count_owned_by(self, owners: Collection[str], graph: str = "") -> Mapping[str, int]:
        """Count the number of triples about each of the subjects and about everything that belongs to it.

        A subject without any is absent. This takes a tenth of the time of reading them.
        """

    def select(self, query: str) -> Sequence[tuple[str, ...]]:
        """Select the rows of a SELECT over the working graph that binds all its variables: terms as N-Triples."""

    def dirty_subjects(self, projects: Collection[str], graph: str = "") -> Collection[str]:
        """Return the subjects in projects whose owned triples others may have changed.

        ``ANYTHING`` is among them if they are unknown.
        """

    def mark_reconciled(self, projects: Collection[str], graph: str = "") -> None:
        """Record that the owned triples about projects are correct again."""

    def change(self, removed: Collection[str], added: Collection[str], graph: str = "") -> None:
        """Delete and insert lines of N-Triples, as one transaction; for small changes.

        A named graph without any triple left is removed.
        """

    def add(self, text: Path, graph: str = "") -> None:
        """Insert a file of N-Triples; for large additions."""

    def rebuild(self, replaced: Collection[str], text: Path, graph: str = "") -> None:
        """Rewrite the graph without the owned triples about projects, and insert a file of N-Triples.

        If there are no such triples, the file is only inserted.
        """


class Repair(NamedTuple):
    """The outcome of a repair.

    ``saved`` statements of users were copied, all of them if ``is_whole``; the damaged files are in ``aside``.
    """

    saved: int
    is_whole: bool
    aside: str

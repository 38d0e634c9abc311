"""What a store can do, whichever engine is behind it.

For maintainers: ``Store`` is what tools and the server hold; ``WriteSession`` is what an index run holds while it has
the writer's turn. Triples cross this border as N-Triples text, never as an engine's objects.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, NamedTuple, Protocol


class QueryResult(NamedTuple):
    """The answer to a query.

    ``form`` is ``select``, ``ask`` or ``graph``; ``text`` is SPARQL 1.1 JSON, ``true``/``false`` or N-Triples.
    ``shown`` is how many rows or triples ``text`` holds. ``complete`` is false where the size limit cut the rest off;
    ``total`` is then how many there are in all, or -1 where counting them on would have taken too long.
    """

    form: str
    text: str
    shown: int
    total: int
    complete: bool


@dataclass(frozen=True)
class GraphChange:
    """The number of triples of a graph before and after an update, and how many were deleted and inserted.

    ``graph`` is ``default`` or an IRI. ``before`` and ``after`` are -1 where the graph is too big to count, ``deleted``
    and ``inserted`` where only their difference is known.
    """

    graph: str
    before: int
    after: int
    deleted: int = -1
    inserted: int = -1


@dataclass(frozen=True)
class Loaded:
    """The number of triples or quads read, and the IRIs made for graphs that blank nodes named."""

    count: int
    graphs: tuple[str, ...] = ()


@dataclass(frozen=True)
class UpdateReport:
    """What an update did: its operations in order, and the graphs whose number of triples changed."""

    operations: tuple[str, ...]
    changes: tuple[GraphChange, ...]


@dataclass(frozen=True)
class RdfSource:
    """RDF to load: the file at ``path``, or ``text``. ``format`` is a short name of ``formats``."""

    format: str
    path: Path | None = None
    text: str = ""
    base_iri: str = ""
    graph: str = ""


WriterWait = Callable[[str], None]
"""Told while somebody waits for a turn: in words, which process has it, what that does, and how far it is.

What it raises ends the waiting."""


Running = Callable[[Callable[[], None]], AbstractContextManager[None]]
"""Entered while a child process works for a call, with what ends that process: how a call is given up."""


class StoreSize(NamedTuple):
    """The current generation, 0 before the first one is published, and its size on disk in bytes."""

    generation: int
    bytes: int


class Store(Protocol):
    """One knowledge graph. All methods raise errors of the tree in ``errors``.

    ``running`` is entered while a call is worked on; what it is given ends the work.
    """

    def query(
        self,
        query: str,
        default_graph: str = "",
        max_bytes: int | None = None,
        running: Running | None = None,
        *,
        seconds: float | None = None,
        is_users: bool = False,
    ) -> QueryResult:
        """Answer a read-only query about the newest published state.

        ``seconds`` is the deadline, ``None`` the setting ``query_timeout_s``. A query that ``is_users`` does not hold
        up those that are not. ``max_bytes`` limits the answer's text: ``None`` is the setting ``max_result_bytes``, 0
        is no limit.
        """

    def rows(self, query: str, default_graph: str = "") -> list[dict[str, str]]:
        """All rows that a SELECT of our own answers: the text of the literal, or the IRI of the node, that each
        variable is bound to, without those that are not. Nothing in the query is refused."""

    def graphs(self) -> Sequence[str]:
        """The IRIs of the named graphs, sorted, after ``default`` if the default graph has triples."""

    def update(self, update: str, waiting: WriterWait | None = None, running: Running | None = None) -> UpdateReport:
        """Run SPARQL Update as one transaction, and publish."""

    def load(self, source: RdfSource, waiting: WriterWait | None = None, running: Running | None = None) -> Loaded:
        """Load RDF as one transaction and publish.

        What names a graph of its own goes there, the rest to ``source.graph``. A graph that a blank node names (a
        formula of N3, ``_:g {}`` of TriG) gets an IRI, without which no query or update could name it.
        """

    def close(self) -> None:
        """Let go of everything."""


class WriteSession(Protocol):
    """The writer's turn. Nobody sees what it does until it is published, at its end at the latest; where it fails
    before, nobody ever does. A ``graph`` is the IRI of a named graph, or empty for the working graph.

    ``generation`` is what the session starts from, and what it has published once it has ended.
    """

    @property
    def generation(self) -> int: ...

    def publish(self) -> None:
        """Make what was done so far the current generation, before the session ends."""

    def new_text(self) -> AbstractContextManager[BinaryIO]:
        """A new text file on the store's disk, for ``rebuild``; it goes when the session ends, however that is."""

    def projects(self) -> dict[str, str]:
        """The root path of each project in the working graph, by project IRI."""

    def triples_of(self, projects: Collection[str], graph: str = "") -> Iterable[str]:
        """Our own triples about some projects and all they hold: N-Triples, without line ends.

        This looks at every triple of the graph, once for all of the projects: seconds for a million.
        """

    def triples_owned_by(self, owners: Collection[str], graph: str = "") -> Iterable[str]:
        """Our own triples about some things and about what is ``definedIn`` them, in the same form, some of them
        perhaps twice. Fast for a few."""

    def select(self, query: str) -> Sequence[tuple[str, ...]]:
        """The rows of a SELECT about the working graph, whose variables are always bound: terms as N-Triples text."""

    def touched(self, projects: Collection[str], graph: str = "") -> Collection[str]:
        """The subjects in some projects of which others may have changed our own triples, with ``ANYTHING`` where they
        are not known."""

    def put_right(self, projects: Collection[str], graph: str = "") -> None:
        """Note that our own triples about some projects are as they ought to be."""

    def change(self, removed: Collection[str], added: Collection[str], graph: str = "") -> None:
        """Take out and put in lines of N-Triples, as one transaction. For small changes. A named graph that nothing is
        left in is gone."""

    def add(self, text: Path, graph: str = "") -> None:
        """Put in a file of N-Triples. For large additions."""

    def rebuild(self, replaced: Collection[str], text: Path, graph: str = "") -> None:
        """Build the graph anew beside the old: without our own triples about some projects, with a file of N-Triples.

        Where there are no such triples, the file is only put in.
        """


class Repair(NamedTuple):
    """The outcome of a repair: how many statements of users were ``saved``, whether all of them could be read, and
    where the damaged files are."""

    saved: int
    is_whole: bool
    aside: str


class WritableStore(Store, Protocol):
    """A store that index runs can write to from this process."""

    def generation(self) -> int:
        """The current generation, 0 before the first one is published."""

    def touched(self, projects: Collection[str], graph: str = "") -> Collection[str]:
        """The same as in a ``WriteSession``, of what is published."""

    def is_older(self) -> bool:
        """Whether an index run of this program would write something else for the same files."""

    def note_format(self) -> None:
        """Note that everything in the graph is as this program writes it."""

    def work(self, work: str, purpose: str, waiting: WriterWait | None = None) -> AbstractContextManager[Path]:
        """Be the one that does some work, before any of it is done: who is second finds it done. Raises ``StoreLocked``
        when the turn does not come in time. What the work writes aside may lie at the path, which is gone afterwards.
        """

    def write(self, purpose: str, waiting: WriterWait | None = None) -> AbstractContextManager[WriteSession]:
        """Take the writer's turn. Raises ``StoreLocked`` when it does not come in time."""

    def tell(self, stage: str, done: int, total: int) -> None:
        """Let those who wait for a turn that is held here know how far it is. Any thread may."""

"""A write session, from taking the writer lock to publishing.

For maintainers: the session works on a copy of the current generation and publishes a checkpoint of it. So a session is
one transaction, however many the engine needs for it, and one that ends early leaves nothing behind but a folder that
the next writer removes. The engine's store is closed by dropping the last reference: no result may be kept. This module
must not know the owner of the triples that it writes; that is in ``ownership``.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, cast

import pyoxigraph

from oxigraph_code.errors import StoreError
from oxigraph_code.identity import BASE
from oxigraph_code.processes.logs import event
from oxigraph_code.store import changes
from oxigraph_code.store.dirty_subjects import (
    ANYTHING,
    DirtySubjects,
    encode_dirty_subjects,
    merged,
    read_dirty_subjects,
    reconciled,
    subjects_in,
)
from oxigraph_code.store.dirty_tracking import predict_effect
from oxigraph_code.store.engine import named_node, parse_update
from oxigraph_code.store.layout import StoreFolder, unavailable
from oxigraph_code.store.loading import load_lines, load_source, name_blank_graphs
from oxigraph_code.store.ownership import OURS, is_in_graph, is_ours, owned_subjects
from oxigraph_code.store.problems import damage_problem, is_damage, sparql_problem, store_problem
from oxigraph_code.store.protocol import RdfSource, UpdateReport, WriterWait
from oxigraph_code.store.pruning import pays, prune, record_attempt, record_size, remove
from oxigraph_code.store.tokens import PREFIXES
from oxigraph_code.store.working_copy import WorkingCopy, keep, warn_of_copies, working_copy
from oxigraph_code.store.writer_lock import WriterLock, acquire_writer

BULK_TRIPLES = 30_000
"""The size from which on a bulk load is faster than a transaction."""

_TEXT_BUFFER = 8_000_000
"""The bytes of one write: beside a busy thread, each write waits for the interpreter's lock."""

_log = logging.getLogger(__name__)


@contextmanager
def write_session(
    folder: StoreFolder, purpose: str, wait_s: float, waiting: WriterWait | None = None, *, keeps: bool = False
) -> Iterator[Session]:
    """Hold the writer lock for a block, and publish the changes if it ends without an error.

    A process that ``keeps`` its copy for the next write must call ``drop_kept`` at its end.
    """
    folder.create()
    with acquire_writer(folder, purpose, wait_s, waiting) as lock:
        session = Session(folder, lock)
        try:
            with unavailable(folder.root):
                prune(folder)
            yield session
            session.publish()
            session.pack()
            if keeps:
                session.keep()
        finally:
            session.close()


class Session:
    """See ``WriteSession``."""

    def __init__(self, folder: StoreFolder, lock: WriterLock) -> None:
        self._folder = folder
        self.lock = lock
        self._copy: WorkingCopy | None = None
        self._changed = False
        self._is_bulk = False
        self._is_rewritten = False
        self._began = time.monotonic()
        self._counts: changes.Counts = {}
        self._beside: dict[str, bytes] = {}
        self.generation = folder.current() or 0
        self._dirty = read_dirty_subjects(folder.dirty_subjects(self.generation))

    @contextmanager
    def new_text(self) -> Iterator[BinaryIO]:
        folder = self._folder.work / "text"
        with unavailable(folder):
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / f"{len(list(folder.iterdir()))}.nt"
            with path.open("xb", _TEXT_BUFFER) as text:
                yield text

    def keep_beside(self, name: str, content: bytes) -> None:
        self._beside[name] = content

    def projects(self) -> dict[str, str]:
        solutions = self._opened().store.query(
            f"SELECT ?project ?root {{ ?project a <{BASE}Project> ; <{BASE}rootPath> ?root }} ORDER BY ?project ?root"
        )
        return {row[0].value: row[1].value for row in solutions}  # type: ignore[union-attr]

    def triples_of(self, projects: Collection[str], graph: str = "") -> Iterator[str]:
        wanted = _encoded(self._mentioned(projects, graph))
        if not wanted:
            return
        with self._dumped(graph) as lines:
            for line in lines:
                if is_ours(line, wanted):
                    yield line.decode().rstrip("\n")

    def _mentioned(self, projects: Collection[str], graph: str) -> list[str]:
        """Keep the projects that a graph has triples about.

        All statements of an index run lead to the project's IRI; others' statements about its parts are dirty.
        """
        with self._engine() as store:
            in_graph, nodes = _graph_node(graph), [(project, pyoxigraph.NamedNode(project)) for project in projects]
            return [
                project
                for project, node in nodes
                if self.dirty_subjects([project, ANYTHING], graph)
                or any(store.quads_for_pattern(node, None, None, in_graph))
                or any(store.quads_for_pattern(None, None, node, in_graph))
            ]

    @contextmanager
    def _dumped(self, graph: str) -> Iterator[BinaryIO]:
        """Dump a graph as lines of N-Triples: twice as fast as a query that filters."""
        dumped = self._folder.work / "graph.nt"
        with self._engine() as store:
            store.dump(str(dumped), pyoxigraph.RdfFormat.N_TRIPLES, from_graph=_graph_node(graph))
        with dumped.open("rb") as lines:
            yield lines
        dumped.unlink()

    def triples_owned_by(self, owners: Collection[str], graph: str = "") -> Iterator[str]:
        if not owners:
            return
        subjects = owned_subjects(_nodes(owners))
        with self._engine() as store:
            # Without repeated triples, this would take twice as long.
            query = f"CONSTRUCT {{ ?s ?p ?o }} {{ {subjects} ?s ?p ?o {OURS} }}"
            found = cast(pyoxigraph.QueryTriples, store.query(query, default_graph=_graph_node(graph)))
            # All at once, since no result may outlive the store. As text it takes half of the time.
            text = found.serialize(format=pyoxigraph.RdfFormat.N_TRIPLES) or b""
        # Only at line feeds: a literal may contain other line separators.
        yield from text.decode().split("\n")[:-1]

    def count_owned_by(self, owners: Collection[str], graph: str = "") -> dict[str, int]:
        if not owners:
            return {}
        query = f"SELECT ?owner (COUNT(*) AS ?n) {{ {owned_subjects(_nodes(owners))} ?s ?p ?o }} GROUP BY ?owner"
        with self._engine() as store:
            solutions = store.query(query, default_graph=_graph_node(graph))
            return {row[0].value: int(row[1].value) for row in solutions}  # type: ignore[union-attr]

    def select(self, query: str) -> list[tuple[str, ...]]:
        with self._engine() as store:
            # All at once, since no result may outlive the store.
            return [tuple(map(str, row)) for row in store.query(query)]  # type: ignore[union-attr]

    def change(self, removed: Collection[str], added: Collection[str], graph: str = "") -> None:
        start, end = (f"DATA {{ GRAPH <{graph}> {{", "} }") if graph else ("DATA {", "}")
        operations = [
            "\n".join([f"{word} {start}", *lines, end])
            for word, lines in (("DELETE", removed), ("INSERT", added))
            if lines
        ]
        if operations:
            self._run(" ;\n".join(operations))
            self._counts = {}
        if graph and removed:
            self._remove_if_empty(graph)

    def _remove_if_empty(self, graph: str) -> None:
        with self._engine() as store:
            node = pyoxigraph.NamedNode(graph)
            if next(store.quads_for_pattern(None, None, None, node), None) is None:
                store.remove_graph(node)
                self._changed = True

    def rebuild(self, replaced: Collection[str], text: Path, graph: str = "") -> None:
        self._start_over_without(_encoded(replaced), graph)
        self.add(text, graph)
        if graph:
            self._remove_if_empty(graph)

    def add(self, text: Path, graph: str = "") -> None:
        with self._engine() as store:
            load_lines(store, text, _graph_node(graph))
        self._changed = self._is_bulk = True
        self._counts = {}

    def dirty_subjects(self, projects: Collection[str], graph: str = "") -> set[str]:
        return subjects_in(self._dirty, graph, projects)

    def mark_reconciled(self, projects: Collection[str], graph: str = "") -> None:
        self._dirty = reconciled(self._dirty, graph, projects)

    def update(self, text: str, operations: tuple[str, ...]) -> UpdateReport:
        """Run an update that passed the guard, and report its effect."""
        store = self._opened().store
        predicted = predict_effect(text, store)
        self._dirty = merged(self._dirty, predicted.dirty)
        known = changes.read_counts(self._folder.counts(self._folder.current() or 0))
        try:
            changed, self._counts = changes.follow(
                text, operations, store, known, predicted.exchange, lambda: self._run(text)
            )
        except SyntaxError as error:
            raise sparql_problem(error, text, parse_update) from None
        return UpdateReport(operations, changed)

    def load(self, source: RdfSource, size: int, dirty: DirtySubjects) -> list[str]:
        """Load RDF with ``size`` triples, some of them about the ``dirty`` subjects of index runs.

        Returns the IRIs that replace blank nodes as graph names.
        """
        self._dirty = merged(self._dirty, dirty)
        with self._engine() as store:
            load_source(store, source, bulk=size >= BULK_TRIPLES)
            graphs = name_blank_graphs(store)
        self._changed = self._is_bulk = True
        self._counts = {}
        return graphs

    def publish(self) -> None:
        """Make the changes the current generation."""
        if not self._changed:
            return
        before = self._folder.size().bytes
        number = self._folder.next_number()
        target = self._folder.generation(number)
        with self._engine() as store:
            store.flush()
            store.backup(str(target))
            warn_of_copies(target)
            if self._counts:
                self._folder.counts(number).write_text(changes.encode_counts(self._counts), encoding="utf-8")
            if self._dirty:
                self._folder.dirty_subjects(number).write_text(encode_dirty_subjects(self._dirty), encoding="utf-8")
            self._put_beside(number)
            self._folder.publish(number)
        if self._copy is not None:
            self._copy.is_published(self._folder)
        self.generation = number
        record_size(self._folder, before, is_rewritten=self._is_rewritten, is_bulk=self._is_bulk)
        self._changed = self._is_bulk = self._is_rewritten = False
        event("published", generation=number, seconds=time.monotonic() - self._began)

    def _put_beside(self, number: int) -> None:
        """Write the files to be kept beside a generation, without any that a killed writer left there."""
        folder = self._folder.rows(number)
        with suppress(FileNotFoundError):
            remove(folder)
        if self._beside:
            folder.mkdir()
        while self._beside:
            name, content = self._beside.popitem()
            (folder / name).write_bytes(content)

    def pack(self) -> None:
        """Rewrite the store beside the published one if that pays; see ``packing``."""
        if not pays(self._folder):
            return
        began, before = time.monotonic(), self._folder.size().bytes
        record_attempt(self._folder)
        self.lock.report("making the store smaller", 0, 0)
        try:
            self._start_over()
            self._changed = True
            self.publish()
        except (OSError, StoreError) as error:
            # The changes of the session are published already.
            self._drop()
            _log.warning("%s is not made smaller: %s", self._folder.root, type(error).__name__)
            return
        event("packed", bytes_before=before, bytes=self._folder.size().bytes, seconds=time.monotonic() - began)

    def keep(self) -> None:
        """Keep the working copy for the next session of this process: all changes are published."""
        if self._copy is not None:
            keep(self._copy)
            self._copy = None

    def close(self) -> None:
        """Drop the working copy with all unpublished changes."""
        # The next writer removes the rest; a failure here must not hide the error that ended the session.
        with suppress(OSError, StoreError):
            self._drop()
            prune(self._folder)

    def _drop(self) -> None:
        if self._copy is not None:
            self._copy.drop()
            self._copy = None

    def _opened(self) -> WorkingCopy:
        if self._copy is None:
            with self._explained():
                self._copy = working_copy(self._folder)
        return self._copy

    @contextmanager
    def _engine(self) -> Iterator[pyoxigraph.Store]:
        store = self._opened().store
        with self._explained():
            yield store

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """Translate the engine's errors about files into errors with a hint."""
        try:
            yield
        except OSError as error:
            raise store_problem(error, self._folder.root) from None
        except RuntimeError as error:
            if not is_damage(error):
                raise
            raise damage_problem(error, self._folder.root) from None

    def _run(self, text: str) -> None:
        with self._engine() as store:
            try:
                store.update(text, prefixes=PREFIXES)
            except (SyntaxError, RuntimeError, ValueError) as error:
                raise sparql_problem(error, text, parse_update) from None
        self._changed = True

    def _start_over_without(self, projects: frozenset[bytes], graph: str) -> None:
        """Rewrite the working copy without the owned triples about projects in a graph, if any."""
        if self._folder.current() is not None or self._copy is not None:
            self._start_over(lambda line: is_ours(line, projects) and is_in_graph(line, graph))

    def _start_over(self, leaves_out: Callable[[bytes], bool] | None = None) -> None:
        copy = self._opened()
        with self._explained():
            self._is_rewritten |= copy.start_over(leaves_out)


def _nodes(iris: Collection[str]) -> str:
    return " ".join(str(named_node(iri, "owner")) for iri in iris)


def _graph_node(graph: str) -> pyoxigraph.NamedNode | pyoxigraph.DefaultGraph:
    return pyoxigraph.NamedNode(graph) if graph else pyoxigraph.DefaultGraph()


def _encoded(projects: Collection[str]) -> frozenset[bytes]:
    return frozenset(named_node(project, "project").value.encode() for project in projects)

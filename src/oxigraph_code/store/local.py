"""The embedded store, as the process of an editor uses it.

For maintainers: nothing of the engine is imported here. Queries go to reader processes that stay alive, updates and
loads to a process of their own; both are killed at a deadline, and an error explains their end. Only an index run
writes from its own process, which is a child too. This module must not know the storage.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from oxigraph_code.errors import (
    ChildFailed,
    OxigraphCodeError,
    QueryError,
    QueryTimeout,
    QueryTooLarge,
    StoreError,
)
from oxigraph_code.processes.child import Child
from oxigraph_code.settings.config import Settings
from oxigraph_code.store.dirty_subjects import read_dirty_subjects, subjects_in
from oxigraph_code.store.formats import find_format
from oxigraph_code.store.guard import check_update
from oxigraph_code.store.layout import INDEX_FORMAT, StoreFolder
from oxigraph_code.store.processes import ReadableStore, ServingModule, StoreProcesses
from oxigraph_code.store.protocol import (
    Loaded,
    RdfSource,
    Repair,
    Running,
    StoreSize,
    UpdateReport,
    WriterWait,
    WriteSession,
)
from oxigraph_code.store.requests import Begin, Count, Dump, End, Load, StoreRequest, Update
from oxigraph_code.store.writer_lock import WriterLock, acquire_work

_READER = "oxigraph_code.store.reading"
_WRITER = "oxigraph_code.store.writing"
_LOAD_BYTES_PER_SECOND = 1_000_000


class LocalStore(ReadableStore):
    """The store in the folder that the settings name, for any thread.

    A process that writes repeatedly and ``keeps`` its working copy open must call ``drop_kept`` at its end.
    """

    def __init__(self, settings: Settings, *, keeps: bool = False) -> None:
        self._keeps = keeps
        self._folder = StoreFolder(settings.store_path)
        root = str(self._folder.root)
        reader, writer = ServingModule(_READER, (root,)), ServingModule(_WRITER, (root,))
        super().__init__(settings, StoreProcesses(settings, root, reader, writer))
        self._locks: list[WriterLock] = []

    def dump(self, path: Path, form: str, graph: str = "") -> None:
        """Write a graph to a file in an RDF format: the working graph, or the one with an IRI. Nothing is cut."""
        self._processes.read(Dump(str(path), form, graph), seconds=0)

    def update(self, update: str, waiting: WriterWait | None = None, running: Running | None = None) -> UpdateReport:
        """Run SPARQL Update as one transaction, and publish."""
        operations = check_update(update, allow_network=self._settings.allow_network)
        request = Update(update, tuple(operations))
        with self._processes.worker(self._settings.query_memory_mb, running) as child:
            before = self._acquire_writer(child, "sparql_update", waiting)
            result = self._work(child, request, self._settings.query_timeout_s, "update", before)
            self._release_writer(child)
            return msgspec.convert(result, UpdateReport)

    def load(self, source: RdfSource, waiting: WriterWait | None = None, running: Running | None = None) -> Loaded:
        """Load RDF as one transaction and publish.

        Quads go to their own graph, triples to ``source.graph``. A graph that a blank node names (a formula of N3,
        ``_:g {}`` of TriG) gets an IRI, without which no query or update could name it.
        """
        known = find_format(source.format)
        path = source.path.absolute() if source.path else None
        source = replace(source, format=known.name, path=path)
        seconds = self._load_seconds(source)
        with self._processes.worker(0, running) as child:
            size = int(self._processes.ask(child, Count(source), seconds, "load"))
            before = self._acquire_writer(child, f"load_rdf {path.name}" if path else "load_rdf", waiting)
            graphs = self._work(child, Load(source, size), seconds, "load", before)
            self._release_writer(child)
            return Loaded(size, tuple(graphs))

    @contextmanager
    def work(self, work: str, purpose: str, waiting: WriterWait | None = None) -> Iterator[Path]:
        """Hold the lock of a named work, so that a second process finds it done.

        Raises ``StoreLocked`` if the lock is not free in time. The path is a temporary file for the work, which is
        removed afterwards.
        """
        self._folder.create()
        with (
            acquire_work(self._folder, work, purpose, self._settings.writer_wait_s, waiting) as lock,
            self._reporting_to(lock),
        ):
            yield self._folder.aside(work)

    @contextmanager
    def write(self, purpose: str, waiting: WriterWait | None = None) -> Iterator[WriteSession]:
        """Begin a write session. Raises ``StoreLocked`` if the writer lock is not free in time."""
        # Only child processes call this, so they may load the engine.
        from oxigraph_code.store.writer import write_session

        with (
            write_session(self._folder, purpose, self._settings.writer_wait_s, waiting, keeps=self._keeps) as session,
            self._reporting_to(session.lock),
        ):
            yield session

    def repair(self, waiting: WriterWait | None = None) -> Repair:
        """Replace a damaged graph by one with the readable statements of users."""
        from oxigraph_code.store.repair import repair_store

        return repair_store(self._folder, self._settings.writer_wait_s, waiting)

    def tell(self, stage: str, done: int, total: int) -> None:
        """Report progress to processes that wait for a lock held here, from any thread."""
        for lock in tuple(self._locks):  # a session of another thread may end meanwhile
            lock.report(stage, done, total)

    @contextmanager
    def _reporting_to(self, lock: WriterLock) -> Iterator[None]:
        self._locks.append(lock)
        try:
            yield
        finally:
            self._locks.remove(lock)

    def generation(self) -> int:
        """Return the current generation, 0 before the first one is published."""
        return self._folder.current() or 0

    def beside(self, name: str) -> bytes:
        """Return a file that a session kept beside the current generation; nothing if there is none."""
        try:
            return (self._folder.rows(self.generation()) / name).read_bytes()
        except OSError:
            return b""

    def dirty_subjects(self, projects: Collection[str], graph: str = "") -> set[str]:
        """Return the same as in a ``WriteSession``, for the published generation."""
        return subjects_in(read_dirty_subjects(self._folder.dirty_subjects(self.generation())), graph, projects)

    def is_older(self) -> bool:
        """Return true if an index run of this program would write something else for the same files."""
        return self._folder.exists() and self._folder.index_format() < INDEX_FORMAT

    def note_format(self) -> None:
        """Record that the whole graph has the index format of this program."""
        self._folder.note_index_format()

    def size(self) -> StoreSize:
        """Return the number of the current generation, and its size on disk."""
        return self._folder.size()

    def _acquire_writer(self, child: Child, purpose: str, waiting: WriterWait | None) -> int:
        """Wait until the child holds the writer lock, and return the current generation."""
        request = Begin(purpose, self._settings.writer_wait_s)
        try:
            return int(child.request(request, progress=waiting))
        except ChildFailed as error:
            raise self._processes.ended(error, "update") from None

    def _work(self, child: Child, request: StoreRequest, seconds: float, what: str, before: int) -> Any:
        try:
            return self._processes.ask(child, request, seconds, what)
        except (QueryTimeout, QueryTooLarge, QueryError) as error:
            if not child.alive:
                error.hint = f"{self._outcome(before)} {error.hint}"
            raise

    def _release_writer(self, child: Child) -> None:
        """Let the child clean up. The work is published, even if this fails."""
        with suppress(OxigraphCodeError):
            child.request(End())

    def _outcome(self, before: int) -> str:
        """Say if work that was ended had been published: the child held the only writer lock."""
        with suppress(StoreError):
            if (self._folder.current() or 0) == before:
                return "nothing was changed;"
        return "it may have been published just before, so look at the data before you repeat it;"

    def _load_seconds(self, source: RdfSource) -> float:
        """Return the seconds that a load may take: a file may be large without being a mistake."""
        seconds = self._settings.query_timeout_s
        with suppress(OSError):
            size = source.path.stat().st_size if source.path else len(source.text)
            return seconds and seconds + size / _LOAD_BYTES_PER_SECOND
        return seconds

"""The embedded store, as the process of an editor uses it.

For maintainers: nothing of the engine is imported here. Queries go to reader processes that stay alive, updates and
loads to a process of their own; both are killed at a deadline, and an error explains their end. Only an index run
writes from its own process, which is a child too. This module must not know the storage.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import msgspec

from oxigraph_code.child import MEMORY_EXIT_CODE, Child, DeadlinePassed
from oxigraph_code.config import Settings
from oxigraph_code.errors import (
    ChildFailed,
    OxigraphCodeError,
    QueryError,
    QueryTimeout,
    QueryTooLarge,
    StoreError,
    StoreUnavailable,
)
from oxigraph_code.logs import event, measure
from oxigraph_code.store.dirty_subjects import read_dirty_subjects, subjects_in
from oxigraph_code.store.formats import find_format
from oxigraph_code.store.guard import check_query, check_update
from oxigraph_code.store.layout import INDEX_FORMAT, StoreFolder
from oxigraph_code.store.protocol import (
    Loaded,
    QueryResult,
    RdfSource,
    Repair,
    Running,
    StoreSize,
    UpdateReport,
    WriterWait,
    WriteSession,
)
from oxigraph_code.store.writer_lock import WriterLock, acquire_work

_READER = "oxigraph_code.store.reading"
_WRITER = "oxigraph_code.store.writing"
_LOAD_BYTES_PER_SECOND = 1_000_000

# Exit codes of an abort, as after a failed allocation, or of a kill by the system when memory runs out.
_MEMORY_EXIT_CODES = frozenset({MEMORY_EXIT_CODE, -6, -9, 0xC0000409})


@dataclass
class _ReaderProcess:
    """A process that answers queries, one at a time; the first query starts it."""

    child: Child | None = None
    one_at_a_time: threading.Lock = field(default_factory=threading.Lock)


class LocalStore:
    """The store in the folder that the settings name, for any thread.

    A process that writes repeatedly and ``keeps`` its working copy open must call ``drop_kept`` at its end.
    """

    def __init__(self, settings: Settings, *, keeps: bool = False) -> None:
        self._settings = settings
        self._keeps = keeps
        self._folder = StoreFolder(settings.store_path)
        # One for queries of users, which may take long, and one for those of tools, which must not wait for them.
        self._readers = {True: _ReaderProcess(), False: _ReaderProcess()}
        self._working: set[Child] = set()
        self._locks: list[WriterLock] = []
        self._closed = False

    def query(
        self,
        query: str,
        default_graph: str | Sequence[str] = "",
        max_bytes: int | None = None,
        running: Running | None = None,
        *,
        seconds: float | None = None,
        is_users: bool = False,
    ) -> QueryResult:
        check_query(query, allow_network=self._settings.allow_network)
        limit = self._settings.max_result_bytes if max_bytes is None else max_bytes
        request = {"do": "query", "query": query, "default_graph": default_graph, "max_bytes": limit}
        began = time.monotonic()
        answer = QueryResult(*self._read(request, running, seconds, is_users=is_users))
        details = {**measure(query), "shown": answer.shown, "bytes": len(answer.text)}
        event("query", logging.DEBUG, seconds=time.monotonic() - began, **details)
        return answer

    def rows(self, query: str, default_graph: str | Sequence[str] = "") -> list[dict[str, str]]:
        began = time.monotonic()
        names, rows = self._read({"do": "rows", "query": query, "default_graph": default_graph})
        event("rows", logging.DEBUG, seconds=time.monotonic() - began, **measure(query), shown=len(rows))
        return [{name: text for name, text in zip(names, row, strict=True) if text is not None} for row in rows]

    def graphs(self) -> list[str]:
        return list(self._read({"do": "graphs"}))

    def dump(self, path: Path, form: str, graph: str = "") -> None:
        """Write a graph to a file in an RDF format: the working graph, or the one with an IRI. Nothing is cut."""
        self._read({"do": "dump", "path": str(path), "format": form, "graph": graph}, seconds=0)

    def update(self, update: str, waiting: WriterWait | None = None, running: Running | None = None) -> UpdateReport:
        operations = check_update(update, allow_network=self._settings.allow_network)
        request = {"do": "update", "update": update, "operations": operations}
        with self._worker(self._settings.query_memory_mb, running) as child:
            before = self._acquire_writer(child, "sparql_update", waiting)
            result = self._work(child, request, self._settings.query_timeout_s, "update", before)
            self._release_writer(child)
            return msgspec.convert(result, UpdateReport)

    def load(self, source: RdfSource, waiting: WriterWait | None = None, running: Running | None = None) -> Loaded:
        known = find_format(source.format)
        path = source.path.absolute() if source.path else None
        wire = {**msgspec.to_builtins(replace(source, path=None)), "format": known.name, "path": path and str(path)}
        seconds = self._load_seconds(source)
        with self._worker(0, running) as child:
            size = int(self._ask(child, {"do": "count", "source": wire}, seconds, "load"))
            before = self._acquire_writer(child, f"load_rdf {path.name}" if path else "load_rdf", waiting)
            graphs = self._work(child, {"do": "load", "source": wire, "size": size}, seconds, "load", before)
            self._release_writer(child)
            return Loaded(size, tuple(graphs))

    @contextmanager
    def work(self, work: str, purpose: str, waiting: WriterWait | None = None) -> Iterator[Path]:
        self._folder.create()
        with (
            acquire_work(self._folder, work, purpose, self._settings.writer_wait_s, waiting) as lock,
            self._reporting_to(lock),
        ):
            yield self._folder.aside(work)

    @contextmanager
    def write(self, purpose: str, waiting: WriterWait | None = None) -> Iterator[WriteSession]:
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
        for lock in self._locks:
            lock.report(stage, done, total)

    @contextmanager
    def _reporting_to(self, lock: WriterLock) -> Iterator[None]:
        self._locks.append(lock)
        try:
            yield
        finally:
            self._locks.remove(lock)

    def generation(self) -> int:
        """The current generation, 0 before the first one is published."""
        return self._folder.current() or 0

    def dirty_subjects(self, projects: Collection[str], graph: str = "") -> set[str]:
        """The subjects of index runs that others may have changed."""
        return subjects_in(read_dirty_subjects(self._folder.dirty_subjects(self.generation())), graph, projects)

    def is_older(self) -> bool:
        """True if an index run of this program would write something else for the same files."""
        return self._folder.exists() and self._folder.index_format() < INDEX_FORMAT

    def note_format(self) -> None:
        """Record that the whole graph has the index format of this program."""
        self._folder.note_index_format()

    def size(self) -> StoreSize:
        """The number of the current generation, and its size on disk."""
        return self._folder.size()

    def close(self) -> None:
        """End all processes: running calls raise an error, and unpublished updates have no effect."""
        self._closed = True
        for child in [*self._working, *(reader.child for reader in self._readers.values() if reader.child)]:
            child.kill()

    def _read(
        self,
        request: dict[str, Any],
        running: Running | None = None,
        seconds: float | None = None,
        *,
        is_users: bool = False,
    ) -> Any:
        reader = self._readers[is_users]
        with reader.one_at_a_time:
            child, starts = reader.child, False
            if child is None or not child.alive:
                self._check_open()
                child, starts = Child(_READER, str(self._folder.root), memory_mb=self._settings.query_memory_mb), True
                reader.child = child
            with running(child.kill) if running else nullcontext():
                if starts:
                    # The time for starting a process does not count for the query.
                    self._ask(child, {"do": "open"}, 0, "query")
                limit = self._settings.query_timeout_s if seconds is None else seconds
                return self._ask(child, request, limit, "query")

    @contextmanager
    def _worker(self, memory_mb: int, running: Running | None) -> Iterator[Child]:
        self._check_open()
        child = Child(_WRITER, str(self._folder.root), memory_mb=memory_mb)
        self._working.add(child)
        try:
            with running(child.kill) if running else nullcontext():
                yield child
        finally:
            self._working.discard(child)
            child.close()

    def _acquire_writer(self, child: Child, purpose: str, waiting: WriterWait | None) -> int:
        """Wait until the child holds the writer lock, and return the current generation."""
        request = {"do": "begin", "purpose": purpose, "wait_s": self._settings.writer_wait_s}
        try:
            return int(child.request(request, progress=waiting))
        except ChildFailed as error:
            raise self._ended(error, "update") from None

    def _work(self, child: Child, request: dict[str, Any], seconds: float, what: str, before: int) -> Any:
        try:
            return self._ask(child, request, seconds, what)
        except (QueryTimeout, QueryTooLarge, QueryError) as error:
            if not child.alive:
                error.hint = f"{self._outcome(before)} {error.hint}"
            raise

    def _release_writer(self, child: Child) -> None:
        """Let the child clean up. The work is published, even if this fails."""
        with suppress(OxigraphCodeError):
            child.request({"do": "end"})

    def _outcome(self, before: int) -> str:
        """Say if work that was ended had been published: the child held the only writer lock."""
        with suppress(StoreError):
            if (self._folder.current() or 0) == before:
                return "nothing was changed;"
        return "it may have been published just before, so look at the data before you repeat it;"

    def _ask(self, child: Child, request: dict[str, Any], seconds: float, what: str) -> Any:
        try:
            return child.request(request, deadline_s=seconds or None)
        except DeadlinePassed:
            raise QueryTimeout(
                f"the {what} was ended after {seconds:g} s",
                hint="make it smaller: name more terms, join fewer patterns, ask for fewer rows; "
                "or raise OXIGRAPH_QUERY_TIMEOUT_S",
                seconds=seconds,
            ) from None
        except ChildFailed as error:
            raise self._ended(error, what) from None

    def _ended(self, error: ChildFailed, what: str) -> QueryError | StoreUnavailable:
        if self._closed:
            return StoreUnavailable(f"the store was closed during the {what}", path=str(self._folder.root))
        limit = 0 if what == "load" else self._settings.query_memory_mb
        if error.exit_code in _MEMORY_EXIT_CODES:
            return QueryTooLarge(
                f"the {what} needed more memory than it may have ({limit} MB)"
                if limit
                else f"the {what} ran out of memory",
                hint="sort, group or join less at once, or raise OXIGRAPH_QUERY_MEMORY_MB",
                limit_mb=limit,
            )
        return QueryError(
            f"the {what} ended the {what} process (code {error.exit_code})",
            hint="it is probably nested too deeply or too long; put it more simply",
        )

    def _check_open(self) -> None:
        if self._closed:
            raise StoreUnavailable("the store was closed", path=str(self._folder.root))

    def _load_seconds(self, source: RdfSource) -> float:
        """The deadline of a load: a file may be large without being a mistake."""
        seconds = self._settings.query_timeout_s
        with suppress(OSError):
            size = source.path.stat().st_size if source.path else len(source.text)
            return seconds and seconds + size / _LOAD_BYTES_PER_SECOND
        return seconds

"""The embedded store, seen from the process that talks to an editor.

For maintainers: nothing of the engine is imported here. Queries go to reader processes that are kept warm, updates and
loads to a process of their own; both are killed at a deadline, and what ended them becomes an error that says what to
do. Only an index run writes from its own process, which is a child too. This module must not know how anything is
stored.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Collection, Iterator
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
from oxigraph_code.store.touched import read_touched, subjects_in
from oxigraph_code.store.turn import Turn, turn_at

_READER = "oxigraph_code.store.reading"
_WRITER = "oxigraph_code.store.writing"
_LOAD_BYTES_PER_SECOND = 1_000_000

# Aborted, which is what a failed allocation does, or killed by the system, which is what it does when memory runs out.
_MEMORY_EXIT_CODES = frozenset({MEMORY_EXIT_CODE, -6, -9, 0xC0000409})


@dataclass
class _Reader:
    """A process that answers queries, one at a time; it is started by the first of them."""

    child: Child | None = None
    one_at_a_time: threading.Lock = field(default_factory=threading.Lock)


class LocalStore:
    """The store in the folder that the settings name. Any thread may ask. A process that writes again and again, and
    ``keeps`` what it has opened for that, has to call ``drop_kept`` when it ends."""

    def __init__(self, settings: Settings, *, keeps: bool = False) -> None:
        self._settings = settings
        self._keeps = keeps
        self._folder = StoreFolder(settings.store_path)
        # One for what users write, which may take long, and one for what tools ask, which must not wait for it.
        self._readers = {True: _Reader(), False: _Reader()}
        self._working: set[Child] = set()
        self._turns: list[Turn] = []
        self._closed = False

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
        check_query(query, allow_network=self._settings.allow_network)
        limit = self._settings.max_result_bytes if max_bytes is None else max_bytes
        request = {"do": "query", "query": query, "default_graph": default_graph, "max_bytes": limit}
        began = time.monotonic()
        answer = QueryResult(*self._read(request, running, seconds, is_users=is_users))
        told = {**measure(query), "shown": answer.shown, "bytes": len(answer.text)}
        event("query", logging.DEBUG, seconds=time.monotonic() - began, **told)
        return answer

    def rows(self, query: str, default_graph: str = "") -> list[dict[str, str]]:
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
            before = self._take_turn(child, "sparql_update", waiting)
            result = self._work(child, request, self._settings.query_timeout_s, "update", before)
            self._end_turn(child)
            return msgspec.convert(result, UpdateReport)

    def load(self, source: RdfSource, waiting: WriterWait | None = None, running: Running | None = None) -> Loaded:
        known = find_format(source.format)
        path = source.path.absolute() if source.path else None
        wire = {**msgspec.to_builtins(replace(source, path=None)), "format": known.name, "path": path and str(path)}
        seconds = self._load_seconds(source)
        with self._worker(0, running) as child:
            size = int(self._ask(child, {"do": "count", "source": wire}, seconds, "load"))
            before = self._take_turn(child, f"load_rdf {path.name}" if path else "load_rdf", waiting)
            graphs = self._work(child, {"do": "load", "source": wire, "size": size}, seconds, "load", before)
            self._end_turn(child)
            return Loaded(size, tuple(graphs))

    @contextmanager
    def work(self, work: str, purpose: str, waiting: WriterWait | None = None) -> Iterator[Path]:
        self._folder.create()
        with turn_at(self._folder, work, purpose, self._settings.writer_wait_s, waiting) as turn, self._telling(turn):
            yield self._folder.aside(work)

    @contextmanager
    def write(self, purpose: str, waiting: WriterWait | None = None) -> Iterator[WriteSession]:
        # The one call that is made in a process of its own, so the engine may come in here.
        from oxigraph_code.store.writer import write_session

        with (
            write_session(self._folder, purpose, self._settings.writer_wait_s, waiting, keeps=self._keeps) as session,
            self._telling(session.turn),
        ):
            yield session

    def repair(self, waiting: WriterWait | None = None) -> Repair:
        """Replace a damaged graph by one that holds what users added, as far as that can be read."""
        from oxigraph_code.store.repair import repair_store

        return repair_store(self._folder, self._settings.writer_wait_s, waiting)

    def tell(self, stage: str, done: int, total: int) -> None:
        for turn in self._turns:
            turn.tell(stage, done, total)

    @contextmanager
    def _telling(self, turn: Turn) -> Iterator[None]:
        self._turns.append(turn)
        try:
            yield
        finally:
            self._turns.remove(turn)

    def generation(self) -> int:
        """The current generation, 0 before the first one is published."""
        return self._folder.current() or 0

    def touched(self, projects: Collection[str], graph: str = "") -> set[str]:
        """The subjects of which others may have changed our own triples."""
        return subjects_in(read_touched(self._folder.touched(self.generation())), graph, projects)

    def is_older(self) -> bool:
        """Whether an index run of this program would write something else for the same files."""
        return self._folder.exists() and self._folder.index_format() < INDEX_FORMAT

    def note_format(self) -> None:
        """Note that everything in the graph is as this program writes it."""
        self._folder.note_index_format()

    def size(self) -> StoreSize:
        """Which generation is current, and how much of the disk it takes."""
        return self._folder.size()

    def close(self) -> None:
        """End all processes; what is still running gets an error, and an update that is not published never was."""
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
                    # What a process takes to start is not the query's time.
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

    def _take_turn(self, child: Child, purpose: str, waiting: WriterWait | None) -> int:
        """Wait until the child may write; the generation that is current then."""
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

    def _end_turn(self, child: Child) -> None:
        """Let the child clean up. The work is done and published, whatever becomes of that."""
        with suppress(OxigraphCodeError):
            child.request({"do": "end"})

    def _outcome(self, before: int) -> str:
        """Whether work that was ended had been published: nobody else could while the child had the turn."""
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

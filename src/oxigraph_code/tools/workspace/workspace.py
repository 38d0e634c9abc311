"""The environment of tools: the store, the settings, and the call being answered.

For maintainers: a workspace lives as long as a server or a command; a call as long as one answer. A call is cancelled
from another thread, which ends its child process.
"""

from __future__ import annotations

import json
import math
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, NamedTuple, TypeVar, cast

from oxigraph_code import queries
from oxigraph_code.errors import ConfigError
from oxigraph_code.hints import call_of, said
from oxigraph_code.indexing.process.job import Job
from oxigraph_code.indexing.process.keeper import Keeper
from oxigraph_code.indexing.process.requests import Request
from oxigraph_code.settings.config import Settings
from oxigraph_code.store import EndpointStore, LocalStore, ReadableStore, ServerAddress
from oxigraph_code.tools.workspace.texts import KnownTexts

_MAX_CACHED = 128
_MAX_ROWS = 5_000
_BATCH = 500
"""The number of values in one query."""
BY_NAME: Final = "by name"
"""The mark of an argument that clients see by name and type alone.

The instructions of the server explain it, or its name says all.
"""

ProgressCallback = Callable[[str, int, int], None]
_Made = TypeVar("_Made")


class Answer(NamedTuple):
    """The answer of a tool.

    ``notice`` is for the reader of a ``text`` that programs parse, and is kept apart from it. ``is_found`` is false if
    nothing matches the name, place or words of the question, ``is_safe`` is false if a change may break something; the
    command line then exits with 1. ``data`` has the
    fields of an answer whose text is for people only. ``choices`` are the symbols that the name ``asked`` can mean,
    each as an argument and as a line.
    ``page`` is the address at which an open page shows the answer.
    """

    text: str
    notice: str = ""
    is_found: bool = True
    is_safe: bool = True
    data: Mapping[str, Any] | None = None
    asked: str = ""
    choices: Sequence[tuple[str, str]] = ()
    page: str = ""
    snippets: int = 0
    """The number of quoted pieces of code, for the log."""

    @classmethod
    def with_fields(cls, text: str, fields: Mapping[str, Any]) -> Answer:
        """Return an answer for people that has fields for programs besides."""
        return cls(text, data={"summary": text.partition("\n")[0], "text": text, **fields})

    @classmethod
    def nothing_found(cls, text: str) -> Answer:
        return cls(text, is_found=False)

    def retold(self, tell: Callable[[str], str], **fields: Any) -> Answer:
        """Change the first line, in JSON the summary, to which ``fields`` are added."""
        if self.text.startswith("{"):
            known = json.loads(self.text)
            told = {"summary": tell(known["summary"])} if "summary" in known else {}
            return self._replace(text=json.dumps({**known, **told, **fields}, ensure_ascii=False))
        first, line_end, rest = self.text.partition("\n")
        return self._replace(text=f"{tell(first)}{line_end}{rest}")


class AnsweredEarly(Exception):
    """Raised where a question ends before its tool has found its subject, with the answer to give."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(answer.text)
        self.answer = answer

    @classmethod
    def nothing_found(cls, text: str) -> AnsweredEarly:
        return cls(Answer.nothing_found(text))


def answer_by(tool: Callable[..., Answer], *arguments: Any, **named: Any) -> Answer:
    """Run the function of a tool; its answer may come early."""
    try:
        return tool(*arguments, **named)
    except AnsweredEarly as early:
        return early.answer


@dataclass(frozen=True)
class Workspace:
    """The store that tools query and change, and the keeper that brings it up to date.

    ``patience_s`` is the longest time in seconds that a question waits for an index run.
    """

    settings: Settings
    store: LocalStore
    keeper: Keeper
    patience_s: float
    graphs: tuple[str, ...] = field(default=(), kw_only=True)
    """The named graphs to answer from, together; none means the working graph."""
    offered: frozenset[str] | None = field(default=None, kw_only=True)
    """The names of the tools that the client can call; ``None`` for all."""
    texts: KnownTexts = field(default_factory=KnownTexts, init=False, repr=False)
    _cache: dict[str, tuple[int, Any]] = field(default_factory=dict, init=False, repr=False)
    _latest: dict[tuple[int, str, str | tuple[str, ...]], list[dict[str, str]]] = field(
        default_factory=dict, init=False, repr=False
    )

    @classmethod
    def open(cls, settings: Settings, *, waits: bool = False, offered: Iterable[str] | None = None) -> Workspace:
        """Open the store; ``waits`` makes questions wait for index runs without a limit, as a command must."""
        patience_s = math.inf if waits else settings.freshness_s
        names = None if offered is None else frozenset(offered)
        return cls(settings, LocalStore(settings), Keeper(settings), patience_s, offered=names)

    @cached_property
    def shared(self) -> EndpointStore:
        """The store at ``OXIGRAPH_STORE_URL``. Raises ``ConfigError`` if the settings name none."""
        address = ServerAddress.configured(self.settings)
        if address is None:
            raise ConfigError(
                "no shared store is configured",
                hint="set OXIGRAPH_STORE_URL to the query endpoint of a SPARQL server",
                setting="store_url",
            )
        return EndpointStore(self.settings, address)

    def offers(self, tool: str) -> bool:
        """Return true if the client can call a tool."""
        return self.offered is None or tool in self.offered

    def hints(self, **uses: str) -> str:
        """Name the tools that go on from an answer, each with its use, as far as the client can call them."""
        known = {tool: use for tool, use in uses.items() if self.offers(tool)}
        return "; ".join(
            said(f"{tool} {use}") if "=" in use else f"{call_of(tool)} {use}" for tool, use in known.items()
        )

    @property
    def source(self) -> ReadableStore:
        """The store that answers."""
        return self.store

    @property
    def searched(self) -> tuple[str, ...]:
        """The graphs of a search index, by name; empty for the working graph."""
        return self.graphs

    def generation(self) -> int:
        """Return the generation of the graph."""
        return self.store.generation()

    def is_older(self) -> bool:
        """Return true if an index run of this program would write something else for the same files."""
        return self.store.is_older()

    def rows(self, name: str, graph: str = "", /, **terms: queries.Terms) -> list[dict[str, str]]:
        """Return the rows that a query file answers, each with its bound variables.

        ``graph`` is the named graph to query instead of the working graph. The latest answers are kept for the
        generation: parts of one question, and questions about one symbol, ask the same. A server has no generations.
        """
        query, graphs = queries.bind(name, **terms), graph or self.graphs
        if self.source is not self.store:
            return self.source.rows(query, graphs)
        key = self.generation(), query, graphs
        found = self._latest.pop(key, None)
        if found is None:
            found = self.source.rows(query, graphs)
        self._latest[key] = found
        while sum(map(len, [*self._latest.values()])) > _MAX_ROWS or len(self._latest) > _MAX_CACHED:
            self._latest.pop(next(iter([*self._latest]), key), None)
        return [*found]

    def cached_rows(self, name: str, /, **terms: queries.Terms) -> list[dict[str, str]]:
        """Return the same rows, cached for the current generation: for queries over whole projects."""
        return self.cached(queries.bind(name, **terms), lambda: self.kept_rows(name, **terms))

    def kept_rows(self, name: str, /, **terms: queries.Terms) -> list[dict[str, str]]:
        """Return the same rows, kept beside the generation, for data that is cached in another form."""
        return self.source.rows(queries.bind(name, **terms), self.graphs, is_kept=True)

    def cached(self, name: str, make: Callable[[], _Made]) -> _Made:
        """Compute a value from the graph once for each generation, under a name."""
        generation = self.generation()
        asked_at, made = self._cache.pop(name, (-1, None))
        if asked_at != generation:
            made = make()
        # The least recently used entry is first.
        self._cache[name] = (generation, made)
        for oldest in [*self._cache][:-_MAX_CACHED]:
            self._cache.pop(oldest, None)
        return cast("_Made", made)

    def close(self) -> None:
        self.keeper.close()
        self.store.close()
        if "shared" in self.__dict__:
            self.shared.close()


def batched_rows(
    workspace: Workspace, query: str, parameter: str, values: Sequence[str], graph: str = "", **terms: queries.Terms
) -> Iterator[dict[str, str]]:
    """Yield the rows of a query over any number of values, queried in batches."""
    for start in range(0, len(values), _BATCH):
        yield from workspace.rows(query, graph, **{parameter: values[start : start + _BATCH]}, **terms)


@dataclass
class Call:
    """One call of a tool: its progress callback and its cancellation."""

    progress: ProgressCallback = lambda stage, done, total: None
    _kill: Callable[[], None] | None = field(default=None, init=False)
    _stopped: bool = field(default=False, init=False)
    _lock: threading.Lock = field(default_factory=threading.Lock, init=False)

    @contextmanager
    def working(self, kill: Callable[[], None]) -> Iterator[None]:
        """Let ``stop`` call ``kill`` while the context lasts."""
        with self._lock:
            self._kill = kill
            stopped = self._stopped
        if stopped:
            kill()
        try:
            yield
        finally:
            with self._lock:
                self._kill = None

    def make(self, request: Request[_Made], deadline_s: float | None = None) -> _Made:
        """Make a job of a request, and return its answer. Raises the errors of ``Job.run``."""
        job = Job(request)
        with self.working(job.kill):
            return job.run(self.progress, deadline_s)

    @property
    def is_stopped(self) -> bool:
        """True after ``stop``."""
        return self._stopped

    def waiting(self, words: str) -> None:
        """Report what the call is waiting for."""
        self.progress(words, 0, 0)

    def stop(self) -> None:
        """Cancel the call."""
        with self._lock:
            self._stopped = True
            kill = self._kill
        if kill is not None:
            kill()

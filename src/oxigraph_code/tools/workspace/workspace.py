"""What tools work with: the store, the settings, and the call they answer.

For maintainers: a workspace lives as long as a server or a command; a call as long as one answer. Whoever gives a call
up from another thread ends the child process that works for it.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar, cast

from oxigraph_code import queries
from oxigraph_code.config import Settings
from oxigraph_code.indexing.process.keeper import Keeper
from oxigraph_code.store import LocalStore

_MOST_KEPT = 32
_AT_ONCE = 500
"""How many things a query is given."""

Told = Callable[[str, int, int], None]
_Made = TypeVar("_Made")


class Answer(NamedTuple):
    """The answer of a tool.

    ``notice`` is for the reader of a ``text`` that programs parse, and is kept apart from it. ``is_found`` is false
    where nothing fits the name, place or words of the question; the command line then exits with 1.
    """

    text: str
    notice: str = ""
    is_found: bool = True

    @classmethod
    def nothing_found(cls, text: str) -> Answer:
        return cls(text, is_found=False)


@dataclass(frozen=True)
class Workspace:
    """The store that tools ask and change, and what keeps it up to date.

    ``patience_s`` is how long a question waits for that.
    """

    settings: Settings
    store: LocalStore
    keeper: Keeper
    patience_s: float
    _kept: dict[str, tuple[int, Any]] = field(default_factory=dict, init=False, repr=False)

    @classmethod
    def open(cls, settings: Settings, *, waits: bool = False) -> Workspace:
        """``waits`` where nobody is left to finish what an answer did not wait for."""
        patience_s = math.inf if waits else settings.freshness_s
        return cls(settings, LocalStore(settings), Keeper(settings), patience_s)

    def rows(self, name: str, graph: str = "", /, **terms: queries.Terms) -> list[dict[str, str]]:
        """The rows that a query file answers: what each variable is bound to, without those that are not.

        ``graph`` is asked instead of the working graph.
        """
        return self.store.rows(queries.bind(name, **terms), graph)

    def kept_rows(self, name: str, /, **terms: queries.Terms) -> list[dict[str, str]]:
        """The same, asked for once as long as the graph stays as it is: for what takes in whole projects."""
        query = queries.bind(name, **terms)
        return self.kept(query, lambda: self.store.rows(query))

    def kept(self, name: str, make: Callable[[], _Made]) -> _Made:
        """What was made of the graph under a name, made once as long as the graph stays as it is."""
        generation = self.store.generation()
        asked_at, made = self._kept.pop(name, (-1, None))
        if asked_at != generation:
            made = make()
        # What was asked for last stands last.
        self._kept[name] = (generation, made)
        for oldest in [*self._kept][:-_MOST_KEPT]:
            self._kept.pop(oldest, None)
        return cast("_Made", made)

    def close(self) -> None:
        self.keeper.close()
        self.store.close()


def asked(
    workspace: Workspace, query: str, parameter: str, values: Sequence[str], graph: str = "", **terms: queries.Terms
) -> Iterator[dict[str, str]]:
    """The rows of a query about any number of things."""
    for start in range(0, len(values), _AT_ONCE):
        yield from workspace.rows(query, graph, **{parameter: values[start : start + _AT_ONCE]}, **terms)


@dataclass
class Call:
    """One call of a tool: whom to tell how far it is, and a way to give it up."""

    told: Told = lambda stage, done, total: None
    _kill: Callable[[], None] | None = field(default=None, init=False)
    _stopped: bool = field(default=False, init=False)
    _lock: threading.Lock = field(default_factory=threading.Lock, init=False)

    @contextmanager
    def working(self, kill: Callable[[], None]) -> Iterator[None]:
        """While this lasts, ``stop`` calls ``kill``."""
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

    def waiting(self, words: str) -> None:
        """Tell whom the call waits for."""
        self.told(words, 0, 0)

    def stop(self) -> None:
        """Give the call up."""
        with self._lock:
            self._stopped = True
            kill = self._kill
        if kill is not None:
            kill()

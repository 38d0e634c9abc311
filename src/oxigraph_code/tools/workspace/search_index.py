"""The search index of a workspace, for all lookups by words.

For maintainers: it is brought up to date with the graph when it is opened, and callers wait for that. An update that
failed would fail again at the next question, after the same time, so its error is repeated for a while. This module
must not know the lookups.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from oxigraph_code.errors import ConfigError, OxigraphCodeError
from oxigraph_code.facts.found import FOUND_SYMBOLS
from oxigraph_code.identity import readable
from oxigraph_code.processes import logs
from oxigraph_code.processes.database import is_broken, is_busy
from oxigraph_code.search.file import opened, set_state
from oxigraph_code.search.places import IndexedModule, places, repeats
from oxigraph_code.search.update import State, bring_texts_up_to_date, bring_up_to_date
from oxigraph_code.settings.config import Settings
from oxigraph_code.store import INDEX_FORMAT
from oxigraph_code.tools.workspace.scope import SHARED, QuestionScope, SharedWorkspace
from oxigraph_code.tools.workspace.workspace import ProgressCallback, Workspace

_AGAIN_S = 60.0
_REPORT_S = 0.2
_OUTDATED = -1
"""An index format that no graph has."""


@dataclass
class _LastFailure:
    """The error of the last update, and the time from which the next may be tried."""

    error: Exception | None = None
    until: float = 0.0


@contextmanager
def search_index(workspace: Workspace, progress: ProgressCallback) -> Iterator[sqlite3.Connection]:
    """Open the search index, brought up to date with the graph."""

    def current() -> State:
        return State(workspace.generation(), 0 if workspace.is_older() else INDEX_FORMAT)

    def noted() -> bytes:
        return b"" if workspace.searched else workspace.store.beside(FOUND_SYMBOLS)

    is_shared = isinstance(workspace, SharedWorkspace)
    folder = _cache_folder(workspace) if is_shared else workspace.settings.store_path
    failure = workspace.cached("failed search index", _LastFailure)
    with opened(folder, workspace.searched) as database:
        if failure.error is not None and time.monotonic() < failure.until:
            raise failure.error
        try:
            bring_up_to_date(database, workspace.rows, current, progress, noted, reads_files=not is_shared)
        except Exception as error:
            if not _may_pass(error):
                failure.error, failure.until = error, time.monotonic() + _AGAIN_S
            raise
        yield database


def make_search_index_again(workspace: Workspace) -> None:
    """Have the next search make the whole index again: by other rules the same files have other symbols."""
    with opened(workspace.settings.store_path) as database:
        set_state(database, "format", _OUTDATED)


def text_files(
    scope: QuestionScope, indexed: list[IndexedModule], settings: Settings, wanted: frozenset[str] = frozenset()
) -> list[IndexedModule]:
    """Return the files of a scope in search order, with those that are not indexed.

    Copies of other code come last, except for the kinds in ``wanted``.
    """
    known = {place.path: place for place in indexed}
    # The index has names of files as text.
    files = [
        known.get(readable(path), IndexedModule(0, path, ""))._replace(path=path) for path in scope.files(settings)
    ]
    return sorted(files, key=lambda place: (repeats(place.path, wanted), not place.number, place.path))


@contextmanager
def ranked_index(
    workspace: Workspace, scope: QuestionScope, progress: ProgressCallback
) -> Iterator[sqlite3.Connection]:
    """Open the search index with all that the ranking of files needs: other files, and past commits."""
    with search_index(workspace, progress) as database:
        if scope.has_files:
            listed = partial(_other_files, workspace, scope, database)
            # Commits of several repositories have no common order.
            tip = scope.commit if len(scope.roots) == 1 else ""
            generation = workspace.generation()
            bring_texts_up_to_date(database, scope.tree, tip, generation, listed, progress)
        yield database


def _other_files(workspace: Workspace, scope: QuestionScope, database: sqlite3.Connection) -> list[str]:
    """Return the text files of a scope that no loader has read."""
    return [
        place.path
        for place in text_files(scope, places(database, scope.projects), workspace.settings)
        if not place.number
    ]


@contextmanager
def search_index_of_structure(workspace: Workspace, progress: ProgressCallback) -> Iterator[ProgressCallback]:
    """Make most of the search index beside an index run, from the structure that the run publishes early.

    Yields the progress callback for the run. The next use of the index adds the rest, or reports an error.
    """
    before = workspace.generation()
    latest: deque[tuple[str, int, int]] = deque(maxlen=1)
    work = partial(_try_to_update, workspace, lambda *step: latest.append(step))
    thread = threading.Thread(target=work, name="search index", daemon=True)

    def watched(stage: str, done: int, total: int) -> None:
        if thread.ident is None and workspace.generation() != before:
            thread.start()
        progress(stage, done, total)

    yield watched
    while thread.is_alive():
        thread.join(_REPORT_S)
        # Reported from here, since reports of two threads would mix.
        for step in tuple(latest):
            progress(*step)


def _try_to_update(workspace: Workspace, progress: ProgressCallback) -> None:
    try:
        with search_index(workspace, progress):
            pass
    except Exception as error:  # the next use of the index meets the error again
        logs.event("cannot make the search index early", logging.WARNING, error=type(error).__name__)


def _cache_folder(workspace: Workspace) -> Path:
    """Return the folder for search indexes of servers, since there may be no store here."""
    if workspace.settings.cache_path is None:
        raise ConfigError(
            "a search in the shared graph needs a cache folder for its index",
            hint="set OXIGRAPH_CACHE_PATH to a folder (the setting cache_path)",
            setting="cache_path",
        )
    return workspace.settings.cache_path / SHARED


def _may_pass(error: Exception) -> bool:
    """Return true if the next update need not fail in the same way."""
    return isinstance(error, OxigraphCodeError) or (
        isinstance(error, sqlite3.Error) and (is_broken(error) or is_busy(error))
    )

"""The search index of a workspace, for all lookups by words.

For maintainers: it is brought up to date with the graph when it is opened, and callers wait for that. This module must
not know the lookups.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from sqlite3 import Connection

from oxigraph_code.search.file import opened
from oxigraph_code.search.update import State, bring_up_to_date
from oxigraph_code.store import INDEX_FORMAT
from oxigraph_code.tools.workspace.workspace import ProgressCallback, Workspace


@contextmanager
def search_index(workspace: Workspace, progress: ProgressCallback) -> Iterator[Connection]:
    """Open the search index, brought up to date with the graph."""
    store = workspace.store

    def current() -> State:
        return State(store.generation(), 0 if store.is_older() else INDEX_FORMAT)

    with opened(workspace.settings.store_path, workspace.graphs) as database:
        bring_up_to_date(database, workspace.rows, current, progress)
        yield database

"""The search index of a workspace, for all that looks something up by words.

For maintainers: whoever opens it finds it up to date with the graph, and waits for that where it is not. This module
must not know what is looked up.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from sqlite3 import Connection

from oxigraph_code.search.file import opened
from oxigraph_code.search.update import State, bring_up_to_date
from oxigraph_code.store import INDEX_FORMAT
from oxigraph_code.tools.workspace.workspace import Told, Workspace


@contextmanager
def search_index(workspace: Workspace, told: Told) -> Iterator[Connection]:
    """The search index, brought up to date with the graph."""
    store = workspace.store

    def current() -> State:
        return State(store.generation(), 0 if store.is_older() else INDEX_FORMAT)

    with opened(workspace.settings.store_path) as database:
        bring_up_to_date(database, workspace.rows, current, told)
        yield database

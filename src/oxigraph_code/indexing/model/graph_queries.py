"""SELECT queries whose results are plain Python values.

For maintainers: before a run has the writer lock it queries the published graph, with the lock the graph that it is
writing. Callers must not depend on which of the two it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from oxigraph_code.rdf.ntriples import text_of
from oxigraph_code.store import WritableStore, WriteSession

GraphQuery = Callable[[str], list[Any]]
"""Run a SELECT whose variables are always bound. A row has the text of literals and the IRIs of nodes."""


def ask_published(store: WritableStore) -> GraphQuery:
    """Query the published graph."""

    def ask(query: str) -> list[Any]:
        answer = json.loads(store.query(query, max_bytes=0).text)
        names = answer["head"]["vars"]
        return [tuple(row[name]["value"] for name in names) for row in answer["results"]["bindings"]]

    return ask


def ask_session(session: WriteSession) -> GraphQuery:
    """Query the graph that a session is writing."""

    def ask(query: str) -> list[Any]:
        return [tuple(map(_value, row)) for row in session.select(query)]

    return ask


def _value(term: str) -> str:
    return text_of(term) if term.startswith('"') else term[1:-1]

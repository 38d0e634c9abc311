"""Questions to the graph whose answers are plain values.

For maintainers: what is asked before the writer's turn is asked of the state published last, what is asked during it of
what is being written. Whoever asks must not need to know which of the two it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from oxigraph_code.rdf.ntriples import text_of
from oxigraph_code.store import WritableStore, WriteSession

Asked = Callable[[str], list[Any]]
"""Answers a SELECT whose variables are always bound, with rows of the text of literals and the IRIs of nodes."""


def published(store: WritableStore) -> Asked:
    """Asks the state published last."""

    def asked(query: str) -> list[Any]:
        answer = json.loads(store.query(query, max_bytes=0).text)
        names = answer["head"]["vars"]
        return [tuple(row[name]["value"] for name in names) for row in answer["results"]["bindings"]]

    return asked


def in_session(session: WriteSession) -> Asked:
    """Asks what is being written."""

    def asked(query: str) -> list[Any]:
        return [tuple(map(_value, row)) for row in session.select(query)]

    return asked


def _value(term: str) -> str:
    return text_of(term) if term.startswith('"') else term[1:-1]

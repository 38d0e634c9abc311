"""SELECT queries whose results are plain Python values.

For maintainers: before a run has the writer lock it queries the published graph, with the lock the graph that it is
writing. Callers must not depend on which of the two it is. A project may be in the graph only by its snapshots, and no
two projects may share an IRI, however they were indexed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from oxigraph_code import rdf
from oxigraph_code.indexing.model.paths import is_below, path_text
from oxigraph_code.rdf.ntriples import text_of
from oxigraph_code.rdf.snapshots import Snapshot
from oxigraph_code.store import LocalStore, WriteSession

_PROJECTS = "SELECT ?project ?root { ?project a code:Project ; code:rootPath ?root }"
GraphQuery = Callable[[str], list[Any]]
"""Run a SELECT whose variables are always bound. A row has the text of literals and the IRIs of nodes."""


def ask_published(store: LocalStore) -> GraphQuery:
    """Query the published graph."""

    def ask(query: str) -> list[Any]:
        answer = json.loads(store.query(query, max_bytes=0).text)
        names = answer["head"]["vars"]
        return [tuple(row[name]["value"] for name in names) for row in answer["results"]["bindings"]]

    return ask


def ask_session(session: WriteSession) -> GraphQuery:
    """Query the graph that a session is writing."""

    def ask(query: str) -> list[Any]:
        return [
            tuple(text_of(term) if term.startswith('"') else term[1:-1] for term in row)
            for row in session.select(query)
        ]

    return ask


def known_projects(ask: GraphQuery) -> dict[str, str]:
    """Map the projects in the graph, and the ones that only snapshots have, to their roots."""
    working = dict(ask(_PROJECTS))
    roots = set(working.values())
    return {entry.project_iri: entry.root for entry in known_snapshots(ask) if entry.root not in roots} | working


def known_snapshots(ask: GraphQuery) -> list[Snapshot]:
    """List the snapshots in the graph."""
    return [Snapshot(*row) for row in ask(rdf.snapshots.SNAPSHOTS)]


def reserved_iris(snapshots: Iterable[Snapshot], projects: Mapping[str, str], root: Path) -> set[str]:
    """Return the IRIs of projects outside of a root that are in the graph only by their snapshots.

    ``projects`` are the roots of the projects of the working graph by IRI.
    """
    return {
        snapshot.project_iri
        for snapshot in snapshots
        if snapshot.project_iri not in projects and not is_below(snapshot.root, path_text(str(root)))
    }

"""The snapshots in the graph, and the project IRIs that they reserve.

For maintainers: a project may be in the graph only by its snapshots, and no two projects may share an IRI, however they
were indexed. This module must not know how a snapshot is made.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from oxigraph_code import rdf
from oxigraph_code.indexing.model.graph_queries import GraphQuery
from oxigraph_code.indexing.model.paths import is_below, path_text
from oxigraph_code.rdf.snapshots import Snapshot


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

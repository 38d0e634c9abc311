"""The snapshots that the graph has, and what they mean for the names of projects.

For maintainers: a project may be known by its snapshots alone, and two projects must not share a name, whichever of
them was indexed in which way. This module must not know how a snapshot is made.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from oxigraph_code import rdf
from oxigraph_code.indexing.model.graph_queries import Asked
from oxigraph_code.indexing.model.path_text import is_below, shown
from oxigraph_code.rdf.snapshots import Snapshot


def known_snapshots(asked: Asked) -> list[Snapshot]:
    """The snapshots in the graph."""
    return [Snapshot(*row) for row in asked(rdf.snapshots.SNAPSHOTS)]


def taken_elsewhere(snapshots: Iterable[Snapshot], projects: Mapping[str, str], root: Path) -> set[str]:
    """The IRIs of projects that only snapshots know, and whose folder is not below a root."""
    return {
        snapshot.project_iri
        for snapshot in snapshots
        if snapshot.project_iri not in projects and not is_below(snapshot.root, shown(str(root)))
    }

"""Snapshots, and the checked-out state of a project, as N-Triples; and a query for the snapshots."""

from __future__ import annotations

from typing import NamedTuple

from oxigraph_code import vocabulary as code
from oxigraph_code.rdf.ntriples import Statements, date_time, iri

SNAPSHOTS = f"""
SELECT ?snapshot ?project ?ref ?commit ?fingerprint ?used ?root {{
  ?snapshot a <{code.Snapshot}> ; <{code.snapshotOf}> ?project ; <{code.ref}> ?ref ; <{code.atCommit}> ?commit ;
    <{code.fingerprint}> ?fingerprint ; <{code.usedAt}> ?used .
  GRAPH ?snapshot {{ ?project <{code.rootPath}> ?root }}
}}
ORDER BY ?snapshot ?root
"""

RUNS = f"""
SELECT ?graph ?project ?finished {{
  GRAPH ?graph {{ ?run <{code.ofProject}> ?project ; <{code.finishedAt}> ?finished }}
}}
"""
"""When the runs ended that wrote the projects of all snapshots."""


class Snapshot(NamedTuple):
    """A snapshot: its IRI, its project with the folder, its commit, and the time of the last query."""

    iri: str
    project_iri: str
    ref: str
    commit: str
    fingerprint: str
    used: str
    root: str


def snapshot_lines(snapshot: Snapshot) -> list[str]:
    """Return the statements about a snapshot in the working graph."""
    statements = Statements()
    subject = statements.about(snapshot.iri)
    subject.add(code.RDF_TYPE, iri(code.Snapshot))
    subject.add(code.snapshotOf, iri(snapshot.project_iri))
    subject.add_text(code.ref, snapshot.ref)
    subject.add_text(code.atCommit, snapshot.commit)
    subject.add_text(code.fingerprint, snapshot.fingerprint)
    subject.add(code.usedAt, date_time(snapshot.used))
    return statements.lines


def checkout_lines(project_iri: str, branch: str, commit: str) -> list[str]:
    """Return the branch and commit of the working tree of a project; either may be empty."""
    statements = Statements()
    project = statements.about(project_iri)
    project.add_text(code.branch, branch)
    project.add_text(code.atCommit, commit)
    return statements.lines

"""Detect moved projects: the folder is gone, and a run finds the project in another folder.

For maintainers: a missing folder alone proves nothing, since its disk may be unmounted. A project has moved if the run
finds one with the same name and most of the files, at the same paths and with the same content. The graph then gets the
new root, and the run does the rest. A folder that is in the graph already has not moved. This module must not know how
project IRIs are made.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import PurePath

from oxigraph_code import rdf
from oxigraph_code.file_tree import is_gone
from oxigraph_code.indexing.extract.reading import Findings
from oxigraph_code.indexing.files.projects import Project
from oxigraph_code.indexing.model.graph_queries import ask_session, known_snapshots
from oxigraph_code.indexing.model.paths import path_text
from oxigraph_code.indexing.model.report import MovedProject
from oxigraph_code.store import WriteSession

_EMPTY = hashlib.sha256(b"").hexdigest()


def follow_moved_projects(session: WriteSession, findings: Findings) -> tuple[MovedProject, ...]:
    """Set the new root of each project in the graph that has moved to a folder of the run."""
    ask = ask_session(session)
    known = [(iri, name, root) for iri, name, root in ask(rdf.PROJECTS)]
    roots = {root for _, _, root in known}
    gone = sorted(entry for entry in known if is_gone(entry[2]))
    moves = []
    for project in findings.projects.all if gone else ():
        root = path_text(str(findings.found.root / project.folder))
        if root in roots:
            continue
        now = _contents(findings, project)
        for entry in gone:
            iri, name, old_root = entry
            if _has_same_name(project, name, old_root) and _has_most_of(dict(ask(rdf.contents_of(iri))), now):
                _set_root(session, iri, old_root, root)
                moves.append(MovedProject(name, old_root, root))
                gone.remove(entry)
                break
    return tuple(moves)


def _has_same_name(project: Project, name: str, old_root: str) -> bool:
    # A project without a name of its own has the name of its folder, which may have changed.
    return name == project.name or (not project.is_named and name == PurePath(old_root).name)


def _contents(findings: Findings, project: Project) -> dict[str, str]:
    """Return the digests of a project's files by path relative to its folder."""
    start = f"{project.folder}/" if project.folder else ""
    read = {**findings.around, **findings.facts}
    return {path_text(path[len(start) :]): facts.digest for path, facts in read.items() if path.startswith(start)}


def _has_most_of(before: Mapping[str, str], now: Mapping[str, str]) -> bool:
    non_empty = {path: digest for path, digest in before.items() if digest != _EMPTY}
    same = sum(now.get(path) == digest for path, digest in non_empty.items())
    return 0 < same >= len(non_empty) / 2


def _set_root(session: WriteSession, iri: str, old_root: str, root: str) -> None:
    snapshots = known_snapshots(ask_session(session))
    for graph in ("", *(entry.iri for entry in snapshots if entry.project_iri == iri)):
        session.change([rdf.root_line(iri, old_root)], [rdf.root_line(iri, root)], graph)

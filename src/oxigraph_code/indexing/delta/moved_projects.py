"""Projects that have moved: their folder is gone, and a run finds them in another.

For maintainers: that a folder is gone proves nothing, for a disk may be away. What a run finds is the project that is
gone if it has the name of that and most of its files, at the same paths and with the same content. Then all that is to
be done is to say where it is now; the run does the rest. A folder that the graph knows already is what it is. This
module must not know how a project is named in the graph.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import PurePath

from oxigraph_code import rdf
from oxigraph_code.file_tree import is_gone
from oxigraph_code.indexing.extract.findings import Findings
from oxigraph_code.indexing.files.projects import Project
from oxigraph_code.indexing.model.graph_queries import in_session
from oxigraph_code.indexing.model.known_snapshots import known_snapshots
from oxigraph_code.indexing.model.path_text import shown
from oxigraph_code.indexing.model.report import Moved
from oxigraph_code.store import WriteSession

_EMPTY = hashlib.sha256(b"").hexdigest()


def follow_moves(session: WriteSession, findings: Findings) -> tuple[Moved, ...]:
    """Have the graph say of projects that have moved to where the run found them that they are there."""
    asked = in_session(session)
    known = [(iri, name, root) for iri, name, root in asked(rdf.PROJECTS)]
    roots = {root for _, _, root in known}
    gone = sorted(entry for entry in known if is_gone(entry[2]))
    moves = []
    for project in findings.projects.all if gone else ():
        root = shown(str(findings.found.root / project.folder))
        if root in roots:
            continue
        here = _contents(findings, project)
        for entry in gone:
            iri, name, was = entry
            if _may_be(project, name, was) and _is_most(dict(asked(rdf.contents_of(iri))), here):
                _correct(session, iri, was, root)
                moves.append(Moved(name, was, root))
                gone.remove(entry)
                break
    return tuple(moves)


def _may_be(project: Project, name: str, was: str) -> bool:
    # What has no name of its own is called after its folder, and that may be called otherwise now.
    return name == project.name or (not project.is_named and name == PurePath(was).name)


def _contents(findings: Findings, project: Project) -> dict[str, str]:
    """The digests of the files of a project, by path relative to its folder."""
    start = f"{project.folder}/" if project.folder else ""
    read = {**findings.around, **findings.facts}
    return {shown(path[len(start) :]): facts.digest for path, facts in read.items() if path.startswith(start)}


def _is_most(there: Mapping[str, str], here: Mapping[str, str]) -> bool:
    telling = {path: digest for path, digest in there.items() if digest != _EMPTY}
    same = sum(here.get(path) == digest for path, digest in telling.items())
    return 0 < same >= len(telling) / 2


def _correct(session: WriteSession, iri: str, was: str, root: str) -> None:
    snapshots = known_snapshots(in_session(session))
    for graph in ("", *(entry.iri for entry in snapshots if entry.project_iri == iri)):
        session.change([rdf.root_line(iri, was)], [rdf.root_line(iri, root)], graph)

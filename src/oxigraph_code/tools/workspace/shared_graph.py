"""The projects on a server, as the scope of a question.

For maintainers: a published project has the shape and the IRIs that it has in the working graph, so every tool that
answers from a snapshot answers from it. Its files are not here, and its root is a path of another machine, which must
never be read. An answer comes from the server if the question names it, or a project that only the server has. This
module must not know the question.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path, PurePosixPath

from oxigraph_code import identity, queries
from oxigraph_code.errors import ArgumentError, StoreError
from oxigraph_code.file_tree import NoFiles
from oxigraph_code.tools.workspace.asked_roots import is_unknown
from oxigraph_code.tools.workspace.scope import SHARED, QuestionScope, SharedWorkspace
from oxigraph_code.tools.workspace.workspace import AnsweredEarly, Workspace

_SHORT_HASH = 7
_NAMED = 3
_MAX_LISTED = 20

Row = Mapping[str, str]


def in_shared_graph(workspace: Workspace, project: str, ref: str) -> SharedWorkspace | None:
    """Open the published projects that ``project`` means; ``None`` if it means none of them.

    ``shared`` means all of them, ``shared:NAME`` one. Raises ``AnsweredEarly`` with the list of projects if none is
    meant, and the errors of the server if the question names it.
    """
    wanted, marked, name = project.partition(":")
    if wanted == SHARED and (marked or workspace.settings.store_url):
        if ref:
            raise ArgumentError(
                "the shared graph has no ref", hint="leave out ref, or name a project of this machine", argument="ref"
            )
        return _opened(workspace, published_projects(workspace), name)
    if workspace.settings.store_url and project and not ref and is_unknown(workspace, project):
        # The name may be a mistake, about which the local answer says more than an error of the server.
        with suppress(StoreError):
            known = published_projects(workspace)
            return _opened(workspace, known, project) if _named(known, project) else None
    return None


def published_projects(workspace: Workspace) -> list[dict[str, str]]:
    """Return the projects that are completely published, with their roots and commits; ordered by IRI."""
    return workspace.shared.rows(queries.bind("published_projects"))


def place(workspace: Workspace, projects: Sequence[Row]) -> str:
    """Return a phrase for a first line: the server, and the commits of projects."""
    shown = [f"{row['name']} {_at(row)}" for row in projects[:_NAMED]]
    more = [f"{len(projects) - _NAMED:,} more projects"] if len(projects) > _NAMED else []
    return f"shared graph at {workspace.shared.address.url}: {', '.join([*shown, *more]) or 'no projects'}"


def _at(row: Row) -> str:
    return f"at {row['commit'][:_SHORT_HASH]}" if "commit" in row else f"of {row.get('finished', 'unknown date')[:10]}"


def _opened(workspace: Workspace, known: Sequence[Row], name: str) -> SharedWorkspace:
    text = name.strip()
    chosen = _with_siblings(known, _named(known, text)) if text else {row["project"]: row for row in known}
    if not chosen:
        lines = [f"  {row['name']} {_at(row)} · <{row['project']}>" for row in known[:_MAX_LISTED]]
        more = [f"  and {len(known) - _MAX_LISTED:,} more"] if len(known) > _MAX_LISTED else []
        head = f"no project is called {text}" if text else "no project is published"
        there = ["Published projects:", *lines, *more] if known else ["oxigraph-code publish sends those of a store."]
        where = f"in the shared graph at {workspace.shared.address.url}"
        raise AnsweredEarly.nothing_found("\n".join([f"{head} {where}", *there]))
    rows = [*chosen.values()]
    words = f"{place(workspace, rows)}, without the text of files"
    root = Path(f"{SHARED}:{text}" if text else SHARED)
    projects = _folders(rows) if text else {row["project"]: row["project"].rpartition("/")[2] for row in rows}
    state = hashlib.sha256(repr([sorted(row.items()) for row in known]).encode()).digest()
    digest = int.from_bytes(state[:7], "big")

    def make() -> SharedWorkspace:
        return SharedWorkspace(
            workspace.settings,
            workspace.store,
            workspace.keeper,
            workspace.patience_s,
            graphs=tuple(map(identity.published, chosen)),
            scope=QuestionScope(root, projects, "", words, NoFiles(root)),
            endpoint=workspace.shared,
            digest=digest,
            offered=workspace.offered,
        )

    return workspace.cached(f"shared {digest} {text}", make)


def _named(known: Iterable[Row], name: str) -> list[Row]:
    """Return the projects of a name, a key or an IRI."""
    text = name.strip().removeprefix("<").removesuffix(">")
    return [row for row in known if text in (row["project"], row["project"].rpartition("/")[2], row["name"])]


def _with_siblings(known: Sequence[Row], found: Sequence[Row]) -> dict[str, Row]:
    """Return the projects of the same index runs: those below the outermost root around each of some."""
    roots = [PurePosixPath(row["root"]) for row in known]
    around = [min(root for root in roots if PurePosixPath(row["root"]).is_relative_to(root)) for row in found]
    return {
        row["project"]: row
        for row in known
        if any(PurePosixPath(row["root"]).is_relative_to(outermost) for outermost in around)
    }


def _folders(rows: Sequence[Row]) -> dict[str, str]:
    """Name the folders of projects below their outermost root; their keys for several roots."""
    roots = {row["project"]: PurePosixPath(row["root"]) for row in rows}
    outermost = min(roots.values())
    if not all(root.is_relative_to(outermost) for root in roots.values()):
        return {iri: iri.rpartition("/")[2] for iri in roots}
    below = {iri: root.relative_to(outermost).as_posix() for iri, root in roots.items()}
    return {iri: "" if folder == "." else folder for iri, folder in below.items()}

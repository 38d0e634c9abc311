"""Publish the projects of the local graph to a server, by difference.

For maintainers: the triples of a project are divided into parts: a module with everything that belongs to it, or a
subject of its own. A server holds a digest of each part beside the project's graph, so that nothing need be remembered
here. A replacement removes the digests of some parts, then the parts, inserts the parts, and then their digests: where
a server has no transactions, a part that was interrupted has no digest and is sent again. So repeating does no harm.
This module must not know the server.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from oxigraph_code import identity
from oxigraph_code.store.endpoint.endpoint import EndpointStore
from oxigraph_code.store.ownership import owned_subjects, owner_of, project_of
from oxigraph_code.store.processes import ReadableStore
from oxigraph_code.store.protocol import Replacement

_MAX_TRIPLES = 4_000
"""The most triples in one update, unless a single part has more."""
_MAX_NAMES = 500
"""The most parts in one update."""
_MAX_NEW_TRIPLES = 50_000
_MAX_NEW_NAMES = 2_000
"""The same for a new graph, in which nothing is replaced."""

_DIGEST = f"<{identity.BASE}contentHash>"

Digests = dict[str, str]
Apply = Callable[[Replacement], None]


class Published(NamedTuple):
    """The number of a project's parts that were sent, removed and unchanged, and of triples sent."""

    project: str
    sent: int
    removed: int
    unchanged: int
    triples: int


class _Part(NamedTuple):
    project: str
    name: str
    lines: list[str]


def publish(dump: Path, target: EndpointStore, projects: Collection[str]) -> Iterator[Published]:
    """Publish projects from a dump of the local graph in N-Triples, one after the other.

    The dump has the statements of each subject together, as the embedded store writes it.
    """
    local: dict[str, dict[str, int]] = {project: {} for project in projects}
    owners = _owners(dump)
    for part in _parts(dump, local, owners):
        digests = local[part.project]
        # Several subjects of one module, in any order: a sum does not depend on it.
        digests[part.name] = digests.get(part.name, 0) + sum(map(_digest, part.lines))
    for project, sums in local.items():
        here = {name: f"{number % 2**128:032x}" for name, number in sums.items()}
        yield _publish_one(dump, target, project, here, owners)


def _publish_one(
    dump: Path, target: EndpointStore, project: str, here: Digests, owners: Mapping[str, str]
) -> Published:
    there = _published_digests(target, project)
    changed = {name for name, digest in here.items() if there.get(name) != digest}
    removed = sorted(there.keys() - here.keys())
    graph = identity.published(project)
    # Triples without digests are those of an interrupted run.
    is_new = not there and not target.rows(f"SELECT ?s {{ GRAPH <{graph}> {{ ?s ?p ?o }} }} LIMIT 1")
    most = (_MAX_NEW_TRIPLES, _MAX_NEW_NAMES) if is_new else (_MAX_TRIPLES, _MAX_NAMES)
    triples = 0
    if changed or removed:
        with target.updating() as apply:
            for start in range(0, len(removed), _MAX_NAMES):
                apply(_replacement(project, dict.fromkeys(removed[start : start + _MAX_NAMES], ""), []))
            for names, lines in _batches(project, _lines_by_part(dump, project, changed, owners), *most):
                apply(_replacement(project, {name: here[name] for name in names}, lines, is_new=is_new))
                triples += len(lines)
    return Published(project, len(changed), len(removed), len(here) - len(changed), triples)


def _published_digests(target: ReadableStore, project: str) -> Digests:
    graph = identity.published_digests(project)
    rows = target.rows(f"SELECT ?part ?digest {{ GRAPH <{graph}> {{ ?part {_DIGEST} ?digest }} }} ORDER BY ?part")
    return {row["part"]: row["digest"] for row in rows}


def _owners(dump: Path) -> dict[str, str]:
    """Return the owner of each subject that belongs to another one."""
    with dump.open(encoding="utf-8", newline="\n") as lines:
        return dict(filter(None, map(owner_of, lines)))


def _parts(dump: Path, projects: Collection[str], owners: Mapping[str, str]) -> Iterator[_Part]:
    """Yield the owned statements of each subject in projects, with the part that it belongs to."""
    wanted = {project.encode(): project for project in projects}
    with dump.open("rb") as lines:
        for subject, statements in groupby(lines, lambda line: line.partition(b" ")[0]):
            owned = [line for line in statements if project_of(line) in wanted]
            if owned:
                texts = [line.decode().rstrip("\n") for line in owned]
                # The owner of a site is a symbol, and the owner of a symbol its module.
                owner = owners.get(subject.decode()[1:-1], subject.decode()[1:-1])
                yield _Part(wanted[project_of(owned[0])], owners.get(owner, owner), texts)


def _lines_by_part(
    dump: Path, project: str, names: Collection[str], owners: Mapping[str, str]
) -> Mapping[str, list[str]]:
    found: dict[str, list[str]] = {}
    for part in _parts(dump, [project], owners):
        if part.name in names:
            found.setdefault(part.name, []).extend(part.lines)
    return found


def _batches(
    project: str, parts: Mapping[str, list[str]], most_triples: int, most_names: int
) -> Iterator[tuple[list[str], list[str]]]:
    names: list[str] = []
    lines: list[str] = []
    # The statements about the project come last: readers take it for completely published when it has them.
    for name, more in sorted(parts.items(), key=lambda part: (part[0] == project, part[0])):
        if names and (len(lines) + len(more) > most_triples or len(names) >= most_names):
            yield names, lines
            names, lines = [], []
        names.append(name)
        lines += more
    if names:
        yield names, lines


def _replacement(project: str, digests: Digests, lines: list[str], *, is_new: bool = False) -> Replacement:
    """Return the replacement of parts by lines of N-Triples; a part with an empty digest is removed.

    Nothing is removed from a graph that ``is_new``.
    """
    graph, digest_graph = identity.published(project), identity.published_digests(project)
    values = " ".join(f"<{name}>" for name in digests)
    kept = "\n".join(f'<{name}> {_DIGEST} "{digest}" .' for name, digest in digests.items() if digest)
    operations = [
        f"DELETE {{ GRAPH <{digest_graph}> {{ ?part {_DIGEST} ?digest }} }} "
        f"WHERE {{ VALUES ?part {{ {values} }} GRAPH <{digest_graph}> {{ ?part {_DIGEST} ?digest }} }}",
        f"DELETE {{ GRAPH <{graph}> {{ ?s ?p ?o }} }} "
        f"WHERE {{ GRAPH <{graph}> {{ {owned_subjects(values)} ?s ?p ?o }} }}",
    ]
    after = f"INSERT DATA {{ GRAPH <{digest_graph}> {{\n{kept}\n}} }}" if kept else ""
    return Replacement("" if is_new else " ;\n".join(operations), graph, "\n".join(lines), after)


def _digest(line: str) -> int:
    return int.from_bytes(hashlib.blake2b(line.encode(), digest_size=16).digest(), "big")

"""Write a large first run in two steps: the structure before resolution, and the links after it.

For maintainers: structure is what a file states by itself, so questions about files, definitions and text can be
answered while calls are still being resolved. The links only add statements: nothing of the structure is written twice,
and both together are the statements of a run in one step. Until the links are there, the run has no ``finishedAt`` and
the root has no ledger, so a process that is killed in between leaves a graph that the next run completes. This module
must not know the content of a statement.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

from oxigraph_code import __version__, rdf
from oxigraph_code.file_tree import is_gone
from oxigraph_code.indexing.delta.write_full import (
    FileCount,
    ModuleTexts,
    WriteOutcome,
    about_project,
    encoded,
    project_iris_in,
    project_totals,
    statements_before,
    write_difference,
)
from oxigraph_code.indexing.extract.cached_facts import CachedFacts
from oxigraph_code.indexing.extract.reading import Findings
from oxigraph_code.indexing.files.discovery import SourceFile
from oxigraph_code.indexing.files.project_iris import IndexedProject, ProjectIris
from oxigraph_code.indexing.model.progress import LOADING, WRITING_LINKS, ProgressCallback
from oxigraph_code.languages.registry import Registry
from oxigraph_code.store import WriteSession

LARGE_BYTES = 2_000_000
"""The bytes of source from which on a first run is made in two steps. A smaller one takes a few seconds."""


class PublishedStructure(NamedTuple):
    """The structure of a run as it is in the graph. ``total`` counts its statements."""

    iris: ProjectIris
    generation: int
    total: int


def write_structure(
    session: WriteSession, findings: Findings, started: str, registry: Registry
) -> PublishedStructure | None:
    """Write and publish the structure; ``None`` if the graph may have statements about the projects already."""
    if any(map(is_gone, session.projects().values())):
        return None  # a project may have moved here, with its statements
    iris = project_iris_in(session, findings.found, findings.projects)
    if len(iris.parts) != len(iris.projects) or any(indexed.is_known for indexed in iris.projects):
        return None
    before = statements_before(session, iris, findings)
    structure = _structure(findings, iris, started, registry)
    difference = write_difference(session, before, iris.parts, structure, is_part=True)
    session.publish()
    return PublishedStructure(iris, session.generation, difference.total)


def write_links(
    session: WriteSession,
    findings: Findings,
    structure: PublishedStructure,
    finished: str,
    registry: Registry,
    cached: CachedFacts,
    progress: ProgressCallback,
) -> WriteOutcome:
    """Add the links to a graph that has the structure and nothing newer.

    They are written in two halves, and the first one is loaded while the second is written.
    """
    iris = structure.iris
    digests: dict[str, bytes] = {}
    total = structure.total
    with ThreadPoolExecutor(1) as background:
        loads = []
        for statements in _links(findings, iris, finished, registry, cached, digests, progress):
            with session.new_text() as text:
                for lines in statements:
                    total += lines.count(b"\n")
                    text.write(lines)
            loads.append(background.submit(session.add, Path(text.name), is_part=True))
        progress(LOADING, 0, 0)
        for load in loads:
            load.result()
    return WriteOutcome(
        tuple(iris.projects),
        total,
        total,
        roots=iris.roots,
        other_roots=iris.other_roots,
        statements=digests,
    )


def _structure(findings: Findings, iris: ProjectIris, started: str, registry: Registry) -> Iterator[bytes]:
    texts = ModuleTexts(findings, iris, registry)
    for indexed in iris.projects:
        yield from about_project(findings, indexed)
        for file in indexed.project.files:
            yield texts.structure(indexed, file)
        yield encoded(rdf.run_lines(indexed.iri, started, "", len(indexed.project.files), __version__))


def _links(
    findings: Findings,
    iris: ProjectIris,
    finished: str,
    registry: Registry,
    cached: CachedFacts,
    digests: dict[str, bytes],
    progress: ProgressCallback,
) -> Iterator[Iterator[bytes]]:
    """Yield the two halves of the links, the second with the totals of the projects."""
    texts = ModuleTexts(findings, iris, registry)
    files = [(indexed, file) for indexed in iris.projects for file in indexed.project.files]
    middle = _middle([file for _, file in files])
    count = FileCount(WRITING_LINKS, len(files), progress)

    def of_files(part: Sequence[tuple[IndexedProject, SourceFile]]) -> Iterator[bytes]:
        for indexed, file in count.each(part):
            links = texts.links(file)
            if file.path in findings.facts:
                digests[file.path] = cached.store_statements(texts.structure(indexed, file) + links)
            yield links

    def rest() -> Iterator[bytes]:
        yield from of_files(files[middle:])
        for indexed in iris.projects:
            yield from project_totals(findings, iris, indexed)
            yield encoded(rdf.end_lines(indexed.iri, finished))

    yield of_files(files[:middle])
    yield rest()


def _middle(files: Sequence[SourceFile]) -> int:
    """Return the number of the first files that have half of all bytes."""
    half = sum(file.size for file in files) / 2
    return sum(size < half for size in accumulate(file.size for file in files))

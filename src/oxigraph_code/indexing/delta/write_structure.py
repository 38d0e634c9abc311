"""Write a large first run in two steps: the structure before resolution, and the links after it.

For maintainers: structure is what a file states by itself, so questions about files, definitions and text can be
answered while calls are still being resolved. The links only add statements: nothing of the structure is written twice,
and both together are the statements of a run in one step. Until the links are there, the run has no ``finishedAt`` and
the root has no ledger, so a process that is killed in between leaves a graph that the next run completes. Other
processes resolve the files while this one loads, and read the structure from the text that it loads. This module must
not know the content of a statement. See decision 0102.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import NamedTuple

from oxigraph_code import __version__, rdf
from oxigraph_code.errors import ChildFailed
from oxigraph_code.facts.found import FOUND_SYMBOLS, encode_found
from oxigraph_code.file_tree import is_gone
from oxigraph_code.indexing.delta.ledger_entries import entries_of_loaded
from oxigraph_code.indexing.delta.resolving import REPORT_EVERY, FileLinking, LinkedFile, module_answers
from oxigraph_code.indexing.delta.write_full import (
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
from oxigraph_code.indexing.extract.facts_cache import unpacked
from oxigraph_code.indexing.extract.reading import Findings
from oxigraph_code.indexing.files.discovery import SourceFile
from oxigraph_code.indexing.files.project_iris import IndexedProject, ProjectIris
from oxigraph_code.indexing.model.progress import LOADING, LOADING_STRUCTURE, RESOLVING, ProgressCallback
from oxigraph_code.indexing.model.run_signals import ConcurrentWrite
from oxigraph_code.languages.registry import Registry
from oxigraph_code.processes.forks import ForkedWork
from oxigraph_code.resolution import ModuleQuery
from oxigraph_code.store import WriteSession

LARGE_BYTES = 2_000_000
"""The bytes of source from which on a first run has two steps; a smaller run takes a few seconds."""

_MAX_PROCESSES = 4
"""The processes that resolve.

With more, loading the structure takes longest, and each process has a copy of most facts.
"""

Linking = ForkedWork[tuple[IndexedProject, SourceFile], LinkedFile]


class PublishedStructure(NamedTuple):
    """The structure of a run as it is in the graph, and the files that are being linked.

    ``total`` counts its statements.
    """

    iris: ProjectIris
    generation: int
    total: int
    linking: Linking


def write_structure(
    session: WriteSession,
    findings: Findings,
    started: str,
    registry: Registry,
    processes: int,
    progress: ProgressCallback,
) -> PublishedStructure | None:
    """Write the structure, and publish it while some processes begin to link the files.

    Returns ``None`` if the graph may have statements about the projects already. The caller closes ``linking``.
    """
    if any(map(is_gone, session.projects().values())):
        return None  # a project may have moved here, with its statements
    iris = project_iris_in(session, findings.found, findings.projects)
    if len(iris.parts) != len(iris.projects) or any(indexed.is_known for indexed in iris.projects):
        return None
    files = FileLinking(findings, iris, registry)
    linking = ForkedWork(files.files, LinkedFile, min(processes, _MAX_PROCESSES))

    def begin(text: Path) -> None:
        with text.open("rb") as written:
            files.structure = mmap(written.fileno(), 0, access=ACCESS_READ)
        linking.begin(files.start)
        progress(LOADING_STRUCTURE, 0, 0)

    try:
        before = statements_before(session, iris, findings)
        structure = _placed(_structure(findings, iris, started, files.texts), files.spans)
        difference = write_difference(session, before, iris.parts, structure, on_written=begin)
        if not session.dirty_subjects(iris.parts.keys()):
            session.keep_beside(FOUND_SYMBOLS, _found_symbols(findings, iris))
        session.publish()
    except BaseException:
        linking.close()
        raise
    return PublishedStructure(iris, session.generation, difference.total, linking)


def write_links(
    session: WriteSession,
    findings: Findings,
    structure: PublishedStructure,
    finished: str,
    cached: CachedFacts,
    progress: ProgressCallback,
) -> tuple[Findings, WriteOutcome]:
    """Add the links to a graph that has the structure, as files are resolved.

    Raises ``ConcurrentWrite`` if the graph has changed meanwhile, or if a process ended that resolved files.
    """
    if structure.generation != session.generation:
        raise ConcurrentWrite("the graph has changed since the structure was published")
    iris, count = structure.iris, len(structure.linking)
    entries = entries_of_loaded(findings)
    answers: dict[ModuleQuery, str] = {}
    digests: dict[str, bytes] = {}
    later: dict[str, bytes] = {}
    found = findings._replace(entries=entries, module_answers=[answers])

    def links() -> Iterator[bytes]:
        for (_, file), linked in structure.linking:
            entries[file.path] = linked.entry
            answers.update(module_answers(linked))
            digests[file.path] = linked.digest
            if linked.found:
                later[iris.place(file.path).module_iri] = linked.found
            cached.store_packed_statements(linked.digest, linked.statements)
            yield unpacked(linked.statements)[linked.structure :]
            if len(entries) % REPORT_EVERY == 0:
                progress(RESOLVING, len(entries), count)
        for indexed in iris.projects:
            yield from project_totals(found, iris, indexed)
            yield encoded(rdf.end_lines(indexed.iri, finished))

    total = structure.total
    try:
        with session.new_text() as text:
            for lines in links():
                total += lines.count(b"\n")
                text.write(lines)
    except ChildFailed as error:
        raise ConcurrentWrite(error.message) from None
    progress(LOADING, 0, 0)
    session.add(Path(text.name))
    if not session.dirty_subjects(iris.parts.keys()):
        session.keep_beside(FOUND_SYMBOLS, encode_found(later))
    written = WriteOutcome(
        tuple(iris.projects), total, total, roots=iris.roots, other_roots=iris.other_roots, statements=digests
    )
    return found, written


def _structure(
    findings: Findings, iris: ProjectIris, started: str, texts: ModuleTexts
) -> Iterator[tuple[str | None, bytes]]:
    """Yield the statements of the structure, each part with the path of its file, if it has one."""
    for indexed in iris.projects:
        yield from ((None, lines) for lines in about_project(findings, indexed))
        yield from ((file.path, texts.structure(indexed, file)) for file in indexed.project.files)
        yield None, encoded(rdf.run_lines(indexed.iri, started, "", len(indexed.project.files), __version__))


def _found_symbols(findings: Findings, iris: ProjectIris) -> bytes:
    """Encode the symbols of the files with facts, for the search index."""
    modules = (rdf.found_in(facts, iris.place(path)) for path, facts in findings.facts.items())
    return encode_found({module.iri: encode_found(module) for module in modules})


def _placed(parts: Iterable[tuple[str | None, bytes]], spans: dict[str, slice]) -> Iterator[bytes]:
    """Yield the parts of a text, and note the place of each file in it."""
    end = 0
    for path, lines in parts:
        start, end = end, end + len(lines)
        if path is not None:
            spans[path] = slice(start, end)
        yield lines

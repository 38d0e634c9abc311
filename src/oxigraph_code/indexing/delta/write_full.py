"""Write the findings of a full run: compare their statements with the graph, write the difference.

For maintainers: all projects of a run are one change and written once, because a write takes time by the size of the
store. A run over one file queries the statements of that file; any other run compares all statements of its projects.
This module must not know the content of a statement.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from oxigraph_code import __version__, identity, rdf, vocabulary as code
from oxigraph_code.facts import FileFacts, Resolved
from oxigraph_code.facts.found import encode_found
from oxigraph_code.indexing.delta.moved_projects import follow_moved_projects
from oxigraph_code.indexing.extract.cached_facts import CachedFacts
from oxigraph_code.indexing.extract.reading import Findings
from oxigraph_code.indexing.files.discovery import Discovery, SourceFile
from oxigraph_code.indexing.files.project_iris import IndexedProject, ProjectIris
from oxigraph_code.indexing.files.projects import Project, Projects
from oxigraph_code.indexing.model.graph_diff import GraphDiff, GraphPart
from oxigraph_code.indexing.model.graph_queries import ask_session, known_snapshots, reserved_iris
from oxigraph_code.indexing.model.progress import LOADING, WRITING, ProgressCallback
from oxigraph_code.indexing.model.report import MovedProject
from oxigraph_code.languages.loader import extracts
from oxigraph_code.languages.registry import Registry
from oxigraph_code.resolution import submodules
from oxigraph_code.store import WriteSession

_REPORT_EVERY = 100

T = TypeVar("T")


class WriteOutcome(NamedTuple):
    """The projects that were written, the number of their statements, and the counts of the difference."""

    projects: tuple[IndexedProject, ...] = ()
    total: int = 0
    added: int = 0
    removed: int = 0
    roots: Mapping[str, Path] = MappingProxyType({})
    """The root folders of all projects that were changed, by IRI."""
    other_roots: tuple[str, ...] = ()
    """The roots of projects below the root of the run that belong to other runs."""
    moved: tuple[MovedProject, ...] = ()
    """Projects that were in another folder before."""
    gone: tuple[str, ...] = ()
    """The IRIs of projects that no longer exist."""
    modules: tuple[str, ...] = ()
    """The module IRIs of the file of a run over one file, now and before."""
    statements: Mapping[str, bytes] = MappingProxyType({})
    """The digests of the statements about files, by path."""
    changes: Mapping[str, int] = MappingProxyType({})
    """Counts of files by their change since the last run; empty for a part or a first run."""


class FullStatements(NamedTuple):
    """The statements of a run, made from its findings."""

    findings: Findings
    started: str
    finished: str
    cached: CachedFacts
    progress: ProgressCallback

    def about(
        self, projects: Sequence[IndexedProject], iris: ProjectIris, digests: dict[str, bytes]
    ) -> Iterator[bytes]:
        """Yield the statements about projects, by project and module, as lines with line ends.

        The statements about files are cached, and ``digests`` gets their digests by path.
        """
        findings, texts = self.findings, ModuleTexts(self.findings, iris, self.cached.registry)
        count = FileCount(WRITING, sum(len(indexed.project.files) for indexed in projects), self.progress)
        for indexed in projects:
            yield from about_project(findings, indexed)
            for file in count.each(indexed.project.files):
                text = texts.structure(indexed, file) + texts.links(file, findings.resolved.get(file.path))
                if file.path in findings.facts:
                    digests[file.path] = self.cached.store_statements(text)
                yield text
            yield from project_totals(findings, iris, indexed)
            run = rdf.run_lines(indexed.iri, self.started, self.finished, len(indexed.project.files), __version__)
            yield encoded(run)


def write_findings(session: WriteSession, statements: FullStatements) -> WriteOutcome:
    """Bring the working graph up to date with the findings of a run."""
    findings, found = statements.findings, statements.findings.found
    moved = follow_moved_projects(session, findings)
    iris = project_iris_in(session, found, findings.projects)
    if not iris.parts:
        return WriteOutcome()
    changes = _changes(session, iris, findings) if found.is_whole else {}
    digests: dict[str, bytes] = {}
    before, now = statements_before(session, iris, findings), statements.about(iris.projects, iris, digests)
    difference = write_difference(
        session, before, iris.parts, now, on_written=lambda _: statements.progress(LOADING, 0, 0)
    )
    return WriteOutcome(
        tuple(iris.projects),
        difference.total,
        difference.added_count,
        len(difference.removed),
        iris.roots,
        iris.other_roots,
        moved,
        iris.gone,
        tuple(part.start_iri for part in iris.parts.values()) if found.is_file else (),
        digests,
        changes,
    )


def write_snapshots(
    session: WriteSession,
    statements: FullStatements,
    iris: ProjectIris,
    graphs: Sequence[str],
    known_graphs: Collection[str],
) -> WriteOutcome:
    """Write each project of a commit into a graph of its own. ``known_graphs`` exist already."""
    total = added = removed = 0
    digests: dict[str, bytes] = {}
    for indexed, graph in zip(iris.projects, graphs, strict=True):
        before = session.triples_of([indexed.iri], graph) if graph in known_graphs else ()
        now = statements.about([indexed], iris, digests)
        difference = write_difference(session, before, {indexed.iri: GraphPart(indexed.iri)}, now, graph)
        total += difference.total
        added += difference.added_count
        removed += len(difference.removed)
    return WriteOutcome(tuple(iris.projects), total, added, removed, statements=digests)


def project_iris_in(session: WriteSession, found: Discovery, projects: Projects) -> ProjectIris:
    """Return the IRIs of a run's projects in the working graph."""
    known = session.projects()
    reserved = reserved_iris(known_snapshots(ask_session(session)), known, found.root)
    return ProjectIris(found, projects, known, reserved)


def write_difference(
    session: WriteSession,
    before: Iterable[str],
    parts: Mapping[str, GraphPart],
    statements: Iterable[bytes],
    graph: str = "",
    *,
    on_written: Callable[[Path], None] = lambda _: None,
) -> GraphDiff:
    """Replace parts of a graph by the statements that hold now.

    ``on_written`` is called with the text of the statements before it is loaded.
    """
    difference = GraphDiff(before, parts)
    with session.new_text() as text:
        for lines in statements:
            difference.add(lines)
            text.write(lines)
        text.write(rdf.as_text(difference.kept).encode())
    on_written(Path(text.name))
    if difference.is_small:
        session.change(difference.removed, difference.added, graph)
    elif difference.removed or difference.total > difference.added_count:
        session.rebuild(parts.keys(), Path(text.name), graph)
    else:
        session.add(Path(text.name), graph)
    return difference


def remove_projects(session: WriteSession, projects: Collection[str], graph: str = "") -> int:
    """Remove all our statements about projects from a graph; return how many there were."""
    parts = {project: GraphPart(project, is_gone=True) for project in projects}
    return len(write_difference(session, session.triples_of(projects, graph), parts, (), graph).removed)


def _changes(session: WriteSession, iris: ProjectIris, findings: Findings) -> dict[str, int]:
    """Compare the content of all files with that in the graph."""
    known = [*iris.gone, *(indexed.iri for indexed in iris.projects if indexed.is_known)]
    if not known:
        return {}
    projects = " ".join(f"<{iri}>" for iri in known)
    before: dict[str, str] = dict(
        ask_session(session)(
            f"SELECT ?module ?digest {{ VALUES ?project {{ {projects} }} ?module <{code.partOf}> ?project ;"
            f" a <{code.Module}> . OPTIONAL {{ ?module <{code.contentHash}> ?known }}"
            ' BIND(COALESCE(?known, "") AS ?digest) }'
        )
    )
    contents = {path: facts.digest for path, facts in findings.facts.items()}
    contents.update({path: loaded.digest for path, loaded in findings.loaded.items()})
    now = {iris.place(file.path).module_iri: contents.get(file.path, "") for file in findings.found.files}
    both = now.keys() & before.keys()
    changed = sum(before[module] != now[module] for module in both)
    return {
        "added": len(now) - len(both),
        "changed": changed,
        "removed": len(before) - len(both),
        "unchanged": len(both) - changed,
    }


def statements_before(session: WriteSession, iris: ProjectIris, findings: Findings) -> Iterable[str]:
    """Return the statements before the run about all that it can change."""
    if not (findings.found.is_file and all(indexed.is_known for indexed in iris.projects)):
        return session.triples_of(iris.parts.keys())
    owners = [part.start_iri for part in iris.parts.values()]
    for indexed in iris.projects:
        owners += [indexed.iri, identity.index_run(indexed.iri)]
        owners += [identity.external_symbol(indexed.iri, name) for name in _external(findings, indexed)]
    return session.triples_owned_by(owners)


def _external(findings: Findings, indexed: IndexedProject) -> set[str]:
    files = indexed.project.files
    return {name for file in files if file.path in findings.entries for name in findings.entries[file.path].external}


def _coverage(findings: Findings, indexed: IndexedProject) -> Counter[tuple[str, str, str]]:
    counts: Counter[tuple[str, str, str]] = Counter()
    for file in indexed.project.files:
        if file.path in findings.entries:
            for rule, reason, count in findings.entries[file.path].calls:
                counts[file.language, rule, reason] += count
    return counts


class ModuleTexts:
    """The statements about the modules of a run, as lines with line ends."""

    def __init__(self, findings: Findings, iris: ProjectIris, registry: Registry) -> None:
        self._findings = findings
        self._iris = iris
        self._registry = registry
        self._facts = {**findings.facts, **findings.around}
        self._has_module = _module_test(findings.found)

    def structure(self, indexed: IndexedProject, file: SourceFile) -> bytes:
        """Return the statements about a file of a project that need no resolution."""
        findings, root = self._findings, self._findings.found.root
        if file.path in findings.facts:
            facts = findings.facts[file.path]
            return encoded(module_structure(facts, self._registry, self._iris, root, self._has_module))
        if file.path in findings.loaded:
            metadata = findings.metadata.get(indexed.project.folder, {})
            own = _own_iri(findings, indexed, metadata.get(file.language, ()))
            statements, digest, lines = findings.loaded[file.path]
            facts = FileFacts(file.language, file.path, digest, lines)
            return encoded(rdf.loaded_lines(_with_iri(statements, own, indexed.iri), facts, self._iris.place, root))
        language, problem = findings.problems[file.path]
        return encoded(rdf.unread_module_lines(file.path, language, problem, self._iris.place, root))

    def links(self, file: SourceFile, resolved: Resolved | None) -> bytes:
        """Return the statements about a file that resolution found, if it has facts."""
        if resolved is None:
            return b""
        return encoded(rdf.link_lines(self._facts[file.path], resolved, self._facts, self._iris.place))

    def found(self, file: SourceFile, resolved: Resolved) -> bytes:
        """Encode the symbols of a file for the search index if resolution has changed them."""
        module = rdf.found_later(self._facts[file.path], resolved, self._facts, self._iris.place(file.path))
        return b"" if module is None else encode_found(module)


class FileCount:
    """A count of files over all projects in a run, as the progress of a stage."""

    def __init__(self, stage: str, total: int, progress: ProgressCallback) -> None:
        self._stage, self._total, self._progress = stage, total, progress
        self._done = 0

    def each(self, files: Iterable[T]) -> Iterator[T]:
        """Yield the next files, or values of one file each."""
        for file in files:
            if self._done % _REPORT_EVERY == 0:
                self._progress(self._stage, self._done, self._total)
            self._done += 1
            yield file


def project_totals(findings: Findings, iris: ProjectIris, indexed: IndexedProject) -> Iterator[bytes]:
    """Yield the statements about the results of resolution in a whole project."""
    yield encoded(rdf.external_lines(indexed.iri, _external(findings, indexed)))
    if iris.parts[indexed.iri].is_whole:
        yield encoded(rdf.coverage_lines(indexed.iri, _coverage(findings, indexed)))


def encoded(lines: Iterable[str]) -> bytes:
    """Join statements to lines with line ends."""
    return rdf.as_text(lines).encode()


def module_lines(
    facts: FileFacts,
    resolved: Resolved,
    files: Mapping[str, FileFacts],
    registry: Registry,
    iris: ProjectIris,
    root: Path,
    has_module: Callable[[str], bool],
) -> list[str]:
    """Return the statements about a module.

    ``files`` are the facts that its references lead to, ``has_module`` tells if there is a module at a path.
    """
    structure = module_structure(facts, registry, iris, root, has_module)
    return [*structure, *rdf.link_lines(facts, resolved, files, iris.place)]


def module_structure(
    facts: FileFacts, registry: Registry, iris: ProjectIris, root: Path, has_module: Callable[[str], bool]
) -> list[str]:
    """Return the statements about a module that need no resolution."""
    loader = registry.loader(facts.language)
    name, declared = "", []
    if extracts(loader):
        name = loader.semantics.module_name(iris.place(facts.path).path)
        declared = submodules(facts, loader.semantics, has_module)
    return rdf.structure_lines(facts, name, iris.place, root, declared)


def _module_test(found: Discovery) -> Callable[[str], bool]:
    covered = {file.path for file in found.files}

    def has_module(path: str) -> bool:
        # A run over a part does not know all modules.
        return path in covered or (not found.is_whole and found.tree.has_file(path))

    return has_module


def about_project(findings: Findings, indexed: IndexedProject) -> Iterator[bytes]:
    """Yield the statements about a project as a whole that need no resolution."""
    project = indexed.project
    if indexed.is_known and findings.found.is_file:
        yield encoded(rdf.language_lines(indexed.iri, {file.language for file in project.files}))
        return
    yield encoded(project_statements(findings.found, findings.projects, project, indexed.iri, indexed.enclosing_iri))
    yield encoded(loaded_metadata(findings, indexed))


def loaded_metadata(findings: Findings, indexed: IndexedProject) -> list[str]:
    """Return the statements of loaders without facts about a project, except for its name and root."""
    found = []
    for lines in findings.metadata.get(indexed.project.folder, {}).values():
        own = _own_iri(findings, indexed, lines)
        about_it = (f"<{own}> <{code.name}> ", f"<{own}> <{code.rootPath}> ")
        found += _with_iri([line for line in lines if not line.startswith(about_it)], own, indexed.iri)
    return found


def project_statements(
    found: Discovery, projects: Projects, project: Project, project_iri: str, enclosing_iri: str
) -> list[str]:
    """Return the statements about a project as a whole, from its manifests and files."""
    manifests = projects.manifests(project.folder)
    languages = {file.language for file in project.files}
    root = found.root / project.folder
    lines = rdf.project_lines(manifests, project_iri, project.name, root, languages, enclosing_iri)
    return [*lines, *rdf.snapshots.checkout_lines(project_iri, *found.checkout)]


def _own_iri(findings: Findings, indexed: IndexedProject, metadata: Iterable[str]) -> str:
    """Return the IRI that a loader without facts uses for the project.

    It does not know which IRIs are reserved.
    """
    mark = f"> <{code.RDF_TYPE}> <{code.Project}> ."
    named = [line[1 : -len(mark)] for line in metadata if line.endswith(mark)]
    folder = findings.found.root / indexed.project.folder
    return named[0] if named else identity.project(identity.project_key(folder.name))


def _with_iri(lines: list[str], own: str, project_iri: str) -> list[str]:
    """Replace one project IRI by another in statements."""
    if own == project_iri:
        return lines
    mentioned = re.compile(f"<{re.escape(own)}(?=[>/?])")
    return [mentioned.sub(lambda _: f"<{project_iri}", line) for line in lines]

"""From findings to a published graph: what they change, and how that is best written.

For maintainers: all projects of a run are one change, written once, because writing costs by the size of the store. A
run over one file asks the store for that file alone; any other run compares with all that is known of its projects.
This module must not know what a statement says.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from oxigraph_code import __version__, identity, rdf
from oxigraph_code import vocabulary as code
from oxigraph_code.facts import FileFacts, Resolved
from oxigraph_code.indexing.delta.moved_projects import follow_moves
from oxigraph_code.indexing.extract.cached_facts import Recall
from oxigraph_code.indexing.extract.findings import Findings, external_names
from oxigraph_code.indexing.files.discovery import Discovery
from oxigraph_code.indexing.files.project_iris import Keyed, Keys
from oxigraph_code.indexing.files.projects import Project, Projects
from oxigraph_code.indexing.model.graph_diff import Difference, Part
from oxigraph_code.indexing.model.graph_queries import in_session
from oxigraph_code.indexing.model.known_snapshots import known_snapshots, taken_elsewhere
from oxigraph_code.indexing.model.progress import Told
from oxigraph_code.indexing.model.report import Moved
from oxigraph_code.languages.loader import extracts
from oxigraph_code.languages.registry import Registry
from oxigraph_code.resolution import submodules
from oxigraph_code.store import WriteSession


class Written(NamedTuple):
    """What was written: the projects, their statements in all, and how many of them were added and removed."""

    projects: tuple[Keyed, ...] = ()
    total: int = 0
    added: int = 0
    removed: int = 0
    roots: Mapping[str, Path] = MappingProxyType({})
    """The root folders of all projects that were changed, by IRI."""
    apart: tuple[str, ...] = ()
    """The roots of projects below the root of the run that belong to other runs."""
    moved: tuple[Moved, ...] = ()
    """Projects that were known to be elsewhere."""
    gone: tuple[str, ...] = ()
    """Projects that were there before, as IRIs."""
    modules: tuple[str, ...] = ()
    """What the file of a run over one file is, and what it was, as IRIs of modules."""
    statements: Mapping[str, bytes] = MappingProxyType({})
    """The digests of what is said of files, by path."""


def write_findings(
    session: WriteSession,
    findings: Findings,
    started: str,
    finished: str,
    registry: Registry,
    recall: Recall,
    told: Told,
) -> Written:
    """Bring the graph up to date with what was found."""
    found = findings.found
    moved = follow_moves(session, findings)
    keys = keys_of(session, found, findings.projects)
    if not keys.parts:
        return Written()
    told("writing the graph", 0, 0)
    kept: dict[str, bytes] = {}
    statements = statements_of(findings, keys, keys.projects, started, finished, registry, recall, kept)
    difference = write_difference(session, _before(session, keys, findings), keys.parts, statements)
    return Written(
        tuple(keys.projects),
        difference.total,
        difference.added_count,
        len(difference.removed),
        keys.roots,
        keys.apart,
        moved,
        keys.gone,
        tuple(part.start_iri for part in keys.parts.values()) if found.is_file else (),
        kept,
    )


def keys_of(session: WriteSession, found: Discovery, projects: Projects) -> Keys:
    """What the projects of a run are called in the graph."""
    known = session.projects()
    return Keys(found, projects, known, taken_elsewhere(known_snapshots(in_session(session)), known, found.root))


def write_difference(
    session: WriteSession,
    before: Iterable[str],
    parts: Mapping[str, Part],
    statements: Iterable[bytes],
    graph: str = "",
) -> Difference:
    """Bring some parts of a graph from the statements that were there to those that hold now."""
    difference = Difference(before, parts)
    with session.new_text() as text:
        for lines in statements:
            difference.add(lines)
            text.write(lines)
        text.write(rdf.as_text(difference.kept).encode())
    if difference.is_small:
        session.change(difference.removed, difference.added, graph)
    elif difference.removed or difference.total > difference.added_count:
        session.rebuild(parts.keys(), Path(text.name), graph)
    else:
        session.add(Path(text.name), graph)
    return difference


def take_out(session: WriteSession, projects: Collection[str], graph: str = "") -> int:
    """Take everything of ours about some projects out of a graph; how many statements that were."""
    parts = {project: Part(project, is_gone=True) for project in projects}
    return len(write_difference(session, session.triples_of(projects, graph), parts, (), graph).removed)


def _before(session: WriteSession, keys: Keys, findings: Findings) -> Iterable[str]:
    """What is known of the projects, or of as much of them as the run can touch."""
    if not (findings.found.is_file and all(keyed.is_known for keyed in keys.projects)):
        return session.triples_of(keys.parts.keys())
    owners = [part.start_iri for part in keys.parts.values()]
    for keyed in keys.projects:
        owners += [keyed.iri, identity.index_run(keyed.iri)]
        owners += [identity.external_symbol(keyed.iri, name) for name in _external(findings, keyed)]
    return session.triples_owned_by(owners)


def _external(findings: Findings, keyed: Keyed) -> set[str]:
    files = keyed.project.files
    found = [findings.resolved[file.path] for file in files if file.path in findings.resolved]
    return {name for resolved in found for name in external_names(resolved)}


def _coverage(findings: Findings, keyed: Keyed) -> Counter[tuple[str, str, str]]:
    counts: Counter[tuple[str, str, str]] = Counter()
    for file in keyed.project.files:
        if file.path in findings.resolved:
            links = findings.resolved[file.path].links
            counts.update((file.language, link.rule, link.reason) for link in links)
    return counts


def statements_of(
    findings: Findings,
    keys: Keys,
    projects: Iterable[Keyed],
    started: str,
    finished: str,
    registry: Registry,
    recall: Recall,
    kept: dict[str, bytes],
) -> Iterator[bytes]:
    """What a run says of some projects, project by project, module by module in the order of their paths, as lines with
    their ends. What is said of files is kept, and ``kept`` gets the digests."""
    is_there = _is_there(findings.found)
    all_facts = {**findings.facts, **findings.around}
    for keyed in projects:
        metadata = findings.metadata.get(keyed.project.folder, {})
        yield from map(_encoded, _about_project(findings, keyed, metadata))
        for file in keyed.project.files:
            if file.path in findings.facts:
                facts, resolved = findings.facts[file.path], findings.resolved[file.path]
                lines = module_lines(facts, resolved, all_facts, registry, keys, findings.found.root, is_there)
                text = _encoded(lines)
                kept[file.path] = recall.keep_statements(text)
                yield text
            elif file.path in findings.triples:
                own = _own_iri(findings, keyed, metadata.get(file.language, ()))
                yield _encoded(_moved(findings.triples[file.path], own, keyed.iri))
            else:
                language, problem = findings.problems[file.path]
                root = findings.found.root
                yield _encoded(rdf.unread_module_lines(file.path, language, problem, keys.place, root))
        yield _encoded(rdf.external_lines(keyed.iri, _external(findings, keyed)))
        if keys.parts[keyed.iri].is_whole:
            yield _encoded(rdf.coverage_lines(keyed.iri, _coverage(findings, keyed)))
        yield _encoded(rdf.run_lines(keyed.iri, started, finished, len(keyed.project.files), __version__))


def _encoded(lines: Iterable[str]) -> bytes:
    return rdf.as_text(lines).encode()


def module_lines(
    facts: FileFacts,
    resolved: Resolved,
    files: Mapping[str, FileFacts],
    registry: Registry,
    keys: Keys,
    root: Path,
    is_there: Callable[[str], bool],
) -> list[str]:
    """The statements about a module. ``files`` are the facts that its links lead into, ``is_there`` tells whether there
    is a module at a path."""
    loader = registry.loader(facts.language)
    name, declared = "", []
    if extracts(loader):
        name = loader.semantics.module_name(keys.place(facts.path).path)
        declared = submodules(facts, loader.semantics, is_there)
    return rdf.module_lines(facts, resolved, files, name, keys.place, root, declared)


def _is_there(found: Discovery) -> Callable[[str], bool]:
    covered = {file.path for file in found.files}

    def is_there(path: str) -> bool:
        # A run over a part does not know all modules.
        return path in covered or (not found.is_whole and found.tree.has_file(path))

    return is_there


def _about_project(findings: Findings, keyed: Keyed, metadata: Mapping[str, list[str]]) -> Iterator[list[str]]:
    project = keyed.project
    if keyed.is_known and findings.found.is_file:
        yield rdf.language_lines(keyed.iri, {file.language for file in project.files})
        return
    yield project_statements(findings.found, findings.projects, project, keyed.iri, keyed.enclosing_iri)
    for lines in metadata.values():
        own = _own_iri(findings, keyed, lines)
        about_it = (f"<{own}> <{code.name}> ", f"<{own}> <{code.rootPath}> ")
        yield _moved([line for line in lines if not line.startswith(about_it)], own, keyed.iri)


def project_statements(
    found: Discovery, projects: Projects, project: Project, project_iri: str, enclosing_iri: str
) -> list[str]:
    """What manifests and files say of a project as a whole."""
    manifests = projects.manifests(project.folder)
    languages = {file.language for file in project.files}
    root = found.root / project.folder
    lines = rdf.project_lines(manifests, project_iri, project.name, root, languages, enclosing_iri)
    return [*lines, *rdf.snapshots.checkout_lines(project_iri, *found.checkout)]


def _own_iri(findings: Findings, keyed: Keyed, metadata: Iterable[str]) -> str:
    """The IRI by which a loader that extracts no facts knows the project: it cannot know of another of that name."""
    mark = f"> <{code.RDF_TYPE}> <{code.Project}> ."
    named = [line[1 : -len(mark)] for line in metadata if line.endswith(mark)]
    folder = findings.found.root / keyed.project.folder
    return named[0] if named else identity.project(identity.project_key(folder.name))


def _moved(lines: list[str], own: str, project_iri: str) -> list[str]:
    """Statements about one project as statements about another."""
    if own == project_iri:
        return lines
    mentioned = re.compile(f"<{re.escape(own)}(?=[>/?])")
    return [mentioned.sub(lambda _: f"<{project_iri}", line) for line in lines]

"""An index run: from a path to a published graph.

For maintainers: the stages of the design in their order, each fed by the one before it. A run may cover a part of a
project (one folder, one file, one language); what lies outside that part stays as it is. This module must not know any
language, nor what tools say about a run.
"""

from __future__ import annotations

import datetime
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from oxigraph_code import __version__, facts, identity, rdf
from oxigraph_code.config import Settings
from oxigraph_code.errors import RdfSyntaxError
from oxigraph_code.facts import Diagnostic, FileFacts, Link, ProjectFacts
from oxigraph_code.indexing.difference import Difference
from oxigraph_code.indexing.discovery import Discovery, SourceFile, discover
from oxigraph_code.indexing.report import FileProblem, IndexReport
from oxigraph_code.indexing.workers import read_files
from oxigraph_code.languages.loader import extracts
from oxigraph_code.languages.registry import Registry
from oxigraph_code.resolution import resolve
from oxigraph_code.store import WritableStore
from oxigraph_code.store.loading import canonical_ntriples

_MOST_PROBLEMS = 50

Told = Callable[[str, int, int], None]
"""Told of a stage, how far it is and how far it goes."""


class _Read(NamedTuple):
    """Everything the files said."""

    facts: dict[str, FileFacts]
    triples: dict[str, list[str]]
    problems: dict[str, tuple[str, Diagnostic]]  # path: language, what is wrong


def index(
    path: Path, languages: Sequence[str], registry: Registry, store: WritableStore, settings: Settings, told: Told
) -> IndexReport:
    """Bring the graph up to date with the files at a path, of the given languages or of all.

    Raises ``FileError`` for a path that cannot be read, ``UnknownLanguage``, ``StoreError`` where the result cannot be
    written.
    """
    for language in languages:
        registry.loader(language)
    began = time.monotonic()
    started = _now()
    told("looking for files", 0, 0)
    found = discover(path, registry, languages)
    read = _read_files(found, settings, told)
    told("resolving calls", 0, 0)
    links = _resolve(read.facts, registry)
    manifests = _read_manifests(found.root, registry)
    name = next((entry.name for entry in manifests if entry.name), "") or found.root.name or "root"
    if not found.files and not manifests:
        return _report(found, read, links, manifests, name, "", None, began)

    def waiting(pid: int, purpose: str, seconds: float) -> None:
        told(f"waiting for process {pid} ({purpose}) to finish", int(seconds), int(settings.writer_wait_s))

    with store.write(f"indexing {found.root}", waiting) as session, tempfile.TemporaryDirectory() as folder:
        project_iri = identity.project(_key(name, found.root, session.projects()))
        difference = Difference(session.triples_of(project_iri), project_iri, found, languages, registry)
        with Path(folder, "graph.nt").open("w", encoding="utf-8", newline="\n") as text:
            told("writing the graph", 0, 0)
            for lines in _lines(found, read, links, manifests, name, project_iri, started, registry):
                difference.add(lines)
                text.write("\n".join([*lines, ""]))
            text.write("\n".join([*difference.kept, ""]))
        told("storing the graph", 0, 0)
        if difference.is_small:
            session.change(difference.removed, difference.added)
        else:
            session.rebuild(project_iri, Path(text.name))
    return _report(found, read, links, manifests, name, project_iri, difference, began)


def _read_files(found: Discovery, settings: Settings, told: Told) -> _Read:
    read = _Read({}, {}, {})
    wanted = []
    for file in found.files:
        if file.size > settings.max_file_bytes:
            read.problems[file.path] = (file.language, Diagnostic("error", _too_large(file, settings)))
        else:
            wanted.append(file)
    if not wanted:
        return read
    for file, answer in read_files(
        found.root, wanted, settings.workers, lambda done: told("reading files", done, len(wanted))
    ):
        _keep(read, file, answer)
    return read


def _too_large(file: SourceFile, settings: Settings) -> str:
    return f"not read: {file.size:,} bytes are more than OXIGRAPH_MAX_FILE_BYTES={settings.max_file_bytes:,}"


def _keep(read: _Read, file: SourceFile, answer: dict[str, Any]) -> None:
    if "facts" in answer:
        read.facts[file.path] = facts.decode(answer["facts"])._replace(path=file.path)
    elif "triples" in answer:
        try:
            read.triples[file.path] = canonical_ntriples(answer["triples"])
        except RdfSyntaxError as error:
            problem = Diagnostic("error", f"the loader's triples are malformed: {error.message}")
            read.problems[file.path] = (file.language, problem)
    else:
        read.problems[file.path] = (file.language, Diagnostic("error", answer["problem"]))


def _resolve(files: dict[str, FileFacts], registry: Registry) -> dict[str, list[Link]]:
    by_language: dict[str, list[FileFacts]] = defaultdict(list)
    for entry in files.values():
        by_language[entry.language].append(entry)
    links: dict[str, list[Link]] = {}
    for language, entries in by_language.items():
        loader = registry.loader(language)
        if extracts(loader):
            links.update(resolve(entries, loader.semantics))
    return links


def _read_manifests(root: Path, registry: Registry) -> list[ProjectFacts]:
    loaders = [loader for loader in registry.loaders if extracts(loader)]
    return [project for loader in loaders if (project := loader.read_project(root)) is not None]


def _key(name: str, root: Path, known: dict[str, str]) -> str:
    """The project's key: the name's own unless another root has it."""
    for key in (identity.project_key(name), identity.project_key(name, str(root))):
        if known.get(identity.project(key), str(root)) == str(root):
            return key
    return identity.project_key(name, str(root))


def _lines(
    found: Discovery,
    read: _Read,
    links: dict[str, list[Link]],
    manifests: Sequence[ProjectFacts],
    name: str,
    project_iri: str,
    started: str,
    registry: Registry,
) -> Iterable[list[str]]:
    """The statements of the run, module by module in the order of their paths."""
    languages = {file.language for file in found.files}
    yield rdf.project_lines(manifests, project_iri, name, found.root, languages)
    external: set[str] = set()
    for file in found.files:
        if file.path in read.facts:
            entry = read.facts[file.path]
            loader = registry.loader(file.language)
            module_name = loader.semantics.module_name(file.path) if extracts(loader) else ""
            external.update(link.external for link in links[file.path] if link.external)
            yield rdf.module_lines(entry, links[file.path], read.facts, module_name, project_iri, found.root)
        elif file.path in read.triples:
            yield read.triples[file.path]
        else:
            language, problem = read.problems[file.path]
            yield rdf.unread_module_lines(file.path, language, problem, project_iri, found.root)
    yield rdf.external_lines(project_iri, external)
    yield rdf.run_lines(project_iri, started, _now(), len(found.files), __version__)


def _now() -> str:
    return datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")


def _report(
    found: Discovery,
    read: _Read,
    links: dict[str, list[Link]],
    manifests: Sequence[ProjectFacts],
    name: str,
    project_iri: str,
    difference: Difference | None,
    began: float,
) -> IndexReport:
    problems = [
        FileProblem(_shown(path), *diagnostic)
        for path, diagnostics in sorted(
            [(path, (problem,)) for path, (_, problem) in read.problems.items()]
            + [(path, entry.diagnostics) for path, entry in read.facts.items()]
            + [(path, (problem,)) for project in manifests for path, problem in project.diagnostics]
        )
        for diagnostic in diagnostics
    ]
    counts = Counter(definition.kind for entry in read.facts.values() for definition in entry.definitions)
    counts["import"] = sum(len(entry.imports) for entry in read.facts.values())
    counts["call"] = sum(len(entry.references) for entry in read.facts.values())
    return IndexReport(
        project=name,
        project_iri=project_iri,
        root=_shown(str(found.root)),
        start=_shown(found.start),
        languages=dict(Counter(file.language for file in found.files)),
        counts=dict(counts),
        resolved=dict(Counter(link.rule for entries in links.values() for link in entries if not link.reason)),
        unresolved=dict(Counter(link.reason for entries in links.values() for link in entries if link.reason)),
        dependencies=sum(len(project.dependencies) for project in manifests),
        problems=tuple(problems[:_MOST_PROBLEMS]),
        problem_count=len(problems),
        skipped=found.skipped,
        triples=difference.total if difference else 0,
        added=difference.added_count if difference else 0,
        removed=len(difference.removed) if difference else 0,
        seconds=time.monotonic() - began,
    )


def _shown(path: str) -> str:
    """A path as text, whatever bytes it holds."""
    return path.encode(errors="surrogateescape").decode(errors="replace")

"""Read the files of a full run.

For maintainers: a reference may lead to any file of the root, so a run over a part also reads the files around it.
Files whose content an earlier run has parsed are not parsed again; see ``cached_facts``. Nothing is written to the
graph here. This module must not know how facts are cached.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from oxigraph_code import facts
from oxigraph_code.errors import RdfSyntaxError
from oxigraph_code.facts import Diagnostic, FileFacts, Resolved
from oxigraph_code.indexing.extract.cached_facts import CachedFacts, open_cached_facts
from oxigraph_code.indexing.extract.worker_pool import ReadRequest, read_files
from oxigraph_code.indexing.files.discovery import Discovery, SourceFile, sources_around
from oxigraph_code.indexing.files.projects import Projects
from oxigraph_code.indexing.model.ledger import LedgerEntry
from oxigraph_code.indexing.model.progress import READING, ProgressCallback
from oxigraph_code.languages.loader import extracts
from oxigraph_code.languages.registry import Registry
from oxigraph_code.resolution import ModuleQuery, Semantics
from oxigraph_code.settings.config import Settings
from oxigraph_code.store.loading import canonical_ntriples

_REPORT_EVERY = 100


class LoadedFile(NamedTuple):
    """The statements of a loader without facts about one file, and the digest and lines of its content."""

    statements: list[str]
    digest: str
    lines: int


class Findings(NamedTuple):
    """The facts of a run and, once they are resolved, its references, before anything is written.

    ``facts``, ``loaded``, ``problems`` and ``around`` are by path relative to the root and have no path in common;
    ``resolved`` and ``entries`` are for the paths of ``facts``.
    """

    found: Discovery
    projects: Projects
    facts: dict[str, FileFacts]
    loaded: dict[str, LoadedFile]
    """The files of loaders that extract no facts."""
    metadata: dict[str, dict[str, list[str]]]
    """The statements of such loaders about projects, by folder and language."""
    problems: dict[str, tuple[str, Diagnostic]]
    """The language of each file that could not be read, and the reason."""
    around: dict[str, FileFacts]
    """The facts of files outside of the part that the run covers, into which its references may lead."""
    resolved: Mapping[str, Resolved] = MappingProxyType({})
    """The references of files whose statements are made later."""
    entries: Mapping[str, LedgerEntry] = MappingProxyType({})
    """Summaries of resolved files, without the additions by a file's place in a run."""
    module_answers: Sequence[Mapping[ModuleQuery, str]] = ()
    """The answers of module queries, by program."""
    from_cache: int = 0
    """The number of files whose facts were cached."""
    parsed: int = 0
    """The number of files that were parsed."""


class ReadResult(NamedTuple):
    """The outcome of a request: facts, or the worker's answer without facts.

    ``is_cached`` if nothing was parsed.
    """

    request: ReadRequest
    facts: FileFacts | None
    answer: Mapping[str, Any] = MappingProxyType({})
    is_cached: bool = False


def read_all(found: Discovery, registry: Registry, settings: Settings, progress: ProgressCallback) -> Findings:
    """Read manifests and files."""
    progress("reading manifests", 0, 0)
    findings = Findings(found, Projects(found, registry), {}, {}, {}, {}, {})
    requests = _requests(findings, registry, settings)
    semantics = SemanticsByLanguage(registry)
    covered = {request.file.path for request in requests}
    requests += [
        ReadRequest(file, "")
        for file in _surrounding(found, semantics, registry)
        if file.size <= settings.max_file_bytes
    ]
    from_cache = parsed = 0
    values = facts.SharedValues()
    with open_cached_facts(found.tree, registry, settings) as cached:
        for read in read_each(requests, cached, progress):
            path = read.request.file.path
            from_cache += read.is_cached
            parsed += bool(path) and not read.is_cached
            if read.facts is not None:
                (findings.facts if path in covered else findings.around)[path] = values.share(read.facts)
            elif path in covered:
                _store_answer(findings, read.request, read.answer)
    return findings._replace(from_cache=from_cache, parsed=parsed)


class SemanticsByLanguage(Mapping[str, Semantics]):
    """The semantics by language, loaded when asked for.

    Languages that are resolved together share one object.
    """

    def __init__(self, registry: Registry) -> None:
        self._loaders = {loader.language_id: loader for loader in registry.loaders if extracts(loader)}

    def __getitem__(self, language: str) -> Semantics:
        return self._loaders[language].semantics

    def __contains__(self, language: object) -> bool:
        return language in self._loaders

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaders)

    def __len__(self) -> int:
        return len(self._loaders)


def read_each(requests: Sequence[ReadRequest], cached: CachedFacts, progress: ProgressCallback) -> Iterator[ReadResult]:
    """Read files: first those with cached facts, then the others in worker processes."""
    missing: list[ReadRequest] = []
    for count, request in enumerate(requests):
        if count % _REPORT_EVERY == 0:
            progress(READING, count - len(missing), len(requests))
        found = cached.facts_of(request.file)
        if found is not None:
            yield ReadResult(request, found, is_cached=True)
        else:
            missing.append(request)
    from_cache = len(requests) - len(missing)

    def done(count: int) -> None:
        progress(READING, from_cache + count, len(requests))

    for request, answer in read_files(cached.tree, missing, cached.settings, done):
        if "facts" in answer:
            try:
                entry = facts.decode(answer["facts"])._replace(path=request.file.path)
            except msgspec.DecodeError as error:
                yield ReadResult(request, None, {"problem": f"the loader's facts are malformed: {error}"})
                continue
            cached.store(entry, answer["facts"])
            yield ReadResult(request, cached.at_path(entry, request.file.path, request.file.language))
        else:
            yield ReadResult(request, None, answer)


def _requests(findings: Findings, registry: Registry, settings: Settings) -> list[ReadRequest]:
    """List the requests for the part that the run covers; files that are too large become problems."""
    requests: list[ReadRequest] = []
    for project in findings.projects.all:
        languages = {file.language for file in project.files}
        without_facts = [language for language in sorted(languages) if not extracts(registry.loader(language))]
        if not findings.found.tree.commit:
            requests += [ReadRequest(SourceFile("", language, 0), project.folder) for language in without_facts]
        for file in project.files:
            if too_large := too_large_to_read(file, settings):
                findings.problems[file.path] = (file.language, too_large)
            else:
                requests.append(ReadRequest(file, project.folder))
    return requests


def _surrounding(found: Discovery, semantics: Mapping[str, Semantics], registry: Registry) -> list[SourceFile]:
    """List the files outside of the part into which its references may lead."""
    programs = {id(semantics[file.language]) for file in found.files if file.language in semantics}
    if not programs or found.is_whole:
        return []
    return [file for file in sources_around(found, registry) if id(semantics.get(file.language)) in programs]


def too_large_to_read(file: SourceFile, settings: Settings) -> Diagnostic | None:
    """Return the diagnostic for a file that is larger than the settings allow, else ``None``."""
    if file.size <= settings.max_file_bytes:
        return None
    limit = f"OXIGRAPH_MAX_FILE_BYTES={settings.max_file_bytes:,}"
    return Diagnostic("error", f"not read: {file.size:,} bytes are more than {limit}")


def _store_answer(findings: Findings, request: ReadRequest, answer: Mapping[str, Any]) -> None:
    """Store an answer without facts: a problem, or the statements of a loader that extracts none."""
    file = request.file
    problem = answer.get("problem", "")
    if not problem:
        try:
            triples = canonical_ntriples(answer["triples"])
        except RdfSyntaxError as error:
            problem = f"the loader's triples are malformed: {error.message}"
    if not file.path and problem:
        findings.projects.add_failure(request.folder, file.language, problem)
    elif not file.path:
        findings.metadata.setdefault(request.folder, {})[file.language] = triples
    elif problem:
        findings.problems[file.path] = (file.language, Diagnostic("error", problem))
    else:
        findings.loaded[file.path] = LoadedFile(triples, answer["digest"], answer["lines"])

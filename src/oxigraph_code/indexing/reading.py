"""From files to findings: read, extract, resolve. Nothing is written here.

For maintainers: what a reference means may stand in any file of the root, so a run over a part reads what is around it
as well. That costs no parsing where an earlier run has seen the same content; see ``recall``. This module must not
know how facts are kept.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Any

from oxigraph_code import facts
from oxigraph_code.config import Settings
from oxigraph_code.errors import RdfSyntaxError
from oxigraph_code.facts import Diagnostic, FileFacts, Resolved
from oxigraph_code.indexing.discovery import Discovery, SourceFile, sources_around
from oxigraph_code.indexing.findings import Findings
from oxigraph_code.indexing.projects import Projects
from oxigraph_code.indexing.recall import recalling
from oxigraph_code.indexing.workers import Errand, read_files
from oxigraph_code.languages.loader import extracts
from oxigraph_code.languages.registry import Registry
from oxigraph_code.resolution import Resolution, Semantics
from oxigraph_code.store.loading import canonical_ntriples

Told = Callable[[str, int, int], None]
"""Told of a stage, how far it is and how far it goes."""

_TOLD_EACH = 500


def read_all(found: Discovery, registry: Registry, settings: Settings, told: Told) -> Findings:
    """Everything that manifests and files say, and what the references of files mean."""
    told("reading manifests", 0, 0)
    findings = Findings(found, Projects(found, registry), {}, {}, {}, {}, {}, {})
    wanted = _asked_for(findings, registry, settings)
    # The same object for each language, whatever a loader gives: files are resolved together by it.
    semantics = {loader.language_id: loader.semantics for loader in registry.loaders if extracts(loader)}
    of_part = {errand.file.path for errand in wanted}
    wanted += [Errand(file, "") for file in _around(found, semantics, registry) if file.size <= settings.max_file_bytes]

    def keep_facts(entry: FileFacts) -> None:
        (findings.facts if entry.path in of_part else findings.around)[entry.path] = entry

    missing: list[Errand] = []
    with recalling(found.tree, registry, settings) as recall:
        for count, errand in enumerate(wanted):
            if count % _TOLD_EACH == 0:
                told("reading files", count - len(missing), len(wanted))
            known = recall.facts_of(errand.file)
            if known is not None:
                keep_facts(known)
            else:
                missing.append(errand)
        from_cache = len(wanted) - len(missing)

        def done(count: int) -> None:
            told("reading files", from_cache + count, len(wanted))

        for errand, answer in read_files(found.tree, missing, settings, done):
            if "facts" in answer:
                entry = facts.decode(answer["facts"])._replace(path=errand.file.path)
                keep_facts(entry)
                recall.keep(entry)
            elif errand.file.path in of_part:
                _keep(findings, errand, answer)
    told("resolving calls", 0, 0)
    findings.resolved.update(_resolve(findings, semantics))
    return findings._replace(from_cache=from_cache, anew=sum(bool(errand.file.path) for errand in missing))


def _asked_for(findings: Findings, registry: Registry, settings: Settings) -> list[Errand]:
    """What there is to read of the part that was asked for; what is too large becomes a problem."""
    wanted = []
    for project in findings.projects.all:
        languages = {file.language for file in project.files}
        outside = [language for language in sorted(languages) if not extracts(registry.loader(language))]
        wanted += [Errand(SourceFile("", language, 0), project.folder) for language in outside]
        for file in project.files:
            if file.size > settings.max_file_bytes:
                findings.problems[file.path] = (file.language, Diagnostic("error", _too_large(file, settings)))
            else:
                wanted.append(Errand(file, project.folder))
    return wanted


def _around(found: Discovery, semantics: Mapping[str, Semantics], registry: Registry) -> list[SourceFile]:
    """The files that are not asked for and into which the references of those that are may lead."""
    programs = {id(semantics[file.language]) for file in found.files if file.language in semantics}
    if not programs or found.is_whole:
        return []
    return [file for file in sources_around(found, registry) if id(semantics.get(file.language)) in programs]


def _too_large(file: SourceFile, settings: Settings) -> str:
    return f"not read: {file.size:,} bytes are more than OXIGRAPH_MAX_FILE_BYTES={settings.max_file_bytes:,}"


def _keep(findings: Findings, errand: Errand, answer: dict[str, Any]) -> None:
    """What came back for a file, or for a project, that is no facts."""
    file = errand.file
    problem = answer.get("problem", "")
    if not problem:
        try:
            triples = canonical_ntriples(answer["triples"])
        except RdfSyntaxError as error:
            problem = f"the loader's triples are malformed: {error.message}"
    if not file.path:
        findings.metadata.setdefault(errand.folder, {})[file.language] = [] if problem else triples
    elif problem:
        findings.problems[file.path] = (file.language, Diagnostic("error", problem))
    else:
        findings.triples[file.path] = triples


def _resolve(findings: Findings, semantics: Mapping[str, Semantics]) -> dict[str, Resolved]:
    """What the references of the part mean. Files of loaders that share their semantics are resolved together."""
    every = {**findings.facts, **findings.around}
    folders = dict.fromkeys(map(findings.projects.folder_of, every))
    aliases = {
        alias.below(folder): None
        for folder in folders
        for manifest in findings.projects.manifests(folder)
        for alias in manifest.aliases
    }
    programs: dict[int, list[FileFacts]] = defaultdict(list)
    for path in sorted(every):
        programs[id(semantics[every[path].language])].append(every[path])
    resolved: dict[str, Resolved] = {}
    for files in programs.values():
        by_path = {entry.path: entry for entry in files}
        resolution = Resolution(by_path, semantics[files[0].language], tuple(aliases))
        resolved.update({path: resolution.of_file(path) for path in by_path if path in findings.facts})
    return resolved

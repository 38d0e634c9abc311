"""From files to findings: read, extract, resolve. Nothing is written here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oxigraph_code import facts
from oxigraph_code.config import Settings
from oxigraph_code.errors import RdfSyntaxError
from oxigraph_code.facts import Diagnostic, FileFacts, Resolved
from oxigraph_code.indexing.discovery import Discovery, SourceFile
from oxigraph_code.indexing.findings import Findings
from oxigraph_code.indexing.projects import Projects
from oxigraph_code.indexing.workers import Errand, read_files
from oxigraph_code.languages.loader import extracts
from oxigraph_code.languages.registry import Registry
from oxigraph_code.resolution import Semantics, resolve
from oxigraph_code.store.loading import canonical_ntriples

Told = Callable[[str, int, int], None]
"""Told of a stage, how far it is and how far it goes."""


def read_all(found: Discovery, registry: Registry, settings: Settings, told: Told) -> Findings:
    """Everything that manifests and files say, and what the references of files mean."""
    told("reading manifests", 0, 0)
    findings = Findings(found, Projects(found, registry), {}, {}, {}, {}, {})
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
    if wanted:

        def done(count: int) -> None:
            told("reading files", count, len(wanted))

        for errand, answer in read_files(found.root, wanted, settings.workers, done):
            _keep(findings, errand, answer)
    told("resolving calls", 0, 0)
    findings.resolved.update(_resolve(findings, registry))
    return findings


def _too_large(file: SourceFile, settings: Settings) -> str:
    return f"not read: {file.size:,} bytes are more than OXIGRAPH_MAX_FILE_BYTES={settings.max_file_bytes:,}"


def _keep(findings: Findings, errand: Errand, answer: dict[str, Any]) -> None:
    file = errand.file
    if "facts" in answer:
        findings.facts[file.path] = facts.decode(answer["facts"])._replace(path=file.path)
        return
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


def _resolve(findings: Findings, registry: Registry) -> dict[str, Resolved]:
    """What the files mean; those of loaders that share their semantics are of one program."""
    files = findings.facts
    aliases = {
        alias.below(project.folder): None
        for project in findings.projects.all
        for manifest in findings.projects.manifests(project.folder)
        for alias in manifest.aliases
    }
    programs: dict[int, tuple[Semantics, list[FileFacts]]] = {}
    for path in sorted(files):
        loader = registry.loader(files[path].language)
        if extracts(loader):
            programs.setdefault(id(loader.semantics), (loader.semantics, []))[1].append(files[path])
    resolved: dict[str, Resolved] = {}
    for semantics, entries in programs.values():
        resolved.update(resolve(entries, semantics, tuple(aliases)))
    return resolved

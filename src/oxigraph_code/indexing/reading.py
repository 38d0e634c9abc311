"""From files to findings: read, extract, resolve. Nothing is written here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from oxigraph_code import facts
from oxigraph_code.config import Settings
from oxigraph_code.errors import RdfSyntaxError
from oxigraph_code.facts import Diagnostic, FileFacts, ProjectFacts, Resolved
from oxigraph_code.indexing.discovery import Discovery, SourceFile
from oxigraph_code.indexing.findings import Findings
from oxigraph_code.indexing.workers import read_files
from oxigraph_code.languages.loader import extracts
from oxigraph_code.languages.registry import Registry
from oxigraph_code.resolution import Semantics, resolve
from oxigraph_code.store.loading import canonical_ntriples

Told = Callable[[str, int, int], None]
"""Told of a stage, how far it is and how far it goes."""


def read_project(found: Discovery, registry: Registry, settings: Settings, told: Told) -> Findings:
    """Everything the files of a project say, and what their references mean."""
    findings = Findings(found, _read_manifests(found.root, registry), {}, {}, {}, {}, {})
    languages = {file.language for file in found.files}
    wanted = [SourceFile("", language, 0) for language in sorted(languages) if not extracts(registry.loader(language))]
    for file in found.files:
        if file.size > settings.max_file_bytes:
            findings.problems[file.path] = (file.language, Diagnostic("error", _too_large(file, settings)))
        else:
            wanted.append(file)
    if wanted:

        def done(count: int) -> None:
            told("reading files", count, len(wanted))

        for file, answer in read_files(found.root, wanted, settings.workers, done):
            _keep(findings, file, answer)
    told("resolving calls", 0, 0)
    findings.resolved.update(_resolve(findings, registry))
    return findings


def _read_manifests(root: Path, registry: Registry) -> list[ProjectFacts]:
    loaders = [loader for loader in registry.loaders if extracts(loader)]
    return [project for loader in loaders if (project := loader.read_project(root)) is not None]


def _too_large(file: SourceFile, settings: Settings) -> str:
    return f"not read: {file.size:,} bytes are more than OXIGRAPH_MAX_FILE_BYTES={settings.max_file_bytes:,}"


def _keep(findings: Findings, file: SourceFile, answer: dict[str, Any]) -> None:
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
        findings.metadata[file.language] = [] if problem else triples
    elif problem:
        findings.problems[file.path] = (file.language, Diagnostic("error", problem))
    else:
        findings.triples[file.path] = triples


def _resolve(findings: Findings, registry: Registry) -> dict[str, Resolved]:
    """What the files mean; those of loaders that share their semantics are of one program."""
    files = findings.facts
    aliases = [alias for project in findings.manifests for alias in project.aliases]
    programs: dict[int, tuple[Semantics, list[FileFacts]]] = {}
    for path in sorted(files):
        loader = registry.loader(files[path].language)
        if extracts(loader):
            programs.setdefault(id(loader.semantics), (loader.semantics, []))[1].append(files[path])
    resolved: dict[str, Resolved] = {}
    for semantics, entries in programs.values():
        resolved.update(resolve(entries, semantics, aliases))
    return resolved

"""An index run: from a path to a published graph.

For maintainers: the stages of the design in their order, each fed by the one before it. A run may cover a part of a
project (one folder, one file, one language); what lies outside that part stays as it is. This module must not know any
language, nor what tools say about a run.
"""

from __future__ import annotations

import datetime
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from oxigraph_code import identity
from oxigraph_code.config import Settings
from oxigraph_code.indexing.discovery import Discovery, discover
from oxigraph_code.indexing.findings import Findings
from oxigraph_code.indexing.linking import HistoryLinks
from oxigraph_code.indexing.reading import Told, read_project
from oxigraph_code.indexing.report import FileProblem, IndexReport
from oxigraph_code.indexing.writing import Written, shown, write_project
from oxigraph_code.languages.registry import Registry
from oxigraph_code.store import WritableStore, WriteSession

_MOST_PROBLEMS = 50


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
    findings = read_project(found, registry, settings, told)

    def waiting(pid: int, purpose: str, seconds: float) -> None:
        told(f"waiting for process {pid} ({purpose}), at it for {seconds:.0f} s", 0, 0)

    with store.write(f"indexing {found.root}", waiting) as session:
        written = write_project(session, findings, started, _now(), registry, told)
        written = _with_history(session, written, found)
    return _report(findings, written, began)


def _with_history(session: WriteSession, written: Written, found: Discovery) -> Written:
    """Link what was written to the history that is in the graph already."""
    if not written.project_iri:
        return written
    links = HistoryLinks(session)
    if found.is_file:
        modules = [identity.module(written.project_iri, file.path) for file in found.files]
        linked = links.link_modules(written.project_iri, found.root, modules)
    else:
        linked = links.link(written.project_iri, found.root)
    return written._replace(added=written.added + linked.added, removed=written.removed + linked.removed)


def _now() -> str:
    return datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")


def _report(findings: Findings, written: Written, began: float) -> IndexReport:
    found = findings.found
    problems = _problems(findings)
    counts = Counter(definition.kind for entry in findings.facts.values() for definition in entry.definitions)
    counts["import"] = sum(len(entry.imports) for entry in findings.facts.values())
    links = [
        link
        for path, resolved in findings.resolved.items()
        for link in resolved.links
        if findings.facts[path].references[link.reference].kind != "reference"
    ]
    counts["call"] = len(links)
    return IndexReport(
        project=findings.name,
        project_iri=written.project_iri,
        root=shown(str(found.root)),
        start=shown(found.start),
        languages=dict(Counter(file.language for file in found.files)),
        counts=dict(counts),
        resolved=dict(Counter(link.rule for link in links if not link.reason)),
        unresolved=dict(Counter(link.reason for link in links if link.reason)),
        dependencies=sum(len(project.dependencies) for project in findings.manifests),
        problems=tuple(problems[:_MOST_PROBLEMS]),
        problem_count=len(problems),
        skipped=found.skipped,
        triples=0 if found.is_file else written.total,
        added=written.added,
        removed=written.removed,
        seconds=time.monotonic() - began,
    )


def _problems(findings: Findings) -> list[FileProblem]:
    """What is wrong with files and manifests, in the order of their paths."""
    diagnostics = [(path, problem) for path, (_, problem) in findings.problems.items()]
    diagnostics += [(path, entry) for path, facts in findings.facts.items() for entry in facts.diagnostics]
    diagnostics += [problem for project in findings.manifests for problem in project.diagnostics]
    return [FileProblem(shown(path), *diagnostic) for path, diagnostic in sorted(diagnostics)]

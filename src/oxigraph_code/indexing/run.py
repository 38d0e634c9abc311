"""An index run: from a path to a published graph.

For maintainers: the stages of the design in their order, each fed by the one before it. A run is about one root, with
all the projects in it, or about a part of that (one folder, one file, one language); what lies outside stays as it is.
This module must not know any language, nor what tools say about a run.
"""

from __future__ import annotations

import datetime
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from oxigraph_code.config import Settings
from oxigraph_code.facts import ProjectFacts
from oxigraph_code.indexing.discovery import discover
from oxigraph_code.indexing.findings import Findings
from oxigraph_code.indexing.keys import shown
from oxigraph_code.indexing.linking import HistoryLinks
from oxigraph_code.indexing.reading import Told, read_all
from oxigraph_code.indexing.report import FileProblem, IndexReport, ProjectReport
from oxigraph_code.indexing.writing import Written, write_findings
from oxigraph_code.languages.registry import Registry
from oxigraph_code.store import WritableStore, WriteSession

_MOST_PROBLEMS = 50
_MOST_PROJECTS = 10


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
    started = now()
    told("looking for files", 0, 0)
    found = discover(path, registry, languages)
    findings = read_all(found, registry, settings, told)

    def waiting(pid: int, purpose: str, seconds: float) -> None:
        told(f"waiting for process {pid} ({purpose}), at it for {seconds:.0f} s", 0, 0)

    with store.write(f"indexing {found.root}", waiting) as session:
        written = write_findings(session, findings, started, now(), registry, told)
        written = _with_history(session, written)
    return report_of(findings, written, began)


def _with_history(session: WriteSession, written: Written) -> Written:
    """Link what was written to the history that is in the graph already."""
    if written == Written():
        return written
    links = HistoryLinks(session)
    known = [keyed.iri for keyed in written.projects if keyed.is_known]
    if written.modules and known:
        linked = [links.link_modules(iri, written.roots[iri], written.modules) for iri in known]
    else:
        linked = list(links.link(written.roots).values())
    added, removed = sum(entry.added for entry in linked), sum(entry.removed for entry in linked)
    return written._replace(added=written.added + added, removed=written.removed + removed)


def now() -> str:
    """The time, as runs tell it."""
    return datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")


def report_of(findings: Findings, written: Written, began: float) -> IndexReport:
    found = findings.found
    manifests = [
        (keyed.project.folder, manifest)
        for keyed in written.projects
        for manifest in findings.projects.manifests(keyed.project.folder)
    ]
    problems = _problems(findings, manifests)
    counts = Counter(definition.kind for entry in findings.facts.values() for definition in entry.definitions)
    counts["import"] = sum(len(entry.imports) for entry in findings.facts.values())
    links = [link for resolved in findings.resolved.values() for link in resolved.links]
    counts["call"] = len(links)
    projects = [
        ProjectReport(
            keyed.project.name, keyed.iri, shown(str(found.root / keyed.project.folder)), len(keyed.project.files)
        )
        for keyed in written.projects
    ]
    return IndexReport(
        projects=tuple(sorted(projects, key=lambda project: (-project.files, project.iri))[:_MOST_PROJECTS]),
        project_count=len(projects),
        root=shown(str(found.root)),
        start=shown(found.start),
        languages=dict(Counter(file.language for file in found.files)),
        counts=dict(counts),
        resolved=dict(Counter(link.rule for link in links if not link.reason)),
        unresolved=dict(Counter(link.reason for link in links if link.reason)),
        dependencies=sum(len(manifest.dependencies) for _, manifest in manifests),
        problems=tuple(problems[:_MOST_PROBLEMS]),
        problem_count=len(problems),
        skipped=found.skipped,
        anew=findings.anew,
        from_cache=findings.from_cache,
        triples=0 if found.is_file else written.total,
        added=written.added,
        removed=written.removed,
        seconds=time.monotonic() - began,
    )


def _problems(findings: Findings, manifests: Sequence[tuple[str, ProjectFacts]]) -> list[FileProblem]:
    """What is wrong with files and manifests, in the order of their paths."""
    diagnostics = [(path, problem) for path, (_, problem) in findings.problems.items()]
    diagnostics += [(path, entry) for path, facts in findings.facts.items() for entry in facts.diagnostics]
    for folder, manifest in manifests:
        diagnostics += [(f"{folder}/{path}" if folder else path, problem) for path, problem in manifest.diagnostics]
    return [FileProblem(shown(path), *diagnostic) for path, diagnostic in sorted(diagnostics)]

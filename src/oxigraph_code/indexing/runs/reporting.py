"""From what a run found and did to its report.

For maintainers: sums are over what the run looked at; where it looked only at what has changed, over what is noted of
everything. This module must not know what tools say about a run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from oxigraph_code.facts import Diagnostic
from oxigraph_code.indexing.delta.write_full import Written
from oxigraph_code.indexing.extract.findings import Findings
from oxigraph_code.indexing.files.discovery import Discovery
from oxigraph_code.indexing.files.projects import Projects
from oxigraph_code.indexing.model.path_text import shown
from oxigraph_code.indexing.model.report import FileProblem, IndexReport, ProjectReport
from oxigraph_code.indexing.runs.incremental import Update
from oxigraph_code.logs import event

_MOST_PROBLEMS = 50
_MOST_PROJECTS = 10


def report_of_findings(findings: Findings, written: Written, seconds: float) -> IndexReport:
    """What a run that looked at everything that was asked for found and wrote."""
    found = findings.found
    kinds = Counter(definition.kind for facts in findings.facts.values() for definition in facts.definitions)
    kinds["import"] = sum(len(facts.imports) for facts in findings.facts.values())
    calls = Counter((link.rule, link.reason) for resolved in findings.resolved.values() for link in resolved.links)
    problems = [(path, problem) for path, (_, problem) in findings.problems.items()]
    problems += [(path, problem) for path, facts in findings.facts.items() for problem in facts.diagnostics]
    iris = {keyed.project.folder: keyed.iri for keyed in written.projects}
    return msgspec.structs.replace(
        _report(found, findings.projects, iris, kinds, calls, problems, seconds),
        start=shown(found.start),
        anew=findings.anew,
        from_cache=findings.from_cache,
        triples=0 if found.is_file else written.total,
        added=written.added,
        removed=written.removed,
        moved=written.moved,
        gone=written.gone,
    )


def report_of_update(update: Update, seconds: float) -> IndexReport:
    """What a run that looked only at what had changed found and did."""
    changes, ledger = update.changes, update.ledger
    kinds: Counter[str] = Counter()
    calls: Counter[tuple[str, str]] = Counter()
    problems = []
    for path, entry in ledger.entries.items():
        for kind, count in entry.kinds:
            kinds[kind] += count
        for rule, reason, count in entry.calls:
            calls[rule, reason] += count
        problems += [(path, problem) for problem in entry.diagnostics]
    iris = {folder: note.iri for folder, note in ledger.notes.items()}
    counts = {
        "added": len(changes.added),
        "changed": len(changes.changed),
        "removed": len(changes.removed),
        "unchanged": len(ledger.files) - len(changes.to_read),
    }
    return msgspec.structs.replace(
        _report(update.found, update.projects, iris, kinds, calls, problems, seconds),
        changes={} if update.is_first else counts,
        anew=update.anew,
        from_cache=len(ledger.files) - update.anew if update.is_first else update.from_cache,
        triples=update.added if update.is_first else 0,
        added=update.added,
        removed=update.removed,
    )


def tell(name: str, report: IndexReport, generation: int) -> None:
    """Log what a run came to."""
    event(
        name,
        root=report.root,
        mode="changes" if report.changes else "everything",
        files=sum(report.languages.values()),
        **report.changes,
        read_anew=report.anew,
        from_cache=report.from_cache,
        triples_added=report.added,
        triples_removed=report.removed,
        problems=report.problem_count,
        generation=generation,
        seconds=report.seconds,
    )


def _report(
    found: Discovery,
    projects: Projects,
    iris: Mapping[str, str],
    kinds: Counter[str],
    calls: Counter[tuple[str, str]],
    problems: Sequence[tuple[str, Diagnostic]],
    seconds: float,
) -> IndexReport:
    """``iris`` are those of the projects by folder, ``calls`` are by rule and reason."""
    written = [project for project in projects.all if project.folder in iris]
    manifests = [(project.folder, said) for project in written for said in projects.manifests(project.folder)]
    marked = {file.path for file in found.files if file.marks}
    in_marked = [entry for entry in problems if entry[0] in marked]
    every = [entry for entry in problems if entry[0] not in marked]
    for folder, said in manifests:
        every += [(f"{folder}/{path}" if folder else path, problem) for path, problem in said.diagnostics]
    shown_problems = [FileProblem(shown(path), *problem) for path, problem in sorted(every)[:_MOST_PROBLEMS]]
    reports = [
        ProjectReport(project.name, iris[project.folder], shown(str(found.root / project.folder)), len(project.files))
        for project in written
    ]
    resolved, unresolved = Counter[str](), Counter[str]()
    for (rule, reason), count in calls.items():
        (unresolved if reason else resolved)[reason or rule] += count
    return IndexReport(
        projects=tuple(sorted(reports, key=lambda project: (-project.files, project.iri))[:_MOST_PROJECTS]),
        project_count=len(reports),
        root=shown(str(found.root)),
        languages=dict(Counter(file.language for file in found.files)),
        counts={**kinds, "call": calls.total()},
        resolved=dict(resolved),
        unresolved=dict(unresolved),
        dependencies=sum(len(said.dependencies) for _, said in manifests),
        problems=tuple(shown_problems),
        problem_count=len(every),
        marked_problem_count=len(in_marked),
        skipped=found.skipped,
        seconds=seconds,
    )

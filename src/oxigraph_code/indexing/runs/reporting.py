"""Reports of runs.

For maintainers: totals of a full run are of the files that it read; an incremental run counts all ledger entries. This
module must not know the answers of tools.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from oxigraph_code.facts import Diagnostic
from oxigraph_code.indexing.delta.changed_files import Changes
from oxigraph_code.indexing.delta.write_full import WriteOutcome
from oxigraph_code.indexing.extract.reading import Findings
from oxigraph_code.indexing.files.discovery import Discovery
from oxigraph_code.indexing.files.projects import Projects
from oxigraph_code.indexing.model.ledger import Ledger, LedgerEntry
from oxigraph_code.indexing.model.paths import path_text
from oxigraph_code.indexing.model.report import FileProblem, IndexReport, ProjectReport
from oxigraph_code.processes.logs import event

_MAX_PROBLEMS = 50
_MAX_PROJECTS = 10
_MAX_FILES = 50


def report_of_findings(findings: Findings, written: WriteOutcome, seconds: float) -> IndexReport:
    """Return the report of a run that read all files of its part."""
    found = findings.found
    totals = _Totals(findings.entries)
    totals.problems += [(path, problem) for path, (_, problem) in findings.problems.items()]
    iris = {indexed.project.folder: indexed.iri for indexed in written.projects}
    return msgspec.structs.replace(
        _report(found, findings.projects, iris, totals, seconds),
        start=path_text(found.start),
        parsed=findings.parsed,
        from_cache=findings.from_cache,
        changes=dict(written.changes),
        triples=0 if found.is_file else written.total,
        added=written.added,
        removed=written.removed,
        moved=written.moved,
        gone=written.gone,
    )


class DeltaOutcome(NamedTuple):
    """The outcome of a run that read only the differences to a recorded state.

    ``added`` and ``removed`` count statements. ``is_first`` if the graph had nothing about the root before.
    """

    changes: Changes
    ledger: Ledger
    added: int
    removed: int
    parsed: int
    from_cache: int
    is_first: bool = False


def _first_of(changes: Changes) -> tuple[str, ...]:
    """Return the first paths that were added, changed or removed."""
    return tuple(map(path_text, sorted({*changes.to_read, *changes.removed})[:_MAX_FILES]))


def report_of_delta(found: Discovery, projects: Projects, outcome: DeltaOutcome, seconds: float) -> IndexReport:
    """Return the report of a run that read only the differences to a recorded state."""
    changes, ledger = outcome.changes, outcome.ledger
    counts = {
        "added": len(changes.added),
        "changed": len(changes.changed),
        "removed": len(changes.removed),
        "unchanged": len(ledger.files) - len(changes.to_read),
    }
    return msgspec.structs.replace(
        _report(found, projects, ledger.project_iris, _Totals(ledger.entries), seconds),
        is_full=outcome.is_first,
        changes={} if outcome.is_first else counts,
        changed_files=() if outcome.is_first else _first_of(changes),
        parsed=outcome.parsed,
        from_cache=len(ledger.files) - outcome.parsed if outcome.is_first else outcome.from_cache,
        triples=outcome.added if outcome.is_first else 0,
        added=outcome.added,
        removed=outcome.removed,
    )


def log_run(name: str, report: IndexReport, generation: int) -> None:
    """Log the outcome of a run."""
    event(
        name,
        root=report.root,
        mode="everything" if report.is_full else "changes",
        files=sum(report.languages.values()),
        **report.changes,
        read_anew=report.parsed,
        from_cache=report.from_cache,
        triples_added=report.added,
        triples_removed=report.removed,
        problems=report.problem_count,
        generation=generation,
        seconds=report.seconds,
    )


class _Totals:
    """Definitions by kind, call sites by rule and reason, and problems by path of files."""

    def __init__(self, entries: Mapping[str, LedgerEntry]) -> None:
        self.kinds: Counter[str] = Counter()
        self.calls: Counter[tuple[str, str]] = Counter()
        self.problems: list[tuple[str, Diagnostic]] = []
        for path, entry in entries.items():
            for kind, count in entry.kinds:
                self.kinds[kind] += count
            for rule, reason, count in entry.calls:
                self.calls[rule, reason] += count
            self.problems += [(path, problem) for problem in entry.diagnostics]


def _report(
    found: Discovery, projects: Projects, iris: Mapping[str, str], totals: _Totals, seconds: float
) -> IndexReport:
    """``iris`` are the IRIs of projects by folder."""
    written = [project for project in projects.all if project.folder in iris]
    manifests = [(project.folder, facts) for project in written for facts in projects.manifests(project.folder)]
    marked = {file.path for file in found.files if file.marks.kinds}
    in_marked = [entry for entry in totals.problems if entry[0] in marked]
    every = [entry for entry in totals.problems if entry[0] not in marked]
    for folder, facts in manifests:
        every += [(f"{folder}/{path}" if folder else path, problem) for path, problem in facts.diagnostics]
    shown_problems = [FileProblem(path_text(path), *problem) for path, problem in sorted(every)[:_MAX_PROBLEMS]]
    reports = [
        ProjectReport(
            project.name, iris[project.folder], path_text(str(found.root / project.folder)), len(project.files)
        )
        for project in written
    ]
    resolved, unresolved = Counter[str](), Counter[str]()
    for (rule, reason), count in totals.calls.items():
        (unresolved if reason else resolved)[reason or rule] += count
    return IndexReport(
        projects=tuple(sorted(reports, key=lambda project: (-project.files, project.iri))[:_MAX_PROJECTS]),
        project_count=len(reports),
        root=path_text(str(found.root)),
        languages=dict(Counter(file.language for file in found.files)),
        counts={**totals.kinds, "call": totals.calls.total()},
        resolved=dict(resolved),
        unresolved=dict(unresolved),
        dependencies=sum(len(facts.dependencies) for _, facts in manifests),
        problems=tuple(shown_problems),
        problem_count=len(every),
        marked_problem_count=len(in_marked),
        skipped=found.skipped,
        seconds=seconds,
    )

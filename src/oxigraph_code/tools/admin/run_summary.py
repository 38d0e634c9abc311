"""The report of an index run as text.

For maintainers: shortest lines first, with everything that is missing. This module must not know how a run is started.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from oxigraph_code.file_tree import is_gone
from oxigraph_code.hints import said
from oxigraph_code.indexing.files.discovery import not_read
from oxigraph_code.indexing.model.report import IndexReport, Rebuilt, Upgrade
from oxigraph_code.settings.project_file import PROJECT_FILE
from oxigraph_code.tools.answer.grouping import counted, plural
from oxigraph_code.tools.answer.preview import shortened

_MAX_PROBLEMS = 10
_MAX_GONE = 10
_MAX_NAMES = 3
_NOUN = re.compile(r"\b(?:file|folder|link|entry|repository)\b")

_KINDS = (
    "class",
    "trait",
    "enum",
    "function",
    "method",
    "field",
    "variant",
    "variable",
    "type_alias",
    "constant",
    "namespace",
    "macro",
    "implementation",
    "import",
)


def summary(report: IndexReport, requested: list[str]) -> str:
    """Summarize a run with its problems.

    ``requested`` are the languages of the call, empty for all.
    """
    where = f"{report.root}/{report.start}" if report.start else report.root
    files = sum(report.languages.values())
    if not files:
        wanted = f"{' or '.join(requested)} files" if requested else "source files a loader reads"
        lines = [f"0 files: no {wanted} under {where}"]
        lines += _skipped(report)
        lines += _problems(report)
        if report.projects:
            if report.dependencies:
                lines.append(f"manifests: {counted(report.dependencies, 'dependency')}")
            if not_read(report.skipped) and not requested:
                lines.append(said("text is found in these files: search_code mode=text, read_snippet, repo_map"))
            lines += _projects(report, where)
        return "\n".join([*lines, *_other_projects(report)])
    if not report.is_full:
        lines = [_changed(report), *_calls(report), *_skipped(report), *_problems(report)]
        return "\n".join([*lines, *_projects(report, where)])
    languages = ", ".join(f"{count:,} {language}" for language, count in sorted(report.languages.items()))
    counts = ", ".join(counted(count, kind.replace("_", " ")) for kind in _KINDS if (count := report.counts.get(kind)))
    lines = [
        f"indexed {_what(report)}: {counted(files, 'file')} ({languages}) in {report.seconds:.1f} s",
        f"found: {counts or 'no definitions'}; {counted(report.dependencies, 'dependency')}",
    ]
    if report.from_cache or report.parsed > files:
        lines.append(f"files for resolution: {report.parsed:,} read, {report.from_cache:,} from the cache")
    lines += _calls(report)
    whole = f"{counted(report.triples, 'triple')} about it; " if report.triples else ""
    lines.append(f"graph: {whole}{report.added:,} added, {report.removed:,} removed")
    lines += _skipped(report)
    lines += _problems(report)
    lines += _other_projects(report)
    lines += _projects(report, where)
    return "\n".join(lines)


def fields(report: IndexReport, text: str) -> dict[str, Any]:
    """Return the fields of a run for programs; ``text`` is its report for people."""
    return {
        "summary": text.partition("\n")[0],
        "mode": "full" if report.is_full else "incremental",
        "root": report.root,
        "projects": [project._asdict() for project in report.projects],
        "project_count": report.project_count,
        "languages": report.languages,
        "changes": report.changes,
        "files_changed": report.changed_files,
        "files_changed_count": sum(count for how, count in report.changes.items() if how != "unchanged"),
        "counts": report.counts,
        "resolved": report.resolved,
        "unresolved": report.unresolved,
        "dependencies": report.dependencies,
        "triples": report.triples,
        "added": report.added,
        "removed": report.removed,
        "skipped": report.skipped,
        "problems": [problem._asdict() for problem in report.problems[:_MAX_PROBLEMS]],
        "problem_count": report.problem_count,
        "seconds": round(report.seconds, 3),
        "text": text,
    }


def upgraded(upgrade: Upgrade | None) -> list[str]:
    """Return lines about the migration of a store that an older version wrote."""
    if upgrade is None:
        return []
    lines = ["the store was written by an older version in another format"]
    if upgrade.rebuilt:
        lines.append(f"indexed again from their files: {', '.join(upgrade.rebuilt)}")
    if upgrade.kept:
        lines.append(f"kept unchanged, `oxigraph-code drop` removes one: {', '.join(upgrade.kept)}")
    if upgrade.snapshots:
        lines.append(f"snapshots: {upgrade.snapshots:,}, each unchanged until it is loaded again")
    return lines


def rebuilt_lines(rebuilt: Rebuilt | None) -> list[str]:
    """Return lines about the repair of a damaged store: saved and lost statements, and the damaged files."""
    if rebuilt is None:
        return []
    saved = f"{counted(rebuilt.saved, 'statement')} of users saved"
    lost = "" if rebuilt.is_whole else "; other statements of users could not be read and are lost"
    lines = [f"the store was damaged and was built again: {saved}{lost}; the damaged files are in {rebuilt.aside}"]
    if rebuilt.roots:
        lines.append(f"indexed again besides: {', '.join(rebuilt.roots)}")
    if rebuilt.left:
        lines.append(f"could not be indexed again: {', '.join(rebuilt.left)}")
    return [*lines, "history and snapshots are gone; load them again"]


def _other_projects(report: IndexReport) -> list[str]:
    """Return lines about other projects of the graph that moved or are gone."""
    lines = [
        f"moved: {shortened(names, _MAX_NAMES)}, from {was}, which is gone, to {now}"
        for (was, now), names in _moves(report).items()
    ]
    if report.gone:
        iris = [f"<{iri}>" for iri in report.gone]
        lines.append(f"removed, because the project is gone: {shortened(iris, _MAX_GONE)}")
    return lines


def _moves(report: IndexReport) -> dict[tuple[Path, Path], list[str]]:
    """Group moved projects by the outermost folder that moved, from its old to its new path."""
    moves: dict[tuple[Path, Path], list[str]] = {}
    for entry in report.moved:
        was, now = Path(entry.was), Path(entry.now)
        while was.name == now.name and is_gone(str(was.parent)):
            was, now = was.parent, now.parent
        moves.setdefault((was, now), []).append(entry.name)
    return moves


def _changed(report: IndexReport) -> str:
    """Return the first line of an incremental run."""
    head = f"up to date: {_what(report)}, {counted(sum(report.languages.values()), 'file')}; in {report.seconds:.1f} s"
    if not (report.added or report.removed):
        return f"{head} nothing had changed"
    files = ", ".join(f"{count:,} {how}" for how, count in report.changes.items() if count)
    return f"{head} files {files}; graph: {counted(report.added, 'triple')} added, {report.removed:,} removed"


def _what(report: IndexReport) -> str:
    return report.projects[0].name if report.project_count == 1 else f"{report.project_count:,} projects"


def _projects(report: IndexReport, where: str) -> list[str]:
    if report.project_count == 1:
        return [f"project: <{report.projects[0].iri}> at {where}"]
    largest = ", ".join(f"{project.name} ({counted(project.files, 'file')})" for project in report.projects)
    rest = report.project_count - len(report.projects)
    more = f" and {rest:,} more" if rest else ""
    return [f"projects at {where}: {largest}{more}"]


def _calls(report: IndexReport) -> list[str]:
    total = report.counts.get("call", 0)
    if not total:
        return []
    external = report.resolved.get("external", 0)
    inside = sum(report.resolved.values()) - external
    unresolved = sum(report.unresolved.values())
    reasons = f" ({_ranked(report.unresolved)})" if unresolved else ""
    where = "the project" if report.project_count == 1 else "the projects"
    return [
        f"calls: {counted(total, 'site')}; {inside:,} resolved in {where}, {external:,} to builtins and libraries, "
        f"{unresolved:,} unresolved{reasons}"
    ]


def _ranked(counts: dict[str, int]) -> str:
    ranked = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    return ", ".join(f"{count:,} {what}" for what, count in ranked)


def _skipped(report: IndexReport) -> list[str]:
    if not report.skipped:
        return []
    reasons = {_plural(reason) if count > 1 else reason: count for reason, count in report.skipped.items()}
    lines = [f"skipped: {_ranked(reasons)}"]
    if any("left out by default" in reason for reason in report.skipped):
        lines.append(f'files left out by default are indexed with include = ["build/"] in {PROJECT_FILE} of the root')
    return lines


def _plural(reason: str) -> str:
    """Put the noun of a reason into the plural, as in "ignored files"."""
    return _NOUN.sub(lambda noun: plural(noun[0]), reason, count=1)


def _problems(report: IndexReport) -> list[str]:
    marked = report.marked_problem_count
    aside = f"{marked:,} in files that .gitattributes marks as generated, vendored or the like" if marked else ""
    if not report.problem_count:
        return [f"problems: none, and {aside}"] if marked else []
    beside = f", and {aside}" if marked else ""
    lines = [f"problems: {report.problem_count:,}{beside}; the readable parts are in the graph"]
    for problem in report.problems[:_MAX_PROBLEMS]:
        place = ":".join([problem.path, *(str(number) for number in (problem.line, problem.column) if number)])
        lines.append(f"  {place} {problem.severity}: {problem.message}")
    rest = report.problem_count - min(_MAX_PROBLEMS, len(report.problems))
    if rest > 0:
        lines.append(f"  and {rest:,} more; all are in the graph: ?x a code:Diagnostic ; code:diagnosticMessage ?what")
    return lines

"""The state of the index: projects, snapshots, freshness and coverage.

For maintainers: this module must not start an index run. A method is a function in the graph too, and an enum a class;
each symbol is counted once, under its narrowest kind.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from oxigraph_code import identity
from oxigraph_code.errors import OxigraphCodeError
from oxigraph_code.file_tree import Disk, is_gone
from oxigraph_code.hints import said
from oxigraph_code.settings.project_file import ignored_settings
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Format, Listing, MaxChars, Offset, Page, Row, Section, answer
from oxigraph_code.tools.workspace.freshness import missing_links, newer_files
from oxigraph_code.tools.workspace.shared_graph import place, published_projects
from oxigraph_code.tools.workspace.workspace import Answer, Call, Workspace

_MAX_CHECKED = 30
_MAX_IN_DETAIL = 5
_SHORT_HASH = 7
_REASONS = {
    "unknown-receiver": "the type of the object is unknown",
    "elsewhere": "the name leads outside of the indexed files",
    "dynamic": "the called value is computed, or is a variable",
    "undefined": "nothing here has that name",
    "ambiguous": "the name means several things",
    "failed": "a fault of the indexer, which the log names",
}

_Rows = Sequence[Mapping[str, str]]
_NAMES = {
    "Class": "class",
    "Trait": "trait",
    "Enum": "enum",
    "Function": "function",
    "Method": "method",
    "Field": "field",
    "Variable": "variable",
    "TypeAlias": "type alias",
    "Namespace": "namespace",
    "Macro": "macro",
    "Section": "section",
}


class _Project(NamedTuple):
    """A project with the counts for its row.

    ``languages`` counts files, ``newer`` is a phrase from the staleness check, ``coverage`` counts resolved and
    unresolved calls, ``symbols`` symbols by language and kind.
    """

    row: Mapping[str, str]
    languages: Mapping[str, int]
    newer: str
    problems: int
    coverage: _Rows
    symbols: Mapping[str, Mapping[str, int]]


def index_status(
    workspace: Workspace, call: Call, offset: Offset = 0, max_chars: MaxChars = 0, format: Format = "text"
) -> Answer:
    """List the indexed projects and snapshots.

    Use when: "how fresh is it", "how complete".
    Not for: named graphs (list_graphs).
    Returns: a line for each; resolved and unresolved calls; the size of the store.
    """
    page = Page.from_arguments(workspace.settings, offset, max_chars, format)
    projects = _projects(workspace)
    size = workspace.store.size()
    store = f"store {workspace.settings.store_path}, {size.bytes / 1e6:.1f} MB, generation {size.generation or 'none'}"
    is_older = workspace.store.is_older()
    snapshots = [_snapshot(row) for row in workspace.rows("snapshots")]
    listing = Listing(
        f"{len(projects):,} project{'' if len(projects) == 1 else 's'}",
        [
            Section("projects", [_row(project, number < _MAX_IN_DETAIL) for number, project in enumerate(projects)]),
            Section("snapshots", snapshots),
        ],
        [store, *([said("indexed by an older version; load_code indexes all again")] if is_older else [])],
        [*_together(projects), *_shared(workspace)],
        narrower="repo_map project=NAME shows one",
        next_step="" if projects or snapshots else "nothing is indexed; call load_code with the path of a project",
        data={
            "store": {"path": str(workspace.settings.store_path), "bytes": size.bytes, "generation": size.generation},
            "is_older": is_older,
        },
    )
    return answer(listing, page)


def _projects(workspace: Workspace) -> list[_Project]:
    """Return the projects, those with most modules first."""
    languages: dict[str, dict[str, int]] = defaultdict(dict)
    for row in workspace.cached_rows("project_languages"):
        languages[row["project"]][row["language"]] = int(row["modules"])
    problems = {row["project"]: int(row["problems"]) for row in workspace.rows("project_problems")}
    coverage: dict[str, list[Mapping[str, str]]] = defaultdict(list)
    for row in workspace.rows("coverage"):
        coverage[row["project"]].append(row)
    symbols = symbol_counts(workspace)
    modules = Counter({project: sum(counts.values()) for project, counts in languages.items()})
    rows = sorted(workspace.rows("projects"), key=lambda row: -modules[row["project"]])
    newer = newer_files(workspace, [Path(row["root"]) for row in rows[:_MAX_CHECKED]])
    return [
        _Project(
            row,
            languages[row["project"]],
            newer.get(Path(row["root"]), ""),
            problems.get(row["project"], 0),
            coverage[row["project"]],
            by_language(symbols, [row["project"]]),
        )
        for row in rows
    ]


def _shared(workspace: Workspace) -> list[str]:
    """Describe the shared graph, if there is one; an error of its server is no error of this store."""
    if not workspace.settings.store_url:
        return []
    try:
        return [f"{place(workspace, published_projects(workspace))}; {said('project=shared')} asks it"]
    except OxigraphCodeError as error:
        return [f"shared graph: {error.message}"]


def _row(project: _Project, is_detailed: bool) -> Row:
    row = project.row
    gone = is_gone(row["root"])
    parts = [f"{row['name']} {row.get('version', '')}".strip()]
    parts.append(f"{row['root']} is gone; oxigraph-code drop removes it" if gone else row["root"])
    parts.append(", ".join(f"{count:,} {language}" for language, count in project.languages.items()) or "no modules")
    if "commit" in row:
        parts.append(f"{row.get('branch', 'no branch')} at {row['commit'][:_SHORT_HASH]}")
    if (missing := missing_links([row], Path(row["root"]))) is not None:
        parts.append(f"{missing.name} are not resolved yet")
    if "finished" in row:
        parts.append(f"indexed {minute(row['finished'])}")
    if project.newer:
        parts.append(project.newer)
    if not gone:
        parts += ignored_settings(Disk(Path(row["root"])))
    if project.problems:
        parts.append(f"{project.problems:,} problems")
    line = " · ".join([*parts, f"<{row['project']}>"])
    data = {**row, "languages": project.languages, "is_gone": gone, "problems": project.problems}
    data |= {
        "symbols": project.symbols,
        "newer": project.newer,
        "coverage": [_outcome(entry) for entry in project.coverage],
    }
    details = [f"  {language}: {counted_kinds(language, kinds)}" for language, kinds in project.symbols.items()]
    details += _covered(project.coverage)
    return Row("\n".join([line, *(details if is_detailed else [])]), data)


def _outcome(row: Mapping[str, str]) -> dict[str, Any]:
    kind = "rule" if "rule" in row else "reason"
    return {"language": row["language"], kind: row[kind], "calls": int(row["sites"])}


def _together(projects: Sequence[_Project]) -> list[str]:
    """Return the coverage of all projects together, and the meanings of the reasons that occur."""
    covered = [project.coverage for project in projects if project.coverage]
    rows = [row for rows in covered for row in rows]
    reasons = {row["reason"] for row in rows if "reason" in row}
    lines = ["all projects:", *_covered(rows)] if len(covered) > 1 else []
    if reasons:
        meanings = [f"{reason}, {meaning}" for reason, meaning in _REASONS.items() if reason in reasons]
        lines.append(f"reasons: {'; '.join(meanings)}")
    return lines


def _covered(rows: _Rows) -> list[str]:
    """Return a line for each language with its resolved calls by rule and unresolved calls by reason."""
    lines = []
    for language in dict.fromkeys(row["language"] for row in rows):
        total, parts = sum(int(row["sites"]) for row in rows if row["language"] == language), []
        for kind, words in (("rule", "resolved"), ("reason", "unresolved")):
            calls: Counter[str] = Counter()
            for row in rows:
                if row["language"] == language and kind in row:
                    calls[row[kind]] += int(row["sites"])
            counts = [f"{count:,} {name}" for name, count in calls.most_common()]
            parts.append(f"{calls.total() / total:.0%} {words}" + (f" ({', '.join(counts)})" if counts else ""))
        lines.append(f"  {total:,} {language} calls: {'; '.join(parts)}")
    return lines


def _snapshot(row: Mapping[str, str]) -> Row:
    at = f"snapshot {row['ref']} at {row['commit'][:_SHORT_HASH]}"
    return Row(f"{at} · indexed {minute(row['finished'])} · <{row['snapshot']}>", row)


def minute(moment: str) -> str:
    """Format an ``xsd:dateTime`` in UTC to the minute."""
    return f"{moment[:16].replace('T', ' ')} UTC"


class SymbolCount(NamedTuple):
    """The number of symbols with one kind, in one project and language."""

    project: str
    language: str
    kind: str
    symbols: int


def symbol_counts(workspace: Workspace) -> list[SymbolCount]:
    """Return the counts of all projects."""
    found: Counter[tuple[str, str, str]] = Counter()
    for row in workspace.cached_rows("symbol_counts"):
        kind = row.get("wider", row["kind"]).removeprefix(identity.BASE)
        found[row["project"], row["language"], kind] += -int(row["symbols"]) if "wider" in row else int(row["symbols"])
    return [SymbolCount(*key, count) for key, count in found.items() if count]


def by_language(counts: Collection[SymbolCount], projects: Collection[str]) -> Mapping[str, Mapping[str, int]]:
    """Return the counts of projects together: by language, then by kind."""
    found: dict[str, Counter[str]] = {}
    for entry in counts:
        if entry.project in projects:
            found.setdefault(entry.language, Counter())[entry.kind] += entry.symbols
    return {language: {kind: kinds[kind] for kind in _NAMES if kinds[kind]} for language, kinds in found.items()}


def counted_kinds(language: str, kinds: Mapping[str, int]) -> str:
    """Return the counts of a language in words."""
    from oxigraph_code.languages.loader import extras_of
    from oxigraph_code.languages.registry import installed

    loader = next((loader for loader in installed().loaders if loader.language_id == language), None)
    counts = ", ".join(counted(count, _NAMES[kind]) for kind, count in kinds.items())
    is_plain = loader is not None and not extras_of(loader).reads_calls
    return f"{counts} (calls and uses are not read)" if is_plain else counts

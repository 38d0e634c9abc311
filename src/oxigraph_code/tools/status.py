"""What is indexed, and how fresh it is."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from oxigraph_code.file_tree import is_gone
from oxigraph_code.tools.freshness import newer_files
from oxigraph_code.tools.workspace import Answer, Call, Workspace

_MOST = 30
_MOST_IN_DETAIL = 5
_SHORT = 7


def index_status(workspace: Workspace, call: Call) -> Answer:
    """List the projects and snapshots in the graph: root, languages, commit, when indexed; and the size of the store.

    Use when: you want to know whether a project is indexed, or where its files are.
    Not for: indexing (load_code); named graphs (list_graphs).
    Returns: one line a project, of many the largest, with how many files are newer than the graph; of few also how many
    of their calls are resolved, by which rule.
    """
    projects = workspace.rows("projects")
    size = workspace.store.size()
    head = f"{len(projects)} project{'' if len(projects) == 1 else 's'}"
    where = f"store {workspace.settings.store_path}, {size.bytes / 1e6:.1f} MB, generation {size.generation or 'none'}"
    older = " · indexed by an older version; load_code indexes all again" if workspace.store.is_older() else ""
    first = f"{head} · {where}{older}"
    snapshots = _snapshots(workspace.rows("snapshots"))
    if not projects and not snapshots:
        return Answer(f"{first}\nnothing is indexed; call load_code with the path of a project")
    languages: dict[str, list[str]] = {}
    modules: Counter[str] = Counter()
    for row in workspace.rows("project_languages"):
        languages.setdefault(row["project"], []).append(f"{int(row['modules']):,} {row['language']}")
        modules[row["project"]] += int(row["modules"])
    coverage = workspace.rows("coverage")
    problems = {row["project"]: int(row["problems"]) for row in workspace.rows("project_problems")}
    largest = sorted(projects, key=lambda row: -modules[row["project"]])[:_MOST]
    newer = newer_files(workspace, [Path(row["root"]) for row in largest])
    lines = []
    for row in projects:
        if row in largest:
            lines.append(_line(row, languages, problems, newer.get(Path(row["root"]), "")))
            if len(projects) <= _MOST_IN_DETAIL:
                lines += _covered([entry for entry in coverage if entry["project"] == row["project"]])
    return Answer("\n".join([first, *lines, *_left_out([row for row in projects if row not in largest]), *snapshots]))


def _snapshots(rows: list[dict[str, str]]) -> list[str]:
    """A line for each snapshot, of many the first."""
    lines = [
        f"snapshot {row['ref']} at {row['commit'][:_SHORT]} · indexed {row['finished']} · <{row['snapshot']}>"
        for row in rows[:_MOST]
    ]
    more = len(rows) - len(lines)
    return [*lines, f"and {more:,} more snapshots; sparql_query has all: ?graph a code:Snapshot"] if more else lines


def _left_out(rows: list[dict[str, str]]) -> list[str]:
    if not rows:
        return []
    gone = [row["root"] for row in rows if is_gone(row["root"])]
    of_them = f", gone: {', '.join(gone)}" if gone else ""
    query = "?project a code:Project ; code:rootPath ?root"
    return [f"and {len(rows):,} smaller projects{of_them}; sparql_query has all: {query}"]


def _covered(rows: list[dict[str, str]]) -> list[str]:
    """A line for each language: how many of its calls are resolved, by rule, and how many are not, by reason."""
    lines = []
    for language in dict.fromkeys(row["language"] for row in rows):
        here = [row for row in rows if row["language"] == language]
        total, parts = sum(int(row["sites"]) for row in here), []
        for kind, words in (("rule", "resolved"), ("reason", "unresolved")):
            counts = [f"{int(row['sites']):,} {row[kind]}" for row in here if kind in row]
            count = sum(int(row["sites"]) for row in here if kind in row)
            parts.append(f"{count / total:.0%} {words}" + (f" ({', '.join(counts)})" if counts else ""))
        lines.append(f"  {total:,} {language} calls: {'; '.join(parts)}")
    return lines


def _line(row: dict[str, str], languages: dict[str, list[str]], problems: dict[str, int], newer: str) -> str:
    project = row["project"]
    root = f"{row['root']} is gone; drop_project takes it out" if is_gone(row["root"]) else row["root"]
    parts = [f"{row['name']} {row.get('version', '')}".strip(), root]
    parts.append(", ".join(languages.get(project, ["no modules"])))
    if "commit" in row:
        parts.append(f"{row.get('branch', 'no branch')} at {row['commit'][:_SHORT]}")
    if "finished" in row:
        parts.append(f"indexed {row['finished']}")
    if newer:
        parts.append(newer)
    if problems.get(project):
        parts.append(f"{problems[project]:,} problems")
    return " · ".join([*parts, f"<{project}>"])

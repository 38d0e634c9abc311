"""The loaded history against ``git log --name-status -M`` on real repositories.

Run: ``python -m benchmarks.history PATH...`` with the paths of repositories, bare or not; without one, this project's
own. Prints a few lines for each repository, and exits with 1 if anything differs. Only this check runs git.

It compares commits, parents, changes with renames, and lines by ``--numstat``. Merges, for which ``git log`` shows
nothing by default, are compared with ``git log -c --no-renames``, which shows differences from every parent. A change
of type (``T``) is a modification here. Submodules have no lines here, so git has to leave them out of those.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.admin.load_history import load_git_history

COMMITS = "SELECT ?hash { ?commit code:commitHash ?hash }"
PARENTS = "SELECT ?hash ?parent { ?commit code:commitHash ?hash ; code:parentCommit/code:commitHash ?parent }"
CHANGES = """
SELECT ?hash ?type ?path ?old ?added ?deleted {
  ?commit code:commitHash ?hash ; code:hasChange ?change . ?change code:changeType ?type ; code:filePath ?path
  OPTIONAL { ?change code:oldFilePath ?old } OPTIONAL { ?change code:linesAdded ?added ; code:linesDeleted ?deleted }
}
"""
_LETTERS = {"added": "A", "modified": "M", "deleted": "D", "renamed": "R"}

Changes = dict[str, set[tuple[str, ...]]]
Lines = dict[tuple[str, str], tuple[str, str]]


class Told:
    """A history as one of the two tells it. Paths are text, in which bytes that are no text are replaced."""

    def __init__(self) -> None:
        self.parents: dict[str, frozenset[str]] = {}
        self.changes: Changes = defaultdict(set)
        self.lines: Lines = {}
        self.seconds = 0.0


def told_by_git(root: Path) -> Told:
    told = Told()
    began = time.monotonic()
    status = list(_git(root, "--name-status", "-M", "--no-merges"))
    told.seconds = time.monotonic() - began
    for line in _git(root):
        commit, *parents = line.split(" ")
        told.parents[commit] = frozenset(parents)
    for commit, letters, paths in _entries(status):
        told.changes[commit].add(("M" if letters == "T" else letters[0], *paths))
    merged = list(_git(root, "--name-status", "-c", "--no-renames", "--merges"))
    for commit, letters, paths in _entries(merged):
        told.changes[commit].add((letters[0] if len(set(letters)) == 1 and letters[0] in "AD" else "M", *paths))
    commit, fields = "", iter(_git(root, "--numstat", "-M", "--no-merges", "--ignore-submodules=all"))
    for field in fields:
        if "\t" not in field:
            commit = field.partition(" ")[0]
            continue
        added, deleted, path = field.split("\t", 2)
        if not path:
            next(fields)
            path = next(fields)
        if added != "-":
            told.lines[commit, path] = (added, deleted)
    return told


def _git(root: Path, *options: str) -> Iterator[str]:
    """Yield the fields of ``git log``: of a commit first its hash, then the hashes of its parents."""
    command = ["git", "-C", str(root), "log", "-z", "--format=%H %P", *options]
    for field in subprocess.run(command, capture_output=True, check=True).stdout.decode("utf-8", "replace").split("\0"):
        if text := field.strip("\n "):
            yield text


def _entries(fields: list[str]) -> Iterator[tuple[str, str, list[str]]]:
    """Commit, letters and paths. Letters are never as long as a hash."""
    commit, position = "", 0
    while position < len(fields):
        field = fields[position]
        position += 1
        if len(field) >= 40 and all(character in "0123456789abcdef " for character in field):
            commit = field.partition(" ")[0]
            continue
        count = 2 if field[0] in "RC" and field[1:].isdigit() else 1
        yield commit, field, fields[position : position + count]
        position += count


def told_by_us(root: Path, store: Path) -> Told:
    told = Told()
    settings = load_settings({"store_path": store, "max_result_bytes": 0, "query_timeout_s": 600})
    workspace = Workspace.open(settings)
    try:
        began = time.monotonic()
        print(load_git_history(workspace, Call(), str(root), 1_000_000).text)
        told.seconds = time.monotonic() - began

        def rows(query: str) -> Iterator[dict[str, str]]:
            for row in json.loads(workspace.store.query(query).text)["results"]["bindings"]:
                yield {name: term["value"] for name, term in row.items()}

        parents: dict[str, set[str]] = {row["hash"]: set() for row in rows(COMMITS)}
        for row in rows(PARENTS):
            parents[row["hash"]].add(row["parent"])
        told.parents = {commit: frozenset(entries) for commit, entries in parents.items()}
        for row in rows(CHANGES):
            told.changes[row["hash"]].add((_LETTERS[row["type"]], *([row["old"]] if "old" in row else []), row["path"]))
            if "added" in row:
                told.lines[row["hash"], row["path"]] = (row["added"], row["deleted"])
    finally:
        workspace.close()
    return told


def compare(root: Path) -> int:
    """Print how the two differ; how many differences there are."""
    with tempfile.TemporaryDirectory() as folder:
        ours = told_by_us(root, Path(folder) / "store")
    theirs = told_by_git(root)
    merges = sum(len(parents) > 1 for parents in theirs.parents.values())
    renames = sum(change[0] == "R" for changes in theirs.changes.values() for change in changes)
    every = {*ours.parents, *theirs.parents}
    wrong = {
        "commits": sorted(ours.parents.keys() ^ theirs.parents.keys()),
        "parents": sorted(commit for commit in every if ours.parents.get(commit) != theirs.parents.get(commit)),
        "changes": sorted(commit for commit in every if ours.changes.get(commit) != theirs.changes.get(commit)),
        "lines": sorted(
            f"{commit} {path}"
            for commit, path in ours.lines.keys() | theirs.lines.keys()
            if ours.lines.get((commit, path)) != theirs.lines.get((commit, path))
        ),
    }
    counts = {
        "commits": f"{len(theirs.parents):,}, of them {merges:,} merges",
        "parents": f"{sum(map(len, theirs.parents.values())):,}",
        "changes": f"{sum(map(len, theirs.changes.values())):,}, of them {renames:,} renames",
        "lines": f"{len(theirs.lines):,} changes with numbers",
    }
    for what, differing in wrong.items():
        verdict = "equal" if not differing else f"DIFFERENT in {len(differing):,}: {', '.join(differing[:3])}"
        print(f"  {what:8} {counts[what]:40} {verdict}")
    print(f"  seconds  {theirs.seconds:.1f} git log --name-status -M, {ours.seconds:.1f} into the graph", flush=True)
    return sum(map(len, wrong.values()))


def main(arguments: list[str]) -> int:
    roots = [Path(argument) for argument in arguments] or [Path(__file__).resolve().parent.parent]
    differences = sum(compare(root) for root in roots)
    print(f"{differences} differences" if differences else "all equal")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

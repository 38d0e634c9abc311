"""The law of index runs: after each update along a history, the graph equals an index from nothing.

Run: ``python -m benchmarks.law REPOSITORY [--commits 200] [--every 10]``. ``REPOSITORY`` is a git repository on this
machine, which is cloned; its first parents are checked out one after another. Prints each comparison, the cost of
updates in CPU seconds beside the workers that read changed files, and ends with 1 if a triple differs.
"""

from __future__ import annotations

import argparse
import gc
import re
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

from oxigraph_code.indexing.model.report import IndexReport
from oxigraph_code.indexing.runs.index_run import index
from oxigraph_code.indexing.runs.pipeline import RunContext
from oxigraph_code.languages.registry import installed
from oxigraph_code.settings.config import load_settings
from oxigraph_code.store import LocalStore

_TIMES = re.compile(r" <https://ds-labs\.org/code#(?:startedAt|finishedAt)> ")
EVERYTHING = "CONSTRUCT { ?s ?p ?o } WHERE { ?s ?p ?o }"
_SHOWN = 5


def git(folder: Path, *arguments: str) -> str:
    command = ["git", "-C", str(folder), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def without_times(lines: str) -> set[str]:
    """Return lines of a graph without those that say when a run was."""
    return {line for line in lines.splitlines() if not _TIMES.search(line)}


def indexed(root: Path, store_path: Path, **flags: object) -> tuple[IndexReport, set[str], float]:
    """Index; return the report, the graph without the times of runs, and the cost in CPU seconds."""
    settings = load_settings({"store_path": store_path, "query_timeout_s": 0, **flags})
    store = LocalStore(settings)
    began = time.process_time()
    report = index(root, [], RunContext(installed(), store, settings, lambda *_: None))
    cost = time.process_time() - began
    lines = store.query(EVERYTHING, max_bytes=0).text
    store.close()
    return report, without_times(lines), cost


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("repository", type=Path)
    parser.add_argument("--commits", type=int, default=200)
    parser.add_argument("--every", type=int, default=10)
    options = parser.parse_args()
    gc.disable()
    updates, anew, different, whole = [], [], 0, 0
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder, "root")
        git(Path(folder), "clone", "--quiet", str(options.repository.resolve()), str(root))
        commits = git(root, "rev-list", "--first-parent", "--reverse", "HEAD").split()[-options.commits :]
        for number, commit in enumerate(commits):
            git(root, "checkout", "--quiet", "--force", commit)
            report, graph, cost = indexed(root, Path(folder, "store"))
            whole += bool(number) and not report.changes
            updates.append(cost)
            if number % options.every == options.every - 1 or commit == commits[-1]:
                _, fresh, cost = indexed(root, Path(folder, f"fresh{number}"))
                anew.append(cost)
                difference = sorted(graph ^ fresh)
                different += bool(difference)
                print(
                    f"{commit[:10]} {len(fresh):,} triples, {len(difference):,} differ",
                    *difference[:_SHOWN],
                    sep="\n  ",
                )
    print(
        f"{len(commits)} commits, {len(anew)} compared, {different} differ; {whole} were indexed as a whole\n"
        f"update: {statistics.median(updates):.2f} s CPU at the median, {max(updates):.2f} s at most; "
        f"from nothing, with facts from the cache: {statistics.median(anew):.2f} s"
    )
    return 1 if different else 0


if __name__ == "__main__":
    raise SystemExit(main())

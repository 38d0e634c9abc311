"""The common part of comparisons with another parser's counts: our side, and the report.

For maintainers: this side asks the graph, never the extraction, so that losses on the way are counted too. The calling
script knows the language and asks its own parser.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Answer, Call, Workspace

Counts = Mapping[str, Mapping[str, int]]
"""By file and kind."""


def counted_by_us(
    root: Path, load: Callable[[Workspace, Call, str], Answer], kinds: Mapping[str, str]
) -> dict[str, Counter[str]]:
    """Return the counts in a new index; ``kinds`` are SPARQL patterns for ``?x``."""
    found: dict[str, Counter[str]] = {}
    with tempfile.TemporaryDirectory() as folder:
        settings = {"store_path": Path(folder) / "store", "max_result_bytes": 1 << 28, "query_timeout_s": 600}
        workspace = Workspace.open(load_settings(settings))
        try:
            print(load(workspace, Call(), str(root)).text.partition("\nproblems")[0])
            for kind, pattern in kinds.items():
                query = (
                    "SELECT ?path (COUNT(DISTINCT ?x) AS ?count) WHERE { "
                    f"?x code:definedIn/code:relativePath ?path . {pattern} }} GROUP BY ?path"
                )
                for row in json.loads(workspace.store.query(query).text)["results"]["bindings"]:
                    found.setdefault(row["path"]["value"], Counter())[kind] = int(row["count"]["value"])
        finally:
            workspace.close()
    return found


def compare(
    ours: Counts, theirs: Counts, kinds: Mapping[str, str], by: str, reasons: Mapping[str, str] | None = None
) -> int:
    """Print a line a kind and every file that differs; how many differ without a reason.

    The files are those the other parser counted; ``reasons`` are those known beforehand, by file.
    """
    reasons = reasons or {}
    differing: dict[str, list[str]] = {}
    for kind in kinds:
        wrong = [path for path, counts in theirs.items() if ours.get(path, {}).get(kind, 0) != counts.get(kind, 0)]
        for path in wrong:
            we, they = ours.get(path, {}).get(kind, 0), theirs[path].get(kind, 0)
            differing.setdefault(path, []).append(f"{kind} {we} for {they}")
        we = sum(ours.get(path, {}).get(kind, 0) for path in theirs)
        they = sum(counts.get(kind, 0) for counts in theirs.values())
        verdict = "equal" if not wrong else "explained" if set(wrong) <= set(reasons) else "DIFFERENT"
        print(f"  {kind:12} {we:>8,} in the graph {they:>8,} by {by}   {verdict}")
    for path in sorted({*differing, *(reasons.keys() & theirs.keys())}):
        what = ", ".join(differing.get(path, ["counts are equal"]))
        print(f"  {path}: {what}; {reasons.get(path, 'no reason is known')}")
    sys.stdout.flush()
    return len(differing.keys() - reasons.keys())


def verdict(unexplained: int) -> int:
    """Print the end of a report; the exit code."""
    print(f"{unexplained} files differ without a reason" if unexplained else "all equal, or explained")
    return 1 if unexplained else 0

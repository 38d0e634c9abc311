"""Are all definitions and imports found? Our counts against those of Python's own ``ast`` on the same files.

Run: ``python -m benchmarks.counts``. Prints a line a project and file kind, and exits with 1 where any number differs.
The files that ``ast`` refuses are left out on both sides; those it refuses only for being newer than this Python are
named.
"""

from __future__ import annotations

import ast
import json
import os
import sys
import tempfile
import warnings
from collections import Counter
from pathlib import Path

from benchmarks.sources import PROJECTS, source
from oxigraph_code.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.code import load_python_code

KINDS = ("classes", "functions", "imports")

# One row for each module, counted in the graph.
QUERY = """
SELECT ?path (SUM(?isClass) AS ?classes) (SUM(?isFunction) AS ?functions) (SUM(?isImport) AS ?imports) WHERE {
  ?module a code:Module ; code:relativePath ?path .
  OPTIONAL {
    { ?x code:definedIn ?module ; a code:Class BIND(1 AS ?isClass) BIND(0 AS ?isFunction) BIND(0 AS ?isImport) }
    UNION { ?x code:definedIn ?module ; a code:Function BIND(0 AS ?isClass) BIND(1 AS ?isFunction) BIND(0 AS ?isImport)
    } UNION { ?x code:definedIn ?module ; a code:Import BIND(0 AS ?isClass) BIND(0 AS ?isFunction) BIND(1 AS ?isImport)
    }
  }
} GROUP BY ?path
"""


def counted_by_ast(root: Path) -> tuple[dict[str, Counter[str]], list[str]]:
    """Counts by file, and the files ``ast`` refuses."""
    counts, refused = {}, []
    for path in sorted(root.rglob("*.py")):
        relative = path.relative_to(root).as_posix()
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                tree = ast.parse(path.read_bytes())
        except (SyntaxError, ValueError, RecursionError):
            refused.append(relative)
            continue
        found: Counter[str] = Counter()
        for node in ast.walk(tree):
            match node:
                case ast.ClassDef():
                    found["classes"] += 1
                case ast.FunctionDef() | ast.AsyncFunctionDef():
                    found["functions"] += 1
                case ast.Import() | ast.ImportFrom():
                    found["imports"] += len(node.names)
        counts[relative] = found
    return counts, refused


def counted_by_us(root: Path, store: Path) -> dict[str, Counter[str]]:
    """Counts by file, asked of the graph."""
    workspace = Workspace.open(
        load_settings({"store_path": store, "max_result_bytes": 1 << 28, "query_timeout_s": 600})
    )
    try:
        print(load_python_code(workspace, Call(), str(root)).text)
        answer = json.loads(workspace.store.query(QUERY).text)
    finally:
        workspace.close()
    return {
        row["path"]["value"]: Counter({kind: int(row[kind]["value"]) for kind in KINDS if kind in row})
        for row in answer["results"]["bindings"]
    }


def main() -> int:
    differences = 0
    for name in PROJECTS:
        root = source(name)
        with tempfile.TemporaryDirectory() as folder:
            ours = counted_by_us(root, Path(folder) / "store")
        theirs, refused = counted_by_ast(root)
        print(f"{root.name}: {len(theirs):,} files; ast refuses {len(refused)}: {', '.join(refused) or 'none'}")
        for kind in KINDS:
            we = sum(ours.get(path, Counter())[kind] for path in theirs)
            they = sum(counts[kind] for counts in theirs.values())
            wrong = [path for path, counts in theirs.items() if ours.get(path, Counter())[kind] != counts[kind]]
            differences += len(wrong)
            verdict = "equal" if not wrong else f"DIFFERENT in {', '.join(wrong[:5])}"
            print(f"  {kind:10} {we:>8,} in the graph {they:>8,} by ast   {verdict}")
        sys.stdout.flush()
    print(f"{differences} files differ" if differences else "all equal")
    return 1 if differences else 0


if __name__ == "__main__":
    os.umask(0o077)
    sys.exit(main())

"""Our counts of definitions and imports against Python's own ``ast`` on the same files.

Run: ``python -m benchmarks.counts [PROJECT ...]``. Prints a line for each kind and every file whose numbers differ, and
exits with 1 if any does. Files that ``ast`` refuses are named and left out on both sides.
"""

from __future__ import annotations

import ast
import os
import sys
import warnings
from collections import Counter
from pathlib import Path

from benchmarks.comparison import compare, counted_by_us, verdict
from benchmarks.sources import PROJECTS, source
from oxigraph_code.tools.admin.load_code import load_language

# SPARQL patterns of the symbols that count.
KINDS = {"classes": "?x a code:Class", "functions": "?x a code:Function", "imports": "?x a code:Import"}


def counted_by_ast(root: Path) -> tuple[dict[str, Counter[str]], list[str]]:
    """Count definitions by file, and list the files that ``ast`` refuses."""
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


def compared(name: str) -> int:
    """Print the comparison for one project, and return the number of files that differ."""
    root = source(name)
    ours = counted_by_us(root, load_language("python"), KINDS)
    theirs, refused = counted_by_ast(root)
    print(f"{root.name}: {len(theirs):,} files; ast refuses {len(refused)}: {', '.join(refused) or 'none'}")
    return compare(ours, theirs, KINDS, "ast")


def main() -> int:
    return verdict(sum(map(compared, sys.argv[1:] or PROJECTS)))


if __name__ == "__main__":
    os.umask(0o077)
    sys.exit(main())

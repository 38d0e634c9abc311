"""Our counts of definitions and imports against the TypeScript compiler's own parser.

Run: ``python -m benchmarks.counts_of_typescript [PACKAGE ...]``. Needs node and npm. Prints a line a kind, every file
that differs with its reason, and exits with 1 where a difference has none.

Counted on both sides:

- classes: declarations, and class expressions bound to one name by a variable, a property, a field, an assignment to a
  name or member, or ``export default``;
- functions: declarations with each overload, methods of classes, interfaces and object literals, constructors,
  accessors, and function expressions and arrows bound as classes are; no signatures inside of type literals, and no
  functions assigned to a member of ``this``;
- interfaces, enums, type aliases: declarations;
- imports: each name an ``import`` or ``export … from`` takes, one for a star or a bare import; ``import()`` and
  ``require()`` of a literal text.

The one accepted reason is a file that one of the two parsers does not read whole; where it is the tree-sitter grammar,
the graph has a diagnostic about it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from benchmarks.comparison import compare, counted_by_us, verdict
from benchmarks.sources import npm_package
from oxigraph_code.tools.admin.load_code import load_language

COMPILER = "5.6.3"

# Version, and the part that is sources.
PACKAGES = {
    "rxjs": ("7.8.1", "src"),
    "effect": ("3.10.0", "src"),
    "viem": ("2.21.0", ""),
    "lodash": ("4.17.21", ""),
    "three": ("0.169.0", ""),
}
# Output of a compiler.
BUILT = ("_types", "_esm", "_cjs")

# SPARQL patterns of the symbols that count.
KINDS = {
    "classes": "?x a code:Class",
    "functions": "?x a code:Function",
    "interfaces": "?x a code:Trait",
    "enums": "?x a code:Enum",
    "aliases": "?x a code:TypeAlias",
    "imports": "?x a code:Import",
}
PROBLEMS = {"problems": "?x a code:Diagnostic"}


def counted_by_compiler(files: list[Path]) -> dict[str, dict[str, int]]:
    """Count definitions by file."""
    request = {"typescript": str(npm_package("typescript", COMPILER)), "files": [str(file) for file in files]}
    script = Path(__file__).with_name("typescript_syntax.cjs")
    done = subprocess.run(["node", str(script)], input=json.dumps(request), capture_output=True, text=True, check=True)
    found: dict[str, dict[str, int]] = json.loads(done.stdout)
    return found


def sources(root: Path) -> list[Path]:
    """Return the files that a loader of ours reads and that nothing has been built from others."""
    wanted = (".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs")
    return [
        path
        for path in sorted(root.rglob("*"))
        if path.is_file()
        and path.name.endswith(wanted)
        and ".min." not in path.name
        and not any(part in BUILT for part in path.relative_to(root).parts)
    ]


def compared(name: str) -> int:
    """Print the comparison for one package, and return the number of files that differ without a reason."""
    version, part = PACKAGES[name]
    root = npm_package(name, version)  # with its manifest, so that paths in the graph are relative to it
    ours = counted_by_us(root / part, load_language("ts"), KINDS | PROBLEMS)
    counted = counted_by_compiler(sources(root / part))
    theirs = {Path(path).relative_to(root).as_posix(): counts for path, counts in counted.items()}
    reasons = {path: "the grammar does not read all of it" for path in ours if ours[path]["problems"]}
    reasons |= {path: "the compiler refuses it" for path in theirs if theirs[path]["refused"]}
    print(f"{name} {version}: {len(theirs):,} files")
    return compare(ours, theirs, KINDS, "the compiler", reasons)


def main() -> int:
    return verdict(sum(map(compared, sys.argv[1:] or PACKAGES)))


if __name__ == "__main__":
    os.umask(0o077)
    sys.exit(main())

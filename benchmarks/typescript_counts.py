"""Are all definitions and imports found? Our counts against those of the TypeScript compiler's own parser.

Run: ``python -m benchmarks.typescript_counts [PACKAGE]``. Needs node and npm. Prints a line a package and kind, every
file that differs with its reason, and exits with 1 where a difference has none.

What is counted, on both sides:

- classes: declarations, and class expressions bound to one name by a variable, a property, a field, an assignment to a
  name or member, or ``export default``;
- functions: declarations with each overload, methods of classes, interfaces and object literals, constructors,
  accessors, and function expressions and arrows bound as classes are; not signatures inside of type literals, and not
  what is assigned to a member of ``this``;
- interfaces, enums, type aliases: declarations;
- imports: each name an ``import`` or ``export … from`` takes, one for a star or a bare import; ``import()`` and
  ``require()`` of a literal text.

The one accepted reason is a file that the tree-sitter grammar does not read whole; the graph has a diagnostic about it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import tempfile
from collections import Counter
from pathlib import Path

from benchmarks.sources import KEPT
from oxigraph_code.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.code import load_ts_code

COMPILER = "5.6.3"

# Version, and the part that is sources.
PACKAGES = {
    "rxjs": ("7.8.1", "src"),
    "effect": ("3.10.0", "src"),
    "viem": ("2.21.0", ""),
    "lodash": ("4.17.21", ""),
    "three": ("0.169.0", ""),
}
# What a compiler has made of the sources.
BUILT = ("_types", "_esm", "_cjs")

KINDS = {
    "classes": "Class",
    "functions": "Function",
    "interfaces": "Trait",
    "enums": "Enum",
    "aliases": "TypeAlias",
    "imports": "Import",
}
QUERY = """
SELECT ?path ?kind (COUNT(DISTINCT ?x) AS ?count) WHERE {
  ?module a code:Module ; code:relativePath ?path .
  ?x code:definedIn ?module ; a ?kind .
} GROUP BY ?path ?kind
"""


def package(name: str, version: str) -> Path:
    """The unpacked package of that version; none of its scripts is run."""
    folder = KEPT / f"npm-{name}-{version}"
    if folder.is_dir():
        return folder
    KEPT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=KEPT) as download:
        subprocess.run(
            ["npm", "pack", "--silent", "--ignore-scripts", f"{name}@{version}"],
            cwd=download,
            check=True,
            capture_output=True,
        )
        (archive,) = Path(download).glob("*.tgz")
        with tarfile.open(archive) as packed:
            packed.extractall(download, filter="data")
        (Path(download) / "package").rename(folder)
    return folder


def counted_by_us(root: Path) -> tuple[dict[str, Counter[str]], set[str]]:
    """Counts by file, asked of the graph, and the files it has a diagnostic about."""
    with tempfile.TemporaryDirectory() as folder:
        workspace = Workspace.open(
            load_settings({"store_path": Path(folder) / "store", "max_result_bytes": 1 << 28, "query_timeout_s": 600})
        )
        try:
            print(load_ts_code(workspace, Call(), str(root)).text.partition("\nproblems")[0])
            answer = json.loads(workspace.store.query(QUERY).text)
        finally:
            workspace.close()
    base = "https://ds-labs.org/code#"
    counts: dict[str, Counter[str]] = {}
    troubled = set()
    names = {f"{base}{term}": kind for kind, term in KINDS.items()}
    for row in answer["results"]["bindings"]:
        path, term, count = (row[key]["value"] for key in ("path", "kind", "count"))
        if term in names:
            counts.setdefault(path, Counter())[names[term]] = int(count)
        elif term == f"{base}Diagnostic":
            troubled.add(path)
    return counts, troubled


def counted_by_compiler(files: list[Path]) -> dict[str, dict[str, int]]:
    """Counts by file."""
    request = {"typescript": str(package("typescript", COMPILER)), "files": [str(file) for file in files]}
    script = Path(__file__).with_suffix(".cjs")
    done = subprocess.run(["node", str(script)], input=json.dumps(request), capture_output=True, text=True, check=True)
    found: dict[str, dict[str, int]] = json.loads(done.stdout)
    return found


def sources(root: Path) -> list[Path]:
    """The files that a loader of ours reads and that nothing has been built from others."""
    wanted = (".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs")
    return [
        path
        for path in sorted(root.rglob("*"))
        if path.is_file()
        and path.name.endswith(wanted)
        and ".min." not in path.name
        and not any(part in BUILT for part in path.relative_to(root).parts)
    ]


def compare(name: str) -> int:
    """Prints the comparison of one package; the number of files that differ without a reason."""
    version, part = PACKAGES[name]
    root = package(name, version)  # with its manifest, so that paths in the graph are relative to it
    files = sources(root / part)
    ours, troubled = counted_by_us(root / part)
    theirs = {Path(path).relative_to(root).as_posix(): counts for path, counts in counted_by_compiler(files).items()}
    refused = {path for path, counts in theirs.items() if counts["refused"]}
    print(f"{name} {version}: {len(theirs):,} files")
    unexplained = set()
    for kind in KINDS:
        wrong = {path for path, counts in theirs.items() if ours.get(path, Counter())[kind] != counts[kind]}
        read = [path for path in theirs if path not in troubled | refused]
        we, they = (sum(ours.get(path, Counter())[kind] for path in read), sum(theirs[path][kind] for path in read))
        all_of_us = sum(ours.get(path, Counter())[kind] for path in theirs)
        all_of_them = sum(counts[kind] for counts in theirs.values())
        without = sorted(wrong - troubled - refused)
        unexplained |= set(without)
        verdict = "equal" if not without else f"DIFFERENT in {', '.join(without[:5])}"
        print(
            f"  {kind:10} {we:>7,} in the graph {they:>7,} by the compiler   {verdict:10}"
            f" (all files: {all_of_us:,} and {all_of_them:,})"
        )
    for path in sorted((troubled | refused) & set(theirs)):
        changes = [
            f"{kind} {ours.get(path, Counter())[kind]} of {theirs[path][kind]}"
            for kind in KINDS
            if ours.get(path, Counter())[kind] != theirs[path][kind]
        ]
        who = "the compiler" if path in refused else "the grammar"
        print(f"  {path}: {who} does not read all of it: {', '.join(changes) or 'counts are equal'}")
    return len(unexplained)


def main() -> int:
    unexplained = 0
    for name in sys.argv[1:] or PACKAGES:
        unexplained += compare(name)
        sys.stdout.flush()
    print(f"{unexplained} files differ without a reason" if unexplained else "all equal, or explained")
    return 1 if unexplained else 0


if __name__ == "__main__":
    os.umask(0o077)
    sys.exit(main())

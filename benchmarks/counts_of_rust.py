"""Are all definitions and imports of Rust found? Our counts against those of rustc's own parser on the same files.

Run: ``python -m benchmarks.counts_of_rust [FOLDER ...]``. Without a folder it fetches the sources of crates that Debian
ships, with ``apt-get download``, and unpacks them without installing anything. Prints a line a kind, every file whose
numbers differ, and exits with 1 where any does. Files that rustc refuses are named and left out on both sides. Macros
are expanded on neither side.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from benchmarks.rust_syntax import Refused, counted
from benchmarks.sources import KEPT
from oxigraph_code.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.code import load_rust_code

PACKAGES = ("librust-tokio-dev", "librust-rustls-dev", "librust-clap-dev", "librust-regex-dev", "librust-syn-dev")

# What a symbol is in our count, by its type and, where that is not enough, by a modifier.
KINDS = {
    "functions": "?x a code:Function",
    "structs": 'FILTER NOT EXISTS { ?x code:modifier "union" } ?x a code:Class',
    "unions": '?x a code:Class ; code:modifier "union"',
    "enums": "?x a code:Enum",
    "traits": "?x a code:Trait",
    "impls": "?x a code:Implementation",
    "macros": "?x a code:Macro",
    "consts": '?x a code:Variable ; code:modifier "constant"',
    "statics": '?x a code:Variable ; code:modifier "static"',
    "type aliases": "?x a code:TypeAlias",
    "imports": "?x a code:Import",
    "fields": "?x a code:Field ; code:nestedIn/a code:Class",
    "variants": "?x a code:Field ; code:nestedIn/a code:Enum",
}


def fetched() -> list[Path]:
    """The unpacked sources of the packages, one folder a crate."""
    folder = KEPT / "rust"
    done = folder / "done"
    if not done.exists():
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(["apt-get", "download", "--quiet", *PACKAGES], cwd=folder, check=True)
        for package in sorted(folder.glob("*.deb")):
            subprocess.run(["dpkg-deb", "--extract", package, folder / "unpacked"], check=True)
        done.touch()
    return sorted((folder / "unpacked/usr/share/cargo/registry").iterdir())


def counted_by_rustc(root: Path) -> tuple[dict[str, Counter[str]], dict[str, str]]:
    """Counts by file, and the files rustc refuses with the reason."""

    def one(path: Path) -> tuple[str, Counter[str], str]:
        try:
            return path.relative_to(root).as_posix(), counted(path), ""
        except Refused as refused:
            return path.relative_to(root).as_posix(), Counter(), str(refused)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(one, sorted(root.rglob("*.rs"))))
    counts = {path: count for path, count, reason in found if not reason}
    return counts, {path: reason for path, _, reason in found if reason}


def counted_by_us(root: Path, store: Path) -> dict[str, Counter[str]]:
    """Counts by file, asked of the graph."""
    workspace = Workspace.open(
        load_settings({"store_path": store, "max_result_bytes": 1 << 28, "query_timeout_s": 600})
    )
    found: dict[str, Counter[str]] = {}
    try:
        print(load_rust_code(workspace, Call(), str(root)).text)
        for kind, pattern in KINDS.items():
            query = (
                "SELECT ?path (COUNT(DISTINCT ?x) AS ?count) WHERE { "
                f"?x code:definedIn/code:relativePath ?path . {pattern} }} GROUP BY ?path"
            )
            for row in json.loads(workspace.store.query(query).text)["results"]["bindings"]:
                found.setdefault(row["path"]["value"], Counter())[kind] = int(row["count"]["value"])
    finally:
        workspace.close()
    return found


def compare(root: Path) -> int:
    """Prints the comparison for one folder; the number of files that differ."""
    with tempfile.TemporaryDirectory() as folder:
        ours = counted_by_us(root, Path(folder) / "store")
    theirs, refused = counted_by_rustc(root)
    print(f"{root.name}: {len(theirs):,} files; rustc refuses {len(refused)}")
    for path, reason in refused.items():
        print(f"  refused {path}: {reason}")
    for kind in KINDS:
        we = sum(ours.get(path, Counter())[kind] for path in theirs)
        they = sum(counts[kind] for counts in theirs.values())
        print(f"  {kind:12} {we:>8,} in the graph {they:>8,} by rustc   {'equal' if we == they else 'DIFFERENT'}")
    differing = 0
    for path, counts in theirs.items():
        got = ours.get(path, Counter())
        wrong = [f"{kind} {got[kind]} for {counts[kind]}" for kind in KINDS if got[kind] != counts[kind]]
        differing += bool(wrong)
        if wrong:
            print(f"  {path}: {', '.join(wrong)}")
    sys.stdout.flush()
    return differing


def main() -> int:
    roots = [Path(argument).resolve() for argument in sys.argv[1:]] or fetched()
    differing = sum(map(compare, roots))
    print(f"{differing} files differ" if differing else "all equal")
    return 1 if differing else 0


if __name__ == "__main__":
    os.umask(0o022)
    sys.exit(main())

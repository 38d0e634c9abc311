"""Our counts of Rust definitions and imports against rustc's own parser on the same files.

Run: ``python -m benchmarks.counts_of_rust [FOLDER ...]``. Without a folder it fetches the sources of crates that Debian
ships, with ``apt-get download``, and unpacks them without installing anything. Prints a line for each kind, every file
whose numbers differ, and exits with 1 if any does. Files that rustc refuses are named and left out on both sides.
Macros are expanded on neither side; items in the braces of a macro call between items are counted on both.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from benchmarks.comparison import compare, counted_by_us, verdict
from benchmarks.rust_syntax import Refused, counted
from benchmarks.sources import KEPT
from oxigraph_code.tools.admin.load_code import load_language

Counts = tuple[Counter[str], Counter[str]]
"""Of a file, by kind: all, and of those the ones in the braces of macros."""

PACKAGES = ("librust-tokio-dev", "librust-rustls-dev", "librust-clap-dev", "librust-regex-dev", "librust-syn-dev")

# SPARQL patterns of the symbols that count, by type and, where that is not enough, by a modifier.
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
    """Return the unpacked sources of the packages, one folder a crate."""
    folder = KEPT / "rust"
    done = folder / "done"
    if not done.exists():
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(["apt-get", "download", "--quiet", *PACKAGES], cwd=folder, check=True)
        for package in sorted(folder.glob("*.deb")):
            subprocess.run(["dpkg-deb", "--extract", package, folder / "unpacked"], check=True)
        done.touch()
    return sorted((folder / "unpacked/usr/share/cargo/registry").iterdir())


def counted_by_rustc(root: Path) -> tuple[dict[str, Counts], dict[str, str]]:
    """Count definitions by file, whole and in macros, and list the files rustc refuses with the reason."""

    def one(path: Path) -> tuple[str, Counts, str]:
        try:
            return path.relative_to(root).as_posix(), counted(path), ""
        except Refused as refused:
            return path.relative_to(root).as_posix(), (Counter(), Counter()), str(refused)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(one, sorted(root.rglob("*.rs"))))
    counts = {path: count for path, count, reason in found if not reason}
    return counts, {path: reason for path, _, reason in found if reason}


def compared(root: Path) -> int:
    """Print the comparison for one folder, and return the number of files that differ."""
    ours = counted_by_us(root, load_language("rust"), KINDS)
    theirs, refused = counted_by_rustc(root)
    print(f"{root.name}: {len(theirs):,} files; rustc refuses {len(refused)}")
    for path, reason in refused.items():
        print(f"  refused {path}: {reason}")
    reasons = {}
    for path, (whole, in_macros) in theirs.items():
        we = ours.get(path, Counter())
        are_outside_equal = all(we.get(kind, 0) >= whole[kind] - in_macros[kind] for kind in KINDS)
        if in_macros and are_outside_equal and any(we.get(kind, 0) != whole[kind] for kind in KINDS):
            reasons[path] = "what stands in the braces of a macro is read as items by one of the two only"
    return compare(ours, {path: whole for path, (whole, _) in theirs.items()}, KINDS, "rustc", reasons)


def main() -> int:
    roots = [Path(argument).resolve() for argument in sys.argv[1:]] or fetched()
    return verdict(sum(map(compared, roots)))


if __name__ == "__main__":
    os.umask(0o022)
    sys.exit(main())

"""The definitions of a Rust file, by rustc's own parser: an independent count.

For maintainers: rustc prints the tree of a file as it parsed it, before any macro is expanded and without looking for
another file, so nothing of the project is run. An unstable option prints it, which ``RUSTC_BOOTSTRAP`` allows. The tree
is read by its indentation: a line ``kind: Fn(`` one step below an ``Item {`` is a function. The text in the braces of a
macro call between items is passed to rustc by itself; it counts if rustc reads it as items, if need be with a semicolon
at its end.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections import Counter
from pathlib import Path

EDITIONS = ("2021", "2018", "2015")

# The names of definitions in the tree, and in our count.
_KINDS = {
    "Fn": "functions",
    "Struct": "structs",
    "Union": "unions",
    "Enum": "enums",
    "Trait": "traits",
    "Impl": "impls",
    "MacroDef": "macros",
    "Const": "consts",
    "Static": "statics",
    "TyAlias": "type aliases",
    "Type": "type aliases",
    "ExternCrate": "imports",
}


class Refused(Exception):
    """rustc does not parse the file."""


_PLACE = re.compile(r"(?:open|close): <anon>:(\d+):(\d+): ")
_MAX_DEPTH = 4


def counted(path: Path) -> tuple[Counter[str], Counter[str]]:
    """Count the definitions of one file by kind, and the ones in braces of macros. Raises ``Refused``."""
    source = path.read_bytes().decode(errors="replace")
    plain, _ = _count(_tree(source))
    whole = _counted(source)
    return whole, whole - plain


def _counted(source: str, depth: int = 0) -> Counter[str]:
    found, invoked = _count(_tree(source))
    lines = source.splitlines(keepends=True)
    for first, start, last, end in invoked if depth < _MAX_DEPTH else ():
        inside = "".join(lines[first - 1 : last])[start : len("".join(lines[first - 1 : last - 1])) + end - 1]
        # The argument of a macro may lack the semicolon that ends an item, as for thread_local!.
        for items in (inside, f"{inside};"):
            try:
                found += _counted(items, depth + 1)
            except Refused:
                continue  # no items
            break
    return found


def _tree(source: str) -> str:
    """Return the tree of a text. Raises ``Refused``."""
    for edition in EDITIONS:
        command = ["rustc", "--edition", edition, "-Zunpretty=ast-tree", "--cap-lints", "allow", "-"]
        ran = subprocess.run(
            command,
            input=source.encode(),
            capture_output=True,
            env={"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), "RUSTC_BOOTSTRAP": "1"},
        )
        if ran.returncode == 0:
            return ran.stdout.decode(errors="replace")
    raise Refused(ran.stderr.decode(errors="replace").splitlines()[0] if ran.stderr else "no reason given")


def _count(tree: str) -> tuple[Counter[str], list[tuple[int, ...]]]:
    """Count definitions in a tree, and find the braces of macros between items, by line and column from 1."""
    found: Counter[str] = Counter()
    invoked: list[tuple[int, ...]] = []
    braces: tuple[int, ...] | None = None
    open_nodes: list[tuple[int, str]] = []
    for line in tree.splitlines():
        text = line.lstrip(" ")
        indent = len(line) - len(text)
        while open_nodes and open_nodes[-1][0] >= indent:
            open_nodes.pop()
        if text.startswith("kind: ") and open_nodes and open_nodes[-1][0] == indent - 4:
            kind = re.split(r"\W", text[6:], maxsplit=1)[0]
            parent = open_nodes[-1][1]
            if parent == "Item" and kind in _KINDS:
                found[_KINDS[kind]] += 1
            elif parent == "Item" and kind == "MacCall":
                braces = ()
            elif parent == "UseTree" and kind in ("Simple", "Glob"):
                found["imports"] += 1
        if braces is not None and (place := _PLACE.match(text)):
            braces = (*braces, int(place[1]), int(place[2]))
        elif braces is not None and text.startswith("delim: "):
            invoked += [braces] if text.startswith("delim: Brace") else []
            braces = None
        if not text.endswith("{"):
            continue
        name = re.split(r"\W", text.removesuffix(" {").rpartition(": ")[2], maxsplit=1)[0]
        if name == "Variant":
            found["variants"] += 1
        elif name == "FieldDef" and not any(node == "Variant" for _, node in open_nodes):
            found["fields"] += 1
        open_nodes.append((indent, name))
    return found, invoked

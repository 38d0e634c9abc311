"""What a Rust file defines, by rustc's own parser: an independent count.

For maintainers: rustc prints the tree of a file as it parsed it, before any macro is expanded and without looking for
another file, so nothing of the project is run. An unstable option prints it, which ``RUSTC_BOOTSTRAP`` allows. The tree
is read by its indentation: a line ``kind: Fn(`` one step below an ``Item {`` is a function.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections import Counter
from pathlib import Path

EDITIONS = ("2021", "2018", "2015")

# What the tree calls a definition, and what it is in our count.
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


def counted(path: Path) -> Counter[str]:
    """The definitions of one file by kind. Raises ``Refused``."""
    for edition in EDITIONS:
        command = ["rustc", "--edition", edition, "-Zunpretty=ast-tree", "--cap-lints", "allow", "-"]
        ran = subprocess.run(
            command,
            input=path.read_bytes(),
            capture_output=True,
            env={"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), "RUSTC_BOOTSTRAP": "1"},
        )
        if ran.returncode == 0:
            return _count(ran.stdout.decode(errors="replace"))
    raise Refused(ran.stderr.decode(errors="replace").splitlines()[0] if ran.stderr else "no reason given")


def _count(tree: str) -> Counter[str]:
    found: Counter[str] = Counter()
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
            elif parent == "UseTree" and kind in ("Simple", "Glob"):
                found["imports"] += 1
        if not text.endswith("{"):
            continue
        name = re.split(r"\W", text.removesuffix(" {").rpartition(": ")[2], maxsplit=1)[0]
        if name == "Variant":
            found["variants"] += 1
        elif name == "FieldDef" and not any(node == "Variant" for _, node in open_nodes):
            found["fields"] += 1
        open_nodes.append((indent, name))
    return found

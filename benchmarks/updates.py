"""The cost of bringing the graph up to date, each time from a cold command.

Run: ``python -m benchmarks.updates [PROJECT]``, of a project in Python. It is put into a git repository of its own,
with branches on which some files are edited inside of a function. Prints CPU seconds of all processes, wall seconds and
peak memory of each: nothing has changed, one file was edited, a branch was switched that differs in 500 files, a second
worktree, a second ref, a ref that has moved.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path

from benchmarks.indexing import measure
from benchmarks.sources import source

_GIT = ("git", "-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "init.defaultBranch=main")
_SETTLED_S = 2.5
"""The seconds before a run within which written files are read again by the next."""


def git(folder: Path, *arguments: str) -> None:
    subprocess.run([*_GIT, "-C", str(folder), *arguments], check=True, stdout=subprocess.DEVNULL)


def edit(root: Path, most: int) -> int:
    """Add a statement inside of a function, in as many files; how many there were."""
    edited = 0
    for path in sorted(root.rglob("*.py")):
        if edited == most:
            break
        if text := edited_within(path.read_text(encoding="utf-8", errors="replace")):
            path.write_text(text, encoding="utf-8")
            edited += 1
    return edited


def edited_within(text: str) -> str:
    """Return a Python file with one more statement inside of a function; empty if there is no place."""
    lines = text.split("\n")
    for number, (before, line) in enumerate(pairwise(lines), 1):
        indent = _indent(line)
        if indent and indent == _indent(before) and line.lstrip().startswith("return "):
            text = "\n".join([*lines[:number], f"{indent}str(1)", *lines[number:]])
            if is_python(text):
                return text
    return ""


def _indent(line: str) -> str:
    return line[: len(line) - len(line.lstrip())]


def is_python(text: str) -> bool:
    try:
        compile(text, "edited", "exec")
    except (SyntaxError, ValueError):
        return False
    return True


def main() -> None:
    project = source(sys.argv[1] if len(sys.argv) > 1 else "django")
    with tempfile.TemporaryDirectory() as folder:
        root = shutil.copytree(project, Path(folder, project.name), ignore=shutil.ignore_patterns(".git"))
        environment = {
            **os.environ,
            "OXIGRAPH_STORE_PATH": str(Path(folder, "store")),
            "OXIGRAPH_CACHE_PATH": str(Path(folder, "cache")),
        }

        def shown(what: str, path: Path, *more: str) -> None:
            time.sleep(_SETTLED_S)
            command = [sys.executable, "-m", "oxigraph_code.cli", "index", str(path), *more]
            cpu, wall, memory = measure(command, environment)
            print(f"  {what:40} {cpu:6.2f} s CPU {wall:6.2f} s wall {memory:6.0f} MB peak", flush=True)

        git(root, "init", "--quiet")
        git(root, "add", "--all", "--force")
        git(root, "commit", "--quiet", "--message", "one")
        counts = {}
        for branch, most in (("few", 50), ("many", 500)):
            git(root, "checkout", "--quiet", "-b", branch, "main")
            counts[branch] = edit(root, most)
            git(root, "commit", "--quiet", "--all", "--message", branch)
        git(root, "checkout", "--quiet", "main")
        print(project.name)
        shown("first run", root)
        shown("nothing has changed", root)
        edit(root, 1)
        shown("one file was edited", root)
        git(root, "checkout", "--quiet", "--force", "many")
        shown(f"a branch was switched: {counts['many']} files", root)
        git(root, "worktree", "add", "--quiet", str(Path(folder, "second")), "main")
        shown("a second worktree", Path(folder, "second"))
        shown("a first ref", root, "--ref", "main")
        shown(f"a second ref: {counts['few']} files", root, "--ref", "few")
        git(root, "checkout", "--quiet", "few")
        edit(root, 1)
        git(root, "commit", "--quiet", "--all", "--message", "more")
        shown("a ref that has moved: one file", root, "--ref", "few")


if __name__ == "__main__":
    main()

"""How often what a commit changed is in the context of its message, against a plain search for the same words.

Run: ``python -m benchmarks.context REPOSITORY... [--commits 30] [--keep FOLDER]``. Of each repository the newest
commits are taken that change up to four files of source code that were there before, tests and examples apart. The
files before a commit are indexed, and its subject is the task. Prints the share of the changed files that are among
entry points and snippets, or named at all, how often the first entry point is in one of them, how often a changed line
is shown, and for the first page of ``search_code`` the share of files and how often its first line is right. With
``--keep`` what was indexed is kept for the next run.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import subprocess
import tarfile
import tempfile
import time
from collections.abc import Iterable, Sequence
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from oxigraph_code.config import load_settings
from oxigraph_code.indexing.runs.index_run import index
from oxigraph_code.indexing.runs.pipeline import RunContext
from oxigraph_code.languages.registry import installed
from oxigraph_code.search.places import is_about_others
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.context.context import get_context
from oxigraph_code.tools.symbols.search import search_code

_HUNK = re.compile(r"^@@ -(\d+)(?:,(\d+))? ", re.MULTILINE)
_NUMBER = re.compile(r"\s*\(#\d+\)$")
_SOURCE = re.compile(r"\.(?:py|rs|go|java|vue|svelte|tsx?|jsx?|mjs|cjs)$")
_CODE = re.compile(r" *(\d+)(?: |$)")
_LEFT_OUT = "…"
_MOST_FILES = 4
_ERRAND = re.compile(r"^(?:merge|bump|release|version|revert|v?\d)", re.IGNORECASE)


class Task(NamedTuple):
    """A commit as a task: its hash, its subject, and the lines that it changes, by the path of the file."""

    commit: str
    subject: str
    changes: dict[str, list[range]]


class Score(NamedTuple):
    """Of one task: the share of the changed files that is among entry points and snippets, and that is named; whether
    the first entry point is in one, and a changed line is shown; the share that a search finds, and whether its first
    is right; the seconds and characters of the answer."""

    files: float
    named: float
    is_first: bool
    shows_change: bool
    searched: float
    is_first_searched: bool
    seconds: float
    chars: int


def tasks(repository: Path, most: int) -> Iterable[Task]:
    """The newest commits that are tasks."""
    found = 0
    for line in _git(repository, "log", "--no-merges", "--format=%H %s", "-n", "1500").splitlines():
        commit, _, subject = line.partition(" ")
        if _ERRAND.match(subject) or len(subject.split()) < 3:
            continue
        status = [
            row.split("\t") for row in _git(repository, "show", "--format=", "--name-status", commit).splitlines()
        ]
        paths = [row[1] for row in status if _SOURCE.search(row[1]) and not is_about_others(row[1])]
        if not paths or len(paths) > _MOST_FILES or any(row[0] != "M" for row in status if row[1] in paths):
            continue
        yield Task(commit, _NUMBER.sub("", subject), {path: _changed(repository, commit, path) for path in paths})
        found += 1
        if found == most:
            return


def _changed(repository: Path, commit: str, path: str) -> list[range]:
    diff = _git(repository, "show", "--format=", "-U0", commit, "--", path)
    return [range(int(start), int(start) + max(int(count or 1), 1)) for start, count in _HUNK.findall(diff)]


def _git(repository: Path, *arguments: str) -> str:
    done = subprocess.run(["git", "-C", repository, *arguments], check=True, capture_output=True)
    return done.stdout.decode("utf-8", "replace")


def unpack(repository: Path, commit: str, folder: Path) -> None:
    """The files before a commit."""
    packed = subprocess.run(["git", "-C", repository, "archive", f"{commit}^"], check=True, capture_output=True)
    with tarfile.open(fileobj=BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")


def measure(task: Task, folder: Path) -> Score:
    """Ask for the context of a task in the files before it."""
    workspace = Workspace.open(load_settings({"store_path": folder / "store"}))
    root = str(folder / "root")
    try:
        if not (folder / "indexed").exists():
            settings = workspace.settings
            index(folder / "root", [], RunContext(installed(), workspace.store, settings, lambda *_: None))
            search_code(workspace, Call(), "anything", project=root)
            (folder / "indexed").touch()
        listed = search_code(workspace, Call(), task.subject, project=root, format="json").text
        found = json.loads(listed) if listed.startswith("{") else {"symbols": []}
        began = time.monotonic()
        answer = json.loads(get_context(workspace, Call(), task.subject, project=root, format="json").text)
        seconds = time.monotonic() - began
        text = get_context(workspace, Call(), task.subject, project=root).text
    finally:
        workspace.close()
    told = [entry["path"] for entry in (*answer["focus"], *answer["snippets"])]
    searched = [row["path"] for row in found["symbols"]]
    first = answer["focus"][0]["path"] if answer["focus"] else ""
    return Score(
        _share(task, told),
        _share(task, [node["path"] for node in answer["subgraph"]["nodes"]]),
        first in task.changes,
        _shows(task, text),
        _share(task, searched),
        bool(searched) and searched[0] in task.changes,
        seconds,
        len(text),
    )


def _share(task: Task, paths: Sequence[str]) -> float:
    return sum(path in paths for path in task.changes) / len(task.changes)


def _shows(task: Task, text: str) -> bool:
    """Whether a changed line is among the code that readers get; the bundle for scripts has less of it."""
    path = ""
    for line in text.splitlines():
        number = _CODE.match(line)
        if number is None:
            path = path if line == _LEFT_OUT else line
        elif any(int(number[1]) in place for place in task.changes.get(path, ())):
            return True
    return False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("repositories", nargs="+", type=Path)
    parser.add_argument("--commits", type=int, default=30)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--each", action="store_true", help="print each task")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        for repository in options.repositories:
            scores = []
            for task in tasks(repository, options.commits):
                folder = (options.keep or Path(temporary)) / f"{repository.resolve().name}-{task.commit[:12]}"
                if not (folder / "root").is_dir():
                    (folder / "root").mkdir(parents=True)
                    unpack(repository, task.commit, folder / "root")
                scores.append(measure(task, folder))
                if options.each:
                    print(
                        f"  {scores[-1].files:.2f} {scores[-1].searched:.2f} {task.subject} {[*task.changes]}",
                        flush=True,
                    )
            print(_said(repository.resolve().name, scores), flush=True)


def _said(name: str, scores: Sequence[Score]) -> str:
    def mean(values: Iterable[float]) -> float:
        return statistics.mean(values) if scores else 0.0

    said = [
        f"{name}: {len(scores)} tasks",
        f"files told {mean(score.files for score in scores):.2f}",
        f"or named {mean(score.named for score in scores):.2f}",
        f"first entry point right {mean(score.is_first for score in scores):.2f}",
        f"changed line shown {mean(score.shows_change for score in scores):.2f}",
        f"search: files {mean(score.searched for score in scores):.2f}",
        f"first right {mean(score.is_first_searched for score in scores):.2f}",
        f"{mean(score.seconds for score in scores) * 1000:.0f} ms",
        f"{mean(score.chars for score in scores):.0f} characters",
    ]
    return " · ".join(said)


if __name__ == "__main__":
    main()

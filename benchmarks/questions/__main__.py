"""Ask the questions about three repositories, and compare with searching and reading files.

Run: ``python -m benchmarks.questions FOLDER [--keep STORE] [--answers]``. ``FOLDER`` has git clones by the names of the
files with questions: click, zustand, tokio. They are cloned again at the commits that the questions are about, and
indexed with all of their history. Each question is one call with nothing but its arguments, so with the usual length of
an answer. Right is an answer that says all that it must, and nothing that it must not.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from benchmarks.asking import ask
from benchmarks.questions.question import Question, questions
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import TOOLS, Call, Workspace

_FILES = sorted(Path(__file__).parent.glob("*.toml"))
_ALL_COMMITS = 1_000_000


@dataclass(frozen=True)
class Scored:
    """A question with its answer, the answer's faults, and the cost of finding out in other ways."""

    repository: str
    question: Question
    answer: str
    wrong: list[str]
    without: int
    frugal: int


def clone(origin: Path, commit: str, folder: Path) -> Path:
    """Return a work tree of its own at that commit."""
    if not folder.is_dir():
        subprocess.run(["git", "clone", "--quiet", "--no-checkout", origin.resolve(), folder], check=True)
        subprocess.run(["git", "-C", folder, "-c", "advice.detachedHead=false", "checkout", "-q", commit], check=True)
    return folder


def scored(workspace: Workspace, file: Path, folder: Path, kept: Path) -> Iterator[Scored]:
    """Yield all questions of a file, asked."""
    commit, held = questions(file)
    name = file.stem
    root = clone(folder / name, commit, kept / name).resolve()
    tools = {tool.name: tool for tool in TOOLS}
    tools["load_code"].function(workspace, Call(), str(root))
    tools["load_git_history"].function(workspace, Call(), str(root), _ALL_COMMITS)
    for question in held:
        answer = ask(workspace, root, question.call)
        costs = question.cost_without(root, commit), question.frugal_cost_without(root, commit)
        yield Scored(name, question, answer, question.wrong(answer), *costs)


def table(found: list[Scored], key: Callable[[Scored], str]) -> None:
    print(
        f"\n{'':22}{'right':>9}{'answer':>9}{'grep + read':>13}{'ratio':>7}{'median':>8}{'around hits':>13}{'ratio':>7}"
    )
    for group in [*dict.fromkeys(map(key, found)), ""]:
        rows = [row for row in found if not group or key(row) == group]
        length, without, frugal = (
            sum(column) for column in zip(*((len(row.answer), row.without, row.frugal) for row in rows), strict=True)
        )
        right = sum(not row.wrong for row in rows)
        median = statistics.median(len(row.answer) / row.without for row in rows)
        print(
            f"{group or 'all':22}{right:5} /{len(rows):2}{length:9,}{without:13,}{length / without:7.2f}"
            f"{median:8.2f}{frugal:13,}{length / frugal:7.2f}"
        )


@contextmanager
def folder_for(keep: Path | None) -> Iterator[Path]:
    if keep:
        keep.mkdir(parents=True, exist_ok=True)
        yield keep
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield Path(folder)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("clones", type=Path)
    parser.add_argument("--keep", type=Path, help="folder for clones and store, kept for the next time")
    parser.add_argument("--answers", action="store_true", help="print all answers, not only wrong ones")
    options = parser.parse_args()
    with folder_for(options.keep) as kept:
        workspace = Workspace.open(load_settings({"store_path": kept / "store"}))
        found = [one for file in _FILES for one in scored(workspace, file, options.clones, kept)]
        workspace.close()
    for one in found:
        if one.wrong or options.answers:
            print(f"\n{one.repository}: {one.question.asks} {one.question.call}")
            print(f"{len(one.answer):,} characters; {one.without:,} without", *one.wrong, sep="\n  ")
            print(one.answer if options.answers else one.answer[:600])
    table(found, lambda one: one.question.kind)
    table(found, lambda one: one.repository)


if __name__ == "__main__":
    main()

"""Asks the tasks of the applications, and prints the verdict on each answer.

Run: ``python -m benchmarks.applications [--checkout DIR]... [--keep FOLDER] [--answers] [--write] [APP]...``. Each
``DIR`` is a checkout of an application at the commit that its tasks name, or a folder of checkouts; a checkout is found
by the name of its folder. Each application is indexed into a store of its own as it is, and each task is one call with
nothing but its arguments. With ``--keep`` the stores stay for the next run, which indexes only what has changed;
``--full`` reads everything again. ``--write`` puts the table into docs/benchmarks/applications.md.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from benchmarks.applications.task import Application, Judgement, Task, Verdict, application, judge
from benchmarks.asking import ask
from oxigraph_code.errors import OxigraphCodeError
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import TOOLS, Call, Workspace

_FILES = sorted(Path(__file__).parent.glob("*.toml"))
_PAGE = Path(__file__).parents[2] / "docs" / "benchmarks" / "applications.md"


@dataclass(frozen=True)
class Scored:
    """A task with the answer to it, the judgement, and the seconds it took."""

    application: Application
    task: Task
    answer: str
    judgement: Judgement
    seconds: float


def find_checkout(wanted: Application, folders: Iterable[Path]) -> Path | None:
    """Find the folder named like the application, among the folders or directly in one."""
    for folder in folders:
        for place in (folder, folder / wanted.name):
            if place.name == wanted.name and (place / ".git").exists():
                return place.resolve()
    return None


def commit_of(checkout: Path) -> str:
    """Return the commit that is checked out."""
    done = subprocess.run(["git", "-C", checkout, "rev-parse", "HEAD"], check=True, capture_output=True, text=True)
    return done.stdout.strip()


def score(wanted: Application, checkout: Path, store: Path, *, full: bool = False) -> Iterator[Scored]:
    """Index a checkout and ask all tasks about it."""
    workspace = Workspace.open(load_settings({"store_path": store}))
    try:
        tools = {tool.name: tool for tool in TOOLS}
        tools["load_code"].function(workspace, Call(), str(checkout), full=full)
        for task in wanted.tasks:
            began = time.monotonic()
            try:
                answer = ask(workspace, checkout, task.call)
            except OxigraphCodeError as error:
                answer = str(error)
            yield Scored(wanted, task, answer, judge(task, answer), time.monotonic() - began)
    finally:
        workspace.close()


def table(found: Sequence[Scored]) -> str:
    """Return the verdicts by application and by kind of task, as Markdown."""
    head = ["", *(str(verdict) for verdict in Verdict), "tasks"]
    rows = [head, ["---", *(["--:"] * (len(head) - 1))]]
    groups: list[tuple[str, list[Scored]]] = []
    for name in dict.fromkeys(one.application.name for one in found):
        groups.append((name, [one for one in found if one.application.name == name]))
    for kind in sorted({one.task.kind for one in found}):
        groups.append((kind, [one for one in found if one.task.kind == kind]))
    groups.append(("**all**", list(found)))
    for name, group in groups:
        count = Counter(one.judgement.verdict for one in group)
        rows.append([name, *(str(count[verdict]) for verdict in Verdict), str(len(group))])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def page(found: Sequence[Scored]) -> str:
    """Return the page of the documentation about these tasks."""
    applications = {scored.application.name: scored.application for scored in found}.values()
    lines = [
        "# Tasks on applications",
        "",
        "Printed by `python -m benchmarks.applications --write`. The truth of each task was found by reading the",
        "application or by running it; `benchmarks/applications/*.toml` has it with the lines. An answer is misleading",
        "when its first line claims more than is known, whatever the rest says. The tasks were known while the rules",
        "were written: they guard what was reached and say nothing of other applications. Before, 8 of 40 were right.",
        "",
        *(f"- {one.name}: {one.repository} at `{one.commit}`" for one in applications),
        "",
        table(found),
        "",
        "| task | call | verdict |",
        "| --- | --- | --- |",
    ]
    for one in found:
        call = one.task.call["tool"]
        lines.append(f"| {one.task.asks} | `{call}` | {one.judgement.verdict} |")
    return "\n".join([*lines, ""])


@contextmanager
def folder_for(keep: Path | None) -> Iterator[Path]:
    """Provide a folder for the stores, which is removed unless it is to be kept."""
    if keep:
        keep.mkdir(parents=True, exist_ok=True)
        yield keep
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield Path(folder)


def main(arguments: Sequence[str] | None = None, files: Sequence[Path] = _FILES) -> int:
    """Score the applications that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("applications", nargs="*", metavar="APP")
    parser.add_argument("--checkout", type=Path, action="append", default=[], metavar="DIR")
    parser.add_argument("--keep", type=Path, help="folder for the stores, kept for the next time")
    parser.add_argument("--full", action="store_true", help="index everything again")
    parser.add_argument("--task", help="only tasks whose name contains this")
    parser.add_argument("--answers", action="store_true", help="print all answers, not only the first lines")
    parser.add_argument("--write", action="store_true", help="write the table into the documentation")
    options = parser.parse_args(arguments)
    found: list[Scored] = []
    missing = 0
    with folder_for(options.keep) as kept:
        for wanted in map(application, files):
            if options.applications and wanted.name not in options.applications:
                continue
            checkout = find_checkout(wanted, options.checkout)
            if checkout is None or commit_of(checkout) != wanted.commit:
                missing += 1
                print(f"{wanted.name}: no checkout of {wanted.repository} at {wanted.commit}")
                continue
            tasks = tuple(task for task in wanted.tasks if not options.task or options.task in task.id)
            chosen = Application(wanted.name, wanted.repository, wanted.commit, tasks)
            for one in score(chosen, checkout, kept / wanted.name, full=options.full):
                found.append(one)
                _print(one, options.answers)
    print("", table(found), sep="\n")
    if options.write:
        _PAGE.parent.mkdir(exist_ok=True)
        _PAGE.write_text(page(found), encoding="utf-8")
    return 1 if missing else 0


def _print(one: Scored, in_full: bool) -> None:
    print(f"{one.judgement.verdict:22} {one.task.id} ({one.seconds:.1f} s)")
    print(f"    > {one.judgement.first_line[:200]}")
    if one.judgement.verdict is not Verdict.RIGHT:
        print(*(f"    {reason}" for reason in one.judgement.reasons), sep="\n")
    if in_full:
        print(*(f"    | {line}" for line in one.answer.splitlines()), sep="\n")


if __name__ == "__main__":
    raise SystemExit(main())

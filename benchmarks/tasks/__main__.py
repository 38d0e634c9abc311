"""Ask for the context of tasks on applications, and check the start and the places of each answer.

Run: ``python -m benchmarks.tasks FOLDER [NAME...] [--keep STORES] [--answers]``. ``FOLDER`` has the applications' work
trees, named like the files with tasks, at the commits that these name. Each is indexed into a store of its own, and
each task is one call of ``get_context`` with nothing but the task.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from benchmarks.tasks.task import Task, tasks
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.admin.load_code import load_code
from oxigraph_code.tools.context.context import get_context

_FILES = {file.stem: file for file in sorted(Path(__file__).parent.glob("*.toml"))}


class Scored(NamedTuple):
    """A task of an application, its answer with what is wrong with it, and the seconds that it took."""

    application: str
    task: Task
    answer: str
    wrong: list[str]
    seconds: float


def scored(root: Path, file: Path, store: Path) -> Iterator[Scored]:
    """Yield all tasks of a file, asked of the application in a folder."""
    commit, held = tasks(file)
    done = subprocess.run(["git", "-C", root, "rev-parse", "HEAD"], check=True, capture_output=True, text=True)
    if done.stdout.strip() != commit:
        raise SystemExit(f"{root} is at {done.stdout.strip()}, and the tasks are about {commit}")
    workspace = Workspace.open(load_settings({"store_path": store}))
    try:
        load_code(workspace, Call(), str(root))
        for task in held:
            began = time.monotonic()
            answer = get_context(workspace, Call(), task.task, project=str(root)).text
            yield Scored(file.stem, task, answer, task.wrong(answer), time.monotonic() - began)
    finally:
        workspace.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", choices=[*_FILES, []], help="applications; all without any")
    parser.add_argument("--keep", type=Path, help="folder for stores, kept for the next time")
    parser.add_argument(
        "--answers", action="store_true", help="print all answers, not only the first lines of wrong ones"
    )
    options = parser.parse_args()
    right = count = 0
    with ExitStack() as stack:
        stores = options.keep or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        for name in options.names or _FILES:
            for one in scored((options.folder / name).resolve(), _FILES[name], stores / name):
                count += 1
                right += not one.wrong
                mark = "wrong" if one.wrong else "right"
                size = f"{one.seconds:.1f} s, {len(one.answer):,} characters"
                print(f"{mark} · {one.application} · {one.task.kind} · {one.task.task} · {size}")
                print(*(f"    {fault}" for fault in one.wrong), sep="\n", end="\n" if one.wrong else "")
                if options.answers or one.wrong:
                    print(one.answer if options.answers else one.answer[:700], flush=True)
    print(f"{right} of {count} right")


if __name__ == "__main__":
    main()

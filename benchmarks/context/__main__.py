"""Score ``get_context`` and a plain BM25 on tasks whose changed files are known.

Run: ``python -m benchmarks.context TASKS.jsonl --clones FOLDER --work FOLDER [REPOSITORY...]``. ``--clones`` has the
repositories as ``owner+name``; each base commit is checked out and indexed once in ``--work``, so that a new ranking is
scored in minutes. ``python -m benchmarks.context --make REPOSITORY...`` prints tasks from the newest commits of clones.
``all`` is the share of tasks with every changed file among the first 1, 5 and 10 that an answer names, ``r`` the mean
share of these files, ``MRR`` the mean reciprocal rank.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.context.baseline import Baseline
from oxigraph_code.indexing.runs.index_run import index
from oxigraph_code.indexing.runs.pipeline import RunContext
from oxigraph_code.languages.registry import installed
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.context.context import get_context

_CODE = re.compile(r"\.(py|tsx?|jsx?|mjs|vue|svelte|rs|go|java|kt|rb|php|cs|c|h|cc|cpp|hpp)$")
_ASIDE = re.compile(
    r"(^|/)(tests?|__tests__|spec|specs|e2e|testing|fixtures|examples?|docs?|migrations?|locales?|i18n|benches"
    r"|benchmarks?|vendor|dist|generated)(/|$)|(_test|\.test|\.spec|_spec|\.d|\.gen|\.pb)\.[a-z]+$|(^|/)test_"
    r"|conftest\.py$",
    re.IGNORECASE,
)
_DULL = re.compile(
    r"^(merge|revert|bump|release|chore|ci|build|docs?|tests?|style|lint|format|prepare|version)\b|changelog|v?\d+\.\d+",
    re.IGNORECASE,
)
_PATH = re.compile(r"[\w.@\[\]()$+-]+(?:/[\w.@\[\]()$+-]+)*\.[A-Za-z]\w{0,5}\b")
_MAX_TASKS, _MAX_FILES = 30, 5


class Ranked(NamedTuple):
    """Ordered files in the answer to a task, beside the files that its change needs."""

    files: Sequence[str]
    gold: Sequence[str]

    def has_all(self, most: int) -> bool:
        return set(self.gold) <= set(self.files[:most])

    def share(self, most: int) -> float:
        return len(set(self.gold) & set(self.files[:most])) / len(self.gold)

    @property
    def reciprocal(self) -> float:
        return next((1 / place for place, file in enumerate(self.files, 1) if file in self.gold), 0.0)


def git(folder: Path, *arguments: str) -> str:
    done = subprocess.run(["git", "-C", folder, *arguments], capture_output=True, check=False)
    return done.stdout.decode("utf-8", "replace")


def is_code(path: str) -> bool:
    """Return true for a file of code that is no test, example, migration or copy."""
    return bool(_CODE.search(path)) and not _ASIDE.search(path)


def make(repository: Path, commits: int = 300) -> Iterator[dict[str, Any]]:
    """Tasks from the newest commits of a clone; the oldest of these commits is the base of all."""
    hashes = git(repository, "log", "--no-merges", "--first-parent", f"-{commits}", "--format=%H").split()
    base, found = hashes[-1], []
    known = set(git(repository, "ls-tree", "-r", "--name-only", base).splitlines())
    for commit in reversed(hashes[:-1]):
        text = re.sub(r"\(?#\d+\)?|https?://\S+", "", git(repository, "log", "-1", "--format=%B", commit)).strip()[:700]
        names = git(repository, "diff-tree", "-r", "--no-commit-id", "--name-only", commit).splitlines()
        gold = sorted(path for path in names if is_code(path) and path in known)
        if len(text) >= 30 and not _DULL.match(text) and 1 <= len(gold) <= _MAX_FILES and len(names) <= 25:
            found.append({"repo": repository.name, "base": base, "commit": commit, "task": text, "gold": gold})
    yield from found[:: max(1, len(found) // _MAX_TASKS)][:_MAX_TASKS]


def checked_out(clone: Path, base: str, work: Path) -> Path:
    """Check a base commit out in its own clone, so that history ends there."""
    root = work / "roots" / f"{clone.name}-{base[:10]}"
    if not root.exists():
        source = clone / "repo" if (clone / "repo").exists() else clone
        subprocess.run(["git", "clone", "-q", "--shared", "--no-checkout", source, root], check=True)
        git(root, "update-ref", "--no-deref", "HEAD", base)
        git(root, "read-tree", base)
        git(root, "checkout-index", "-a", "-f", "-q")
    return root


def opened(root: Path, work: Path) -> Workspace:
    """Return a workspace with the graph of a root, which is made at the first use."""
    store = work / "stores" / root.name
    workspace = Workspace.open(load_settings({"store_path": store, "cache_path": work / "cache"}))
    if not (store / "done").exists():
        index(root, [], RunContext(installed(), workspace.store, workspace.settings, lambda *_: None))
        (store / "done").touch()
    return workspace


def named(answer: str, known: Iterable[str]) -> list[str]:
    """List the code files in an answer in reading order."""
    there_are = {path for path in known if is_code(path)}
    found = (path for line in answer.splitlines()[1:] for path in _PATH.findall(line))
    return [path for path in dict.fromkeys(found) if path in there_are]


def has_function(answer: str, functions: Sequence[str]) -> bool:
    """Test for an entry point among functions, written as ``path:name``."""
    points = [line for line in answer.partition("entry points:\n")[2].splitlines() if line.startswith("  ")][:10]
    for path, _, name in (function.partition(":") for function in functions):
        word = re.compile(rf"[\s.:#]{re.escape(name.rpartition('.')[2])}\b")
        if any(path in point and word.search(point) for point in points):
            return True
    return False


def table(ranked: Mapping[tuple[str, str], Sequence[Ranked]]) -> Iterator[str]:
    yield "| | tasks | all@1 | all@5 | all@10 | r@5 | r@10 | MRR |"
    yield "|---|--:|--:|--:|--:|--:|--:|--:|"
    for (system, repository), rows in sorted(ranked.items()):
        count = len(rows)
        whole = (f"{sum(row.has_all(most) for row in rows) / count:.0%}" for most in (1, 5, 10))
        means = (f"{sum(row.share(most) for row in rows) / count:.2f}" for most in (5, 10))
        mrr = f"{sum(row.reciprocal for row in rows) / count:.2f}"
        yield f"| {system}, {repository} | {' | '.join([str(count), *whole, *means, mrr])} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "names", nargs="*", help="a file of tasks and parts of names of repositories; with --make clones"
    )
    parser.add_argument("--clones", type=Path)
    parser.add_argument("--work", type=Path)
    parser.add_argument("--make", action="store_true")
    options = parser.parse_args()
    if options.make:
        for clone in options.names:
            for task in make(Path(clone)):
                print(json.dumps(task, ensure_ascii=False))
        return
    file, *wanted = options.names
    by_base = defaultdict(list)
    for line in Path(file).read_text().splitlines():
        task = json.loads(line)
        if not wanted or any(name in task["repo"] for name in wanted):
            by_base[task["repo"], task["base"]].append(task)
    ranked: dict[tuple[str, str], list[Ranked]] = defaultdict(list)
    lengths, seconds, functions = [], [], Counter[bool]()
    for (repository, base), tasks in by_base.items():
        clone = options.clones / repository
        if git(clone / "repo" if (clone / "repo").exists() else clone, "cat-file", "-t", base).strip() != "commit":
            print(f"{repository} has no commit {base[:10]}")
            continue
        root = checked_out(clone, base, options.work)
        known = git(root, "ls-files").splitlines()
        baseline, workspace = Baseline(root, filter(is_code, known)), opened(root, options.work)
        get_context(workspace, Call(), "warm up", project=str(root))
        for task in tasks:
            began = time.process_time()
            answer = get_context(workspace, Call(), task["task"], project=str(root)).text
            seconds.append(time.process_time() - began)
            lengths.append(len(answer))
            if task.get("functions"):
                functions[has_function(answer, task["functions"])] += 1
            systems = {"get_context": named(answer, known), "BM25": baseline.rank(task["task"])}
            for system, files in systems.items():
                for part in (repository, "all"):
                    ranked[system, part].append(Ranked(files, task["gold"]))
        workspace.close()
    print("\n".join(table(ranked)))
    middle = len(lengths) // 2
    print(f"characters: median {sorted(lengths)[middle]:,}, most {max(lengths):,}")
    print(f"CPU of this process: median {sorted(seconds)[middle] * 1000:.0f} ms")
    print(f"a function of the change is among ten entry points: {functions[True]} of {functions.total()}")


if __name__ == "__main__":
    main()

"""Scores the tests to run of ``impact_analysis`` against the test files that failed with each mutant.

For maintainers: mutants that no test notices are left out, and so are those that kept the tests from starting. The
files of an answer stand in the order of its sections: by calls, as one of several, by imports.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.asking import ask
from benchmarks.mutants.mutation import Mutant, Recording
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import TOOLS, Call, Workspace

_SECTIONS = ("tests", "tests_that_may", "tests_by_import")
_FIRST = 3
_MORE = re.compile(r"\boffset=(\d+)")


@dataclass(frozen=True)
class Score:
    """An answer about a mutant: the first line, and its test files by calls and in all, in order."""

    mutant: Mutant
    first_line: str
    by_calls: tuple[str, ...]
    every: tuple[str, ...]

    @property
    def recall(self) -> float:
        return _share(self.mutant.fails, self.every)

    @property
    def recall_by_calls(self) -> float:
        return _share(self.mutant.fails, self.by_calls)

    @property
    def precision_by_calls(self) -> float:
        return _share(self.by_calls, self.mutant.fails)

    @property
    def precision(self) -> float:
        return _share(self.every, self.mutant.fails)

    @property
    def is_first(self) -> bool:
        """True if a failing file is among the first ones."""
        return not set(self.every[:_FIRST]).isdisjoint(self.mutant.fails)

    @property
    def denies(self) -> bool:
        """True if the first line says that there is no test."""
        return "no test" in self.first_line


def score(recording: Recording, checkout: Path, store: Path) -> Iterator[Score]:
    """Index a checkout and ask about each function whose mutant a test noticed."""
    workspace = Workspace.open(load_settings({"store_path": store}))
    try:
        load_code = next(tool for tool in TOOLS if tool.name == "load_code")
        load_code.function(workspace, Call(), str(checkout))
        for mutant in recording.mutants:
            if mutant.fails and "*" not in mutant.fails:
                yield _scored(workspace, checkout, mutant)
    finally:
        workspace.close()


def table(scores: Sequence[tuple[str, Sequence[Score]]]) -> str:
    """Format the figures by project and over all as Markdown."""
    head = "| project | mutants | recall by calls | precision by calls | recall | precision | among first 3 | no test |"
    rows = [head, "| --- |" + " --: |" * 7]
    for name, found in (*scores, ("**all**", [one for _, group in scores for one in group])):
        figures = [
            _mean(one.recall_by_calls for one in found),
            _mean(one.precision_by_calls for one in found if one.by_calls),
            _mean(one.recall for one in found),
            _mean(one.precision for one in found if one.every),
            _mean(float(one.is_first) for one in found),
        ]
        shown = " | ".join(f"{figure:.2f}" for figure in figures)
        rows.append(f"| {name} | {len(found)} | {shown} | {sum(one.denies for one in found)} |")
    return "\n".join(rows)


def _scored(workspace: Workspace, checkout: Path, mutant: Mutant) -> Score:
    call = {"tool": "impact_analysis", "symbol": f"{mutant.path}:{mutant.name}", "format": "json", "max_chars": 40_000}
    paths: dict[str, list[str]] = {section: [] for section in _SECTIONS}
    offset, first_line = "0", ""
    while offset:
        text = ask(workspace, checkout, {**call, "offset": int(offset)})
        if not text.startswith("{"):
            return Score(mutant, text.splitlines()[0], (), ())
        answer = json.loads(text)
        first_line = first_line or answer["summary"]
        for section in _SECTIONS:
            paths[section] += [row["path"] for row in answer.get(section, ())]
        more = _MORE.search(answer.get("next", ""))
        offset = more[1] if more else ""
    every = tuple(dict.fromkeys(path for section in _SECTIONS for path in paths[section]))
    return Score(mutant, first_line, tuple(paths["tests"]), every)


def _share(some: Sequence[str], others: Sequence[str]) -> float:
    return len(set(some) & set(others)) / len(some) if some else 0.0


def _mean(figures: Iterable[float]) -> float:
    found = list(figures)
    return sum(found) / len(found) if found else 0.0

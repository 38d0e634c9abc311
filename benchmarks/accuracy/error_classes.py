"""The causes of wrong and missing edges, counted by class of error, for work on resolution.

For maintainers: a wrong edge is classed by the rule that made it, and by whether the oracle has another callee of that
name for the same caller (``other target``) or none. A missed edge is classed by our answer at its call sites: the
reason why they are unresolved, the rule that took them elsewhere, or no call at all.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from benchmarks.accuracy.predictions import Site
from benchmarks.accuracy.scoring import Score
from benchmarks.accuracy.truth_set import TrueEdge, TruthSet


class Example(NamedTuple):
    """One error: our claim, and the line of source that it is about."""

    text: str
    source: str


Classes = Mapping[str, list[Example]]


def wrong(truth: TruthSet, root: Path, score: Score) -> Classes:
    """Return the wrong and the unjudged edges by class, the most frequent first."""
    callees = defaultdict(set)
    for true_caller, true_callee in truth.calls:
        callees[true_caller].add(truth.nodes[true_callee].name)
    text = _Sources(root)
    found = defaultdict(list)
    for verdict, edges in (("wrong", score.wrong), ("unjudged", score.unjudged)):
        for edge in edges:
            caller = truth.caller_at(edge.caller)
            other = caller is not None and edge.callee.short_name in callees[caller]
            name = f"{verdict}: {' + '.join(edge.rules) or 'no rule'}{', other target in truth' if other else ''}"
            line = edge.lines[0] if edge.lines else edge.caller.line
            example = Example(f"{edge.caller.file}:{line} {edge.caller.name} -> {edge.callee}", "")
            found[name].append(example._replace(source=text.line(edge.caller.file, line)))
    return _by_frequency(found)


def missed(truth: TruthSet, root: Path, score: Score, sites: Iterable[Site]) -> Classes:
    """Return the missed edges by class, the most frequent first."""
    by_line = defaultdict(list)
    for site in sites:
        by_line[site.file, site.line].append(site)
    text = _Sources(root)
    found = defaultdict(list)
    for edge in score.missed:
        caller, callee = truth.nodes[edge.caller], truth.nodes[edge.callee]
        name, line = _why_missed(truth, edge, by_line)
        example = Example(f"{caller.file}:{line} {caller.name} -> {callee.place}", text.line(caller.file, line))
        found[f"{name}, {'same' if caller.file == callee.file else 'other'} file"].append(example)
    return _by_frequency(found)


def _why_missed(truth: TruthSet, edge: TrueEdge, by_line: Mapping[tuple[str, int], list[Site]]) -> tuple[str, int]:
    """Return our outcome at the call sites of an edge, and the line of the edge."""
    caller, callee = truth.nodes[edge.caller], truth.nodes[edge.callee]
    names = {callee.name, truth.nodes[truth.canonical(callee.id)].name}
    there = [site for line in edge.sites for site in by_line.get((caller.file, line), ())]
    for site in there:
        if site.name in names:
            return _said_of(site), site.line
    for site in there:
        # Under another name (an alias, ``cls``, ``super``) only an unresolved site can be the one.
        if site.reason:
            return f"{_said_of(site)}, under another name", site.line
    return "no call site", edge.sites[0] if edge.sites else caller.line


def _said_of(site: Site) -> str:
    if site.reason:
        return f"unresolved: {site.reason}"
    return f"{'taken for external' if site.is_external else 'taken elsewhere'} by {site.rule or 'no rule'}"


def _by_frequency(found: Mapping[str, list[Example]]) -> Classes:
    return dict(sorted(found.items(), key=lambda entry: (-len(entry[1]), entry[0])))


class _Sources:
    """Lines of the sources, read once."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._files: dict[str, list[str]] = {}

    def line(self, file: str, number: int) -> str:
        if file not in self._files:
            self._files[file] = (self._root / file).read_text(encoding="utf-8", errors="replace").split("\n")
        lines = self._files[file]
        return lines[number - 1].strip() if 0 < number <= len(lines) else ""

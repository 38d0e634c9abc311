"""What of ours others may have changed: by graph and project, the subjects, for the next index run to put right.

For maintainers: who writes to the graph may delete statements of ours, or add some, and nothing that an index run knows
tells it so. So it is noted with the generation that has the change, and stays noted until a run has made it good. Too
much is noted rather than too little. This module must not know the engine.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

import msgspec

Touched = dict[str, dict[str, list[str]]]
"""Subjects by project, by graph; the graph without a name is the working graph."""

ANYTHING = ""
"""Stands for all subjects of a project, and for projects that are not known."""

_MOST = 1_000


def note(touched: Touched, graph: str, project: str, subject: str = ANYTHING) -> None:
    """Note one subject more, or all that a project has."""
    subjects = touched.setdefault(graph, {}).setdefault(project, [])
    if ANYTHING not in subjects and subject not in subjects:
        subjects[:] = [*subjects, subject] if subject and len(subjects) < _MOST else [ANYTHING]


def together(one: Touched, other: Touched) -> Touched:
    """What either has."""
    both: Touched = {}
    for touched in (one, other):
        for graph, projects in touched.items():
            for project, subjects in projects.items():
                for subject in subjects:
                    note(both, graph, project, subject)
    return both


def without(touched: Touched, graph: str, projects: Collection[str]) -> Touched:
    """What is left when some projects of a graph have been put right."""
    left = {**touched, graph: {key: found for key, found in touched.get(graph, {}).items() if key not in projects}}
    return {graph: found for graph, found in left.items() if found}


def subjects_in(touched: Touched, graph: str, projects: Collection[str]) -> set[str]:
    """The subjects in some projects of a graph, with ``ANYTHING`` where they are not known."""
    there = touched.get(graph, {})
    return {subject for project in projects for subject in there.get(project, ())}


def read_touched(path: Path) -> Touched:
    """What was noted in a file; nothing where there is no such file."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Touched)
    except FileNotFoundError:
        return {}
    except (OSError, msgspec.DecodeError):
        return {"": {ANYTHING: [ANYTHING]}}


def encode_touched(touched: Touched) -> str:
    return msgspec.json.encode(touched).decode()

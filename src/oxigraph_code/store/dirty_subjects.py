"""Dirty subjects: indexed subjects that others may have changed, by graph and project.

For maintainers: a user's update may delete or add statements that index runs own, and no index run would see that. So
the subjects are stored with the generation that has the change, until a run has reconciled them. Too many subjects
rather than too few. This module must not know the engine.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

import msgspec

DirtySubjects = dict[str, dict[str, list[str]]]
"""Subjects by project, by graph; the graph with the empty name is the working graph."""

ANYTHING = ""
"""Stands for all subjects of a project, and for unknown projects."""

_MAX_SUBJECTS = 1_000


def mark(dirty: DirtySubjects, graph: str, project: str, subject: str = ANYTHING) -> None:
    """Add a subject, or all subjects of a project."""
    subjects = dirty.setdefault(graph, {}).setdefault(project, [])
    if ANYTHING not in subjects and subject not in subjects:
        subjects[:] = [*subjects, subject] if subject and len(subjects) < _MAX_SUBJECTS else [ANYTHING]


def merged(one: DirtySubjects, other: DirtySubjects) -> DirtySubjects:
    """Return the union of both."""
    both: DirtySubjects = {}
    for dirty in (one, other):
        for graph, projects in dirty.items():
            for project, subjects in projects.items():
                for subject in subjects:
                    mark(both, graph, project, subject)
    return both


def reconciled(dirty: DirtySubjects, graph: str, projects: Collection[str]) -> DirtySubjects:
    """Return the subjects without a graph's projects, which a run has reconciled."""
    left = {**dirty, graph: {key: found for key, found in dirty.get(graph, {}).items() if key not in projects}}
    return {graph: found for graph, found in left.items() if found}


def subjects_in(dirty: DirtySubjects, graph: str, projects: Collection[str]) -> set[str]:
    """Return the dirty subjects in projects of a graph, with ``ANYTHING`` if they are unknown."""
    there = dirty.get(graph, {})
    return {subject for project in projects for subject in there.get(project, ())}


def read_dirty_subjects(path: Path) -> DirtySubjects:
    """Read a file of dirty subjects; none if it does not exist, everything if it is damaged."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=DirtySubjects)
    except FileNotFoundError:
        return {}
    except (OSError, msgspec.DecodeError):
        return {"": {ANYTHING: [ANYTHING]}}


def encode_dirty_subjects(dirty: DirtySubjects) -> str:
    return msgspec.json.encode(dirty).decode()

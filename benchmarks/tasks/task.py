"""A task, the places that it is about, and the check of an answer to it.

For maintainers: the places come from reading the code of the application. An answer is right if it begins at one of
them and names all of them; how it is laid out does not matter, but for its order.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

_FIRST = 3
"""The number of an answer's first places that are searched for its beginning."""


@dataclass(frozen=True)
class Task:
    """A task in words, with the places that an answer must name.

    ``begins`` are alternatives; one has to be among the first places of the answer. The answer has to name all places
    in ``tells``. A place is a path, or the end or the beginning of one, and perhaps the name of a symbol in it.
    """

    kind: str
    task: str
    begins: tuple[str, ...]
    tells: tuple[str, ...]

    def wrong(self, answer: str) -> list[str]:
        """Return the faults of an answer: where it begins, and the places that it lacks."""
        lines = with_paths(answer)
        first = [line for line in lines[1:] if line.startswith("  ")][:_FIRST]
        faults = [] if any(_has(line, place) for line in first for place in self.begins) else ["begins elsewhere"]
        return faults + [f"lacks {place}" for place in self.tells if not any(_has(line, place) for line in lines)]


def tasks(file: Path) -> tuple[str, list[Task]]:
    """Return the commit that the tasks of a file are about, and the tasks."""
    held = tomllib.loads(file.read_text(encoding="utf-8"))
    found = []
    for entry in held["task"]:
        begins, tells = tuple(entry.pop("begins")), tuple(entry.pop("tells"))
        found.append(Task(begins=begins, tells=tells, **entry))
    return held["commit"], found


def with_paths(answer: str) -> list[str]:
    """Return the lines of an answer, each code line with the path of its file."""
    found, path = [], ""
    for line in answer.splitlines():
        stripped = line.strip()
        if not line.startswith(" ") and stripped and not stripped[0].isdigit() and " " not in stripped:
            path = stripped
        is_code = stripped[:1].isdigit()
        found.append(f"{line} {path}" if is_code else line)
    return found


def _has(line: str, place: str) -> bool:
    return all(part in line for part in place.split(" "))

"""Digests of the golden graphs at the last release, by which a new index format is noticed.

For maintainers: the record has the digests of each golden project and its graph, and the number of the format. As long
as a project is the same, another graph means another format. The record changes only with a release (``python -m
tests.languages.regenerate --release``), so the first change between two releases raises the number.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import NamedTuple

from oxigraph_code.store import INDEX_FORMAT
from tests.languages.golden import FOLDER, LANGUAGES, golden

RECORD = FOLDER / "released.json"


class Released(NamedTuple):
    """The format that a release wrote, and by language the digests of the golden project and of its graph."""

    format: int
    graphs: Mapping[str, Mapping[str, str]]


def recorded() -> Released:
    return Released(**json.loads(RECORD.read_text(encoding="utf-8")))


def present() -> Released:
    return Released(INDEX_FORMAT, {language: _digests(language) for language in LANGUAGES})


def record() -> None:
    RECORD.write_text(json.dumps(present()._asdict(), indent=2) + "\n", encoding="utf-8")


def problem(last: Released, now: Released) -> str:
    """Report faults in the number of the format."""
    same = {name for name, was in last.graphs.items() if was["project"] == now.graphs.get(name, was)["project"]}
    other = [name for name in sorted(same & now.graphs.keys()) if now.graphs[name] != last.graphs[name]]
    if other and now.format == last.format:
        return (
            f"the same files give another graph than in the last release ({', '.join(other)}): raise INDEX_FORMAT in "
            f"store/layout.py to {last.format + 1}, and say in CHANGELOG.md, under Index format, what has changed"
        )
    if now.format not in (last.format, last.format + 1):
        return f"the last release had format {last.format}, so this one has that or the next"
    return ""


def _digests(language: str) -> dict[str, str]:
    project = hashlib.sha256()
    for file in sorted((FOLDER / language / "golden").rglob("*")):
        if file.is_file():
            project.update(f"{file.relative_to(FOLDER).as_posix()}\0".encode())
            project.update(hashlib.sha256(file.read_bytes()).digest())
    return {"project": project.hexdigest(), "graph": hashlib.sha256(golden(language).read_bytes()).hexdigest()}

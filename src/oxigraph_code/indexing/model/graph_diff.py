"""The difference between the statements before and after a run.

For maintainers: a run over a part of a project leaves the statements of the rest alone; the subject of a statement
decides if it belongs to the part. This module compares lines of N-Triples and must not know their meaning, except for
the project and the module that a subject belongs to.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from oxigraph_code import identity, vocabulary as code

_PROJECT = re.compile(f"<({re.escape(identity.BASE)}project/[^/?>]*)")
_LANGUAGE = f"> <{code.language}> "


class GraphPart:
    """The part of a project that a run covers: a file or folder ``start``, in some languages or in all.

    ``files_only`` if the run has no statements about the project itself, ``is_gone`` if the project no longer exists.
    """

    def __init__(
        self,
        project_iri: str,
        start: str = "",
        is_file: bool = False,
        languages: frozenset[str] = frozenset(),
        files_only: bool = False,
        is_gone: bool = False,
    ) -> None:
        self.project_iri = project_iri
        self.start_iri = identity.module(project_iri, start) if start else project_iri
        self.languages = languages
        self._is_gone = is_gone
        self.is_whole = not (start or is_file or languages or files_only)
        self._files_only = files_only
        self._below_project = f"<{project_iri}/"
        self._history = f"<{project_iri}> <{code.hasCommit}> "
        self._project_totals = (f"<{project_iri}?external=", f"<{project_iri}?coverage=")
        self._run = f"<{identity.index_run(project_iri)}>" if is_file else ""
        end = self.start_iri
        self._starts = (f"<{end}>", f"<{end}/", f"<{end}?") if is_file else (f"<{end}/",)

    def covers(self, line: str, other_modules: set[str]) -> bool:
        """Return true if a run replaces a statement. ``other_modules`` are in languages it does not read."""
        if self._is_gone:
            return True
        if line.startswith(self._history):
            return False  # links to commits are replaced by ``history.linking`` only
        if self.is_whole:
            return True
        if not line.startswith(self._below_project):
            if self._files_only:
                return False
            if self._run:
                return line.startswith(self._run)
            # Only a run over the whole project knows its external symbols, its coverage and its languages.
            return not line.startswith(self._project_totals) and _LANGUAGE not in line
        if not line.startswith(self._starts):
            return False
        return not other_modules or self._module_of(line.partition("> ")[0], other_modules) not in other_modules

    def _module_of(self, subject: str, other_modules: set[str]) -> str:
        """Return the module of a subject if it is in ``other_modules``, else any other prefix."""
        candidate = subject.partition("?")[0]
        while candidate not in other_modules and len(candidate) > len(self._below_project):
            candidate = candidate.rpartition("/")[0]
        return candidate


class GraphDiff:
    """The statements of projects before a run, compared with those that are added."""

    SMALL = 20_000
    """The largest change to make as one transaction.

    A transaction takes 20 µs a statement, rebuilding the graph 5 µs.
    """

    def __init__(self, before: Iterable[str], parts: Mapping[str, GraphPart]) -> None:
        other_modules: set[str] = set()
        if any(part.languages for part in parts.values()):
            before = list(before)
            other_modules = _modules_of_other_languages(before, parts)
        self.removed: set[str] = set()
        """Statements that held before and not after. Final when all statements have been added."""
        self.kept: set[str] = set()
        """Statements outside of the parts that the run covers."""
        for line in before:
            covered = (part := _part_of(line, parts)) is not None and part.covers(line, other_modules)
            (self.removed if covered else self.kept).add(line)
        self.added: list[str] = []
        self.added_count = 0
        self.total = len(self.kept)

    def add(self, text: bytes) -> None:
        """Add statements that hold after the run, as lines with their line ends."""
        if not self.kept and not self.removed and self.added_count > self.SMALL:
            count = text.count(b"\n")
            self.total += count
            self.added_count += count
            return
        lines = text.decode().split("\n")[:-1]
        if self.kept:
            lines = [line for line in lines if line not in self.kept]
        self.total += len(lines)
        if self.removed:
            new = [line for line in lines if line not in self.removed]
            self.removed.difference_update(lines)
            lines = new
        self.added_count += len(lines)
        if self.added_count <= self.SMALL:
            self.added += lines

    @property
    def is_small(self) -> bool:
        """True if the change is faster as a transaction than as a rebuild of the graph."""
        return self.added_count + len(self.removed) <= self.SMALL


def _part_of(line: str, parts: Mapping[str, GraphPart]) -> GraphPart | None:
    project = _PROJECT.match(line)
    return parts.get(project[1]) if project else None


def _modules_of_other_languages(before: Iterable[str], parts: Mapping[str, GraphPart]) -> set[str]:
    found = set()
    for line in before:
        subject, separator, value = line.partition(_LANGUAGE)
        part = _part_of(line, parts) if separator else None
        if part is not None and subject != f"<{part.project_iri}" and value.split('"')[1] not in part.languages:
            found.add(subject)
    return found

"""What a run changes: the statements that were there, against those that are there now.

For maintainers: a run that covers a part of a project leaves the rest alone; which statements belong to the part is
told by their subjects. This module compares text and must not know what it means, beyond whose it is.
"""

from __future__ import annotations

from collections.abc import Iterable

from oxigraph_code import identity
from oxigraph_code import vocabulary as code
from oxigraph_code.indexing.discovery import Discovery


class Difference:
    """The statements of a project before a run, and what becomes of them."""

    SMALL = 20_000
    """A larger change is not one transaction: building anew costs less (5 µs a statement against 20)."""

    def __init__(self, before: Iterable[str], project_iri: str, found: Discovery) -> None:
        part = _Part(project_iri, found)
        if found.languages:
            before = list(before)
            part.learn_languages(before)
        self.removed: set[str] = set()
        """Statements that held before and do not now. Final when everything has been added."""
        self.kept: set[str] = set()
        """Statements outside the part of the project that the run covers."""
        for line in before:
            (self.removed if part.covers(line) else self.kept).add(line)
        self.added: list[str] = []
        self.added_count = 0
        self.total = len(self.kept)

    def add(self, lines: Iterable[str]) -> None:
        """Statements that hold now."""
        for line in lines:
            if line in self.kept:
                continue
            self.total += 1
            if line in self.removed:
                self.removed.discard(line)
                continue
            self.added_count += 1
            if self.added_count <= self.SMALL:
                self.added.append(line)

    @property
    def is_small(self) -> bool:
        """Whether the change is better made in place."""
        return self.added_count + len(self.removed) <= self.SMALL


class _Part:
    """The part of a project that a run covers."""

    def __init__(self, project_iri: str, found: Discovery) -> None:
        self._found = found
        self._below_project = f"<{project_iri}/"
        self._history = f"<{project_iri}> <{code.hasCommit}> "
        self._external = f"<{project_iri}?external="
        start = identity.module(project_iri, found.start) if found.start else project_iri
        self._run = f"<{identity.index_run(project_iri)}>" if found.is_file else ""
        self._starts = (f"<{start}>", f"<{start}/", f"<{start}?") if found.is_file else (f"<{start}/",)
        self._other_modules: set[str] = set()

    def learn_languages(self, lines: Iterable[str]) -> None:
        """Remember the modules of languages that the run does not read."""
        mark = f"> <{code.language}> "
        for line in lines:
            subject, found, value = line.partition(mark)
            if found and subject.startswith(self._below_project) and value.split('"')[1] not in self._found.languages:
                self._other_modules.add(subject)

    def covers(self, line: str) -> bool:
        """Whether a statement is the run's to replace."""
        if line.startswith(self._history):
            return False  # what files say tells nothing of commits; see ``linking``
        if self._found.is_whole:
            return True
        if not line.startswith(self._below_project):
            if self._run:
                return line.startswith(self._run)
            # What a project uses, and which languages it has, is known only to a run over all of it.
            return not line.startswith(self._external) and f"> <{code.language}> " not in line
        if not line.startswith(self._starts):
            return False
        return not self._other_modules or self._module_of(line.partition("> ")[0]) not in self._other_modules

    def _module_of(self, subject: str) -> str:
        """The module a subject belongs to: the start of it that is a module of another language, if any."""
        candidate = subject.partition("?")[0]
        while candidate not in self._other_modules and len(candidate) > len(self._below_project):
            candidate = candidate.rpartition("/")[0]
        return candidate

"""What a run changes: the statements that were there, against those that are there now.

For maintainers: a run that covers a part of a project leaves the rest alone; which statements belong to the part is
told by their subjects. This module compares text and must not know what it means, beyond whose it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from oxigraph_code import identity
from oxigraph_code import vocabulary as code

_PROJECT = re.compile(f"<({re.escape(identity.BASE)}project/[^/?>]*)")
_LANGUAGE = f"> <{code.language}> "


class Part:
    """The part of a project that a run covers: what is at and below ``start``, of some languages or of all.

    ``files_only`` where the run says nothing of the project itself, ``is_gone`` where nothing of it is left.
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
        self._of_all = (f"<{project_iri}?external=", f"<{project_iri}?coverage=")
        self._run = f"<{identity.index_run(project_iri)}>" if is_file else ""
        end = self.start_iri
        self._starts = (f"<{end}>", f"<{end}/", f"<{end}?") if is_file else (f"<{end}/",)

    def covers(self, line: str, other_modules: set[str]) -> bool:
        """Whether a statement is the run's to replace. ``other_modules`` are of languages that it does not read."""
        if self._is_gone:
            return True
        if line.startswith(self._history):
            return False  # what files say tells nothing of commits; see ``linking``
        if self.is_whole:
            return True
        if not line.startswith(self._below_project):
            if self._files_only:
                return False
            if self._run:
                return line.startswith(self._run)
            # What a project uses, how far its calls are resolved, and which languages it has, is known only to a run
            # over all of it.
            return not line.startswith(self._of_all) and _LANGUAGE not in line
        if not line.startswith(self._starts):
            return False
        return not other_modules or self._module_of(line.partition("> ")[0], other_modules) not in other_modules

    def _module_of(self, subject: str, other_modules: set[str]) -> str:
        """The module a subject belongs to: the start of it that is a module of another language, if any."""
        candidate = subject.partition("?")[0]
        while candidate not in other_modules and len(candidate) > len(self._below_project):
            candidate = candidate.rpartition("/")[0]
        return candidate


class Difference:
    """The statements of some projects before a run, and what becomes of them."""

    SMALL = 20_000
    """A larger change is not one transaction: building anew costs less (5 µs a statement against 20)."""

    def __init__(self, before: Iterable[str], parts: Mapping[str, Part]) -> None:
        other_modules: set[str] = set()
        if any(part.languages for part in parts.values()):
            before = list(before)
            other_modules = _modules_of_other_languages(before, parts)
        self.removed: set[str] = set()
        """Statements that held before and do not now. Final when everything has been added."""
        self.kept: set[str] = set()
        """Statements outside the parts that the run covers."""
        for line in before:
            covered = (part := _part_of(line, parts)) is not None and part.covers(line, other_modules)
            (self.removed if covered else self.kept).add(line)
        self.added: list[str] = []
        self.added_count = 0
        self.total = len(self.kept)

    def add(self, text: bytes) -> None:
        """Statements that hold now, as lines with their ends."""
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
        """Whether the change is better made in place."""
        return self.added_count + len(self.removed) <= self.SMALL


def _part_of(line: str, parts: Mapping[str, Part]) -> Part | None:
    project = _PROJECT.match(line)
    return parts.get(project[1]) if project else None


def _modules_of_other_languages(before: Iterable[str], parts: Mapping[str, Part]) -> set[str]:
    found = set()
    for line in before:
        subject, mark, value = line.partition(_LANGUAGE)
        part = _part_of(line, parts) if mark else None
        if part is not None and subject != f"<{part.project_iri}" and value.split('"')[1] not in part.languages:
            found.add(subject)
    return found

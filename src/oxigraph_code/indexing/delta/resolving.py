"""Resolve the files of a full run.

For maintainers: files are resolved one by one, and a result is small beside the state that led to it. So a large first
run makes the statements of a file where it is resolved, in several processes, and keeps no result; other runs keep all,
since the statements depend on the graph, which is read later. This module must not know what a statement says.
"""

from __future__ import annotations

import hashlib
import mmap
import os
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from oxigraph_code.facts import FileFacts, Resolved
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.indexing.delta.ledger_entries import entries_of_loaded, entry_of
from oxigraph_code.indexing.delta.write_full import ModuleTexts
from oxigraph_code.indexing.extract.facts_cache import packed
from oxigraph_code.indexing.extract.reading import Findings, SemanticsByLanguage
from oxigraph_code.indexing.files.discovery import SourceFile
from oxigraph_code.indexing.files.project_iris import IndexedProject, ProjectIris
from oxigraph_code.indexing.model.ledger import LedgerEntry
from oxigraph_code.indexing.model.progress import RESOLVING, ProgressCallback
from oxigraph_code.languages.registry import Registry
from oxigraph_code.resolution import ModuleQuery, Resolution, Semantics

REPORT_EVERY = 100


def resolve_all(findings: Findings, registry: Registry, progress: ProgressCallback) -> Findings:
    """Resolve the references of the files that were read, and keep them."""
    semantics = SemanticsByLanguage(registry)
    files = {file.path: file for file in findings.found.files}
    resolved: dict[str, Resolved] = {}
    entries = entries_of_loaded(findings)
    answers = []
    for program in programs(findings, semantics):
        resolution = program.resolution()
        for path in program.files:
            if path in findings.facts:
                if len(resolved) % REPORT_EVERY == 0:
                    progress(RESOLVING, len(resolved), len(findings.facts))
                resolved[path] = resolution.of_file(path)
                entries[path] = entry_of(files[path], program.files[path], resolved[path], program.semantics)
        answers.append(resolution.new_module_answers())
    return findings._replace(resolved=resolved, entries=entries, module_answers=answers)


class ProgramFiles(NamedTuple):
    """The facts of the files that are resolved together, sorted by path."""

    files: dict[str, FileFacts]
    semantics: Semantics
    aliases: Sequence[Alias]

    def resolution(self) -> Resolution:
        return Resolution(self.files, self.semantics, self.aliases)


def programs(findings: Findings, semantics: Mapping[str, Semantics]) -> list[ProgramFiles]:
    """Divide the files into programs: languages that share their semantics are one."""
    every = {**findings.facts, **findings.around}
    aliases = findings.projects.aliases([*findings.around, *(file.path for file in findings.found.files)])
    found: dict[int, dict[str, FileFacts]] = defaultdict(dict)
    for path in sorted(every):
        found[id(semantics[every[path].language])][path] = every[path]
    return [ProgramFiles(files, semantics[next(iter(files.values())).language], aliases) for files in found.values()]


class LinkedFile(NamedTuple):
    """A resolved file: all statements about it, packed as in the cache, and its entry in the ledger.

    ``digest`` is of the statements' text, which begins with ``structure`` bytes that need no resolution. ``found`` are
    the encoded symbols for the search index if there are others than in the structure.
    ``answers`` are the module queries of the program that no earlier file has made in the same process: the kind, the
    path of the importing file, the name and the answer.
    """

    statements: bytes
    digest: bytes
    structure: int
    found: bytes
    entry: LedgerEntry
    answers: list[tuple[str, bytes, str, bytes]]


class FileLinking:
    """The work of linking a run's files, which each process does for some of them.

    It needs the text of their ``structure``, and the ``spans`` of the files in it, by path: the text is in a file that
    all processes share, even when it is removed.
    """

    def __init__(self, findings: Findings, iris: ProjectIris, registry: Registry) -> None:
        self._semantics = SemanticsByLanguage(registry)
        self.texts = ModuleTexts(findings, iris, registry)
        self.structure: bytes | mmap.mmap = b""
        self.spans: dict[str, slice] = {}
        self._programs = programs(findings, self._semantics)
        self._places = {file.path: (indexed, file) for indexed in iris.projects for file in indexed.project.files}
        self.files = [self._places[path] for program in self._programs for path in program.files]

    def start(self) -> Callable[[tuple[IndexedProject, SourceFile]], LinkedFile]:
        """Prepare the resolution of all programs."""
        of_programs = {id(program.semantics): (program, program.resolution()) for program in self._programs}

        def link(place: tuple[IndexedProject, SourceFile]) -> LinkedFile:
            _, file = place
            program, resolution = of_programs[id(self._semantics[file.language])]
            resolved = resolution.of_file(file.path)
            structure = self.structure[self.spans[file.path]]
            if isinstance(self.structure, mmap.mmap) and sys.platform == "linux":
                # Pages of the text that were read would count as memory of this process.
                self.structure.madvise(mmap.MADV_DONTNEED)
            text = structure + self.texts.links(file, resolved)
            found = self.texts.found(file, resolved)
            entry = entry_of(file, program.files[file.path], resolved, program.semantics)
            answers = resolution.new_module_answers().items()
            sent = [(query.kind, os.fsencode(query.path), query.name, os.fsencode(answer)) for query, answer in answers]
            return LinkedFile(packed(text), hashlib.sha256(text).digest(), len(structure), found, entry, sent)

        return link


def module_answers(linked: LinkedFile) -> Iterator[tuple[ModuleQuery, str]]:
    """Yield the module queries of a linked file with their answers."""
    for kind, path, name, answer in linked.answers:
        yield ModuleQuery(kind, os.fsdecode(path), name), os.fsdecode(answer)

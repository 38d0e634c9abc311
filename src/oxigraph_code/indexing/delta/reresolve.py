"""What has to be found out anew after some files have changed: their facts, and all meanings that rest on them.

For maintainers: files of languages that share their semantics are one program, as in a run over everything. Nothing is
written here. This module must not know what is done with what it finds.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from oxigraph_code.aliases import Alias
from oxigraph_code.config import Settings
from oxigraph_code.facts import Diagnostic, FileFacts, Resolved
from oxigraph_code.indexing.delta.changed_files import Changes
from oxigraph_code.indexing.delta.changed_program import ChangedProgram
from oxigraph_code.indexing.delta.ledger_entries import Asked, asked_by_path, note, note_of_problem, stamp_of
from oxigraph_code.indexing.extract.cached_facts import Recall
from oxigraph_code.indexing.extract.reading import read_each, too_large_to_read
from oxigraph_code.indexing.extract.worker_pool import Errand
from oxigraph_code.indexing.files.discovery import Discovery
from oxigraph_code.indexing.model.ledger import Entry
from oxigraph_code.indexing.model.progress import Told
from oxigraph_code.indexing.model.run_signals import TooLarge
from oxigraph_code.resolution import ModuleQuery, Semantics
from oxigraph_code.resolution.language.semantics import Modules

_MANY = 50
_SHARE = 0.75
"""From so many files on, of them all, resolving everything and building the graph anew may cost less."""


class Renewal(NamedTuple):
    """The meanings of files that were worked out anew, with the facts that they lead into; the files that cannot be
    read; and what is noted about all files now. ``anew`` were read, ``from_cache`` known by what they hold."""

    resolved: dict[str, Resolved]
    facts: Mapping[str, FileFacts]
    problems: dict[str, Diagnostic]
    entries: dict[str, Entry]
    anew: int
    from_cache: int


class Renewing:
    """The work of finding out anew. ``noted`` is what was noted about all files before."""

    def __init__(
        self,
        found: Discovery,
        changes: Changes,
        noted: Mapping[str, Entry],
        recall: Recall,
        settings: Settings,
        told: Told,
    ) -> None:
        self._tree = found.tree
        self._files = {file.path: file for file in found.files}
        self._changes = changes
        self._noted = noted
        self._recall = recall
        self._settings = settings
        self._told = told
        self._fresh: dict[str, FileFacts] = {}
        self._problems: dict[str, Diagnostic] = {}
        self._resolved: dict[str, Resolved] = {}
        self._known: dict[str, FileFacts] = {}
        self._numbers = {path: entry.number for path, entry in noted.items()}
        # What a number stood for stays in the notes of others until they are made anew.
        first = max(self._numbers.values(), default=-1) + 1
        self._numbers.update({path: first + place for place, path in enumerate(sorted(changes.added))})

    def renew(
        self, semantics: Mapping[str, Semantics], aliases: Sequence[Alias], *, are_aliases_other: bool, began_ns: int
    ) -> Renewal:
        """Find out anew. Raises ``MovedOn`` where files change meanwhile,
        ``TooLarge`` where that is better left to a run over everything."""
        anew, from_cache = self._read()
        self._told("resolving calls", 0, 0)
        entries = {
            path: entry for path, entry in self._noted.items() if path in self._files and path not in self._problems
        }
        programs: dict[int, set[str]] = defaultdict(set)
        for path, file in self._files.items():
            programs[id(semantics[file.language])].add(path)
        for path in self._changes.removed:
            programs[id(semantics[self._noted[path].language])].add(path)
        for paths in programs.values():
            language = next((self._files.get(path) or self._noted[path]).language for path in paths)
            entries.update(self._program(paths, semantics[language], aliases, are_aliases_other, began_ns))
        for path, problem in self._problems.items():
            entries[path] = note_of_problem(self._files[path], self._numbers[path], began_ns, problem)
        for path, file in self._changes.touched.items():
            entries[path] = msgspec.structs.replace(entries[path], stamp=stamp_of(file, began_ns))
        return Renewal(self._resolved, self._known, self._problems, entries, anew, from_cache)

    def _read(self) -> tuple[int, int]:
        """Read what was added or changed; how many files were read, and how many known by what they hold."""
        wanted = []
        for path, file in self._changes.to_read.items():
            if problem := too_large_to_read(file, self._settings):
                self._problems[path] = problem
            else:
                wanted.append(Errand(file, ""))
        anew = 0
        for read in read_each(self._tree, wanted, self._recall, self._settings, self._told):
            anew += not read.is_known
            if read.facts is not None:
                self._fresh[read.errand.file.path] = read.facts
            else:
                self._problems[read.errand.file.path] = Diagnostic("error", str(read.answer["problem"]))
        return anew, len(wanted) - anew

    def _program(
        self,
        paths: set[str],
        semantics: Semantics,
        aliases: Sequence[Alias],
        are_aliases_other: bool,
        began_ns: int,
    ) -> dict[str, Entry]:
        """Work out anew what has to be of the files at some paths, there or gone; what is noted of those now."""
        noted = {path: self._noted[path] for path in paths if path in self._noted and self._noted[path].digest}
        fresh = {path: facts for path, facts in self._fresh.items() if path in paths}
        gone = {path for path in noted if path not in self._files or path in self._problems}
        files = {path: self._files[path] for path in paths if path in fresh or (path in noted and path not in gone)}
        program = ChangedProgram(
            self._tree,
            files,
            noted,
            fresh,
            semantics,
            aliases,
            self._numbers,
            self._recall,
            self._settings,
            are_aliases_other=are_aliases_other,
        )
        if not program.is_changed:
            return {}
        found = program.stale()
        if len(found) > max(_MANY, len(files) * _SHARE):
            raise TooLarge(f"{len(found)} of {len(files)} files mean something else now, or may")
        for path in sorted(found):
            self._resolved[path] = program.resolve(path)
        known, modules = program.known, program.modules
        self._known.update(known.looked_at)
        asked = asked_by_path([program.resolution.asked_of_modules])
        entries: dict[str, Entry] = {}
        for path in found:
            entry = note(
                files[path], self._numbers[path], began_ns, known[path], self._resolved[path], asked, semantics
            )
            entries[path] = entry
        # Of all others the answers are the same.
        for path in asked.keys() | (found if program.is_other_set else ()):
            entry = entries.get(path) or noted[path]
            entries[path] = msgspec.structs.replace(entry, asked=_answered(path, noted.get(path), asked, modules))
        return entries


def _answered(path: str, before: Entry | None, asked: Asked, modules: Modules) -> tuple[tuple[str, str, bytes], ...]:
    """What was asked for a file, before and now, with the answers that hold now."""
    questions = {question for question, _ in before.questions(path)} if before is not None else set()
    questions.update(ModuleQuery(kind, path, name) for kind, name, _ in asked.get(path, ()))
    found = ((question.kind, question.name, os.fsencode(question.answer(modules))) for question in questions)
    return tuple(sorted(found))

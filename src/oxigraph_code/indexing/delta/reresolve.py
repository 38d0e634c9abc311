"""Read changed files, and resolve the dirty set of each program again.

For maintainers: languages that share their semantics are one program, as in a full run. Nothing is written to the graph
here. This module must not know the use of the result.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from oxigraph_code.facts import Diagnostic, FileFacts, Resolved
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.indexing.delta.changed_files import Changes
from oxigraph_code.indexing.delta.changed_program import ChangedProgram, LazyFacts
from oxigraph_code.indexing.delta.ledger_entries import (
    QueriesByPath,
    completed,
    entry_of,
    entry_of_problem,
    queries_by_path,
    restamped,
)
from oxigraph_code.indexing.extract.cached_facts import CachedFacts
from oxigraph_code.indexing.extract.reading import read_each, too_large_to_read
from oxigraph_code.indexing.extract.worker_pool import ReadRequest
from oxigraph_code.indexing.files.discovery import Discovery
from oxigraph_code.indexing.model.ledger import LedgerEntry
from oxigraph_code.indexing.model.progress import RESOLVING, ProgressCallback
from oxigraph_code.indexing.model.run_signals import NeedsFullRun
from oxigraph_code.resolution import ModuleQuery, Semantics
from oxigraph_code.resolution.language.semantics import Modules

_MANY = 50
_SHARE = 0.75
"""A larger dirty set than ``_MANY`` files and this share of the program needs a full run.

The full run is faster.
"""


class Reresolved(NamedTuple):
    """The resolved dirty set, with the new ledger entries of all files.

    ``facts`` belong to the files that the references lead to, ``problems`` are of files that cannot be read.
    ``parsed`` files were extracted, ``from_cache`` had cached facts.
    """

    resolved: dict[str, Resolved]
    facts: Mapping[str, FileFacts]
    problems: dict[str, Diagnostic]
    entries: dict[str, LedgerEntry]
    parsed: int
    from_cache: int


class Reresolution:
    """One pass of reading and resolving. ``entries`` are from the ledger before the change."""

    def __init__(
        self,
        found: Discovery,
        changes: Changes,
        entries: Mapping[str, LedgerEntry],
        cached: CachedFacts,
        progress: ProgressCallback,
    ) -> None:
        self._files = {file.path: file for file in found.files}
        self._changes = changes
        self._entries = entries
        self._cached = cached
        self._progress = progress
        self._fresh: dict[str, FileFacts] = {}
        self._problems: dict[str, Diagnostic] = {}
        self._resolved: dict[str, Resolved] = {}
        self._facts: dict[str, FileFacts] = {}
        self._numbers = {path: entry.number for path, entry in entries.items()}
        # Entries of clean files refer to the numbers of removed files, so these are not used again.
        first = max(self._numbers.values(), default=-1) + 1
        self._numbers.update({path: first + index for index, path in enumerate(sorted(changes.added))})

    def run(
        self, semantics: Mapping[str, Semantics], aliases: Sequence[Alias], *, aliases_changed: bool, began_ns: int
    ) -> Reresolved:
        """Read and resolve.

        Raises ``ConcurrentWrite`` if files change meanwhile, ``NeedsFullRun`` if the dirty set is too large.
        """
        changed = [file.language for file in self._changes.to_read.values()]
        changed += [self._entries[path].language for path in self._changes.removed]
        if not semantics.keys() >= {*changed}:
            raise NeedsFullRun("a file of a loader without facts has changed")
        parsed, from_cache = self._read()
        self._progress(RESOLVING, 0, 0)
        entries = {
            path: entry for path, entry in self._entries.items() if path in self._files and path not in self._problems
        }
        programs: dict[int, set[str]] = defaultdict(set)
        for path, file in self._files.items():
            if file.language in semantics:
                programs[id(semantics[file.language])].add(path)
        for path in self._changes.removed:
            programs[id(semantics[self._entries[path].language])].add(path)
        for paths in programs.values():
            language = next((self._files.get(path) or self._entries[path]).language for path in paths)
            entries.update(self._resolve(paths, semantics[language], aliases, aliases_changed, began_ns))
        for path, problem in self._problems.items():
            entries[path] = entry_of_problem(self._files[path], self._numbers[path], began_ns, problem)
        for path, file in self._changes.restamped.items():
            entries[path] = restamped(entries[path], file, began_ns)
        return Reresolved(self._resolved, self._facts, self._problems, entries, parsed, from_cache)

    def _read(self) -> tuple[int, int]:
        """Read added and changed files; return how many were parsed and how many had cached facts."""
        requests = []
        for path, file in self._changes.to_read.items():
            if problem := too_large_to_read(file, self._cached.settings):
                self._problems[path] = problem
            else:
                requests.append(ReadRequest(file, ""))
        parsed = 0
        for read in read_each(requests, self._cached, self._progress):
            parsed += not read.is_cached
            if read.facts is not None:
                self._fresh[read.request.file.path] = read.facts
            else:
                self._problems[read.request.file.path] = Diagnostic("error", str(read.answer["problem"]))
        return parsed, len(requests) - parsed

    def _resolve(
        self,
        paths: set[str],
        semantics: Semantics,
        aliases: Sequence[Alias],
        aliases_changed: bool,
        began_ns: int,
    ) -> dict[str, LedgerEntry]:
        """Resolve the dirty set of one program; return the entries that change.

        Its ``paths`` include removed files.
        """
        entries = {path: self._entries[path] for path in paths if path in self._entries and self._entries[path].digest}
        fresh = {path: facts for path, facts in self._fresh.items() if path in paths}
        removed = {path for path in entries if path not in self._files or path in self._problems}
        files = {
            path: self._files[path] for path in paths if path in fresh or (path in entries and path not in removed)
        }
        facts = LazyFacts(files, entries, fresh, self._cached)
        program = ChangedProgram(facts, semantics, aliases, self._numbers, aliases_changed=aliases_changed)
        if not program.is_changed:
            return {}
        dirty = program.dirty()
        if len(dirty) > max(_MANY, len(files) * _SHARE):
            raise NeedsFullRun(f"{len(dirty)} of {len(files)} files need re-resolution")
        for path in sorted(dirty):
            self._resolved[path] = program.resolve(path)
        self._facts.update(facts.loaded)
        queries = queries_by_path([program.resolution.new_module_answers()])
        fresh_entries: dict[str, LedgerEntry] = {}
        for path in dirty:
            entry = entry_of(files[path], facts[path], self._resolved[path], semantics)
            fresh_entries[path] = completed(entry, files[path], self._numbers[path], began_ns, queries)
        # The queries of all other files have the same answers as before.
        for path in queries.keys() | (dirty if program.may_rebind_modules else ()):
            entry = fresh_entries.get(path) or entries[path]
            answers = _answered(path, entries.get(path), queries, program.modules)
            fresh_entries[path] = msgspec.structs.replace(entry, module_queries=answers)
        return fresh_entries


def _answered(
    path: str, before: LedgerEntry | None, queries: QueriesByPath, modules: Modules
) -> tuple[tuple[str, str, bytes], ...]:
    """Return the module queries of a file, before and now, with the present answers."""
    known = {query for query, _ in before.queries_of(path)} if before is not None else set()
    known.update(ModuleQuery(kind, path, name) for kind, name, _ in queries.get(path, ()))
    return tuple(sorted((query.kind, query.name, os.fsencode(query.answer(modules))) for query in known))

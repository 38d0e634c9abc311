"""A program, the files that are resolved together, with the files that differ from the ledger.

For maintainers: a small change leaves most files clean, and a comparison needs few of them. So facts are loaded on
first use, and a file is resolved when it is asked for. This module must not know the use of the result.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache

from oxigraph_code.facts import FileFacts, Resolved, Target
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.indexing.delta.dirty_set import ProgramChange, dirty_set
from oxigraph_code.indexing.delta.ledger_entries import by_name
from oxigraph_code.indexing.extract.cached_facts import CachedFacts
from oxigraph_code.indexing.extract.reading import read_each
from oxigraph_code.indexing.extract.worker_pool import ReadRequest
from oxigraph_code.indexing.files.discovery import SourceFile
from oxigraph_code.indexing.model.ledger import DefinitionsByName, LedgerEntry
from oxigraph_code.indexing.model.run_signals import ConcurrentWrite
from oxigraph_code.resolution import Resolution, Semantics, indexed_names, said_for_others
from oxigraph_code.resolution.language.semantics import Modules


class ChangedProgram:
    """The files of a program with their facts; ``numbers`` identify files in recorded dependencies."""

    def __init__(
        self,
        facts: LazyFacts,
        semantics: Semantics,
        aliases: Sequence[Alias],
        numbers: Mapping[str, int],
        *,
        aliases_changed: bool,
    ) -> None:
        self.facts = facts
        self.semantics = semantics
        self._aliases = aliases
        self.aliases_changed = aliases_changed
        self._numbers = numbers
        self._removed = facts.entries.keys() - facts.files.keys()
        self.may_rebind_modules = aliases_changed or facts.files.keys() != facts.entries.keys()
        """True if module names may lead to other files than before."""

    @property
    def is_changed(self) -> bool:
        """True if any file can be dirty."""
        return bool(self.facts.fresh or self._removed or self.may_rebind_modules)

    @cached_property
    def modules(self) -> Modules:
        """The module names of the program."""
        return _modules(self.semantics, frozenset(self.facts.files), tuple(self._aliases))  # type: ignore[arg-type]

    def dirty(self) -> set[str]:
        """Return the paths of the files that need re-resolution."""
        change = ProgramChange(self.facts.entries, self.facts.fresh, self._removed, self.may_rebind_modules)
        dirty = dirty_set(
            change,
            self._facts_before,
            self.modules,
            self._contains_any,
            self.semantics,
            has_closed_namespaces=self.semantics.module_model.is_closed,
        )
        # A file that was resolved while the target of an index was gone does not depend on it.
        files, entries = self.facts.files, self.facts.entries
        return dirty | (self.facts.cached.indexed.users_of(files.keys() - entries.keys()) & files.keys())

    @cached_property
    def resolution(self) -> Resolution:
        """The resolution of the program. The indexes of clean files come from the ledger."""
        fresh, entries, ordered = self.facts.fresh, self.facts.entries, sorted(self.facts.files)
        methods = _DefinitionIndex(
            (path, by_name(indexed_names(fresh[path])) if path in fresh else entries[path].methods) for path in ordered
        )
        ambient = _DefinitionIndex(
            (path, by_name(said_for_others(fresh[path], self.semantics)) if path in fresh else entries[path].ambient)
            for path in ordered
        )
        return Resolution(self.facts, self.semantics, self._aliases, methods, self._numbers, self.modules, ambient)

    def resolve(self, path: str) -> Resolved:
        """Resolve one file, and load the facts of all files that its statements mention."""
        resolved = self.resolution.of_file(path)
        for target in _targets(resolved):
            _ = self.facts[target.path]
        return resolved

    def _contains_any(self, path: str, names: Collection[str]) -> bool:
        """Return true if the text of a file may contain a name."""
        try:
            content = self.facts.cached.tree.read(path, self.facts.cached.settings.max_file_bytes)
        except OSError:
            return True
        is_searchable = all(map(str.isascii, names)) and b"\0" not in content
        return not is_searchable or any(name.encode() in content for name in names)

    def _facts_before(self, path: str) -> FileFacts | None:
        """Return the facts of a file before the change, if they are still cached."""
        entry = self.facts.entries[path]
        return self.facts.cached.facts_of_content(path, entry.language, entry.digest)


@lru_cache(maxsize=4)
def _modules(semantics: Semantics, paths: frozenset[str], aliases: tuple[Alias, ...]) -> Modules:
    """Cache module names for a process that makes several runs over the same files."""
    return semantics.modules(paths, aliases)


class _DefinitionIndex(Mapping[str, Sequence[Target]]):
    """The definitions of all files by name.

    A name of one file has its path alone: tens of thousands of lists would take longer to free than to make.
    """

    def __init__(self, files: Iterable[tuple[str, DefinitionsByName]]) -> None:
        self._files = dict(files)
        self._paths: dict[str, str | list[str]] = {}
        self._found: dict[str, list[Target]] = {}
        for path, by_name_ in self._files.items():
            for name, _ in by_name_:
                others = self._paths.setdefault(name, path)
                if isinstance(others, list):
                    others.append(path)
                elif others is not path:
                    self._paths[name] = [others, path]

    def __getitem__(self, name: str) -> list[Target]:
        if name not in self._found:
            paths = self._paths[name]
            found = ((path, dict(self._files[path])[name]) for path in ([paths] if isinstance(paths, str) else paths))
            self._found[name] = [Target(path, definition) for path, definitions in found for definition in definitions]
        return self._found[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._paths)

    def __len__(self) -> int:
        return len(self._paths)


def _targets(resolved: Resolved) -> Iterator[Target]:
    """Yield all targets in the statements about a file."""
    for link in resolved.links:
        yield from (*link.targets, *link.candidates)
    yield from (relation.target for relation in resolved.relations if relation.target is not None)
    yield from (target for route in resolved.routes for target in route.targets)
    yield from (target for side in resolved.joins for target in side.targets)
    yield from (target for _, target in resolved.declared)
    yield from (side.symbol for side in resolved.joins if side.symbol is not None)


# An incremental run needs the facts of few files. Facts that the cache has lost are extracted again; if the file has
# changed meanwhile, the run has to start again.
class LazyFacts(Mapping[str, FileFacts]):
    """Facts of ``files`` by path, in order: ``fresh`` ones, others by their content in ``entries``."""

    def __init__(
        self,
        files: Mapping[str, SourceFile],
        entries: Mapping[str, LedgerEntry],
        fresh: Mapping[str, FileFacts],
        cached: CachedFacts,
    ) -> None:
        self.files = files
        self.entries = entries
        self.fresh = fresh
        self.loaded = dict(fresh)
        """The fresh facts, and those that were loaded."""
        self.cached = cached
        self._paths = sorted(files)

    def __getitem__(self, path: str) -> FileFacts:
        """Load the facts of a file. Raises ``ConcurrentWrite`` if its content is no longer that in the ledger."""
        if path not in self.loaded:
            self.loaded[path] = self._find(path)
        return self.loaded[path]

    def __iter__(self) -> Iterator[str]:
        return iter(self._paths)

    def __len__(self) -> int:
        return len(self._paths)

    def __contains__(self, path: object) -> bool:
        return path in self.files

    def _find(self, path: str) -> FileFacts:
        entry = self.entries[path]
        if found := self.cached.facts_of_content(path, entry.language, entry.digest):
            return found
        request = ReadRequest(self.files[path], "")
        for read in read_each([request], self.cached, lambda *_: None):
            if read.facts is not None and read.facts.digest == entry.digest:
                return read.facts
        raise ConcurrentWrite(path)

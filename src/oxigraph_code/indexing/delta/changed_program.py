"""Files that are resolved together, some of which are not what was noted of them.

For maintainers: a small change leaves the meaning of most files alone, and a comparison asks for that of a few, so
facts are found when they are looked at and nothing is resolved before it is asked for. This module must not know what
is done with a meaning.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache

from oxigraph_code.aliases import Alias
from oxigraph_code.config import Settings
from oxigraph_code.facts import FileFacts, Resolved, Target
from oxigraph_code.file_tree import FileTree
from oxigraph_code.indexing.delta.changed_files import Program, stale
from oxigraph_code.indexing.delta.ledger_entries import by_name
from oxigraph_code.indexing.extract.cached_facts import Recall
from oxigraph_code.indexing.extract.lazy_facts import KnownFiles
from oxigraph_code.indexing.files.discovery import SourceFile
from oxigraph_code.indexing.model.ledger import Entry, Named
from oxigraph_code.resolution import Resolution, Semantics, indexed_names, said_for_others
from oxigraph_code.resolution.language.semantics import Modules


class ChangedProgram:
    """``files`` are those that are there now, ``fresh`` the facts of those that were read anew, ``noted`` the others
    and what was there before. ``numbers`` tell files apart in what their meanings rest on."""

    def __init__(
        self,
        tree: FileTree,
        files: Mapping[str, SourceFile],
        noted: Mapping[str, Entry],
        fresh: Mapping[str, FileFacts],
        semantics: Semantics,
        aliases: Sequence[Alias],
        numbers: Mapping[str, int],
        recall: Recall,
        settings: Settings,
        *,
        are_aliases_other: bool,
    ) -> None:
        self._tree = tree
        self.files = files
        self._noted = noted
        self._fresh = fresh
        self._semantics = semantics
        self._aliases = aliases
        self._numbers = numbers
        self._recall = recall
        self._most_bytes = settings.max_file_bytes
        self._gone = noted.keys() - files.keys()
        self.is_other_set = are_aliases_other or files.keys() != noted.keys()
        """Whether names of modules may mean other files than before."""
        self.known = KnownFiles(tree, files, noted, fresh, recall, settings)

    @property
    def is_changed(self) -> bool:
        return bool(self._fresh or self._gone or self.is_other_set)

    @cached_property
    def modules(self) -> Modules:
        return _modules(self._semantics, frozenset(self.files), tuple(self._aliases))  # type: ignore[arg-type]

    def stale(self) -> set[str]:
        """Find the files whose meaning may be another than what was noted."""
        program = Program(self._noted, self._fresh, self._gone, self.is_other_set)
        looks_at_all = self._semantics.scoping.closed_namespaces
        return stale(program, self._before, self.modules, self._has_any, self._semantics, looks_at_all=looks_at_all)

    @cached_property
    def resolution(self) -> Resolution:
        fresh, noted, ordered = self._fresh, self._noted, sorted(self.files)
        methods = _ByName(
            (path, by_name(indexed_names(fresh[path])) if path in fresh else noted[path].methods) for path in ordered
        )
        shared = _ByName(
            (path, by_name(said_for_others(fresh[path], self._semantics)) if path in fresh else noted[path].shared)
            for path in ordered
        )
        return Resolution(self.known, self._semantics, self._aliases, methods, self._numbers, self.modules, shared)

    def resolve(self, path: str) -> Resolved:
        """Resolve one file, and find the facts of all that its statements name."""
        resolved = self.resolution.of_file(path)
        for target in _led_to(resolved):
            _ = self.known[target.path]
        return resolved

    def _has_any(self, path: str, names: Collection[str]) -> bool:
        """Whether the text at a path has one of some names, as far as that can be told."""
        try:
            content = self._tree.read(path, self._most_bytes)
        except OSError:
            return True
        is_plain = all(map(str.isascii, names)) and b"\0" not in content
        return not is_plain or any(name.encode() in content for name in names)

    def _before(self, path: str) -> FileFacts | None:
        """The facts of a file as it was, if they are still known."""
        entry = self._noted[path]
        return self._recall.facts_of_content(path, entry.language, entry.digest)


@lru_cache(maxsize=4)
def _modules(semantics: Semantics, paths: frozenset[str], aliases: tuple[Alias, ...]) -> Modules:
    """Found once for the same files, by a process that makes one run after another."""
    return semantics.modules(paths, aliases)


class _ByName(Mapping[str, Sequence[Target]]):
    """Definitions of all files by name."""

    def __init__(self, files: Iterable[tuple[str, Named]]) -> None:
        self._found: dict[str, list[tuple[str, tuple[int, ...]]]] = defaultdict(list)
        for path, named in files:
            for name, definitions in named:
                self._found[name].append((path, definitions))

    def __getitem__(self, name: str) -> list[Target]:
        if name not in self._found:
            raise KeyError(name)
        return [Target(path, definition) for path, definitions in self._found[name] for definition in definitions]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


def _led_to(resolved: Resolved) -> Iterator[Target]:
    """Everything that the statements about a file name."""
    for link in resolved.links:
        yield from (*link.targets, *link.candidates)
    yield from (relation.target for relation in resolved.relations if relation.target is not None)
    yield from (target for route in resolved.routes for target in route.targets)

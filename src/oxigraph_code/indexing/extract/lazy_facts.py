"""The facts of a program's files, loaded on first use.

For maintainers: an incremental run needs the facts of few files. Facts that the cache has lost are extracted again; if
the file has changed meanwhile, the run has to start again. This module must not know the use of the facts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from oxigraph_code.facts import FileFacts
from oxigraph_code.file_tree import FileTree
from oxigraph_code.indexing.extract.cached_facts import CachedFacts
from oxigraph_code.indexing.extract.reading import read_each
from oxigraph_code.indexing.extract.worker_pool import ReadRequest
from oxigraph_code.indexing.files.discovery import SourceFile
from oxigraph_code.indexing.model.ledger import LedgerEntry
from oxigraph_code.indexing.model.run_signals import ConcurrentWrite
from oxigraph_code.settings.config import Settings


class LazyFacts(Mapping[str, FileFacts]):
    """Facts by path, in the order of the paths: ``fresh`` ones, others by the content in the ledger."""

    def __init__(
        self,
        tree: FileTree,
        files: Mapping[str, SourceFile],
        entries: Mapping[str, LedgerEntry],
        fresh: Mapping[str, FileFacts],
        cached: CachedFacts,
        settings: Settings,
    ) -> None:
        self._tree = tree
        self._files = files
        self._entries = entries
        self.loaded = dict(fresh)
        """The fresh facts, and those that were loaded."""
        self._cached = cached
        self._settings = settings
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
        return path in self._files

    def _find(self, path: str) -> FileFacts:
        entry = self._entries[path]
        if found := self._cached.facts_of_content(path, entry.language, entry.digest):
            return found
        request = ReadRequest(self._files[path], "")
        for read in read_each(self._tree, [request], self._cached, self._settings, lambda *_: None):
            if read.facts is not None and read.facts.digest == entry.digest:
                return read.facts
        raise ConcurrentWrite(path)

"""The facts of files that are not read again, found when somebody looks at them.

For maintainers: most of them nobody looks at. What the cache has lost is read anew; what has changed in the meantime is
another run's to tell. This module must not know what they are looked at for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from oxigraph_code.config import Settings
from oxigraph_code.facts import FileFacts
from oxigraph_code.file_tree import FileTree
from oxigraph_code.indexing.extract.cached_facts import Recall
from oxigraph_code.indexing.extract.reading import read_each
from oxigraph_code.indexing.extract.worker_pool import Errand
from oxigraph_code.indexing.files.discovery import SourceFile
from oxigraph_code.indexing.model.ledger import Entry
from oxigraph_code.indexing.model.run_signals import MovedOn


class KnownFiles(Mapping[str, FileFacts]):
    """Facts by path, in the order of the paths: ``fresh`` ones, and those of the content that was noted."""

    def __init__(
        self,
        tree: FileTree,
        files: Mapping[str, SourceFile],
        noted: Mapping[str, Entry],
        fresh: Mapping[str, FileFacts],
        recall: Recall,
        settings: Settings,
    ) -> None:
        self._tree = tree
        self._files = files
        self._noted = noted
        self.looked_at = dict(fresh)
        """What somebody has looked at, or what was fresh."""
        self._recall = recall
        self._settings = settings
        self._paths = sorted(files)

    def __getitem__(self, path: str) -> FileFacts:
        """Raises ``MovedOn`` where the file has changed since the run looked at it."""
        if path not in self.looked_at:
            self.looked_at[path] = self._find(path)
        return self.looked_at[path]

    def __iter__(self) -> Iterator[str]:
        return iter(self._paths)

    def __len__(self) -> int:
        return len(self._paths)

    def __contains__(self, path: object) -> bool:
        return path in self._files

    def _find(self, path: str) -> FileFacts:
        entry = self._noted[path]
        if found := self._recall.facts_of_content(path, entry.language, entry.digest):
            return found
        errand = Errand(self._files[path], "")
        for read in read_each(self._tree, [errand], self._recall, self._settings, lambda *_: None):
            if read.facts is not None and read.facts.digest == entry.digest:
                return read.facts
        raise MovedOn(path)

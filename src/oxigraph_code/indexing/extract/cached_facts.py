"""What is known of the files of a run already, and what is to be known of them in the next one.

For maintainers: a file is known by its bytes, so each is read and digested here, which costs a hundredth of parsing
it. What cannot be read is for a worker to say. This module must not know how facts are kept.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import PurePath

from oxigraph_code.config import Settings
from oxigraph_code.extraction import at_path
from oxigraph_code.facts import FileFacts
from oxigraph_code.file_tree import FileTree
from oxigraph_code.indexing.extract.facts_cache import FactsCache, Key
from oxigraph_code.indexing.files.discovery import SourceFile
from oxigraph_code.languages.loader import extracts
from oxigraph_code.languages.registry import Registry
from oxigraph_code.name_patterns import NameRules, name_rules

_log = logging.getLogger(__name__)


class Recall:
    """The facts of earlier runs. Without a cache there are none."""

    def __init__(self, tree: FileTree, registry: Registry, settings: Settings, facts_cache: FactsCache | None) -> None:
        self._tree = tree
        self._registry = registry
        self._most = settings.max_file_bytes
        self._cache = facts_cache
        self._keys: dict[str, Key] = {}
        self._fingerprint = cache(self._fingerprint_of)
        self._rules = cache(self._rules_of)

    def facts_of(self, file: SourceFile) -> FileFacts | None:
        """The facts of a file, where an earlier run has read one of the same content."""
        fingerprint = self._fingerprint(file.language) if self._cache is not None else ""
        if self._cache is None or not fingerprint:
            return None
        try:
            content = self._tree.read(file.path, self._most)
        except OSError:
            return None
        digest = hashlib.sha256(content).hexdigest()
        self._keys[file.path] = self._key(file.path, file.language, digest)
        return self.facts_of_content(file.path, file.language, digest)

    def facts_of_content(self, path: str, language: str, digest: str) -> FileFacts | None:
        """The facts of a file that had some content, whatever it has now."""
        found = self._cache.find(self._key(path, language, digest)) if self._cache is not None else None
        return found and self.placed(found, path, language)

    def placed(self, facts: FileFacts, path: str, language: str) -> FileFacts:
        """The facts of a file at its path, which they were extracted without."""
        return at_path(facts, path, self._rules(language))

    def _rules_of(self, language: str) -> NameRules:
        loader = self._registry.loader(language)
        return name_rules(loader.semantics.patterns.files if extracts(loader) else ())

    def _key(self, path: str, language: str, digest: str) -> Key:
        return Key(digest, language, self._fingerprint(language), PurePath(path).suffix)

    def keep(self, facts: FileFacts) -> None:
        """Keep facts that were read anew."""
        if self._cache is not None and facts.path in self._keys:
            self._cache.keep(self._keys[facts.path], facts)

    def has_statements(self, digest: bytes) -> bool:
        """Whether ``statements`` will know them, unless they are broken."""
        return self._cache is not None and self._cache.has_text(digest)

    def statements(self, digest: bytes) -> str | None:
        """What was said of a file, as lines of N-Triples, by the digest that it was kept by."""
        found = self._cache.find_text(digest) if self._cache is not None and digest else None
        return None if found is None else found.decode()

    def keep_statements(self, text: bytes) -> bytes:
        """Keep what is said of a file, as lines of N-Triples; its digest."""
        digest = hashlib.sha256(text).digest()
        if self._cache is not None:
            self._cache.keep_text(digest, text)
        return digest

    def _fingerprint_of(self, language: str) -> str:
        """Of the loader of a language; empty where its facts are not to be kept."""
        loader = self._registry.loader(language)
        try:
            return str(loader.fingerprint) if extracts(loader) else ""
        except Exception as error:  # a loader of somebody else may fail in any way
            _log.warning("the facts of %s files are not kept: %s: %s", language, type(error).__name__, error)
            return ""


@contextmanager
def recalling(tree: FileTree, registry: Registry, settings: Settings) -> Iterator[Recall]:
    """What earlier runs have kept, where the settings allow that."""
    if settings.cache_path is None or not settings.max_cache_mb:
        yield Recall(tree, registry, settings, None)
        return
    with FactsCache(settings.cache_path, settings.max_cache_mb * 1_000_000) as facts_cache:
        yield Recall(tree, registry, settings, facts_cache)

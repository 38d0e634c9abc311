"""Facts and statements that earlier runs cached, for the files of one run.

For maintainers: cached facts are found by content, so each file is read and digested here, which takes a hundredth of
the time of parsing it. If a file cannot be read, the worker reports the problem. This module must not know how values
are stored. See decision 0021.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from oxigraph_code import extraction
from oxigraph_code.facts import FileFacts
from oxigraph_code.file_tree import FileTree
from oxigraph_code.indexing.extract.facts_cache import FactsCache, FactsKey
from oxigraph_code.indexing.extract.indexed_sites import IndexedSites
from oxigraph_code.indexing.files.discovery import SourceFile
from oxigraph_code.languages.loader import ending, extracts
from oxigraph_code.languages.registry import Registry
from oxigraph_code.patterns.name_patterns import NameRules, name_rules
from oxigraph_code.settings.config import Settings

_log = logging.getLogger(__name__)
_MAX_DECODED_LINES = 50_000
_decoded: dict[FactsKey, FileFacts] = {}
"""The facts that the last runs of this process read, the least recently used first."""


class CachedFacts:
    """The cache for the files of a tree. Without a cache it finds nothing."""

    def __init__(self, tree: FileTree, registry: Registry, settings: Settings, facts_cache: FactsCache | None) -> None:
        self.tree, self.registry, self.settings = tree, registry, settings
        self._cache = facts_cache
        self._keys: dict[str, FactsKey] = {}
        self._fingerprint = cache(self._fingerprint_of)
        self._rules = cache(self._rules_of)
        self.indexed = IndexedSites.of_root(settings.store_path, tree.root)

    def facts_of(self, file: SourceFile) -> FileFacts | None:
        """Return the facts of a file if an earlier run parsed the same content."""
        fingerprint = self._fingerprint(file.language) if self._cache is not None else ""
        if self._cache is None or not fingerprint:
            return None
        try:
            content = self.tree.read(file.path, self.settings.max_file_bytes)
        except OSError:
            return None
        digest = hashlib.sha256(content).hexdigest()
        key = self._keys[file.path] = self._key(file.path, file.language, digest)
        found = self._cache.find(key)
        return found and self.at_path(found, file.path, file.language)

    def facts_of_content(self, path: str, language: str, digest: str) -> FileFacts | None:
        """Return the facts of some content of a file, which need not be its present content.

        They are decoded once for the runs of a process, since edits of a file read the same others again.
        """
        key = self._key(path, language, digest)
        found = _decoded.pop(key, None) or (self._cache.find(key) if self._cache is not None else None)
        if found is None:
            return None
        _decoded[key] = found
        while len(_decoded) > 1 and sum(facts.lines for facts in _decoded.values()) > _MAX_DECODED_LINES:
            del _decoded[next(iter(_decoded))]
        return self.at_path(found, path, language)

    def at_path(self, facts: FileFacts, path: str, language: str) -> FileFacts:
        """Set the path of facts, and add what an index of another tool has; they are cached without both."""
        return self.indexed.added(extraction.at_path(facts, path, self._rules(language)))

    def _rules_of(self, language: str) -> NameRules:
        loader = self.registry.loader(language)
        return name_rules(loader.semantics.patterns.files if extracts(loader) else ())

    def _key(self, path: str, language: str, digest: str) -> FactsKey:
        return FactsKey(digest, language, self._fingerprint(language), ending(path))

    def store(self, facts: FileFacts, encoded: bytes) -> None:
        """Store facts that were just extracted, as they were ``encoded`` without their path."""
        if self._cache is not None and facts.path in self._keys:
            self._cache.store(self._keys[facts.path], facts, encoded)

    def has_statements(self, digest: bytes) -> bool:
        """Return true if ``statements`` will find them, unless they are broken."""
        return self._cache is not None and self._cache.has_text(digest)

    def statements(self, digest: bytes) -> str | None:
        """Return the statements about a file, as lines of N-Triples, by the digest from ``store_statements``."""
        found = self._cache.find_text(digest) if self._cache is not None and digest else None
        return None if found is None else found.decode()

    def store_statements(self, text: bytes) -> bytes:
        """Store the statements about a file, as lines of N-Triples, and return their digest."""
        digest = hashlib.sha256(text).digest()
        if self._cache is not None:
            self._cache.store_text(digest, text)
        return digest

    def store_packed_statements(self, digest: bytes, value: bytes) -> None:
        """Store packed statements about a file by the SHA-256 of their text."""
        if self._cache is not None:
            self._cache.store_packed(digest, value)

    def _fingerprint_of(self, language: str) -> str:
        """Return the fingerprint of a loader; empty if its facts must not be cached."""
        loader = self.registry.loader(language)
        try:
            return str(loader.fingerprint) if extracts(loader) else ""
        except Exception as error:  # a loader from another package may raise anything
            _log.warning("the facts of %s files are not cached: %s: %s", language, type(error).__name__, error)
            return ""


@contextmanager
def open_cached_facts(tree: FileTree, registry: Registry, settings: Settings) -> Iterator[CachedFacts]:
    """Open the cache, if the settings have one."""
    if settings.cache_path is None or not settings.max_cache_mb:
        yield CachedFacts(tree, registry, settings, None)
        return
    with FactsCache(settings.cache_path, settings.max_cache_mb * 1_000_000) as facts_cache:
        yield CachedFacts(tree, registry, settings, facts_cache)

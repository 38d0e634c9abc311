"""The loader of languages for documents.

For maintainers: a parser takes longer to import than most roots have documents to read, so all of it is loaded for the
first of them. This module must not know any form of a document.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from oxigraph_code import __version__
from oxigraph_code.languages.loader import FactsLoader
from oxigraph_code.lazy import later

if TYPE_CHECKING:
    from oxigraph_code.facts import FileFacts
    from oxigraph_code.resolution import Semantics


class DocumentLoader(FactsLoader):
    """Reads documents where the settings name their language."""

    manifests = ()
    is_optional = True
    family = later("oxigraph_code.languages.documents", "NO_RULES").load

    def __init__(self, language_id: str, file_extensions: Sequence[str], reader: str, parser: str = "") -> None:
        """Take the name of a module with ``facts_of``, and the package of its parser."""
        self.language_id = language_id
        self.file_extensions = tuple(file_extensions)
        self._read = later(reader, "facts_of")
        self._reader, self._parser = reader, parser

    @property
    def semantics(self) -> Semantics:
        rules: Semantics = self.family()
        return rules

    @cached_property
    def fingerprint(self) -> str:
        """A digest of the versions that facts depend on."""
        from importlib import metadata

        reader = Path(__file__).parent.joinpath(*self._reader.split(".")[2:]).with_suffix(".py")
        kinds = Path(__file__).parents[1] / "patterns" / "link_kinds.py"
        sources = (file.read_text("utf-8") for file in (Path(__file__).with_name("documents.py"), kinds, reader))
        version = metadata.version(self._parser) if self._parser else ""
        return hashlib.sha256("\0".join([__version__, version, *sources]).encode()).hexdigest()

    def extract(self, source: bytes, path: str) -> FileFacts:
        facts: FileFacts = self._read(source, path)
        return facts

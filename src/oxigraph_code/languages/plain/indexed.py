"""The loaders of languages without a grammar: their definitions are of an index by another tool.

For maintainers: a loader reads nothing of a file but its lines. A run adds the definitions and the sites of the index
as long as the file has the content that was indexed. See decision 0163.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from oxigraph_code import __version__
from oxigraph_code.languages.loader import FactsLoader

if TYPE_CHECKING:
    from oxigraph_code.facts import FileFacts
    from oxigraph_code.resolution import Semantics


class IndexedLoader(FactsLoader):
    """Reads the lines of a file."""

    manifests = ()
    is_optional = True
    needs_index = True
    reads_calls = False
    fingerprint = __version__

    def __init__(self, language_id: str, file_extensions: Sequence[str]) -> None:
        self.language_id = language_id
        self.file_extensions = tuple(file_extensions)

    @cached_property
    def semantics(self) -> Semantics:
        from oxigraph_code.languages.plain.rules import PlainSemantics

        return PlainSemantics("/", ())

    def extract(self, source: bytes, path: str) -> FileFacts:
        from oxigraph_code.facts import FileFacts, Scope

        digest = hashlib.sha256(source).hexdigest()
        scopes = (Scope("module", -1, -1),)
        return FileFacts(self.language_id, path, digest, source.count(b"\n") + 1, scopes=scopes)

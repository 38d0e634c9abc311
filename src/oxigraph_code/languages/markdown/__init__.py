"""The loader of documents in Markdown, which is used only where the settings name it."""

from __future__ import annotations

import hashlib
from importlib import metadata
from pathlib import Path

from oxigraph_code import __version__
from oxigraph_code.facts import FileFacts, ProjectFacts
from oxigraph_code.file_tree import FileTree
from oxigraph_code.languages.loader import FactsLoader
from oxigraph_code.resolution import Semantics


class _NoRules(Semantics):
    """The rules of a language without names that resolution could bind."""

    def module_name(self, path: str) -> str:
        return path


class MarkdownLoader(FactsLoader):
    """Reads documents: their sections, and the mentions of code and links in them."""

    language_id = "markdown"
    file_extensions = ("md", "markdown", "mdx")
    manifests = ()
    semantics = _NoRules()
    is_optional = True

    @property
    def fingerprint(self) -> str:
        """A digest of the versions that facts depend on."""
        sources = [Path(__file__), Path(__file__).with_name("document.py")]
        parts = [__version__, metadata.version("markdown-it-py"), *(file.read_text("utf-8") for file in sources)]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()

    def extract(self, source: bytes, path: str) -> FileFacts:
        # The parser takes longer to import than most roots have documents to read.
        from oxigraph_code.languages.markdown.document import facts_of

        return facts_of(source, path)

    def read_project(self, folder: Path, root: Path | None = None, tree: FileTree | None = None) -> ProjectFacts | None:
        return None


LOADER = MarkdownLoader()

"""Extract and resolve one file of a language, as tests of hostile files do."""

from __future__ import annotations

from oxigraph_code import facts as f
from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import extracts
from oxigraph_code.resolution import resolve
from tests.extraction.support import read


def look_at(language: str, path: str, source: str | bytes) -> tuple[f.FileFacts, list[f.Link]]:
    """Return the facts of a file, and the links of its references."""
    loader = registry.installed().loader(language)
    assert extracts(loader)
    facts = read(source, path)
    return facts, resolve([facts], loader.semantics)[path].links


def names(facts: f.FileFacts) -> list[str]:
    """Return the qualified names of the definitions."""
    return [entry.qualified_name for entry in facts.definitions]

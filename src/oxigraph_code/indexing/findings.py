"""Everything a run has found out about a project, before any of it is written."""

from __future__ import annotations

from typing import NamedTuple

from oxigraph_code.facts import Diagnostic, FileFacts, ProjectFacts, Resolved
from oxigraph_code.indexing.discovery import Discovery


class Findings(NamedTuple):
    """What a run found. ``facts``, ``triples`` and ``problems`` are by path, and no path is in two of them."""

    found: Discovery
    manifests: list[ProjectFacts]
    facts: dict[str, FileFacts]
    triples: dict[str, list[str]]
    """Of loaders that extract no facts."""
    metadata: dict[str, list[str]]
    """What such loaders say of the project, by language."""
    problems: dict[str, tuple[str, Diagnostic]]
    """Language of a file that could not be read, and why."""
    resolved: dict[str, Resolved]

    @property
    def name(self) -> str:
        """The name of the project: its manifest's, else its folder's."""
        return next((entry.name for entry in self.manifests if entry.name), "") or self.found.root.name or "root"

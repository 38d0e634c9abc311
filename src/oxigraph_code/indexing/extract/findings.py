"""Everything a run has found out, before any of it is written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from oxigraph_code.facts import Diagnostic, FileFacts, Resolved
from oxigraph_code.indexing.files.discovery import Discovery
from oxigraph_code.indexing.files.projects import Projects
from oxigraph_code.resolution import ModuleQuery


class Findings(NamedTuple):
    """What a run found. ``facts``, ``triples``, ``problems``, ``around`` and ``resolved`` are by path relative to the
    root of the run, and no path is in two of the first four."""

    found: Discovery
    projects: Projects
    facts: dict[str, FileFacts]
    triples: dict[str, list[str]]
    """Of loaders that extract no facts."""
    metadata: dict[str, dict[str, list[str]]]
    """What such loaders say of a project, by its folder and their language."""
    problems: dict[str, tuple[str, Diagnostic]]
    """Language of a file that could not be read, and why."""
    around: dict[str, FileFacts]
    """Facts of files outside of the part that was asked for, into which its references may lead."""
    resolved: dict[str, Resolved]
    answers: Sequence[Mapping[ModuleQuery, str]] = ()
    """What was asked of the names of modules, by program."""
    from_cache: int = 0
    """How many files were not read anew, because the cache had their facts."""
    anew: int = 0


def external_names(resolved: Resolved) -> set[str]:
    """The qualified names of what a file uses that is outside of the project."""
    found = {link.external for link in resolved.links}
    found.update(entry.external for entry in resolved.relations)
    found.update(entry.external for entry in resolved.handovers)
    found.update(route.external for route in resolved.routes)
    return found - {""}

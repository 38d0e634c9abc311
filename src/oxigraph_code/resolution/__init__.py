"""From the facts of files to what their references mean. No input, no output, no syntax."""

from __future__ import annotations

from collections.abc import Iterable

from oxigraph_code.facts import FileFacts, Link
from oxigraph_code.resolution.calls import CallResolver
from oxigraph_code.resolution.semantics import Semantics

__all__ = ["Semantics", "resolve"]


def resolve(files: Iterable[FileFacts], semantics: Semantics) -> dict[str, list[Link]]:
    """One link for each reference of each file, by the file's path."""
    links = {}
    for facts in files:
        resolver = CallResolver(facts, semantics)
        links[facts.path] = [resolver.link(index) for index in range(len(facts.references))]
    return links

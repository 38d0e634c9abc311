"""The vocabulary as text, for writers of queries.

For maintainers: ``terms.txt`` is generated from the ontology.
"""

from __future__ import annotations

from functools import cache
from importlib import resources


@cache
def lines() -> tuple[str, ...]:
    """Return a line for each term: its name, its domain and range, and its meaning."""
    text = resources.files("oxigraph_code.queries").joinpath("terms.txt").read_text(encoding="utf-8")
    return tuple(text.splitlines())

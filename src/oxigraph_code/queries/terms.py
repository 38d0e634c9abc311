"""The vocabulary as text, for writers of queries.

For maintainers: ``terms.txt`` is generated from the ontology.
"""

from __future__ import annotations

from functools import cache

from oxigraph_code.queries import read_data


@cache
def lines() -> tuple[str, ...]:
    """Return a line for each term: its name, its domain and range, and its meaning."""
    return tuple(read_data("terms.txt").splitlines())

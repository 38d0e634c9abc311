"""The vocabulary in words, for whoever writes a query."""

from __future__ import annotations

from functools import cache
from importlib import resources


@cache
def lines() -> tuple[str, ...]:
    """A line for each term: its name, what a property leads from and to, and what it means."""
    text = resources.files("oxigraph_code.queries").joinpath("terms.txt").read_text(encoding="utf-8")
    return tuple(text.splitlines())

"""SPARQL as files: each is valid on its own and says in its header what it answers.

For maintainers: tools run these and never put SPARQL together from strings.
"""

from __future__ import annotations

from functools import cache
from importlib import resources


@cache
def read(name: str) -> str:
    """The text of ``name.rq``."""
    return resources.files(__name__).joinpath(f"{name}.rq").read_text(encoding="utf-8")

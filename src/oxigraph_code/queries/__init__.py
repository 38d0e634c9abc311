"""SPARQL as files: each is valid on its own and says in its header what it answers.

For maintainers: tools run these and never put SPARQL together from strings. A parameter is a variable written with
``$``; it is put in as a term, and not by ``VALUES``, because it may name the graph that a filter looks into.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

_PARAMETER = re.compile(r"\$(\w+)")
_NOT_IN_IRIS = re.compile('[\x00-\x20<>"{}|^`\\\\]')


@cache
def read(name: str) -> str:
    """The text of ``name.rq``."""
    return resources.files(__name__).joinpath(f"{name}.rq").read_text(encoding="utf-8")


def bind(name: str, **iris: str) -> str:
    """The query of ``name.rq`` without its comments, with an IRI for each of its parameters."""
    for iri in iris.values():
        if _NOT_IN_IRIS.search(iri):
            raise ValueError(f"not an IRI: {iri!r}")
    lines = [line for line in read(name).splitlines() if not line.startswith("#")]
    return _PARAMETER.sub(lambda found: f"<{iris[found[1]]}>", "\n".join(lines))

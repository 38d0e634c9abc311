"""SPARQL as files: each is valid on its own and says in its header what it answers.

For maintainers: tools run these and never put SPARQL together from strings. A parameter is a variable written with
``$``; it is put in as a term, and not by ``VALUES``, because it may name the graph that a filter looks into.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib import resources

_PARAMETER = re.compile(r"\$(\w+)")
_VALUES = re.compile(r"# VALUES \$(\w+)")
_NOT_IN_IRIS = re.compile('[\x00-\x20<>"{}|^`\\\\]')


@cache
def read(name: str) -> str:
    """The text of ``name.rq``."""
    return resources.files(__name__).joinpath(f"{name}.rq").read_text(encoding="utf-8")


def bind(name: str, **iris: str | Sequence[str]) -> str:
    """The query of ``name.rq`` without its comments, with an IRI for each of its parameters; several are put in where
    a comment says ``VALUES`` and the parameter."""
    values = {key: [value] if isinstance(value, str) else value for key, value in iris.items()}
    for iri in (iri for several in values.values() for iri in several):
        if _NOT_IN_IRIS.search(iri):
            raise ValueError(f"not an IRI: {iri!r}")
    terms = {key: " ".join(f"<{iri}>" for iri in several) for key, several in values.items()}
    text = _VALUES.sub(lambda found: f"VALUES ?{found[1]} {{ {terms[found[1]]} }}", read(name))
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return _PARAMETER.sub(lambda found: terms[found[1]], "\n".join(lines))

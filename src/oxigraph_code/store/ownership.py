"""Which triples are ours: what an index run may take out, and nothing else.

For maintainers: ours is a triple of the default graph whose subject is a project or something in it and whose
predicate is in our vocabulary, or that gives such a subject a class of it. Whatever else people write, also about our
subjects, is theirs. One key can begin another (``a`` and ``a~1b2c3d``, ``a`` and ``ab``), so what follows the
project's IRI counts. This module must not know where triples are kept.
"""

from __future__ import annotations

import re

from oxigraph_code.identity import BASE

_TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type"
_OUR_TERM = b"<" + BASE.encode()
_TYPE_TERM = b"<" + _TYPE.encode() + b">"
_IN_DEFAULT_GRAPH = re.compile(
    rb'<[^>]*> <[^>]*> (?:<[^>]*>|_:\S+|"(?:[^"\\]|\\.)*"(?:@[\w\-]+|\^\^<[^>]*>)?|<<\(.*\)>>) \.\s*'
)

_OUR_PREDICATE = f'STRSTARTS(STR(?p), "{BASE}") || (?p = <{_TYPE}> && isIRI(?o) && STRSTARTS(STR(?o), "{BASE}"))'

OURS = f"FILTER({_OUR_PREDICATE})"
"""For queries about ``?s ?p ?o``; the same rule as ``is_ours``."""


def anything_about(project_iri: str) -> str:
    """A query whether there is anything of ours about a project."""
    inside = " || ".join(f'STRSTARTS(STR(?s), "{project_iri}{mark}")' for mark in ("/", "?"))
    # One filter, whose first part is what most of a graph does not pass: several are not tried in their order.
    return (
        f'ASK {{ ?s ?p ?o FILTER(STRSTARTS(STR(?s), "{project_iri}")'
        f' && (STR(?s) = "{project_iri}" || {inside}) && ({_OUR_PREDICATE})) }}'
    )


def is_ours(line: bytes, project_iri: bytes) -> bool:
    """Whether a line of N-Triples is ours about that project."""
    if not line.startswith(b"<" + project_iri):
        return False
    subject, predicate, rest = line.split(b" ", 2)
    if subject[len(project_iri) + 1 : len(project_iri) + 2] not in (b">", b"/", b"?"):
        return False
    return predicate.startswith(_OUR_TERM) or (predicate == _TYPE_TERM and rest.startswith(_OUR_TERM))


def names_no_graph(line: bytes) -> bool:
    """Whether a line of N-Quads that begins with two IRIs is in the default graph."""
    return _IN_DEFAULT_GRAPH.fullmatch(line) is not None

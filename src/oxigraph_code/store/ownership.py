"""Which triples are ours: what an index run may take out, and nothing else.

For maintainers: ours is a triple of the default graph, or of a snapshot, whose subject is a project or something in it
and whose predicate is in our vocabulary, or that gives such a subject a class of it. Whatever else people write, also
about our subjects, is theirs. One key can begin another (``a`` and ``a~1b2c3d``, ``a`` and ``ab``), so a project's
IRI is taken from a subject up to the mark that ends it. This module must not know where triples are kept.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from oxigraph_code.identity import BASE

_TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type"
_OUR_TERM = b"<" + BASE.encode()
_TYPE_TERM = b"<" + _TYPE.encode() + b">"
_PROJECT = re.compile(b"<(" + re.escape(BASE.encode()) + b"project/[^/?>]*)")
_IN_DEFAULT_GRAPH = re.compile(
    rb'<[^>]*> <[^>]*> (?:<[^>]*>|_:\S+|"(?:[^"\\]|\\.)*"(?:@[\w\-]+|\^\^<[^>]*>)?|<<\(.*\)>>) \.\s*'
)

_OUR_PREDICATE = f'STRSTARTS(STR(?p), "{BASE}") || (?p = <{_TYPE}> && isIRI(?o) && STRSTARTS(STR(?o), "{BASE}"))'

OURS = f"FILTER({_OUR_PREDICATE})"
"""For queries about ``?s ?p ?o``; the same rule as ``is_ours``."""


def is_ours(line: bytes, projects: Collection[bytes]) -> bool:
    """Whether a line of N-Triples is ours about one of some projects, given by their IRIs."""
    found = _PROJECT.match(line)
    return found is not None and found[1] in projects and _is_our_term(line)


def whose(line: bytes) -> bytes:
    """The project that a line of N-Triples is ours about, as its IRI; empty where it is not ours."""
    found = _PROJECT.match(line)
    return found[1] if found is not None and _is_our_term(line) else b""


def _is_our_term(line: bytes) -> bool:
    _, predicate, rest = line.split(b" ", 2)
    return predicate.startswith(_OUR_TERM) or (predicate == _TYPE_TERM and rest.startswith(_OUR_TERM))


def is_in_graph(line: bytes, graph: str) -> bool:
    """Whether a line of N-Quads that begins with two IRIs is in a graph; the empty name is the default graph."""
    is_default = names_no_graph(line)
    return is_default if not graph else not is_default and line.rstrip().endswith(f" <{graph}> .".encode())


def names_no_graph(line: bytes) -> bool:
    """Whether a line of N-Quads that begins with two IRIs is in the default graph."""
    return _IN_DEFAULT_GRAPH.fullmatch(line) is not None

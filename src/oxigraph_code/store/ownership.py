"""Ownership of triples: those that an index run wrote and may delete.

For maintainers: an index run owns a triple in the default graph or a snapshot if its subject is a project or part of
one, and its predicate is in the program's vocabulary, or it gives the subject a class of that vocabulary. All other
triples belong to users, also about the same subjects. One project key may be the prefix of another (``a`` and
``a~1b2c3d``, ``a`` and ``ab``), so the IRI of a project is taken up to the sign that ends it. This module must not know
the storage. See decision 0105.
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

_IN_SYMBOL = ("caller", "handoverSource", "usedBy")

OURS = f"FILTER({_OUR_PREDICATE})"
"""A filter of queries over ``?s ?p ?o`` with the same rule as ``is_ours``."""


def owned_subjects(owners: str) -> str:
    """Write a pattern that binds ``?s`` to each ``?owner`` and to everything that belongs to it.

    A symbol or import belongs to its module by ``definedIn``. A call site, handover, name use or request belongs to
    the symbol or module that it stands in, and with that to the module.
    """
    values = f"VALUES ?owner {{ {owners} }}"
    patterns = (
        "BIND(?owner AS ?s)",
        f"?s <{BASE}definedIn> ?owner",
        # Not as one path of alternatives, which the engine would read as a whole before it joins it.
        *(f"?s <{BASE}{name}> ?owner" for name in _IN_SYMBOL),
        *(f"?symbol <{BASE}definedIn> ?owner . ?s <{BASE}{name}> ?symbol" for name in _IN_SYMBOL),
    )
    return " UNION ".join(f"{{ {values} {pattern} }}" for pattern in patterns)


def owner_of(line: str) -> tuple[str, str] | None:
    """Read a subject and its owner from a line of N-Triples, if it has them; see ``owned_subjects``."""
    subject, predicate, rest = line.split(" ", 2)
    name = predicate.removeprefix(f"<{BASE}").removesuffix(">")
    if name == "definedIn" or name in _IN_SYMBOL:
        return subject[1:-1], rest[1 : rest.index(">")]
    return None


def is_ours(line: bytes, projects: Collection[bytes]) -> bool:
    """Return true if index runs own an N-Triples line about a project, by IRIs."""
    found = _PROJECT.match(line)
    return found is not None and found[1] in projects and _is_our_term(line)


def project_of(line: bytes) -> bytes:
    """Return the IRI of the project that an owned N-Triples line is about; empty if no run owns it."""
    found = _PROJECT.match(line)
    return found[1] if found is not None and _is_our_term(line) else b""


def _is_our_term(line: bytes) -> bool:
    _, predicate, rest = line.split(b" ", 2)
    return predicate.startswith(_OUR_TERM) or (predicate == _TYPE_TERM and rest.startswith(_OUR_TERM))


def is_in_graph(line: bytes, graph: str) -> bool:
    """Return true if an N-Quads line of two first IRIs is in a graph; empty is the default graph."""
    is_default = _IN_DEFAULT_GRAPH.fullmatch(line) is not None
    return is_default if not graph else not is_default and line.rstrip().endswith(f" <{graph}> .".encode())

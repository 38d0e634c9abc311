"""The engine's objects for what crosses this package's borders as text.

For maintainers: the only module beside ``reading`` and ``writer`` that the engine's types are imported for; nothing
that an editor's process loads may import it. This module must not know where a store lies.
"""

from __future__ import annotations

import pyoxigraph

from oxigraph_code.errors import QueryError, QueryRefused
from oxigraph_code.store.prefixes import PREFIXES

FORMATS = {
    "turtle": pyoxigraph.RdfFormat.TURTLE,
    "ntriples": pyoxigraph.RdfFormat.N_TRIPLES,
    "nquads": pyoxigraph.RdfFormat.N_QUADS,
    "trig": pyoxigraph.RdfFormat.TRIG,
    "rdfxml": pyoxigraph.RdfFormat.RDF_XML,
    "n3": pyoxigraph.RdfFormat.N3,
    "jsonld": pyoxigraph.RdfFormat.JSON_LD,
}


def named_node(iri: str, meaning: str) -> pyoxigraph.NamedNode:
    """The node of an absolute IRI, given as it is or in angle brackets. ``meaning`` says in errors what it is for."""
    try:
        return pyoxigraph.NamedNode(iri.removeprefix("<").removesuffix(">"))
    except ValueError as error:
        raise QueryRefused(
            f"{meaning} {iri!r} is not an absolute IRI: {error}",
            hint="give a full IRI, such as http://example.org/graph",
        ) from None


def parse_query(text: str) -> object:
    """Parse a query against nothing; raises as the engine does."""
    return pyoxigraph.Store().query(text, prefixes=PREFIXES)


def parse_update(text: str) -> None:
    """Parse an update and run it on nothing; raises as the engine does."""
    pyoxigraph.Store().update(text, prefixes=PREFIXES)


def is_panic(error: BaseException) -> bool:
    """Whether the engine gave up on a request without ending the process; its exception has no public class."""
    return type(error).__name__ == "PanicException"


def panic_problem(error: BaseException) -> QueryError:
    return QueryError(f"the engine failed: {error}", hint="this is a fault of the engine; put the request differently")

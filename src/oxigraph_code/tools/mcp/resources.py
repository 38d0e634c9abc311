"""Resources: texts that clients can read without calling a tool.

For maintainers: many clients never read resources, so each of these is also reachable by a tool. This module must not
know the protocol.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from oxigraph_code import identity, queries
from oxigraph_code.queries import terms
from oxigraph_code.queries.library import FOLDER, templates
from oxigraph_code.tools.overview.status import index_status
from oxigraph_code.tools.workspace.workspace import Call, Workspace


class Readable(NamedTuple):
    """A text with an address, a name and a description, computed on request."""

    address: str
    name: str
    meaning: str
    text: Callable[[Workspace], str]


def _ontology(workspace: Workspace) -> str:
    head = f"PREFIX code: <{identity.BASE}>\nClasses, then properties with what they lead from and to."
    return "\n".join([head, *terms.lines()])


def _queries(workspace: Workspace) -> str:
    return "\n".join(queries.read(f"{FOLDER}/{template.name}") for template in templates())


def _status(workspace: Workspace) -> str:
    return index_status(workspace, Call()).text


RESOURCES: tuple[Readable, ...] = (
    Readable("code://ontology", "ontology", "The classes and properties of the graph, a line for each", _ontology),
    Readable("code://queries", "queries", "Verified SPARQL queries, each with the questions it answers", _queries),
    Readable("code://status", "status", "Indexed projects, their freshness, and their coverage", _status),
)

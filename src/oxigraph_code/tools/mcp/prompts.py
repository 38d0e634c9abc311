"""Prompts: workflows that people start by name, with the tools to call in order.

For maintainers: a prompt is a function whose docstring people read, and whose parameters they fill in. It refers to
tools that a server lists by default; a test calls them. Many clients never read resources, so each of these is also
reachable by a tool. This module must not know the protocol.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from oxigraph_code import identity, queries
from oxigraph_code.queries import term_lines
from oxigraph_code.queries.library import FOLDER, templates
from oxigraph_code.tools.overview.status import index_status
from oxigraph_code.tools.workspace.workspace import Call, Workspace


def explore(topic: str = "") -> str:
    """Get to know this code base, or one topic in it."""
    about = f" with regard to {topic}" if topic else ""
    first = f"get_context with the task {topic!r}" if topic else "repo_map"
    return (
        f"Explain this code base{about} to a developer who is new to it.\n"
        f"1. Begin with {first}. Then search_code for what is still missing.\n"
        "2. For each central symbol: get_symbol, and get_callers where the flow matters.\n"
        "3. Read code with read_snippet, only the lines you need.\n"
        "Say what the parts are, how a request or a run goes through them, and which file to open first. Name places "
        "as path:line. Where an answer says that calls are unresolved, say so too."
    )


def review_change(base: str = "main", head: str = "") -> str:
    """Review the changes between two refs, or since one of them."""
    refs = f"{base}...{head}" if head else base
    compared = f"review_change with base={base}" + (f" and head={head}" if head else "")
    return (
        f"Review the change since {base}.\n"
        f"1. {compared}: what was added, removed, moved, which signatures and calls changed; git diff {refs} has the "
        "lines.\n"
        "2. For each changed signature and each removed symbol: get_callers and find_references; callers that were not "
        "changed with it are the first suspects.\n"
        "3. impact_analysis of what changed most: name the tests to run.\n"
        "Report findings in the order of their weight, each with path:line and what would go wrong; then what you "
        "checked and found in order. Unresolved calls are what you cannot vouch for: count them."
    )


def plan_refactoring(symbol: str, goal: str = "") -> str:
    """Plan how to change a symbol safely, step by step."""
    wanted = f" The goal: {goal}." if goal else ""
    return (
        f"Plan how to change {symbol} without breaking anything.{wanted}\n"
        f"1. get_symbol of {symbol}, with its code.\n"
        "2. find_references and impact_analysis: everything that depends on it, by distance, with the tests.\n"
        "3. get_callers with depth=3 where it is not clear why something depends on it.\n"
        "Write the plan as small steps, each of which leaves the tests passing: which files and lines, in which order, "
        "which tests after each step. List what the graph could not resolve, to be looked at by hand."
    )


def write_query(question: str) -> str:
    """Write a SPARQL query over the code graph."""
    return (
        f"Answer this with SPARQL over the code graph: {question}\n"
        "1. ask with the question: it runs the nearest verified query. The resource code://queries has all.\n"
        "2. If none fits, write one: the terms are in the resource code://ontology. The prefix code: is declared.\n"
        "3. Run it with sparql_query and format=table, a third as long as SPARQL JSON. If it finds nothing, the second "
        "block says which part has no match.\n"
        "Give the answer first, then the query."
    )


PROMPTS: tuple[Callable[..., str], ...] = (explore, review_change, plan_refactoring, write_query)


class Readable(NamedTuple):
    """A text with an address, a name and a description, computed on request."""

    address: str
    name: str
    meaning: str
    text: Callable[[Workspace], str]


def _ontology(workspace: Workspace) -> str:
    head = f"PREFIX code: <{identity.BASE}>\nClasses, then properties with what they lead from and to."
    return "\n".join([head, *term_lines()])


def _queries(workspace: Workspace) -> str:
    return "\n".join(queries.read(f"{FOLDER}/{template.name}") for template in templates())


def _status(workspace: Workspace) -> str:
    return index_status(workspace, Call()).text


RESOURCES: tuple[Readable, ...] = (
    Readable("code://ontology", "ontology", "The classes and properties of the graph, a line for each", _ontology),
    Readable("code://queries", "queries", "Verified SPARQL queries, each with the questions it answers", _queries),
    Readable("code://status", "status", "Indexed projects, their freshness, and their coverage", _status),
)

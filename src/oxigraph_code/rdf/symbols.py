"""Which symbol a place in a module belongs to, and what symbols are called in the graph."""

from __future__ import annotations

from functools import lru_cache

from oxigraph_code import identity
from oxigraph_code.facts import Definition, FileFacts


def enclosing_definition(facts: FileFacts, scope: int) -> int:
    """The definition whose body a scope lies in, -1 for the module."""
    while scope > 0:
        entry = facts.scopes[scope]
        if entry.definition >= 0:
            return entry.definition
        scope = entry.parent
    return -1


def enclosing_function(facts: FileFacts, scope: int) -> int:
    """The function whose code a scope belongs to; the code of a class body belongs to what is around the class."""
    while scope > 0:
        entry = facts.scopes[scope]
        if entry.definition >= 0 and entry.kind == "function":
            return entry.definition
        scope = entry.parent
    return -1


@lru_cache(maxsize=4096)
def symbol_iri(module_iri: str, definition: Definition) -> str:
    """The IRI of a symbol of a module."""
    return identity.symbol(module_iri, definition.qualified_name, definition.ordinal)

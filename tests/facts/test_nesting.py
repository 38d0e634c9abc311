"""Enclosing scopes: the search goes outwards, and ends at the module."""

from __future__ import annotations

from oxigraph_code.facts import Scope
from oxigraph_code.facts.nesting import definition_around, functions_of, namespace_around, outside_of

MODULE, SPACE, CLASS, METHOD, BLOCK, LAMBDA = range(6)
SCOPES = [
    Scope("module", -1, -1),
    Scope("namespace", MODULE, 0),
    Scope("class", SPACE, 1),
    Scope("function", CLASS, 2),
    Scope("block", METHOD, -1),
    Scope("function", BLOCK, -1),
]


def test_code_belongs_to_the_innermost_function_with_a_name() -> None:
    assert functions_of(SCOPES) == [-1, -1, -1, 2, 2, 2]


def test_a_scope_without_a_definition_is_in_that_of_the_scope_around() -> None:
    assert [definition_around(SCOPES, scope) for scope in range(6)] == [-1, 0, 1, 2, 2, 2]


def test_only_a_namespace_or_the_module_is_a_namespace() -> None:
    assert [namespace_around(SCOPES, scope) for scope in range(6)] == [0, SPACE, SPACE, SPACE, SPACE, SPACE]


def test_scopes_of_some_kinds_are_looked_through() -> None:
    assert outside_of(SCOPES, LAMBDA, {"block"}) == LAMBDA
    assert outside_of(SCOPES, BLOCK, {"block"}) == METHOD
    assert outside_of(SCOPES, LAMBDA, {"block", "function", "class", "namespace", "module"}) == MODULE

"""A name is looked up in its scope and then outwards; members of a class are seen by its body alone."""

from __future__ import annotations

import pytest

from oxigraph_code.facts import Binding, Import, Scope
from oxigraph_code.facts.kinds import BindingKind
from oxigraph_code.resolution.binding.closed_scopes import scope_tree
from oxigraph_code.resolution.binding.scopes import ScopeTree, method_of_receiver
from oxigraph_code.resolution.incremental.dependencies import TrackedModules
from oxigraph_code.resolution.language.binding_model import AnyOrder, BindingModel
from oxigraph_code.resolution.language.module_model import DeclaredModules, FileModules
from tests.resolution.by_hand import PlainModules, PlainSemantics, definition, file

# Module 0; a function 1 with a function 2 in it; a class 3 with a method 4, and a function 5 in that.
OUTER, INNER, CLASS, METHOD, NESTED = 1, 2, 3, 4, 5
SCOPES = (
    Scope("function", 0, 0),
    Scope("function", OUTER, 1),
    Scope("class", 0, 2),
    Scope("function", CLASS, 3),
    Scope("function", METHOD, 4),
)
DEFINITIONS = (
    definition("function", "outer"),
    definition("function", "inner", OUTER),
    definition("class", "Shop"),
    definition("method", "pay", CLASS),
    definition("function", "nested", METHOD),
)
SELF = Binding("parameter", "self", METHOD, 1)


def tree(*bindings: Binding, imports: tuple[Import, ...] = (), model: BindingModel | None = None) -> ScopeTree:
    facts = file(*SCOPES, definitions=DEFINITIONS, bindings=bindings, imports=imports)
    return scope_tree(facts, PlainSemantics(model), {}, TrackedModules(PlainModules(())))


def variable(scope: int, kind: BindingKind = "variable") -> Binding:
    return Binding(kind, "x", scope, 1)


@pytest.mark.parametrize(
    ("bound_in", "found_in"),
    [((0, OUTER, INNER), INNER), ((0, OUTER), OUTER), ((0,), 0), ((METHOD,), -1), ((), -1)],
)
def test_the_innermost_scope_around_a_name_that_binds_it_decides(bound_in: tuple[int, ...], found_in: int) -> None:
    assert tree(*map(variable, bound_in)).lookup(INNER, "x").scope == found_in


def test_a_method_does_not_see_the_names_of_its_class() -> None:
    assert tree(variable(0), variable(CLASS)).lookup(METHOD, "x").scope == 0
    assert tree(variable(CLASS)).lookup(METHOD, "x").scope == -1


def test_a_method_sees_the_type_parameters_of_its_class() -> None:
    assert tree(variable(CLASS, "type_parameter")).lookup(METHOD, "x").scope == CLASS


@pytest.mark.parametrize(("sees", "found_in"), [(True, CLASS), (False, 0)])
def test_the_body_of_a_class_sees_its_own_names_if_the_language_says_so(sees: bool, found_in: int) -> None:
    assert tree(variable(0), variable(CLASS), model=AnyOrder(sees)).lookup(CLASS, "x").scope == found_in


def test_the_body_of_a_class_does_not_see_fields_that_methods_assign() -> None:
    field = Binding("field", "x", CLASS, 1, value_scope=METHOD)
    assert tree(field).lookup(CLASS, "x").scope == -1


def test_a_global_declaration_skips_the_functions_around() -> None:
    found = tree(variable(0), variable(OUTER), variable(INNER, "global"))
    assert found.lookup(INNER, "x").scope == 0
    assert found.lookup(OUTER, "x").scope == OUTER


def test_all_bindings_of_a_name_in_its_scope_are_returned() -> None:
    found = tree(variable(0), Binding("variable", "outer", 0, 7)).lookup(INNER, "outer")
    assert (found.definitions, [entry.line for entry in found.bindings]) == ((0,), [7])


@pytest.mark.parametrize(("line", "is_last"), [(9, True), (1, False)])
def test_an_import_shadows_only_the_definitions_above_it(line: int, is_last: bool) -> None:
    found = tree(Binding("variable", "x", 0, 5), imports=(Import("symbol", "a", "x", "", 0, line),))
    assert found.lookup(INNER, "x").is_imported_last == is_last


def test_a_namespace_that_is_closed_does_not_see_the_names_around_it() -> None:
    facts = file(Scope("namespace", 0, 0), definitions=[definition("namespace", "inside")], bindings=[variable(0)])

    def found_in(is_closed: bool) -> int:
        model = DeclaredModules("root", "", "own", "parent") if is_closed else FileModules()
        semantics = PlainSemantics(module_model=model)
        return scope_tree(facts, semantics, {}, TrackedModules(PlainModules(()))).lookup(1, "x").scope

    assert (found_in(False), found_in(True)) == (0, -1)


@pytest.mark.parametrize(
    ("scope", "around"), [(METHOD, (3, 2)), (NESTED, (3, 2)), (CLASS, (-1, -1)), (INNER, (-1, -1)), (0, (-1, -1))]
)
def test_code_in_a_method_is_of_its_class(scope: int, around: tuple[int, int]) -> None:
    assert tree().method_around(scope) == around


@pytest.mark.parametrize("scope", [METHOD, NESTED])
def test_the_receiver_of_a_method_is_known_in_the_method_and_in_functions_inside(scope: int) -> None:
    assert method_of_receiver(tree(SELF), PlainSemantics(), scope, "self") == (3, True)


@pytest.mark.parametrize(
    "again", [SELF._replace(kind="variable"), SELF._replace(kind="variable", scope=NESTED)], ids=["there", "inside"]
)
def test_a_receiver_that_is_bound_again_is_not_known(again: Binding) -> None:
    assert method_of_receiver(tree(SELF, again), PlainSemantics(), NESTED, "self") == (-1, False)

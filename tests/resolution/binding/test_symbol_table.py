"""A name is bound in the scope that the text stands in, unless the text says otherwise."""

from __future__ import annotations

import pytest

from oxigraph_code.facts import Binding, Definition, FileFacts, Import, MemberAssignment, Return, Scope
from oxigraph_code.facts.kinds import BindingKind
from oxigraph_code.resolution.binding.symbol_table import SymbolTable, bound_name
from tests.resolution.by_hand import definition, file

# Module 0, function 1 and a function 2 in it, a block 3 in that, and a class 4 with a method 5.
OUTER, INNER, BLOCK, CLASS, METHOD = 1, 2, 3, 4, 5
SCOPES = (
    Scope("function", 0, 0),
    Scope("function", OUTER, 1),
    Scope("block", INNER, -1),
    Scope("class", 0, 2),
    Scope("function", CLASS, 3),
)
DEFINITIONS = (
    definition("function", "outer"),
    definition("function", "inner", OUTER),
    definition("class", "Shop"),
    definition("method", "pay", CLASS),
)


def facts(*bindings: Binding, more: tuple[Definition, ...] = (), imports: tuple[Import, ...] = ()) -> FileFacts:
    return file(*SCOPES, definitions=(*DEFINITIONS, *more), bindings=bindings, imports=imports)


def scopes_of(name: str, table: SymbolTable) -> set[int]:
    """Return the scopes that bind a name."""
    homes = table.homes(name)
    return {home.scope for home in homes.all() if home.bound} if homes is not None else set()


def variable(scope: int, kind: BindingKind = "variable", value: str = "") -> Binding:
    return Binding(kind, "x", scope, 1, value)


def test_a_name_that_nothing_binds_has_no_entry() -> None:
    assert SymbolTable(facts()).homes("x") is None


@pytest.mark.parametrize("kind", ["variable", "parameter", "field", "type_parameter"])
def test_a_binding_is_of_its_scope(kind: BindingKind) -> None:
    assert scopes_of("x", SymbolTable(facts(variable(INNER, kind)))) == {INNER}


def test_the_same_name_in_two_scopes_is_two_names() -> None:
    assert scopes_of("x", SymbolTable(facts(variable(0), variable(INNER)))) == {0, INNER}


def test_a_definition_is_known_by_its_number_in_the_scope_that_holds_it() -> None:
    home = SymbolTable(facts()).home(OUTER, "inner")
    assert home is not None
    assert home.definitions == (1,)


def test_a_macro_is_apart_from_a_function_of_its_name() -> None:
    table = SymbolTable(facts(more=(definition("macro", "outer"),)))
    assert [home.definitions for name in ("outer", "outer!") if (home := table.home(0, name))] == [(0,), (4,)]


def test_global_binds_in_the_module_what_a_function_assigns() -> None:
    assert scopes_of("x", SymbolTable(facts(variable(INNER, "global"), variable(INNER)))) == {0}


def test_global_counts_for_definitions_and_imports_too() -> None:
    imports = (Import("module", "json", "", "", INNER, 2),)
    table = SymbolTable(
        facts(
            Binding("global", "helper", INNER, 1),
            Binding("global", "json", INNER, 1),
            more=(definition("function", "helper", INNER),),
            imports=imports,
        )
    )
    assert scopes_of("helper", table) == scopes_of("json", table) == {0}


def test_nonlocal_binds_in_the_function_around() -> None:
    assert scopes_of("x", SymbolTable(facts(variable(OUTER), variable(INNER, "nonlocal"), variable(INNER)))) == {OUTER}


def test_nonlocal_without_a_binding_around_changes_nothing() -> None:
    assert scopes_of("x", SymbolTable(facts(variable(INNER, "nonlocal"), variable(INNER)))) == {INNER}


def test_an_assignment_binds_where_the_name_is_declared() -> None:
    table = SymbolTable(facts(variable(BLOCK, "assignment", value="y"), variable(OUTER)))
    assert scopes_of("x", table) == {OUTER}
    home = table.home(OUTER, "x")
    assert home is not None
    assert [(entry.kind, entry.value_scope) for entry in home.bindings] == [("variable", -1), ("assignment", BLOCK)]


def test_an_assignment_to_a_name_that_nothing_declares_binds_in_the_module() -> None:
    assert scopes_of("x", SymbolTable(facts(variable(BLOCK, "assignment")))) == {0}


def test_an_assignment_in_a_method_does_not_see_the_names_of_the_class() -> None:
    assert scopes_of("x", SymbolTable(facts(variable(CLASS), variable(METHOD, "assignment")))) == {0, CLASS}


def test_what_a_block_returns_is_returned_by_the_function_around() -> None:
    given = (Return("return", BLOCK, 3, "x"), Return("yield", INNER, 4, "y"))
    table = SymbolTable(facts()._replace(returns=given))
    assert {key: [entry.value for entry in found] for key, found in table.given.items()} == {
        (INNER, "return"): ["x"],
        (INNER, "yield"): ["y"],
    }


@pytest.mark.parametrize(
    ("entry", "name"),
    [
        (Import("module", "a.b", "", "", 0, 1), "a"),
        (Import("module", "a.b", "", "c", 0, 1), "c"),
        (Import("symbol", "a", "b", "", 0, 1), "b"),
        (Import("symbol", "a", "b", "c", 0, 1), "c"),
        (Import("star", "a", "", "", 0, 1), ""),
        (Import("symbol", "a", "b", "", 0, 1, binds=False), ""),
    ],
    ids=["module", "module with an alias", "symbol", "symbol with an alias", "glob", "no name"],
)
def test_an_import_binds_its_alias_its_name_or_the_first_part_of_its_path(entry: Import, name: str) -> None:
    assert bound_name(entry) == name
    assert bool(name) == bool(scopes_of(name, SymbolTable(facts(imports=(entry,)))))


def test_a_name_that_is_imported_only_to_be_exported_is_not_bound() -> None:
    entry = Import("symbol", "a", "b", "", 0, 1, binds=False)
    table = SymbolTable(facts(imports=(entry,)))
    assert table.homes("b") is None
    assert table.handed_on == {"b": [entry]}


def test_an_implementation_stands_for_its_type_if_no_other_definition_does() -> None:
    table = SymbolTable(facts(more=(definition("implementation", "impl Cart"), definition("class", "Basket"))))
    table.note_unbound("Cart", 4)
    table.note_unbound("Basket", 4)
    found = [home.definitions for name in ("Cart", "Basket") if (home := table.home(0, name))]
    assert found == [(4,), (5,)]


def test_type_parameters_are_in_the_order_of_their_declarations_and_not_of_constraints() -> None:
    constraint = Binding("type_parameter", "K", CLASS, 1, annotation="Hash")
    declared = [Binding("type_parameter", name, CLASS, 1) for name in ("V", "K")]
    assert SymbolTable(facts(constraint, *declared)).type_parameters(CLASS) == ["V", "K"]


def test_an_object_that_is_given_members_later_has_no_certain_ones() -> None:
    scopes = (Scope("object", 0, -1),)
    fixed = (Binding("variable", "a", 1, 1), Binding("variable", "b", 1, 2))
    given = MemberAssignment("member", "table.c", 1, 3, "")
    literal = file(*scopes, bindings=fixed)
    assert SymbolTable(literal).members(1) == ["a", "b"]
    assert SymbolTable(literal._replace(member_assignments=(given,))).members(1) == []

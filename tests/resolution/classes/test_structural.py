"""A type implements each interface of which it has all methods, wherever both stand."""

from __future__ import annotations

from oxigraph_code.facts import Definition, FileFacts, Parameter, Relation, Scope, Target
from oxigraph_code.resolution import Resolution
from oxigraph_code.resolution.language.object_model import Ancestors, Implements, Members, ObjectModel
from tests.resolution.by_hand import PACKAGE, PlainSemantics, definition, file, method_of
from tests.resolution.dirty import dirty

SEMANTICS = PlainSemantics(
    object_model=ObjectModel(members=Members.OUTSIDE, ancestors=Ancestors.BY_DEPTH, implements=Implements.STRUCTURAL)
)
SHOP = f"{PACKAGE}shop"


def asked(name: str, *parameters: str) -> Definition:
    """Return a method of the first interface of a file."""
    return definition("method", name, 1)._replace(parameters=tuple(map(Parameter, parameters)))


def interface(path: str, *methods: Definition, bases: tuple[str, ...] = ()) -> FileFacts:
    return file(Scope("class", 0, 0), path=path, definitions=[definition("trait", path.title(), bases=bases), *methods])


def cart(*methods: Definition) -> FileFacts:
    """Return a type with some methods outside of it."""
    return file(Scope("class", 0, 0), path="cart", definitions=[definition("class", "Cart"), *methods], package=SHOP)


def relations(path: str, *files: FileFacts) -> list[Relation]:
    found = Resolution({facts.path: facts for facts in sorted(files)}, SEMANTICS).of_file(path).relations
    return [relation for relation in found if relation.kind in ("implements", "overrides")]


PRICED = interface("priced", asked("total"), asked("tax", "rate"))
TOTAL, TAX = method_of("Cart", "total"), method_of("Cart", "tax", parameters=["rate"])


def test_a_type_with_all_methods_implements_an_interface_and_its_methods_override() -> None:
    assert relations("cart", PRICED, cart(TOTAL, TAX)) == [
        Relation("implements", 0, Target("priced", 0)),
        Relation("overrides", 1, Target("priced", 1)),
        Relation("overrides", 2, Target("priced", 2)),
    ]


def test_a_type_without_one_of_the_methods_does_not() -> None:
    assert relations("cart", PRICED, cart(TOTAL)) == []


def test_a_method_with_another_signature_is_another_method() -> None:
    assert relations("cart", PRICED, cart(TOTAL, method_of("Cart", "tax"))) == []


def test_methods_in_another_file_of_the_package_count() -> None:
    more = file(path="tax", definitions=[TAX], package=SHOP)
    assert relations("cart", PRICED, cart(TOTAL), more)[0] == Relation("implements", 0, Target("priced", 0))
    assert relations("tax", PRICED, cart(TOTAL), more) == [Relation("overrides", 0, Target("priced", 2))]


def test_an_interface_without_methods_is_implemented_by_none() -> None:
    assert relations("cart", interface("priced"), cart(TOTAL)) == []


def test_an_interface_with_an_unknown_base_may_ask_for_more() -> None:
    assert relations("cart", interface("priced", asked("total"), bases=("Unknown",)), cart(TOTAL)) == []


def test_an_interface_that_asks_for_a_method_of_a_type_makes_the_type_dirty() -> None:
    other = interface("other", asked("total"))
    assert dirty([cart(TOTAL, TAX)], [cart(TOTAL, TAX), other], SEMANTICS) == {"other", "cart"}


def test_a_method_that_comes_to_an_interface_makes_its_types_dirty() -> None:
    more = interface("priced", asked("total"), asked("tax", "rate"), asked("weight"))
    assert "cart" in dirty([PRICED, cart(TOTAL, TAX)], [more, cart(TOTAL, TAX)], SEMANTICS)


def test_a_method_that_comes_to_a_type_in_another_file_makes_the_type_dirty() -> None:
    before, now = file(path="tax", package=SHOP), file(path="tax", definitions=[TAX], package=SHOP)
    assert "cart" in dirty([PRICED, cart(TOTAL), before], [PRICED, cart(TOTAL), now], SEMANTICS)

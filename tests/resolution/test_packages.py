"""Files of a package share one scope, and a type's methods may stand outside of it in any file."""

from __future__ import annotations

from collections.abc import Collection

from oxigraph_code.facts import Definition, FileFacts, Import, Link, Reference, Relation, Scope, Target
from oxigraph_code.facts.kinds import ImportKind
from oxigraph_code.resolution import Resolution
from tests.resolution.by_hand import PACKAGE, PlainSemantics, definition, file, method_of
from tests.resolution.dirty import dirty

SHOP = f"{PACKAGE}shop"


def call(text: str, scope: int = 0) -> Reference:
    receiver, _, name = text.rpartition(".")
    return Reference("call", name, receiver, text, scope, 1)


def importing(name: str, kind: ImportKind = "module", part: str = "") -> Import:
    return Import(kind, name, part, "" if part else name.removeprefix(PACKAGE), 0, 1)


def declaring(path: str, *definitions: Definition, package: str = SHOP, calls: Collection[str] = ()) -> FileFacts:
    """Return a file of a package with a body for each class."""
    scopes = [Scope("class", 0, index) for index, entry in enumerate(definitions) if entry.kind == "class"]
    return file(*scopes, path=path, definitions=definitions, references=list(map(call, calls)), package=package)


def resolution(*files: FileFacts) -> Resolution:
    return Resolution({facts.path: facts for facts in sorted(files, key=lambda facts: facts.path)}, PlainSemantics())


def links(path: str, *files: FileFacts) -> list[Link]:
    return resolution(*files).of_file(path).links


CART = declaring("cart", definition("class", "Cart"))
TAX = declaring("tax", definition("function", "tax"), method_of("Cart", "total"))


def test_a_name_that_a_file_does_not_bind_is_one_of_its_package() -> None:
    found = links("main", TAX, declaring("main", calls=["tax"]))
    assert found == [Link("lexical", (Target("tax", 0),))]


def test_a_name_of_the_file_comes_before_one_of_its_package() -> None:
    found = links("main", TAX, declaring("main", definition("function", "tax"), calls=["tax"]))
    assert found == [Link("lexical", (Target("main", 0),))]


def test_files_of_another_package_bind_nothing() -> None:
    found = links("main", TAX, declaring("main", calls=["tax"], package="other"))
    assert [link.reason for link in found] == ["undefined"]


def test_imports_of_a_file_bind_nothing_in_its_package() -> None:
    other = file(path="other", imports=[importing("lib")], package=SHOP)
    assert [link.reason for link in links("main", other, declaring("main", calls=["lib"]))] == ["undefined"]


def test_an_imported_package_has_the_names_of_all_its_files() -> None:
    user = file(path="user", imports=[importing(SHOP)], references=[call("shop.tax"), call("shop.Cart")])
    assert [link.targets for link in links("user", CART, TAX, user)] == [(Target("tax", 0),), (Target("cart", 0),)]


def test_an_import_of_a_package_is_an_edge_to_all_its_files() -> None:
    user = file(path="user", imports=[importing(SHOP)])
    relations = resolution(CART, TAX, user).of_file("user").relations
    assert set(relations) == {Relation("imports", -1, Target(path, -1)) for path in ("cart", "tax")}


class WithTests(PlainSemantics):
    """A language in which tests share the scope of their package."""

    def is_unseen_by_importers(self, facts: FileFacts) -> bool:
        return facts.path.endswith("_test")


def test_an_import_of_a_package_leads_to_no_test_of_it() -> None:
    user, test = file(path="user", imports=[importing(SHOP)]), declaring("tax_test", calls=["tax"])
    files = {facts.path: facts for facts in (TAX, test, user)}
    found = Resolution(files, WithTests())
    assert found.of_file("user").relations == [Relation("imports", -1, Target("tax", -1))]
    assert found.of_file("tax_test").links == [Link("lexical", (Target("tax", 0),))]


def test_an_import_of_one_name_is_an_edge_to_its_file_alone() -> None:
    user = file(path="user", imports=[importing(SHOP, "symbol", "tax")])
    relations = resolution(CART, TAX, user).of_file("user").relations
    assert set(relations) == {Relation("imports", -1, Target("tax", end)) for end in (-1, 0)}


def test_a_package_without_files_is_external() -> None:
    user = file(path="user", imports=[importing(f"{PACKAGE}none")], references=[call("none.tax")])
    assert [link.external for link in links("user", CART, user)] == [f"{PACKAGE}none.tax"]


def test_a_method_outside_of_its_type_is_a_member_of_it() -> None:
    found = links("main", CART, TAX, declaring("main", calls=["Cart().total", "Cart().none"]))
    assert found[0] == Link("member", (Target("tax", 1),))
    assert found[1].reason == "undefined"


def test_a_method_outside_of_its_type_is_no_name_of_the_package() -> None:
    assert [link.reason for link in links("main", TAX, declaring("main", calls=["total"]))] == ["undefined"]


def test_a_type_and_its_methods_outside_lead_to_each_other() -> None:
    of_both = resolution(CART, TAX)
    assert of_both.of_file("cart").relations == [Relation("has_function", 0, Target("tax", 1))]
    assert of_both.of_file("tax").relations == [Relation("nested_in", 1, Target("cart", 0))]


def test_of_several_files_that_declare_a_name_the_nearest_counts() -> None:
    far, near = declaring("b/tax", definition("function", "tax")), declaring("a/tax", definition("function", "tax"))
    found = links("a/main", far, near, declaring("a/main", calls=["tax"]))
    assert found == [Link("lexical", (Target("a/tax", 0),))]


MAIN = declaring("main", calls=["tax", "Cart().total"])
APART = declaring("apart", package="other", calls=["tax"])


def test_a_file_that_adds_a_looked_up_name_to_a_package_makes_its_files_dirty() -> None:
    assert dirty([CART, MAIN, APART], [CART, MAIN, APART, TAX]) == {"tax", "main", "cart"}


def test_a_name_that_is_not_looked_up_makes_no_file_dirty() -> None:
    more = declaring("more", definition("function", "unused"))
    assert dirty([CART, TAX, MAIN, APART], [CART, TAX, MAIN, APART, more]) == {"more"}


def test_a_method_that_comes_to_a_file_makes_the_file_of_its_type_dirty() -> None:
    more = declaring("tax", definition("function", "tax"), method_of("Cart", "total"), method_of("Cart", "sum"))
    assert "cart" in dirty([CART, TAX, APART], [CART, more, APART])


def test_importers_of_a_package_are_dirty_if_files_come() -> None:
    user = file(path="user", imports=[importing(SHOP)])
    more = declaring("more", definition("function", "unused"))
    assert dirty([CART, user], [CART, user, more]) == {"more", "user"}

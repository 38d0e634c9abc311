"""All references to a symbol are reported, each kind apart, with the bases of types and methods."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oxigraph_code.errors import ArgumentError
from oxigraph_code.tools import Workspace
from oxigraph_code.tools.calls.hierarchy import type_hierarchy
from oxigraph_code.tools.references.references import find_references
from tests.indexing.support import rows
from tests.tools.support import ask

FILES = {
    "rows.ts": """\
import { Strange } from 'somewhere';
export interface Rows { seenAt: string }
export function seen(row: Strange<Rows>) { return row.seenAt; }
""",
    "stock.go": (
        "package stock\n\n"
        'type Item struct {\n\tUnitCost float64 `gorm:"column:unit_cost"`\n'
        '\tOwner string `db:"owner_name"`\n\tWeight int\n}\n\n'
        'func Raise(db DB) {\n\tdb.Where("unit_cost > ?", 3)\n\tdb.Raw(`select\n  owner_name from items`)\n}\n'
    ),
    "shade.go": (
        'package stock\n\nimport "example.com/paint"\n\ntype Shade struct {\n\tTint string\n}\n\n'
        "func tint() string {\n\treturn paint.Load().Tint\n}\n"
    ),
    "pyproject.toml": '[project]\nname = "shop"\ndependencies = ["requests"]\n',
    "cart.py": (
        "import threading\n\n\n"
        "class Base:\n    def total(self): ...\n\n\n"
        "class Cart(Base):\n    def total(self): ...\n\n\n"
        "class GiftCart(Cart, threading.Thread):\n    def total(self): ...\n\n\n"
        "LIMIT = 1\n\n\n"
        "def check():\n    global LIMIT\n    LIMIT = 2\n\n\n"
        "def read():\n    return LIMIT\n"
    ),
    "order.py": "from cart import LIMIT, Cart\n\n\ndef order(given: Cart):\n    return Cart()\n",
    "area.rs": (
        "pub trait Area {\n    fn area(&self) -> u8;\n}\n\npub struct Square;\n\n"
        "impl Area for Square {\n    fn area(&self) -> u8 {\n        1\n    }\n}\n\n"
        "impl<T> Area for Vec<T> {\n    fn area(&self) -> u8 {\n        2\n    }\n}\n\n"
        "#[derive(Clone)]\npub struct Circle;\n\nmod circle;\n"
    ),
    "area/circle.rs": (
        "use super::{Area, Circle};\n\nimpl Area for Circle {\n    fn area(&self) -> u8 {\n        3\n    }\n}\n"
    ),
    "price.py": (
        "class Price:\n    amount = 1\n\n\n"
        "def known(given: Price):\n    return given.amount\n\n\n"
        "def unknown(given):\n    return given.amount\n\n\n"
        "def changed(given):\n    given.amount = 2\n\n\n"
        'COLUMNS = ["amount"]\nORDER = "-price__amount"\nHELP = "the amount"\nSHOWN = {amount: HELP}\n'
    ),
    "session.py": "class Session:\n    state = None\n",
    "polled.py": (
        "from session import Session\n\n\n"
        "class Polled(Session):\n    def poll(self):\n        self.state = 1\n\n"
        "    def show(self):\n        return self.state\n\n"
        "    def stop(self):\n        if self.state:\n            self.state = 0\n"
    ),
    "limits.py": (
        "import settings\nfrom limiter import limit\n\n\n"
        "@limit(settings.RATE)\ndef login():\n    return settings.RATE, settings.RATE\n\n\n"
        "def other(RATE): ...\n"
    ),
    "settings.py": "RATE = 3\n",
    "tile.rs": (
        "pub struct Tile {\n    side: u8,\n}\n\n"
        "impl Tile {\n    fn side(&self) -> u8 {\n        self.side\n    }\n}\n\n"
        "pub fn run(tile: &Tile) -> u8 {\n    tile.side()\n}\n"
    ),
    "Monitor.java": (
        "import lombok.Data;\n\n@Data\nclass Monitor {\n    byte status;\n}\n\n"
        "class Service {\n    void stop(Monitor monitor) {\n        monitor.setStatus(2);\n    }\n"
        "    boolean is_up(Monitor monitor) {\n        return monitor.getStatus() == 1;\n    }\n}\n"
    ),
    "round.py": "class A(B): ...\n\n\nclass B(A): ...\n",
}


def test_each_kind_of_reference_is_a_part(workspace: Workspace, root: Path) -> None:
    first, *others = ask(workspace, root, find_references, "Cart").splitlines()
    assert first.startswith(
        "4 places refer to cart.py:8 class Cart · calls in 1, type uses in 1, subtypes in 1, imports in 1 · "
    )
    assert others[:-1] == [
        "calls it: order.py",
        "  5 function order",
        "names it: order.py",
        "  4, 5 function order",
        "extends it: cart.py",
        "  12 class GiftCart",
        "imports it:",
        "  order.py:1",
    ]


def test_of_a_file_its_importers_and_the_uses_of_its_symbols_are_told(workspace: Workspace, root: Path) -> None:
    first, *others = ask(workspace, root, find_references, "cart.py").splitlines()
    assert first.startswith("1 file imports cart.py · 1 of its 9 symbols used in 1 other file · ")
    assert others[:-1] == [
        "imports it:",
        "  order.py:1",
        "is used from other files:",
        "  8 class Cart · 1 user in 1 file",
    ]


def test_a_line_that_was_copied_from_an_answer_names_its_symbol(workspace: Workspace, root: Path) -> None:
    said = ask(workspace, root, find_references, "cart.py:8 class Cart(Base)")
    assert said == ask(workspace, root, find_references, "cart.py:Cart")


def test_the_lines_of_reads_are_those_that_name_it(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, find_references, "settings.RATE")
    assert found.startswith("2 places refer to settings.py:1 variable RATE · reads in 2 · ")
    assert "reads it: limits.py\n  5 at module level\n  7 function login\n" in found


def test_reads_and_writes_of_a_variable_are_apart(workspace: Workspace, root: Path) -> None:
    said = ask(workspace, root, find_references, "LIMIT")
    assert "writes it: cart.py\n  21 function check\n" in said
    assert "reads it: cart.py\n  25 function read\n" in said


def test_a_line_that_only_assigns_is_no_line_of_a_read(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, find_references, "Session.state")
    assert "writes it: polled.py\n  6 method Polled.poll\n  13 method Polled.stop\n" in found
    assert "reads it: polled.py\n  9 method Polled.show\n  12 method Polled.stop\n" in found


def test_a_subclass_that_sets_a_field_writes_that_of_its_base(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, find_references, "Session.state")
    assert found.startswith("4 places refer to session.py:2 field Session.state · writes in 2, reads in 2 · ")
    assert "writes it: polled.py\n  6 method Polled.poll\n" in found


def test_who_imports_a_variable_is_told_as_who_imports_a_class(workspace: Workspace, root: Path) -> None:
    assert "imports it:\n  order.py:1\n" in ask(workspace, root, find_references, "LIMIT")


def test_the_references_of_every_symbol_are_those_of_the_graph(workspace: Workspace, root: Path) -> None:
    kinds = ["references", "writes", "extends", "implementsTrait", "overrides", "imports", "calls", "instantiates"]
    edges = "|".join(f"code:{kind}" for kind in kinds)
    found = rows(workspace, f"SELECT DISTINCT ?b ?a {{ ?a {edges} ?b . ?b code:definedIn ?module }}")
    assert len(found) > 5
    for symbol in {target for target, _ in found}:
        told = json.loads(ask(workspace, root, find_references, symbol, format="json"))
        for unresolved in ("unresolved_uses", "quoted", "members", "stated"):
            told.pop(unresolved, None)
        listed = {row["iri"] for rows_of in told.values() if isinstance(rows_of, list) for row in rows_of}
        assert listed == {source for target, source in found if target == symbol}


@pytest.mark.parametrize(
    ("field", "row"), [("UnitCost", 'stock.go:10 · db.Where("unit_cost'), ("Owner", "stock.go:12")]
)
def test_strings_with_the_column_of_a_field_may_mean_it(workspace: Workspace, root: Path, field: str, row: str) -> None:
    found = ask(workspace, root, find_references, f"Item.{field}")
    assert found.startswith("0 known references to stock.go:")
    assert "the name that its declaration states in a string on 1 line" in found.splitlines()[0]
    assert f"has the name that its declaration states:\n  {row}" in found
    assert ask(workspace, root, find_references, "Item.Weight").startswith("0 references to ")


def test_a_member_of_another_type_may_be_a_field_that_nothing_uses(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, find_references, "Shade.Tint")
    assert " · a member of its name on 1 line · " in found.splitlines()[0]
    assert "has a member of its name, of another or an unknown type:\n  shade.go:10\n" in found


def test_a_type_stands_for_the_block_that_implements_something_for_it(workspace: Workspace, root: Path) -> None:
    _, *lines, _ = ask(workspace, root, type_hierarchy, "Area").splitlines()
    assert lines == [
        "derived from it:",
        "  area.rs:19 class Circle · implemented at area/circle.rs:3-7",
        "  area.rs:5 class Square · implemented at 7-11",
        "  area.rs:13 implementation impl Area for Vec<T>",
    ]


def test_a_type_has_the_traits_of_its_blocks_in_other_files_and_those_it_derives(
    workspace: Workspace, root: Path
) -> None:
    _, *lines, _ = ask(workspace, root, type_hierarchy, "Circle").splitlines()
    assert lines == [
        "derives from:",
        "  external std::clone::Clone",
        "  area.rs:1 trait Area · implemented at area/circle.rs:3-7",
    ]


def test_ancestors_and_descendants_are_trees(workspace: Workspace, root: Path) -> None:
    first, *others = ask(workspace, root, type_hierarchy, "Cart").splitlines()
    assert first.startswith("1 ancestor, 1 descendant of cart.py:8 class Cart · ")
    assert others[:4] == [
        "derives from:",
        "  cart.py:4 class Base",
        "derived from it:",
        "  cart.py:12 class GiftCart",
    ]
    upwards = ask(workspace, root, type_hierarchy, "GiftCart")
    assert "  external threading.Thread\n  cart.py:8 class Cart\n    cart.py:4 class Base\n" in upwards


def test_overrides_are_a_tree_of_methods(workspace: Workspace, root: Path) -> None:
    said = ask(workspace, root, type_hierarchy, "Base.total")
    assert "overridden by:\n  cart.py:9 method Cart.total\n    cart.py:13 method GiftCart.total\n" in said


def test_a_circle_of_bases_ends(workspace: Workspace, root: Path) -> None:
    assert "round.py:4 class B" in ask(workspace, root, type_hierarchy, "A")


def test_the_first_line_counts_the_reads_and_writes_that_may_be_of_a_field(workspace: Workspace, root: Path) -> None:
    first, *others = ask(workspace, root, find_references, "Price.amount").splitlines()
    assert first.startswith(
        "1 place refers to price.py:2 field Price.amount · reads in 1 · unresolved uses of that name in 2 functions · "
        "its name in quotes or before a colon on 3 lines · "
    )
    assert others[:-1] == [
        "reads it: price.py",
        "  6 function known",
        "may use it, of something unknown: price.py",
        "  10 function unknown",
        "  14 function changed",
        "has its name in quotes or before a colon:",
        "  price.py:17, 18, 20",
    ]


def test_a_kind_keeps_the_uses_of_something_unknown_that_may_be_of_it(workspace: Workspace, root: Path) -> None:
    first, *others = ask(workspace, root, find_references, "Price.amount", kind="writes").splitlines()
    assert first.startswith("1 possible reference, none certain, to price.py:2 field Price.amount by writes · ")
    assert others[:-1] == ["may write it, of something unknown: price.py", "  14 function changed"]


def test_a_field_and_the_method_of_its_name_are_told_apart(workspace: Workspace, root: Path) -> None:
    first, *others = ask(workspace, root, find_references, "Tile.side").splitlines()
    assert first.startswith(
        "2 places refer to tile.rs:2 field Tile.side and tile.rs:6 method Tile.side · calls in 1, reads in 1 · "
    )
    assert others[:-1] == [
        "calls the method: tile.rs",
        "  12 function run",
        "reads the field: tile.rs",
        "  7 method Tile.side",
    ]


def test_a_generated_setter_writes_its_field_and_a_getter_reads_it(workspace: Workspace, root: Path) -> None:
    first, *others = ask(workspace, root, find_references, "Monitor.status", kind="writes").splitlines()
    assert first.startswith("1 place refers to Monitor.java:5 field Monitor.status by writes · writes in 1 · ")
    assert others[:2] == ["writes it: Monitor.java", "  10 method Service.stop"]
    first, *others = ask(workspace, root, find_references, "Monitor.status", kind="reads").splitlines()
    assert first.startswith("1 place refers to Monitor.java:5 field Monitor.status by reads · reads in 1 · ")
    assert others[:2] == ["reads it: Monitor.java", "  13 method Service.is_up"]


def test_a_kind_selects_its_part_and_counts_the_others(workspace: Workspace, root: Path) -> None:
    first, *others = ask(workspace, root, find_references, "Cart", "calls").splitlines()
    assert first.startswith(
        "1 place refers to cart.py:8 class Cart by calls · calls in 1 · 3 of other kinds left out · "
    )
    assert others[:-1] == ["calls it: order.py", "  5 function order"]


def test_several_kinds_are_selected_with_commas(workspace: Workspace, root: Path) -> None:
    answer = json.loads(ask(workspace, root, find_references, "Cart", kind="subtypes, imports", format="json"))
    assert [row["name"] for row in answer["subtypes"]] == ["GiftCart"]
    assert [row["path"] for row in answer["imports"]] == ["order.py"]
    assert answer["total"] == 2
    assert "calls" not in answer


def test_a_kind_without_references_is_no_claim_about_other_kinds(workspace: Workspace, root: Path) -> None:
    first = ask(workspace, root, find_references, "Cart", kind="writes").splitlines()[0]
    assert first.startswith("0 references to cart.py:8 class Cart by writes · 4 of other kinds left out · ")


def test_an_unknown_kind_names_the_known_ones(workspace: Workspace, root: Path) -> None:
    with pytest.raises(ArgumentError, match="kind cannot be 'uses'") as caught:
        ask(workspace, root, find_references, "Cart", kind="uses")
    assert caught.value.hint == ("use one of calls, imports, writes, reads, types, subtypes, overrides, handovers")


def test_a_kind_is_refused_for_a_file(workspace: Workspace, root: Path) -> None:
    with pytest.raises(ArgumentError, match="kind goes with a symbol, and this is a file"):
        ask(workspace, root, find_references, "cart.py", kind="calls")


def test_a_use_on_a_type_of_a_library_that_is_made_of_the_owner_is_possible(workspace: Workspace, root: Path) -> None:
    first, *others = ask(workspace, root, find_references, "Rows.seenAt").splitlines()
    assert first.startswith("1 possible reference, none certain, to rows.ts:2 field Rows.seenAt · ")
    assert "  3 function seen" in others

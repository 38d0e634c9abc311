"""Two refs, or a ref and the working tree, compared: changes, and differences that are none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.errors import FileError, HistoryError
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.changes.comparison import compare_refs
from tests.history.repositories import Files, Script
from tests.indexing.support import index

pytestmark = pytest.mark.usefixtures("in_process")

MANIFEST = {"pyproject.toml": '[project]\nname = "shop"\n'}
CART = """\
class Cart:
    def total(self):
        base = self.base()
        return base * 2

    def base(self):
        return 1


def checkout(cart: Cart):
    return cart.total()
"""


@pytest.fixture
def workspace(tmp_path: Path) -> Iterator[Workspace]:
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    yield opened
    opened.close()


def shop(root: Path, before: Files, after: Files) -> Script:
    """Return a repository with some files on the branch ``old`` and others on ``main``."""
    script = Script(root)
    first = script.commit("Before", {**MANIFEST, **before}, branch="old")
    script.commit("After", after, parents=[first])
    script.check_out()
    return script


def compared(
    workspace: Workspace, script: Script, head: str = "main", offset: int = 0, max_chars: int = 0
) -> list[str]:
    return compare_refs(workspace, Call(), "old", head, str(script.root), offset, max_chars).text.splitlines()


def changes(said: list[str]) -> list[str]:
    return said[1:-1]


def test_what_is_added_removed_and_called_otherwise_is_told(workspace: Workspace, tmp_path: Path) -> None:
    after = CART.replace("cart: Cart):", "cart: Cart, tax: int):").replace("cart.total()", "cart.base() + pay()")
    script = shop(tmp_path / "shop", {"cart.py": CART, "old.py": "def gone():\n    return 1\n"}, {
        "cart.py": f"from pay import pay\n\n\n{after}",
        "pay.py": "def pay():\n    x = 1\n    return x\n\n\nclass Till:\n    def open(self): ...\n",
        "old.py": None,
    })  # fmt: skip
    said = compared(workspace, script)
    assert said[0] == (
        f"old ({script.commits[0][:7]}) to main ({script.commits[1][:7]}): 3 files differ: 1 signature changed, "
        "1 symbol removed, 0 moved, 0 renamed, 3 symbols added, 1 call lost, 2 calls gained, 0 bodies changed"
    )
    assert changes(said) == [
        "signature cart.py:13 function checkout (cart: Cart) → (cart: Cart, tax: int)",
        "removed old.py:1 function gone()",
        "added pay.py:1 function pay()",
        "added pay.py:6 class Till and 1 in it",
        "call lost cart.py/checkout → cart.py/Cart.total",
        "call gained cart.py/checkout → cart.py/Cart.base",
        "call gained cart.py/checkout → pay.py/pay",
    ]


def test_calls_of_what_is_new_or_gone_are_counted_with_it(workspace: Workspace, tmp_path: Path) -> None:
    before = {"cart.py": CART, "old.py": "from cart import checkout\n\n\ndef gone(cart):\n    checkout(cart)\n"}
    new = "from cart import checkout\n\n\nclass Till:\n    def open(self, cart):\n        checkout(cart)\n"
    said = compared(workspace, shop(tmp_path / "shop", before, {"old.py": None, "till.py": new}))
    assert said[0].endswith("2 symbols added, 0 calls lost, 0 calls gained, 0 bodies changed")
    assert changes(said) == [
        "removed old.py:4 function gone(cart) · 1 call",
        "added till.py:4 class Till and 1 in it · 1 call",
    ]


def test_a_call_of_an_overloaded_function_is_one(workspace: Workspace, tmp_path: Path) -> None:
    price = "from typing import overload\n\n\n" + "".join(
        f"@overload\ndef price(of: {kind}) -> {kind}: ...\n" for kind in ("int", "str")
    )
    price += "def price(of):\n    return of\n\n\ndef pay(of):\n    return"
    said = compared(workspace, shop(tmp_path / "shop", {"p.py": f"{price} of\n"}, {"p.py": f"{price} price(of)\n"}))
    assert changes(said) == [
        "call gained p.py/pay → p.py/price",
        "body p.py:12 function pay · return of → return price(of)",
    ]


def test_of_a_folder_only_what_is_in_it_is_told(workspace: Workspace, tmp_path: Path) -> None:
    script = shop(
        tmp_path / "shop",
        {"src/a.py": ""},
        {"src/new.py": "def new(): ...\n", "tests/test.py": "def test_new(): ...\n"},
    )
    said = compare_refs(workspace, Call(), "old", "main", str(script.root / "src")).text.splitlines()
    assert changes(said) == ["added src/new.py:1 function new()"]
    assert "1 symbol added" in said[0]


@pytest.mark.slow
@pytest.mark.parametrize("head", ["main", ""])
def test_of_what_one_side_does_not_have_all_is_new_moved_or_gone(
    workspace: Workspace, tmp_path: Path, head: str
) -> None:
    kept, moved = "def cached(): ...\n", "def moved():\n    x = 1\n    return x\n"
    script = shop(
        tmp_path / "shop",
        {"a.py": kept + moved, "gone/b.py": "def gone(): ...\n"},
        {"a.py": kept, "src/in/c.py": moved + "def new(): ...\n", "gone/b.py": None},
    )

    def told(path: str) -> list[str]:
        said = compare_refs(workspace, Call(), "old", head, str(script.root / path)).text.splitlines()
        return changes(said)

    inside = ["moved src/in/c.py:1 function moved from a.py:2 moved", "added src/in/c.py:4 function new()"]
    assert told("src/in") == told("src/in/c.py") == inside
    assert told("gone") == told("gone/b.py") == ["removed gone/b.py:1 function gone()"]
    with pytest.raises(FileError, match="nowhere"):
        told("nowhere")


def test_a_project_that_is_new_is_added_whole(workspace: Workspace, tmp_path: Path) -> None:
    new = {"inner/pyproject.toml": '[project]\nname = "inner"\n', "inner/a.py": "def new(): ...\n"}
    script = shop(tmp_path / "shop", {"cart.py": CART}, new)
    said = compare_refs(workspace, Call(), "old", "main", str(script.root / "inner")).text.splitlines()
    assert changes(said) == ["added inner/a.py:1 function new()"]


def test_a_class_that_moves_is_no_loss_and_its_calls_are_the_same(workspace: Workspace, tmp_path: Path) -> None:
    kept, moved = CART[CART.index("def checkout") :], CART[: CART.index("\n\ndef checkout")]
    after = {"cart.py": f"from basket import Cart\n\n\n{kept}", "basket.py": f"\n\n{moved}"}
    said = compared(workspace, shop(tmp_path / "shop", {"cart.py": CART}, after))
    assert changes(said) == ["moved basket.py:3 class Cart from cart.py:1 Cart"]
    assert ": 0 signatures changed, 0 symbols removed, 3 moved, 0 renamed, 0 symbols added, 0 calls lost" in said[0]


def test_members_that_move_to_another_class_are_one_line(workspace: Workspace, tmp_path: Path) -> None:
    members = "".join(f"    def m{number}(self):\n        x = {number}\n        return x\n\n" for number in range(4))
    before, after = f"class Old:\n    a = 1\n\n{members}", f"class New:\n    b = 2\n    c = 3\n\n{members}"
    said = changes(compared(workspace, shop(tmp_path / "shop", {"a.py": before}, {"a.py": after})))
    assert [line for line in said if line.startswith("moved")] == [
        "moved a.py:5 method New.m0 from a.py:4 Old.m0, and 3 more from there"
    ]


def test_a_rename_is_known_by_the_text_that_is_left(workspace: Workspace, tmp_path: Path) -> None:
    text = "def pay(n):\n    if n:\n        return pay(n - 1)\n    return n\n"
    said = compared(workspace, shop(tmp_path / "shop", {"a.py": text}, {"a.py": text.replace("pay", "charge")}))
    assert changes(said) == ["renamed a.py:1 function charge from a.py:1 pay"]


def test_short_texts_and_texts_that_are_there_twice_are_no_renames(workspace: Workspace, tmp_path: Path) -> None:
    short, long = "def a(): ...\n", "def f():\n    x = 1\n    y = 2\n    return x + y\n"
    before = {"s.py": short, "l.py": long}
    after = {"s.py": "def b(): ...\n", "l.py": long.replace("f()", "g()") + long.replace("f()", "h()")}
    said = changes(compared(workspace, shop(tmp_path / "shop", before, after)))
    assert [line.split(" ")[0] for line in said] == ["removed", "removed", "added", "added", "added"]


def test_a_ref_is_compared_with_the_files_as_they_are_now(workspace: Workspace, tmp_path: Path) -> None:
    script = shop(tmp_path / "shop", {"cart.py": CART}, {})
    assert compared(workspace, script, "")[1:] == ["no difference in symbols, signatures or calls"]
    (script.root / "new.py").write_text("def new(): ...\n")
    said = compared(workspace, script, "")
    assert said[0].startswith(f"old ({script.commits[0][:7]}) to the working tree: ")
    assert changes(said) == ["added new.py:1 function new()"]


@pytest.mark.slow
def test_a_comparison_leaves_the_store_as_it_was(workspace: Workspace, tmp_path: Path) -> None:
    script = shop(tmp_path / "shop", {"cart.py": CART}, {"new.py": "def new(): ...\n"})
    assert changes(compared(workspace, script)) == ["added new.py:1 function new()"]
    assert workspace.store.generation() == 0
    index(workspace, script.root)
    before = workspace.store.generation()
    assert changes(compared(workspace, script, "")) == ["added new.py:1 function new()"]
    assert workspace.store.generation() == before


@pytest.mark.slow
def test_what_has_no_room_is_counted_and_can_be_asked_for(workspace: Workspace, tmp_path: Path) -> None:
    many = {"many.py": "".join(f"def function_{number:03}(): ...\n" for number in range(100))}
    script = shop(tmp_path / "shop", {}, many)
    said = compared(workspace, script, max_chars=1500)
    assert len("\n".join(said)) <= 1500
    left = re.fullmatch(r"(\d+) left out; more: offset=(\d+)", said[-1])
    assert left is not None
    first = said[1:-1]
    assert len(first) == int(left[2]) == 100 - int(left[1])
    rest = changes(compared(workspace, script, offset=int(left[2])))
    assert len(rest) == int(left[1])


@pytest.mark.slow
def test_a_bare_repository_has_no_working_tree_to_compare_with(workspace: Workspace, tmp_path: Path) -> None:
    script = Script(tmp_path / "shop.git", bare=True)
    script.commit("Before", {**MANIFEST, "cart.py": CART}, branch="old")
    script.commit("After", {**MANIFEST, "a/cart.py": CART})
    with pytest.raises(HistoryError, match="no working tree"):
        compared(workspace, script, "")
    assert changes(compared(workspace, script))[0] == "moved file a/cart.py from cart.py, 4 symbols in it"

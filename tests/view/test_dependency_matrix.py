"""The matrix of dependencies: folded to the parts of a folder, cycles marked, users before what they use."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.workspace.scope import QuestionScope, find_scope
from oxigraph_code.view.code_map import code_map
from oxigraph_code.view.dependency_cycles import components
from oxigraph_code.view.dependency_matrix import matrix
from tests.in_process import stores_in_process
from tests.indexing.support import index, write

FILES = ["src/shop/cart.py", "src/shop/mail/send.py", "src/shop/mail/text.py", "src/shop/tax.py"]
USES = {
    ("src/shop/cart.py", "src/shop/tax.py"): 3,
    ("src/shop/cart.py", "src/shop/mail/send.py"): 1,
    ("src/shop/mail/text.py", "src/shop/tax.py"): 2,
    ("src/shop/mail/send.py", "src/shop/mail/text.py"): 5,
}


def named_cells(found: dict[str, Any]) -> dict[tuple[str, str], int]:
    names = [part["name"] for part in found["parts"]]
    return {(names[user], names[used]): count for user, used, count in found["cells"]}


def test_files_of_a_subfolder_are_joined_to_one_part() -> None:
    found = matrix(FILES, USES, "src/shop")
    assert named_cells(found) == {("cart.py", "tax.py"): 3, ("cart.py", "mail"): 1, ("mail", "tax.py"): 2}
    assert {part["name"]: part["files"] for part in found["parts"]} == {"cart.py": 1, "mail": 2, "tax.py": 1}


def test_the_only_folder_of_a_folder_is_entered() -> None:
    assert matrix(FILES, USES, "")["folder"] == "src/shop"


def test_without_cycles_users_come_before_what_they_use() -> None:
    found = matrix(FILES, USES, "")
    assert [part["name"] for part in found["parts"]] == ["cart.py", "mail", "tax.py"]
    assert all(user < used for user, used, _ in found["cells"])
    assert {part["cycle"] for part in found["parts"]} == {-1}


def test_parts_of_a_cycle_are_marked() -> None:
    found = matrix(FILES, {**USES, ("src/shop/tax.py", "src/shop/mail/send.py"): 1}, "")
    cycles = {part["name"]: part["cycle"] for part in found["parts"]}
    assert cycles["cart.py"] == -1
    assert cycles["mail"] == cycles["tax.py"] != -1


def test_parts_without_room_are_counted() -> None:
    files = [f"f{number:03}.py" for number in range(130)]
    found = matrix(files, {("f129.py", "f000.py"): 1}, "")
    assert found["left_out"] == 10
    assert named_cells(found) == {("f129.py", "f000.py"): 1}


def test_a_folder_without_files_has_no_parts() -> None:
    assert matrix(FILES, USES, "docs")["parts"] == []


def test_a_chain_longer_than_the_stack_of_python_has_a_component_for_each_node() -> None:
    count = 5000
    found = components(count, [(number, number + 1) for number in range(count - 1)])
    assert found == list(reversed(range(count)))


def test_nodes_that_reach_each_other_are_one_component() -> None:
    found = components(5, [(0, 1), (1, 2), (2, 0), (2, 3)])
    assert found[0] == found[1] == found[2] > found[3]
    assert len(set(found)) == 3


def test_a_text_that_names_a_symbol_is_no_dependency(tmp_path: Path) -> None:
    root = write(
        tmp_path / "shop",
        {
            "shop/__init__.py": "",
            "shop/settings.py": 'JOBS = ["shop.mail.send"]\n',
            "shop/mail.py": "from shop.tax import rate\n\n\ndef send():\n    return rate()\n",
            "shop/tax.py": "def rate(): ...\n",
        },
    )
    with stores_in_process():
        workspace = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
        index(workspace, root)
        scope = find_scope(workspace, Call(), str(root))
        assert isinstance(scope, QuestionScope)
        found = code_map(workspace, scope).dependencies
        workspace.close()
    assert [pair for pair in found if "shop/settings.py" in pair] == []
    assert ("shop/mail.py", "shop/tax.py") in found

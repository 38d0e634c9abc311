"""Imports of files are reported in both directions, with circles and declared dependencies."""

from __future__ import annotations

from pathlib import Path

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.calls.imports import get_dependencies
from tests.tools.support import ask, indexed

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\ndependencies = ["requests>=2"]\n',
    "shop/__init__.py": "",
    "shop/a.py": "import os.path\nimport requests\nfrom shop import b\n\nHERE = os.path.abspath('.')\n",
    "shop/b.py": "from shop.c import C\n",
    "shop/c.py": "import shop.a\n\n\nclass C: ...\n",
    "main.py": "import numpy\nimport requests\nfrom shop.a import b\n",
    "examples/pyproject.toml": '[project]\nname = "examples"\ndependencies = ["requests==1.0", "numpy==1.0"]\n',
    "examples/run.py": "import requests\n",
    "sale/d.py": "from shop.c import C\n\n\nclass D(C):\n    def make(self):\n        return C()\n",
    "sale/e.py": "from sale.d import D\n\n\ndef made():\n    return D().make()\n"
    "\n\nclass requests: ...\n\n\nclass Numpy: ...\n",
    "till/Cargo.toml": '[package]\nname = "till"\n[dependencies]\nserde = "1"\n',
    "till/src/lib.rs": "use crate::made::Made;\nuse serde::Serialize;\nuse std::mem::swap;\n"
    "fn turn(a: &mut u8, b: &mut u8) { swap(a, b) }\n",
}


def test_imports_in_and_out_are_told_with_the_shortest_circle(workspace: Workspace, root: Path) -> None:
    _, *others = ask(workspace, root, get_dependencies, "shop/b.py").splitlines()
    assert others[:-1] == [
        "imports:",
        "  shop/c.py",
        "is imported by:",
        "  main.py",
        "  shop/a.py",
        "imports itself through:",
        "  shop/c.py",
        "  shop/a.py",
    ]


def test_packages_from_outside_are_told_with_what_is_declared(workspace: Workspace, root: Path) -> None:
    said = ask(workspace, root, get_dependencies, "shop/a.py")
    assert "of manifests:\n  requests · declared >=2\nimports from outside, not declared" in said
    assert "are not:\n  os\n" in said


def test_what_nothing_says_to_be_of_a_package_is_none(workspace: Workspace, root: Path) -> None:
    said = ask(workspace, root, get_dependencies, "till/src/lib.rs")
    assert "and 2 packages from outside" in said
    assert "  serde · declared 1\n" in said
    assert "  std\n" in said
    assert "nor outside:\n  crate::made::Made\n" in said


def test_of_a_folder_what_leads_out_of_it_is_told(workspace: Workspace, root: Path) -> None:
    first, *others = ask(workspace, root, get_dependencies, "shop/").splitlines()
    assert first.startswith("shop/ (4 files) imports 0 other files and 2 packages from outside")
    assert "  main.py" in others


def test_of_a_package_from_outside_who_imports_it_is_told(workspace: Workspace, root: Path) -> None:
    first, *others = ask(workspace, root, get_dependencies, "requests").splitlines()
    assert first.startswith(
        "3 files import package requests · declared >=2 by the root · declared ==1.0 by examples · "
    )
    assert others[:3] == ["  examples/run.py: requests", "  main.py: requests", "  shop/a.py: requests"]


def test_the_version_is_that_of_the_project_of_the_file_or_of_one_around_it(workspace: Workspace, root: Path) -> None:
    assert "  requests · declared ==1.0\n" in ask(workspace, root, get_dependencies, "examples/run.py")
    main = ask(workspace, root, get_dependencies, "main.py")
    assert "  requests · declared >=2\n" in main
    assert "  numpy · declared by another project only\n" in main


def test_what_is_neither_is_told(workspace: Workspace, root: Path) -> None:
    assert "is no file or folder in the index" in ask(workspace, root, get_dependencies, "nothing")


def test_a_symbol_has_its_dependencies_and_its_dependents_by_kinds_of_edges(workspace: Workspace, root: Path) -> None:
    first, *others = ask(workspace, root, get_dependencies, "D").splitlines()
    assert first.startswith("sale/d.py:4 class D depends on 1 symbol, and 2 symbols or files depend on it · ")
    assert others[:-1] == [
        "depends on: shop/c.py",
        "  4 class C · extends, instantiates",
        "is used by: sale/e.py",
        "  at module level · imports",
        "  4 function made · calls, instantiates",
    ]


def test_a_package_comes_before_a_symbol_of_its_name_and_the_answer_names_both(
    workspace: Workspace, root: Path
) -> None:
    text = ask(workspace, root, get_dependencies, "requests")
    assert text.startswith("3 files import package requests")
    assert "for the symbol of that name: get_dependencies path=sale/e.py:requests" in text
    assert ask(workspace, root, get_dependencies, "sale/e.py:requests").startswith("sale/e.py:8 class requests depends")


def test_a_symbol_comes_before_a_package_that_no_file_imports(workspace: Workspace, root: Path) -> None:
    assert ask(workspace, root, get_dependencies, "Numpy").startswith("sale/e.py:11 class Numpy depends on 0 symbols")


def test_a_module_of_go_is_declared_by_its_whole_path(tmp_path: Path) -> None:
    files = {
        "go.mod": "module shop\n\ngo 1.22\n\nrequire github.com/go-ldap/ldap/v3 v3.4.10\n",
        "auth/ldap.go": (
            'package auth\n\nimport (\n\t"net"\n\n\t"github.com/go-ldap/ldap/v3"\n\t"github.com/own/kept/part"\n)\n\n'
            'func Dial() { net.Dial("", ""); ldap.DialURL(""); part.Of() }\n'
        ),
    }
    for workspace, root in indexed(tmp_path / "shop", files):
        text = ask(workspace, root, get_dependencies, "auth/ldap.go")
        assert "github.com/go-ldap/ldap/v3 · declared v3.4.10" in text
        assert "  github.com/own/kept\n" in text
